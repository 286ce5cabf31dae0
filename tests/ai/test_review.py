"""The review of a game: what each choice cost, and what was luck."""

import pytest

from tests.toy import TOY, ToyState
from verne_tabletop.ai.review import final_worth, judge, reckon, review
from verne_tabletop.ai.search_plan import Candidate
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move

RULES = TOY.rules(TOY.edition(None))
ADVISOR = TOY.advisor(RULES)
A, B = Move("bid", 1), Move("bid", 2)


def played(seats: int, seed: int) -> tuple[list[tuple[int, Move]], ToyState, ToyState]:
    first, chance = RULES.deal(seats, seed, {}), Chance(seed)
    state, choices = first.copy(), []
    while RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        choices.append((seat, chance.pick(RULES.moves(state, seat))))
        RULES.play(state, *choices[-1])
    return choices, first, state


def test_a_verdict_is_the_difference_to_the_best() -> None:
    both = [Candidate(A, 5.0, 9, 0.5), Candidate(B, 3.5, 9, 0.5)]
    assert judge(4, 0, B, both)[:6] == (4, 0, B, A, 5.0, 1.5)
    assert judge(4, 0, A, both)[:6] == (4, 0, A, A, 5.0, 0.0)
    assert judge(4, 0, A, both[:1]).cost == 0.0
    assert judge(4, 0, B, [both[0], Candidate(B, 0.0, 0, 0.5)]).cost == 0.0  # never looked at: no verdict


@pytest.mark.parametrize("seats", [1, 2])
def test_first_value_less_costs_and_lucks_is_the_final_worth(seats: int) -> None:
    choices, first, last = played(seats, 6)
    verdicts = list(review("toy", RULES, ADVISOR, first, choices, [0], 1, "navigator"))
    final = final_worth("toy", ADVISOR, last, 0, "navigator")
    reckoning = reckon(verdicts, final)
    assert verdicts and all(verdict.seat == 0 and verdict.cost >= 0 for verdict in verdicts)
    costs = sum(verdict.cost for verdict in verdicts)
    assert verdicts[0].value - costs + sum(reckoning.lucks) == pytest.approx(final)


def test_a_blunder_is_found_and_a_forced_choice_is_not_judged() -> None:
    state = ToyState()
    state.rounds, state.hands, state.bids, state.bowls, state.prize = 1, [[9]], [-1], [[0, 7]], 6
    choices = [(0, Move("bid", 9)), (0, Move("lay", 6, 1)), (0, Move("done"))]
    verdicts = list(review("toy", RULES, ADVISOR, state, choices, [0], 1, "captain"))
    assert [verdict.number for verdict in verdicts] == [2]
    assert verdicts[0].best == Move("lay", 6, 0) and verdicts[0].cost == pytest.approx(20, abs=1)


def test_a_review_can_be_stopped() -> None:
    choices, first, _ = played(2, 6)
    assert list(review("toy", RULES, ADVISOR, first, choices, [0, 1], 1, stop=lambda: True)) == []
