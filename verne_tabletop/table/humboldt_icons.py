"""The cargo as small pictures: eighteen things that came home from the voyage, told apart by their outline alone."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from verne_tabletop.table.ornament import add, polar, polygon
from verne_tabletop.table.pen import Line, Point, curve, strokes

HEAVY: Final = 1.5  # pen of the outlines, in units of a picture of 20
LIGHT: Final = 0.85


class Picture(NamedTuple):
    """A picture in a square from -10 to 10, painted in this order: masses of ink, what is cut out of them, fine ink."""

    ink: QPainterPath
    cut: QPainterPath = QPainterPath()
    fine: QPainterPath = QPainterPath()


def blot(*lines: Line) -> QPainterPath:
    """Closed shapes through smooth points."""
    return add(*[polygon(curve(*line, line[0])) for line in lines])


def pen(*lines: Line, weight: float = HEAVY) -> QPainterPath:
    """Lines of the pen, hardly wavering: the picture is small."""
    return strokes(tuple(lines), weight, 3, 0.0, 0.08)


def disk(x: float, y: float, radius: float) -> QPainterPath:
    """A filled circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _dragon_tree() -> Picture:
    crown = blot(((-9, -2.5), (-6.5, -7), (0, -9.2), (6.5, -7), (9, -2.5), (4, -3.6), (0, -3.0), (-4, -3.6)))
    trunk = polygon([(-1.9, 9), (-1.2, 2), (1.2, 2), (1.9, 9)])
    arms = pen(((0, 4), (-5.2, -3)), ((0, 4), (5.2, -3)), ((0, 4), (-1.8, -3)), ((0, 4), (1.8, -3)))
    return Picture(add(crown, trunk, arms, pen(((-6, 9.2), (6, 9.2)), weight=LIGHT)))


def _obsidian() -> Picture:
    shard = [(-2.5, -9.5), (4.5, -5.5), (7.5, 3), (2, 9.5), (-5, 6.5), (-7, -1.5)]
    lit = polygon([(-2.5, -9.5), (0.5, -1), (-5, 6.5), (-7, -1.5)])
    edge = (*shard, shard[0])
    facets = pen(((0.5, -1), (7.5, 3)), ((0.5, -1), (2, 9.5)), weight=LIGHT)
    return Picture(polygon(shard), add(lit, facets), pen(edge, ((-2.5, -9.5), (0.5, -1)), ((0.5, -1), (-5, 6.5))))


def _gulfweed() -> Picture:
    stalk = curve((0, 9.5), (-2.2, 4), (1.8, -1), (-0.6, -9))
    leaves: list[Line] = []
    balls: list[QPainterPath] = []
    for y, way, reach in ((5.2, -1, 6.5), (2.4, 1, 7.5), (-1.2, -1, 7.0), (-4.0, 1, 6.2), (-6.8, -1, 4.6)):
        leaves.append(curve((0, y), (way * reach * 0.55, y - 2.6), (way * reach, y - 2.2)))
        balls.append(disk(way * reach, y - 2.4, 1.75))
    return Picture(add(pen(stalk, *leaves), *balls))


def _eel() -> Picture:
    spine = curve((-9.4, 6.6), (-5.4, 8.0), (-1.6, 4.4), (1.6, -0.6), (4.6, -3.4), (8.4, -3.6))
    parts: list[QPainterPath] = []
    for at, (x, y) in enumerate(spine):
        along = at / (len(spine) - 1)
        parts.append(disk(x, y, 0.7 + 2.3 * min(1.0, along * 1.8)))
    bolt = polygon([(-6.2, -9.4), (-1.2, -9.4), (-3.4, -5.8), (-0.8, -5.8), (-7.0, 1.6), (-5.0, -3.6), (-7.8, -3.6)])
    return Picture(add(*parts, bolt), add(disk(7.8, -4.2, 0.95), pen(((9.2, -2.4), (11, -2.4)), weight=LIGHT)))


def _brazil_nut() -> Picture:
    parts: list[QPainterPath] = []
    for turn in (0, 120, 240):
        way = (
            polar(0, 1, 1.6, turn),
            polar(0, 1, 8.2, turn - 50),
            polar(0, 1, 10.2, turn),
            polar(0, 1, 8.2, turn + 50),
        )
        parts.append(polygon(way))
    veins = [(polar(0, 1, 3.6, turn), polar(0, 1, 8.4, turn)) for turn in (0, 120, 240)]
    return Picture(add(*parts), pen(*veins, weight=LIGHT))


def _oilbird() -> Picture:
    half: tuple[Point, ...] = (
        (0, -3.4),
        (1.6, -1.6),
        (5.2, -5.4),
        (9.6, -4.6),
        (6.2, -0.4),
        (2.4, 2.2),
        (1.6, 7.2),
        (0, 9.2),
    )
    other = tuple((-x, y) for x, y in reversed(half))
    return Picture(
        add(blot((*half, *other[1:-1])), disk(0, -2.6, 2.2)), add(disk(-0.9, -2.8, 0.6), disk(0.9, -2.8, 0.6))
    )


