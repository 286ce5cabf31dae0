"""Every way a journey can go on, and what the best of them is worth: cargo gained, less what it opens to others."""

from typing import Final

from verne_tabletop.engine.model import Seat
from verne_tabletop.games.humboldt.prospects import AHEAD, Prospects
from verne_tabletop.games.humboldt.state import COLOURS, HumboldtState
from verne_tabletop.games.humboldt.tables import Tables
from verne_tabletop.games.humboldt.wharf import Harbour, Wharf

OPENED: Final = 1.0  # how much another's best disk counts, by the point


class Outlook:
    """What does not change while the active seat plans: its ships and tiles, what lies open, what others would take."""

    def __init__(self, rest: float, wharf: Wharf) -> None:
        self.rest: float = rest  # acquaintances, disks on ships, ships drawn this turn
        self.wharf: Wharf = wharf
        self.opens: list[list[float]] = []  # by other seat, by place
        self.helpers: list[float] = []  # by colour: what giving up an acquaintance costs, 0 when there is none


class Journeys:
    """Plans for one edition."""

    def __init__(self, t: Tables, prospects: Prospects) -> None:
        self.t: Tables = t
        self.prospects: Prospects = prospects
        self.harbour: Harbour = Harbour(t, prospects)
        self.opened = OPENED
        self.outlooks: dict[tuple[int, ...], Outlook] = {}

    def outlook(self, s: HumboldtState, ahead: int) -> Outlook:
        """The outlook of the active seat, remembered for the turn."""
        seat, k = s.active, self.t.kind_count
        if ahead > AHEAD:
            ahead = AHEAD
        key = (
            seat,
            ahead,
            s.seats,
            *s.ships,
            *s.cargo[::3],
            *s.disks,
            *s.friends,
            *s.loose[seat * k : (seat + 1) * k],
            *s.open_tiles,
            *s.circles,
            *s.fresh,
        )
        found = self.outlooks.get(key)
        if found is None:
            if len(self.outlooks) > 400:
                self.outlooks.clear()
            found = self._look(s, seat, ahead)
            self.outlooks[key] = found
        return found

    def _look(self, s: HumboldtState, seat: Seat, ahead: int) -> Outlook:
        look = self.bare_look(s, seat, ahead)
        for other in range(s.seats):
            if other != seat:
                look.opens.append(self._opened(s, other, ahead))
        friends = s.friends[seat * COLOURS : (seat + 1) * COLOURS]
        if sum(friends):
            whole = self.prospects.people(friends, ahead)
            for colour in range(COLOURS):
                cost = 0.0
                if friends[colour]:
                    friends[colour] -= 1
                    cost = whole - self.prospects.people(friends, ahead)
                    friends[colour] += 1
                look.helpers.append(max(cost, 0.01) if friends[colour] else 0.0)
        return look

    def bare_look(self, s: HumboldtState, seat: Seat, ahead: int) -> Outlook:
        """An outlook when the others have taken."""
        berth = self.harbour.berth(s, seat, ahead)
        rest = berth.rest + self.prospects.resources(s, seat, ahead)
        return Outlook(rest, self.harbour.wharf(s, berth, seat, ahead))

    def _opened(self, s: HumboldtState, other: Seat, ahead: int) -> list[float]:
        """What `other` could take at each place, were it on the route."""
        t = self.t
        gains = [self.prospects.disk_gain(s, other, colour, ahead) for colour in range(COLOURS)]
        found: list[float] = []
        many = t.take[s.seats]
        for place in range(t.place_count):
            at = place * COLOURS
            if sum(s.circles[at : at + COLOURS]) < t.threshold:
                found.append(0.0)
                continue
            here = sorted([gains[colour] for colour in range(COLOURS) if s.circles[at + colour]], reverse=True)
            found.append(here[0] + (0.5 * here[1] if many > 1 and len(here) > 1 else 0.0) if here else 0.0)
        return found

    def load_worth(self, look: Outlook, gains: list[int]) -> float:
        """The seat's worth after gaining so many tiles by colour."""
        return look.rest + self.harbour.load(look.wharf, gains)

    def ways(self, place: int, steps: int, used: int) -> list[tuple[int, ...]]:
        """Every sequence of places that leads on from `place` for so many steps."""
        if steps == 0:
            return [()]
        t = self.t
        found: list[tuple[int, ...]] = []
        base = place * t.place_count
        for ahead in t.exits[place]:
            if t.arrow_ban[base + ahead] & used:
                continue
            for rest in self.ways(ahead, steps - 1, used | t.arrow_bit[base + ahead]):
                found.append((ahead, *rest))
        return found

    def judge(self, s: HumboldtState, look: Outlook, way: tuple[int, ...], hand: list[int]) -> float:
        """The worth of laying the hand along a way, after what is laid already."""
        t = self.t
        gains = [0] * COLOURS
        for index in range(len(s.route_places)):
            colour = t.colour_of[s.route_places[index]]
            if s.route_disks[index] == colour:
                gains[colour] += 1
        steps = [0] * COLOURS
        for place in way:
            steps[t.colour_of[place]] += 1
        for colour in range(COLOURS):
            gains[colour] += steps[colour] if steps[colour] < hand[colour] else hand[colour]
        worth = self.load_worth(look, gains)
        if look.helpers:
            worth = self.helped(s, look, steps, gains, worth)
        for opened in look.opens:
            most = 0.0
            for place in s.route_places:
                if opened[place] > most:
                    most = opened[place]
            for place in way:
                if opened[place] > most:
                    most = opened[place]
            worth -= self.opened * most / len(look.opens)
        return worth

    def helped(self, s: HumboldtState, look: Outlook, steps: list[int], gains: list[int], worth: float) -> float:
        """The same when acquaintances help where disks do not match, as long as that pays."""
        t = self.t
        for index in range(len(s.route_places)):
            steps[t.colour_of[s.route_places[index]]] += 1
        for colour in range(COLOURS):
            if look.helpers[colour] and steps[colour] > gains[colour]:
                gains[colour] += 1
                with_help = self.load_worth(look, gains) - look.helpers[colour]
                if with_help > worth:
                    worth = with_help
                else:
                    gains[colour] -= 1
        return worth

    def followed(self, s: HumboldtState, ahead: int) -> float:
        """The worth of the active seat with its route laid, from the step it has come to."""
        t = self.t
        gains = [0] * COLOURS
        for index in range(s.step, len(s.route_places)):
            colour = t.colour_of[s.route_places[index]]
            if s.route_disks[index] == colour:
                gains[colour] += 1
        return self.load_worth(self.bare_look(s, s.active, ahead), gains)

    def with_tile(self, s: HumboldtState, ahead: int, kind: int) -> float:
        """The same when the step it has come to brings a tile of this kind, or none (HIDDEN)."""
        at = s.active * self.t.kind_count + kind
        s.step += 1
        if kind >= 0:
            s.loose[at] += 1
        worth = self.followed(s, ahead)
        if kind >= 0:
            s.loose[at] -= 1
        s.step -= 1
        return worth

    def best_from(self, s: HumboldtState, look: Outlook, place: int, hand: list[int], used: int) -> float:
        """The worth of the best way on from `place` with this hand."""
        best = -1e9
        for way in self.ways(place, sum(hand), used):
            worth = self.judge(s, look, way, hand)
            if worth > best:
                best = worth
        return best

    def start_worths(self, s: HumboldtState, look: Outlook, places: list[int]) -> list[float]:
        """The worth of starting from each of these places."""
        found: list[float] = []
        for place in places:
            at = place * COLOURS
            found.append(self.best_from(s, look, place, s.circles[at : at + COLOURS], 0))
        return found

    def step_worths(self, s: HumboldtState, look: Outlook, here: int, moves: list[tuple[int, int]]) -> list[float]:
        """The worth of laying each (colour, place) next, the rest at its best."""
        t = self.t
        found: list[float] = []
        left = sum(s.hand) - 1
        ways: dict[int, list[tuple[int, ...]]] = {}
        for colour, place in moves:
            if place not in ways:
                ways[place] = self.ways(place, left, s.used | t.arrow_bit[here * t.place_count + place])
            hand = s.hand[:]
            hand[colour] -= 1
            s.route_places.append(place)
            s.route_disks.append(colour)
            best = -1e9
            for way in ways[place]:
                worth = self.judge(s, look, way, hand)
                if worth > best:
                    best = worth
            found.append(best)
            s.route_places.pop()
            s.route_disks.pop()
        return found
