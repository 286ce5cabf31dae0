"""The engraver's pen: strokes that swell, taper and tremble a little, hatching, waves; the same for the same seed.

Everything here returns a QPainterPath to be *filled* with ink (a stroke is an outline of varying width), in the
units it was asked for, and is cached: ask again rather than keep it. Shared paths must not be changed.
"""

import itertools
import math
import random
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from verne_tabletop.table.tokens import BOLD, FINE

Point = tuple[float, float]
Line = tuple[Point, ...]

#: Samples along a stroke lie this far apart, in units.
STEP: Final = 6.0


class Tremor:
    """A smooth wandering between -1 and 1, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._marks = _marks(seed % 32)
        self._phase = seed // 32 % 61 * 1.37

    def at(self, where: float) -> float:
        """The value at any place; it wanders over a distance of about 1."""
        where += self._phase
        low = math.floor(where)
        part = where - low
        part = part * part * (3.0 - 2.0 * part)
        return self._marks[low % 64] * (1.0 - part) + self._marks[(low + 1) % 64] * part


@cache
def _marks(seed: int) -> tuple[float, ...]:
    rng = random.Random(seed)
    return tuple([rng.uniform(-1.0, 1.0) for _ in range(64)])


def resample(points: Sequence[Point], step: float = STEP) -> list[Point]:
    """The same line with a point about every `step` units; at least its two ends."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(points)]
    total = sum(lengths)
    count = max(2, round(total / step) + 1)
    found, index, passed = [points[0]], 0, 0.0
    for number in range(1, count - 1):
        want = total * number / (count - 1)
        while index < len(lengths) - 1 and passed + lengths[index] < want:
            passed += lengths[index]
            index += 1
        part = (want - passed) / lengths[index] if lengths[index] else 0.0
        (ax, ay), (bx, by) = points[index], points[index + 1]
        found.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    found.append(points[-1])
    return found


def trace(points: Sequence[Point], step: float) -> tuple[list[Point], list[float]]:
    """Where the pen is felt along a line, and how far it has come there: at most `step` apart, and at its corners."""
    found, ways = [points[0]], [0.0]
    (x, y), way = points[0], 0.0
    last = len(points) - 1
    for at in range(1, last + 1):
        bx, by = points[at]
        run = math.hypot(bx - x, by - y)
        if run < step / 2 and at < last:
            continue
        count = max(1, round(run / step))
        for number in range(1, count + 1):
            part = number / count
            found.append((x + (bx - x) * part, y + (by - y) * part))
            ways.append(way + run * part)
        x, y, way = bx, by, way + run
    return found, ways


class Stroke:
    """One stroke of the pen, kept as its edge, there and back, so that any part of it from the start can be shown."""

    def __init__(
        self, points: Sequence[Point], weight: float, seed: int, wobble: float = 0.7, taper: float = 0.16
    ) -> None:
        whole = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
        line, ways = trace(points, min(STEP, whole / 6.0) or STEP)
        self.length = length = ways[-1] or 1.0
        sway, swell = Tremor(seed).at, Tremor(seed + 7919).at
        left, right = [], []
        last, before = len(line) - 1, line[0]
        for at, (x, y) in enumerate(line):
            bx, by = line[at + 1] if at < last else (x, y)
            dx, dy = bx - before[0], by - before[1]
            run = math.sqrt(dx * dx + dy * dy) or 1.0
            nx, ny = -dy / run, dx / run
            way = ways[at]
            near = min(way, length - way) / length
            half = weight / 2.0 * (1.0 + 0.22 * swell(way / 30.0))
            if near < taper:
                half *= 0.28 + 0.72 * math.sqrt(max(0.0, near) / taper)
            if wobble:
                shift = wobble * sway(way / 22.0) * min(1.0, 8.0 * near)
                x, y = x + nx * shift, y + ny * shift
            left.append(QPointF(x + nx * half, y + ny * half))
            right.append(QPointF(x - nx * half, y - ny * half))
            before = line[at]
        self._count = len(left)
        self._edge = QPolygonF([*left, *reversed(right)])

    def draw_on(self, path: QPainterPath, progress: float = 1.0) -> None:
        """Add the stroke to a path, as far as the pen has come (0..1)."""
        if progress >= 1.0:
            edge = self._edge
        else:
            upto, points = int(self._count * progress), self._edge.toList()
            edge = QPolygonF([*points[:upto], *points[2 * self._count - upto :]])
        if edge.size() >= 4:
            path.addPolygon(edge)
            path.closeSubpath()


