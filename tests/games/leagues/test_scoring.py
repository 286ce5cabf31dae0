"""The end of the game, rule by rule."""

import pytest

from tests.games.leagues.positions import RULES, TABLES, begun, bits, last_letters, play, put, refusal, score_line, wipe
from verne_tabletop.engine.model import Move
from verne_tabletop.games.leagues.rules_score import atlantis_points, bonus_points, forest_points, rank_of
from verne_tabletop.games.leagues.state import CHOOSING, OVER, SAILING, TURNS, LeaguesState


def scored(seats: int = 1, **options: int) -> LeaguesState:
    """Turn 16 is scored; sheets empty but for Atlantis, no letters."""
    state = begun(seats, 7, "A", **options)
    state.turn, state.stage = 16, SAILING
    state.agenda = [[] for _ in range(seats)]
    state.written = [0] * (TURNS * seats)
    for seat in range(seats):
        wipe(state, seat)
    return state


def test_end_cetaceans() -> None:
    state = scored()
    put(state, 0, "dugong", 1, 2, crossed=True)
    put(state, 0, "narwhal", 3, crossed=True)
    put(state, 0, "narwhal", 4)
    put(state, 0, "deep_narwhal", 3, crossed=True)
    put(state, 0, "whale", 5, crossed=True)
    assert score_line(state, 0, "end_cetaceans") == 1 + 1 + 2 + 2 + 3


def test_end_crew() -> None:
    state = scored()
    assert [state.crew[n] for n in range(4)] == [4, 3, 2, 1]
    state.lost[0] = 0b0101
    assert score_line(state, 0, "end_crew") == 4


def test_end_forests() -> None:
    six, two = bits(1, 2, 3, 5, 6, 7), bits(36, 37)
    assert forest_points(TABLES, six) == 17
    assert forest_points(TABLES, six | two) == 20  # the rulebook's example
    sizes = [forest_points(TABLES, bits(*range(1, n + 1))) for n in (0, 1, 2, 3, 4, 5, 6, 7)]
    assert sizes == [0, 1, 3, 6, 10, 15, 17, 19]
    assert forest_points(TABLES, (1 << 37) - 1) == 15 + 2 * 32


def test_end_impacts() -> None:
    state = scored()
    state.hits = [1, 1, 1]
    assert score_line(state, 0, "end_impacts") == -9


