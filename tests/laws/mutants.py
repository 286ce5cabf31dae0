"""Games that each break one law: the toy game with one thing spoilt, so that no law can pass whatever happens."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tests.toy import TOY, ToyAdvisor, ToyRules, ToyState
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import HIDDEN, Event, Line, Move, Outcome, Prompt, Refusal
from verne_tabletop.engine.shelf import Game


class Sound(ToyRules):
    """The toy game as it should be, with a census."""

    def census(self, state: ToyState) -> dict[str, int]:
        cards = sum(len(hand) - state.rounds for hand in state.hands)
        return {"card": cards, "prize": len([prize for prize in state.prizes if prize > 0]) - max(state.rounds, 1)}


class SameDeal(Sound):
    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> ToyState:
        return super().deal(seats, 1, options)


class AnyOption(Sound):
    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> ToyState:
        return super().deal(seats, seed, {})


class PlaysOtherwiseUnwatched(Sound):
    def play(self, state: ToyState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        super().play(state, seat, move, events)
        if events is None:
            state.bowls[seat][0] += 1


class LetsAllMove(Sound):
    def moves(self, state: ToyState, seat: int) -> list[Move]:
        return super().moves(state, seat) or [Move("done")]


class MovesTwice(Sound):
    def moves(self, state: ToyState, seat: int) -> list[Move]:
        return super().moves(state, seat) * 2


class BackToFront(Sound):
    def to_act(self, state: ToyState) -> list[int]:
        return super().to_act(state)[::-1]


class TakesAnyCard(Sound):
    def refuse(self, state: ToyState, seat: int, move: Move) -> Refusal | None:
        return None if move.verb == "bid" else super().refuse(state, seat, move)


class TakesMore(Sound):
    def refuse(self, state: ToyState, seat: int, move: Move) -> Refusal | None:
        return super().refuse(state, seat, move._replace(extra=()))


class RefusesTheRight(Sound):
    def refuse(self, state: ToyState, seat: int, move: Move) -> Refusal | None:
        return Refusal("T1") if move.piece == 5 else super().refuse(state, seat, move)


class RefusesByNoRule(Sound):
    def refuse(self, state: ToyState, seat: int, move: Move) -> Refusal | None:
        refusal = super().refuse(state, seat, move)
        return None if refusal is None else Refusal("T99")


class RefusesWithoutFacts(Sound):
    def refuse(self, state: ToyState, seat: int, move: Move) -> Refusal | None:
        refusal = super().refuse(state, seat, move)
        return None if refusal is None else Refusal("T1")


class SharingState(ToyState):
    def copy(self) -> "SharingState":
        new = SharingState()
        for name in self.FIELDS:
            setattr(new, name, getattr(self, name))
        new.bids, new.prizes, new.hands = self.bids[:], self.prizes[:], [hand[:] for hand in self.hands]
        return new


class CopiesShare(Sound):
    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> ToyState:
        state, dealt = SharingState(), super().deal(seats, seed, options)
        for name in state.FIELDS:
            setattr(state, name, getattr(dealt, name))
        return state


class FirstComeFirstServed(Sound):
    def play(self, state: ToyState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        if move.verb == "bid" and all(bid == HIDDEN for bid in state.bids):
            state.bowls[seat][0] += 1
        super().play(state, seat, move, events)


class NoOutcome(Sound):
    def outcome(self, state: ToyState) -> Outcome | None:
        return None


class EarlyOutcome(Sound):
    def outcome(self, state: ToyState) -> Outcome | None:
        early = state.copy()
        early.rounds = 0
        return super().outcome(early)


class WrongPlaces(Sound):
    def outcome(self, state: ToyState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and outcome._replace(places=tuple(place + 1 for place in outcome.places))


class NoReason(Sound):
    def outcome(self, state: ToyState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and outcome._replace(reason="nobody_knows")


class LoadsAnything(Sound):
    def load(self, data: Mapping[str, Any]) -> ToyState:
        state = ToyState()
        for name, value in data.items():
            setattr(state, name, value)
        return state


class DumpsLess(Sound):
    def dump(self, state: ToyState) -> dict[str, Any]:
        data = super().dump(state)
        del data["laid"]
        return data


class SeenByNobody(Sound):
    def play(self, state: ToyState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        super().play(state, seat, move, events)
        if events:
            events[-1] = events[-1]._replace(seen_by=9)


class ViewGrows(Sound):
    def view(self, state: ToyState, seat: int) -> ToyState:
        seen = super().view(state, seat)
        seen.prizes.append(HIDDEN)
        return seen


class ViewTouches(Sound):
    def view(self, state: ToyState, seat: int) -> ToyState:
        state.dice += 1
        return super().view(state, seat)


class ShowsChance(Sound):
    def view(self, state: ToyState, seat: int) -> ToyState:
        seen = super().view(state, seat)
        seen.dice = state.dice
        return seen


class HidesOwnHand(Sound):
    def view(self, state: ToyState, seat: int) -> ToyState:
        return super().view(state, -1)


class GuessesOwnHand(Sound):
    def imagine(self, view: ToyState, seat: int, rng: Chance) -> ToyState:
        blind = view.copy()
        blind.hands = [[HIDDEN] * len(hand) for hand in view.hands]
        return super().imagine(blind, seat, rng)


class GuessesTheSame(Sound):
    def imagine(self, view: ToyState, seat: int, rng: Chance) -> ToyState:
        return super().imagine(view, seat, Chance(1))


class GuessesHalf(Sound):
    def imagine(self, view: ToyState, seat: int, rng: Chance) -> ToyState:
        state = super().imagine(view, seat, rng)
        if state.prizes:
            state.prizes[0] = HIDDEN
        return state


class BidsAloud(Sound):
    def play(self, state: ToyState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        super().play(state, seat, move, events)
        if events is not None and move.verb == "bid":
            events[0] = events[0]._replace(seen_by=-1)


class PeeksAtTheNext(Sound):
    def play(self, state: ToyState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        super().play(state, seat, move, events)
        if events is not None and state.prizes:
            events.append(Event("peek", seat, amount=state.prizes[-1]))


class RevealsInSilence(Sound):
    REVEALS: ClassVar[frozenset[str]] = frozenset({"show"})


class MiscountsAccount(Sound):
    def account(self, state: ToyState, seat: int) -> list[Line]:
        return [*super().account(state, seat), Line("T1", 1)][-2:]


class AccountsForNoRule(Sound):
    def account(self, state: ToyState, seat: int) -> list[Line]:
        return [Line("T99", line.points) for line in super().account(state, seat)]


class LosesCards(Sound):
    def play(self, state: ToyState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        super().play(state, seat, move, events)
        if move.verb == "lay" and len(state.prizes) > 3:
            state.prizes.pop(0)


class CountsNothing(Sound):
    def census(self, state: ToyState) -> dict[str, int]:
        return {}


class AsksTheUnknown(Sound):
    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("riddle", seat)


class UnweightedAdvisor(ToyAdvisor):
    def weigh(self, state: ToyState, seat: int, moves: list[Move]) -> list[float]:
        return [1.0, *[0.0] * (len(moves) - 1)]


class BoundlessAdvisor(ToyAdvisor):
    def worth(self, state: ToyState) -> list[float]:
        return [float("inf") for _ in state.hands]


class PeekingAdvisor(ToyAdvisor):
    def weigh(self, state: ToyState, seat: int, moves: list[Move]) -> list[float]:
        return [float(state.prizes[0]) if state.prizes else 1.0 for _ in moves]


def spoilt(rules: type[Sound], advisor: type[ToyAdvisor] = ToyAdvisor) -> Game:
    """The card of the toy game with other rules or another advisor."""
    return TOY._replace(rules=rules, advisor=advisor)
