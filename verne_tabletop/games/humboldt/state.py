"""The table of Humboldt's Great Voyage: chart, bag, journal, crates and each traveller's ships, as flat lists."""

from typing import ClassVar, Final

from verne_tabletop.engine.model import HIDDEN, NOWHERE
from verne_tabletop.engine.rules import State

# What the last entry of the agenda asks: code + CODE * payload.
CODE: Final = 32
SIDE: Final = 1  # port or room scene
EXCHANGE: Final = 2  # one ship for the open one of its pile
GREET: Final = 3  # the first acquaintance, when colours tie
DIP: Final = 4  # the two blind tiles
ACCEPT: Final = 5  # start from the colour of the first disk?
START: Final = 6  # where from
LAY: Final = 7  # the route, disk by disk
TAKE: Final = 8  # the others take disks
STOW: Final = 9  # which ship a taken disk goes to; payload: its colour
FOLLOW: Final = 10  # a tile at this step of the route
LOAD: Final = 11  # loading, storing, end of turn
HEAP: Final = 12  # the rest of three tiles for one space; payload: the space
BONUS: Final = 13  # which acquaintance an N ship brings; payload: its slot
FINAL_BONUS: Final = 14  # the same in the final scoring
FINAL_LOAD: Final = 15  # stored tiles in the final scoring

COLOURS: Final = 6
SLOTS: Final = 4  # ships before each seat, one a type: S, W, E, N
CRATES: Final = 3  # crates on a ship at most
DEPTH: Final = 3  # tiles on one crate at most
UNDECIDED: Final = -1
HOW: Final = 4  # a gain: kind * HOW, + BLIND from the face-down pile, + CALLED for an acquaintance
BLIND: Final = 1
CALLED: Final = 2


