"""What a combat is expected to cost: exact over both sides' dice for whole numbers of own dice, a line between them."""

from verne_tabletop.games.underworld.edition import Tables

MOST: int = 14


def hit_odds(dice: int, faces: int) -> list[float]:
    """P(k hits) for k = 0..dice when each die hits on `faces` of its six faces."""
    odds = [1.0]
    chance = faces / 6.0
    for _ in range(dice):
        more = [0.0] * (len(odds) + 1)
        for hits in range(len(odds)):
            more[hits] += odds[hits] * (1.0 - chance)
            more[hits + 1] += odds[hits] * chance
        odds = more
    return odds


class Expectation:
    """Expected health lost in beating one creature alone, by its dice and one's own; tables are filled when asked."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.known: dict[int, list[float]] = {}

    def loss(self, dice: int, strength: float, own_on: int, foe_on: int, critical: int) -> float:
        """Expected health lost; strength between whole numbers is read off the line between them."""
        whole = int(strength)
        if whole >= MOST:
            return self.table(MOST, own_on, foe_on, critical)[dice]
        part = strength - whole
        low = self.table(whole, own_on, foe_on, critical)[dice]
        return low + part * (self.table(whole + 1, own_on, foe_on, critical)[dice] - low)

    def table(self, own: int, own_on: int, foe_on: int, critical: int) -> list[float]:
        """Expected loss by the creature's dice, 0 to 8, when striking with `own` dice."""
        key = ((own * 8 + own_on) * 8 + foe_on) * 8 + critical
        found = self.known.get(key)
        if found is None:
            found = self.solve(own, own_on, foe_on, critical)
            self.known[key] = found
        return found

    def removal(self, own: int, own_on: int) -> list[float]:
        """P(r dice removed) for r = 0..3 by one strike, criticals of fives and sixes included."""
        t = self.tables
        keen_faces, plain_faces = 7 - t.own_hits_on, t.own_hits_on - own_on
        found = [0.0] * 4
        keen_odds = hit_odds(own, keen_faces)
        for keen in range(own + 1):
            rest = own - keen
            share = plain_faces / (6.0 - keen_faces)
            plain = [1.0]
            for _ in range(rest):
                more = [0.0] * (len(plain) + 1)
                for hits in range(len(plain)):
                    more[hits] += plain[hits] * (1.0 - share)
                    more[hits + 1] += plain[hits] * share
                plain = more
            for hits in range(len(plain)):
                total = keen + hits + (keen // t.critical_dice) * t.critical_hits
                removed = t.dice_removed[min(total, len(t.dice_removed) - 1)]
                found[removed] += keen_odds[keen] * plain[hits]
        return found

    def damage(self, dice: int, foe_on: int, critical: int) -> float:
        """Expected health one strike of the creature costs."""
        t = self.tables
        odds = hit_odds(dice, 7 - foe_on)
        total = 0.0
        for hits in range(dice + 1):
            lost = t.health_lost[min(hits, len(t.health_lost) - 1)] + (hits // t.critical_dice) * critical
            total += odds[hits] * lost
        return total

    def mean_removed(self, own: int, own_on: int) -> float:
        """Dice that one strike with `own` dice removes on average."""
        odds = self.removal(own, own_on)
        return odds[1] + 2.0 * odds[2] + 3.0 * odds[3]

    def survival(self, dice: int, foe_on: int, critical: int, health: int) -> float:
        """Chance to live through one strike of a creature with `dice` dice, nothing turned or blocked."""
        t = self.tables
        odds = hit_odds(dice, 7 - foe_on)
        alive = 0.0
        for hits in range(dice + 1):
            lost = t.health_lost[min(hits, len(t.health_lost) - 1)] + (hits // t.critical_dice) * critical
            if lost < health:
                alive += odds[hits]
        return alive

    def solve(self, own: int, own_on: int, foe_on: int, critical: int) -> list[float]:
        """L(k) = (damage(k) + sum over r > 0 of p(r) L(k - r)) / (1 - p(0)); damage falls in the last strike too."""
        removal = self.removal(own, own_on)
        losses = [0.0] * 9
        for dice in range(1, 9):
            total = self.damage(dice, foe_on, critical)
            for removed in range(1, 4):
                total += removal[removed] * losses[max(0, dice - removed)]
            losses[dice] = total / (1.0 - removal[0])
        return losses
