"""The lesson of a game as data: `lesson.toml`, steps on a scripted deal, each of which the learner does.

game = "leagues"
seed = 7
seats = 1
options = { key = value }          # optional; the others stand at their default

[[step]]
say = { en = "...", ru = "..." }   # what to do, and why
play = ["0 site:0", "..."]         # optional: choices made before it, `seat move` as in a record
do = ["site:1", "crew"]            # moves that do it: a whole move, or a verb for any move of it; empty: read on
hint = { en = "...", ru = "..." }  # optional: said when something else was chosen
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from verne_tabletop.engine.catalogue import LANGUAGES, CatalogueError, line_of, read_toml
from verne_tabletop.engine.model import Move
from verne_tabletop.engine.notation import read_move, write_move
from verne_tabletop.engine.shelf import Game
from verne_tabletop.session.fold import Choice
from verne_tabletop.session.log import Header, SeatCard
from verne_tabletop.session.session import Session


class Step(NamedTuple):
    """One thing to do; texts by language."""

    say: Mapping[str, str]
    play: tuple[Choice, ...]
    do: tuple[str, ...]
    hint: Mapping[str, str]

    def done_by(self, move: Move) -> bool:
        """Whether this move is what the step asks for."""
        return move.verb in self.do or write_move(move) in self.do


class Lesson(NamedTuple):
    """A lesson: the deal it is given on, and its steps."""

    header: Header
    steps: tuple[Step, ...]

    def session(self) -> Session:
        """A fresh match on the lesson's deal, kept nowhere."""
        return Session.start(self.header)


def has_lesson(game: Game) -> bool:
    """Whether the game brings a lesson."""
    return (game.folder / "lesson.toml").is_file()


def read_lesson(game: Game) -> Lesson:
    """The game's lesson; CatalogueError names what is wrong in it."""
    file = game.folder / "lesson.toml"
    text = file.read_text(encoding="utf-8")
    name = f"{game.key}/lesson.toml"
    data = read_toml(text, name)

    def fault(number: int, sentence: str) -> CatalogueError:
        return CatalogueError(name, line_of(text, ("step", number)), sentence)

    steps: list[Step] = []
    for number, entry in enumerate(data.get("step", [])):
        try:
            play = tuple(_choice(line) for line in entry.get("play", []))
            steps.append(Step(_both(entry["say"]), play, tuple(entry.get("do", [])), _both(entry.get("hint"))))
        except (KeyError, ValueError, TypeError) as error:
            raise fault(number, f"this is no step of a lesson ({error})") from None
    seats = tuple(
        SeatCard("Axel", "bot", "mate") if seat else SeatCard("Nemo") for seat in range(int(data.get("seats", 1)))
    )
    header = Header(game.key, "", "", data.get("options", {}), seats, int(data["seed"]), False, f"lesson-{game.key}")
    return Lesson(header, tuple(steps))


def _choice(line: str) -> Choice:
    seat, move = line.split(" ")
    return Choice(int(seat), read_move(move))


def _both(entry: Any) -> Mapping[str, str]:
    if entry is None:
        return {}
    if any(not entry.get(language) for language in LANGUAGES):
        raise ValueError(f"a text is missing in one of {', '.join(LANGUAGES)}")
    return dict(entry)
