"""The table of the great voyage: the chart with its ports, the journal, the crates, everybody's ships."""

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Event, Move, Piece, Place, Prompt, Seat
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.humboldt.rules import HumboldtRules
from verne_tabletop.games.humboldt.state import COLOURS, LAY, HumboldtState
from verne_tabletop.table.figures import Face, Figure, Spot
from verne_tabletop.table.humboldt_chart import Chart
from verne_tabletop.table.humboldt_desk import paint_desk
from verne_tabletop.table.humboldt_faces import DiskFace, FriendFace, TileFace
from verne_tabletop.table.humboldt_figures import lying, to_come
from verne_tabletop.table.humboldt_ground import paint_chart
from verne_tabletop.table.humboldt_layout import WHOLE
from verne_tabletop.table.humboldt_marks import DiskMark
from verne_tabletop.table.humboldt_spots import all_spots, ghost_spots
from verne_tabletop.table.items import Mark
from verne_tabletop.table.lights import Touch
from verne_tabletop.table.scene import TableScene
from verne_tabletop.table.tokens import TINT_KEYS, Tint

#: Events whose target is where a seat went last.
MOVES = ("exchange", "start", "lay", "stow", "load", "new_ship", "dip", "pick", "blind")


class HumboldtScene(TableScene):
    """One chart for all; the ships of the seat in front below it, those of the others beside it.

    A port that can be reached is touched, then one of the disks that unfold round it; touched twice it takes the
    matching disk. The last compass takes the step back.
    """

    STRIP_ROWS: ClassVar[int] = 1

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        if not isinstance(rules, HumboldtRules):
            raise TypeError("the table of the great voyage needs its rules")
        self.voyage: HumboldtRules = rules
        self.tables = rules.tables
        self.chart = Chart(rules.edition)
        super().__init__(game, rules)

    # who and what

    def tint_index(self, colour: int) -> int:
        """Which tint of the palette a colour of the edition is."""
        return TINT_KEYS.index(self.tables.colours[colour])

    def tint(self, colour: int) -> Tint:
        """How a colour of the edition is shown."""
        return self.look.palette.tints[self.tint_index(colour)]

    def owner(self, view: HumboldtState) -> Seat:
        """Whose ships lie in front."""
        return self.front if 0 <= self.front < view.seats else 0

    def others(self, view: HumboldtState) -> list[Seat]:
        """Whose lie beside the chart, clockwise."""
        owner = self.owner(view)
        return [(owner + turn) % view.seats for turn in range(1, view.seats)]

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def initial(self, seat: Seat) -> str:
        """The letter on a seat's marker."""
        return self.seat_name(seat)[:1].upper()

    def loose_kinds(self, view: HumboldtState, seat: Seat) -> list[tuple[int, int]]:
        """The loose tiles of a seat: kind and number, in the order of the edition."""
        at = seat * self.tables.kind_count
        return [(kind, view.loose[at + kind]) for kind in range(self.tables.kind_count) if view.loose[at + kind]]

    def friends_of(self, view: HumboldtState, seat: Seat) -> list[int]:
        """The acquaintances of a seat by colour."""
        return view.friends[seat * COLOURS : (seat + 1) * COLOURS]

    def people(self, colour: int) -> list[str]:
        """Text keys of the people of a colour."""
        first = f"person.{self.tables.colours[colour]}_"
        return [f"{first}{number}" for number in range(10) if self.book.has(f"{first}{number}")]

    def slot_place(self, colour: int, space: int) -> Place:
        """A number for each display space, beyond the places of the rules, which know displays only; the first of a
        colour is the display's own."""
        return self.tables.display0 + colour if space == 0 else self.tables.end + colour

    # the table

    def board(self) -> QRectF:
        """Chart, journal, crates and ships."""
        return WHOLE

    def paint_ground(self, painter: QPainter) -> None:
        """The printed sheets."""
        paint_desk(painter, self)
        paint_chart(painter, self)

    def ground_key(self) -> Hashable:
        """The words on it."""
        return self.look.language

    def figures(self, view: Any) -> list[Figure]:
        """Disks, route, tiles, ships, markers."""
        return lying(self, view)

    def stock(self, view: Any) -> list[Face]:
        """Disks, tiles and ships to come."""
        return to_come(self, view)

    def spots(self, view: Any) -> list[Spot]:
        """Ports, journal, crates, ships, tiles, people."""
        return all_spots(self, view)

    # hands

    def offer(self, prompt: Prompt | None, legal: Sequence[Move]) -> None:
        """The disk that matches a port comes first, so that a second touch of the port lays it."""
        colour_of = self.tables.colour_of
        first = sorted(legal, key=lambda move: move.verb == "lay" and move.piece != colour_of[move.place])
        super().offer(prompt, first)

    def touch(self, move: Move) -> Touch:
        """Disks are laid and taken by touching ports; open tiles each by itself; a tile is thrown on its discards."""
        t = self.tables
        if move.verb in ("lay", "take", "stow"):
            return HIDDEN, move.place
        if move.verb in ("pick", "call"):
            kind = move.piece - t.tile0
            colour = t.kind_colour[kind]
            space = 0 if self.view is None or self.view.open_tiles[2 * colour] == kind else 1
            return HIDDEN, self.slot_place(colour, space)
        if move.verb == "discard":
            return move.piece, t.discard0 + t.kind_colour[move.piece - t.tile0]
        return super().touch(move)

    def turn_spots(self, spot: Spot, moves: list[Move]) -> list[Spot]:
        """Disks to choose round a port; buttons for anything else."""
        if spot.kind == "port" and all(move.verb in ("lay", "take") for move in moves):
            return ghost_spots(self, spot, moves)
        return []

    def make_mark(self, spot: Spot) -> Mark | None:
        """Such a disk is drawn as one."""
        if spot.kind != "ghost" or spot.move is None:
            return None
        move = spot.move
        matches = move.verb == "lay" and move.piece == self.tables.colour_of[move.place]
        return DiskMark(spot, self.look, self.tint_index(move.piece), matches)

    def choice_icon(self, move: Move) -> Face | None:
        """The disk, tile or person that a button is about."""
        t = self.tables
        if move.verb in ("accept", "decline") or move.piece == HIDDEN:
            return None
        if move.piece < t.tile0:
            return DiskFace(self.tint_index(move.piece))
        if move.piece < t.friend0:
            kind = move.piece - t.tile0
            return TileFace(self.tint_index(t.kind_colour[kind]), t.kinds[kind])
        if move.piece < t.ship0:
            return FriendFace(self.tint_index(move.piece - t.friend0), 1)
        return None

    def may_step_back(self, view: HumboldtState) -> bool:
        """Whether the seat that looks is laying its route."""
        return view.asked == LAY and self.seat == view.actor and bool(view.route_places) and bool(self.legal)

    def gesture(self, piece: Piece, place: Place) -> Move | None:
        """What was meant where nothing legal is; the compass of the last step takes it back."""
        t, view = self.tables, self.view
        if view is None or (piece == HIDDEN and place == NOWHERE):
            return None
        if t.compass0 <= place < t.crate0:
            if self.may_step_back(view) and view.route_places[-1] == place - t.compass0:
                self.withdrawn.emit()
            return None
        verbs = {move.verb for move in self.legal}
        if 0 <= place < t.compass0:
            return self._port_meant(view, verbs, place)
        if t.tile0 <= piece < t.friend0:
            if t.space_of(place, self.owner(view)) >= 0:
                return Move("load", piece, place)
            return Move("discard", piece) if t.discard0 <= place < t.bag_at else None
        if t.friend0 <= piece < t.ship0 and verbs & {"greet", "bonus"}:
            return Move("bonus" if "bonus" in verbs else "greet", piece)
        if verbs & {"stow"} and t.slot_at(place, self.seat) >= 0:
            return Move("stow", view.payload, t.card_place(self.seat, t.slot_at(place, self.seat)))
        if verbs & {"pick", "call", "blind", "call_blind"} and t.crate0 <= place < t.discard0:
            word = "call_blind" if verbs & {"call", "call_blind"} else "blind"
            return Move(word, place=t.crate0 + (place - t.crate0) % COLOURS)
        return None

    def _port_meant(self, view: HumboldtState, verbs: set[str], place: Place) -> Move | None:
        if "start" in verbs:
            return Move("start", place=place)
        if "take" in verbs:
            first = next((c for c in range(COLOURS) if view.circles[place * COLOURS + c]), 0)
            return Move("take", first, place)
        if verbs & {"lay", "confirm"}:
            hand = next((c for c in range(COLOURS) if view.hand[c]), 0)
            return Move("lay", hand, place)
        return None

    def is_move(self, event: Event) -> bool:
        """The last move of a seat is what it chose, not what followed."""
        return event.kind in MOVES
