"""The card that stands for a game on the shelf: what the rest of the house may ask of it."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from verne_tabletop.engine.catalogue import Edition, Rulebook, read_rulebook
from verne_tabletop.engine.model import Facts, Phrase
from verne_tabletop.engine.rules import Advisor, Rules


class Game(NamedTuple):
    """One game: key and folder, seats it takes, and how to build its edition, rules and advisor.

    edition(path or None) reads and checks an edition file (the game's own when None; CatalogueError when bad);
    rules(edition) and advisor(rules) build the engine from it.
    """

    key: str
    folder: Path
    seats: tuple[int, int]
    edition: Callable[[Path | None], Edition]
    rules: Callable[[Edition], Rules[Any]]
    advisor: Callable[[Rules[Any]], Advisor[Any]]

    def rulebook(self) -> Rulebook:
        """The game's rulebook, read once."""
        return _rulebook(self.folder / "rulebook.toml")


@cache
def _rulebook(file: Path) -> Rulebook:
    return read_rulebook(file)


def namer(rules: Rules[Any]) -> Callable[[str, int], Phrase | None]:
    """Names for Rulebook.say: facts called piece... are pieces, facts called place, source, target... are places."""

    def name(fact: str, value: int) -> Phrase | None:
        if value < 0:
            return None
        if fact.startswith("piece"):
            return rules.piece_name(value)
        if fact.startswith(("place", "source", "target")):
            return rules.place_name(value)
        return None

    return name


def move_facts(seat: int, piece: int, place: int, extra: tuple[int, ...]) -> Facts:
    """The facts that fill `move.<verb>`: seat, piece, place, extra0, extra1, ..."""
    return (("seat", seat), ("piece", piece), ("place", place), *[(f"extra{i}", n) for i, n in enumerate(extra)])
