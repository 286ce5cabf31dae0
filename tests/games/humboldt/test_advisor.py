"""The eye for positions: it sees nothing hidden, leaves the table alone, forgets nothing it should know."""

from collections.abc import Iterator

import pytest

from tests.games.humboldt.positions import BLACK, GREEN, RULES, T, bare, cargo, following, kind, loading, tile, tiles
from verne_tabletop.engine.chance import Chance
from verne_tabletop.games.humboldt.advisor import HumboldtAdvisor
from verne_tabletop.games.humboldt.state import ACCEPT, FINAL_BONUS, LOAD, SLOTS, HumboldtState

S, W, E, N = range(SLOTS)


def walk(seats: int, seed: int) -> Iterator[HumboldtState]:
    """Every ninth state with an alternative of a game of random choices."""
    s, chance, number = RULES.deal(seats, seed, {"two_take": seed % 2, "loading": seed // 2 % 2}), Chance(seed), 0
    while s.agenda:
        moves = RULES.moves(s, s.actor)
        if len(moves) > 1:
            number += 1
            if number % 9 == 0 or s.asked >= FINAL_BONUS:
                yield s
        RULES.play(s, s.actor, chance.pick(moves))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_leaves_the_table_alone_and_weighs_every_move(seats: int) -> None:
    advisor = HumboldtAdvisor(RULES)
    for seed in range(2):
        for s in walk(seats, seed):
            before, moves = RULES.dump(s), RULES.moves(s, s.actor)
            weights = advisor.weigh(s, s.actor, moves)
            assert len(weights) == len(moves) and min(weights) > 0
            assert len(advisor.worth(s)) == seats
            assert RULES.dump(s) == before


def test_what_it_remembers_is_what_it_would_find_again() -> None:
    seen = HumboldtAdvisor(RULES)
    for s in walk(3, 5):
        seen.worth(s)
    for number, s in enumerate(walk(3, 5)):
        if number % 5 == 0:
            fresh = HumboldtAdvisor(RULES)
            assert seen.worth(s) == fresh.worth(s)
            assert seen.weigh(s, s.actor, RULES.moves(s, s.actor)) == fresh.weigh(s, s.actor, RULES.moves(s, s.actor))


@pytest.mark.parametrize("seats", [2, 4])
def test_no_draw_to_come_is_in_the_weights(seats: int) -> None:
    advisor, compared = HumboldtAdvisor(RULES), 0
    for s in walk(seats, 3):
        if not ACCEPT <= s.asked < LOAD:
            continue
        moves = RULES.moves(s, s.actor)
        other = s.copy()
        other.dice, other.bag_dice, other.pile_dice = s.dice + 1, s.bag_dice + 1, [word + 1 for word in s.pile_dice]
        assert advisor.weigh(other, s.actor, moves) == advisor.weigh(s, s.actor, moves)
        compared += 1
    assert compared > 5


def best(s: HumboldtState) -> tuple[str, int]:
    moves = RULES.moves(s, s.actor)
    weights = HumboldtAdvisor(RULES).weigh(s, s.actor, moves)
    move = moves[weights.index(max(weights))]
    return move.verb, move.piece


@pytest.mark.parametrize(("open_ones", "wanted"), [(("oilbird", "brazil_nut"), True), (("oilbird", "oilbird"), False)])
def test_it_takes_the_tile_that_sends_a_ship(open_ones: tuple[str, str], wanted: bool) -> None:
    s = following(("cumana", GREEN))
    cargo(s, 0, N, 1, "aztec_codex")
    cargo(s, 0, N, 2, "sugar_cane")
    s.open_tiles[2 * GREEN : 2 * GREEN + 2] = [kind(name) for name in open_ones]
    for k in T.kinds_of[GREEN]:
        s.piles[k], s.discards[k] = (4 if k == kind("brazil_nut") else 0), 0
    assert best(s) == (("pick", tile("brazil_nut")) if wanted else ("blind", -1))


def test_an_acquaintance_helps_a_ship_out_but_not_a_tile_that_nothing_wants() -> None:
    s = following(("cumana", BLACK))
    s.friends[GREEN] = 1
    cargo(s, 0, N, 1, "aztec_codex")
    cargo(s, 0, N, 2, "sugar_cane")
    s.open_tiles[2 * GREEN : 2 * GREEN + 2] = [kind("brazil_nut"), kind("oilbird")]
    assert best(s) == ("call", tile("brazil_nut"))
    cargo(s, 0, N, 0, "brazil_nut")
    for slot in (S, W, E):
        cargo(s, 0, slot, 0, "sugar_cane")
    assert best(s) == ("leave", -1)


def test_three_idle_tiles_fill_the_last_crate_of_a_ship() -> None:
    s = loading("oilbird", "oilbird", "oilbird")
    cargo(s, 0, N, 1, "aztec_codex")
    cargo(s, 0, N, 2, "sugar_cane")
    for slot in (S, W, E):
        cargo(s, 0, slot, 0, "sugar_cane")
        cargo(s, 0, slot, 1, "sugar_cane")
        cargo(s, 0, slot, 2, "sugar_cane")
    assert best(s) == ("heap", tile("oilbird"))


def test_the_last_traveller_expects_no_turn_after_the_last() -> None:
    s = bare(2)
    s.bag = [0] * len(s.bag)
    tiles(s, 0, "oilbird")
    s.ask(LOAD, 0)
    worth = HumboldtAdvisor(RULES).worth(s)
    assert worth[1] <= 20 and worth[0] <= 20  # nobody has more than a tile and an acquaintance or two
