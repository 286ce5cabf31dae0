"""The choice of a round: what each seat may draw, with or without a character's help, and why not."""

from typing import Final

from verne_tabletop.engine.model import Facts, Move, Refusal
from verne_tabletop.games.journey.board import WAYS, Board
from verne_tabletop.games.journey.network import extend
from verne_tabletop.games.journey.state import (
    AXEL,
    BY_AXEL,
    BY_HANS,
    BY_OTTO,
    CELLS,
    DRAW,
    FILL,
    FISH,
    FREE,
    HANS,
    MARK,
    OTTO,
    PASS,
    STAR,
    STRIDE,
    TRACK,
    JourneyState,
)

FORKABLE: Final = (3, 5, 6, 9, 10, 12)


def is_danger(board: Board, state: JourneyState) -> bool:
    """Whether the tunnel card of this round is a danger."""
    return state.tunnel >= 0 and board.arrows[state.tunnel - board.first_tunnel] != 0


def drawn_board(board: Board, state: JourneyState, seat: int) -> int:
    """Whose map the seat draws on: its own; in a danger round the one passed to it.

    Arrow left: every map goes to the next living seat clockwise, so each fills the map of the one before.
    """
    arrow = board.arrows[state.tunnel - board.first_tunnel] if state.tunnel >= 0 else 0
    other = seat
    while arrow != 0:
        other = (other - arrow) % state.seats
        if state.alive[other]:
            break
    return other


def beside_find(board: Board, cells: list[int], cell: int) -> int:
    """The first neighbour that holds a discovery or a star, or -1."""
    for other in board.neighbours[cell]:
        if other >= 0 and FISH <= cells[other] & MARK <= STAR:
            return other
    return -1


def takes(board: Board, cells: list[int], card: int, cell: int) -> bool:
    """Whether what a tunnel card shows (a gallery or a discovery) may be drawn in the cell."""
    if cells[cell] != FREE:
        return False
    return board.finds[card] == 0 or (not board.shaded[cell] and beside_find(board, cells, cell) < 0)


def may_ask(board: Board, state: JourneyState, seat: int, character: int) -> bool:
    """Whether the seat may ask this character for help now."""
    return (
        state.active[character]
        and state.helps[seat] < len(board.help_values)
        and board.exhausts[state.tunnel - board.first_tunnel] < 0
    )


def draw_moves(board: Board, state: JourneyState, seat: int) -> list[Move]:
    """Every legal choice of the round: the card, or pass when it cannot be drawn; then Otto, Axel, Hans."""
    found: list[Move] = []
    if state.line < 0 or state.tunnel < 0:
        return [Move("pass")]
    card = state.tunnel - board.first_tunnel
    owner = drawn_board(board, state, seat)
    cells = state.maps[owner]
    if board.arrows[card] != 0:
        fills = board.fill_moves[owner][card]
        found = [fills[cell] for cell in board.lines[state.line] if cells[cell] == FREE and not board.shaded[cell]]
        return found if found else [Move("pass")]
    draws = board.draw_moves[seat][card]
    for cell in board.lines[state.line]:
        if takes(board, cells, card, cell):
            found += draws[cell]
    if not found:
        found.append(Move("pass"))
    if may_ask(board, state, seat, OTTO):
        stars = board.otto_moves[seat]
        found += [stars[cell] for cell in board.lines[state.line] if cells[cell] == FREE and not board.shaded[cell]]
    if may_ask(board, state, seat, AXEL):
        draws = board.axel_moves[seat][card]
        for cell in board.beside[state.line]:
            if takes(board, cells, card, cell):
                found += draws[cell]
    if may_ask(board, state, seat, HANS):
        forks = board.hans_moves[seat]
        for cell in range(CELLS):
            mark = cells[cell] & MARK
            if mark in FORKABLE:
                found += [forks[cell][side] for side in range(4) if not mark & WAYS[side]]
    return found


def commit_of(board: Board, state: JourneyState, move: Move) -> list[int]:
    """A legal move as the commit that is kept until all have chosen."""
    owner, cell = divmod(max(move.place, 0), STRIDE)
    verb = move.verb
    if verb == "pass":
        return [PASS, 0, 0]
    if verb == "fill":
        return [FILL, cell, owner]
    if verb == "otto":
        return [BY_OTTO, cell, STAR]
    if verb == "hans":
        return [BY_HANS, cell, move.extra[0]]
    mark = move.extra[0] if move.extra else board.finds[state.tunnel - board.first_tunnel]
    return [BY_AXEL if verb == "axel" else DRAW, cell, mark]


def ink(board: Board, cells: list[int], commit: list[int]) -> list[int]:
    """Draw a commit on its own map, in place, and light what the route now reaches; the cells newly lit."""
    if commit[0] == PASS or commit[0] == FILL:
        return []
    cells[commit[1]] |= commit[2]
    return extend(board, cells, commit[1])


def count_named(board: Board, cells: list[int], lit: list[int], circles: list[int]) -> int:
    """Circle, in place, the named discoveries among newly lit cells; returns how many stars are among them."""
    stars = 0
    for cell in lit:
        track = (cells[cell] & MARK) - FISH
        if 0 <= track < 4:
            if circles[track] < len(board.values[track]):
                circles[track] += 1
        elif track == 4:
            stars += 1
    return stars


