"""What follows from the rules: equal turns, an even bag, no empty start, nothing lost, few enough routes."""

from collections.abc import Iterator

import pytest

from tests.games.humboldt.positions import RULES, T
from verne_tabletop.engine.chance import Chance
from verne_tabletop.games.humboldt.state import COLOURS, FINAL_BONUS, FINAL_LOAD, HEAP, START, STOW, HumboldtState


def walk(seats: int, seed: int) -> Iterator[HumboldtState]:
    """Every state of a game of random choices, all options in turn."""
    options = {"two_take": seed % 2, "loading": seed // 2 % 2, "exchange": seed // 4 % 2, "boards": seed % 3}
    s, chance = RULES.deal(seats, seed, options), Chance(seed)
    yield s
    while s.agenda:
        RULES.play(s, s.actor, chance.pick(RULES.moves(s, s.actor)))
        yield s


@pytest.mark.parametrize(("seats", "turns"), [(2, 12), (3, 18), (4, 16)])
def test_turns_are_equal_and_the_bag_is_even(seats: int, turns: int) -> None:
    for seed in range(6):
        taken = [0] * seats
        bag, turn = -1, -1
        for s in walk(seats, seed):
            if s.asked == START and s.turn != turn:
                taken[s.active] += 1
                assert bag in (-1, sum(s.bag) + 2)
                bag, turn = sum(s.bag), s.turn
                assert bag % 2 == 0
        assert taken == [turns // seats] * seats
        assert (bag, s.turn) == (0, turns)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_start_is_ever_empty(seats: int) -> None:
    for seed in range(8):
        for s in walk(seats, seed):
            if s.asked == START:
                assert min(sum(s.circles[p * COLOURS : (p + 1) * COLOURS]) for p in range(T.place_count)) >= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_conservation(seats: int) -> None:
    for seed in range(6):
        asked = set()
        for s in walk(seats, seed):
            asked.add(s.asked)
            census = RULES.census(s)
            assert sum(census[f"disk_{name}"] for name in T.colours) == 96
            assert sum(census[name] for name in T.kinds) == 72
            assert all(census[name] == 1 for name in T.ships)
            assert sum(s.removed) == (6 if seats == 2 else 0)
        assert asked & {STOW, HEAP}
    assert asked & {FINAL_BONUS, FINAL_LOAD, 0}


def routes(place: int, steps: int, used: int) -> int:
    """How many ways lead on for so many steps."""
    if steps == 0:
        return 1
    total = 0
    for ahead in T.exits[place]:
        arrow = place * T.place_count + ahead
        if not T.arrow_ban[arrow] & used:
            total += routes(ahead, steps - 1, used | T.arrow_bit[arrow])
    return total


@pytest.mark.parametrize(
    ("disks", "least", "mean", "most"),
    [(4, 3, 6.4, 10), (6, 7, 15.4, 24), (8, 20, 38, 54), (10, 48, 91, 134), (12, 112, 220, 326)],
)
def test_number_of_routes(disks: int, least: int, mean: float, most: int) -> None:
    counts = [routes(place, disks, 0) for place in range(T.place_count)]
    assert (min(counts), max(counts)) == (least, most)
    assert sum(counts) / len(counts) == pytest.approx(mean, abs=0.6)


def test_one_colour_left_is_met() -> None:
    """By the rulings' figures about 19 of 100 games come to it, almost only in the last turn."""
    met = games = 0
    for seed in range(60):
        for seats in (2, 3, 4):
            games += 1
            last = None
            for s in quick(seats, seed):
                if s.asked == START and s.left == s.right:
                    last = s.turn
            met += last is not None
    assert 0.08 < met / games < 0.32


def quick(seats: int, seed: int) -> Iterator[HumboldtState]:
    """The same without loading or taking: always the last choice, which passes, leaves and ends."""
    s = RULES.deal(seats, seed, {"boards": 1})
    while s.agenda:
        RULES.play(s, s.actor, RULES.moves(s, s.actor)[-1])
        yield s
