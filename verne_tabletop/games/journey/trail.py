"""One map as machine words, to play a journey out quickly: two halves of a mask, one bit a cell.

Half 0 holds rows A to E, half 1 rows F to I; a pair of names ending in 0 and 1 is one mask. Compiled, the words are
machine integers; the same code runs, slowly, on Python's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.state import CELLS, CROSSING, FILLED, FISH, FREE, LIT, MARK, SIDE

if TYPE_CHECKING:
    from mypy_extensions import i64

HALF: Final = 45  # cells in half 0
WHOLE0: Final = (1 << HALF) - 1
WHOLE1: Final = (1 << (CELLS - HALF)) - 1
WEST: Final = sum([1 << (row * SIDE) for row in range(5)])  # the first column of a half
NOT_WEST: Final = WHOLE0 & ~WEST
NOT_EAST: Final = WHOLE0 & ~(WEST << (SIDE - 1))
ROW: Final = 511
TOP: Final = HALF - SIDE  # where the last row of half 0 begins


def count(x: i64) -> i64:
    """The bits of a half."""
    x -= (x >> 1) & 0x5555555555555555
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * 0x0101010101010101) >> 56) & 0xFF


def place(b0: i64, b1: i64) -> i64:
    """The cell of a single bit."""
    return count(b0 - 1) if b0 else HALF + count(b1 - 1)


def beyond(x0: i64, x1: i64, way: i64) -> tuple[i64, i64]:
    """The neighbours of these cells on one side (a way as a bit)."""
    if way == 1:
        return (x0 >> SIDE) | ((x1 & ROW) << TOP), x1 >> SIDE
    if way == 2:
        return (x0 & NOT_EAST) << 1, (x1 & NOT_EAST) << 1
    if way == 4:
        return (x0 << SIDE) & WHOLE0, ((x0 >> TOP) | (x1 << SIDE)) & WHOLE1
    return (x0 & NOT_WEST) >> 1, (x1 & NOT_WEST) >> 1


def halves(cells: list[int]) -> tuple[int, int]:
    """The mask of these cells."""
    mask = sum([1 << cell for cell in cells])
    return mask & WHOLE0, mask >> HALF


class Land:
    """What never changes: shaded cells, the centre, the cells at the volcanoes, the lines of the exploration cards."""

    def __init__(self, board: Board) -> None:
        self.shaded0, self.shaded1 = halves([cell for cell in range(CELLS) if board.shaded[cell]])
        self.centre0, self.centre1 = halves([board.centre])
        gates = [halves([cell]) for cell in board.exits]
        self.gate0: list[int] = [gate[0] for gate in gates]
        self.gate1: list[int] = [gate[1] for gate in gates]
        self.gates0, self.gates1 = halves(board.exits)
        lines = [halves(cells) for cells in board.lines]
        self.line0: list[int] = [line[0] for line in lines]
        self.line1: list[int] = [line[1] for line in lines]
        lines = [halves(cells) for cells in board.beside]
        self.beside0: list[int] = [line[0] for line in lines]
        self.beside1: list[int] = [line[1] for line in lines]


class Trail:
    """A map and the circles it has earned.

    n, e, s, w: cells that pass that way, or could (as in a survey). f: free. l: the route. d: discoveries and stars,
    h: those not found; `kinds` tells by cell which (0 fish to 4 star) and is shared with copies. k: galleries that can
    be forked. shut: by volcano, a bit where the drawn cell does not open to it. c0 to c3: circles; stars: stars found
    that have no track yet.
    """

    def __init__(self, land: Land) -> None:
        self.land: Land = land
        self.n0: i64 = 0
        self.n1: i64 = 0
        self.e0: i64 = 0
        self.e1: i64 = 0
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.w0: i64 = 0
        self.w1: i64 = 0
        self.f0: i64 = 0
        self.f1: i64 = 0
        self.l0: i64 = 0
        self.l1: i64 = 0
        self.d0: i64 = 0
        self.d1: i64 = 0
        self.h0: i64 = 0
        self.h1: i64 = 0
        self.k0: i64 = 0
        self.k1: i64 = 0
        self.shut: i64 = 0
        self.c0: i64 = 0
        self.c1: i64 = 0
        self.c2: i64 = 0
        self.c3: i64 = 0
        self.stars: i64 = 0
        self.helps: i64 = 0
        self.kinds: list[int] = []

    def read(self, cells: list[int], circles: list[int], helps: int, board: Board) -> None:
        """Take the contents of the cells and of the second sheet."""
        self.kinds = [0] * CELLS
        for cell in range(CELLS):
            content = cells[cell]
            mark = content & MARK
            if mark < FILLED:
                self.lay(cell, mark, content >= LIT)
        for way in range(4):
            mark = cells[board.exits[way]] & MARK
            if mark != FREE and not mark & (1 << way):
                self.shut |= 1 << way
        self.c0, self.c1, self.c2, self.c3 = circles[0], circles[1], circles[2], circles[3]
        self.helps = helps

    def lay(self, cell: int, mark: int, lit: bool) -> None:
        """Take the content of one cell that is not filled."""
        b0: i64 = 0
        b1: i64 = 0
        if cell < HALF:
            b0 = 1 << cell
        else:
            b1 = 1 << (cell - HALF)
        ways: i64 = mark if 0 < mark <= CROSSING else CROSSING
        if mark == FREE:
            self.f0 |= b0
            self.f1 |= b1
        elif mark > CROSSING:
            self.d0 |= b0
            self.d1 |= b1
            self.kinds[cell] = mark - FISH
            if not lit:
                self.h0 |= b0
                self.h1 |= b1
        elif count(ways) == 2:
            self.k0 |= b0
            self.k1 |= b1
        if lit:
            self.l0 |= b0
            self.l1 |= b1
        self.open(b0, b1, ways)

    def take(self, other: Trail) -> None:
        """Become a copy of another map."""
        self.n0, self.n1, self.e0, self.e1 = other.n0, other.n1, other.e0, other.e1
        self.s0, self.s1, self.w0, self.w1 = other.s0, other.s1, other.w0, other.w1
        self.f0, self.f1, self.l0, self.l1 = other.f0, other.f1, other.l0, other.l1
        self.d0, self.d1, self.h0, self.h1 = other.d0, other.d1, other.h0, other.h1
        self.k0, self.k1, self.shut = other.k0, other.k1, other.shut
        self.c0, self.c1, self.c2, self.c3 = other.c0, other.c1, other.c2, other.c3
        self.stars, self.helps, self.kinds = other.stars, other.helps, other.kinds

    def open(self, b0: i64, b1: i64, ways: i64) -> None:
        """Let a cell pass these ways."""
        if ways & 1:
            self.n0 |= b0
            self.n1 |= b1
        if ways & 2:
            self.e0 |= b0 & NOT_EAST
            self.e1 |= b1 & NOT_EAST
        if ways & 4:
            self.s0 |= b0
            self.s1 |= b1
        if ways & 8:
            self.w0 |= b0 & NOT_WEST
            self.w1 |= b1 & NOT_WEST

    def close(self, b0: i64, b1: i64, ways: i64) -> None:
        """Let a cell pass none of these ways."""
        if ways & 1:
            self.n0 &= ~b0
            self.n1 &= ~b1
        if ways & 2:
            self.e0 &= ~b0
            self.e1 &= ~b1
        if ways & 4:
            self.s0 &= ~b0
            self.s1 &= ~b1
        if ways & 8:
            self.w0 &= ~b0
            self.w1 &= ~b1

    def ahead(self, x0: i64, x1: i64) -> tuple[i64, i64]:
        """The cells that these lead into, where the border is open on both sides."""
        north1 = x1 & self.n1
        south0 = x0 & self.s0
        a0 = (((x0 & self.n0) >> SIDE) | ((north1 & ROW) << TOP)) & self.s0
        a1 = (north1 >> SIDE) & self.s1
        a0 |= (south0 << SIDE) & self.n0
        a1 |= ((south0 >> TOP) | ((x1 & self.s1) << SIDE)) & self.n1
        a0 |= (((x0 & self.e0) << 1) & self.w0) | (((x0 & self.w0) >> 1) & self.e0)
        a1 |= (((x1 & self.e1) << 1) & self.w1) | (((x1 & self.w1) >> 1) & self.e1)
        return a0, a1

    def accepts(self, way: i64) -> tuple[i64, i64]:
        """The drawn cells that pass this way."""
        if way == 1:
            return self.n0 & ~self.f0, self.n1 & ~self.f1
        if way == 2:
            return self.e0 & ~self.f0, self.e1 & ~self.f1
        if way == 4:
            return self.s0 & ~self.f0, self.s1 & ~self.f1
        return self.w0 & ~self.f0, self.w1 & ~self.f1

    def gallery(self, b0: i64, b1: i64, ways: i64) -> None:
        """Draw a gallery in a free cell."""
        self.f0 &= ~b0
        self.f1 &= ~b1
        self.k0 |= b0
        self.k1 |= b1
        self.close(b0, b1, CROSSING & ~ways)
        if b0 & self.land.gates0 or b1 & self.land.gates1:
            volcano = self.gate(b0, b1)
            if not ways & (1 << volcano):
                self.shut |= 1 << volcano
        self.link(b0, b1)

    def gate(self, b0: i64, b1: i64) -> i64:
        """The volcano at a cell that lies at one."""
        volcano: i64 = 0
        while not (b0 & self.land.gate0[volcano] or b1 & self.land.gate1[volcano]):
            volcano += 1
        return volcano

    def fork(self, b0: i64, b1: i64, way: i64) -> None:
        """Add a way out to a gallery."""
        self.k0 &= ~b0
        self.k1 &= ~b1
        self.open(b0, b1, way)
        if b0 & self.land.gates0 or b1 & self.land.gates1:
            volcano = self.gate(b0, b1)
            if way & (1 << volcano):
                self.shut &= ~(1 << volcano)
        self.link(b0, b1)

    def settle(self, b0: i64, b1: i64, kind: i64) -> None:
        """Put a discovery into a free cell."""
        self.f0 &= ~b0
        self.f1 &= ~b1
        self.d0 |= b0
        self.d1 |= b1
        self.h0 |= b0
        self.h1 |= b1
        self.kinds[place(b0, b1)] = kind
        self.link(b0, b1)

    def fill(self, b0: i64, b1: i64) -> None:
        """Fill a free cell."""
        self.f0 &= ~b0
        self.f1 &= ~b1
        self.close(b0, b1, CROSSING)

    def link(self, b0: i64, b1: i64) -> None:
        """Light what the route reaches through a cell just drawn, and circle what is found so."""
        a0, a1 = self.ahead(b0, b1)
        if not (b0 & self.l0 or b1 & self.l1 or a0 & self.l0 or a1 & self.l1):
            return
        seen0, seen1 = b0, b1
        edge0, edge1 = b0, b1
        while edge0 | edge1:
            a0, a1 = self.ahead(edge0, edge1)
            edge0 = a0 & ~seen0 & ~self.f0
            edge1 = a1 & ~seen1 & ~self.f1
            seen0 |= edge0
            seen1 |= edge1
        self.l0 |= seen0
        self.l1 |= seen1
        found0, found1 = seen0 & self.h0, seen1 & self.h1
        self.h0 ^= found0
        self.h1 ^= found1
        while found0 | found1:
            b0 = found0 & -found0
            b1 = 0 if b0 else found1 & -found1
            found0 ^= b0
            found1 ^= b1
            self.circle(self.kinds[place(b0, b1)])

    def circle(self, kind: i64) -> None:
        """Count a discovery; spaces beyond a track's last one are counted and worth nothing."""
        if kind == 0:
            self.c0 += 1
        elif kind == 1:
            self.c1 += 1
        elif kind == 2:
            self.c2 += 1
        elif kind == 3:
            self.c3 += 1
        else:
            self.stars += 1
