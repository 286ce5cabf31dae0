"""Emblems of the destinations on land: the Himalayas, the rain forest, the desert."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from verne_tabletop.table.cities_shapes import Emblem, closed, within
from verne_tabletop.table.ornament import add, polar, polygon
from verne_tabletop.table.pen import Line, Point, curve, hatch, outline, strokes
from verne_tabletop.table.tokens import BOLD, FINE


@lru_cache(maxsize=1)
def himalaya() -> Emblem:
    """Three peaks under snow, a monastery on the ridge."""
    main = polygon([(-48, 52), (-20, 4), (-13, 9), (3, -34), (15, -10), (20, -14), (48, 52)])
    left = polygon([(-60, 52), (-33, -6), (-20, 16), (-10, 52)])
    right = polygon([(10, 52), (31, -2), (38, 8), (60, 52)])
    snow = polygon([(-7, -8), (3, -34), (14, -11), (9, -14), (5, -6), (1, -13), (-3, -3)])
    left_snow = polygon([(-39, 8), (-33, -6), (-26, 5), (-30, 3), (-33, 10), (-35, 5)])
    right_snow = polygon([(25, 10), (31, -2), (36, 6), (33, 6), (30, 12), (28, 8)])
    house = add(
        polygon([(-14, 30), (-14, 20), (4, 20), (4, 30)]),
        polygon([(-18, 20), (-12, 14), (2, 14), (8, 20)]),
        polygon([(-9, 14), (-9, 9), (-1, 9), (-1, 14)]),
        polygon([(-12, 9), (-5, 3), (2, 9)]),
    )
    land = within(add(left, right, main))
    shade = within(
        add(
            hatch(polygon([(3, -34), (15, -10), (20, -14), (44, 40), (12, 40)]), 62, 4.2, FINE * 1.3, 2),
            hatch(polygon([(31, -2), (38, 8), (54, 40), (36, 40)]), 62, 4.2, FINE * 1.2, 5),
        )
    )
    ink = add(
        outline(land, BOLD, 1, 0.4),
        shade,
        outline(snow, FINE * 1.4, 4, 0.2),
        outline(house, FINE * 1.5, 5, 0.1),
        outline(left_snow, FINE, 6, 0.2),
        outline(right_snow, FINE, 7, 0.2),
        strokes((((-9, 23), (-9, 29)), ((-2, 23), (-2, 29))), FINE * 1.5, 6, 0.0),
        strokes((((-5, 3), (-5, -3)),), FINE * 1.5, 7, 0.0),
    )
    return Emblem(land, add(snow, left_snow, right_snow, house), ink)


@lru_cache(maxsize=1)
def rainforest() -> Emblem:
    """A stepped temple between great leaves."""
    steps = add(
        *[polygon([(-w, y), (-w + 3, y - 11), (w - 3, y - 11), (w, y)]) for w, y in ((31, 36), (24, 25), (17, 14))]
    )
    shrine = add(polygon([(-10, 3), (-10, -9), (10, -9), (10, 3)]), polygon([(-13, -9), (-9, -15), (9, -15), (13, -9)]))
    door = polygon([(-3, 3), (-3, -5), (3, -5), (3, 3)])
    stair = polygon([(-6, 36), (-4, 3), (4, 3), (6, 36)])
    leaves = [
        _leaf((-46, 30), (-30, -36), 11),
        _leaf((46, 30), (30, -36), 11),
        _leaf((-50, 10), (-12, -40), 8),
        _leaf((50, 10), (12, -40), 8),
        _leaf((-40, 42), (-22, 4), 7),
        _leaf((40, 42), (22, 4), 7),
    ]
    foliage = within(add(*[leaf for leaf, _ in leaves]))
    veins = within(add(*[vein for _, vein in leaves]))
    treads: tuple[Line, ...] = tuple(
        [((-5.6 + 0.05 * at, 34.0 - 3.4 * at), (5.6 - 0.05 * at, 34.0 - 3.4 * at)) for at in range(9)]
    )
    temple = within(add(steps, shrine))
    ink = add(outline(foliage, FINE * 1.5, 1, 0.4), veins)
    ink = ink.subtracted(temple)
    ink = add(
        ink,
        outline(temple, FINE * 1.6, 3, 0.3),
        strokes(treads, FINE, 5, 0.0, 0.0),
        door,
        within(hatch(polygon([(8, 36), (8, 4), (31, 36)]), 0, 3.4, FINE * 0.9, 7)),
        outline(stair, FINE, 8, 0.1),
    )
    return Emblem(foliage, temple, ink)


def _leaf(root: Point, tip: Point, width: float) -> tuple[QPainterPath, QPainterPath]:
    (ax, ay), (bx, by) = root, tip
    length = math.dist(root, tip)
    nx, ny = -(by - ay) / length, (bx - ax) / length
    mx, my = ax + (bx - ax) * 0.42, ay + (by - ay) * 0.42
    blade = polygon(
        [*curve(root, (mx + nx * width, my + ny * width), tip), *curve(tip, (mx - nx * width, my - ny * width), root)]
    )
    lines: list[Line] = [(root, tip)]
    for at in range(2, 8):
        part = at / 9.0
        x, y = ax + (bx - ax) * part, ay + (by - ay) * part
        out = width * 0.8 * math.sin(math.pi * min(1.0, part * 1.15))
        forward = length * 0.12
        fx, fy = (bx - ax) / length * forward, (by - ay) / length * forward
        lines += [((x, y), (x + nx * out + fx, y + ny * out + fy)), ((x, y), (x - nx * out + fx, y - ny * out + fy))]
    return blade, strokes(tuple(lines), FINE * 1.1, 3, 0.1)


@lru_cache(maxsize=1)
def desert() -> Emblem:
    """Pyramids among dunes under a high sun."""
    sun = QPainterPath()
    sun.addEllipse(QPointF(20, -24), 10, 10)
    rays: tuple[Line, ...] = tuple([(polar(20, -24, 13, turn), polar(20, -24, 18, turn)) for turn in range(0, 360, 30)])
    great = polygon([(-38, 18), (-8, -28), (22, 18)])
    small = polygon([(10, 18), (27, -6), (46, 18)])
    dunes = closed((-50, 18), (-26, 13), (0, 21), (28, 15), (50, 20), (50, 50), (-50, 50))
    land = within(add(great, small, dunes, sun))
    lit = within(add(polygon([(-36, 17), (-8, -26), (-5, 17)]), polygon([(12, 17), (27, -4), (29, 17)])))
    ripples = (
        curve((-44, 24), (-24, 20), (0, 28), (24, 22), (46, 27)),
        curve((-40, 32), (-18, 27), (4, 35), (28, 30), (42, 33)),
        curve((-30, 40), (-8, 35), (14, 42), (32, 37)),
    )
    blocks: tuple[Line, ...] = tuple(
        [((-8 - (y + 28) * 0.65, y), (-7 + (y + 28) * 0.05, y)) for y in (-14.0, -6.0, 2.0, 10.0)]
    )
    ink = add(
        outline(within(great), BOLD * 0.9, 2, 0.3),
        outline(within(small), FINE * 1.6, 3, 0.3),
        outline(sun, FINE * 1.6, 1, 0.2),
        strokes(rays, FINE * 1.5, 4, 0.1),
        within(strokes(ripples, FINE * 1.6, 5, 0.3)),
        strokes(blocks, FINE * 0.9, 6, 0.1),
        hatch(polygon([(-8, -28), (22, 18), (-5, 18)]), 60, 4.4, FINE * 1.2, 7),
        strokes((((-8, -28), (-5, 18)), ((27, -6), (29, 18))), FINE * 1.4, 8, 0.2),
    )
    return Emblem(land, lit, ink)
