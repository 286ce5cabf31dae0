"""The round: cards turned up, choices drawn all at once, arrivals, the end, the water clock and the eruptions."""

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import EVERYONE, Event
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.network import open_exits
from verne_tabletop.games.journey.paths import remaining
from verne_tabletop.games.journey.rules_draw import ink, is_danger
from verne_tabletop.games.journey.state import (
    AXEL,
    BONUS,
    BY_HANS,
    BY_OTTO,
    EXPLORATION_DECK,
    FILL,
    FILLED,
    FISH,
    FREE,
    HANS,
    HELP,
    LIT,
    MAP,
    MARK,
    OTTO,
    PASS,
    SIDE,
    STAR,
    STRIDE,
    TRACK,
    TUNNEL_DECK,
    VOLCANO,
    VOLCANO_ROW,
    WATER_TRACK,
    JourneyState,
)

Events = list[Event] | None


def open_round(board: Board, state: JourneyState, events: Events) -> None:
    """Turn up the two cards of a round. Alone at the table a danger is placed at once and the next round follows."""
    while not state.over():
        state.round += 1
        state.line = state.exploration.pop()
        state.tunnel = state.tunnels.pop()
        if events is not None:
            events.append(Event("explore", EVERYONE, state.line, EXPLORATION_DECK, amount=state.round))
            events.append(Event("tunnel", EVERYONE, state.tunnel, TUNNEL_DECK))
        if state.tunnel < 0:
            return
        weary = board.exhausts[state.tunnel - board.first_tunnel]
        if weary >= 0:
            state.active[weary] = False
            if events is not None:
                events.append(Event("exhaust", EVERYONE, board.first_character + weary))
        if state.seats > 1 or not is_danger(board, state):
            return
        place_danger(board, state, events)
        close_round(board, state, events)


def place_danger(board: Board, state: JourneyState, events: Events) -> None:
    """Alone at the table: fill the cell that the variant names, if there is one."""
    cell = danger_cell(board, state)
    if cell >= 0:
        state.maps[0][cell] = FILLED
        if events is not None:
            events.append(Event("danger", EVERYONE, state.tunnel, target=cell))


