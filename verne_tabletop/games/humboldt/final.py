"""The final scoring: acquaintances for full bottoms, stored tiles onto ships, sets, tiles left, ties."""

from verne_tabletop.engine.model import EVERYONE, Event, Line, Move, Refusal, Seat
from verne_tabletop.games.humboldt import load, stowage
from verne_tabletop.games.humboldt.state import (
    CODE,
    COLOURS,
    CRATES,
    DEPTH,
    FINAL_BONUS,
    FINAL_LOAD,
    SLOTS,
    HumboldtState,
)
from verne_tabletop.games.humboldt.tables import STORE, Tables
from verne_tabletop.games.humboldt.takers import bottom_full, empty_bottom


def begin(t: Tables, s: HumboldtState, events: list[Event] | None) -> None:
    """Begin the final scoring, from the starting traveller clockwise."""
    if events is not None:
        events.append(Event("final", EVERYONE))
    _pay_bottoms(t, s, events)


def _pay_bottoms(t: Tables, s: HumboldtState, events: list[Event] | None) -> None:
    """An acquaintance for each full bottom; an N ship asks first. All finish before any loads (all_bottoms_first)."""
    for turn in range(s.seats):
        seat = (s.starter + turn) % s.seats
        for slot in range(SLOTS):
            if not bottom_full(t, s, seat, slot):
                continue
            at = (seat * SLOTS + slot) * 2
            if t.bottom_spaces[slot] == 2 and s.disks[at] != s.disks[at + 1]:
                s.ask(FINAL_BONUS + CODE * slot, seat)
                return
            _pay(t, s, seat, slot, s.disks[at], events)
    _next_loader(t, s, 0, events)


def _pay(t: Tables, s: HumboldtState, seat: Seat, slot: int, colour: int, events: list[Event] | None) -> None:
    _give_up(t, s, seat, slot, events)
    load.gain(t, s, seat, colour, events)


def _give_up(t: Tables, s: HumboldtState, seat: Seat, slot: int, events: list[Event] | None) -> None:
    """The disks of a ship leave the game."""
    for space, colour in enumerate(empty_bottom(s, seat, slot)):
        s.spent[colour] += 1
        if events is not None:
            events.append(Event("give_up", seat, colour, t.disk_place(seat, slot, space), t.box))


def _next_loader(t: Tables, s: HumboldtState, turn: int, events: list[Event] | None) -> None:
    """Ask the next traveller whose stored tiles fit somewhere; when none is left, the game is over."""
    while turn < s.seats:
        seat = (s.starter + turn) % s.seats
        s.ask(FINAL_LOAD, seat)
        if loadings(t, s, seat):
            return
        turn += 1
    s.agenda = []
    if events is not None:
        events.append(Event("over", EVERYONE))


def loadings(t: Tables, s: HumboldtState, seat: Seat) -> list[Move]:
    """Every stored tile on every free crate it fits, new ships included (final_new_ships)."""
    spaces = stowage.free_spaces(t, s, seat, True)
    at = seat * t.kind_count
    return [
        t.loads[seat][kind][space]
        for kind in range(t.kind_count)
        if s.loose[at + kind]
        for space in spaces
        if stowage.fitting(t, s, seat, kind, space)
    ]


def moves(t: Tables, s: HumboldtState) -> list[Move]:
    """The acquaintance of an N ship, or loading as one likes (final_loading)."""
    if s.asked == FINAL_BONUS:
        return load.bonuses(t, s, s.actor, s.payload)
    return [*loadings(t, s, s.actor), t.finish]


def play(t: Tables, s: HumboldtState, move: Move, events: list[Event] | None) -> None:
    """Play one choice of the final scoring."""
    seat = s.actor
    if move.verb == "bonus":
        _pay(t, s, seat, s.payload, move.piece - t.friend0, events)
        _pay_bottoms(t, s, events)
        return
    if move.verb == "load":
        _load(t, s, seat, move, events)
        if loadings(t, s, seat):
            return
    elif events is not None:
        events.append(Event("finish", seat))
    _next_loader(t, s, (seat - s.starter) % s.seats + 1, events)


def _load(t: Tables, s: HumboldtState, seat: Seat, move: Move, events: list[Event] | None) -> None:
    kind, space = move.piece - t.tile0, t.space_of(move.place, seat)
    slot = space // CRATES
    s.loose[seat * t.kind_count + kind] -= 1
    s.cargo[(seat * SLOTS * CRATES + space) * DEPTH] = kind
    if events is not None:
        events.append(Event("load", seat, move.piece, t.board_place(seat, STORE), move.place))
    if load.is_full(t, s, seat, slot):  # nothing is drawn; its disks are lost (no_second, late_disks)
        load.put_to_sea(t, s, seat, slot, events)
        _give_up(t, s, seat, slot, events)
        load.unload(t, s, seat, slot, events)


