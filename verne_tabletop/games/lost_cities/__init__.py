"""Lost Cities, two explorers, five expeditions: the card on the shelf."""

from pathlib import Path
from typing import Final

from verne_tabletop.engine.catalogue import Edition, read_edition
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.lost_cities.advisor import CitiesAdvisor
from verne_tabletop.games.lost_cities.edition import check
from verne_tabletop.games.lost_cities.rules import CitiesRules

FOLDER: Final = Path(__file__).parent


def read(file: Path | None) -> Edition:
    """The game's own edition, or the one in `file`; CatalogueError when it cannot be used."""
    return read_edition(file or FOLDER / "edition.toml", "lost_cities", check)


GAME: Final = Game("lost_cities", FOLDER, (2, 2), read, CitiesRules, CitiesAdvisor)
