"""Lines of open sight to be drawn: a free segment from cell to cell, or how far one looks until something stops it.

What is seen is known from the tables of `engine.sight`; this finds a line that shows it.
"""

from collections.abc import Iterator
from functools import cache
from math import hypot, pi, sqrt
from typing import Any

from verne_tabletop.engine.hexes import HexMap
from verne_tabletop.engine.sight import HAIR, Point, centre, corners, hexagons


@cache
def segment(radius: int, a: int, b: int, drawn: int) -> tuple[Point, Point] | None:
    """A free segment of open sight from cell a to cell b, the straightest first; None when there is none.

    In units of a hexagon's side, (0, 0) the middle of the map; drawn: a set of cells, a and b do not count.
    """
    import shapely

    plan, land, grown, _ = _ground(radius)
    others = [cell for cell in _between(plan, a, b) if drawn >> cell & 1]
    walls = shapely.union_all(grown[others]).buffer(-4 * HAIR, join_style="mitre")  # their inside, a hair smaller
    one, two = grown[a], grown[b]
    for stroke in _tries(plan, a, b, others):
        line = shapely.LineString(stroke)
        if not (line.intersects(one) and line.intersects(two)):
            continue
        ends = shapely.shortest_line(line.intersection(one), line.intersection(two))
        if not walls.intersects(ends) and land.covers(ends):
            (x0, y0), (x1, y1) = ends.coords
            return (x0, y0), (x1, y1)
    return None


def stop(radius: int, a: int, b: int, drawn: int) -> Point | None:
    """Where the line from the middle of cell a to that of b first meets something drawn."""
    import shapely

    plan, _, _, walls = _ground(radius)
    here = shapely.Point(centre(plan.cells[a]))
    line = shapely.LineString([centre(plan.cells[a]), centre(plan.cells[b])])
    met = [line.intersection(walls[cell]) for cell in range(plan.size) if drawn >> cell & 1 and cell not in (a, b)]
    points = [shapely.shortest_line(here, part).coords[1] for part in met if not part.is_empty]
    return min(points, key=lambda point: here.distance(shapely.Point(point)), default=None)


@cache
def _ground(radius: int) -> tuple[HexMap, Any, Any, Any]:
    """A map, all of it as one shape, its hexagons a hair larger, and as they are."""
    import shapely

    plan = HexMap(radius)
    grown = hexagons(plan, 1 + HAIR)
    return plan, shapely.union_all(grown), grown, hexagons(plan, 1.0)


def _between(plan: HexMap, a: int, b: int) -> list[int]:
    """The cells that can lie in the way from cell a to cell b: a segment between them stays in the hull of both, within
    a side of the line between the middles, and so do the corners of a cell that it touches."""
    (x0, y0), (x1, y1) = centre(plan.cells[a]), centre(plan.cells[b])
    dx, dy = x1 - x0, y1 - y0
    found: list[int] = []
    for cell in range(plan.size):
        x, y = centre(plan.cells[cell])
        along = min(1.0, max(0.0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)))
        if cell not in (a, b) and hypot(x - x0 - along * dx, y - y0 - along * dy) <= 2.0 + HAIR:
            found.append(cell)
    return found


def _tries(plan: HexMap, a: int, b: int, others: list[int]) -> Iterator[tuple[Point, Point]]:
    """Lines worth trying: through the middles, then through any two corners of the cells in question, the most
    central first, without those that plainly run into one of the others."""
    import numpy

    yield centre(plan.cells[a]), centre(plan.cells[b])
    middles = numpy.array([centre(plan.cells[cell]) for cell in (a, b, *others)])
    points = numpy.array(
        sorted({(round(x, 9), round(y, 9)) for c in (a, b, *others) for x, y in corners(plan.cells[c])})
    )
    i, j = numpy.triu_indices(len(points), 1)
    starts, ways = points[i], points[j] - points[i]
    ways /= numpy.hypot(ways[:, 0], ways[:, 1])[:, None]
    away = middles[None, :2] - starts[:, None]
    off = numpy.abs(ways[:, None, 0] * away[:, :, 1] - ways[:, None, 1] * away[:, :, 0]).max(axis=1)
    central = numpy.flatnonzero(off <= 1.0 + HAIR)
    central = central[numpy.argsort(off[central], kind="stable")]
    far = 4.0 * plan.radius + 4.0
    for (x, y), (dx, dy) in zip(*_unhindered(starts[central], ways[central], middles), strict=True):
        yield (x - dx * far, y - dy * far), (x + dx * far, y + dy * far)


def _unhindered(starts: Any, ways: Any, middles: Any) -> tuple[list[Point], list[Point]]:
    """The lines that meet the first two hexagons and none of the others well inside between these."""
    import numpy

    turns = numpy.arange(3) * pi / 3
    across = numpy.stack([numpy.cos(turns), numpy.sin(turns)])  # a hexagon is what three bands have in common
    slopes = ways @ across
    slopes = numpy.where(numpy.abs(slopes) < HAIR, HAIR, slopes)[:, None]
    shifts = (starts[:, None] - middles[None]) @ across
    half = sqrt(3) / 2 + numpy.where(numpy.arange(len(middles)) < 2, 1.0, -1.0)[None, :, None] * 100 * HAIR
    one, other = (-half - shifts) / slopes, (half - shifts) / slopes
    enters, leaves = numpy.minimum(one, other).max(axis=2), numpy.maximum(one, other).min(axis=2)
    met, at = enters < leaves, (enters + leaves) / 2
    first, last = at[:, :2].min(axis=1, keepdims=True), at[:, :2].max(axis=1, keepdims=True)
    hindered = (met & (first < at) & (at < last))[:, 2:].any(axis=1)
    free = met[:, 0] & met[:, 1] & ~hindered
    return starts[free].tolist(), ways[free].tolist()
