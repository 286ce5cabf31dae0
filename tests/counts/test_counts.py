"""Every game has as many lines of play as it had."""

import tomllib

import pytest

from tests.counts import FOLDER, wanted
from verne_tabletop.games import SHELF


@pytest.mark.parametrize("key", list(SHELF))
def test_counts(key: str) -> None:
    file = FOLDER / f"{key}.toml"
    assert file.exists(), f"{file.name} is missing: `make goldens` writes it"
    assert wanted(SHELF[key]) == tomllib.loads(file.read_text(encoding="utf-8"))


def test_no_count_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.toml")} == set(SHELF)
