"""Line of sight on a map of hexagons, worked out with Shapely once and read as bit masks ever after.

Two readings. *Through the sides*: the corridor between two facing sides, straight ahead, which the first thing in it
stops. *Open sight*: any straight segment from a side of one hexagon to a side of the other that stays on the map and
runs nowhere through the inside of the union of the drawn hexagons.

Shapely answers wrongly where things only just touch, so "passes through the inside" is asked of hexagons shrunk by
HAIR of their side and "touches" of hexagons grown by it; between lattice lines and hexagons nothing lies closer than
a thousand times that without touching.
"""

from functools import cache
from math import cos, hypot, pi, sin, sqrt
from typing import Any, Final

from verne_tabletop.engine.hexes import HexMap, moved

HAIR: Final = 1e-6
#: Not seen whatever is drawn.
NEVER: Final = -1

Point = tuple[float, float]
#: One way to see a cell: clear while no cell of the first mask is drawn, nor both cells of any later mask
#: (the segment runs along the side those two share).
Way = list[int]


def centre(cell: tuple[int, int]) -> Point:
    """The middle of a hexagon of side 1; x to the right, y downwards."""
    q, r = cell
    return sqrt(3) * (q + r / 2), 1.5 * r


def corners(cell: tuple[int, int], side: float = 1.0) -> list[Point]:
    """Its six corners; the side between corners d-1 and d faces direction d of hexes.STEPS."""
    x, y = centre(cell)
    return [(x + side * cos(pi / 6 + d * pi / 3), y - side * sin(pi / 6 + d * pi / 3)) for d in range(6)]


def clear(way: Way, drawn: int) -> bool:
    """Whether a way is free of the drawn cells."""
    if drawn & way[0]:
        return False
    return all([drawn & pair != pair for pair in way[1:]])


@cache
def straight(radius: int) -> list[list[int]]:
    """Sight through the sides: for each two cells the set of cells that lie in the corridor between them, or NEVER.

    The corridor is the hull of the two facing sides. It exists when the line between the middles leaves every
    hexagon it meets through sides, at right angles, that is when it passes no hexagon edge-on.
    """
    import numpy
    import shapely

    plan = HexMap(radius)
    shrunk = hexagons(plan, 1 - HAIR)
    shapely.prepare(shrunk)
    table = [[NEVER] * plan.size for _ in range(plan.size)]
    for a in range(plan.size):
        for d in range(6):
            side = corners(plan.cells[a])[d - 1], corners(plan.cells[a])[d]
            dx, dy = cos(d * pi / 3), -sin(d * pi / 3)
            far = [(x + dx * 4 * plan.radius, y + dy * 4 * plan.radius) for x, y in side]
            corridor = shapely.Polygon([side[0], side[1], far[1], far[0]])
            ahead = numpy.flatnonzero(shapely.intersects(shrunk, corridor)).tolist()
            x, y = centre(plan.cells[a])
            ahead.sort(key=lambda cell: hypot(centre(plan.cells[cell])[0] - x, centre(plan.cells[cell])[1] - y))
            met = 0
            for b in ahead:
                table[a][b] = met
                met |= 1 << b
    return table


@cache
def open_ways(radius: int) -> list[list[list[Way]]]:
    """Open sight: for each two cells every way that is not implied by another; they see each other when one is clear.

    A free segment can be slid and turned, staying free, until it touches two corners of hexagons; so the lines
    through two corners are all that need be tried. What blocks such a line is known beforehand: the cells it
    passes through, and the pairs of cells between which it runs along their common side.
    """
    plan = HexMap(radius)
    images = plan.symmetries()
    table: list[list[list[Way]]] = [[[] for _ in range(plan.size)] for _ in range(plan.size)]
    found: dict[tuple[int, int], list[Way]] = {}
    kin = _kin(plan, images)
    for entries in _lines(plan):
        for a, b, way in entries:
            pair, hows = kin[a, b]
            for how in hows:
                found.setdefault(pair, []).append([moved(mask, images[how]) for mask in way])
    kept = {pair: _fewest(ways) for pair, ways in found.items()}
    for (a, b), (pair, hows) in kin.items():
        back = images[_inverse(images, hows[0])]
        table[a][b] = [[moved(mask, back) for mask in way] for way in kept[pair]]
    return table


def _kin(plan: HexMap, images: list[list[int]]) -> dict[tuple[int, int], tuple[tuple[int, int], list[int]]]:
    """For each two cells the first pair they can be brought to, in either order, and all symmetries that do it."""
    kin: dict[tuple[int, int], tuple[tuple[int, int], list[int]]] = {}
    for a in range(plan.size):
        for b in range(plan.size):
            if a != b:
                pairs = [(min(image[a], image[b]), max(image[a], image[b])) for image in images]
                kin[a, b] = min(pairs), [n for n in range(len(pairs)) if pairs[n] == min(pairs)]
    return kin


def _inverse(images: list[list[int]], which: int) -> int:
    image = images[which]
    return next(n for n, other in enumerate(images) if all([other[image[c]] == c for c in range(len(image))]))


def _fewest(ways: list[Way]) -> list[Way]:
    """The ways that no other implies, those with the fewest cells first."""
    kept: list[Way] = []
    for way in sorted(ways, key=lambda way: (way[0].bit_count(), len(way), way)):
        if not any([_implies(way, other) for other in kept]):
            kept.append(way)
    return kept


