"""Set-up: disks, tiles and ships; then board side, exchange, first acquaintance and two blind tiles."""

from collections.abc import Mapping

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import HIDDEN, Event, Move, Refusal, Seat
from verne_tabletop.games.humboldt import draw, tiles
from verne_tabletop.games.humboldt.state import (
    COLOURS,
    CRATES,
    DEPTH,
    DIP,
    EXCHANGE,
    GREET,
    SIDE,
    SLOTS,
    UNDECIDED,
    HumboldtState,
)
from verne_tabletop.games.humboldt.tables import FRIENDS, STORE, Tables


def deal(t: Tables, seats: int, seed: int, options: Mapping[str, int]) -> HumboldtState:
    """The table laid for `seats`, before the first choice (deal_order); options complete."""
    if not 2 <= seats <= 4:
        raise ValueError(f"2 to 4 travellers can play, not {seats}")
    chance = Chance(seed)
    s = HumboldtState()
    s.seats = seats
    s.two_take = options["two_take"]
    s.loading = options["loading"]
    s.exchange = options["exchange"]
    s.boards = options["boards"]
    s.starter = chance.below(seats)
    s.bag_dice = chance.bits()
    s.pile_dice = [chance.bits() for _ in range(COLOURS)]
    s.dice = chance.bits()
    _lay_disks(t, s)
    s.open_tiles = [HIDDEN] * (2 * COLOURS)
    s.piles, s.discards = t.copies[:], [0] * t.kind_count
    for colour in range(COLOURS):
        tiles.refill(t, s, colour, None)
    _lay_ships(t, s)
    s.loose = [0] * (seats * t.kind_count)
    s.cargo = [HIDDEN] * (seats * SLOTS * CRATES * DEPTH)
    s.disks = [HIDDEN] * (seats * SLOTS * 2)
    s.friends = [0] * (seats * COLOURS)
    s.sides = [UNDECIDED if s.boards == 0 else s.boards - 1] * seats
    s.fresh, s.sailed, s.fame = [0] * (seats * SLOTS), [0] * (seats * SLOTS), [0] * (seats * SLOTS)
    s.active = s.starter
    s.ask(SIDE if s.boards == 0 else EXCHANGE, s.starter)
    return s


def _lay_disks(t: Tables, s: HumboldtState) -> None:
    out = t.removed_each[s.seats]
    s.bag = [count - out for count in t.disks_of]
    s.removed = [out] * COLOURS
    s.circles = [0] * (t.place_count * COLOURS)
    for place in range(t.place_count):
        for _ in range(t.quota[s.seats][place]):
            s.circles[place * COLOURS + draw.draw_disk(s)] += 1


def _lay_ships(t: Tables, s: HumboldtState) -> None:
    chance = Chance(s.dice)
    s.ship_piles = [[ship for ship in range(len(t.ships)) if t.slot_of[ship] == slot] for slot in range(SLOTS)]
    s.ship_discards, s.known = [[] for _ in range(SLOTS)], [0] * SLOTS
    s.ships = [HIDDEN] * (s.seats * SLOTS)
    for slot in range(SLOTS):
        chance.shuffle(s.ship_piles[slot])
        for turn in range(s.seats):
            s.ships[(s.starter + turn) % s.seats * SLOTS + slot] = s.ship_piles[slot].pop()
    s.dice = chance.word


def dominant(t: Tables, s: HumboldtState, seat: Seat) -> list[int]:
    """The colours seen most on the coloured and symbol crates of a seat's ships (first_acquaintance)."""
    counts = [0] * COLOURS
    for slot in range(SLOTS):
        ship = t.ship_colours[s.ships[seat * SLOTS + slot]]
        for colour in range(COLOURS):
            counts[colour] += ship[colour]
    most = max(counts)
    return [colour for colour in range(COLOURS) if counts[colour] == most]


