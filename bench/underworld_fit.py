"""Fits the weights of the underworld's prospect by journeys played in the mind: `python -m bench.underworld_fit`.

Each round plays journeys by habit (habits varied a little from batch to batch, so that more is seen of what a hand, a
wound or a treasure does), notes the features before every location, and fits the log odds of victory to them, stage by
stage. It prints what weights.py then holds.
"""

import argparse
import sys

import numpy

from verne_tabletop.games.underworld import GAME
from verne_tabletop.games.underworld.edition import FINAL, NO_ARES, NO_ATHENA, NO_ZEUS, SKIP, TREASURE, WILD, Tables
from verne_tabletop.games.underworld.expectation import Expectation
from verne_tabletop.games.underworld.foresight import DEAD, FREED, WON, Foresight
from verne_tabletop.games.underworld.habits import HABITS, Habits
from verne_tabletop.games.underworld.journey import WINGED
from verne_tabletop.games.underworld.prospect import Prospect
from verne_tabletop.games.underworld.weights import ADVANCED, BASIC

BATCH = 50  # journeys by the same habits
VARIED = (0, 1, 4, 5, 6, 7, 8)  # habits that are varied
REACH = 0.2  # standard deviation of their logarithms
RIDGE = 3.0  # how strongly weights are drawn to 0


class Trek:
    """Whole journeys by the habits of a Foresight, with the features before each location."""

    def __init__(self, tables: Tables, mind: Foresight, advanced: int) -> None:
        self.tables, self.mind, self.advanced = tables, mind, advanced
        self.rows: list[list[float]] = []
        self.stages: list[int] = []
        self.locations: list[int] = []
        self.creatures: list[int] = []
        self.treasures: list[int] = []

    def shuffle(self, things: list[int]) -> None:
        """Shuffle by the mind's own quick generator."""
        for last in range(len(things) - 1, 0, -1):
            other = min(last, int(self.mind.unit() * (last + 1)))
            things[last], things[other] = things[other], things[last]

    def cards(self) -> list[int]:
        """The creature deck, unshuffled."""
        t = self.tables
        found: list[int] = []
        for piece in range(t.creature0, t.thanatos):
            if self.advanced or not t.advanced[piece]:
                found.extend([piece] * t.copies[piece])
        return found

    def set_out(self, seed: int) -> None:
        """Shuffle, and take the first hand."""
        t, mind = self.tables, self.mind
        mind.word = 1 + seed * 7919 % 2147483629
        for _ in range(8):
            mind.unit()
        mind.health, mind.hand, mind.held = t.health, [], [0] * 9
        for piece in range(t.creature0):
            mind.hand.extend([piece] * t.copies[piece])
        places = list(range(t.location0, t.treasure0 - 1))
        self.shuffle(places)
        self.locations = [t.treasure0 - 1, *places]
        self.creatures = self.cards()
        self.shuffle(self.creatures)
        self.treasures = list(range(9))
        self.shuffle(self.treasures)

    def journey(self, seed: int) -> int:
        """1 when the beloved is freed, else 0."""
        t, mind = self.tables, self.mind
        self.set_out(seed)
        last_encounter = t.encounter[-1]
        first = len(self.rows)
        while True:
            mind.prospect.look(self.locations, last_encounter)
            self.rows.append(mind.prospect.features(mind.health, mind.hand, mind.held, 0)[:])
            self.stages.append(len(self.locations))
            rule = self.arrive()
            if self.locations:
                mind.prospect.look(self.locations, last_encounter)
            end = mind.fight() if mind.line else WON
            if end in (DEAD, FREED):
                won = 1 if end == FREED else 0
                for row in self.rows[first:]:
                    row.append(float(won))
                return won
            if end == WON:
                self.leave(rule)

    def arrive(self) -> int:
        """Turn a location and its creatures up; its rule."""
        t, mind = self.tables, self.mind
        place = self.locations.pop()
        rule = t.rule[place - t.location0]
        count = t.creatures_met(len(mind.hand), t.encounter[place - t.location0])
        if mind.held[WINGED] and count >= (2 if rule == FINAL else mind.habits.sandals):
            mind.held[WINGED] = 0
            count -= 1
        mind.line = []
        while count and (self.creatures or self.reshuffled()):
            mind.line.append(self.creatures.pop())
            count -= 1
        if rule == FINAL:
            mind.line.append(t.thanatos)
        mind.line_dice = [t.dice[piece] for piece in mind.line]
        mind.last, mind.wild = rule == FINAL, rule == WILD
        mind.barred = 0 if rule == NO_ARES else 1 if rule == NO_ZEUS else 2 if rule == NO_ATHENA else -1
        mind.extra_dice, mind.rerolls, mind.cascades, mind.owed, mind.at = 0, 0, 0, 0, 0
        return rule

    def reshuffled(self) -> bool:
        """Shuffle the discarded creatures to a new deck; False when there are none."""
        self.creatures = self.cards()
        for piece in self.mind.hand + self.mind.line:
            if piece in self.creatures:
                self.creatures.remove(piece)
        self.shuffle(self.creatures)
        return len(self.creatures) > 0

    def leave(self, rule: int) -> None:
        """Heal, draw treasures, and skip after Acheron where that is better."""
        mind = self.mind
        stay = mind.rest()
        owed = mind.owed + (1 if rule == TREASURE else 0)
        while owed and self.treasures:
            mind.held[self.treasures.pop()] = 1
            owed -= 1
        if rule == SKIP and len(self.locations) > 1:
            stay = mind.prospect.worth(mind.health, mind.hand, mind.held, 0)
            if mind.prospect.worth(mind.health, mind.hand, mind.held, 1) >= stay:
                self.locations.pop()


