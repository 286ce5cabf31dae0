"""The nouns all five games share: seat, piece, place, move, event, refusal, prompt, line, outcome."""

from typing import Final, NamedTuple

Seat = int
Piece = int
Place = int
Fact = tuple[str, int]
Facts = tuple[Fact, ...]

HIDDEN: Final = -1
NOWHERE: Final = -1
EVERYONE: Final = -1


class Move(NamedTuple):
    """One choice, as small as the rulebook lets nobody take half of it back."""

    verb: str
    piece: Piece = HIDDEN
    place: Place = NOWHERE
    extra: tuple[int, ...] = ()


class Event(NamedTuple):
    """Something that happened at the table; `seen_by` is a seat, or EVERYONE.

    `seat` is whose doing or whose goods it is (EVERYONE for the table's own doing). The text of an
    event is `event.<kind>` in rulebook.toml; a kind without a text stays silent in the log.
    """

    kind: str
    seat: Seat
    piece: Piece = HIDDEN
    source: Place = NOWHERE
    target: Place = NOWHERE
    amount: int = 0
    seen_by: int = EVERYONE


class Refusal(NamedTuple):
    """Why a move is not legal: a rule id of rulebook.toml and the facts that fill its sentence."""

    rule: str
    facts: Facts = ()


class Prompt(NamedTuple):
    """What a seat is asked (`prompt.<ask>` in rulebook.toml), and whose board the answer lands on."""

    ask: str
    board: Seat
    facts: Facts = ()


class Line(NamedTuple):
    """One itemised line of a score: the rule that gives it, its points, and the facts behind it."""

    rule: str
    points: int
    facts: Facts = ()


class Phrase(NamedTuple):
    """A text key of rulebook.toml with the facts that fill it (see catalogue.Rulebook.say)."""

    key: str
    facts: Facts = ()


class Outcome(NamedTuple):
    """How a game ended.

    winners: seats that share the win, in seat order; empty when everybody lost.
    places:  a rank per seat, from 1; tied seats share the better rank; 0 for a seat that lost outright.
    reason:  a word, `reason.<word>` in rulebook.toml.
    rank:    a word for the solo level reached, `rank.<word>` in rulebook.toml, or "".
    """

    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    reason: str
    rank: str = ""


def redact(events: list[Event], seat: Seat) -> list[Event]:
    """The events as `seat` saw them: what only another seat saw keeps its kind and loses its piece and amount."""
    seen: list[Event] = []
    for event in events:
        if event.seen_by == EVERYONE or event.seen_by == seat:
            seen.append(event)
        else:
            seen.append(Event(event.kind, event.seat, HIDDEN, event.source, event.target, 0, event.seen_by))
    return seen


def rank_places(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from 1 for keys where more is better; equal keys share the better rank."""
    return tuple([1 + sum([1 for other in keys if other > key]) for key in keys])
