"""What lies beside the second sheet of a journey: characters, clocks, volcano cards, small maps, a ladder of ranks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from verne_tabletop.games.journey.state import FILLED, FISH, LIT, MARK, STAR, WATER
from verne_tabletop.table.faces import CENTRE, paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.journey_ink import BORE, HALF, bore, icon
from verne_tabletop.table.journey_sheet import CHARACTER_HIGH, CHARACTER_WIDE, LEFT_ALIGNED, SIGNS, WIDTH, peak
from verne_tabletop.table.ornament import polygon
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
        back = palette.paper_deep if palette.dark else palette.graphite
        painter.fillPath(card, colour(back if self.sign < 0 else palette.terracotta))
        if self.sign < 0:
            painter.fillPath(_back(), colour(palette.ink_soft if palette.dark else palette.paper, 0.6))
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
    """A traveller's map, small: route, tunnels, finds, dangers in the ink of whoever filled them; a tick when the
    choice of the round is made. tint and letter: the traveller's ink; own: it is the map of whoever looks; entrance:
    its volcano or -1; beside: the room for words to the right, 0 where they stand below."""

    cells: tuple[int, ...]
    name: str
    points: str
    chosen: bool
    lost: bool
    tint: int
    letter: str
    own: bool
    entrance: int
    side: float
    beside: float

    def bounds(self) -> QRectF:
        """The map, the name and the points."""
        if self.beside:
            return QRectF(-4, -4, self.side + self.beside + 16, self.side + 8)
        return QRectF(-4, -4, self.side + 14, self.side + 36)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Cells as strokes and dots of a few units."""
        palette, side = look.palette, self.side
        frame, step = rect_path(QRectF(0, 0, side, side), 3), self.side / 9
        painter.fillPath(frame, colour(palette.paper_deep))
        painter.setPen(Qt.PenStyle.NoPen)
        core = QPointF(side / 2, side / 2)
        painter.setBrush(colour(palette.terracotta, 0.45))
        painter.drawEllipse(core, step * 1.3, step * 1.3)
        for cell, content in enumerate(self.cells):
            if content & MARK:
                middle = QPointF((cell % 9 + 0.5) * step, (cell // 9 + 0.5) * step)
                self.draw_cell(painter, look, content & MARK, content >= LIT, middle)
        painter.setBrush(colour(palette.seal))
        painter.drawEllipse(core, step * 0.36, step * 0.36)
        if self.entrance >= 0:
            painter.save()
            painter.translate(core)
            painter.rotate(90.0 * self.entrance)
            wedge = polygon([(-step * 0.7, -side / 2), (step * 0.7, -side / 2), (0.0, -side / 2 + step * 0.9)])
            painter.fillPath(wedge, colour(palette.seal))
            painter.restore()
        if self.own:
            painter.fillPath(outline(frame, BOLD * 1.3, 3, 0.3), colour(palette.brass))
        painter.fillPath(outline(frame, FINE * 1.4, 3, 0.3), colour(palette.ink))
        self.draw_words(painter, look)
        if self.lost:
            cross = strokes(cross_lines(side * 0.42), BOLD, 3).translated(side / 2, side / 2)
            painter.fillPath(cross, colour(palette.seal))
        if self.chosen:
            painter.save()
            painter.translate(side + 40, 11.5) if self.beside else painter.translate(side - 1, 1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(palette.moss))
            painter.drawEllipse(QPointF(0, 0), 8, 8)
            painter.setPen(QPen(colour(palette.paper), BOLD))
            painter.drawPolyline([QPointF(-4, 0), QPointF(-1, 3.5), QPointF(4, -3.5)])
            painter.restore()

    def draw_words(self, painter: QPainter, look: Look) -> None:
        """Name and points, below or beside, and a blot of the traveller's ink."""
        palette, side = look.palette, self.side
        type_, small = (LEAD, TEXT) if self.beside > 80 else (NOTE * 1.1, NOTE)
        if self.beside:
            left, align = side + 9, LEFT_ALIGNED
            blot = QRectF(left, 3, 17, 17)
            name = QRectF(left, 23, self.beside, 22)
            points = QRectF(left, 44, self.beside, 18)
        else:
            blot = QRectF(-1, side + 3, 12, 12)
            name = QRectF(12, side + 1, side - 11, 16)
            points, align = QRectF(-1, side + 16, side + 2, 15), CENTRE
        ink = rect_path(blot, 2)
        painter.fillPath(ink, colour(palette.tints[self.tint].mark))
        painter.fillPath(outline(ink, FINE, 6, 0.3), colour(palette.ink))
        paint_words(painter, self.letter, blot, palette.paper, blot.height() * 0.8, 7, 700)
        paint_words(painter, self.name, name, palette.ink, type_, 7, 600, align=align)
        paint_words(painter, self.points, points, palette.ink_soft, small, 7, serif=False, align=align)

    def draw_cell(self, painter: QPainter, look: Look, mark: int, lit: bool, at: QPointF) -> None:
        """One cell of it."""
        palette, step = look.palette, self.side / 9
        if mark > STAR:
            drawer = mark - FILLED - 1
            ink = palette.graphite if drawer < 0 else palette.tints[drawer % 6].mark
            painter.fillRect(QRectF(at.x() - step * 0.42, at.y() - step * 0.42, step * 0.84, step * 0.84), colour(ink))
        elif mark >= FISH:
            painter.setBrush(colour(palette.seal if lit else palette.paper))
            painter.setPen(QPen(colour(palette.ink if lit else palette.seal), 0.8))
            painter.drawEllipse(at, step * 0.38, step * 0.38)
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            painter.save()
            painter.translate(at)
            painter.scale(step / (2 * HALF), step / (2 * HALF))
            painter.fillPath(bore(mark, BORE * 1.25), colour(palette.brass if lit else palette.ink_soft))
            painter.restore()


@dataclass(frozen=True)
class RankFace(Face):
    """Alone at the table: the ranks from the lowest up, with the points from which each holds, and where one stands."""

    ranks: tuple[tuple[str, str], ...]
    now: int

    def bounds(self) -> QRectF:
        """The ladder."""
        return QRectF(-4, -4, WIDTH + 8, 114)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Two columns; the rank one holds has a brass ground and a wedge."""
        palette = look.palette
        rows = (len(self.ranks) + 1) // 2
        high = 106.0 / rows
        for at, (name, points) in enumerate(self.ranks):
            area = QRectF(at // rows * WIDTH / 2, at % rows * high, WIDTH / 2 - 8, high - 4)
            if at == self.now:
                painter.fillPath(rect_path(area, 4), colour(palette.hover, 0.45))
                painter.fillPath(outline(rect_path(area, 4), FINE * 1.4, 3, 0.3), colour(palette.ink))
            number = QRectF(area.left() + 4, area.top(), 26, area.height())
            paint_words(painter, points, number, palette.ink_soft, TEXT, 7, 600)
            words = QRectF(number.right() + 6, area.top(), area.width() - 40, area.height())
            ink = palette.ink if at == self.now else palette.ink_soft
            paint_words(painter, name, words, ink, TEXT, 7, 600 if at == self.now else 400, align=LEFT_ALIGNED)
