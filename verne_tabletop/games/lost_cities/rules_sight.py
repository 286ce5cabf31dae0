"""What a seat may look at, and how it may fill in the rest."""

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import HIDDEN, Seat
from verne_tabletop.games.lost_cities.state import BLOCK, TAKE, CitiesState


def face_down(state: CitiesState, seat: Seat) -> CitiesState:
    """Hands of others hidden but for the cards seen being taken (these first); deck and chance hidden.

    The discard piles stay whole: every card in them was laid in the open. What a window shows of them is its affair.
    """
    seen = state.copy()
    for other in (0, 1):
        if other != seat:
            known = state.known[other]
            seen.hands[other] = known[:] + [HIDDEN] * (len(state.hands[other]) - len(known))
    seen.deck = [HIDDEN] * len(state.deck)
    seen.aside = [HIDDEN] * len(state.aside)
    seen.dice = HIDDEN
    return seen


def covered_since(view: CitiesState, now: CitiesState) -> CitiesState:
    """An earlier view of the round that runs, without the cards that lie covered in a discard pile by now, wherever
    they lay then. An earlier round, a finished one, or one played with open discards is shown whole."""
    if now.open_discards or now.phase > TAKE or view.round != now.round:
        return view
    covered = {piece for pile in now.discards for piece in pile[:-1]}
    seen = view.copy()
    for cards in (*seen.hands, *seen.discards):
        cards[:] = [HIDDEN if piece in covered else piece for piece in cards]
    for seat in (0, 1):
        seen.known[seat] = [piece for piece in seen.known[seat] if piece not in covered]
        if seen.last[seat] and seen.last[seat][0] in covered:
            seen.last[seat][0] = HIDDEN
        if len(seen.last[seat]) > 3 and seen.last[seat][3] in covered:
            seen.last[seat][3] = HIDDEN
    return seen


def unseen_cards(view: CitiesState) -> list[int]:
    """Every card that lies in none of the open places of a view, ascending."""
    unseen = [True] * (view.expeditions * BLOCK)
    for seat in (0, 1):
        for piece in view.hands[seat]:
            if piece != HIDDEN:
                unseen[piece] = False
        for lane in view.lanes[seat]:
            for piece in lane:
                unseen[piece] = False
    for pile in view.discards:
        for piece in pile:
            unseen[piece] = False
    return [piece for piece in range(len(unseen)) if unseen[piece]]


def dealt_anew(view: CitiesState, rng: Chance) -> CitiesState:
    """A full state: the unseen cards dealt at random to the hidden places, and a fresh word for later chance."""
    state = view.copy()
    cards = unseen_cards(view)
    rng.shuffle(cards)
    for hand in state.hands:
        for index in range(len(hand)):
            if hand[index] == HIDDEN:
                hand[index] = cards.pop()
        hand.sort()
    state.aside = sorted([cards.pop() for _ in state.aside])
    state.deck = cards
    state.dice = rng.bits()
    return state
