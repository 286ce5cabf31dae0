"""What a journey is worth between two locations: log odds of victory, linear in a few plain features, by stage."""

from math import exp
from typing import Final

from verne_tabletop.games.underworld.edition import FINAL, NO_ARES, SKIP, TREASURE, WILD, Tables

FEATURES: Final = 28


class Prospect:
    """The chance of victory before a location is turned up, from weights by stage (locations to come, 1 to 8)."""

    def __init__(self, tables: Tables, weights: list[list[float]]) -> None:
        self.tables: Tables = tables
        self.weights: list[list[float]] = weights
        self.row: list[float] = [0.0] * FEATURES
        #: what the locations to come hold: encounter numbers' chart columns summed, and rules; set by look()
        self.ahead: list[float] = [0.0] * 6
        self.met: list[float] = [0.0] * 10
        self.left: int = 1
        #: creatures met by encounter number (0 to 4) and cards in hand (0 to 9)
        self.chart: list[list[float]] = [[0.0] * 10] + [
            [float(tables.creatures_met(hand, encounter)) for hand in range(10)] for encounter in range(1, 5)
        ]

    def look(self, places: list[int], last_encounter: int) -> None:
        """Look at the locations to come (pieces), Thanatos' own among them."""
        t = self.tables
        ahead = [0.0] * 6
        met = [0.0] * 10
        for place in places:
            rule = t.rule[place - t.location0]
            if rule == FINAL:
                if len(places) == 1:
                    met = self.chart[last_encounter][:]
                continue
            encounter = t.encounter[place - t.location0]
            ahead[0] += 1.0 if rule == TREASURE else 0.0
            ahead[1] += 1.0 if rule == NO_ARES else 0.0
            ahead[2] += 1.0 if rule == WILD else 0.0
            ahead[3] += 1.0 if rule == SKIP else 0.0
            ahead[4] += encounter
            row = self.chart[encounter]
            share = 1.0 / (len(places) - 1.0)
            for hand in range(10):
                met[hand] += row[hand] * share
        self.ahead = ahead
        self.met = met
        self.left = len(places)

    def features(self, health: int, hand: list[int], held: list[int], skipped: int) -> list[float]:
        """The row of features; `skipped`: locations of those looked at that will be passed by, unseen which."""
        row = self.row
        icons = self.tables.icons
        total = [0, 0, 0]
        double = [0, 0, 0]
        best = 0
        for piece in hand:
            ends = icons[piece]
            top = 0
            for god in range(3):
                total[god] += ends[god]
                if ends[god] > 1:
                    double[god] += 1
                if ends[god] > top:
                    top = ends[god]
            best += top
        cards = len(hand)
        row[0] = 1.0
        row[1] = float(health)
        row[2] = float(max(0, 8 - health))
        row[3] = health * health / 20.0
        row[4] = float(total[0])
        row[5] = float(total[1])
        row[6] = float(total[2])
        row[7] = float(cards)
        row[8] = self.met[min(9, cards)]
        row[9] = float(min(total[1], total[2], best // 2))
        row[10] = float(double[0])
        row[11] = float(double[1])
        row[12] = float(double[2])
        for index in range(9):
            row[13 + index] = float(held[index])
        share = 1.0
        if skipped and self.left > 1:
            share = (self.left - 1.0 - skipped) / (self.left - 1.0)
        for index in range(5):
            row[22 + index] = self.ahead[index] * share
        row[27] = health * best / 10.0
        return row

    def worth(self, health: int, hand: list[int], held: list[int], skipped: int) -> float:
        """The chance of victory."""
        row = self.features(health, hand, held, skipped)
        weights = self.weights[min(len(self.weights) - 1, max(0, self.left - 1 - skipped))]
        total = 0.0
        for index in range(FEATURES):
            total += weights[index] * row[index]
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