def danger_cell(board: Board, state: JourneyState) -> int:
    """The free, unshaded cell of the line that is nearest to the centre; -1 when there is none.

    Hard: the one that lengthens the cheapest remaining journey most. Ties: left arrow the first in reading order,
    right arrow the last.
    """
    cells = state.maps[0]
    last_wins = board.arrows[state.tunnel - board.first_tunnel] < 0
    best, best_key = -1, (0, 0)
    for cell in board.lines[state.line] if state.line >= 0 else []:
        if cells[cell] == FREE and not board.shaded[cell]:
            away = abs(cell // SIDE - board.centre // SIDE) + abs(cell % SIDE - board.centre % SIDE)
            harm = 0
            if state.hard:
                cells[cell] = FILLED
                harm = remaining(board, state, 0, cells)
                cells[cell] = FREE
            key = (harm, -away)
            if best < 0 or key > best_key or (key == best_key and last_wins):
                best, best_key = cell, key
    return best


def close_round(board: Board, state: JourneyState, events: Events) -> None:
    """Judge the round once all have chosen: arrivals, escape, then the water clock, then the eruption."""
    if not is_danger(board, state):
        arrive(board, state, events)
        escape(board, state, events)
    if not state.over() and not state.tunnels:
        drink(board, state, events)
    if not state.over() and not state.exploration:
        erupt(board, state, events)
    state.explored.append(state.line)
    state.tunneled.append(state.tunnel)
    state.line = state.tunnel = -1
    if state.over():
        if events is not None:
            events.append(Event("end", EVERYONE))
        return
    chance = Chance(state.dice)
    if not state.tunnels:
        state.tunnels, state.tunneled = sorted(state.tunneled), []
        chance.shuffle(state.tunnels)
        if events is not None:
            events.append(Event("shuffle", EVERYONE, target=TUNNEL_DECK))
    if not state.exploration:
        state.exploration, state.explored = sorted(state.explored), []
        chance.shuffle(state.exploration)
        if events is not None:
            events.append(Event("shuffle", EVERYONE, target=EXPLORATION_DECK))
    state.dice = chance.word


def resolve(board: Board, state: JourneyState, events: Events) -> None:
    """All have chosen: draw every commit, in seat order, close the round and open the next."""
    if events is not None and state.seats > 1:
        events.append(Event("unveil", EVERYONE))
    for seat in range(state.seats):
        if state.alive[seat]:
            draw_commit(board, state, seat, events)
            state.commits[seat] = []
    close_round(board, state, events)
    open_round(board, state, events)


def draw_commit(board: Board, state: JourneyState, seat: int, events: Events) -> None:
    """Ink one seat's commit and circle what it finds: the named discoveries, then the stars."""
    commit = state.commits[seat]
    what = commit[0]
    if what <= PASS:
        if events is not None and what == PASS:
            events.append(Event("pass", seat))
        return
    if what == FILL:
        state.maps[commit[2]][commit[1]] = FILLED + 1 + seat
        if events is not None:
            owner = commit[2] * STRIDE
            events.append(Event("fill", seat, state.tunnel, owner + MAP, owner + commit[1]))
        return
    if what >= BY_OTTO:
        state.helps[seat] += 1
    lit = ink(board, state.maps[seat], commit)
    if events is not None:
        tell_ink(board, state, seat, commit, lit, events)
    cells = state.maps[seat]
    for cell in lit:
        if FISH <= cells[cell] & MARK < STAR:
            circle(board, state, seat, (cells[cell] & MARK) - FISH, cell, events)
    chosen = 3
    for cell in lit:
        if cells[cell] & MARK == STAR and chosen < len(commit):
            circle(board, state, seat, commit[chosen], cell, events)
            chosen += 1


def tell_ink(
    board: Board, state: JourneyState, seat: int, commit: list[int], lit: list[int], events: list[Event]
) -> None:
    """Report a draw: who helped and at what price, the ink, and every cell that the route now reaches."""
    what, cell, mark = commit[0], commit[1], commit[2]
    place = seat * STRIDE + cell
    if what >= BY_OTTO:
        character = (OTTO, AXEL, HANS)[what - BY_OTTO]
        price = board.help_values[state.helps[seat] - 1]
        events.append(Event("help", seat, board.first_character + character, target=seat * STRIDE + HELP, amount=price))
    if what == BY_OTTO:
        events.append(Event("star", seat, board.first_character + OTTO, target=place))
    elif what == BY_HANS:
        events.append(Event("fork", seat, board.first_character + HANS, target=place, amount=mark))
    else:
        events.append(Event("draw", seat, state.tunnel, target=place, amount=mark))
    for other in lit:
        events.append(Event("lead", seat, source=place, target=seat * STRIDE + other))
        if FISH <= state.maps[seat][other] & MARK <= STAR:
            find = (state.maps[seat][other] & MARK) - FISH
            piece = board.find_pieces[find] if find < STAR - FISH else board.first_character + OTTO
            events.append(Event("find", seat, piece, target=seat * STRIDE + other))


def circle(board: Board, state: JourneyState, seat: int, track: int, cell: int, events: Events) -> None:
    """Circle the next space of a track, if one is free, and the bonus of a column of three when it is complete."""
    circles = state.tracks[seat]
    values = board.values[track]
    if circles[track] >= len(values):
        return
    columns = min(circles[0], circles[1], circles[2])
    circles[track] += 1
    if events is not None:
        source, target = seat * STRIDE + cell, seat * STRIDE + TRACK + track
        events.append(Event("circle", seat, source=source, target=target, amount=values[circles[track] - 1]))
        if min(circles[0], circles[1], circles[2]) > columns:
            events.append(Event("column", seat, target=seat * STRIDE + BONUS, amount=board.column_bonus))


def arrive(board: Board, state: JourneyState, events: Events) -> None:
    """Reward the seats whose route reached the centre in this round: all of them take the same bonus."""
    fresh = [
        seat
        for seat in range(state.seats)
        if state.alive[seat] and state.arrival[seat] == 0 and state.maps[seat][board.centre] >= LIT
    ]
    if not fresh:
        return
    state.arrivals += 1
    for seat in fresh:
        state.arrival[seat] = state.arrivals if state.seats > 1 else state.erupted + 1
        if events is not None:
            bonus = board.centre_bonus + arrival_bonus(board, state.arrival[seat])
            events.append(Event("arrive", seat, target=seat * STRIDE + BONUS, amount=bonus))


def arrival_bonus(board: Board, arrival: int) -> int:
    """The bonus of the n-th arrival, counted from 1; 0 once all are gone."""
    return board.arrival_bonus[arrival - 1] if 0 < arrival <= len(board.arrival_bonus) else 0


def escape(board: Board, state: JourneyState, events: Events) -> None:
    """Let out every seat whose route holds the centre and leads to a living exit; that ends the game."""
    for seat in range(state.seats):
        if state.alive[seat] and state.arrival[seat] > 0:
            exits = open_exits(board, state, seat, state.maps[seat])
            if exits:
                state.escaped[seat] = True
                state.ended = "escape"
                if events is not None:
                    place = seat * STRIDE + VOLCANO + exits[0]
                    events.append(Event("escape", seat, target=place, amount=board.escape_bonus))


def drink(board: Board, state: JourneyState, events: Events) -> None:
    """The tunnel deck has run out: all pay a water or are out; then the characters are rested."""
    for seat in range(state.seats):
        if not state.alive[seat]:
            continue
        left = state.tracks[seat][WATER_TRACK] - state.paid[seat]
        if left > 0:
            state.paid[seat] += 1
        else:
            state.alive[seat] = False
        if events is not None:
            events.append(Event("drink" if left > 0 else "thirst", seat, target=seat * STRIDE + TRACK + WATER_TRACK))
    living = sum([1 for alive in state.alive if alive])
    if living == 0:
        state.ended = "thirst"
    elif living == 1 and state.seats > 1:
        state.ended = "survivor"
    else:
        state.active = [True, True, True]
        if events is not None:
            events.append(Event("rest", EVERYONE))


def erupt(board: Board, state: JourneyState, events: Events) -> None:
    """The exploration deck has run out: the next volcano card is turned up; the last one ends the game."""
    sign = state.volcanoes[state.erupted]
    state.erupted += 1
    if events is not None:
        events.append(Event("erupt", EVERYONE, board.first_symbol + sign if sign >= 0 else -1, VOLCANO_ROW))
    if state.erupted == len(state.volcanoes):
        state.ended = "eruption"
