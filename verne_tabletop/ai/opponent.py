"""The opponent as a pure machine: a JSON question in, a JSON answer out, from a view alone."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from verne_tabletop.ai.levels import LEVELS, consider
from verne_tabletop.ai.search import never
from verne_tabletop.engine.catalogue import CatalogueError
from verne_tabletop.engine.notation import read_move, write_move
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF

#: Given seconds, a stop that strikes when they have passed; the clock is the caller's.
Timer = Callable[[float], Callable[[], bool]]


class Mind(NamedTuple):
    """A game as the opponent knows it."""

    checksum: str
    rules: Rules[Any]
    advisor: Advisor[Any]


NEEDED: Final[tuple[tuple[str, type], ...]] = (
    ("game", str),
    ("seat", int),
    ("view", dict),
    ("level", str),
    ("seed", int),
)


class Opponent:
    """Answers questions one by one, and keeps the games it has opened.

    A question is an object with `id` (anything; the answer repeats it), `game`, `edition` (its checksum), `seat`,
    `view` (the dumped view of that seat), `level`, `seed`; and, where wanted, `edition_file` (the path of an edition
    that is not the game's own), `seconds` (after which the best so far is answered) and `also` (moves that get a value
    whatever the advisor thinks of them). The answer has `id`, `move` and `values`: objects with `move`, `value`
    (points, less what the others are worth), `visits` and `prior`, the best first. A question that makes no sense is
    answered with `id` and `error`, one sentence.
    """

    def __init__(self, timer: Timer | None = None, shelf: Mapping[str, Game] = SHELF) -> None:
        self.timer, self.shelf = timer, shelf
        self.minds: dict[tuple[str, str], Mind] = {}

    def answer(self, line: str) -> str:
        """The answer to one line, as one line."""
        asked: Any = None
        try:
            question = json.loads(line)
            asked = question.get("id") if isinstance(question, dict) else None
            return json.dumps({"id": asked, **self.think(question)})
        except (ValueError, RecursionError) as error:
            return json.dumps({"id": asked, "error": str(error)})

    def think(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """Move and values for a question; ValueError when it makes no sense."""
        if not isinstance(question, dict):
            raise ValueError("a question is a JSON object")
        for key, kind in NEEDED:
            if type(question.get(key)) is not kind:
                raise ValueError(f"the question lacks {key!r}, or it is not of the right kind")
        level, seat = question["level"], question["seat"]
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r}; choose one of {', '.join(LEVELS)}")
        mind = self.mind(question["game"], question.get("edition_file") or "")
        if question.get("edition", mind.checksum) != mind.checksum:
            raise ValueError("the edition is not the one that was asked about; give its edition_file")
        view = mind.rules.load(question["view"])
        if seat not in mind.rules.to_act(view):
            raise ValueError(f"seat {seat} is not to act in this view")
        also = [read_move(text) for text in question.get("also", [])]
        stop = self.timer(float(question["seconds"])) if self.timer and question.get("seconds") else never
        thought = consider(question["game"], mind.rules, mind.advisor, view, seat, level, question["seed"], stop, also)
        values = [
            {
                "move": write_move(candidate.move),
                "value": round(candidate.value, 3),
                "visits": candidate.visits,
                "prior": round(candidate.prior, 4),
            }
            for candidate in thought.candidates
        ]
        return {"move": write_move(thought.move), "values": values}

    def mind(self, game: str, edition_file: str) -> Mind:
        """The game's rules and advisor, built once for each edition; ValueError when there is no such game."""
        known = self.minds.get((game, edition_file))
        if known is not None:
            return known
        if game not in self.shelf:
            raise ValueError(f"there is no game {game!r}; choose one of {', '.join(self.shelf)}")
        card = self.shelf[game]
        try:
            edition = card.edition(Path(edition_file) if edition_file else None)
        except CatalogueError as error:
            raise ValueError(str(error)) from None
        rules = card.rules(edition)
        self.minds[game, edition_file] = Mind(edition.checksum, rules, card.advisor(rules))
        return self.minds[game, edition_file]
