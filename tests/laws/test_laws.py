"""Every law, for every game on the shelf, at every seat count, on two walks: one plain, one with options drawn."""

import pytest

from tests.laws.books import BOOKS
from tests.laws.knowledge import KNOWLEDGE
from tests.laws.order import ORDER
from tests.laws.walks import Law, walk
from verne_tabletop.games import SHELF

LAWS = (*ORDER, *KNOWLEDGE, *BOOKS)
SEEDS = (1, 2)
TABLES = [
    (key, seats, seed)
    for key in SHELF
    for seats in range(SHELF[key].seats[0], SHELF[key].seats[1] + 1)
    for seed in SEEDS
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("key", "seats", "seed"), TABLES, ids=lambda part: str(part))
def test_law(law: Law, key: str, seats: int, seed: int) -> None:
    law(walk(SHELF[key], seats, seed))
