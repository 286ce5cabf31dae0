"""What can be touched or read on the table of the great voyage, with its words."""

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from verne_tabletop.engine.model import Move, Seat
from verne_tabletop.games.humboldt.state import ACCEPT, COLOURS, CRATES, DEPTH, LAY, SLOTS, HumboldtState
from verne_tabletop.games.humboldt.tables import BOTTOM_GIVEN, BOTTOM_SAME, FRIENDS, HAND, STORE, TRACK, WHITE
from verne_tabletop.table import humboldt_layout as at
from verne_tabletop.table.figures import Spot, rect_path
from verne_tabletop.table.humboldt_chart import MAP, PLATE, PORT, ROSE, SHEET
from verne_tabletop.table.humboldt_plan import reckon

if TYPE_CHECKING:
    from verne_tabletop.table.humboldt import HumboldtScene

GHOST: Final = 17.5  # radius of a disk to choose beside a port
REACH: Final = 52.0  # how far from the port


def all_spots(scene: "HumboldtScene", view: HumboldtState) -> list[Spot]:
    """Everything, in reading order of its kinds."""
    owner = scene.owner(view)
    found = port_spots(scene, view)
    found += journal_spots(scene, view)
    found += crate_spots(scene, view)
    found += pile_spots(scene, view)
    for index, seat in enumerate(scene.others(view)):
        found += berth_spots(scene, view, seat, index)
    found += ship_spots(scene, view, owner)
    found += expedition_spots(scene, view, owner)
    found.append(fame_spot(scene, view))
    return found


