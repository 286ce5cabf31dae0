"""Which level beats which, by how much, and what it costs: seeded deals, every deal played in every seating.

    python -m bench.ladder lost_cities captain greedy --games 500 --option rounds=1
    python -m bench.ladder journey captain greedy recipe --solo --games 200
    python -m bench.ladder underworld captain greedy --solo --games 2000 --option advanced=1
    python -m bench.ladder humboldt captain greedy --seats 4 --games 300

`recipe` is the traveller by whom Journey's edition was calibrated (bench/recipe.py).

Against each other: deal k (seed + k) is played once for each seat of the first level, the second level in all other
seats. A shared first place counts in parts. With --solo each level plays the same deals alone, and `won` is the share
of deals that end in what the rulebook calls victory. The error given is 1.96 standard errors over deals. Times are of
the processor, for one choice with an alternative.
"""

import argparse
import json
import sys
from collections import Counter
from math import sqrt
from time import process_time
from typing import Any, Final

from bench.recipe import Recipe
from verne_tabletop.ai.levels import LEVELS, consider
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF
from verne_tabletop.games.journey.advisor import JourneyAdvisor

RECIPE: Final = "recipe"


class Tally:
    """What one level did: points and shares of first places by deal, ends, time."""

    def __init__(self, level: str, solo: bool = False) -> None:
        self.level, self.share = level, "won" if solo else "first"
        self.points: list[float] = []
        self.firsts: list[float] = []
        self.ends: Counter[str] = Counter()
        self.seconds = 0.0
        self.slowest = 0.0
        self.choices = 0

    def line(self) -> dict[str, Any]:
        """The figures as data."""
        ranked = sorted(self.points)
        return {
            "level": self.level,
            "mean": spread(self.points),
            "median": ranked[len(ranked) // 2],
            self.share: spread(self.firsts),
            "ends": dict(self.ends),
            "ms": round(1000 * self.seconds / max(1, self.choices), 1),
            "slowest_ms": round(1000 * self.slowest, 1),
        }


def spread(values: list[float]) -> tuple[float, float]:
    """Mean, and 1.96 standard errors."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return round(mean, 3), 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return round(mean, 3), round(1.96 * sqrt(variance / len(values)), 3)


class Match:
    """A game that levels play without a window."""

    def __init__(self, game: Game, options: dict[str, int]) -> None:
        self.game, self.options = game, options
        self.rules = game.rules(game.edition(None))
        self.advisor = game.advisor(self.rules)
        self.recipe = Recipe(self.advisor) if isinstance(self.advisor, JourneyAdvisor) else None

    def choose(self, view: Any, seat: int, level: str, seed: int) -> Move:
        """What a level chooses at a seat."""
        if level == RECIPE:
            assert self.recipe is not None
            return self.recipe.choose(view, seat, self.rules.moves(view, seat))
        return consider(self.game.key, self.rules, self.advisor, view, seat, level, seed).move

    def play(self, seed: int, tallies: list[Tally], seating: list[int]) -> tuple[list[int], list[float]]:
        """One game, a tally a seat; points and share of the first place by seat."""
        rules = self.rules
        state, chance = rules.deal(len(seating), seed, self.options), Chance(seed ^ 0x5DEECE66D).fork()
        while True:
            acting = rules.to_act(state)
            if not acting:
                break
            for seat in acting:
                tally = tallies[seating[seat]]
                view = rules.view(state, seat)
                several = len(rules.moves(view, seat)) > 1
                began = process_time()
                move = self.choose(view, seat, tally.level, chance.bits())
                if several:
                    spent = process_time() - began
                    tally.seconds += spent
                    tally.slowest = max(tally.slowest, spent)
                    tally.choices += 1
                rules.play(state, seat, move)
        outcome = rules.outcome(state)
        assert outcome is not None
        for tally in {id(tallies[at]): tallies[at] for at in seating}.values():
            tally.ends[outcome.reason] += 1
        winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
        return rules.scores(state), [1 / len(winners) if seat in winners else 0.0 for seat in range(len(seating))]


def measure(match: Match, levels: list[str], seats: int, solo: bool, games: int, seed: int) -> list[Tally]:
    """Play all the deals; progress goes to the error output."""
    tallies = [Tally(level, solo) for level in levels]
    for number in range(games):
        for first in range(len(levels) if solo else seats):
            seating = [first] if solo else [0 if seat == first else 1 for seat in range(seats)]
            points, firsts = match.play(seed + number, tallies, seating)
            for at, tally in enumerate(tallies):
                own = [seat for seat in range(len(seating)) if seating[seat] == at]
                if own:
                    tally.points.append(sum(points[seat] for seat in own) / len(own))
                    tally.firsts.append(sum(firsts[seat] for seat in own))
        if (number + 1) % 10 == 0 or number + 1 == games:
            told = " | ".join(
                f"{tally.level} {spread(tally.points)} {tally.share} {spread(tally.firsts)}" for tally in tallies
            )
            print(f"{number + 1}/{games} {told}", file=sys.stderr, flush=True)
    return tallies


def main(arguments: list[str] | None = None) -> int:
    """Read the command line, play, print one JSON object."""
    parser = argparse.ArgumentParser(prog="bench.ladder", description="Measure levels against each other.")
    parser.add_argument("game", choices=list(SHELF))
    parser.add_argument("levels", nargs="+", choices=[*LEVELS, RECIPE], metavar="LEVEL")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--solo", action="store_true", help="each level alone, on the same deals")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    args = parser.parse_args(arguments)
    if not args.solo and len(args.levels) != 2:
        parser.error("two levels play against each other; with --solo any number plays alone")
    if RECIPE in args.levels and args.game != "journey":
        parser.error("the recipe is Journey's alone")
    options = {text.split("=")[0]: int(text.split("=")[1]) for text in args.option}
    match = Match(SHELF[args.game], options)
    tallies = measure(match, args.levels, args.seats, args.solo, args.games, args.seed)
    print(json.dumps({"game": args.game, "deals": args.games, "levels": [tally.line() for tally in tallies]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
