"""The order of play: which stage answers a choice, and which stage comes after it."""

from typing import Final

from verne_tabletop.engine.model import Event, Move
from verne_tabletop.games.humboldt import close, draw, final, follow, load, route, setup, takers
from verne_tabletop.games.humboldt.state import (
    ACCEPT,
    BONUS,
    DIP,
    EXCHANGE,
    FINAL_BONUS,
    FINAL_LOAD,
    FOLLOW,
    GREET,
    HEAP,
    LAY,
    LOAD,
    SIDE,
    START,
    STOW,
    TAKE,
    HumboldtState,
)
from verne_tabletop.games.humboldt.tables import Tables

SETUP: Final = (SIDE, EXCHANGE, GREET, DIP)
ROUTE: Final = (START, LAY)
TAKING: Final = (TAKE, STOW)
LOADING: Final = (LOAD, HEAP, BONUS)
SCORING: Final = (FINAL_BONUS, FINAL_LOAD)


def play(t: Tables, s: HumboldtState, move: Move, events: list[Event] | None) -> None:
    """One choice and all that follows without one.

    Set-up; then turn by turn: draw, accept or not, start, route, the others take, the tiles along the route, loading,
    close; after the turn that emptied the bag the final scoring (end).
    """
    asked = s.asked
    if asked in ROUTE:
        if route.play(t, s, move, events):
            if s.route_places:
                s.actor = s.active
                _after_route(t, s, events)
            else:
                _after_load(t, s, events)
    elif asked in LOADING:
        if move.verb == "end_turn":
            _after_load(t, s, events)
        else:
            load.play(t, s, move, events)
    elif asked == FOLLOW:
        if follow.play(t, s, move, events):
            s.ask(LOAD, s.active)
    elif asked in TAKING:
        if takers.play(t, s, move, events):
            _after_taking(t, s, events)
    elif asked == ACCEPT:
        draw.play(t, s, move, events)
    elif asked in SETUP:
        if setup.play(t, s, move, events):
            draw.begin(t, s, events)
    else:
        final.play(t, s, move, events)


def _after_route(t: Tables, s: HumboldtState, events: list[Event] | None) -> None:
    if not takers.advance(t, s):
        _after_taking(t, s, events)


def _after_taking(t: Tables, s: HumboldtState, events: list[Event] | None) -> None:
    s.step = 0
    if not follow.advance(t, s, events):
        s.ask(LOAD, s.active)


def _after_load(t: Tables, s: HumboldtState, events: list[Event] | None) -> None:
    close.close(t, s, events)
    if sum(s.bag) == 0:
        final.begin(t, s, events)
        return
    s.active = (s.active + 1) % s.seats
    draw.begin(t, s, events)
