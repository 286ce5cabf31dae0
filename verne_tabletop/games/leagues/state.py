"""A position of Leagues: the table between the seats, and a flat part for each seat's two sheets.

A sheet is a set of ints whose bit n is cell n (from 0, printed number less one): one set per drawn kind, one of all
that is crossed out. A position on both sheets is `cell` on the surface and `37 + cell` in the depth.
"""

from typing import ClassVar, Final

from verne_tabletop.engine.model import HIDDEN, NOWHERE
from verne_tabletop.engine.rules import State

CELLS: Final = 37
TURNS: Final = 16
#: Conseil takes part from this many seats.
CONSEIL_SEATS: Final = 2

#: In a view: a letter is written but not yet revealed.
COMMITTED: Final = -2

# Stages of a game.
SETUP: Final = 0
WRITING: Final = 1
SAILING: Final = 2
CHOOSING: Final = 3
OVER: Final = 4

# Sheets.
SURFACE: Final = 0
DEPTH: Final = 1

# Kinds of drawings; 0-3 lie on the surface, 4-9 in the depth.
ISLAND: Final = 0
SHIP: Final = 1
DUGONG: Final = 2
NARWHAL: Final = 3
SEAWEED: Final = 4
DEEP_NARWHAL: Final = 5
WHALE: Final = 6
TREASURE1: Final = 7
TREASURE2: Final = 8
ATLANTIS: Final = 9
KINDS: Final = 10

# Dangers and the zones they strike.
ICE: Final = 0
MAELSTROM: Final = 1
SQUID: Final = 2
SHARKS: Final = 3
BOW: Final = 0
BRIDGE: Final = 1
PROPELLERS: Final = 2

# What a seat's agenda may hold; the last entry is being dealt with. Those up to ASK_BONUS are asked, the rest are done.
ASK_SITE: Final = 1
ASK_CREW: Final = 2
ASK_ROW: Final = 3
ASK_BOW: Final = 4
ASK_BRIDGE: Final = 5
ASK_PROPELLERS: Final = 6
ASK_STEP: Final = 7
ASK_DRAW: Final = 8
ASK_SIDE: Final = 9
ASK_FINISH: Final = 10
ASK_BONUS: Final = 11
DO_SHIFT: Final = 12
DO_FINDS: Final = 13
DO_SIGHT: Final = 14


