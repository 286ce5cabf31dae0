"""Positions set by hand."""

from verne_tabletop.engine.model import Event, Move
from verne_tabletop.games.underworld.edition import FAVOURS, TREASURES, edition
from verne_tabletop.games.underworld.rules import UnderworldRules
from verne_tabletop.games.underworld.state import AFTER, BEFORE, ROLLED, UnderworldState

RULES = UnderworldRules(edition())
T = RULES.tables


def piece(key: str) -> int:
    return T.keys.index(key)


def location(key: str) -> int:
    return T.treasure0 - 1 if key == "throne" else T.keys.index(key, T.location0)


def treasure(key: str) -> int:
    return T.treasure[TREASURES.index(key)]


def want(favour: str) -> Move:
    return Move("want", T.favour0 + FAVOURS.index(favour))


def pay(key: str, god: int) -> Move:
    return Move("pay", piece(key), extra=(god,))


def use(key: str) -> Move:
    return Move("use", treasure(key))


def fresh(seed: int = 1, **options: int) -> UnderworldState:
    return RULES.deal(1, seed, options)


def combat(*line: str, at: str = "asphodel", hand: tuple[str, ...] = (), **options: int) -> UnderworldState:
    """The first window of a combat at a location against the named creatures, with the named hand cards."""
    state = fresh(**options)
    others = [p for p in range(T.location0, T.treasure0 - 1) if p != location(at)]
    state.location_deck = [T.treasure0 - 1, *others]
    state.location, state.visited = location(at), [location(at)]
    state.line = [piece(key) for key in line]
    state.line_dice = [T.dice[p] for p in state.line]
    state.line_out = [0] * len(line)
    state.count = len(line)
    state.hand = [piece(key) for key in hand]
    state.wild = 1 if at == "elysium" else 0
    state.phase = BEFORE
    state.at = 0
    return state


def throne(*line: str, hand: tuple[str, ...] = (), **options: int) -> UnderworldState:
    """The last combat: the named creatures, then Thanatos."""
    state = combat(*line, "thanatos", hand=hand, at="throne", **options)
    state.location_deck = []
    return state


def rolled(state: UnderworldState, own: list[int], foe: list[int]) -> UnderworldState:
    """Both sides' dice lie as given."""
    state.own_face, state.foe_face = list(own), list(foe)
    state.own_kept, state.own_run = [0] * len(own), [0] * len(own)
    state.line_dice[state.at] = len(foe)
    state.phase = ROLLED
    return state


def after(state: UnderworldState) -> UnderworldState:
    state.phase = AFTER
    return state


def play(state: UnderworldState, *moves: Move) -> list[Event]:
    events: list[Event] = []
    for move in moves:
        refusal = RULES.refuse(state, 0, move)
        assert refusal is None, f"{move} refused by {refusal}"
        RULES.play(state, 0, move, events)
    return events


def why(state: UnderworldState, move: Move) -> str:
    refusal = RULES.refuse(state, 0, move)
    return "" if refusal is None else refusal.rule
