"""What the next turn of each seat is worth on the chart as it lies: over every draw, the best journey and its cargo."""

from typing import Final

from verne_tabletop.engine.model import Seat
from verne_tabletop.games.humboldt.journeys import Journeys, Outlook
from verne_tabletop.games.humboldt.prospects import Prospects
from verne_tabletop.games.humboldt.state import ACCEPT, COLOURS, SLOTS, START, HumboldtState
from verne_tabletop.games.humboldt.tables import Tables
from verne_tabletop.games.humboldt.wharf import Wharf

UNSEEN: Final = -2e9
A_TURN: Final = 12.0  # what a turn after the next brings, about
PATIENCE: Final = 0.6  # points that tiles are worth beyond the plain values to who looks beyond the turn
FADES: Final = 0.17  # how much less the chart still holds after each turn of another


class Futures:
    """Expected worth between turns, for one edition."""

    def __init__(self, t: Tables) -> None:
        self.t: Tables = t
        self.prospects: Prospects = Prospects(t, PATIENCE)
        self.journeys: Journeys = Journeys(t, self.prospects)
        self.courses: dict[int, list[tuple[int, ...]]] = {}

    def expected(self, s: HumboldtState, seat: Seat, turns: int) -> float:
        """The worth of a seat that has so many turns to begin, its next one played at its best; the later that is,
        the more it counts what the seat has, and the less how the chart lies now."""
        if turns <= 0:
            return self.prospects.seat_worth(s, seat, 0)
        trust = 1.0 - FADES * ((seat - s.active) % s.seats)
        worth = self.next_turn(s, seat, turns)
        if trust == 1.0:
            return worth
        return trust * worth + (1.0 - trust) * (self.prospects.seat_worth(s, seat, turns) + A_TURN * turns)

    def next_turn(self, s: HumboldtState, seat: Seat, turns: int) -> float:
        """The same as if its next turn came at once."""
        look = self.journeys.bare_look(s, seat, turns - 1)
        best = [self.best_of(s, look, colour) for colour in range(COLOURS)]
        later = A_TURN * (turns - 1) + float(sum(s.fame[seat * SLOTS : (seat + 1) * SLOTS]))
        if seat == s.active and s.asked == ACCEPT:
            for colour in range(COLOURS):
                if s.hand[colour]:
                    return later + self._after_first(best, s.bag, colour)
        if seat == s.active and s.asked == START:
            return later + best[s.left]
        total = sum(s.bag)
        if total == 0:
            return later + max(best)
        worth = 0.0
        for colour in range(COLOURS):
            if s.bag[colour]:
                worth += self._after_first(best, s.bag, colour) * s.bag[colour]
        return later + worth / total

    def _after_first(self, best: list[float], bag: list[int], first: int) -> float:
        """The first disk drawn: start from its colour, or trust to the others (accept)."""
        total = 0.0
        count = 0
        for colour in range(COLOURS):
            if colour != first:
                total += best[colour] * bag[colour]
                count += bag[colour]
        if count == 0:
            return best[first]
        other = total / count
        return best[first] if best[first] > other else other

    def best_of(self, s: HumboldtState, look: Outlook, colour: int) -> float:
        """The worth of the best journey from a place of a colour."""
        best = -1e9
        for place in self.t.places_of[colour]:
            at = place * COLOURS
            packed = place
            for disks in range(at, at + COLOURS):
                packed = packed * 32 + s.circles[disks]
            worth = look.wharf.journeys.get(packed, UNSEEN)
            if worth == UNSEEN:
                worth = self.best_from(look.wharf, place, s.circles[at : at + COLOURS])
                look.wharf.journeys[packed] = worth
            if worth > best:
                best = worth
        return look.rest + best

    def best_from(self, wharf: Wharf, place: int, hand: list[int]) -> float:
        """What ships and tiles are worth after the best journey from a place with this hand."""
        best = -1e9
        for course in self.courses_from(place, sum(hand)):
            gains = [course[c] if course[c] < hand[c] else hand[c] for c in range(COLOURS)]
            worth = self.journeys.harbour.load(wharf, gains)
            if worth > best:
                best = worth
        return best

    def courses_from(self, place: int, steps: int) -> list[tuple[int, ...]]:
        """How often each colour is visited on the ways that lead on from a place, each count once."""
        key = place * 64 + steps
        known = self.courses.get(key)
        if known is None:
            known = []
            for way in self.journeys.ways(place, steps, 0):
                counts = [0] * COLOURS
                for step in way:
                    counts[self.t.colour_of[step]] += 1
                course = tuple(counts)
                if course not in known:
                    known.append(course)
            self.courses[key] = known
        return known
