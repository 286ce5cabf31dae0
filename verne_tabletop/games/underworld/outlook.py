"""The chance of victory in a position: its combat played out in the mind a few times, and what is left weighed."""

from typing import Final

from verne_tabletop.games.underworld.combat import cascades_left, health_lost, rerolls_left
from verne_tabletop.games.underworld.edition import (
    BLOCK,
    CASCADE,
    DIE,
    FINAL,
    FLEE,
    HEAL,
    REROLL,
    SKIP,
    TREASURE,
    WILD,
    Tables,
)
from verne_tabletop.games.underworld.favours import barred_god, price
from verne_tabletop.games.underworld.foresight import DEAD, FLED, FREED, WON, Foresight
from verne_tabletop.games.underworld.journey import WINGED
from verne_tabletop.games.underworld.prospect import Prospect
from verne_tabletop.games.underworld.state import BEFORE, CARD, CROSSING, ROLLED, SANDALS, UnderworldState
from verne_tabletop.games.underworld.state import WON as ALL_FALLEN

#: How often a combat is played out for one look at a position.
PLAYOUTS: Final = 3
#: 48271 ** 100003 modulo 2 ** 31 - 1: playouts begin far apart in the generator's sequence, and each in the same place
#: whatever was chosen before it.
LEAP: Final = 1529031059


