"""Loading: tiles onto ships, three for one, sailing, bonuses, new ships, storing two (largest_loading, ship_pile)."""

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import EVERYONE, HIDDEN, NOWHERE, Event, Move, Refusal, Seat
from verne_tabletop.games.humboldt.state import (
    BONUS,
    CODE,
    COLOURS,
    CRATES,
    DEPTH,
    HEAP,
    LOAD,
    SLOTS,
    HumboldtState,
)
from verne_tabletop.games.humboldt.stowage import fitting, free_spaces, largest, placings
from verne_tabletop.games.humboldt.tables import FRIENDS, STORE, TRACK, Tables
from verne_tabletop.games.humboldt.takers import bottom_full, empty_bottom


def moves(t: Tables, s: HumboldtState) -> list[Move]:
    """Single placings of a largest loading (largest_loading), three for one at any moment (three_for_one); when nothing
    fits: discarding, and the end of the turn with two tiles at most in store (storing, storing_choice)."""
    seat = s.actor
    loose = s.loose[seat * t.kind_count : (seat + 1) * t.kind_count]
    kinds = [kind for kind in range(t.kind_count) if loose[kind]]
    asked = s.asked
    if asked == HEAP:
        return [t.adds[kind] for kind in kinds]
    if asked == BONUS:
        return bonuses(t, s, seat, s.payload)
    spaces = free_spaces(t, s, seat, False)
    found = [t.loads[seat][kind][space] for kind, space in placings(t, s, seat, loose, spaces)]
    must = bool(found)
    total = sum(loose)
    if total >= t.heap_size:
        for kind in kinds:
            heaps = t.heaps[seat][kind]
            found.extend([heaps[space] for space in spaces])
    if not must:
        found.extend([t.throws[kind] for kind in kinds])
        if total <= t.storage:
            found.append(t.end_turn)
    return found


def bonuses(t: Tables, s: HumboldtState, seat: Seat, slot: int) -> list[Move]:
    """The two acquaintances between which an N ship lets choose (two_colours)."""
    at = (seat * SLOTS + slot) * 2
    return [t.bonuses[colour] for colour in sorted(set(s.disks[at : at + 2]))]


