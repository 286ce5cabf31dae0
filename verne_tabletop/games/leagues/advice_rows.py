"""What writing a letter brings: the best that its row allows, less the danger it runs, and its share of a bonus."""

from typing import Final

from verne_tabletop.games.leagues.advice_future import bonus_chances
from verne_tabletop.games.leagues.advice_outlook import Outlook
from verne_tabletop.games.leagues.advice_paths import sail
from verne_tabletop.games.leagues.rules_danger import danger_now, row_points, verne_left
from verne_tabletop.games.leagues.rules_tables import VERNE_ATLANTIS, Tables
from verne_tabletop.games.leagues.state import (
    BOW,
    BRIDGE,
    CELLS,
    MAELSTROM,
    PROPELLERS,
    SAILING,
    SHARKS,
    SQUID,
    TURNS,
    LeaguesState,
)

#: Points that a turn under ice, and being swept to the other sheet, cost beside the hit.
BARRED: Final = 1.5
SWEPT: Final = 1.0


def judge_rows(outlook: Outlook) -> list[float]:
    """Points that each row is likely to bring, top to bottom, over what is secured."""
    state, seat, tables = outlook.state, outlook.seat, outlook.tables
    danger, bitten = danger_now(tables, state)
    cost = danger_cost(outlook, danger, bitten)
    start = state.nautilus[seat]
    surface = 1 << start if start < CELLS else 0
    depth = 1 << start - CELLS if start >= CELLS else 0
    values: list[float] = []
    for row in range(3):
        character = state.order[row]
        outlook.deal([tables.kind[state.columns[row]], tables.kind[state.columns[3 + row]]])
        gain = sail(outlook, start, (0.0, surface, depth, 0, 0), row_points(tables, state, row), 0)
        chance = risk(tables, state, seat, character, state.conseil)
        values.append(gain - chance * cost + letter_gain(outlook, character))
    return values


def letter_gain(outlook: Outlook, character: int) -> float:
    """What one more of a letter brings towards its bonus."""
    state, seat, future = outlook.state, outlook.seat, outlook.weights.future
    at = seat * TURNS + state.turn - 1
    kept, stage = state.written[at], state.stage
    state.written[at], state.stage = character, SAILING
    after = bonus_chances(state, seat, outlook.left)
    state.written[at], state.stage = kept, stage
    value = 0.0
    for n in range(3):
        growth = future[7 + 2 * n + state.sides[n] - 1] * outlook.left
        value += (after[n] - outlook.chances[n]) * (future[1] * outlook.gains[n] + growth)
    return value


def danger_cost(outlook: Outlook, danger: int, bitten: int) -> float:
    """Points that suffering this turn's danger is likely to cost; a crew member lost by now was lost to it."""
    state, seat = outlook.state, outlook.seat
    if danger == SHARKS:
        lost = state.lost[seat] >> bitten & 1
        return 0.0 if lost and not state.struck[seat] else float(state.crew[4 * seat + bitten])
    if danger == SQUID:
        return hit_cost(outlook, PROPELLERS)
    if danger == MAELSTROM:
        return hit_cost(outlook, BRIDGE) + SWEPT
    return hit_cost(outlook, BOW) + BARRED


def hit_cost(outlook: Outlook, zone: int) -> float:
    """What an impact costs, paid or marked, whichever is cheaper."""
    marked = -float(outlook.tables.impact[zone])
    price = outlook.tables.price[zone]
    return min(marked, price * outlook.coin) if outlook.state.coins[outlook.seat] >= price else marked


def risk(tables: Tables, state: LeaguesState, seat: int, character: int, holder: int) -> float:
    """The chance that a letter suffers the danger: Verne's unseen cards, and the others as if at random; holder: who
    has Conseil when the letters are shown."""
    if seat == holder:
        return 0.0
    safe = (2.0 / 3.0) ** (state.seats - 1)
    if state.verne:
        left = verne_left(tables, state)
        safe *= 1.0 - (left[character] + left[VERNE_ATLANTIS]) / sum(left)
    return 1.0 - safe


def luck(outlook: Outlook) -> float:
    """What this turn's danger cost a seat over its chance, or (negative) what it was spared, by what could be known
    when it wrote its letter."""
    state, seat = outlook.state, outlook.seat
    danger, bitten = danger_now(outlook.tables, state)
    before = state.copy()
    before.verne_gone = state.verne_gone[:-1]
    chance = risk(outlook.tables, before, seat, state.written[seat * TURNS + state.turn - 1], state.immune)
    return danger_cost(outlook, danger, bitten) * (state.struck[seat] - chance)
