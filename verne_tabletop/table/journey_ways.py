"""Ways over the map of a journey: ghosts of the tunnels one may draw, tags at the line, the journey in the end."""

import itertools
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from verne_tabletop.engine.model import Move, Seat
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.edition import ROWS
from verne_tabletop.games.journey.network import FACING, open_exits
from verne_tabletop.games.journey.state import FISH, FREE, LIT, STAR, STRIDE, JourneyState
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, Spot, colour, rect_path
from verne_tabletop.table.items import Mark
from verne_tabletop.table.journey_ground import CELL, ORIGIN, SPAN, cell_middle, way_point
from verne_tabletop.table.journey_ink import HALF, bore, walls
from verne_tabletop.table.ornament import polygon
from verne_tabletop.table.pen import outline, strokes
from verne_tabletop.table.tokens import BOLD, CORNER, FINE, LEAD, RING, TEXT

if TYPE_CHECKING:
    from verne_tabletop.table.journey import JourneyScene

SIZE: Final = 42.0
#: where the ghost of each set of ways lies round its cell: over the side or the corner it opens to
AROUND: Final = {5: (0, -1), 10: (1, 0), 3: (1, -1), 6: (1, 1), 12: (-1, 1), 9: (-1, -1)}
SINGLE: Final = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}
LIMITS: Final = QRectF(6, 6, 628, 628)


def ghost_spots(scene: "JourneyScene", spot: Spot, moves: list[Move]) -> list[Spot]:
    """One ghost for each way of drawing in the cell of a spot."""
    if spot.kind != "cell" or any([not move.extra for move in moves]):
        return []
    found = []
    for move in moves:
        ways = move.extra[0]
        dx, dy = SINGLE[ways] if move.verb == "hans" else AROUND[ways]
        reach = HALF + SIZE / 2 + 3
        middle = spot.centre + QPointF(dx * reach, dy * reach)
        x = min(max(middle.x(), LIMITS.left() + SIZE / 2), LIMITS.right() - SIZE / 2)
        y = min(max(middle.y(), LIMITS.top() + SIZE / 2), LIMITS.bottom() - SIZE / 2)
        area = QRectF(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE)
        found.append(Spot("ghost", rect_path(area, CORNER), scene.way_name(move), move=move))
    return found


def likeliest_first(board: Board, maps: list[list[int]], moves: list[Move]) -> list[Move]:
    """The ways of drawing in a cell, in the order they are turned, from the one that joins most of what is there."""
    if any([not move.extra for move in moves]):
        return moves
    worth = []
    for move in moves:
        seat, cell = divmod(move.place, STRIDE)
        worth.append(sum([_joins(board, maps[seat], cell, side) for side in range(4) if move.extra[0] >> side & 1]))
    first = worth.index(max(worth))
    return moves[first:] + moves[:first]


def _joins(board: Board, cells: list[int], cell: int, side: int) -> int:
    """What a way out over a side of a cell is worth to whoever draws it: the route most, the edge of the map least."""
    other = board.neighbours[cell][side]
    if other < 0:
        return 0 if board.doors[cell] >> side & 1 else -3
    content = cells[other]
    if board.openings[content] >> FACING[side] & 1:
        return 6 if content >= LIT else 3
    if FISH <= content <= STAR:
        return 2
    return 0 if content == FREE else -2


class GhostMark(Mark):
    """A ghost: the tunnel as it would be, on a slip of paper."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Slip, tunnel, ring; the way that is thought of lies on a brass ground."""
        palette, rect = self.look.palette, self.spot.shape.boundingRect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(palette.ink if self.held else palette.brass), BOLD * (1.3 if self.held else 1.0)))
        painter.setBrush(colour(palette.paper_deep if self.hover or self.held else palette.button))
        painter.drawRoundedRect(rect, CORNER, CORNER)
        if self.held:
            painter.setBrush(colour(palette.brass, 0.5))
            painter.drawRoundedRect(rect, CORNER, CORNER)
        move = self.spot.move
        if move is not None:
            painter.save()
            painter.translate(rect.center())
            scale = (SIZE - 10) / CELL
            painter.scale(scale, scale)
            if move.verb == "hans":
                painter.fillPath(polygon(arrow(move.extra[0])), colour(palette.ink))
            else:
                painter.fillPath(bore(move.extra[0]), colour(palette.button if self.held else palette.hover, 0.6))
                painter.fillPath(strokes(walls(move.extra[0]), BOLD * 1.3, 3, 0.3), colour(palette.ink))
            painter.restore()
        if self.ring:
            painter.setPen(QPen(colour(palette.focus), RING))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), CORNER, CORNER)


def arrow(way: int) -> list[tuple[float, float]]:
    """An arrow that points to a side."""
    dx, dy = SINGLE[way]
    points = ((-5, -20), (5, -20), (5, 4), (16, 4), (0, 22), (-16, 4), (-5, 4))
    return [(along_x(x, y, dx, dy), along_y(x, y, dx, dy)) for x, y in points]


def along_x(x: float, y: float, dx: int, dy: int) -> float:
    """The x of a point turned so that y runs along (dx, dy)."""
    return y * dx - x * dy


def along_y(x: float, y: float, dx: int, dy: int) -> float:
    """The y of the same."""
    return y * dy + x * dx


