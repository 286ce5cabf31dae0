"""A strike: dice rolled, turned by the gods, counted, and the damage both sides take at once."""

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import HIDDEN, NOWHERE, Event
from verne_tabletop.games.underworld.edition import TREASURES, Tables
from verne_tabletop.games.underworld.state import AFTER, CARD, OVER, ROLLED, WON, UnderworldState

HARPE = TREASURES.index("harpe")
THREAD = TREASURES.index("ariadnes_thread")
TORCH = TREASURES.index("hecates_torch")
OBOL = TREASURES.index("charons_obol")

#: Places: own dice from 0, the creature's dice from FOE_DIE, creatures in the line from IN_LINE.
FOE_DIE = 50
IN_LINE = 100


def own_dice(tables: Tables, state: UnderworldState) -> int:
    """Dice the hero rolls at the next strike."""
    return tables.own_dice + state.extra_dice + (1 if tables.treasure[HARPE] in state.treasures else 0)


def rerolls_left(tables: Tables, state: UnderworldState) -> int:
    """Re-rolls not yet used in this strike: bought ones and Ariadne's thread (U10)."""
    held = 1 if tables.treasure[THREAD] in state.treasures else 0
    return state.rerolls + held - state.rerolls_used


def cascades_left(tables: Tables, state: UnderworldState) -> int:
    """Cascades not yet used in this strike: bought ones and Hecate's torch (U10)."""
    held = 1 if tables.treasure[TORCH] in state.treasures else 0
    return state.cascades + held - state.cascades_used


def own_threshold(tables: Tables, state: UnderworldState) -> int:
    """The lowest face that hits the creature being struck."""
    return state.hit_thanatos_on if state.line[state.at] == tables.thanatos else tables.own_hits_on


def own_hits(tables: Tables, state: UnderworldState) -> int:
    """Hits of the hero's dice as they lie, criticals included (U7, U8)."""
    threshold = own_threshold(tables, state)
    hits = 0
    keen = 0
    for index in range(len(state.own_face)):
        kept = state.own_kept[index]
        hits += kept
        keen += kept
        if state.own_face[index] >= threshold:
            hits += 1
        if state.own_face[index] >= tables.own_hits_on:
            keen += 1
    sets = (hits if state.critical_hitting else keen) // tables.critical_dice
    return hits + sets * tables.critical_hits


def foe_threshold(tables: Tables, state: UnderworldState) -> int:
    """The lowest face with which the creature being struck hits."""
    piece = state.line[state.at]
    return state.thanatos_hits_on if piece == tables.thanatos else tables.hits_on[piece]


def foe_hits(tables: Tables, state: UnderworldState) -> int:
    """Hits of the creature's dice as they lie."""
    threshold = foe_threshold(tables, state)
    return len([1 for face in state.foe_face if face >= threshold])


def health_lost(tables: Tables, state: UnderworldState) -> int:
    """Health the creature's dice would cost now: damage chart, then its critical (U44); nothing when blocked."""
    if state.blocked:
        return 0
    hits = foe_hits(tables, state)
    chart = tables.health_lost
    lost = chart[hits if hits < len(chart) else len(chart) - 1]
    return lost + (hits // tables.critical_dice) * tables.critical[state.line[state.at]]


def dice_removed(tables: Tables, state: UnderworldState) -> int:
    """Dice the creature would lose now (damage chart)."""
    hits = own_hits(tables, state)
    chart = tables.dice_removed
    return chart[hits if hits < len(chart) else len(chart) - 1]


def strike(tables: Tables, state: UnderworldState, events: list[Event] | None) -> None:
    """Roll both sides' dice against the creature whose turn it is."""
    chance = Chance(state.dice)
    state.own_face = [chance.die() for _ in range(own_dice(tables, state))]
    state.foe_face = [chance.die() for _ in range(state.line_dice[state.at])]
    state.dice = chance.word
    state.own_kept = [0] * len(state.own_face)
    state.own_run = [0] * len(state.own_face)
    state.rerolls_used = 0
    state.cascades_used = 0
    state.blocked = 0
    state.phase = ROLLED
    state.strikes += 1
    if events is not None:
        events.append(Event("strike", 0, state.line[state.at], NOWHERE, IN_LINE + state.at))
        for index in range(len(state.own_face)):
            events.append(Event("roll", 0, HIDDEN, NOWHERE, index, state.own_face[index]))
        for index in range(len(state.foe_face)):
            events.append(Event("foe_roll", 0, state.line[state.at], NOWHERE, FOE_DIE + index, state.foe_face[index]))


def throw(state: UnderworldState, die: int, events: list[Event] | None) -> None:
    """Roll one own die again; a die that has cascaded keeps every further 6 and rolls on (U9, U38)."""
    chance = Chance(state.dice)
    face = chance.die()
    while state.own_run[die] and face == 6:
        state.own_kept[die] += 1
        if events is not None:
            events.append(Event("roll", 0, HIDDEN, NOWHERE, die, face))
        face = chance.die()
    state.dice = chance.word
    state.own_face[die] = face
    if events is not None:
        events.append(Event("roll", 0, HIDDEN, NOWHERE, die, face))


def reroll(state: UnderworldState, die: int, events: list[Event] | None) -> None:
    """Use one re-roll: the die's last face is rolled anew and stands."""
    state.rerolls_used += 1
    throw(state, die, events)


def cascade(state: UnderworldState, die: int, events: list[Event] | None) -> None:
    """Use one cascade: a 6 is kept as a hit and the die rolls again."""
    state.cascades_used += 1
    state.own_run[die] = 1
    state.own_kept[die] += 1
    throw(state, die, events)


def settle(tables: Tables, state: UnderworldState, events: list[Event] | None) -> None:
    """Both sides take their damage at once; then death, victory, a card to take, or the next creature."""
    lost = health_lost(tables, state)
    taken = dice_removed(tables, state)
    piece = state.line[state.at]
    if lost >= state.health and tables.treasure[OBOL] in state.treasures:
        state.treasures.remove(tables.treasure[OBOL])
        state.used_treasures.append(tables.treasure[OBOL])
        lost = 0
        if events is not None:
            events.append(Event("obol", 0, tables.treasure[OBOL]))
    state.health -= lost
    state.line_dice[state.at] = max(0, state.line_dice[state.at] - taken)
    if events is not None:
        if lost:
            events.append(Event("wound", 0, piece, IN_LINE + state.at, NOWHERE, lost))
        if taken:
            events.append(Event("hit", 0, piece, NOWHERE, IN_LINE + state.at, taken))
    state.own_face, state.own_kept, state.own_run, state.foe_face = [], [], [], []
    state.blocked = 0
    if state.health <= 0:
        state.health = 0
        state.phase = OVER
        if events is not None:
            events.append(Event("dead", 0, piece))
        return
    if state.line_dice[state.at] > 0:
        next_creature(state)
        return
    if events is not None:
        events.append(Event("fall", 0, piece, IN_LINE + state.at))
    if piece == tables.thanatos:
        state.freed = 1
        state.phase = OVER
        if events is not None:
            events.append(Event("freed", 0))
        return
    if tables.has_treasure[piece]:
        state.owed += 1
    state.phase = CARD


def next_creature(state: UnderworldState) -> None:
    """The turn passes to the next creature with dice, left to right and round; with none left the combat is won."""
    size = len(state.line)
    for step in range(1, size + 1):
        index = (state.at + step) % size
        if state.line_dice[index] > 0:
            state.at = index
            state.phase = AFTER
            return
    state.phase = WON
