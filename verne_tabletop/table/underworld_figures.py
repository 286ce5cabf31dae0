"""What lies on the underworld's table, from a view."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt

from verne_tabletop.games.underworld.combat import FOE_DIE, IN_LINE, foe_threshold, own_threshold
from verne_tabletop.games.underworld.edition import BLOCK, CASCADE, DIE, FAVOURS, REROLL
from verne_tabletop.games.underworld.state import AFTER, BEFORE, CARD, ROLLED
from verne_tabletop.table.figures import Face, Figure
from verne_tabletop.table.tackle import DieFace
from verne_tabletop.table.tokens import LEAD, NOTE, TEXT
from verne_tabletop.table.underworld_faces import (
    CreatureFace,
    FavourFace,
    HandFace,
    HeroFace,
    RelicFace,
    RiverFace,
    RoadFace,
    WordsFace,
)
from verne_tabletop.table.underworld_layout import (
    DECKS,
    DICE,
    FRIEZE,
    HAND,
    creature_at,
    die_at,
    favour_at,
    foe_die_at,
    hand_at,
    hand_stacks,
    relic_at,
    road_stations,
    station_at,
)

if TYPE_CHECKING:
    from verne_tabletop.table.underworld import UnderworldScene

CENTRE = int(Qt.AlignmentFlag.AlignCenter)


def lying(scene: "UnderworldScene", view: Any) -> list[Figure]:
    """Every figure, lowest layer first."""
    return [*_road(scene, view), *_hero(scene, view), *_line(scene, view), *_dice(scene, view), *_goods(scene, view)]


def _at(key: Any, face: Any, point: QPointF, layer: float = 0.0, piece: int = -1, place: int = -1) -> Figure:
    return Figure(key, face, point.x(), point.y(), layer, piece=piece, place=place)


def _road(scene: "UnderworldScene", view: Any) -> list[Figure]:
    t = scene.hades.tables
    found = []
    stations = road_stations(view, scene.hades.final(view))
    for index, piece in enumerate(stations):
        key = "" if piece < 0 else "throne" if piece == t.treasure0 - 1 else t.keys[piece]
        name = "" if piece < 0 else scene.piece_name(piece)
        here = piece >= 0 and piece == view.location
        face = RoadFace(key, name, here)
        found.append(_at(("station", index), face, station_at(index), piece=piece))
    return found


def _hero(scene: "UnderworldScene", view: Any) -> list[Figure]:
    t, words = scene.hades.tables, scene.words
    key = "heroine" if view.adventurer else "hero"
    return [
        _at(("hero",), HeroFace(key), QPointF(90, 178)),
        _at(("dice",), WordsFace(words.dice(view), 156, 34, TEXT, 600, CENTRE), QPointF(12, 252)),
        _at(("river",), RiverFace(view.health, t.health), QPointF(90, 296), place=-1),
        _at(("health",), WordsFace(words.health(view), 156, 20, TEXT, 600, CENTRE), QPointF(12, 428)),
        _at(("decks",), WordsFace(words.decks(view), DECKS.width(), DECKS.height(), NOTE), DECKS.topLeft()),
    ]


def _line(scene: "UnderworldScene", view: Any) -> list[Figure]:
    t, words = scene.hades.tables, scene.words
    title, rule = words.location(view)
    found = [
        _at(("place",), WordsFace(title, 280, 24, LEAD * 1.2, 700), FRIEZE.topLeft() + QPointF(10, 4)),
        _at(("rule",), WordsFace(rule, 310, 24, TEXT, 400, _right()), FRIEZE.topRight() + QPointF(-322, 4)),
    ]
    fighting = view.phase in (BEFORE, ROLLED, AFTER, CARD)
    for index, piece in enumerate(view.line):
        face = CreatureFace(
            t.keys[piece],
            scene.piece_name(piece),
            view.line_dice[index],
            view.thanatos_hits_on if piece == t.thanatos else t.hits_on[piece],
            t.critical[piece],
            tuple(t.icons[piece]),
            t.has_treasure[piece],
            fighting and index == view.at,
            bool(view.line_out[index]),
        )
        key = ("creature", len(view.visited), index)
        found.append(_at(key, face, creature_at(index, len(view.line)), 1.0, place=IN_LINE + index))
    return found


def to_come(scene: "UnderworldScene", view: Any) -> list[Face]:
    """What will be met: every creature, dice on every side, a health that changes."""
    t = scene.hades.tables
    found: list[Face] = [RiverFace(health, t.health) for health in range(t.health, -1, -1)]
    for piece in range(t.creature0, t.thanatos + 1):
        if piece == t.thanatos or not t.advanced[piece] or view.advanced:
            numbers = (t.dice[piece], t.hits_on[piece], t.critical[piece])
            signs = (tuple(t.icons[piece]), t.has_treasure[piece])
            name = scene.piece_name(piece)
            found += [CreatureFace(t.keys[piece], name, *numbers, *signs, now, False) for now in (False, True)]
    for number in range(1, 7):
        for struck in (False, True):
            found += [DieFace(number, 42.0, False, struck), DieFace(number, 36.0, True, struck)]
    return found


def _right() -> int:
    return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def _dice(scene: "UnderworldScene", view: Any) -> list[Figure]:
    words = scene.words
    found = []
    if view.own_face:
        own, foe = own_threshold(scene.hades.tables, view), foe_threshold(scene.hades.tables, view)
        count = len(view.own_face)
        for die, number in enumerate(view.own_face):
            face = DieFace(number, 42.0, False, number >= own, view.strikes)
            found.append(_at(("die", die), face, die_at(die, count), 2.0, place=die))
            if view.own_kept[die]:
                kept = WordsFace("6 " * view.own_kept[die], 44, 16, NOTE, 700, CENTRE)
                found.append(_at(("kept", die), kept, die_at(die, count) + QPointF(-22, 20), 3.0))
        for die, number in enumerate(view.foe_face):
            face = DieFace(number, 36.0, True, number >= foe and not view.blocked, view.strikes)
            found.append(_at(("foe", die), face, foe_die_at(die, len(view.foe_face)), 2.0, place=FOE_DIE + die))
        place = DICE.topRight() + QPointF(-186, 14)
        found.append(_at(("own tally",), WordsFace(words.own_tally(view), 178, 44, LEAD, 600), place))
        found.append(_at(("foe tally",), WordsFace(words.foe_tally(view), 178, 44, LEAD, 600), place + QPointF(0, 56)))
    elif view.line and view.phase in (BEFORE, AFTER):
        place = DICE.topLeft() + QPointF(24, 14)
        found.append(_at(("forecast",), WordsFace(words.forecast(view), 576, 44, LEAD, 400, CENTRE), place))
        found.append(_at(("cost",), WordsFace(words.cost(view), 576, 30, LEAD, 400, CENTRE), place + QPointF(0, 56)))
    return found


def _goods(scene: "UnderworldScene", view: Any) -> list[Figure]:
    t, words = scene.hades.tables, scene.words
    held = {DIE: view.extra_dice, REROLL: view.rerolls, CASCADE: view.cascades, BLOCK: view.blocked}
    found = []
    for favour, key in enumerate(FAVOURS):
        name = scene.piece_name(t.favour0 + favour)
        wanted = view.basket.count(favour)
        face = FavourFace(key, name, tuple(t.costs[favour]), t.toll[favour], held.get(favour, 0), wanted)
        found.append(_at(("favour", favour), face, favour_at(favour), piece=t.favour0 + favour))
    stacks = hand_stacks(view)
    for index, (piece, count, god) in enumerate(stacks):
        creature = piece >= t.creature0
        card = HandFace(t.keys[piece], scene.piece_name(piece), tuple(t.icons[piece]), creature, god, count - 1)
        lift = -8.0 if god >= 0 else 0.0
        point = hand_at(index, len(stacks)) + QPointF(0, lift)
        found.append(_at(("card", piece), card, point, 2.0, piece=piece))
    label = WordsFace(words.hand(view), 300, 18, NOTE, 600)
    found.append(_at(("hand",), label, HAND.topLeft() + QPointF(8, 1)))
    for index, piece in enumerate(view.treasures):
        relic = RelicFace(t.keys[piece], scene.piece_name(piece))
        found.append(_at(("relic", piece), relic, relic_at(index), 2.0, piece=piece))
    return found