def round_path(x: float, y: float, radius: float) -> QPainterPath:
    """A circle as an outline."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def colours_said(scene: "HumboldtScene", counts: list[int]) -> str:
    """So many disks of each colour, in words."""
    parts = [
        scene.say("board.count", (("n", counts[colour]), ("piece", colour)))
        for colour in range(COLOURS)
        if counts[colour]
    ]
    return ", ".join(parts) or scene.say("board.none")


def port_spots(scene: "HumboldtScene", view: HumboldtState) -> list[Spot]:
    """A spot for each circle, and one for each compass that holds a disk."""
    t = scene.tables
    found: list[Spot] = []
    for place, port in enumerate(scene.chart.ports):
        counts = view.circles[place * COLOURS : (place + 1) * COLOURS]
        about = scene.say(f"board.place_{t.colours[t.colour_of[place]]}")
        key = f"history.{t.places[place]}"
        if scene.book.has(key):
            about = f"{about}. {scene.say(key)}"
        state = colours_said(scene, counts)
        shape = round_path(port.x, port.y, PORT)
        found.append(Spot("port", shape, scene.place_name(place), place, state=state, description=about))
        laid = [disk for at_, disk in zip(view.route_places, view.route_disks, strict=True) if at_ == place]
        left = laid[sum(one == place for one in view.route_places[: view.step]) :]
        if left:
            words = ", ".join([scene.piece_name(disk) for disk in left])
            last = view.asked == LAY and view.route_places[-1] == place
            hint = scene.say("board.step_back") if last and scene.may_step_back(view) else ""
            rose = round_path(port.rose_x, port.rose_y, ROSE)
            compass = t.compass0 + place
            found.append(Spot("compass", rose, scene.place_name(compass), compass, state=words, description=hint))
    return found


def journal_spots(scene: "HumboldtScene", view: HumboldtState) -> list[Spot]:
    """Both pages, the margin, the bag, the plan."""
    t = scene.tables
    found: list[Spot] = []
    for which, disk, place in ((0, view.left, t.left_page), (1, view.right, t.right_page)):
        spot = at.page(which)
        state = scene.piece_name(disk) if disk >= 0 else scene.say("board.none")
        found.append(Spot("page", round_path(spot.x(), spot.y(), 23), scene.place_name(place), place, state=state))
    margin = QRectF(at.JOURNAL.left() + 8, at.JOURNAL.bottom() - 32, at.JOURNAL.width() - 16, 26)
    words = colours_said(scene, view.paid)
    found.append(Spot("page", rect_path(margin, 4), scene.place_name(t.margin), t.margin, state=words))
    words = colours_said(scene, view.bag)
    found.append(Spot("bag", rect_path(at.BAG, 20), scene.place_name(t.bag_at), t.bag_at, state=words))
    hand = t.board_place(view.actor, HAND)
    words = colours_said(scene, view.hand)
    if view.asked == ACCEPT:
        middle = QPointF(at.JOURNAL.center().x(), at.page(0).y())
        found.append(Spot("hand", round_path(middle.x(), middle.y(), 22), scene.place_name(hand), hand, state=words))
    else:
        found.append(
            Spot(
                "hand",
                rect_path(PLATE, 8),
                scene.place_name(hand),
                hand,
                state=words,
                description=plan_said(scene, view),
            )
        )
    return found


def plan_said(scene: "HumboldtScene", view: HumboldtState) -> str:
    """The yield of the route in words."""
    if not view.route_places:
        return ""
    t, gained = scene.tables, reckon(scene.tables, view)
    parts = [scene.say("board.tiles", (("n", len(gained.tiles)),))]
    parts += [scene.say("board.could_sail", (("place", t.ship_pile0 + slot),)) for slot in gained.ships]
    for seat, colours in gained.opened:
        words = ", ".join([scene.piece_name(colour) for colour in colours]) or scene.say("board.none")
        parts.append(f"{scene.say('board.opened', (('seat', seat),))} {words}")
    return " ".join(parts)


def crate_spots(scene: "HumboldtScene", view: HumboldtState) -> list[Spot]:
    """Open tiles, closed crates, discards."""
    t = scene.tables
    found: list[Spot] = []
    for colour in range(COLOURS):
        for space in range(2):
            kind = view.open_tiles[2 * colour + space]
            spot = at.open_tile(colour, space)
            area = rect_path(QRectF(spot.x() - 21, spot.y() - 21, 42, 42), 4)
            state = scene.piece_name(t.tile0 + kind) if kind >= 0 else scene.say("board.none")
            name, place = scene.place_name(t.display0 + colour), scene.slot_place(colour, space)
            found.append(Spot("tile", area, name, place, state=state, raised=True))
        closed = sum([view.piles[kind] for kind in t.kinds_of[colour]])
        place = t.crate0 + colour
        state = scene.say("board.tiles", (("n", closed),))
        found.append(Spot("crate", rect_path(at.closed_crate(colour), 4), scene.place_name(place), place, state=state))
        gone = [(kind, view.discards[kind]) for kind in t.kinds_of[colour] if view.discards[kind]]
        words = ", ".join([f"{scene.piece_name(t.tile0 + kind)} × {count}" for kind, count in gone])
        place = t.discard0 + colour
        state = words or scene.say("board.none")
        found.append(Spot("crate", rect_path(at.discard_rect(colour), 4), scene.place_name(place), place, state=state))
    return found


def pile_spots(scene: "HumboldtScene", view: HumboldtState) -> list[Spot]:
    """The open ships."""
    t = scene.tables
    found: list[Spot] = []
    for slot in range(SLOTS):
        pile, place = view.ship_piles[slot], t.ship_pile0 + slot
        state = f"{scene.piece_name(t.ship0 + pile[-1])}: {ship_said(scene, pile[-1])}" if pile else ""
        more = scene.say("board.pile", (("n", len(pile)), ("m", len(view.ship_discards[slot]))))
        area = rect_path(at.next_ship(slot), 6)
        found.append(Spot("pile", area, scene.place_name(place), place, state=state, description=more, raised=True))
    return found


def demand_said(scene: "HumboldtScene", demand: int) -> str:
    """What a crate asks for, in words."""
    t = scene.tables
    if demand == WHITE:
        return scene.say("board.any_tile")
    if demand >= COLOURS:
        return scene.piece_name(t.tile0 + demand - COLOURS)
    return scene.say(f"board.tile_{t.colours[demand]}")


def bottom_said(scene: "HumboldtScene", ship: int) -> str:
    """What the disk spaces ask for."""
    t = scene.tables
    slot = t.slot_of[ship]
    if t.bottom_rule[slot] == BOTTOM_GIVEN:
        return " + ".join([scene.piece_name(colour) for colour in t.bottom[ship]])
    return scene.say("board.two_equal" if t.bottom_rule[slot] == BOTTOM_SAME else "board.any_disk")


def ship_said(scene: "HumboldtScene", ship: int) -> str:
    """A ship in words: points, crates, disk spaces."""
    t = scene.tables
    crates = ", ".join([demand_said(scene, t.crates[ship * CRATES + at_]) for at_ in range(t.crate_count[ship])])
    points = scene.say("board.points", (("n", t.points[ship]),))
    return f"{points}; {crates}; {bottom_said(scene, ship)}"


def load_said(scene: "HumboldtScene", view: HumboldtState, seat: Seat, slot: int) -> str:
    """What lies on a ship."""
    t = scene.tables
    tiles = view.cargo[(seat * SLOTS + slot) * CRATES * DEPTH : (seat * SLOTS + slot + 1) * CRATES * DEPTH]
    disks = view.disks[(seat * SLOTS + slot) * 2 : (seat * SLOTS + slot) * 2 + 2]
    parts = [scene.piece_name(t.tile0 + kind) for kind in tiles if kind >= 0]
    parts += [scene.piece_name(disk) for disk in disks if disk >= 0]
    return scene.say("board.loaded") + " " + (", ".join(parts) or scene.say("board.none"))


def ship_spots(scene: "HumboldtScene", view: HumboldtState, owner: Seat) -> list[Spot]:
    """The ships in front, each crate on its own."""
    t = scene.tables
    found: list[Spot] = []
    for slot in range(SLOTS):
        ship = view.ships[owner * SLOTS + slot]
        if ship < 0:
            continue
        place = t.card_place(owner, slot)
        state, about = ship_said(scene, ship), load_said(scene, view, owner, slot)
        if view.fresh[owner * SLOTS + slot] and view.agenda:
            about = f"{about} {scene.say('board.fresh')}"
        card = rect_path(at.ship_rect(slot), 8)
        found.append(Spot("ship", card, scene.place_name(place), place, state=state, description=about, raised=True))
        for crate in range(t.crate_count[ship]):
            area = rect_path(at.crate_rect(slot, crate, t.crate_count[ship]), 4)
            first = ((owner * SLOTS + slot) * CRATES + crate) * DEPTH
            lying = [kind for kind in view.cargo[first : first + DEPTH] if kind >= 0]
            words = ", ".join([scene.piece_name(t.tile0 + kind) for kind in lying]) or scene.say("board.none")
            place = t.crate_place(owner, slot * CRATES + crate)
            asks = demand_said(scene, t.crates[ship * CRATES + crate])
            found.append(
                Spot("crate", area, scene.place_name(place), place, state=words, description=asks, raised=True)
            )
    return found


def expedition_spots(scene: "HumboldtScene", view: HumboldtState, owner: Seat) -> list[Spot]:
    """Acquaintances by colour and loose tiles by kind."""
    t = scene.tables
    found: list[Spot] = []
    for colour in range(COLOURS):
        spot, count = at.medal(colour), view.friends[owner * COLOURS + colour]
        people = [scene.say(key) for key in scene.people(colour)[:count]] if view.sides[owner] != 1 else []
        area = round_path(spot.x(), spot.y(), 17)
        piece, place = t.friend0 + colour, t.board_place(owner, FRIENDS)
        words = ", ".join(people)
        found.append(Spot("friend", area, scene.piece_name(piece), place, piece, state=f"× {count}", description=words))
    for index, (kind, count) in enumerate(scene.loose_kinds(view, owner)):
        spot = at.loose_tile(index)
        half = at.LOOSE / 2
        area = rect_path(QRectF(spot.x() - half, spot.y() - half, at.LOOSE, at.LOOSE), 4)
        piece, place = t.tile0 + kind, t.board_place(owner, STORE)
        found.append(Spot("tile", area, scene.piece_name(piece), place, piece, state=f"× {count}"))
    return found


def berth_spots(scene: "HumboldtScene", view: HumboldtState, seat: Seat, index: int) -> list[Spot]:
    """Another seat: its line, its ships."""
    t = scene.tables
    berth = at.berth(index, view.seats - 1)
    friends = [f"{scene.piece_name(t.friend0 + c)} × {n}" for c, n in enumerate(scene.friends_of(view, seat)) if n]
    loose = [f"{scene.piece_name(t.tile0 + kind)} × {count}" for kind, count in scene.loose_kinds(view, seat)]
    words = ", ".join([*friends, *loose]) or scene.say("board.none")
    place = t.board_place(seat, STORE)
    line = QRectF(berth.line.left(), berth.line.top(), 104, berth.line.height())
    found = [Spot("berth", rect_path(line, 4), scene.seat_name(seat), place, state=words)]
    for slot in range(SLOTS):
        ship = view.ships[seat * SLOTS + slot]
        if ship >= 0:
            area = rect_path(at.small_ship(berth, slot), 6)
            place = t.card_place(seat, slot)
            state, about = ship_said(scene, ship), load_said(scene, view, seat, slot)
            found.append(
                Spot("ship", area, scene.place_name(place), place, state=state, description=about, raised=True)
            )
    return found


def fame_spot(scene: "HumboldtScene", view: HumboldtState) -> Spot:
    """The edge, read as a whole: the fame of every seat."""
    scores = [sum(view.fame[seat * SLOTS : (seat + 1) * SLOTS]) for seat in range(view.seats)]
    words = ", ".join([f"{scene.seat_name(seat)} {scores[seat]}" for seat in range(view.seats)])
    corner = QRectF(SHEET.left(), SHEET.top(), SHEET.width(), MAP.top() - SHEET.top())
    return Spot("fame", rect_path(corner), scene.say("board.fame"), scene.tables.board_place(0, TRACK), state=words)


def ghost_spots(scene: "HumboldtScene", spot: Spot, moves: list[Move]) -> list[Spot]:
    """A disk to choose for each move, in an arc round a port, kept on the chart."""
    port = scene.chart.ports[spot.place]
    count = len(moves)
    middle = math.degrees(math.atan2(MAP.center().y() - port.y, MAP.center().x() - port.x))
    found: list[Spot] = []
    for index, move in enumerate(moves):
        turn = math.radians(middle + (index - (count - 1) / 2) * 42.0)
        x, y = port.x + REACH * math.cos(turn), port.y + REACH * math.sin(turn)
        x = min(max(x, MAP.left() + GHOST + 3), MAP.right() - GHOST - 3)
        y = min(max(y, MAP.top() + GHOST + 3), MAP.bottom() - GHOST - 3)
        found.append(Spot("ghost", round_path(x, y, GHOST), scene.move_text(move), move=move))
    return found
