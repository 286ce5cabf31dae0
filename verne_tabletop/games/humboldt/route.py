"""The route: a start of the left page's colour, then a disk on each place along the arrows (empty_start, stuck)."""

from verne_tabletop.engine.model import HIDDEN, Event, Move, Refusal
from verne_tabletop.games.humboldt.state import COLOURS, LAY, START, HumboldtState
from verne_tabletop.games.humboldt.tables import HAND, Tables


def in_circle(s: HumboldtState, place: int) -> int:
    """Disks in a port circle; compasses do not count (threshold)."""
    at = place * COLOURS
    return sum(s.circles[at : at + COLOURS])


def starts(t: Tables, s: HumboldtState) -> list[int]:
    """Places to start from: of the left page's colour, not empty; all of them when every one is empty (empty_start)."""
    places = t.places_of[s.left]
    full = [place for place in places if in_circle(s, place) > 0]
    return full or places


def here(s: HumboldtState) -> int:
    """Where the traveller stands."""
    return s.route_places[-1] if s.route_places else s.start


def exits(t: Tables, s: HumboldtState) -> list[int]:
    """Places one arrow ahead, without the way back of a two-way stretch already sailed (both_ways)."""
    at = here(s)
    found = t.exits[at]
    if s.used == 0:
        return found
    base = at * t.place_count
    return [place for place in found if not t.arrow_ban[base + place] & s.used]


def moves(t: Tables, s: HumboldtState) -> list[Move]:
    """The starts; or the disks in hand on the places ahead; or, when none can be laid, setting out."""
    if s.asked == START:
        return [t.starts[place] for place in starts(t, s)]
    hand = [colour for colour in range(COLOURS) if s.hand[colour]]
    found: list[Move] = []
    if hand:
        for place in exits(t, s):
            lays = t.lays[place]
            found.extend([lays[colour] for colour in hand])
    return found or [t.confirm]


def play(t: Tables, s: HumboldtState, move: Move, events: list[Event] | None) -> bool:
    """Take up the disks of the start, lay one, or confirm the route; whether the planning is over."""
    seat, verb = s.actor, move.verb
    if verb == "start":
        return _start(t, s, move.place, events)
    if verb == "lay":
        s.used |= t.arrow_bit[here(s) * t.place_count + move.place]
        s.hand[move.piece] -= 1
        s.route_places.append(move.place)
        s.route_disks.append(move.piece)
        if events is not None:
            hand = t.board_place(seat, HAND)
            events.append(Event("lay", seat, move.piece, hand, t.compass0 + move.place, amount=len(s.route_places)))
    else:
        for colour in range(COLOURS):  # a journey that cannot go on: what is left returns to the start (stuck)
            if s.hand[colour]:
                if events is not None:
                    hand = t.board_place(seat, HAND)
                    events.append(Event("stranded", seat, colour, hand, s.start, s.hand[colour]))
                s.circles[s.start * COLOURS + colour] += s.hand[colour]
                s.hand[colour] = 0
        if events is not None:
            events.append(Event("confirm", seat, HIDDEN, s.start, here(s), len(s.route_places)))
        return True
    return False


def _start(t: Tables, s: HumboldtState, place: int, events: list[Event] | None) -> bool:
    s.start = place
    count = in_circle(s, place)
    at = place * COLOURS
    for colour in range(COLOURS):
        s.hand[colour] += s.circles[at + colour]
        s.circles[at + colour] = 0
    if events is not None:
        events.append(Event("start", s.actor, HIDDEN, place, t.board_place(s.actor, HAND), count))
    s.ask(LAY, s.actor)
    return count == 0  # nothing to travel with: the turn is closed at once (empty_start)


def refuse(t: Tables, s: HumboldtState, move: Move) -> Refusal:
    """Why a start, a disk or a confirmation is refused."""
    if s.asked == START:
        if move.verb != "start":
            return Refusal("in_order")
        if 0 <= move.place < t.place_count and t.colour_of[move.place] == s.left:
            return Refusal("empty_start", (("place", move.place),))
        return Refusal("start_colour", (("piece", s.left),))
    left = sum(s.hand)
    if move.verb == "confirm":
        return Refusal("free_choice", (("n", left),))
    if move.verb != "lay":
        return Refusal("in_order")
    if not left:
        return Refusal("disk_in_hand")
    if not 0 <= move.piece < COLOURS or not s.hand[move.piece]:
        return Refusal("disk_in_hand")
    at = here(s)
    if move.place in t.exits[at]:
        return Refusal("both_ways", (("source", at), ("target", move.place)))
    return Refusal("arrows", (("place", at),))
