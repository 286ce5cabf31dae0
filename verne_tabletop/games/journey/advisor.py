"""How good a journey looks: the promise of every map, and which choices keep most of it."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.eye import STAR_KIND
from verne_tabletop.games.journey.futures import Futures, Run
from verne_tabletop.games.journey.lore import Lore
from verne_tabletop.games.journey.prospects import Prospects
from verne_tabletop.games.journey.rules import JourneyRules
from verne_tabletop.games.journey.rules_draw import drawn_board, pending
from verne_tabletop.games.journey.rules_score import outcome, points
from verne_tabletop.games.journey.scout import DANGER, FORK, GALLERY, NOTHING, SETTLE, Scout
from verne_tabletop.games.journey.state import FISH, STRIDE, TRACK, JourneyState
from verne_tabletop.games.journey.trail import HALF, Trail

AMONG_SEVERAL: Final = 1.6  # points in the end, the win among them, for a point of promise
DAWN: Final = 15  # until this round it leads to more, twice as much in the first round
DUSK: Final = 42.0  # rounds after which the weights are believed least
LEAST_CREDIT: Final = 0.15
CREDIT_ALONE: Final = 2.0 / 11.0
ALONE_ALIVE: Final = 40.0


class JourneyAdvisor(Advisor[JourneyState]):
    """Worth and weights from the promise of the maps."""

    SCALE: ClassVar[float] = 10.0

    def __init__(self, rules: JourneyRules, lore: Lore | None = None) -> None:
        self.rules: JourneyRules = rules
        self.board: Board = rules.board
        self.lore: Lore = lore or Lore()
        self.prospects: Prospects = Prospects(rules.board, self.lore)
        self.futures: Futures = Futures(self.prospects)

    def worth(self, state: JourneyState) -> list[float]:
        """Points at the end of the journey played out quickly, with what getting out or winning is worth."""
        if any([len(commit) > 0 for commit in state.commits]):
            state = state.copy()
            while any([len(commit) > 0 for commit in state.commits]):
                seat = self.rules.to_act(state)[0]
                moves = self.rules.moves(state, seat)
                values = self.values(state, seat, moves)
                self.rules.play(state, seat, moves[values.index(max(values))])
        if state.ended != "":
            return self.final_worth(state)
        if state.setting < state.seats:
            return [0.0] * state.seats
        return self.futures.finish(state)

    def final_worth(self, state: JourneyState) -> list[float]:
        """Points at the end, and the win."""
        scores = [float(points(self.board, state, seat)) for seat in range(state.seats)]
        if state.seats == 1:
            return [scores[0] + (self.futures.release(state) if state.escaped[0] else 0.0)]
        found = outcome(self.board, state)
        if found is not None and found.winners:
            scores = [score * self.lore.margin for score in scores]
            for seat in found.winners:
                scores[seat] += self.lore.crown / len(found.winners)
                if found.reason == "survivor":
                    scores[seat] += ALONE_ALIVE
        return scores

    def weigh(self, state: JourneyState, seat: int, moves: list[Move]) -> list[float]:
        """Weights that grow with the promise of the map after each move."""
        if len(moves) == 1 or state.setting < state.seats:
            return [1.0] * len(moves)
        values = self.values(state, seat, moves)
        best = max(values)
        slope = self.slope(state)
        return [exp(max(-12.0, (value - best) * slope)) for value in values]

    def slope(self, state: JourneyState) -> float:
        """What a point of promise comes to in the end: alone a point; among several more, for it may also win, and
        most at dawn (fitted to playings out of some hundred candidates)."""
        if state.seats == 1:
            return 1.0
        return AMONG_SEVERAL * (1.0 + max(0, DAWN - state.round) / DAWN)

    def credit(self, state: JourneyState) -> float:
        """What the weights leave unsaid of a choice is small beside the luck to come, until that is behind."""
        if state.seats == 1:
            return CREDIT_ALONE
        return max(LEAST_CREDIT, 1.0 - state.round / DUSK)

    def values(self, state: JourneyState, seat: int, moves: list[Move]) -> list[float]:
        """What each move of a round leaves of the seat's promise; for dangers, what it takes of the other's."""
        owner = drawn_board(self.board, state, seat)
        run = Run(self.futures, state)
        run.begin(owner)
        scout, trail = run.scout, run.trails[owner]
        if state.stars[seat] > 0:
            cells, circles, _ = pending(self.board, state, seat)
            trail = Trail(self.futures.land)
            trail.read(cells, circles, state.helps[seat], self.board)
            return [scout.rewarded(trail, move.place % STRIDE - TRACK) for move in moves]
        return [self.value(scout, trail, move, state.tunnel - self.board.first_tunnel) for move in moves]

    def value(self, scout: Scout, trail: Trail, move: Move, card: int) -> float:
        """The promise of a map after a choice; for a danger, what is left to its owner, negative."""
        what, b0, b1, ways, asked = self.drawing(move, card)
        promise = scout.outlook(trail, what, b0, b1, ways, asked)
        return -promise if what == DANGER else promise

    def drawing(self, move: Move, card: int) -> tuple[int, int, int, int, int]:
        """A choice of a round as a scout takes it: what is done, the bit of its cell, ways or kind, helps asked."""
        cell = move.place % STRIDE
        b0 = 1 << cell if cell < HALF else 0
        b1 = 0 if cell < HALF else 1 << (cell - HALF)
        verb = move.verb
        if verb == "pass":
            return NOTHING, 0, 0, 0, 0
        if verb == "fill":
            return DANGER, b0, b1, 0, 0
        if verb == "hans":
            return FORK, b0, b1, move.extra[0], 1
        if verb == "otto":
            return SETTLE, b0, b1, STAR_KIND, 1
        asked = 1 if verb == "axel" else 0
        if move.extra:
            return GALLERY, b0, b1, move.extra[0], asked
        return SETTLE, b0, b1, self.board.finds[card] - FISH, asked
