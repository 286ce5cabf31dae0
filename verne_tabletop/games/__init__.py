"""Five rulebooks, one folder each, all alike; SHELF has one line a game."""

from typing import Final

from verne_tabletop.engine.shelf import Game

SHELF: Final[dict[str, Game]] = {}
