"""How good a position of Leagues looks, and which moves to try first: each seat's turn thought through to its end."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.games.leagues.advice_future import bonus_chances
from verne_tabletop.games.leagues.advice_outlook import Outlook
from verne_tabletop.games.leagues.advice_paths import Path, entering, sail, voyage
from verne_tabletop.games.leagues.advice_sheets import Eyes
from verne_tabletop.games.leagues.advice_weights import Weights, fitted
from verne_tabletop.games.leagues.rules import LeaguesRules
from verne_tabletop.games.leagues.rules_danger import danger_now, row_points, verne_left
from verne_tabletop.games.leagues.rules_draw import card_to_draw, open_side, score_turn, take_finds
from verne_tabletop.games.leagues.rules_tables import FIRST_DEPTH, VERNE_ATLANTIS, Tables, position_of
from verne_tabletop.games.leagues.state import (
    ASK_BOW,
    ASK_DRAW,
    ASK_FINISH,
    ASK_PROPELLERS,
    ASK_ROW,
    ASK_SIDE,
    ASK_STEP,
    BOW,
    CELLS,
    DO_SHIFT,
    ICE,
    MAELSTROM,
    SAILING,
    SHARKS,
    SQUID,
    TURNS,
    WRITING,
    LeaguesState,
)

START: Final[Path] = (0.0, 0, 0, 0, 0)
#: Points of difference that make one move e times as likely as another.
HEAT: Final = 0.7
TWIN: Final = 1e-4
BARRED: Final = 1.5
SWEPT: Final = 1.0


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
        """Expected final points per seat. Alone, the turn is thought to its end and on to the best row of the next,
        and what Verne's card did this turn counts at its chance: luck would hide what a letter is worth."""
        if state.stage != SAILING and state.stage != WRITING:
            return [float(points) for points in self.rules.scores(state)]
        if state.seats == 1:
            return [self._deep(state)]
        return [self._worth_of(state, seat) for seat in range(state.seats)]

    def _deep(self, state: LeaguesState) -> float:
        if state.stage == WRITING:
            return self._next_turn(state)
        luck = self._luck(state)
        if ASK_SIDE not in state.agenda[0] or state.agenda[0][-1] == ASK_SIDE:
            after = state.copy()
            while self.rules.to_act(after) and after.turn == state.turn:
                self.rules.play(after, 0, self.rules.moves(after, 0)[0])
        else:
            after = self._carried_out(state)
        if after.stage == WRITING:
            return luck + self._next_turn(after)
        return luck + self.rules.scores(after)[0]

    def _next_turn(self, state: LeaguesState) -> float:
        """The value of a turn's start: what is secured, and what the best row brings."""
        outlook = self.outlook(state, 0, TURNS - state.turn)
        return outlook.secured() + max(self.judge_rows(state, 0, outlook))

    def _luck(self, state: LeaguesState) -> float:
        """What this turn's danger cost a lone seat over its chance, or (negative) what it was spared."""
        outlook = self.outlook(state, 0, TURNS - state.turn)
        before = state.copy()
        before.verne_gone = state.verne_gone[:-1]
        danger, bitten = danger_now(self.tables, state)
        if danger == SHARKS and state.struck[0]:
            cost = float(state.crew[bitten])
        else:
            cost = self.danger_cost(outlook, danger, bitten)
        chance = self.risk(before, 0, state.written[state.turn - 1])
        return cost * ((1.0 if state.struck[0] else 0.0) - chance)

    def _carried_out(self, state: LeaguesState) -> LeaguesState:
        """The lone seat's turn played to its end as it looks best: movement, drawings, finds, points, the next turn."""
        outlook = self.outlook(state, 0, TURNS - state.turn)
        agenda = state.agenda[0]
        self.lay_out(outlook)
        after = state.copy()
        for entry in agenda:
            if ASK_BOW <= entry <= ASK_PROPELLERS:
                self._settle_hit(after, outlook, entry - ASK_BOW)
        position, path = self._setting_out(outlook, agenda)
        _, where, way = voyage(outlook, position, path, state.points[0], state.barred[0])
        for _ in range(way[4]):
            self._settle_hit(after, outlook, BOW)
        after.nautilus[0] = where
        after.crossed[0] |= way[3]
        _, above, below = outlook.end(where)
        for kind, cell in ((outlook.kinds[0], above), (outlook.kinds[1], below)):
            if cell >= 0:
                after.drawn[kind] |= 1 << cell
        after.points[0], after.pending[0] = 0, 0
        after.agenda[0] = [ASK_FINISH]
        take_finds(self.tables, after, 0, None)
        side = open_side(self.tables, after, 0)
        if side >= 0:
            after.marks[0] |= 1 << side
        score_turn(self.tables, after, 0, None)
        self.rules.play(after, 0, self.tables.finish_moves[0])
        return after

    def _settle_hit(self, after: LeaguesState, outlook: Outlook, zone: int) -> None:
        price = self.tables.price[zone]
        if after.coins[0] >= price and price * outlook.coin < -self.tables.impact[zone]:
            after.coins[0] -= price
        else:
            after.hits[zone] += 1

    def _worth_of(self, state: LeaguesState, seat: int) -> float:
        if state.stage == WRITING:
            return self.outlook(state, seat, TURNS + 1 - state.turn).standing()
        outlook = self.outlook(state, seat, TURNS - state.turn)
        agenda = state.agenda[seat]
        if not agenda or ASK_SIDE not in agenda:
            return outlook.standing()
        if agenda[-1] == ASK_SIDE:
            return outlook.standing() + outlook.side(state.nautilus[seat])
        return outlook.secured() + self._turn_under_way(outlook, agenda)

    def outlook(self, state: LeaguesState, seat: int, left: int) -> Outlook:
        """The seat's sheets, ready to be thought about."""
        return Outlook(self.tables, self.eyes, self.weights, state, seat, left)

    def _turn_under_way(self, outlook: Outlook, agenda: list[int]) -> float:
        """The best the rest of the turn can bring over what is secured: hits owed, the maelstrom, steps, drawings."""
        state, seat = outlook.state, outlook.seat
        self.lay_out(outlook)
        value = float(outlook.sunk) if TURNS - outlook.left in self.tables.ship_turns else 0.0
        for entry in agenda:
            if ASK_BOW <= entry <= ASK_PROPELLERS:
                value -= self.hit_cost(outlook, entry - ASK_BOW, state.coins[seat])
        position, path = self._setting_out(outlook, agenda)
        return value + sail(outlook, position, path, state.points[seat], state.barred[seat])

    def _setting_out(self, outlook: Outlook, agenda: list[int]) -> tuple[int, Path]:
        """Where the movement goes on from, and the way so far; a maelstrom still to come pulls first."""
        state, seat = outlook.state, outlook.seat
        position = state.nautilus[seat]
        if DO_SHIFT in agenda:
            position = position + CELLS if position < CELLS else position - CELLS
            return position, entering(outlook, position, START)
        return position, (0.0, state.been[2 * seat], state.been[2 * seat + 1], 0, 0)

    def lay_out(self, outlook: Outlook) -> None:
        """Tell the outlook which cards are still to be drawn."""
        state, seat = outlook.state, outlook.seat
        for sheet in (0, 1):
            outlook.kinds[sheet] = -1
            if state.pending[seat] >> sheet & 1:
                outlook.kinds[sheet] = self.tables.kind[card_to_draw(state, seat, sheet)]

    def hit_cost(self, outlook: Outlook, zone: int, coins: int) -> float:
        """What an impact costs, paid or marked, whichever is cheaper."""
        marked = -float(self.tables.impact[zone])
        price = self.tables.price[zone]
        return min(marked, price * outlook.coin) if coins >= price else marked

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
            return self.judge_rows(state, seat, self.outlook(state, seat, TURNS - state.turn))
        if state.stage != SAILING:
            return [0.0] * len(moves)
        outlook = self.outlook(state, seat, TURNS - state.turn)
        self.lay_out(outlook)
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
        path = (0.0, state.been[2 * seat], state.been[2 * seat + 1], 0, 0)
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

    # --- letters ----------------------------------------------------------------------------------------------

    def judge_rows(self, state: LeaguesState, seat: int, outlook: Outlook) -> list[float]:
        """What each row brings, top to bottom, less the danger that its letter runs."""
        danger, bitten = danger_now(self.tables, state)
        cost = self.danger_cost(outlook, danger, bitten)
        path_start = state.nautilus[seat]
        surface = 1 << path_start if path_start < CELLS else 0
        depth = 1 << path_start - CELLS if path_start >= CELLS else 0
        values: list[float] = []
        for row in range(3):
            character = state.order[row]
            outlook.kinds = [self.tables.kind[state.columns[row]], self.tables.kind[state.columns[3 + row]]]
            outlook.ends = {}
            gain = sail(outlook, path_start, (0.0, surface, depth, 0, 0), row_points(self.tables, state, row), 0)
            values.append(gain - self.risk(state, seat, character) * cost + self.letter_gain(outlook, character))
        return values

    def letter_gain(self, outlook: Outlook, character: int) -> float:
        """What one more of a letter brings towards its bonus."""
        state, seat = outlook.state, outlook.seat
        at = seat * TURNS + state.turn - 1
        kept, stage = state.written[at], state.stage
        state.written[at], state.stage = character, SAILING
        try:
            after = bonus_chances(state, seat, outlook.left)
        finally:
            state.written[at], state.stage = kept, stage
        value = 0.0
        for n in range(3):
            growth = self.weights.future[7 + 2 * n + state.sides[n] - 1] * outlook.left
            value += (after[n] - outlook.chances[n]) * (self.weights.future[1] * outlook.gains[n] + growth)
        return value

    def danger_cost(self, outlook: Outlook, danger: int, bitten: int) -> float:
        """Points that suffering this turn's danger is likely to cost."""
        state, seat = outlook.state, outlook.seat
        coins = state.coins[seat]
        if danger == SHARKS:
            return 0.0 if state.lost[seat] >> bitten & 1 else float(state.crew[4 * seat + bitten])
        if danger == SQUID:
            return self.hit_cost(outlook, 2, coins)
        if danger == MAELSTROM:
            return self.hit_cost(outlook, 1, coins) + SWEPT
        assert danger == ICE
        return self.hit_cost(outlook, 0, coins) + BARRED

    def risk(self, state: LeaguesState, seat: int, character: int) -> float:
        """The chance that a letter suffers the danger: Verne's unseen cards, and the others as if at random."""
        if seat == state.conseil:
            return 0.0
        safe = (2.0 / 3.0) ** (state.seats - 1)
        if state.verne:
            left = verne_left(self.tables, state)
            safe *= 1.0 - (left[character] + left[VERNE_ATLANTIS]) / sum(left)
        return 1.0 - safe

    def best(self, state: LeaguesState, seat: int) -> Move:
        """The move judged best."""
        moves = self.rules.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        values = self.judge(state, seat, moves)
        return moves[values.index(max(values))]
