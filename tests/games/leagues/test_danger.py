"""Facing danger, rule by rule."""

import pytest

from tests.games.leagues.positions import (
    RULES,
    at,
    begun,
    bits,
    kinds_of,
    play,
    put,
    refusal,
    sailing,
    score_line,
    set_danger,
    set_verne,
    steps,
    walk,
    write,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.leagues.state import LeaguesState


def test_danger_match() -> None:
    state = begun(5, conseil=1)
    set_danger(state, "squid")
    write(state, "LLNNA")  # the rulebook's example: only A and Conseil are safe
    assert state.struck == [0, 1, 1, 1, 0]
    assert [state.hits[3 * seat + 2] for seat in range(5)] == [0, 1, 1, 1, 0]
    # matching a seat and Verne at once is one danger
    state = begun(2, conseil=1)
    set_danger(state, "squid")
    set_verne(state, "L")
    write(state, "LL")
    assert state.struck == [0, 1]
    assert state.hits[5] == 1


def test_danger_conseil() -> None:
    state = begun(3, conseil=2)
    set_danger(state, "ice")
    events = write(state, "NNN")
    assert state.struck == [1, 0, 1]
    assert "spared" in kinds_of(events, 1)
    assert state.hits[3:6] == [0, 0, 0] and state.barred == [1, 0, 1]
    # he has passed on, yet the old holder stays immune: it may dive on this turn of ice
    assert state.conseil == 2
    assert 119 in steps(state, 1)


@pytest.mark.parametrize(
    ("letters", "holder", "taker"),
    [
        ("NNALA", 0, 1),  # 1 matched the holder and sits next
        ("NALNA", 0, 1),
        ("NALAN", 1, 3),  # 2 is safe, 3 matched the holder
        ("NALAN", 4, 0),
        ("NNNNN", 3, 4),
        ("LNAAL", 2, 3),
    ],
)
def test_danger_pass_to_the_nearest_sufferer(letters: str, holder: int, taker: int) -> None:
    state = begun(5, conseil=holder + 1)
    write(state, letters)
    assert state.conseil == taker


def test_danger_pass() -> None:
    state = begun(5, conseil=3)
    write(state, "NALLN")  # holder 2 matched 3: 3 suffers, as do 0 and 4
    assert state.conseil == 3
    state = begun(3, conseil=3)
    write(state, "NAL")
    assert state.conseil == 0  # nobody suffers: to the left
    # an already lost crew member is suffering too, and so is a hit paid with coins
    state = begun(4, conseil=1)
    state.turn = 2
    set_danger(state, "sharks", crew=1)
    state.lost[3] = 1
    write(state, "NANA")
    assert state.struck == [0, 1, 1, 1] and state.conseil == 1
    # two seats: he simply alternates
    state = begun(2, conseil=1)
    set_verne(state, "L")
    write(state, "NA")
    assert state.conseil == 1


def test_danger_ice() -> None:
    state = sailing(3, danger="ice")
    state.coins[0] = state.earned[0] = 1
    write(state, "N")
    assert refusal(state, 0, Move("step", place=20)) == "turn_order"
    play(state, 0, Move("pay"))  # paying avoids the mark only
    assert state.hits == [0, 0, 0] and state.coins == [0]
    assert 119 not in steps(state)
    assert refusal(state, 0, Move("step", place=119)) == "danger_ice"
    walk(state, 20, 21)
    assert refusal(state, 0, Move("step", place=121)) == "danger_ice"


def test_danger_maelstrom() -> None:
    state = sailing(2, danger="maelstrom")
    put(state, 0, "seaweed", 19)
    events = write(state, "N")
    assert kinds_of(events)[-4:] == ["maelstrom", "hit", "swept", "hit"]
    assert state.hits == [1, 1, 0] and state.nautilus == [37 + 18] and state.points == [2]
    # the arrival cell is visited, the cell left behind is not
    assert 19 in steps(state)
    walk(state, 19)
    assert refusal(state, 0, Move("step", place=119)) == "move_visited"


def test_danger_maelstrom_onto_a_ship() -> None:
    state = at(sailing(2, danger="maelstrom"), 119)
    put(state, 0, "ship", 19)
    write(state, "N")
    assert state.hits == [0, 1, 0] and state.crossed[0] == bits(19)
    # a sunk ship there hits the bow; each hit can be paid by itself, bridge first
    state = at(sailing(2, danger="maelstrom"), 119)
    put(state, 0, "ship", 19, crossed=True)
    state.coins[0] = state.earned[0] = 3
    write(state, "N")
    assert RULES.prompt(state, 0).ask == "bridge" and state.nautilus == [55]
    play(state, 0, Move("pay"))
    assert RULES.prompt(state, 0).ask == "bow" and state.nautilus == [18]
    play(state, 0, Move("mark"))
    assert state.hits == [1, 0, 0] and state.coins == [1]


def test_danger_squid() -> None:
    state = sailing(2, danger="squid", turn=4)
    write(state, "N")
    assert state.hits == [0, 0, 1]


def test_danger_sharks() -> None:
    state = sailing(2, danger="sharks", turn=1)
    state.coins[0] = state.earned[0] = 9
    before = RULES.scores(state)[0]
    write(state, "N")
    assert state.lost == [2] and RULES.prompt(state, 0).ask == "step"
    assert score_line(state, 0, "end_crew") == 10 - state.crew[1]
    assert RULES.scores(state)[0] - before == -state.crew[1] + score_line(
        state, 0, "bonus_nemo1" if state.sides[0] == 1 else "bonus_nemo2"
    )
    again = sailing(2, danger="sharks")
    again.lost[0] = 2
    write(again, "N")
    assert again.lost == [2] and again.struck == [1]


def test_hit_zones() -> None:
    state = begun()
    state.hits = [2, 1, 1]
    assert score_line(state, 0, "end_impacts") == -10  # the rulebook's example: -5 -3 -1 -1
    state.hits = [40, 0, 0]
    assert score_line(state, 0, "end_impacts") == -40


@pytest.mark.parametrize(
    ("danger", "zone", "price", "turn"), [("ice", 0, 1, 1), ("maelstrom", 1, 2, 1), ("squid", 2, 3, 1)]
)
def test_hit_pay(danger: str, zone: int, price: int, turn: int) -> None:
    short = sailing(2, danger=danger, turn=turn)
    short.coins[0] = short.earned[0] = price - 1
    write(short, "N")
    assert short.hits[zone] == 1 and short.coins == [price - 1]  # no part payment
    for verb, hits, left in (("pay", 0, 0), ("mark", 1, price)):
        state = sailing(2, danger=danger, turn=turn)
        state.coins[0] = state.earned[0] = price
        write(state, "N")
        assert [move.verb for move in RULES.moves(state, 0)] == ["pay", "mark"]
        play(state, 0, Move(verb))
        assert state.hits[zone] == hits and state.coins == [left]
        assert state.earned == [price]


def test_verne_deck() -> None:
    assert sorted(RULES.tables.verne) == [0, 0, 1, 1, 2, 2, 3]
    assert [len(RULES.deal(seats, 1, {}).verne_deck) for seats in (1, 2, 3, 4, 5)] == [7, 7, 0, 0, 0]


def test_verne_draw() -> None:
    for letter, suffers in (("N", 1), ("A", 0), ("L", 0), ("*", 1)):
        state = begun()
        set_verne(state, letter)
        write(state, "N")
        assert state.struck == [suffers]
        assert len(state.verne_deck) == 6 and len(state.verne_gone) == 1
    # two seats: both may match him, Conseil's holder is immune
    state = begun(2, conseil=2)
    set_verne(state, "A")
    write(state, "AA")
    assert state.struck == [1, 0]


def finish(state: LeaguesState, seat: int = 0) -> None:
    while RULES.to_act(state) and RULES.prompt(state, seat).ask not in ("row", "wait", "over"):
        play(state, seat, RULES.moves(state, seat)[0])


def test_verne_atlantis() -> None:
    state = begun(2, conseil=1)
    set_verne(state, "*")
    write(state, "NA")
    assert state.struck == [0, 1] and state.verne_sides == 1
    assert len(state.verne_deck) == 6
    finish(state, 0)
    finish(state, 1)
    assert state.turn == 2 and len(state.verne_deck) == 7 and state.verne_gone == []
    state.verne_sides = 6
    set_verne(state, "*")
    write(state, "NA")
    assert state.verne_sides == 6


def test_verne_option() -> None:
    for seats in (3, 4):
        state = begun(seats, conseil=1, verne=1)
        set_verne(state, "*")
        write(state, "NAL" + "N" * (seats - 3))
        assert state.struck == [0] + [1] * (seats - 1)
        assert state.verne_sides == 0


def test_turn_together() -> None:
    state = begun(3)
    write(state, "NAL")
    assert RULES.to_act(state) == [0, 1, 2]
    finish(state, 1)
    assert RULES.to_act(state) == [0, 2] and state.turn == 1
    assert refusal(state, 1, Move("finish")) == "turn_together"
    finish(state, 0)
    finish(state, 2)
    assert state.turn == 2 and RULES.to_act(state) == [0, 1, 2]
