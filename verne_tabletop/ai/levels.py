"""The levels of the players that are not people, and what each may spend on a choice, game by game."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from verne_tabletop.ai.search import glance, never, think
from verne_tabletop.ai.search_plan import Candidate, Plan, Thought
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move, Seat
from verne_tabletop.engine.rules import Advisor, Rules


class Level(NamedTuple):
    """A level: its key in records and commands, its title by language, and whether people are offered it."""

    key: str
    title: Mapping[str, str]
    offered: bool = True


LEVELS: Final = {
    level.key: level
    for level in (
        Level("random", {"en": "Driftwood", "ru": "Щепка на волнах"}, False),
        Level("greedy", {"en": "Yardstick", "ru": "Мерная рейка"}, False),
        Level("cabin-boy", {"en": "Cabin boy", "ru": "Юнга"}),
        Level("mate", {"en": "Mate", "ru": "Помощник"}),
        Level("navigator", {"en": "Navigator", "ru": "Штурман"}),
        Level("captain", {"en": "Captain", "ru": "Капитан"}),
    )
}
STRONGEST: Final = "captain"

#: What a level spends where a game says nothing else. Simulations, not seconds: it plays alike on every machine.
PLANS: Final = {
    "greedy": Plan(8),
    "cabin-boy": Plan(16, trust=0.5, temper=0.25),
    "mate": Plan(48, breadth=8, trust=0.7, temper=0.08),
    "navigator": Plan(160, breadth=10, plies=1, temper=0.02),
    "captain": Plan(640, breadth=10, plies=1),
}

#: Games whose levels are tuned otherwise (bench/ladder.py measures them).
TUNED: Final[Mapping[str, Mapping[str, Plan]]] = {
    # worth plays the turn out and looks at the next of each seat, so the yardstick goes by the weights alone
    "humboldt": {
        "greedy": Plan(0),
        "cabin-boy": Plan(0, trust=0.4, temper=1.0),
        "mate": Plan(0, trust=0.75, temper=1.0),
        "navigator": Plan(12, breadth=3, floor=0.01, plies=0, faith=8.0, temper=0.1),
        "captain": Plan(48, breadth=4, floor=0.01, plies=0, faith=8.0),
    },
    # worth plays the journey out, so the yardstick goes by the weights alone, the best of one look ahead
    "journey": {
        "greedy": Plan(0),
        "cabin-boy": Plan(0, trust=1.0, temper=1.0),
        "mate": Plan(0, trust=2.5, temper=1.0),
        "navigator": Plan(60, breadth=5, plies=0, faith=110.0, nat=0.1),
        "captain": Plan(400, breadth=7, plies=0, faith=110.0, nat=0.1),
    },
    # worth plays the round out, so the yardstick goes by the weights alone: one look, no playing out
    "lost_cities": {
        "greedy": Plan(0),
        "cabin-boy": Plan(0, trust=1.5, temper=1.0),
        "mate": Plan(0, trust=5.0, temper=1.0),
        "navigator": Plan(60, breadth=4, plies=0, faith=150.0, nat=0.12, temper=0.015),
        "captain": Plan(1500, breadth=7, plies=0, faith=150.0, nat=0.12),
    },
    # worth plays the combat out, and the weights know what can wait: many guesses, no tree
    "underworld": {
        "greedy": Plan(0),
        "cabin-boy": Plan(0, trust=0.3, temper=1.0),
        "mate": Plan(0, temper=1.0),
        "navigator": Plan(24, breadth=6, floor=1e-5, plies=0, temper=0.1),
        "captain": Plan(200, breadth=8, floor=1e-5, plies=0),
    },
    # the advisor alone plays well and quickly; the captain looks where its likeliest choices lead
    "leagues": {
        "cabin-boy": Plan(0, trust=0.45, temper=1.0),
        "mate": Plan(0, trust=0.8, temper=1.0),
        "navigator": Plan(12, breadth=4, plies=0, temper=0.04),
        "captain": Plan(24, breadth=4, plies=0),
    },
}

#: How much the others' worth counts against one's own, by number of seats.
RIVALRY: Final = (0.0, 0.0, 1.0, 0.5, 0.4, 0.3, 0.3, 0.3, 0.3)


def plan_for(game: str, level: str, seats: int) -> Plan:
    """What a level spends on a choice of a game; KeyError for a level that does not think."""
    plan = TUNED.get(game, {}).get(level, PLANS[level])
    return plan if plan.rivalry or level == "greedy" else plan._replace(rivalry=RIVALRY[seats])


def consider(
    game: str,
    rules: Rules[Any],
    advisor: Advisor[Any],
    view: Any,
    seat: Seat,
    level: str,
    seed: int,
    stop: Callable[[], bool] = never,
    also: list[Move] | None = None,
) -> Thought:
    """What a player of this level chooses at `seat`, from its view alone; the same for the same arguments.

    `stop` ends the thinking early, with a sensible move; moves of `also` get a value whatever their weight.
    KeyError for an unknown level.
    """
    if level == "random":
        moves = rules.moves(view, seat)
        share = 1.0 / len(moves)
        return Thought(Chance(seed).pick(moves), [Candidate(move, 0.0, 0, share) for move in moves])
    plan = plan_for(game, level, len(rules.scores(view)))
    if level == "greedy":
        return glance(rules, advisor, view, seat, plan, seed)
    return think(rules, advisor, view, seat, plan, seed, stop, also)


def instinct(rules: Rules[Any], advisor: Advisor[Any], view: Any, seat: Seat, seed: int) -> Move:
    """The advisor's likeliest move, at once and without search: for when the opponent's process has died."""
    moves = rules.moves(view, seat)
    if len(moves) == 1:
        return moves[0]
    weights = advisor.weigh(rules.imagine(view, seat, Chance(seed)), seat, moves)
    return moves[max(range(len(moves)), key=lambda index: (weights[index], -index))]
