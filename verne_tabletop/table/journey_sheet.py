"""The second sheet of a journey: cards and clocks, characters, tracks, bonuses, and the maps of the others, small."""

from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.state import BONE, FISH, MUSHROOM, WATER
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.journey_ink import icon
from verne_tabletop.table.ornament import flourish
from verne_tabletop.table.paper import paint_sheet
from verne_tabletop.table.pen import Line, arc, curve, drawing, outline, ring, strokes
from verne_tabletop.table.tackle import cross_lines
from verne_tabletop.table.tokens import BOLD, CORNER, FINE, TEXT

LEFT: Final = 658.0
WIDTH: Final = 300.0
PANEL: Final = QRectF(LEFT - 13, 4, WIDTH + 25, 632)
CARD_WIDE: Final = 97.0
CARD_HIGH: Final = 138.0
EXPLORATION: Final = QPointF(LEFT + CARD_WIDE / 2, 20 + CARD_HIGH / 2)
TUNNEL: Final = QPointF(LEFT + CARD_WIDE * 1.5 + 8, 20 + CARD_HIGH / 2)
CLOCKS: Final = QRectF(LEFT + 2 * CARD_WIDE + 18, 18, WIDTH - 2 * CARD_WIDE - 18, 142)
CHARACTERS: Final = 171.0
CHARACTER_WIDE: Final = 95.0
CHARACTER_HIGH: Final = 52.0
HELP_ROW: Final = 246.0
TRACK_TOP: Final = 286.0
TRACK_STEP: Final = 38.0
BONUS_ROW: Final = TRACK_TOP + 4 * TRACK_STEP + 34
SMALL_TOP: Final = 512.0
FIRST: Final = 51.0  # from the left edge to the first space of a track
STEP: Final = 42.0
#: the side of a small map, by how many there are; the gap between two
SMALL: Final = (108.0, 92.0, 84.0, 68.0, 54.0)
GAP: Final = 7.0
RING: Final = 13.5
LEFT_ALIGNED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
TRACK_MARKS: Final = (FISH, BONE, MUSHROOM, WATER)


def space(track: int, index: int, spaces: int) -> QPointF:
    """The middle of a space of a track (0 fish to 3 water)."""
    step = STEP if track < 3 else min(STEP, (WIDTH - 66) / max(1, spaces - 1))
    return QPointF(LEFT + FIRST + step * index, track_y(track))


def track_y(track: int) -> float:
    """The height of a track."""
    return TRACK_TOP + TRACK_STEP * track + (30.0 if track == 3 else 0.0)


def help_space(index: int) -> QPointF:
    """The middle of a space of the help track."""
    return QPointF(LEFT + FIRST + STEP * index, HELP_ROW)


def column_space(index: int) -> QPointF:
    """The middle of the bonus under a column."""
    return QPointF(LEFT + FIRST + STEP * index, TRACK_TOP + TRACK_STEP * 3 - 7)


def bonus_space(index: int) -> QPointF:
    """The middle of a bonus: the centre, the three arrivals, the escape."""
    return QPointF(LEFT + (51, 117, 156, 195, 277)[index], BONUS_ROW)


def character_rect(index: int) -> QRectF:
    """Where a character's card lies."""
    return QRectF(LEFT + index * (CHARACTER_WIDE + 7.5), CHARACTERS, CHARACTER_WIDE, CHARACTER_HIGH)


def small_rect(at: int, count: int) -> QRectF:
    """Where the small map number `at` of `count` lies, in a column of its own."""
    wide = (WIDTH + GAP) / max(count, 1)
    side = SMALL[count - 1] if count <= len(SMALL) else wide - GAP
    left = 0.0 if words_beside(count) else (wide - GAP - side) / 2 if count < 4 else 0.0
    return QRectF(LEFT + at * wide + left, SMALL_TOP, side, side)


def words_beside(count: int) -> float:
    """How much room the words beside a small map have; 0 where they stand below it."""
    return (WIDTH + GAP) / count - SMALL[count - 1] - 2 * GAP if count < 3 else 0.0


def small_area(at: int, count: int) -> QRectF:
    """A small map with its words."""
    rect, beside = small_rect(at, count), words_beside(count)
    return rect.adjusted(-3, -3, beside + GAP, 3) if beside else rect.adjusted(-3, -3, 3, 31)


def track_rect(track: int) -> QRectF:
    """The whole row of a track."""
    return QRectF(LEFT - 4, track_y(track) - 18, WIDTH + 6, 36)


