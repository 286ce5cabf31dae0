"""What is inked into the cells of a journey: tunnels with two walls, the glow of the route, discoveries, dangers."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QTransform

from verne_tabletop.games.journey.state import (
    BONE,
    CROSSING,
    EAST,
    FISH,
    MUSHROOM,
    NORTH,
    SOUTH,
    STAR,
    WATER,
    WEST,
)
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.ornament import add
from verne_tabletop.table.pen import Line, arc, curve, drawing, flatten, hatch, ring
from verne_tabletop.table.tackle import cross_lines, star_path
from verne_tabletop.table.tokens import BOLD, FINE

HALF: Final = 28.0  # half a cell
BORE: Final = 8.5  # half the width of a tunnel
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
TURN: Final = {NORTH: 0.0, EAST: 90.0, SOUTH: 180.0, WEST: 270.0}

# the corner between two neighbouring sides, and where an arc round it starts
CORNERS: Final = (
    (NORTH | EAST, 1, -1, 90.0),
    (EAST | SOUTH, 1, 1, 180.0),
    (SOUTH | WEST, -1, 1, 270.0),
    (WEST | NORTH, -1, -1, 0.0),
)


def turned(lines: tuple[Line, ...], degrees: float) -> tuple[Line, ...]:
    """Lines turned clockwise about the middle of the cell."""
    turn = QTransform().rotate(degrees)
    found = []
    for line in lines:
        points = [turn.map(QPointF(x, y)) for x, y in line]
        found.append(tuple((point.x(), point.y()) for point in points))
    return tuple(found)


@lru_cache(maxsize=64)
def walls(ways: int) -> tuple[Line, ...]:
    """The two walls of a gallery, and of a fork or crossing the walls between its ways."""
    lines: list[Line] = []
    inner = HALF - BORE
    for pair, sx, sy, start in CORNERS:
        if ways & pair == pair:
            lines.append(arc(sx * HALF, sy * HALF, inner, inner, start, 90.0))
            if ways == pair:
                outer = HALF + BORE
                lines.append(arc(sx * HALF, sy * HALF, outer, outer, start, 90.0))
    for side in SIDES:
        across = {NORTH: EAST | WEST, SOUTH: EAST | WEST, EAST: NORTH | SOUTH, WEST: NORTH | SOUTH}[side]
        if not ways & side and ways & across == across:
            lines += turned((((-HALF, -BORE), (HALF, -BORE)),), TURN[side])
    return tuple(lines)


@lru_cache(maxsize=64)
def bore(ways: int, half: float = BORE) -> QPainterPath:
    """The hollow of a tunnel, `half` its width to either side of its middle."""
    line = QPainterPath()
    for pair, sx, sy, start in CORNERS:
        if ways & pair == pair:
            points = arc(sx * HALF, sy * HALF, HALF, HALF, start, 90.0)
            line.moveTo(*points[0])
            for point in points[1:]:
                line.lineTo(*point)
    if ways & (NORTH | SOUTH) == NORTH | SOUTH:
        line.moveTo(0, -HALF)
        line.lineTo(0, HALF)
    if ways & (EAST | WEST) == EAST | WEST:
        line.moveTo(-HALF, 0)
        line.lineTo(HALF, 0)
    pen = QPainterPathStroker()
    pen.setWidth(2 * half)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    whole = pen.createStroke(line)
    whole.setFillRule(Qt.FillRule.WindingFill)
    return whole.simplified()


@dataclass(frozen=True)
class TunnelFace(Face):
    """A gallery, a fork or a crossing: its hollow of bare paper, and two inked walls."""

    ways: int
    seed: int = 1
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The cell."""
        return QRectF(-HALF - 2, -HALF - 2, 2 * HALF + 4, 2 * HALF + 4)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Paper inside, walls as far as the pen has come."""
        painter.fillPath(bore(self.ways), colour(look.palette.paper, 0.92 * progress))
        ink = drawing(walls(self.ways), BOLD, self.seed, 0.5)
        painter.fillPath(ink.path(progress), colour(look.palette.ink))


@dataclass(frozen=True)
class GlowFace(Face):
    """The light of the route inside a tunnel or round a discovery that has been found."""

    ways: int

    def bounds(self) -> QRectF:
        """The cell."""
        return QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Lamplight along the hollow, brighter in its middle."""
        palette = look.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(bore(self.ways, BORE - BOLD * 0.45), colour(palette.hover, 0.95))
        painter.fillPath(
            bore(self.ways, BORE * 0.5),
            colour(palette.ochre if palette.dark else palette.paper, 0.8 if palette.dark else 0.55),
        )


