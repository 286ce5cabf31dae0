"""Drawing two disks for the journal: the first accepted or not, the second of another colour (accept, last_single)."""

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import HIDDEN, NOWHERE, Event, Move
from verne_tabletop.games.humboldt.state import ACCEPT, COLOURS, START, HumboldtState
from verne_tabletop.games.humboldt.tables import HAND, Tables


def draw_disk(s: HumboldtState) -> int:
    """A disk out of the bag, by its own dice; the bag must hold one."""
    chance = Chance(s.bag_dice)
    left = chance.below(sum(s.bag))
    s.bag_dice = chance.word
    colour = 0
    while left >= s.bag[colour]:
        left -= s.bag[colour]
        colour += 1
    s.bag[colour] -= 1
    return colour


def begin(t: Tables, s: HumboldtState, events: list[Event] | None) -> None:
    """The first disk of the active traveller; where only its colour is left, both pages at once (one_colour_left)."""
    seat = s.active
    s.left = s.right = HIDDEN
    s.aside = 0
    s.start, s.used, s.step, s.taken, s.taken_from = NOWHERE, 0, 0, 0, NOWHERE
    s.route_places, s.route_disks, s.gained = [], [], []
    first = draw_disk(s)
    hand = t.board_place(seat, HAND)
    if events is not None:
        events.append(Event("draw", seat, first, t.bag_at, hand))
    rest = sum(s.bag)
    if rest > s.bag[first]:
        s.hand[first] += 1
        s.ask(ACCEPT, seat)
        return
    s.left = first
    if events is not None:
        events.append(Event("one_colour", seat, first, hand, t.left_page))
    if rest > 0:
        s.right = draw_disk(s)
        if events is not None:
            events.append(Event("draw", seat, s.right, t.bag_at, t.right_page))
    if events is not None and sum(s.bag) == 0:
        events.append(Event("last_turn", seat))
    s.ask(START, seat)


def moves(t: Tables, s: HumboldtState) -> list[Move]:
    """Accept the first disk's colour, or leave the start to the second."""
    return t.accepts[:]


def play(t: Tables, s: HumboldtState, move: Move, events: list[Event] | None) -> None:
    """Put the first disk on its page and draw the second, of another colour (second_same); then the start is chosen."""
    seat = s.actor
    first = 0
    while s.hand[first] == 0:
        first += 1
    s.hand[first] = 0
    accepted = move.verb == "accept"
    hand = t.board_place(seat, HAND)
    if events is not None:
        events.append(Event(move.verb, seat, first, hand, t.left_page if accepted else t.right_page))
    second = draw_disk(s)
    while second == first:
        s.aside += 1
        if events is not None:
            events.append(Event("aside", seat, second, t.bag_at, hand))
        second = draw_disk(s)
    if s.aside:
        s.bag[first] += s.aside
        if events is not None:
            events.append(Event("returned", seat, first, hand, t.bag_at, s.aside))
    if accepted:
        s.left, s.right = first, second
    else:
        s.left, s.right = second, first
    if events is not None:
        events.append(Event("draw", seat, second, t.bag_at, t.right_page if accepted else t.left_page))
        if sum(s.bag) == 0:
            events.append(Event("last_turn", seat))
    s.ask(START, seat)


def held(s: HumboldtState) -> int:
    """The colour of the disk in hand before it is accepted."""
    return next(colour for colour in range(COLOURS) if s.hand[colour])
