"""Counting lines of play counts right: a game small enough to count by hand."""

from tests.counts import lines_of_play
from tests.laws.walks import opened
from tests.toy import TOY


def test_counting_counts() -> None:
    # two seats with three cards each bid in 3 x 3 ways, then the winner has two bowls, then says done
    rules = opened(TOY)
    state = rules.deal(2, 1, {"cards": 3})
    assert [lines_of_play(rules, state, depth) for depth in (1, 2, 3, 4)] == [3, 9, 18, 18]
