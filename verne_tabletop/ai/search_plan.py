"""What search is told, what it tells, and what its tree is made of."""

from typing import NamedTuple

from verne_tabletop.engine.model import Move


class Plan(NamedTuple):
    """How hard to think, in numbers that mean the same on every machine.

    simulations: guesses played out for one choice, in all (0: the advisor's weights decide).  breadth: candidates
    that are looked at, the likeliest first (0: all).  floor: candidates that weigh less than this part of the likeliest
    are not looked at, and one that is left alone is chosen at once.  plies: how deep the tree may grow.  depth: choices
    played by the advisor's weights beyond the tree.  explore: how far the tree strays from what looks best.  trust:
    exponent on the advisor's weights (0: all moves alike).  faith: for how many simulations these weights speak at the
    root, where a weight e times as great stands for `nat` of the advisor's SCALE.  rivalry: how much of the others'
    mean worth counts against one's own.  temper: spread of the final choice, in units of SCALE (0: always the best).
    """

    simulations: int
    breadth: int = 0
    plies: int = 9
    depth: int = 0
    explore: float = 1.0
    trust: float = 1.0
    faith: float = 0.0
    nat: float = 0.15
    rivalry: float = 0.0
    temper: float = 0.0
    floor: float = 0.0


class Candidate(NamedTuple):
    """A move that was looked at: its mean value in points (less rivalry), in how many simulations, and how likely
    the advisor thought it (the candidates' shares add up to 1)."""

    move: Move
    value: float
    visits: int
    prior: float


class Thought(NamedTuple):
    """The move chosen, and every candidate, the best first."""

    move: Move
    candidates: list[Candidate]


class Node:
    """A place in the tree, reached by choices whatever the guess: its visits, the sum of values per seat, and for
    each seat the choices that it was seen to have here. `rounds` of the race were survived, for a candidate."""

    def __init__(self, seats: int, prior: float) -> None:
        self.prior: float = prior
        self.rounds: int = 0
        self.visits: int = 0
        self.sums: list[float] = [0.0] * seats
        self.choices: list[dict[Move, Node]] = [{} for _ in range(seats)]

    def add(self, values: list[float]) -> None:
        """Count one simulation."""
        self.visits += 1
        for seat in range(len(values)):
            self.sums[seat] += values[seat]
