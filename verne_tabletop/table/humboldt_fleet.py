"""Everybody's ships, cargo, acquaintances and loose tiles, as figures: large in front, small beside the chart."""

from dataclasses import replace
from typing import TYPE_CHECKING

from verne_tabletop.engine.model import Seat
from verne_tabletop.games.humboldt.state import COLOURS, CRATES, DEPTH, SLOTS, HumboldtState
from verne_tabletop.games.humboldt.tables import BOTTOM_GIVEN, BOTTOM_SAME, FRIENDS, STORE, WHITE
from verne_tabletop.table import humboldt_layout as at
from verne_tabletop.table.figures import Face, Figure
from verne_tabletop.table.humboldt_desk import ExpeditionFace
from verne_tabletop.table.humboldt_faces import ANY, DiskFace, FriendFace, TileFace, Want
from verne_tabletop.table.humboldt_marks import BerthFace
from verne_tabletop.table.humboldt_ships import ShipFace, SmallShip

if TYPE_CHECKING:
    from verne_tabletop.table.humboldt import HumboldtScene


def want(scene: "HumboldtScene", demand: int) -> Want:
    """What a crate's demand is called."""
    t = scene.tables
    if demand == WHITE:
        return Want()
    if demand >= COLOURS:
        return Want(scene.tint_index(t.kind_colour[demand - COLOURS]), t.kinds[demand - COLOURS])
    return Want(scene.tint_index(demand))


def wants(scene: "HumboldtScene", ship: int) -> tuple[Want, ...]:
    """What the crates of a ship ask for."""
    t = scene.tables
    return tuple([want(scene, t.crates[ship * CRATES + crate]) for crate in range(t.crate_count[ship])])


def spaces(scene: "HumboldtScene", ship: int) -> tuple[int, ...]:
    """The tints of a ship's disk spaces; ANY where any colour goes."""
    t = scene.tables
    slot = t.slot_of[ship]
    if t.bottom_rule[slot] == BOTTOM_GIVEN:
        return tuple([scene.tint_index(colour) for colour in t.bottom[ship]])
    return (ANY,) * t.bottom_spaces[slot]


def small_ship(scene: "HumboldtScene", ship: int, wide: float, high: float, note: str = "") -> SmallShip:
    """A ship without cargo, small."""
    t = scene.tables
    asked, rings = wants(scene, ship), spaces(scene, ship)
    empty = (None,) * len(asked)
    return SmallShip(
        t.types[t.slot_of[ship]],
        t.points[ship],
        asked,
        empty,
        (False,) * len(asked),
        rings,
        (ANY,) * len(rings),
        wide,
        high,
        note,
        ship % 7,
    )


def to_be_laden(scene: "HumboldtScene", view: HumboldtState) -> list[Face]:
    """What will lie on ships and beside them: tiles, acquaintances, and each type of ship laden in each colour."""
    t = scene.tables
    tints = [scene.tint_index(colour) for colour in range(COLOURS)]
    kinds = [(tints[t.kind_colour[kind]], t.kinds[kind]) for kind in range(t.kind_count)]
    found: list[Face] = [TileFace(tint, key, size) for size in (at.TILE, at.LOOSE - 1) for tint, key in kinds]
    for scene_side in sorted({side != 1 for side in view.sides}):
        found += [FriendFace(tint, 1, scene_side, seed=colour) for colour, tint in enumerate(tints)]
    found += [DiskFace(tint, 14.5) for tint in tints]
    goods = {tint: Want(tint, key) for tint, key in kinds}
    place = at.berth(0, view.seats - 1)
    for slot in range(SLOTS):
        ship, area = t.slot_of.index(slot), at.small_ship(place, slot)
        plain, crates = small_ship(scene, ship, area.width(), area.height()), t.crate_count[ship]
        for first in range(0, COLOURS, crates):
            laden = [goods[tints[(first + crate) % COLOURS]] for crate in range(crates)]
            found.append(replace(plain, loaded=tuple(laden)))
    return found


def own_ships(scene: "HumboldtScene", view: HumboldtState, owner: Seat) -> list[Figure]:
    """The four ships of the seat in front, what is loaded, the disks on them."""
    t = scene.tables
    found: list[Figure] = []
    for slot in range(SLOTS):
        ship = view.ships[owner * SLOTS + slot]
        if ship < 0:
            continue
        middle = at.ship_rect(slot).center()
        face = ShipFace(
            t.types[slot],
            t.points[ship],
            wants(scene, ship),
            spaces(scene, ship),
            t.bottom_rule[slot] == BOTTOM_SAME,
            bool(view.fresh[owner * SLOTS + slot]) and bool(view.agenda),
            ship % 7,
        )
        card = Figure(
            ("ship", owner, slot),
            face,
            middle.x(),
            middle.y(),
            2,
            piece=t.ship0 + ship,
            place=t.card_place(owner, slot),
        )
        found.append(card)
        found += cargo(scene, view, owner, slot, ship)
    return found


