"""Sacred treasures used by choice: Aegis, Ambrosia, Golden Bough, Helm of Hades, Winged Sandals (U47)."""

from verne_tabletop.engine.model import Event
from verne_tabletop.games.underworld.combat import foe_hits
from verne_tabletop.games.underworld.edition import FINAL, TREASURES, Tables
from verne_tabletop.games.underworld.favours import gain_health
from verne_tabletop.games.underworld.journey import WINGED, flee, turn_up
from verne_tabletop.games.underworld.state import AFTER, BEFORE, ROLLED, SANDALS, WON, UnderworldState

AEGIS = TREASURES.index("aegis")
AMBROSIA = TREASURES.index("ambrosia")
BOUGH = TREASURES.index("golden_bough")
HELM = TREASURES.index("helm_of_hades")


def why_not_use(tables: Tables, state: UnderworldState, treasure: int) -> str:
    """The rule that forbids using a treasure (an index into TREASURES) now, or ""."""
    if tables.treasure[treasure] not in state.treasures:
        return "treasures_after"
    if state.basket:
        return "payment"
    phase = state.phase
    if treasure == AEGIS:
        ready = phase == ROLLED and not state.blocked and foe_hits(tables, state) > 0
        return "" if ready else "aegis"
    if treasure == AMBROSIA:
        return "" if phase in (BEFORE, ROLLED, AFTER, WON) and state.health < tables.health else "ambrosia"
    if treasure == BOUGH:
        return "" if phase == BEFORE and not state.wild else "golden_bough"
    if treasure == HELM:
        final = tables.rule[state.location - tables.location0] == FINAL
        return "" if phase in (BEFORE, ROLLED, AFTER) and not final else "helm_of_hades"
    if treasure == WINGED:
        return "" if phase == SANDALS else "winged_sandals"
    return "treasures"


def use(tables: Tables, state: UnderworldState, treasure: int, events: list[Event] | None) -> None:
    """Use a treasure; it is gone afterwards."""
    piece = tables.treasure[treasure]
    state.treasures.remove(piece)
    state.used_treasures.append(piece)
    if events is not None:
        events.append(Event("relic", 0, piece))
    if treasure == AEGIS:
        state.blocked = 1
    elif treasure == AMBROSIA:
        gain_health(tables, state, tables.ambrosia, events)
    elif treasure == BOUGH:
        state.wild = 1
    elif treasure == HELM:
        flee(tables, state, events)
    else:
        state.count -= 1
        turn_up(tables, state, events)
