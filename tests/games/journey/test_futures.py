"""Journeys played out quickly: the same map, route, finds and end as the rules give, and worths one can rely on."""

import pytest

from tests.games.journey.desk import BOARD, RULES, seated
from verne_tabletop.engine.chance import Chance
from verne_tabletop.games.journey.advisor import JourneyAdvisor
from verne_tabletop.games.journey.state import (
    CELLS,
    CROSSING,
    FILLED,
    FISH,
    FREE,
    LIT,
    MARK,
    STAR,
    STRIDE,
    JourneyState,
)
from verne_tabletop.games.journey.trail import HALF, Land, Trail

ADVISOR = JourneyAdvisor(RULES)
LAND = Land(BOARD)


def whole(half0: int, half1: int) -> int:
    return half0 | half1 << HALF


def trail_of(state: JourneyState, seat: int) -> Trail:
    trail = Trail(LAND)
    trail.read(state.maps[seat], state.tracks[seat], state.helps[seat], BOARD)
    return trail


MASKS = ("n", "e", "s", "w", "f", "l", "d", "h", "k")


def same(trail: Trail, state: JourneyState, seat: int) -> None:
    """A map drawn on says the same as one read afresh, and as the cells themselves."""
    read = trail_of(state, seat)
    for mask in MASKS:
        for half in "01":
            assert getattr(trail, mask + half) == getattr(read, mask + half), mask
    assert trail.shut == read.shut and trail.helps == read.helps
    assert [trail.c0, trail.c1, trail.c2, trail.c3] == state.tracks[seat]
    cells = state.maps[seat]
    ways = (trail.n0, trail.n1), (trail.e0, trail.e1), (trail.s0, trail.s1), (trail.w0, trail.w1)
    for cell in range(CELLS):
        mark = cells[cell] & MARK
        assert whole(trail.f0, trail.f1) >> cell & 1 == (mark == FREE)
        assert whole(trail.l0, trail.l1) >> cell & 1 == (cells[cell] >= LIT)
        assert whole(trail.h0, trail.h1) >> cell & 1 == (FISH <= cells[cell] <= STAR)
        for way in range(4):
            inland = BOARD.neighbours[cell][way] >= 0 or way in (0, 2)
            passes = mark == FREE or CROSSING < mark <= STAR or (mark <= CROSSING and bool(mark & 1 << way))
            assert whole(*ways[way]) >> cell & 1 == (passes and inland)


def halves_of(cell: int) -> tuple[int, int]:
    return (1 << cell, 0) if cell < HALF else (0, 1 << (cell - HALF))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_trail_is_drawn_as_the_rules_draw(seats: int) -> None:
    chance = Chance(seats)
    drawn = 0
    for seed in range(2):
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
                if (
                    after.stars[seat] == 0
                    and max(after.tracks[0]) < 6
                    and after.maps[0].count(FILLED) == state.maps[0].count(FILLED)
                ):
                    trail.helps += move.verb in ("axel", "otto", "hans")
                    same(trail, after, seat)
                    drawn += 1
            RULES.play(state, seat, move)
            for at in range(seats):
                if not state.commits[at]:
                    same(trail_of(state, at), state, at)
    assert drawn > 30 or seats > 1


@pytest.mark.parametrize("seats", [1, 3])
def test_worth_plays_the_journey_out_and_leaves_the_state_alone(seats: int) -> None:
    state = seated(seats, seed=3)
    chance = Chance(1)
    for _ in range(5 * seats):
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
