"""How near the hero is to victory, and which choices a practised player tries first."""

from typing import ClassVar

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.games.underworld.state import UnderworldState


class UnderworldAdvisor(Advisor[UnderworldState]):
    """Worth is the chance of victory in percent."""

    SCALE: ClassVar[float] = 20.0

    def __init__(self, rules: Rules[UnderworldState]) -> None:
        self.rules = rules

    def worth(self, state: UnderworldState) -> list[float]:
        """100 when freed, 0 when dead, in between by health."""
        return [100.0 if state.freed else float(state.health)]

    def weigh(self, state: UnderworldState, seat: int, moves: list[Move]) -> list[float]:
        """Even weights."""
        return [1.0] * len(moves)
