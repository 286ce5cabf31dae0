"""The bots of Lost Cities: they see no hidden card, agree with the table, never stall, and the yardstick is no toy."""

import pytest

from tests.games.lost_cities.tables import RULES, position
from verne_tabletop.ai.levels import LEVELS, consider
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move
from verne_tabletop.games.lost_cities import GAME
from verne_tabletop.games.lost_cities.advisor import CitiesAdvisor
from verne_tabletop.games.lost_cities.prospects import Prospects, finish
from verne_tabletop.games.lost_cities.rules import CitiesRules
from verne_tabletop.games.lost_cities.state import BLOCK, COLOURS, CitiesState
from verne_tabletop.games.lost_cities.table import Table

ADVISOR = GAME.advisor(RULES)
assert isinstance(ADVISOR, CitiesAdvisor) and isinstance(RULES, CitiesRules)
SCORING = RULES.scoring


def midgame(seed: int, turns: int) -> CitiesState:
    """A round after so many halves of turns, played by the reckoning with an odd choice now and then."""
    state, chance = RULES.deal(2, seed, {}), Chance(seed)
    for _ in range(turns):
        moves = RULES.moves(state, state.turn)
        weights = ADVISOR.weigh(state, state.turn, moves)
        RULES.play(state, state.turn, moves[chance.weighted(weights)])
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("turns", [20, 41])
def test_what_is_hidden_changes_nothing(level: str, turns: int) -> None:
    """Games that differ in the other hand, the deck and the dice alone are answered alike."""
    state = midgame(4, turns)
    seat = state.turn
    view = RULES.view(state, seat)
    chosen = set()
    for number in range(3):
        other = RULES.imagine(view, seat, Chance(100 + number))
        assert RULES.view(other, seat) == view and other != state
        thought = consider("lost_cities", RULES, ADVISOR, RULES.view(other, seat), seat, level, 7, stop=Patience())
        chosen.add(thought.move)
    assert len(chosen) == 1


class Patience:
    """A stop that strikes after sixty simulations, so that the strongest level is soon done here."""

    def __init__(self) -> None:
        self.left = 60

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_weighing_looks_at_no_hidden_card() -> None:
    for turns in range(0, 60, 7):
        state = midgame(9, turns)
        seat, moves = state.turn, RULES.moves(state, state.turn)
        view = RULES.view(state, seat)
        assert ADVISOR.weigh(state, seat, moves) == ADVISOR.weigh(view, seat, moves)


def test_the_table_in_numbers_is_the_table() -> None:
    """Lanes, hands, knowledge, piles and scores agree after every choice of a round."""
    state = RULES.deal(2, 6, {"rounds": 1})
    table, chance = Table(state, SCORING), Chance(1)
    while RULES.outcome(state) is None:
        seat = state.turn
        move: Move = chance.pick(RULES.moves(state, seat))
        RULES.play(state, seat, move)
        if move.verb in ("draw", "take"):
            table.take(-1 if move.verb == "draw" else move.place - 12)
        else:
            code = 16 * (move.piece // BLOCK) + move.piece % BLOCK
            table.put_down(code if move.verb == "lay" else code + 128)
        if RULES.outcome(state) is None:
            fresh = Table(state, SCORING)
            for name in ("top", "sum", "stakes", "cards", "hand", "known", "out", "piles", "left", "turn", "barred"):
                assert getattr(fresh, name) == getattr(table, name), name
            assert [table.points(0), table.points(1)] == RULES.scores(state)
    assert [table.points(0), table.points(1)] == RULES.scores(state) and table.left == 0


def test_worth_is_a_round_played_out() -> None:
    """Nothing is left to guess once the round is over; before, it is a number for each seat and favours who leads."""
    state = position(lanes=("H5 H6 H7 H8 H9", "R2"), left=2)
    mine, theirs = ADVISOR.worth(state)
    assert mine > theirs
    before = RULES.dump(state)
    ADVISOR.worth(state)
    assert RULES.dump(state) == before


def test_the_yardstick_is_no_toy() -> None:
    """The one-ply reckoning averages about 38 points a round against itself (bench.cities measures it finely)."""
    minds, total = [Prospects(), Prospects()], 0
    for seed in range(120):
        table = Table(RULES.deal(2, seed, {"rounds": 1}), SCORING)
        finish(table, minds)
        total += table.points(0) + table.points(1)
    assert 32.0 < total / 240 < 45.0


@pytest.mark.parametrize("expeditions", [5, 6])
def test_no_bot_stalls(expeditions: int) -> None:
    """No round takes 200 turns, not even against one who never draws while there is a discard to take."""
    for seed in range(6):
        state = RULES.deal(2, seed, {"rounds": 1, "expeditions": expeditions})
        turns = 0
        while RULES.outcome(state) is None:
            seat = state.turn
            moves = RULES.moves(state, seat)
            if seat == seed % 2:
                weights = ADVISOR.weigh(RULES.view(state, seat), seat, moves)
                move = moves[weights.index(max(weights))]
            else:
                move = moves[0] if moves[0].verb == "take" else moves[-1]
            RULES.play(state, seat, move)
            turns += move.verb in ("draw", "take")
            assert turns < 200
        assert len(state.lanes[0]) == expeditions <= COLOURS
