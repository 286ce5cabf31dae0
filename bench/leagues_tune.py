"""Tunes the weights of the Leagues advisor by playing: `python -m bench.leagues_tune --rounds 10`.

Fitting the weights to how games end predicts well and plays badly (what goes along with a good end need not bring it
about), so they are climbed by results instead: each round plays the same solo deals with pairs of weights shifted
opposite ways at random, and goes along what made the difference. It prints what advice_weights.py then holds.
"""

import argparse
import sys

import numpy

from verne_tabletop.games.leagues import GAME
from verne_tabletop.games.leagues.advice_weights import Weights, fitted
from verne_tabletop.games.leagues.advisor import LeaguesAdvisor
from verne_tabletop.games.leagues.rules import LeaguesRules


def mean_score(rules: LeaguesRules, advisor: LeaguesAdvisor, first: int, games: int) -> float:
    """The advisor's mean over solo deals, playing what it likes best, without search."""
    total = 0
    for seed in range(first, first + games):
        state = rules.deal(1, seed, {})
        while rules.to_act(state):
            rules.play(state, 0, advisor.best(state, 0))
        total += rules.scores(state)[0]
    return total / games


def parts(row: list[float]) -> Weights:
    """Weights from one flat row."""
    found, at = [], 0
    for part in fitted():
        found.append([round(float(weight), 3) for weight in row[at : at + len(part)]])
        at += len(part)
    return Weights(*found)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=24)
    parser.add_argument("--games", type=int, default=40, help="deals a pair is played on")
    parser.add_argument("--reach", type=float, default=0.5, help="size of the shifts, as a share of each weight")
    parser.add_argument("--pace", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=200_000)
    given = parser.parse_args(arguments)
    rules = LeaguesRules(GAME.edition(None))
    advisor = LeaguesAdvisor(rules)
    rng = numpy.random.default_rng(given.seed)
    here = numpy.array([weight for part in advisor.weights for weight in part])
    seed = given.seed
    for number in range(given.rounds):
        span = given.reach * numpy.maximum(0.15, abs(here))
        slope = numpy.zeros(len(here))
        level = 0.0
        for _ in range(given.pairs):
            shift = rng.standard_normal(len(here))
            ends = []
            for sign in (1, -1):
                advisor.weights = parts((here + sign * shift * span).tolist())
                ends.append(mean_score(rules, advisor, seed, given.games))
            slope += (ends[0] - ends[1]) / 2 * shift / given.pairs
            level += sum(ends) / 2 / given.pairs
        seed += given.games
        step = numpy.clip(given.pace * slope, -0.6, 0.6)
        here = here + step * span
        print(f"round {number + 1}: shifted weights score {level:.2f}")
        print(parts(here.tolist()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
