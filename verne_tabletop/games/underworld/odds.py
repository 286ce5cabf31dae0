"""Exact odds of one strike, as rows of cumulated chances: dice taken from a creature, health lost to one."""

from typing import Final

from verne_tabletop.games.underworld.edition import Tables

MOST_DICE: Final = 14
MOST_TURNS: Final = 6


class Odds:
    """Rows are made when first asked for; a draw is the first index whose entry is above a number from [0, 1)."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.losses: dict[int, list[float]] = {}
        self.removals: dict[int, list[float]] = {}

    def loss(self, dice: int, foe_on: int, critical: int) -> list[float]:
        """Health lost to one strike of a creature with `dice` dice that hit on `foe_on` and more."""
        key = (dice * 8 + foe_on) * 16 + critical
        row = self.losses.get(key)
        if row is None:
            row = cumulated(self.damage(dice, foe_on, critical))
            self.losses[key] = row
        return row

    def damage(self, dice: int, foe_on: int, critical: int) -> list[float]:
        """P(so much health lost), nothing blocked."""
        t = self.tables
        odds = hit_odds(dice, 7 - foe_on)
        chances = [0.0] * (max(t.health_lost) + dice * critical + 1)
        for hits in range(dice + 1):
            lost = t.health_lost[min(hits, len(t.health_lost) - 1)] + (hits // t.critical_dice) * critical
            chances[lost] += odds[hits]
        return chances

    def removal(self, dice: int, rerolls: int, cascades: int, own_on: int, hitting: bool) -> list[float]:
        """Dice taken by one strike with `dice` dice that hit on `own_on` and more: sixes cascade first, then dice that
        miss are rolled again. `hitting`: every hit counts for criticals, not only the keen faces."""
        dice = min(dice, MOST_DICE)
        rerolls = min(rerolls, MOST_TURNS)
        cascades = min(cascades, MOST_TURNS)
        key = (((dice * 8 + rerolls) * 8 + cascades) * 8 + own_on) * 2 + (1 if hitting else 0)
        row = self.removals.get(key)
        if row is None:
            row = cumulated(self.strike(dice, rerolls, cascades, own_on, hitting))
            self.removals[key] = row
        return row

    def strike(self, dice: int, rerolls: int, cascades: int, own_on: int, hitting: bool) -> list[float]:
        """P(r dice taken). A roll is told by its hits, its keen faces (those that count for criticals), its misses
        and the sixes that are still to cascade."""
        t = self.tables
        keen_on = own_on if hitting else t.own_hits_on
        rolls: dict[tuple[int, int, int, int], float] = {(0, 0, 0, 0): 1.0}
        for _ in range(dice):
            rolls = thrown(rolls, own_on, keen_on, cascades, False)
        for _ in range(cascades):
            rolls = thrown(rolls, own_on, keen_on, 0, True)
        for _ in range(rerolls):
            rolls = rolled_again(rolls, own_on, keen_on)
        chances = [0.0] * (max(t.dice_removed) + 1)
        for (hits, keen, _, _), odds in rolls.items():
            total = hits + (keen // t.critical_dice) * t.critical_hits
            chances[t.dice_removed[min(total, len(t.dice_removed) - 1)]] += odds
        return chances


def thrown(
    rolls: dict[tuple[int, int, int, int], float], own_on: int, keen_on: int, cascades: int, cascading: bool
) -> dict[tuple[int, int, int, int], float]:
    """One more die on the table; or, `cascading`, one six that is kept and rolled on until it shows something else."""
    found: dict[tuple[int, int, int, int], float] = {}
    for (hits, keen, misses, runs), odds in rolls.items():
        if cascading and not runs:
            same = (hits, keen, misses, runs)
            found[same] = found.get(same, 0.0) + odds
            continue
        for kept in range(4 if cascading else 1):
            stay = 1.0 / 6.0**kept
            for face in range(1, 6 if cascading else 7):
                hit = 1 if face >= own_on else 0
                sharp = 1 if face >= keen_on else 0
                more = 1 if face == 6 and runs < cascades else 0
                chance = odds / 6.0
                if cascading:
                    more = -1
                    chance = odds * stay / (6.0 if kept < 3 else 5.0)
                key = (hits + kept + hit, keen + kept + sharp, misses + 1 - hit, runs + more)
                found[key] = found.get(key, 0.0) + chance
    return found


def rolled_again(
    rolls: dict[tuple[int, int, int, int], float], own_on: int, keen_on: int
) -> dict[tuple[int, int, int, int], float]:
    """One die that misses is rolled again, where there is one."""
    found: dict[tuple[int, int, int, int], float] = {}
    for (hits, keen, misses, runs), odds in rolls.items():
        if not misses:
            same = (hits, keen, misses, runs)
            found[same] = found.get(same, 0.0) + odds
            continue
        for face in range(1, 7):
            hit = 1 if face >= own_on else 0
            sharp = 1 if face >= keen_on else 0
            key = (hits + hit, keen + sharp, misses - hit, runs)
            found[key] = found.get(key, 0.0) + odds / 6.0
    return found


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


def mean(chances: list[float]) -> float:
    """The mean of a number by the chances of 0, 1, 2 and so on."""
    total = 0.0
    for number in range(len(chances)):
        total += number * chances[number]
    return total


def cumulated(chances: list[float]) -> list[float]:
    """Running sums, the last of them above 1."""
    row: list[float] = []
    total = 0.0
    for chance in chances:
        total += chance
        row.append(total)
    row[-1] = 2.0
    return row
