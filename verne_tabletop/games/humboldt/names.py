"""What pieces and places are called, and how many of each there are."""

from verne_tabletop.engine.model import Phrase, Piece, Place
from verne_tabletop.games.humboldt.state import COLOURS, SLOTS, HumboldtState
from verne_tabletop.games.humboldt.tables import FIRST_CRATE, FIRST_DISK, SEAT_WIDTH, STORE, Tables

BOARD_PLACES = ("store", "friends", "hand", "track")


def piece_name(t: Tables, piece: Piece) -> Phrase:
    """`piece.disk_blue`, `piece.gulfweed`, `piece.friend_blue`, `piece.S01`."""
    if piece < t.tile0:
        return Phrase(f"piece.disk_{t.colours[piece]}")
    if piece < t.friend0:
        return Phrase(f"piece.{t.kinds[piece - t.tile0]}")
    if piece < t.ship0:
        return Phrase(f"piece.friend_{t.colours[piece - t.friend0]}")
    return Phrase(f"piece.{t.ships[piece - t.ship0]}")


def place_name(t: Tables, place: Place) -> Phrase:
    """A town by name, its compass, a crate by colour, a page, a pile, a space of a ship."""
    if place < t.compass0:
        return Phrase(f"place.{t.places[place]}")
    if place < t.crate0:
        return Phrase("place.compass", (("place", place - t.compass0),))
    for first, word in ((t.crate0, "crate"), (t.display0, "display"), (t.discard0, "discard")):
        if first <= place < first + COLOURS:
            return Phrase(f"place.{word}_{t.colours[place - first]}")
    for at, word in (
        (t.bag_at, "bag"),
        (t.left_page, "left_page"),
        (t.right_page, "right_page"),
        (t.margin, "margin"),
        (t.supply, "supply"),
        (t.box, "box"),
    ):
        if place == at:
            return Phrase(f"place.{word}")
    for first, word in ((t.ship_pile0, "ship_pile"), (t.ship_discard0, "ship_discard")):
        if first <= place < first + SLOTS:
            return Phrase(f"place.{word}_{t.types[place - first]}")
    seat, within = divmod(place - t.seat0, SEAT_WIDTH)
    if within >= STORE:
        return Phrase(f"place.{BOARD_PLACES[within - STORE]}", (("seat", seat),))
    kind = t.types[within // 6]
    if within % 6 < FIRST_CRATE:
        return Phrase(f"place.ship_{kind}", (("seat", seat),))
    if within % 6 < FIRST_DISK:
        return Phrase(f"place.crate_of_{kind}", (("seat", seat), ("n", within % 6 - FIRST_CRATE + 1)))
    return Phrase(f"place.disk_of_{kind}", (("seat", seat), ("n", within % 6 - FIRST_DISK + 1)))


def census(t: Tables, s: HumboldtState) -> dict[str, int]:
    """Every disk by colour, tile by kind and ship; acquaintances are without number and stay out (never_run_out)."""
    counts = [0] * t.piece_count
    for colour in range(COLOURS):
        piles = (s.bag, s.hand, s.paid, s.removed, s.spent)
        counts[colour] = sum([pile[colour] for pile in piles]) + sum(s.circles[colour::COLOURS])
    for disk in (s.left, s.right, *s.route_disks[s.step :], *s.disks):
        if disk >= 0:
            counts[disk] += 1
    for kind in range(t.kind_count):
        counts[t.tile0 + kind] = s.piles[kind] + s.discards[kind] + sum(s.loose[kind :: t.kind_count])
    for kind in (*s.open_tiles, *s.cargo):
        if kind >= 0:
            counts[t.tile0 + kind] += 1
    ships = list(s.ships)
    for slot in range(SLOTS):
        ships += s.ship_piles[slot] + s.ship_discards[slot]
    for ship in ships:
        if ship >= 0:
            counts[t.ship0 + ship] += 1
    sorts = {f"disk_{t.colours[c]}": counts[c] for c in range(COLOURS)}
    sorts.update({t.kinds[k]: counts[t.tile0 + k] for k in range(t.kind_count)})
    for ship in range(len(t.ships)):
        sorts[t.ships[ship]] = counts[t.ship0 + ship]
    return sorts
