"""The table of Leagues: two seas, the matrix between them, the log of turns above, the pads below."""

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from verne_tabletop.engine.model import HIDDEN, Event, Facts, Move, Piece, Place, Prompt, Seat
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.leagues.rules import LeaguesRules
from verne_tabletop.games.leagues.rules_danger import row_points, verne_left
from verne_tabletop.games.leagues.rules_sail import Way, reach, routes
from verne_tabletop.games.leagues.rules_score import BONUS_RULES
from verne_tabletop.games.leagues.rules_sight import learn
from verne_tabletop.games.leagues.rules_tables import (
    FIRST_LETTER,
    ROW_PLACE,
    VERNE_ATLANTIS,
    place_of,
    position_of,
)
from verne_tabletop.games.leagues.state import CELLS, SAILING, TURNS, LeaguesState
from verne_tabletop.table import leagues_figures, leagues_ground, leagues_spots, leagues_stock
from verne_tabletop.table import leagues_plan as plan
from verne_tabletop.table.figures import Face, Figure, Spot
from verne_tabletop.table.items import GHOSTS, Token
from verne_tabletop.table.leagues_routes import ReachFace, RouteFace
from verne_tabletop.table.leagues_spots import SEAT_PLACE
from verne_tabletop.table.lights import Touch
from verne_tabletop.table.scene import TableScene

HEADS = ("surface", "depth", "crew", "score")


