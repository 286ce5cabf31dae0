"""How near the hero is to victory, and which choices a practised player tries first."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.games.underworld.combat import (
    THREAD,
    TORCH,
    cascades_left,
    dice_removed,
    health_lost,
    own_dice,
    own_threshold,
    rerolls_left,
)
from verne_tabletop.games.underworld.edition import BLOCK, CASCADE, DIE, FINAL, FLEE, HEAL, REROLL, Tables
from verne_tabletop.games.underworld.expectation import Expectation
from verne_tabletop.games.underworld.favours import fewest_cards
from verne_tabletop.games.underworld.foresight import Foresight
from verne_tabletop.games.underworld.habits import HABITS, Habits
from verne_tabletop.games.underworld.outlook import Outlook
from verne_tabletop.games.underworld.prospect import Prospect
from verne_tabletop.games.underworld.relics import AEGIS, AMBROSIA, BOUGH, HELM
from verne_tabletop.games.underworld.rules import UnderworldRules
from verne_tabletop.games.underworld.state import ROLLED, WON, UnderworldState
from verne_tabletop.games.underworld.weights import ADVANCED, BASIC

#: The gain of a move that is never better than waiting.
IDLE: Final = -1000.0


class UnderworldAdvisor(Advisor[UnderworldState]):
    """Worth is the chance of victory in percent."""

    SCALE: ClassVar[float] = 8.0

    def __init__(self, rules: Rules[UnderworldState]) -> None:
        assert isinstance(rules, UnderworldRules)
        self.rules: UnderworldRules = rules
        self.tables: Tables = rules.tables
        self.habits: Habits = Habits(HABITS)
        self.expectation: Expectation = Expectation(rules.tables)
        mind = Foresight(rules.tables, self.expectation, self.habits, Prospect(rules.tables, BASIC))
        self.outlook: Outlook = Outlook(rules.tables, mind, BASIC, ADVANCED)

    def worth(self, state: UnderworldState) -> list[float]:
        """100 when freed, 0 when dead; in between the chance that the outlook gives."""
        return [100.0 * self.outlook.chance(state)]

    def strength(self, state: UnderworldState) -> float:
        """Dice per strike, re-rolls and cascades counted as parts of dice."""
        t = self.tables
        thread = 1 if t.treasure[THREAD] in state.treasures else 0
        torch = 1 if t.treasure[TORCH] in state.treasures else 0
        return self.habits.strength(own_dice(t, state), state.rerolls + thread, state.cascades + torch)

    def loss(self, state: UnderworldState, strength: float, removed: int = 0) -> float:
        """Health this combat is expected to cost with so many dice a strike, once the creature whose turn it is has
        lost `removed` dice."""
        dice = state.line_dice[:]
        if removed:
            dice[state.at] -= removed
        return self.expectation.line_loss(state.line, dice, strength, state.hit_thanatos_on, state.thanatos_hits_on)

    def weigh(self, state: UnderworldState, seat: int, moves: list[Move]) -> list[float]:
        """Each move's gain in health as a practised player sees it, as exp(gain); what is never better than waiting
        weighs next to nothing."""
        if len(moves) == 1:
            return [1.0]
        t = self.tables
        last = t.rule[state.location - t.location0] == FINAL
        lost = health_lost(t, state) if state.phase == ROLLED else 0
        turned = self.turn(state) if state.phase == ROLLED and not state.basket else -1
        turn = "cascade" if turned >= 0 and state.own_face[turned] == 6 else "reroll"
        gains: list[float] = []
        for move in moves:
            if turned >= 0:
                gains.append(0.0 if move.verb == turn and move.place == turned else IDLE)
            else:
                gains.append(self.gain(state, move, last, lost))
        best = max(gains)
        return [exp(max(-9.0, 4.0 * (gain - best)) if gain > IDLE else -14.0) for gain in gains]

    def turn(self, state: UnderworldState) -> int:
        """The die that a practised player turns first while that is free, or -1: a six to cascade, else a miss."""
        t = self.tables
        if dice_removed(t, state) >= min(t.dice_removed[-1], state.line_dice[state.at]):
            return -1
        if cascades_left(t, state) > 0:
            for die in range(len(state.own_face)):
                if state.own_face[die] == 6 and not state.own_run[die]:
                    return die
        if rerolls_left(t, state) > 0:
            threshold = own_threshold(t, state)
            for die in range(len(state.own_face)):
                if state.own_face[die] < threshold:
                    return die
        return -1

    def gain(self, state: UnderworldState, move: Move, last: bool, lost: int) -> float:
        """What a move gains in health over doing nothing; IDLE when it cannot gain anything now."""
        verb = move.verb
        if verb == "want":
            return self.favour_gain(state, move.piece - self.tables.favour0, last, lost)
        if verb == "pay":
            return self.pay_gain(state, move.piece, move.extra[0])
        if verb == "use":
            return self.relic_gain(state, self.tables.treasure.index(move.piece), last, lost)
        if verb in ("reroll", "cascade"):
            return IDLE
        if verb == "take":
            if not max(self.tables.icons[state.line[state.at]]):
                return IDLE
            return 3.0 if last or len(state.hand) < self.habits.cap else -3.0
        if verb == "spurn" and last and max(self.tables.icons[state.line[state.at]]):
            return IDLE
        if verb == "walk" and last:
            return IDLE
        if verb == "skip":
            return 3.0
        return 0.0

    def favour_gain(self, state: UnderworldState, favour: int, last: bool, lost: int) -> float:
        """Health gained by a favour less the worth of its two icons. Dice are bought before a strike; everything else
        can wait for the roll that calls for it."""
        t, habits = self.tables, self.habits
        price = 2.0 * (habits.icon_last if last else habits.icon)
        if state.basket:
            here = fewest_cards(t, state, state.basket)
            same = fewest_cards(t, state, [*state.basket, favour]) <= here
            return 1.0 if favour == HEAL and same else IDLE
        if favour == HEAL:
            if state.phase == WON:
                wants = len(state.hand) > habits.keep or state.health < habits.heal_below
                return 2.0 if wants else -2.0
            return 2.0 if lost >= state.health else IDLE
        if (favour == DIE) == (state.phase == ROLLED):
            return IDLE
        if favour == BLOCK:
            return 5.0 if lost >= state.health else lost - habits.block
        strength = self.strength(state)
        if favour == FLEE:
            if not lost:
                return IDLE
            return habits.flee - (state.health - lost - self.loss(state, strength, dice_removed(t, state)))
        if favour == REROLL and min(state.own_face) >= own_threshold(t, state):
            return IDLE
        if favour == CASCADE and 6 not in state.own_face:
            return IDLE
        if favour != DIE and dice_removed(t, state) >= state.line_dice[state.at]:
            return IDLE
        more = {DIE: 1.0, REROLL: habits.reroll_dice, CASCADE: habits.cascade_dice}[favour]
        return self.loss(state, strength) - self.loss(state, strength + more) - price

    def pay_gain(self, state: UnderworldState, piece: int, god: int) -> float:
        """A payment wastes little, and spends the poorer card first."""
        t = self.tables
        icons = t.icons[piece][god]
        worth = sum(t.icons[piece])
        return -self.habits.spare * (worth - icons) - 0.2 * icons

    def relic_gain(self, state: UnderworldState, treasure: int, last: bool, lost: int) -> float:
        """When a treasure is used: those that save can wait for the roll that calls for them."""
        t, habits = self.tables, self.habits
        if treasure == AEGIS:
            return 6.0 if lost >= min(3, state.health) else -2.0
        if treasure == AMBROSIA:
            return 3.0 if lost >= state.health else IDLE
        if treasure == HELM:
            if not lost:
                return IDLE
            left = state.health - lost - self.loss(state, self.strength(state), dice_removed(t, state))
            return habits.flee + 1.0 - left
        if treasure == BOUGH:
            return 3.0 if last or self.loss(state, self.strength(state)) > habits.bough else -2.0
        return 3.0 if last or state.count >= habits.sandals else -2.0
