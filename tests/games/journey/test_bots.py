"""The bots of Journey: a lead is taken home, a worth that speaks of winning, and weights believed as far as they go."""

from bench.recipe import Recipe
from tests.games.journey.desk import BOARD, RULES, at, seated
from verne_tabletop.ai.levels import plan_for
from verne_tabletop.ai.search import think
from verne_tabletop.games.journey.advisor import AMONG_SEVERAL, CREDIT_ALONE, LEAST_CREDIT, JourneyAdvisor
from verne_tabletop.games.journey.state import LIT, JourneyState

ADVISOR = JourneyAdvisor(RULES)
LORE = ADVISOR.lore


def at_the_door(seats: int) -> JourneyState:
    """The first seat has been to the centre and lacks I5 alone to get out; the cards let a straight be drawn there."""
    state = seated(seats, "N", seed=3)
    for row in range(1, 8):
        if row != 4:
            state.maps[0][row * 9 + 4] = 5 | LIT
    state.maps[0][40] |= LIT
    state.arrival[0] = 1
    state.arrivals = 1
    state.line, state.tunnel = 8, BOARD.first_tunnel
    return state


def test_a_lead_is_taken_home_at_once() -> None:
    """Points could still be gathered, but whoever leads and leaves has won, and the other is at the door as well."""
    state = at_the_door(2)
    state.maps[1], state.arrival[1] = state.maps[0][:], 1
    state.tracks[0], state.tracks[1] = [2, 2, 1, 3], [1, 0, 0, 2]
    plan = plan_for("journey", "captain", 2)._replace(simulations=24, breadth=4)
    for seed in range(3):
        found = think(RULES, ADVISOR, RULES.view(state, 0), 0, plan, seed).move
        assert found.place == at("I5") and found.verb == "draw" and found.extra == (5,)


def test_who_is_behind_does_not_end_the_game() -> None:
    state = at_the_door(2)
    state.tracks[0], state.tracks[1] = [0, 0, 0, 2], [5, 5, 4, 4]
    moves = RULES.moves(state, 0)
    weights = ADVISOR.weigh(state, 0, moves)
    assert moves[weights.index(max(weights))].place != at("I5")


def test_the_worth_of_an_end_is_the_win_and_a_margin() -> None:
    state = at_the_door(2)
    state.tracks[0], state.tracks[1] = [2, 2, 1, 3], [1, 0, 0, 2]
    state.ended = "escape"
    state.escaped[0] = True
    points = RULES.scores(state)
    assert points[0] > points[1] and RULES.outcome(state) is not None
    worth = ADVISOR.worth(state)
    assert worth == [points[0] * LORE.margin + LORE.crown, points[1] * LORE.margin]
    # no margin there is outweighs a likely loss
    assert LORE.crown > LORE.margin * (points[0] - points[1])


def test_weights_are_believed_less_as_the_journey_goes_on() -> None:
    two, three, alone = seated(2), seated(3), seated(1)
    credits, slopes = [], []
    for number in (1, 12, 24, 40, 57):
        two.round = three.round = alone.round = number
        credits.append(ADVISOR.credit(two))
        slopes.append(ADVISOR.slope(two))
        assert ADVISOR.credit(three) == credits[-1] and ADVISOR.slope(three) == slopes[-1]
        assert ADVISOR.credit(alone) == CREDIT_ALONE and ADVISOR.slope(alone) == 1.0
    assert credits == sorted(credits, reverse=True) and credits[0] > 0.9 and credits[-1] == LEAST_CREDIT
    assert slopes == sorted(slopes, reverse=True) and slopes[0] > 3.0 and slopes[-1] == AMONG_SEVERAL


def test_the_recipe_goes_by_the_path() -> None:
    """The yardstick of the calibration walks out when it can, and puts a danger where the path grows longest."""
    recipe = Recipe(ADVISOR)
    state = at_the_door(1)
    found = recipe.choose(state, 0, RULES.moves(state, 0))
    assert found.place == at("I5") and found.extra == (5,)

    state = at_the_door(2)
    state.maps[0][7 * 9 + 4] = 0
    state.line = 7
    state.tunnel = BOARD.first_tunnel + next(card for card, arrow in enumerate(BOARD.arrows) if arrow != 0)
    filled = recipe.choose(state, 1, RULES.moves(state, 1))
    assert filled.verb == "fill" and filled.place == at("H5")
