"""Ships on the table: large before the seat in front, small before the others and on the piles."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table.faces import paint_card, paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.humboldt_faces import Want, paint_framed, paint_space, paint_want
from verne_tabletop.table.humboldt_layout import CARD, LEAST, TILE
from verne_tabletop.table.humboldt_signs import head, ship
from verne_tabletop.table.ornament import polygon
from verne_tabletop.table.pen import hatch, strokes
from verne_tabletop.table.tokens import FINE, LEAD, NOTE, TEXT, TITLE


@dataclass(frozen=True)
class ShipFace(Face):
    """A ship of the seat in front: type, points, what crates and disk spaces ask for; `fresh`: takes no tiles yet."""

    letter: str
    points: int
    wants: tuple[Want, ...]
    spaces: tuple[int, ...]
    same: bool = False
    fresh: bool = False
    seed: int = 1
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The card and its shade."""
        return QRectF(-CARD.width() / 2 - 3, -CARD.height() / 2 - 3, CARD.width() + 9, CARD.height() + 10)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Paper, type, brig, points; crates above, disk spaces and their reward below."""
        palette, w, h = look.palette, CARD.width(), CARD.height()
        paint_card(painter, look, w, h, self.seed)
        paint_type(painter, look, QPointF(-w / 2 + 21, -h / 2 + 21), 13, self.letter)
        points = QRectF(w / 2 - 44, -h / 2 + 6, 38, 32)
        paint_words(painter, str(self.points), points, palette.ink, TITLE, 12, 700)
        painter.save()
        painter.translate(-2, -h / 2 + 33)
        painter.fillPath(ship(46, self.seed % 5), colour(palette.ink, 0.8))
        painter.restore()
        wide = len(self.wants) * TILE + (len(self.wants) - 1) * 3
        for at, want in enumerate(self.wants):
            paint_want(painter, look, QRectF(-wide / 2 + at * (TILE + 3), -h / 2 + 66, TILE, TILE), want)
        painter.fillPath(_rule(w - 26).translated(0, 24), colour(palette.brass))
        y = -h / 2 + 140
        count = len(self.spaces)
        for at, tint in enumerate(self.spaces):
            x = -w / 2 + (42 if count == 1 else 30 + 38 * at)
            paint_space(painter, look, QPointF(x, y), 15, tint)
        if self.same:
            paint_words(painter, "=", QRectF(-w / 2 + 40, y - 9, 18, 18), palette.ink_soft, LEAD, LEAST, 700)
        paint_words(
            painter, "→", QRectF(-w / 2 + (64 if count == 1 else 84), y - 10, 18, 20), palette.ink_soft, LEAD, LEAST
        )
        painter.save()
        painter.translate(w / 2 - 22, y + 1)
        painter.fillPath(head(25, self.seed % 6), colour(palette.ink_soft))
        painter.restore()
        if self.fresh:
            painter.fillPath(_veil(), colour(palette.ink, 0.28))


@lru_cache(maxsize=8)
def _rule(width: float) -> QPainterPath:
    return strokes((((-width / 2, 0), (width / 2, 0)),), FINE * 1.2, 3, 0.3)


@lru_cache(maxsize=1)
def _veil() -> QPainterPath:
    return hatch(rect_path(QRectF(-CARD.width() / 2 + 5, -28, CARD.width() - 10, 48)), -45.0, 5.0, FINE, 9)


def paint_type(painter: QPainter, look: Look, at: QPointF, radius: float, letter: str) -> None:
    """The letter of a ship's type in a small compass."""
    palette = look.palette
    field = QPainterPath()
    field.addEllipse(at, radius, radius)
    painter.fillPath(field, colour(palette.ink))
    turn = "NESW".index(letter) if letter in "NESW" else 0
    x, y = at.x(), at.y()
    tips = [(x, y - radius * 1.42), (x + radius * 1.42, y), (x, y + radius * 1.42), (x - radius * 1.42, y)]
    tip = tips[turn]
    side = radius * 0.55
    if turn % 2 == 0:
        needle = polygon([(x - side, y), tip, (x + side, y)])
    else:
        needle = polygon([(x, y - side), tip, (x, y + side)])
    painter.fillPath(needle, colour(palette.ink))
    area = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    paint_words(painter, letter, area, palette.paper, max(LEAST, radius * 1.35), LEAST, 700)


@dataclass(frozen=True)
class SmallShip(Face):
    """A ship at a glance: type, points, crates empty or loaded (a pile of three as three ticks), disks on their spaces.

    loaded: the cargo on each crate, or None; heaps: which crates hold three for one; disks: tints, ANY for none.
    """

    letter: str
    points: int
    wants: tuple[Want, ...]
    loaded: tuple[Want | None, ...]
    heaps: tuple[bool, ...]
    spaces: tuple[int, ...]
    disks: tuple[int, ...]
    width: float = 77.0
    height: float = 62.0
    note: str = ""
    seed: int = 1
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The card and its shade."""
        return QRectF(-self.width / 2 - 3, -self.height / 2 - 3, self.width + 9, self.height + 10)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A line with type and points, crates, disks."""
        palette, w, h = look.palette, self.width, self.height
        paint_card(painter, look, w, h, self.seed)
        unit = w / 77.0
        left, top = -w / 2, -h / 2
        paint_type(painter, look, QPointF(left + 11 * unit, top + 11 * unit), 6.8 * unit, self.letter)
        paint_words(
            painter,
            str(self.points),
            QRectF(w / 2 - 24 * unit, top + 2 * unit, 21 * unit, 18 * unit),
            palette.ink,
            TEXT * unit + 1,
            LEAST,
            700,
        )
        x = left + 24 * unit
        for at, tint in enumerate(self.spaces):
            paint_space(
                painter, look, QPointF(x + 6 * unit + 15 * unit * at, top + 11 * unit), 6.8 * unit, tint, self.disks[at]
            )
        size = 21.5 * unit
        wide = len(self.wants) * size + (len(self.wants) - 1) * 2 * unit
        y = top + 21.5 * unit
        for at, want in enumerate(self.wants):
            area = QRectF(-wide / 2 + at * (size + 2 * unit), y, size, size)
            paint_want(painter, look, area, want)
            lying = self.loaded[at]
            if lying is not None:
                self._paint_loaded(painter, look, area, lying, self.heaps[at])
        if self.note:
            words = QRectF(left + 4, h / 2 - 17 * unit, w - 8, 14 * unit)
            paint_words(painter, self.note, words, palette.ink_soft, NOTE * unit, LEAST, 400, serif=False)

    def _paint_loaded(self, painter: QPainter, look: Look, area: QRectF, lying: Want, heaped: bool) -> None:
        palette = look.palette
        paint_framed(painter, look, area, lying)
        painter.fillPath(rect_path(area, area.width() * 0.1), colour(palette.ink, 0.12))
        mark = QRectF(
            area.right() - area.width() * 0.45,
            area.bottom() - area.height() * 0.45,
            area.width() * 0.5,
            area.height() * 0.5,
        )
        round_ = QPainterPath()
        round_.addEllipse(mark)
        painter.fillPath(round_, colour(palette.moss))
        paint_words(painter, "3" if heaped else "✓", mark, palette.paper, area.width() * 0.36, LEAST, 700)