def _bark() -> Picture:
    quills: list[QPainterPath] = []
    rolls: list[QPainterPath] = []
    grain: list[Line] = []
    for x in (-6.0, 0.0, 6.0):
        quills += [polygon([(x - 2.5, -6.8), (x + 2.5, -6.8), (x + 2.5, 9), (x - 2.5, 9)]), disk(x, -6.8, 2.5)]
        rolls += [disk(x, -6.8, 1.5)]
        grain += [((x - 0.8, -2.6), (x - 0.8, 2.2)), ((x + 0.9, 0.6), (x + 0.9, 6.6))]
    return Picture(add(*quills), add(*rolls, pen(*grain, weight=LIGHT)), add(*[disk(x, -6.8, 0.6) for x in (-6, 0, 6)]))


def _emerald() -> Picture:
    outer = [polar(0, 0, 9.4, 22.5 + 45 * at) for at in range(8)]
    inner = [polar(0, 0, 5.2, 22.5 + 45 * at) for at in range(8)]
    facets = [(outer[at], inner[at]) for at in range(8)]
    shade = polygon([outer[1], outer[2], outer[3], inner[3], inner[2], inner[1]])
    lines = add(pen((*outer, outer[0])), pen((*inner, inner[0]), *facets, weight=LIGHT))
    return Picture(shade, QPainterPath(), lines)


def _nugget() -> Picture:
    edge: Line = ((-8.6, 1.8), (-6.6, -4.2), (-2.2, -4.8), (0.4, -8.4), (5.2, -6.4), (6.0, -1.6))
    lump = blot((*edge, (9.2, 1.6), (6.4, 7.2), (0.6, 6.0), (-4.4, 8.2)))
    return Picture(lump, add(disk(-3.2, -0.6, 1.7), disk(2.4, -3.4, 1.3), disk(4.4, 3.0, 1.5), disk(-1.6, 4.4, 1.0)))


def _chimborazo() -> Picture:
    peak = [(-9.5, 8), (-3.4, -4.4), (-0.6, -8.6), (2.6, -5.0), (4.6, -2.6), (9.5, 8)]
    foot: Line = ((4.6, -2.6), (2.8, -0.6), (0.9, -3.0), (-0.8, 0.2), (-2.4, -2.4), (-5.0, -1.2))
    return Picture(
        polygon(peak), polygon([(-3.4, -4.4), (-0.6, -8.6), (2.6, -5.0), *foot]), pen((*peak, peak[0]), weight=LIGHT)
    )


def _feather() -> Picture:
    vane = blot(((-7.6, 7.0), (-5.4, -1.0), (0.8, -7.4), (8.6, -9.2), (7.4, -2.0), (1.6, 4.4), (-4.2, 7.0)))
    slits = (
        ((-0.6, 0.6), (-3.2, -2.2)),
        ((2.2, -2.2), (0.0, -5.2)),
        ((1.0, 1.6), (3.8, 2.6)),
        ((4.2, -2.6), (6.6, -1.4)),
    )
    cuts = add(pen(*slits, weight=1.1), pen(((-5.6, 5.4), (6.6, -7.2)), weight=0.9))
    return Picture(vane, cuts, pen(((-9.4, 9.4), (-5.6, 5.4))))


def _guano() -> Picture:
    jar = polygon(
        [(-6.4, -4.6), (6.4, -4.6), (7.4, -2.4), (7.4, 8.0), (6.0, 9.6), (-6.0, 9.6), (-7.4, 8.0), (-7.4, -2.4)]
    )
    lid = polygon([(-5.4, -9.4), (5.4, -9.4), (5.4, -6.0), (-5.4, -6.0)])
    label = polygon([(-4.8, -0.8), (4.8, -0.8), (4.8, 6.2), (-4.8, 6.2)])
    return Picture(add(jar, lid), label, pen(((-3, 1.4), (3, 1.4)), ((-3, 3.8), (1.4, 3.8)), weight=LIGHT))


def _silver() -> Picture:
    bars: list[QPainterPath] = []
    edges: list[Line] = []
    for x, y in ((-4.9, 4.6), (4.9, 4.6), (0.0, -2.8)):
        front = [(x - 4.6, y + 3.2), (x - 3.4, y - 1.0), (x + 3.4, y - 1.0), (x + 4.6, y + 3.2)]
        top = [(x - 3.4, y - 1.0), (x - 2.0, y - 3.8), (x + 2.0, y - 3.8), (x + 3.4, y - 1.0)]
        bars.append(polygon(front))
        edges.append((*top, top[0]))
    return Picture(add(*bars, pen(*edges, weight=LIGHT)))


