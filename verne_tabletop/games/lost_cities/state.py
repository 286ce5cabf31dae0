"""The table of Lost Cities: two hands, two sides of expeditions, a discard pile per colour and the draw pile."""

from typing import ClassVar, Final

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Piece, Place, Seat
from verne_tabletop.engine.rules import State

COLOURS: Final = 6  # rows of places; five or six of them are in play
BLOCK: Final = 12  # cards of one colour: investments first, then numbers
INVESTMENTS: Final = 3
LANE: Final = 0  # places LANE + 6 * seat + colour: an expedition
PILE: Final = 12  # places PILE + colour: a discard pile
DECK: Final = 18
HAND: Final = 19  # places HAND + seat

LAY: Final = 0  # the turn's first half is owed
TAKE: Final = 1  # the second half is owed
SCORED: Final = 2  # the round is over, the next deal waits for both
OVER: Final = 3


def colour_of(piece: Piece) -> int:
    """The expedition a card belongs to, 0-5."""
    return piece // BLOCK


def number_of(piece: Piece) -> int:
    """The number on a card, 2-10; 0 for an investment."""
    rank = piece % BLOCK
    return 0 if rank < INVESTMENTS else rank - 1


def lane_of(seat: Seat, colour: int) -> Place:
    """The place of a seat's expedition."""
    return LANE + COLOURS * seat + colour


class CitiesState(State):
    """A match under way.

    hands[seat], known[seat]: cards in hand, ascending, and those of them the other seat saw being taken.
    lanes[seat][colour], discards[colour], deck: cards in the order laid; the last one lies on top.
    aside: what was left in the hands when the round ended, until the next deal; nobody looks at it.
    barred: the colour just discarded to, until the turn's end. quiet: turns since the last draw from the deck.
    last[seat]: the latest turn of that seat in this round: card, target, source of the card taken, card taken.
    tally: the two scores of each finished round. dice: the generator's word for the deals to come.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "rounds",
        "expeditions",
        "cap",
        "open_discards",
        "round",
        "starter",
        "turn",
        "phase",
        "barred",
        "quiet",
        "hands",
        "known",
        "lanes",
        "discards",
        "deck",
        "aside",
        "last",
        "ready",
        "tally",
        "dice",
    )

    def __init__(self) -> None:
        self.rounds: int = 3
        self.expeditions: int = 5
        self.cap: int = 0
        self.open_discards: bool = False
        self.round: int = 1
        self.starter: int = 0
        self.turn: int = 0
        self.phase: int = LAY
        self.barred: int = NOWHERE
        self.quiet: int = 0
        self.hands: list[list[int]] = [[], []]
        self.known: list[list[int]] = [[], []]
        self.lanes: list[list[list[int]]] = [[], []]
        self.discards: list[list[int]] = []
        self.deck: list[int] = []
        self.aside: list[int] = []
        self.last: list[list[int]] = [[], []]
        self.ready: list[bool] = [False, False]
        self.tally: list[list[int]] = []
        self.dice: int = HIDDEN

    def copy(self) -> "CitiesState":
        """A state that shares nothing that can change with this one."""
        twin = CitiesState()
        twin.rounds = self.rounds
        twin.expeditions = self.expeditions
        twin.cap = self.cap
        twin.open_discards = self.open_discards
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.phase = self.phase
        twin.barred = self.barred
        twin.quiet = self.quiet
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.known = [self.known[0][:], self.known[1][:]]
        twin.lanes = [[lane[:] for lane in self.lanes[0]], [lane[:] for lane in self.lanes[1]]]
        twin.discards = [pile[:] for pile in self.discards]
        twin.deck = self.deck[:]
        twin.aside = self.aside[:]
        twin.last = [self.last[0][:], self.last[1][:]]
        twin.ready = self.ready[:]
        twin.tally = [scores[:] for scores in self.tally]
        twin.dice = self.dice
        return twin
