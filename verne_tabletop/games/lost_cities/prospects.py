"""How each expedition is likely to go, from what one seat can see: the reckoning behind every bot of this game."""

from typing import Final

from verne_tabletop.engine.model import HIDDEN, Seat
from verne_tabletop.games.lost_cities.state import BLOCK, COLOURS, INVESTMENTS, CitiesState

#: Sets of cards of one colour are masks of 12 bits, bit = the card's rank (0-2 investments, 3-11 numbers 2-10).
NUMBERS: Final = 0b111111111000
STAKES: Final = 0b000000000111
SUM: Final = tuple([sum([rank - 1 for rank in range(INVESTMENTS, BLOCK) if mask >> rank & 1]) for mask in range(4096)])
COUNT: Final = tuple([mask.bit_count() for mask in range(4096)])
#: What may still be laid on a lane whose highest number is 0 (none yet), 2, 3, ... 10.
OPEN: Final = tuple([4095 if top == 0 else 4095 & ~((1 << (top + 2)) - 1) for top in range(11)])

#: Weights of the reckoning, fitted in play against each other (see bench/).
DEFAULT: Final[tuple[float, ...]] = (0.95, 0.55, 1.0, 0.6, 8.0, 0.9, 0.35, 0.35, 3.0, 0.25, 0.3)


