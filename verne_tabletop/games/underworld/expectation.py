"""What a combat is expected to cost: exact over both sides' dice for whole numbers of own dice, a line between them."""

from verne_tabletop.games.underworld.edition import Tables
from verne_tabletop.games.underworld.odds import MOST_DICE, Odds, mean


class Expectation:
    """Expected health lost in beating one creature alone, by its dice and one's own; tables are filled when asked."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.odds: Odds = Odds(tables)
        self.known: dict[int, list[float]] = {}

    def loss(self, dice: int, strength: float, own_on: int, foe_on: int, critical: int) -> float:
        """Expected health lost; strength between whole numbers is read off the line between them."""
        whole = int(strength)
        if whole >= MOST_DICE:
            return self.table(MOST_DICE, own_on, foe_on, critical)[dice]
        part = strength - whole
        low = self.table(whole, own_on, foe_on, critical)[dice]
        return low + part * (self.table(whole + 1, own_on, foe_on, critical)[dice] - low)

    def line_loss(
        self, line: list[int], dice: list[int], strength: float, hit_boss_on: int, boss_hits_on: int
    ) -> float:
        """The same for a line of creatures with so many dice left, one after the other; those of Thanatos apart."""
        t = self.tables
        total = 0.0
        for index in range(len(line)):
            if dice[index] > 0:
                piece = line[index]
                boss = piece == t.thanatos
                own_on = hit_boss_on if boss else t.own_hits_on
                foe_on = boss_hits_on if boss else t.hits_on[piece]
                total += self.loss(dice[index], strength, own_on, foe_on, t.critical[piece])
        return total

    def table(self, own: int, own_on: int, foe_on: int, critical: int) -> list[float]:
        """Expected loss by the creature's dice, 0 to 8, when striking with `own` dice."""
        key = ((own * 8 + own_on) * 8 + foe_on) * 8 + critical
        found = self.known.get(key)
        if found is None:
            found = self.solve(own, own_on, foe_on, critical)
            self.known[key] = found
        return found

    def mean_removed(self, own: int, rerolls: int, cascades: int, own_on: int, hitting: bool) -> float:
        """Dice that one strike with `own` dice, re-rolls and cascades takes on average."""
        return mean(self.odds.strike(own, rerolls, cascades, own_on, hitting))

    def damage(self, dice: int, foe_on: int, critical: int) -> float:
        """Expected health one strike of the creature costs."""
        return mean(self.odds.damage(dice, foe_on, critical))

    def survival(self, dice: int, foe_on: int, critical: int, health: int) -> float:
        """Chance to live through one strike of a creature with `dice` dice, nothing turned or blocked."""
        return sum(self.odds.damage(dice, foe_on, critical)[:health])

    def solve(self, own: int, own_on: int, foe_on: int, critical: int) -> list[float]:
        """L(k) = (damage(k) + sum over r > 0 of p(r) L(k - r)) / (1 - p(0)); damage falls in the last strike too."""
        removal = self.odds.strike(own, 0, 0, own_on, False)
        losses = [0.0] * 9
        for dice in range(1, 9):
            total = self.damage(dice, foe_on, critical)
            for removed in range(1, len(removal)):
                total += removal[removed] * losses[max(0, dice - removed)]
            losses[dice] = total / (1.0 - removal[0])
        return losses
