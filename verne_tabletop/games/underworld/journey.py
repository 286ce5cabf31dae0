"""From location to location: turning cards up, winning, fleeing, treasures, the crossing after Acheron."""

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import NOWHERE, Event
from verne_tabletop.games.underworld.combat import IN_LINE
from verne_tabletop.games.underworld.edition import FINAL, SKIP, TREASURE, TREASURES, WILD, Tables
from verne_tabletop.games.underworld.state import BEFORE, CROSSING, SANDALS, WON, UnderworldState

WINGED = TREASURES.index("winged_sandals")


def arrive(tables: Tables, state: UnderworldState, events: list[Event] | None) -> None:
    """Turn the next location up and count the creatures met there (U3, U4, U5)."""
    state.location = state.location_deck.pop()
    state.visited.append(state.location)
    rule = tables.rule[state.location - tables.location0]
    encounter = state.last_encounter if rule == FINAL else tables.encounter[state.location - tables.location0]
    state.count = tables.creatures_met(len(state.hand), encounter)
    state.line, state.line_dice, state.line_out = [], [], []
    state.at = 0
    state.owed = 0
    state.extra_dice, state.rerolls, state.cascades = 0, 0, 0
    state.wild = 1 if rule == WILD else 0
    if events is not None:
        events.append(Event("arrive", 0, state.location, amount=state.count))
    if state.count >= 2 and tables.treasure[WINGED] in state.treasures:
        state.phase = SANDALS
    else:
        turn_up(tables, state, events)


def turn_up(tables: Tables, state: UnderworldState, events: list[Event] | None) -> None:
    """Turn the counted creatures up; the discard pile is shuffled when a card is needed and the deck is out."""
    for _ in range(state.count):
        if not state.creature_deck:
            if not state.creature_discard:
                break
            chance = Chance(state.dice)
            state.creature_deck = state.creature_discard
            state.creature_discard = []
            state.creature_deck.sort()
            chance.shuffle(state.creature_deck)
            state.dice = chance.word
            if events is not None:
                events.append(Event("reshuffle", 0, amount=len(state.creature_deck)))
        face(tables, state, state.creature_deck.pop(), events)
    if tables.rule[state.location - tables.location0] == FINAL:
        face(tables, state, tables.thanatos, events)
    state.phase = BEFORE if state.line else WON


def face(tables: Tables, state: UnderworldState, piece: int, events: list[Event] | None) -> None:
    """A creature joins the right end of the line."""
    state.line.append(piece)
    state.line_dice.append(tables.dice[piece])
    state.line_out.append(0)
    if events is not None:
        events.append(Event("creature", 0, piece, NOWHERE, IN_LINE + len(state.line) - 1, tables.dice[piece]))


def leave(tables: Tables, state: UnderworldState, events: list[Event] | None) -> None:
    """The location is won: its treasures are drawn, then Acheron's choice or the next location (U46, U49)."""
    rule = tables.rule[state.location - tables.location0]
    state.won_locations += 1
    if rule == TREASURE:
        state.owed += 1
    while state.owed and state.treasure_deck:
        piece = state.treasure_deck.pop()
        state.treasures.append(piece)
        state.treasures.sort()
        state.owed -= 1
        if events is not None:
            events.append(Event("treasure", 0, piece))
    state.owed = 0
    if rule == SKIP and len(state.location_deck) > 1:
        state.phase = CROSSING
    else:
        arrive(tables, state, events)


def skip(tables: Tables, state: UnderworldState, events: list[Event] | None) -> None:
    """The next location is set aside face down (U29)."""
    state.set_aside.append(state.location_deck.pop())
    if events is not None:
        events.append(Event("skip", 0))
    arrive(tables, state, events)


def flee(tables: Tables, state: UnderworldState, events: list[Event] | None) -> None:
    """The combat is broken off: creatures still in the line are discarded, nothing more is won here (U19, U27, U40)."""
    for index in range(len(state.line)):
        if not state.line_out[index]:
            state.creature_discard.append(state.line[index])
    state.own_face, state.own_kept, state.own_run, state.foe_face = [], [], [], []
    state.blocked = 0
    if events is not None:
        events.append(Event("flee", 0, state.location))
    arrive(tables, state, events)
