"""What never changes during a game: the edition as flat lists, the names of places, and every move made once."""

from typing import Final

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.model import Move
from verne_tabletop.games.humboldt.state import COLOURS, CRATES, SLOTS

WHITE: Final = -2  # a crate that takes any tile
NO_CRATE: Final = -3  # the third crate of a ship that has two

BOTTOM_ANY: Final = 0  # one disk of any colour
BOTTOM_GIVEN: Final = 1  # each disk in its given colour
BOTTOM_SAME: Final = 2  # disks of one colour, free choice
BOTTOMS: Final = ("any", "given", "same")

SEAT_WIDTH: Final = 28
CARD: Final = 0  # within a seat: slot * 6 + card, three crates, two disk spaces
FIRST_CRATE: Final = 1
FIRST_DISK: Final = 4
STORE: Final = 24
FRIENDS: Final = 25
HAND: Final = 26
TRACK: Final = 27
MAX_SEATS: Final = 4


class Tables:
    """One edition, ready for play.

    Pieces: disks 0..5, then tiles by kind, acquaintances by colour, ships by row.
    Places: circles 0..P-1, compasses P..2P-1, then crates, displays and discards by colour, bag, journal, ship piles,
    supply, box, and SEAT_WIDTH places a seat.
    """

    def __init__(self, edition: Edition) -> None:
        data = edition.data
        self.colours: list[str] = [row["id"] for row in data["colour"]]
        self.letters: list[str] = [row["letter"] for row in data["colour"]]
        index = {name: number for number, name in enumerate(self.colours)}
        self.disks_of: list[int] = [row["disks"] for row in data["colour"]]

        self.places: list[str] = [row["id"] for row in data["location"]]
        at = {name: number for number, name in enumerate(self.places)}
        self.place_count: int = len(self.places)
        self.colour_of: list[int] = [index[row["colour"]] for row in data["location"]]
        self.places_of: list[list[int]] = [
            [p for p in range(self.place_count) if self.colour_of[p] == c] for c in range(COLOURS)
        ]
        self.exits: list[list[int]] = [[] for _ in self.places]
        for arrow in data["arrow"]:
            self.exits[at[arrow["from"]]].append(at[arrow["to"]])
        # an arrow of a two-way stretch has a bit; using it forbids the arrow of its partner's bit for the turn
        self.arrow_bit: list[int] = [0] * (self.place_count * self.place_count)
        self.arrow_ban: list[int] = [0] * (self.place_count * self.place_count)
        for number, (one, other) in enumerate(data["route"]["never_both_ways"]):
            there, back = at[one] * self.place_count + at[other], at[other] * self.place_count + at[one]
            self.arrow_bit[there] = self.arrow_ban[back] = 1 << (2 * number)
            self.arrow_bit[back] = self.arrow_ban[there] = 2 << (2 * number)

        setup = data["setup"]
        self.open_count: int = setup["open_tiles"]
        self.starting_tiles: int = setup["starting_tiles"]
        self.quota: list[list[int]] = [[] for _ in range(MAX_SEATS + 1)]  # by seats: disks a place
        self.removed_each: list[int] = [0] * (MAX_SEATS + 1)
        for seats in range(2, MAX_SEATS + 1):
            table = setup[f"seats{seats}"]
            self.quota[seats] = [table["other_places"].get(name, setup["disks_per_place"]) for name in self.places]
            self.removed_each[seats] = table["removed_of_each_colour"]
        limits, scoring = data["limits"], data["scoring"]
        self.storage: int = limits["stored_tiles"]
        self.threshold: int = limits["take_threshold"]
        self.take: list[int] = list(limits["take"])
        self.heap_size: int = limits["tiles_for_one_space"]
        self.set_points: list[int] = list(scoring["sets"])
        self.on_symbol: int = scoring["left_on_own_symbol"]
        self.elsewhere: int = scoring["left_elsewhere"]

        self.kinds: list[str] = [row["id"] for row in data["tile"]]
        self.kind_count: int = len(self.kinds)
        kind = {name: number for number, name in enumerate(self.kinds)}
        self.copies: list[int] = [row["copies"] for row in data["tile"]]
        self.kind_colour: list[int] = [index[row["colour"]] for row in data["tile"]]
        self.kinds_of: list[list[int]] = [
            [k for k in range(self.kind_count) if self.kind_colour[k] == c] for c in range(COLOURS)
        ]

        self.types: list[str] = [row["id"] for row in data["ship_type"]]
        slot = {name: number for number, name in enumerate(self.types)}
        self.bottom_rule: list[int] = [BOTTOMS.index(row["disks"]) for row in data["ship_type"]]
        self.bottom_spaces: list[int] = [row["spaces"] for row in data["ship_type"]]
        self.ships: list[str] = [row["id"] for row in data["ship"]]
        self.slot_of: list[int] = [slot[row["type"]] for row in data["ship"]]
        self.points: list[int] = [row["points"] for row in data["ship"]]
        # ship * CRATES + crate: WHITE, NO_CRATE, colour c as c, kind k as COLOURS + k
        self.crates: list[int] = []
        self.crate_count: list[int] = []
        self.bottom: list[list[int]] = [[index[name] for name in row["disks"]] for row in data["ship"]]
        for row in data["ship"]:
            wants = [
                WHITE if name == "white" else index[name] if name in index else COLOURS + kind[name]
                for name in row["crates"]
            ]
            self.crate_count.append(len(wants))
            self.crates.extend(wants + [NO_CRATE] * (CRATES - len(wants)))
        self.ship_colours: list[list[int]] = [self._dominance(ship) for ship in range(len(self.ships))]
        # fit[k] holds the crate demands that kind k meets, each as a flag at demand + 3
        self.fit: list[list[bool]] = [
            [d in (WHITE, self.kind_colour[k], COLOURS + k) for d in range(NO_CRATE, COLOURS + self.kind_count)]
            for k in range(self.kind_count)
        ]
        self._number()
        self._make_moves()

    def _dominance(self, ship: int) -> list[int]:
        counts = [0] * COLOURS
        for demand in self.crates[ship * CRATES : ship * CRATES + CRATES]:
            if demand >= COLOURS:
                counts[self.kind_colour[demand - COLOURS]] += 1
            elif demand >= 0:
                counts[demand] += 1
        return counts

    def _number(self) -> None:
        """Numbers of pieces and places."""
        self.tile0: int = COLOURS
        self.friend0: int = COLOURS + self.kind_count
        self.ship0: int = self.friend0 + COLOURS
        self.piece_count: int = self.ship0 + len(self.ships)
        self.compass0: int = self.place_count
        self.crate0: int = 2 * self.place_count
        self.display0: int = self.crate0 + COLOURS
        self.discard0: int = self.display0 + COLOURS
        self.bag_at: int = self.discard0 + COLOURS
        self.left_page: int = self.bag_at + 1
        self.right_page: int = self.bag_at + 2
        self.margin: int = self.bag_at + 3  # the journal's place for disks of ships that sailed
        self.ship_pile0: int = self.bag_at + 4
        self.ship_discard0: int = self.ship_pile0 + SLOTS
        self.supply: int = self.ship_discard0 + SLOTS
        self.box: int = self.supply + 1
        self.seat0: int = self.box + 1
        self.end: int = self.seat0 + MAX_SEATS * SEAT_WIDTH

    def crate_place(self, seat: int, space: int) -> int:
        """The place of a crate space: space = slot * CRATES + crate."""
        return self.seat0 + seat * SEAT_WIDTH + space // CRATES * 6 + FIRST_CRATE + space % CRATES

    def disk_place(self, seat: int, slot: int, space: int) -> int:
        """The place of a disk space of a ship."""
        return self.seat0 + seat * SEAT_WIDTH + slot * 6 + FIRST_DISK + space

    def card_place(self, seat: int, slot: int) -> int:
        """The place where a seat's ship of this type lies."""
        return self.seat0 + seat * SEAT_WIDTH + slot * 6

    def board_place(self, seat: int, which: int) -> int:
        """STORE, FRIENDS, HAND or TRACK of a seat."""
        return self.seat0 + seat * SEAT_WIDTH + which

    def space_of(self, place: int, seat: int) -> int:
        """The crate space (slot * CRATES + crate) of a place on the seat's ships; -1 when it is none."""
        within = place - self.seat0 - seat * SEAT_WIDTH
        if not 0 <= within < STORE or not FIRST_CRATE <= within % 6 < FIRST_DISK:
            return -1
        return within // 6 * CRATES + within % 6 - FIRST_CRATE

    def slot_at(self, place: int, seat: int) -> int:
        """The slot of a place on the seat's ships (card, crate or disk space); -1 when it is none."""
        within = place - self.seat0 - seat * SEAT_WIDTH
        return within // 6 if 0 <= within < STORE else -1

    def _make_moves(self) -> None:
        seats, spaces = range(MAX_SEATS), range(SLOTS * CRATES)
        kinds, colours = range(self.kind_count), range(COLOURS)
        self.sides: list[Move] = [Move("port"), Move("room")]
        self.keep: Move = Move("keep")
        self.exchanges: list[list[Move]] = [
            [Move("exchange", place=self.card_place(seat, slot)) for slot in range(SLOTS)] for seat in seats
        ]
        self.greets: list[Move] = [Move("greet", self.friend0 + c) for c in colours]
        self.dips: list[Move] = [Move("dip", place=self.crate0 + c) for c in colours]
        self.forgo: Move = Move("forgo")
        self.accepts: list[Move] = [Move("accept"), Move("decline")]
        self.starts: list[Move] = [Move("start", place=p) for p in range(self.place_count)]
        self.lays: list[list[Move]] = [[Move("lay", c, p) for c in colours] for p in range(self.place_count)]
        self.confirm: Move = Move("confirm")
        self.takes: list[list[Move]] = [[Move("take", c, p) for c in colours] for p in range(self.place_count)]
        self.pass_by: Move = Move("pass")
        self.stows: list[list[list[Move]]] = [
            [[Move("stow", c, self.card_place(seat, slot)) for slot in range(SLOTS)] for c in colours] for seat in seats
        ]
        self.picks: list[Move] = [self._tile_move("pick", k) for k in kinds]
        self.blinds: list[Move] = [Move("blind", place=self.crate0 + c) for c in colours]
        self.leave: Move = Move("leave")
        self.calls: list[Move] = [self._tile_move("call", k) for k in kinds]
        self.call_blinds: list[Move] = [Move("call_blind", place=self.crate0 + c) for c in colours]
        self.loads: list[list[list[Move]]] = [
            [[Move("load", self.tile0 + k, self.crate_place(seat, x)) for x in spaces] for k in kinds] for seat in seats
        ]
        self.heaps: list[list[list[Move]]] = [
            [[Move("heap", self.tile0 + k, self.crate_place(seat, x)) for x in spaces] for k in kinds] for seat in seats
        ]
        self.adds: list[Move] = [Move("add", self.tile0 + k) for k in kinds]
        self.throws: list[Move] = [Move("discard", self.tile0 + k) for k in kinds]
        self.end_turn: Move = Move("end_turn")
        self.bonuses: list[Move] = [Move("bonus", self.friend0 + c) for c in colours]
        self.finish: Move = Move("finish")

    def _tile_move(self, verb: str, kind: int) -> Move:
        return Move(verb, self.tile0 + kind, self.display0 + self.kind_colour[kind])
