"""SCENES: for each game the scene it is played on, one line a game, imported only when it is laid out."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

if TYPE_CHECKING:
    from verne_tabletop.engine.rules import Rules
    from verne_tabletop.engine.shelf import Game
    from verne_tabletop.table.scene import TableScene

#: game key -> "module:class"
SCENES: Final[dict[str, str]] = {
    "journey": "journey:JourneyScene",
    "humboldt": "humboldt:HumboldtScene",
    "leagues": "leagues:LeaguesScene",
    "lost_cities": "lost_cities:CitiesScene",
    "underworld": "underworld:UnderworldScene",
}


def make_scene(game: "Game", rules: "Rules[Any]") -> "TableScene":
    """The scene of a game; KeyError when it has none."""
    module, name = SCENES[game.key].split(":")
    build = getattr(import_module(f"verne_tabletop.table.{module}"), name)
    return cast("Callable[[Game, Rules[Any]], TableScene]", build)(game, rules)