@dataclass(frozen=True)
class PointerFace(Face):
    """A tag over the letter or number of the line of the round, which points into it (turn 0 east, clockwise)."""

    words: str
    turn: int
    motion: ClassVar[str] = "glide"

    def bounds(self) -> QRectF:
        """The tag, whichever way it points."""
        return QRectF(-12, -12, 24, 24)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A red tag with the letter in paper colour."""
        painter.save()
        painter.rotate(90.0 * self.turn)
        painter.fillPath(polygon([(-9, -10), (3, -10), (11, 0), (3, 10), (-9, 10)]), colour(look.palette.seal))
        painter.restore()
        dx, dy = ((-1, 0), (0, -1), (1, 0), (0, 1))[self.turn]
        paint_words(painter, self.words, QRectF(-9 + dx, -9 + dy, 18, 18), look.palette.paper, LEAD, 9, 700)


@dataclass(frozen=True)
class NamePlate(Face):
    """Whose map lies in front, on a slip at its corner, with the ink of that traveller; another's is ruled twice in
    red. Alone at the table, a danger that has just struck is told there."""

    name: str
    own: bool
    tint: int = -1
    letter: str = ""

    def bounds(self) -> QRectF:
        """The slip."""
        return QRectF(-90, -14, 180, 28)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Paper, edge, name."""
        palette = look.palette
        slip = rect_path(QRectF(-86, -11, 172, 22), 3)
        painter.fillPath(slip, colour(palette.button))
        painter.fillPath(outline(slip, BOLD * 0.8, 4, 0.3), colour(palette.ink if self.own else palette.seal))
        if not self.own:
            inner = rect_path(QRectF(-83, -8.5, 166, 17), 2)
            painter.fillPath(outline(inner, FINE, 5, 0.3), colour(palette.seal))
        words = QRectF(-80, -9, 160, 18)
        if self.tint >= 0:
            area = QRectF(-79, -7.5, 15, 15)
            blot = rect_path(area, 3)
            painter.fillPath(blot, colour(palette.tints[self.tint].mark))
            painter.fillPath(outline(blot, FINE, 6, 0.3), colour(palette.ink))
            paint_words(painter, self.letter, area, palette.paper, TEXT, 9, 700)
            words.setLeft(-60)
        paint_words(painter, self.name, words, palette.ink, LEAD * 0.9, 7, 600)


def pointers(line: int) -> list[tuple[QPointF, PointerFace]]:
    """The tags of an exploration card and where they lie; none for the question mark."""
    near, far = ORIGIN - 10, ORIGIN + SPAN + 10
    if line < 9:
        y = ORIGIN + (line + 0.5) * CELL
        return [(QPointF(near, y), PointerFace(ROWS[line], 0)), (QPointF(far, y), PointerFace(ROWS[line], 2))]
    if line < 18:
        x, number = ORIGIN + (line - 8.5) * CELL, str(line - 8)
        return [(QPointF(x, near), PointerFace(number, 1)), (QPointF(x, far), PointerFace(number, 3))]
    return []


def journey_points(board: Board, view: JourneyState, seat: Seat) -> tuple[tuple[float, float], ...]:
    """From the entrance to the centre, as far as the route leads, and on to the exit of a seat that escaped."""
    cells = view.maps[seat]
    if view.entrance[seat] < 0 or cells[board.centre] < LIT:
        return ()
    way = route(board, cells, board.exits[view.entrance[seat]], board.centre)
    marks = [way_point(view.entrance[seat], 0.0), *borders(way)]
    turns = way[:-1]
    exits = open_exits(board, view, seat, cells) if view.escaped[seat] else []
    if exits:
        out = route(board, cells, board.centre, board.exits[exits[0]])
        marks += [*borders(out), way_point(exits[0], 0.0)]
        turns = way[:-1] + out
    else:
        marks.append(cell_middle(board.centre))
        turns = way
    points = [way_point(view.entrance[seat], 16.0), marks[0]]
    for (start, end), cell in zip(itertools.pairwise(marks), turns, strict=True):
        points += bend(start, cell_middle(cell), end)
    if exits:
        points.append(way_point(exits[0], 20.0))
    return tuple([(point.x(), point.y()) for point in points])


def borders(way: list[int]) -> list[QPointF]:
    """The middles of the borders that a way over neighbouring cells crosses."""
    return [(cell_middle(one) + cell_middle(other)) / 2 for one, other in itertools.pairwise(way)]


def bend(start: QPointF, middle: QPointF, end: QPointF) -> list[QPointF]:
    """From one border of a cell to another, round its middle as its tunnel runs."""
    found = []
    for step in range(1, 7):
        t = step / 6
        found.append(start * (1 - t) ** 2 + middle * (2 * t * (1 - t)) + end * t**2)
    return found


def route(board: Board, cells: list[int], start: int, goal: int) -> list[int]:
    """The shortest way over lit cells, both ends included."""
    before = {start: start}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        if cell == goal:
            break
        for side in range(4):
            other = board.neighbours[cell][side]
            if other < 0 or other in before or cells[other] < LIT:
                continue
            if board.openings[cells[cell]] & (1 << side) and board.openings[cells[other]] & (1 << FACING[side]):
                before[other] = cell
                queue.append(other)
    if goal not in before:
        return [start]
    way = [goal]
    while way[-1] != start:
        way.append(before[way[-1]])
    return way[::-1]
