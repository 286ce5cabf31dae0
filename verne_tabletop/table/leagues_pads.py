"""The pads of Leagues: crew, impacts, score, Verne."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table.faces import fitting, paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.fonts import SERIF
from verne_tabletop.table.leagues_ink import inked
from verne_tabletop.table.pen import outline, strokes
from verne_tabletop.table.tackle import cross_lines
from verne_tabletop.table.tokens import BOLD, FINE

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True)
class Portrait(Face):
    """A crew member 1-4 with the points it is worth (0: none yet); crossed out when lost."""

    number: int
    value: int
    lost: bool
    threatened: bool
    motion: ClassVar[str] = "glide"

    def bounds(self) -> QRectF:
        """The frame."""
        return QRectF(-27, -32, 54, 64)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Bust, badge, cross."""
        palette = look.palette
        frame = rect_path(QRectF(-24, -29, 48, 58), 6)
        painter.fillPath(frame, colour(palette.paper_deep if self.lost else palette.button))
        edge = palette.seal if self.threatened and not self.lost else palette.ink_soft
        painter.fillPath(outline(frame, BOLD if self.threatened else FINE * 1.3, self.number, 0.3), colour(edge))
        painter.save()
        painter.translate(0, -3)
        painter.fillPath(inked(f"crew{self.number}", 21, 1.3, 3), colour(palette.ink, 0.45 if self.lost else 1.0))
        painter.restore()
        if self.value:
            disk = QPainterPath()
            disk.addEllipse(QPointF(15, 20), 9, 9)
            painter.fillPath(disk, colour(palette.paper))
            painter.fillPath(outline(disk, FINE * 1.2, 2, 0.1), colour(palette.ink))
            paint_words(painter, str(self.value), QRectF(6, 11, 18, 18), palette.ink, 13, 8, 700)
        if self.lost:
            painter.fillPath(strokes(cross_lines(21), BOLD * 1.1, self.number, 0.5), colour(palette.seal))


@dataclass(frozen=True)
class ZoneRow(Face):
    """A zone of impacts: its name, points and price, its boxes with those hit crossed."""

    name: str
    points: int
    price: int
    boxes: int
    hits: int
    width: float

    def bounds(self) -> QRectF:
        """The row."""
        return QRectF(-self.width / 2, -12, self.width, 24)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Words left, boxes right."""
        palette = look.palette
        left = -self.width / 2
        paint_words(
            painter, self.name, QRectF(left + 2, -11, 74, 22), palette.ink, 13.5 * min(look.text, 1.3), 8, 600, LEFT
        )
        paint_words(painter, str(self.points), QRectF(left + 74, -11, 24, 22), palette.seal, 14, 8, 700)
        disk = QPainterPath()
        disk.addEllipse(QPointF(left + 110, 0), 8, 8)
        painter.fillPath(disk, colour(palette.hover if not palette.dark else palette.brass))
        painter.fillPath(outline(disk, FINE, 2, 0.1), colour(palette.ink))
        paint_words(
            painter,
            str(self.price),
            QRectF(left + 100, -9, 20, 18),
            palette.glaze,
            12,
            8,
            700,
        )
        count = max(self.boxes, self.hits)
        step = min(18.5, (self.width - 130) / max(10, count))
        for n in range(count):
            x = left + 132 + n * step
            box = rect_path(QRectF(x - step * 0.4, -step * 0.4, step * 0.8, step * 0.8))
            painter.fillPath(outline(box, FINE, n + 3, 0.2), colour(palette.ink_soft))
            if n < self.hits:
                painter.save()
                painter.translate(x, 0)
                painter.fillPath(strokes(cross_lines(step * 0.42), BOLD, n, 0.3), colour(palette.seal))
                painter.restore()


@dataclass(frozen=True)
class PadField(Face):
    """A field of the score pad: a sign, a small word, and points."""

    sign: str
    word: str
    points: int
    width: float
    height: float

    def bounds(self) -> QRectF:
        """The field."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Frame, sign, points, word."""
        palette, area = look.palette, self.bounds()
        frame = rect_path(area.adjusted(1, 1, -1, -1), 4)
        painter.fillPath(outline(frame, FINE * 0.8, 3, 0.2), colour(palette.hairline))
        painter.save()
        painter.translate(area.left() + 18, -7)
        if self.sign == "hits":
            painter.fillPath(strokes(cross_lines(9), BOLD, 2, 0.3), colour(palette.seal))
        elif self.sign == "bonus":
            painter.fillPath(inked("nemo", 13, 1.0, 2), colour(palette.ink))
        else:
            painter.fillPath(inked(self.sign, 13, 1.1, 2), colour(palette.ink))
        painter.restore()
        number = QRectF(area.left() + 33, area.top() + 2, area.width() - 37, 28)
        ink = palette.seal if self.points < 0 else palette.ink
        paint_words(painter, str(self.points).replace("-", "−"), number, ink, 20, 9, 600, RIGHT)
        words = QRectF(area.left() + 3, area.bottom() - 19, area.width() - 6, 18)
        paint_words(painter, self.word, words, palette.ink_soft, 11.5 * min(look.text, 1.4), 6.5, 400, serif=False)


