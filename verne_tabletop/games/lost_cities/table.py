"""The round in numbers: masks and sums instead of lists of cards, for reckoning and for playing on at speed."""

from typing import Final

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Seat
from verne_tabletop.games.lost_cities.rules_score import Scoring
from verne_tabletop.games.lost_cities.state import BLOCK, COLOURS, INVESTMENTS, LAY, TAKE, CitiesState

#: Sets of cards of one colour are masks of 12 bits, bit = the card's rank (0-2 investments, 3-11 numbers 2-10).
ALL: Final = 0b111111111111
NUMBERS: Final = 0b111111111000
STAKES: Final = 0b000000000111
SUM: Final = [sum([rank - 1 for rank in range(INVESTMENTS, BLOCK) if mask >> rank & 1]) for mask in range(4096)]
COUNT: Final = [mask.bit_count() for mask in range(4096)]
#: The lowest rank of a set, -1 of none.
LOWEST: Final = [(mask & -mask).bit_length() - 1 for mask in range(4096)]
#: What may still be laid on a lane whose highest number is 0 (none yet), 2, 3, ... 10.
OPEN: Final = [ALL if top == 0 else ALL & ~((1 << (top + 2)) - 1) for top in range(11)]


class Table:
    """Lanes as (top, sum, stakes, cards), hands as masks, all by row = 6 * seat + colour; piles and deck as lists."""

    def __init__(self, state: CitiesState, scoring: Scoring) -> None:
        self.scoring: Scoring = scoring
        self.colours: int = state.expeditions
        rows = 2 * COLOURS
        self.top: list[int] = [0] * rows
        self.sum: list[int] = [0] * rows
        self.stakes: list[int] = [0] * rows
        self.cards: list[int] = [0] * rows
        self.hand: list[int] = [0] * rows
        self.known: list[int] = [0] * rows
        self.out: list[int] = [0] * COLOURS
        self.piles: list[list[int]] = [pile[:] for pile in state.discards]
        self.deck: list[int] = state.deck[:]
        self.left: int = len(state.deck)
        self.turn: int = state.turn
        self.phase: int = state.phase
        self.barred: int = state.barred
        self.quiet: int = state.quiet
        self.cap: int = state.cap
        for seat in (0, 1):
            for colour in range(self.colours):
                for piece in state.lanes[seat][colour]:
                    self.lay(COLOURS * seat + colour, piece % BLOCK)
            for piece in state.hands[seat]:
                if piece != HIDDEN:
                    self.hand[COLOURS * seat + piece // BLOCK] |= 1 << piece % BLOCK
            for piece in state.known[seat]:
                self.known[COLOURS * seat + piece // BLOCK] |= 1 << piece % BLOCK
        for pile in self.piles:
            for piece in pile:
                self.out[piece // BLOCK] |= 1 << piece % BLOCK

    def lay(self, row: int, rank: int) -> None:
        """A card joins a lane."""
        self.cards[row] += 1
        self.out[row % COLOURS] |= 1 << rank
        if rank < INVESTMENTS:
            self.stakes[row] += 1
        else:
            self.top[row] = rank - 1
            self.sum[row] += rank - 1

    def put_down(self, code: int) -> None:
        """The first half of a turn: 16 * colour + rank, and 128 more for a discard."""
        colour, rank = (code & 127) >> 4, code & 15
        row = COLOURS * self.turn + colour
        bit = 1 << rank
        self.hand[row] &= ~bit
        known = self.known[row]
        if known & bit:
            self.known[row] = known & ~bit
        elif rank < INVESTMENTS and known & STAKES:
            self.known[row] = known & ~(known & -known)
        if code < 128:
            self.lay(row, rank)
            self.barred = NOWHERE
        else:
            self.piles[colour].append(colour * BLOCK + rank)
            self.out[colour] |= bit
            self.barred = colour
        self.phase = TAKE

    def take(self, colour: int) -> None:
        """The second half of a turn: the top of a pile, or of the deck for -1."""
        if colour < 0:
            self.left -= 1
            piece = self.deck[self.left]
            self.hand[COLOURS * self.turn + piece // BLOCK] |= 1 << piece % BLOCK
            self.quiet = 0
        else:
            piece = self.piles[colour].pop()
            bit = 1 << piece % BLOCK
            row = COLOURS * self.turn + colour
            self.out[colour] &= ~bit
            self.hand[row] |= bit
            self.known[row] |= bit
            self.quiet += 1
            if self.cap and self.quiet >= self.cap:
                self.left = 0
        self.barred = NOWHERE
        self.turn = 1 - self.turn
        self.phase = LAY

    def points(self, seat: Seat) -> int:
        """What the lanes of a seat are worth now."""
        total, scoring = 0, self.scoring
        for row in range(COLOURS * seat, COLOURS * seat + self.colours):
            if self.cards[row]:
                total += (self.sum[row] - scoring.cost) * (1 + self.stakes[row])
                if self.cards[row] >= scoring.bonus_from:
                    total += scoring.bonus
        return total