class Drawing:
    """Several strokes, drawn one after another as a hand would."""

    def __init__(self, strokes: Sequence[Stroke]) -> None:
        self._strokes = strokes
        self._length = sum(stroke.length for stroke in strokes) or 1.0
        self._whole = self._path(1.0)

    def path(self, progress: float = 1.0) -> QPainterPath:
        """What the pen has drawn so far."""
        return self._whole if progress >= 1.0 else self._path(progress)

    def _path(self, progress: float) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        left = self._length * progress
        for stroke in self._strokes:
            if left <= 0:
                break
            stroke.draw_on(path, left / stroke.length if stroke.length > left else 1.0)
            left -= stroke.length
        return path


@lru_cache(maxsize=1024)
def drawing(lines: tuple[Line, ...], weight: float = BOLD, seed: int = 1, wobble: float = 0.7) -> Drawing:
    """Lines as a hand draws them, one after another; for faces whose motion is "ink"."""
    return Drawing([Stroke(line, weight, seed * 131 + at, wobble) for at, line in enumerate(lines)])


@lru_cache(maxsize=4096)
def strokes(
    lines: tuple[Line, ...], weight: float = FINE, seed: int = 1, wobble: float = 0.7, taper: float = 0.16
) -> QPainterPath:
    """Lines drawn by the pen, as one path to fill."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for at, line in enumerate(lines):
        if len(line) > 1:
            Stroke(line, weight, seed * 131 + at, wobble, taper).draw_on(path)
    return path


def stroke(points: Sequence[Point], weight: float = FINE, seed: int = 1, wobble: float = 0.7) -> QPainterPath:
    """One line drawn by the pen."""
    return strokes((tuple(points),), weight, seed, wobble)


def outline(shape: QPainterPath, weight: float = FINE, seed: int = 1, wobble: float = 0.5) -> QPainterPath:
    """The outline of any path drawn by the pen; closed parts overlap a little where the pen set off."""
    return strokes(flatten(shape), weight, seed, wobble, 0.06)


def flatten(shape: QPainterPath) -> tuple[Line, ...]:
    """The parts of a path as lines of points."""
    scale = 8.0  # curves are split by their size on paper: enlarge first, for fine ones
    lines = []
    for part in shape.toSubpathPolygons(QTransform.fromScale(scale, scale)):
        points = [(point.x() / scale, point.y() / scale) for point in part.toList()]
        if len(points) > 1:
            lines.append(tuple(points))
    return tuple(lines)


def arc(cx: float, cy: float, rx: float, ry: float, start: float, sweep: float) -> Line:
    """Points of an elliptic arc; angles in degrees, clockwise from 3 o'clock (as y grows downwards)."""
    count = max(6, round(abs(sweep) / 360.0 * math.tau * max(rx, ry) / 4.0))
    return tuple(
        (
            cx + rx * math.cos(math.radians(start + sweep * at / count)),
            cy + ry * math.sin(math.radians(start + sweep * at / count)),
        )
        for at in range(count + 1)
    )


def ring(cx: float, cy: float, radius: float, start: float = -70.0) -> Line:
    """A circle as a hand draws it: a little more than once round."""
    return arc(cx, cy, radius, radius, start, 372.0)


def curve(*points: Point) -> Line:
    """A smooth line through points (Catmull-Rom)."""
    whole = [points[0], *points, points[-1]]
    found: list[Point] = []
    for at in range(1, len(whole) - 2):
        p0, p1, p2, p3 = whole[at - 1 : at + 3]
        count = max(2, round(math.dist(p1, p2) / 4.0))
        for number in range(count):
            t = number / count
            found.append(
                (
                    _catmull(p0[0], p1[0], p2[0], p3[0], t),
                    _catmull(p0[1], p1[1], p2[1], p3[1], t),
                )
            )
    found.append(points[-1])
    return tuple(found)


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