def cargo(scene: "HumboldtScene", view: HumboldtState, owner: Seat, slot: int, ship: int) -> list[Figure]:
    """Tiles on the crates of a ship, disks on its spaces."""
    t = scene.tables
    found: list[Figure] = []
    for crate in range(t.crate_count[ship]):
        area = at.crate_rect(slot, crate, t.crate_count[ship])
        first = ((owner * SLOTS + slot) * CRATES + crate) * DEPTH
        place = t.crate_place(owner, slot * CRATES + crate)
        for height in range(DEPTH):
            kind = view.cargo[first + height]
            if kind >= 0:
                face = TileFace(scene.tint_index(t.kind_colour[kind]), t.kinds[kind])
                x, y = area.center().x() + 3.0 * height, area.center().y() - 5.0 * height
                found.append(Figure(("cargo", owner, slot, crate, height, kind), face, x, y, 4 + height, place=place))
    for space in range(t.bottom_spaces[slot]):
        disk = view.disks[(owner * SLOTS + slot) * 2 + space]
        if disk >= 0:
            spot = at.disk_point(slot, space, t.bottom_spaces[slot])
            face_ = DiskFace(scene.tint_index(disk), 14.5)
            place = t.disk_place(owner, slot, space)
            found.append(Figure(("disk", owner, slot, space, disk), face_, spot.x(), spot.y(), 4, place=place))
    return found


def expedition(scene: "HumboldtScene", view: HumboldtState, owner: Seat) -> list[Figure]:
    """Acquaintances and loose tiles of the seat in front."""
    t = scene.tables
    board = at.EXPEDITION.center()
    found = [Figure(("expedition",), ExpeditionFace(view.sides[owner]), board.x(), board.y(), 1)]
    for colour in range(COLOURS):
        spot = at.medal(colour)
        face = FriendFace(
            scene.tint_index(colour), view.friends[owner * COLOURS + colour], view.sides[owner] != 1, seed=colour
        )
        place = t.board_place(owner, FRIENDS)
        found.append(
            Figure(("friend", owner, colour), face, spot.x(), spot.y(), 3, piece=t.friend0 + colour, place=place)
        )
    for index, (kind, count) in enumerate(scene.loose_kinds(view, owner)):
        spot = at.loose_tile(index)
        tile = TileFace(scene.tint_index(t.kind_colour[kind]), t.kinds[kind], at.LOOSE - 1, count)
        place = t.board_place(owner, STORE)
        found.append(Figure(("loose", owner, kind), tile, spot.x(), spot.y(), 3, piece=t.tile0 + kind, place=place))
    return found


def berth(scene: "HumboldtScene", view: HumboldtState, seat: Seat, index: int) -> list[Figure]:
    """Another seat at a glance: its line and its four ships."""
    t = scene.tables
    place = at.berth(index, view.seats - 1)
    friends = tuple([(scene.tint_index(c), view.friends[seat * COLOURS + c]) for c in range(COLOURS)])
    loose = tuple(
        [(scene.tint_index(t.kind_colour[kind]), t.kinds[kind], count) for kind, count in scene.loose_kinds(view, seat)]
    )
    turn = seat == view.active and bool(view.agenda)
    wide, high = place.line.width(), place.line.height()
    line = BerthFace(seat, scene.seat_name(seat), friends, loose, turn, wide, high, view.sides[seat] != 1)
    middle = place.line.center()
    found = [Figure(("berth", seat), line, middle.x(), middle.y(), 2, place=t.board_place(seat, STORE))]
    for slot in range(SLOTS):
        ship = view.ships[seat * SLOTS + slot]
        if ship < 0:
            continue
        area = at.small_ship(place, slot)
        face = laden_ship(scene, view, seat, slot, ship, area.width(), area.height())
        found.append(
            Figure(
                ("ship", seat, slot),
                face,
                area.center().x(),
                area.center().y(),
                2,
                piece=t.ship0 + ship,
                place=t.card_place(seat, slot),
            )
        )
    return found


def laden_ship(
    scene: "HumboldtScene", view: HumboldtState, seat: Seat, slot: int, ship: int, wide: float, high: float
) -> SmallShip:
    """A ship with all that lies on it, small."""
    t = scene.tables
    loaded: list[Want | None] = []
    heaps: list[bool] = []
    for crate in range(t.crate_count[ship]):
        first = ((seat * SLOTS + slot) * CRATES + crate) * DEPTH
        kind = view.cargo[first]
        loaded.append(None if kind < 0 else Want(scene.tint_index(t.kind_colour[kind]), t.kinds[kind]))
        heaps.append(view.cargo[first + 1] >= 0)
    disks = [view.disks[(seat * SLOTS + slot) * 2 + space] for space in range(t.bottom_spaces[slot])]
    tints = tuple([ANY if disk < 0 else scene.tint_index(disk) for disk in disks])
    plain = small_ship(scene, ship, wide, high)
    return replace(plain, loaded=tuple(loaded), heaps=tuple(heaps), disks=tints)
