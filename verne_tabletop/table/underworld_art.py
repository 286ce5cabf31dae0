"""Black-figure silhouettes: heroes, creatures and gods as a vase painter of Attica might have cut them."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from verne_tabletop.table.figures import Look, colour
from verne_tabletop.table.ornament import add, polygon
from verne_tabletop.table.underworld_bodies import (
    Silhouette,
    arms,
    beast,
    blob,
    coil,
    crest,
    cuts,
    disk,
    eye,
    face,
    limb,
    person,
    person_hair,
    shield,
    spear,
    sword,
    thing,
    torch,
    torso,
    union,
    wings,
    with_,
)


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