def _fish() -> tuple[Line, ...]:
    back = curve((-0.95, 0.02), (-0.45, -0.46), (0.2, -0.36), (0.52, -0.05), (0.95, -0.5))
    belly = curve((-0.95, 0.02), (-0.4, 0.5), (0.2, 0.4), (0.52, 0.05), (0.95, 0.5))
    tail = curve((0.95, -0.5), (0.78, 0.0), (0.95, 0.5))
    gill = arc(-0.62, 0.02, 0.24, 0.34, -60, 120)
    eye = arc(-0.66, -0.1, 0.05, 0.05, 0, 372)
    scales = tuple(arc(x, 0.02, 0.14, 0.22, -70, 140) for x in (-0.18, 0.06, 0.28))
    fin = curve((-0.3, -0.42), (0.0, -0.78), (0.22, -0.38))
    return (back, belly, tail, gill, eye, fin, *scales)


def _bone() -> tuple[Line, ...]:
    upper = ((-0.5, -0.17), (0.5, -0.17))
    lower = ((0.5, 0.17), (-0.5, 0.17))
    knobs = (
        arc(0.66, -0.24, 0.25, 0.25, 155, 235),
        arc(0.66, 0.24, 0.25, 0.25, -30, 235),
        arc(-0.66, 0.24, 0.25, 0.25, -25, 235),
        arc(-0.66, -0.24, 0.25, 0.25, 150, 235),
    )
    shade = ((-0.3, 0.07), (0.32, 0.07))
    return turned((upper, knobs[0], knobs[1], lower, knobs[2], knobs[3], shade), -32.0)


def _mushroom() -> tuple[Line, ...]:
    cap = curve((-0.92, 0.06), (-0.78, -0.5), (0.0, -0.92), (0.78, -0.5), (0.92, 0.06))
    rim = curve((0.92, 0.06), (0.4, 0.2), (0.0, 0.23), (-0.4, 0.2), (-0.92, 0.06))
    stem = (
        curve((-0.22, 0.22), (-0.2, 0.55), (-0.34, 0.92)),
        curve((-0.34, 0.92), (0.0, 1.0), (0.34, 0.92)),
        curve((0.34, 0.92), (0.2, 0.55), (0.22, 0.22)),
    )
    spots = (
        arc(-0.35, -0.3, 0.16, 0.11, 0, 372),
        arc(0.28, -0.45, 0.14, 0.1, 0, 372),
        arc(0.5, -0.1, 0.1, 0.07, 0, 372),
    )
    gills = tuple(((x, 0.24), (x * 0.7, 0.36)) for x in (-0.5, 0.5))
    return (cap, rim, *stem, *spots, *gills)


def _water() -> tuple[Line, ...]:
    drop = curve((0.0, -0.98), (0.3, -0.4), (0.62, 0.2), (0.44, 0.76), (0.0, 0.95))
    other = curve((0.0, 0.95), (-0.44, 0.76), (-0.62, 0.2), (-0.3, -0.4), (0.0, -0.98))
    shine = arc(-0.02, 0.3, 0.36, 0.4, 95, 70)
    waves = (curve((-0.26, 0.36), (-0.09, 0.26), (0.09, 0.36), (0.3, 0.26)),)
    return (drop, other, shine, *waves)


def _star() -> tuple[Line, ...]:
    path = star_path(1.0)
    return flatten(path)


ICONS: Final[dict[int, tuple[Line, ...]]] = {
    FISH: _fish(),
    BONE: _bone(),
    MUSHROOM: _mushroom(),
    WATER: _water(),
    STAR: _star(),
}

TINTS: Final = {FISH: "sea_surface", WATER: "sea_surface", BONE: "paper", MUSHROOM: "ochre", STAR: "hover"}


@lru_cache(maxsize=64)
def icon(mark: int, size: float) -> tuple[Line, ...]:
    """A discovery `size` units high and wide."""
    return tuple(tuple((x * size / 2, y * size / 2) for x, y in line) for line in ICONS[mark])


