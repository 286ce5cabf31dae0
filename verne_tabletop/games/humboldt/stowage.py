"""Which tiles fit which crates, and how many at most: the arithmetic of a largest loading (crates, largest_loading)."""

from verne_tabletop.engine.model import Seat
from verne_tabletop.games.humboldt.state import COLOURS, CRATES, DEPTH, SLOTS, HumboldtState
from verne_tabletop.games.humboldt.tables import WHITE, Tables


def demand(t: Tables, s: HumboldtState, seat: Seat, space: int) -> int:
    """What a crate space asks for: WHITE, a colour, or COLOURS + kind."""
    return t.crates[s.ships[seat * SLOTS + space // CRATES] * CRATES + space % CRATES]


def fitting(t: Tables, s: HumboldtState, seat: Seat, kind: int, space: int) -> bool:
    """Whether a tile answers the demand of a crate (crates)."""
    return t.fit[kind][demand(t, s, seat, space) + 3]


def free_spaces(t: Tables, s: HumboldtState, seat: Seat, fresh: bool) -> list[int]:
    """Empty crates (slot * CRATES + crate) of a seat; of ships drawn this turn only when `fresh` (fresh_ships)."""
    found: list[int] = []
    for slot in range(SLOTS):
        ship = s.ships[seat * SLOTS + slot]
        if ship < 0 or (not fresh and s.fresh[seat * SLOTS + slot]):
            continue
        at = (seat * SLOTS + slot) * CRATES
        for crate in range(t.crate_count[ship]):
            if s.cargo[(at + crate) * DEPTH] < 0:
                found.append(slot * CRATES + crate)
    return found


def wants(t: Tables, s: HumboldtState, seat: Seat, spaces: list[int]) -> list[int]:
    """Free spaces by demand: entries colour, COLOURS + kind, and last the white ones."""
    counts = [0] * (COLOURS + t.kind_count + 1)
    for space in spaces:
        ask = demand(t, s, seat, space)
        counts[-1 if ask == WHITE else ask] += 1
    return counts


def most_loaded(t: Tables, loose: list[int], counts: list[int]) -> int:
    """The most tiles that can lie singly. A symbol's tiles are among its colour's, those among all: so filling the
    pickiest crates first wastes nothing."""
    loaded = 0
    over = 0
    for colour in range(COLOURS):
        left = 0
        for kind in t.kinds_of[colour]:
            have = loose[kind]
            if have:
                put = counts[COLOURS + kind]
                if put > have:
                    put = have
                loaded += put
                left += have - put
        put = counts[colour]
        if put > left:
            put = left
        loaded += put
        over += left - put
    put = counts[COLOURS + t.kind_count]
    return loaded + (put if put < over else over)


def largest(t: Tables, s: HumboldtState, seat: Seat, loose: list[int], spaces: list[int]) -> int:
    """The size of a largest loading of the loose tiles (by kind) onto the spaces."""
    return most_loaded(t, loose, wants(t, s, seat, spaces))


def placings(t: Tables, s: HumboldtState, seat: Seat, loose: list[int], spaces: list[int]) -> list[tuple[int, int]]:
    """(kind, space) of every single placing that is allowed now: part of a largest loading, or with the option any
    that fits (largest_loading)."""
    found: list[tuple[int, int]] = []
    kinds = [kind for kind in range(t.kind_count) if loose[kind]]
    if not kinds or not spaces:
        return found
    counts = wants(t, s, seat, spaces)
    most = most_loaded(t, loose, counts)
    if most == 0:
        return found
    white = COLOURS + t.kind_count
    for kind in kinds:
        fit = t.fit[kind]
        verdict: list[int] = [-1] * (white + 1)
        for space in spaces:
            ask = demand(t, s, seat, space)
            if not fit[ask + 3]:
                continue
            if s.loading == 0:
                entry = white if ask == WHITE else ask
                if verdict[entry] < 0:
                    loose[kind] -= 1
                    counts[entry] -= 1
                    verdict[entry] = 1 if most_loaded(t, loose, counts) + 1 == most else 0
                    loose[kind] += 1
                    counts[entry] += 1
                if not verdict[entry]:
                    continue
            found.append((kind, space))
    return found
