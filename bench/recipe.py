"""The traveller by whom the reconstructed edition of Journey was calibrated: one look ahead, by the cost of the path.

Points so far, less 1.6 for every cell that is missing between the route, the centre and the nearest exit that stands,
and a share of the discoveries near the route that falls with their distance. A danger goes where it lengthens the other
path most. The calibration tells no price of thirst; here water at hand for a payment to come counts eight points. It
knows nothing of the cards to come or of what anybody else does.
"""

from typing import Final

from verne_tabletop.engine.model import Move
from verne_tabletop.games.journey.advisor import JourneyAdvisor
from verne_tabletop.games.journey.eye import STAR_KIND
from verne_tabletop.games.journey.futures import Run
from verne_tabletop.games.journey.rules_draw import drawn_board
from verne_tabletop.games.journey.scout import DANGER, Scout
from verne_tabletop.games.journey.state import STRIDE, TRACK, WATER_TRACK, JourneyState
from verne_tabletop.games.journey.trail import Trail

MISSING_CELL: Final = 1.6
THIRST: Final = 8.0  # for every water still to be paid that is at hand
WALLED_OFF: Final = 12  # cells that a path counts at the most


class Recipe:
    """Chooses as that traveller does; a choice at the setting up is the first one."""

    def __init__(self, advisor: JourneyAdvisor) -> None:
        self.advisor = advisor
        self.prospects = advisor.prospects

    def choose(self, state: JourneyState, seat: int, moves: list[Move]) -> Move:
        """The choice that leaves most; the first among equals."""
        if len(moves) == 1 or state.setting < state.seats:
            return moves[0]
        if state.stars[seat] > 0:
            steps = [self.step(state, seat, move.place % STRIDE - TRACK) for move in moves]
            return moves[steps.index(max(steps))]
        owner = drawn_board(self.advisor.board, state, seat)
        run = Run(self.advisor.futures, state)
        run.begin(owner)
        card = state.tunnel - self.advisor.board.first_tunnel
        values = [self.value(run.scout, run.trails[owner], move, card) for move in moves]
        return moves[values.index(max(values))]

    def step(self, state: JourneyState, seat: int, track: int) -> float:
        """Points of the next circle on a track."""
        circles = float(state.tracks[seat][track])
        return self.prospects.track(track, circles + 1.0) - self.prospects.track(track, circles)

    def value(self, scout: Scout, trail: Trail, move: Move, card: int) -> float:
        """Points and path after a choice; for a danger, the path that is left to the map's owner."""
        what, b0, b1, ways, asked = self.advisor.drawing(move, card)
        trial = scout.trial
        trial.take(trail)
        trial.helps += asked
        scout.do(trial, what, b0, b1, ways)
        missing = min(WALLED_OFF, scout.least(trial))
        if what == DANGER:
            return float(missing)
        prospects = self.prospects
        total = self.columns(scout.found) - MISSING_CELL * missing - prospects.price[trial.helps] + scout.earned
        total += sum(prospects.track(track, scout.found[track]) for track in range(STAR_KIND))
        if scout.found[STAR_KIND] > 0.0:
            total += scout.found[STAR_KIND] * prospects.best_step(scout.found)
        total += THIRST * min(scout.found[WATER_TRACK] - float(scout.paid), float(scout.payments))
        if scout.inward == 0:
            total += scout.bonus
        return total + prospects.prize if missing == 0 else total

    def columns(self, found: list[float]) -> float:
        """Points of the columns, for circles between whole ones too."""
        spaces = len(self.prospects.tops[0]) - 2
        return self.prospects.board.column_bonus * min(found[0], found[1], found[2], float(spaces))
