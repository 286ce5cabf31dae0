"""The advisor of Leagues: it sees the plain gains, sets luck apart, and plays well without search."""

import pytest

from tests.games.leagues.positions import (
    RULES,
    TABLES,
    begun,
    bits,
    card,
    put,
    sailing,
    set_danger,
    set_row,
    set_verne,
    wipe,
    write,
)
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import EVERYONE, Move
from verne_tabletop.games.leagues.advice_rows import risk
from verne_tabletop.games.leagues.advice_sheets import Eyes
from verne_tabletop.games.leagues.advisor import LeaguesAdvisor
from verne_tabletop.games.leagues.rules_sight import seen
from verne_tabletop.games.leagues.state import LeaguesState

ADVISOR = LeaguesAdvisor(RULES)


def best(state: LeaguesState) -> Move:
    return ADVISOR.best(RULES.view(state, 0), 0)


def test_lookouts_are_where_islands_are_seen() -> None:
    eyes = Eyes(TABLES.plan)
    islands, drawn = bits(22, 4, 12, 2), bits(22, 4, 12, 2, 20, 13, 33)
    levels = eyes.lookouts(islands, drawn)
    for cell in range(37):
        count = seen(TABLES, 0, cell, islands, drawn).bit_count()
        assert sum([level >> cell & 1 for level in levels]) == count


def test_a_cetacean_is_drawn_beside_the_nautilus_and_hunted() -> None:
    state = sailing(2)
    set_row(state, 0, card("narwhal", 1), card("whale", 0))
    write(state, "N")
    while RULES.prompt(state, 0).ask != "finish":
        RULES.play(state, 0, best(state))
    assert state.crossed[0] | state.crossed[1]


def test_a_ship_on_the_way_is_sunk() -> None:
    state = sailing(1, turn=4)
    put(state, 0, "ship", 20)
    write(state, "N")
    assert best(state) == Move("step", place=20)


def test_islands_in_sight_are_worth_a_detour_on_the_last_turn() -> None:
    state = sailing(1, place=18, turn=16)
    put(state, 0, "island", 21, 4, 34)  # seen from 19
    set_row(state, 0, card("ship", 0), card("treasure1", 0))
    write(state, "N")
    assert best(state) == Move("step", place=19)


def test_a_hit_that_costs_more_than_its_coins_is_paid() -> None:
    state = sailing(1, danger="squid", turn=10)
    state.coins[0] = state.earned[0] = 3
    write(state, "N")
    assert best(state) == Move("pay")


def test_the_letter_that_verne_has_used_up_is_safe() -> None:
    state = begun()
    left = list(TABLES.verne)
    state.verne_gone = [47 + n for n in range(7) if left[n] == 0]
    state.verne_deck = [47 + n for n in range(7) if left[n] != 0]
    assert risk(TABLES, state, 0, 0, -1) == pytest.approx(1 / 5)
    assert risk(TABLES, state, 0, 1, -1) == pytest.approx(3 / 5)
    assert risk(TABLES, state, 0, 1, 0) == 0


def test_luck_is_set_apart() -> None:
    """A squid costs 5 points; suffering it or being spared still says little of what the letter was worth (only that
    Verne's deck now holds another letter less)."""
    worth = []
    for letter in "NA":
        state = begun()
        wipe(state)
        set_danger(state, "squid")
        set_verne(state, letter)
        write(state, "N")
        worth.append(ADVISOR.worth(state)[0])
    assert abs(worth[0] - worth[1]) < 1.0


def test_it_plays_well_without_search() -> None:
    scores = []
    for seed in range(4):
        state = RULES.deal(1, seed, {})
        while RULES.to_act(state):
            RULES.play(state, 0, best(state))
        scores.append(RULES.scores(state)[0])
    assert sum(scores) / len(scores) > 85


def test_every_seat_has_its_worth() -> None:
    state = begun(4)
    put(state, 2, "seaweed", 1, 2, 3, 5, 6)
    guess = RULES.imagine(RULES.view(state, EVERYONE), 0, Chance(1))
    worth = ADVISOR.worth(guess)
    assert len(worth) == 4 and max(worth) == worth[2]
