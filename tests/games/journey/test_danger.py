"""Dangers: whose map they strike, where, and what happens alone at the table."""

from typing import Any

import pytest

from tests.games.journey.desk import (
    EW,
    NS,
    RULES,
    cells_of,
    draw,
    face,
    fill,
    finish_round,
    kinds,
    mark,
    piece,
    play,
    put,
    refused,
    seated,
    top,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.journey.edition import cell_of
from verne_tabletop.games.journey.network import extend, reached
from verne_tabletop.games.journey.paths import remaining
from verne_tabletop.games.journey.rules_round import danger_cell
from verne_tabletop.games.journey.state import FILLED, JourneyState


def owners(state: JourneyState) -> list[int]:
    return [RULES.prompt(state, seat).board for seat in range(state.seats) if state.alive[seat]]


def test_danger() -> None:  # J6, K1
    state = face(seated(4), "C", "danger_left")
    # arrow left: a map goes to the next seat clockwise, so each fills the map of the seat before
    assert owners(state) == [3, 0, 1, 2]
    assert RULES.prompt(state, 2).ask == "danger"
    face(state, "C", "danger_right")
    assert owners(state) == [1, 2, 3, 0]
    state.alive[1] = False
    assert owners(state) == [2, 3, 0]  # the lost are skipped
    face(state, "C", "danger_left")
    assert owners(state) == [3, 0, 2]
    assert refused(state, 0, draw(state, "C4", NS)) == "danger"
    two = face(seated(2), "C", "danger_left")
    assert owners(two) == [1, 0]
    face(two, "C", "danger_right")
    assert owners(two) == [1, 0]


def test_danger_keeps_its_drawer_and_blocks() -> None:
    state = face(seated(3), "B", "danger_right")
    for seat in (2, 0, 1):
        events = play(state, seat, fill(state, "B5", (seat + 1) % 3))
    for seat in range(3):
        assert mark(state, "B5", seat) == FILLED + 1 + (seat - 1) % 3
    assert kinds(events).count("fill") == 3  # K2: exactly one a map
    put(state, 0, B4=EW, A4=EW)
    assert not reached(RULES.board, state.maps[0], cell_of("B5"))
    assert extend(RULES.board, state.maps[0], cell_of("A5")) == []
    assert mark(state, "B5") == state.maps[0][cell_of("B5")]  # the entrance opens to it, and still the route ends there


def test_danger_map() -> None:
    state = face(seated(3), "C", "danger_left")
    assert refused(state, 0, fill(state, "C4", 0)) == "danger_map"
    assert refused(state, 0, fill(state, "C4", 1)) == "danger_map"
    play(state, 0, fill(state, "C4", 2))
    face(state, "C", "straight")
    assert refused(state, 1, fill(state, "C4", 0)) in ("own_map", "danger")


def test_danger_must() -> None:  # J5, K7
    state = face(seated(2), "C", "danger_left")
    assert refused(state, 0, Move("pass")) == "danger_must"
    for column in range(1, 10):
        put(state, 1, **{f"C{column}": NS})
    assert RULES.moves(state, 0) == [Move("pass")]
    assert RULES.prompt(state, 0) == RULES.prompt(state, 0)._replace(ask="stuck", board=1)
    play(state, 0, Move("pass"))
    assert not state.active[0]  # exhausted all the same
    events = finish_round(state)
    assert kinds(events).count("fill") == 1


def test_a_danger_round_hides_what_is_being_filled() -> None:
    state = face(seated(3), "C", "danger_left")
    play(state, 0, fill(state, "C4", 2))
    for seat in (1, 2):
        seen = RULES.view(state, seat)
        assert seen.maps[2][cell_of("C4")] == 0
        assert seen.commits[0] == [-1]
        assert RULES.moves(seen, seat) == RULES.moves(state, seat)


@pytest.mark.parametrize(
    ("card", "line", "marks", "cell"),
    [
        ("danger_left", "D", {}, "D4"),
        ("danger_right", "D", {}, "D6"),
        ("danger_left", "?", {}, "C5"),  # two steps away: C5, D4, D6, E3, E7, F4, F6, G5
        ("danger_right", "?", {}, "G5"),
        ("danger_left", "5", {"C5": NS}, "G5"),
        ("danger_left", "E", {"E3": "filled"}, "E7"),
        ("danger_left", "A", {}, "A4"),  # A5 is shaded
        ("danger_right", "2", {"E2": EW}, "F2"),
    ],
)
def test_danger_solo(card: str, line: str, marks: dict[str, Any], cell: str) -> None:  # K14
    state = put(face(seated(), "H", "straight"), **marks)
    top(state, line, card)
    events = play(state, 0, draw(state, "H1", NS))
    assert [event.target for event in events if event.kind == "danger"] == [cell_of(cell)]
    assert mark(state, cell) == FILLED
    assert state.round >= 3  # it happened by itself, and the next round is open
    assert kinds(events).count("exhaust") >= 1


def test_danger_solo_without_a_cell() -> None:
    state = face(seated(), "H", "straight")
    for column in range(1, 10):
        put(state, **{f"B{column}": NS})
    top(state, "B", "danger_left")
    events = play(state, 0, draw(state, "H1", NS))
    assert "danger" not in kinds(events)
    assert not state.active[0]


def test_danger_solo_as_the_last_card() -> None:
    # the round of a danger that placed itself is a round like any other: the water is paid, a volcano erupts
    state = top(face(seated(), "H", "straight"), "C", "danger_left")
    while len(state.tunnels) > 1:
        state.tunneled.append(state.tunnels.pop(0))
    while len(state.exploration) > 1:
        state.explored.append(state.exploration.pop(0))
    events = kinds(play(state, 0, draw(state, "H1", NS)))
    order = [kind for kind in events if kind in ("danger", "drink", "erupt", "rest")]
    assert order[:4] == ["danger", "drink", "rest", "erupt"]
    assert state.paid == [1]
    assert state.erupted == 1


def test_danger_hard() -> None:  # K16
    state = put(seated(danger=1), B5=NS, C5=NS, D5=NS, E6=EW, E7=EW)
    state.arrival[0] = state.arrivals = 1
    face(state, "E", "danger_right")
    plain = state.copy()
    plain.hard = False
    assert RULES.board.exits[1] == cell_of("E9")
    assert danger_cell(RULES.board, plain) == cell_of("E3")
    assert remaining(RULES.board, state, 0, state.maps[0]) == 2  # E8 and E9
    assert danger_cell(RULES.board, state) == cell_of("E8")
    tied = face(seated(danger=1), "E", "danger_left")  # nothing there lengthens the way: the plain rule decides
    assert danger_cell(RULES.board, tied) == cell_of("E3")


def test_hard_danger_is_played() -> None:
    state = put(seated(danger=1), B5=NS, C5=NS, D5=NS, E6=EW, E7=EW)
    face(state, "H", "straight")
    top(state, "E", "danger_left")
    play(state, 0, draw(state, "H1", NS))
    assert mark(state, "E8") == FILLED


def test_cells_named_by_a_danger_are_the_neighbours() -> None:
    state = put(face(seated(2), "4", "danger_right"), 1, B4=NS)
    assert "B4" not in cells_of(RULES.moves(state, 0), "fill")
    assert "B4" in cells_of(RULES.moves(state, 1), "fill")
    assert piece("danger_right") == state.tunnel
