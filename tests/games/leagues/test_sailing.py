"""Moving the Nautilus, rule by rule."""

import pytest

from tests.games.leagues.positions import (
    RULES,
    TABLES,
    at,
    bits,
    card,
    kinds_of,
    play,
    put,
    refusal,
    sailing,
    set_row,
    steps,
    walk,
    write,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.leagues.rules_sail import fits, targets


@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
def test_move_points(points: int) -> None:
    state = sailing(points)
    write(state, "N")
    assert state.points == [points]
    for left in range(points, 0, -1):
        assert refusal(state, 0, Move("draw", card("island"), 20)) == "move_points"
        walk(state, steps(state)[0])
        assert state.points == [left - 1]
    assert RULES.prompt(state, 0).ask == "draw"
    assert refusal(state, 0, Move("step", place=20)) == "move_points"


def test_move_adjacent() -> None:
    state = sailing(1)
    write(state, "N")
    assert steps(state) == [20, 13, 12, 18, 25, 26, 119]
    for place in (21, 19 + 100 + 1, 201, -1):
        assert refusal(state, 0, Move("step", place=place)) == "move_adjacent"
    state = sailing(1, place=1)
    write(state, "N")
    assert steps(state) == [2, 5, 6, 101]


def test_move_dive() -> None:
    state = sailing(3)
    write(state, "N")
    events = walk(state, 119, 120, 20)
    assert [kind for kind in kinds_of(events) if kind in ("dive", "step", "surface")] == ["dive", "step", "surface"]
    assert state.nautilus == [19]


def test_move_visited() -> None:
    state = sailing(5)
    write(state, "N")
    walk(state, 20)
    assert refusal(state, 0, Move("step", place=19)) == "move_visited"  # the start counts
    walk(state, 120, 119)
    assert refusal(state, 0, Move("step", place=19)) == "move_visited"
    assert refusal(state, 0, Move("step", place=120)) == "move_visited"
    walk(state, 118)
    assert 18 in steps(state)  # the same place of the other map has not been visited


def test_move_deadend() -> None:
    state = sailing(5, place=2, danger="ice")
    write(state, "N")
    walk(state, 6, 5)
    # 1 is a corner: from there 2 (the start), 5 and 6 are taken
    assert state.points == [3]
    assert refusal(state, 0, Move("step", place=1)) == "move_deadend"
    assert 1 not in steps(state)


def test_without_ice_there_are_no_dead_ends_with_five_points() -> None:
    for start in range(37):
        frontier = [(start, 1 << start, 0)]
        for left in range(5, 0, -1):
            fresh = []
            for position, surface, depth in frontier:
                found = targets(TABLES, position, surface, depth, 0)
                assert found, (start, left)
                for target in found[:3] + found[-1:]:
                    cell, down = target % 37, target >= 37
                    fresh.append((target, surface | (0 if down else 1 << cell), depth | (1 << cell if down else 0)))
            frontier = fresh


def test_every_cell_has_a_full_path_even_under_ice() -> None:
    for start in range(37):
        for points in range(1, 10):
            assert fits(TABLES, start, 1 << start, 0, points, 1)


def test_move_bow() -> None:
    state = at(sailing(4, letter="A"), 131)
    put(state, 0, "seaweed", 30)
    put(state, 0, "whale", 29, crossed=True)
    write(state, "N")
    walk(state, 132)  # Atlantis of letter A, in passing
    assert state.hits == [1, 0, 0]
    state = at(sailing(4), 131)
    put(state, 0, "seaweed", 30)
    put(state, 0, "whale", 29, crossed=True)
    put(state, 0, "island", 29)
    write(state, "N")
    walk(state, 130, 129)  # crossed out or not
    assert state.hits == [2, 0, 0]
    walk(state, 29)  # by surfacing
    assert state.hits == [3, 0, 0]
    # starting on a drawing costs nothing
    state = sailing(1, place=19)
    put(state, 0, "island", 19)
    write(state, "N")
    assert state.hits == [0, 0, 0]
    walk(state, 20)
    assert state.hits == [0, 0, 0]


def test_move_ship() -> None:
    state = sailing(3)
    put(state, 0, "ship", 20)
    write(state, "N")
    events = walk(state, 20)
    assert "sink" in kinds_of(events) and state.crossed[0] == bits(20) and state.hits == [0, 0, 0]
    state = sailing(3)
    put(state, 0, "ship", 20, crossed=True)
    write(state, "N")
    walk(state, 20)
    assert state.hits == [1, 0, 0]


def test_the_four_point_move_of_the_rulebook() -> None:
    """Surface, two steps of which one goes through a ship, dive, and lie beside Atlantis unharmed."""
    state = at(sailing(4, letter="C", danger=""), 119)  # Atlantis on 17
    put(state, 0, "seaweed", 12, 18, 25, 24)
    put(state, 0, "ship", 18)
    set_row(state, 0, card("island", 2), card("whale", 1))
    write(state, "N")
    events = walk(state, 19, 18, 11, 111)
    assert kinds_of(events).count("hit") == 0
    assert kinds_of(events).count("sink") == 1
    play(state, 0, RULES.moves(state, 0)[0])
    while RULES.prompt(state, 0).ask == "draw":
        play(state, 0, RULES.moves(state, 0)[0])
    assert RULES.prompt(state, 0).ask == "side"


def test_a_hit_is_decided_before_the_next_step() -> None:
    state = sailing(2)
    put(state, 0, "island", 20)
    state.coins[0] = state.earned[0] = 1
    write(state, "N")
    walk(state, 20)
    assert RULES.prompt(state, 0).ask == "bow" and steps(state) == []
    play(state, 0, Move("pay"))
    assert RULES.prompt(state, 0).ask == "step" and state.coins == [0]
