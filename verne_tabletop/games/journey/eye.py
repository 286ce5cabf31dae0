"""A traveller's eye for one map: how far its ways are, what they will find, and the points that they promise.

It works on machine words, quickly enough to play whole journeys out.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from verne_tabletop.games.journey.prospects import LONGEST, Prospects
from verne_tabletop.games.journey.state import SIDE, WATER_TRACK
from verne_tabletop.games.journey.trail import NOT_EAST, NOT_WEST, ROW, TOP, Land, Trail, count, place

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 99
MOST_STEPS: Final = 8  # cells to draw beyond which a way counts as walled off
FOUND_WITHIN: Final = 4  # cells to draw within which a discovery is expected to be found
STAR_KIND: Final = 4


class Eye:
    """What is the same for every map that a seat could have after this round, and what the last survey saw.

    rounds: those left after this one; soon: those until the next eruption.  cards: discoveries to come by track.
    living: a bit for each exit that stands.  bonus: points for reaching the centre now, 0 once there.  earned: points
    already had for it.  payments: waters still to pay, springs: that of the running deck.  rival: most points of
    anybody else.
    """

    def __init__(self, prospects: Prospects, land: Land) -> None:
        self.prospects: Prospects = prospects
        self.land: Land = land
        lore = prospects.lore
        self.getting_out: list[list[float]] = []
        for missing in range(MOST_STEPS + 1):
            self.getting_out.append(
                [
                    lore.door
                    * lore.further ** max(0, missing - 1)
                    * (1.0 - exp(-lore.knock * rounds)) ** max(1, missing)
                    for rounds in range(LONGEST + 1)
                ]
            )
        self.alone: bool = True
        self.rounds: int = 0
        self.soon: int = 0
        self.hurry: float = 1.0
        self.cards: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.living: i64 = 0
        self.goals0: i64 = 0
        self.goals1: i64 = 0
        self.bonus: float = 0.0
        self.earned: float = 0.0
        self.payments: i64 = 0
        self.paid: i64 = 0
        self.springs: float = 0.0
        self.rival: float = 0.0
        # what the last survey saw
        self.inward: i64 = 0
        self.ring0: i64 = 0
        self.ring1: i64 = 0
        self.outer0: i64 = 0
        self.outer1: i64 = 0
        self.near: list[int] = [FAR, FAR, FAR, FAR]
        self.found: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]

    def survey(self, t: Trail) -> None:
        """See how far the route has to go, and what it is expected to find."""
        found = self.found
        found[0], found[1], found[2], found[3] = float(t.c0), float(t.c1), float(t.c2), float(t.c3)
        found[STAR_KIND] = float(t.stars)
        near = self.near
        near[0] = near[1] = near[2] = near[3] = FAR
        self.inward = FAR
        self.outer0 = self.outer1 = self.ring0 = self.ring1 = 0
        self.flood(t, t.l0, t.l1, True)
        if self.inward > 0:
            self.flood(t, self.land.centre0, self.land.centre1, False)

    def flood(self, t: Trail, seen0: i64, seen1: i64, route: bool) -> None:
        """Spread from these cells, a cell to be drawn at a time; from the route, or else from the centre."""
        free0, free1 = t.f0, t.f1
        goals0, goals1 = self.goals0, self.goals1
        layer0, layer1 = seen0, seen1
        steps: i64 = 0
        while steps <= MOST_STEPS:
            edge0, edge1 = layer0, layer1
            further0: i64 = 0
            further1: i64 = 0
            while edge0 | edge1:
                a0, a1 = t.ahead(edge0, edge1)
                a0 &= ~seen0
                a1 &= ~seen1
                seen0 |= a0
                seen1 |= a1
                edge0, edge1 = a0 & ~free0, a1 & ~free1
                layer0 |= edge0
                layer1 |= edge1
                further0 |= a0 & free0
                further1 |= a1 & free1
            if layer0 & goals0 or layer1 & goals1:
                self.mark(layer0, layer1, steps)
            if route and 0 < steps <= FOUND_WITHIN:
                if steps == 1:
                    self.ring0, self.ring1 = layer0 & free0, layer1 & free1
                elif steps == 2:
                    self.outer0, self.outer1 = layer0 & free0, layer1 & free1
                if layer0 & t.h0 or layer1 & t.h1:
                    self.expect(t, layer0 & t.h0, layer1 & t.h1, steps)
            if not (further0 | further1):
                return
            near0, near1 = seen0 ^ further0, seen1 ^ further1
            if steps >= 2 and not (goals0 & ~near0 or goals1 & ~near1):
                if not route or steps >= FOUND_WITHIN:
                    return
                if not (t.h0 & ~near0 or t.h1 & ~near1):
                    return
            layer0, layer1 = further0, further1
            steps += 1

    def mark(self, layer0: i64, layer1: i64, steps: i64) -> None:
        """Note the goals that lie in this layer."""
        land = self.land
        if self.inward == FAR and (layer0 & land.centre0 or layer1 & land.centre1):
            self.inward = steps
        for volcano in range(4):
            if layer0 & land.gate0[volcano] or layer1 & land.gate1[volcano]:
                self.near[volcano] = min(self.near[volcano], int(steps))

    def expect(self, t: Trail, hidden0: i64, hidden1: i64, steps: i64) -> None:
        """Count discoveries that lie so far from the route by the share of them that is found."""
        share = self.prospects.lore.reach[steps] * self.hurry
        while hidden0 | hidden1:
            b0 = hidden0 & -hidden0
            b1 = 0 if b0 else hidden1 & -hidden1
            hidden0 ^= b0
            hidden1 ^= b1
            self.found[t.kinds[place(b0, b1)]] += share

    def value(self, t: Trail) -> float:
        """Points that the map promises at the end."""
        self.survey(t)
        prospects = self.prospects
        lore = prospects.lore
        found = self.found
        least: i64 = FAR
        soonest = 0.0
        for volcano in range(4):
            if self.living >> volcano & 1:
                least = min(least, self.missing(t, volcano))
        if self.inward == 0 and least == 0:
            return self.home(t)
        share = self.share(t)
        springs = found[WATER_TRACK] - float(t.c3) + self.springs
        for track in range(STAR_KIND):
            found[track] += self.cards[track] * share
        total = prospects.points(found) - prospects.price[t.helps]
        total += prospects.keeping[t.helps] * min(1.0, self.rounds / lore.patience)
        if found[STAR_KIND] > 0.0:
            total += lore.gift * found[STAR_KIND] * prospects.best_step(found)
        if self.bonus > 0.0:
            total += self.bonus * prospects.come(self.inward, float(self.rounds))
        number = 0
        chances = 0.0
        soonest = self.get_out(least, self.soon)
        for volcano in range(4):
            if self.living >> volcano & 1:
                number += 1
                chances += max(soonest, self.get_out(self.missing(t, volcano), self.rounds))
        if number:
            total += (prospects.prize + (lore.freedom if self.alone else 0.0)) * chances / number
        total += self.earned
        held = t.c3 - self.paid
        if held < self.payments:
            total *= 1.0 - (1.0 - lore.spring) ** (float(held) + springs + 0.1)
        return total

    def least(self, t: Trail) -> int:
        """Cells missing on the shortest journey to the centre and out."""
        self.survey(t)
        least: i64 = FAR
        for volcano in range(4):
            if self.living >> volcano & 1:
                least = min(least, self.missing(t, volcano))
        return int(least)

    def get_out(self, missing: i64, rounds: int) -> float:
        """The chance to get out by a way of so many missing cells in so many rounds."""
        return self.getting_out[missing][rounds] if missing <= MOST_STEPS else 0.0

    def missing(self, t: Trail, volcano: i64) -> i64:
        """Cells missing to the centre and out of this volcano."""
        missing: i64 = self.inward + self.near[volcano]
        if t.shut >> volcano & 1:
            land = self.land
            forkable = land.gate0[volcano] & t.k0 or land.gate1[volcano] & t.k1
            missing += 1 if forkable and t.helps < len(self.prospects.board.help_values) else FAR
        return missing

    def share(self, t: Trail) -> float:
        """The share of discovery cards to come that will be found."""
        lore = self.prospects.lore
        room0, room1 = self.room(t)
        spots0, spots1 = self.ring0 & room0, self.ring1 & room1
        lines: i64 = 1
        columns: i64 = 0
        half = spots0
        while half:
            if half & ROW:
                lines += 1
                columns |= half & ROW
            half >>= SIDE
        half = spots1
        while half:
            if half & ROW:
                lines += 1
                columns |= half & ROW
            half >>= SIDE
        lines += count(columns)
        lean = lore.root + lore.lines * (float(lines) / 19.0 - 0.5)
        lean += lore.spots * float(count(spots0) + count(spots1) - 4)
        lean += lore.finds * float(count(t.d0 & t.l0) + count(t.d1 & t.l1) - 6)
        lean += lore.ring * float(count(self.outer0 & room0) + count(self.outer1 & room1) - 10)
        return 1.0 / (1.0 + exp(-lean))

    def room(self, t: Trail) -> tuple[i64, i64]:
        """The cells that could take a discovery."""
        d0, d1 = t.d0, t.d1
        near0 = (d0 >> SIDE) | ((d1 & ROW) << TOP) | (d0 << SIDE) | ((d0 & NOT_EAST) << 1) | ((d0 & NOT_WEST) >> 1)
        near1 = (d1 >> SIDE) | (d0 >> TOP) | (d1 << SIDE) | ((d1 & NOT_EAST) << 1) | ((d1 & NOT_WEST) >> 1)
        return t.f0 & ~self.land.shaded0 & ~near0, t.f1 & ~self.land.shaded1 & ~near1

    def home(self, t: Trail) -> float:
        """Points of a traveller who gets out in this round, and what that is worth beside them."""
        prospects = self.prospects
        found = self.found
        found[0], found[1], found[2], found[3] = float(t.c0), float(t.c1), float(t.c2), float(t.c3)
        total = prospects.points(found) + self.bonus + self.earned + prospects.prize - prospects.price[t.helps]
        if t.stars > 0:
            total += float(t.stars) * prospects.best_step(found)
        lore = prospects.lore
        if self.alone:
            return total + lore.freedom
        return total + (lore.victory if total > self.rival else -lore.victory)
