"""A seat's ships at the wharf: what tiles gained would be worth to them, each answer remembered."""

from typing import Final

from verne_tabletop.engine.model import Seat
from verne_tabletop.games.humboldt.prospects import AHEAD, Hold, Prospects
from verne_tabletop.games.humboldt.state import COLOURS, HumboldtState
from verne_tabletop.games.humboldt.tables import Tables

KEPT: Final = 1500  # berths remembered at a time


class Wharf:
    """Ships that take tiles, the loose tiles beside them, and which open tiles their crates ask for by symbol."""

    def __init__(self, ahead: int, holds: list[Hold], loose: list[int], wanted: list[list[int]]) -> None:
        self.ahead: int = ahead
        self.holds: list[Hold] = holds
        self.loose: list[int] = loose
        self.wanted: list[list[int]] = wanted  # by colour: kinds
        self.loads: dict[int, float] = {}  # gains by colour, packed, to worth
        self.journeys: dict[int, float] = {}  # place and its circle, packed, to the worth of the best way from there


class Berth:
    """The same before one has looked at the open tiles; `rest` is what ships drawn this turn are worth as they lie."""

    def __init__(self, holds: list[Hold], rest: float, lacking: list[int]) -> None:
        self.holds: list[Hold] = holds
        self.rest: float = rest
        self.lacking: list[int] = lacking  # kinds that crates ask for beyond the loose tiles
        self.wharves: dict[int, Wharf] = {}  # open ones among them, as bits, to wharf


class Harbour:
    """Every wharf that was looked at lately, for one edition."""

    def __init__(self, t: Tables, prospects: Prospects) -> None:
        self.t: Tables = t
        self.prospects: Prospects = prospects
        self.berths: dict[tuple[int, ...], Berth] = {}

    def berth(self, s: HumboldtState, seat: Seat, ahead: int) -> Berth:
        """The berth of a seat with so many own turns to come."""
        k = self.t.kind_count
        if ahead > AHEAD:
            ahead = AHEAD
        key = self.prospects.fleet(s, seat, ahead)
        found = self.berths.get(key)
        if found is None:
            if len(self.berths) >= KEPT:
                self.berths.clear()
            holds, rest = self.prospects.holds(s, seat, ahead)
            asked = [0] * k
            for hold in holds:
                for need in hold.needs:
                    if need >= COLOURS:
                        asked[need - COLOURS] += 1
            lacking = [kind for kind in range(k) if asked[kind] > s.loose[seat * k + kind]]
            found = Berth(holds, rest, lacking)
            self.berths[key] = found
        return found

    def wharf(self, s: HumboldtState, berth: Berth, seat: Seat, ahead: int) -> Wharf:
        """The wharf of a berth as the open tiles lie."""
        t = self.t
        bits = 0
        for kind in berth.lacking:
            colour = t.kind_colour[kind]
            if kind in (s.open_tiles[2 * colour], s.open_tiles[2 * colour + 1]):
                bits |= 1 << kind
        found = berth.wharves.get(bits)
        if found is None:
            wanted: list[list[int]] = [[] for _ in range(COLOURS)]
            for kind in berth.lacking:
                if bits >> kind & 1:
                    wanted[t.kind_colour[kind]].append(kind)
            k = t.kind_count
            found = Wharf(min(ahead, AHEAD), berth.holds, s.loose[seat * k : (seat + 1) * k], wanted)
            berth.wharves[bits] = found
        return found

    def load(self, wharf: Wharf, gains: list[int]) -> float:
        """What ships and tiles are worth after gaining so many tiles by colour."""
        packed = 0
        for colour in range(COLOURS):
            packed = packed * 16 + gains[colour]
        known = wharf.loads.get(packed)
        if known is None:
            kinds, more = wharf.loose[:], gains[:]
            for colour in range(COLOURS):
                for kind in wharf.wanted[colour]:
                    if more[colour] > 0:
                        more[colour] -= 1
                        kinds[kind] += 1
            known = self.prospects.best_load(wharf.holds, kinds, more, wharf.ahead)
            wharf.loads[packed] = known
        return known
