"""Five rulebooks, one folder each, all alike; the shelf has one line a game and opens a game when it is asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from verne_tabletop.engine.shelf import Game


class Shelf(Mapping[str, "Game"]):
    """Game keys in shelf order; looking a key up imports that game's package, so that a start need not wait for five.

    The package `verne_tabletop.games.<key>` holds its card as GAME.
    """

    def __init__(self, keys: tuple[str, ...]) -> None:
        self._keys = keys

    def __getitem__(self, key: str) -> "Game":
        if key not in self._keys:
            raise KeyError(key)
        return cast("Game", import_module(f"verne_tabletop.games.{key}").GAME)

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __contains__(self, key: object) -> bool:
        return key in self._keys


SHELF: Final = Shelf(
    (
        # a key a line, in the order of the home window
        "journey",
        "leagues",
        "humboldt",
        "lost_cities",
        "underworld",
    )
)
