"""How each expedition is likely to go, from what one seat can see: the reckoning behind every bot of this game."""

from typing import Final

from verne_tabletop.engine.model import Seat
from verne_tabletop.games.lost_cities.state import BLOCK, COLOURS, INVESTMENTS, LAY
from verne_tabletop.games.lost_cities.table import ALL, COUNT, LOWEST, NUMBERS, OPEN, STAKES, SUM, Table
from verne_tabletop.games.lost_cities.weights import Weights

PATIENCE: Final = 6  # turns without a draw from the deck before a bot begins to tire of the discards


class Prospects:
    """One seat's reckoning at one moment of a Table; it looks at nothing that the seat may not see."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = weights or Weights()
        self.held: float = 1.0
        self.drawn: float = 0.0
        self.turns: int = 0
        self.crowd: int = 0
        self.lanes: int = 0
        self.early: float = 0.0
        self.spare: float = 0.0
        self.near: int = 0

    def look(self, table: Table, seat: Seat) -> None:
        """Take in how much time is left and how likely an unseen card is still to come."""
        base, other = COLOURS * seat, COLOURS * (1 - seat)
        unseen = 0
        crowd = 0
        lanes = 0
        for colour in range(table.colours):
            row = base + colour
            mask = table.hand[row]
            unseen += BLOCK - COUNT[table.out[colour] | mask | table.known[other + colour]]
            if table.cards[row]:
                lanes += 1
                crowd += COUNT[mask & OPEN[table.top[row]]]
        mine = (table.left + (1 if table.turn == seat else 0)) // 2
        self.turns = mine
        self.lanes = lanes
        self.early = mine / 22.0
        self.crowd = crowd
        self.drawn = self.weights.come * mine / unseen if unseen else 0.0
        self.spare = mine - self.weights.room * crowd
        self.held = self.weights.keep if crowd <= mine else self.weights.keep * mine / crowd

    def lane(self, top: int, total: int, stakes: int, cards: int, hand: int, unseen: int, near: int) -> float:
        """Points to expect of one expedition; an unstarted one is an option that may be left alone."""
        w = self.weights
        mine = hand & OPEN[top]
        come = unseen & OPEN[top]
        held, drawn = self.held, self.drawn
        own = COUNT[mine & NUMBERS]
        if not cards and own > self.spare:
            held *= (self.spare / own) if self.spare > 0 else 0.0
        sum_then = total + held * SUM[mine] + drawn * SUM[come] - 20.0
        count = cards + held * own + drawn * COUNT[come & NUMBERS]
        if near > top + 1:
            sum_then += w.near * (near - 1)
            count += w.near
        times = 1.0 + stakes
        if top == 0:
            extra = held * COUNT[mine & STAKES]
            times += w.pledge * extra
            count += extra
        value = sum_then * times
        if count > 5.0:
            reach = (count - 5.0) / 3.0
            value += 20.0 * w.eight * (reach * reach if reach < 1.0 else 1.0)
        if cards:
            return value
        room = w.doubt
        if value >= room:
            return value * w.option
        if value <= -room:
            return 0.0
        return w.option * (value + room) * (value + room) / (4.0 * room)

    def unseen(self, table: Table, seat: Seat, colour: int) -> int:
        """The cards of a colour that may be in the deck or in the other hand."""
        return ALL & ~(
            table.out[colour] | table.hand[COLOURS * seat + colour] | table.known[COLOURS * (1 - seat) + colour]
        )

    def total(self, table: Table, seat: Seat) -> float:
        """Points to expect of all expeditions of a seat, by its own hand."""
        found = 0.0
        for colour in range(table.colours):
            found += self.now(table, COLOURS * seat + colour, self.unseen(table, seat, colour))
        return found

    def now(self, table: Table, row: int, unseen: int) -> float:
        """Points to expect of one expedition as it stands."""
        return self.lane(
            table.top[row], table.sum[row], table.stakes[row], table.cards[row], table.hand[row], unseen, self.near
        )

    def laid(self, table: Table, row: int, rank: int, unseen: int) -> float:
        """Points to expect of an expedition once this card of the hand lies in it."""
        rest = table.hand[row] & ~(1 << rank)
        total, stakes, cards = table.sum[row], table.stakes[row], table.cards[row] + 1
        if cards > 1:
            extra = self.weights.go_on + self.weights.go_on_early * self.early
        else:
            extra = self.weights.begin + self.weights.begin_more * self.lanes + self.weights.begin_early * self.early
        if rank < INVESTMENTS:
            extra += self.weights.stake
        if rank < INVESTMENTS:
            return extra + self.lane(table.top[row], total, stakes + 1, cards, rest, unseen, self.near)
        return extra + self.lane(rank - 1, total + rank - 1, stakes, cards, rest, unseen, self.near)

    def dropped(self, table: Table, row: int, rank: int, unseen: int, before: float) -> float:
        """Points to expect of an expedition without this card of the hand, less what it gives away."""
        gift = self.gift(table, row + COLOURS if row < COLOURS else row - COLOURS, rank)
        if not OPEN[table.top[row]] >> rank & 1:
            return before - gift  # it could not have been laid
        rest = table.hand[row] & ~(1 << rank)
        top, total = table.top[row], table.sum[row]
        return self.lane(top, total, table.stakes[row], table.cards[row], rest, unseen, self.near) - gift

    def gift(self, table: Table, row: int, rank: int) -> float:
        """What a card on the discards would be worth to the seat with this row."""
        if not OPEN[table.top[row]] >> rank & 1:
            return 0.0
        points = self.weights.stake_gift if rank < INVESTMENTS else float(rank - 1)
        if not table.cards[row]:
            return (self.weights.gift_off + self.weights.gift_early * self.early) * points
        if rank < INVESTMENTS:
            return self.weights.gift_on * points
        return self.weights.gift_on * points * (1.0 + self.weights.gift_stake * table.stakes[row])

    def pick(self, table: Table, seat: Seat, colour: int) -> float:
        """What taking the top of a pile is worth, in points, against nothing."""
        pile = table.piles[colour]
        rank = pile[len(pile) - 1] % BLOCK
        row = COLOURS * seat + colour
        top, hand = table.top[row], table.hand[row]
        gain = self.weights.deny * self.gift(table, COLOURS * (1 - seat) + colour, rank)
        if OPEN[top] >> rank & 1:
            unseen = self.unseen(table, seat, colour)
            total, stakes, cards = table.sum[row], table.stakes[row], table.cards[row]
            more = self.lane(top, total, stakes, cards, hand | 1 << rank, unseen, 0)
            gain += self.weights.take * (more - self.lane(top, total, stakes, cards, hand, unseen, 0))
        tired = table.quiet - PATIENCE
        return gain - 2.0 * tired if tired > 0 else gain

    def draw(self) -> float:
        """What a card from the deck is worth: less when there are more cards to lay than turns."""
        late = self.crowd - self.turns
        return (
            self.weights.draw + self.weights.draw_early * self.early - (self.weights.late * late if late > 0 else 0.0)
        )

    def put_down(self, table: Table) -> int:
        """The best first half of a turn: 16 * colour + rank, and 128 more for a discard.

        Of a colour's numbers only the lowest is thought of for laying; and a card that could be laid is thought of for
        discarding only while nothing better than its gift to the other seat is found.
        """
        seat = table.turn
        self.look(table, seat)
        best, choice = -1e9, 0
        held = False
        for colour in range(table.colours):
            row = COLOURS * seat + colour
            hand = table.hand[row]
            if not hand:
                continue
            can = hand & OPEN[table.top[row]]
            if can:
                held = True
                self.near = near(table, colour)
                unseen = self.unseen(table, seat, colour)
                before = self.now(table, row, unseen)
                for rank in (LOWEST[can & STAKES], LOWEST[can & NUMBERS]):
                    if rank >= 0:
                        value = self.laid(table, row, rank, unseen) - before
                        if value > best:
                            best, choice = value, 16 * colour + rank
            dead = hand & ~can
            while dead:
                rank = LOWEST[dead]
                dead &= dead - 1
                value = -self.gift(table, COLOURS * (1 - seat) + colour, rank)
                if value > best:
                    best, choice = value, 128 + 16 * colour + rank
        if held and best < 0.0:
            choice = self.part_with(table, seat, best, choice)
        return choice

    def part_with(self, table: Table, seat: Seat, best: float, choice: int) -> int:
        """A discard of a card that could be laid, where that is better than `choice`, worth `best`."""
        for colour in range(table.colours):
            row = COLOURS * seat + colour
            can = table.hand[row] & OPEN[table.top[row]]
            if not can:
                continue
            unseen = self.unseen(table, seat, colour)
            self.near = near(table, colour)
            before = self.now(table, row, unseen)
            if can & STAKES:
                can &= ~STAKES | 1 << LOWEST[can]
            while can:
                rank = LOWEST[can]
                can &= can - 1
                if rank < INVESTMENTS or -self.gift(table, COLOURS * (1 - seat) + colour, rank) > best:
                    value = self.dropped(table, row, rank, unseen, before) - before
                    if value > best:
                        best, choice = value, 128 + 16 * colour + rank
        return choice

    def take(self, table: Table) -> int:
        """The best second half of a turn, once it was looked at: a colour, or -1 for the deck."""
        seat = table.turn
        best, choice = self.draw(), -1
        for colour in range(table.colours):
            if colour != table.barred and table.piles[colour]:
                value = self.pick(table, seat, colour)
                if value > best:
                    best, choice = value, colour
        return choice


def near(table: Table, colour: int) -> int:
    """The rank on top of a discard pile, 0 where there is none."""
    pile = table.piles[colour]
    return pile[len(pile) - 1] % BLOCK if pile else 0


def finish(table: Table, players: list[Prospects]) -> None:
    """Play the round to its end, each seat by its own reckoning."""
    while table.left > 0:
        mind = players[table.turn]
        if table.phase == LAY:
            table.put_down(mind.put_down(table))
        else:
            mind.look(table, table.turn)
        table.take(mind.take(table))
