"""What the table of Leagues will show later: in the course of a game, and when the next person's sheets come up."""

from typing import TYPE_CHECKING, Final

from verne_tabletop.games.leagues.edition import ZONES
from verne_tabletop.games.leagues.rules_danger import verne_left
from verne_tabletop.games.leagues.rules_tables import FIRST_DANGER, FIRST_DEPTH, FIRST_SURFACE, KIND_KEYS
from verne_tabletop.games.leagues.state import KINDS, LeaguesState
from verne_tabletop.table.figures import Face
from verne_tabletop.table.leagues_cards import DeckEdge, DiscoveryCard
from verne_tabletop.table.leagues_faces import Coins
from verne_tabletop.table.leagues_figures import (
    HANDS,
    LETTERS,
    character_card,
    danger_card,
    drawn,
    lying,
    zone_row,
)
from verne_tabletop.table.leagues_pads import Portrait, VerneFace
from verne_tabletop.table.leagues_seats import SmallSea, seas

if TYPE_CHECKING:
    from verne_tabletop.table.leagues import LeaguesScene

#: Letters of a kind that are written in most games, and one.
TALLIED: Final = 8
#: Cards of a deck that a turn takes.
TAKEN: Final = (1, 2, 3)


def to_come(scene: "LeaguesScene", view: LeaguesState) -> list[Face]:
    """What will be laid in the course of a game: dangers, discoveries, what is drawn of them, letters, hits."""
    tables = scene.leagues.tables
    found: list[Face] = [danger_card(tables, FIRST_DANGER + n) for n in range(len(view.dangers))]
    cards = range(FIRST_SURFACE, FIRST_DANGER)
    kinds = [(tables.kind[card], tables.icons[card], card >= FIRST_DEPTH) for card in cards]
    found += [DiscoveryCard(KIND_KEYS[kind], icons, below) for kind, icons, below in dict.fromkeys(kinds)]
    found += [drawn(kind, turn) for kind in range(KINDS) for turn in range(HANDS)]
    found += [character_card(tables, view, character, count) for count in range(TALLIED) for character in range(3)]
    found += [zone_row(scene, zone, hits) for zone in range(len(ZONES)) for hits in range(tables.boxes[zone] + 1)]
    worth = [sorted({0, *view.crew[n::4]}) for n in range(4)]
    found += [Portrait(n + 1, value, gone, not gone) for n in range(4) for value in worth[n] for gone in (False, True)]
    for _, area in scene.seat_areas(view, scene.owner(view))[:1]:
        found += [SmallSea(sheet, seas(area)[0]) for sheet in (0, 1)]
    if view.verne:
        n, a, land, atlantis = verne_left(tables, view)
        for shown in (*LETTERS, "*"):
            found.append(VerneFace(shown, (n, a, land, atlantis), view.verne_sides, view.seats <= 2))
    return [*found, Coins(2, 1)]


def next_up(scene: "LeaguesScene", view: LeaguesState) -> list[Face]:
    """What the next choice may bring: the sheets of the seat that follows, thinner decks, Verne's next card."""
    found: list[Face] = []
    if view.seats > 1:
        following = (scene.owner(view) + 1) % view.seats
        found += [figure.face for figure in lying(scene, view, following)]
    for sheet, deck in enumerate((view.surface_deck, view.depth_deck)):
        found += [DeckEdge(len(deck) - taken, sheet == 1) for taken in TAKEN if taken <= len(deck)]
    if view.verne:
        left = verne_left(scene.leagues.tables, view)
        for card, shown in enumerate((*LETTERS, "*")):
            if left[card if card < 3 else 3]:
                then = [count - (at == card) for at, count in enumerate(left)]
                found.append(VerneFace(shown, (then[0], then[1], then[2], then[3]), view.verne_sides, view.seats <= 2))
    return found
