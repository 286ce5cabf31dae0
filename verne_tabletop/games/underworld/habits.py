"""Thresholds of a practised player, in health unless said otherwise; found by playing seeded journeys."""

from typing import Final

HABITS: Final[tuple[float, ...]] = (
    *(0.38, 1.29, 1.23, 0.43, 1.6, 1.6, 3.0, 6.72, 3.0),
    *(2.71, 3.2, 3.0, 12.0, 0.94),
)


class Habits:
    """The thresholds by name."""

    def __init__(self, numbers: tuple[float, ...]) -> None:
        self.icon: float = numbers[0]  # what an icon is worth before the last location
        self.icon_last: float = numbers[1]  # and in it
        self.reroll_dice: float = numbers[2]  # dice a re-roll is worth
        self.cascade_dice: float = numbers[3]  # dice a cascade is worth
        self.block: float = numbers[4]  # least loss worth a block before the last location
        self.block_last: float = numbers[5]  # and in it
        self.aegis: float = numbers[6]  # least loss worth the Aegis
        self.cap: float = numbers[7]  # cards in hand from which won cards are left
        self.flee: float = numbers[8]  # health one wants to have left after a combat, else one flees
        self.keep: float = numbers[9]  # cards in hand above which a won combat ends in healing
        self.heal_below: float = numbers[10]  # health below which a won combat ends in healing in any case
        self.sandals: float = numbers[11]  # creatures from which the sandals are worn before the last location
        self.bough: float = numbers[12]  # loss expected from which the Golden Bough is broken before the last location
        self.spare: float = numbers[13]  # weight of icons wasted in a payment

    def strength(self, dice: int, rerolls: int, cascades: int) -> float:
        """Dice per strike, re-rolls and cascades counted as parts of dice."""
        return dice + self.reroll_dice * rerolls + self.cascade_dice * cascades
