"""What lies beside the second sheet of a journey: characters, clocks, volcano cards, small maps, a ladder of ranks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from verne_tabletop.games.journey.state import FISH, LIT, MARK, STAR, WATER
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.journey_ink import HALF, bore, icon
from verne_tabletop.table.journey_sheet import CHARACTER_HIGH, CHARACTER_WIDE, LEFT_ALIGNED, SIGNS, SMALL, WIDTH, peak
from verne_tabletop.table.pen import Line, drawing, hatch, outline, strokes
from verne_tabletop.table.tackle import cross_lines, star_path
from verne_tabletop.table.tokens import BOLD, CORNER, FINE, HEAD, LEAD, NOTE, TEXT


@dataclass(frozen=True)
class CharacterFace(Face):
    """A character's card: what the help does, the name, and whether there is strength left."""

    character: int
    name: str
    state: str
    active: bool
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The card."""
        return QRectF(-CHARACTER_WIDE / 2 - 2, -CHARACTER_HIGH / 2 - 2, CHARACTER_WIDE + 4, CHARACTER_HIGH + 4)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Emblem left, words right; hatched over when exhausted."""
        palette = look.palette
        area = QRectF(-CHARACTER_WIDE / 2, -CHARACTER_HIGH / 2, CHARACTER_WIDE, CHARACTER_HIGH)
        card = rect_path(area, CORNER)
        painter.fillPath(card, colour(palette.button if self.active else palette.paper_deep))
        if not self.active:
            painter.fillPath(_tired(), colour(palette.ink_soft, 0.5))
        painter.fillPath(outline(card, BOLD * 0.8, 3 + self.character, 0.3), colour(palette.ink))
        ink = palette.ink if self.active else palette.ink_soft
        middle = QPointF(area.left() + 20, 0)
        painter.fillPath(_emblem(self.character).translated(middle), colour(ink))
        words = QRectF(area.left() + 37, area.top() + 5, CHARACTER_WIDE - 40, 22)
        paint_words(painter, self.name, words, ink, LEAD * min(look.text, 1.3), 8, 600)
        below = QRectF(words.left(), 1, words.width(), 20)
        paint_words(painter, self.state, below, palette.ink_soft, NOTE, 7, serif=False)


@lru_cache(maxsize=1)
def _tired() -> QPainterPath:
    return hatch(
        rect_path(QRectF(-CHARACTER_WIDE / 2 + 3, -CHARACTER_HIGH / 2 + 3, 34, CHARACTER_HIGH - 6)), 45, 5, FINE
    )


@lru_cache(maxsize=8)
def _emblem(character: int) -> QPainterPath:
    if character == 0:
        return outline(star_path(13.5), BOLD, 4, 0.3)
    if character == 1:
        lines: tuple[Line, ...] = (
            ((-15, 0), (15, 0)),
            ((-15, -11), (15, -11)),
            ((-15, 11), (15, 11)),
            ((0, -2), (0, -9)),
            ((-3, -6), (0, -10), (3, -6)),
            ((0, 2), (0, 9)),
            ((-3, 6), (0, 10), (3, 6)),
        )
        return strokes(lines, BOLD * 0.8, 4, 0.3, 0.05)
    fork: tuple[Line, ...] = (
        ((-16, -5), (16, -5)),
        ((-16, 5), (-5, 5), (-5, 16)),
        ((5, 16), (5, 5), (16, 5)),
    )
    return strokes(fork, BOLD * 0.9, 4, 0.3, 0.05)


@dataclass(frozen=True)
class ClockFace(Face):
    """Rounds left until something happens: its picture, the number, its words."""

    kind: str
    number: int
    words: str
    width: float = 112.0
    motion: ClassVar[str] = "glide"

    def bounds(self) -> QRectF:
        """Picture, number, words."""
        return QRectF(-self.width / 2, -26, self.width, 52)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """An urgent number (1 or 2) is red and underlined."""
        palette = look.palette
        left = -self.width / 2
        lines = icon(WATER, 26.0) if self.kind == "water" else peak()
        painter.fillPath(strokes(lines, FINE * 1.5, 4, 0.2).translated(left + 17, -11), colour(palette.ink))
        urgent = self.number <= 2
        ink = palette.seal if urgent else palette.ink
        area = QRectF(left + 32, -25, self.width - 34, 27)
        paint_words(painter, str(self.number), area, ink, HEAD * 1.25, 12, 700)
        if urgent:
            painter.fillRect(QRectF(area.center().x() - 11, 0.5, 22, BOLD), colour(palette.seal))
        below = QRectF(left, 3, self.width, 22)
        paint_words(painter, self.words, below, palette.ink_soft, NOTE * min(look.text, 1.2) * 0.95, 7, serif=False)


