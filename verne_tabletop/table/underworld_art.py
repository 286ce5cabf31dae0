"""Black-figure silhouettes: heroes, creatures and gods as a vase painter of Attica might have cut them.

Every figure is made round (0, 0) within a box of 100 x 100: a body to fill with glaze, and incised lines to fill with
the colour of the clay.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QTransform

from verne_tabletop.table.figures import Look, colour
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


def _make(key: str) -> Silhouette:
    striking = ((10, -18), (22, -12), (28, -20))
    behind = ((-9, -18), (-20, -12), (-28, -18))
    clawed = arms(((10, -18), (24, -18), (34, -30)), ((-9, -18), (-22, -10), (-34, -14)))
    if key == "hero":
        return with_(person(), crest(), arms(striking), spear(), shield())
    if key == "heroine":
        bow = thing(add(limb(((32, -44), (42, -22), (32, 0)), 2.6), limb(((32, -44), (32, 0)), 0.9)))
        return with_(person(True, True), arms(((10, -18), (26, -20), (40, -22)), ((-9, -18), (8, -14), (30, -22))), bow)
    if key == "thanatos":
        return with_(wings(46), person(), crest(), arms(((10, -18), (20, -14), (25, -20)), behind), sword())
    if key == "shade":
        cloak = blob((0, -44), (13, -34), (15, -14), (22, 12), (26, 44), (14, 36), (4, 46), (-6, 36), (-18, 45))
        cloak = union(cloak, blob((0, -44), (-13, -34), (-14, -10), (-20, 14), (-18, 45), (0, 30), (10, 0)))
        hollow = blob((2, -36), (9, -30), (7, -18), (0, -16), (-4, -26))
        return Silhouette(cloak.subtracted(hollow), cuts(((-4, -8), (-8, 34)), ((6, -8), (10, 34)), ((0, -6), (1, 30))))
    if key == "harpy":
        bird = blob((-30, 8), (-14, -10), (6, -16), (16, -8), (14, 10), (-4, 22), (-20, 20))
        tail = polygon([(-26, 8), (-50, 10), (-48, 20), (-46, 28), (-22, 20)])
        legs = add(limb(((0, 18), (4, 32), (0, 44)), 4), limb(((8, 14), (16, 30), (14, 44)), 4))
        claws = add(*[limb(((x, 43), (x + dx, 47)), 2.2) for x in (0, 14) for dx in (-6, 1, 8)])
        wing = blob((-4, -10), (-20, -30), (-40, -44), (-42, -24), (-28, -2), (-10, 4))
        head = blob((12, -34), (19, -30), (20, -26), (23, -23), (18, -20), (14, -12), (5, -14), (4, -28))
        hair = blob((14, -36), (4, -34), (0, -22), (-4, -12), (4, -12), (8, -26))
        feathers = cuts(
            ((-12, -14), (-30, -30)), ((-10, -8), (-34, -22)), ((-8, -2), (-28, -10)), ((-30, 14), (-46, 20))
        )
        return Silhouette(union(bird, tail, legs, claws, wing, head, hair), add(feathers, eye(15, -27)))
    if key == "ker":
        return with_(wings(40), person(True, True), clawed)
    if key == "lamia":
        return with_(coil(), torso(), arms(((10, -18), (24, -10), (34, -18)), behind), person_hair())
    if key == "warrior":
        return with_(person(), crest(), arms(((10, -18), (20, -26), (30, -30))), spear(), shield(-8, -6, 19))
    if key == "empusa":
        flames = add(*[blob((x, -36), (x - 4, -46), (x + 2, -54), (x + 5, -44)) for x in (-8, -2, 4)])
        hoof = polygon([(8, 42), (18, 42), (20, 49), (6, 49)])
        return with_(person(), clawed, thing(union(flames, hoof), cuts(((8, 36), (18, 36)))))
    if key == "hellhound":
        return beast(1)
    if key == "eurynomos":
        trunk = blob((-20, -14), (6, -26), (20, -14), (16, 12), (-10, 20), (-26, 8))
        head = blob((10, -42), (26, -38), (36, -24), (30, -14), (14, -12), (4, -26))
        legs = add(limb(((-14, 12), (4, 28), (-14, 44), (-4, 46)), 9), limb(((8, 10), (26, 24), (12, 44), (24, 46)), 9))
        reach = add(limb(((14, -8), (34, 4), (44, -4)), 6), limb(((-14, -10), (-34, 8), (-30, 24)), 6))
        fangs = add(polygon([(24, -18), (28, -18), (26, -12)]), polygon([(30, -19), (34, -21), (33, -14)]))
        return Silhouette(
            union(trunk, head, legs, reach), add(eye(24, -29), fangs, cuts(((-12, -8), (4, -14), (12, -6))))
        )
    if key == "gorgon":
        return face(9)
    if key == "medusa":
        return with_(wings(48), face(11))
    if key == "centaur":
        horse = beast(0)
        man = QTransform().translate(20, -6).scale(0.86, 0.86).map(torso().body)
        branch = limb(((34, -30), (46, -50)), 3)
        leaves = add(*[disk(44 + dx, -46 + dy, 4, 2.4) for dx, dy in ((0, -4), (4, 2), (-5, 3), (-8, 10))])
        throw = add(limb(((30, -22), (38, -18), (36, -32)), 5), limb(((12, -22), (4, -12), (14, -8)), 5))
        return Silhouette(union(horse.body, man, branch, leaves, throw), horse.cut)
    if key == "cerberus":
        return beast(3, snake=True)
    if key == "lernaean_hydra":
        tail = limb(((-8, 30), (-30, 36), (-44, 24), (-36, 10), (-44, 2)), 8)
        trunk = blob((-20, 44), (-22, 24), (-6, 14), (12, 16), (22, 30), (18, 46))
        parts, lines = [tail, trunk], [cuts(((-14, 30), (14, 30)), ((-14, 36), (14, 36)), ((-12, 42), (14, 42)))]
        for number, lean in enumerate((-64, -34, -6, 24, 54)):
            turn = QTransform().translate(0, 22).rotate(lean).translate(0, -22)
            dip = 4.0 * (number % 2)
            neck = limb(((0, 20), (6, 0), (-5, -16 + dip), (3, -30 + dip)), 6.5)
            head = blob((-2, -28 + dip), (2, -36 + dip), (12, -34 + dip), (13, -29 + dip), (4, -26 + dip))
            parts.append(turn.map(add(neck, head)))
            lines.append(turn.map(disk(5, -31 + dip, 1.1)))
        return Silhouette(union(*parts), add(*lines))
    if key == "minotaur":
        head = blob((-6, -42), (8, -43), (18, -34), (21, -26), (12, -22), (0, -22), (-8, -30))
        horns = add(limb(((-4, -40), (-14, -46), (-14, -54)), 3.4), limb(((6, -42), (16, -46), (20, -54)), 3.4))
        axe = add(limb(((30, 4), (30, -44)), 2.6), blob((30, -46), (44, -50), (46, -28), (30, -34)))
        return with_(
            person(), thing(union(head, horns, axe), eye(8, -34)), arms(((10, -18), (24, -8), (30, -16)), behind)
        )
    if key == "alecto":
        return with_(wings(40), person(True, True), arms(((10, -18), (20, -8), (22, -12)), behind), torch())
    if key == "megaera":
        snakes = add(*[limb(((x, -40), (x - 4, -47), (x + 3, -54)), 2.8) for x in (-6, 0, 6)])
        return with_(wings(40), person(True, True), clawed, thing(snakes))
    if key == "tisiphone":
        lash = limb(((28, -20), (40, -34), (30, -46), (44, -52)), 1.8)
        return with_(wings(40), person(True, True), arms(striking, behind), thing(lash))
    if key == "chimera":
        goat = add(
            limb(((-6, -8), (-4, -24)), 8),
            blob((-8, -34), (2, -34), (10, -26), (8, -22), (-4, -22)),
            limb(((-4, -34), (-12, -44), (-18, -42)), 2.6),
        )
        base = beast(1, mane=True, snake=True)
        return with_(base, thing(goat, eye(1, -29)))
    if key == "hecatoncheir":
        many = [((10, -18), (22, -30 + k * 9), (40, -44 + k * 15)) for k in range(5)]
        many += [((-9, -18), (-22, -30 + k * 9), (-40, -44 + k * 15)) for k in range(5)]
        heads = add(disk(-14, -32, 6.5), disk(20, -33, 6.5))
        return with_(person(), thing(heads), arms(*[tuple(line) for line in many]))
    raise KeyError(key)


def person_hair() -> Silhouette:
    """Long hair for a figure without one."""
    return thing(blob((3, -44), (-5, -42), (-9, -32), (-14, -20), (-8, -18), (-2, -28), (4, -38)))


@lru_cache(maxsize=64)
def silhouette(key: str) -> Silhouette:
    """The silhouette of a creature's key, "hero", "heroine" or "thanatos"; KeyError when there is none."""
    return _make(key)


def paint_silhouette(painter: QPainter, area: QRectF, look: Look, key: str) -> None:
    """A figure as large as fits: glaze on clay, lines in clay."""
    drawn = silhouette(key)
    scale = min(area.width(), area.height()) / 108.0
    painter.save()
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.fillPath(drawn.body, colour(look.palette.glaze))
    painter.fillPath(drawn.cut, colour(look.palette.terracotta))
    painter.restore()
