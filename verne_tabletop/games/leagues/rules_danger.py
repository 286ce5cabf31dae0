"""Facing danger: the reveal, who suffers, Conseil's passing on, what each danger does, impacts and their price."""

from verne_tabletop.engine.model import EVERYONE, Event
from verne_tabletop.games.leagues.rules_tables import (
    CONSEIL,
    CREW_PLACE,
    FIRST_DANGER,
    FIRST_VERNE,
    VERNE_ATLANTIS,
    ZONE_PLACE,
    Tables,
    place_of,
)
from verne_tabletop.games.leagues.state import (
    ASK_BOW,
    ASK_BRIDGE,
    ASK_DRAW,
    ASK_FINISH,
    ASK_PROPELLERS,
    ASK_SIDE,
    ASK_STEP,
    CELLS,
    CONSEIL_SEATS,
    DO_FINDS,
    DO_SHIFT,
    DO_SIGHT,
    ICE,
    KINDS,
    MAELSTROM,
    SAILING,
    SHIP,
    SQUID,
    SURFACE,
    TURNS,
    LeaguesState,
    filled,
)


def space_now(state: LeaguesState) -> int:
    """The space under the turn marker, two spaces a danger card."""
    return 2 * (state.dangers[(state.turn - 1) // 2] - FIRST_DANGER) + (state.turn - 1) % 2


def danger_now(tables: Tables, state: LeaguesState) -> tuple[int, int]:
    """The danger under the turn marker, and the crew member 0-3 that sharks bite (-1 for other dangers)."""
    at = space_now(state)
    return tables.danger[at], tables.bitten[at]


def row_points(tables: Tables, state: LeaguesState, row: int) -> int:
    """Submarine icons on the three cards of a row 0-2."""
    icons = tables.icons
    return icons[state.order[row]] + icons[state.columns[row]] + icons[state.columns[3 + row]]


def reveal(tables: Tables, state: LeaguesState, events: list[Event] | None) -> None:
    """All letters are in: show them, draw for Verne, find who suffers, pass Conseil on, set each seat's agenda."""
    letters = [state.written[seat * TURNS + state.turn - 1] for seat in range(state.seats)]
    if events is not None:
        for seat in range(state.seats):
            events.append(Event("reveal", seat, letters[seat]))
    verne = draw_verne(tables, state, events) if state.verne else -1
    find_struck(state, letters, verne, events)
    pass_conseil(state, events)
    danger, bitten = danger_now(tables, state)
    state.stage = SAILING
    for seat in range(state.seats):
        row = state.order.index(letters[seat])
        state.points[seat] = row_points(tables, state, row)
        state.pending[seat] = 3
        state.barred[seat] = 0
        start_movement(state, seat)
        state.agenda[seat] = [ASK_FINISH, DO_SIGHT, ASK_SIDE, DO_FINDS, ASK_DRAW, ASK_STEP]
        if state.struck[seat]:
            strike(state, seat, danger, bitten, events)


def verne_left(tables: Tables, state: LeaguesState) -> list[int]:
    """What the Verne deck still holds: N, A, L, Atlantis; known to all from his discards."""
    left = [0, 0, 0, 0]
    for letter in tables.verne:
        left[letter] += 1
    for card in state.verne_gone:
        left[tables.verne[card - FIRST_VERNE]] -= 1
    return left


def draw_verne(tables: Tables, state: LeaguesState, events: list[Event] | None) -> int:
    """Turn up Verne's card (rule verne_draw): a character 0-2, or VERNE_ATLANTIS, which adds a side to the tally."""
    card = state.verne_deck.pop()
    state.verne_gone.append(card)
    letter = tables.verne[card - FIRST_VERNE]
    if events is not None:
        events.append(Event("verne", EVERYONE, card))
    if letter == VERNE_ATLANTIS and state.seats <= 2 and state.verne_sides < 6:
        state.verne_sides += 1
        if events is not None:
            events.append(Event("verne_side", EVERYONE, amount=state.verne_sides))
    return letter


def find_struck(state: LeaguesState, letters: list[int], verne: int, events: list[Event] | None) -> None:
    """Who shares a letter with another seat or with Verne suffers the danger once, Conseil's holder never."""
    for seat in range(state.seats):
        matched = verne == VERNE_ATLANTIS or letters[seat] == verne or letters.count(letters[seat]) > 1
        state.struck[seat] = 1 if matched and seat != state.conseil else 0
        if matched and seat == state.conseil and events is not None:
            events.append(Event("spared", seat, CONSEIL))


def pass_conseil(state: LeaguesState, events: list[Event] | None) -> None:
    """Conseil goes to the nearest sufferer clockwise, else to the left (rule danger_pass)."""
    if state.seats < CONSEIL_SEATS:
        return
    state.immune = state.conseil
    taker = (state.conseil + 1) % state.seats
    for step in range(1, state.seats):
        seat = (state.conseil + step) % state.seats
        if state.struck[seat]:
            taker = seat
            break
    state.conseil = taker
    if events is not None:
        events.append(Event("conseil", taker, CONSEIL))


def strike(state: LeaguesState, seat: int, danger: int, bitten: int, events: list[Event] | None) -> None:
    """What the danger does to a seat that suffers it; impacts and the maelstrom's pull go on its agenda."""
    if danger == ICE:
        state.barred[seat] = 1
        state.agenda[seat].append(ASK_BOW)
        kind = "ice"
    elif danger == MAELSTROM:
        state.agenda[seat].append(DO_SHIFT)
        state.agenda[seat].append(ASK_BRIDGE)
        kind = "maelstrom"
    elif danger == SQUID:
        state.agenda[seat].append(ASK_PROPELLERS)
        kind = "squid"
    else:
        fresh = not state.lost[seat] >> bitten & 1
        state.lost[seat] |= 1 << bitten
        if events is not None:
            worth = state.crew[4 * seat + bitten] if fresh else 0
            events.append(Event("sharks", seat, target=CREW_PLACE + bitten + 1, amount=worth))
        return
    if events is not None:
        events.append(Event(kind, seat))


def start_movement(state: LeaguesState, seat: int) -> None:
    """Only the cell the Nautilus lies on counts as visited (rules move_visited, danger_maelstrom)."""
    position = state.nautilus[seat]
    state.been[2 * seat] = 1 << position if position < CELLS else 0
    state.been[2 * seat + 1] = 0 if position < CELLS else 1 << position - CELLS


def shift(state: LeaguesState, seat: int, events: list[Event] | None) -> None:
    """The maelstrom pulls the Nautilus to the same cell of the other sheet, free of points."""
    source = state.nautilus[seat]
    target = source + CELLS if source < CELLS else source - CELLS
    if events is not None:
        events.append(Event("swept", seat, source=place_of(source), target=place_of(target)))
    enter(state, seat, target, events)
    start_movement(state, seat)


def enter(state: LeaguesState, seat: int, position: int, events: list[Event] | None) -> None:
    """Come to a cell: an intact ship sinks free, anything else drawn there strikes the bow (move_bow, move_ship)."""
    state.nautilus[seat] = position
    sheet = 0 if position < CELLS else 1
    bit = 1 << (position if position < CELLS else position - CELLS)
    if filled(state, seat, sheet) & bit == 0:
        return
    if sheet == SURFACE and state.drawn[seat * KINDS + SHIP] & bit and state.crossed[2 * seat] & bit == 0:
        state.crossed[2 * seat] |= bit
        if events is not None:
            events.append(Event("sink", seat, target=place_of(position)))
    else:
        state.agenda[seat].append(ASK_BOW)


def mark_hit(tables: Tables, state: LeaguesState, seat: int, zone: int, events: list[Event] | None) -> None:
    """Mark an impact."""
    state.hits[3 * seat + zone] += 1
    if events is not None:
        events.append(Event("hit", seat, target=ZONE_PLACE + zone + 1, amount=tables.impact[zone]))


def pay_hit(tables: Tables, state: LeaguesState, seat: int, zone: int, events: list[Event] | None) -> None:
    """Spend the full price instead of marking an impact (rule hit_pay)."""
    state.coins[seat] -= tables.price[zone]
    if events is not None:
        events.append(Event("paid", seat, target=ZONE_PLACE + zone + 1, amount=tables.price[zone]))
