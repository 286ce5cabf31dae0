"""A journey played out quickly to its end: the cards in the order that a guess has them, every map by a scout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from verne_tabletop.engine.chance import Chance
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.prospects import LONGEST, Prospects
from verne_tabletop.games.journey.rules_round import arrival_bonus
from verne_tabletop.games.journey.scout import Scout
from verne_tabletop.games.journey.state import FISH, WATER_TRACK, JourneyState
from verne_tabletop.games.journey.trail import HALF, Land, Trail

if TYPE_CHECKING:
    from mypy_extensions import i64


LIKE_ROUNDS: Final = 40  # the rounds that a worth plays in all, where fewer are left
MOST_TIMES: Final = 12


def rounds_left(board: Board, state: JourneyState) -> int:
    """Rounds after this one until the last eruption ends the journey at the latest."""
    return len(state.exploration) + len(board.exploration) * (len(state.volcanoes) - 1 - state.erupted)


class Futures:
    """Plays journeys out; one object serves any number of them, one after another."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects: Prospects = prospects
        self.board: Board = prospects.board
        self.land: Land = Land(prospects.board)
        self.scout: Scout = Scout(prospects, self.land)
        # by line and arrow (left, right): the unshaded cells in the order in which a danger takes them
        board = self.board
        self.takes: list[list[list[int]]] = [[], []]
        for last_wins in (False, True):
            for cells in board.lines:
                keys = [(self.away(cell), -cell if last_wins else cell) for cell in cells if not board.shaded[cell]]
                self.takes[1 if last_wins else 0].append([abs(key[1]) for key in sorted(keys)])

    def away(self, cell: int) -> int:
        """Steps from the centre."""
        return abs(cell // 9 - self.board.centre // 9) + abs(cell % 9 - self.board.centre % 9)

    def release(self, state: JourneyState) -> float:
        """What getting out is worth alone, beside its points, as seen from this round."""
        lore = self.prospects.lore
        return lore.release * min(1.0, lore.sight / max(1, rounds_left(self.board, state)))

    def finish(self, state: JourneyState) -> list[float]:
        """Points by seat when the journey goes on from a round just opened, as a mean over as many playings out as
        that takes a like time; the first has the cards as they lie. What getting out or winning is worth beside its
        points is in them."""
        rounds = rounds_left(self.board, state)
        times = max(1, min(MOST_TIMES, LIKE_ROUNDS // max(1, rounds)))
        totals = [0.0] * state.seats
        chance = Chance(state.dice)
        for time in range(times):
            ahead = state.copy()
            if time > 0:
                chance.shuffle(ahead.exploration)
                chance.shuffle(ahead.tunnels)
                ahead.dice = chance.bits()
            found = Run(self, ahead).finish()
            for seat in range(state.seats):
                totals[seat] += found[seat] / times
        return totals


class Run:
    """One journey being played out: the decks and clocks of the state, the maps as trails."""

    def __init__(self, futures: Futures, state: JourneyState) -> None:
        self.futures: Futures = futures
        self.board: Board = futures.board
        self.scout: Scout = futures.scout
        self.state: JourneyState = state
        self.trails: list[Trail] = [Trail(futures.land) for _ in range(state.seats)]
        for seat in range(state.seats):
            self.trails[seat].read(state.maps[seat], state.tracks[seat], state.helps[seat], self.board)
        self.chance: Chance = Chance(state.dice)
        self.release: float = futures.release(state)

    def finish(self) -> list[float]:
        """Play the rounds until the end; points by seat, and what the end is worth beside them."""
        state = self.state
        while state.ended == "":
            self.round()
        totals = [self.points(seat) for seat in range(state.seats)]
        lore = self.futures.prospects.lore
        if state.seats == 1:
            return [totals[0] + (self.release if state.escaped[0] else 0.0)]
        if state.ended != "thirst":
            best = max([totals[seat] for seat in range(state.seats) if state.alive[seat]])
            winners = [seat for seat in range(state.seats) if state.alive[seat] and totals[seat] == best]
            for seat in range(state.seats):
                totals[seat] *= lore.margin
                if seat in winners:
                    totals[seat] += lore.crown / len(winners)
        return totals

    def points(self, seat: int) -> float:
        """Points of a seat now."""
        state = self.state
        if not state.alive[seat]:
            return 0.0
        t = self.trails[seat]
        tops = self.futures.prospects.tops
        circles = [t.c0, t.c1, t.c2, t.c3]
        total = self.board.column_bonus * float(min(t.c0, t.c1, t.c2, len(tops[0]) - 2))
        for track in range(4):
            total += tops[track][min(int(circles[track]), len(tops[track]) - 1)]
        total -= self.futures.prospects.price[t.helps]
        if state.arrival[seat] > 0:
            total += self.board.centre_bonus + arrival_bonus(self.board, state.arrival[seat])
        return total + self.board.escape_bonus if state.escaped[seat] else total

    def round(self) -> None:
        """The choices of a round, its judgement, and the next cards."""
        state, board = self.state, self.board
        card = state.tunnel - board.first_tunnel
        weary = board.exhausts[card]
        if weary >= 0:
            state.active[weary] = False
        arrow = board.arrows[card]
        for seat in range(state.seats):
            if state.alive[seat]:
                if arrow == 0:
                    self.begin(seat)
                    self.scout.choose(self.trails[seat], state.line, card, state.active)
                elif state.seats > 1:
                    self.begin(seat)
                    self.scout.strike(self.trails[seat], state.line)
                else:
                    self.danger(arrow)
        if arrow == 0:
            self.judge()
        if state.ended == "":
            self.clocks()

    def begin(self, seat: int) -> None:
        """Set the scout for a choice on a seat's map."""
        state, board, at = self.state, self.board, self.scout
        at.alone = state.seats == 1
        forced = rounds_left(board, state)
        rounds = forced if at.alone else min(forced, self.flight(seat))
        at.rounds, at.soon = rounds, min(rounds, len(state.exploration))
        at.hurry = min(1.0, rounds / self.futures.prospects.lore.soon)
        self.count_cards(rounds)
        left = len(state.tunnels)
        at.payments = 0 if forced < left else 1 + (forced - left) // len(board.tunnels)
        at.paid = state.paid[seat]
        self.see_exits(seat)
        at.bonus = at.earned = 0.0
        if state.arrival[seat] > 0:
            at.earned = float(board.centre_bonus + arrival_bonus(board, state.arrival[seat]))
        else:
            arrival = state.erupted if at.alone else state.arrivals
            at.bonus = float(board.centre_bonus + arrival_bonus(board, min(arrival + 1, len(board.arrival_bonus))))
        at.rival = 0.0
        for other in range(state.seats):
            if other != seat:
                at.rival = max(at.rival, self.points(other))

    def flight(self, seat: int) -> int:
        """Rounds that a seat may count on until another is likely to be out."""
        state, at, lore = self.state, self.scout, self.futures.prospects.lore
        rounds = LONGEST
        for other in range(state.seats):
            if other != seat and state.alive[other]:
                self.see_exits(other)
                least = at.least(self.trails[other])
                rounds = min(rounds, int(lore.ahead + lore.flight * least))
        return rounds

    def count_cards(self, rounds: int) -> None:
        """Tell the scout the discoveries to come in so many rounds."""
        state, board, at = self.state, self.board, self.scout
        left, whole = len(state.tunnels), len(board.tunnels)
        cards = at.cards
        cards[0] = cards[1] = cards[2] = cards[3] = 0.0
        for card in state.tunnels:
            find = board.finds[card - board.first_tunnel] if card >= 0 else 0
            if find:
                cards[find - FISH] += 1.0
        at.springs = min(1.0, cards[WATER_TRACK])
        for track in range(4):
            if rounds <= left:
                cards[track] *= rounds / max(1, left)
            else:
                cards[track] += board.find_counts[track] * (rounds - left) / whole

    def see_exits(self, seat: int) -> None:
        """Tell the scout which exits of a seat stand."""
        state, at, land = self.state, self.scout, self.futures.land
        at.living = 0
        at.goals0, at.goals1 = land.centre0, land.centre1
        for volcano in range(4):
            if state.entrance[seat] != volcano and not state.erupting(seat, volcano):
                at.living |= 1 << volcano
                at.goals0 |= land.gate0[volcano]
                at.goals1 |= land.gate1[volcano]

    def danger(self, arrow: int) -> None:
        """Alone at the table: fill the cell nearest to the centre (near enough for the hard option, too)."""
        t = self.trails[0]
        for cell in self.futures.takes[0 if arrow > 0 else 1][self.state.line]:
            b0: i64 = 0
            b1: i64 = 0
            if cell < HALF:
                b0 = 1 << cell
            else:
                b1 = 1 << (cell - HALF)
            if t.f0 & b0 or t.f1 & b1:
                t.fill(b0, b1)
                return

    def judge(self) -> None:
        """Arrivals, then escapes."""
        state, land = self.state, self.futures.land
        first = True
        for seat in range(state.seats):
            t = self.trails[seat]
            if state.alive[seat] and state.arrival[seat] == 0 and (t.l0 & land.centre0 or t.l1 & land.centre1):
                if first:
                    first = False
                    state.arrivals += 1
                state.arrival[seat] = state.arrivals if state.seats > 1 else state.erupted + 1
        for seat in range(state.seats):
            if not state.alive[seat] or state.arrival[seat] == 0:
                continue
            t = self.trails[seat]
            for volcano in range(4):
                gate = t.l0 & land.gate0[volcano] or t.l1 & land.gate1[volcano]
                own = state.entrance[seat] == volcano
                if gate and not own and not t.shut >> volcano & 1 and not state.erupting(seat, volcano):
                    state.escaped[seat] = True
                    state.ended = "escape"

    def clocks(self) -> None:
        """Water and eruption when a deck has run out; then the next cards."""
        state, board = self.state, self.board
        if not state.tunnels:
            living = 0
            for seat in range(state.seats):
                if state.alive[seat]:
                    if self.trails[seat].c3 > state.paid[seat]:
                        state.paid[seat] += 1
                        living += 1
                    else:
                        state.alive[seat] = False
            if living == 0:
                state.ended = "thirst"
            elif living == 1 and state.seats > 1:
                state.ended = "survivor"
            state.active = [True, True, True]
            state.tunnels = board.tunnels[:]
            self.chance.shuffle(state.tunnels)
        if not state.exploration and state.ended == "":
            state.erupted += 1
            if state.erupted == len(state.volcanoes):
                state.ended = "eruption"
            state.exploration = board.exploration[:]
            self.chance.shuffle(state.exploration)
        if state.ended == "":
            state.line = state.exploration.pop()
            state.tunnel = state.tunnels.pop()
