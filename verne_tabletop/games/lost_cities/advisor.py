"""How good a position of Lost Cities looks, and which cards to think of first."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import Move, Seat
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.games.lost_cities.prospects import Prospects, finish, near
from verne_tabletop.games.lost_cities.rules import CitiesRules
from verne_tabletop.games.lost_cities.rules_score import Scoring
from verne_tabletop.games.lost_cities.state import BLOCK, COLOURS, INVESTMENTS, PILE, TAKE, CitiesState
from verne_tabletop.games.lost_cities.table import Table

HEAT: Final = 3.0  # points of difference that make one move e times as likely as another
SWING: Final = 50.0  # points ahead in the last round that count for half
TWIN: Final = 1e-6  # the weight of a card that looks just like one already weighed


class CitiesAdvisor(Advisor[CitiesState]):
    """One-ply judgement: what each expedition may yet bring, given the cards in hand and the turns left."""

    SCALE: ClassVar[float] = 20.0

    def __init__(self, rules: Rules[CitiesState]) -> None:
        assert isinstance(rules, CitiesRules)
        self.rules: CitiesRules = rules
        self.scoring: Scoring = rules.scoring
        self.prospects: Prospects = Prospects()
        self.players: list[Prospects] = [self.prospects, self.prospects]

    def worth(self, state: CitiesState) -> list[float]:
        """Totals after the round under way, played to its end by both seats' reckoning.

        What one seat is ahead of the other counts less the more it is, and the fewer rounds are left to lose it in: the
        first points ahead win matches, the last ones do not.
        """
        points = self.rules.scores(state)
        ahead, mean = points[0] - points[1], (points[0] + points[1]) / 2.0
        if state.phase <= TAKE:
            table = Table(state, self.scoring)
            before, between = table.points(0) + table.points(1), table.points(0) - table.points(1)
            finish(table, self.players)
            mean += (table.points(0) + table.points(1) - before) / 2.0
            ahead += table.points(0) - table.points(1) - between
        scale = SWING * (1.0 + state.rounds - state.round)
        half = 0.5 * ahead * scale / (scale + abs(ahead))
        return [mean + half, mean - half]

    def weigh(self, state: CitiesState, seat: Seat, moves: list[Move]) -> list[float]:
        """Weights by the points each move is judged to bring; the seat's own view is enough."""
        if len(moves) == 1:
            return [1.0]
        values = self.judge(state, seat, moves)
        best = max(values)
        weights = [exp(max(-30.0, (value - best) / HEAT)) for value in values]
        for index in range(1, len(moves)):
            if same(moves[index - 1], moves[index]):
                weights[index] = TWIN
        return weights

    def judge(self, state: CitiesState, seat: Seat, moves: list[Move]) -> list[float]:
        """Points each move is judged to bring."""
        table = Table(state, self.scoring)
        prospects = self.prospects
        prospects.look(table, seat)
        values: list[float] = []
        for move in moves:
            if move.verb == "take":
                values.append(prospects.pick(table, seat, move.place - PILE))
            elif move.verb == "draw":
                values.append(prospects.draw())
            else:
                colour, rank = move.piece // BLOCK, move.piece % BLOCK
                row = COLOURS * seat + colour
                prospects.near = near(table, colour)
                unseen = prospects.unseen(table, seat, colour)
                before = prospects.now(table, row, unseen)
                if move.verb == "lay":
                    values.append(prospects.laid(table, row, rank, unseen) - before)
                else:
                    values.append(prospects.dropped(table, row, rank, unseen, before) - before)
        return values


def same(one: Move, other: Move) -> bool:
    """Whether two moves do the same with investments of one colour, which look alike."""
    return (
        one.verb == other.verb
        and one.place == other.place
        and one.piece % BLOCK < INVESTMENTS
        and other.piece % BLOCK < INVESTMENTS
        and one.piece >= 0
        and other.piece >= 0
    )
