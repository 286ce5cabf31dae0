"""Emblems of the destinations of fire and water: the volcano, the realm of Neptune, the ice."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from verne_tabletop.table.cities_shapes import Emblem, closed, within
from verne_tabletop.table.ornament import add, polar, polygon
from verne_tabletop.table.pen import Line, Point, arc, curve, hatch, outline, strokes
from verne_tabletop.table.tokens import BOLD, FINE


@lru_cache(maxsize=1)
def volcano() -> Emblem:
    """A cone that smokes, its streams of lava running down."""
    cone = polygon(
        [
            *curve((-54, 52), (-28, 22), (-14, -8)),
            (-8, -5),
            (-2, -9),
            (5, -5),
            (12, -8),
            *curve((12, -8), (28, 22), (54, 52)),
        ]
    )
    streams = add(
        polygon(
            [*curve((-5, -6), (-8, 8), (-3, 16), (-16, 52)), (-6, 52), *curve((-6, 52), (4, 18), (-1, 8), (1, -7))]
        ),
        polygon(
            [*curve((7, -6), (12, 8), (20, 20), (29, 52)), (34, 52), *curve((34, 52), (25, 18), (17, 6), (10, -7))]
        ),
    )
    cloud = add(
        *[
            _puff(x, y, r)
            for x, y, r in ((-2, -17, 8), (-12, -26, 10), (4, -29, 12), (17, -24, 9), (-4, -38, 10), (12, -38, 8))
        ]
    )
    plume = within(cloud.simplified())
    ground = within(cone)
    bombs = add(*[_puff(x, y, 1.9) for x, y in ((-24, -12), (-30, -22), (25, -12), (31, -25), (-20, -2))])
    shade = within(hatch(polygon([(12, -8), (28, 22), (48, 40), (30, 40), (20, 18)]), 58, 4.0, FINE * 1.3, 4))
    curls = (arc(-12, -26, 5, 5, 150, 230), arc(5, -29, 6.5, 6.5, 190, 240), arc(17, -24, 4.5, 4.5, 230, 230))
    ink = add(
        outline(ground, BOLD, 1, 0.4),
        outline(plume, FINE * 1.6, 2, 0.3),
        strokes(curls, FINE * 1.2, 3, 0.2),
        outline(within(streams), FINE * 1.3, 6, 0.3),
        shade,
        bombs,
    )
    return Emblem(add(ground, bombs), within(add(streams, plume)), ink)


def _puff(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


@lru_cache(maxsize=1)
def neptune() -> Emblem:
    """A trident before sunken columns and waves."""
    water = closed((-50, -12), (-34, -16), (-18, -10), (0, -16), (18, -10), (34, -16), (50, -12), (50, 50), (-50, 50))
    sea = within(water)
    columns = add(
        polygon([(-34, 40), (-34, 2), (-22, 2), (-22, 40)]),
        polygon([(-37, 2), (-37, -3), (-19, -3), (-19, 2)]),
        polygon([(22, 40), (22, 12), (26, 9), (30, 14), (34, 11), (34, 40)]),
    )
    shaft = polygon([(-2.4, 46), (-2.4, -12), (2.4, -12), (2.4, 46)])
    head = add(
        shaft,
        polygon([(0, -44), (6, -30), (2.4, -32), (2.4, -10), (-2.4, -10), (-2.4, -32), (-6, -30)]),
        polygon(
            [
                *curve((-14, -24), (-13, -10), (-2, -6)),
                (2, -6),
                *curve((2, -6), (13, -10), (14, -24)),
                (18, -22),
                (16, -38),
                (8, -26),
                (10.5, -25),
                *curve((10.5, -25), (9, -14), (0, -12)),
                *curve((0, -12), (-9, -14), (-10.5, -25)),
                (-8, -26),
                (-16, -38),
                (-18, -22),
            ]
        ),
    )
    flutes: tuple[Line, ...] = tuple(
        [((x, 5), (x, 38)) for x in (-30.0, -26.0)] + [((x, 16), (x, 38)) for x in (26.0, 30.0)]
    )
    crests = (
        curve((-46, -12), (-34, -16), (-18, -10), (0, -16), (18, -10), (34, -16), (46, -12)),
        curve((-44, 22), (-38, 18), (-34, 23)),
        curve((-18, 14), (-13, 10), (-8, 15)),
        curve((8, 26), (13, 22), (18, 27)),
        curve((36, 0), (41, -4), (45, 1)),
        curve((-16, 34), (-11, 30), (-6, 35)),
        curve((8, 6), (13, 2), (18, 7)),
    )
    fish = add(closed((10, 38), (16, 34), (21, 38), (16, 42)), polygon([(10, 38), (6, 34), (6, 42)]))
    white = within(add(columns, head))
    waves = within(strokes(crests, FINE * 1.7, 2, 0.3)).subtracted(white)
    ink = add(
        outline(within(columns), FINE * 1.5, 3, 0.2),
        strokes(flutes, FINE, 4, 0.1),
        waves,
        outline(within(head), FINE * 1.6, 5, 0.1),
        outline(fish, FINE * 1.2, 6, 0.1),
    )
    return Emblem(sea, add(white, fish), ink)


@lru_cache(maxsize=1)
def pole() -> Emblem:
    """A crystal of ice over the pack."""
    sky = within(closed((-50, -50), (50, -50), (50, 24), (30, 20), (8, 26), (-14, 19), (-34, 25), (-50, 21)))
    arms: list[QPainterPath] = []
    for turn in range(0, 360, 60):
        left, right = polar(0, -8, 3.0, turn - 90), polar(0, -8, 3.0, turn + 90)
        tip = polar(0, -8, 33, turn)
        arms.append(
            polygon(
                [
                    left,
                    (tip[0] + left[0] * 0.5, tip[1] + (left[1] + 8) * 0.5),
                    tip,
                    (tip[0] + right[0] * 0.5, tip[1] + (right[1] + 8) * 0.5),
                    right,
                ]
            )
        )
        for out, reach in ((13, 10), (22, 8)):
            root = polar(0, -8, out, turn)
            for side in (-50, 50):
                far = polar(root[0], root[1], reach, turn + side)
                arms.append(_bar(root, far, 2.2))
    crystal = within(add(*arms).simplified())
    floes = add(
        polygon([(-44, 34), (-30, 26), (-12, 32), (-22, 40)]),
        polygon([(-8, 42), (4, 30), (22, 30), (30, 38), (12, 46)]),
        polygon([(28, 32), (36, 25), (46, 30), (40, 36)]),
    )
    cracks: tuple[Line, ...] = (
        ((-30, 26), (-26, 33), (-22, 40)),
        ((4, 30), (8, 37), (12, 46)),
        ((-40, 44), (-30, 46)),
        ((-44, 26), (-38, 24)),
    )
    ink = add(
        outline(crystal, FINE * 1.4, 1, 0.1),
        outline(within(floes), FINE * 1.5, 2, 0.3),
        within(strokes(cracks, FINE * 1.2, 3, 0.2)),
        within(strokes((curve((-50, 21), (-34, 25), (-14, 19), (8, 26), (30, 20), (50, 24)),), FINE * 1.6, 4, 0.3)),
    )
    return Emblem(sky, crystal, ink)


def _bar(a: Point, b: Point, width: float) -> QPainterPath:
    length = math.dist(a, b)
    nx, ny = -(b[1] - a[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
    return polygon([(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)])
