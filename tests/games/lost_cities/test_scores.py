"""Worked scores of expeditions: the rulebook's own, and those found beside it."""

import pytest

from tests.games.lost_cities.tables import RULES, cards, position
from verne_tabletop.engine.model import Line
from verne_tabletop.games.lost_cities.state import CitiesState


def worth(text: str) -> int:
    """Points of one expedition alone on the table, added up from its lines."""
    state: CitiesState = position(lanes=(text, ""))
    points = sum([line.points for line in RULES.account(state, 0)])
    assert RULES.scores(state) == [points, 0]
    return points


def test_unstarted() -> None:
    assert worth("") == 0
    assert RULES.account(position(), 0) == []


@pytest.mark.parametrize(("text", "points"), [("Hi", -40), ("Hi Hj", -60), ("Hi Hj Hk", -80)])
def test_only_investments(text: str, points: int) -> None:
    assert worth(text) == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("R4", -16),
        ("V10", -10),
        ("N2 N8 N10", 0),
        ("D5 D6 D7 D8", 6),
        ("H4 H5 H6 H7 H8 H9 H10", 29),
    ],
)
def test_value(text: str, points: int) -> None:
    assert worth(text) == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Hi H3 H5 H7 H8 H10", 26),
        ("Hi Hj H6 H8 H10", 12),
        ("Hi Hj H8 H9 H10", 21),
        ("Hi H8 H9", -6),
        ("Hi Hj Hk H2", -72),
        ("Hi Hj Hk H10 ", -40),
    ],
)
def test_multiply(text: str, points: int) -> None:
    assert worth(text) == points


@pytest.mark.parametrize(
    ("text", "value", "bonus"),
    [
        ("H2 H3 H4 H5 H6 H7 H8", 15, 0),
        ("H2 H3 H4 H5 H6 H7 H8 H9", 24, 20),
        ("H2 H3 H4 H5 H6 H7 H8 H9 H10", 34, 20),
        ("Hi H2 H3 H4 H5 H6 H7 H8", 30, 20),
        ("Hi Hj H4 H5 H6 H7 H8 H10", 60, 20),
        ("Hi Hj Hk H2 H3 H4 H5 H6", 0, 20),
        ("Hi Hj Hk H2 H3 H4 H5", -24, 0),
    ],
)
def test_eight(text: str, value: int, bonus: int) -> None:
    assert worth(text) == value + bonus
    lines = RULES.account(position(lanes=(text, "")), 0)
    assert [line.rule for line in lines] == (["value", "eight"] if bonus else ["value"])
    assert lines[0].points == value


def test_the_best_expedition() -> None:
    """The maximum: three investments and every number, computed."""
    whole = "Hi Hj Hk " + " ".join([f"H{number}" for number in range(2, 11)])
    assert worth(whole) == (sum(range(2, 11)) - 20) * 4 + 20 == 156
    assert len(cards(whole)) == 12


def test_lines_say_why() -> None:
    state = position(lanes=("Ri R3 R9", ""))
    assert RULES.account(state, 0) == [Line("value", -16, (("place", 1), ("sum", 12), ("cost", 20), ("times", 2)))]
