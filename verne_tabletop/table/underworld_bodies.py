"""What black-figure silhouettes are put together of: limbs, bodies, heads, and what they hold.

Everything is made round (0, 0) within a box of 100 x 100: a body to fill with glaze, and incised lines to fill with the
colour of the clay.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from verne_tabletop.table.ornament import add, polygon
from verne_tabletop.table.pen import Point, arc, curve, strokes
from verne_tabletop.table.tokens import FINE


class Silhouette(NamedTuple):
    """The body and its incised lines."""

    body: QPainterPath
    cut: QPainterPath


def limb(points: tuple[Point, ...], width: float) -> QPainterPath:
    """An arm, a leg, a tail: a smooth line with a width, round at the ends."""
    line = curve(*points)
    path = QPainterPath(QPointF(*line[0]))
    for point in line[1:]:
        path.lineTo(QPointF(*point))
    pen = QPainterPathStroker()
    pen.setWidth(width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen.createStroke(path)


def union(*paths: QPainterPath) -> QPainterPath:
    """One outline round all, whichever way each of them runs."""
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def disk(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """A filled circle or ellipse."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def blob(*points: Point) -> QPainterPath:
    """A closed smooth shape through points."""
    line = curve(*points, points[0])
    return polygon(line)


def cuts(*lines: tuple[Point, ...]) -> QPainterPath:
    """Incised lines."""
    return strokes(tuple(curve(*line) for line in lines), FINE * 1.3, 5, 0.1, 0.1)


def eye(x: float, y: float) -> QPainterPath:
    """The almond eye of a profile."""
    return add(strokes((arc(x, y, 2.6, 1.5, 0, 360),), FINE, 2, 0.0, 0.0), disk(x, y, 0.9))


def person(skirt: bool = True, hair: bool = False) -> Silhouette:
    """Somebody striding to the right: head in profile, chest to the front, as the old painters had it."""
    head = blob((4, -42), (10, -38), (11, -34), (14, -31), (10, -29), (9, -25), (3, -24), (-3, -30), (-3, -38))
    trunk = polygon([(-12, -21), (14, -21), (7, 2), (-6, 2)])
    legs = add(limb(((4, 6), (14, 20), (12, 34), (14, 46)), 8.5), limb(((-3, 6), (-8, 22), (-18, 32), (-22, 46)), 8.5))
    feet = add(limb(((13, 46), (22, 47)), 5), limb(((-23, 46), (-14, 47)), 5))
    body = [head, limb(((2, -27), (2, -20)), 7), trunk, legs, feet]
    lines = [cuts(((-8, -18), (0, -14), (10, -18))), eye(6, -35), cuts(((12, 22), (14, 26)), ((-9, 22), (-7, 27)))]
    if skirt:
        body.append(polygon([(-7, 0), (8, 0), (17, 20), (5, 17), (-3, 21), (-15, 19)]))
        lines.append(cuts(((-4, 3), (-9, 17)), ((1, 3), (0, 17)), ((5, 3), (11, 17)), ((-6, 1), (7, 1))))
    if hair:
        body.append(blob((3, -44), (-5, -42), (-9, -32), (-14, -20), (-8, -18), (-2, -28), (4, -38)))
        lines.append(cuts(((-2, -41), (-8, -24))))
    return Silhouette(union(*body), add(*lines))


def wings(reach: float = 42.0) -> Silhouette:
    """Sickle wings, feather by feather."""
    r = reach
    left = blob((-8, -18), (-r * 0.6, -r * 0.62), (-r, -r * 1.0), (-r * 1.06, -r * 0.5), (-r * 0.8, -2), (-10, -4))
    right = blob((10, -18), (r * 0.6, -r * 0.6), (r, -r * 0.9), (r * 1.05, -r * 0.42), (r * 0.8, -4), (10, -6))
    lines = []
    for step in range(4):
        k = 0.25 + step * 0.2
        lines.append(((-14 - r * k, -20 - r * k * 0.55), (-12 - r * k * 0.9, -4)))
        lines.append(((14 + r * k, -20 - r * k * 0.5), (12 + r * k * 0.9, -6)))
    return Silhouette(union(left, right), cuts(*lines))


def beast(heads: int = 1, mane: bool = False, snake: bool = False) -> Silhouette:
    """Something on four legs, facing right, with as many heads as it needs."""
    trunk = blob((-32, -4), (-18, -12), (6, -12), (22, -14), (26, 2), (14, 12), (-4, 6), (-22, 12), (-34, 8))
    legs = [
        limb(((18, 6), (22, 24), (20, 44), (26, 45)), 7),
        limb(((10, 8), (8, 26), (12, 44), (18, 45)), 7),
        limb(((-24, 6), (-32, 22), (-24, 32), (-28, 44), (-22, 45)), 8),
        limb(((-30, 4), (-40, 20), (-34, 32), (-40, 44), (-34, 45)), 7),
    ]
    tail = ((-34, 0), (-46, -8), (-44, -26), (-36, -34))
    body = [trunk, *legs, limb(tail, 4.5)]
    lines = [cuts(((-20, -6), (-26, 8)), ((14, -8), (18, 6)), ((-8, 0), (2, 4)))]
    if snake:
        body.append(blob((-40, -34), (-32, -40), (-28, -34), (-34, -31)))
    for number in range(heads):
        turn = QTransform().translate(24, -8).rotate(-26.0 * (number - (heads - 1) / 2.0)).translate(-24, 8)
        head = add(
            limb(((18, -8), (26, -18), (32, -26)), 13),
            blob((26, -36), (36, -34), (48, -26), (47, -21), (36, -19), (27, -22)),
            polygon([(28, -34), (27, -44), (34, -35)]),
        )
        body.append(turn.map(head))
        lines.append(turn.map(add(eye(36, -29), cuts(((38, -22), (47, -24))))))
    if mane:
        body.append(blob((14, -22), (22, -38), (34, -38), (34, -16), (24, -4), (12, -8)))
        lines.append(cuts(((20, -32), (18, -14)), ((26, -35), (25, -10)), ((31, -34), (31, -16))))
    return Silhouette(union(*body), add(*lines))


