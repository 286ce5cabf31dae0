"""The chart of the voyage: real coasts drawn so that every port lies where the board wants it, and the tracks between.

The board's places lie wider apart than the towns do. A thin-plate spline through all ports (Bookstein, IEEE PAMI 1989)
bends the map as little as it can to fit, so the coasts stay those of the atlas.
"""

import itertools
import math
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.table.figures import rect_path
from verne_tabletop.table.ornament import polygon
from verne_tabletop.table.pen import Line, Point, curve, inside

SHEET: Final = QRectF(6, 6, 694, 484)
TRACK: Final = 17.0  # the graduated edge, on which fame is marked
MAP: Final = QRectF(SHEET.left() + TRACK, SHEET.top() + TRACK, SHEET.width() - 2 * TRACK, SHEET.height() - 2 * TRACK)
PORT: Final = 27.0  # radius of a port's circle
BAND: Final = 5.5  # width of its band of colour
ROSE: Final = 14.0  # radius of its compass
PLATE: Final = QRectF(469, 371, 198, 96)  # the cartouche: the title, and the plan while a route is laid
STIFF: Final = 0.02  # how little the map may be bent; 0 puts every town exactly at its port


class Stand(NamedTuple):
    """Where a port's compass stands (degrees clockwise from north) and its name: which part of the words (left, middle
    or right) stands how far right of the circle's middle and below it."""

    turn: float = 45.0
    part: str = "middle"
    right: float = 0.0
    below: float = 43.0


#: Chosen so that nothing crosses: no course, plain or bold, runs through a name or a compass.
STANDS: Final[dict[str, Stand]] = {
    "la_coruna": Stand(180.0, "right", -38, 0),
    "tenerife": Stand(180.0, "right", -38, 0),
    "bordeaux": Stand(55.0, "right", -31, -29),
    "cumana": Stand(-60.0, "left", 34, 15),
    "caracas": Stand(165.0, "middle", -2, -44),
    "angostura": Stand(70.0, "left", 34, 12),
    "cartagena": Stand(-150.0, "right", -38, 12),
    "bogota": Stand(-85.0, "left", 34, -18),
    "quito": Stand(-100.0, "middle", 0, 43),
    "lima": Stand(5.0, "right", -38, 12),
    "guayaquil": Stand(-40.0, "left", 6, -43),
    "acapulco": Stand(-175.0, "left", 34, -18),
    "mexico_city": Stand(-130.0, "middle", -15, -45),
    "veracruz": Stand(10.0, "middle", 0, 41),
    "havana": Stand(-170.0, "left", 34, -15),
    "washington": Stand(110.0, "right", -38, -12),
}


class Coasts(NamedTuple):
    """The chart's lines in scene units: land to fill, its outlines as far as seen, rivers and ranges to draw,
    and the network of degrees."""

    land: tuple[QPainterPath, ...]
    shores: tuple[tuple[Line, ...], ...]
    rivers: tuple[Line, ...]
    ranges: tuple[Line, ...]
    degrees: tuple[Line, ...]


class Port(NamedTuple):
    """Where a place is drawn: its circle, its compass, the town itself, and how its name stands."""

    x: float
    y: float
    rose_x: float
    rose_y: float
    town: Point
    stand: Stand


class Spline:
    """Longitude and latitude to scene units, near the given pairs."""

    def __init__(self, towns: list[Point], places: list[Point]) -> None:
        self._towns = [_scaled(town) for town in towns]
        count = len(towns)
        rows = []
        for at, (x, y) in enumerate(self._towns):
            row = [_kernel(x - u, y - v) + (STIFF if at == other else 0.0) for other, (u, v) in enumerate(self._towns)]
            rows.append([*row, 1.0, x, y, *places[at]])
        for part in range(3):
            row = [(1.0, x, y)[part] for x, y in self._towns]
            rows.append([*row, 0.0, 0.0, 0.0, 0.0, 0.0])
        self._weights = solve(rows, count + 3)

    def at(self, lat: float, lon: float) -> Point:
        """Where a point of the globe is drawn."""
        x, y = _scaled((lon, lat))
        terms = [*[_kernel(x - u, y - v) for u, v in self._towns], 1.0, x, y]
        return (
            sum(term * weight[0] for term, weight in zip(terms, self._weights, strict=True)),
            sum(term * weight[1] for term, weight in zip(terms, self._weights, strict=True)),
        )


def _scaled(town: Point) -> Point:
    return town[0] / 50.0, town[1] / 35.0


