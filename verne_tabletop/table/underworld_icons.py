"""Small signs of the underworld's table: the three gods, the favours, the treasures, the locations."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from verne_tabletop.table.figures import colour
from verne_tabletop.table.ornament import add, polygon
from verne_tabletop.table.pen import arc, curve, strokes
from verne_tabletop.table.tackle import star_path
from verne_tabletop.table.tokens import BOLD, FINE
from verne_tabletop.table.underworld_bodies import blob, disk, limb, union

GODS = ("ares", "zeus", "athena")


def _spiral(turns: float = 2.4, reach: float = 9.0) -> QPainterPath:
    points: list[tuple[float, float]] = []
    for step in range(60):
        part = step / 59.0
        x, y = arc(0, 0, reach * part, reach * part, -90 + 360 * turns * part, 0.001)[0]
        points.append((x, y))
    return limb(tuple(points), 2.2)


def _round(radius: float, weight: float = BOLD) -> QPainterPath:
    return strokes((arc(0, 0, radius, radius, 0, 360),), weight, 4, 0.1, 0.02)


def _die(pips: tuple[tuple[float, float], ...]) -> QPainterPath:
    box = QPainterPath()
    box.addRoundedRect(QRectF(-8, -8, 16, 16), 3, 3)
    for x, y in pips:
        box = box.subtracted(disk(x, y, 1.8))
    return box


def _make(key: str) -> QPainterPath:
    if key == "ares":
        fist = blob((-8, -3), (-6, -9), (6, -9), (9, -4), (8, 4), (4, 8), (4, 10), (-4, 10), (-5, 6), (-9, 3))
        gaps = [limb(((x, -9), (x - 0.4, -2)), 1.0) for x in (-3.5, 0.2, 4)]
        return fist.subtracted(union(*gaps, limb(((-8, 0), (0, 1), (2, 4)), 1.0)))
    if key == "zeus":
        return polygon([(2, -11), (-6, 2), (-1, 2), (-4, 11), (7, -3), (1.5, -3), (6, -11)])
    if key == "athena":
        return _spiral()
    if key == "die":
        plus = union(limb(((9, -10), (9, -4)), 1.8), limb(((6, -7), (12, -7)), 1.8))
        return union(QTransform().translate(-2, 2).map(_die(((-4, -4), (4, 4), (0, 0)))), plus)
    if key == "reroll":
        turn = limb(arc(0, 0, 10.5, 10.5, -60, 250), 1.8)
        return union(QTransform().scale(0.7, 0.7).map(_die(((0, 0),))), turn, polygon([(2, -13), (9, -9), (2, -6)]))
    if key == "cascade":
        six = ((-3.5, -4.5), (-3.5, 0), (-3.5, 4.5), (3.5, -4.5), (3.5, 0), (3.5, 4.5))
        small = QTransform().scale(0.62, 0.62).map(_die(six))
        return union(small.translated(-5, -6), small.translated(5, 5.5), limb(((4, -8), (9, -4), (7, -1)), 1.4))
    if key in ("block", "aegis"):
        shield = blob((0, -11), (9, -8), (8, 4), (0, 11), (-8, 4), (-9, -8))
        inner = star_path(5.2, 8, 0.5) if key == "aegis" else polygon([(-1.4, -7), (1.4, -7), (1.4, 7), (-1.4, 7)])
        return shield.subtracted(inner)
    if key in ("flee", "winged_sandals"):
        sole = blob((-8, 4), (-2, 6), (8, 6), (10, 9), (-8, 9.5))
        ankle = limb(((-5, 6), (-5, -2)), 3)
        wing = union(*[limb(((-5, y), (2 + y, y - 5), (8 + y * 0.6, y - 6)), 2.0) for y in (-2, 1, 4)])
        return union(sole, ankle, wing)
    if key in ("heal", "ambrosia"):
        if key == "heal":
            drop = blob((0, -11), (7, 2), (4, 9), (-4, 9), (-7, 2))
            return drop.subtracted(union(limb(((0, -1), (0, 6)), 1.8), limb(((-3.5, 2.5), (3.5, 2.5)), 1.8)))
        cup = union(blob((-9, -8), (9, -8), (5, 2), (-5, 2)), limb(((0, 2), (0, 8)), 2.4), limb(((-5, 10), (5, 10)), 2))
        return union(cup, limb(((-9, -6), (-12, -3), (-7, 0)), 1.6), limb(((9, -6), (12, -3), (7, 0)), 1.6))
    if key == "golden_bough":
        leaves = [disk(x, y, 3.4, 1.9) for x, y in ((-6, -1), (-1, -5), (4, -8), (5, -2), (0, 2), (-5, 5))]
        return union(limb(((-8, 10), (-2, 0), (6, -8)), 1.6), *leaves)
    if key == "helm_of_hades":
        helm = blob((-8, 8), (-9, -4), (0, -11), (9, -4), (8, 8), (3, 8), (3, 0), (-3, 0), (-3, 8))
        return union(helm, limb(((0, -11), (0, -13)), 3))
    if key == "harpe":
        return union(limb(((-6, 10), (-2, 0)), 2.4), limb(((-2, 0), (3, -10), (10, -8), (9, -3)), 2.6))
    if key == "charons_obol":
        return add(_round(9.5), _round(7.2, FINE), star_path(4.4, 6, 0.4))
    if key == "ariadnes_thread":
        return union(_spiral(3.0, 8.0), limb(((8, -2), (10, 6), (4, 11)), 1.3))
    if key == "hecates_torch":
        return union(limb(((0, 11), (0, -1)), 3), blob((-4, -2), (-5, -7), (0, -13), (5, -7), (4, -2)))
    return _place(key)


def _place(key: str) -> QPainterPath:
    waves = [
        strokes((curve((-10, y), (-5, y - 2.5), (0, y), (5, y + 2.5), (10, y)),), BOLD, 3, 0.1) for y in (-5, 0, 5)
    ]
    if key == "tartarus":
        return union(*[polygon([(-r, -r * 0.6), (0, r), (r, -r * 0.6)]) for r in (10,)]).subtracted(
            polygon([(-6, -4), (0, 5), (6, -4)])
        )
    if key == "acheron":
        return union(waves[2], blob((-9, -1), (9, -1), (5, 4), (-5, 4)), limb(((2, -1), (2, -10)), 1.6))
    if key == "lethe":
        return union(waves[1], waves[2], limb(arc(0, -6, 5, 3, 180, 180), 1.4))
    if key == "erebus":
        return disk(0, 0, 9.5).subtracted(disk(4, -3, 8))
    if key == "elysium":
        rays = [limb(((x * 0.7, y * 0.7), (x, y)), 1.6) for x, y in arc(0, 0, 11, 11, 0, 315)[:: max(1, 1)]][::2]
        return union(disk(0, 0, 5), *rays)
    if key == "styx":
        return union(*waves)
    if key == "cocytus":
        return union(waves[2], *[blob((x, -9), (x + 2.6, -3), (x, 0), (x - 2.6, -3)) for x in (-6, 0, 6)])
    if key == "asphodel":
        petals = [QTransform().rotate(60.0 * k).map(disk(0, -5.6, 2.4, 4.4)) for k in range(6)]
        return union(*petals).subtracted(disk(0, 0, 2))
    if key == "throne":
        skull = blob((0, -10), (8, -6), (8, 2), (4, 5), (4, 9), (-4, 9), (-4, 5), (-8, 2), (-8, -6))
        return skull.subtracted(union(disk(-3.4, -2, 2.3), disk(3.4, -2, 2.3), polygon([(0, 1), (1.4, 4), (-1.4, 4)])))
    raise KeyError(key)


@lru_cache(maxsize=64)
def sign(key: str) -> QPainterPath:
    """The sign of a god, favour, treasure or location, round (0, 0) in a box of about 24; KeyError when none."""
    return _make(key)


def paint_sign(painter: QPainter, key: str, centre: QPointF, size: float, ink: str) -> None:
    """A sign, `size` units high."""
    scale = size / 24.0
    painter.save()
    painter.translate(centre)
    painter.scale(scale, scale)
    painter.fillPath(sign(key), colour(ink))
    painter.restore()
