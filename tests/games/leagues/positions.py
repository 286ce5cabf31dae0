"""Positions of Leagues laid out by hand: cells by their printed numbers, cards by kind and icons."""

from verne_tabletop.engine.model import Event, Move
from verne_tabletop.games.leagues import GAME
from verne_tabletop.games.leagues.edition import DANGERS
from verne_tabletop.games.leagues.rules import LeaguesRules
from verne_tabletop.games.leagues.rules_tables import FIRST_DANGER, FIRST_VERNE, KIND_KEYS, ROW_PLACE, position_of
from verne_tabletop.games.leagues.state import KINDS, TURNS, LeaguesState, filled

RULES = LeaguesRules(GAME.edition(None))
TABLES = RULES.tables
LETTERS = "NAL"


def dealt(seats: int = 1, seed: int = 7, **options: int) -> LeaguesState:
    """Before the set-up; the characters stand Nemo, Aronnax, Land and seat 0 holds Conseil unless told otherwise."""
    return RULES.deal(seats, seed, {"rows": 1, "conseil": 1 if seats > 1 else 0, **options})


def begun(seats: int = 1, seed: int = 7, letter: str = "A", **options: int) -> LeaguesState:
    """Turn 1, letters owed; crew 4 3 2 1 from left to right, every seat on the same letter of the map."""
    state = dealt(seats, seed, **options)
    for seat in range(seats):
        play(state, seat, RULES.tables.site_moves["ABCDE".index(letter)])
        for portrait in (201, 202, 203):
            play(state, seat, Move("crew", place=portrait))
    return state


def play(state: LeaguesState, seat: int, move: Move) -> list[Event]:
    """Play a legal move, and what happened."""
    assert RULES.refuse(state, seat, move) is None, (move, RULES.moves(state, seat))
    events: list[Event] = []
    RULES.play(state, seat, move, events)
    return events


def kinds_of(events: list[Event], seat: int | None = None) -> list[str]:
    return [event.kind for event in events if seat is None or event.seat == seat]


def card(kind: str, icons: int = 0) -> int:
    """A card of the edition by kind and icons."""
    return next(n for n in range(3, 39) if TABLES.kind[n] == KIND_KEYS.index(kind) and TABLES.icons[n] == icons)


def set_row(state: LeaguesState, row: int, surface: int, depth: int) -> None:
    """Lay these two cards in a row 0-2, changing places with where they were."""
    for at, new, deck, gone in (
        (row, surface, state.surface_deck, state.surface_gone),
        (3 + row, depth, state.depth_deck, state.depth_gone),
    ):
        old = state.columns[at]
        for pile in (state.columns, deck, gone):
            for n in range(len(pile)):
                if pile[n] == new:
                    pile[n] = old
        state.columns[at] = new


def set_danger(state: LeaguesState, danger: str, crew: int = 0) -> None:
    """Bring a card whose space under the marker is this danger to the marker."""
    kind, side = DANGERS.index(danger), (state.turn - 1) % 2
    for n, piece in enumerate(state.dangers):
        at = 2 * (piece - FIRST_DANGER) + side
        if TABLES.danger[at] == kind and TABLES.bitten[at] == crew - 1:
            here = (state.turn - 1) // 2
            state.dangers[here], state.dangers[n] = state.dangers[n], state.dangers[here]
            return
    raise AssertionError(f"no {danger} on side {side}")


def set_verne(state: LeaguesState, letter: str) -> None:
    """Put a card with this letter (or * for Atlantis) on top of the Verne deck."""
    for n, piece in enumerate(state.verne_deck):
        if TABLES.verne[piece - FIRST_VERNE] == "NAL*".index(letter):
            state.verne_deck[n], state.verne_deck[-1] = state.verne_deck[-1], state.verne_deck[n]
            return
    raise AssertionError(f"no {letter} left")


def write(state: LeaguesState, letters: str) -> list[Event]:
    """All seats write; what happened at the last letter."""
    events: list[Event] = []
    for seat, letter in enumerate(letters):
        character = LETTERS.index(letter)
        events = play(state, seat, Move("row", character, ROW_PLACE + 1 + state.order.index(character)))
    return events


def put(state: LeaguesState, seat: int, kind: str, *cells: int, crossed: bool = False) -> None:
    """Draw things by hand."""
    for cell in cells:
        state.drawn[seat * KINDS + KIND_KEYS.index(kind)] |= 1 << cell - 1
        if crossed:
            state.crossed[2 * seat + (KIND_KEYS.index(kind) >= 4)] |= 1 << cell - 1


def wipe(state: LeaguesState, seat: int = 0) -> None:
    """Empty sheets, but for Atlantis."""
    for kind in range(9):
        state.drawn[seat * KINDS + kind] = 0
    state.crossed[2 * seat : 2 * seat + 2] = [0, 0]


def at(state: LeaguesState, place: int, seat: int = 0) -> LeaguesState:
    """Put the Nautilus on a place before the letters."""
    state.nautilus[seat] = position_of(place)
    return state


def sailing(
    points: int, place: int = 19, danger: str = "", letter: str = "A", turn: int = 1, **options: int
) -> LeaguesState:
    """A solo seat about to move from a place with these points left (1 to 5); `danger` suffered if named."""
    state = begun(1, letter=letter, **options)
    state.turn = turn
    wipe(state)
    at(state, place)
    set_row(state, 0, card("island", min(points - 1, 2)), card("seaweed", max(points - 3, 0)))
    if danger:
        set_danger(state, danger, crew=2 if danger == "sharks" else 0)
        set_verne(state, "N")
    else:
        set_verne(state, "L")
    return state


def steps(state: LeaguesState, seat: int = 0) -> list[int]:
    """Places the seat may step to."""
    return [move.place for move in RULES.moves(state, seat) if move.verb == "step"]


def walk(state: LeaguesState, *places: int, seat: int = 0) -> list[Event]:
    """Step after step."""
    events: list[Event] = []
    for place in places:
        events += play(state, seat, Move("step", place=place))
    return events


def refusal(state: LeaguesState, seat: int, move: Move) -> str:
    """The rule id of a refusal; "" for a legal move."""
    refused = RULES.refuse(state, seat, move)
    return refused.rule if refused else ""


def score_line(state: LeaguesState, seat: int, rule: str) -> int:
    return next(line.points for line in RULES.account(state, seat) if line.rule == rule)


def bits(*cells: int) -> int:
    return sum([1 << cell - 1 for cell in cells])


def drawn(state: LeaguesState, seat: int, sheet: int) -> int:
    return filled(state, seat, sheet)


def last_letters(state: LeaguesState, seat: int, letters: str) -> None:
    """What a seat wrote on the turns so far."""
    for turn, letter in enumerate(letters):
        state.written[seat * TURNS + turn] = LETTERS.index(letter)
