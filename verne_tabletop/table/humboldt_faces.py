"""What lies on the table of the great voyage: disks, tiles, ships, acquaintances, markers."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.humboldt_icons import picture
from verne_tabletop.table.humboldt_layout import LEAST, TILE
from verne_tabletop.table.humboldt_signs import head
from verne_tabletop.table.ornament import polygon
from verne_tabletop.table.pen import hatch, outline, ring, strokes
from verne_tabletop.table.tackle import paint_letter, paint_tint, pattern
from verne_tabletop.table.tokens import FINE, LEAD, NOTE

ANY: Final = -1  # a demand for any tile, a disk space for any colour


@dataclass(frozen=True)
class Want:
    """What a crate asks for: a tint of the palette (ANY for white) and a kind of cargo ("" for any of the colour)."""

    tint: int = ANY
    key: str = ""


@dataclass(frozen=True)
class DiskFace(Face):
    """A wooden disk in its colour, pattern and letter; `count` above 1 is written beside it."""

    tint: int
    radius: float = 10.0
    count: int = 1

    def bounds(self) -> QRectF:
        """The disk, its shade and its number."""
        r = self.radius + 2
        return QRectF(-r, -r, 2 * r + (22 if self.count > 1 else 2), 2 * r + 2)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Shade, disk, letter, number."""
        r, palette = self.radius, look.palette
        tint = palette.tints[self.tint]
        shade = QPainterPath()
        shade.addEllipse(QPointF(1.0, 1.6), r, r)
        painter.fillPath(shade, colour(palette.shadow, 0.45))
        paint_tint(painter, look, tint, QRectF(-r, -r, 2 * r, 2 * r), True, max(0.45, r / 26))
        paint_letter(painter, look, tint, QPointF(0, 0), max(LEAST, r * 1.12))
        if self.count > 1:
            paint_words(painter, str(self.count), QRectF(r + 1, -10, 20, 20), palette.ink, LEAD, LEAST, 700)


