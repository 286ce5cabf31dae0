"""Journey to the Center of the Earth: the card on the shelf."""

from pathlib import Path
from typing import Any, Final

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games.journey.edition import edition


def rules(edition: Edition) -> Rules[Any]:
    """The rules over an edition."""
    from verne_tabletop.games.journey.rules import JourneyRules

    return JourneyRules(edition)


def advisor(rules: Rules[Any]) -> Advisor[Any]:
    """The advisor to these rules."""
    from verne_tabletop.games.journey.advisor import JourneyAdvisor
    from verne_tabletop.games.journey.rules import JourneyRules

    if not isinstance(rules, JourneyRules):
        raise TypeError("the advisor of a journey needs the rules of a journey")
    return JourneyAdvisor(rules)


GAME: Final = Game("journey", Path(__file__).parent, (1, 6), edition, rules, advisor)
