"""Where the eye rests: compass rose, cartouche, rope, ruled frame, flourish; all of them paths to fill with ink."""

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from verne_tabletop.table.pen import Line, Point, Stroke, arc, curve, hatch, outline, ring, strokes
from verne_tabletop.table.tokens import BOLD, FINE


class Ornament(NamedTuple):
    """Layers to paint one over another: the paper (or brass) that covers what lies below, then its ink."""

    layers: tuple[tuple[QPainterPath, QPainterPath], ...]

    def press(self, painter: QPainter, ink: QColor, paper: QColor) -> None:
        """Paint it round the origin."""
        for ground, lines in self.layers:
            painter.fillPath(ground, paper)
            painter.fillPath(lines, ink)


def polygon(points: list[Point] | tuple[Point, ...]) -> QPainterPath:
    """A closed straight-edged path."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def add(*paths: QPainterPath) -> QPainterPath:
    """Paths laid over one another."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def polar(cx: float, cy: float, radius: float, degrees: float) -> Point:
    """A point at `degrees` clockwise from north."""
    turn = math.radians(degrees)
    return cx + radius * math.sin(turn), cy - radius * math.cos(turn)


@lru_cache(maxsize=64)
def compass_rose(radius: float, seed: int = 1) -> Ornament:
    """A rose of sixteen points round (0, 0): each point half in shade, within a graduated ring, a lily for north."""
    disk = QPainterPath()
    disk.addEllipse(QPointF(0, 0), radius * 0.66, radius * 0.66)
    ticks = tuple(
        (polar(0, 0, radius * 0.6, at * 5.0), polar(0, 0, radius * (0.645 if at % 3 else 0.66), at * 5.0))
        for at in range(72)
    )
    rings = tuple(ring(0, 0, radius * part) for part in (0.56, 0.6, 0.66))
    layers = [(disk, add(strokes(rings, FINE, seed + 3, 0.2), strokes(ticks, FINE * 0.8, seed, 0.0, 0.0)))]
    for first, step, reach, waist in ((22.5, 45.0, 0.54, 0.2), (45.0, 90.0, 0.74, 0.19), (0.0, 90.0, 0.98, 0.17)):
        star, ink = [], []
        for at in range(round(360 / step)):
            way = first + step * at
            tip, spread = polar(0, 0, radius * reach, way), step / 2
            lit = polygon([(0, 0), polar(0, 0, radius * waist, way - spread), tip])
            shade = polygon([(0, 0), tip, polar(0, 0, radius * waist, way + spread)])
            star += [lit, shade]
            ink += [outline(lit, FINE, seed + at, 0.2), outline(shade, FINE, seed + at + 50, 0.2)]
            ink.append(
                shade if first == 0.0 else hatch(shade, 90.0 - way, max(2.0, radius / 40), FINE * 0.8, seed + at)
            )
        layers.append((add(*star), add(*ink)))
    layers.append((QPainterPath(), _lily(0, -radius * 1.1, radius * 0.13, seed)))
    return Ornament(tuple(layers))


def _lily(cx: float, cy: float, size: float, seed: int) -> QPainterPath:
    middle = curve((cx, cy + size), (cx - size * 0.28, cy), (cx, cy - size), (cx + size * 0.28, cy), (cx, cy + size))
    left = curve((cx, cy + size * 0.7), (cx - size * 0.6, cy - size * 0.1), (cx - size * 0.95, cy + size * 0.15))
    right = tuple((2 * cx - x, y) for x, y in left)
    bar = ((cx - size * 0.55, cy + size * 0.62), (cx + size * 0.55, cy + size * 0.62))
    return add(
        polygon(middle),
        strokes((left, right), max(FINE, size * 0.2), seed, 0.1),
        strokes((bar,), FINE * 1.3, seed, 0.1),
    )


@lru_cache(maxsize=64)
def cartouche(width: float, height: float, seed: int = 1) -> Ornament:
    """A strapwork frame for a title round (0, 0); the words go on its paper."""
    w, h, r = width / 2, height / 2, min(height, width) * 0.22
    edge = QPainterPath(QPointF(-w + r, -h))
    edge.lineTo(w - r, -h)
    edge.quadTo(w - r * 0.6, -h + r * 0.9, w, -h + r)
    edge.quadTo(w + r * 0.45, 0, w, h - r)
    edge.quadTo(w - r * 0.6, h - r * 0.9, w - r, h)
    edge.lineTo(-w + r, h)
    edge.quadTo(-w + r * 0.6, h - r * 0.9, -w, h - r)
    edge.quadTo(-w - r * 0.45, 0, -w, -h + r)
    edge.quadTo(-w + r * 0.6, -h + r * 0.9, -w + r, -h)
    edge.closeSubpath()
    scrolls: list[Line] = []
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        curl = _spiral(sx * (w - r * 0.05), sy * (h - r * 0.05), r * 0.62, 1.35, sx * sy)
        scrolls.append(curl)
    rules: list[Line] = [
        ((-w + r * 1.15, -h + 5), (w - r * 1.15, -h + 5)),
        ((-w + r * 1.15, h - 5), (w - r * 1.15, h - 5)),
    ]
    shade = hatch(_under(edge, 3.0), 60.0, 3.2, FINE * 0.8, seed)
    ink = add(
        outline(edge, BOLD, seed, 0.4),
        strokes(tuple(scrolls), BOLD * 0.8, seed + 9, 0.2),
        strokes(tuple(rules), FINE, seed + 4, 0.3),
        shade,
    )
    return Ornament(((edge, ink),))


