"""Positions for tests, in cards: a letter for the destination, then a number, or i, j, k for its investments."""

from verne_tabletop.engine.model import NOWHERE, Move
from verne_tabletop.engine.rules import Rules
from verne_tabletop.games.lost_cities import GAME
from verne_tabletop.games.lost_cities.rules_sight import unseen_cards
from verne_tabletop.games.lost_cities.state import BLOCK, DECK, LAY, PILE, CitiesState, colour_of, lane_of

LETTERS = "HRDVNP"
RULES: Rules[CitiesState] = GAME.rules(GAME.edition(None))


def cards(text: str) -> list[int]:
    """Pieces for "H7 Hi Hj R10"."""
    return [
        LETTERS.index(word[0]) * BLOCK + ("ijk".index(word[1]) if word[1] in "ijk" else int(word[1:]) + 1)
        for word in text.split()
    ]


def position(
    hands: tuple[str, str] = ("", ""),
    lanes: tuple[str, str] = ("", ""),
    discards: str = "",
    left: int | None = None,
    **options: int,
) -> CitiesState:
    """Seat 0 to put a card down; cards not named fill the hands to eight and then the deck, or leave the game when
    `left` cuts the deck short."""
    state = RULES.deal(2, 1, options)
    state.hands, state.deck = [[], []], []
    named = cards(" ".join([*lanes, discards, *hands]))
    for seat in (0, 1):
        for _ in lanes[seat].split():
            piece = named.pop(0)
            state.lanes[seat][colour_of(piece)].append(piece)
    for _ in discards.split():
        piece = named.pop(0)
        state.discards[colour_of(piece)].append(piece)
    for seat in (0, 1):
        state.hands[seat] = sorted([named.pop(0) for _ in hands[seat].split()])
    rest = unseen_cards(state)
    for seat in (0, 1):
        while len(state.hands[seat]) < 8:
            state.hands[seat].append(rest.pop(len(rest) // 2))
        state.hands[seat].sort()
    state.deck = rest if left is None else rest[:left]
    state.phase, state.turn = LAY, 0
    return state


def lay(card: str, seat: int = 0) -> Move:
    """Lay a card on one's own side."""
    piece = cards(card)[0]
    return Move("lay", piece, lane_of(seat, colour_of(piece)))


def discard(card: str) -> Move:
    """Discard a card."""
    piece = cards(card)[0]
    return Move("discard", piece, PILE + colour_of(piece))


def take(letter: str) -> Move:
    """Take the top of a pile."""
    return Move("take", place=PILE + LETTERS.index(letter))


DRAW = Move("draw", place=DECK)
DEAL = Move("deal", place=NOWHERE)


def play(state: CitiesState, *moves: Move) -> CitiesState:
    """Play the moves one after another, each by the seat that is to act, each legal."""
    for move in moves:
        seat = RULES.to_act(state)[0]
        assert RULES.refuse(state, seat, move) is None, move
        RULES.play(state, seat, move)
    return state


def rule_against(state: CitiesState, move: Move, seat: int = 0) -> str | None:
    """The id of the rule that forbids a move, or None."""
    refusal = RULES.refuse(state, seat, move)
    return None if refusal is None else refusal.rule


def to_the_end_of_round(state: CitiesState) -> CitiesState:
    """Discard the lowest card and draw until the round is scored."""
    while state.phase < 2:
        seat = state.turn
        move = next(move for move in RULES.moves(state, seat) if move.verb in ("discard", "draw"))
        RULES.play(state, seat, move)
    return state
