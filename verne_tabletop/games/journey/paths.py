"""How many cells are still to be drawn: cheapest ways over a half-drawn map (a 0-1 breadth-first search)."""

from typing import Final

from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.network import FACING, living_exits
from verne_tabletop.games.journey.state import CELLS, CROSSING, FREE, LIT, MARK, STAR, JourneyState

FAR: Final = 99


def passing() -> list[int]:
    """By content of a cell, the ways it could pass on once reached: a free cell and any discovery pass everywhere."""
    ways = [0] * 128
    for flag in (0, LIT):
        ways[flag] = CROSSING
        for mark in range(1, STAR + 1):
            ways[mark + flag] = mark if mark <= CROSSING else CROSSING
    return ways


PASSING: Final = passing()


def spread(board: Board, cells: list[int], starts: list[int]) -> list[int]:
    """By cell, how many free cells must be drawn to reach it from `starts`, itself included; FAR when walled off."""
    steps = [FAR] * CELLS
    for cell in starts:
        steps[cell] = 0
    level = starts[:]
    cost = 0
    while level:
        further: list[int] = []
        for cell in level:
            ways = PASSING[cells[cell]]
            near = board.neighbours[cell]
            for side in range(4):
                if ways & (1 << side):
                    other = near[side]
                    if other >= 0 and steps[other] > cost:
                        content = cells[other]
                        if content == FREE:
                            if steps[other] > cost + 1:
                                steps[other] = cost + 1
                                further.append(other)
                        elif PASSING[content] & (1 << FACING[side]):
                            steps[other] = cost
                            level.append(other)
        level = further
        cost += 1
    return steps


def lit_cells(cells: list[int]) -> list[int]:
    """The cells of the route."""
    return [cell for cell in range(CELLS) if cells[cell] >= LIT]


def leads_out(board: Board, cells: list[int], volcano: int) -> bool:
    """Whether the cell at a volcano is still free or already opens towards it."""
    mark = cells[board.exits[volcano]] & MARK
    return mark == FREE or bool(PASSING[mark] & (1 << volcano))


def remaining(board: Board, state: JourneyState, seat: int, cells: list[int]) -> int:
    """The cells still to be drawn on the seat's cheapest journey to the centre and out of a living exit.

    The way out may start at the centre or anywhere on the route; FAR or more when no journey is left.
    """
    route = spread(board, cells, lit_cells(cells))
    inward = route[board.centre]
    outward = route
    if inward > 0:
        outward = spread(board, cells, [board.centre])
    best = FAR
    for volcano in living_exits(state, seat):
        if leads_out(board, cells, volcano):
            cell = board.exits[volcano]
            best = min(best, route[cell], outward[cell])
    return inward + best
