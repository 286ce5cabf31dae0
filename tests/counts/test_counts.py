"""Every game has as many lines of play as it had."""

import tomllib

import pytest

from tests.counts import FOLDER, lines_of_play, wanted
from tests.laws.walks import opened
from tests.toy import TOY
from verne_tabletop.games import SHELF


@pytest.mark.parametrize("key", list(SHELF))
def test_counts(key: str) -> None:
    file = FOLDER / f"{key}.toml"
    assert file.exists(), f"{file.name} is missing: `make goldens` writes it"
    assert wanted(SHELF[key]) == tomllib.loads(file.read_text(encoding="utf-8"))


def test_no_count_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.toml")} == set(SHELF)


def test_counting_counts() -> None:
    # two seats with three cards each bid in 3 x 3 ways, then the winner has two bowls, then says done
    rules = opened(TOY)
    state = rules.deal(2, 1, {"cards": 3})
    assert [lines_of_play(rules, state, depth) for depth in (1, 2, 3, 4)] == [3, 9, 18, 18]
