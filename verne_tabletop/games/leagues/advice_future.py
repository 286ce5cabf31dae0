"""What a seat may yet expect of Atlantis and of the characters' bonuses, from what all seats have so far."""

from math import exp, sqrt
from typing import Final

from verne_tabletop.games.leagues.rules_score import bonus_points
from verne_tabletop.games.leagues.rules_tables import Tables
from verne_tabletop.games.leagues.state import LeaguesState, letters_written

#: Verne's Atlantis comes up about this often a turn, and a seat marks about as many sides.
VERNE_RATE: Final = 0.235
OWN_RATE: Final = 0.235


def sigmoid(x: float) -> float:
    """1 / (1 + e^-x), safe at both ends."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def beats(own: float, other: float, left: int) -> float:
    """The chance that `own` sides so far end above `other`, a tie counting half."""
    if left == 0:
        return 1.0 if own > other else 0.5 if own == other else 0.0
    return sigmoid((own - other) / (0.22 * sqrt(left) + 0.12))


def atlantis_hope(tables: Tables, state: LeaguesState, seat: int, marks: int, left: int) -> float:
    """Expected points for Atlantis if the seat has `marks` sides and `left` turns are still to come."""
    ahead = min(6.0, marks + OWN_RATE * left)
    if left == 0 and marks == 0:
        return 0.0
    rivals: list[float] = []
    for other in range(state.seats):
        if other != seat:
            rivals.append(min(6.0, state.marks[other].bit_count() + OWN_RATE * left))
    if state.seats <= 2:
        rivals.append(min(6.0, state.verne_sides + VERNE_RATE * left))
    table = tables.atlantis_solo if state.seats == 1 else tables.atlantis_places
    above = 0.0
    for rival in rivals:
        above += 1.0 - beats(ahead, rival, left)
    low = int(above)
    share = above - low
    here = table[low] if low < len(table) else 0
    below = table[low + 1] if low + 1 < len(table) else 0
    return here + share * (below - here)


def bonus_chances(state: LeaguesState, seat: int, left: int) -> list[float]:
    """For each character the chance that its bonus comes to the seat."""
    counts = letters_written(state, seat)
    if state.seats == 1:
        heat = 0.5 + 0.25 * sqrt(left)
        weights = [exp((count - max(counts)) / heat) for count in counts]
        total = sum(weights)
        return [weight / total for weight in weights]
    chances: list[float] = []
    others = [letters_written(state, other) for other in range(state.seats) if other != seat]
    for character in range(3):
        most = max([row[character] for row in others])
        if left == 0:
            chances.append(1.0 if counts[character] >= most and counts[character] > 0 else 0.0)
        else:
            lead = counts[character] - most + 0.5
            chances.append(sigmoid(lead / (0.3 + 0.45 * sqrt(left)) - 0.35 * (len(others) - 1)))
    return chances


def bonus_gains(tables: Tables, state: LeaguesState, seat: int) -> list[int]:
    """What each character's card gives the seat now."""
    return [bonus_points(tables, state, seat, character) for character in range(3)]


def future_features(
    state: LeaguesState, chances: list[float], gains: list[int], hope: float, coins: int, marks: int, left: int
) -> list[float]:
    """chances, gains: of the three bonuses; hope: points for Atlantis; coins: unspent; marks: sides of Atlantis."""
    bonus = 0.0
    for character in range(3):
        bonus += chances[character] * gains[character]
    features = [
        hope,
        bonus,
        float(left),
        left * left / 16.0,
        float(coins if coins < left else left),
        coins * left / 16.0,
        float(left * marks) / 16.0,
    ]
    for character in range(3):
        features.append(chances[character] * left if state.sides[character] == 1 else 0.0)
        features.append(chances[character] * left if state.sides[character] == 2 else 0.0)
    return features
