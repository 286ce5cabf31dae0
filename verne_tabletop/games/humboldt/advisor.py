"""How good a position looks and which moves to try first."""

from verne_tabletop.engine.model import Move, Seat
from verne_tabletop.engine.rules import Advisor
from verne_tabletop.games.humboldt.rules import HumboldtRules
from verne_tabletop.games.humboldt.state import HumboldtState


class HumboldtAdvisor(Advisor[HumboldtState]):
    """Values a table by the fame on it."""

    def __init__(self, rules: HumboldtRules) -> None:
        self.rules = rules

    def worth(self, state: HumboldtState) -> list[float]:
        """Fame so far."""
        return [float(score) for score in self.rules.scores(state)]

    def weigh(self, state: HumboldtState, seat: Seat, moves: list[Move]) -> list[float]:
        """All alike."""
        return [1.0] * len(moves)
