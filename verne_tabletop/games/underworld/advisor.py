"""How near the hero is to victory, and which choices a practised player tries first."""

from math import exp
from typing import ClassVar, Final

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.rules import Advisor, Rules
from verne_tabletop.games.underworld.combat import health_lost, own_dice, own_threshold
from verne_tabletop.games.underworld.edition import BLOCK, CASCADE, DIE, FINAL, FLEE, HEAL, REROLL, Tables
from verne_tabletop.games.underworld.expectation import Expectation
from verne_tabletop.games.underworld.favours import fewest_cards
from verne_tabletop.games.underworld.relics import AEGIS, AMBROSIA, BOUGH, HELM
from verne_tabletop.games.underworld.rules import UnderworldRules
from verne_tabletop.games.underworld.state import ROLLED, WON, UnderworldState

#: What practice taught (found by hill climbing over seeded games): see the names in `Habits`.
HABITS: Final[tuple[float, ...]] = (
    *(0.38, 1.29, 1.23, 0.43, 1.6, 4.68, 6.72, 2.71),
    *(3.2, 4.39, -0.38, 3.0, 0.45, 12.0, 0.94),
)


#: Log odds of victory, fitted by logistic regression to 30,000 games of the practised player, half of them with the
#: advanced creatures: constant, health, loss expected in this combat, health left after it (below 0, above 0), icons,
#: cards, cards above four, icons of the rarest god, dice bought, re-rolls and cascades bought, the nine treasures in
#: the order of TREASURES, locations to come, the same when advanced, advanced. Before and in the last location.
FIT_BEFORE: Final[tuple[float, ...]] = (
    *(-4.476, 0.651, -0.541, 1.479, -0.287, 0.103, 0.038, -0.102, -0.021, -0.03, 0.216),
    *(0.798, 1.505, 0.432, 0.297, 0.61, 0.576, 0.552, 0.519, 0.158),
    *(-0.494, -0.108, -0.564),
)
FIT_LAST: Final[tuple[float, ...]] = (
    *(-0.611, 0.353, -0.207, 0.332, 0.228, 0.076, 0.259, 0.946, 0.604, -0.039, 0.07),
    *(1.57, 2.627, 0.396, 0.0, 0.079, 1.202, 0.0, 0.0, 0.082),
    *(0.0, 0.0, -0.275),
)


class Habits:
    """Named thresholds of the practised player, in health unless said otherwise."""

    def __init__(self, numbers: tuple[float, ...]) -> None:
        self.icon: float = numbers[0]  # what an icon is worth before the last location
        self.icon_last: float = numbers[1]  # and in it
        self.reroll_dice: float = numbers[2]  # dice a re-roll is worth
        self.cascade_dice: float = numbers[3]  # dice a cascade is worth
        self.block: float = numbers[4]  # least loss worth a block
        self.low: float = numbers[5]  # health below which healing comes first
        self.cap: float = numbers[6]  # cards in hand from which won cards are left
        self.keep: float = numbers[7]  # cards in hand above which a won combat ends in healing
        self.heal_below: float = numbers[8]  # health below which a won combat ends in healing in any case
        self.flee: float = numbers[9]  # health one wants to have left after a combat, else one flees
        self.ambrosia: float = numbers[10]  # health below which ambrosia is taken before the last location
        self.sandals: float = numbers[11]  # creatures from which the sandals are worn before the last location
        self.last_heal: float = numbers[12]  # health below which one heals in the last location between strikes
        self.bough: float = numbers[13]  # loss expected from which the Golden Bough is broken before the last location
        self.spare: float = numbers[14]  # weight of icons wasted in a payment


