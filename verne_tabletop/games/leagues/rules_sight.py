"""What a Nautilus sees from the surface, by the reading of sight the game is played with."""

from verne_tabletop.engine import sight
from verne_tabletop.games.leagues.rules_tables import Tables


def learn(tables: Tables, open_sight: int) -> None:
    """Work out what a reading of sight needs, unless it is known: a moment's work, better not in the midst of play."""
    if open_sight and not tables.ways:
        tables.ways = sight.open_ways(tables.plan.radius)
    if not open_sight and not tables.between:
        tables.between = sight.straight(tables.plan.radius)


def seen(tables: Tables, open_sight: int, cell: int, islands: int, drawn: int) -> int:
    """The islands in sight from a cell, as a set; what lies under the Nautilus itself neither is seen nor blocks.

    islands, drawn: sets of cells of the surface sheet; every island is drawn.
    """
    here = 1 << cell
    drawn &= ~here
    islands &= ~here
    if open_sight:
        return _seen_openly(tables, cell, islands, drawn)
    if not tables.between:
        learn(tables, 0)
    between = tables.between[cell]
    found = 0
    while islands:
        low = islands & -islands
        islands ^= low
        mask = between[low.bit_length() - 1]
        if mask >= 0 and mask & drawn == 0:
            found |= low
    return found


def _seen_openly(tables: Tables, cell: int, islands: int, drawn: int) -> int:
    if not tables.ways:
        learn(tables, 1)
    ways = tables.ways[cell]
    found = 0
    while islands:
        low = islands & -islands
        islands ^= low
        rest = drawn & ~low
        for way in ways[low.bit_length() - 1]:
            if rest & way[0]:
                continue
            if len(way) == 1 or sight.clear(way, rest):
                found |= low
                break
    return found
