"""What an expedition is worth: (sum - 20) times the stake, and a bonus for eight cards."""

from collections.abc import Mapping

from verne_tabletop.engine.model import Line, Piece, Seat
from verne_tabletop.games.lost_cities.state import CitiesState, lane_of, number_of


class Scoring:
    """The score table of an edition: cost of an expedition, bonus, and the number of cards that earns it."""

    def __init__(self, score: Mapping[str, int]) -> None:
        self.cost: int = score["cost"]
        self.bonus: int = score["bonus"]
        self.bonus_from: int = score["bonus_from"]

    def parts(self, lane: list[Piece]) -> tuple[int, int]:
        """(value, bonus) of one expedition: (sum - cost) * (investments + 1), then the bonus; (0, 0) unstarted."""
        if not lane:
            return 0, 0
        total, times = 0, 1
        for piece in lane:
            number = number_of(piece)
            total += number
            if number == 0:
                times += 1
        return (total - self.cost) * times, self.bonus if len(lane) >= self.bonus_from else 0

    def points(self, lane: list[Piece]) -> int:
        """Value and bonus together."""
        value, bonus = self.parts(lane)
        return value + bonus

    def lines(self, state: CitiesState, seat: Seat) -> list[Line]:
        """The expeditions of a seat on the table, itemised; an unstarted one has no line."""
        lines: list[Line] = []
        for colour in range(state.expeditions):
            lane = state.lanes[seat][colour]
            if not lane:
                continue
            value, bonus = self.parts(lane)
            total = sum([number_of(piece) for piece in lane])
            times = 1 + sum([1 for piece in lane if number_of(piece) == 0])
            place = ("place", lane_of(seat, colour))
            lines.append(Line("value", value, (place, ("sum", total), ("cost", self.cost), ("times", times))))
            if bonus:
                lines.append(Line("eight", bonus, (place, ("cards", len(lane)))))
        return lines