def fitted(features: numpy.ndarray, won: numpy.ndarray) -> list[float]:
    """Weights of a logistic regression with a ridge, by Newton's method."""
    weights = numpy.zeros(features.shape[1])
    ridge = numpy.full(features.shape[1], RIDGE)
    ridge[0] = 1e-3
    for _ in range(25):
        chance = 1 / (1 + numpy.exp(-numpy.clip(features @ weights, -30, 30)))
        slope = features.T @ (won - chance) - ridge * weights
        bend = (features.T * (chance * (1 - chance) + 1e-9)) @ features + numpy.diag(ridge)
        weights += numpy.linalg.solve(bend, slope)
    return [float(f"{weight:.3g}") for weight in weights]


def play(weights: list[list[float]], advanced: int, journeys: int, seed: int) -> tuple[float, list[list[float]]]:
    """The share of journeys won with these weights, and new weights."""
    tables = Tables(GAME.edition(None))
    expectation = Expectation(tables)
    rng = numpy.random.default_rng(seed)
    rows, stages, won = [], [], 0
    for batch in range(journeys // BATCH):
        habits = list(HABITS)
        for index in VARIED:
            habits[index] *= float(numpy.exp(rng.normal() * REACH))
        mind = Foresight(tables, expectation, Habits(tuple(habits)), Prospect(tables, weights))
        trek = Trek(tables, mind, advanced)
        won += sum(trek.journey(seed + batch * BATCH + number) for number in range(BATCH))
        rows.append(numpy.array(trek.rows))
        stages += trek.stages
    data, stage = numpy.concatenate(rows), numpy.array(stages)
    share = won / (journeys // BATCH * BATCH)
    return share, [fitted(data[stage == n][:, :-1], data[stage == n][:, -1]) for n in range(1, len(weights) + 1)]


def main(arguments: list[str]) -> None:
    """Read the command line, play and fit in rounds, print the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--advanced", action="store_true")
    parser.add_argument("--journeys", type=int, default=30000, help="in each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=100000)
    given = parser.parse_args(arguments)
    weights = ADVANCED if given.advanced else BASIC
    for number in range(given.rounds):
        seed = given.seed + number * given.journeys
        share, weights = play(weights, int(given.advanced), given.journeys, seed)
        print(f"round {number + 1}: {100 * share:.1f} % of {given.journeys} journeys won", file=sys.stderr, flush=True)
    for row in weights:
        print(row)


if __name__ == "__main__":
    main(sys.argv[1:])
