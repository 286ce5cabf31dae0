"""Humboldt's Great Voyage: two to four travellers lay disks along the arrows, load ships, make acquaintances."""

from pathlib import Path
from typing import Any, Final, cast

from verne_tabletop.engine.catalogue import Edition, read_edition
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.humboldt.advisor import HumboldtAdvisor
from verne_tabletop.games.humboldt.edition import check
from verne_tabletop.games.humboldt.rules import HumboldtRules

FOLDER: Final = Path(__file__).parent


def edition(file: Path | None = None) -> Edition:
    """The game's own edition, or the one in `file`; CatalogueError when it is not one."""
    return read_edition(file or FOLDER / "edition.toml", "humboldt", check)


def advisor(rules: Rules[Any]) -> Advisor[Any]:
    """What search asks about a position."""
    return HumboldtAdvisor(cast(HumboldtRules, rules))


GAME: Final = Game("humboldt", FOLDER, (2, 4), edition, HumboldtRules, advisor)
