"""How good a journey looks: the promise of every map, and which draws keep most of it."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.prospects import Lore, Prospects, Situation, rounds_left
from verne_tabletop.games.journey.rules import JourneyRules
from verne_tabletop.games.journey.rules_draw import commit_of, count_named, ink
from verne_tabletop.games.journey.rules_score import outcome, points
from verne_tabletop.games.journey.state import (
    FILL,
    FILLED,
    PASS,
    JourneyState,
)
from verne_tabletop.games.journey.survey import Survey

HELPS: Final = ("otto", "axel", "hans")
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
        maps: list[list[int]] = []
        tracks: list[list[int]] = []
        for seat in range(state.seats):
            cells, circles = self.drawn(state, seat)
            maps.append(cells)
            tracks.append(circles)
        surveys = [Survey(cells) for cells in maps]
        found: list[float] = []
        rounds = self.time_left(state, surveys, maps)
        for seat in range(state.seats):
            if not state.alive[seat]:
                found.append(0.0)
                continue
            at = Situation(self.board, state, seat, rounds[seat])
            value = self.prospects.promise(surveys[seat], maps[seat], tracks[seat], at)
            found.append(value + at.earned)
        return found

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

    def time_left(self, state: JourneyState, surveys: list[Survey], maps: list[list[int]]) -> list[float]:
        """Rounds that each seat may count on: until the last eruption, or until another is likely to be out."""
        forced = float(rounds_left(self.board, state))
        if state.seats == 1:
            return [forced]
        flights: list[float] = []
        for seat in range(state.seats):
            at = Situation(self.board, state, seat, forced)
            missing = self.prospects.out(surveys[seat], maps[seat], at)[2] if state.alive[seat] else []
            least = min(missing) if missing else 99
            flights.append(self.lore.ahead + self.lore.flight * least)
        return [
            min([forced] + [flights[other] for other in range(state.seats) if other != seat])
            for seat in range(state.seats)
        ]

    def drawn(self, state: JourneyState, seat: int) -> tuple[list[int], list[int]]:
        """The seat's map and circles with its choice of the running round on it."""
        cells, circles = state.maps[seat], state.tracks[seat]
        commit = state.commits[seat]
        if len(commit) >= 3 and commit[0] != FILL and commit[0] != PASS:
            cells, circles = cells[:], circles[:]
            count_named(self.board, cells, ink(self.board, cells, commit), circles)
            for track in commit[3:]:
                circles[track] += 1
        return cells, circles

    def weigh(self, state: JourneyState, seat: int, moves: list[Move]) -> list[float]:
        """Weights that grow with the promise of the map after each move."""
        if len(moves) == 1 or state.setting < state.seats:
            return [1.0] * len(moves)
        rounds = self.time_left(state, [Survey(cells) for cells in state.maps], state.maps)[seat]
        at = Situation(self.board, state, seat, rounds)
        asked = Situation(self.board, state, seat, rounds, 1)
        values = [self.move_worth(state, seat, move, asked if move.verb in HELPS else at) for move in moves]
        best = max(values)
        return [exp(max(-12.0, (value - best) / TEMPER)) for value in values]

    def move_worth(self, state: JourneyState, seat: int, move: Move, at: Situation) -> float:
        """How the map that the move is drawn on looks afterwards."""
        board = self.board
        if move.verb == "track":
            cells, circles = self.drawn(state, seat)
            circles = circles[:]
            circles[board.track_moves[seat].index(move)] += 1
            return self.prospects.promise(Survey(cells), cells, circles, at)
        commit = commit_of(board, state, move)
        if commit[0] == FILL:
            owner = commit[2]
            cells = state.maps[owner][:]
            cells[commit[1]] = FILLED
            return -self.prospects.promise(Survey(cells), cells, state.tracks[owner], at)
        cells, circles = state.maps[seat][:], state.tracks[seat][:]
        stars = count_named(board, cells, ink(board, cells, commit), circles)
        return self.prospects.promise(Survey(cells), cells, circles, at, stars)
