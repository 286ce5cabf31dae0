"""A journey through Hades under way."""

from typing import ClassVar, Final, Self

from verne_tabletop.engine.model import HIDDEN
from verne_tabletop.engine.rules import State

#: What is asked: `phase`. Ruling U35 calls the first four windows a to d.
BEFORE: Final = 0  # creatures face up, nothing rolled yet (window a)
ROLLED: Final = 1  # both sides rolled, damage still to come (window b)
AFTER: Final = 2  # after a strike (window c)
WON: Final = 3  # the last creature has fallen (window d)
CARD: Final = 4  # a fallen creature's card: into the hand or not
SANDALS: Final = 5  # creatures counted, none turned up: the winged sandals
CROSSING: Final = 6  # after Acheron: skip the next location or not
OVER: Final = 7


class UnderworldState(State):
    """Everything on the table.

    hand, line, creature_deck, creature_discard hold pieces (resources and creatures); line_dice the dice a creature
    has left (0 once it has fallen), line_out 1 once its card has left the line. own_face is the last face of each own
    die, own_kept the sixes it keeps from a cascade, own_run 1 once it has cascaded in this strike.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "dice",
        "adventurer",
        "advanced",
        "heal",
        "last_encounter",
        "critical_hitting",
        "hit_thanatos_on",
        "thanatos_hits_on",
        "phase",
        "health",
        "hand",
        "treasures",
        "used_treasures",
        "treasure_deck",
        "location",
        "visited",
        "location_deck",
        "set_aside",
        "creature_deck",
        "creature_discard",
        "spent",
        "count",
        "line",
        "line_dice",
        "line_out",
        "at",
        "owed",
        "extra_dice",
        "rerolls",
        "cascades",
        "rerolls_used",
        "cascades_used",
        "blocked",
        "wild",
        "own_face",
        "own_kept",
        "own_run",
        "foe_face",
        "basket",
        "altar_piece",
        "altar_god",
        "freed",
        "strikes",
        "won_locations",
    )

    def __init__(self) -> None:
        self.dice: int = HIDDEN
        self.adventurer: int = 0
        self.advanced: int = 0
        self.heal: int = 1
        self.last_encounter: int = 4
        self.critical_hitting: int = 0
        self.hit_thanatos_on: int = 4
        self.thanatos_hits_on: int = 4
        self.phase: int = BEFORE
        self.health: int = 20
        self.hand: list[int] = []
        self.treasures: list[int] = []
        self.used_treasures: list[int] = []
        self.treasure_deck: list[int] = []
        self.location: int = HIDDEN
        self.visited: list[int] = []
        self.location_deck: list[int] = []
        self.set_aside: list[int] = []
        self.creature_deck: list[int] = []
        self.creature_discard: list[int] = []
        self.spent: list[int] = []
        self.count: int = 0
        self.line: list[int] = []
        self.line_dice: list[int] = []
        self.line_out: list[int] = []
        self.at: int = 0
        self.owed: int = 0
        self.extra_dice: int = 0
        self.rerolls: int = 0
        self.cascades: int = 0
        self.rerolls_used: int = 0
        self.cascades_used: int = 0
        self.blocked: int = 0
        self.wild: int = 0
        self.own_face: list[int] = []
        self.own_kept: list[int] = []
        self.own_run: list[int] = []
        self.foe_face: list[int] = []
        self.basket: list[int] = []
        self.altar_piece: list[int] = []
        self.altar_god: list[int] = []
        self.freed: int = 0
        self.strikes: int = 0
        self.won_locations: int = 0

    def copy(self) -> Self:
        """A state that shares nothing that can change with this one."""
        twin = type(self)()
        twin.dice = self.dice
        twin.adventurer = self.adventurer
        twin.advanced = self.advanced
        twin.heal = self.heal
        twin.last_encounter = self.last_encounter
        twin.critical_hitting = self.critical_hitting
        twin.hit_thanatos_on = self.hit_thanatos_on
        twin.thanatos_hits_on = self.thanatos_hits_on
        twin.phase = self.phase
        twin.health = self.health
        twin.hand = self.hand[:]
        twin.treasures = self.treasures[:]
        twin.used_treasures = self.used_treasures[:]
        twin.treasure_deck = self.treasure_deck[:]
        twin.location = self.location
        twin.visited = self.visited[:]
        twin.location_deck = self.location_deck[:]
        twin.set_aside = self.set_aside[:]
        twin.creature_deck = self.creature_deck[:]
        twin.creature_discard = self.creature_discard[:]
        twin.spent = self.spent[:]
        twin.count = self.count
        twin.line = self.line[:]
        twin.line_dice = self.line_dice[:]
        twin.line_out = self.line_out[:]
        twin.at = self.at
        twin.owed = self.owed
        twin.extra_dice = self.extra_dice
        twin.rerolls = self.rerolls
        twin.cascades = self.cascades
        twin.rerolls_used = self.rerolls_used
        twin.cascades_used = self.cascades_used
        twin.blocked = self.blocked
        twin.wild = self.wild
        twin.own_face = self.own_face[:]
        twin.own_kept = self.own_kept[:]
        twin.own_run = self.own_run[:]
        twin.foe_face = self.foe_face[:]
        twin.basket = self.basket[:]
        twin.altar_piece = self.altar_piece[:]
        twin.altar_god = self.altar_god[:]
        twin.freed = self.freed
        twin.strikes = self.strikes
        twin.won_locations = self.won_locations
        return twin