class UnderworldAdvisor(Advisor[UnderworldState]):
    """Worth is the chance of victory in percent."""

    SCALE: ClassVar[float] = 8.0

    def __init__(self, rules: Rules[UnderworldState]) -> None:
        assert isinstance(rules, UnderworldRules)
        self.rules: UnderworldRules = rules
        self.tables: Tables = rules.tables
        self.habits: Habits = Habits(HABITS)
        self.expectation: Expectation = Expectation(rules.tables)

    def worth(self, state: UnderworldState) -> list[float]:
        """100 when freed, 0 when dead; in between by a logistic fit over played games (see FIT)."""
        if state.freed:
            return [100.0]
        if not state.health:
            return [0.0]
        t = self.tables
        icons = 0
        by_god = [0, 0, 0]
        for piece in state.hand:
            ends = t.icons[piece]
            icons += max(ends)
            for god in range(3):
                by_god[god] += ends[god]
        cards = len(state.hand)
        to_come = len(state.location_deck)
        fit = FIT_LAST if to_come == 0 else FIT_BEFORE
        loss = self.loss(state, self.strength(state))
        net = state.health - loss
        log_odds = fit[0] + fit[1] * state.health + fit[2] * loss + (fit[3] if net < 0 else fit[4]) * net
        log_odds += fit[5] * icons + fit[6] * cards + fit[7] * max(0, cards - 4) + fit[8] * min(by_god)
        log_odds += fit[9] * state.extra_dice + fit[10] * (state.rerolls + state.cascades)
        for piece in state.treasures:
            log_odds += fit[11 + t.treasure.index(piece)]
        log_odds += fit[20] * to_come + state.advanced * (fit[21] * to_come + fit[22])
        return [100.0 / (1.0 + exp(-log_odds))]

    def strength(self, state: UnderworldState) -> float:
        """Dice per strike, re-rolls and cascades counted as parts of dice."""
        t, habits = self.tables, self.habits
        strength = float(own_dice(t, state))
        strength += habits.reroll_dice * (state.rerolls + (1 if t.treasure[6] in state.treasures else 0))
        return strength + habits.cascade_dice * (state.cascades + (1 if t.treasure[8] in state.treasures else 0))

    def loss(self, state: UnderworldState, strength: float) -> float:
        """Health this combat is expected to cost from here on with so many dice a strike."""
        t = self.tables
        total = 0.0
        for index in range(len(state.line)):
            dice = state.line_dice[index]
            if dice:
                piece = state.line[index]
                if piece == t.thanatos:
                    total += self.expectation.loss(
                        dice, strength, state.hit_thanatos_on, state.thanatos_hits_on, t.critical[piece]
                    )
                else:
                    total += self.expectation.loss(dice, strength, t.own_hits_on, t.hits_on[piece], t.critical[piece])
        return total

    def weigh(self, state: UnderworldState, seat: int, moves: list[Move]) -> list[float]:
        """Each move's gain in health as a practised player sees it, as exp(gain)."""
        if len(moves) == 1:
            return [1.0]
        last = self.tables.rule[state.location - self.tables.location0] == FINAL
        gains = [self.gain(state, move, last) for move in moves]
        best = max(gains)
        return [exp(max(-9.0, 4.0 * (gain - best))) for gain in gains]

    def gain(self, state: UnderworldState, move: Move, last: bool) -> float:
        """What a move gains in health over doing nothing."""
        verb = move.verb
        if verb == "want":
            return self.favour_gain(state, move.piece - self.tables.favour0, last)
        if verb == "pay":
            return self.pay_gain(state, move.piece, move.extra[0])
        if verb == "use":
            return self.relic_gain(state, self.tables.treasure.index(move.piece), last)
        if verb == "reroll":
            return self.reroll_gain(state, move.place)
        if verb == "cascade":
            return 3.0
        if verb == "take":
            icons = sum(self.tables.icons[state.line[state.at]])
            if not icons:
                return -3.0
            return 3.0 if last or len(state.hand) < self.habits.cap else -3.0
        if verb == "skip":
            return 3.0
        return 0.0

    def favour_gain(self, state: UnderworldState, favour: int, last: bool) -> float:
        """Health gained by a favour less the worth of its two icons."""
        habits = self.habits
        price = 2.0 * (habits.icon_last if last else habits.icon)
        if state.basket:
            here = fewest_cards(self.tables, state, state.basket)
            same = fewest_cards(self.tables, state, [*state.basket, favour]) <= here
            return 1.0 if favour == HEAL and same else -3.0
        if favour == HEAL:
            if state.phase == WON:
                wants = len(state.hand) > habits.keep or state.health < habits.heal_below
                return 2.0 if wants else -2.0
            low = habits.last_heal if last else habits.low
            lost = health_lost(self.tables, state) if state.phase == ROLLED else 0
            return 2.0 if state.health - lost < low else -2.0
        if favour == BLOCK:
            lost = health_lost(self.tables, state)
            return 5.0 if lost >= state.health else lost - habits.block
        strength = self.strength(state)
        if favour == FLEE:
            return habits.flee - (state.health - self.loss(state, strength))
        more = {DIE: 1.0, REROLL: habits.reroll_dice, CASCADE: habits.cascade_dice}[favour]
        return self.loss(state, strength) - self.loss(state, strength + more) - price

    def pay_gain(self, state: UnderworldState, piece: int, god: int) -> float:
        """A payment wastes little, and spends the poorer card first."""
        t = self.tables
        icons = t.icons[piece][god]
        worth = sum(t.icons[piece])
        return -self.habits.spare * (worth - icons) - 0.2 * icons

    def relic_gain(self, state: UnderworldState, treasure: int, last: bool) -> float:
        """When a treasure is used."""
        habits = self.habits
        if treasure == AEGIS:
            lost = health_lost(self.tables, state)
            return 6.0 if lost >= min(3, state.health) else -2.0
        if treasure == AMBROSIA:
            return 3.0 if state.health <= (15.0 if last else habits.ambrosia) else -2.0
        if treasure == HELM:
            return habits.flee + 1.0 - (state.health - self.loss(state, self.strength(state)))
        if treasure == BOUGH:
            return 3.0 if last or self.loss(state, self.strength(state)) > habits.bough else -2.0
        return 3.0 if last or state.count >= habits.sandals else -2.0

    def reroll_gain(self, state: UnderworldState, die: int) -> float:
        """Only dice that miss are rolled again."""
        return 2.0 if state.own_face[die] < own_threshold(self.tables, state) else -4.0