def _implies(way: Way, other: Way) -> bool:
    """Whether `other` is clear whenever `way` is."""
    return other[0] & ~way[0] == 0 and all([pair & way[0] or pair in way[1:] for pair in other[1:]])


def hexagons(plan: HexMap, side: float) -> Any:
    """The hexagons of a map with sides so long, as an array of Shapely's polygons."""
    import shapely

    return shapely.polygons([corners(cell, side) for cell in plan.cells])


def _lines(plan: HexMap) -> list[list[tuple[int, int, Way]]]:
    """For one line of each kind (up to symmetry) through two corners: the pairs of cells it joins, and how."""
    import numpy
    import shapely

    wide = HexMap(plan.radius + 1)  # a straight segment between two cells leaves the map at most by one ring
    home = [plan.index.get(cell, -1) for cell in wide.cells]
    joints = _joints(plan)
    lines = _kinds(plan, joints)
    reach = 4.0 * wide.radius
    strokes = shapely.linestrings(
        [((x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach)) for x, y, dx, dy in lines]
    )
    grown, shrunk = hexagons(wide, 1 + HAIR), hexagons(wide, 1 - HAIR)
    ends = shapely.points(list(joints))
    for shapes in (grown, shrunk):
        shapely.prepare(shapes)
    touched = shapely.intersects(grown[None, :], strokes[:, None])
    crossed = shapely.intersects(shrunk[None, :], strokes[:, None])
    struck = shapely.dwithin(ends[None, :], strokes[:, None], HAIR)
    along = shapely.line_locate_point(strokes[:, None], ends[None, :])
    edges = _edges(wide, joints)
    found = []
    for n in range(len(lines)):
        spans: list[tuple[float, float, int]] = []
        for cell in numpy.flatnonzero(touched[n]).tolist():
            chord = shapely.intersection(strokes[n], grown[cell])
            stops = [shapely.line_locate_point(strokes[n], shapely.Point(p)) for p in chord.coords]
            spans.append((min(stops), max(stops), cell))
        through = [((t0 + t1) / 2, cell) for t0, t1, cell in spans if crossed[n][cell]]
        runs = [
            ((along[n][i] + along[n][j]) / 2, one, two) for i, j, one, two in edges if struck[n][i] and struck[n][j]
        ]
        found.append(_joined(spans, through, runs, home))
    return found


def _joined(
    spans: list[tuple[float, float, int]],
    through: list[tuple[float, int]],
    runs: list[tuple[float, int, int]],
    home: list[int],
) -> list[tuple[int, int, Way]]:
    """The pairs of cells on one line: where it leaves one and enters the other, and what lies between."""
    entries: list[tuple[int, int, Way]] = []
    for _, leaves, a in spans:
        for enters, _, b in spans:
            if home[a] < 0 or home[b] < 0 or a == b or enters < leaves - 4 * HAIR:
                continue
            cells = [home[cell] for t, cell in through if leaves < t < enters and cell not in (a, b)]
            sides = [(home[one], home[two]) for t, one, two in runs if leaves < t < enters]
            if -1 in cells or (-1, -1) in sides:
                continue
            pairs = [1 << one | 1 << two for one, two in sides if one >= 0 and two >= 0]
            entries.append((home[a], home[b], [sum([1 << cell for cell in cells]), *sorted(pairs)]))
    return entries


def _joints(plan: HexMap) -> dict[Point, int]:
    """The corners of all hexagons of the map, each once."""
    joints: dict[Point, int] = {}
    for cell in plan.cells:
        for x, y in corners(cell):
            joints.setdefault((round(x, 9) + 0.0, round(y, 9) + 0.0), len(joints))
    return joints


def _edges(wide: HexMap, joints: dict[Point, int]) -> list[tuple[int, int, int, int]]:
    """Sides between corners of the map: the two corners and the two cells, off the map too."""
    edges: list[tuple[int, int, int, int]] = []
    for cell in range(wide.size):
        rim = [(round(x, 9) + 0.0, round(y, 9) + 0.0) for x, y in corners(wide.cells[cell])]
        for d in range(6):
            other = wide.beside[cell][d]
            if other > cell and rim[d - 1] in joints and rim[d] in joints:
                edges.append((joints[rim[d - 1]], joints[rim[d]], cell, other))
    return edges


def _kinds(plan: HexMap, joints: dict[Point, int]) -> list[tuple[float, float, float, float]]:
    """One line (point and direction) of each kind through two corners, kinds taken under the twelve symmetries."""
    kinds: dict[tuple[float, float, float], tuple[float, float, float, float]] = {}
    points = list(joints)
    for i in range(len(points)):
        for j in range(i):
            (x0, y0), (x1, y1) = points[i], points[j]
            length = hypot(x1 - x0, y1 - y0)
            dx, dy = (x1 - x0) / length, (y1 - y0) / length
            away = abs(dx * y0 - dy * x0)
            foot_x, foot_y = x0 - (dx * x0 + dy * y0) * dx, y0 - (dx * x0 + dy * y0) * dy
            slopes = []
            for turns in range(6):
                cosine, sine = cos(turns * pi / 3), sin(turns * pi / 3)
                u, v = cosine * dx - sine * dy, sine * dx + cosine * dy
                slopes.append((round(abs(u), 7), round(abs(v), 7)))
            kinds.setdefault((*min(slopes), round(away, 7)), (foot_x, foot_y, dx, dy))
    return list(kinds.values())
