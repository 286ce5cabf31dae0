"""The table of a journey: every traveller's map and tracks, the two decks, and the choices of the running round."""

from typing import ClassVar, Final

from verne_tabletop.engine.rules import State

SIDE: Final = 9
CELLS: Final = 81
MAX_SEATS: Final = 8

# The four ways out of a cell, as bits.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
CROSSING: Final = 15

# What a cell holds: 0 nothing; 1 to 15 a gallery with these ways out; 16 to 20 a discovery; from FILLED a danger.
FREE: Final = 0
FISH: Final = 16
BONE: Final = 17
MUSHROOM: Final = 18
WATER: Final = 19
STAR: Final = 20
FILLED: Final = 32  # FILLED + 1 + the seat that filled it; FILLED alone when nobody did (alone at the table)
LIT: Final = 64  # added to a cell that the route from the entrance reaches; a lit discovery is a found one
MARK: Final = 63  # the cell without LIT

# Places: seat * STRIDE + a cell, or one of these; the decks stand for the whole table.
STRIDE: Final = 100
VOLCANO: Final = 81  # four: north, east, south, west
TRACK: Final = 85  # four: fish, bone, mushroom, water
HELP: Final = 89
BONUS: Final = 90
MAP: Final = 91  # the whole map of a seat, to look at
EXPLORATION_DECK: Final = 1000
TUNNEL_DECK: Final = 1001
VOLCANO_ROW: Final = 1002

WATER_TRACK: Final = 3

# The help of a character, in the order of the pieces.
OTTO: Final = 0
AXEL: Final = 1
HANS: Final = 2

# What a commit opens with.
COMMITTED: Final = -1  # in another seat's view: chosen, unknown
PASS: Final = 0
DRAW: Final = 1
FILL: Final = 2
BY_OTTO: Final = 3
BY_AXEL: Final = 4
BY_HANS: Final = 5


class JourneyState(State):
    """Everything on the table.

    Decks are face down with their last card on top. `maps` holds 81 cells a seat, row by row. `tracks` counts circles
    a seat: fish, bone, mushroom, water. `symbols` names the symbol at each of a seat's four volcanoes, -1 for none.
    `commits` holds the choice of the running round a seat: [] while it owes one, else [what, place, ways out,
    tracks chosen for stars ...]; `stars` counts the stars whose track it still owes.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "hard",
        "apart",
        "setting",
        "round",
        "line",
        "tunnel",
        "exploration",
        "explored",
        "tunnels",
        "tunneled",
        "volcanoes",
        "erupted",
        "active",
        "entrance",
        "symbols",
        "maps",
        "tracks",
        "paid",
        "helps",
        "arrival",
        "arrivals",
        "escaped",
        "alive",
        "commits",
        "stars",
        "ended",
        "dice",
    )

    def __init__(self, seats: int = 0) -> None:
        self.seats: int = seats
        self.hard: bool = False
        self.apart: bool = False
        self.setting: int = 0
        self.round: int = 0
        self.line: int = -1
        self.tunnel: int = -1
        self.exploration: list[int] = []
        self.explored: list[int] = []
        self.tunnels: list[int] = []
        self.tunneled: list[int] = []
        self.volcanoes: list[int] = []
        self.erupted: int = 0
        self.active: list[bool] = [True, True, True]
        self.entrance: list[int] = [-1] * seats
        self.symbols: list[list[int]] = [[-1, -1, -1, -1] for _ in range(seats)]
        self.maps: list[list[int]] = [[FREE] * CELLS for _ in range(seats)]
        self.tracks: list[list[int]] = [[0, 0, 0, 0] for _ in range(seats)]
        self.paid: list[int] = [0] * seats
        self.helps: list[int] = [0] * seats
        self.arrival: list[int] = [0] * seats
        self.arrivals: int = 0
        self.escaped: list[bool] = [False] * seats
        self.alive: list[bool] = [True] * seats
        self.commits: list[list[int]] = [[] for _ in range(seats)]
        self.stars: list[int] = [0] * seats
        self.ended: str = ""
        self.dice: int = 0

    def copy(self) -> "JourneyState":
        """A state that shares nothing that can change with this one."""
        twin = JourneyState(0)  # mypyc makes no object without __init__
        twin.seats, twin.hard, twin.apart = self.seats, self.hard, self.apart
        twin.setting, twin.round, twin.line, twin.tunnel = self.setting, self.round, self.line, self.tunnel
        twin.exploration, twin.explored = self.exploration[:], self.explored[:]
        twin.tunnels, twin.tunneled = self.tunnels[:], self.tunneled[:]
        twin.volcanoes, twin.erupted, twin.active = self.volcanoes[:], self.erupted, self.active[:]
        twin.entrance = self.entrance[:]
        twin.symbols = [signs[:] for signs in self.symbols]
        twin.maps = [cells[:] for cells in self.maps]
        twin.tracks = [circles[:] for circles in self.tracks]
        twin.paid, twin.helps = self.paid[:], self.helps[:]
        twin.arrival, twin.arrivals = self.arrival[:], self.arrivals
        twin.escaped, twin.alive = self.escaped[:], self.alive[:]
        twin.commits = [commit[:] for commit in self.commits]
        twin.stars, twin.ended, twin.dice = self.stars[:], self.ended, self.dice
        return twin

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended != ""

    def erupting(self, seat: int, volcano: int) -> bool:
        """Whether the volcano with this index has erupted on the seat's map."""
        return self.symbols[seat][volcano] in self.volcanoes[: self.erupted]
