"""A quick traveller: weighs every drawing of a round by what the map then promises, and draws the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from verne_tabletop.games.journey.eye import STAR_KIND, Eye
from verne_tabletop.games.journey.prospects import Prospects
from verne_tabletop.games.journey.state import AXEL, FISH, HANS, OTTO, WATER_TRACK
from verne_tabletop.games.journey.trail import Land, Trail, beyond

if TYPE_CHECKING:
    from mypy_extensions import i64

# what is done in a round
NOTHING: Final = 0
GALLERY: Final = 1
SETTLE: Final = 2
FORK: Final = 3
DANGER: Final = 4


class Scout(Eye):
    """The choices of a round, tried one after another on a copy of the map."""

    def __init__(self, prospects: Prospects, land: Land) -> None:
        super().__init__(prospects, land)
        self.trial: Trail = Trail(land)
        # the best so far
        self.best: float = 0.0
        self.what: i64 = 0
        self.at0: i64 = 0
        self.at1: i64 = 0
        self.ways: i64 = 0
        self.asked: i64 = 0

    def do(self, t: Trail, what: i64, b0: i64, b1: i64, ways: i64) -> None:
        """Draw on a map: a gallery with these ways, a discovery of this kind, a fork this way, a danger."""
        if what == GALLERY:
            t.gallery(b0, b1, ways)
        elif what == SETTLE:
            t.settle(b0, b1, ways)
        elif what == FORK:
            t.fork(b0, b1, ways)
        elif what == DANGER:
            t.fill(b0, b1)

    def outlook(self, t: Trail, what: i64, b0: i64, b1: i64, ways: i64, asked: i64) -> float:
        """What the map promises after one drawing, with the help of a character or without."""
        trial = self.trial
        trial.take(t)
        trial.helps += asked
        self.do(trial, what, b0, b1, ways)
        return self.value(trial)

    def weigh(self, t: Trail, what: i64, b0: i64, b1: i64, ways: i64, asked: i64) -> None:
        """Weigh one drawing, and keep it if it is the best so far."""
        value = self.outlook(t, what, b0, b1, ways, asked)
        if value > self.best:
            self.best = value
            self.what, self.at0, self.at1, self.ways, self.asked = what, b0, b1, ways, asked

    def weigh_card(self, t: Trail, cells0: i64, cells1: i64, card: int, asked: i64) -> None:
        """Weigh what the tunnel card shows in each of these cells."""
        find = self.prospects.board.finds[card]
        shapes = self.prospects.board.shapes[card]
        if find:
            room0, room1 = self.room(t)
            cells0 &= room0
            cells1 &= room1
        while cells0 | cells1:
            b0 = cells0 & -cells0
            b1 = 0 if b0 else cells1 & -cells1
            cells0 ^= b0
            cells1 ^= b1
            if find:
                self.weigh(t, SETTLE, b0, b1, find - FISH, asked)
            else:
                for ways in shapes:
                    self.weigh(t, GALLERY, b0, b1, ways, asked)

    def choose(self, t: Trail, line: int, card: int, active: list[bool]) -> None:
        """Draw the best choice of the round on the map."""
        land = self.land
        self.best, self.what = -1e9, NOTHING
        self.asked = 0
        self.survey(t)
        ring0, ring1, outer0, outer1 = self.ring0, self.ring1, self.outer0, self.outer1
        free0, free1 = t.f0 & land.line0[line], t.f1 & land.line1[line]
        if line == self.prospects.board.joker:
            free0, free1 = free0 & (ring0 | outer0), free1 & (ring1 | outer1)
        self.weigh_card(t, free0, free1, card, 0)
        if self.what == NOTHING:
            self.weigh(t, NOTHING, 0, 0, 0, 0)
        if self.prospects.board.exhausts[card] < 0 and t.helps < len(self.prospects.board.help_values):
            if active[OTTO]:
                stars0, stars1 = free0 & ~land.shaded0 & (ring0 | outer0), free1 & ~land.shaded1 & (ring1 | outer1)
                while stars0 | stars1:
                    b0 = stars0 & -stars0
                    b1 = 0 if b0 else stars1 & -stars1
                    stars0 ^= b0
                    stars1 ^= b1
                    self.weigh(t, SETTLE, b0, b1, STAR_KIND, 1)
            if active[AXEL]:
                self.weigh_card(t, land.beside0[line] & ring0, land.beside1[line] & ring1, card, 1)
            if active[HANS]:
                self.weigh_forks(t)
        t.helps += self.asked
        self.do(t, self.what, self.at0, self.at1, self.ways)
        while t.stars > 0:
            t.stars -= 1
            self.reward(t)

    def weigh_forks(self, t: Trail) -> None:
        """Weigh the forks that join the route with what is drawn, or open it to a volcano."""
        for way in (1, 2, 4, 8):
            back = way << 2 if way < 4 else way >> 2
            drawn0, drawn1 = t.accepts(back)
            to0, to1 = beyond(t.k0 & t.l0, t.k1 & t.l1, way)
            from0, from1 = beyond(to0 & drawn0 & ~t.l0, to1 & drawn1 & ~t.l1, back)
            self.weigh_fork(t, from0, from1, way)
            lone0, lone1 = t.k0 & ~t.l0, t.k1 & ~t.l1
            to0, to1 = beyond(lone0, lone1, way)
            from0, from1 = beyond(to0 & drawn0 & t.l0, to1 & drawn1 & t.l1, back)
            self.weigh_fork(t, from0 & lone0, from1 & lone1, way)
        land = self.land
        for volcano in range(4):
            if t.shut & self.living & (1 << volcano):
                self.weigh_fork(t, land.gate0[volcano] & t.k0, land.gate1[volcano] & t.k1, 1 << volcano)

    def weigh_fork(self, t: Trail, cells0: i64, cells1: i64, way: i64) -> None:
        """Weigh the fork this way at each of these cells."""
        while cells0 | cells1:
            b0 = cells0 & -cells0
            b1 = 0 if b0 else cells1 & -cells1
            cells0 ^= b0
            cells1 ^= b1
            self.weigh(t, FORK, b0, b1, way, 1)

    def reward(self, t: Trail) -> None:
        """Give a star to the track where its circle brings most."""
        prospects = self.prospects
        least = min(t.c0, t.c1, t.c2)
        best, gain = -1, -1.0
        for track in range(STAR_KIND):
            circles = (t.c0, t.c1, t.c2, t.c3)[track]
            tops = prospects.tops[track]
            if circles < len(tops) - 2:
                more = tops[circles + 1] - tops[circles] + 2.0 * (circles == least and track < WATER_TRACK)
                if track == WATER_TRACK and circles - self.paid < self.payments:
                    more += 4.0
                if more > gain:
                    best, gain = track, more
        if best >= 0:
            t.circle(best)

    def rewarded(self, t: Trail, track: int) -> float:
        """What the map promises when a star circles this track."""
        self.trial.take(t)
        self.trial.circle(track)
        return self.value(self.trial)

    def strike(self, t: Trail, line: int) -> None:
        """Fill the cell of the line whose loss costs this map most."""
        land = self.land
        cells0, cells1 = t.f0 & land.line0[line] & ~land.shaded0, t.f1 & land.line1[line] & ~land.shaded1
        worst = 1e9
        at0: i64 = 0
        at1: i64 = 0
        while cells0 | cells1:
            b0 = cells0 & -cells0
            b1 = 0 if b0 else cells1 & -cells1
            cells0 ^= b0
            cells1 ^= b1
            value = self.outlook(t, DANGER, b0, b1, 0, 0)
            if value < worst:
                worst, at0, at1 = value, b0, b1
        t.fill(at0, at1)
