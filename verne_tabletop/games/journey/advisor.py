"""How good a journey looks: the promise of every map, and which choices keep most of it."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.lore import Lore
from verne_tabletop.games.journey.outlook import Outlook
from verne_tabletop.games.journey.prospects import Prospects, Ways
from verne_tabletop.games.journey.rules import JourneyRules
from verne_tabletop.games.journey.rules_draw import drawn_board, ink
from verne_tabletop.games.journey.rules_score import outcome, points
from verne_tabletop.games.journey.situation import Situation, rounds_left
from verne_tabletop.games.journey.state import BY_OTTO, FILL, FILLED, PASS, STRIDE, TRACK, JourneyState
from verne_tabletop.games.journey.survey import FAR, Survey

TEMPER: Final = 1.0
ALONE_ALIVE: Final = 40.0


class JourneyAdvisor(Advisor[JourneyState]):
    """Worth and weights from the promise of the maps."""

    SCALE: ClassVar[float] = 10.0

    def __init__(self, rules: JourneyRules, lore: Lore | None = None) -> None:
        self.rules: JourneyRules = rules
        self.board: Board = rules.board
        self.lore: Lore = lore or Lore()
        self.prospects: Prospects = Prospects(rules.board, self.lore)

    def worth(self, state: JourneyState) -> list[float]:
        """Expected final points a seat; a win is worth some more when several play."""
        if state.ended != "":
            return self.final_worth(state)
        if state.setting < state.seats:
            return [0.0] * state.seats
        surveys = [self.surveyed(state, seat) for seat in range(state.seats)]
        rounds = self.time_left(state, surveys)
        found: list[float] = []
        for seat in range(state.seats):
            if not state.alive[seat]:
                found.append(0.0)
                continue
            at = Situation(self.board, state, seat, rounds[seat])
            circles, helps = state.tracks[seat], state.helps[seat]
            commit = state.commits[seat]
            if len(commit) > 2:
                helps += 1 if commit[0] >= BY_OTTO else 0
                if len(commit) > 3:
                    circles = circles[:]
                    for track in commit[3:]:
                        circles[track] += 1
            found.append(self.prospects.promise(surveys[seat], circles, at, helps))
        return found

    def surveyed(self, state: JourneyState, seat: int) -> Survey:
        """The seat's map with the choices of the running round on it; stars that have their track are not hidden."""
        cells = state.maps[seat]
        commit = state.commits[seat]
        known = len(commit) > 2 and commit[0] != FILL and commit[0] != PASS
        if not known and not self.struck(state, seat):
            return Survey(cells, self.board.exits)
        cells = cells[:]
        for other in range(state.seats):
            fill = state.commits[other]
            if len(fill) > 2 and fill[0] == FILL and fill[2] == seat:
                cells[fill[1]] = FILLED
        if not known:
            return Survey(cells, self.board.exits)
        before = Survey(cells, self.board.exits)
        ink(self.board, cells, commit)
        survey = Survey(cells, self.board.exits)
        # what this draw has found is not circled yet: it still counts as found, not as known
        survey.unfound = [0, 0, 0, 0, 0]
        survey.hidden = survey.finds & ~before.lit
        for kind in range(5):
            survey.unfound[kind] = before.unfound[kind]
        if commit[0] != 5 and commit[2] >= 16:
            survey.unfound[commit[2] - 16] |= 1 << commit[1]
        if len(commit) > 3 and state.stars[seat] == 0:
            survey.unfound[4] &= ~survey.lit
        return survey

    def struck(self, state: JourneyState, seat: int) -> bool:
        """Whether somebody has chosen a cell to fill on this map."""
        return any([len(commit) > 2 and commit[0] == FILL and commit[2] == seat for commit in state.commits])

    def final_worth(self, state: JourneyState) -> list[float]:
        """Points at the end, and the win."""
        scores = [float(points(self.board, state, seat)) for seat in range(state.seats)]
        if state.seats == 1:
            return [scores[0] + (self.lore.freedom if state.escaped[0] else 0.0)]
        found = outcome(self.board, state)
        if found is not None and found.winners:
            for seat in found.winners:
                scores[seat] += self.lore.victory / len(found.winners)
                if found.reason == "survivor":
                    scores[seat] += ALONE_ALIVE
        return scores

    def time_left(self, state: JourneyState, surveys: list[Survey]) -> list[float]:
        """Rounds that each seat may count on: until the last eruption, or until another is likely to be out."""
        forced = float(rounds_left(self.board, state))
        if state.seats == 1:
            return [forced]
        flights: list[float] = []
        for seat in range(state.seats):
            least = FAR
            if state.alive[seat]:
                at = Situation(self.board, state, seat, forced)
                missing = Ways(self.board, surveys[seat], at.exits).missing
                least = min(missing) if missing else FAR
            flights.append(self.lore.ahead + self.lore.flight * least)
        found: list[float] = []
        for seat in range(state.seats):
            rounds = forced
            for other in range(state.seats):
                if other != seat:
                    rounds = min(rounds, flights[other])
            found.append(rounds)
        return found

    def weigh(self, state: JourneyState, seat: int, moves: list[Move]) -> list[float]:
        """Weights that grow with the promise of the map after each move."""
        if len(moves) == 1 or state.setting < state.seats:
            return [1.0] * len(moves)
        values = self.values(state, seat, moves)
        best = max(values)
        return [exp(max(-12.0, (value - best) / TEMPER)) for value in values]

    def values(self, state: JourneyState, seat: int, moves: list[Move]) -> list[float]:
        """What each move of a round leaves of the seat's promise; for dangers, what it takes of the other's."""
        surveys = [] if state.seats == 1 else [Survey(cells, self.board.exits) for cells in state.maps]
        rounds = self.time_left(state, surveys)
        card = state.tunnel - self.board.first_tunnel
        owner = drawn_board(self.board, state, seat)
        at = Situation(self.board, state, owner, rounds[owner])
        if state.stars[seat] > 0:
            return [self.starred(state, seat, move, at) for move in moves]
        outlook = Outlook(self.prospects, state.maps[owner], state.tracks[owner], at, state.helps[owner])
        if self.board.arrows[card] != 0:
            return [-outlook.filled(move.place % STRIDE) for move in moves]
        return [outlook.value(move, card) for move in moves]

    def starred(self, state: JourneyState, seat: int, move: Move, at: Situation) -> float:
        """The promise when a star circles this track."""
        circles = state.tracks[seat][:]
        for track in state.commits[seat][3:]:
            circles[track] += 1
        circles[move.place % STRIDE - TRACK] += 1
        return self.prospects.promise(self.surveyed(state, seat), circles, at, state.helps[seat])
