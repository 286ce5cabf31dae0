"""State and Rules: the protocol that every game follows and every other room speaks."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar, Generic, Self, TypeVar

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import (
    Event,
    Line,
    Move,
    Outcome,
    Phrase,
    Piece,
    Place,
    Prompt,
    Refusal,
    Seat,
)


class State(ABC):
    """Plain lists, ints, bools and strs, changed only by its Rules.

    FIELDS names every attribute, in the order of the record format; dump, load and equality go by it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def copy(self) -> Self:
        """A state that shares nothing that can change with this one."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all([getattr(self, name) == getattr(other, name) for name in self.FIELDS])

    def __hash__(self) -> int:
        raise TypeError("a state changes and cannot be hashed")


S = TypeVar("S", bound=State)


class Rules(ABC, Generic[S]):
    """One rulebook, stateless: every method is a function of its arguments and of the edition it was built with."""

    #: Event kinds that show somebody something new (a card turned, a die rolled, a secret opened):
    #: honest play does not take back across one.
    REVEALS: ClassVar[frozenset[str]] = frozenset()

    #: Verbs by which a seat only says that it has seen something and is ready to go on: never made for a person,
    #: not even when nothing else can be chosen.
    CONSENT: ClassVar[frozenset[str]] = frozenset()

    #: Whether what seats choose at the same time must stay unseen even while it is being chosen at one device.
    SECRET: ClassVar[bool] = True

    #: Event kinds that show a die's face as their amount, the player's own first; each has a text `rolls.<kind>`.
    ROLLS: ClassVar[tuple[str, ...]] = ()

    #: Every option and its values, the default first; rulebook.toml gives the same ones their texts.
    OPTIONS: ClassVar[Mapping[str, tuple[int, ...]]] = {}

    def fleeting(self, state: S) -> Mapping[str, frozenset[str]]:
        """Kinds of events whose piece the record of such a game names only while the event is the latest of its kind,
        each with the kinds after which it may be told for good: what was seen and then covered is not looked up."""
        return {}

    def secret(self, state: S) -> bool:
        """Whether what is chosen now must stay unseen at one device; by default whatever SECRET says."""
        return self.SECRET

    def chosen(self, options: Mapping[str, int]) -> dict[str, int]:
        """The options complete with defaults; ValueError for an option or a value that the game does not have."""
        for key, value in options.items():
            if key not in self.OPTIONS:
                raise ValueError(f"there is no option {key!r}; there are {', '.join(self.OPTIONS) or 'none'}")
            if value not in self.OPTIONS[key]:
                allowed = ", ".join([str(number) for number in sorted(self.OPTIONS[key])])
                raise ValueError(f"the option {key} cannot be {value}; it can be {allowed}")
        return {key: options.get(key, values[0]) for key, values in self.OPTIONS.items()}

    @abstractmethod
    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> S:
        """The state before the first choice. ValueError for a seat count or option the game does not have."""

    @abstractmethod
    def to_act(self, state: S) -> list[Seat]:
        """Who owes a choice, in seat order; several when the choice is simultaneous; nobody when it is over."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> list[Move]:
        """Every legal move of `seat`, in a fixed order; never empty for a seat that is to act, else empty."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        """Play a legal move in place; events are built only if a list is given. The move is not judged again."""

    @abstractmethod
    def refuse(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids the move, or None exactly when it is legal."""

    @abstractmethod
    def prompt(self, state: S, seat: Seat) -> Prompt:
        """What `seat` is asked now."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> S:
        """The state as `seat` may see it: same class, HIDDEN where it may not look. The seat may be EVERYONE:
        what is open to all."""

    @abstractmethod
    def imagine(self, view: S, seat: Seat, rng: Chance) -> S:
        """A full state that `seat` cannot tell from the true one: view(imagine(v)) == v (determinization)."""

    def recalled(self, view: S, now: S) -> S:
        """What may be looked at of an earlier view of the same seat while its view `now` stands; by default all."""
        return view

    def glimpse(self, view: S, seat: Seat, move: Move) -> S | None:
        """What is certain of the table once a legal move is carried out, and nothing that comes after it.

        For games in which a choice waits for others, or where new cards follow it at once. None: playing on is fine.
        """
        return None

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Points per seat now, not only at the end."""

    def course(self, state: S) -> list[int]:
        """What the chart of a match follows, a number per seat: the score, where that tells the story.

        Another quantity has a title of its own, the text `chart.course`.
        """
        return self.scores(state)

    @abstractmethod
    def account(self, state: S, seat: Seat) -> list[Line]:
        """The same score, itemised; the lines add up to scores()[seat]."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Who won, ties broken as the rulebook says, and why it ended; None while somebody is to act."""

    def census(self, state: S) -> dict[str, int]:
        """How many components of each sort there are, wherever they lie: the same at every moment of a game.

        Counted on the full state; a place that holds one component more or less than the rules put there shows up.
        """
        return {}

    @abstractmethod
    def load(self, data: Mapping[str, Any]) -> S:
        """The state that dump() gave; ValueError when a field is missing or of another kind."""

    def dump(self, state: S) -> dict[str, Any]:
        """The state as JSON data, fields in the order of FIELDS."""
        return {name: deepcopy(getattr(state, name)) for name in state.FIELDS}

    def after(self, state: S, seat: Seat, move: Move) -> tuple[S, list[Event]]:
        """The pure door: a new state and what happened; the given state is left alone."""
        played = state.copy()
        events: list[Event] = []
        self.play(played, seat, move, events)
        return played, events

    @abstractmethod
    def piece_name(self, piece: Piece) -> Phrase:
        """The text key of a piece, `piece.<key>`."""

    @abstractmethod
    def place_name(self, place: Place) -> Phrase:
        """The text key of a place, with its facts, such as `place.surface` with n = 19."""


def fill(state: State, data: Mapping[str, Any]) -> None:
    """Set every field of a fresh state from dumped data; ValueError names a field missing or of another type."""
    for name in state.FIELDS:
        if name not in data:
            raise ValueError(f"the state lacks the field {name!r}")
        here, given = getattr(state, name), data[name]
        if type(here) is not type(given):
            raise ValueError(f"the field {name!r} holds {type(given).__name__}, not {type(here).__name__}")
        setattr(state, name, deepcopy(given))


class Advisor(ABC, Generic[S]):
    """How good a position looks and which moves to try first: the one thing search asks of a game besides its Rules."""

    #: A difference in worth() that is large for one choice, in points; scales exploration.
    SCALE: ClassVar[float] = 10.0

    @abstractmethod
    def worth(self, state: S) -> list[float]:
        """Expected final points per seat (or a value of the same size that also rewards winning). Full state."""

    @abstractmethod
    def weigh(self, state: S, seat: Seat, moves: list[Move]) -> list[float]:
        """How likely a good player is to choose each move: weights > 0, one a move, any sum."""

    def credit(self, state: S) -> float:
        """How far these weights are to be believed against playing out here; multiplies a plan's faith."""
        return 1.0
