"""How good a journey looks: points made, the cells still missing on the cheapest way out, and finds within reach."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.network import living_exits
from verne_tabletop.games.journey.paths import FAR, leads_out, lit_cells, spread
from verne_tabletop.games.journey.rules import JourneyRules
from verne_tabletop.games.journey.rules_draw import commit_of, count_named, ink
from verne_tabletop.games.journey.rules_score import points
from verne_tabletop.games.journey.state import (
    BY_OTTO,
    CELLS,
    FILL,
    FILLED,
    FISH,
    PASS,
    STAR,
    JourneyState,
)

MISSING: Final = 1.6  # points that one more cell to draw on the way out costs
LOST: Final = 14  # cells that a journey without any way out counts as missing
REACH: Final = (1.0, 0.75, 0.5, 0.3, 0.15)  # share of an unfound discovery by cells still to draw
STAR_WORTH: Final = 4.0
TEMPER: Final = 1.5


class JourneyAdvisor(Advisor[JourneyState]):
    """Worth and weights from the cheapest remaining way over each map."""

    SCALE: ClassVar[float] = 10.0

    def __init__(self, rules: JourneyRules) -> None:
        self.rules: JourneyRules = rules
        self.board: Board = rules.board

    def worth(self, state: JourneyState) -> list[float]:
        """Expected final points a seat."""
        return [self.seat_worth(state, seat) for seat in range(state.seats)]

    def seat_worth(self, state: JourneyState, seat: int) -> float:
        """Points now, and what the map promises while the journey goes on; 0 for an eliminated seat."""
        if not state.alive[seat]:
            return 0.0
        if state.ended == "survivor":
            return 60.0
        total = float(points(self.board, state, seat))
        if state.ended != "" or state.setting < state.seats:
            return total
        cells = state.maps[seat]
        circles = state.tracks[seat]
        commit = state.commits[seat]
        if len(commit) >= 3 and commit[0] != FILL and commit[0] != PASS:
            cells, circles = cells[:], circles[:]
            count_named(self.board, cells, ink(self.board, cells, commit), circles)
            for track in commit[3:]:
                circles[track] += 1
        return total + self.map_worth(state, seat, cells, circles)

    def map_worth(self, state: JourneyState, seat: int, cells: list[int], circles: list[int]) -> float:
        """What a map and its circles add to the points made so far: this round's finds, the way out, promises."""
        board = self.board
        total = self.track_worth(circles) - self.track_worth(state.tracks[seat])
        route = spread(board, cells, lit_cells(cells))
        inward = route[board.centre]
        outward = route if inward == 0 else spread(board, cells, [board.centre])
        best = FAR
        for volcano in living_exits(state, seat):
            if leads_out(board, cells, volcano):
                cell = board.exits[volcano]
                best = min(best, route[cell], outward[cell])
        total -= MISSING * min(LOST, inward + best)
        if inward == 0 and state.arrival[seat] == 0:
            total += board.centre_bonus
            total += board.arrival_bonus[min(state.arrivals, len(board.arrival_bonus) - 1)]
        if inward + best == 0:
            total += board.escape_bonus
        for cell in range(CELLS):
            content = cells[cell]
            if FISH <= content <= STAR:
                reach = route[cell]
                if reach < len(REACH):
                    total += REACH[reach] * self.find_worth(circles, content)
        return total

    def track_worth(self, circles: list[int]) -> float:
        """Points of four tracks and their columns."""
        values = self.board.values
        total = float(self.board.column_bonus * min(circles[0], circles[1], circles[2]))
        for track in range(4):
            if circles[track] > 0:
                total += values[track][circles[track] - 1]
        return total

    def find_worth(self, circles: list[int], mark: int) -> float:
        """What a discovery of this kind would add, a third of a column included."""
        if mark == STAR:
            return STAR_WORTH
        track = mark - FISH
        values = self.board.values[track]
        done = circles[track]
        if done >= len(values):
            return 0.0
        step = values[done] - (values[done - 1] if done > 0 else 0)
        return step + (self.board.column_bonus / 3 if track < 3 else 1.0)

    def weigh(self, state: JourneyState, seat: int, moves: list[Move]) -> list[float]:
        """Weights that grow with the worth of the map after each move."""
        if len(moves) == 1 or state.setting < state.seats:
            return [1.0] * len(moves)
        values = [self.move_worth(state, seat, move) for move in moves]
        best = max(values)
        return [exp(max(-12.0, (value - best) / TEMPER)) for value in values]

    def move_worth(self, state: JourneyState, seat: int, move: Move) -> float:
        """How the map that the move is drawn on looks afterwards, the price of help taken off."""
        board = self.board
        if move.verb == "track":
            circles = state.tracks[seat][:]
            track = self.board.track_moves[seat].index(move)
            return self.find_worth(circles, FISH + track)
        commit = commit_of(board, state, move)
        if commit[0] == FILL:
            owner = commit[2]
            cells = state.maps[owner][:]
            cells[commit[1]] = FILLED
            return -self.map_worth(state, owner, cells, state.tracks[owner])
        cells, circles = state.maps[seat][:], state.tracks[seat][:]
        lit = ink(board, cells, commit)
        stars = count_named(board, cells, lit, circles)
        price = 0.0
        if commit[0] >= BY_OTTO:
            helps = state.helps[seat]
            price = float(board.help_values[helps] - (board.help_values[helps - 1] if helps > 0 else 0))
        return self.map_worth(state, seat, cells, circles) + stars * STAR_WORTH - price
