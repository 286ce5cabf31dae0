"""Walks: whole games played at random from a seed, and the moments along them that the laws look at."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Event, Move
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.session.story import Story

LONGEST = 4000  # choices; a game that is not over by then does not end
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Flora", "Gus", "Hugo")
MOMENTS = 24  # how many moments of a walk the costly laws look at


class Step(NamedTuple):
    """One choice of a walk: the state before it, who chose what among how many, what happened, the state after."""

    before: Any
    seat: int
    move: Move
    events: list[Event]
    after: Any


class Walk:
    """A whole game: `steps` from the deal to the end, each with states of its own."""

    def __init__(self, game: Game, rules: Rules[Any], seats: int, seed: int, options: Mapping[str, int]) -> None:
        self.game, self.rules, self.seats, self.seed, self.options = game, rules, seats, seed, options
        self.rulebook = game.rulebook()
        self.start = rules.deal(seats, seed, options)
        self.steps: list[Step] = []
        chance, advisor = Chance(seed * 7919 + seats), game.advisor(rules)
        state = self.start
        while (acting := rules.to_act(state)) and len(self.steps) < LONGEST:
            seat = chance.pick(acting)
            moves = rules.moves(state, seat)
            assert moves, f"{game.key}: seat {seat} is to act and has no move"
            # every other walk leans on the advisor, so that long and successful games are met as well
            weights = advisor.weigh(state, seat, moves) if seed % 2 else [1.0] * len(moves)
            move = moves[chance.weighted(weights)]
            events: list[Event] = []
            after = state.copy()
            rules.play(after, seat, move, events)
            self.steps.append(Step(state, seat, move, events, after))
            state = after
        self.end = state

    def states(self) -> Iterator[Any]:
        """Every state, from the deal to the end."""
        yield self.start
        for step in self.steps:
            yield step.after

    def moments(self, count: int = MOMENTS) -> list[Step]:
        """Up to `count` steps, spread evenly, the first and the last among them."""
        if len(self.steps) <= count:
            return self.steps
        return [self.steps[index * (len(self.steps) - 1) // (count - 1)] for index in range(count)]

    def chance(self, salt: int) -> Chance:
        """A generator of this walk's own."""
        return Chance((self.seed * 31 + self.seats) * 1009 + salt)

    def story(self, language: str) -> Story:
        """The teller of this game in a language."""
        return Story(self.rulebook, self.rules, language, NAMES)

    def pool(self) -> list[Move]:
        """Every move that was legal at one of the moments, for any seat, once."""
        found: dict[Move, None] = {}
        for step in self.moments():
            for seat in range(self.seats):
                found.update(dict.fromkeys(self.rules.moves(step.before, seat)))
        return list(found)


Law = Callable[[Walk], None]


def sampled_options(rules: Rules[Any], game: Game, seats: int, seed: int) -> dict[str, int]:
    """The defaults for seeds 0 and 1, else a value for every option that this seat count may choose."""
    if seed < 2:
        return {}
    chance = Chance(seed * 101 + seats)
    fitting = [option for option in game.rulebook().options if option.seats[0] <= seats <= option.seats[1]]
    return {option.key: chance.pick(list(option.values)).value for option in fitting}


@cache
def opened(game: Game) -> Rules[Any]:
    """The game's rules on its own edition, made once."""
    return game.rules(game.edition(None))


@lru_cache(maxsize=12)
def walk(game: Game, seats: int, seed: int) -> Walk:
    """The walk of this game, seat count and seed; those made last are kept."""
    rules = opened(game)
    return Walk(game, rules, seats, seed, sampled_options(rules, game, seats, seed))
