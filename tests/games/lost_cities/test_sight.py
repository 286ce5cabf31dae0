"""What may be looked at, now and in looking back."""

from tests.games.lost_cities.tables import DRAW, RULES, cards, discard, play, position
from verne_tabletop.engine.model import HIDDEN
from verne_tabletop.games.lost_cities.state import LAY, SCORED


def test_covered_discards_stay_covered_in_what_is_recalled() -> None:
    state = position(hands=("H4 H7", "H9"))
    first = RULES.view(state, 0)
    play(state, discard("H4"), DRAW)
    second = RULES.view(state, 0)
    play(state, discard("H9"), DRAW)
    now = RULES.view(state, 0)
    four, nine = cards("H4 H9")
    recalled = RULES.recalled(first, now)
    assert four in first.hands[0] and four not in recalled.hands[0] and recalled.hands[0].count(HIDDEN) == 1
    recalled = RULES.recalled(second, now)
    assert recalled.discards[0] == [HIDDEN] and recalled.last[0][0] == HIDDEN
    assert RULES.recalled(now, now).discards[0] == [HIDDEN, nine]
    now.phase = SCORED
    assert RULES.recalled(second, now) == second
    now.phase, now.round = LAY, 2
    assert RULES.recalled(second, now) == second
    now.round, now.open_discards = 1, True
    assert RULES.recalled(second, now) == second