def _dahlia() -> Picture:
    petals: list[QPainterPath] = []
    for turn in range(0, 360, 45):
        side = [polar(0, 0, 2.6, turn - 24), polar(0, 0, 7.2, turn - 17), polar(0, 0, 9.8, turn)]
        petals.append(blot((*side, polar(0, 0, 7.2, turn + 17), polar(0, 0, 2.6, turn + 24))))
    seeds = add(*[disk(*polar(0, 0, 1.8, turn), 0.8) for turn in range(0, 360, 72)])
    return Picture(add(*petals), disk(0, 0, 3.4), seeds)


def _codex() -> Picture:
    edges: list[Line] = []
    for at in range(3):
        x, tilt = -9.0 + at * 6.0, 2.6 if at % 2 == 0 else -2.6
        page = [(x, -7 + tilt), (x + 6, -7 - tilt), (x + 6, 7 - tilt), (x, 7 + tilt)]
        edges.append((*page, page[0]))
    left: Line = ((-7.6, 3.6), (-7.6, 1.0), (-5.6, 0.4), (-5.6, -2.4), (-4.4, -2.8))
    right: Line = ((4.6, 4.6), (4.6, 1.6), (6.2, 2.0), (6.2, -1.4), (7.8, -1.0))
    face = add(disk(0.0, -2.2, 1.6), polygon([(-1.6, 1), (1.5, 0.4), (1.5, 3.4), (-1.6, 4)]))
    return Picture(polygon(edges[1]), face, pen(*edges, left, right))


def _cane() -> Picture:
    lines: list[Line] = []
    canes: list[QPainterPath] = []
    for x in (-5.0, 0.2, 5.4):
        for at in range(4):
            top = -6.4 + at * 4.2
            canes.append(polygon([(x - 1.6, top), (x + 1.6, top), (x + 1.6, top + 3.4), (x - 1.6, top + 3.4)]))
        lines.append(curve((x, -6.4), (x + 1.4, -9.6), (x + 4.2, -8.6)))
        lines.append(curve((x, -6.4), (x - 1.6, -9.8), (x - 4.0, -8.0)))
    return Picture(add(*canes, pen(*lines, weight=1.2)))


def _tobacco() -> Picture:
    leaf = blot(((0, -9.8), (4.6, -5.4), (6.8, 0.2), (4.6, 5.2), (0, 7.2), (-4.6, 5.2), (-6.8, 0.2), (-4.6, -5.4)))
    veins: list[Line] = [((0, -8.4), (0, 7.0))]
    for y in (-4.0, -0.4, 3.2):
        veins += [((0, y + 1.8), (-4.2, y - 1.6)), ((0, y + 1.8), (4.2, y - 1.6))]
    return Picture(leaf, pen(*veins, weight=1.0), pen(((0, 7.0), (1.2, 9.8))))


def _tooth() -> Picture:
    crown = blot(((-9.2, -1.2), (-6.0, -5.8), (1.0, -6.4), (7.6, -4.8), (9.4, -0.6), (6.8, 3.4), (0, 3.8), (-7.0, 3.0)))
    ridges = [curve((x, -5.2), (x + 1.0, -3.0), (x, -0.6), (x + 0.8, 2.6)) for x in (-6.2, -3.4, -0.6, 2.2, 5.0)]
    roots = add(polygon([(-6.4, 3.0), (-2.2, 3.6), (-4.6, 9.4)]), polygon([(1.6, 3.6), (6.2, 3.0), (4.8, 9.0)]))
    return Picture(add(crown, roots), pen(*ridges, weight=1.25))


PICTURES: Final[dict[str, Callable[[], Picture]]] = {
    "dragon_tree": _dragon_tree,
    "teide_obsidian": _obsidian,
    "gulfweed": _gulfweed,
    "electric_eel": _eel,
    "brazil_nut": _brazil_nut,
    "oilbird": _oilbird,
    "cinchona_bark": _bark,
    "emerald": _emerald,
    "platinum_nugget": _nugget,
    "chimborazo_rock": _chimborazo,
    "condor_feather": _feather,
    "guano_sample": _guano,
    "silver_ore": _silver,
    "dahlia_seeds": _dahlia,
    "aztec_codex": _codex,
    "sugar_cane": _cane,
    "tobacco_leaf": _tobacco,
    "mammoth_tooth": _tooth,
}


@lru_cache(maxsize=64)
def picture(key: str) -> Picture:
    """The picture of a kind of cargo; a plain bale for one that an edition has named anew."""
    make = PICTURES.get(key)
    return make() if make is not None else _bale()


def _bale() -> Picture:
    box = [(-8, -6), (8, -6), (8, 7), (-8, 7)]
    return Picture(pen((*box, box[0]), ((-8, -6), (8, 7)), ((8, -6), (-8, 7))))
