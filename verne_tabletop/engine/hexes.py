"""A hexagonal map of hexagons: axial coordinates, numbering, neighbours, rays, rings, groups, symmetries.

Hexagons stand on a corner and lie in rows. Cells are numbered from 0 in reading order; `(q, r)` are axial
coordinates with r the row, downwards, and (0, 0) the middle. A set of cells is an int whose bit n is cell n.
"""

from typing import Final

#: The six steps, counter-clockwise from the right: east, north-east, north-west, west, south-west, south-east.
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps from one cell to another."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def cells_of(mask: int) -> list[int]:
    """The cells of a set, ascending."""
    cells: list[int] = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


class HexMap:
    """All cells within `radius` steps of the middle, with tables made once.

    size:      number of cells, 3 r (r + 1) + 1
    cells:     (q, r) of each cell
    beside:    six neighbours of each cell in the order of STEPS, -1 off the map
    near:      the neighbours of each cell as a set
    rays:      for each cell and direction, the cells of the straight row that leaves it, nearest first
    corners:   the six corner cells as a set
    """

    def __init__(self, radius: int) -> None:
        self.radius: int = radius
        self.cells: list[tuple[int, int]] = [
            (q, r)
            for r in range(-radius, radius + 1)
            for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
        ]
        self.size: int = len(self.cells)
        self.index: dict[tuple[int, int], int] = {cell: n for n, cell in enumerate(self.cells)}
        self.beside: list[list[int]] = [
            [self.index.get((q + dq, r + dr), -1) for dq, dr in STEPS] for q, r in self.cells
        ]
        self.near: list[int] = [sum([1 << n for n in row if n >= 0]) for row in self.beside]
        self.rays: list[list[list[int]]] = [[self._ray(n, d) for d in range(6)] for n in range(self.size)]
        self.corners: int = sum([1 << n for n in range(self.size) if self._is_corner(n)])

    def _ray(self, cell: int, direction: int) -> list[int]:
        row: list[int] = []
        here = self.beside[cell][direction]
        while here >= 0:
            row.append(here)
            here = self.beside[here][direction]
        return row

    def _is_corner(self, cell: int) -> bool:
        q, r = self.cells[cell]
        return sorted([abs(q), abs(r), abs(q + r)]) == [0, self.radius, self.radius]

    def direction(self, cell: int, other: int) -> int:
        """The direction 0-5 of a neighbour, or -1 for a cell that is none."""
        for d in range(6):
            if self.beside[cell][d] == other:
                return d
        return -1

    def ring(self, cell: int, steps: int) -> int:
        """The cells exactly `steps` away, as a set."""
        here = self.cells[cell]
        return sum([1 << n for n in range(self.size) if distance(here, self.cells[n]) == steps])

    def groups(self, mask: int) -> list[int]:
        """The connected groups of a set of cells, each as a set, in the order of their first cell."""
        found: list[int] = []
        while mask:
            group = mask & -mask
            edge = group
            while edge:
                low = edge & -edge
                fresh = self.near[low.bit_length() - 1] & mask & ~group
                group |= fresh
                edge = (edge ^ low) | fresh
            found.append(group)
            mask &= ~group
        return found

    def longest_run(self, mask: int) -> int:
        """The most cells of a set that stand gapless in one straight row (1 for a lone cell, 0 for none)."""
        best = 0
        for cell in cells_of(mask):
            for d in range(3):
                back = self.beside[cell][d + 3]
                if back >= 0 and mask >> back & 1:
                    continue
                run, here = 1, self.beside[cell][d]
                while here >= 0 and mask >> here & 1:
                    run += 1
                    here = self.beside[here][d]
                best = max(best, run)
        return best

    def symmetries(self) -> list[list[int]]:
        """The twelve turns and mirrorings of the map: each gives, for every cell, where it comes to lie."""
        found: list[list[int]] = []
        for mirror in (False, True):
            for turns in range(6):
                image: list[int] = []
                for q, r in self.cells:
                    if mirror:
                        q, r = r, q
                    for _ in range(turns):
                        q, r = -r, q + r
                    image.append(self.index[q, r])
                found.append(image)
        return found


def moved(mask: int, image: list[int]) -> int:
    """A set of cells under a symmetry."""
    result = 0
    while mask:
        low = mask & -mask
        result |= 1 << image[low.bit_length() - 1]
        mask ^= low
    return result
