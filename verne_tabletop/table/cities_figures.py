"""What lies on the table of Lost Cities: cards in lanes, piles and hands, their worth, plates and marks."""

from collections.abc import Hashable
from typing import Any, ClassVar, Final, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from verne_tabletop.engine.model import HIDDEN, Piece, Seat
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.lost_cities.rules import CitiesRules
from verne_tabletop.games.lost_cities.state import (
    BLOCK,
    DECK,
    HAND,
    PILE,
    TAKE,
    CitiesState,
    colour_of,
    lane_of,
    number_of,
)
from verne_tabletop.table.cities_cards import LandCard
from verne_tabletop.table.cities_ground import paint_table
from verne_tabletop.table.cities_marks import Count, Heap, LastMark, Plate, Sight, Worth, signed
from verne_tabletop.table.cities_plan import (
    BOARD,
    BURIED_STEP,
    DECK_TALL,
    DECK_WIDE,
    HAND_TALL,
    HAND_WIDE,
    LANE_CARD,
    MINI_TALL,
    MINI_WIDE,
    PILE_TALL,
    PILE_WIDE,
    STAKE_STEP,
    Plan,
)
from verne_tabletop.table.faces import CardBack
from verne_tabletop.table.figures import Face, Figure
from verne_tabletop.table.scene import TableScene

#: Ways to sort a hand.
BY_LAND: Final = "land"
BY_NUMBER: Final = "number"
#: Layers: what lies under cards, cards in fans, marks over them, hands.
UNDER: Final = 0.0
FANS: Final = 10.0
OVER: Final = 60.0
HANDS: Final = 100.0


