"""Twenty Thousand Leagues under the Sea, one to five submarines, sixteen turns: the card on the shelf."""

from pathlib import Path
from typing import Final

from verne_tabletop.engine.catalogue import Edition, read_edition
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.leagues.advisor import LeaguesAdvisor
from verne_tabletop.games.leagues.edition import check
from verne_tabletop.games.leagues.rules import LeaguesRules

FOLDER: Final = Path(__file__).parent


def read(file: Path | None) -> Edition:
    """The game's own edition, or the one in `file`; CatalogueError when it cannot be used."""
    return read_edition(file or FOLDER / "edition.toml", "leagues", check)


GAME: Final = Game("leagues", FOLDER, (1, 5), read, LeaguesRules, LeaguesAdvisor)
