"""How good a position of Leagues looks, and which moves to try first: each seat's turn thought through to its end."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.games.leagues.advice_outlook import Outlook
from verne_tabletop.games.leagues.advice_paths import entering, sail
from verne_tabletop.games.leagues.advice_rows import judge_rows, luck
from verne_tabletop.games.leagues.advice_sheets import Eyes
from verne_tabletop.games.leagues.advice_turn import carried_out, lay_out, prospect, way_so_far
from verne_tabletop.games.leagues.advice_weights import Weights, fitted
from verne_tabletop.games.leagues.rules import LeaguesRules
from verne_tabletop.games.leagues.rules_tables import FIRST_DEPTH, Tables, position_of
from verne_tabletop.games.leagues.state import (
    ASK_BOW,
    ASK_DRAW,
    ASK_ROW,
    ASK_SIDE,
    ASK_STEP,
    CELLS,
    SAILING,
    TURNS,
    WRITING,
    LeaguesState,
)

#: Points of difference that make one move e times as likely as another.
HEAT: Final = 0.7
#: The weight of a move not worth thinking about.
TWIN: Final = 1e-4
#: So many seats are thought on to the next turn; more would take too long.
FAR_SEATS: Final = 2


class LeaguesAdvisor(Advisor[LeaguesState]):
    """Judges by the best completion of the turn under way and by weighed features beyond it."""

    SCALE: ClassVar[float] = 8.0

    def __init__(self, rules: Rules[LeaguesState]) -> None:
        assert isinstance(rules, LeaguesRules)
        self.rules: LeaguesRules = rules
        self.tables: Tables = rules.tables
        self.eyes: Eyes = Eyes(rules.tables.plan)
        self.weights: Weights = fitted()

    # --- worth ------------------------------------------------------------------------------------------------

    def worth(self, state: LeaguesState) -> list[float]:
        """Expected final points per seat. What this turn's letters did counts at its chance: luck would hide what a
        letter is worth. At a small table each turn is thought to its end and on to the best row of the next."""
        if state.stage != SAILING and state.stage != WRITING:
            return [float(points) for points in self.rules.scores(state)]
        if state.seats <= FAR_SEATS:
            return [self._far(state, seat) for seat in range(state.seats)]
        return [self._near(state, seat) for seat in range(state.seats)]

    def _near(self, state: LeaguesState, seat: int) -> float:
        if state.stage == WRITING:
            return self.outlook(state, seat, TURNS + 1 - state.turn).standing()
        outlook = self.outlook(state, seat, TURNS - state.turn)
        return prospect(outlook) + luck(outlook)

    def _far(self, state: LeaguesState, seat: int) -> float:
        if state.stage == WRITING:
            return self._next_turn(state, seat)
        outlook = self.outlook(state, seat, TURNS - state.turn)
        after = carried_out(outlook)
        if after.stage == WRITING:
            return self._next_turn(after, seat) + luck(outlook)
        return self.outlook(after, seat, 0).standing() + luck(outlook)

    def _next_turn(self, state: LeaguesState, seat: int) -> float:
        """The value of a turn's start: what is secured, and what the best row brings."""
        outlook = self.outlook(state, seat, TURNS - state.turn)
        return outlook.secured() + max(judge_rows(outlook))

    def outlook(self, state: LeaguesState, seat: int, left: int) -> Outlook:
        """The seat's sheets, ready to be thought about."""
        return Outlook(self.tables, self.eyes, self.weights, state, seat, left)

    # --- weights ----------------------------------------------------------------------------------------------

    def weigh(self, state: LeaguesState, seat: int, moves: list[Move]) -> list[float]:
        """Weights by what each move is judged to bring; the seat's own view is enough."""
        if len(moves) == 1:
            return [1.0]
        values = self.judge(state, seat, moves)
        best = max(values)
        weights = [max(TWIN, exp(max(-30.0, (value - best) / HEAT))) for value in values]
        if moves[0].verb == "draw":
            for n in range(len(moves)):
                if moves[n].piece != moves[0].piece:
                    weights[n] *= TWIN  # either card may be drawn first; one order is enough to think about
        return weights

    def judge(self, state: LeaguesState, seat: int, moves: list[Move]) -> list[float]:
        """Expected final points after each move."""
        entry = state.agenda[seat][-1]
        if entry == ASK_ROW:
            return judge_rows(self.outlook(state, seat, TURNS - state.turn))
        if state.stage != SAILING:
            return [0.0] * len(moves)
        outlook = self.outlook(state, seat, TURNS - state.turn)
        lay_out(outlook)
        if entry == ASK_STEP:
            return self._judge_steps(outlook, moves)
        if entry == ASK_DRAW:
            return self._judge_drawings(outlook, moves)
        if entry == ASK_SIDE:
            return [outlook.side(state.nautilus[seat]), 0.0]
        zone = entry - ASK_BOW
        return [-self.tables.price[zone] * outlook.coin, float(self.tables.impact[zone])]

    def _judge_steps(self, outlook: Outlook, moves: list[Move]) -> list[float]:
        state, seat = outlook.state, outlook.seat
        _, path = way_so_far(outlook)
        values: list[float] = []
        for move in moves:
            target = position_of(move.place)
            entered = entering(outlook, target, path)
            values.append(sail(outlook, target, entered, state.points[seat] - 1, state.barred[seat]))
        return values

    def _judge_drawings(self, outlook: Outlook, moves: list[Move]) -> list[float]:
        position = outlook.state.nautilus[outlook.seat]
        values: list[float] = []
        for move in moves:
            cell = position_of(move.place) % CELLS
            kind = self.tables.kind[move.piece]
            if move.piece < FIRST_DEPTH:
                values.append(outlook.draw_above(position, kind, cell))
            else:
                values.append(outlook.draw_below(position, kind, cell))
        best = [max([values[n] for n in range(len(moves)) if moves[n].piece == move.piece]) for move in moves]
        return [values[n] - best[n] for n in range(len(moves))]

    def best(self, state: LeaguesState, seat: int) -> Move:
        """The move judged best."""
        moves = self.rules.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        values = self.judge(state, seat, moves)
        return moves[values.index(max(values))]