def paint_sheet_two(painter: QPainter, look: Look, board: Board) -> None:
    """What is printed on the second sheet."""
    palette = look.palette
    paint_sheet(painter, PANEL, look, palette.paper, 8)
    rule = ((LEFT + 12, TRACK_TOP - 19), (LEFT + WIDTH - 12, TRACK_TOP - 19))
    painter.fillPath(strokes((rule,), FINE * 1.3, 3, 0.2, 0.45), colour(palette.brass, 0.75))
    ornament = flourish(WIDTH * 0.9, 3).translated(LEFT + WIDTH / 2, SMALL_TOP - 11)
    painter.fillPath(ornament, colour(palette.brass, 0.75))
    for middle in (EXPLORATION, TUNNEL):
        slot = rect_path(QRectF(middle.x() - CARD_WIDE / 2, middle.y() - CARD_HIGH / 2, CARD_WIDE, CARD_HIGH), CORNER)
        painter.fillPath(outline(slot, FINE, 7, 0.3), colour(palette.ink_soft, 0.45))
    for track in range(4):
        mark = TRACK_MARKS[track]
        lines = strokes(icon(mark, 26.0), FINE * 1.3, 4, 0.15).translated(LEFT + 16, track_y(track))
        painter.fillPath(lines, colour(palette.ink))
        values = board.values[track]
        for index, value in enumerate(values):
            paint_space(painter, look, space(track, index, len(values)), str(value), palette.paper_deep)
    for index, value in enumerate(board.help_values):
        paint_space(painter, look, help_space(index), f"−{value}", palette.paper_deep)
    painter.fillPath(strokes(_lantern(), BOLD * 0.8, 6, 0.2).translated(LEFT + 16, HELP_ROW), colour(palette.ink))
    for index in range(min([len(board.values[track]) for track in range(3)])):
        paint_space(painter, look, column_space(index), f"+{board.column_bonus}", palette.paper, square=True)
    painter.fillPath(strokes(_sun(), FINE * 1.2, 6, 0.2).translated(LEFT + 16, BONUS_ROW), colour(palette.ink))
    paint_space(painter, look, bonus_space(0), f"+{board.centre_bonus}", palette.paper_deep)
    for index, value in enumerate(board.arrival_bonus[:3]):
        paint_space(painter, look, bonus_space(1 + index), f"+{value}", palette.paper_deep)
    paint_space(painter, look, bonus_space(4), f"+{board.escape_bonus}", palette.paper_deep)
    at = QPointF(LEFT + 245, BONUS_ROW)
    painter.fillPath(strokes(peak(), BOLD * 0.8, 3, 0.2).translated(at), colour(palette.ink))
    painter.fillPath(
        strokes((((LEFT + 74, BONUS_ROW), (LEFT + 94, BONUS_ROW)),), FINE, 2, 0.2), colour(palette.ink_soft)
    )


def _lantern() -> tuple[Line, ...]:
    """A lantern held out: help."""
    return (
        arc(0, -8, 6, 6, 180, 180),
        ((-9, -7), (9, -7), (7, -2), (-7, -2), (-9, -7)),
        ((-7, -2), (-8, 9), (8, 9), (7, -2)),
        ((-10, 12), (10, 12), (8, 9), (-8, 9), (-10, 12)),
        curve((0, 7), (-3, 4), (0, -0.5), (3, 4), (0, 7)),
    )


def _sun() -> tuple[Line, ...]:
    """The core of the earth."""
    rays = tuple(
        ((dx * 8.0, dy * 8.0), (dx * 13.0, dy * 13.0))
        for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    )
    return (ring(0, 0, 5.5), *rays)


def peak() -> tuple[Line, ...]:
    """A volcano with smoke: the way out."""
    return (
        curve((-14, 10), (-8, 4), (-4, -5)),
        curve((4, -5), (8, 4), (14, 10)),
        curve((-4, -5), (0, -3), (4, -5)),
        curve((0, -7), (3, -10), (-1, -13)),
    )


def paint_space(painter: QPainter, look: Look, at: QPointF, words: str, fill: str, square: bool = False) -> None:
    """One printed space with its number."""
    area = QRectF(at.x() - RING, at.y() - RING, 2 * RING, 2 * RING)
    shape = rect_path(area.adjusted(0, 3, 0, -3), 4) if square else rect_path(area, RING)
    painter.fillPath(shape, colour(fill))
    painter.fillPath(outline(shape, FINE, 3, 0.2), colour(look.palette.ink_soft))
    paint_words(painter, words, area.adjusted(1, 2, -1, -2), look.palette.ink, TEXT, 7, 600)


@dataclass(frozen=True)
class RingFace(Face):
    """A circle drawn round a space, a cross through it when it is spent."""

    spent: bool = False
    seed: int = 1
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The circle."""
        return QRectF(-RING - 4, -RING - 4, 2 * RING + 8, 2 * RING + 8)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A quick ring, and the cross."""
        ink = drawing((ring(0, 0, RING + 0.5),), BOLD * 1.15, self.seed, 0.7)
        painter.fillPath(ink.path(progress), colour(look.palette.seal))
        if self.spent:
            cross = drawing(cross_lines(RING * 0.85), BOLD, self.seed + 3, 0.6)
            painter.fillPath(cross.path(progress), colour(look.palette.ink))


@dataclass(frozen=True)
class LostFace(Face):
    """A printed bonus or sign that is gone: a cross over it."""

    size: float = 11.0
    seed: int = 1
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The cross."""
        return QRectF(-self.size - 3, -self.size - 3, 2 * self.size + 6, 2 * self.size + 6)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Two strokes."""
        cross = drawing(cross_lines(self.size), BOLD * 1.2, self.seed, 0.6)
        painter.fillPath(cross.path(progress), colour(look.palette.ink))


@dataclass(frozen=True)
class SignFace(Face):
    """A circle, triangle or square at a volcano; an arrow at the entrance."""

    sign: int
    turn: float = 0.0
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The sign."""
        return QRectF(-13, -13, 26, 26)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Its lines."""
        painter.save()
        painter.rotate(self.turn)
        ink = drawing(SIGNS[self.sign], BOLD * 1.2, 5 + self.sign, 0.4)
        painter.fillPath(ink.path(progress), colour(look.palette.seal if self.sign < 0 else look.palette.ink))
        painter.restore()


SIGNS: Final[dict[int, tuple[Line, ...]]] = {
    -1: (((0.0, -10.0), (0.0, 9.0)), ((-6.0, 2.0), (0.0, 10.0), (6.0, 2.0))),
    0: (ring(0, 0, 7.5),),
    1: (((0.0, -8.5), (8.0, 6.0), (-8.0, 6.0), (0.0, -8.5), (0.8, -7.0)),),
    2: (((-6.8, -6.8), (6.8, -6.8), (6.8, 6.8), (-6.8, 6.8), (-6.8, -6.8), (-5.4, -6.8)),),
}
