"""What a cell of a journey holds, in words: for screen readers and slips."""

from typing import TYPE_CHECKING

from verne_tabletop.engine.model import Seat
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.network import FACING
from verne_tabletop.games.journey.state import CROSSING, FILLED, FISH, FREE, LIT, MARK, STAR, STRIDE, JourneyState

if TYPE_CHECKING:
    from verne_tabletop.table.journey import JourneyScene

SIDES = ("north", "east", "south", "west")


def cell_state(scene: "JourneyScene", view: JourneyState, owner: Seat, cell: int) -> str:
    """The content of a cell, whether the route reaches it, and whether it is shaded."""
    board = scene.journey.board
    content = scene.shown_cells(view, owner)[cell]
    mark = content & MARK
    parts: list[str] = []
    if cell == board.centre:
        parts.append(scene.say("state.centre"))
    elif mark == FREE:
        parts.append(scene.say("state.free"))
    elif mark >= FILLED:
        drawer = mark - FILLED - 1
        parts.append(scene.say("state.filled_by", (("seat", drawer),)) if drawer >= 0 else scene.say("state.filled"))
    elif mark == STAR:
        parts.append(scene.say("state.star"))
    elif mark >= FISH:
        parts.append(scene.piece_name(board.find_pieces[mark - FISH]))
    else:
        parts.append(scene.say("state.crossing") if mark == CROSSING else ways_words(scene, mark))
    if content >= LIT:
        parts.append(scene.say("state.found" if mark > CROSSING else "state.reached"))
    if board.shaded[cell] and cell != board.centre:
        parts.append(scene.say("state.shaded"))
    return ", ".join(parts)


def ways_words(scene: "JourneyScene", mark: int) -> str:
    """The ways out of a gallery."""
    return (
        scene.say("state.gallery")
        + " "
        + "–".join([scene.say(f"state.{SIDES[at]}") for at in range(4) if mark >> at & 1])
    )


def shut_by(board: Board, before: list[int], after: list[int]) -> list[int]:
    """The galleries beside a cell newly drawn or filled that open to it in vain: what was planned there is spoilt."""
    spoilt: list[int] = []
    for cell, content in enumerate(after):
        mark = content & MARK
        if before[cell] != FREE or mark == FREE or FISH <= mark <= STAR:
            continue
        for side in range(4):
            other = board.neighbours[cell][side]
            gallery = before[other] & MARK if other >= 0 else FREE
            opens = 0 < gallery < CROSSING and gallery >> FACING[side] & 1
            if opens and (mark >= FILLED or not mark >> side & 1):
                spoilt.append(other)
    return spoilt


def warning(scene: "JourneyScene", view: JourneyState, owner: Seat) -> str:
    """What a pondered move would spoil on the map in front; "" when it spoils nothing."""
    now = scene.view
    if now is None:
        return ""
    spoilt = shut_by(scene.journey.board, now.maps[owner], view.maps[owner])
    return "; ".join([scene.say("note.shuts", (("place", owner * STRIDE + cell),)) for cell in spoilt])
