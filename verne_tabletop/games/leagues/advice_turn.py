"""A seat's turn carried out as it looks best, and what is then worth: the value of a turn under way."""

from typing import Final

from verne_tabletop.games.leagues.advice_outlook import Outlook
from verne_tabletop.games.leagues.advice_paths import Path, entering, sail, voyage
from verne_tabletop.games.leagues.advice_rows import hit_cost
from verne_tabletop.games.leagues.rules_draw import card_to_draw, open_side, score_turn, take_finds
from verne_tabletop.games.leagues.rules_turn import flow
from verne_tabletop.games.leagues.state import (
    ASK_BOW,
    ASK_DRAW,
    ASK_PROPELLERS,
    ASK_SIDE,
    BOW,
    CELLS,
    DO_SHIFT,
    KINDS,
    TURNS,
    WRITING,
    LeaguesState,
)

START: Final[Path] = (0.0, 0, 0, 0, 0)


def lay_out(outlook: Outlook) -> None:
    """Tell the outlook which cards are still to be drawn."""
    state, seat, kinds = outlook.state, outlook.seat, [-1, -1]
    for sheet in (0, 1):
        if state.pending[seat] >> sheet & 1:
            kinds[sheet] = outlook.tables.kind[card_to_draw(state, seat, sheet)]
    outlook.deal(kinds)


def under_way(outlook: Outlook) -> bool:
    """Whether movement or drawings are still to come."""
    return ASK_DRAW in outlook.state.agenda[outlook.seat]


def way_so_far(outlook: Outlook) -> tuple[int, Path]:
    """Where the movement goes on from, and the way so far; a maelstrom still to come pulls first."""
    state, seat = outlook.state, outlook.seat
    position = state.nautilus[seat]
    if DO_SHIFT in state.agenda[seat]:
        position = position + CELLS if position < CELLS else position - CELLS
        return position, entering(outlook, position, START)
    return position, (0.0, state.been[2 * seat], state.been[2 * seat + 1], 0, 0)


def prospect(outlook: Outlook) -> float:
    """The value of the seat's position as it stands in its turn, without looking further than the turn's end."""
    state, seat = outlook.state, outlook.seat
    if not under_way(outlook):
        extra = outlook.side(state.nautilus[seat]) if ASK_SIDE in state.agenda[seat] else 0.0
        return outlook.standing() + extra
    lay_out(outlook)
    value = outlook.secured()
    if TURNS - outlook.left in outlook.tables.ship_turns:
        value += outlook.sunk
    for entry in state.agenda[seat]:
        if ASK_BOW <= entry <= ASK_PROPELLERS:
            value -= hit_cost(outlook, entry - ASK_BOW)
    position, path = way_so_far(outlook)
    return value + sail(outlook, position, path, state.points[seat], state.barred[seat])


def carried_out(outlook: Outlook) -> LeaguesState:
    """A copy of the state in which the seat's turn is played out as it looks best, the others' left alone, and, but for
    the last turn, the next one has begun."""
    state, seat, tables = outlook.state, outlook.seat, outlook.tables
    after = state.copy()
    for entry in state.agenda[seat]:
        if ASK_BOW <= entry <= ASK_PROPELLERS:
            _settle_hit(outlook, after, entry - ASK_BOW)
    if under_way(outlook):
        lay_out(outlook)
        position, path = way_so_far(outlook)
        _, where, way = voyage(outlook, position, path, state.points[seat], state.barred[seat])
        for _ in range(way[4]):
            _settle_hit(outlook, after, BOW)
        after.nautilus[seat] = where
        after.crossed[2 * seat] |= way[3]
        _, above, below = outlook.end(where)
        if above >= 0 and outlook.kinds[0] >= 0:
            after.drawn[seat * KINDS + outlook.kinds[0]] |= 1 << above
        if below >= 0 and outlook.kinds[1] >= 0:
            after.drawn[seat * KINDS + outlook.kinds[1]] |= 1 << below
        take_finds(tables, after, seat, None)
    if ASK_SIDE in state.agenda[seat]:
        side = open_side(tables, after, seat)
        if side >= 0:
            after.marks[seat] |= 1 << side
        score_turn(tables, after, seat, None)
    after.agenda[seat] = []
    if state.turn < TURNS:
        flow(tables, after, None)
        after.turn += 1
        after.stage = WRITING
        after.struck[seat] = 0
    return after


def _settle_hit(outlook: Outlook, after: LeaguesState, zone: int) -> None:
    seat, price = outlook.seat, outlook.tables.price[zone]
    if after.coins[seat] >= price and price * outlook.coin < -outlook.tables.impact[zone]:
        after.coins[seat] -= price
    else:
        after.hits[3 * seat + zone] += 1
