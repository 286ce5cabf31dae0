"""The order of play: what a seat has before it, and how stage follows stage and turn follows turn."""

from typing import Final

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import EVERYONE, HIDDEN, NOWHERE, Event
from verne_tabletop.games.leagues.rules_danger import mark_hit, reveal, shift
from verne_tabletop.games.leagues.rules_draw import open_side, score_turn, skip_roomless, take_finds
from verne_tabletop.games.leagues.rules_score import top_letters
from verne_tabletop.games.leagues.rules_tables import COLUMN_PLACE, FIRST_VERNE, VERNE_ATLANTIS, Tables
from verne_tabletop.games.leagues.state import (
    ASK_BONUS,
    ASK_BOW,
    ASK_DRAW,
    ASK_PROPELLERS,
    ASK_ROW,
    ASK_SIDE,
    ASK_STEP,
    CHOOSING,
    DO_FINDS,
    DO_SHIFT,
    DO_SIGHT,
    OVER,
    SAILING,
    TURNS,
    WRITING,
    LeaguesState,
    letters_written,
)

#: The last danger card is face up from this turn on.
ALL_UP: Final = 13


def run(tables: Tables, state: LeaguesState, seat: int, events: list[Event] | None) -> None:
    """Do what needs no choice, until the seat is asked something or its agenda is empty."""
    agenda = state.agenda[seat]
    while agenda:
        entry = agenda[-1]
        if entry == DO_SHIFT:
            agenda.pop()
            shift(state, seat, events)
        elif entry == DO_FINDS:
            agenda.pop()
            take_finds(tables, state, seat, events)
        elif entry == DO_SIGHT:
            agenda.pop()
            score_turn(tables, state, seat, events)
        elif ASK_BOW <= entry <= ASK_PROPELLERS:
            if state.coins[seat] >= tables.price[entry - ASK_BOW]:
                return
            agenda.pop()
            mark_hit(tables, state, seat, entry - ASK_BOW, events)
        elif entry == ASK_STEP and state.points[seat] == 0:
            agenda.pop()
        elif entry == ASK_DRAW:
            skip_roomless(tables, state, seat, events)
            if state.pending[seat]:
                return
            agenda.pop()
        elif entry == ASK_SIDE and open_side(tables, state, seat) < 0:
            agenda.pop()
        else:
            return


def advance(tables: Tables, state: LeaguesState, events: list[Event] | None) -> None:
    """When no seat has anything before it: set-up, then for each turn letters and sailing, then the end."""
    if any(state.agenda):
        return
    if state.stage == WRITING:
        reveal(tables, state, events)
        for seat in range(state.seats):
            run(tables, state, seat, events)
        return
    if state.stage == SAILING:
        if state.turn == TURNS:
            end_game(state, events)
            return
        flow(tables, state, events)
    elif state.stage == CHOOSING:
        over(state, events)
        return
    start_turn(state, events)


def start_turn(state: LeaguesState, events: list[Event] | None) -> None:
    """The marker moves on; every second turn a danger card is turned up; everyone owes a letter."""
    state.turn += 1
    state.stage = WRITING
    state.struck = [0] * state.seats
    state.immune = NOWHERE
    state.agenda = [[ASK_ROW] for _ in range(state.seats)]
    if events is None:
        return
    events.append(Event("turn", EVERYONE, amount=state.turn))
    if state.turn % 2 and 1 < state.turn <= ALL_UP:
        events.append(Event("flip", EVERYONE, state.dangers[dangers_up(state.turn) - 1]))


def dangers_up(turn: int) -> int:
    """How many danger cards are face up on a turn (turn_dangers)."""
    return min(8, max(0, turn - 1) // 2 + 2)


def flow(tables: Tables, state: LeaguesState, events: list[Event] | None) -> None:
    """Both columns move on and are filled up (turn_flow); Verne's Atlantis goes back into his deck."""
    columns = state.columns
    if events is not None:
        events.append(Event("discard", EVERYONE, columns[0], source=COLUMN_PLACE + 1))
        events.append(Event("discard", EVERYONE, columns[5], source=COLUMN_PLACE + 6))
    state.surface_gone.append(columns[0])
    state.depth_gone.append(columns[5])
    columns[0], columns[1], columns[2] = columns[1], columns[2], state.surface_deck.pop()
    columns[5], columns[4], columns[3] = columns[4], columns[3], state.depth_deck.pop()
    if events is not None:
        events.append(Event("refill", EVERYONE, columns[2], source=COLUMN_PLACE + 7, target=COLUMN_PLACE + 3))
        events.append(Event("refill", EVERYONE, columns[3], source=COLUMN_PLACE + 8, target=COLUMN_PLACE + 4))
    if state.verne_gone and is_atlantis(tables, state.verne_gone[-1]):
        reshuffle(state, events)


def is_atlantis(tables: Tables, card: int) -> bool:
    """Whether a card of the Verne deck is Atlantis; not so for one face down."""
    return card != HIDDEN and tables.verne[card - FIRST_VERNE] == VERNE_ATLANTIS


def reshuffle(state: LeaguesState, events: list[Event] | None) -> None:
    """The Verne deck is whole again (verne_atlantis)."""
    deck = state.verne_deck + state.verne_gone
    state.verne_gone = []
    if state.dice == HIDDEN:
        deck = [HIDDEN] * len(deck)
    else:
        deck.sort()
        chance = Chance(state.dice)
        chance.shuffle(deck)
        state.dice = chance.word
    state.verne_deck = deck
    if events is not None:
        events.append(Event("reshuffle", EVERYONE))


def end_game(state: LeaguesState, events: list[Event] | None) -> None:
    """After turn 16: a solo player whose most-written letters tie chooses the bonus; then it is over."""
    if state.seats == 1 and len(top_letters(letters_written(state, 0))) > 1:
        state.stage = CHOOSING
        state.agenda = [[ASK_BONUS]]
        return
    over(state, events)


def over(state: LeaguesState, events: list[Event] | None) -> None:
    """The game ends."""
    state.stage = OVER
    if events is not None:
        events.append(Event("end", EVERYONE))
