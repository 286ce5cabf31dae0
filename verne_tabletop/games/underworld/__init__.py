"""Journey in the Underworld: a solo game of dice and creatures in nine locations of Hades."""

from typing import Final

from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.underworld.advisor import UnderworldAdvisor
from verne_tabletop.games.underworld.edition import FOLDER, edition
from verne_tabletop.games.underworld.rules import UnderworldRules

GAME: Final = Game("underworld", FOLDER, (1, 1), edition, UnderworldRules, UnderworldAdvisor)
