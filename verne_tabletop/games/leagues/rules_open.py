"""The set-up: decks, matrix, dangers and Conseil, then each seat's letter and crew."""

from collections.abc import Mapping
from typing import Final

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import NOWHERE, Event
from verne_tabletop.games.leagues.rules_tables import (
    CREW_PLACE,
    DEPTH_PLACE,
    FIRST_DANGER,
    FIRST_DEPTH,
    FIRST_LETTER,
    FIRST_SURFACE,
    FIRST_VERNE,
    Tables,
)
from verne_tabletop.games.leagues.state import (
    ASK_CREW,
    ASK_SITE,
    ATLANTIS,
    CONSEIL_SEATS,
    KINDS,
    SHIP,
    LeaguesState,
)

ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


def deal(tables: Tables, seats: int, seed: int, chosen: Mapping[str, int]) -> LeaguesState:
    """The table before the first choice (rules setup_*). Each component has chance of its own, so that an option
    changes nothing but what it names. chosen: the complete options."""
    if not 1 <= seats <= 5:
        raise ValueError(f"Leagues is for 1 to 5 seats, not {seats}")
    if chosen["verne"] and seats == 5:
        raise ValueError("the Verne deck is for 1 to 4 seats")
    chance = Chance(seed)
    state = LeaguesState(seats)
    state.open_sight = chosen["sight"]
    state.verne = 1 if seats <= 2 or chosen["verne"] else 0
    _place_characters(state, chosen, chance.fork())
    state.surface_deck = _shuffled(FIRST_SURFACE, 18, chance.fork())
    state.depth_deck = _shuffled(FIRST_DEPTH, 18, chance.fork())
    # the first surface card lies on top, the first depth card at the bottom
    for row in (0, 1, 2):
        state.columns[row] = state.surface_deck.pop()
    for row in (5, 4, 3):
        state.columns[row] = state.depth_deck.pop()
    state.dangers = _shuffled(FIRST_DANGER, 8, chance.fork())
    verne = _shuffled(FIRST_VERNE, 7, chance.fork())
    state.verne_deck = verne if state.verne else []
    holder = chance.fork().below(seats) if chosen["conseil"] == 0 else (chosen["conseil"] - 1) % seats
    state.conseil = NOWHERE if seats < CONSEIL_SEATS else holder
    state.nautilus = [tables.start] * seats
    state.agenda = [[ASK_CREW, ASK_SITE] for _ in range(seats)]
    state.dice = chance.word
    return state


def _place_characters(state: LeaguesState, chosen: Mapping[str, int], chance: Chance) -> None:
    state.sides = []
    for key in ("nemo", "aronnax", "land"):
        drawn = 1 + chance.below(2)
        state.sides.append(chosen[key] or drawn)
    drawn = chance.below(6)
    state.order = list(ORDERS[drawn if chosen["rows"] == 0 else chosen["rows"] - 1])


def _shuffled(first: int, count: int, chance: Chance) -> list[int]:
    cards = list(range(first, first + count))
    chance.shuffle(cards)
    return cards


def choose_site(tables: Tables, state: LeaguesState, seat: int, letter: int, events: list[Event] | None) -> None:
    """Draw the ship and Atlantis of a letter (rule setup_site)."""
    n = letter - FIRST_LETTER
    state.drawn[seat * KINDS + SHIP] = 1 << tables.ship[n]
    state.drawn[seat * KINDS + ATLANTIS] = 1 << tables.atlantis[n]
    if events is not None:
        events.append(
            Event("site", seat, letter, source=tables.ship[n] + 1, target=DEPTH_PLACE + tables.atlantis[n] + 1)
        )


def crew_value(tables: Tables, state: LeaguesState, seat: int) -> int:
    """The highest value not yet given to a portrait (rule setup_crew): highest first, the last one by itself."""
    given = state.crew[4 * seat : 4 * seat + 4]
    return max([value for value in tables.crew if value not in given])


def choose_crew(tables: Tables, state: LeaguesState, seat: int, place: int, events: list[Event] | None) -> bool:
    """Give the highest value left to a portrait; True when all four have one."""
    _give(tables, state, seat, place - CREW_PLACE - 1, events)
    bare = [n for n in range(4) if state.crew[4 * seat + n] == 0]
    if len(bare) > 1:
        return False
    if bare:
        _give(tables, state, seat, bare[0], events)
    return True


def _give(tables: Tables, state: LeaguesState, seat: int, portrait: int, events: list[Event] | None) -> None:
    value = crew_value(tables, state, seat)
    state.crew[4 * seat + portrait] = value
    if events is not None:
        events.append(Event("crew", seat, target=CREW_PLACE + portrait + 1, amount=value))
