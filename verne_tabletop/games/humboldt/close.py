"""The end of a turn: journal disks to the start, displays refilled, the journal handed on."""

from verne_tabletop.engine.model import HIDDEN, Event
from verne_tabletop.games.humboldt import tiles
from verne_tabletop.games.humboldt.state import COLOURS, SLOTS, HumboldtState
from verne_tabletop.games.humboldt.tables import Tables


def close(t: Tables, s: HumboldtState, events: list[Event] | None) -> None:
    """End the turn of the active traveller (journal_emptied, late_refill)."""
    seat, at = s.active, s.start * COLOURS
    if events is not None:
        events.append(Event("end_turn", seat))
    for page, disk in ((t.left_page, s.left), (t.right_page, s.right)):
        if disk >= 0:
            s.circles[at + disk] += 1
            if events is not None:
                events.append(Event("repaid", seat, disk, page, s.start, 1))
    for colour in range(COLOURS):
        if s.paid[colour]:
            s.circles[at + colour] += s.paid[colour]
            if events is not None:
                events.append(Event("repaid", seat, colour, t.margin, s.start, s.paid[colour]))
            s.paid[colour] = 0
    s.left = s.right = HIDDEN
    s.route_places, s.route_disks, s.gained, s.step = [], [], [], 0
    for slot in range(SLOTS):
        s.fresh[seat * SLOTS + slot] = 0
    tiles.refill_all(t, s, events)
    s.turn += 1
