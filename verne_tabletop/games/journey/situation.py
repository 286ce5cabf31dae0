"""What is the same for every map that a seat could have after this round: time, cards to come, the second sheet."""

from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.network import living_exits
from verne_tabletop.games.journey.rules_round import arrival_bonus
from verne_tabletop.games.journey.rules_score import points
from verne_tabletop.games.journey.state import FISH, SIDE, WATER_TRACK, JourneyState


class Situation:
    """The prospects of a seat that do not hang on its map, `rounds` rounds before its journey is likely to end.

    cards: discovery cards to come, by track.  rows_left, columns_left: the lines still in the exploration deck.
    payments: waters to be paid before the last eruption.  earned: points for the centre on the sheet.
    """

    def __init__(self, board: Board, state: JourneyState, seat: int, rounds: float) -> None:
        self.rounds: float = rounds
        self.exits: list[int] = living_exits(state, seat)
        self.next_eruption: float = min(rounds, float(len(state.exploration)))
        self.rows_left: int = 0
        self.columns_left: int = 0
        self.jokers_left: int = 0
        for line in state.exploration:
            if line >= board.joker:
                self.jokers_left += 1
            elif line >= SIDE:
                self.columns_left |= 1 << (line - SIDE)
            elif line >= 0:
                self.rows_left |= 1 << line
        self.rival: float = 0.0
        for other in range(state.seats):
            if other != seat:
                self.rival = max(self.rival, float(points(board, state, other)))
        left, whole = len(state.tunnels), len(board.tunnels)
        self.cards: list[float] = [0.0, 0.0, 0.0, 0.0]
        for card in state.tunnels:
            find = board.finds[card - board.first_tunnel] if card >= 0 else 0
            if find:
                self.cards[find - FISH] += 1.0
        self.springs_ahead: int = int(self.cards[WATER_TRACK])
        for track in range(4):
            if rounds <= left:
                self.cards[track] *= rounds / max(1, left)
            else:
                self.cards[track] += board.find_counts[track] * (rounds - left) / whole
        self.payments: int = payments_left(board, state)
        self.paid: int = state.paid[seat]
        self.arrived: bool = state.arrival[seat] > 0
        self.alone: bool = state.seats == 1
        arrival = state.erupted if self.alone else state.arrivals
        self.bonus: float = float(arrival_bonus(board, min(arrival + 1, len(board.arrival_bonus))))
        self.helps: int = state.helps[seat]
        self.earned: float = 0.0
        if self.arrived:
            self.earned = float(board.centre_bonus + arrival_bonus(board, state.arrival[seat]))


def rounds_left(board: Board, state: JourneyState) -> int:
    """Rounds after this one until the last eruption ends the journey at the latest."""
    return len(state.exploration) + len(board.exploration) * (len(state.volcanoes) - 1 - state.erupted)


def payments_left(board: Board, state: JourneyState) -> int:
    """Waters still to be paid before the last eruption, that of this round included."""
    left = rounds_left(board, state) - len(state.tunnels)
    return 0 if left < 0 else 1 + left // len(board.tunnels)
