"""Goldens: seeded games as readable text, compared line by line; rewriting one is a reviewed act.

`python -m tests.goldens --write [GAME ...]` writes them anew; read the difference before you keep it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.laws.walks import NAMES, opened, sampled_options
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Event
from verne_tabletop.engine.notation import write_event, write_move
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF
from verne_tabletop.session.story import Story

FOLDER = Path(__file__).parent
LONGEST = 4000


class Golden(NamedTuple):
    """One golden game; its choices are drawn evenly from the seed, so that they hang on the rules alone."""

    key: str
    seats: int
    seed: int

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.key}-{self.seats}-{self.seed}.txt"

    def lines(self) -> Iterator[str]:
        """Header, every choice with its sentence, events and scores, then the outcome and each seat's account."""
        game, rules = SHELF[self.key], opened(SHELF[self.key])
        options = sampled_options(rules, game, self.seats, self.seed)
        story = Story(game.rulebook(), rules, "en", NAMES)
        yield f"game {self.key}, {self.seats} seats, seed {self.seed}"
        yield f"options {' '.join(f'{key}={value}' for key, value in sorted(options.items())) or 'by default'}"
        state, chance = rules.deal(self.seats, self.seed, options), Chance(self.seed)
        scores = rules.scores(state)
        yield f"scores {' '.join(map(str, scores))}"
        for number in range(1, LONGEST):
            acting = rules.to_act(state)
            if not acting:
                break
            seat = chance.pick(acting)
            move = chance.pick(rules.moves(state, seat))
            yield f"{number}. {NAMES[seat]}: {write_move(move)}  | {story.move(seat, move)}"
            events: list[Event] = []
            rules.play(state, seat, move, events)
            for event in events:
                told = story.event(event)
                yield f"    {write_event(event)}{f'  | {told}' if told else ''}"
            if rules.scores(state) != scores:
                scores = rules.scores(state)
                yield f"    scores {' '.join(map(str, scores))}"
        outcome = rules.outcome(state)
        assert outcome is not None, f"{self.file.name} does not end"
        yield f"outcome {outcome.reason} {outcome.rank}".rstrip()
        winners = ", ".join(NAMES[seat] for seat in outcome.winners)
        yield f"places {' '.join(map(str, outcome.places))}, won by {winners or 'nobody'}"
        for seat in range(self.seats):
            yield f"account of {NAMES[seat]}: {scores[seat]}"
            for line in rules.account(state, seat):
                yield f"    {line.points:+d} {line.rule}  | {story.line(line)}"


def wanted(game: Game) -> list[Golden]:
    """The goldens that a game needs: one for each seat count, and one with options for its first, if it has any."""
    low, high = game.seats
    plain = [Golden(game.key, seats, 1) for seats in range(low, high + 1)]
    return plain + ([Golden(game.key, low, 2)] if game.rulebook().options else [])


def write(keys: list[str]) -> None:
    """Write the goldens of these games (all, when none is named) anew, and remove those that nobody wants."""
    for key in keys or list(SHELF):
        files = {golden.file: golden for golden in wanted(SHELF[key])}
        for stray in set(FOLDER.glob(f"{key}-*.txt")) - set(files):
            stray.unlink()
        for file, golden in files.items():
            file.write_text("\n".join(golden.lines()) + "\n", encoding="utf-8")
            print(file.name)
