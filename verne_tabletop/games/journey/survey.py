"""A half-drawn map as bit masks, one bit a cell: what the route reaches, and what it could reach at what cost."""

from typing import Final

from verne_tabletop.games.journey.state import (
    CELLS,
    CROSSING,
    FISH,
    FREE,
    LIT,
    MARK,
    SIDE,
    STAR,
)

ALL: Final = (1 << CELLS) - 1
WEST_EDGE: Final = sum([1 << (row * SIDE) for row in range(SIDE)])
EAST_EDGE: Final = WEST_EDGE << (SIDE - 1)
NOT_WEST: Final = ALL & ~WEST_EDGE
NOT_EAST: Final = ALL & ~EAST_EDGE
FAR: Final = 99
ROW: Final = 511


def table_of(wanted: list[bool]) -> bytes:
    """A translation of cell contents to the digits 1 and 0."""
    return bytes([49 if content < len(wanted) and wanted[content] else 48 for content in range(256)])


def could_pass(way: int) -> bytes:
    """Contents that pass this way once reached: a free cell and any discovery pass every way."""
    wanted = [False] * 128
    for content in range(128):
        mark = content & MARK
        if mark <= STAR:
            wanted[content] = mark == FREE or mark > CROSSING or bool(mark & way)
    return table_of(wanted)


PASS_TABLES: Final = [could_pass(way) for way in (1, 2, 4, 8)]
FREE_TABLE: Final = table_of([content == FREE for content in range(128)])
LIT_TABLE: Final = table_of([content >= LIT for content in range(128)])
FIND_TABLE: Final = table_of([FISH <= content & MARK <= STAR for content in range(128)])
FORKABLE_TABLE: Final = table_of([content & MARK in (3, 5, 6, 9, 10, 12) for content in range(128)])
UNFOUND_TABLES: Final = [table_of([content == find for content in range(128)]) for find in range(FISH, STAR + 1)]


def mask_of(contents: bytes, table: bytes) -> int:
    """The cells whose contents the table wants; `contents` has the last cell first."""
    return int(contents.translate(table), 2)


def beside(mask: int) -> int:
    """The neighbours of the cells of a mask."""
    return (mask >> SIDE) | ((mask << SIDE) & ALL) | ((mask & NOT_EAST) << 1) | ((mask & NOT_WEST) >> 1)


def lines_of(cells: int) -> tuple[int, int]:
    """The rows and the columns that hold a cell of a mask, nine bits each."""
    rows = columns = 0
    row = 1
    while cells:
        here = cells & ROW
        if here:
            rows |= row
            columns |= here
        cells >>= SIDE
        row <<= 1
    return rows, columns