class LeaguesState(State):
    """Fields, in the order of the record format. Lists of one entry a seat unless said otherwise.

    seats, open_sight, verne   how many; option of sight; 1 while the Verne deck is in play
    stage, turn                SETUP .. OVER; 1-16 (0 in the set-up)
    sides                      bonus side 1 or 2 of Nemo, Aronnax, Land
    order                      the character in each row of the matrix, top to bottom
    columns                    six cards: surface top to bottom, depth top to bottom
    surface_deck, depth_deck   cards left, the next one last
    surface_gone, depth_gone   discards, in order
    dangers                    the eight cards from left to right
    conseil                    who holds Conseil, or NOWHERE
    immune                     who held him when this turn's letters were shown, or NOWHERE
    struck                     1 for a seat that suffers this turn's danger
    verne_deck, verne_gone     the Verne deck (next card last) and its discards; the last discard is this turn's card
    verne_sides                sides of Atlantis that Verne has visited
    written                    16 a seat: the character written on each turn, or HIDDEN, or COMMITTED
    nautilus                   position 0-73
    been                       2 a seat: cells of each sheet visited in this movement
    points                     movement points left
    barred                     1 while ice forbids surfacing and diving
    pending                    bit 0: the surface card is still to be drawn, bit 1: the depth card
    drawn                      10 a seat: the cells of each kind
    crossed                    2 a seat: crossed-out cells of each sheet
    marks                      marked sides of Atlantis, bit d for the side facing direction d
    coins                      coins not yet spent;  earned: circles drawn in all
    hits                       3 a seat: marked impacts of bow, bridge, propellers
    crew                       4 a seat: the points on each portrait, 0 before they are given
    lost                       crew members lost, bit 0-3
    isles, wrecks              16 a seat: points for islands seen and for ships sunk, scored on each turn
    bonus                      solo: the character whose bonus is scored in a tie, or HIDDEN
    agenda                     what each seat has before it, the next thing last
    dice                       the word of the generator
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "open_sight", "verne", "stage", "turn", "sides", "order", "columns", "surface_deck", "depth_deck",
        "surface_gone", "depth_gone", "dangers", "conseil", "immune", "struck", "verne_deck", "verne_gone",
        "verne_sides",
        "written", "nautilus", "been", "points", "barred", "pending", "drawn", "crossed", "marks", "coins", "earned",
        "hits", "crew", "lost", "isles", "wrecks", "bonus", "agenda", "dice",
    )  # fmt: skip

    def __init__(self, seats: int = 0) -> None:
        self.seats: int = seats
        self.open_sight: int = 0
        self.verne: int = 0
        self.stage: int = SETUP
        self.turn: int = 0
        self.sides: list[int] = [1, 1, 1]
        self.order: list[int] = [0, 1, 2]
        self.columns: list[int] = [HIDDEN] * 6
        self.surface_deck: list[int] = []
        self.depth_deck: list[int] = []
        self.surface_gone: list[int] = []
        self.depth_gone: list[int] = []
        self.dangers: list[int] = []
        self.conseil: int = NOWHERE
        self.immune: int = NOWHERE
        self.struck: list[int] = [0] * seats
        self.verne_deck: list[int] = []
        self.verne_gone: list[int] = []
        self.verne_sides: int = 0
        self.written: list[int] = [HIDDEN] * (TURNS * seats)
        self.nautilus: list[int] = [0] * seats
        self.been: list[int] = [0] * (2 * seats)
        self.points: list[int] = [0] * seats
        self.barred: list[int] = [0] * seats
        self.pending: list[int] = [0] * seats
        self.drawn: list[int] = [0] * (KINDS * seats)
        self.crossed: list[int] = [0] * (2 * seats)
        self.marks: list[int] = [0] * seats
        self.coins: list[int] = [0] * seats
        self.earned: list[int] = [0] * seats
        self.hits: list[int] = [0] * (3 * seats)
        self.crew: list[int] = [0] * (4 * seats)
        self.lost: list[int] = [0] * seats
        self.isles: list[int] = [0] * (TURNS * seats)
        self.wrecks: list[int] = [0] * (TURNS * seats)
        self.bonus: int = HIDDEN
        self.agenda: list[list[int]] = [[] for _ in range(seats)]
        self.dice: int = HIDDEN

    def copy(self) -> "LeaguesState":
        """A state that shares nothing that can change with this one (sides, order and dangers are set once)."""
        twin = LeaguesState()  # mypyc makes no object without __init__
        twin.seats = self.seats
        twin.open_sight = self.open_sight
        twin.verne = self.verne
        twin.stage = self.stage
        twin.turn = self.turn
        twin.sides = self.sides
        twin.order = self.order
        twin.columns = self.columns[:]
        twin.surface_deck = self.surface_deck[:]
        twin.depth_deck = self.depth_deck[:]
        twin.surface_gone = self.surface_gone[:]
        twin.depth_gone = self.depth_gone[:]
        twin.dangers = self.dangers
        twin.conseil = self.conseil
        twin.immune = self.immune
        twin.struck = self.struck[:]
        twin.verne_deck = self.verne_deck[:]
        twin.verne_gone = self.verne_gone[:]
        twin.verne_sides = self.verne_sides
        twin.written = self.written[:]
        twin.nautilus = self.nautilus[:]
        twin.been = self.been[:]
        twin.points = self.points[:]
        twin.barred = self.barred[:]
        twin.pending = self.pending[:]
        twin.drawn = self.drawn[:]
        twin.crossed = self.crossed[:]
        twin.marks = self.marks[:]
        twin.coins = self.coins[:]
        twin.earned = self.earned[:]
        twin.hits = self.hits[:]
        twin.crew = self.crew[:]
        twin.lost = self.lost[:]
        twin.isles = self.isles[:]
        twin.wrecks = self.wrecks[:]
        twin.bonus = self.bonus
        twin.agenda = [entries[:] for entries in self.agenda]
        twin.dice = self.dice
        return twin


def filled(state: LeaguesState, seat: int, sheet: int) -> int:
    """All drawn cells of a seat's sheet, crossed out or not."""
    at = seat * KINDS
    drawn = state.drawn
    if sheet == SURFACE:
        return drawn[at] | drawn[at + 1] | drawn[at + 2] | drawn[at + 3]
    return drawn[at + 4] | drawn[at + 5] | drawn[at + 6] | drawn[at + 7] | drawn[at + 8] | drawn[at + 9]


def counting_turns(state: LeaguesState) -> int:
    """How many turns' letters are revealed."""
    return state.turn - 1 if state.stage == WRITING else state.turn


def letters_written(state: LeaguesState, seat: int) -> list[int]:
    """How often a seat has written N, A and L, revealed letters only."""
    counts = [0, 0, 0]
    for turn in range(counting_turns(state)):
        counts[state.written[seat * TURNS + turn]] += 1
    return counts
