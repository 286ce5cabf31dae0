"""The yardstick of Lost Cities: what its one-ply reckoning averages against itself, and how its weights were fitted.

    python -m bench.cities mirror --rounds 1000     points a round of the reckoning on both sides
    python -m bench.cities fit --generations 30     a generation of weights, each tried against the present ones

Every deal is played twice with the seats swapped. `fit` is CMA-ES (Hansen, "The CMA Evolution Strategy: A Tutorial",
2016) over all weights; a set is judged by half its lead in points, a hundred times its share of wins beyond one half,
and a little by its own average against itself. The weights that ship are a blend of three such runs.
"""

import argparse
import inspect
import math

import numpy as np

from verne_tabletop.games.lost_cities import GAME
from verne_tabletop.games.lost_cities.prospects import Prospects, finish
from verne_tabletop.games.lost_cities.rules import CitiesRules
from verne_tabletop.games.lost_cities.state import CitiesState
from verne_tabletop.games.lost_cities.table import Table
from verne_tabletop.games.lost_cities.weights import Weights

FIELDS = [name for name in inspect.signature(Weights).parameters]
SPREAD = 0.35


def rules_of_the_game() -> CitiesRules:
    rules = GAME.rules(GAME.edition(None))
    assert isinstance(rules, CitiesRules)
    return rules


RULES = rules_of_the_game()


def deals(count: int, first: int) -> list[CitiesState]:
    """Deals of one round."""
    return [RULES.deal(2, first + number, {"rounds": 1}) for number in range(count)]


def against(one: Weights, other: Weights, dealt: list[CitiesState]) -> tuple[float, float, float]:
    """Points a round of both, and the share of rounds that the first wins, over deals in both seatings."""
    minds = [Prospects(one), Prospects(other)]
    points, won = [0.0, 0.0], 0.0
    for state in dealt:
        for seat in (0, 1):
            table = Table(state, RULES.scoring)
            finish(table, minds if seat == 0 else minds[::-1])
            mine, theirs = table.points(seat), table.points(1 - seat)
            points[0] += mine
            points[1] += theirs
            won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    rounds = 2 * len(dealt)
    return points[0] / rounds, points[1] / rounds, won / rounds


def mirror(rounds: int, seed: int) -> None:
    """What the reckoning averages on both sides, with 1.96 standard errors."""
    totals: list[float] = []
    minds = [Prospects(), Prospects()]
    for state in deals(rounds, seed):
        table = Table(state, RULES.scoring)
        finish(table, minds)
        totals.append((table.points(0) + table.points(1)) / 2)
    mean = sum(totals) / len(totals)
    error = 1.96 * math.sqrt(sum([(total - mean) ** 2 for total in totals]) / len(totals) / len(totals))
    print(f"{rounds} rounds against itself: {mean:.1f} points a round and seat, give or take {error:.1f}")


def fit(generations: int, size: int, seed: int) -> None:
    """Print the weights that a run arrives at, and how they do against the present ones."""
    rng = np.random.default_rng(seed)
    present = Weights()
    start = np.array([getattr(present, name) for name in FIELDS])
    scale = np.maximum(0.2, np.abs(start) * 0.5)
    count, best = len(FIELDS), size // 2
    share = np.log(best + 0.5) - np.log(np.arange(1, best + 1))
    share /= share.sum()
    mass = 1.0 / float((share**2).sum())
    slow = (mass + 2) / (count + mass + 5)
    damping = 1 + 2 * max(0.0, math.sqrt((mass - 1) / (count + 1)) - 1) + slow
    along = 4 / (count + 4)
    rank_one = 2 / ((count + 1.3) ** 2 + mass)
    rank_many = min(1 - rank_one, 2 * (mass - 2 + 1 / mass) / ((count + 2) ** 2 + mass))
    expected = math.sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count * count))
    mean, sigma, spread = np.zeros(count), SPREAD, np.eye(count)
    path, drift = np.zeros(count), np.zeros(count)
    for generation in range(generations):
        dealt = deals(150, seed + generation * 150)
        root = np.linalg.cholesky(spread + 1e-10 * np.eye(count))
        steps = rng.standard_normal((size, count)) @ root.T
        marks = []
        for step in steps:
            tried = Weights(*[float(value) for value in start + scale * (mean + sigma * step)])
            mine, theirs, won = against(tried, present, dealt)
            marks.append(0.5 * (mine - theirs) + 100 * (won - 0.5) + 0.15 * against(tried, tried, dealt[:75])[0])
        order = np.argsort(-np.array(marks))[:best]
        step = (share[:, None] * steps[order]).sum(0)
        mean = mean + sigma * step
        path = (1 - slow) * path + math.sqrt(slow * (2 - slow) * mass) * np.linalg.solve(root, step)
        sigma *= math.exp(slow / damping * (float(np.linalg.norm(path)) / expected - 1))
        drift = (1 - along) * drift + math.sqrt(along * (2 - along) * mass) * step
        outer = steps[order][:, :, None] * steps[order][:, None, :]
        spread = (1 - rank_one - rank_many) * spread + rank_one * np.outer(drift, drift)
        spread += rank_many * (share[:, None, None] * outer).sum(0)
        print(f"generation {generation + 1}: best {max(marks):.1f}", flush=True)
    found = Weights(*[round(float(value), 3) for value in start + scale * mean])
    mine, theirs, won = against(found, present, deals(1000, 10**6))
    print(", ".join([f"{name}={getattr(found, name)}" for name in FIELDS]))
    print(f"against the present weights: {mine:.1f} to {theirs:.1f} points, {won:.1%} of rounds")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("mirror", "fit"))
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--size", type=int, default=18)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.task == "mirror":
        mirror(chosen.rounds, chosen.seed)
    else:
        fit(chosen.generations, chosen.size, chosen.seed)


if __name__ == "__main__":
    main()