@dataclass(frozen=True)
class TileFace(Face):
    """A cargo tile: its picture in a frame of its colour and pattern; `count` above 1 stands in a corner."""

    tint: int
    key: str
    size: float = TILE
    count: int = 1
    motion: ClassVar[str] = "glide"

    def bounds(self) -> QRectF:
        """The tile and its shade."""
        half = self.size / 2 + 3
        return QRectF(-half, -half, 2 * half + 3, 2 * half + 3)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Shade, frame, picture, letter, number."""
        palette, half = look.palette, self.size / 2
        painter.fillPath(rect_path(QRectF(1.5 - half, 2 - half, self.size, self.size), 4), colour(palette.shadow, 0.5))
        paint_framed(painter, look, QRectF(-half, -half, self.size, self.size), Want(self.tint, self.key))
        if self.count > 1:
            badge = QRectF(half - 15, half - 14, 17, 16)
            painter.fillPath(rect_path(badge, 8), colour(palette.ink))
            paint_words(painter, str(self.count), badge, palette.paper, NOTE, LEAST, 700)


def paint_framed(painter: QPainter, look: Look, area: QRectF, want: Want) -> None:
    """A picture of cargo in a solid frame of its colour and pattern; without a kind its letter alone."""
    palette = look.palette
    tint = palette.tints[want.tint]
    size = area.width()
    body = rect_path(area, size * 0.1)
    painter.fillPath(body, colour(tint.fill))
    painter.fillPath(
        pattern(tint.pattern, QRectF(0, 0, size, size), scale=0.6).translated(area.topLeft()), colour(tint.text, 0.4)
    )
    edge = size * 0.135
    inner = area.adjusted(edge, edge, -edge, -edge)
    painter.fillPath(rect_path(inner, size * 0.06), colour(palette.paper))
    if want.key:
        paint_picture(painter, look, inner, want.key)
    else:
        paint_letter_plain(painter, look, inner, tint.letter, tint.mark)
    painter.fillPath(_edge(size).translated(area.center()), colour(palette.ink))
    if want.key and size * 0.27 >= LEAST:
        corner = QRectF(area.left() + 1, area.top() + 1, size * 0.33, size * 0.33)
        painter.fillPath(rect_path(corner, size * 0.08), colour(tint.fill))
        painter.setPen(colour(tint.text))
        painter.setFont(look.serif(size * 0.27, 700))
        painter.drawText(corner, int(Qt.AlignmentFlag.AlignCenter), tint.letter)


@lru_cache(maxsize=32)
def _edge(size: float) -> QPainterPath:
    return outline(rect_path(QRectF(-size / 2, -size / 2, size, size), size * 0.1), FINE * 1.3, 5, 0.2)


def paint_picture(
    painter: QPainter, look: Look, area: QRectF, key: str, strength: float = 1.0, stain: str = ""
) -> None:
    """A kind of cargo, as large as fits in a square, in ink or in `stain`."""
    palette, made = look.palette, picture(key)
    painter.save()
    painter.translate(area.center())
    scale = area.width() / 23.0
    painter.scale(scale, scale)
    ink = colour(stain or palette.ink, strength)
    painter.fillPath(made.ink, ink)
    painter.fillPath(made.cut, colour(palette.paper))
    painter.fillPath(made.fine, ink)
    painter.restore()


def paint_letter_plain(painter: QPainter, look: Look, area: QRectF, letter: str, ink: str) -> None:
    """The letter of a colour as the whole of a demand."""
    painter.setPen(colour(ink))
    painter.setFont(look.serif(area.height() * 0.8, 700))
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), letter)


def paint_want(painter: QPainter, look: Look, area: QRectF, want: Want) -> None:
    """An empty crate: planks, and what it asks for."""
    palette, size = look.palette, area.width()
    painter.fillPath(rect_path(area, size * 0.1), colour(palette.paper_deep, 0.75))
    if want.tint == ANY:
        painter.fillPath(_planks(size).translated(area.center()), colour(palette.ink_soft, 0.6))
        painter.fillPath(_frame(size).translated(area.center()), colour(palette.ink_soft))
        return
    tint = palette.tints[want.tint]
    painter.fillPath(_corners(size).translated(area.center()), colour(tint.mark, 0.5))
    painter.fillPath(_frame(size).translated(area.center()), colour(tint.mark))
    inner = area.adjusted(size * 0.16, size * 0.16, -size * 0.16, -size * 0.16)
    if not want.key:
        paint_letter_plain(painter, look, inner, tint.letter, tint.mark)
        return
    paint_picture(painter, look, inner, want.key, 1.0, tint.mark)
    if size * 0.27 < LEAST:
        return
    corner = QRectF(area.left() + 1, area.top() + 1, size * 0.3, size * 0.3)
    painter.setPen(colour(tint.mark))
    painter.setFont(look.serif(size * 0.27, 700))
    painter.drawText(corner, int(Qt.AlignmentFlag.AlignCenter), tint.letter)


@lru_cache(maxsize=32)
def _frame(size: float) -> QPainterPath:
    half = size / 2 - 1
    body = rect_path(QRectF(-half, -half, 2 * half, 2 * half), size * 0.1)
    return outline(body, max(FINE, size * 0.055), 5, 0.2)


@lru_cache(maxsize=32)
def _corners(size: float) -> QPainterPath:
    half, cut = size / 2 - 2, size * 0.26
    whole = rect_path(QRectF(-half, -half, 2 * half, 2 * half))
    cross = rect_path(QRectF(-half, -half + cut, 2 * half, 2 * (half - cut)))
    cross = cross.united(rect_path(QRectF(-half + cut, -half, 2 * (half - cut), 2 * half)))
    return hatch(whole.subtracted(cross), 45.0, max(2.2, size * 0.08), FINE * 0.8, 3)


@lru_cache(maxsize=16)
def _planks(size: float) -> QPainterPath:
    h = size / 2 - 2
    lines = (((-h, -h), (h, h)), ((-h, h), (h, -h)), ((-h, -h * 0.62), (h, -h * 0.62)), ((-h, h * 0.62), (h, h * 0.62)))
    return strokes(lines, FINE, 3, 0.2)


def paint_space(painter: QPainter, look: Look, at: QPointF, radius: float, tint: int, disk: int = ANY) -> None:
    """A disk space: a ring in its colour with its letter, or a free one; with the disk that lies on it (a tint)."""
    palette = look.palette
    field = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    if disk != ANY:
        paint_tint(painter, look, palette.tints[disk], field, True, max(0.4, radius / 26))
        paint_letter(painter, look, palette.tints[disk], at, max(LEAST, radius * 1.1))
        return
    round_ = QPainterPath()
    round_.addEllipse(field)
    painter.fillPath(round_, colour(palette.paper_deep))
    if tint != ANY:
        mark = palette.tints[tint].mark
        painter.fillPath(strokes((ring(at.x(), at.y(), radius - 0.6),), max(FINE, radius * 0.16), 4, 0.2), colour(mark))
        size = max(LEAST, radius * 1.15)
        painter.setPen(colour(mark))
        painter.setFont(look.serif(size, 700))
        painter.drawText(field.adjusted(-4, -4, 4, 4), int(Qt.AlignmentFlag.AlignCenter), palette.tints[tint].letter)
    else:
        painter.fillPath(strokes((ring(at.x(), at.y(), radius),), FINE * 1.4, 4, 0.2), colour(palette.ink_soft))


@dataclass(frozen=True)
class FriendFace(Face):
    """An acquaintance: a person in the port scene, the back in the room scene; count 0 is an empty frame."""

    tint: int
    count: int
    shown: bool = True
    radius: float = 14.0
    seed: int = 1

    def bounds(self) -> QRectF:
        """The medal and its number."""
        r = self.radius + 2
        return QRectF(-r, -r, 2 * r + 16, 2 * r + 4)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A medal in its colour, a head or a letter, the number."""
        palette, r = look.palette, self.radius
        tint = palette.tints[self.tint]
        field = QRectF(-r, -r, 2 * r, 2 * r)
        if self.count == 0:
            round_ = QPainterPath()
            round_.addEllipse(field)
            painter.fillPath(round_, colour(palette.paper_deep, 0.7))
            painter.fillPath(strokes((ring(0, 0, r),), FINE, 4, 0.2), colour(tint.mark))
            paint_letter_plain(
                painter, look, field.adjusted(r * 0.5, r * 0.5, -r * 0.5, -r * 0.5), tint.letter, tint.mark
            )
            return
        paint_tint(painter, look, tint, field, True, max(0.4, r / 26))
        if self.shown:
            inner = QPainterPath()
            inner.addEllipse(QPointF(0, 0), r * 0.74, r * 0.74)
            painter.fillPath(inner, colour(palette.paper))
            painter.save()
            painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
            painter.fillPath(head(r * 1.45, self.seed), colour(palette.ink))
            painter.restore()
            paint_letter(painter, look, tint, QPointF(-r * 0.78, -r * 0.72), max(LEAST, r * 0.62))
        else:
            paint_letter(painter, look, tint, QPointF(0, 0), max(LEAST, r))
        if self.count > 1:
            side = max(14.0, r * 1.15)
            badge = QRectF(r * 1.15 - side / 2, r * 0.75 - side / 2, side, side)
            painter.fillPath(rect_path(badge, side / 2), colour(palette.ink))
            paint_words(painter, str(self.count), badge, palette.paper, side * 0.75, LEAST, 700)


