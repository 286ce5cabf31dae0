"""A table laid out for a test: maps with marks put where the test wants them, and the two cards it wants face up."""

import re

from verne_tabletop.engine.model import Event, Move
from verne_tabletop.games import SHELF
from verne_tabletop.games.journey.edition import LINES, cell_of
from verne_tabletop.games.journey.network import extend
from verne_tabletop.games.journey.rules import JourneyRules
from verne_tabletop.games.journey.state import (
    BONE,
    EAST,
    FILLED,
    FISH,
    LIT,
    MARK,
    MUSHROOM,
    NORTH,
    SOUTH,
    STAR,
    STRIDE,
    TRACK,
    VOLCANO,
    WATER,
    WEST,
    JourneyState,
)

GAME = SHELF["journey"]
RULES = JourneyRules(GAME.edition(None))
BOARD = RULES.board

NS, EW = NORTH | SOUTH, EAST | WEST
NE, ES, SW, WN = NORTH | EAST, EAST | SOUTH, SOUTH | WEST, WEST | NORTH
CROSSING_T = NORTH | EAST | SOUTH
SIDES = "NESW"
KINDS = {"fish": FISH, "bone": BONE, "mushroom": MUSHROOM, "water": WATER, "star": STAR, "filled": FILLED}


def piece(key: str) -> int:
    return BOARD.keys.index(key)


def line(name: str) -> int:
    return [*LINES, "?"].index(name)


def at(name: str, seat: int = 0) -> int:
    """The place of a cell such as C4 on a seat's map."""
    return seat * STRIDE + cell_of(name)


def volcano(side: str, seat: int = 0) -> int:
    return seat * STRIDE + VOLCANO + SIDES.index(side)


def seated(seats: int = 1, entrances: str = "N", seed: int = 51, **options: int) -> JourneyState:
    """A table after the preparation: entrances as given (the last one repeats), signs in the order N, E, S, W."""
    state = RULES.deal(seats, seed, options)
    for seat in range(seats):
        entrance = entrances[min(seat, len(entrances) - 1)]
        play(state, seat, Move("enter", place=volcano(entrance, seat)))
        for sign, side in zip(("circle", "triangle"), [s for s in SIDES if s != entrance], strict=False):
            play(state, seat, Move("sign", piece(sign), volcano(side, seat)))
    return state


def play(state: JourneyState, seat: int, move: Move) -> list[Event]:
    """Play a move that must be legal; what happened."""
    assert RULES.refuse(state, seat, move) is None, (move, RULES.refuse(state, seat, move))
    events: list[Event] = []
    RULES.play(state, seat, move, events)
    return events


def refused(state: JourneyState, seat: int, move: Move) -> str:
    """The rule that forbids a move."""
    refusal = RULES.refuse(state, seat, move)
    assert refusal is not None, move
    assert move not in RULES.moves(state, seat)
    for language in ("en", "ru"):
        assert "{" not in sentence(refusal.rule, refusal.facts, language)
    return refusal.rule


def sentence(rule: str, facts: tuple[tuple[str, int], ...], language: str) -> str:
    """A refusal as the player reads it, or raw when a fact is missing."""
    book = GAME.rulebook()
    template = book.refusal(rule, language)
    named = dict(facts)
    return re.sub(r"\{([a-z_0-9]+)(#[^}]*)?\}", lambda match: "ok" if match[1] in named else match[0], template)


def swap(state: JourneyState, here: int, wanted: int, piles: list[list[int]]) -> None:
    if here == wanted:
        return
    for pile in piles:
        if wanted in pile:
            pile[pile.index(wanted)] = here
            return
    raise AssertionError("no such card in these piles")


def face(state: JourneyState, line_name: str, tunnel: str) -> JourneyState:
    """Put these two cards face up in place of the ones that lie there; whoever the card pictures is exhausted."""
    swap(state, state.line, line(line_name), [state.exploration, state.explored])
    swap(state, state.tunnel, piece(tunnel), [state.tunnels, state.tunneled])
    state.line, state.tunnel = line(line_name), piece(tunnel)
    weary = BOARD.exhausts[state.tunnel - BOARD.first_tunnel]
    if weary >= 0:
        state.active[weary] = False
    return state


def top(state: JourneyState, line_name: str, tunnel: str) -> JourneyState:
    """Put these two cards on top of the decks: the next round turns them up."""
    wanted = line(line_name)
    swap(state, state.exploration[-1], wanted, [state.exploration, state.explored])
    state.exploration[-1] = wanted
    wanted = piece(tunnel)
    swap(state, state.tunnels[-1], wanted, [state.tunnels, state.tunneled])
    state.tunnels[-1] = wanted
    return state


def put(state: JourneyState, seat: int = 0, **marks: int | str) -> JourneyState:
    """Marks on a map, `put(state, A4=ES, D3="water")`; then everything the route reaches is lit, nothing circled."""
    cells = state.maps[seat]
    for name, mark in marks.items():
        cells[cell_of(name)] = KINDS[mark] if isinstance(mark, str) else mark
    extend(BOARD, cells, BOARD.exits[state.entrance[seat]])
    return state


def mark(state: JourneyState, name: str, seat: int = 0) -> int:
    return state.maps[seat][cell_of(name)] & MARK


def lit(state: JourneyState, name: str, seat: int = 0) -> bool:
    return state.maps[seat][cell_of(name)] >= LIT


def draw(state: JourneyState, name: str, ways: int = 0, seat: int = 0) -> Move:
    """Drawing the tunnel card that lies face up."""
    return Move("draw", state.tunnel, at(name, seat), (ways,) if ways else ())


def axel(name: str, ways: int = 0, seat: int = 0) -> Move:
    return Move("axel", piece("axel"), at(name, seat), (ways,) if ways else ())


def otto(name: str, seat: int = 0) -> Move:
    return Move("otto", piece("otto"), at(name, seat))


def hans(name: str, way: int, seat: int = 0) -> Move:
    return Move("hans", piece("hans"), at(name, seat), (way,))


def fill(state: JourneyState, name: str, owner: int) -> Move:
    return Move("fill", state.tunnel, at(name, owner))


def track(name: str, seat: int = 0) -> Move:
    return Move("track", place=seat * STRIDE + TRACK + ("fish", "bone", "mushroom", "water").index(name))


def cells_of(moves: list[Move], verb: str) -> list[str]:
    """The cells that moves of a verb name, sorted."""
    names = {
        f"{'ABCDEFGHI'[move.place % STRIDE // 9]}{move.place % STRIDE % 9 + 1}" for move in moves if move.verb == verb
    }
    return sorted(names)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def finish_round(state: JourneyState) -> list[Event]:
    """Every seat that owes a choice makes the first in its list."""
    events: list[Event] = []
    number = state.round
    while state.round == number and RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        events += play(state, seat, RULES.moves(state, seat)[0])
    return events
