"""The lights of a table: a mark on every spot, which shows what the spot is to the player now."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from verne_tabletop.engine.model import EVERYONE, HIDDEN, NOWHERE, Event, Move, Piece, Place, Seat
from verne_tabletop.table.figures import Spot
from verne_tabletop.table.items import Mark
from verne_tabletop.table.strip import Button, Choice, choice_spot, lay_choices

if TYPE_CHECKING:
    from verne_tabletop.table.scene import TableScene

Touch = tuple[Piece, Place]


class Lights:
    """Marks by the key of their spot, and which legal move is made by touching what.

    touches: the legal moves by piece taken up and place touched, either of them absent where there is no spot for it;
    takeable: the pieces that can be taken up; strip_moves: the legal moves that no spot answers to.
    """

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self.marks: dict[Hashable, Mark] = {}
        self.touches: dict[Touch, list[Move]] = {}
        self.takeable: set[Piece] = set()
        self.strip_moves: list[Move] = []
        self.last: dict[Seat, Place] = {}
        self._found: list[Spot] = []

    def refresh(self, anew: bool) -> None:
        """Match the marks to the spots of the view (asked for `anew`, or those known), and light them."""
        scene = self._scene
        if anew:
            self._found = [] if scene.view is None else scene.spots(scene.view)
        found = self._found
        self._sort(found)
        spots = [*found, *self._extra(found), *scene.slips.spots()]
        wanted = {spot.key: spot for spot in spots}
        if len(wanted) != len(spots):
            raise ValueError("two spots share a key: " + _double(spots).name)
        for key in [key for key in self.marks if key not in wanted]:
            mark = self.marks.pop(key)
            scene.removeItem(mark)
            mark.deleteLater()
        fresh: dict[Hashable, Mark] = {}
        for key, spot in wanted.items():
            if key in self.marks:
                fresh[key] = self.marks[key]
                fresh[key].set_spot(spot)
            else:
                fresh[key] = self._make(spot)
                fresh[key].plates = scene.tokens.plates
                scene.addItem(fresh[key])
        self.marks = fresh
        scene.hand.lost(fresh)
        self.light()

    def answers(self, spot: Spot, held: Piece) -> list[Move]:
        """The legal moves that touching a spot chooses between, while `held` is taken up."""
        if spot.move is not None:
            return [spot.move] if spot.move in self._scene.legal else []
        if held != HIDDEN:
            found = self.touches.get((held, spot.place), []) if spot.place != NOWHERE else []
            return found or (self.touches.get((held, NOWHERE), []) if spot.piece == held else [])
        found = self.touches.get((HIDDEN, spot.place), []) if spot.place != NOWHERE else []
        return found or (self.touches.get((spot.piece, NOWHERE), []) if spot.piece != HIDDEN else [])

    def opens(self, spot: Spot, held: Piece) -> bool:
        """Whether touching a spot chooses, arms or takes up something, while `held` is taken up."""
        return bool(self.answers(spot, held)) or (held == HIDDEN and self._scene.hand.takes(spot))

    def meant(self, spot: Spot, held: Piece = HIDDEN) -> Spot:
        """What is touched with a spot: itself, or, where it opens nothing, the thing that opens and that it is a part
        of: the innermost thing below whose outline holds all of its own."""
        if spot.kind == "note" or self.opens(spot, held):
            return spot
        lying = [mark.spot for mark in self.marks.values()]
        below = lying[: next((at for at, other in enumerate(lying) if other.key == spot.key), 0)]
        for whole in reversed(below):
            thing = whole.raised or whole.piece != HIDDEN
            if thing and self.opens(whole, held) and whole.shape.contains(spot.shape):
                return whole
        return spot

    def remember(self, events: Sequence[Event]) -> None:
        """Where each seat's last move went, from the events of it, and what has struck since."""
        for event in events:
            if event.target == NOWHERE or not self._scene.is_move(event):
                continue
            if event.seat != EVERYONE:
                self.last.pop(EVERYONE, None)
                self.last[event.seat] = event.target
            elif self._scene.strikes(event):
                self.last[EVERYONE] = event.target

    def light(self) -> int:
        """Show on every mark what it is now; how many are lit."""
        hand, lit = self._scene.hand, 0
        holds, armed, hovered = hand.held, hand.armed, hand.hovered
        last = {place for place in self.last.values() if place != NOWHERE}
        for key, mark in self.marks.items():
            spot = mark.spot
            open_ = self.opens(spot, holds)
            lit += open_
            held = (holds != HIDDEN and spot.piece == holds) or key == armed or self._is_thought_of(spot)
            played = spot.piece == HIDDEN and spot.place in last
            if (open_, held, key == hovered, played) != (mark.legal, mark.held, mark.hover, mark.last):
                mark.show_as(legal=open_, held=held, hover=key == hovered, last=played)
        hand.show_ring()
        return lit

    def point_out(self) -> None:
        """Show which of the ways of a spot that has been touched is thought of."""
        for mark in self.marks.values():
            if mark.spot.move is not None:
                mark.show_as(held=self._is_thought_of(mark.spot))

    def _is_thought_of(self, spot: Spot) -> bool:
        hand = self._scene.hand
        return hand.armed is not None and spot.move is not None and spot.move == hand.pondered

    def at(self, point: QPointF, held: Piece = HIDDEN) -> Spot | None:
        """The uppermost spot under a point, except the one whose piece is held above it."""
        for mark in reversed(list(self.marks.values())):
            spot = mark.spot
            if held != HIDDEN and spot.piece == held:
                continue
            if mark.boundingRect().contains(point) and spot.shape.contains(point):
                return spot
        return None

    def where(self, place: Place) -> QPointF | None:
        """The middle of a place."""
        return next((mark.spot.centre for mark in self.marks.values() if mark.spot.place == place), None)

    def reading_order(self) -> list[Spot]:
        """All spots, row by row, the strip last."""
        return sorted(
            (mark.spot for mark in self.marks.values()),
            key=lambda spot: (spot.kind in ("choice", "note"), round(spot.centre.y() / 24), spot.centre.x()),
        )

    def _make(self, spot: Spot) -> Mark:
        scene = self._scene
        own = scene.make_mark(spot)
        if own is not None:
            return own
        if spot.kind == "choice" and spot.move is not None:
            return Button(spot, scene.look, scene.choice_icon(spot.move))
        return Mark(spot, scene.look)

    def _sort(self, found: list[Spot]) -> None:
        pieces = {spot.piece for spot in found if spot.piece != HIDDEN}
        places = {spot.place for spot in found if spot.place != NOWHERE}
        whole = {spot.move for spot in found if spot.move is not None}
        self.touches, self.takeable, self.strip_moves = {}, set(), []
        for move in self._scene.legal:
            if move in whole or not self._scene.in_reach(move):
                continue
            piece, place = self._scene.touch(move)
            piece = piece if piece in pieces else HIDDEN
            place = place if place in places else NOWHERE
            if piece == HIDDEN and place == NOWHERE:
                self.strip_moves.append(move)
                continue
            self.touches.setdefault((piece, place), []).append(move)
            if piece != HIDDEN and place != NOWHERE:
                self.takeable.add(piece)
            second = self._scene.also(move)
            if second is not None and second[0] in pieces and second[1] in places:
                self.touches.setdefault(second, []).append(move)
                self.takeable.add(second[0])

    def _extra(self, found: list[Spot]) -> list[Spot]:
        """The buttons of the strip, and the ways a spot can be chosen that has just been touched."""
        scene, extra, moves = self._scene, [], self.strip_moves
        armed = next((spot for spot in found if spot.key == scene.hand.armed), None)
        if armed is not None:
            ways = scene.hand.candidates(armed)
            extra = scene.turn_spots(armed, ways)
            if not extra:
                moves = ways
        choices = [Choice(move, scene.choice_label(move), scene.choice_icon(move)) for move in moves]
        placed = lay_choices(choices, scene.strip(), scene.look)
        return [*extra, *(choice_spot(choice, rect) for choice, rect in placed)]


def _double(spots: list[Spot]) -> Spot:
    keys = [spot.key for spot in spots]
    return next(spot for spot in spots if keys.count(spot.key) > 1)