class Survey:
    """The masks of one map.

    north, east, south, west: cells that pass that way, or could (free cells and discoveries pass everywhere; ways
    over the edge are left out). free: empty cells. lit: the route. finds: discoveries, found or not, and stars.
    forkable: galleries with two ways. unfound: by kind, fish to star, the discoveries the route had not reached;
    hidden: all of them. shut: drawn cells at volcanoes that do not open to them.
    """

    def __init__(self, cells: list[int], exits: list[int]) -> None:
        self.north: int = 0
        self.east: int = 0
        self.south: int = 0
        self.west: int = 0
        self.free: int = 0
        self.lit: int = 0
        self.finds: int = 0
        self.forkable: int = 0
        self.hidden: int = 0
        self.shut: int = 0
        self.unfound: list[int] = [0, 0, 0, 0, 0]
        if cells:
            self.read(cells, exits)

    def read(self, cells: list[int], exits: list[int]) -> None:
        """Take the masks from the contents of the cells."""
        contents = bytes(cells)[::-1]
        self.north = mask_of(contents, PASS_TABLES[0])
        self.east = mask_of(contents, PASS_TABLES[1]) & NOT_EAST
        self.south = mask_of(contents, PASS_TABLES[2])
        self.west = mask_of(contents, PASS_TABLES[3]) & NOT_WEST
        self.free = mask_of(contents, FREE_TABLE)
        self.lit = mask_of(contents, LIT_TABLE)
        self.finds = mask_of(contents, FIND_TABLE)
        self.forkable = mask_of(contents, FORKABLE_TABLE)
        if self.finds & ~self.lit:
            self.hidden = self.finds & ~self.lit
            self.unfound = [mask_of(contents, table) for table in UNFOUND_TABLES]
        for way in range(4):
            mark = cells[exits[way]] & MARK
            if mark != FREE and not mark & (1 << way):
                self.shut |= 1 << exits[way]

    def twin(self) -> "Survey":
        """A copy to draw on."""
        other = Survey([], [])
        other.north, other.east, other.south, other.west = self.north, self.east, self.south, self.west
        other.free, other.lit, other.finds, other.forkable = self.free, self.lit, self.finds, self.forkable
        other.hidden, other.shut, other.unfound = self.hidden, self.shut, self.unfound
        return other

    def draw(self, cell: int, ways: int, door: int) -> None:
        """Draw a gallery in a free cell; `door` is the way out at a volcano's cell, else 0."""
        bit = 1 << cell
        self.free ^= bit
        self.forkable |= bit
        if not ways & 1:
            self.north &= ~bit
        if not ways & 2:
            self.east &= ~bit
        if not ways & 4:
            self.south &= ~bit
        if not ways & 8:
            self.west &= ~bit
        if door and not ways & door:
            self.shut |= bit
        self.spread(bit)

    def fork(self, cell: int, way: int, door: int) -> None:
        """Add a way out to a gallery."""
        bit = 1 << cell
        self.forkable ^= bit
        if way == 1:
            self.north |= bit
        elif way == 2:
            self.east |= bit & NOT_EAST
        elif way == 4:
            self.south |= bit
        else:
            self.west |= bit & NOT_WEST
        if way == door:
            self.shut &= ~bit
        self.spread(bit)

    def settle(self, cell: int, kind: int) -> None:
        """Put a discovery (0 fish to 4 star) into a free cell."""
        bit = 1 << cell
        self.free ^= bit
        self.finds |= bit
        self.hidden |= bit
        self.unfound = self.unfound[:]
        self.unfound[kind] |= bit
        self.spread(bit)

    def fill(self, cell: int) -> None:
        """Fill a free cell."""
        off = ~(1 << cell)
        self.free &= off
        self.north &= off
        self.east &= off
        self.south &= off
        self.west &= off

    def spread(self, bit: int) -> None:
        """Light what the route reaches through a cell just drawn."""
        if self.lit & bit or self.ahead(bit) & self.lit:
            self.lit |= self.joined(bit)

    def ahead(self, cells: int) -> int:
        """The cells that these lead into, where the border is open on both sides."""
        return (
            ((cells & self.north) >> SIDE & self.south)
            | ((cells & self.south) << SIDE & self.north)
            | ((cells & self.east) << 1 & self.west)
            | ((cells & self.west) >> 1 & self.east)
        )

    def aside(self, cells: int) -> int:
        """The cells that these open to, whether or not those open back."""
        return (
            (cells & self.north) >> SIDE
            | (cells & self.south) << SIDE
            | (cells & self.east) << 1
            | (cells & self.west) >> 1
        )

    def joined(self, start: int) -> int:
        """The cells that hang together with `start` as drawn."""
        seen = start
        edge = start
        while edge:
            edge = self.ahead(edge) & ~seen & ~self.free
            seen |= edge
        return seen

    def layers(self, start: int, most: int, goals: int, least: int = 0) -> list[int]:
        """The cells first reached from `start` by drawing 0, 1, 2 ... of them, up to `most`; each counts once.

        No further than the layer in which the last of the cells `goals` is reached, but at least `least` of them.
        """
        north, east, south, west, free = self.north, self.east, self.south, self.west, self.free
        found: list[int] = []
        seen = start
        layer = start
        for steps in range(most + 1):
            further = 0
            edge = layer
            while edge:
                ahead = (
                    ((edge & north) >> SIDE & south)
                    | ((edge & south) << SIDE & north)
                    | ((edge & east) << 1 & west)
                    | ((edge & west) >> 1 & east)
                ) & ~seen
                seen |= ahead
                edge = ahead & ~free
                further |= ahead ^ edge
                layer |= edge
            found.append(layer)
            if not further or (steps >= least and not goals & ~(seen ^ further)):
                break
            layer = further
        return found


def steps_to(layers: list[int], cell: int) -> int:
    """The number of the layer that holds the cell, or FAR."""
    for steps in range(len(layers)):
        if layers[steps] >> cell & 1:
            return steps
    return FAR
