"""The score of a journey, line by line, who won it, and the rank of a lone traveller."""

from typing import Final

from verne_tabletop.engine.model import Line, Outcome, rank_places
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.rules_round import arrival_bonus
from verne_tabletop.games.journey.state import BONE, FISH, MUSHROOM, JourneyState

TRACK_RULES: Final = ("score_fish", "score_bone", "score_mushroom", "score_water")


def track_points(board: Board, state: JourneyState, seat: int, track: int) -> int:
    """The highest circled number of a track."""
    circles = state.tracks[seat][track]
    return board.values[track][circles - 1] if circles > 0 else 0


def columns(state: JourneyState, seat: int) -> int:
    """The columns in which fish, bone and mushroom are all circled."""
    circles = state.tracks[seat]
    return min(circles[FISH - FISH], circles[BONE - FISH], circles[MUSHROOM - FISH])


def help_cost(board: Board, state: JourneyState, seat: int) -> int:
    """The highest circled number of the help track."""
    helps = state.helps[seat]
    return board.help_values[helps - 1] if helps > 0 else 0


def points(board: Board, state: JourneyState, seat: int) -> int:
    """The seat's score now; an eliminated seat has none."""
    if not state.alive[seat]:
        return 0
    total = columns(state, seat) * board.column_bonus - help_cost(board, state, seat)
    for track in range(4):
        total += track_points(board, state, seat, track)
    if state.arrival[seat] > 0:
        total += board.centre_bonus + arrival_bonus(board, state.arrival[seat])
    return total + board.escape_bonus if state.escaped[seat] else total


def account(board: Board, state: JourneyState, seat: int) -> list[Line]:
    """The same score, itemised; every kind of line stands, also at 0."""
    if not state.alive[seat]:
        return [Line("thirst", 0)]
    lines = [
        Line(rule, track_points(board, state, seat, track), (("n", state.tracks[seat][track]),))
        for track, rule in enumerate(TRACK_RULES)
    ]
    complete = columns(state, seat)
    lines.append(Line("columns", complete * board.column_bonus, (("n", complete),)))
    arrival = state.arrival[seat]
    lines.append(Line("centre", board.centre_bonus if arrival > 0 else 0))
    lines.append(Line("arrival", arrival_bonus(board, arrival), (("n", arrival),)))
    lines.append(Line("escape", board.escape_bonus if state.escaped[seat] else 0))
    lines.append(Line("help_cost", -help_cost(board, state, seat), (("n", state.helps[seat]),)))
    return lines


def circled(board: Board, state: JourneyState, seat: int) -> int:
    """The circles on the four tracks without the printed ones: the tie-break."""
    return sum(state.tracks[seat]) - board.printed_water


def outcome(board: Board, state: JourneyState) -> Outcome | None:
    """Who won, and why it ended; None while the journey goes on."""
    if not state.over():
        return None
    seats = range(state.seats)
    if state.ended == "thirst":
        return Outcome((), (0,) * state.seats, "thirst", "lost" if state.seats == 1 else "")
    if state.ended == "survivor":
        return Outcome(
            tuple([seat for seat in seats if state.alive[seat]]),
            tuple([1 if state.alive[seat] else 0 for seat in seats]),
            "survivor",
        )
    living = [seat for seat in seats if state.alive[seat]]
    ranks = rank_places([(points(board, state, seat), circled(board, state, seat)) for seat in living])
    places = [0] * state.seats
    for seat, rank in zip(living, ranks, strict=True):
        places[seat] = rank
    word = solo_rank(board, points(board, state, 0)) if state.seats == 1 else ""
    return Outcome(tuple([seat for seat in seats if places[seat] == 1]), tuple(places), state.ended, word)


def solo_rank(board: Board, score: int) -> str:
    """The rank of a lone traveller who did not die of thirst."""
    return board.ranks[sum([1 for least in board.rank_from if score >= least])]
