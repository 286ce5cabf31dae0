"""The fold of choices into states: what stands on the table after each of them, with keyframes to seek by."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from verne_tabletop.engine.model import Event, Move, Seat
from verne_tabletop.engine.rules import Rules

#: Choices between two kept states: seeking plays at most this many.
STRIDE: Final = 16


class Choice(NamedTuple):
    """Who chose what."""

    seat: Seat
    move: Move


class Step(NamedTuple):
    """One choice as it happened: its number (from 1), what it was and did, and the state after it."""

    number: int
    choice: Choice
    events: list[Event]
    state: Any


class Fold:
    """Choices from a first state on; `state` is what they lead to, and belongs to the fold: copy before changing."""

    def __init__(self, rules: Rules[Any], first: Any) -> None:
        self.rules = rules
        self.choices: list[Choice] = []
        self.events: list[list[Event]] = []
        self.state = first
        self._frames: list[Any] = [first.copy()]

    def play(self, choice: Choice) -> list[Event]:
        """Add a legal choice; what happened."""
        if self.choices and len(self.choices) % STRIDE == 0 and len(self._frames) <= len(self.choices) // STRIDE:
            self._frames.append(self.state.copy())
        events: list[Event] = []
        self.rules.play(self.state, choice.seat, choice.move, events)
        self.choices.append(choice)
        self.events.append(events)
        return events

    def legal(self, choice: Choice) -> bool:
        """Whether the choice may come next."""
        return is_legal(self.rules, self.state, choice)

    def cut(self, count: int) -> None:
        """Go back to the first `count` choices."""
        self.state = self.at(count)
        del self.choices[count:], self.events[count:]
        del self._frames[1 + max(0, count - 1) // STRIDE :]

    def at(self, count: int) -> Any:
        """A fresh state after `count` choices; IndexError outside 0..len(choices)."""
        if not 0 <= count <= len(self.choices):
            raise IndexError(f"there are {len(self.choices)} choices, not {count}")
        frame = min(count // STRIDE, len(self._frames) - 1)
        state = self._frames[frame].copy()
        for choice in self.choices[frame * STRIDE : count]:
            self.rules.play(state, choice.seat, choice.move)
        return state

    def walk(self) -> Iterator[Step]:
        """Every choice in order; the state of a step is only good until the next one."""
        state = self._frames[0].copy()
        for number, choice in enumerate(self.choices, 1):
            self.rules.play(state, choice.seat, choice.move)
            yield Step(number, choice, self.events[number - 1], state)


def is_legal(rules: Rules[Any], state: Any, choice: Choice) -> bool:
    """Whether the choice is one that its seat has now: by the list of moves, so that no forged text can upset it."""
    return choice.seat in rules.to_act(state) and choice.move in rules.moves(state, choice.seat)
