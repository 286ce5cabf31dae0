"""How good a position of Leagues looks, and which moves to try first."""

from typing import ClassVar

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.games.leagues.state import LeaguesState


class LeaguesAdvisor(Advisor[LeaguesState]):
    """Points so far."""

    SCALE: ClassVar[float] = 10.0

    def __init__(self, rules: Rules[LeaguesState]) -> None:
        self.rules: Rules[LeaguesState] = rules

    def worth(self, state: LeaguesState) -> list[float]:
        """Points per seat now."""
        return [float(points) for points in self.rules.scores(state)]

    def weigh(self, state: LeaguesState, seat: int, moves: list[Move]) -> list[float]:
        """All alike."""
        return [1.0] * len(moves)
