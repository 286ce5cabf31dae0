"""Favours of the gods: what may be bought now, which cards can pay for it, and what it does."""

from verne_tabletop.engine.model import Event
from verne_tabletop.games.underworld.combat import foe_hits
from verne_tabletop.games.underworld.edition import (
    ARES,
    ATHENA,
    BLOCK,
    CASCADE,
    DIE,
    FINAL,
    FLEE,
    HEAL,
    NO_ARES,
    NO_ATHENA,
    NO_ZEUS,
    REROLL,
    ZEUS,
    Tables,
)
from verne_tabletop.games.underworld.journey import flee
from verne_tabletop.games.underworld.state import AFTER, BEFORE, ROLLED, WON, UnderworldState


def barred_god(tables: Tables, state: UnderworldState) -> int:
    """The god whose resources this location bars, or -1; a wild combat bars none (Golden Bough, Elysium)."""
    if state.wild:
        return -1
    rule = tables.rule[state.location - tables.location0]
    if rule == NO_ARES:
        return ARES
    if rule == NO_ZEUS:
        return ZEUS
    return ATHENA if rule == NO_ATHENA else -1


def price(tables: Tables, basket: list[int]) -> list[int]:
    """Icons of Ares, Zeus and Athena that a basket of favours costs."""
    need = [0, 0, 0]
    for favour in basket:
        cost = tables.costs[favour]
        for god in range(3):
            need[god] += cost[god]
    return need


def covers(need: list[int], paid: list[int], wild: bool) -> bool:
    """Whether icons paid cover the need; in a wild combat only their number counts (U14)."""
    if wild:
        return sum(paid) >= sum(need)
    return paid[0] >= need[0] and paid[1] >= need[1] and paid[2] >= need[2]


def none_idle(tables: Tables, need: list[int], pieces: list[int], gods: list[int], wild: bool) -> bool:
    """Whether every card paid is needed: without any one of them the need is not covered (U13)."""
    paid = [0, 0, 0]
    for index in range(len(pieces)):
        paid[gods[index]] += tables.icons[pieces[index]][gods[index]]
    for index in range(len(pieces)):
        god = gods[index]
        paid[god] -= tables.icons[pieces[index]][god]
        spare = covers(need, paid, wild)
        paid[god] += tables.icons[pieces[index]][god]
        if spare:
            return False
    return True


def payable(tables: Tables, state: UnderworldState, basket: list[int], pieces: list[int], gods: list[int]) -> bool:
    """Whether the cards already on the altar can be completed from the hand to a payment without an idle card."""
    hand = state.hand[:]
    for piece in pieces:
        hand.remove(piece)
    hand.sort()
    return _complete(
        tables, price(tables, basket), hand, 0, pieces[:], gods[:], state.wild == 1, barred_god(tables, state)
    )


def _complete(
    tables: Tables,
    need: list[int],
    hand: list[int],
    start: int,
    pieces: list[int],
    gods: list[int],
    wild: bool,
    barred: int,
) -> bool:
    paid = [0, 0, 0]
    for index in range(len(pieces)):
        paid[gods[index]] += tables.icons[pieces[index]][gods[index]]
    if covers(need, paid, wild):
        return none_idle(tables, need, pieces, gods, wild)
    for index in range(start, len(hand)):
        if index > start and hand[index] == hand[index - 1]:
            continue
        icons = tables.icons[hand[index]]
        for god in range(3):
            if icons[god] == 0 or god == barred or (not wild and paid[god] >= need[god]):
                continue
            pieces.append(hand[index])
            gods.append(god)
            done = _complete(tables, need, hand, index + 1, pieces, gods, wild, barred)
            pieces.pop()
            gods.pop()
            if done:
                return True
    return False


def fewest_cards(tables: Tables, state: UnderworldState, basket: list[int]) -> int:
    """How few hand cards can pay for a basket; more than the hand holds when none can."""
    hand = sorted(state.hand)
    return _fewest(
        tables, price(tables, basket), hand, 0, [0, 0, 0], 0, len(hand) + 1, state.wild == 1, barred_god(tables, state)
    )