class LeaguesScene(TableScene):
    """One seat's sheets in front; a click on a far cell sails there by the way with the fewest hits."""

    STRIP_ROWS: ClassVar[int] = 1

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        if not isinstance(rules, LeaguesRules):
            raise TypeError("the table of Leagues needs the rules of Leagues")
        self.leagues: LeaguesRules = rules
        self._way: list[int] = []
        self._routes: dict[int, Way] | None = None
        self._regarded: tuple[Hashable, Move] | None = None
        self._over: Token | None = None
        self._note = ""
        super().__init__(game, rules)

    def board(self) -> QRectF:
        """Log, maps and pads."""
        return QRectF(0, 0, plan.WIDTH, plan.HEIGHT)

    def ground_key(self) -> Hashable:
        """The heading of the last pad tells whether one plays alone."""
        return self._alone()

    def _alone(self) -> bool:
        return self.view is None or self.view.seats == 1

    def paint_ground(self, painter: QPainter) -> None:
        """The printed sheets."""
        words = {key: self.say(f"head.{key}") for key in HEADS}
        words["others"] = self.say("head.verne" if self._alone() else "head.others")
        leagues_ground.paint(painter, self.look, self.leagues.tables, words)
        leagues_ground.paint_ship_turns(painter, self.look, self.leagues.tables.ship_turns)

    def owner(self, view: LeaguesState) -> Seat:
        """Whose sheets lie in front."""
        return self.front if 0 <= self.front < view.seats else 0

    def seat_areas(self, view: LeaguesState, owner: Seat) -> list[tuple[Seat, QRectF]]:
        """The other seats and where their small sheets lie."""
        others = [seat for seat in range(view.seats) if seat != owner]
        first = plan.OTHERS.left() + (196 if view.verne else 6)
        return [(seat, plan.seat_rect(n, len(others), first)) for n, seat in enumerate(others)]

    def figures(self, view: Any) -> list[Figure]:
        """All that may change."""
        return leagues_figures.lying(self, view, self.owner(view))

    def stock(self, view: Any) -> list[Face]:
        """Cards to come, and what is drawn of them."""
        return leagues_stock.to_come(self, view)

    def soon(self, view: Any) -> list[Face]:
        """What the next choice may bring."""
        return leagues_stock.next_up(self, view)

    def spots(self, view: Any) -> list[Spot]:
        """All that can be touched or read."""
        return leagues_spots.lying(self, view)

    # words

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def crossed_out(self, kind: int) -> str:
        """The name of a drawing that is crossed out."""
        card = self.leagues.tables.kind.index(kind)
        return self.say("state.crossed", (("piece", card),))

    def bonus_rule(self, view: LeaguesState, character: int) -> str:
        """The rule of the bonus in play."""
        return BONUS_RULES[character][view.sides[character] - 1]

    def line_text(self, rule: str, facts: Facts) -> str:
        """A line of the account in words."""
        key = f"line.{rule}"
        return self.say(key, facts) if self.book.has(key) else self.book.rules[rule].title[self.look.language]

    def odds(self, view: LeaguesState, character: int) -> int | None:
        """Chances in 100 that Verne's next card matches a letter; None when he does not play."""
        if not view.verne:
            return None
        if view.conseil == self.owner(view):
            return 0
        left = verne_left(self.leagues.tables, view)
        return round(100 * (left[character] + left[VERNE_ATLANTIS]) / max(1, sum(left)))

    # gestures

    def touch(self, move: Move) -> Touch:
        """A row, a cell or a portrait is touched whatever card it is about."""
        if move.verb == "bonus" and self.view is not None:
            return HIDDEN, ROW_PLACE + 1 + self.view.order.index(move.piece)
        return HIDDEN, move.place

    def gesture(self, piece: Piece, place: Place) -> Move | None:
        """A seat's small sheets open; a far cell is sailed to; else the choice that the place would stand for."""
        view, asked = self.view, self.prompt.ask if self.prompt is not None else ""
        if place >= SEAT_PLACE:
            self.look_at(place - SEAT_PLACE)
            return None
        if view is None or self.owner(view) != self.seat:
            return None
        position = position_of(place)
        if asked == "step":
            if position in self._ways():
                self._sail(position)
                return None
            return Move("step", place=place) if position >= 0 else None
        if asked == "site" and position >= CELLS and position - CELLS in self.leagues.tables.atlantis:
            return self.leagues.tables.site_moves[self.leagues.tables.atlantis.index(position - CELLS)]
        if asked == "site" and position >= 0:
            return Move("site", FIRST_LETTER, place)
        if asked == "draw" and position >= 0:
            row = view.order.index(view.written[self.seat * TURNS + view.turn - 1])
            return Move("draw", view.columns[row + (3 if position >= CELLS else 0)], place)
        if asked == "side" and position >= 0:
            return Move("side", place=place)
        if asked == "row" and ROW_PLACE < place <= ROW_PLACE + 3:
            return Move("row", view.order[place - ROW_PLACE - 1], place)
        return Move("crew", place=place) if asked == "crew" else None

    def _sail(self, position: int) -> None:
        """Go the way to a place, step by step, each a choice of its own."""
        self._way = list(self._ways()[position].path)
        self._next_step()

    def _ways(self) -> dict[int, Way]:
        """Where the movement under way can end and how, worked out when it is first asked for."""
        if self._routes is None:
            view, self._routes = self.view, {}
            if self.prompt is not None and self.prompt.ask == "step" and view is not None and view.stage == SAILING:
                self._routes = routes(self.leagues.tables, view, self.seat)
        return self._routes

    def _way_to(self, spot: Spot) -> Way | None:
        """The way to a cell that is touched, None when there is none."""
        position = position_of(spot.place) if spot.kind == "cell" else -1
        if position < 0 or self.view.been[2 * self.seat + position // CELLS] >> position % CELLS & 1:
            return None
        return self._ways().get(position)

    def _next_step(self) -> None:
        if not self._way:
            return
        move = Move("step", place=place_of(self._way[0]))
        if move in self.legal:
            self._way.pop(0)
            self.chosen.emit(move)
        elif self.prompt is None or self.prompt.ask != "bow":
            self._way = []

    # what is shown

    def show_view(self, view: Any, events: Sequence[Event] | None = None, msec: int = 0) -> None:
        """Show a view; only the last place of the seat in front is marked: the others' lie on sheets of their own."""
        self._routes = None
        self._put_away()
        if view is not None:
            learn(self.leagues.tables, view.open_sight)
        super().show_view(view, events, msec)
        self._mark_own()

    def mark_last(self, events: Sequence[Event]) -> None:
        """Mark where the last moves went."""
        super().mark_last(events)
        self._mark_own()

    def _mark_own(self) -> None:
        if self.view is not None:
            owner = self.owner(self.view)
            self.lights.last = {seat: place for seat, place in self.lights.last.items() if seat == owner}
            self.relight()

    def offer(self, prompt: Prompt | None, legal: Sequence[Move]) -> None:
        """Light what can be chosen; a voyage under way goes on."""
        super().offer(prompt, legal)
        self._routes = None
        if self._way:
            self._go_on()

    def _go_on(self) -> None:
        """The next step of a voyage, when the last one has been seen."""
        if self.glide.running:
            QTimer.singleShot(0, self, self._wait)
        else:
            QTimer.singleShot(0, self, self._next_step)

    def _wait(self) -> None:
        if self.glide.running:
            self.glide.finished.connect(self._arrived)
        else:
            self._next_step()

    def _arrived(self) -> None:
        self.glide.finished.disconnect(self._arrived)
        QTimer.singleShot(0, self, self._next_step)

    def regard(self, spot: Spot | None, move: Move | None) -> None:
        """What is looked at: the way to a far cell with its hits, or where a row could lead."""
        view = self.view
        if self._over is not None and spot is not None and move is not None and (spot.key, move) == self._regarded:
            return
        self._put_away()
        if spot is None or view is None:
            return
        if move is not None and move.verb == "row":
            face, self._note = self._row_shown(view, move.piece)
            self._over, self._regarded = self._shown(face), (spot.key, move)
        elif move is None and (way := self._way_to(spot)) is not None:
            path = (view.nautilus[self.seat], *way.path)
            self._over = self._shown(RouteFace(path, tuple(way.struck)))
            self._note = self.say("note.route", (("n", len(way.path)), ("hits", len(way.struck))))
        if self._over is not None:
            self._over.setZValue(GHOSTS)
            self.addItem(self._over)
            self.show_preview(None)

    def _put_away(self) -> None:
        """Take away what this table shows of its own."""
        if self._over is not None:
            self.removeItem(self._over)
            self._over.deleteLater()
            self._over, self._note = None, ""
            self.hide_preview()

    def _shown(self, face: Face) -> Token:
        return Token(Figure(("over",), face, 0, 0), self.look, self.tokens.plates)

    def _row_shown(self, view: LeaguesState, character: int) -> tuple[ReachFace, str]:
        row = view.order.index(character)
        points = row_points(self.leagues.tables, view, row)
        ends = reach(self.leagues.tables, view, self.seat, points)
        face = ReachFace(tuple([(position, len(way.struck)) for position, way in sorted(ends.items())]))
        odds = self.odds(view, character)
        if view.conseil == self.seat:
            return face, self.say("note.safe", (("n", points),))
        if odds is None:
            return face, self.say("note.steps", (("n", points),))
        return face, self.say("note.row", (("n", points), ("odds", odds)))

    def show_preview(self, view: Any, note: str = "") -> None:
        """Ghosts of what the pondered move would change; where that is not certain, what can be said of it."""
        super().show_preview(view, note or self._note)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A touch ends a voyage under way."""
        self._way = []
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """So does a key."""
        self._way = []
        super().keyPressEvent(event)
