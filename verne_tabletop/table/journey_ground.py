"""The printed map of a journey: strata round a glowing core, nine by nine cells, a volcano on each side."""

import math
import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.edition import ROWS
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Look, colour, rect_path
from verne_tabletop.table.journey_ink import BORE, HALF, walls
from verne_tabletop.table.ornament import add, polygon, ruled_frame
from verne_tabletop.table.paper import paint_sheet
from verne_tabletop.table.pen import Line, curve, dots, hatch, inside, outline, ring, strokes
from verne_tabletop.table.tokens import BOLD, FINE, LEAD

CELL: Final = 2 * HALF
SHEET: Final = QRectF(4, 4, 632, 632)
ORIGIN: Final = 68.0
SPAN: Final = 9 * CELL
MIDDLE: Final = ORIGIN + SPAN / 2
SIGN: Final = 36.0  # how far the middle of a volcano's circle lies from the grid
RADIUS: Final = 14.0


def cell_rect(cell: int) -> QRectF:
    """Where a cell lies, in scene units."""
    row, column = divmod(cell, 9)
    return QRectF(ORIGIN + column * CELL, ORIGIN + row * CELL, CELL, CELL)


def cell_middle(cell: int) -> QPointF:
    """The middle of a cell."""
    return cell_rect(cell).center()


def way_point(side: int, away: float) -> QPointF:
    """A point `away` units out from the middle of a side of the grid (0 north, 1 east, 2 south, 3 west)."""
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    reach = SPAN / 2 + away
    return QPointF(MIDDLE + dx * reach, MIDDLE + dy * reach)


def paint_map(painter: QPainter, look: Look, board: Board) -> None:
    """The sheet with everything that is printed on it."""
    palette = look.palette
    paint_sheet(painter, SHEET, look, palette.paper, 3)
    painter.save()
    painter.setClipRect(SHEET.adjusted(3, 3, -3, -3))
    paint_strata(painter, look)
    painter.restore()
    frame = ruled_frame(SHEET.width() - 12, SHEET.height() - 12, 4.0, 5)
    painter.fillPath(frame.translated(SHEET.left() + 6, SHEET.top() + 6), colour(palette.ink, 0.8))
    for cell in range(81):
        if board.shaded[cell]:
            rect = cell_rect(cell)
            painter.fillRect(rect, colour(palette.graphite, 0.26))
            painter.fillPath(_shade(cell % 5).translated(rect.center()), colour(palette.graphite, 0.55))
    painter.fillPath(_grid(), colour(palette.ink, 0.62))
    paint_core(painter, look, cell_middle(board.centre))
    for side in range(4):
        paint_volcano(painter, look, side)
    for at in range(9):
        middle = ORIGIN + (at + 0.5) * CELL
        for across in (ORIGIN - 10, ORIGIN + SPAN + 10):
            for words, x, y in ((ROWS[at], across, middle), (str(at + 1), middle, across)):
                area = QRectF(x - 10, y - 10, 20, 20)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(palette.paper, 0.85))
                painter.drawEllipse(area.center(), 9, 9)
                paint_words(painter, words, area, palette.ink, LEAD, 9, 600)


@lru_cache(maxsize=8)
def _shade(seed: int) -> QPainterPath:
    return hatch(rect_path(QRectF(-HALF, -HALF, CELL, CELL)), 45.0, 5.5, FINE * 0.8, seed + 2)


@lru_cache(maxsize=1)
def _grid() -> QPainterPath:
    lines: list[Line] = []
    for at in range(10):
        way = ORIGIN + at * CELL
        lines.append(((ORIGIN, way), (ORIGIN + SPAN, way)))
        lines.append(((way, ORIGIN), (way, ORIGIN + SPAN)))
    frame = rect_path(QRectF(ORIGIN, ORIGIN, SPAN, SPAN))
    return add(strokes(tuple(lines), FINE, 4, 0.4, 0.0), outline(frame, BOLD, 8, 0.4))


@lru_cache(maxsize=16)
def _ring(radius: float, seed: int) -> QPainterPath:
    """A closed, wavering line round the middle, between a circle and a square."""
    rng = random.Random(seed)
    folds = [(waves, rng.uniform(1.5, 5.0) / waves**0.35, rng.uniform(0, math.tau)) for waves in (3, 5, 8, 13, 21)]
    points = []
    for at in range(240):
        turn = at / 240 * math.tau
        c, s = math.cos(turn), math.sin(turn)
        squared = radius / (abs(c) ** 3.2 + abs(s) ** 3.2) ** (1 / 3.2)
        shift = sum([height * math.sin(waves * turn + start) for waves, height, start in folds])
        points.append((MIDDLE + (squared + shift) * c, MIDDLE + (squared + shift) * s))
    return polygon(points)


#: From the outside in: radius, tint of the palette and its strength, and the mason's pattern of the stratum.
STRATA: Final = (
    (330.0, "moss", 0.10, "none"),
    (268.0, "ochre", 0.26, "dots"),
    (214.0, "paper_deep", 0.85, "beds"),
    (158.0, "ochre", 0.42, "slant"),
    (104.0, "terracotta", 0.34, "waves"),
)


