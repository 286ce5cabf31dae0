"""Journeys played out quickly: the same map, route, finds and end as the rules give, and worths one can rely on."""

import pytest

from tests.games.journey.desk import BOARD, GAME, RULES, seated
from verne_tabletop.engine.chance import Chance
from verne_tabletop.games.journey.advisor import JourneyAdvisor
from verne_tabletop.games.journey.state import CELLS, LIT, STRIDE, JourneyState
from verne_tabletop.games.journey.survey import Survey
from verne_tabletop.games.journey.trail import HALF, Land, Trail

ADVISOR = JourneyAdvisor(RULES)
LAND = Land(BOARD)


def whole(half0: int, half1: int) -> int:
    return half0 | half1 << HALF


def trail_of(state: JourneyState, seat: int) -> Trail:
    trail = Trail(LAND)
    trail.read(state.maps[seat], state.tracks[seat], state.helps[seat], BOARD)
    return trail


def same(trail: Trail, state: JourneyState, seat: int) -> None:
    survey = Survey(state.maps[seat], BOARD.exits)
    assert whole(trail.n0, trail.n1) == survey.north and whole(trail.e0, trail.e1) == survey.east
    assert whole(trail.s0, trail.s1) == survey.south and whole(trail.w0, trail.w1) == survey.west
    assert whole(trail.f0, trail.f1) == survey.free and whole(trail.l0, trail.l1) == survey.lit
    assert whole(trail.d0, trail.d1) == survey.finds and whole(trail.h0, trail.h1) == survey.hidden
    assert whole(trail.k0, trail.k1) == survey.forkable
    shut = sum(1 << BOARD.exits[volcano] for volcano in range(4) if trail.shut >> volcano & 1)
    assert shut == survey.shut
    assert [trail.c0, trail.c1, trail.c2, trail.c3] == state.tracks[seat]
    assert trail.helps == state.helps[seat]


def halves_of(cell: int) -> tuple[int, int]:
    return (1 << cell, 0) if cell < HALF else (0, 1 << (cell - HALF))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_trail_is_drawn_as_the_rules_draw(seats: int) -> None:
    chance = Chance(seats)
    drawn = 0
    for seed in range(4):
        state = seated(seats, seed=seed)
        while RULES.to_act(state):
            seat = RULES.to_act(state)[0]
            move = chance.pick(RULES.moves(state, seat))
            if move.verb in ("draw", "axel", "otto", "hans") and seats == 1:
                trail = trail_of(state, seat)
                b0, b1 = halves_of(move.place % STRIDE)
                if move.verb == "hans":
                    trail.fork(b0, b1, move.extra[0])
                elif move.extra:
                    trail.gallery(b0, b1, move.extra[0])
                else:
                    find = BOARD.finds[state.tunnel - BOARD.first_tunnel]
                    trail.settle(b0, b1, 4 if move.verb == "otto" else find - 16)
                after = state.copy()
                RULES.play(after, seat, move)
                if after.stars[seat] == 0 and max(after.tracks[0]) < 6 and after.round == state.round + 1:
                    trail.helps += move.verb in ("axel", "otto", "hans")
                    same(trail, after, seat)
                    drawn += 1
            RULES.play(state, seat, move)
            for at in range(seats):
                if not state.commits[at]:
                    same(trail_of(state, at), state, at)
    assert drawn > 60 or seats > 1


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_worth_plays_the_journey_out_and_leaves_the_state_alone(seats: int) -> None:
    state = seated(seats, seed=3)
    chance = Chance(1)
    for _ in range(14 * seats):
        seat = RULES.to_act(state)[0]
        guess = RULES.imagine(RULES.view(state, seat), seat, chance.fork())
        before = RULES.dump(guess)
        worth = ADVISOR.worth(guess)
        assert len(worth) == seats and ADVISOR.worth(guess) == worth and RULES.dump(guess) == before
        assert all(-13 <= points <= 150 for points in worth)
        moves = RULES.moves(state, seat)
        RULES.play(state, seat, moves[chance.weighted(ADVISOR.weigh(guess, seat, moves))])


def test_a_way_out_with_all_its_cells_drawn_is_taken_in_the_last_round() -> None:
    """One cell is missing; the last card of the last deck names it: the playing out gets out."""
    state = seated(1, "N", seed=3)
    cells = state.maps[0]
    for row in range(1, 9):
        cells[row * 9 + 4] = 5 if cells[row * 9 + 4] == 0 else cells[row * 9 + 4]
    for row in range(1, 8):
        cells[row * 9 + 4] |= LIT
    cells[76] = 0
    state.arrival[0] = 1
    state.volcanoes, state.erupted = [0, 2, 1], 2
    state.symbols[0] = [-1, 0, 1, 2]
    state.exploration, state.line = [], 8
    state.tunnels, state.tunnel = [BOARD.first_tunnel] * 3, BOARD.first_tunnel
    points = RULES.scores(state)[0]
    assert ADVISOR.worth(state)[0] == points + BOARD.escape_bonus + ADVISOR.lore.release
    state.line = 7
    assert ADVISOR.worth(state)[0] <= points + BOARD.escape_bonus + ADVISOR.lore.release
    assert GAME.key == "journey" and len(cells) == CELLS
