"""The table of Lost Cities: five or six lanes between two explorers, discards between them, a hand to be sorted."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from verne_tabletop.engine.model import EVERYONE, HIDDEN, Event, Move, Piece, Place, Seat
from verne_tabletop.games.lost_cities.state import (
    COLOURS,
    DECK,
    HAND,
    PILE,
    SCORED,
    TAKE,
    CitiesState,
    colour_of,
    lane_of,
    number_of,
)
from verne_tabletop.table.cities_figures import BY_LAND, BY_NUMBER, CitiesFigures
from verne_tabletop.table.cities_plan import HAND_TALL, HAND_WIDE
from verne_tabletop.table.faces import paint_words, title_plate
from verne_tabletop.table.figures import Figure, Spot, colour, rect_path
from verne_tabletop.table.items import Mark
from verne_tabletop.table.lights import Touch
from verne_tabletop.table.tokens import CORNER, LEAD, RING


class Sorter(Mark):
    """The button that sorts the hand: words that fit it, however large they are asked for."""

    ALWAYS = True

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paper, an edge, the words; a ring when the keyboard points here."""
        palette, rect = self.look.palette, self.spot.shape.boundingRect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rect_path(rect, CORNER / 2), colour(palette.paper_deep if self.hover else palette.button))
        frame = title_plate(rect.width(), rect.height(), 3).translated(rect.topLeft())
        painter.fillPath(frame, colour(palette.brass if self.hover else palette.ink_soft))
        paint_words(painter, self.spot.name, rect.adjusted(8, 3, -8, -3), palette.button_ink, LEAD * self.look.text, 9)
        if self.ring:
            painter.setPen(QPen(colour(palette.focus), RING))
            painter.drawPath(rect_path(rect.adjusted(-2, -2, 2, 2), CORNER / 2))


