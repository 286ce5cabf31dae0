"""Where everything lies on the table of Lost Cities, in scene units: lanes, piles, deck, hands, plates."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

BOARD: Final = QRectF(0, 0, 1040, 680)
SIDE: Final = QRectF(850, 12, 176, 656)
FIELD: Final = QRectF(14, 12, 826, 552)
LANE_TALL: Final = 178.0
RIBBON: Final = 26.0
PILE_WIDE: Final = 78.0
PILE_TALL: Final = 100.0
LANE_CARD: Final = 72.0
LANE_CROWDED: Final = 56.0
HAND_WIDE: Final = 94.0
HAND_TALL: Final = 112.0
DECK_WIDE: Final = 88.0
DECK_TALL: Final = 112.0
MINI_WIDE: Final = 38.0
MINI_TALL: Final = 52.0

#: Vertical bands from the top: the other's lanes and ribbon, the piles, one's own ribbon and lanes, the hand.
FAR_TOP: Final = FIELD.top()
FAR_RIBBON: Final = FAR_TOP + LANE_TALL + 2
PILES: Final = FAR_RIBBON + RIBBON + 4
NEAR_RIBBON: Final = PILES + 20 + PILE_TALL + 5
NEAR_TOP: Final = NEAR_RIBBON + RIBBON + 2
HAND_TOP: Final = NEAR_TOP + LANE_TALL + 6

#: Steps between the cards of a fan.
STEP: Final = 26.0
STAKE_STEP: Final = 20.0
BURIED_STEP: Final = 13.0


class Plan:
    """The places for five or six expeditions."""

    def __init__(self, expeditions: int) -> None:
        self.expeditions = expeditions
        self.wide = FIELD.width() / expeditions
        self.card_wide = 112.0 if expeditions == 5 else 92.0

    def column(self, colour: int) -> float:
        """The middle of a column."""
        return FIELD.left() + self.wide * (colour + 0.5)

    def lane(self, colour: int, near: bool) -> QRectF:
        """All of one side's expedition."""
        top = NEAR_TOP if near else FAR_TOP
        return QRectF(self.column(colour) - self.wide / 2 + 4, top, self.wide - 8, LANE_TALL)

    def ribbon(self, colour: int, near: bool) -> QRectF:
        """Where the worth of an expedition stands."""
        top = NEAR_RIBBON if near else FAR_RIBBON
        return QRectF(self.column(colour) - self.wide / 2 + 4, top, self.wide - 8, RIBBON)

    def name(self, colour: int) -> QRectF:
        """Where the name of a destination stands."""
        return QRectF(self.column(colour) - self.wide / 2 + 4, PILES + 2, self.wide - 8, 16)

    def pile(self, colour: int) -> QRectF:
        """The card on top of a discard pile."""
        return QRectF(self.column(colour) - PILE_WIDE / 2, PILES + 20, PILE_WIDE, PILE_TALL)

    def pile_place(self, colour: int) -> QRectF:
        """The place of a discard pile, a little larger than its card."""
        return QRectF(self.column(colour) - self.wide / 2 + 4, PILES - 3, self.wide - 8, PILE_TALL + 27)

    def buried(self, colour: int, at: int, count: int) -> QPointF:
        """The middle of discard number `at` (from 0, the lowest) of `count` when all of them are shown."""
        step = min(BURIED_STEP, (self.wide - PILE_WIDE - 12) / max(1, count - 1))
        shift = step * (count - 1) / 2
        return self.pile(colour).center() + QPointF(step * at - shift, 0)

    def fan(self, colour: int, near: bool, stakes: int, numbers: int) -> tuple[list[QPointF], float, float]:
        """The middles of an expedition's cards in the order laid, how much shows of a covered one, and how tall they
        are: in a crowded fan less, so that every number can be read."""
        lane, middle = self.lane(colour, near), self.column(colour)
        first = 22.0 if stakes and numbers else 0.0
        tall = LANE_CARD if numbers < 6 else LANE_CROWDED
        found: list[QPointF] = []
        for at in range(stakes):
            found.append(QPointF(middle + (at - (stakes - 1) / 2) * STAKE_STEP, tall / 2))
        step = min(STEP, (LANE_TALL - tall - first) / max(1, numbers - 1))
        for at in range(numbers):
            found.append(QPointF(middle, first + tall / 2 + step * at))
        shown = [QPointF(point.x(), lane.top() + point.y() if near else lane.bottom() - point.y()) for point in found]
        return shown, step, tall

    def own_hand(self, at: int, count: int) -> QPointF:
        """The middle of a card in one's own hand."""
        step = min(HAND_WIDE + 8, (FIELD.width() - HAND_WIDE) / max(1, count - 1))
        left = FIELD.center().x() - step * (count - 1) / 2
        return QPointF(left + step * at, HAND_TOP + HAND_TALL / 2)

    def hand_place(self) -> QRectF:
        """All of one's own hand."""
        return QRectF(FIELD.left(), HAND_TOP - 6, FIELD.width(), HAND_TALL + 6)

    def far_hand(self, at: int) -> QPointF:
        """The middle of a card in the other hand: rows of four."""
        left = SIDE.center().x() - 1.5 * (MINI_WIDE + 5)
        top = SIDE.top() + 42 + MINI_TALL / 2
        return QPointF(left + at % 4 * (MINI_WIDE + 5), top + at // 4 * (MINI_TALL + 5))

    def far_hand_place(self) -> QRectF:
        """All of the other hand."""
        return QRectF(SIDE.left(), SIDE.top() + 36, SIDE.width(), 2 * MINI_TALL + 16)

    def plate(self, near: bool) -> QRectF:
        """A player's name and the round's running score."""
        return QRectF(SIDE.left(), SIDE.bottom() - 36 if near else SIDE.top(), SIDE.width(), 32)

    def deck(self) -> QRectF:
        """The draw pile."""
        return QRectF(SIDE.center().x() - DECK_WIDE / 2, PILES - 4, DECK_WIDE, DECK_TALL)

    def sight(self) -> QRectF:
        """The table of cards that are not in sight."""
        top = NEAR_RIBBON + 2
        return QRectF(SIDE.left(), top, SIDE.width(), 26 + 22 * self.expeditions)

    def sorter(self) -> QRectF:
        """The button that sorts the hand."""
        return QRectF(SIDE.left() + 8, SIDE.bottom() - 82, SIDE.width() - 16, 34)

    def next_round(self) -> QRectF:
        """The button that asks for the next deal."""
        return QRectF(FIELD.center().x() - 190, HAND_TOP + 28, 380, 52)