PAWNS: Final = ("seal", "moss", "brass", "graphite")


@dataclass(frozen=True)
class PawnFace(Face):
    """A seat's marker: its own shape and its initial; `lap` above 0 counts the hundreds."""

    seat: int
    initial: str
    size: float = 17.0
    lap: int = 0

    def bounds(self) -> QRectF:
        """The marker."""
        half = self.size * 0.75 + 3
        return QRectF(-half, -half, 2 * half + 14, 2 * half)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Shape, initial, hundreds."""
        palette = look.palette
        half = self.size / 2
        shape = pawn_shape(self.seat, self.size)
        painter.fillPath(shape.translated(1.2, 1.8), colour(palette.shadow, 0.6))
        painter.fillPath(shape, colour(str(getattr(palette, PAWNS[self.seat % 4]))))
        painter.fillPath(outline(shape, FINE * 1.3, self.seat + 2, 0.2), colour(palette.ink))
        paint_words(
            painter,
            self.initial,
            QRectF(-half, -half, self.size, self.size),
            palette.paper,
            max(LEAST, self.size * 0.62),
            LEAST,
            700,
        )
        if self.lap:
            words = f"+{100 * self.lap}"
            paint_words(painter, words, QRectF(half - 3, half - 12, 22, 11), palette.seal, NOTE - 2, LEAST, 700)


def pawn_shape(seat: int, size: float) -> QPainterPath:
    """Disk, square, lozenge or shield: the shapes of the four seats."""
    half = size / 2
    path = QPainterPath()
    if seat % 4 == 0:
        path.addEllipse(QPointF(0, 0), half, half)
    elif seat % 4 == 1:
        path.addRect(QRectF(-half * 0.9, -half * 0.9, size * 0.9, size * 0.9))
    elif seat % 4 == 2:
        return polygon([(0, -half * 1.25), (half * 1.2, 0), (0, half * 1.25), (-half * 1.2, 0)])
    else:
        return polygon([(-half, -half), (half, -half), (half, half * 0.2), (0, half * 1.25), (-half, half * 0.2)])
    return path
