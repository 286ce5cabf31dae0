"""Cargo tiles between piles, displays and discards: drawing, refilling, reshuffling."""

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import EVERYONE, HIDDEN, Event
from verne_tabletop.games.humboldt.state import COLOURS, HumboldtState
from verne_tabletop.games.humboldt.tables import Tables


def in_pile(t: Tables, s: HumboldtState, colour: int) -> int:
    """Face-down tiles of a colour."""
    return sum([s.piles[kind] for kind in t.kinds_of[colour]])


def blind_ones(t: Tables, s: HumboldtState, colour: int) -> int:
    """Tiles that a blind draw could bring: the pile and the discards behind it (blind)."""
    return sum([s.piles[kind] + s.discards[kind] for kind in t.kinds_of[colour]])


def can_have(t: Tables, s: HumboldtState, colour: int) -> bool:
    """Whether any tile of the colour can be had, open or blind (colour_runs_out)."""
    return s.open_tiles[2 * colour] >= 0 or s.open_tiles[2 * colour + 1] >= 0 or blind_ones(t, s, colour) > 0


def draw_tile(t: Tables, s: HumboldtState, colour: int, events: list[Event] | None) -> int:
    """The kind on top of the colour's pile, taken off it; the discards become the pile first when it is empty.

    ValueError when neither holds a tile."""
    kinds = t.kinds_of[colour]
    count = in_pile(t, s, colour)
    if count == 0:
        for kind in kinds:
            s.piles[kind] = s.discards[kind]
            s.discards[kind] = 0
        count = in_pile(t, s, colour)
        if events is not None and count:
            events.append(
                Event("tiles_shuffled", EVERYONE, HIDDEN, t.discard0 + colour, t.crate0 + colour, amount=count)
            )
    chance = Chance(s.pile_dice[colour])
    left = chance.below(count)
    s.pile_dice[colour] = chance.word
    for kind in kinds:
        left -= s.piles[kind]
        if left < 0:
            s.piles[kind] -= 1
            return kind
    raise ValueError("the pile is empty")


def refill(t: Tables, s: HumboldtState, colour: int, events: list[Event] | None) -> None:
    """Fill the empty display spaces of a colour while tiles can be had."""
    for space in (2 * colour, 2 * colour + 1):
        if s.open_tiles[space] < 0 and blind_ones(t, s, colour) > 0:
            kind = draw_tile(t, s, colour, events)
            s.open_tiles[space] = kind
            if events is not None:
                events.append(Event("refill", EVERYONE, t.tile0 + kind, t.crate0 + colour, t.display0 + colour))


def take_open(t: Tables, s: HumboldtState, kind: int) -> None:
    """Take a tile of this kind off its display; the space stays empty until refill()."""
    space = 2 * t.kind_colour[kind]
    s.open_tiles[space if s.open_tiles[space] == kind else space + 1] = HIDDEN


def open_kinds(s: HumboldtState, colour: int) -> list[int]:
    """The kinds lying open in a colour, each once, in the order of the edition."""
    one, other = s.open_tiles[2 * colour], s.open_tiles[2 * colour + 1]
    if one == other:
        return [] if one < 0 else [one]
    if one > other:
        one, other = other, one
    return [other] if one < 0 else [one, other]


def refill_all(t: Tables, s: HumboldtState, events: list[Event] | None) -> None:
    """At the end of a turn: displays that had stayed empty (late_refill)."""
    for colour in range(COLOURS):
        refill(t, s, colour, events)