def _kernel(dx: float, dy: float) -> float:
    square = dx * dx + dy * dy
    return 0.5 * square * math.log(square) if square > 0 else 0.0


def solve(rows: list[list[float]], count: int) -> list[list[float]]:
    """The solution of `count` linear equations for each right-hand side (Gauss, with pivots)."""
    rows = [row[:] for row in rows]
    for at in range(count):
        best = max(range(at, count), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [number / pivot for number in rows[at]]
        for other in range(count):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [one - factor * two for one, two in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]


class Chart:
    """The chart of one edition."""

    def __init__(self, edition: Edition) -> None:
        rows: list[dict[str, Any]] = edition["location"]
        middles = [
            (MAP.left() + MAP.width() * r["board"][0] / 100, MAP.top() + MAP.height() * r["board"][1] / 100)
            for r in rows
        ]
        self.spline = Spline([(row["lon"], row["lat"]) for row in rows], middles)
        self.ports = [self._port(row, middle) for row, middle in zip(rows, middles, strict=True)]
        names = [row["id"] for row in rows]
        self.arrows = [(names.index(row["from"]), names.index(row["to"])) for row in edition["arrow"]]
        self.tracks = {arrow: self._track(*arrow) for arrow in self.arrows}
        self.coasts = self._coasts()

    def _port(self, row: dict[str, Any], middle: Point) -> Port:
        stand = STANDS.get(row["id"], Stand())
        reach, way = PORT + ROSE - 3.0, math.radians(stand.turn)
        x, y = middle
        return Port(
            x, y, x + reach * math.sin(way), y - reach * math.cos(way), self.spline.at(row["lat"], row["lon"]), stand
        )

    def _track(self, start: int, end: int) -> Line:
        """A sailing track from edge to edge, bent a little to its left; a way there and back keeps two tracks apart."""
        one, other = self.ports[start], self.ports[end]
        dx, dy = other.x - one.x, other.y - one.y
        far = math.hypot(dx, dy)
        bend = 0.16 if (end, start) in self.arrows else 0.07
        middle = (one.x + dx / 2 + dy * bend, one.y + dy / 2 - dx * bend)
        line = curve((one.x, one.y), middle, (other.x, other.y))
        first, last = PORT + 3.0, PORT + 8.0
        kept = [p for p in line if math.dist(p, (one.x, one.y)) > first and math.dist(p, (other.x, other.y)) > last]
        if len(kept) > 2:
            return tuple(kept)
        first, last = (PORT + 1.0) / far, max(0.5, 1.0 - (PORT + 5.0) / far)
        return ((one.x + dx * first, one.y + dy * first), (one.x + dx * last, one.y + dy * last))

    def _coasts(self) -> Coasts:
        found: dict[str, list[Line]] = {"land": [], "river": [], "range": []}
        for entry in coast_lines():
            points = entry["points"]
            if entry["kind"] == "land":
                points = [*points, points[0]]
            found[entry["kind"]].append(tuple(self.spline.at(*point) for point in dense(points)))
        degrees = [tuple(self.spline.at(lat, lon) for lon in range(-130, 21, 2)) for lat in range(-20, 61, 10)] + [
            tuple(self.spline.at(lat, lon) for lat in range(-26, 63, 2)) for lon in range(-120, 11, 10)
        ]
        outlines = [curve(*line) for line in found["land"]]
        seen = rect_path(MAP.adjusted(-12, -12, 12, 12))
        return Coasts(
            tuple(polygon(line) for line in outlines),
            tuple(inside(seen, [line], 3.0) for line in outlines),
            tuple(found["river"]),
            tuple(found["range"]),
            tuple(degrees),
        )


@cache
def coast_lines() -> list[dict[str, Any]]:
    """The lines of the coast file."""
    text = Path(__file__).with_name("humboldt_coast.toml").read_text(encoding="utf-8")
    lines: list[dict[str, Any]] = tomllib.loads(text)["line"]
    return lines


def dense(points: list[list[float]]) -> list[tuple[float, float]]:
    """The same line with a point every two degrees at least, so that it bends with the map."""
    found: list[tuple[float, float]] = []
    for (lat, lon), (to_lat, to_lon) in itertools.pairwise(points):
        steps = max(1, math.ceil(max(abs(to_lat - lat), abs(to_lon - lon)) / 2.0))
        found += [(lat + (to_lat - lat) * at / steps, lon + (to_lon - lon) * at / steps) for at in range(steps)]
    found.append((points[-1][0], points[-1][1]))
    return found
