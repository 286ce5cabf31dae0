"""What a seat can still hope for: fame in sight, ships half loaded, disks half placed, tiles in hand."""

from typing import Final

from verne_tabletop.engine.model import Seat
from verne_tabletop.games.humboldt.state import COLOURS, CRATES, DEPTH, SLOTS, HumboldtState
from verne_tabletop.games.humboldt.tables import BOTTOM_GIVEN, WHITE, Tables

AHEAD: Final = 6  # turns ahead that are told apart
KEPT: Final = 60_000  # answers remembered at a time


class Hold:
    """A ship that takes tiles now: its slot, points, empty crates by demand, and what it is worth as it lies."""

    def __init__(self, slot: int, points: int, needs: list[int], filled: float, left: float, bottom: float) -> None:
        self.slot: int = slot
        self.points: int = points
        self.needs: list[int] = needs
        self.filled: float = filled
        self.left: float = left
        self.bottom: float = bottom


class Prospects:
    """Values of one edition's ships and tiles, in points; `patience` is what a tile is worth above the plain values."""

    def __init__(self, t: Tables, patience: float = 0.0) -> None:
        self.t: Tables = t
        self.crate = [1.5 + patience, 2.4 + patience, 3.1 + patience]
        self.stored = 1.3 + patience
        self.friend, self.distinct = 2.3, 0.7
        self.full, self.half, self.full_last = [0.8, 1.0, 1.4, 1.7], 0.4, 2.4
        self.late = [0.0, 0.85]
        self.memory: dict[tuple[int, ...], float] = {}
        self.setup()

    def setup(self) -> None:
        """Weights of the edition's crates."""
        self.weights: list[float] = []
        for demand in self.t.crates:
            self.weights.append(
                self.crate[0] if demand == WHITE else self.crate[2] if demand >= COLOURS else self.crate[1]
            )

    def sets(self, friends: list[int]) -> float:
        """Points of acquaintances by colour in the best sets."""
        left = sorted([count for count in friends if count], reverse=True)
        points = 0
        while left:
            size = len(left) if len(left) < 4 else 4
            points += self.t.set_points[size]
            for index in range(size):
                left[index] -= 1
            left = sorted([count for count in left if count], reverse=True)
        return float(points)

    def fleet(self, s: HumboldtState, seat: Seat, ahead: int) -> tuple[int, ...]:
        """All that tells one seat's ships and loose tiles from others, with so many own turns to come."""
        k, at = self.t.kind_count, seat * SLOTS
        return (
            ahead,
            *s.ships[at : at + SLOTS],
            *s.fresh[at : at + SLOTS],
            *s.cargo[at * CRATES * DEPTH : (at + SLOTS) * CRATES * DEPTH : DEPTH],
            *s.disks[at * 2 : (at + SLOTS) * 2],
            *s.loose[seat * k : (seat + 1) * k],
        )

    def seat_worth(self, s: HumboldtState, seat: Seat, ahead: int) -> float:
        """What a seat has and may hope for with so many own turns to come, its loose tiles loaded at their best."""
        k, at = self.t.kind_count, seat * SLOTS
        if ahead > AHEAD:
            ahead = AHEAD
        key = (*self.fleet(s, seat, ahead), *s.friends[seat * COLOURS : (seat + 1) * COLOURS])
        known = self.memory.get(key)
        if known is None:
            if len(self.memory) > KEPT:
                self.memory.clear()
            loose = s.loose[seat * k : (seat + 1) * k]
            known = self.resources(s, seat, ahead) + self.stowed(s, seat, loose, [0] * COLOURS, ahead)
            self.memory[key] = known
        return known + sum(s.fame[at : at + SLOTS])

    def resources(self, s: HumboldtState, seat: Seat, ahead: int) -> float:
        """Acquaintances, and disks on ships."""
        friends = s.friends[seat * COLOURS : (seat + 1) * COLOURS]
        value = 0.0
        for slot in range(SLOTS):
            ship = s.ships[seat * SLOTS + slot]
            first, second = s.disks[(seat * SLOTS + slot) * 2], s.disks[(seat * SLOTS + slot) * 2 + 1]
            if ship < 0 or (first < 0 and second < 0):
                continue
            if self.t.bottom_spaces[slot] == 1 or (first >= 0 and second >= 0):
                if ahead:
                    value += self.full[slot]
                else:
                    better = first
                    if self.t.bottom_spaces[slot] == 2 and friends[second] < friends[first]:
                        better = second
                    friends[better] += 1
            else:
                value += self.half
        return value + self.people(friends, ahead)

    def people(self, friends: list[int], ahead: int) -> float:
        """Acquaintances by colour: their sets in the end, before that what they tend to be worth."""
        if not ahead:
            return self.sets(friends)
        count = 0
        kinds = 0
        for number in friends:
            count += number
            if number:
                kinds += 1
        return self.friend * count + self.distinct * kinds

    def holds(self, s: HumboldtState, seat: Seat, ahead: int) -> tuple[list[Hold], float]:
        """The ships that take tiles now, and what the others are worth as they lie."""
        found: list[Hold] = []
        rest = 0.0
        t = self.t
        for slot in range(SLOTS):
            ship = s.ships[seat * SLOTS + slot]
            if ship < 0:
                continue
            needs: list[int] = []
            filled = left = 0.0
            at = (seat * SLOTS + slot) * CRATES
            for crate in range(t.crate_count[ship]):
                demand = t.crates[ship * CRATES + crate]
                tile = s.cargo[(at + crate) * DEPTH]
                if tile < 0:
                    needs.append(demand)
                else:
                    filled += self.weights[ship * CRATES + crate]
                    left += 2.0 if demand == COLOURS + tile else 1.0
            hold = Hold(slot, t.points[ship], needs, filled, left, self.bottom(s, seat, slot, ahead))
            if s.fresh[seat * SLOTS + slot]:
                rest += self.lying(hold, len(needs), filled, left, ahead)
            else:
                found.append(hold)
        return found, rest

    def bottom(self, s: HumboldtState, seat: Seat, slot: int, ahead: int) -> float:
        """What sailing does to the disks of a ship: a full bottom is freed, a half one is lost."""
        first, second = s.disks[(seat * SLOTS + slot) * 2], s.disks[(seat * SLOTS + slot) * 2 + 1]
        if first < 0 and second < 0:
            return 0.0
        if not ahead:
            return 0.0
        if self.t.bottom_spaces[slot] == 1 or (first >= 0 and second >= 0):
            return self.friend - self.full[slot]
        return -self.half

    def lying(self, hold: Hold, empty: int, filled: float, left: float, ahead: int) -> float:
        """A ship with so many crates empty, and this much filled."""
        if empty == 0:
            return hold.points + hold.bottom
        if not ahead:
            return left
        return filled if ahead > 1 else self.late[1] * filled + (1.0 - self.late[1]) * left

    def stowed(self, s: HumboldtState, seat: Seat, kinds: list[int], more: list[int], ahead: int) -> float:
        """The best that can be made of loose tiles (`kinds`, and `more` by colour whose symbols are not known)."""
        holds, rest = self.holds(s, seat, ahead)
        return rest + self.best_load(holds, kinds, more, ahead)

    def best_load(self, holds: list[Hold], kinds: list[int], more: list[int], ahead: int) -> float:
        """The worth of the holds with these tiles loaded, and of the tiles left: tries every choice of ships to
        finish (three tiles for a crate that none fits), then fills what brings most."""
        t = self.t
        by_colour = more[:]
        for kind in range(t.kind_count):
            if kinds[kind]:
                by_colour[t.kind_colour[kind]] += kinds[kind]
        total = sum(by_colour)
        best = -1e9
        count = len(holds)
        for mask in range(1 << count):
            needed = 0
            for index in range(count):
                if mask >> index & 1:
                    needed += len(holds[index].needs)
            if needed > total:
                continue
            worth = self._finish(holds, mask, kinds[:], by_colour[:], total, ahead)
            if worth > best:
                best = worth
        return best

    def _finish(self, holds: list[Hold], mask: int, exact: list[int], pool: list[int], total: int, ahead: int) -> float:
        """Finish the ships of `mask`, fill the others with what is left; -1e9 when there are not tiles enough."""
        t = self.t
        worth = 0.0
        used = 0
        missing = 0
        for index in range(len(holds)):
            if not mask >> index & 1:
                continue
            hold = holds[index]
            worth += hold.points + hold.bottom
            for need in hold.needs:
                if need == WHITE:
                    used += 1
                elif need >= COLOURS:
                    kind = need - COLOURS
                    if exact[kind] > 0 and pool[t.kind_colour[kind]] > 0:
                        exact[kind] -= 1
                        pool[t.kind_colour[kind]] -= 1
                        used += 1
                    else:
                        missing += 1
                elif pool[need] > 0:
                    pool[need] -= 1
                    used += 1
                else:
                    missing += 1
        left = total - used - t.heap_size * missing
        if left < 0:
            return -1e9
        if missing:
            self._throw(pool, t.heap_size * missing)
        return worth + self._fill_rest(holds, mask, exact, pool, left, ahead)

    def _throw(self, pool: list[int], count: int) -> None:
        """Take tiles away, of the colour held most."""
        while count > 0:
            most = 0
            for colour in range(1, COLOURS):
                if pool[colour] > pool[most]:
                    most = colour
            if pool[most] <= 0:
                return
            pool[most] -= 1
            count -= 1

    def _fill_rest(
        self, holds: list[Hold], mask: int, exact: list[int], pool: list[int], left: int, ahead: int
    ) -> float:
        """Load the ships that will not be finished with what is left, and store two."""
        t = self.t
        worth = 0.0
        whites = 0
        for index in range(len(holds)):
            if mask >> index & 1:
                continue
            hold = holds[index]
            empty, filled, points = len(hold.needs), hold.filled, hold.left
            for need in hold.needs:
                if left <= 0 or empty <= 1:
                    break
                if need == WHITE:
                    whites += 1
                    continue
                if need >= COLOURS:
                    kind = need - COLOURS
                    if exact[kind] <= 0 or pool[t.kind_colour[kind]] <= 0:
                        continue
                    exact[kind] -= 1
                    pool[t.kind_colour[kind]] -= 1
                    filled += self.crate[2]
                    points += 2.0
                else:
                    if pool[need] <= 0:
                        continue
                    pool[need] -= 1
                    filled += self.crate[1]
                    points += 1.0
                empty -= 1
                left -= 1
            worth += self.lying(hold, empty, filled, points, ahead)
        put = left if left < whites else whites
        worth += put * (self.crate[0] if ahead else 1.0)
        left -= put
        return worth + (left if left < t.storage else t.storage) * (self.stored if ahead else 1.0)

    def disk_gain(self, s: HumboldtState, seat: Seat, colour: int, ahead: int) -> float:
        """What one more disk of a colour brings a seat at its best space; 0 when it has none."""
        t = self.t
        friends = s.friends[seat * COLOURS : (seat + 1) * COLOURS]
        best = 0.0
        before = self.sets(friends)
        friends[colour] += 1
        last = self.sets(friends) - before
        for slot in range(SLOTS):
            ship = s.ships[seat * SLOTS + slot]
            if ship < 0:
                continue
            first, second = s.disks[(seat * SLOTS + slot) * 2], s.disks[(seat * SLOTS + slot) * 2 + 1]
            rule = t.bottom_rule[slot]
            if rule == BOTTOM_GIVEN:
                wanted = t.bottom[ship]
                at = wanted.index(colour) if colour in wanted else -1
                if at < 0 or (first if at == 0 else second) >= 0:
                    continue
                whole = self.full[slot] if ahead else last
                gain = whole if len(wanted) == 1 or first >= 0 or second >= 0 else self.half
            elif t.bottom_spaces[slot] == 1:
                if first >= 0:
                    continue
                gain = self.full[slot] if ahead else last
            elif first < 0:
                gain = self.half
            elif first == colour and second < 0:
                gain = self.full[slot] if ahead else last
            else:
                continue
            if gain > best:
                best = gain
        return best