def pending(board: Board, state: JourneyState, seat: int) -> tuple[list[int], list[int], int]:
    """The seat's map and tracks as its commit will leave them, and the stars it reaches.

    The circles already chosen for stars are counted in.
    """
    commit = state.commits[seat]
    cells, circles = state.maps[seat][:], state.tracks[seat][:]
    stars = count_named(board, cells, ink(board, cells, commit), circles)
    for track in commit[3:]:
        circles[track] += 1
    return cells, circles, stars


def star_tracks(board: Board, state: JourneyState, seat: int) -> list[int]:
    """The tracks with a free space for the seat's next star."""
    circles = pending(board, state, seat)[1]
    return [track for track in range(4) if circles[track] < len(board.values[track])]


def star_moves(board: Board, state: JourneyState, seat: int) -> list[Move]:
    """The choice of a track for a star just reached."""
    return [board.track_moves[seat][track] for track in star_tracks(board, state, seat)]


def take_commit(board: Board, state: JourneyState, seat: int, move: Move) -> None:
    """Keep a choice until the others have chosen, and see how many stars now want a track."""
    if move.verb == "track":
        state.commits[seat].append(move.place % STRIDE - TRACK)
        state.stars[seat] -= 1
    else:
        commit = commit_of(board, state, move)
        state.commits[seat] = commit
        if commit[0] == BY_OTTO or (commit[0] >= DRAW and commit[0] != FILL and STAR in state.maps[seat]):
            state.stars[seat] = pending(board, state, seat)[2]
    if state.stars[seat] > 0 and not star_tracks(board, state, seat):
        state.stars[seat] = 0


def refuse_draw(board: Board, state: JourneyState, seat: int, move: Move) -> Refusal:
    """The rule that forbids this choice of a round; the move is known not to be legal."""
    if state.stars[seat] > 0:
        return Refusal("star_track")
    if move.verb == "track":
        return Refusal("star")
    if state.line < 0 or state.tunnel < 0:
        return Refusal("round")
    danger = is_danger(board, state)
    if move.verb == "pass":
        return Refusal("danger_must" if danger else "must_draw")
    if danger and move.verb != "fill":
        return Refusal("help_barred" if move.verb in ("otto", "axel", "hans") else "danger", tunnel_fact(state))
    owner, cell = divmod(move.place, STRIDE)
    if move.verb not in ("draw", "fill", "otto", "axel", "hans") or owner < 0 or cell >= CELLS:
        return Refusal("round")
    if owner != drawn_board(board, state, seat):
        return Refusal("danger_map" if danger else "own_map")
    if move.verb == "fill":
        return refuse_fill(board, state, move, cell) if danger else Refusal("danger", tunnel_fact(state))
    if move.verb == "draw":
        return refuse_cell(board, state, seat, move, board.in_line[state.line])
    return refuse_help(board, state, seat, move, cell)


def tunnel_fact(state: JourneyState) -> Facts:
    """The tunnel card of the round, for a refusal's sentence."""
    return (("piece", state.tunnel),)


def refuse_fill(board: Board, state: JourneyState, move: Move, cell: int) -> Refusal:
    """Why a danger may not fill the cell."""
    facts: Facts = (("place", move.place), ("piece", state.line))
    if not board.in_line[state.line][cell]:
        return Refusal("line", facts)
    if board.shaded[cell] or state.maps[move.place // STRIDE][cell] != FREE:
        return Refusal("danger_cell", facts)
    return Refusal("round")


def refuse_cell(board: Board, state: JourneyState, seat: int, move: Move, allowed: list[bool]) -> Refusal:
    """Why the tunnel card may not be drawn so in the cell."""
    cell, cells = move.place % STRIDE, state.maps[seat]
    card = state.tunnel - board.first_tunnel
    place = ("place", move.place)
    if not allowed[cell]:
        return Refusal("line" if move.verb == "draw" else "axel_line", (place, ("piece", state.line)))
    if cells[cell] != FREE:
        return Refusal("centre_closed" if cell == board.centre else "free_cell", (place,))
    if board.finds[card]:
        if board.shaded[cell]:
            return Refusal("shaded", (place,))
        near = beside_find(board, cells, cell)
        if near >= 0:
            return Refusal("apart", (place, ("place_near", seat * STRIDE + near)))
    return Refusal("discovery" if board.finds[card] else board.draws[card], tunnel_fact(state))


def refuse_help(board: Board, state: JourneyState, seat: int, move: Move, cell: int) -> Refusal:
    """Why the character may not help so."""
    character = {"otto": OTTO, "axel": AXEL, "hans": HANS}[move.verb]
    facts: Facts = (("piece", board.first_character + character),)
    place = ("place", move.place)
    if board.exhausts[state.tunnel - board.first_tunnel] >= 0:
        return Refusal("help_barred", tunnel_fact(state))
    if not state.active[character]:
        return Refusal("exhausted", facts)
    if state.helps[seat] >= len(board.help_values):
        return Refusal("help_track")
    mark = state.maps[seat][cell] & MARK
    if character == HANS:
        return (
            Refusal("hans", (place,)) if mark not in FORKABLE or cell == board.centre else Refusal("hans_way", (place,))
        )
    if character == AXEL:
        if state.line == board.joker:
            return Refusal("axel_any")
        return refuse_cell(board, state, seat, move, board.is_beside[state.line])
    if not board.in_line[state.line][cell]:
        return Refusal("line", (place, ("piece", state.line)))
    if state.maps[seat][cell] != FREE:
        return Refusal("centre_closed" if cell == board.centre else "free_cell", (place,))
    return Refusal("shaded", (place,)) if board.shaded[cell] else Refusal("round")
