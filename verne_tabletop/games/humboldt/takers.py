"""What the others take: a disk (two with two seats) from a visited place with at least four."""

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Event, Move, Refusal, Seat
from verne_tabletop.games.humboldt.state import CODE, COLOURS, SLOTS, STOW, TAKE, HumboldtState
from verne_tabletop.games.humboldt.tables import BOTTOM_ANY, BOTTOM_GIVEN, HAND, Tables


def space_for(t: Tables, s: HumboldtState, seat: Seat, slot: int, colour: int) -> int:
    """The free disk space of a ship that takes this colour, or -1 (disk_spaces, equal_pair)."""
    ship = s.ships[seat * SLOTS + slot]
    if ship < 0:
        return -1
    at = (seat * SLOTS + slot) * 2
    rule = t.bottom_rule[slot]
    if rule == BOTTOM_ANY:
        return 0 if s.disks[at] < 0 else -1
    if rule == BOTTOM_GIVEN:
        wanted = t.bottom[ship]
        for space in range(len(wanted)):
            if wanted[space] == colour and s.disks[at + space] < 0:
                return space
        return -1
    if s.disks[at] < 0:
        return 0
    return 1 if s.disks[at] == colour and s.disks[at + 1] < 0 else -1


def slots_for(t: Tables, s: HumboldtState, seat: Seat, colour: int) -> list[int]:
    """The ships of a seat that can take a disk of this colour."""
    return [slot for slot in range(SLOTS) if space_for(t, s, seat, slot, colour) >= 0]


def sources(t: Tables, s: HumboldtState) -> list[int]:
    """The places that may be taken from now, in travel order (threshold, on_route, two_disks)."""
    if s.taken and s.two_take == 0:
        return [s.taken_from]
    found: list[int] = []
    for place in s.route_places:
        at = place * COLOURS
        if place not in found and sum(s.circles[at : at + COLOURS]) >= t.threshold:
            found.append(place)
    return found


def options(t: Tables, s: HumboldtState) -> list[Move]:
    """Every disk that the actor may take and has a space for."""
    wanted = [colour for colour in range(COLOURS) if slots_for(t, s, s.actor, colour)]
    found: list[Move] = []
    if wanted:
        for place in sources(t, s):
            at = place * COLOURS
            takes = t.takes[place]
            found.extend([takes[colour] for colour in wanted if s.circles[at + colour]])
    return found


def moves(t: Tables, s: HumboldtState) -> list[Move]:
    """Take a disk or pass (take_nothing); or put the one in hand on a ship."""
    if s.asked == STOW:
        stows = t.stows[s.actor][s.payload]
        return [stows[slot] for slot in slots_for(t, s, s.actor, s.payload)]
    return [*options(t, s), t.pass_by]


def advance(t: Tables, s: HumboldtState) -> bool:
    """Ask the next traveller after the actor who can take a disk (takers_order, not_asked); False without one."""
    seat = (s.actor + 1) % s.seats
    s.taken, s.taken_from = 0, NOWHERE
    while seat != s.active:
        s.actor = seat
        if options(t, s):
            s.ask(TAKE, seat)
            return True
        seat = (seat + 1) % s.seats
    return False


def play(t: Tables, s: HumboldtState, move: Move, events: list[Event] | None) -> bool:
    """Take, stow or pass; a disk with one space only goes there by itself (at_once). Whether all have taken."""
    seat = s.actor
    if move.verb == "pass":
        if events is not None:
            events.append(Event("pass", seat))
        return not advance(t, s)
    if move.verb == "take":
        colour = move.piece
        s.circles[move.place * COLOURS + colour] -= 1
        s.hand[colour] += 1
        s.taken += 1
        s.taken_from = move.place
        if events is not None:
            events.append(Event("take", seat, colour, move.place, t.board_place(seat, HAND)))
        slots = slots_for(t, s, seat, colour)
        if len(slots) > 1:
            s.agenda.append(STOW + CODE * colour)
            return False
        slot = slots[0]
    else:
        colour, slot = move.piece, t.slot_at(move.place, seat)
        s.agenda.pop()
    space = space_for(t, s, seat, slot, colour)
    s.hand[colour] -= 1
    s.disks[(seat * SLOTS + slot) * 2 + space] = colour
    if events is not None:
        target = t.disk_place(seat, slot, space)
        events.append(Event("stow", seat, colour, t.board_place(seat, HAND), target))
    if s.taken >= t.take[s.seats] or not options(t, s):
        return not advance(t, s)
    return False


def bottom_full(t: Tables, s: HumboldtState, seat: Seat, slot: int) -> bool:
    """Whether every disk space of a ship is taken."""
    at = (seat * SLOTS + slot) * 2
    if s.ships[seat * SLOTS + slot] < 0:
        return False
    return s.disks[at] >= 0 and (t.bottom_spaces[slot] == 1 or s.disks[at + 1] >= 0)


def refuse(t: Tables, s: HumboldtState, move: Move) -> Refusal:
    """Why a disk may not be taken or stowed."""
    colour, place = move.piece, move.place
    if s.asked == STOW:
        if move.verb != "stow" or colour != s.payload:
            return Refusal("in_order")
        slot = t.slot_at(place, s.actor)
        second = slot >= 0 and t.bottom_rule[slot] > BOTTOM_GIVEN and s.disks[(s.actor * SLOTS + slot) * 2] >= 0
        return Refusal("equal_pair" if second else "disk_spaces")
    if move.verb != "take":
        return Refusal("in_order")
    if place not in s.route_places:
        return Refusal("on_route")
    if place not in sources(t, s):
        if s.taken and s.two_take == 0:
            return Refusal("two_disks", (("place", s.taken_from),))
        at = place * COLOURS
        return Refusal("threshold", (("place", place), ("n", sum(s.circles[at : at + COLOURS]))))
    if not 0 <= colour < COLOURS or not s.circles[place * COLOURS + colour]:
        return Refusal("what_lies_there", (("place", place),))
    return Refusal("at_once", (("piece", colour),))


def empty_bottom(s: HumboldtState, seat: Seat, slot: int) -> list[int]:
    """Take the disks off a ship: their colours."""
    at = (seat * SLOTS + slot) * 2
    found = [colour for colour in s.disks[at : at + 2] if colour >= 0]
    s.disks[at] = s.disks[at + 1] = HIDDEN
    return found
