"""The plain things on the table: the course of a route, bag and piles, the line of another seat, ghosts of disks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from verne_tabletop.engine.model import Seat
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, Spot, colour, rect_path
from verne_tabletop.table.humboldt_chart import PORT
from verne_tabletop.table.humboldt_edge import arrow_head
from verne_tabletop.table.humboldt_faces import DiskFace, FriendFace, PawnFace, TileFace
from verne_tabletop.table.humboldt_ground import write_name
from verne_tabletop.table.humboldt_layout import BAG, LEAST
from verne_tabletop.table.items import Mark
from verne_tabletop.table.pen import Line, curve, drawing, outline, ring, strokes
from verne_tabletop.table.tackle import paint_tint
from verne_tabletop.table.tokens import BOLD, FINE, LEAD, NOTE, RING, TEXT


@dataclass(frozen=True)
class LegFace(Face):
    """One leg of the route, inked boldly along its track, with its number at half way."""

    line: Line
    number: int
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The track and the width of the pen."""
        xs, ys = [x for x, _ in self.line], [y for _, y in self.line]
        return QRectF(min(xs) - 12, min(ys) - 12, max(xs) - min(xs) + 24, max(ys) - min(ys) + 24)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """The course, its head and its number when the pen has come so far."""
        palette = look.palette
        painter.fillPath(strokes((self.line,), 8.0, 3, 0.0, 0.0), colour(palette.paper, 0.75 * progress))
        painter.fillPath(drawing((self.line,), BOLD * 1.5, self.number).path(progress), colour(palette.ink))
        if progress < 1.0:
            return
        painter.fillPath(arrow_head(self.line, 13.0), colour(palette.ink))
        x, y = self.line[len(self.line) // 2]
        field = QPainterPath()
        field.addEllipse(QPointF(x, y), 8, 8)
        painter.fillPath(field, colour(palette.paper))
        painter.fillPath(strokes((ring(x, y, 8),), FINE * 1.3, 3, 0.2), colour(palette.ink))
        paint_words(painter, str(self.number), QRectF(x - 8, y - 8, 16, 16), palette.ink, NOTE, LEAST, 700)


@dataclass(frozen=True)
class StartFace(Face):
    """A double ring round the port from which the journey starts."""

    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The ring."""
        edge = PORT + 8
        return QRectF(-edge, -edge, 2 * edge, 2 * edge)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """As far as the pen has come."""
        lines = (ring(0, 0, PORT + 3.5), ring(0, 0, PORT + 6.0, 20.0))
        painter.fillPath(drawing(lines, BOLD, 5).path(progress), colour(look.palette.ink))


@dataclass(frozen=True)
class NameFace(Face):
    """The name of a port on the route once more, above the course that is inked over it."""

    name: str
    part: str
    width: float
    height: float

    def bounds(self) -> QRectF:
        """The name and its halo."""
        return QRectF(-self.width / 2 - 3, -self.height / 2 - 3, self.width + 6, self.height + 6)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """As it stands on the chart, with a wider halo."""
        area = QRectF(-self.width / 2, -self.height / 2, self.width, self.height)
        write_name(painter, look, self.name, area, self.part, 2.2)


@dataclass(frozen=True)
class BagFace(Face):
    """The cloth bag, with how many disks of each colour it holds."""

    tints: tuple[int, ...]
    counts: tuple[int, ...]

    def bounds(self) -> QRectF:
        """The bag."""
        return QRectF(-BAG.width() / 2, -BAG.height() / 2, BAG.width(), BAG.height())

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Cloth, cord, counts."""
        palette = look.palette
        cloth, cord = _bag()
        painter.fillPath(cloth, colour(palette.paper_deep))
        painter.fillPath(outline(cloth, BOLD * 0.8, 4, 0.4), colour(palette.ink))
        painter.fillPath(cord, colour(palette.ink))
        for at, tint in enumerate(self.tints):
            x, y = -31 + 44 * (at % 2), -12 + 23 * (at // 2)
            painter.save()
            painter.translate(x, y)
            DiskFace(tint, 9.0).draw(painter, look, 1.0)
            painter.restore()
            paint_words(painter, str(self.counts[at]), QRectF(x + 10, y - 10, 20, 20), palette.ink, LEAD, LEAST, 600)


@lru_cache(maxsize=1)
def _bag() -> tuple[QPainterPath, QPainterPath]:
    side: Line = ((-14, -40), (-18, -32), (-40, -14), (-49, 12), (-44, 40), (-26, 50))
    other = tuple((-x, y) for x, y in reversed(side))
    whole = QPainterPath()
    points = [*side, *other]
    line = curve(*points, points[0])
    whole.moveTo(*line[0])
    for x, y in line[1:]:
        whole.lineTo(x, y)
    whole.closeSubpath()
    ruffle = curve((-24, -51), (-16, -42), (-8, -52), (0, -43), (8, -52), (16, -42), (24, -51))
    return whole, strokes((ruffle, ((-16, -36), (16, -36)), ((-16, -33), (16, -33))), BOLD * 0.8, 4, 0.4)


@dataclass(frozen=True)
class PileFace(Face):
    """A closed crate, or with `gone` the discards of a colour, and how many tiles it holds."""

    tint: int
    count: int
    gone: bool = False

    def bounds(self) -> QRectF:
        """The crate."""
        return QRectF(-28, -20, 56, 40)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Planks in the colour of the pile; discards lie askew."""
        palette = look.palette
        tint = palette.tints[self.tint]
        if self.gone:
            for turn in (8.0, -6.0) if self.count > 1 else (4.0,):
                painter.save()
                painter.rotate(turn)
                sheet = rect_path(QRectF(-13, -13, 26, 26), 3)
                painter.fillPath(sheet, colour(palette.paper_deep if self.count else palette.paper, 0.9))
                painter.fillPath(outline(sheet, FINE, 4, 0.3), colour(tint.mark if self.count else palette.hairline))
                painter.restore()
            if self.count:
                paint_words(painter, str(self.count), QRectF(-13, -10, 26, 20), palette.ink, TEXT, LEAST, 600)
            return
        body = QRectF(-25, -16, 50, 32)
        paint_tint(painter, look, tint, body, scale=0.7)
        painter.fillPath(_planks(), colour(palette.ink))
        badge = QRectF(-13, -10, 26, 20)
        painter.fillPath(rect_path(badge, 10), colour(palette.paper))
        paint_words(painter, str(self.count), badge, palette.ink, LEAD, LEAST, 700)


@lru_cache(maxsize=1)
def _planks() -> QPainterPath:
    lines = (((-25, -6), (25, -6)), ((-25, 6), (25, 6)), ((-17, -16), (-17, 16)), ((17, -16), (17, 16)))
    return strokes(lines, FINE, 5, 0.3)


@dataclass(frozen=True)
class BerthFace(Face):
    """The line of another seat: marker, name, acquaintances, loose tiles; `turn` marks whose turn it is."""

    seat: Seat
    name: str
    friends: tuple[tuple[int, int], ...]
    loose: tuple[tuple[int, str, int], ...]
    turn: bool
    width: float
    height: float
    shown: bool = True

    def bounds(self) -> QRectF:
        """The line."""
        return QRectF(-self.width / 2, -self.height / 2 - 2, self.width, self.height + 6)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """From left to right."""
        palette = look.palette
        left = -self.width / 2
        if self.turn:
            band = QRectF(left, -self.height / 2 + 1, self.width, self.height - 2)
            painter.fillPath(rect_path(band, 6), colour(palette.glow, 0.28))
        self._put(painter, look, PawnFace(self.seat, self.name[:1], 17), left + 13)
        words = QRectF(left + 26, -12, 74, 24)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        paint_words(painter, self.name, words, palette.ink, LEAD, LEAST, 600, flags)
        x = left + 110
        for tint, count in self.friends:
            if count:
                self._put(painter, look, FriendFace(tint, count, self.shown, 10.5, tint), x)
                x += 22 if count == 1 else 29
        x = max(x, left + 168)
        size = 21.0
        for tint, key, count in self.loose:
            if x + size > self.width / 2:
                break
            self._put(painter, look, TileFace(tint, key, size, count), x + size / 2)
            x += size + 4

    def _put(self, painter: QPainter, look: Look, face: Face, x: float) -> None:
        painter.save()
        painter.translate(x, 1)
        face.draw(painter, look, 1.0)
        painter.restore()


class DiskMark(Mark):
    """A disk to choose beside a port."""

    ALWAYS = True

    def __init__(self, spot: Spot, look: Look, tint: int, matches: bool) -> None:
        self.tint, self.matches = tint, matches
        super().__init__(spot, look)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A paper field, the disk, a tick where it matches, the ring."""
        palette, middle = self.look.palette, self.spot.centre
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(palette.brass if self.hover else palette.ink), BOLD))
        painter.setBrush(colour(palette.button))
        painter.drawEllipse(middle, 17.5, 17.5)
        painter.save()
        painter.translate(middle)
        DiskFace(self.tint, 13.0).draw(painter, self.look, 1.0)
        painter.restore()
        if self.matches:
            badge = QRectF(middle.x() + 5, middle.y() + 4, 14, 14)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(palette.moss))
            painter.drawEllipse(badge)
            paint_words(painter, "✓", badge, palette.paper, NOTE, LEAST, 700)
        if self.hover or self.held:
            painter.setPen(QPen(colour(palette.hover), BOLD * 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, 20, 20)
        if self.ring:
            painter.setPen(QPen(colour(palette.focus), RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, 21, 21)
