"""What the second sheet pays for expected circles, what helps cost, and how likely missing cells are to come."""

from math import exp
from typing import Final

from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.lore import Lore

MOST_STEPS: Final = 10  # cells to draw beyond which a way counts as walled off
LONGEST: Final = 63  # rounds


class Prospects:
    """The expectation of one edition under one lore."""

    def __init__(self, board: Board, lore: Lore) -> None:
        self.board: Board = board
        self.lore: Lore = lore
        self.prize: float = float(board.escape_bonus)
        # chance[missing cells][rounds]: that many wanted cells come in that many rounds
        self.chance: list[list[float]] = []
        for missing in range(MOST_STEPS + 1):
            self.chance.append([(1.0 - exp(-lore.pace * rounds)) ** missing for rounds in range(LONGEST + 1)])
        # by helps used so far: what those left are worth keeping, and what those used cost
        kept = [0.0]
        for _ in board.help_values:
            kept.append(kept[-1] + lore.reserve * lore.thrift ** (len(kept) - 1))
        self.keeping: list[float] = kept[::-1]
        self.price: list[float] = [0.0] + [float(value) for value in board.help_values]
        # by track and whole circles, a space beyond the last one included
        self.tops: list[list[float]] = []
        for values in board.values:
            self.tops.append([0.0] + [float(value) for value in values] + [float(values[-1])])

    def come(self, missing: int, rounds: float) -> float:
        """The chance that `missing` wanted cells come in `rounds` rounds."""
        if missing > MOST_STEPS:
            return 0.0
        return self.chance[missing][min(LONGEST, max(0, int(rounds)))]

    def track(self, track: int, circles: float) -> float:
        """Points of a track for a number of circles between whole ones."""
        tops = self.tops[track]
        last = len(tops) - 2
        if circles >= last:
            return tops[last]
        whole = int(circles)
        return tops[whole] + (circles - whole) * (tops[whole + 1] - tops[whole])

    def points(self, circles: list[float]) -> float:
        """Points of the four tracks and the columns for expected circles."""
        total = self.lore.column * self.board.column_bonus * min(circles[0], circles[1], circles[2])
        for track in range(4):
            total += self.track(track, circles[track])
        return total

    def best_step(self, circles: list[float]) -> float:
        """Points of the next circle on the track where it brings most, columns not counted."""
        best = 0.0
        for track in range(4):
            best = max(best, self.track(track, circles[track] + 1.0) - self.track(track, circles[track]))
        return best