@dataclass(frozen=True)
class VolcanoCardFace(Face):
    """A card of the volcano row: face down, or the sign whose exits have erupted."""

    sign: int
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The card."""
        return QRectF(-15, -20, 30, 40)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Back with a question, or the sign over fire."""
        palette = look.palette
        card = rect_path(QRectF(-13, -18, 26, 36), 4)
        painter.fillPath(card, colour(palette.graphite if self.sign < 0 else palette.terracotta))
        if self.sign < 0:
            painter.fillPath(_back(), colour(palette.paper, 0.5))
        else:
            disk = QPainterPath()
            disk.addEllipse(QPointF(0, 0), 10.5, 10.5)
            painter.fillPath(disk, colour(palette.paper))
            painter.fillPath(drawing(SIGNS[self.sign], BOLD, 5).path(), colour(palette.ink))
        painter.fillPath(outline(card, FINE * 1.3, 4, 0.3), colour(palette.ink))


@lru_cache(maxsize=1)
def _back() -> QPainterPath:
    return strokes(tuple(tuple((x * 0.75, y * 0.75) for x, y in line) for line in peak()), BOLD * 0.7, 3, 0.2)


@dataclass(frozen=True)
class SmallMapFace(Face):
    """Another traveller's map, small: route, tunnels, finds, dangers; a tick when the choice of the round is made."""

    cells: tuple[int, ...]
    name: str
    points: str
    chosen: bool
    lost: bool

    def bounds(self) -> QRectF:
        """The map, the name and the points."""
        return QRectF(-2, -2, SMALL + 6, SMALL + 38)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Cells as dots and strokes of a few units."""
        palette = look.palette
        frame = rect_path(QRectF(0, 0, SMALL, SMALL), 3)
        painter.fillPath(frame, colour(palette.paper_deep))
        step = SMALL / 9
        painter.setPen(Qt.PenStyle.NoPen)
        for cell, content in enumerate(self.cells):
            mark = content & MARK
            if mark:
                self.draw_cell(
                    painter, look, mark, content >= LIT, QPointF((cell % 9 + 0.5) * step, (cell // 9 + 0.5) * step)
                )
        painter.fillPath(outline(frame, FINE * 1.4, 3, 0.3), colour(palette.ink))
        words = QRectF(-1, SMALL + 1, SMALL + 2, 16)
        paint_words(painter, self.name, words, palette.ink, NOTE * 1.1, 6, 600)
        paint_words(painter, self.points, words.translated(0, 15), palette.ink_soft, NOTE, 6, serif=False)
        if self.lost:
            painter.fillPath(
                strokes(cross_lines(SMALL * 0.42), BOLD, 3).translated(SMALL / 2, SMALL / 2), colour(palette.seal)
            )
        if self.chosen:
            painter.setBrush(colour(palette.moss))
            painter.drawEllipse(QPointF(SMALL - 3, 3), 8, 8)
            painter.setPen(QPen(colour(palette.paper), BOLD))
            painter.drawPolyline([QPointF(SMALL - 7, 3), QPointF(SMALL - 4, 6.5), QPointF(SMALL + 1, -0.5)])

    def draw_cell(self, painter: QPainter, look: Look, mark: int, lit: bool, at: QPointF) -> None:
        """One cell of it."""
        palette, step = look.palette, SMALL / 9
        if mark > STAR:
            painter.fillRect(QRectF(at.x() - step / 2, at.y() - step / 2, step, step), colour(palette.graphite))
        elif mark >= FISH:
            painter.setBrush(colour(palette.seal if lit else palette.paper))
            painter.setPen(QPen(colour(palette.seal), 0.8))
            painter.drawEllipse(at, step * 0.4, step * 0.4)
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            painter.save()
            painter.translate(at)
            painter.scale(step / (2 * HALF), step / (2 * HALF))
            painter.fillPath(bore(mark), colour(palette.hover if lit else palette.ink_soft))
            painter.restore()


@dataclass(frozen=True)
class RankFace(Face):
    """Alone at the table: the ranks from the lowest up, with the points from which each holds, and where one stands."""

    ranks: tuple[tuple[str, str], ...]
    now: int

    def bounds(self) -> QRectF:
        """The ladder."""
        return QRectF(-4, -4, WIDTH + 8, 108)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Two columns; the rank one holds has a brass ground and a wedge."""
        palette = look.palette
        rows = (len(self.ranks) + 1) // 2
        high = 96.0 / rows
        for at, (name, points) in enumerate(self.ranks):
            area = QRectF(at // rows * WIDTH / 2, at % rows * high, WIDTH / 2 - 8, high - 4)
            if at == self.now:
                painter.fillPath(rect_path(area, 4), colour(palette.hover, 0.45))
                painter.fillPath(outline(rect_path(area, 4), FINE * 1.4, 3, 0.3), colour(palette.ink))
            number = QRectF(area.left() + 4, area.top(), 44, area.height())
            paint_words(painter, points, number, palette.ink_soft, TEXT, 7, 600)
            words = QRectF(number.right() + 2, area.top(), area.width() - 52, area.height())
            ink = palette.ink if at == self.now else palette.ink_soft
            paint_words(painter, name, words, ink, TEXT, 7, 600 if at == self.now else 400, align=LEFT_ALIGNED)
