"""Every game plays as its goldens say, line by line."""

from itertools import zip_longest

import pytest

from tests.goldens import FOLDER, Golden, wanted
from verne_tabletop.games import SHELF

WANTED = [golden for key in SHELF for golden in wanted(SHELF[key])]


@pytest.mark.parametrize("golden", WANTED, ids=lambda golden: golden.file.stem)
def test_golden(golden: Golden) -> None:
    assert golden.file.exists(), f"{golden.file.name} is missing: `make goldens` writes it"
    kept = golden.file.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip_longest(kept, golden.lines()), 1):
        assert was == now, f"{golden.file.name}, line {number}"


def test_no_golden_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {golden.file.name for golden in WANTED}
