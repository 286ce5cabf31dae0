"""Drawn lines of open sight: there is one exactly where a cell is seen, and nothing lies in its way."""

import random
from math import dist

import pytest
import shapely

from verne_tabletop.engine import sight
from verne_tabletop.engine.hexes import HexMap
from verne_tabletop.table import sightline

PLAN = HexMap(3)


@pytest.mark.parametrize("count", [6, 10, 14, 18, 22])
def test_a_line_is_drawn_exactly_to_what_is_seen(count: int) -> None:
    rng, ways = random.Random(count), sight.open_ways(3)
    found = 0
    for _ in range(40):
        a, b = rng.sample(range(37), 2)
        drawn = sum([1 << cell for cell in rng.sample(range(37), count)]) & ~(1 << a | 1 << b)
        seen = any(sight.clear(way, drawn) for way in ways[a][b])
        line = sightline.segment(3, a, b, drawn)
        assert (line is not None) == seen, (a, b, drawn)
        if line is None:
            stop = sightline.stop(3, a, b, drawn)
            assert stop is None or dist(stop, sight.centre(PLAN.cells[a])) > 0.5
            continue
        found += 1
        stroke = shapely.LineString(line) if line[0] != line[1] else shapely.Point(line[0])
        walls = shapely.union_all(sight.hexagons(PLAN, 1.0)[[c for c in range(37) if drawn >> c & 1]])
        assert not walls.buffer(-0.0001, join_style="mitre").intersects(stroke)
        for cell, end in ((a, line[0]), (b, line[1])):
            assert sight.hexagons(PLAN, 1.0001)[cell].intersects(shapely.Point(end))
    assert found > 3


def test_what_is_free_is_drawn_from_middle_to_middle() -> None:
    for a, b in ((18, 0), (5, 31), (12, 20)):
        (x0, y0), (x1, y1) = sight.centre(PLAN.cells[a]), sight.centre(PLAN.cells[b])
        line = sightline.segment(3, a, b, 0)
        assert line is not None
        for x, y in line:
            assert abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) < 1e-9
