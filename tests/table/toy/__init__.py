"""A game of nine cells for the tests of the table: secret hands, pieces that turn, a pass without a place."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import (
    EVERYONE,
    HIDDEN,
    NOWHERE,
    Event,
    Line,
    Move,
    Outcome,
    Phrase,
    Prompt,
    Refusal,
    rank_places,
)
from verne_tabletop.engine.rules import Advisor, Rules, State, fill
from verne_tabletop.engine.shelf import Game

PIECES = 10
DECK = 9  # the place of the deck; 0..8 are cells


class ToyState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("cells", "ways", "hands", "deck", "turn", "passed")

    def __init__(self) -> None:
        self.cells: list[int] = [HIDDEN] * 9
        self.ways: list[int] = [0] * 9
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.turn = 0
        self.passed = 0

    def copy(self) -> "ToyState":
        other = ToyState()
        other.cells, other.ways, other.deck = self.cells[:], self.ways[:], self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.turn, other.passed = self.turn, self.passed
        return other


def ways(piece: int) -> int:
    return 1 if piece == 0 else 3


class ToyRules(Rules[ToyState]):
    REVEALS = frozenset({"draw"})

    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> ToyState:
        state = ToyState()
        state.deck = list(range(PIECES))
        Chance(seed).shuffle(state.deck)
        state.hands = [[state.deck.pop(), state.deck.pop()] for _ in range(seats)]
        return state

    def to_act(self, state: ToyState) -> list[int]:
        over = state.passed >= len(state.hands) or HIDDEN not in state.cells
        return [] if over else [state.turn]

    def moves(self, state: ToyState, seat: int) -> list[Move]:
        if seat not in self.to_act(state):
            return []
        found = [
            Move("lay", piece, cell, (way,))
            for piece in state.hands[seat]
            for cell in range(9)
            if state.cells[cell] == HIDDEN
            for way in range(ways(piece))
        ]
        if state.deck:
            found.append(Move("draw", HIDDEN, DECK))
        return [*found, Move("pass")]

    def play(self, state: ToyState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        state.passed = state.passed + 1 if move.verb == "pass" else 0
        if move.verb == "lay":
            state.hands[seat].remove(move.piece)
            state.cells[move.place], state.ways[move.place] = move.piece, move.extra[0]
            if events is not None:
                events.append(Event("lay", seat, move.piece, target=move.place))
        elif move.verb == "draw":
            drawn = state.deck.pop()
            state.hands[seat].append(drawn)
            if events is not None:
                events.append(Event("draw", seat, drawn, source=DECK, seen_by=seat))
        elif events is not None:
            events.append(Event("pass", seat))
        state.turn = (seat + 1) % len(state.hands)

    def refuse(self, state: ToyState, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        return Refusal("filled" if move.verb == "lay" else "empty", (("place", move.place),))

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("lay", seat)

    def view(self, state: ToyState, seat: int) -> ToyState:
        seen = state.copy()
        seen.deck = [HIDDEN] * len(seen.deck)
        seen.hands = [hand if at == seat else [HIDDEN] * len(hand) for at, hand in enumerate(seen.hands)]
        return seen

    def imagine(self, view: ToyState, seat: int, rng: Chance) -> ToyState:
        state = view.copy()
        seen = {piece for piece in [*state.cells, *[p for hand in state.hands for p in hand]] if piece != HIDDEN}
        rest = [piece for piece in range(PIECES) if piece not in seen]
        rng.shuffle(rest)
        state.hands = [[rest.pop() if piece == HIDDEN else piece for piece in hand] for hand in state.hands]
        state.deck = rest
        return state

    def scores(self, state: ToyState) -> list[int]:
        return [-len(hand) for hand in state.hands]

    def account(self, state: ToyState, seat: int) -> list[Line]:
        return [Line("filled", self.scores(state)[seat])]

    def outcome(self, state: ToyState) -> Outcome | None:
        if self.to_act(state):
            return None
        places = rank_places([(points,) for points in self.scores(state)])
        return Outcome(tuple([seat for seat, place in enumerate(places) if place == 1]), places, "over")

    def load(self, data: Mapping[str, Any]) -> ToyState:
        state = ToyState()
        fill(state, data)
        return state

    def piece_name(self, piece: int) -> Phrase:
        return Phrase("piece.stone", (("n", piece),))

    def place_name(self, place: int) -> Phrase:
        return Phrase("place.deck") if place == DECK else Phrase("place.cell", (("n", place + 1),))


class ToyAdvisor(Advisor[ToyState]):
    def worth(self, state: ToyState) -> list[float]:
        return [-float(len(hand)) for hand in state.hands]

    def weigh(self, state: ToyState, seat: int, moves: list[Move]) -> list[float]:
        return [1.0] * len(moves)


GAME = Game(
    "toy",
    Path(__file__).parent,
    (1, 2),
    lambda path: Edition("toy", "toy", {}, "0" * 16),
    lambda edition: ToyRules(),
    lambda rules: ToyAdvisor(),
)

__all__ = ["DECK", "EVERYONE", "GAME", "NOWHERE", "ToyRules", "ToyState"]
