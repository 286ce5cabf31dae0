"""The player's hand over the table: what it has taken up, where it points, which way the piece is turned."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF

from verne_tabletop.engine.model import HIDDEN, Move, Piece
from verne_tabletop.table.cursor import Cursor
from verne_tabletop.table.figures import Spot
from verne_tabletop.table.items import HELD, Mark, Token

if TYPE_CHECKING:
    from verne_tabletop.table.scene import TableScene

translate = QCoreApplication.translate

#: How far the pointer moves with the button down, in scene units, before it drags.
DRAG = 7.0


class Hand(Cursor):
    """Turns pointer, keyboard and screen-reader actions into moves; knows no rules but the list of legal moves."""

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self.held: Piece = HIDDEN
        self.pondered: Move | None = None
        self._pressed: tuple[Spot, QPointF] | None = None
        self.dragged: Token | None = None
        self._grip = QPointF()

    # what a spot means now

    def candidates(self, spot: Spot) -> list[Move]:
        """The legal moves that touching this spot would choose between, the likeliest first."""
        lights = self.scene.lights
        found = lights.answers(lights.meant(spot, self.held), self.held)
        return found if len(found) < 2 else self.scene.ways(found)

    def takes(self, spot: Spot) -> bool:
        """Whether the piece of this spot can be taken up to be put somewhere."""
        return spot.piece != HIDDEN and spot.piece in self.scene.lights.takeable

    def current(self, spot: Spot | None) -> Move | None:
        """The one legal move that this spot stands for now, as turned."""
        found = [] if spot is None else self.candidates(spot)
        return found[self.turned % len(found)] if found else None

    # acts

    def touch(self, spot: Spot) -> None:
        """Click, Enter or press: choose, take up, put down, or show the ways it can be turned."""
        rule = self.scene.slips.rule
        self.scene.dismiss()
        spot = self.scene.lights.meant(spot, self.held)
        found = self.candidates(spot)
        if spot.kind == "note":
            self.scene.cite(rule)
        elif self.scene.act(spot):
            return
        elif len(found) == 1 or (found and (self.armed == spot.key or self._wheeled)):
            self._choose(found[self.turned % len(found)], spot)
        elif found:
            self._arm(spot)
        elif self.held != HIDDEN and spot.piece == self.held:
            self.drop()
        elif self.takes(spot):
            self.take(spot.piece, spot)
        else:
            self._refused(spot)

    def _choose(self, move: Move, spot: Spot) -> None:
        self.scene.touched = spot
        with self.scene.at_once():
            self.release()
            self.scene.chosen.emit(move)

    def _refused(self, spot: Spot) -> None:
        piece = self.held if self.held != HIDDEN else spot.piece
        move = spot.move if spot.move is not None else self.scene.gesture(piece, spot.place)
        self.scene.touched = spot
        if self.held != HIDDEN and spot.piece != HIDDEN and move is None:
            self.drop()
        if move is not None and self.scene.legal:
            self.scene.chosen.emit(move)

    def take(self, piece: Piece, spot: Spot) -> None:
        """Take a piece up."""
        self.release()
        self.held = piece
        lit = self.scene.lights.light()
        self.scene.announce(
            translate("Table", "{piece} taken up. Places to put it: {n}").format(piece=spot.name, n=lit)
        )
        self.ponder(again=True)

    def forget(self) -> None:
        """Another question is asked: nothing is held, shown or turned any more."""
        self.held, self.armed, self.turned, self._wheeled = HIDDEN, None, 0, False

    def release(self) -> None:
        """Hold nothing, turn nothing; says nothing."""
        shown, had = self.armed is not None, self.held != HIDDEN
        self.forget()
        if shown:
            self.scene.refresh_spots()
        else:
            self.scene.relight()
        self.ponder(again=shown or had)

    def drop(self) -> bool:
        """Put back what is held, fold away what is shown; False when there was nothing."""
        had = self.held != HIDDEN or self.armed is not None or self._wheeled
        noted = self.scene.dismiss()
        self.release()
        self.send_home()
        if had:
            self.scene.announce(translate("Table", "Put back"))
        return had or noted

    def _arm(self, spot: Spot) -> None:
        self.armed, self.cursor = spot.key, spot.key
        self.scene.refresh_spots()
        self.ponder(again=True)
        self._say_turn(spot)

    def turn(self, by: int) -> bool:
        """Turn to the next or the previous way the pointed move can be made; False when there is only one."""
        spot = self.pointed()
        found = [] if spot is None else self.candidates(spot)
        if spot is None or len(found) < 2:
            return False
        self.turned = (self.turned + by) % len(found)
        self._wheeled = True
        self.ponder()
        self._say_turn(spot)
        return True

    def _say_turn(self, spot: Spot) -> None:
        found, move = self.candidates(spot), self.current(spot)
        if move is not None:
            self.scene.announce(
                translate("Table", "{choice}, {n} of {all}").format(
                    choice=self.scene.move_text(move), n=self.turned % len(found) + 1, all=len(found)
                )
            )

    def pointed(self) -> Spot | None:
        """The spot that is armed, or under the pointer, or under the keyboard's cursor."""
        marks = self.scene.marks
        for key in (self.armed, self.cursor if self.by_keyboard else self.hovered, self.cursor):
            if key is not None and key in marks:
                return marks[key].spot
        return None

    def ponder(self, again: bool = False) -> None:
        """Tell the controller which move is thought of, when it is another than before; `again`: in any case."""
        marks = self.scene.marks
        here = marks.get(self.cursor if self.by_keyboard else self.hovered)
        mark = here if self.armed is None else marks.get(self.armed)
        move = self.current(mark.spot) if mark is not None else None
        if self.armed is not None and here is not None and here.spot.move is not None:
            move = self.current(here.spot) or move
        if move != self.pondered or again:
            self.pondered = move
            self.scene.hide_preview()
            self.scene.pondered.emit(move)
            self.scene.lights.point_out()
        self.scene.regard(None if mark is None else mark.spot, move)

    # pointer

    def point(self, spot: Spot | None) -> None:
        """The pointer is over a spot, or over none."""
        key = None if spot is None else spot.key
        if key == self.hovered and not self.by_keyboard:
            return
        marks = self.scene.marks
        if self.hovered in marks:
            marks[self.hovered].show_as(hover=False)
        self.by_keyboard = False
        if key != self.hovered and self.armed is None:
            self.turned, self._wheeled = 0, False
        self.hovered = key
        if key in marks:
            marks[key].show_as(hover=True)
        self.show_ring()
        self.ponder()

    def press(self, spot: Spot | None, at: QPointF) -> None:
        """A button went down."""
        self._pressed = None if spot is None else (spot, at)
        if spot is not None:
            self.by_keyboard = False
            self.set_cursor(spot.key)

    def drag(self, at: QPointF) -> None:
        """The pointer moves with the button down: a piece that can be taken up follows it."""
        if self._pressed is None:
            return
        spot, start = self._pressed
        if self.dragged is None:
            if (at - start).manhattanLength() < DRAG or not (self.takes(spot) or self.held == spot.piece != HIDDEN):
                return
            if self.held != spot.piece:
                self.scene.dismiss()
                self.take(spot.piece, spot)
            self.dragged = self.scene.token_of(spot)
            if self.dragged is None:
                return
            self._grip = self.dragged.pos() - start
            self.dragged.setZValue(HELD)
        self.dragged.setPos(at + self._grip)
        self.point(self.scene.spot_at(at, self.held))

    def lift(self, spot: Spot | None, at: QPointF) -> None:
        """The button went up: a click where it went down, or the end of a drag."""
        pressed, self._pressed = self._pressed, None
        if self.dragged is not None:
            target = self.scene.spot_at(at, self.held)
            if target is not None and target.piece != self.held:
                self.touch(target)
            else:
                self.release()
            self.send_home()
        elif pressed is not None and spot is not None and spot.key == pressed[0].key:
            self.touch(spot)
        elif pressed is None and spot is None and self.armed is not None:
            self.drop()

    def send_home(self) -> None:
        """What was dragged glides to where the view says it lies."""
        token, self.dragged = self.dragged, None
        if token is not None:
            self.scene.glide_home(token)

    def let_go(self) -> None:
        """Drag nothing any more: the view that comes says where things lie."""
        self.dragged, self._pressed = None, None

    def lost(self, marks: dict[Hashable, Mark]) -> None:
        """Spots have gone: let go of those that this hand still points at."""
        if self.hovered not in marks:
            self.hovered = None
        if self.armed not in marks:
            self.armed = None
