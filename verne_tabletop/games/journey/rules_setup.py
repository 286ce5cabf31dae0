"""The table before the first round: shuffled decks, and each seat's entrance and signs, one seat after another."""

from typing import Final

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Event, Move, Refusal
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.network import extend
from verne_tabletop.games.journey.state import (
    CROSSING,
    LIT,
    STRIDE,
    VOLCANO,
    WATER_TRACK,
    JourneyState,
)

NAMED: Final = 2  # signs a seat places by hand; the last goes to the volcano that is left


def set_table(board: Board, seats: int, seed: int, options: dict[str, int]) -> JourneyState:
    """A new table with shuffled decks; the volcano cards lie face down. ValueError for a bad count."""
    if not board.least_seats <= seats <= board.most_seats:
        raise ValueError(f"a journey takes {board.least_seats} to {board.most_seats} seats, not {seats}")
    state = JourneyState(seats)
    state.hard = options["danger"] == 1
    state.apart = options["apart"] == 1
    chance = Chance(seed)
    state.exploration = board.exploration[:]
    state.tunnels = board.tunnels[:]
    state.volcanoes = [0, 1, 2]
    chance.shuffle(state.exploration)
    chance.shuffle(state.tunnels)
    chance.shuffle(state.volcanoes)
    state.dice = chance.word
    for seat in range(seats):
        state.maps[seat][board.centre] = CROSSING
        state.tracks[seat][WATER_TRACK] = board.printed_water
    return state


def next_sign(state: JourneyState, seat: int) -> int:
    """The sign (0 circle, 1 triangle) that the seat places next."""
    return len([sign for sign in state.symbols[seat] if sign >= 0])


def taken(state: JourneyState, volcano: int) -> bool:
    """Whether another seat has entered here while some entrance is still unused (only with entrances kept apart)."""
    used = set(state.entrance)
    return state.apart and volcano in used and not {0, 1, 2, 3} <= used


def setup_moves(board: Board, state: JourneyState, seat: int) -> list[Move]:
    """The entrances, then the volcanoes that may still take the next sign."""
    if state.entrance[seat] < 0:
        return [board.enter_moves[seat][volcano] for volcano in range(4) if not taken(state, volcano)]
    signs = board.sign_moves[seat][next_sign(state, seat)]
    return [
        signs[volcano] for volcano in range(4) if volcano != state.entrance[seat] and state.symbols[seat][volcano] < 0
    ]


def play_setup(board: Board, state: JourneyState, seat: int, move: Move, events: list[Event] | None) -> None:
    """Mark the entrance or a sign; after the second sign the third goes to the volcano left over."""
    volcano = move.place % STRIDE - VOLCANO
    if move.verb == "enter":
        state.entrance[seat] = volcano
        cells = state.maps[seat]
        cells[board.exits[volcano]] = CROSSING + LIT
        extend(board, cells, board.exits[volcano])
        if events is not None:
            events.append(Event("enter", seat, target=move.place))
        return
    signs = state.symbols[seat]
    signs[volcano] = move.piece - board.first_symbol
    if events is not None:
        events.append(Event("sign", seat, move.piece, target=move.place))
    if next_sign(state, seat) == NAMED:
        last = [other for other in range(4) if other != state.entrance[seat] and signs[other] < 0].pop()
        signs[last] = NAMED
        state.setting += 1
        if events is not None:
            events.append(Event("sign", seat, board.first_symbol + NAMED, target=seat * STRIDE + VOLCANO + last))


def refuse_setup(board: Board, state: JourneyState, seat: int, move: Move) -> Refusal:
    """The rule that forbids this choice of the preparation; the move is known not to be legal."""
    owner, spot = divmod(max(move.place, 0), STRIDE)
    volcano = spot - VOLCANO
    place = ("place", move.place)
    if move.verb not in ("enter", "sign") or not 0 <= volcano < 4:
        return Refusal("setup_entrance" if state.entrance[seat] < 0 else "setup_signs")
    if owner != seat:
        return Refusal("own_map")
    if move.verb == "enter":
        return Refusal("entrances_apart" if taken(state, volcano) else "setup_entrance", (place,))
    return Refusal("setup_entrance" if state.entrance[seat] < 0 else "setup_signs", (place,))