def paint_strata(painter: QPainter, look: Look) -> None:
    """Beds of rock laid round the core, each with its own pattern, as on a section of the globe."""
    palette = look.palette
    for at, (radius, tint, strength, pattern) in enumerate(STRATA):
        shape = _ring(radius, 11 + at)
        painter.fillPath(shape, colour(str(getattr(palette, tint)), strength * (0.7 if palette.dark else 1.0)))
        painter.fillPath(_bed(at, pattern), colour(palette.graphite, 0.34))
        painter.fillPath(outline(shape, FINE * 1.3, at + 3, 0.6), colour(palette.graphite, 0.6))


@lru_cache(maxsize=16)
def _bed(at: int, pattern: str) -> QPainterPath:
    shape = QPainterPath(_ring(STRATA[at][0], 11 + at))
    if at + 1 < len(STRATA):
        shape = shape.subtracted(_ring(STRATA[at + 1][0], 12 + at))
    if pattern == "dots":
        return dots(shape, 10.0, 0.9, 3)
    if pattern == "slant":
        return hatch(shape, 60.0, 11.0, FINE * 0.8, 6)
    if pattern == "waves":
        lines = [
            curve(*[(x, y + 3.0 * math.sin(x / 9.0)) for x in range(int(MIDDLE - 120), int(MIDDLE + 121), 8)])
            for y in range(int(MIDDLE - 118), int(MIDDLE + 119), 11)
        ]
        return strokes(inside(shape, lines), FINE * 0.8, 5, 0.3)
    if pattern == "beds":
        lines = []
        for row, y in enumerate(range(int(MIDDLE - 222), int(MIDDLE + 223), 14)):
            lines.append(((MIDDLE - 226, float(y)), (MIDDLE + 226, float(y))))
            for x in range(int(MIDDLE - 226) + row % 2 * 19, int(MIDDLE + 226), 38):
                lines.append(((float(x), y + 0.5), (float(x), y + 13.5)))
        return strokes(inside(shape, lines), FINE * 0.75, 9, 0.3, 0.0)
    return QPainterPath()


def paint_core(painter: QPainter, look: Look, at: QPointF) -> None:
    """The glowing centre of the earth with its printed crossing."""
    palette = look.palette
    glow = QRadialGradient(at, CELL * 1.15)
    glow.setColorAt(0.0, colour(palette.hover, 0.95))
    glow.setColorAt(0.35, colour(palette.terracotta, 0.75))
    glow.setColorAt(1.0, colour(palette.terracotta, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(at, CELL * 1.15, CELL * 1.15)
    painter.fillPath(_rays().translated(at), colour(palette.seal, 0.7))
    painter.fillPath(strokes(walls(15), BOLD, 17, 0.4).translated(at), colour(palette.ink))
    heart = QPainterPath()
    heart.addEllipse(at, BORE, BORE)
    painter.fillPath(heart, colour(palette.seal))
    painter.fillPath(strokes((ring(0, 0, BORE),), FINE * 1.4, 3, 0.2).translated(at), colour(palette.ink))


@lru_cache(maxsize=1)
def _rays() -> QPainterPath:
    lines: list[Line] = []
    for at in range(40):
        turn = at / 40 * math.tau
        reach = HALF * (0.9 if at % 2 else 1.25)
        lines.append(
            (
                (HALF * 0.52 * math.cos(turn), HALF * 0.52 * math.sin(turn)),
                (reach * math.cos(turn), reach * math.sin(turn)),
            )
        )
    return strokes(tuple(lines), FINE, 2, 0.2, 0.3)


def paint_volcano(painter: QPainter, look: Look, side: int) -> None:
    """A cone on a side of the map, its vent towards the outside, and the round field for a sign."""
    palette = look.palette
    painter.save()
    painter.translate(way_point(side, 0.0))
    painter.rotate(90.0 * side)
    cone, shade, smoke = _cone()
    painter.fillPath(cone, colour(palette.paper_deep))
    painter.fillPath(cone, colour(palette.graphite, 0.22))
    painter.fillPath(shade, colour(palette.ink, 0.75))
    painter.fillPath(smoke, colour(palette.seal, 0.85))
    painter.restore()
    field = QPainterPath()
    middle = way_point(side, SIGN)
    field.addEllipse(middle, RADIUS, RADIUS)
    painter.fillPath(field, colour(palette.paper))
    painter.fillPath(strokes((ring(0, 0, RADIUS),), BOLD, 20 + side, 0.3).translated(middle), colour(palette.ink))


@lru_cache(maxsize=1)
def _cone() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    left = curve((-72, -20), (-42, -25), (-25, -40), (-18, -54))
    right = curve((18, -54), (25, -40), (42, -25), (72, -20))
    body = polygon([*left, (-8, -51), (8, -51), *right])
    dark = polygon([(18, -54), *right, (28, -20), (21, -32)])
    ink = add(
        strokes((left, right, curve((-18, -54), (-8, -51), (8, -51), (18, -54))), BOLD, 3, 0.4),
        hatch(dark, 62.0, 4.0, FINE, 5),
        strokes(
            (
                curve((-30, -24), (-24, -32), (-20, -42)),
                curve((-46, -22), (-36, -26), (-29, -33)),
                curve((-22, -43), (-18, -47), (-15, -51)),
            ),
            FINE,
            7,
            0.3,
        ),
    )
    fire = strokes(
        (
            curve((-6, -53), (-10, -56), (-8, -58)),
            curve((0, -53), (3, -56), (0, -59)),
            curve((6, -53), (11, -55), (10, -58)),
        ),
        BOLD * 0.8,
        9,
        0.3,
    )
    return body, ink, fire
