"""A combat played out in the mind: strikes drawn from exact odds, favours bought by habit."""

from typing import Final

from verne_tabletop.games.underworld.combat import HARPE, OBOL, THREAD, TORCH
from verne_tabletop.games.underworld.edition import (
    BLOCK,
    CASCADE,
    DIE,
    FLEE,
    HEAL,
    REROLL,
    Tables,
)
from verne_tabletop.games.underworld.expectation import Expectation
from verne_tabletop.games.underworld.habits import Habits
from verne_tabletop.games.underworld.odds import Odds
from verne_tabletop.games.underworld.prospect import Prospect
from verne_tabletop.games.underworld.relics import AEGIS, AMBROSIA, BOUGH, HELM

DEAD: Final = 0
FREED: Final = 1
WON: Final = 2
FLED: Final = 3


class Foresight:
    """The part of a journey that a combat changes, as plain numbers that are set, played with and thrown away."""

    def __init__(self, tables: Tables, expectation: Expectation, habits: Habits, prospect: Prospect) -> None:
        self.tables: Tables = tables
        self.expectation: Expectation = expectation
        self.odds: Odds = expectation.odds
        self.habits: Habits = habits
        self.prospect: Prospect = prospect
        #: how much a card is missed, by piece: its best end, and a part of what its other ends leave open
        self.missed: list[float] = [
            max(ends) + 0.35 * len([1 for icons in ends if icons]) - 0.35 if sum(ends) else 0.1
            for ends in tables.icons[: tables.thanatos]
        ]
        self.word: int = 1
        self.heal: int = 1
        self.hit_boss_on: int = 4
        self.boss_hits_on: int = 4
        self.hitting: bool = False
        self.health: int = 20
        self.hand: list[int] = []
        self.held: list[int] = [0] * 9
        self.last: bool = False
        self.wild: bool = False
        self.barred: int = -1
        self.line: list[int] = []
        self.line_dice: list[int] = []
        self.at: int = 0
        self.owed: int = 0
        self.extra_dice: int = 0
        self.rerolls: int = 0
        self.cascades: int = 0
        self.altar: list[int] = []
        self.best: float = 0.0
        self.chosen: list[int] = []

    def unit(self) -> float:
        """The next number from (0, 1): a quick generator (Lehmer) that serves guesses, never the game's own dice."""
        self.word = self.word * 48271 % 2147483647
        return self.word / 2147483647.0

    def strength(self) -> float:
        """Dice per strike, re-rolls and cascades counted as parts of dice."""
        dice = self.tables.own_dice + self.extra_dice + self.held[HARPE]
        return self.habits.strength(dice, self.rerolls + self.held[THREAD], self.cascades + self.held[TORCH])

    def loss(self, strength: float) -> float:
        """Health this combat is expected to cost from here on with so many dice a strike."""
        return self.expectation.line_loss(self.line, self.line_dice, strength, self.hit_boss_on, self.boss_hits_on)

    def pay(self, ares: int, zeus: int, athena: int) -> bool:
        """Pay so many icons with the cards least missed; False, and nothing paid, when the hand cannot."""
        self.best = 1e9
        self.altar = []
        self.hand.sort()
        self.seek(0, ares, zeus, athena, 0.0)
        if self.best > 1e8:
            return False
        for piece in self.chosen:
            self.hand.remove(piece)
        return True

    def seek(self, start: int, ares: int, zeus: int, athena: int, cost: float) -> None:
        """Look among the cards from `start` on for the cheapest that cover what is still owed."""
        owing = ares + zeus + athena if self.wild else max(0, ares) + max(0, zeus) + max(0, athena)
        if owing <= 0:
            self.best = cost
            self.chosen = self.altar[:]
            return
        hand = self.hand
        for index in range(start, len(hand)):
            piece = hand[index]
            if index > start and piece == hand[index - 1]:
                continue
            dearer = cost + self.missed[piece]
            if dearer >= self.best:
                continue
            ends = self.tables.icons[piece]
            for god in range(3):
                icons = ends[god]
                if icons == 0 or god == self.barred:
                    continue
                self.altar.append(piece)
                if god == 0:
                    if self.wild or ares > 0:
                        self.seek(index + 1, ares - icons, zeus, athena, dearer)
                elif god == 1:
                    if self.wild or zeus > 0:
                        self.seek(index + 1, ares, zeus - icons, athena, dearer)
                elif self.wild or athena > 0:
                    self.seek(index + 1, ares, zeus, athena - icons, dearer)
                self.altar.pop()

    def pay_for(self, favour: int, times: int) -> bool:
        """Pay for a favour, so many times over in one go."""
        cost = self.tables.costs[favour]
        return self.pay(cost[0] * times, cost[1] * times, cost[2] * times)

    def shop(self) -> None:
        """Buy dice, re-rolls and cascades as long as they save more health than their icons are worth."""
        habits = self.habits
        price = 2.0 * (habits.icon_last if self.last else habits.icon)
        barred = [False, False, False]
        while len(self.hand) > 0:
            strength = self.strength()
            now = self.loss(strength)
            if now <= price:
                return
            best = -1
            most = price
            for favour in (DIE, REROLL, CASCADE):
                if not barred[favour]:
                    more = 1.0 if favour == DIE else habits.reroll_dice if favour == REROLL else habits.cascade_dice
                    gain = now - self.loss(strength + more)
                    if gain > most:
                        most = gain
                        best = favour
            if best < 0:
                return
            if not self.pay_for(best, 1):
                barred[best] = True
            elif best == DIE:
                self.extra_dice += 1
            elif best == REROLL:
                self.rerolls += 1
            else:
                self.cascades += 1

    def rest(self) -> float:
        """After a won combat: heal as long as that raises the chance of victory, which is given."""
        best = self.prospect.worth(self.health, self.hand, self.held, 0)
        while self.health < self.tables.health:
            better = False
            for times in range(1, 3):
                hand = self.hand[:]
                health = self.health
                if self.pay_for(HEAL, times):
                    self.health = min(self.tables.health, self.health + times * self.heal)
                    worth = self.prospect.worth(self.health, self.hand, self.held, 0)
                    if worth > best:
                        best = worth
                        better = True
                        break
                    self.hand = hand
                    self.health = health
            if not better:
                break
        return best

    def flees(self, removed: int, lost: int) -> bool:
        """Whether this roll is fled from, before its damage; the way out is paid for. Fleeing before the dice are
        cast would give away the chance of a good roll."""
        if self.last or not lost:
            return False
        dice = self.line_dice[self.at]
        self.line_dice[self.at] = max(0, dice - removed)
        left = self.health - lost - self.loss(self.strength())
        self.line_dice[self.at] = dice
        if left >= self.habits.flee:
            return False
        if self.held[HELM]:
            self.held[HELM] = 0
            return True
        if self.health > self.tables.toll[FLEE] and self.pay_for(FLEE, 1):
            self.health -= self.tables.toll[FLEE]
            return True
        return False

    def fight(self) -> int:
        """Play the combat to its end from before a strike, favours bought first."""
        t = self.tables
        if self.held[BOUGH] and self.last and not self.wild:
            self.held[BOUGH] = 0
            self.wild = True
        self.shop()
        while True:
            piece = self.line[self.at]
            boss = piece == t.thanatos
            own_on = self.hit_boss_on if boss else t.own_hits_on
            foe_on = self.boss_hits_on if boss else t.hits_on[piece]
            dice = t.own_dice + self.extra_dice + self.held[HARPE]
            again = self.rerolls + self.held[THREAD]
            row = self.odds.removal(dice, again, self.cascades + self.held[TORCH], own_on, self.hitting)
            mark = self.unit()
            removed = 0
            while mark >= row[removed]:
                removed += 1
            row = self.odds.loss(self.line_dice[self.at], foe_on, t.critical[piece])
            mark = self.unit()
            lost = 0
            while mark >= row[lost]:
                lost += 1
            if self.flees(removed, lost):
                return FLED
            end = self.take(removed, lost, False)
            if end >= 0:
                return end

    def take(self, removed: int, lost: int, blocked: bool) -> int:
        """Take the damage of a strike on both sides, after what can be done against it; the end, or -1."""
        if lost and not blocked:
            lost = self.parry(lost)
            if lost >= self.health:
                return DEAD
            self.health -= lost
        dice = self.line_dice[self.at] - removed
        self.line_dice[self.at] = max(0, dice)
        if dice <= 0:
            piece = self.line[self.at]
            if piece == self.tables.thanatos:
                return FREED
            if self.tables.has_treasure[piece]:
                self.owed += 1
            if self.wants(piece):
                self.hand.append(piece)
                if self.last:
                    self.shop()
        return self.onward()

    def wants(self, piece: int) -> bool:
        """Whether a won card is taken into the hand."""
        return max(self.tables.icons[piece]) > 0 and (self.last or len(self.hand) < self.habits.cap)

    def onward(self) -> int:
        """The next creature with dice, or WON."""
        size = len(self.line)
        for step in range(1, size + 1):
            index = (self.at + step) % size
            if self.line_dice[index] > 0:
                self.at = index
                return -1
        return WON

    def parry(self, lost: int) -> int:
        """What is lost after Aegis, a block, healing or Charon's obol."""
        habits = self.habits
        if lost < self.health:
            least = habits.block_last if self.last else habits.block
            if lost >= habits.aegis and self.held[AEGIS]:
                self.held[AEGIS] = 0
                return 0
            if lost >= least and self.pay_for(BLOCK, 1):
                return 0
            return lost
        if self.held[AEGIS]:
            self.held[AEGIS] = 0
            return 0
        if self.held[AMBROSIA]:
            self.held[AMBROSIA] = 0
            self.health = min(self.tables.health, self.health + self.tables.ambrosia)
            if lost < self.health:
                return lost
        if self.pay_for(BLOCK, 1):
            return 0
        if self.held[OBOL]:
            self.held[OBOL] = 0
            return 0
        times = (lost - self.health) // self.heal + 1
        if times <= 4 and self.health + (times - 1) * self.heal < self.tables.health and self.pay_for(HEAL, times):
            self.health = min(self.tables.health, self.health + times * self.heal)
        return lost