def face(snakes: int = 9, tongue: bool = True) -> Silhouette:
    """A gorgon's face, from the front."""
    head = blob((0, -26), (22, -18), (26, 6), (14, 26), (0, 31), (-14, 26), (-26, 6), (-22, -18))
    body = [head]
    for number in range(snakes):
        turn = QTransform().rotate(-105.0 + 210.0 * number / (snakes - 1))
        body.append(turn.map(add(limb(((0, -22), (5, -30), (-4, -37), (3, -43)), 4.5), disk(4, -44, 3.4, 2.6))))
    lines = [
        strokes((arc(-10, -4, 6, 4, 0, 360), arc(10, -4, 6, 4, 0, 360)), FINE * 1.4, 3, 0.1),
        disk(-10, -4, 2.2),
        disk(10, -4, 2.2),
        cuts(((-18, -13), (-9, -14), (-3, -9)), ((18, -13), (9, -14), (3, -9)), ((-4, 2), (-5, 7), (0, 9), (5, 7))),
        cuts(((-15, 13), (0, 17), (15, 13), (13, 21), (0, 24), (-13, 21), (-15, 13))),
    ]
    for x in (-9, -3, 3, 9):
        lines.append(polygon([(x - 2, 15.5), (x + 2, 15.5), (x, 20)]))
    if tongue:
        body.append(blob((-5, 21), (5, 21), (5, 36), (0, 40), (-5, 36)))
        lines.append(cuts(((0, 24), (0, 36))))
    return Silhouette(union(*body), add(*lines))


def with_(base: Silhouette, *more: Silhouette) -> Silhouette:
    """Figures laid over one another."""
    return Silhouette(union(base.body, *[m.body for m in more]), add(base.cut, *[m.cut for m in more]))


def arms(*lines: tuple[Point, ...]) -> Silhouette:
    """Arms from the shoulders."""
    return Silhouette(union(*[limb(line, 5.5) for line in lines]), QPainterPath())


def thing(body: QPainterPath, cut: QPainterPath | None = None) -> Silhouette:
    """What somebody carries."""
    return Silhouette(body, cut if cut is not None else QPainterPath())


SPEAR: Final[tuple[Point, ...]] = ((-40, -8), (44, -30))


def spear() -> Silhouette:
    """A long spear, held level."""
    tip = polygon([(42, -32.5), (52, -32), (43, -27)])
    return thing(union(limb(SPEAR, 2.2), tip))


def shield(x: float = -12.0, y: float = -8.0, radius: float = 17.0) -> Silhouette:
    """A round shield with a star cut into it."""
    rays = [((x, y - radius * 0.6), (x, y + radius * 0.6)), ((x - radius * 0.6, y), (x + radius * 0.6, y))]
    ringed = strokes((arc(x, y, radius * 0.8, radius * 0.8, 0, 360),), FINE * 1.4, 3, 0.1)
    return Silhouette(disk(x, y, radius), add(ringed, cuts(*rays), disk(x, y, 2.5)))


def crest() -> Silhouette:
    """A helmet with a high crest."""
    helmet = blob((-4, -30), (-4, -42), (4, -46), (12, -40), (12, -34), (8, -33), (8, -26), (3, -27))
    plume = blob((-14, -26), (-12, -44), (0, -53), (14, -50), (8, -46), (-2, -45), (-7, -36), (-8, -24))
    return Silhouette(union(helmet, plume), cuts(((-10, -30), (-8, -42), (2, -48)), ((-2, -32), (8, -32))))


def coil() -> Silhouette:
    """A serpent's tail instead of legs."""
    body = limb(((0, 2), (10, 16), (-6, 26), (-24, 30), (-14, 42), (10, 42), (30, 36), (38, 24), (44, 30)), 11)
    lines = [((6 - k * 4, 18 + k * 3), (0 - k * 4, 24 + k * 3)) for k in range(3)]
    return Silhouette(body, cuts(*lines, ((-10, 39), (-8, 45)), ((2, 38), (3, 46)), ((14, 37), (17, 45))))


def torso() -> Silhouette:
    """Head and chest only."""
    whole = person(False)
    upper = QPainterPath()
    upper.addRect(QRectF(-50, -55, 100, 59))
    return Silhouette(whole.body.intersected(upper), whole.cut.intersected(upper))


def sword(x: float = 24.0, y: float = -20.0) -> Silhouette:
    """A sword, raised."""
    blade = polygon([(x - 1.8, y), (x + 14, y - 26), (x + 17, y - 27), (x + 2, y + 2)])
    return thing(union(blade, limb(((x - 4, y - 4), (x + 5, y + 2)), 2.4)))


def torch() -> Silhouette:
    """A burning torch."""
    flame = blob((26, -30), (22, -40), (28, -44), (28, -52), (36, -42), (34, -32))
    return Silhouette(union(limb(((22, -12), (29, -30)), 3), flame), cuts(((28, -34), (29, -44))))


def person_hair() -> Silhouette:
    """Long hair for a figure without one."""
    return thing(blob((3, -44), (-5, -42), (-9, -32), (-14, -20), (-8, -18), (-2, -28), (4, -38)))