@pytest.mark.parametrize(
    ("sides", "points"),
    [
        ([5, 5, 2, 1], [11, 11, 3, 0]),  # the rulebook's example
        ([3, 3, 3], [8, 8, 8]),
        ([2, 2, 2, 2], [6, 6, 6, 6]),
        ([1, 1, 1, 1, 1], [5, 5, 5, 5, 5]),
        ([6, 4, 4], [15, 5, 5]),
        ([6, 5, 4, 4], [15, 7, 1, 1]),
        ([3, 0, 0], [15, 0, 0]),
        ([6, 5, 4, 3, 2], [15, 7, 3, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_end_atlantis(sides: list[int], points: list[int]) -> None:
    assert atlantis_points(TABLES, sides, -1) == points
    state = scored(len(sides))
    state.marks = [(1 << count) - 1 for count in sides]
    assert [score_line(state, seat, "end_atlantis") for seat in range(len(sides))] == points


@pytest.mark.parametrize(
    ("sides", "verne", "points"),
    [
        ([4, 2], 3, [15, 3]),
        ([4, 2], 5, [7, 3]),
        ([4, 4], 4, [8, 8]),
        ([4, 2], 2, [15, 5]),
        ([5, 5], 3, [11, 11]),
        ([3, 0], 3, [11, 0]),
        ([6, 1], 9, [11, 3]),
    ],
)
def test_verne_rival(sides: list[int], verne: int, points: list[int]) -> None:
    assert atlantis_points(TABLES, sides, verne) == points


@pytest.mark.parametrize(
    ("sides", "verne", "points"), [(4, 3, 15), (4, 4, 7), (3, 4, 0), (6, 8, 7), (0, 0, 0), (1, 0, 15)]
)
def test_solo_atlantis(sides: int, verne: int, points: int) -> None:
    assert atlantis_points(TABLES, [sides], verne) == [points]


def test_end_bonus() -> None:
    state = scored(3, nemo=1, aronnax=1, land=1)
    last_letters(state, 0, "NNNNNNNNAAAALLLL")
    last_letters(state, 1, "NNNNNNNNAAAAAALL")
    last_letters(state, 2, "AAAAAAAANNNNNNNN")
    for seat in range(3):
        put(state, seat, "treasure1", 1)
        put(state, seat, "island", 1, 2)
        state.marks[seat] = 7
    bonus = [
        [score_line(state, seat, rule) for rule in ("bonus_nemo1", "bonus_aronnax1", "bonus_land1")]
        for seat in range(3)
    ]
    assert bonus == [[2, 0, 4], [2, 0, 0], [2, 6, 0]]  # all three tie for N
    # a letter that nobody wrote brings nothing
    for seat in range(3):
        last_letters(state, seat, "N" * 16)
    assert score_line(state, 0, "bonus_land1") == 0


def test_letters_not_yet_revealed_do_not_count() -> None:
    state = begun(3, nemo=2)
    put(state, 0, "island", 1)
    play(state, 0, Move("row", 0, 211))
    assert score_line(state, 0, "bonus_nemo2") == 0


def test_bonus_nemo1() -> None:
    state = scored(nemo=1)
    put(state, 0, "treasure1", 1, crossed=True)
    put(state, 0, "treasure2", 2, 3)
    put(state, 0, "whale", 4)
    assert bonus_points(TABLES, state, 0, 0) == 6


def test_bonus_nemo2() -> None:
    state = scored(nemo=2)
    put(state, 0, "island", 1, 4, 5)
    put(state, 0, "dugong", 16, crossed=True)
    put(state, 0, "whale", 22, 34)
    assert bonus_points(TABLES, state, 0, 0) == 6  # the better map: 1, 4, 16
    put(state, 0, "seaweed", 1, 37)
    assert bonus_points(TABLES, state, 0, 0) == 8


def test_bonus_aronnax1() -> None:
    state = scored(aronnax=1)
    state.marks[0] = 0b101011
    assert bonus_points(TABLES, state, 0, 1) == 8


def test_bonus_aronnax2() -> None:
    state = scored(aronnax=2)
    assert bonus_points(TABLES, state, 0, 1) == 0
    put(state, 0, "seaweed", 37)
    assert bonus_points(TABLES, state, 0, 1) == 2  # a lone one is a row of one
    put(state, 0, "seaweed", 1, 6, 12, 19, 20, 21)
    assert bonus_points(TABLES, state, 0, 1) == 8  # 1 6 12 19
    put(state, 0, "seaweed", 23)  # in row with nothing
    assert bonus_points(TABLES, state, 0, 1) == 8


def test_bonus_land1() -> None:
    state = scored(land=1)
    put(state, 0, "island", 1, 2, 3)
    put(state, 0, "ship", 4)
    assert bonus_points(TABLES, state, 0, 2) == 6


def test_bonus_land2() -> None:
    state = scored(land=2)
    put(state, 0, "dugong", 1, crossed=True)
    put(state, 0, "narwhal", 2, 3)
    put(state, 0, "deep_narwhal", 4)
    assert bonus_points(TABLES, state, 0, 2) == 6


def test_end_winner() -> None:
    state = scored(3)
    state.stage = OVER
    state.coins = [2, 3, 3]
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.places, outcome.reason) == ((1, 2), (3, 1, 1), "shared")
    state.coins[2] = 4
    outcome = RULES.outcome(state)
    assert outcome is not None and (outcome.winners, outcome.reason) == ((2,), "coins")
    state.hits[6:9] = [20, 0, 0]  # totals may be negative
    assert RULES.scores(state)[2] < 0
    state.hits[0] = 1
    outcome = RULES.outcome(state)
    assert outcome is not None and (outcome.winners, outcome.places, outcome.reason) == ((1,), (2, 1, 3), "points")


def last_move(letters: str, **options: int) -> LeaguesState:
    """Solo, these letters, the last choice of turn 16 made."""
    state = scored(**options)
    last_letters(state, 0, letters)
    state.agenda = [[10]]
    play(state, 0, Move("finish"))
    return state


def test_solo_bonus() -> None:
    state = last_move("NNNNNNAAAAAALLLL", nemo=1, land=1)
    assert state.stage == CHOOSING
    assert [move.piece for move in RULES.moves(state, 0)] == [0, 1]
    assert refusal(state, 0, Move("bonus", 2)) == "solo_bonus"
    put(state, 0, "treasure1", 1, 2)
    put(state, 0, "island", 1, 2, 3, 4)
    assert score_line(state, 0, "bonus_nemo1") == 4  # the better one is assumed
    worse = state.copy()
    play(worse, 0, Move("bonus", 1))
    assert score_line(worse, 0, "bonus_nemo1") == 0
    play(state, 0, Move("bonus", 0))
    assert score_line(state, 0, "bonus_nemo1") == 4 and score_line(state, 0, "bonus_land1") == 0
    assert RULES.outcome(state) is not None
    # without a tie nothing is asked
    assert last_move("NNNNNNNAAAAALLLL").stage == OVER


@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (-5, "amateur"), (0, "amateur"), (69, "amateur"), (70, "diver"), (79, "diver"), (80, "explorer"),
        (84, "explorer"), (85, "professor"), (89, "professor"), (90, "biologist"), (94, "biologist"), (95, "officer"),
        (99, "officer"), (100, "disciple"), (140, "disciple"),
    ],
)  # fmt: skip
def test_solo_levels(score: int, rank: str) -> None:
    assert rank_of(TABLES, score) == rank


def test_a_solo_game_ends_with_its_level() -> None:
    state = last_move("N" * 16)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,) and outcome.rank == "amateur"
