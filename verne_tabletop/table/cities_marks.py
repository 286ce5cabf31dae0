"""What lies beside the cards of Lost Cities: ribbons with their worth, heaps, plates, counts, marks, what is unseen."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table.cities_cards import land_tint
from verne_tabletop.table.faces import paint_card, paint_words, title_plate
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.pen import outline, strokes
from verne_tabletop.table.tokens import BOLD, CORNER, FINE, LEAD, NOTE, TEXT

LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
MINUS: Final = "\N{MINUS SIGN}"


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{MINUS}{-points}" if points < 0 else f"+{points}" if points else "0"


@dataclass(frozen=True)
class Worth(Face):
    """A ribbon with the worth of an expedition; `started`: whether a card lies in it."""

    points: int
    started: bool
    width: float
    height: float

    def bounds(self) -> QRectF:
        """The ribbon."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """The points, in moss or seal red, always with their sign; a dash where nothing has begun."""
        palette = look.palette
        if not self.started:
            painter.fillPath(dash(), colour(palette.ink_soft))
            return
        ink = palette.seal if self.points < 0 else palette.moss
        paint_words(painter, signed(self.points), self.bounds(), ink, LEAD * min(1.35, look.text) + 3, 8, 700)


@lru_cache(maxsize=1)
def dash() -> QPainterPath:
    """A short stroke round (0, 0)."""
    return strokes((((-8.0, 0.0), (8.0, 0.0)),), FINE * 1.4, 2, 0.2)


@dataclass(frozen=True)
class Heap(Face):
    """The edges of the cards that lie under a discard, as paper without print: 0 to 4 of them are drawn."""

    cards: int
    width: float
    height: float

    def bounds(self) -> QRectF:
        """Around the edges."""
        return QRectF(-self.width / 2 - 3, -self.height / 2 - 3, self.width + 18, self.height + 18)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """The lowest first, each a little further out."""
        for at in range(min(4, self.cards), 0, -1):
            painter.save()
            painter.translate(2.2 * at, 1.8 * at)
            paint_card(painter, look, self.width, self.height, 60 + at, look.palette.paper_deep)
            painter.restore()


@dataclass(frozen=True)
class Plate(Face):
    """A player's name on a brass-edged plate, with the round's running score; `turn`: who is to act."""

    name: str
    score: str
    turn: bool
    width: float
    height: float

    def bounds(self) -> QRectF:
        """The plate."""
        return QRectF(-self.width / 2 - 2, -self.height / 2 - 2, self.width + 4, self.height + 4)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Paper, a notched frame, an arrow for the seat to act, name and score."""
        palette = look.palette
        area = QRectF(-self.width / 2, -self.height / 2, self.width, self.height)
        painter.fillPath(rect_path(area, CORNER / 2), colour(palette.button if self.turn else palette.paper))
        frame = title_plate(self.width, self.height).translated(area.topLeft())
        painter.fillPath(frame, colour(palette.brass if self.turn else palette.ink_soft))
        left = area.left() + 10
        if self.turn:
            painter.fillPath(arrow().translated(left, 0), colour(palette.brass))
            left += 14
        right = area.right() - 8
        paint_words(
            painter, self.score, QRectF(right - 52, area.top(), 52, area.height()), palette.ink, 18, 9, 700, RIGHT
        )
        words = QRectF(left, area.top() + 2, right - 56 - left, area.height() - 4)
        paint_words(painter, self.name, words, palette.ink, TEXT + 2, 8, 600, LEFT)


@lru_cache(maxsize=1)
def arrow() -> QPainterPath:
    """A small arrow head pointing right from (0, 0)."""
    path = QPainterPath(QPointF(0, -6))
    path.lineTo(9, 0)
    path.lineTo(0, 6)
    path.closeSubpath()
    return path


