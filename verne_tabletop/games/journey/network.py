"""Tunnels that meet: where the route from the entrance leads, what it finds, and whether centre and exits are open."""

from typing import Final

from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.state import CROSSING, LIT, MARK, STAR, JourneyState

FACING: Final = (2, 3, 0, 1)  # the side of the neighbour that faces north, east, south, west


def reached(board: Board, cells: list[int], cell: int) -> bool:
    """Whether the route, as lit so far, leads into this cell: both sides of the border must be open.

    A discovery is reached from any side. Free and filled cells are never reached.
    """
    mark = cells[cell] & MARK
    if mark == 0 or mark > STAR:
        return False
    ways = mark if mark <= CROSSING else CROSSING
    near = board.neighbours[cell]
    for side in range(4):
        if ways & (1 << side):
            other = near[side]
            if other >= 0 and cells[other] >= LIT and board.openings[cells[other]] & (1 << FACING[side]):
                return True
    return False


def extend(board: Board, cells: list[int], start: int) -> list[int]:
    """Light, in place, everything that the route reaches from `start` on; the cells newly lit, nearest first.

    `start` is a cell just drawn, or a lit one that has just been given another way out. Found discoveries are
    crossings at once, so one find may lead to the next.
    """
    lit: list[int] = []
    if cells[start] < LIT:
        if not reached(board, cells, start):
            return lit
        cells[start] += LIT
        lit.append(start)
    queue = [start]
    for cell in queue:
        ways = board.openings[cells[cell]]
        near = board.neighbours[cell]
        for side in range(4):
            if ways & (1 << side):
                other = near[side]
                if other >= 0:
                    content = cells[other]
                    if 0 < content <= STAR and (content > CROSSING or content & (1 << FACING[side])):
                        cells[other] = content + LIT
                        lit.append(other)
                        queue.append(other)
    return lit


def open_exits(board: Board, state: JourneyState, seat: int, cells: list[int]) -> list[int]:
    """The volcanoes (0 to 3) that the route leads out of: not the own entrance, not one that has erupted."""
    found: list[int] = []
    for volcano in range(4):
        content = cells[board.exits[volcano]]
        if content >= LIT and board.openings[content] & (1 << volcano) and volcano in living_exits(state, seat):
            found.append(volcano)
    return found


def living_exits(state: JourneyState, seat: int) -> list[int]:
    """The volcanoes (0 to 3) through which the seat may still escape."""
    return [volcano for volcano in range(4) if state.entrance[seat] != volcano and not state.erupting(seat, volcano)]
