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


class Survey:
    """The masks of one map.

    north, east, south, west: cells that pass that way, or could (free cells and discoveries pass everywhere; ways
    over the edge are left out). free: empty cells. lit: the route. finds: discoveries, found or not, and stars.
    forkable: galleries with two ways.
    unfound: by kind, fish to star, the discoveries the route does not reach.
    """

    def __init__(self, cells: list[int]) -> None:
        contents = bytes(cells)[::-1]
        self.north: int = mask_of(contents, PASS_TABLES[0])
        self.east: int = mask_of(contents, PASS_TABLES[1]) & NOT_EAST
        self.south: int = mask_of(contents, PASS_TABLES[2])
        self.west: int = mask_of(contents, PASS_TABLES[3]) & NOT_WEST
        self.free: int = mask_of(contents, FREE_TABLE)
        self.lit: int = mask_of(contents, LIT_TABLE)
        self.finds: int = mask_of(contents, FIND_TABLE)
        self.forkable: int = mask_of(contents, FORKABLE_TABLE)
        self.unfound: list[int] = [0, 0, 0, 0, 0]
        if self.finds:
            self.unfound = [mask_of(contents, table) for table in UNFOUND_TABLES]

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

    def layers(self, start: int, most: int) -> list[int]:
        """The cells first reached from `start` by drawing 0, 1, 2 ... of them, up to `most`; each counts once."""
        found: list[int] = []
        seen = start
        layer = start
        free = self.free
        for _ in range(most + 1):
            further = 0
            edge = layer
            while edge:
                ahead = self.ahead(edge) & ~seen
                seen |= ahead
                further |= ahead & free
                edge = ahead & ~free
                layer |= edge
            found.append(layer)
            if not further:
                break
            layer = further
        return found


def steps_to(layers: list[int], cell: int) -> int:
    """The number of the layer that holds the cell, or FAR."""
    for steps in range(len(layers)):
        if layers[steps] >> cell & 1:
            return steps
    return FAR
