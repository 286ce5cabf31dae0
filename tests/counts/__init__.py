"""Counts: how many lines of play there are to each depth from fixed positions, kept in one TOML file a game.

`python -m tests.counts --write [GAME ...]` counts anew; a difference means that some move became legal or illegal.
"""

from pathlib import Path
from typing import Any

from tests.laws.walks import opened
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF

FOLDER = Path(__file__).parent
DEPTH = 4
MOST = 3000  # positions looked at for one depth; a depth that needs more is not counted
AFTER = (0, 7, 29)  # positions: this many choices after the deal


def lines_of_play(rules: Rules[Any], state: Any, depth: int) -> int:
    """How many sequences of `depth` choices there are; where several seats owe a choice, in seat order."""
    acting = rules.to_act(state)
    if not acting:
        return 1
    moves = rules.moves(state, acting[0])
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        rules.play(after, acting[0], move)
        total += lines_of_play(rules, after, depth - 1)
    return total


def position(rules: Rules[Any], seats: int, seed: int, after: int) -> Any:
    """The state this many evenly drawn choices after the deal, or at the end."""
    state, chance = rules.deal(seats, seed, {}), Chance(seed)
    for _ in range(after):
        acting = rules.to_act(state)
        if acting:
            seat = chance.pick(acting)
            rules.play(state, seat, chance.pick(rules.moves(state, seat)))
    return state


def count(game: Game, seats: int, after: int) -> list[int]:
    """Lines of play to depth 1, 2, ... as far as DEPTH and MOST allow, from the position of that seed."""
    rules = opened(game)
    state = position(rules, seats, seats, after)
    counts: list[int] = []
    for depth in range(1, DEPTH + 1):
        if counts and counts[-1] > MOST:
            break
        counts.append(lines_of_play(rules, state, depth))
    return counts


def wanted(game: Game) -> dict[str, list[int]]:
    """Every count a game needs, under `seats-after`."""
    low, high = game.seats
    return {f"{seats}-{after}": count(game, seats, after) for seats in range(low, high + 1) for after in AFTER}


def write(keys: list[str]) -> None:
    """Count anew for these games, or for all when none is named."""
    for key in keys or list(SHELF):
        text = "# lines of play to depth 1, 2, ...; the key is seats-choices made before, the seed is the seat count\n"
        text += "".join(f"{name} = {counts}\n" for name, counts in wanted(SHELF[key]).items())
        (FOLDER / f"{key}.toml").write_text(text, encoding="utf-8")
        print(f"{key}.toml")