@dataclass(frozen=True)
class FindFace(Face):
    """A discovery drawn in a cell; `found` puts the circle of the route round it."""

    mark: int
    found: bool = False
    seed: int = 1
    size: float = 27.0
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The circle."""
        half = self.size * 0.84 + 2
        return QRectF(-half, -half, 2 * half, 2 * half)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A round field of tint, the icon, and the circle when it is found."""
        palette = look.palette
        radius = self.size * 0.74
        field = QPainterPath()
        field.addEllipse(QPointF(0, 0), radius, radius)
        painter.fillPath(field, colour(palette.paper, progress))
        strength = 0.35 if not self.found or (palette.dark and self.mark == STAR) else 0.85
        painter.fillPath(field, colour(str(getattr(palette, TINTS[self.mark])), strength * progress))
        ink = drawing(icon(self.mark, self.size), FINE * 1.4, self.seed, 0.15)
        painter.fillPath(ink.path(progress), colour(palette.ink))
        if self.found:
            circle = drawing((ring(0, 0, radius),), BOLD, self.seed + 5, 0.5)
            painter.fillPath(circle.path(progress), colour(palette.seal))


@dataclass(frozen=True)
class DangerFace(Face):
    """A filled cell: rubble in the ink of whoever filled it, and that traveller's initial."""

    tint: int = -1
    initial: str = ""
    seed: int = 1
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The cell."""
        return QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Hatching both ways, then a cross."""
        palette = look.palette
        ink = palette.graphite if self.tint < 0 else palette.tints[self.tint].mark
        cell = rect_path(QRectF(-HALF + 3, -HALF + 3, 2 * HALF - 6, 2 * HALF - 6))
        painter.fillPath(cell, colour(palette.paper_deep, 0.9 * progress))
        painter.fillPath(_rubble(self.seed % 5), colour(ink, 0.75 * progress))
        cross = drawing(cross_lines(HALF * 0.72), BOLD * 1.5, self.seed, 0.8)
        painter.fillPath(cross.path(progress), colour(ink))
        if self.initial and progress >= 1.0:
            field = QRectF(HALF - 19, HALF - 19, 16, 16)
            painter.fillPath(rect_path(field, 3), colour(palette.paper))
            paint_words(painter, self.initial, field, ink, 13, 7, 700)


@lru_cache(maxsize=8)
def _rubble(seed: int) -> QPainterPath:
    cell = rect_path(QRectF(-HALF + 3, -HALF + 3, 2 * HALF - 6, 2 * HALF - 6))
    return add(hatch(cell, 45.0, 6.0, FINE, seed), hatch(cell, -45.0, 6.0, FINE, seed + 9))


@dataclass(frozen=True)
class LineFace(Face):
    """The way of the whole journey, as a line of dashes that ends in an arrow."""

    points: tuple[tuple[float, float], ...]
    motion: ClassVar[str] = "trail"

    def bounds(self) -> QRectF:
        """All points."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return QRectF(min(xs) - 14, min(ys) - 14, max(xs) - min(xs) + 28, max(ys) - min(ys) + 28)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Dashes as far as the traveller has come, and the traveller."""
        whole = _trail(self.points)
        palette = look.palette
        upto = max(0.01, progress)
        dashes = QPainterPath()
        count = max(2, round(whole.length() / 11.0))
        for at in range(count):
            start, end = at / count, (at + 0.55) / count
            if end <= upto:
                dashes.moveTo(whole.pointAtPercent(start))
                dashes.lineTo(whole.pointAtPercent((start + end) / 2))
                dashes.lineTo(whole.pointAtPercent(end))
        pen = QPainterPathStroker()
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setWidth(BOLD * 3.4)
        painter.fillPath(pen.createStroke(dashes), colour(palette.paper))
        pen.setWidth(BOLD * 1.7)
        painter.fillPath(pen.createStroke(dashes), colour(palette.seal))
        head = whole.pointAtPercent(upto)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.paper))
        painter.drawEllipse(head, 8.0, 8.0)
        painter.setBrush(colour(palette.seal))
        painter.drawEllipse(head, 5.5, 5.5)


@lru_cache(maxsize=16)
def _trail(points: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def ways_of(mark: int) -> int:
    """The ways of a gallery; a found discovery goes all ways."""
    return mark if mark <= CROSSING else CROSSING
