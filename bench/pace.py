"""How fast rules and search run: random games, choices and simulations a second, for every game on the shelf.

`python -m bench.pace SECONDS` prints them as JSON; which rules are measured, interpreted or compiled, is decided by
where `verne_tabletop` is found.
"""

import json
import sys
from time import perf_counter
from typing import Any

from verne_tabletop.ai.levels import STRONGEST, consider, plan_for
from verne_tabletop.engine import rules as engine_rules
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF

CHOICE = 4  # a position with at least as many moves is one worth thinking about


def seats_of(game: Game) -> int:
    """Two seats where the game has them, else the fewest."""
    return max(game.seats[0], min(2, game.seats[1]))


def random_games(rules: Rules[Any], seats: int, seconds: float) -> tuple[int, int, float]:
    """Games played to the end with even choices, choices made, and the time it took."""
    games, choices, began = 0, 0, perf_counter()
    while perf_counter() - began < seconds:
        chance = Chance(games)
        state = rules.deal(seats, games, {})
        while acting := rules.to_act(state):
            moves = rules.moves(state, acting[0])
            rules.play(state, acting[0], chance.pick(moves))
            choices += 1
        games += 1
    return games, choices, perf_counter() - began


def positions(rules: Rules[Any], seats: int, count: int) -> list[tuple[Any, int]]:
    """Positions with a real choice from the middle of random games, and whose choice it is."""
    found: list[tuple[Any, int]] = []
    for seed in range(count):
        chance, state, after = Chance(seed), rules.deal(seats, seed, {}), 6 + 9 * seed
        while acting := rules.to_act(state):
            moves = rules.moves(state, acting[0])
            if after <= 0 and len(moves) >= CHOICE:
                found.append((state, acting[0]))
                break
            rules.play(state, acting[0], chance.pick(moves))
            after -= 1
    return found


def simulations(game: Game, rules: Rules[Any], seats: int, seconds: float) -> tuple[int, float, float]:
    """Simulations of the strongest level, the time they took, and the longest time for one choice."""
    advisor, places = game.advisor(rules), positions(rules, seats, 4)
    done, spent, longest, number = 0, 0.0, 0.0, 0
    while places and spent < seconds:
        state, seat = places[number % len(places)]
        began = perf_counter()
        consider(game.key, rules, advisor, rules.view(state, seat), seat, STRONGEST, number)
        took = perf_counter() - began
        done += plan_for(game.key, STRONGEST, seats).simulations
        spent, longest, number = spent + took, max(longest, took), number + 1
    return done, spent, longest


def measure(key: str, seconds: float) -> dict[str, float]:
    """The figures of one game."""
    game = SHELF[key]
    rules, seats = game.rules(game.edition(None)), seats_of(game)
    random_games(rules, seats, seconds / 10)
    games, choices, took = random_games(rules, seats, seconds)
    done, spent, longest = simulations(game, rules, seats, seconds)
    return {
        "seats": seats,
        "games_a_second": round(games / took, 2),
        "choices_a_second": round(choices / took),
        "choices_a_game": round(choices / games, 1),
        "simulations_a_second": round(done / spent, 1) if spent else 0.0,
        "longest_thought_ms": round(1000 * longest),
    }


if __name__ == "__main__":
    compiled = not str(engine_rules.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "games": {key: measure(key, float(sys.argv[1])) for key in SHELF}}))