def refuse(t: Tables, s: HumboldtState, move: Move) -> Refusal:
    """Why a choice of the final scoring is refused."""
    seat = s.actor
    if s.asked == FINAL_BONUS:
        return Refusal("two_colours" if move.verb == "bonus" else "all_bottoms_first")
    if move.verb != "load":
        return Refusal("in_order")
    kind = move.piece - t.tile0
    if not 0 <= kind < t.kind_count or not s.loose[seat * t.kind_count + kind]:
        return Refusal("tiles_at_hand")
    return load.refuse_space(t, s, seat, move, 0)


def sets_of(friends: list[int]) -> list[int]:
    """Sizes of the sets of different colours that bring most: always from the four colours held most (best_sets)."""
    left = friends[:]
    sizes: list[int] = []
    while True:
        best = sorted([(-left[colour], colour) for colour in range(COLOURS) if left[colour]])[:4]
        if not best:
            return sizes
        for _, colour in best:
            left[colour] -= 1
        sizes.append(len(best))


def tiles_left(t: Tables, s: HumboldtState, seat: Seat) -> tuple[int, int]:
    """(tiles on a crate of their own symbol, all other tiles) of a seat; of a pile of three each counts (tie_count)."""
    own, other = 0, sum(s.loose[seat * t.kind_count : (seat + 1) * t.kind_count])
    for space in range(SLOTS * CRATES):
        at = (seat * SLOTS * CRATES + space) * DEPTH
        if s.cargo[at] < 0:
            continue
        height = sum([1 for kind in s.cargo[at : at + DEPTH] if kind >= 0])
        if height == 1 and stowage.demand(t, s, seat, space) == COLOURS + s.cargo[at]:
            own += 1
        else:
            other += height
    return own, other


def left_over(t: Tables, s: HumboldtState, seat: Seat) -> int:
    """Tiles and disks left, which decide a tie (ties)."""
    disks = s.disks[seat * SLOTS * 2 : (seat + 1) * SLOTS * 2]
    return sum(tiles_left(t, s, seat)) + sum([1 for disk in disks if disk >= 0])


def account(t: Tables, s: HumboldtState, seat: Seat) -> list[Line]:
    """The itemised score of a seat as it stands."""
    lines: list[Line] = []
    for slot in range(SLOTS):
        count = s.sailed[seat * SLOTS + slot]
        if count:
            facts = (("n", count), ("place", t.ship_pile0 + slot))
            lines.append(Line("fame", s.fame[seat * SLOTS + slot], facts))
    for size in sets_of(s.friends[seat * COLOURS : (seat + 1) * COLOURS]):
        lines.append(Line("sets", t.set_points[size], (("n", size),)))
    own, other = tiles_left(t, s, seat)
    if own:
        lines.append(Line("own_symbol", own * t.on_symbol, (("n", own),)))
    if other:
        lines.append(Line("other_tiles", other * t.elsewhere, (("n", other),)))
    return lines


def score(t: Tables, s: HumboldtState, seat: Seat) -> int:
    """Fame of ships, sets of acquaintances and tiles left, as it stands."""
    points = sum(s.fame[seat * SLOTS : (seat + 1) * SLOTS])
    for size in sets_of(s.friends[seat * COLOURS : (seat + 1) * COLOURS]):
        points += t.set_points[size]
    own, other = tiles_left(t, s, seat)
    return points + own * t.on_symbol + other * t.elsewhere


def best_loading(t: Tables, s: HumboldtState, seat: Seat) -> list[Move]:
    """The loading that a seat does best with: most points, then most tiles and disks left, then fewest moves
    (final_loading). Looks at every way, which with two stored tiles are few."""
    best: list[Move] = []
    top = (score(t, s, seat), left_over(t, s, seat))
    for move in loadings(t, s, seat):
        after = s.copy()
        after.ask(FINAL_LOAD, seat)
        _load(t, after, seat, move, None)
        rest = best_loading(t, after, seat)
        for more in rest:
            _load(t, after, seat, more, None)
        reached = (score(t, after, seat), left_over(t, after, seat))
        if reached > top:
            best, top = [move, *rest], reached
    return best