def moves(t: Tables, s: HumboldtState) -> list[Move]:
    """What the actor may choose during set-up."""
    asked = s.asked
    if asked == SIDE:
        return t.sides[:]
    if asked == EXCHANGE:
        return [*t.exchanges[s.actor], t.keep]
    if asked == GREET:
        return [t.greets[colour] for colour in dominant(t, s, s.actor)]
    found = [t.dips[colour] for colour in range(COLOURS) if tiles.in_pile(t, s, colour) > 0]
    return [*found, t.forgo]


def play(t: Tables, s: HumboldtState, move: Move, events: list[Event] | None) -> bool:
    """Play a choice and go on, a step for all, then the next (setup_in_steps). Whether all is set up."""
    seat, verb = s.actor, move.verb
    if verb in ("port", "room"):
        s.sides[seat] = 0 if verb == "port" else 1
        if events is not None:
            events.append(Event(verb, seat))
    elif verb == "exchange":
        _exchange(t, s, seat, move.place, events)
    elif verb == "keep":
        if events is not None:
            events.append(Event("keep", seat))
    elif verb == "greet":
        _greet(t, s, seat, move.piece - t.friend0, events)
    else:
        if verb == "dip":
            colour = move.place - t.crate0
            kind = tiles.draw_tile(t, s, colour, events)
            s.loose[seat * t.kind_count + kind] += 1
            if events is not None:
                events.append(Event("dip", seat, t.tile0 + kind, move.place, t.board_place(seat, STORE)))
        elif events is not None:
            events.append(Event("forgo", seat))
        s.dipped += 1
        if s.dipped < t.starting_tiles:
            return False
        s.dipped = 0
    return not _next(t, s, events)


def _next(t: Tables, s: HumboldtState, events: list[Event] | None) -> bool:
    """Ask the next seat of this step, or of the next step; greeting asks only where colours tie. False at the end."""
    asked = s.asked
    seat = (s.actor + 1) % s.seats
    while True:
        if seat == s.starter:
            if asked == SIDE:
                asked = EXCHANGE
            elif asked == EXCHANGE:
                asked = GREET
            elif asked == GREET:
                asked = DIP
            else:
                return False
        if asked == GREET:
            first = dominant(t, s, seat)
            if len(first) == 1:
                _greet(t, s, seat, first[0], events)
                seat = (seat + 1) % s.seats
                continue
        s.ask(asked, seat)
        return True


def _exchange(t: Tables, s: HumboldtState, seat: Seat, place: int, events: list[Event] | None) -> None:
    slot = t.slot_at(place, seat)
    pile = s.ship_piles[slot]
    old, new = s.ships[seat * SLOTS + slot], pile.pop()
    if s.exchange:
        pile.append(old)
    else:
        pile.insert(0, old)
        s.known[slot] += 1
    s.ships[seat * SLOTS + slot] = new
    if events is not None:
        events.append(Event("exchange", seat, t.ship0 + old, place, t.ship_pile0 + slot))
        events.append(Event("new_ship", seat, t.ship0 + new, t.ship_pile0 + slot, place))
        if not s.exchange:
            events.append(Event("turn_up", seat, t.ship0 + pile[-1], t.ship_pile0 + slot, t.ship_pile0 + slot))


def _greet(t: Tables, s: HumboldtState, seat: Seat, colour: int, events: list[Event] | None) -> None:
    s.friends[seat * COLOURS + colour] += 1
    if events is not None:
        events.append(Event("greet", seat, t.friend0 + colour, t.supply, t.board_place(seat, FRIENDS)))


def refuse(t: Tables, s: HumboldtState, move: Move) -> Refusal:
    """Why an illegal choice of the set-up is refused."""
    asked = s.asked
    if asked == EXCHANGE and move.verb == "exchange":
        return Refusal("exchange")
    if asked == GREET and move.verb == "greet":
        return Refusal("first_acquaintance")
    if asked == DIP and move.verb == "dip":
        return Refusal("two_tiles")
    return Refusal("in_order")
