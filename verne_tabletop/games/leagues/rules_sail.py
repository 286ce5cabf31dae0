"""Moving the Nautilus: step by step, all points used, no cell of a sheet visited twice."""

from typing import Final, NamedTuple

from verne_tabletop.engine.model import Event, Move
from verne_tabletop.games.leagues.rules_danger import enter, start_movement
from verne_tabletop.games.leagues.rules_tables import Tables, place_of
from verne_tabletop.games.leagues.state import CELLS, KINDS, SHIP, LeaguesState, filled

#: How many ways to a place are compared.
KEPT: Final = 4


class Way(NamedTuple):
    """A way the Nautilus can take: the places stepped to, those where the bow is hit, ships sunk, and the cells of the
    surface and of the depth visited by its end."""

    path: list[int]
    struck: list[int]
    sunk: int
    surface: int
    depth: int


def fits(tables: Tables, position: int, surface: int, depth: int, left: int, barred: int) -> bool:
    """Whether `left` more points can all be used from here; surface, depth: cells already visited."""
    if left == 0:
        return True
    for target in targets(tables, position, surface, depth, barred):
        if target < CELLS:
            if fits(tables, target, surface | 1 << target, depth, left - 1, barred):
                return True
        elif fits(tables, target, surface, depth | 1 << target - CELLS, left - 1, barred):
            return True
    return False


def targets(tables: Tables, position: int, surface: int, depth: int, barred: int) -> list[int]:
    """Positions one step away that have not been visited: neighbours, then the other sheet."""
    found: list[int] = []
    if position < CELLS:
        for cell in tables.plan.beside[position]:
            if cell >= 0 and not surface >> cell & 1:
                found.append(cell)
        if not barred and not depth >> position & 1:
            found.append(CELLS + position)
    else:
        here = position - CELLS
        for cell in tables.plan.beside[here]:
            if cell >= 0 and not depth >> cell & 1:
                found.append(CELLS + cell)
        if not barred and not surface >> here & 1:
            found.append(here)
    return found


def steps(tables: Tables, state: LeaguesState, seat: int) -> list[int]:
    """The positions a seat may step to: not visited, and the points left after it can all be used."""
    surface, depth = state.been[2 * seat], state.been[2 * seat + 1]
    barred, left = state.barred[seat], state.points[seat] - 1
    found: list[int] = []
    for target in targets(tables, state.nautilus[seat], surface, depth, barred):
        if target < CELLS:
            if fits(tables, target, surface | 1 << target, depth, left, barred):
                found.append(target)
        elif fits(tables, target, surface, depth | 1 << target - CELLS, left, barred):
            found.append(target)
    return found


def step_moves(tables: Tables, state: LeaguesState, seat: int) -> list[Move]:
    """The legal steps as moves."""
    return [tables.step_moves[target] for target in steps(tables, state, seat)]


def take_step(state: LeaguesState, seat: int, target: int, events: list[Event] | None) -> None:
    """Move one step and pay a point for it."""
    source = state.nautilus[seat]
    if target < CELLS:
        state.been[2 * seat] |= 1 << target
    else:
        state.been[2 * seat + 1] |= 1 << target - CELLS
    state.points[seat] -= 1
    if events is not None:
        kind = "step"
        if (source < CELLS) != (target < CELLS):
            kind = "dive" if source < CELLS else "surface"
        events.append(Event(kind, seat, source=place_of(source), target=place_of(target)))
    enter(state, seat, target, events)


def refuse_step(tables: Tables, state: LeaguesState, seat: int, target: int) -> str:
    """The rule that forbids a step that is not legal; target is a position, or -1 for no cell of a map."""
    here = state.nautilus[seat]
    if target < 0:
        return "move_adjacent"
    mirror = here + CELLS if here < CELLS else here - CELLS
    if target == mirror and state.barred[seat]:
        return "danger_ice"
    cell, sheet = (target, 0) if target < CELLS else (target - CELLS, 1)
    if state.been[2 * seat + sheet] >> cell & 1:
        return "move_visited"
    if target not in targets(tables, here, state.been[2 * seat], state.been[2 * seat + 1], state.barred[seat]):
        return "move_adjacent"
    return "move_deadend"


def routes(tables: Tables, state: LeaguesState, seat: int) -> dict[int, Way]:
    """For each place the movement can end at, the way there with the fewest bow hits; where the points left cannot end
    at a place, the shortest way through it, if there is one. A few best ways to each place are kept from step to
    step, which is what a person would compare."""
    start = Way([], [], 0, state.been[2 * seat], state.been[2 * seat + 1])
    frontier: dict[int, list[Way]] = {state.nautilus[seat]: [start]}
    through: dict[int, Way] = {}
    ships = state.drawn[seat * KINDS + SHIP] & ~state.crossed[2 * seat]
    drawn = (filled(state, seat, 0), filled(state, seat, 1))
    for _ in range(state.points[seat]):
        further: dict[int, list[Way]] = {}
        for here, ways in frontier.items():
            for way in ways:
                for target in targets(tables, here, way.surface, way.depth, state.barred[seat]):
                    _add(further.setdefault(target, []), way, target, drawn, ships)
        for target, ways in further.items():
            if target not in through:
                through[target] = ways[0]
        frontier = further
    ends = {target: ways[0] for target, ways in frontier.items()}
    for target, way in through.items():
        left = state.points[seat] - len(way.path)
        if target not in ends and fits(tables, target, way.surface, way.depth, left, state.barred[seat]):
            ends[target] = way
    return ends


def reach(tables: Tables, state: LeaguesState, seat: int, points: int) -> dict[int, Way]:
    """The ways of a movement that has not begun, with so many points and no danger suffered."""
    before = state.copy()
    before.points[seat], before.barred[seat] = points, 0
    start_movement(before, seat)
    ends = routes(tables, before, seat)
    return {target: way for target, way in ends.items() if len(way.path) == points}


def _add(ways: list[Way], way: Way, target: int, drawn: tuple[int, int], ships: int) -> None:
    """Keep a way that is one step longer, behind those that are as good, if it is one of the best."""
    bit = 1 << (target - CELLS if target >= CELLS else target)
    sinks = 1 if target < CELLS and ships & bit else 0
    strikes = 1 if not sinks and drawn[1 if target >= CELLS else 0] & bit else 0
    hits, sunk = len(way.struck) + strikes, way.sunk + sinks
    at = len(ways)
    while at > 0 and (hits, -sunk) < (len(ways[at - 1].struck), -ways[at - 1].sunk):
        at -= 1
    if at == KEPT:
        return
    struck = [*way.struck, target] if strikes else way.struck
    surface, depth = (way.surface, way.depth | bit) if target >= CELLS else (way.surface | bit, way.depth)
    ways.insert(at, Way([*way.path, target], struck, sunk, surface, depth))
    del ways[KEPT:]
