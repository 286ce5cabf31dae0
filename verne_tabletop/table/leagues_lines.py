"""Lines for small drawings: curves, arcs and rings finer than the pen samples them, and ways to place them."""

from typing import Final

from verne_tabletop.table import pen
from verne_tabletop.table.pen import Line, Point

Lines = tuple[Line, ...]

#: The pen samples lines by the unit: small drawings are made this much larger and brought down again.
CLOSE: Final = 5.0


def curve(*points: Point) -> Line:
    """A smooth line through points."""
    return shrunk(pen.curve(*[(x * CLOSE, y * CLOSE) for x, y in points]))


def arc(cx: float, cy: float, rx: float, ry: float, start: float, sweep: float) -> Line:
    """A part of an ellipse; degrees, clockwise from 3 o'clock."""
    return shrunk(pen.arc(cx * CLOSE, cy * CLOSE, rx * CLOSE, ry * CLOSE, start, sweep))


def ring(cx: float, cy: float, radius: float) -> Line:
    """A circle."""
    return shrunk(pen.ring(cx * CLOSE, cy * CLOSE, radius * CLOSE))


def shrunk(line: Line) -> Line:
    """A line brought down again."""
    return tuple((x / CLOSE, y / CLOSE) for x, y in line)


def scaled(lines: Lines, by: float, dx: float = 0.0, dy: float = 0.0) -> Lines:
    """Lines made larger by a factor, then moved."""
    return tuple(tuple((x * by + dx, y * by + dy) for x, y in line) for line in lines)


def mirrored(lines: Lines) -> Lines:
    """Lines as in a looking glass, left for right."""
    return tuple(tuple((-x, y) for x, y in line) for line in lines)


def swell(y: float, *spans: tuple[float, float]) -> Lines:
    """Short wavelets at a height."""
    return tuple(curve((a, y), ((a + b) / 2 - 1, y - 1.3), ((a + b) / 2 + 1, y + 0.9), (b, y)) for a, b in spans)
