"""What a seat may see, and full positions that it cannot tell from the true one."""

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import HIDDEN
from verne_tabletop.games.leagues.rules_tables import FIRST_DANGER, FIRST_DEPTH, FIRST_SURFACE, FIRST_VERNE
from verne_tabletop.games.leagues.rules_turn import dangers_up
from verne_tabletop.games.leagues.state import COMMITTED, TURNS, WRITING, LeaguesState


def view(state: LeaguesState, seat: int) -> LeaguesState:
    """Decks, dangers still face down, the dice and the others' unrevealed letters are hidden."""
    seen = state.copy()
    seen.surface_deck = [HIDDEN] * len(state.surface_deck)
    seen.depth_deck = [HIDDEN] * len(state.depth_deck)
    seen.verne_deck = [HIDDEN] * len(state.verne_deck)
    up = dangers_up(state.turn)
    seen.dangers = state.dangers[:up] + [HIDDEN] * (len(state.dangers) - up)
    seen.dice = HIDDEN
    if state.stage == WRITING:
        for other in range(state.seats):
            at = other * TURNS + state.turn - 1
            if other != seat and seen.written[at] != HIDDEN:
                seen.written[at] = COMMITTED
    return seen


def imagine(view: LeaguesState, rng: Chance) -> LeaguesState:
    """The view with unseen cards in an even order in the hidden places, letters even, and a fresh generator."""
    full = view.copy()
    full.surface_deck = _fill(view.surface_deck, FIRST_SURFACE, 18, view.columns[:3] + view.surface_gone, rng)
    full.depth_deck = _fill(view.depth_deck, FIRST_DEPTH, 18, view.columns[3:] + view.depth_gone, rng)
    full.dangers = _fill(view.dangers, FIRST_DANGER, 8, [], rng)
    full.verne_deck = _fill(view.verne_deck, FIRST_VERNE, 7, view.verne_gone, rng)
    for at in range(len(full.written)):
        if full.written[at] == COMMITTED:
            full.written[at] = rng.below(3)
    full.dice = rng.bits()
    return full


def _fill(cards: list[int], first: int, count: int, elsewhere: list[int], rng: Chance) -> list[int]:
    known = cards + elsewhere
    unseen = [card for card in range(first, first + count) if card not in known]
    rng.shuffle(unseen)
    return [unseen.pop() if card == HIDDEN else card for card in cards]