class Table:
    """The game in numbers: lanes as (top, sum, stakes, cards), hands as masks, all by 6 * seat + colour."""

    def __init__(self, state: CitiesState) -> None:
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
        for seat in (0, 1):
            for colour in range(self.colours):
                for piece in state.lanes[seat][colour]:
                    self.put(seat, colour, piece % BLOCK)
            for piece in state.hands[seat]:
                if piece != HIDDEN:
                    self.hand[COLOURS * seat + piece // BLOCK] |= 1 << piece % BLOCK
            for piece in state.known[seat]:
                self.known[COLOURS * seat + piece // BLOCK] |= 1 << piece % BLOCK
        for pile in self.piles:
            for piece in pile:
                self.out[piece // BLOCK] |= 1 << piece % BLOCK

    def put(self, seat: Seat, colour: int, rank: int) -> None:
        """A card joins a lane."""
        row = COLOURS * seat + colour
        self.cards[row] += 1
        self.out[colour] |= 1 << rank
        if rank < INVESTMENTS:
            self.stakes[row] += 1
        else:
            self.top[row] = rank - 1
            self.sum[row] += rank - 1

    def points(self, seat: Seat) -> int:
        """What the lanes of a seat are worth now."""
        total = 0
        for row in range(COLOURS * seat, COLOURS * seat + self.colours):
            if self.cards[row]:
                total += (self.sum[row] - 20) * (1 + self.stakes[row])
                if self.cards[row] >= 8:
                    total += 20
        return total


class Prospects:
    """One seat's reckoning at one moment of a Table."""

    def __init__(self, weights: tuple[float, ...] = DEFAULT) -> None:
        self.w: list[float] = list(weights)
        self.held: float = 1.0
        self.drawn: float = 0.0
        self.turns: int = 0
        self.crowd: int = 0

    def look(self, table: Table, seat: Seat) -> None:
        """Take in how much time is left and how likely an unseen card is still to come."""
        base, other = COLOURS * seat, COLOURS * (1 - seat)
        unseen = 0
        crowd = 0
        for colour in range(table.colours):
            row = base + colour
            mask = table.hand[row]
            unseen += 12 - COUNT[table.out[colour] | mask | table.known[other + colour]]
            if table.cards[row]:
                crowd += COUNT[mask & OPEN[table.top[row]]]
        mine = (table.left + (1 if table.turn == seat else 0)) // 2
        self.turns = mine
        self.crowd = crowd
        self.drawn = self.w[1] * mine / unseen if unseen else 0.0
        self.held = self.w[0] if crowd <= mine else self.w[0] * mine / crowd

    def lane(self, top: int, total: int, stakes: int, cards: int, hand: int, unseen: int) -> float:
        """Points to expect of one expedition; an unstarted one is an option that may be left alone."""
        w = self.w
        mine = hand & OPEN[top]
        come = unseen & OPEN[top]
        held, drawn = self.held, self.drawn
        sum_then = total + held * SUM[mine] + drawn * SUM[come] - 20.0
        times = 1.0 + stakes
        count = cards + held * COUNT[mine & NUMBERS] + drawn * COUNT[come & NUMBERS]
        if top == 0:
            extra = held * COUNT[mine & STAKES]
            times += w[2] * extra
            count += extra
        value = sum_then * times
        if count > 5.0:
            reach = (count - 5.0) / 3.0
            value += 20.0 * w[3] * (reach * reach if reach < 1.0 else 1.0)
        if cards:
            return value
        room = w[4]
        if value >= room:
            return value * w[5]
        if value <= -room:
            return 0.0
        return w[5] * (value + room) * (value + room) / (4.0 * room)

    def total(self, table: Table, seat: Seat) -> float:
        """Points to expect of all expeditions of a seat, by its own hand."""
        found = 0.0
        for colour in range(table.colours):
            row, other = COLOURS * seat + colour, COLOURS * (1 - seat) + colour
            hand = table.hand[row]
            unseen = 4095 & ~(table.out[colour] | hand | table.known[other])
            found += self.lane(table.top[row], table.sum[row], table.stakes[row], table.cards[row], hand, unseen)
        return found

    def card(self, table: Table, seat: Seat, colour: int, rank: int, lay: bool) -> float:
        """What putting a card of the hand down changes, in points."""
        row, other = COLOURS * seat + colour, COLOURS * (1 - seat) + colour
        hand = table.hand[row]
        unseen = 4095 & ~(table.out[colour] | hand | table.known[other])
        top, total, stakes, cards = table.top[row], table.sum[row], table.stakes[row], table.cards[row]
        before = self.lane(top, total, stakes, cards, hand, unseen)
        rest = hand & ~(1 << rank)
        if lay:
            if rank < INVESTMENTS:
                return self.lane(top, total, stakes + 1, cards + 1, rest, unseen) - before
            return self.lane(rank - 1, total + rank - 1, stakes, cards + 1, rest, unseen) - before
        return self.lane(top, total, stakes, cards, rest, unseen) - before - self.gift(table, 1 - seat, colour, rank)

    def gift(self, table: Table, seat: Seat, colour: int, rank: int) -> float:
        """What a discard would be worth to the other seat."""
        row = COLOURS * seat + colour
        if not OPEN[table.top[row]] >> rank & 1:
            return 0.0
        w = self.w
        if table.cards[row]:
            if rank < INVESTMENTS:
                return w[6] * 6.0
            return w[6] * (rank - 1) * (1 + table.stakes[row])
        return w[7] * ((rank - 1) if rank >= INVESTMENTS else 5.0)

    def pick(self, table: Table, seat: Seat, colour: int) -> float:
        """What taking the top of a pile is worth, in points, against nothing."""
        piece = table.piles[colour][len(table.piles[colour]) - 1]
        rank = piece % BLOCK
        row, other = COLOURS * seat + colour, COLOURS * (1 - seat) + colour
        hand = table.hand[row]
        unseen = 4095 & ~(table.out[colour] | hand | table.known[other])
        top, total, stakes, cards = table.top[row], table.sum[row], table.stakes[row], table.cards[row]
        gain = self.lane(top, total, stakes, cards, hand | 1 << rank, unseen)
        gain -= self.lane(top, total, stakes, cards, hand, unseen)
        return gain + self.w[10] * self.gift(table, 1 - seat, colour, rank)

    def draw(self) -> float:
        """What a card from the deck is worth: less when there are more cards to lay than turns."""
        late = self.crowd - self.turns
        return self.w[8] - (self.w[9] * late if late > 0 else 0.0)
