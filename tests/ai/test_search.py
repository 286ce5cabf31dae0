"""The search on a game small enough to know the right answer, and on every game of the shelf for what must always
hold: the same choice for the same question, legal, and from nothing but the view."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.toy import TOY, ToyAdvisor, ToyState
from verne_tabletop.ai.levels import LEVELS, consider, instinct, plan_for
from verne_tabletop.ai.search import glance, never, think
from verne_tabletop.ai.search_plan import Plan, Thought
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF

RULES = TOY.rules(TOY.edition(None))
ADVISOR = TOY.advisor(RULES)
PLAN = Plan(300, depth=20)
GAMES = [TOY, *SHELF.values()]


def toy(hands: list[list[int]], prize: int, prizes: list[int], bowls: list[list[int]]) -> ToyState:
    state = ToyState()
    state.rounds, state.hands, state.bowls = len(hands[0]), hands, bowls
    state.bids = [-1] * len(hands)
    state.prize, state.prizes = prize, prizes
    return state


def after(state: ToyState, *moves: tuple[int, Move]) -> ToyState:
    for seat, move in moves:
        RULES.play(state, seat, move)
    return state


def best(state: ToyState, seat: int, plan: Plan = PLAN) -> Move:
    return think(RULES, ADVISOR, RULES.view(state, seat), seat, plan, 1).move


def test_it_takes_the_doubling_bowl_and_sees_the_spill() -> None:
    laying = after(toy([[12]], 5, [], [[0, 0]]), (0, Move("bid", 12)))
    assert best(laying, 0) == Move("lay", 5, 1)
    spilling = after(toy([[12]], 5, [], [[0, 4]]), (0, Move("bid", 12)))
    assert best(spilling, 0) == Move("lay", 5, 0)


def test_it_keeps_the_sure_card_for_the_greater_prize() -> None:
    # the 12 wins whatever it is bid for; the last prize is known to be greater than the first
    state = toy([[1, 12], [5, 6]], 1, [6], [[0, 0], [0, 0]])
    assert best(state, 0) == Move("bid", 1)
    assert best(toy([[1, 12], [5, 6]], 6, [1], [[0, 0], [0, 0]]), 0) == Move("bid", 12)


def test_it_looks_through_a_turn_of_several_choices() -> None:
    # bowl 1 holds 7 doubled: laying there now spills 14 points, which only shows after `done`
    laying = after(toy([[12]], 1, [], [[0, 7]]), (0, Move("bid", 12)))
    assert best(laying, 0, Plan(100, depth=0)) == Move("lay", 1, 0)


def test_others_do_not_answer_a_choice_they_cannot_see() -> None:
    # were seat 1 to see the bid it would always bid just above it: every bid would look lost and the values level;
    # bid in secret, the 11 beats two of the three cards
    state = toy([[2, 11], [3, 10, 12][:2]], 6, [1], [[0, 0], [0, 0]])
    thought = think(RULES, ADVISOR, RULES.view(state, 0), 0, Plan(600, depth=20, rivalry=1.0), 3)
    values = {candidate.move.piece: candidate.value for candidate in thought.candidates}
    assert values[11] > values[2] + 3


def test_the_others_points_count_as_rivalry_says() -> None:
    state = after(toy([[12], [1]], 5, [], [[0, 0], [9, 0]]), (0, Move("bid", 12)), (1, Move("bid", 1)))
    alone = think(RULES, ADVISOR, RULES.view(state, 0), 0, Plan(50, depth=9), 1)
    against = think(RULES, ADVISOR, RULES.view(state, 0), 0, Plan(50, depth=9, rivalry=1.0), 1)
    assert alone.candidates[0].value == 10 and against.candidates[0].value == 1


@pytest.mark.parametrize("strikes", [0, 1, 2, 3, 10])
def test_cut_short_it_still_has_a_move(strikes: int) -> None:
    state = RULES.deal(2, 4, {})
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > strikes

    thought = think(RULES, ADVISOR, RULES.view(state, 0), 0, PLAN, 5, stop)
    assert thought.move in RULES.moves(state, 0)
    assert sum(candidate.visits for candidate in thought.candidates) == strikes


def test_breadth_leaves_out_the_unlikely_but_not_what_was_asked_for() -> None:
    state = RULES.deal(1, 4, {"cards": 4})
    view, moves = RULES.view(state, 0), RULES.moves(state, 0)
    narrow = think(RULES, ADVISOR, view, 0, Plan(40, breadth=2), 5)
    assert len(narrow.candidates) == 2
    wide = think(RULES, ADVISOR, view, 0, Plan(40, breadth=2), 5, never, [moves[3]])
    assert moves[3] in [candidate.move for candidate in wide.candidates] and len(wide.candidates) == 3
    assert all(candidate.visits for candidate in wide.candidates)


def test_what_weighs_next_to_nothing_is_left_out() -> None:
    class Sure(ToyAdvisor):
        def weigh(self, state: ToyState, seat: int, moves: list[Move]) -> list[float]:
            return [1.0 if at < self.likely else 1e-6 for at in range(len(moves))]

        likely = 1

    state = RULES.deal(1, 4, {"cards": 4})
    view, moves = RULES.view(state, 0), RULES.moves(state, 0)
    sure, plan = Sure(RULES), Plan(40, breadth=3, floor=1e-3)
    alone = think(RULES, sure, view, 0, plan, 5)
    assert [candidate.visits for candidate in alone.candidates] == [0] and alone.move == moves[0]
    judged = think(RULES, sure, view, 0, plan, 5, never, [moves[0]])
    assert [candidate.visits > 0 for candidate in judged.candidates] == [True], "a review wants its value"
    asked = think(RULES, sure, view, 0, plan, 5, never, [moves[3]])
    assert {candidate.move for candidate in asked.candidates} == {moves[0], moves[3]}
    sure.likely = 2
    assert len(think(RULES, sure, view, 0, plan, 5).candidates) == 2


def test_temper_spreads_the_choice_and_keeps_to_what_is_nearly_as_good() -> None:
    laying = after(toy([[12]], 3, [], [[0, 0]]), (0, Move("bid", 12)))
    view = RULES.view(laying, 0)

    def picks(temper: float) -> set[int]:
        return {think(RULES, ADVISOR, view, 0, Plan(20, temper=temper, depth=3), seed).move.place for seed in range(30)}

    assert picks(0.0) == {1} and picks(0.01) == {1} and picks(5.0) == {0, 1}


def test_without_simulations_the_weights_decide() -> None:
    state = RULES.deal(1, 4, {"cards": 4})
    view = RULES.view(state, 0)
    first = think(RULES, ADVISOR, view, 0, Plan(0), 1)
    assert first.move == RULES.moves(state, 0)[0] and all(candidate.visits == 0 for candidate in first.candidates)
    assert len({think(RULES, ADVISOR, view, 0, Plan(0, temper=1.0), seed).move for seed in range(30)}) == 4


def test_faith_draws_the_values_towards_the_weights() -> None:
    class Believer(ToyAdvisor):
        def weigh(self, state: ToyState, seat: int, moves: list[Move]) -> list[float]:
            return [1.0 if move.place == 1 else 20.0 for move in moves]

    laying = after(toy([[12]], 3, [], [[0, 0]]), (0, Move("bid", 12)))
    view = RULES.view(laying, 0)

    def chosen(faith: float) -> int:
        return think(RULES, Believer(RULES), view, 0, Plan(40, depth=3, faith=faith), 1).move.place

    assert chosen(0.0) == 1 and chosen(5.0) == 1 and chosen(1e6) == 0

    class Credited(Believer):
        def credit(self, state: ToyState) -> float:
            return 2e5

    credited = think(RULES, Credited(RULES), view, 0, Plan(40, depth=3, faith=5.0), 1)
    assert credited.move.place == 0 and think(RULES, Credited(RULES), view, 0, Plan(40, depth=3), 1).move.place == 1


def test_greedy_looks_one_choice_ahead() -> None:
    laying = after(toy([[12]], 3, [], [[0, 0]]), (0, Move("bid", 12)), (0, Move("lay", 3, 1)))
    thought = glance(RULES, ADVISOR, RULES.view(laying, 0), 0, Plan(2), 1)
    assert thought.move == Move("done") and thought.candidates[0].value == 6


def test_the_ladder_of_the_toy_is_a_ladder() -> None:
    totals = dict.fromkeys(("random", "greedy", "navigator"), 0)
    for level in totals:
        for seed in range(30):
            state, chance = RULES.deal(1, seed, {}), Chance(seed)
            while RULES.to_act(state):
                RULES.play(
                    state, 0, consider("toy", RULES, ADVISOR, RULES.view(state, 0), 0, level, chance.bits()).move
                )
            totals[level] += RULES.scores(state)[0]
    assert totals["random"] < totals["navigator"] and totals["greedy"] < totals["navigator"]


def positions(game: Game, count: int, seats: int) -> list[tuple[Any, Any, Any, int]]:
    """Some positions with a choice, from a game of weighted moves: rules, advisor, state, seat."""
    rules = game.rules(game.edition(None))
    advisor, chance = game.advisor(rules), Chance(17)
    state, wait = rules.deal(seats, 11, {}), 0
    found: list[tuple[Any, Any, Any, int]] = []
    while len(found) < count and rules.to_act(state):
        seat = chance.pick(rules.to_act(state))
        moves = rules.moves(state, seat)
        wait += 1
        if len(moves) > 1 and wait > 7:
            found.append((rules, advisor, state.copy(), seat))
            wait = 0
        rules.play(state, seat, moves[chance.weighted(advisor.weigh(state, seat, moves))])
    assert found
    return found


Ask = Callable[[Any, Any, Any, int], Thought]


def small(game: Game) -> list[Ask]:
    """Searching a little, and the yardstick: one guess where it looks at guesses at all."""
    looks = min(1, plan_for(game.key, "greedy", 1).simulations)
    return [
        lambda rules, advisor, view, seat: think(rules, advisor, view, seat, Plan(12, breadth=4, depth=3), 7),
        lambda rules, advisor, view, seat: glance(rules, advisor, view, seat, Plan(looks), 7),
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_the_same_question_gets_the_same_legal_answer(game: Game) -> None:
    for rules, advisor, state, seat in positions(game, 3, game.seats[0]):
        for ask in small(game):
            view = rules.view(state, seat)
            dumped = rules.dump(view)
            thought = ask(rules, advisor, view, seat)
            assert thought.move in rules.moves(state, seat)
            assert rules.dump(view) == dumped  # the view was left alone
            assert ask(rules, advisor, rules.load(dumped), seat) == thought
        assert instinct(rules, advisor, rules.view(state, seat), seat, 1) in rules.moves(state, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_states_that_differ_only_in_what_is_hidden_get_the_same_answer(game: Game) -> None:
    differed = False
    for rules, advisor, state, seat in positions(game, 3, min(2, game.seats[1])):
        view = rules.view(state, seat)
        other = rules.imagine(view, seat, Chance(99))
        differed = differed or other != state
        for ask in small(game):
            assert ask(rules, advisor, rules.view(other, seat), seat) == ask(rules, advisor, view, seat)
    assert differed


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(level: str) -> None:
    for game in GAMES:
        rules, advisor, state, seat = positions(game, 1, game.seats[0])[0]
        asked = 0

        def stop() -> bool:
            nonlocal asked
            asked += 1
            return asked > 5

        thought = consider(game.key, rules, advisor, rules.view(state, seat), seat, level, 3, stop)
        assert thought.move in rules.moves(state, seat)
        assert abs(sum(candidate.prior for candidate in thought.candidates) - 1) < 1e-9
        if level != "random":
            assert plan_for(game.key, level, 2).simulations >= 0
