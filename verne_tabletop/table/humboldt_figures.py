"""Everything that lies on the table of the great voyage and may change, as figures."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from verne_tabletop.games.humboldt.state import (
    ACCEPT,
    COLOURS,
    FINAL_BONUS,
    FOLLOW,
    LAY,
    SLOTS,
    STOW,
    TAKE,
    HumboldtState,
)
from verne_tabletop.games.humboldt.tables import HAND, TRACK
from verne_tabletop.table import humboldt_layout as at
from verne_tabletop.table.figures import Face, Figure
from verne_tabletop.table.humboldt_chart import BAND, PLATE, PORT, ROSE
from verne_tabletop.table.humboldt_edge import edge_point
from verne_tabletop.table.humboldt_faces import DiskFace, PawnFace, TileFace
from verne_tabletop.table.humboldt_fleet import berth, expedition, own_ships, small_ship, to_be_laden
from verne_tabletop.table.humboldt_ground import name_rect
from verne_tabletop.table.humboldt_marks import BagFace, LegFace, NameFace, PileFace, StartFace
from verne_tabletop.table.humboldt_plan import PlanFace, reckon

if TYPE_CHECKING:
    from verne_tabletop.table.humboldt import HumboldtScene


def lying(scene: "HumboldtScene", view: HumboldtState) -> list[Figure]:
    """All figures, lowest layer first."""
    found = course(scene, view)
    found += ports(scene, view)
    found += pawns(scene, view)
    found += journal(scene, view)
    found += crates(scene, view)
    found += piles(scene, view)
    owner = scene.owner(view)
    found += own_ships(scene, view, owner)
    found += expedition(scene, view, owner)
    for index, seat in enumerate(scene.others(view)):
        found += berth(scene, view, seat, index)
    return found


def to_come(scene: "HumboldtScene", view: HumboldtState) -> list[Face]:
    """What the voyage will bring: disks of every size, tiles, ships, and a plan of all that a plan can show."""
    t = scene.tables
    tints = [scene.tint_index(colour) for colour in range(COLOURS)]
    heaps = [at.heap(count, PORT - BAND - 0.5)[1] - 0.4 for count in (1, 2, 4, 7, 8)]
    radii = dict.fromkeys([ROSE - 3.0, 19.0, 21.0, 9.0, *heaps])
    found: list[Face] = [
        PlanFace(
            tuple([(tint, 1) for tint in tints]),
            tuple(tints),
            tuple(t.types),
            tuple([(seat, scene.initial(seat), tuple(tints)) for seat in range(view.seats)]),
            scene.say("board.gain"),
            scene.say("board.open"),
        )
    ]
    found += [DiskFace(tint, radius) for radius in radii for tint in tints]
    for colour, tint in enumerate(tints):
        found += [TileFace(tint, t.kinds[kind], 40.0) for kind in t.kinds_of[colour]]
    area = at.next_ship(0)
    found += [small_ship(scene, ship, area.width(), area.height()) for ship in range(len(t.ships))]
    for seat in scene.others(view):  # whose ships may come to the front
        found += [figure.face for figure in own_ships(scene, view, seat)]
    found += [figure.face for figure in berth(scene, view, scene.owner(view), 0)]
    return found + to_be_laden(scene, view)


def course(scene: "HumboldtScene", view: HumboldtState) -> list[Figure]:
    """The route so far: a ring round the start, a bold course along each arrow that was followed. The name of each port
    stands above the course that leaves it, below the one that comes in."""
    found: list[Figure] = []
    if view.start < 0 or view.asked >= FINAL_BONUS or not view.agenda:
        return found
    start = scene.chart.ports[view.start]
    found.append(Figure(("start", view.start), StartFace(), start.x, start.y, 1, place=view.start))
    here = view.start
    for index, place in enumerate(view.route_places):
        line = scene.chart.tracks.get((here, place))
        if line is not None:
            leg = LegFace(line, index + 1)
            layer, to = 2.8 - 0.02 * index, scene.tables.compass0 + place
            found.append(Figure(("leg", index, here, place), leg, 0, 0, layer, place=to))
        here = place
    for index, place in enumerate(dict.fromkeys([view.start, *view.route_places])):
        port = scene.chart.ports[place]
        area = name_rect(port)
        name = NameFace(scene.place_name(place), port.stand.part, area.width(), area.height())
        found.append(Figure(("name", place), name, area.center().x(), area.center().y(), 2.81 - 0.02 * index))
    return found


def ports(scene: "HumboldtScene", view: HumboldtState) -> list[Figure]:
    """Disks in circles and on compasses."""
    t = scene.tables
    found: list[Figure] = []
    for place, port in enumerate(scene.chart.ports):
        lying_: list[tuple[int, int]] = []
        for colour in range(COLOURS):
            lying_ += [(colour, number) for number in range(view.circles[place * COLOURS + colour])]
        spots, radius = at.heap(len(lying_), PORT - BAND - 0.5)
        for (colour, number), (dx, dy) in zip(lying_, spots, strict=True):
            face = DiskFace(scene.tint_index(colour), radius - 0.4)
            found.append(Figure(("circle", place, colour, number), face, port.x + dx, port.y + dy, 3, place=place))
    seen: dict[int, int] = {}
    for index in range(view.step, len(view.route_places)):
        place, disk = view.route_places[index], view.route_disks[index]
        port, number = scene.chart.ports[place], seen.get(place, 0)
        seen[place] = number + 1
        matches = t.colour_of[place] == disk
        face = DiskFace(scene.tint_index(disk), ROSE - 3.0)
        shift = 6.0 * number
        found.append(
            Figure(
                ("compass", index, place, disk),
                face,
                port.rose_x + shift,
                port.rose_y - shift,
                5,
                scale=1.0 if matches else 0.86,
                place=t.compass0 + place,
            )
        )
    return found


def pawns(scene: "HumboldtScene", view: HumboldtState) -> list[Figure]:
    """The markers on the edge: fame of ships, in the end the whole score."""
    t = scene.tables
    found: list[Figure] = []
    taken: dict[int, int] = {}
    scores = scene.rules.scores(view) if not view.agenda else []
    for turn in range(view.seats):
        seat = (view.starter + turn) % view.seats
        points = scores[seat] if scores else sum(view.fame[seat * SLOTS : (seat + 1) * SLOTS])
        spot, rank = edge_point(points), taken.get(points % 100, 0)
        taken[points % 100] = rank + 1
        face = PawnFace(seat, scene.initial(seat), 16.0, points // 100)
        shift = 6.5 * rank
        found.append(
            Figure(("pawn", seat), face, spot.x() + shift, spot.y() + shift, 8, place=t.board_place(seat, TRACK))
        )
    return found


def journal(scene: "HumboldtScene", view: HumboldtState) -> list[Figure]:
    """The disks of the journal, the one drawn, the bag, and the plan on the plate."""
    t = scene.tables
    found: list[Figure] = []
    for which, disk, place in ((0, view.left, t.left_page), (1, view.right, t.right_page)):
        if disk >= 0:
            spot = at.page(which)
            face = DiskFace(scene.tint_index(disk), 19.0)
            found.append(Figure(("page", which), face, spot.x(), spot.y(), 3, place=place))
    index = 0
    for colour in range(COLOURS):
        for number in range(view.paid[colour]):
            spot = at.margin_disk(index)
            face = DiskFace(scene.tint_index(colour), 9.0)
            found.append(Figure(("margin", colour, number), face, spot.x(), spot.y(), 3, place=t.margin))
            index += 1
    if view.asked == ACCEPT:
        colour = next(c for c in range(COLOURS) if view.hand[c])
        middle = QPointF(at.JOURNAL.center().x(), at.page(0).y())
        face = DiskFace(scene.tint_index(colour), 21.0)
        found.append(Figure(("drawn",), face, middle.x(), middle.y(), 4, place=t.board_place(view.active, HAND)))
    counts = tuple([view.bag[colour] for colour in range(COLOURS)])
    tints = tuple([scene.tint_index(colour) for colour in range(COLOURS)])
    found.append(Figure(("bag",), BagFace(tints, counts), at.BAG.center().x(), at.BAG.center().y(), 1, place=t.bag_at))
    if view.asked in (LAY, TAKE, STOW, FOLLOW):
        gained = reckon(t, view)
        opened = gained.opened if view.asked in (LAY, TAKE, STOW) else ()
        face_ = PlanFace(
            tuple([(scene.tint_index(c), view.hand[c]) for c in range(COLOURS) if view.hand[c]]),
            tuple([scene.tint_index(c) for c in gained.tiles]),
            tuple([t.types[slot] for slot in gained.ships]),
            tuple([(seat, scene.initial(seat), tuple(map(scene.tint_index, colours))) for seat, colours in opened]),
            scene.say("board.gain"),
            scene.say("board.open"),
        )
        place = t.board_place(view.actor, HAND)
        found.append(Figure(("plan",), face_, PLATE.center().x(), PLATE.center().y(), 3, place=place))
    return found


def crates(scene: "HumboldtScene", view: HumboldtState) -> list[Figure]:
    """Open tiles, closed crates and discards of the six colours."""
    t = scene.tables
    found: list[Figure] = []
    for colour in range(COLOURS):
        tint = scene.tint_index(colour)
        for space in range(2):
            kind = view.open_tiles[2 * colour + space]
            if kind >= 0:
                spot = at.open_tile(colour, space)
                face = TileFace(tint, t.kinds[kind], 40.0)
                key = ("open", colour, space, kind)
                found.append(Figure(key, face, spot.x(), spot.y(), 2, place=t.display0 + colour))
        closed = sum([view.piles[kind] for kind in t.kinds_of[colour]])
        box = at.closed_crate(colour).center()
        found.append(Figure(("closed", colour), PileFace(tint, closed), box.x(), box.y(), 2, place=t.crate0 + colour))
        gone = sum([view.discards[kind] for kind in t.kinds_of[colour]])
        heap = at.discard_rect(colour).center()
        found.append(
            Figure(("gone", colour), PileFace(tint, gone, True), heap.x(), heap.y(), 2, place=t.discard0 + colour)
        )
    return found


def piles(scene: "HumboldtScene", view: HumboldtState) -> list[Figure]:
    """The open ship of each pile, with how many lie below it."""
    t = scene.tables
    found: list[Figure] = []
    for slot in range(SLOTS):
        pile = view.ship_piles[slot]
        if pile:
            area = at.next_ship(slot)
            face = small_ship(scene, pile[-1], area.width(), area.height(), f"{len(pile)}")
            key = ("next", slot, pile[-1], len(pile))
            middle = area.center()
            found.append(
                Figure(key, face, middle.x(), middle.y(), 2, piece=t.ship0 + pile[-1], place=t.ship_pile0 + slot)
            )
    return found