def _fewest(
    tables: Tables,
    need: list[int],
    hand: list[int],
    start: int,
    paid: list[int],
    used: int,
    best: int,
    wild: bool,
    barred: int,
) -> int:
    if used >= best:
        return best
    if covers(need, paid, wild):
        return used
    for index in range(start, len(hand)):
        if index > start and hand[index] == hand[index - 1]:
            continue
        icons = tables.icons[hand[index]]
        for god in range(3):
            if icons[god] == 0 or god == barred or (not wild and paid[god] >= need[god]):
                continue
            paid[god] += icons[god]
            best = _fewest(tables, need, hand, index + 1, paid, used + 1, best, wild, barred)
            paid[god] -= icons[god]
    return best


def why_not_want(tables: Tables, state: UnderworldState, favour: int) -> str:
    """The rule that forbids adding a favour to the basket, or "" when it may be bought."""
    if state.altar_piece:
        return "payment"
    if state.phase not in (BEFORE, ROLLED, AFTER, WON) or (state.phase == WON and favour != HEAL):
        return "windows"
    if FLEE in state.basket:
        return "flee_last"
    if favour == BLOCK:
        if state.phase != ROLLED or state.blocked or BLOCK in state.basket:
            return "block"
        if foe_hits(tables, state) == 0:
            return "block"
    if favour in (HEAL, FLEE):
        health = state.health + state.heal * len([1 for wanted in state.basket if wanted == HEAL])
        if favour == HEAL and health >= tables.health:
            return "full_health"
        if favour == FLEE:
            if tables.rule[state.location - tables.location0] == FINAL:
                return "flee_thanatos"
            if min(health, tables.health) <= tables.toll[FLEE]:
                return "flee_toll"
    if not payable(tables, state, [*state.basket, favour], [], []):
        return "resources"
    return ""


def why_not_pay(tables: Tables, state: UnderworldState, piece: int, god: int) -> str:
    """The rule that forbids paying with a god's icons of a card in the hand, or ""."""
    if not state.basket:
        return "payment"
    if piece not in state.hand or not 0 <= god <= 2 or tables.icons[piece][god] == 0:
        return "one_kind"
    if state.hand.count(piece) <= state.altar_piece.count(piece):
        return "one_kind"
    if god == barred_god(tables, state):
        return "barred_god"
    if not payable(tables, state, state.basket, [*state.altar_piece, piece], [*state.altar_god, god]):
        return "no_idle_card"
    return ""


def pay(tables: Tables, state: UnderworldState, piece: int, god: int, events: list[Event] | None) -> None:
    """Lay a card on the altar; when the price is covered the cards leave and the favours take effect in order."""
    state.altar_piece.append(piece)
    state.altar_god.append(god)
    paid = [0, 0, 0]
    for index in range(len(state.altar_piece)):
        paid[state.altar_god[index]] += tables.icons[state.altar_piece[index]][state.altar_god[index]]
    if not covers(price(tables, state.basket), paid, state.wild == 1):
        return
    for card in state.altar_piece:
        state.hand.remove(card)
        if card < tables.creature0:
            state.spent.append(card)
        else:
            state.creature_discard.append(card)
    basket = state.basket
    state.basket, state.altar_piece, state.altar_god = [], [], []
    for favour in basket:
        grant(tables, state, favour, events)


def grant(tables: Tables, state: UnderworldState, favour: int, events: list[Event] | None) -> None:
    """What a favour does once it is paid for."""
    if events is not None:
        events.append(Event("favour", 0, tables.favour0 + favour))
    if favour == DIE:
        state.extra_dice += 1
    elif favour == REROLL:
        state.rerolls += 1
    elif favour == CASCADE:
        state.cascades += 1
    elif favour == BLOCK:
        state.blocked = 1
    elif favour == HEAL:
        gain_health(tables, state, state.heal, events)
    else:
        state.health -= tables.toll[FLEE]
        if events is not None:
            events.append(Event("wound", 0, amount=tables.toll[FLEE]))
        flee(tables, state, events)


def gain_health(tables: Tables, state: UnderworldState, amount: int, events: list[Event] | None) -> None:
    """Heal, never above the beginning health."""
    gained = min(amount, tables.health - state.health)
    state.health += gained
    if events is not None:
        events.append(Event("heal", 0, amount=gained))
