"""Signs on ships and acquaintances: a brig under sail, and heads in profile, one for each colour of people."""

from functools import lru_cache

from PySide6.QtGui import QPainterPath

from verne_tabletop.table.ornament import add, polygon
from verne_tabletop.table.pen import Line, Point, curve, strokes
from verne_tabletop.table.tokens import FINE


@lru_cache(maxsize=16)
def ship(size: float, seed: int = 1) -> QPainterPath:
    """A brig under sail, seen from the side, about `size` high round (0, 0)."""
    unit = size / 20.0

    def at(*points: Point) -> Line:
        return tuple((x * unit, y * unit) for x, y in points)

    hull = polygon(at((-9, 4), (8, 4), (10.5, 2.2), (7.5, 8), (-6.8, 8), (-9, 4)))
    lines = [at((-3, 4), (-3, -9)), at((4, 4), (4, -8)), at((8, 3), (13, 0))]
    sails = [
        polygon(at((-6.4, -7.6), (-0.4, -7.6), (0.4, -3.2), (-7.2, -3.2))),
        polygon(at((-7.4, -2.4), (0.6, -2.4), (1.2, 2.4), (-8.0, 2.4))),
        polygon(at((1.8, -6.6), (6.8, -6.6), (7.6, -2.6), (1.2, -2.6))),
        polygon(at((1.4, -1.8), (7.8, -1.8), (8.6, 2.4), (1.6, 2.4))),
    ]
    waves = curve(*at((-12, 9.4), (-8, 8.6), (-4, 9.6), (0, 8.8), (4, 9.6), (8, 8.8), (12, 9.6)))
    edges = [tuple((p.x(), p.y()) for p in sail.toFillPolygon().toList()) for sail in sails]
    return add(
        hull,
        strokes(tuple(lines), FINE, seed, 0.1),
        strokes(tuple(edges), FINE, seed, 0.15),
        strokes((waves,), FINE, seed, 0.1),
    )


@lru_cache(maxsize=16)
def head(size: float, seed: int) -> QPainterPath:
    """The silhouette of a person in profile, one of six, `size` high round (0, 0)."""
    unit = size / 20.0

    def at(*points: Point) -> Line:
        return tuple((x * unit, y * unit) for x, y in points)

    bust = polygon(curve(*at((-8, 9.5), (-7, 5), (-2.4, 3.4), (-2.2, 1.0), (2.2, 1.4), (2.6, 3.6), (7, 5), (8, 9.5))))
    face = polygon(
        curve(
            *at(
                (-4, -1),
                (-3.6, -6),
                (0, -8.2),
                (3.4, -6.6),
                (3.9, -3.6),
                (5.1, -1.4),
                (3.8, -0.8),
                (3.6, 1.6),
                (0.6, 2.2),
                (-2.6, 1.6),
                (-4, -1),
            )
        )
    )
    hats = (
        polygon(at((-6.5, -6.2), (6.0, -6.2), (3.6, -8.0), (3.0, -10.0), (-3.4, -10.0), (-4.0, -8.0))),
        polygon(
            curve(
                *at(
                    (-5.4, -1),
                    (-6.0, -6.4),
                    (-1, -9.8),
                    (3.6, -7.2),
                    (0, -6.4),
                    (-3.4, -3.2),
                    (-3.6, 2.6),
                    (-5.4, 2.0),
                    (-5.4, -1),
                )
            )
        ),
        polygon(at((-8.0, -5.6), (0, -9.8), (8.0, -6.6), (0.0, -6.0))),
        polygon(
            curve(
                *at(
                    (-4.4, -5),
                    (-6.6, -3.2),
                    (-5.4, 0.6),
                    (-4.2, -1),
                    (-3.6, -6.4),
                    (2.4, -8.4),
                    (-1.6, -9.4),
                    (-4.4, -5),
                )
            )
        ),
        polygon(at((-4.6, -5.6), (4.0, -6.6), (3.8, -10.0), (-4.2, -10.0))),
        polygon(curve(*at((-3.4, -6.6), (-7.2, -7.4), (-6.2, -3.4), (-4.0, -2.4), (-3.4, -6.6)))),
    )
    return add(bust, face, hats[seed % 6])