def inside(shape: QPainterPath, lines: Iterable[Line], step: float = 2.0) -> tuple[Line, ...]:
    """The parts of lines that lie inside a shape, to about `step` units."""
    kept: list[Line] = []
    for line in lines:
        part: list[Point] = []
        for x, y in resample(line, step):
            if shape.contains(QPointF(x, y)):
                part.append((x, y))
            else:
                if len(part) > 2:
                    kept.append(tuple(part))
                part = []
        if len(part) > 2:
            kept.append(tuple(part))
    return tuple(kept)


def hatch(
    shape: QPainterPath, angle: float = 45.0, gap: float = 5.0, weight: float = FINE, seed: int = 1
) -> QPainterPath:
    """Parallel strokes across a shape, `angle` in degrees; lay two over each other for a deeper tone."""
    return strokes(hatch_lines(shape, angle, gap, seed), weight, seed, 0.5, 0.3)


def hatch_lines(shape: QPainterPath, angle: float, gap: float, seed: int = 1) -> tuple[Line, ...]:
    """The lines of a hatching, cut to the shape."""
    turned = QTransform().rotate(-angle)
    back = QTransform().rotate(angle)
    edges: list[tuple[Point, Point]] = []
    for line in flatten(turned.map(shape)):
        closed = (*line, line[0])
        edges += list(itertools.pairwise(closed))
    rng = random.Random(seed)
    lines = []
    bounds = turned.map(shape).boundingRect()
    y = bounds.top() + gap * 0.6
    while y < bounds.bottom():
        crossings = sorted(
            ax + (bx - ax) * (y - ay) / (by - ay) for (ax, ay), (bx, by) in edges if (ay <= y < by) or (by <= y < ay)
        )
        for start, end in zip(crossings[::2], crossings[1::2], strict=False):
            a, b = start + rng.uniform(0.2, 1.6), end - rng.uniform(0.2, 1.6)
            if b - a > 1.5:
                first, last = back.map(QPointF(a, y)), back.map(QPointF(b, y))
                lines.append(((first.x(), first.y()), (last.x(), last.y())))
        y += gap * rng.uniform(0.9, 1.1)
    return tuple(lines)


def wave_lines(
    shape: QPainterPath, gap: float = 9.0, length: float = 26.0, height: float = 2.0, seed: int = 1
) -> tuple[Line, ...]:
    """The sea as engravers cut it: broken wavelets in rows, cut to a shape."""
    bounds, rng = shape.boundingRect(), random.Random(seed)
    lines = []
    y = bounds.top() + gap / 2
    while y < bounds.bottom():
        x = bounds.left() - rng.uniform(0, length)
        while x < bounds.right():
            run = length * rng.uniform(0.6, 2.4)
            swing = [
                (x + at, y + height * math.sin(at / length * math.tau) + rng.uniform(-0.15, 0.15))
                for at in range(0, int(run) + 1, 3)
            ]
            if len(swing) > 2:
                lines.append(tuple(swing))
            x += run + length * rng.uniform(0.3, 1.1)
        y += gap * rng.uniform(0.9, 1.1)
    return inside(shape, lines)


def dots(shape: QPainterPath, gap: float = 7.0, radius: float = 1.1, seed: int = 1) -> QPainterPath:
    """Stipple: dots in staggered rows, each a little off, wholly inside a shape."""
    bounds, rng = shape.boundingRect(), random.Random(seed)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    row, y = 0, bounds.top() + gap / 2
    while y < bounds.bottom():
        x = bounds.left() + (gap / 2 if row % 2 else gap)
        while x < bounds.right():
            cx, cy = x + rng.uniform(-0.12, 0.12) * gap, y + rng.uniform(-0.12, 0.12) * gap
            around = ((cx - radius, cy), (cx + radius, cy), (cx, cy - radius), (cx, cy + radius))
            if all(shape.contains(QPointF(*point)) for point in around):
                size = radius * rng.uniform(0.75, 1.15)
                path.addEllipse(QPointF(cx, cy), size, size)
            x += gap
        y += gap * 0.87
        row += 1
    return path
