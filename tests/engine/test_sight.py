"""Line of sight against exact whole-number arithmetic.

The tests work in coordinates in which every corner of every hexagon is a pair of whole numbers (axial coordinates times
three), so that "passes through the inside" and "only touches" are decided exactly; Shapely has no part in them.
"""

import random
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import gcd

import pytest

from verne_tabletop.engine import sight
from verne_tabletop.engine.hexes import HexMap, moved

PLAN = HexMap(3)
WIDE = HexMap(4)
RIM = ((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2))
Spot = tuple[int, int]


def rim(cell: Spot) -> list[Spot]:
    return [(3 * cell[0] + u, 3 * cell[1] + v) for u, v in RIM]


def turn(a: Spot, b: Spot, c: Spot) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@cache
def joints() -> list[Spot]:
    return sorted({spot for cell in PLAN.cells for spot in rim(cell)})


def chord(a: Spot, b: Spot, cell: Spot) -> tuple[Fraction, Fraction, bool] | None:
    """Where the line through a and b meets a closed hexagon, as multiples of b - a from a, and whether it passes
    through the inside; None when it misses."""
    corners = rim(cell)
    sides = [turn(a, b, corner) for corner in corners]
    if all(side > 0 for side in sides) or all(side < 0 for side in sides):
        return None
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    stops: list[Fraction] = []
    for n in range(6):
        p, q, s, t = corners[n - 1], corners[n], sides[n - 1], sides[n]
        if s == 0:
            stops.append(Fraction((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]), length))
        if s * t < 0:
            share = Fraction(s, s - t)
            x, y = p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])
            stops.append(((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length)
    inside = any(side > 0 for side in sides) and any(side < 0 for side in sides)
    return min(stops), max(stops), inside


@cache
def lines() -> list[list[tuple[Fraction, Fraction, bool, int]]]:
    """Every line through two corners: the hexagons it meets (of the map and of the ring around it), in order."""
    found: dict[tuple[int, int, int], list[tuple[Fraction, Fraction, bool, int]]] = {}
    spots = joints()
    for i in range(len(spots)):
        for j in range(i):
            (x0, y0), (x1, y1) = spots[i], spots[j]
            a, b = y1 - y0, x0 - x1
            c = a * x0 + b * y0
            unit = gcd(gcd(a, b), c) * (1 if (a, b) > (0, 0) else -1)
            key = (a // unit, b // unit, c // unit)
            if key not in found:
                met = []
                for n, cell in enumerate(WIDE.cells):
                    hit = chord(spots[j], spots[i], cell)
                    if hit is not None:
                        met.append((*hit, n))
                found[key] = sorted(met)
    return list(found.values())


HOME = [PLAN.index.get(cell, -1) for cell in WIDE.cells]


@cache
def stretches() -> dict[tuple[int, int], list[list[tuple[int, ...]]]]:
    """For two cells, every line's stretches between them: the cells in whose closed hexagons each lies, one cell
    for a stretch through an inside, two for a stretch along a side."""
    found: dict[tuple[int, int], list[list[tuple[int, ...]]]] = {}
    for met in lines():
        cuts = sorted({stop for low, high, _, _ in met for stop in (low, high)})
        pieces: list[tuple[Fraction, Fraction, tuple[int, ...]]] = []
        for low, high in pairwise(cuts):
            on = tuple(HOME[n] for start, end, _, n in met if start <= low and high <= end)
            pieces.append((low, high, on))
        for _, leaves, _, a in met:
            for enters, _, _, b in met:
                if a != b and HOME[a] >= 0 and HOME[b] >= 0 and leaves <= enters:
                    between = [on for low, high, on in pieces if leaves <= low and high <= enters]
                    if all(any(cell >= 0 for cell in on) for on in between):
                        found.setdefault((HOME[a], HOME[b]), []).append(between)
                        found.setdefault((HOME[b], HOME[a]), []).append(between)
    return found


def exactly(a: int, b: int, drawn: int) -> bool:
    """Open sight by definition: some stretch none of whose pieces lies inside the union of the drawn hexagons."""
    drawn &= ~(1 << a | 1 << b)
    for between in stretches()[a, b]:
        if not any(all(cell >= 0 and drawn >> cell & 1 for cell in on) for on in between):
            return True
    return False


def openly(a: int, b: int, drawn: int) -> bool:
    drawn &= ~(1 << a | 1 << b)
    return any(sight.clear(way, drawn) for way in sight.open_ways(3)[a][b])


def test_straight_sight_of_every_pair_and_blocker() -> None:
    table = sight.straight(3)
    for a in range(37):
        for b in range(37):
            (q0, r0), (q1, r1) = PLAN.cells[a], PLAN.cells[b]
            dq, dr = q1 - q0, r1 - r0
            in_row = (dq == 0) + (dr == 0) + (dq == -dr) == 1
            assert (table[a][b] != sight.NEVER) == in_row
            if in_row:
                for c in range(37):
                    uq, ur = PLAN.cells[c][0] - q0, PLAN.cells[c][1] - r0
                    between = uq * dr == ur * dq and 0 < uq * dq + ur * dr < dq * dq + dr * dr
                    assert bool(table[a][b] >> c & 1) == between


def test_straight_sight_is_mutual_and_symmetric() -> None:
    table = sight.straight(3)
    for image in PLAN.symmetries():
        for a in range(37):
            for b in range(37):
                mask = table[a][b]
                assert table[b][a] == mask
                assert table[image[a]][image[b]] == (mask if mask == sight.NEVER else moved(mask, image))


@pytest.mark.parametrize("count", range(5, 27))
def test_open_sight_on_random_drawings(count: int) -> None:
    rng = random.Random(count)
    images = PLAN.symmetries()
    for _ in range(5):
        cells = rng.sample(range(37), count)
        drawn = sum([1 << cell for cell in cells])
        image = images[rng.randrange(12)]
        for a in rng.sample(range(37), 6):
            for b in cells:
                if a != b:
                    seen = openly(a, b, drawn)
                    assert seen == exactly(a, b, drawn), (a, b, cells)
                    assert seen == openly(b, a, drawn)
                    assert seen == openly(image[a], image[b], moved(drawn, image))


def test_open_sight_under_all_symmetries() -> None:
    rng = random.Random(0)
    for image in PLAN.symmetries():
        drawn = sum([1 << cell for cell in rng.sample(range(37), 14)])
        for a in range(37):
            for b in range(37):
                if a != b:
                    assert openly(a, b, drawn) == openly(image[a], image[b], moved(drawn, image))


def test_no_free_segment_is_missed() -> None:
    """Segments thrown at random between two sides: none is free where open sight says hidden."""
    rng = random.Random(4)
    grid = 12
    tried = 0
    while tried < 3000:
        cells = rng.sample(range(37), rng.randrange(8, 22))
        drawn = sum([1 << cell for cell in cells])
        a, b = rng.sample(range(37), 2)
        if openly(a, b, drawn):
            continue
        ends = []
        for cell in (a, b):
            corners, n, t = rim(PLAN.cells[cell]), rng.randrange(6), rng.randrange(grid + 1)
            p, q = corners[n - 1], corners[n]
            ends.append((grid * p[0] + t * (q[0] - p[0]), grid * p[1] + t * (q[1] - p[1])))
        du, dv = ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]
        if du == dv or du == -2 * dv or dv == -2 * du:
            continue  # such a one may run along a common side, which the hexagons one by one do not show
        tried += 1
        assert blocked(ends[0], ends[1], a, b, drawn, grid)


def blocked(start: Spot, end: Spot, a: int, b: int, drawn: int, grid: int) -> bool:
    """Whether a segment (corners scaled by `grid`) leaves the map or runs inside a drawn hexagon other than a and b."""
    if start == end:
        return False
    for n, cell in enumerate(WIDE.cells):
        home = HOME[n]
        if home in (a, b) or (home >= 0 and not drawn >> home & 1):
            continue
        low, high = Fraction(0), Fraction(1)
        corners = [(grid * x, grid * y) for x, y in rim(cell)]
        for m in range(6):
            p, q = corners[m - 1], corners[m]
            s, t = turn(p, q, start), turn(p, q, end)
            inward = turn(p, q, (grid * 3 * cell[0], grid * 3 * cell[1])) > 0
            s, t = (s, t) if inward else (-s, -t)
            if s <= 0 and t <= 0:
                low, high = Fraction(1), Fraction(0)
            elif s < 0 < t:
                low = max(low, Fraction(-s, t - s))
            elif t < 0 < s:
                high = min(high, Fraction(s, s - t))
        if low < high:
            return True
    return False


def test_a_wall_of_two_does_not_leak() -> None:
    """Between two drawn cells there is no looking along their common side."""
    wall = 1 << 11 | 1 << 12  # 12 and 13, above the middle
    assert openly(18, 6, 1 << 11)
    assert openly(18, 6, 1 << 12)
    assert not openly(18, 6, wall)


def test_neighbours_always_see_each_other() -> None:
    everything = (1 << 37) - 1
    for a in range(37):
        for b in range(37):
            if PLAN.near[a] >> b & 1:
                assert openly(a, b, everything)
                assert sight.straight(3)[a][b] == 0
