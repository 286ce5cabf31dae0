"""The table of a journey: the map in front with what is inked on it, the second sheet beside it."""

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from verne_tabletop.engine.model import HIDDEN, Event, Move, Piece, Place, Seat
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.journey.rules import JourneyRules
from verne_tabletop.games.journey.state import (
    BONUS,
    CELLS,
    EXPLORATION_DECK,
    HELP,
    MAP,
    MARK,
    STRIDE,
    TRACK,
    TUNNEL_DECK,
    VOLCANO,
    VOLCANO_ROW,
)
from verne_tabletop.table import journey_sheet as sheet
from verne_tabletop.table.figures import Face, Figure, Spot, rect_path
from verne_tabletop.table.items import Mark
from verne_tabletop.table.journey_figures import lying, shown, to_come
from verne_tabletop.table.journey_ground import SIGN, cell_rect, paint_map, way_point
from verne_tabletop.table.journey_ways import GhostMark, ghost_spots, likeliest_first
from verne_tabletop.table.journey_words import cell_state, warning, ways_words
from verne_tabletop.table.scene import TableScene

VERBS: Final = ("otto", "axel", "hans")
EVERY: Final = QRectF(0, 0, 974, 640)


class JourneyScene(TableScene):
    """One map in front, the others small; a click on a cell draws, on a small map opens it."""

    STRIP_ROWS: ClassVar[int] = 0
    REFUSED: ClassVar[frozenset[str]] = frozenset({"cell"})
    TOLD: ClassVar[frozenset[str]] = frozenset(
        {"volcano", "card", "character", "track", "water clock", "eruption clock"}
    )

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        if not isinstance(rules, JourneyRules):
            raise TypeError("the table of a journey needs the rules of a journey")
        self.journey: JourneyRules = rules
        super().__init__(game, rules)

    def board(self) -> QRectF:
        """Map and sheet."""
        return EVERY

    def paint_ground(self, painter: QPainter) -> None:
        """The two printed sheets."""
        paint_map(painter, self.look, self.journey.board)
        sheet.paint_sheet_two(painter, self.look, self.journey.board)

    def show_view(self, view: Any, events: Sequence[Event] | None = None, msec: int = 0) -> None:
        """The map that is drawn on next comes forward first, so that what has been drawn there is seen to be inked."""
        if events and self.view is not None and self.seat in self.rules.to_act(view):
            board = self.rules.prompt(view, self.seat).board
            if board != self.front and view.round != self.view.round:
                self.look_at(board)
        super().show_view(view, events, msec)

    def show_preview(self, view: Any, note: str = "") -> None:
        """Ghosts, what the move would bring, and a warning where it shuts off a gallery."""
        warned = "" if view is None else warning(self, view, self.owner(view))
        super().show_preview(view, "; ".join([words for words in (note, warned) if words]))

    def in_reach(self, move: Move) -> bool:
        """Only the map in front is drawn on."""
        return not 0 <= move.place < EXPLORATION_DECK or move.place // STRIDE == self.front

    def ways(self, moves: list[Move]) -> list[Move]:
        """A gallery lies first as it joins what is there."""
        view = self.view
        return moves if view is None or self.seat < 0 else likeliest_first(self.journey.board, view.maps, moves)

    def owner(self, view: Any) -> Seat:
        """Whose map lies in front."""
        return self.front if 0 <= self.front < view.seats else 0

    def others(self, view: Any) -> list[Seat]:
        """Whose maps lie small beside it, in seat order."""
        return [seat for seat in range(view.seats) if seat != self.owner(view)]

    def figures(self, view: Any) -> list[Figure]:
        """Ink on the map in front and its sheet, cards, clocks, characters, small maps."""
        return lying(self, view)

    def stock(self, view: Any) -> list[Face]:
        """Cards to come, and what is drawn of them."""
        return to_come(self, view)

    def spots(self, view: Any) -> list[Spot]:
        """Cells, volcanoes, cards, characters, tracks, small maps, and the button for a round without a draw."""
        owner = self.owner(view)
        first = owner * STRIDE
        found = [
            Spot(
                "cell",
                rect_path(cell_rect(cell)),
                self.place_name(first + cell),
                first + cell,
                state=cell_state(self, view, owner, cell),
            )
            for cell in range(CELLS)
        ]
        for side in range(4):
            middle = way_point(side, SIGN)
            area = QRectF(middle.x() - 19, middle.y() - 19, 38, 38)
            place = first + VOLCANO + side
            found.append(
                Spot("volcano", rect_path(area, 19), self.place_name(place), place, state=self.sign_state(view, side))
            )
        found += self.card_spots(view)
        for index in range(3):
            piece = self.journey.board.first_character + index
            state = self.say("state.rested" if view.active[index] else "state.exhausted")
            found.append(
                Spot(
                    "character",
                    rect_path(sheet.character_rect(index), 8),
                    self.piece_name(piece),
                    piece=piece,
                    state=state,
                    description=self.say(f"state.{VERBS[index]}"),
                )
            )
        found += self.sheet_spots(view, owner)
        others = self.others(view)
        for at, seat in enumerate(others):
            place = seat * STRIDE + MAP
            area = sheet.small_area(at, len(others))
            state = self.say("state.points", (("n", self.rules.scores(view)[seat]),))
            found.append(Spot("map", rect_path(area, 4), self.place_name(place), place, state=state))
        return found

    def card_spots(self, view: Any) -> list[Spot]:
        """The two cards of the round, the volcano cards, and the pass."""
        found: list[Spot] = []
        for place, middle, piece, left in (
            (EXPLORATION_DECK, sheet.EXPLORATION, view.line, len(view.exploration)),
            (TUNNEL_DECK, sheet.TUNNEL, view.tunnel, len(view.tunnels)),
        ):
            wide, high = sheet.CARD_WIDE, sheet.CARD_HIGH
            area = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
            state = "" if piece == HIDDEN else self.piece_name(piece)
            found.append(
                Spot(
                    "card",
                    rect_path(area, 8),
                    self.place_name(place),
                    place,
                    state=state,
                    description=self.say("state.cards", (("n", left),)),
                )
            )
        if view.ended == "" and view.setting >= view.seats:
            for at, (kind, left) in enumerate((("water", len(view.tunnels)), ("eruption", len(view.exploration)))):
                area = QRectF(sheet.CLOCKS.left(), sheet.CLOCKS.top() - 2 + at * 49, sheet.CLOCKS.width(), 48)
                state = self.say("state.rounds", (("n", left + 1),))
                found.append(Spot(f"{kind} clock", rect_path(area, 4), self.say(f"state.clock_{kind}"), state=state))
        row = QRectF(sheet.CLOCKS.left(), sheet.CLOCKS.bottom() - 42, sheet.CLOCKS.width(), 42)
        signs = [self.piece_name(self.journey.board.first_symbol + sign) for sign in view.volcanoes[: view.erupted]]
        words = self.say("state.erupted", (("n", view.erupted),))
        found.append(
            Spot("card", rect_path(row, 4), self.place_name(VOLCANO_ROW), VOLCANO_ROW, state=", ".join([words, *signs]))
        )
        if Move("pass") in self.asked(view):
            area = QRectF(sheet.LEFT + 4, 20 + sheet.CARD_HIGH - 30, 2 * sheet.CARD_WIDE, 38)
            found.append(Spot("choice", rect_path(area), self.move_text(Move("pass")), move=Move("pass")))
        return found

    def asked(self, view: Any) -> list[Move]:
        """The legal moves of the seat that looks."""
        return self.rules.moves(view, self.seat) if 0 <= self.seat < view.seats else []

    def sheet_spots(self, view: Any, owner: Seat) -> list[Spot]:
        """Tracks, help and bonuses of the sheet in front."""
        first = owner * STRIDE
        found = []
        for track in range(4):
            circles = view.tracks[owner][track]
            left = circles - view.paid[owner] if track == 3 else circles
            key, worth = ("state.water", "state.water_worth") if track == 3 else ("state.circles", "state.track_worth")
            found.append(
                Spot(
                    "track",
                    rect_path(sheet.track_rect(track), 6),
                    self.place_name(first + TRACK + track),
                    first + TRACK + track,
                    state=self.say(key, (("n", circles), ("left", left))),
                    description=self.say(worth, (("n", self.journey.board.column_bonus),)),
                )
            )
        for place, y, state, worth in (
            (HELP, sheet.HELP_ROW, self.say("state.circles", (("n", view.helps[owner]),)), "state.help_worth"),
            (BONUS, sheet.BONUS_ROW, self.bonus_state(view, owner), "state.bonus_worth"),
        ):
            shape, name = rect_path(QRectF(sheet.LEFT - 2, y - 18, sheet.WIDTH, 36), 6), self.place_name(first + place)
            found.append(Spot("track", shape, name, first + place, state=state, description=self.say(worth)))
        return found

    def bonus_state(self, view: Any, owner: Seat) -> str:
        """Which bonuses are earned."""
        parts = [self.say("line.centre")] if view.arrival[owner] else []
        parts += [self.say("line.escape")] if view.escaped[owner] else []
        return ", ".join(parts)

    def sign_state(self, view: Any, side: int) -> str:
        """What a volcano is to the seat in front."""
        owner = self.owner(view)
        if view.entrance[owner] == side:
            return self.say("state.entrance")
        sign = view.symbols[owner][side]
        if sign < 0:
            return ""
        name = self.piece_name(self.journey.board.first_symbol + sign)
        return f"{name}, {self.say('state.closed')}" if view.erupting(owner, side) else name

    def shown_cells(self, view: Any, seat: Seat) -> list[int]:
        """A map with what may be seen of the running round."""
        return shown(self, view, seat)[0]

    def way_name(self, move: Move) -> str:
        """One way of drawing, in words."""
        return ways_words(self, move.extra[0])

    def gesture(self, piece: Piece, place: Place) -> Move | None:
        """What was meant where nothing legal is; a small map comes forward."""
        board, view = self.journey.board, self.view
        if view is None or (piece == HIDDEN and place < 0):
            return None
        seat, spot = divmod(max(place, 0), STRIDE)
        if spot == MAP:
            self.look_at(seat)
            return None
        if board.first_character <= piece < board.first_symbol:
            return self.help_meant(piece, place)
        if place >= EXPLORATION_DECK:
            return None
        if VOLCANO <= spot < TRACK:
            sign = len([number for number in view.symbols[max(self.seat, 0)] if number >= 0])
            setting = view.setting < view.seats
            if not setting:
                return None
            if view.entrance[max(self.seat, 0)] < 0:
                return Move("enter", place=place)
            return Move("sign", board.first_symbol + min(sign, 2), place)
        if TRACK <= spot < HELP:
            return Move("track", place=place)
        if spot >= CELLS:
            return None
        if view.setting < view.seats:
            return Move("enter", place=place)
        card = view.tunnel - board.first_tunnel
        if view.tunnel >= 0 and board.arrows[card]:
            return Move("fill", view.tunnel, place)
        return Move("draw", view.tunnel, place, board.shapes[card][:1] if view.tunnel >= 0 else ())

    def help_meant(self, piece: Piece, place: Place) -> Move | None:
        """A help that is not legal: on this cell, or anywhere when the character alone was touched."""
        board, view = self.journey.board, self.view
        verb = VERBS[piece - board.first_character]
        if place >= 0 and place % STRIDE >= CELLS:
            return None
        at = place if place >= 0 else max(self.seat, 0) * STRIDE + board.centre
        if verb == "otto":
            return Move(verb, piece, at)
        if verb == "hans":
            mark = view.maps[max(self.seat, 0)][at % STRIDE] & MARK
            return Move(verb, piece, at, (next((way for way in (1, 2, 4, 8) if mark & way), 1),))
        card = view.tunnel - board.first_tunnel
        return Move(verb, piece, at, board.shapes[card][:1] if view.tunnel >= 0 else ())

    def turn_spots(self, spot: Spot, moves: list[Move]) -> list[Spot]:
        """The ways a gallery can be drawn, round its cell."""
        return ghost_spots(self, spot, moves)

    def make_mark(self, spot: Spot) -> Mark | None:
        """Ghosts of tunnels are drawn as such."""
        return GhostMark(spot, self.look) if spot.kind == "ghost" else None

    def concerns(self, event: Event, figure: Figure) -> bool:
        """Light runs with the first cell the route reaches; the journey is drawn at the end."""
        kind = figure.key[0] if isinstance(figure.key, tuple) else figure.key
        if kind == "glow":
            return event.kind in ("lead", "enter", "arrive") and figure.place // STRIDE == event.seat
        if kind == "journey":
            return event.kind == "end"
        if kind == "sign" and event.kind == "erupt":
            return False
        return super().concerns(event, figure)

    def is_move(self, event: Event) -> bool:
        """The last move of a seat is what it drew."""
        return event.kind in ("enter", "sign", "draw", "star", "fork", "fill", "danger")

    def held_words(self) -> str:
        """What a character who is asked does, and for how many points."""
        helper = self.hand.held - self.journey.board.first_character
        if self.view is None or not 0 <= helper < 3:
            return ""
        values, used = (0, *self.journey.board.help_values), self.view.helps[max(self.seat, 0)]
        price = values[min(used + 1, len(values) - 1)] - values[used]
        return self.say(f"held.{VERBS[helper]}", (("n", price),))

    def strikes(self, event: Event) -> bool:
        """Alone at the table a danger comes from nobody."""
        return event.kind == "danger"

    def ground_key(self) -> Hashable:
        """The ground is the same for every map."""
        return ()

    def choice_icon(self, move: Move) -> Face | None:
        """The pass has no picture."""
        return None
