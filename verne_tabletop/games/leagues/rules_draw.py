"""Drawing the two discoveries, what lies next to the Nautilus then, and what is seen at the end of the turn."""

from verne_tabletop.engine.hexes import cells_of
from verne_tabletop.engine.model import Event, Move
from verne_tabletop.games.leagues.rules_sight import seen
from verne_tabletop.games.leagues.rules_tables import DEPTH_PLACE, FIRST_DEPTH, FIRST_SURFACE, Tables, place_of
from verne_tabletop.games.leagues.state import (
    ATLANTIS,
    CELLS,
    DEEP_NARWHAL,
    DEPTH,
    DUGONG,
    ISLAND,
    KINDS,
    NARWHAL,
    SHIP,
    SURFACE,
    TREASURE1,
    TREASURE2,
    TURNS,
    WHALE,
    LeaguesState,
    filled,
)


def area(tables: Tables, position: int, sheet: int) -> int:
    """The exploration area on a sheet: six cells around, and on the other sheet the mirror cell too (draw_area)."""
    if position < CELLS:
        return tables.plan.near[position] | (1 << position if sheet == DEPTH else 0)
    return tables.plan.near[position - CELLS] | (1 << position - CELLS if sheet == SURFACE else 0)


def room(tables: Tables, state: LeaguesState, seat: int, sheet: int) -> int:
    """The free cells of the exploration area on a sheet (draw_free)."""
    return area(tables, state.nautilus[seat], sheet) & ~filled(state, seat, sheet)


def card_to_draw(state: LeaguesState, seat: int, sheet: int) -> int:
    """The card of the seat's row for a sheet."""
    row = state.order.index(state.written[seat * TURNS + state.turn - 1])
    return state.columns[3 * sheet + row]


def skip_roomless(tables: Tables, state: LeaguesState, seat: int, events: list[Event] | None) -> None:
    """A card without a free cell is not drawn (draw_must)."""
    for sheet in (SURFACE, DEPTH):
        if state.pending[seat] >> sheet & 1 and room(tables, state, seat, sheet) == 0:
            state.pending[seat] &= ~(1 << sheet)
            if events is not None:
                events.append(Event("no_room", seat, card_to_draw(state, seat, sheet)))


def draw_moves(tables: Tables, state: LeaguesState, seat: int) -> list[Move]:
    """Every free cell for each card still to be drawn."""
    found: list[Move] = []
    for sheet in (SURFACE, DEPTH):
        if state.pending[seat] >> sheet & 1:
            moves = tables.draw_moves[card_to_draw(state, seat, sheet) - FIRST_SURFACE]
            for cell in cells_of(room(tables, state, seat, sheet)):
                found.append(moves[cell])
    return found


def draw(tables: Tables, state: LeaguesState, seat: int, move: Move, events: list[Event] | None) -> None:
    """Draw a discovery."""
    sheet = DEPTH if move.piece >= FIRST_DEPTH else SURFACE
    cell = move.place - 1 - (DEPTH_PLACE if sheet == DEPTH else 0)
    state.drawn[seat * KINDS + tables.kind[move.piece]] |= 1 << cell
    state.pending[seat] &= ~(1 << sheet)
    if events is not None:
        events.append(Event("draw", seat, move.piece, target=move.place))


def refuse_draw(tables: Tables, state: LeaguesState, seat: int, move: Move, position: int) -> str:
    """The rule that forbids a drawing that is not legal; position -1 for no cell of a map."""
    cards = [card_to_draw(state, seat, sheet) for sheet in (SURFACE, DEPTH) if state.pending[seat] >> sheet & 1]
    if move.piece not in cards:
        return "draw_cards"
    sheet = DEPTH if move.piece >= FIRST_DEPTH else SURFACE
    if position < 0 or (position < CELLS) != (sheet == SURFACE):
        return "draw_sheet"
    cell = position if sheet == SURFACE else position - CELLS
    if not area(tables, state.nautilus[seat], sheet) >> cell & 1:
        return "draw_area"
    return "draw_free"


