"""Following the route place by place: a tile where disk and place agree, or with an acquaintance."""

from verne_tabletop.engine.model import HIDDEN, Event, Move, Refusal
from verne_tabletop.games.humboldt import tiles
from verne_tabletop.games.humboldt.state import BLIND, CALLED, COLOURS, FOLLOW, HOW, HumboldtState
from verne_tabletop.games.humboldt.tables import FRIENDS, STORE, Tables


def matches(t: Tables, s: HumboldtState) -> bool:
    """Whether the disk of this step has the colour of its place."""
    return s.route_disks[s.step] == t.colour_of[s.route_places[s.step]]


def moves(t: Tables, s: HumboldtState) -> list[Move]:
    """An open tile, a blind one, or none (which_tile); with an acquaintance where the disk does not match (helping)."""
    colour = t.colour_of[s.route_places[s.step]]
    fits = matches(t, s)
    table = t.picks if fits else t.calls
    found = [table[kind] for kind in tiles.open_kinds(s, colour)]
    if tiles.blind_ones(t, s, colour) > 0:
        found.append(t.blinds[colour] if fits else t.call_blinds[colour])
    found.append(t.leave)
    return found


def advance(t: Tables, s: HumboldtState, events: list[Event] | None) -> bool:
    """Walk on to the next step where there is something to choose; False at the end of the route."""
    seat = s.active
    while s.step < len(s.route_places):
        colour = t.colour_of[s.route_places[s.step]]
        if (s.route_disks[s.step] == colour or s.friends[seat * COLOURS + colour] > 0) and tiles.can_have(t, s, colour):
            s.ask(FOLLOW, seat)
            return True
        _leave_place(t, s, HIDDEN, events)
    return False


def _leave_place(t: Tables, s: HumboldtState, gain: int, events: list[Event] | None) -> None:
    """The disk goes from the compass into the circle, in its own colour (disk_keeps_colour)."""
    place, disk = s.route_places[s.step], s.route_disks[s.step]
    s.circles[place * COLOURS + disk] += 1
    s.step += 1
    s.gained.append(gain)
    if events is not None:
        events.append(Event("settle", s.active, disk, t.compass0 + place, place))


def play(t: Tables, s: HumboldtState, move: Move, events: list[Event] | None) -> bool:
    """Take the tile, pay the acquaintance (help_with_tile), refill, walk on. Whether the route is at its end."""
    seat, verb = s.actor, move.verb
    colour = t.colour_of[s.route_places[s.step]]
    gain = HIDDEN
    if verb == "leave":
        if events is not None:
            events.append(Event("leave", seat, target=s.route_places[s.step]))
    else:
        if verb in ("call", "call_blind"):
            s.friends[seat * COLOURS + colour] -= 1
            if events is not None:
                events.append(Event("call", seat, t.friend0 + colour, t.board_place(seat, FRIENDS), t.supply))
        store = t.board_place(seat, STORE)
        if verb in ("pick", "call"):
            kind = move.piece - t.tile0
            tiles.take_open(t, s, kind)
            if events is not None:
                events.append(Event("pick", seat, move.piece, move.place, store))
        else:
            kind = tiles.draw_tile(t, s, colour, events)
            if events is not None:
                events.append(Event("blind", seat, t.tile0 + kind, t.crate0 + colour, store))
        s.loose[seat * t.kind_count + kind] += 1
        gain = kind * HOW
        if verb in ("blind", "call_blind"):
            gain += BLIND
        if verb in ("call", "call_blind"):
            gain += CALLED
        tiles.refill(t, s, colour, events)
    _leave_place(t, s, gain, events)
    return not advance(t, s, events)


def refuse(t: Tables, s: HumboldtState, move: Move) -> Refusal:
    """Why a tile may not be taken here."""
    place = s.route_places[s.step]
    colour = t.colour_of[place]
    at: tuple[tuple[str, int], ...] = (("place", place), ("piece", t.friend0 + colour))
    if move.verb not in ("pick", "blind", "call", "call_blind"):
        return Refusal("in_order")
    wanted = t.crate0 + colour if "blind" in move.verb else t.display0 + colour
    if move.place != wanted:
        return Refusal("place_colour", at)
    if move.verb.startswith("call") == matches(t, s):
        return Refusal("helping", at)
    if "blind" in move.verb:
        return Refusal("blind", at)
    return Refusal("which_tile", at)
