"""Why a choice is not legal: the first rule that stands in its way."""

from verne_tabletop.engine.model import Move, Refusal, Seat
from verne_tabletop.games.lost_cities.state import (
    COLOURS,
    LAY,
    PILE,
    SCORED,
    CitiesState,
    colour_of,
    lane_of,
    number_of,
)


def why_not(state: CitiesState, seat: Seat, move: Move) -> Refusal:
    """The rule against a move that is not among the legal ones."""
    if state.phase >= SCORED:
        return Refusal("next_starter" if state.phase == SCORED and move.verb == "deal" else "last_card")
    if seat != state.turn:
        return Refusal("turn", (("seat", state.turn),))
    if state.phase == LAY:
        return put_down(state, seat, move)
    if move.verb == "take" and PILE <= move.place < PILE + state.expeditions:
        if move.place - PILE == state.barred:
            return Refusal("not_back", (("place", move.place),))
        return Refusal("top_card", (("place", move.place),))
    return Refusal("take")


def put_down(state: CitiesState, seat: Seat, move: Move) -> Refusal:
    """Why a card may not be put down so."""
    piece = move.piece
    if move.verb != "lay" and move.verb != "discard":
        return Refusal("order")
    if piece not in state.hands[seat]:
        return Refusal("hand")
    if move.verb == "discard":
        return Refusal("discard", (("piece", piece), ("place", PILE + colour_of(piece))))
    own = lane_of(seat, colour_of(piece))
    if move.place != own or move.extra:
        mine = lane_of(seat, 0) <= move.place < lane_of(seat, COLOURS)
        return Refusal("own_colour" if mine else "own_side", (("piece", piece), ("place", own)))
    top = state.lanes[seat][colour_of(piece)][-1]
    if number_of(piece) == 0:
        return Refusal("investments_first", (("piece", piece), ("piece_top", top)))
    return Refusal("rising", (("piece", piece), ("piece_top", top)))
