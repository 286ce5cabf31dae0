"""The games' names and what the home window says of them, known without opening a rulebook."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

TITLES: Final[dict[str, Callable[[], str]]] = {
    "journey": lambda: translate("Names", "Journey to the Center of the Earth"),
    "leagues": lambda: translate("Names", "Twenty Thousand Leagues under the Sea"),
    "humboldt": lambda: translate("Names", "Humboldt's Great Voyage"),
    "lost_cities": lambda: translate("Names", "Lost Cities"),
    "underworld": lambda: translate("Names", "Journey in the Underworld"),
}

ABOUT: Final[dict[str, Callable[[], str]]] = {
    "journey": lambda: translate("Names", "Draw tunnels to the glowing centre, and out again while the water lasts."),
    "leagues": lambda: translate("Names", "Steer the Nautilus on two charts at once and draw what the sea shows."),
    "humboldt": lambda: translate("Names", "Lay disks along the trade winds and send your ships home laden."),
    "lost_cities": lambda: translate("Names", "Two explorers, five expeditions, and the nerve to begin one."),
    "underworld": lambda: translate("Names", "Alone among the shades, with dice, bronze and the favour of gods."),
}

SEATS: Final[dict[str, tuple[int, int]]] = {
    "journey": (1, 6),
    "leagues": (1, 5),
    "humboldt": (2, 4),
    "lost_cities": (2, 2),
    "underworld": (1, 1),
}


def title(game: str) -> str:
    """The game's name in the language of the windows."""
    return TITLES[game]()


def about(game: str) -> str:
    """One sentence that makes one want to play."""
    return ABOUT[game]()
