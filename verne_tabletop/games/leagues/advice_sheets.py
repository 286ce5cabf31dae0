"""What a seat's two sheets promise: the features of a sheet, weighed in advice_weights.

All features are 0 after the last turn. `left` is the number of turns still to be played after the moment judged.
"""

from typing import Final

from verne_tabletop.engine.hexes import HexMap

#: Features of a surface sheet, of a depth sheet, of where the Nautilus lies, and of the rest.
SURFACE_FEATURES: Final = 9
DEPTH_FEATURES: Final = 8
PLACE_FEATURES: Final = 8


class Eyes:
    """For each cell six rays as sets, with the direction in which their bits run."""

    def __init__(self, plan: HexMap) -> None:
        self.plan: HexMap = plan
        #: rays whose nearest cell has the lowest bit, and those whose nearest has the highest
        self.rising: list[list[int]] = []
        self.falling: list[list[int]] = []
        for cell in range(plan.size):
            masks = [sum([1 << n for n in ray]) for ray in plan.rays[cell]]
            self.rising.append([masks[d] for d in range(6) if masks[d] and plan.rays[cell][d][0] > cell])
            self.falling.append([masks[d] for d in range(6) if masks[d] and plan.rays[cell][d][0] < cell])
        #: cells at most 2 and 3 steps away, itself too
        self.two: list[int] = [plan.ring(c, 0) | plan.ring(c, 1) | plan.ring(c, 2) for c in range(plan.size)]
        self.three: list[int] = [self.two[c] | plan.ring(c, 3) for c in range(plan.size)]

    def watchers(self, cell: int, drawn: int) -> int:
        """The cells from which a thing on `cell` is seen through the sides."""
        found = 0
        for ray in self.rising[cell]:
            stop = ray & drawn
            found |= ray if stop == 0 else ray & (((stop & -stop) << 1) - 1)
        for ray in self.falling[cell]:
            stop = ray & drawn
            found |= ray if stop == 0 else ray & -(1 << (stop.bit_length() - 1))
        return found

    def lookouts(self, islands: int, drawn: int) -> list[int]:
        """Sets of cells by how many islands are seen from them: entry n holds those that see more than n."""
        levels: list[int] = []
        while islands:
            low = islands & -islands
            islands ^= low
            carry = self.watchers(low.bit_length() - 1, drawn)
            for n in range(len(levels)):
                both = levels[n] & carry
                levels[n] |= carry
                carry = both
                if carry == 0:
                    break
            if carry:
                levels.append(carry)
        return levels


def surface_features(
    levels: list[int], drawn: int, ships: int, marks: int, islands: int, left: int, ship_turns: int
) -> list[float]:
    """levels: of Eyes.lookouts; drawn, ships (intact), islands: sets; marks: of cetaceans not yet hunted;
    ship_turns: how many of the turns left score ships."""
    if left == 0:
        return [0.0] * SURFACE_FEATURES
    best, few, many = 0, 0, 0
    for level in levels:
        cells = (level & ~drawn).bit_count()
        if cells:
            best += 1
            few += 5 if cells > 5 else cells
            many += 12 if cells > 12 else cells
    count = drawn.bit_count()
    afloat = ships.bit_count()
    soon = left if left < 3 else 3
    return [
        float(left * best),
        left * few / 5.0,
        left * many / 12.0,
        float(left * count),
        float(left * (count - 10 if count > 10 else 0)),
        float(afloat * ship_turns),
        float(afloat * soon),
        marks * soon / 3.0,
        float(left * islands.bit_count()),
    ]


def depth_features(
    plan: HexMap, forest: list[int], drawn: int, seaweed: int, marks: int, coins: int, gates: int, left: int
) -> list[float]:
    """forest: points by size; marks, coins: of what is not yet taken; gates: free cells beside unmarked sides of
    Atlantis."""
    if left == 0:
        return [0.0] * DEPTH_FEATURES
    gain, open_groups, largest = 0, 0, 0
    for group in plan.groups(seaweed):
        edge, cells = 0, group
        while cells:
            low = cells & -cells
            cells ^= low
            edge |= plan.near[low.bit_length() - 1]
        size = group.bit_count()
        if edge & ~drawn:
            open_groups += 1
            gain = max(gain, forest[size + 1] - forest[size])
            largest = max(largest, size)
    count = drawn.bit_count()
    soon = left if left < 3 else 3
    return [
        gain * soon / 3.0,
        float(left * open_groups),
        float(left * (largest if largest < 6 else 6)),
        float(left * count),
        float(left * (count - 10 if count > 10 else 0)),
        marks * soon / 3.0,
        coins * soon / 3.0,
        float(gates if gates < left else left),
    ]


def place_features(
    eyes: Eyes, on_surface: bool, cell: int, levels: list[int], drawn: int, hunt: int, ships: int, gates: int, left: int
) -> list[float]:
    """levels, ships: of the surface; drawn: of the sheet the Nautilus lies on; hunt: cells of things to take on that
    sheet; gates: cells beside unmarked sides of Atlantis."""
    if left == 0:
        return [0.0] * PLACE_FEATURES
    two, three = eyes.two[cell], eyes.three[cell]
    view = 0
    for level in levels:
        if level & two & ~(1 << cell):
            view += 1
    q, r = eyes.plan.cells[cell]
    away = max(abs(q), abs(r), abs(q + r))
    return [
        1.0 if on_surface else 0.0,
        float(view),
        float(view) if on_surface else 0.0,
        float((eyes.plan.near[cell] & drawn).bit_count()),
        float((two & hunt).bit_count()),
        float((three & ships).bit_count()),
        1.0 if gates & two and not on_surface else 0.0,
        float(away),
    ]


def dot(weights: list[float], features: list[float]) -> float:
    """The weighted sum."""
    total = 0.0
    for n in range(len(features)):
        total += weights[n] * features[n]
    return total