class Outlook:
    """Sets a Foresight to a full state, plays, and averages; the same state always gives the same chance."""

    def __init__(self, tables: Tables, mind: Foresight, basic: list[list[float]], advanced: list[list[float]]) -> None:
        self.tables: Tables = tables
        self.mind: Foresight = mind
        self.prospect: Prospect = mind.prospect
        self.basic: list[list[float]] = basic
        self.advanced: list[list[float]] = advanced
        self.playouts: int = PLAYOUTS

    def chance(self, state: UnderworldState) -> float:
        """The chance of victory, 0 to 1."""
        if state.freed:
            return 1.0
        if not state.health:
            return 0.0
        prospect = self.prospect
        prospect.weights = self.advanced if state.advanced else self.basic
        held = self.held(state)
        if state.phase == CROSSING:
            prospect.look(state.location_deck, state.last_encounter)
            skipping = prospect.worth(state.health, state.hand, held, 1)
            return max(skipping, prospect.worth(state.health, state.hand, held, 0))
        if self.just_come(state):
            prospect.look([*state.location_deck, state.location], state.last_encounter)
            return prospect.worth(state.health, state.hand, held, 0)
        if state.location_deck:
            prospect.look(state.location_deck, state.last_encounter)
        return self.played_out(state, held)

    def held(self, state: UnderworldState) -> list[int]:
        """1 for every treasure in hand, in the order of TREASURES."""
        found = [0] * 9
        for index in range(9):
            if self.tables.treasure[index] in state.treasures:
                found[index] = 1
        return found

    def just_come(self, state: UnderworldState) -> bool:
        """Whether a location has been turned up and nothing was done there yet: its creatures then say nothing of the
        choice that led there."""
        if state.phase == SANDALS:
            return True
        t = self.tables
        if state.phase != BEFORE or state.basket or state.extra_dice or state.rerolls or state.cascades:
            return False
        if t.treasure[WINGED] in state.treasures and state.count > 1:
            return False
        rule = t.rule[state.location - t.location0]
        encounter = state.last_encounter if rule == FINAL else t.encounter[state.location - t.location0]
        if state.wild and rule != WILD:
            return False
        return state.count == t.creatures_met(len(state.hand), encounter)

    def played_out(self, state: UnderworldState, held: list[int]) -> float:
        """The mean over playouts of the combat that is under way."""
        t, mind = self.tables, self.mind
        rule = t.rule[state.location - t.location0]
        mind.word = 1 + (state.dice & 0x3FFFFFFF)
        mind.heal = state.heal
        mind.hit_boss_on = state.hit_thanatos_on
        mind.boss_hits_on = state.thanatos_hits_on
        mind.hitting = state.critical_hitting == 1
        mind.last = rule == FINAL
        mind.barred = barred_god(t, state)
        mind.wild = state.wild == 1
        mind.line = state.line
        mind.health = state.health
        mind.extra_dice, mind.rerolls, mind.cascades = state.extra_dice, state.rerolls, state.cascades
        mind.hand = state.hand[:]
        blocked = state.blocked == 1
        if state.basket:
            self.complete(state)
            blocked = blocked or BLOCK in state.basket
            if FLEE in state.basket:
                return self.prospect.worth(mind.health, mind.hand, held, 0)
        health, hand = mind.health, mind.hand
        extra_dice, rerolls, cascades = mind.extra_dice, mind.rerolls, mind.cascades
        total = 0.0
        word = mind.word
        for _ in range(self.playouts):
            word = word * LEAP % 2147483647
            mind.word = word
            mind.health, mind.hand, mind.held = health, hand[:], held[:]
            mind.extra_dice, mind.rerolls, mind.cascades = extra_dice, rerolls, cascades
            mind.line_dice = state.line_dice[:]
            mind.at = state.at
            mind.owed = state.owed
            mind.wild = state.wild == 1
            total += self.ending(state, rule, self.play(state, blocked))
        return total / self.playouts

    def complete(self, state: UnderworldState) -> None:
        """Pay the rest of what the basket costs with the cards least missed, and take the favours."""
        t, mind = self.tables, self.mind
        need = price(t, state.basket)
        for index in range(len(state.altar_piece)):
            piece, god = state.altar_piece[index], state.altar_god[index]
            mind.hand.remove(piece)
            need[god] -= t.icons[piece][god]
        mind.pay(need[0], need[1], need[2])
        for favour in state.basket:
            if favour == DIE:
                mind.extra_dice += 1
            elif favour == REROLL:
                mind.rerolls += 1
            elif favour == CASCADE:
                mind.cascades += 1
            elif favour == HEAL:
                mind.health = min(t.health, mind.health + state.heal)
            elif favour == FLEE:
                mind.health -= t.toll[FLEE]

    def play(self, state: UnderworldState, blocked: bool) -> int:
        """Play the combat on from the state's window to its end."""
        mind = self.mind
        phase = state.phase
        end = -1
        if phase == ROLLED:
            removed, lost = self.removed(state), 0 if blocked else health_lost(self.tables, state)
            end = FLED if mind.flees(removed, lost) else mind.take(removed, lost, blocked)
        elif phase == CARD:
            if mind.wants(state.line[state.at]):
                mind.hand.append(state.line[state.at])
            end = mind.onward()
        elif phase == ALL_FALLEN:
            end = WON
        return mind.fight() if end < 0 else end

    def removed(self, state: UnderworldState) -> int:
        """Dice that the roll on the table takes once sixes have cascaded and misses were rolled again."""
        t, mind = self.tables, self.mind
        threshold = mind.hit_boss_on if state.line[state.at] == t.thanatos else t.own_hits_on
        keen_on = threshold if mind.hitting else t.own_hits_on
        runs = cascades_left(t, state) + mind.cascades - state.cascades
        again = rerolls_left(t, state) + mind.rerolls - state.rerolls
        hits, keen, misses = 0, 0, 0
        for index in range(len(state.own_face)):
            face = state.own_face[index]
            hits += state.own_kept[index]
            keen += state.own_kept[index]
            running = state.own_run[index] == 0 and face == 6 and runs > 0
            if running:
                runs -= 1
                while face == 6:
                    hits += 1
                    keen += 1
                    face = 1 + int(mind.unit() * 6.0)
            if face >= threshold:
                hits += 1
            else:
                misses += 1
            if face >= keen_on:
                keen += 1
        while again > 0 and misses > 0:
            again -= 1
            face = 1 + int(mind.unit() * 6.0)
            if face >= threshold:
                misses -= 1
                hits += 1
            if face >= keen_on:
                keen += 1
        hits += (keen // t.critical_dice) * t.critical_hits
        return t.dice_removed[min(hits, len(t.dice_removed) - 1)]

    def ending(self, state: UnderworldState, rule: int, end: int) -> float:
        """What the end of a combat is worth."""
        mind, prospect = self.mind, self.prospect
        if end == DEAD:
            return 0.0
        if end == FREED:
            return 1.0
        if end == FLED:
            return prospect.worth(mind.health, mind.hand, mind.held, 0)
        owed = mind.owed + (1 if rule == TREASURE else 0)
        for number in range(min(owed, len(state.treasure_deck))):
            piece = state.treasure_deck[len(state.treasure_deck) - 1 - number]
            mind.held[self.tables.treasure.index(piece)] = 1
        best = mind.rest()
        if rule == SKIP and len(state.location_deck) > 1:
            return max(best, prospect.worth(mind.health, mind.hand, mind.held, 1))
        return best
