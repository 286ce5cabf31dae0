"""What is printed beside the chart: the open journal, the trays of the crates, berths, the expedition board."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table import humboldt_layout as at
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.humboldt_signs import ship
from verne_tabletop.table.ornament import add, ruled_frame
from verne_tabletop.table.paper import paint_sheet
from verne_tabletop.table.pen import Line, curve, hatch, outline, ring, strokes
from verne_tabletop.table.tokens import BOLD, FINE, NOTE

if TYPE_CHECKING:
    from verne_tabletop.table.humboldt import HumboldtScene


def paint_desk(painter: QPainter, scene: "HumboldtScene") -> None:
    """All of it."""
    look = scene.look
    paint_journal(painter, scene)
    for colour_ in range(6):
        paint_tray(painter, look, at.crate_box(colour_), scene.tint_index(colour_), colour_)
    for slot in range(4):
        paint_bay(painter, look, at.ship_rect(slot), slot)
        paint_bay(painter, look, at.next_ship(slot), slot + 4)


def paint_journal(painter: QPainter, scene: "HumboldtScene") -> None:
    """An open book: a ruled ring on each page for its disk, lines of handwriting, the words for both pages."""
    look, area = scene.look, at.JOURNAL
    palette = look.palette
    cover = rect_path(area, 7)
    painter.fillPath(cover.translated(3, 4), colour(palette.shadow, 0.4))
    painter.fillPath(cover, colour(palette.sea_depth))
    painter.fillPath(outline(cover, BOLD, 5, 0.3), colour(palette.brass))
    for side in range(2):
        half = area.width() / 2
        leaf = QRectF(area.left() + 6 + side * (half - 4), area.top() + 5, half - 8, area.height() - 11)
        painter.fillPath(rect_path(leaf, 4), colour(palette.button))
        painter.fillPath(outline(rect_path(leaf, 4), FINE, 6 + side, 0.3), colour(palette.ink_soft))
        painter.fillPath(_writing(side).translated(leaf.topLeft()), colour(palette.ink_soft, 0.55))
        spot = at.page(side)
        painter.fillPath(strokes((ring(spot.x(), spot.y(), 22.5),), FINE * 1.2, 4 + side, 0.3), colour(palette.brass))
        words = scene.say("board.left_page" if side == 0 else "board.right_page")
        paint_words(
            painter, words, QRectF(leaf.left() + 4, leaf.top() + 2, leaf.width() - 8, 15), palette.ink, NOTE, at.LEAST
        )
    middle = area.center().x()
    painter.fillPath(
        strokes((((middle, area.top() + 4), (middle, area.bottom() - 5)),), BOLD, 3, 0.2), colour(palette.ink_soft)
    )


@lru_cache(maxsize=2)
def _writing(seed: int) -> QPainterPath:
    lines: list[Line] = []
    for row in range(3):
        y = 74.0 + 9 * row
        points = [(10 + 7.0 * step, y + (1.6 if (step * 7 + row + seed) % 3 else -1.6)) for step in range(11)]
        lines.append(curve(*points))
    return strokes(tuple(lines), FINE * 0.7, seed + 3, 0.6)


def paint_tray(painter: QPainter, look: Look, area: QRectF, tint: int, seed: int) -> None:
    """The tray of a colour, edged in its tint; two places for open tiles."""
    palette = look.palette
    body = rect_path(area, 6)
    painter.fillPath(body, colour(palette.paper))
    painter.fillPath(body, colour(palette.tints[tint].mark, 0.10))
    painter.fillPath(outline(body, BOLD * 0.8, seed, 0.3), colour(palette.tints[tint].mark))
    for space in range(2):
        spot = at.open_tile(seed, space)
        painter.fillPath(_empty_place().translated(spot), colour(palette.hairline))


@lru_cache(maxsize=1)
def _empty_place() -> QPainterPath:
    place = rect_path(QRectF(-20, -20, 40, 40), 4)
    return add(hatch(place, 45.0, 5.0, FINE * 0.7, 3), outline(place, FINE, 3, 0.3))


def paint_bay(painter: QPainter, look: Look, area: QRectF, seed: int) -> None:
    """A berth with water, seen when no ship lies in it."""
    palette = look.palette
    body = rect_path(area, 8)
    painter.fillPath(body, colour(palette.sea_surface, 0.5))
    painter.fillPath(outline(body, FINE, seed, 0.3), colour(palette.hairline))
    painter.save()
    painter.translate(area.center())
    painter.fillPath(ship(min(44.0, area.height() * 0.5), 2), colour(palette.surface_ink, 0.22))
    painter.restore()


@dataclass(frozen=True)
class ExpeditionFace(Face):
    """The expedition board: a quay with masts for the port scene, a window and shelves for the room (side 1)."""

    side: int

    def bounds(self) -> QRectF:
        """The sheet and its shade."""
        wide, high = at.EXPEDITION.width(), at.EXPEDITION.height()
        return QRectF(-wide / 2 - 3, -high / 2 - 3, wide + 10, high + 11)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Sheet, scene, frame."""
        palette = look.palette
        wide, high = at.EXPEDITION.width(), at.EXPEDITION.height()
        area = QRectF(-wide / 2, -high / 2, wide, high)
        paint_sheet(painter, area, look, palette.paper_deep, 8)
        scene = _room() if self.side == 1 else _quay()
        painter.fillPath(scene.translated(area.topLeft()), colour(palette.ink_soft, 0.3))
        frame = ruled_frame(wide - 8, high - 8, 3.0, 4)
        painter.fillPath(frame.translated(area.left() + 4, area.top() + 4), colour(palette.ink, 0.75))
        y = area.top() + 77
        rule = strokes((((area.left() + 10, y), (area.right() - 10, y)),), FINE, 5, 0.3)
        painter.fillPath(rule, colour(palette.brass))


@lru_cache(maxsize=1)
def _quay() -> QPainterPath:
    lines: list[Line] = [((8.0, 150.0), (132.0, 150.0)), ((8.0, 154.0), (132.0, 154.0))]
    for x in (24.0, 66.0, 108.0):
        lines += [((x, 150.0), (x, 92.0)), ((x - 13, 106.0), (x + 13, 106.0)), ((x - 10, 122.0), (x + 10, 122.0))]
        lines += [((x, 92.0), (x - 15, 150.0)), ((x, 92.0), (x + 15, 150.0))]
    for row in range(3):
        lines.append(
            curve(*[(8 + 10.0 * step, 160 + 5 * row + (1.5 if (step + row) % 2 else -1.5)) for step in range(13)])
        )
    return strokes(tuple(lines), FINE * 0.9, 4, 0.3)


@lru_cache(maxsize=1)
def _room() -> QPainterPath:
    window = rect_path(QRectF(40, 88, 60, 66))
    lines: list[Line] = [((70.0, 88.0), (70.0, 154.0)), ((40.0, 121.0), (100.0, 121.0))]
    for y in (100.0, 124.0, 148.0):
        for left in (8.0, 106.0):
            lines.append(((left, y), (left + 26, y)))
            lines += [((left + 4 + 5.0 * book, y - 14 + book % 3), (left + 4 + 5.0 * book, y)) for book in range(5)]
    drapes = (curve((38, 86), (34, 120), (28, 158)), curve((102, 86), (106, 120), (112, 158)))
    return add(
        outline(window, FINE * 1.2, 3, 0.3), strokes(tuple(lines), FINE * 0.9, 4, 0.3), strokes(drapes, FINE, 5, 0.3)
    )