class CitiesFigures(TableScene):
    """The part of the scene that is seen, from one's own side; what can be touched is CitiesScene's."""

    STRIP_ROWS: ClassVar[int] = 0

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        self.order = BY_LAND
        self.plan = Plan(5)
        super().__init__(game, rules)

    @property
    def cities(self) -> CitiesRules:
        """The rules of this table."""
        return cast("CitiesRules", self.rules)

    @property
    def near(self) -> Seat:
        """Whose side lies below: one's own, the first seat's for eyes that belong to nobody."""
        return max(self.seat, 0)

    def board(self) -> QRectF:
        """The whole table."""
        return BOARD

    def letter(self, land: int) -> str:
        """The letter of a destination."""
        return self.say(f"letter.{self.cities.keys[land]}")

    def ground_key(self) -> Hashable:
        """The ground has a lane for each expedition, and their names."""
        return self.plan.expeditions

    def paint_ground(self, painter: QPainter) -> None:
        """Lanes, piles and the deck's place."""
        lands = range(self.plan.expeditions)
        names = [self.say(f"place.lane_{self.cities.keys[land]}", (("seat", self.near),)) for land in lands]
        paint_table(painter, self.look, self.plan, names, [self.letter(land) for land in lands])

    def show_view(self, view: CitiesState, events: Any = None, msec: int = 0) -> None:
        """Show a view; another number of expeditions lays the table anew."""
        if view.expeditions != self.plan.expeditions:
            self.plan = Plan(view.expeditions)
            self.ground.forget()
        super().show_view(view, events, msec)

    def show_preview(self, view: CitiesState | None, note: str = "") -> None:
        """A ghost of the card where it would lie; the hand does not stir for it."""
        if view is None:
            super().show_preview(view, note)
            return
        self.hide_preview()
        lying = {token.figure.key: token.figure for token in self.tokens.lying.values()}
        figures: list[Figure] = []
        for figure in self.figures(view):
            before = lying.get(figure.key)
            if (
                isinstance(figure.face, LandCard)
                and figure.place < DECK
                and (before is None or before.place != figure.place)
            ):
                figures.append(figure)
            elif before is not None:
                figures.append(before)
        self.slips.preview(figures, note, self.hand.pointed())

    # what lies there

    def figures(self, view: CitiesState) -> list[Figure]:
        """Lanes, piles, deck, hands, plates and marks."""
        found: list[Figure] = []
        for seat in (1 - self.near, self.near):
            for colour in range(view.expeditions):
                found += self._lane_figures(view, seat, colour)
            found.append(self._plate(view, seat))
        for colour in range(view.expeditions):
            found += self._pile_figures(view, colour)
        found += self._deck_figures(view)
        found += self._marks(view, found)
        found += self._hand_figures(view)
        return found

    def stock(self, view: CitiesState) -> list[Face]:
        """Every card as it lies in a hand, on a pile and on top of an expedition, and the backs."""
        pieces = [land * BLOCK + card for card in range(BLOCK) for land in range(view.expeditions)]
        sizes = ((PILE_WIDE, PILE_TALL), (HAND_WIDE, HAND_TALL), (MINI_WIDE, MINI_TALL))
        found: list[Face] = [CardBack(wide, tall) for wide, tall in sizes]
        for wide, tall, index in (
            (PILE_WIDE, PILE_TALL, "head"),
            (HAND_WIDE, HAND_TALL, "head"),
            (self.plan.card_wide, LANE_CARD, "top"),
            (self.plan.card_wide, LANE_CARD, "bottom"),
        ):
            found += [self._card(piece, wide, tall, index) for piece in pieces]
        return found

    def _card(self, piece: Piece, wide: float, tall: float, index: str = "head", band: float = 26.0) -> LandCard:
        land = colour_of(piece)
        return LandCard(land, number_of(piece), self.letter(land), wide, tall, index, band)

    def _lane_figures(self, view: CitiesState, seat: Seat, colour: int) -> list[Figure]:
        near, lane = seat == self.near, view.lanes[seat][colour]
        stakes = sum([1 for piece in lane if number_of(piece) == 0])
        middles, step, tall = self.plan.fan(colour, near, stakes, len(lane) - stakes)
        place, index = lane_of(seat, colour), "top" if near else "bottom"
        found: list[Figure] = []
        for at, piece in enumerate(lane):
            band = 26.0 if at >= len(lane) - 1 else STAKE_STEP if at < stakes else max(11.0, step)
            face = self._card(piece, self.plan.card_wide, tall, index, band)
            point = middles[at]
            found.append(Figure(piece, face, point.x(), point.y(), FANS + at, piece=piece, place=place))
        ribbon = self.plan.ribbon(colour, near)
        worth = Worth(self.cities.scoring.points(lane), bool(lane), ribbon.width() - 40, ribbon.height())
        middle = ribbon.center()
        found.append(Figure(("worth", seat, colour), worth, middle.x() + 14, middle.y(), UNDER))
        return found

    def _plate(self, view: CitiesState, seat: Seat) -> Figure:
        area = self.plan.plate(seat == self.near)
        name = self.names[seat] if seat < len(self.names) else str(seat + 1)
        points = self.cities.round_points(view, seat)
        turn = view.phase <= TAKE and view.turn == seat
        face = Plate(name, signed(points), turn, area.width(), area.height())
        return Figure(("plate", seat), face, area.center().x(), area.center().y(), UNDER)

    def _pile_figures(self, view: CitiesState, colour: int) -> list[Figure]:
        pile, place, found = view.discards[colour], PILE + colour, list[Figure]()
        middle = self.plan.pile(colour).center()
        if view.open_discards:
            for at, piece in enumerate(pile):
                point = self.plan.buried(colour, at, len(pile))
                index = "head" if at == len(pile) - 1 else "side"
                face = self._card(piece, PILE_WIDE, PILE_TALL, index, BURIED_STEP)
                found.append(Figure(piece, face, point.x(), point.y(), FANS + at, piece=piece, place=place))
            return found
        if len(pile) > 1:
            heap = Heap(min(4, len(pile) - 1), PILE_WIDE, PILE_TALL)
            found.append(Figure(("heap", colour), heap, middle.x(), middle.y(), UNDER))
        if pile and pile[-1] == HIDDEN:
            back = CardBack(PILE_WIDE, PILE_TALL)
            found.append(Figure(("covered", colour), back, middle.x(), middle.y(), FANS, place=place))
        elif pile:
            face = self._card(pile[-1], PILE_WIDE, PILE_TALL)
            found.append(Figure(pile[-1], face, middle.x(), middle.y(), FANS, piece=pile[-1], place=place))
        return found

    def _deck_figures(self, view: CitiesState) -> list[Figure]:
        middle, left = self.plan.deck().center(), len(view.deck)
        found: list[Figure] = []
        for at in range(min(5, (left + 9) // 10)):
            face = CardBack(DECK_WIDE, DECK_TALL, seed=at + 1)
            found.append(Figure(("deck", at), face, middle.x() - 2.0 * at, middle.y() - 1.6 * at, UNDER + at))
        lift = max(0, len(found) - 1)
        count = Count(left, self.say("table.left", (("n", left),)), DECK_WIDE + 60)
        found.append(Figure(("count",), count, middle.x() - 2.0 * lift, middle.y() - 1.6 * lift, FANS))
        sight = self.plan.sight()
        lands = tuple(range(view.expeditions))
        face_ = Sight(
            tuple(self.unseen(view, land) for land in lands),
            tuple(self.letter(land) for land in lands),
            self.say("table.unseen"),
            sight.width(),
            sight.height(),
        )
        found.append(Figure(("sight",), face_, sight.center().x(), sight.center().y(), UNDER))
        return found

    def unseen(self, view: CitiesState, land: int) -> int:
        """A mask of the cards of a destination that lie in no place open to the eye: a buried discard does not."""
        seen = [*view.lanes[0][land], *view.lanes[1][land], *view.hands[0], *view.hands[1]]
        seen += view.discards[land] if view.open_discards else view.discards[land][-1:]
        mask = (1 << BLOCK) - 1
        for piece in seen:
            if piece != HIDDEN and colour_of(piece) == land:
                mask &= ~(1 << piece % BLOCK)
        return mask

    def _marks(self, view: CitiesState, lying: list[Figure]) -> list[Figure]:
        found: list[Figure] = []
        for seat in (0, 1):
            piece = view.last[seat][0] if view.last[seat] else HIDDEN
            on = next((figure for figure in lying if figure.piece == piece != HIDDEN), None)
            if on is not None and isinstance(on.face, LandCard):
                mark = LastMark(on.face.width + 3, on.face.height + 3)
                found.append(Figure(("last", seat), mark, on.x, on.y, OVER, place=on.place))
        return found

    def _hand_figures(self, view: CitiesState) -> list[Figure]:
        found: list[Figure] = []
        if view.phase <= TAKE:
            hand = self.sorted_hand(view.hands[self.near])
            for at, piece in enumerate(hand):
                point = self.plan.own_hand(at, len(hand))
                face = CardBack(HAND_WIDE, HAND_TALL) if piece == HIDDEN else self._card(piece, HAND_WIDE, HAND_TALL)
                key: Hashable = piece if piece != HIDDEN else ("back", self.near, at)
                place = HAND + self.near
                found.append(Figure(key, face, point.x(), point.y(), HANDS + at, piece=piece, place=place))
        other = 1 - self.near
        cards = view.hands[other]
        for at, piece in enumerate(cards):
            point = self.plan.far_hand(at)
            back = CardBack(MINI_WIDE, MINI_TALL)
            small = back if piece == HIDDEN else self._card(piece, MINI_WIDE, MINI_TALL, "small")
            key = piece if piece != HIDDEN else ("back", other, at)
            place = HAND + other
            found.append(Figure(key, small, point.x(), point.y(), HANDS + at, piece=piece, place=place))
        return found

    def sorted_hand(self, hand: list[Piece]) -> list[Piece]:
        """The hand in the order that the player likes."""
        if self.order == BY_NUMBER:
            return sorted(hand, key=lambda piece: (number_of(piece), piece) if piece != HIDDEN else (99, 0))
        return sorted(hand)