def take_finds(tables: Tables, state: LeaguesState, seat: int, events: list[Event] | None) -> None:
    """Every cetacean and treasure beside the Nautilus that is not crossed out (find_cetacean, find_treasure)."""
    position = state.nautilus[seat]
    at = seat * KINDS
    if position < CELLS:
        near = tables.plan.near[position] & ~state.crossed[2 * seat]
        for kind in (DUGONG, NARWHAL):
            if near & state.drawn[at + kind]:
                _take(tables, state, seat, kind, near & state.drawn[at + kind], events)
    else:
        near = tables.plan.near[position - CELLS] & ~state.crossed[2 * seat + 1]
        for kind in (DEEP_NARWHAL, WHALE, TREASURE1, TREASURE2):
            if near & state.drawn[at + kind]:
                _take(tables, state, seat, kind, near & state.drawn[at + kind], events)


def _take(tables: Tables, state: LeaguesState, seat: int, kind: int, cells: int, events: list[Event] | None) -> None:
    sheet = SURFACE if kind <= NARWHAL else DEPTH
    state.crossed[2 * seat + sheet] |= cells
    coins = tables.coins[kind] * cells.bit_count()
    state.coins[seat] += coins
    state.earned[seat] += coins
    if events is not None:
        for cell in cells_of(cells):
            target = place_of(cell + CELLS * sheet)
            if coins:
                events.append(Event("treasure", seat, target=target, amount=tables.coins[kind]))
            else:
                events.append(Event("hunt", seat, target=target, amount=tables.marks[kind]))


def open_side(tables: Tables, state: LeaguesState, seat: int) -> int:
    """The side of Atlantis (0-5, the direction from it to the Nautilus) that could be marked now, or -1."""
    position = state.nautilus[seat]
    if position < CELLS:
        return -1
    atlantis = state.drawn[seat * KINDS + ATLANTIS].bit_length() - 1
    side = tables.plan.direction(atlantis, position - CELLS)
    return -1 if side < 0 or state.marks[seat] >> side & 1 else side


def side_moves(tables: Tables, state: LeaguesState, seat: int) -> list[Move]:
    """Mark the side or leave it (find_atlantis)."""
    return tables.side_moves[state.drawn[seat * KINDS + ATLANTIS].bit_length() - 1]


def mark_side(tables: Tables, state: LeaguesState, seat: int, place: int, events: list[Event] | None) -> None:
    """Mark the side of Atlantis that touches the Nautilus."""
    side = open_side(tables, state, seat)
    state.marks[seat] |= 1 << side
    if events is not None:
        events.append(Event("side", seat, target=place, amount=state.marks[seat].bit_count()))


def islands_in_sight(tables: Tables, state: LeaguesState, seat: int) -> int:
    """The islands a seat sees now, as a set; none when submerged (sight_submerged)."""
    position = state.nautilus[seat]
    if position >= CELLS:
        return 0
    islands = state.drawn[seat * KINDS + ISLAND]
    return seen(tables, state.open_sight, position, islands, filled(state, seat, SURFACE)) if islands else 0


def ships_sunk(state: LeaguesState, seat: int) -> int:
    """How many ships a seat has sunk."""
    return (state.drawn[seat * KINDS + SHIP] & state.crossed[2 * seat]).bit_count()


def score_turn(tables: Tables, state: LeaguesState, seat: int, events: list[Event] | None) -> None:
    """A point for each island in sight, and on the ship turns one for each ship sunk (score_islands, score_ships)."""
    at = seat * TURNS + state.turn - 1
    islands = islands_in_sight(tables, state, seat)
    state.isles[at] = islands.bit_count()
    if state.turn in tables.ship_turns:
        state.wrecks[at] = ships_sunk(state, seat)
    if events is not None:
        if islands:
            events.append(Event("sight", seat, amount=state.isles[at]))
        if state.wrecks[at]:
            events.append(Event("wrecks", seat, amount=state.wrecks[at]))