def play(t: Tables, s: HumboldtState, move: Move, events: list[Event] | None) -> None:
    """Play one choice of the loading, short of the end of the turn."""
    seat, verb = s.actor, move.verb
    if verb == "bonus":
        slot = s.payload
        s.agenda.pop()
        gain(t, s, seat, move.piece - t.friend0, events)
        _replace(t, s, seat, slot, events)
        return
    kind = move.piece - t.tile0
    store = t.board_place(seat, STORE)
    s.loose[seat * t.kind_count + kind] -= 1
    if verb == "discard":
        s.discards[kind] += 1
        if events is not None:
            events.append(Event("discard", seat, move.piece, store, t.discard0 + t.kind_colour[kind]))
        return
    if verb == "add":
        space, height = s.payload // (DEPTH + 1), s.payload % (DEPTH + 1)
        s.agenda.pop()
    else:
        space, height = t.space_of(move.place, seat), 0
    s.cargo[((seat * SLOTS * CRATES) + space) * DEPTH + height] = kind
    if events is not None:
        events.append(Event(verb, seat, move.piece, store, t.crate_place(seat, space), height))
    if verb != "load" and height + 1 < t.heap_size:
        s.agenda.append(HEAP + CODE * (space * (DEPTH + 1) + height + 1))
        return
    if is_full(t, s, seat, space // CRATES):
        _sail(t, s, seat, space // CRATES, events)


def is_full(t: Tables, s: HumboldtState, seat: Seat, slot: int) -> bool:
    """Whether every crate of a ship is filled (sailing)."""
    ship = s.ships[seat * SLOTS + slot]
    at = (seat * SLOTS + slot) * CRATES
    return all([s.cargo[(at + crate) * DEPTH] >= 0 for crate in range(t.crate_count[ship])])


def put_to_sea(t: Tables, s: HumboldtState, seat: Seat, slot: int, events: list[Event] | None) -> None:
    """Mark the points of a full ship (fame)."""
    ship = s.ships[seat * SLOTS + slot]
    s.sailed[seat * SLOTS + slot] += 1
    s.fame[seat * SLOTS + slot] += t.points[ship]
    if events is not None:
        place = t.card_place(seat, slot)
        events.append(Event("sail", seat, t.ship0 + ship, place, t.board_place(seat, TRACK), t.points[ship]))


def _sail(t: Tables, s: HumboldtState, seat: Seat, slot: int, events: list[Event] | None) -> None:
    put_to_sea(t, s, seat, slot, events)
    if bottom_full(t, s, seat, slot):
        first, second = s.disks[(seat * SLOTS + slot) * 2], s.disks[(seat * SLOTS + slot) * 2 + 1]
        if t.bottom_spaces[slot] == 2 and first != second:
            s.agenda.append(BONUS + CODE * slot)
            return
        gain(t, s, seat, first, events)
    _replace(t, s, seat, slot, events)


def gain(t: Tables, s: HumboldtState, seat: Seat, colour: int, events: list[Event] | None) -> None:
    """An acquaintance out of a supply that never ends (never_run_out)."""
    s.friends[seat * COLOURS + colour] += 1
    if events is not None:
        events.append(Event("bonus", seat, t.friend0 + colour, t.supply, t.board_place(seat, FRIENDS)))


def unload(t: Tables, s: HumboldtState, seat: Seat, slot: int, events: list[Event] | None) -> None:
    """The tiles of a ship that sailed go to the discards of their colours (three_for_one), its card to its type's."""
    at = (seat * SLOTS + slot) * CRATES * DEPTH
    for entry in range(at, at + CRATES * DEPTH):
        kind = s.cargo[entry]
        if kind >= 0:
            s.discards[kind] += 1
            s.cargo[entry] = HIDDEN
            if events is not None:
                source = t.crate_place(seat, (entry // DEPTH) % (SLOTS * CRATES))
                events.append(Event("unload", seat, t.tile0 + kind, source, t.discard0 + t.kind_colour[kind]))
    ship = s.ships[seat * SLOTS + slot]
    s.ship_discards[slot].append(ship)
    s.ships[seat * SLOTS + slot] = NOWHERE
    if events is not None:
        events.append(Event("lay_off", seat, t.ship0 + ship, t.card_place(seat, slot), t.ship_discard0 + slot))


def _replace(t: Tables, s: HumboldtState, seat: Seat, slot: int, events: list[Event] | None) -> None:
    """Disks to the journal (incomplete_bottom), tiles and card to discards, a new ship at once (new_ship_first)."""
    places = [t.disk_place(seat, slot, space) for space in range(2)]
    for place, colour in zip(places, empty_bottom(s, seat, slot), strict=False):
        s.paid[colour] += 1
        if events is not None:
            events.append(Event("repay", seat, colour, place, t.margin))
    unload(t, s, seat, slot, events)
    pile, pile_at = s.ship_piles[slot], t.ship_pile0 + slot
    ship = pile.pop()
    s.ships[seat * SLOTS + slot] = ship
    s.fresh[seat * SLOTS + slot] = 1
    s.known[slot] = min(s.known[slot], len(pile))
    if events is not None:
        events.append(Event("new_ship", seat, t.ship0 + ship, pile_at, t.card_place(seat, slot)))
    if not pile:
        chance = Chance(s.dice)
        pile.extend(s.ship_discards[slot])
        chance.shuffle(pile)
        s.dice = chance.word
        s.ship_discards[slot], s.known[slot] = [], 0
        if events is not None:
            events.append(Event("ships_shuffled", EVERYONE, HIDDEN, t.ship_discard0 + slot, pile_at, amount=len(pile)))
    if events is not None:
        events.append(Event("turn_up", seat, t.ship0 + pile[-1], pile_at, pile_at))


def refuse(t: Tables, s: HumboldtState, move: Move) -> Refusal:
    """Why a tile may not go there, or the turn may not end."""
    seat, verb = s.actor, move.verb
    if s.asked == BONUS:
        return Refusal("two_colours" if verb == "bonus" else "new_ship_first")
    kind = move.piece - t.tile0
    have = 0 <= kind < t.kind_count and s.loose[seat * t.kind_count + kind] > 0
    if s.asked == HEAP:
        return Refusal("three_for_one" if not have or verb != "add" else "in_order")
    loose = s.loose[seat * t.kind_count : (seat + 1) * t.kind_count]
    spaces = free_spaces(t, s, seat, False)
    if verb == "end_turn":
        return (
            Refusal("largest_loading")
            if placings(t, s, seat, loose, spaces)
            else Refusal("storing", (("n", sum(loose)),))
        )
    if verb not in ("load", "heap", "discard"):
        return Refusal("in_order")
    if not have:
        return Refusal("tiles_at_hand")
    if verb == "discard":
        return Refusal("largest_loading")
    return refuse_space(t, s, seat, move, largest(t, s, seat, loose, spaces))


def refuse_space(t: Tables, s: HumboldtState, seat: Seat, move: Move, most: int) -> Refusal:
    """Why a tile in hand may not go onto a crate."""
    space = t.space_of(move.place, seat)
    if space < 0:
        return Refusal("crates")
    ship = s.ships[seat * SLOTS + space // CRATES]
    if ship < 0 or space % CRATES >= t.crate_count[ship]:
        return Refusal("crates")
    if s.cargo[(seat * SLOTS * CRATES + space) * DEPTH] >= 0:
        return Refusal("loaded")
    if s.fresh[seat * SLOTS + space // CRATES] and s.active == seat and s.asked == LOAD:
        return Refusal("fresh_ships")
    if move.verb == "heap":
        return Refusal("three_for_one")
    if not fitting(t, s, seat, move.piece - t.tile0, space):
        return Refusal("crates")
    return Refusal("largest_loading", (("n", most),))