class HumboldtState(State):
    """Everything on the table. Lists by seat are flat: entry = seat * width + index.

    Colours are 0..5 in the order of the edition, kinds of tile 0.. likewise, ships are rows of the edition.
    bag, circles, piles and discards are counts: only the dice words decide what comes next.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "two_take",
        "loading",
        "exchange",
        "boards",
        "dice",
        "bag_dice",
        "pile_dice",
        "starter",
        "turn",
        "active",
        "actor",
        "agenda",
        "dipped",
        "bag",
        "circles",
        "left",
        "right",
        "aside",
        "paid",
        "hand",
        "start",
        "route_places",
        "route_disks",
        "used",
        "step",
        "gained",
        "taken",
        "taken_from",
        "removed",
        "spent",
        "open_tiles",
        "piles",
        "discards",
        "ship_piles",
        "known",
        "ship_discards",
        "loose",
        "ships",
        "fresh",
        "cargo",
        "disks",
        "friends",
        "sides",
        "sailed",
        "fame",
    )

    def __init__(self) -> None:
        self.seats: int = 0
        self.two_take: int = 0  # 1: each disk of a two-seat take is checked alone
        self.loading: int = 0  # 1: any loading that leaves nothing fitting is enough
        self.exchange: int = 0  # 1: the exchanged ship goes on top of its pile
        self.boards: int = 0  # 0: each decides, 1: all port scene, 2: all room scene
        self.dice: int = HIDDEN  # ship piles
        self.bag_dice: int = HIDDEN
        self.pile_dice: list[int] = [HIDDEN] * COLOURS
        self.starter: int = 0
        self.turn: int = 0  # turns finished
        self.active: int = 0  # whose turn it is
        self.actor: int = 0  # who is asked
        self.agenda: list[int] = []
        self.dipped: int = 0  # tiles drawn or declined by the actor at set-up
        self.bag: list[int] = [0] * COLOURS
        self.circles: list[int] = []  # place * COLOURS + colour
        self.left: int = HIDDEN  # the journal's left page: the colour to start from
        self.right: int = HIDDEN
        self.aside: int = 0  # disks of the first colour drawn again and returned this turn
        self.paid: list[int] = [0] * COLOURS  # disks of ships that sailed this turn, in the journal
        self.hand: list[int] = [0] * COLOURS
        self.start: int = NOWHERE
        self.route_places: list[int] = []
        self.route_disks: list[int] = []
        self.used: int = 0  # bits of the two-way arrows sailed this turn
        self.step: int = 0  # route entries already followed
        self.gained: list[int] = []  # by step followed: kind * HOW + (BLIND) + (CALLED), or HIDDEN for no tile
        self.taken: int = 0  # disks this taker has
        self.taken_from: int = NOWHERE
        self.removed: list[int] = [0] * COLOURS  # in the box
        self.spent: list[int] = [0] * COLOURS  # given up in the final scoring
        self.open_tiles: list[int] = []  # colour * 2 + display space: kind or HIDDEN for an empty one
        self.piles: list[int] = []  # face-down tiles by kind
        self.discards: list[int] = []
        self.ship_piles: list[list[int]] = []  # by type, the open card last
        self.known: list[int] = []  # by type, cards at the bottom that everybody has seen there
        self.ship_discards: list[list[int]] = []
        self.loose: list[int] = []  # seat * kinds + kind: tiles on and beside the expedition board
        self.ships: list[int] = []  # seat * SLOTS + slot; NOWHERE when not replaced (final)
        self.fresh: list[int] = []  # 1: drawn this turn, takes no tiles yet
        self.cargo: list[int] = []  # ((seat * SLOTS + slot) * CRATES + crate) * DEPTH + height: kind or HIDDEN
        self.disks: list[int] = []  # (seat * SLOTS + slot) * 2 + space: colour or HIDDEN
        self.friends: list[int] = []  # seat * COLOURS + colour
        self.sides: list[int] = []
        self.sailed: list[int] = []  # seat * SLOTS + slot: ships of the type sent
        self.fame: list[int] = []  # seat * SLOTS + slot: their points

    def copy(self) -> "HumboldtState":
        """A state that shares nothing with this one."""
        s = HumboldtState()
        s.seats, s.two_take, s.loading, s.exchange, s.boards = (
            self.seats,
            self.two_take,
            self.loading,
            self.exchange,
            self.boards,
        )
        s.dice, s.bag_dice, s.pile_dice = self.dice, self.bag_dice, self.pile_dice[:]
        s.starter, s.turn, s.active, s.actor = self.starter, self.turn, self.active, self.actor
        s.agenda, s.dipped = self.agenda[:], self.dipped
        s.bag, s.circles = self.bag[:], self.circles[:]
        s.left, s.right, s.aside, s.paid, s.hand = self.left, self.right, self.aside, self.paid[:], self.hand[:]
        s.start, s.route_places, s.route_disks = self.start, self.route_places[:], self.route_disks[:]
        s.used, s.step, s.gained = self.used, self.step, self.gained[:]
        s.taken, s.taken_from = self.taken, self.taken_from
        s.removed, s.spent = self.removed[:], self.spent[:]
        s.open_tiles, s.piles, s.discards = self.open_tiles[:], self.piles[:], self.discards[:]
        s.ship_piles = [pile[:] for pile in self.ship_piles]
        s.known = self.known[:]
        s.ship_discards = [pile[:] for pile in self.ship_discards]
        s.loose, s.ships, s.fresh = self.loose[:], self.ships[:], self.fresh[:]
        s.cargo, s.disks, s.friends = self.cargo[:], self.disks[:], self.friends[:]
        s.sides, s.sailed, s.fame = self.sides[:], self.sailed[:], self.fame[:]
        return s

    def ask(self, code: int, actor: int) -> None:
        """Make `code` the one thing asked, of `actor`."""
        self.agenda = [code]
        self.actor = actor

    @property
    def asked(self) -> int:
        """The code asked now; 0 when the game is over."""
        return self.agenda[-1] % CODE if self.agenda else 0

    @property
    def payload(self) -> int:
        """What the code asked now carries."""
        return self.agenda[-1] // CODE
