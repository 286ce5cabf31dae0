"""How good a position looks and which moves to try first: the turn under way at its best, then what ships promise."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import HIDDEN, Move, Seat
from verne_tabletop.engine.rules import Advisor
from verne_tabletop.games.humboldt import route, stowage, tiles
from verne_tabletop.games.humboldt.futures import Futures
from verne_tabletop.games.humboldt.journeys import Journeys
from verne_tabletop.games.humboldt.prospects import Prospects
from verne_tabletop.games.humboldt.rules import HumboldtRules
from verne_tabletop.games.humboldt.state import (
    ACCEPT,
    BONUS,
    COLOURS,
    CRATES,
    DEPTH,
    FINAL_BONUS,
    FOLLOW,
    HEAP,
    LAY,
    LOAD,
    SLOTS,
    START,
    STOW,
    TAKE,
    HumboldtState,
)

SHARP: Final = 0.6  # points by which a worse move is e times less likely
LEAST: Final = 0.002
UNLIKELY: Final = -1e6


class HumboldtAdvisor(Advisor[HumboldtState]):
    """Weighs a move by what it brings within the turn; values a table by the turn played out and the next of each."""

    SCALE: ClassVar[float] = 4.0

    def __init__(self, rules: HumboldtRules) -> None:
        self.rules = rules
        self.t = rules.tables
        self.prospects = Prospects(rules.tables)
        self.journeys = Journeys(rules.tables, self.prospects)
        self.futures = Futures(rules.tables)

    def turns_ahead(self, s: HumboldtState, seat: Seat) -> int:
        """Turns that a seat has still to begin after the present one."""
        if s.asked >= FINAL_BONUS:
            return 0
        left = sum(s.bag) // 2
        if s.asked < ACCEPT:
            return left // s.seats
        offset = (seat - s.active) % s.seats
        if offset == 0:
            return left // s.seats
        return (left - offset) // s.seats + 1 if left >= offset else 0

    def worth(self, state: HumboldtState) -> list[float]:
        """Expected final points per seat: the present turn is played out by the weights, then each seat's next turn
        is looked at over every draw."""
        s = state.copy()
        turn = s.turn
        while s.agenda and (s.turn == turn or s.asked >= FINAL_BONUS) and s.asked != ACCEPT:
            moves = self.rules.moves(s, s.actor)
            self.rules.play(s, s.actor, moves[self.likeliest(s, moves)])
        if not s.agenda:
            return [float(score) for score in self.rules.scores(s)]
        turns = [self.turns_ahead(s, seat) for seat in range(s.seats)]
        turns[s.active] += 1
        if s.asked == ACCEPT and state.asked != ACCEPT:  # which disk the guess drew first is nothing but noise
            for colour in range(COLOURS):
                s.bag[colour] += s.hand[colour]
                s.hand[colour] = 0
        return [self.futures.expected(s, seat, turns[seat]) for seat in range(s.seats)]

    def likeliest(self, s: HumboldtState, moves: list[Move]) -> int:
        """The index of the move with most weight."""
        best = 0
        if len(moves) > 1:
            weights = self.weigh(s, s.actor, moves)
            for index in range(1, len(weights)):
                if weights[index] > weights[best]:
                    best = index
        return best

    def sight(self, s: HumboldtState, seat: Seat) -> float:
        """What a seat has and has in sight, without looking beyond the present turn."""
        if not s.agenda:
            return float(self.rules.scores(s)[seat])
        ahead = self.turns_ahead(s, seat)
        if seat == s.active and s.asked == ACCEPT:
            ahead += 1
        if seat == s.active and START <= s.asked <= BONUS:
            return self.turn_worth(s, ahead)
        return self.prospects.seat_worth(s, seat, ahead)

    def turn_worth(self, s: HumboldtState, ahead: int) -> float:
        """The worth of the active seat with the rest of its turn played at its best."""
        seat, asked = s.active, s.asked
        if asked == HEAP:
            return self.heap_worth(s, ahead, self.t.heap_size - s.payload % (DEPTH + 1))
        if asked >= LOAD:
            worth = self.prospects.seat_worth(s, seat, ahead)
            if asked == BONUS:  # its points are marked already, and it still lies there
                worth -= self.t.points[s.ships[seat * SLOTS + s.payload]]
            return worth
        fame = float(sum(s.fame[seat * SLOTS : (seat + 1) * SLOTS]))
        if asked == START:
            look = self.journeys.outlook(s, ahead)
            return fame + max(self.journeys.start_worths(s, look, route.starts(self.t, s)))
        if asked == LAY:
            look = self.journeys.outlook(s, ahead)
            return fame + self.journeys.best_from(s, look, route.here(s), s.hand, s.used)
        return fame + self.journeys.followed(s, ahead)

    def heap_worth(self, s: HumboldtState, ahead: int, owed: int) -> float:
        """The best worth with so many tiles still to go onto the pile of three."""
        at = s.active * self.t.kind_count
        best = -1e9
        for kind in range(self.t.kind_count):
            if s.loose[at + kind]:
                s.loose[at + kind] -= 1
                if owed > 1:
                    worth = self.heap_worth(s, ahead, owed - 1)
                else:
                    worth = self.prospects.seat_worth(s, s.active, ahead)
                s.loose[at + kind] += 1
                if worth > best:
                    best = worth
        return best

    def weigh(self, state: HumboldtState, seat: Seat, moves: list[Move]) -> list[float]:
        """Weights by the worth of each move as far as it is quickly seen."""
        s, asked = state, state.asked
        if len(moves) == 1:
            return [1.0]
        ahead = self.turns_ahead(s, seat)
        if asked == START:
            places = [move.place for move in moves]
            return soften(self.journeys.start_worths(s, self.journeys.outlook(s, ahead), places))
        if asked == LAY:
            steps = [(move.piece, move.place) for move in moves]
            look = self.journeys.outlook(s, ahead)
            return soften(self.journeys.step_worths(s, look, route.here(s), steps))
        if asked == ACCEPT:
            return self.weigh_accept(s, ahead)
        if asked in (TAKE, STOW):
            return self.weigh_disks(s, seat, moves, ahead)
        if asked == FOLLOW:
            return self.weigh_follow(s, seat, moves, ahead)
        if asked == LOAD:
            return self.weigh_load(s, seat, moves, ahead)
        return self.weigh_by_worth(s, seat, moves)

    def weigh_accept(self, s: HumboldtState, ahead: int) -> list[float]:
        """Accept when the best journey of this colour beats what the others bring on average."""
        look = self.journeys.outlook(s, ahead)
        values: list[float] = []
        first, total, share = 0.0, 0.0, 0.0
        for colour in range(COLOURS):
            worth = max(self.journeys.start_worths(s, look, self.t.places_of[colour]))
            if s.hand[colour]:
                first = worth
            else:
                total += worth * s.bag[colour]
                share += s.bag[colour]
        values = [first, total / share if share else first]
        return soften(values)

    def weigh_disks(self, s: HumboldtState, seat: Seat, moves: list[Move], ahead: int) -> list[float]:
        """What each disk brings at its best space; where to put one, by what is then left open."""
        values: list[float] = []
        for move in moves:
            if move.verb == "take":
                values.append(self.prospects.disk_gain(s, seat, move.piece, ahead))
            elif move.verb == "stow":
                after = s.copy()
                self.rules.play(after, seat, move)
                values.append(self.prospects.resources(after, seat, ahead))
            else:
                values.append(0.0)
        return soften(values)

    def weigh_follow(self, s: HumboldtState, seat: Seat, moves: list[Move], ahead: int) -> list[float]:
        """What each tile brings with the steps to come; a blind one on average over what the pile may hold."""
        t = self.t
        colour = t.colour_of[s.route_places[s.step]]
        friend = seat * COLOURS + colour
        values: list[float] = []
        for move in moves:
            if move.verb == "leave":
                values.append(self.journeys.with_tile(s, ahead, HIDDEN))
                continue
            paid = 1 if move.verb in ("call", "call_blind") else 0
            s.friends[friend] -= paid
            if move.piece >= 0:
                values.append(self.journeys.with_tile(s, ahead, move.piece - t.tile0))
            else:
                pile = s.piles if tiles.in_pile(t, s, colour) else s.discards
                total = share = 0.0
                for kind in t.kinds_of[colour]:
                    if pile[kind]:
                        total += pile[kind] * self.journeys.with_tile(s, ahead, kind)
                        share += pile[kind]
                values.append(total / share)
            s.friends[friend] += paid
        return soften(values)

    def weigh_by_worth(self, s: HumboldtState, seat: Seat, moves: list[Move]) -> list[float]:
        """One ply: play each and look."""
        values: list[float] = []
        for move in moves:
            after = s.copy()
            self.rules.play(after, seat, move)
            values.append(self.sight(after, seat))
        return soften(values)

    def weigh_load(self, s: HumboldtState, seat: Seat, moves: list[Move], ahead: int) -> list[float]:
        """The same, but tiles are tried in place, and of the piles of three only those of the three that are idle."""
        t, at = self.t, seat * self.t.kind_count
        if moves[-1].verb == "end_turn":  # what may stay in store is never better thrown away
            return soften([UNLIKELY] * (len(moves) - 1) + [0.0])
        values: list[float] = []
        heap: list[int] = []
        if self.idle_tiles(s, seat) >= t.heap_size:
            heap = self.least_useful(s, seat, ahead)
        for move in moves:
            kind = move.piece - t.tile0
            space = t.space_of(move.place, seat) if move.verb == "load" else -1
            if move.verb == "heap" and (not heap or heap[0] != kind):
                values.append(UNLIKELY)
            elif move.verb == "discard" or (space >= 0 and self.empty_crates(s, seat, space // CRATES) > 1):
                crate = (seat * SLOTS * CRATES + space) * DEPTH
                s.loose[at + kind] -= 1
                if space >= 0:
                    s.cargo[crate] = kind
                values.append(self.prospects.seat_worth(s, seat, ahead))
                s.loose[at + kind] += 1
                if space >= 0:
                    s.cargo[crate] = HIDDEN
            else:
                after = s.copy()
                self.rules.play(after, seat, move)
                if move.verb == "heap":
                    for index in range(1, t.heap_size):
                        self.rules.play(after, seat, t.adds[heap[index]])
                values.append(self.sight(after, seat))
        return soften(values)

    def least_useful(self, s: HumboldtState, seat: Seat, ahead: int) -> list[int]:
        """The kinds of as many loose tiles as a pile takes, each the one without which the rest is worth most."""
        at = seat * self.t.kind_count
        found: list[int] = []
        while len(found) < self.t.heap_size:
            best, most = -1, -1e9
            for kind in range(self.t.kind_count):
                if s.loose[at + kind]:
                    s.loose[at + kind] -= 1
                    worth = self.prospects.seat_worth(s, seat, ahead)
                    s.loose[at + kind] += 1
                    if worth > most:
                        best, most = kind, worth
            s.loose[at + best] -= 1
            found.append(best)
        for kind in found:
            s.loose[at + kind] += 1
        return found

    def empty_crates(self, s: HumboldtState, seat: Seat, slot: int) -> int:
        """How many crates of a ship are still empty."""
        at = (seat * SLOTS + slot) * CRATES
        count = 0
        for crate in range(at, at + self.t.crate_count[s.ships[seat * SLOTS + slot]]):
            if s.cargo[crate * DEPTH] < 0:
                count += 1
        return count

    def idle_tiles(self, s: HumboldtState, seat: Seat) -> int:
        """Loose tiles that no largest loading takes."""
        t = self.t
        loose = s.loose[seat * t.kind_count : (seat + 1) * t.kind_count]
        return sum(loose) - stowage.largest(t, s, seat, loose, stowage.free_spaces(t, s, seat, False))


def soften(values: list[float]) -> list[float]:
    """Weights for worths: e times less for each SHARP points, never nothing."""
    best = max(values)
    return [LEAST + exp((value - best) / SHARP) for value in values]
