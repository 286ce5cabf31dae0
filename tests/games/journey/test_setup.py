"""The table before the first round, one test a rule."""

import pytest

from tests.games.journey.desk import BOARD, ES, GAME, RULES, SIDES, piece, play, refused, seated, volcano
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import HIDDEN, Move
from verne_tabletop.games.journey.edition import cell_of
from verne_tabletop.games.journey.state import CROSSING, LIT, WATER_TRACK
from verne_tabletop.session.log import Header, SeatCard
from verne_tabletop.session.session import Session


def test_setup_decks() -> None:
    state = RULES.deal(3, 4, {})
    assert len(state.exploration) == len(set(state.exploration)) == 19
    assert sorted(state.exploration) == list(range(19))
    assert len(state.tunnels) == 12
    kinds = [BOARD.draws[card - BOARD.first_tunnel] for card in state.tunnels]
    assert (kinds.count("straight"), kinds.count("curve"), kinds.count("runes"), kinds.count("danger")) == (3, 2, 1, 2)
    assert [kinds.count(find) for find in ("water", "fish", "bone", "mushroom")] == [1, 1, 1, 1]
    assert sorted(state.volcanoes) == [0, 1, 2]
    assert state.active == [True, True, True]
    assert [circles[WATER_TRACK] for circles in state.tracks] == [2, 2, 2]
    assert RULES.deal(3, 4, {}) == state != RULES.deal(3, 5, {})
    seen = RULES.view(state, 1)
    assert seen.exploration == [HIDDEN] * 19
    assert seen.tunnels == [HIDDEN] * 12
    assert seen.volcanoes == [HIDDEN] * 3


def test_setup_order() -> None:
    state = RULES.deal(2, 1, {})
    assert RULES.to_act(state) == [0]
    assert refused(state, 1, Move("enter", place=volcano("S", 1))) == "setup_order"
    play(state, 0, Move("enter", place=volcano("N")))
    assert RULES.to_act(state) == [0]
    play(state, 0, Move("sign", piece("circle"), volcano("E")))
    play(state, 0, Move("sign", piece("triangle"), volcano("S")))
    assert RULES.to_act(state) == [1]
    # what has been marked lies open: the second traveller sees where the first goes in
    assert RULES.view(state, 1).entrance == [0, -1]


def test_setup_entrance() -> None:
    state = RULES.deal(1, 1, {})
    assert [move.verb for move in RULES.moves(state, 0)] == ["enter"] * 4
    assert refused(state, 0, Move("sign", piece("circle"), volcano("N"))) == "setup_entrance"
    assert refused(state, 0, Move("enter", place=volcano("N", 1))) == "own_map"
    assert refused(state, 0, Move("draw", piece("curve"), 3, (ES,))) == "setup_entrance"
    play(state, 0, Move("enter", place=volcano("S")))
    assert state.maps[0][cell_of("I5")] == CROSSING + LIT
    assert refused(state, 0, Move("enter", place=volcano("N"))) == "setup_entrance"


@pytest.mark.parametrize("seats", range(1, 7))
def test_entrances_may_repeat_at_any_number_of_seats(seats: int) -> None:  # J29
    state = seated(seats, "W")
    assert state.entrance == [3] * seats
    assert state.round == 1


def test_entrances_apart() -> None:
    state = RULES.deal(5, 1, {"apart": 1})
    for seat, side in enumerate("NESW"):
        play(state, seat, Move("enter", place=volcano(side, seat)))
        if seat < 3:
            for sign, other in zip(("circle", "triangle"), [s for s in SIDES if s != side], strict=False):
                play(state, seat, Move("sign", piece(sign), volcano(other, seat)))
            assert refused(state, seat + 1, Move("enter", place=volcano(side, seat + 1))) == "entrances_apart"
    for sign, other in (("circle", "N"), ("triangle", "E")):
        play(state, 3, Move("sign", piece(sign), volcano(other, 3)))
    assert len(RULES.moves(state, 4)) == 4  # all four in use: the fifth may repeat any
    play(state, 4, Move("enter", place=volcano("N", 4)))
    assert state.entrance[4] == 0


def test_setup_signs() -> None:
    state = RULES.deal(1, 1, {})
    play(state, 0, Move("enter", place=volcano("E")))
    assert refused(state, 0, Move("sign", piece("circle"), volcano("E"))) == "setup_signs"
    assert refused(state, 0, Move("sign", piece("triangle"), volcano("N"))) == "setup_signs"
    play(state, 0, Move("sign", piece("circle"), volcano("W")))
    assert refused(state, 0, Move("sign", piece("triangle"), volcano("W"))) == "setup_signs"
    events = play(state, 0, Move("sign", piece("triangle"), volcano("N")))
    assert state.symbols[0] == [1, -1, 2, 0]  # the square took the volcano that was left
    assert [event.kind for event in events] == ["sign", "sign", "explore", "tunnel"][: len(events)]


def test_seats_and_options() -> None:
    assert GAME.seats == (1, 6)
    for seats in (0, 7):
        with pytest.raises(ValueError, match="1 to 6"):
            RULES.deal(seats, 1, {})
    with pytest.raises(ValueError, match="option"):
        RULES.deal(1, 1, {"weather": 1})
    with pytest.raises(ValueError, match="danger"):
        RULES.deal(1, 1, {"danger": 2})
    assert RULES.deal(1, 1, {"danger": 1}).hard


def test_takeover() -> None:
    # K19: a bot plays on in the seat of who leaves; nothing on the table changes, least of all who fills whose map
    cards = tuple([SeatCard(name) for name in ("Anna", "Boris", "Clara")])
    session = Session.start(Header("journey", "", "", {}, cards, 4))
    rng = Chance(4)
    while session.state.tunnel < 0 or BOARD.arrows[session.state.tunnel - BOARD.first_tunnel] == 0:
        seat = session.to_act()[0]
        session.choose(seat, rng.pick(session.rules.moves(session.state, seat)))
    before = session.state.copy()
    owners = [RULES.prompt(before, seat).board for seat in range(3)]
    session.hand_over(1, "mate")
    assert session.header.seats == (cards[0], SeatCard("Boris", "bot", "mate"), cards[2])
    assert session.state == before
    assert session.to_act() == [0, 1, 2]
    assert [RULES.prompt(session.state, seat).board for seat in range(3)] == owners
    again = Session.resume(session.text())
    assert again.state == before
    assert again.header == session.header