@dataclass(frozen=True)
class Count(Face):
    """How many cards the deck still has."""

    left: int
    words: str
    width: float

    def bounds(self) -> QRectF:
        """A medallion and the words below."""
        return QRectF(-self.width / 2, -34, self.width, 112)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """The number large on the back of the top card, or on the bare place."""
        palette = look.palette
        area = QRectF(-26, -22, 52, 44)
        painter.fillPath(rect_path(area, CORNER), colour(palette.button))
        painter.fillPath(outline(rect_path(area, CORNER), BOLD * 0.7, 4, 0.3), colour(palette.ink))
        paint_words(painter, str(self.left), area, palette.ink, 30, 12, 700)
        paint_words(painter, self.words, QRectF(-self.width / 2, 60, self.width, 17), palette.ink_soft, TEXT, 8)


@dataclass(frozen=True)
class LastMark(Face):
    """A dashed outline round the card that a seat played last; `near`: one's own, with a dot in the corner."""

    width: float
    height: float

    def bounds(self) -> QRectF:
        """The outline."""
        return QRectF(-self.width / 2 - 4, -self.height / 2 - 4, self.width + 8, self.height + 8)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Dashes in seal red over a pale line."""
        painter.fillPath(dashes(self.width, self.height, 4.4), colour(look.palette.paper, 0.85))
        painter.fillPath(dashes(self.width, self.height, 2.4), colour(look.palette.seal))


@lru_cache(maxsize=16)
def dashes(width: float, height: float, weight: float) -> QPainterPath:
    """Dashes round a rectangle about (0, 0)."""
    w, h, step = width / 2, height / 2, 8.0
    lines = []
    for across in (-h, h):
        lines += [((-w + at * step, across), (-w + at * step + 4.6, across)) for at in range(int(width / step))]
    for along in (-w, w):
        lines += [((along, -h + at * step), (along, -h + at * step + 4.6)) for at in range(int(height / step))]
    return strokes(tuple(lines), weight, 1, 0.0, 0.0)


@dataclass(frozen=True)
class Sight(Face):
    """A table of what is not in sight: for each destination its letter, investments left, and numbers 2 to 10.

    unseen: a mask of twelve bits a destination, a bit for each card that lies in no open place.
    """

    unseen: tuple[int, ...]
    letters: tuple[str, ...]
    title: str
    width: float
    height: float

    def bounds(self) -> QRectF:
        """The table."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A row a destination; what is in sight is struck."""
        palette, area = look.palette, self.bounds()
        painter.fillPath(rect_path(area, CORNER / 2), colour(palette.paper))
        painter.fillPath(outline(rect_path(area, CORNER / 2), FINE, 9, 0.3), colour(palette.hairline))
        head = QRectF(area.left() + 6, area.top() + 3, area.width() - 12, 20)
        paint_words(painter, self.title, head, palette.ink_soft, NOTE, 8)
        tall = (area.height() - 26) / len(self.unseen)
        cell = (area.width() - 48) / 9
        for land, mask in enumerate(self.unseen):
            tint = land_tint(look, land)
            y = area.top() + 24 + tall * land
            strip = QRectF(area.left() + 4, y + 1, 18, tall - 2)
            painter.fillPath(rect_path(strip, 3), colour(tint.fill))
            paint_words(painter, self.letters[land], strip, tint.text, 13, 8, 700)
            stakes = (mask & 7).bit_count()
            for at in range(3):
                ink = palette.ink if at < stakes else palette.hairline
                x = area.left() + 26 + at * 6
                painter.fillRect(QRectF(x, y + tall / 2 - 4, 3.6, 8), colour(ink))
            for number in range(2, 11):
                place = QRectF(area.left() + 45 + cell * (number - 2), y, cell, tall)
                there = bool(mask >> (number + 1) & 1)
                painter.setFont(look.serif(NOTE, 700 if there else 400))
                painter.setPen(colour(palette.ink if there else palette.hairline))
                painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), str(number))
                if not there:
                    painter.fillRect(
                        QRectF(place.center().x() - 5, place.center().y(), 10, FINE), colour(palette.hairline)
                    )
