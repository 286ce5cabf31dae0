"""Scores, ties and the ranks of a lone traveller."""

import pytest

from tests.games.journey.desk import NS, RULES, put, seated
from verne_tabletop.engine.model import Outcome
from verne_tabletop.games.journey.edition import cell_of
from verne_tabletop.games.journey.rules_score import solo_rank
from verne_tabletop.games.journey.state import LIT, JourneyState


def scored(**tracks: int) -> JourneyState:
    state = seated()
    state.tracks[0] = [tracks.get("fish", 0), tracks.get("bone", 0), tracks.get("mushroom", 0), tracks.get("water", 2)]
    return state


def points_of(state: JourneyState, rule: str) -> int:
    lines = RULES.account(state, 0)
    assert sum([line.points for line in lines]) == RULES.scores(state)[0]
    return next(line.points for line in lines if line.rule == rule)


@pytest.mark.parametrize(("circles", "points"), list(enumerate((0, 1, 3, 6, 10, 15, 21))))
def test_score_fish(circles: int, points: int) -> None:
    assert points_of(scored(fish=circles), "score_fish") == points


@pytest.mark.parametrize(("circles", "points"), list(enumerate((0, 1, 3, 6, 10, 15, 21))))
def test_score_bone(circles: int, points: int) -> None:
    assert points_of(scored(bone=circles), "score_bone") == points


@pytest.mark.parametrize(("circles", "points"), list(enumerate((0, 1, 3, 6, 10, 15, 21))))
def test_score_mushroom(circles: int, points: int) -> None:
    assert points_of(scored(mushroom=circles), "score_mushroom") == points


@pytest.mark.parametrize(("circles", "points"), list(enumerate((0, 0, 1, 2, 4, 6, 9, 12), start=1)))
def test_score_water(circles: int, points: int) -> None:
    assert points_of(scored(water=circles), "score_water") == points


def test_the_most_one_can_score() -> None:
    state = scored(fish=6, bone=6, mushroom=6, water=8)
    state.arrival[0], state.escaped[0] = 1, True
    assert RULES.scores(state) == [118]
    state.helps[0] = 6
    assert RULES.scores(state) == [106]
    assert points_of(state, "help_cost") == -12
    assert points_of(state, "columns") == 30


def ended(fish: list[int], water: list[int], helps: list[int] | None = None) -> Outcome:
    state = seated(len(fish))
    for seat in range(len(fish)):
        state.tracks[seat] = [fish[seat], 0, 0, water[seat]]
        state.helps[seat] = helps[seat] if helps else 0
    state.ended = "eruption"
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome


def test_tie() -> None:  # J30, K17
    assert ended([3, 2, 0], [2, 2, 2]) == Outcome((0,), (1, 2, 3), "eruption")
    # six points each: three fish, or two fish and three springs less one help; more circles win
    assert ended([3, 2, 3], [2, 5, 2], [0, 1, 0]) == Outcome((1,), (2, 1, 2), "eruption")
    assert ended([2, 2], [3, 3]) == Outcome((0, 1), (1, 1), "eruption")  # still equal: a shared win
    assert ended([1, 0], [3, 4]) == Outcome((0, 1), (1, 1), "eruption")  # a fish and a spring, or two springs
    assert ended([1, 1], [2, 3]).winners == (1,)


def test_what_a_tie_does_not_count() -> None:  # K17, K9
    state = seated(2)
    state.tracks = [[6, 0, 0, 2], [6, 0, 0, 2]]
    put(state, 1, G2="fish")  # not found
    put(state, 0, B5=NS, C5="fish")  # found on a full track: as many circles as before
    assert state.maps[0][cell_of("C5")] >= LIT
    state.paid = [2, 0]  # paid with, and still circled
    state.ended = "eruption"
    assert RULES.outcome(state) == Outcome((0, 1), (1, 1), "eruption")


def test_the_lost_have_no_place() -> None:
    state = seated(3)
    state.tracks[0][0] = 6
    state.alive[0] = False
    state.ended = "eruption"
    assert RULES.outcome(state) == Outcome((1, 2), (0, 1, 1), "eruption")


@pytest.mark.parametrize(
    ("fish", "bone", "rank"),
    [
        (0, 0, "tourist"),
        (3, 2, "tourist"),
        (4, 0, "apprentice"),
        (4, 3, "apprentice"),
        (5, 2, "geologist"),
        (5, 4, "geologist"),
        (6, 3, "explorer"),
        (6, 4, "explorer"),
        (6, 5, "professor"),
    ],
)
def test_solo_rank(fish: int, bone: int, rank: str) -> None:
    state = scored(fish=fish, bone=bone)
    state.ended = "eruption"
    assert RULES.outcome(state) == Outcome((0,), (1,), "eruption", rank)


def test_the_steps_of_rank() -> None:
    steps = {-12: "tourist", 9: "tourist", 10: "apprentice", 17: "apprentice", 18: "geologist", 25: "geologist"}
    steps |= {26: "explorer", 33: "explorer", 34: "professor", 42: "professor", 43: "heir", 118: "heir"}
    assert {score: solo_rank(RULES.board, score) for score in steps} == steps


def test_highest_rank() -> None:
    state = scored(fish=6, bone=6)
    state.helps[0] = 0
    state.arrival[0] = 2
    state.ended = "escape"
    assert RULES.scores(state) == [47]
    assert RULES.outcome(state) == Outcome((0,), (1,), "escape", "heir")