class CitiesScene(CitiesFigures):
    """Lost Cities on the table, seen from one's own side, played by drag, click or key."""

    # what can be touched

    def spots(self, view: CitiesState) -> list[Spot]:
        """Lanes of both sides, piles with their top cards, the deck, hands, the table of unseen cards, buttons."""
        found: list[Spot] = []
        for seat in (1 - self.near, self.near):
            found += [self._lane_spot(view, seat, land) for land in range(view.expeditions)]
        for land in range(view.expeditions):
            found += self._pile_spots(view, land)
        deck = self.say("table.left", (("n", len(view.deck)),))
        found.append(Spot("deck", rect_path(self.plan.deck()), self.place_name(DECK), DECK, state=deck, raised=True))
        far = view.hands[1 - self.near]
        known = ", ".join([self.piece_name(piece) for piece in far if piece != HIDDEN])
        cards = self.say("table.cards", (("n", len(far)),))
        found.append(
            Spot(
                "hand",
                rect_path(self.plan.far_hand_place()),
                self.place_name(HAND + 1 - self.near),
                HAND + 1 - self.near,
                state=cards if not known else self.say("table.known", (("n", len(far)),)) + " " + known,
            )
        )
        found.append(
            Spot("table", rect_path(self.plan.sight()), self.say("table.unseen"), state=self._unseen_words(view))
        )
        if self.seat != EVERYONE and view.phase <= TAKE:
            found += self._hand_spots(view)
        if view.phase == SCORED:
            ahead = next((move for move in self.legal if move.verb == "deal"), None)
            if ahead is not None:
                found.append(Spot("choice", rect_path(self.plan.next_round()), self.move_text(ahead), move=ahead))
        return found

    def _lane_spot(self, view: CitiesState, seat: Seat, land: int) -> Spot:
        lane, place = view.lanes[seat][land], lane_of(seat, land)
        name = self.say("table.lane", (("seat", seat), ("place", place)))
        if lane:
            cards = ", ".join([str(number_of(piece) or self.say("table.investment")) for piece in lane])
            worth = self.say("table.worth", (("n", self.cities.scoring.points(lane)),))
            state = f"{cards}. {worth}"
        else:
            state = self.say("table.unstarted")
        near = seat == self.near
        area = self.plan.lane(land, near).united(self.plan.ribbon(land, near))
        return Spot("lane", rect_path(area, 6), name, place, state=state)

    def _pile_spots(self, view: CitiesState, land: int) -> list[Spot]:
        pile, place = view.discards[land], PILE + land
        name = self.place_name(place)
        shown = pile if view.open_discards else pile[-1:]
        state = ", ".join([self._card_name(piece) for piece in shown]) or self.say("table.empty")
        found = [Spot("pile", rect_path(self.plan.pile_place(land), 6), name, place, state=state)]
        if pile:
            area = self.plan.pile(land)
            if view.open_discards:
                area.moveCenter(self.plan.buried(land, len(pile) - 1, len(pile)))
            top = self._card_name(pile[-1])
            found.append(Spot("card", rect_path(area, 6), top, place, pile[-1], description=name))
        return found

    def _card_name(self, piece: Piece) -> str:
        return self.say("table.covered") if piece == HIDDEN else self.piece_name(piece)

    def _hand_spots(self, view: CitiesState) -> list[Spot]:
        hand, place = self.sorted_hand(view.hands[self.near]), HAND + self.near
        found = [Spot("hand", rect_path(self.plan.hand_place()), self.place_name(place), place)]
        for at, piece in enumerate(hand):
            middle = self.plan.own_hand(at, len(hand))
            area = QRectF(0, 0, HAND_WIDE, HAND_TALL)
            area.moveCenter(middle)
            if piece != HIDDEN:
                found.append(Spot("card", rect_path(area, 8), self.piece_name(piece), place, piece))
        key = "table.sort_number" if self.order == BY_LAND else "table.sort_land"
        found.append(Spot("sort", rect_path(self.plan.sorter(), 6), self.say(key), raised=True))
        return found

    def _unseen_words(self, view: CitiesState) -> str:
        words: list[str] = []
        for land in range(view.expeditions):
            mask = self.unseen(view, land)
            numbers = [str(number) for number in range(2, 11) if mask >> (number + 1) & 1]
            stakes = (mask & 7).bit_count()
            if stakes:
                numbers.insert(0, f"{self.say('table.investment')} \N{MULTIPLICATION SIGN} {stakes}")
            if numbers:
                words.append(f"{self.say(f'place.lane_{self.cities.keys[land]}')}: {', '.join(numbers)}")
        return "; ".join(words)

    def make_mark(self, spot: Spot) -> Mark | None:
        """The sorting button looks like the other buttons."""
        return Sorter(spot, self.look) if spot.kind == "sort" else None

    # what a gesture means

    def also(self, move: Move) -> Touch | None:
        """A card on top of a pile can be dragged to the hand as well."""
        pile = self.view.discards[move.place - PILE] if move.verb == "take" and self.view is not None else []
        return (pile[-1], HAND + self.near) if pile else None

    def act(self, spot: Spot) -> bool:
        """The sorting button sorts."""
        if spot.kind != "sort":
            return False
        self.sort()
        return True

    def sort(self) -> None:
        """Sort the hand the other way."""
        self.order = BY_NUMBER if self.order == BY_LAND else BY_LAND
        self.show_view(self.view)
        self.announce(self.say(f"table.sorted_{self.order}"))

    def gesture(self, piece: Piece, place: Place) -> Move | None:
        """Laying, discarding or taking where it is not legal, for the rules to say why."""
        if place == DECK:
            return Move("draw", HIDDEN, DECK)
        if PILE <= place < PILE + COLOURS:
            held = piece != HIDDEN and self.view is not None and piece in self.view.hands[self.near]
            return Move("discard", piece, place) if held else Move("take", HIDDEN, place)
        if place < PILE and place >= 0 and piece != HIDDEN:
            return Move("lay", piece, place)
        if place == HAND + self.near and piece != HIDDEN and self.view is not None and self.view.phase == TAKE:
            return Move("lay", piece, lane_of(self.near, colour_of(piece)))
        return None

    def is_move(self, event: Event) -> bool:
        """The last moves are marked on the cards themselves, by what the view says."""
        return False

    def concerns(self, event: Event, figure: Figure) -> bool:
        """A card moves with its own event; backs and counts with the events of their place."""
        if figure.piece != HIDDEN:
            return event.piece == figure.piece
        return super().concerns(event, figure)
