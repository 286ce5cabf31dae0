"""The pictures on the cards of a journey: the line on a small map, and what is to be drawn."""

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.engine.model import Piece
from verne_tabletop.games.journey.edition import TRACKS
from verne_tabletop.games.journey.state import FISH
from verne_tabletop.table.faces import CardFace, paint_words
from verne_tabletop.table.figures import Look, colour, rect_path
from verne_tabletop.table.journey_ink import HALF, TINTS, bore, icon, walls
from verne_tabletop.table.journey_sheet import CARD_HIGH, CARD_WIDE
from verne_tabletop.table.ornament import add, polygon
from verne_tabletop.table.pen import Line, curve, hatch, outline, strokes
from verne_tabletop.table.tackle import cross_lines
from verne_tabletop.table.tokens import BOLD, FINE

if TYPE_CHECKING:
    from verne_tabletop.table.journey import JourneyScene


def line_card(scene: "JourneyScene", piece: Piece) -> CardFace:
    """The exploration card of a round."""
    board = scene.journey.board
    key = board.keys[piece]
    index = key[-1].upper() if piece != board.joker else "?"
    return CardFace(scene.piece_name(piece), index, art=line_art, key=key, width=CARD_WIDE, height=CARD_HIGH)


def tunnel_card(scene: "JourneyScene", piece: Piece) -> CardFace:
    """The tunnel card of a round, with whom it tires."""
    board = scene.journey.board
    weary = board.exhausts[piece - board.first_tunnel]
    return CardFace(
        scene.piece_name(piece),
        art=tunnel_art,
        key=board.keys[piece],
        note=scene.say("state.tires", (("piece", board.first_character + weary),)) if weary >= 0 else "",
        width=CARD_WIDE,
        height=CARD_HIGH,
    )


def line_art(painter: QPainter, area: QRectF, look: Look, key: str) -> None:
    """Nine by nine cells with the line of the card dark; the question mark for any line."""
    palette = look.palette
    side = min(area.width(), area.height())
    step = side / 9
    left, top = area.center().x() - side / 2, area.center().y() - side / 2
    if key == "any_line":
        painter.fillPath(_net(side).translated(left, top), colour(palette.ink_soft, 0.45))
        paint_words(painter, "?", area, palette.seal, side * 0.8, 20, 700)
        return
    if key.startswith("row_"):
        band = QRectF(left, top + "abcdefghi".index(key[-1]) * step, side, step)
    else:
        band = QRectF(left + (int(key[-1]) - 1) * step, top, step, side)
    painter.fillPath(_net(side).translated(left, top), colour(palette.ink_soft, 0.55))
    painter.fillRect(band, colour(palette.ochre, 0.85))
    painter.fillPath(outline(rect_path(band), BOLD * 0.9, 3, 0.3), colour(palette.ink))


@lru_cache(maxsize=8)
def _net(side: float) -> QPainterPath:
    step = side / 9
    lines: list[Line] = []
    for at in range(10):
        lines.append(((0.0, at * step), (side, at * step)))
        lines.append(((at * step, 0.0), (at * step, side)))
    return strokes(tuple(lines), FINE * 0.8, 3, 0.2, 0.0)


def tunnel_art(painter: QPainter, area: QRectF, look: Look, key: str) -> None:
    """A gallery, the runes, a discovery, or a danger with its arrow."""
    palette = look.palette
    side = min(area.width(), area.height()) * 0.94
    painter.translate(area.center())
    if key in TRACKS:
        mark = FISH + TRACKS.index(key)
        disk = QPainterPath()
        disk.addEllipse(QPointF(0, 0), side * 0.5, side * 0.5)
        painter.fillPath(disk, colour(str(getattr(palette, TINTS[mark])), 0.8))
        painter.fillPath(strokes(icon(mark, side * 0.68), BOLD * 0.8, 3, 0.3), colour(palette.ink))
        return
    painter.scale(side / (2 * HALF), side / (2 * HALF))
    if key.startswith("danger"):
        painter.fillPath(_rocks(), colour(palette.graphite))
        painter.fillPath(strokes(cross_lines(HALF * 0.5), BOLD * 1.4, 4).translated(0, -5), colour(palette.seal))
        flip = 1 if key == "danger_right" else -1
        painter.fillPath(_arrow(flip), colour(palette.ink))
    elif key == "runes":
        tablet = rect_path(QRectF(-20, -26, 40, 52), 5)
        painter.fillPath(tablet, colour(palette.paper_deep))
        painter.fillPath(outline(tablet, BOLD * 0.8, 5, 0.4), colour(palette.ink))
        painter.fillPath(strokes(_runes(), BOLD, 6, 0.3), colour(palette.seal))
    else:
        ways = 10 if key == "straight" else 3
        cell = rect_path(QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF), 2)
        painter.fillPath(cell, colour(palette.ochre, 0.5))
        painter.fillPath(hatch(cell, 45, 7, FINE, 4), colour(palette.graphite, 0.5))
        painter.fillPath(bore(ways), colour(palette.button))
        painter.fillPath(strokes(walls(ways), BOLD, 5, 0.4), colour(palette.ink))
    painter.setPen(Qt.PenStyle.NoPen)


def _runes() -> tuple[Line, ...]:
    """Two letters cut in stone."""
    return (
        ((-12, 18), (-12, -18)),
        ((-12, -14), (-3, -8)),
        ((-12, -5), (-3, 1)),
        ((6, 18), (6, -18), (14, -8), (6, 0), (14, 16)),
    )


@lru_cache(maxsize=1)
def _rocks() -> QPainterPath:
    shapes = [
        curve((-24, 10), (-18, -14), (-4, -22), (6, -8), (2, 10), (-10, 14), (-24, 10)),
        curve((0, 10), (8, -10), (20, -12), (25, 4), (18, 14), (6, 14), (0, 10)),
    ]
    path = QPainterPath()
    for at, shape in enumerate(shapes):
        rock = polygon(list(shape))
        path = add(path, outline(rock, BOLD * 0.8, 3 + at, 0.4), hatch(rock, 52.0, 4.5, FINE, 5 + at))
    return path


@lru_cache(maxsize=2)
def _arrow(flip: int) -> QPainterPath:
    points = [(-20, 17), (8, 17), (8, 12), (22, 21), (8, 30), (8, 25), (-20, 25)]
    return polygon([(x * flip, y - 2.0) for x, y in points])