def _under(shape: QPainterPath, by: float) -> QPainterPath:
    return shape.translated(by, by).subtracted(shape)


def _spiral(cx: float, cy: float, radius: float, turns: float, way: int) -> Line:
    count = 40
    return tuple(
        (
            cx + radius * (1 - at / count * 0.85) * math.cos(way * at / count * turns * math.tau + math.pi / 4),
            cy + radius * (1 - at / count * 0.85) * math.sin(way * at / count * turns * math.tau + math.pi / 4),
        )
        for at in range(count + 1)
    )


@lru_cache(maxsize=64)
def rope(width: float, height: float, thick: float = 7.0, seed: int = 1) -> Ornament:
    """A rope laid round the rectangle (0, 0, width, height), its strands twisted."""
    outer, inner = QPainterPath(), QPainterPath()
    outer.addRoundedRect(QRectF(0, 0, width, height), thick * 2, thick * 2)
    inner.addRoundedRect(QRectF(thick, thick, width - 2 * thick, height - 2 * thick), thick * 1.4, thick * 1.4)
    band = outer.subtracted(inner)
    middle = QPainterPath()
    middle.addRoundedRect(QRectF(thick / 2, thick / 2, width - thick, height - thick), thick * 1.7, thick * 1.7)
    count = max(8, round(middle.length() / (thick * 0.95)))
    strands: list[Line] = []
    for at in range(count):
        part = at / count
        here, angle = middle.pointAtPercent(part), math.radians(-middle.angleAtPercent(part))
        along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        strands.append(
            tuple(
                (
                    here.x() + along[0] * thick * t * 0.75 + across[0] * thick * 0.5 * s,
                    here.y() + along[1] * thick * t * 0.75 + across[1] * thick * 0.5 * s,
                )
                for t, s in ((-0.62, -1.0), (-0.36, -0.55), (0.0, 0.0), (0.36, 0.55), (0.62, 1.0))
            )
        )
    ink = add(
        outline(outer, FINE, seed, 0.3),
        outline(inner, FINE, seed + 1, 0.3),
        strokes(tuple(strands), FINE * 0.9, seed, 0.2, 0.1),
    )
    return Ornament(((band, ink),))


@lru_cache(maxsize=64)
def ruled_frame(width: float, height: float, gap: float = 5.0, seed: int = 1) -> QPainterPath:
    """The double rule round an engraved plate, thick outside and fine inside, at (0, 0, width, height)."""
    outer, inner = QPainterPath(), QPainterPath()
    outer.addRect(QRectF(0, 0, width, height))
    inner.addRect(QRectF(gap, gap, width - 2 * gap, height - 2 * gap))
    return add(outline(outer, BOLD, seed, 0.4), outline(inner, FINE, seed + 1, 0.4))


@lru_cache(maxsize=64)
def flourish(width: float, seed: int = 1) -> QPainterPath:
    """A swelled rule with a lozenge in the middle, from -width/2 to width/2 on y = 0."""
    w = width / 2
    left, right = ((-w, 0.0), (-9.0, 0.0)), ((9.0, 0.0), (w, 0.0))
    lozenge = polygon([(-5, 0), (0, -4), (5, 0), (0, 4)])
    curls = (
        arc(-w * 0.55, -3.5, w * 0.12, 3.2, 100, 230),
        arc(w * 0.55, -3.5, w * 0.12, 3.2, 80, -230),
    )
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for at, line in enumerate((left, right)):
        Stroke(line, BOLD * 0.9, seed + at, 0.2, 0.5).draw_on(path)
    return add(path, lozenge, strokes(curls, FINE, seed + 5, 0.2))


@lru_cache(maxsize=2048)
def hexagon(cx: float, cy: float, size: float, pointed: bool = True) -> QPainterPath:
    """A hexagon of side `size`, a corner upwards when `pointed`, else a side."""
    return polygon([polar(cx, cy, size, 60.0 * at + (0.0 if pointed else 30.0)) for at in range(6)])


def hex_centre(q: int, r: int, size: float, pointed: bool = True) -> Point:
    """The middle of the hexagon at axial (q, r), for hexagons of side `size` that tile."""
    if pointed:
        return size * math.sqrt(3.0) * (q + r / 2.0), size * 1.5 * r
    return size * 1.5 * q, size * math.sqrt(3.0) * (r + q / 2.0)
