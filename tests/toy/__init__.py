"""A tiny game with all that makes a game hard for the house: hands, secret bids, chance, a turn of several choices.

Each round a prize is turned up; all bid a card in secret; the higher card takes the prize, lays it into one of two
bowls and says done; bowl 1 doubles what lies in it but spills everything when it holds more than SPILL.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from verne_tabletop.engine.catalogue import Edition, read_edition
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import (
    EVERYONE,
    HIDDEN,
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

CARDS = 12
PRIZES = 6
SPILL = 7
COMMITTED = -2


class ToyState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("rounds", "hands", "bids", "prize", "prizes", "bowls", "taker", "laid", "dice")

    def __init__(self) -> None:
        self.rounds: int = 0
        self.hands: list[list[int]] = []
        self.bids: list[int] = []
        self.prize: int = 0
        self.prizes: list[int] = []
        self.bowls: list[list[int]] = []
        self.taker: int = -1
        self.laid: int = -1
        self.dice: int = 0

    def copy(self) -> "ToyState":
        new = ToyState()
        new.rounds, new.prize, new.taker, new.laid, new.dice = self.rounds, self.prize, self.taker, self.laid, self.dice
        new.hands = [hand[:] for hand in self.hands]
        new.bids, new.prizes = self.bids[:], self.prizes[:]
        new.bowls = [bowls[:] for bowls in self.bowls]
        return new


class ToyRules(Rules[ToyState]):
    REVEALS: ClassVar[frozenset[str]] = frozenset({"turn_up", "show"})

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> ToyState:
        if not 1 <= seats <= 3:
            raise ValueError(f"seats 1 to 3, not {seats}")
        for key, value in options.items():
            if key != "cards" or value not in (2, 3, 4):
                raise ValueError(f"option {key}={value}")
        chance = Chance(seed)
        cards, prizes = list(range(1, CARDS + 1)), list(range(1, PRIZES + 1))
        chance.shuffle(cards)
        chance.shuffle(prizes)
        state = ToyState()
        state.rounds = options.get("cards", 3)
        state.hands = [sorted(cards[seat * 4 : seat * 4 + state.rounds]) for seat in range(seats)]
        state.bids = [HIDDEN] * seats
        state.bowls = [[0, 0] for _ in range(seats)]
        state.prizes = prizes
        state.prize = prizes.pop()
        state.dice = chance.word
        return state

    def to_act(self, state: ToyState) -> list[int]:
        if state.rounds == 0:
            return []
        if state.taker >= 0:
            return [state.taker]
        return [seat for seat, bid in enumerate(state.bids) if bid == HIDDEN]

    def moves(self, state: ToyState, seat: int) -> list[Move]:
        if seat not in self.to_act(state):
            return []
        if state.taker < 0:
            return [Move("bid", card) for card in state.hands[seat]]
        if state.laid < 0:
            return [Move("lay", state.prize, 0), Move("lay", state.prize, 1)]
        return [Move("done")]

    def refuse(self, state: ToyState, seat: int, move: Move) -> Refusal | None:
        return None if move in self.moves(state, seat) else Refusal("T1", (("seat", seat),))

    def play(self, state: ToyState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        if move.verb == "bid":
            state.bids[seat] = move.piece
            if events is not None:
                events.append(Event("bid", seat, move.piece, seen_by=seat))
            if HIDDEN not in state.bids:
                state.taker = max(range(len(state.bids)), key=lambda each: state.bids[each])
                if events is not None and len(state.bids) > 1:
                    events.extend([Event("show", each, bid) for each, bid in enumerate(state.bids)])
        elif move.verb == "lay":
            state.laid = move.place
            if events is not None:
                events.append(Event("lay", seat, move.piece, target=move.place))
        else:
            self._finish(state, events)

    def _finish(self, state: ToyState, events: list[Event] | None) -> None:
        bowls = state.bowls[state.taker]
        bowls[state.laid] += state.prize
        if bowls[1] > SPILL:
            bowls[1] = 0
        for seat, bid in enumerate(state.bids):
            state.hands[seat].remove(bid)
            state.bids[seat] = HIDDEN
        state.taker = state.laid = -1
        state.rounds -= 1
        state.prize = 0
        if state.rounds:
            state.prize = state.prizes.pop()
            if events is not None:
                events.append(Event("turn_up", EVERYONE, state.prize))

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("bid" if state.taker < 0 else "lay", seat)

    def view(self, state: ToyState, seat: int) -> ToyState:
        seen = state.copy()
        seen.dice = HIDDEN
        seen.prizes = [HIDDEN] * len(state.prizes)
        open_bids = state.taker >= 0
        for other in range(len(state.hands)):
            if other != seat:
                bid = state.bids[other]
                seen.hands[other] = [card if open_bids and card == bid else HIDDEN for card in state.hands[other]]
                seen.hands[other].sort()
                if bid != HIDDEN and not open_bids:
                    seen.bids[other] = COMMITTED
        return seen

    def imagine(self, view: ToyState, seat: int, rng: Chance) -> ToyState:
        state = view.copy()
        known = {card for hand in state.hands for card in hand if card != HIDDEN}
        spare = [card for card in range(1, CARDS + 1) if card not in known]
        rng.shuffle(spare)
        for other, hand in enumerate(state.hands):
            hand[:] = sorted([spare.pop() if card == HIDDEN else card for card in hand])
            if state.bids[other] == COMMITTED:
                state.bids[other] = rng.pick(hand)
        prizes = [prize for prize in range(1, PRIZES + 1) if prize != state.prize]
        rng.shuffle(prizes)
        state.prizes = prizes[: len(state.prizes)]
        state.dice = rng.bits()
        return state

    def scores(self, state: ToyState) -> list[int]:
        return [bowls[0] + 2 * bowls[1] for bowls in state.bowls]

    def account(self, state: ToyState, seat: int) -> list[Line]:
        return [Line("T1", state.bowls[seat][0]), Line("T2", 2 * state.bowls[seat][1])]

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.rounds:
            return None
        scores = self.scores(state)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Outcome(winners, rank_places([(score,) for score in scores]), "out_of_cards")

    def load(self, data: Mapping[str, Any]) -> ToyState:
        state = ToyState()
        fill(state, data)
        return state

    def piece_name(self, piece: int) -> Phrase:
        return Phrase("piece.card", (("n", piece),))

    def place_name(self, place: int) -> Phrase:
        return Phrase("place.bowl", (("n", place),))


class ToyAdvisor(Advisor[ToyState]):
    SCALE: ClassVar[float] = 4.0

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules

    def worth(self, state: ToyState) -> list[float]:
        return [float(score) for score in self.rules.scores(state)]

    def weigh(self, state: ToyState, seat: int, moves: list[Move]) -> list[float]:
        return [1.0] * len(moves)


def toy_edition(file: Path | None) -> Edition:
    return read_edition(file or FOLDER / "edition.toml", "toy", lambda data: [])


FOLDER = Path(__file__).parent
TOY = Game("toy", FOLDER, (1, 3), toy_edition, ToyRules, ToyAdvisor)
TOYS = {"toy": TOY}