@dataclass(frozen=True)
class VerneFace(Face):
    """Verne: his card of this turn, what his deck still holds (N, A, L, Atlantis), and his own Atlantis."""

    card: str
    left: tuple[int, int, int, int]
    sides: int
    tally: bool

    def bounds(self) -> QRectF:
        """Portrait, card, deck and hexagon."""
        return QRectF(-90, -70, 180, 140)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """What is face up."""
        palette = look.palette
        painter.save()
        painter.translate(-62, -40)
        painter.fillPath(inked("verne", 25, 1.4, 3), colour(palette.ink))
        painter.restore()
        card = rect_path(QRectF(-30, -64, 38, 52), 5)
        painter.fillPath(card, colour(palette.button if self.card else palette.paper_deep))
        painter.fillPath(outline(card, FINE * 1.4, 3, 0.3), colour(palette.ink))
        self._sign(painter, look, self.card or "deck", QRectF(-30, -64, 38, 52), 26)
        for n, key in enumerate(("N", "A", "L", "*")):
            box = QRectF(-86 + n * 40, 2, 36, 22)
            self._sign(painter, look, key, QRectF(box.left(), box.top(), 18, 22), 15)
            paint_words(painter, str(self.left[n]), QRectF(box.left() + 17, box.top(), 16, 22), palette.ink_soft, 14, 8)
        if self.tally:
            painter.save()
            painter.translate(50, -38)
            paint_tally(painter, look, self.sides)
            painter.restore()

    def _sign(self, painter: QPainter, look: Look, key: str, area: QRectF, size: float) -> None:
        if key in ("*", "deck"):
            painter.save()
            painter.translate(area.center())
            name = "atlantis" if key == "*" else "deck"
            painter.fillPath(inked(name, size * 0.52, 1.1, 2), colour(look.palette.ink))
            painter.restore()
        else:
            paint_words(painter, key, area, look.palette.seal, size, 8, 700)


def paint_tally(painter: QPainter, look: Look, sides: int) -> None:
    """Verne's hexagon: dashed, with as many sides marked as he has visited."""
    palette = look.palette
    corners = [(0.0, -27.0), (23.4, -13.5), (23.4, 13.5), (0.0, 27.0), (-23.4, 13.5), (-23.4, -13.5)]
    for n in range(6):
        (ax, ay), (bx, by) = corners[n], corners[(n + 1) % 6]
        if n < sides:
            painter.fillPath(strokes((((ax, ay), (bx, by)),), 4.2, n, 0.3, 0.05), colour(palette.seal))
        else:
            for part in (0.1, 0.4, 0.7):
                a = (ax + (bx - ax) * part, ay + (by - ay) * part)
                b = (ax + (bx - ax) * (part + 0.2), ay + (by - ay) * (part + 0.2))
                painter.fillPath(strokes(((a, b),), FINE * 1.2, n, 0.1), colour(palette.ink_soft))
    painter.fillPath(inked("atlantis", 14, 1.1, 3), colour(palette.ink))


@dataclass(frozen=True)
class LevelsFace(Face):
    """The levels of solo play, the best on top, and which one the score has come to."""

    names: tuple[str, ...]
    least: tuple[int, ...]
    reached: int

    def bounds(self) -> QRectF:
        """Seven lines."""
        return QRectF(-75, -66, 150, 132)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Least points and name, the level reached set off by a frame."""
        palette, area = look.palette, self.bounds()
        step = area.height() / len(self.names)
        size = min([fitting(name, area.width() - 36, step, SERIF, 12.0, 600, 8.0)[0] for name in self.names])
        for n in range(len(self.names)):
            y = area.bottom() - (n + 1) * step
            line = QRectF(area.left(), y, area.width(), step)
            here = n == self.reached
            if here:
                frame = rect_path(line.adjusted(0, 1, 0, -1), 4)
                painter.fillPath(frame, colour(palette.glow, 0.28))
                painter.fillPath(outline(frame, FINE * 1.4, 3, 0.2), colour(palette.brass))
            number = f"{self.least[n]}+" if n else f"0–{self.least[1] - 1}"
            ink = palette.ink if here else palette.ink_soft
            paint_words(
                painter, number, QRectF(line.left() + 4, y, 30, step), ink, 11.5, 7, 600 if here else 400, LEFT, False
            )
            words = QRectF(line.left() + 34, y, line.width() - 36, step)
            paint_words(painter, self.names[n], words, ink, size, 8.0, 600 if here else 400, LEFT)
