"""A record cut off after any choice goes on as if nothing had happened: the same state, dice and draws."""

import pytest

from tests.games.underworld.positions import RULES as HADES
from verne_tabletop.engine.chance import Chance
from verne_tabletop.games import SHELF
from verne_tabletop.games.underworld.state import CARD, ROLLED
from verne_tabletop.session.log import Header, SeatCard
from verne_tabletop.session.session import Session

#: What a seat is asked at least once where the record is cut: the middle of a danger round, of a route, of a strike.
AMIDST = {"journey": "danger", "humboldt": "lay", "underworld": "rolled", "leagues": "step", "lost_cities": "take"}
CHOICES = 160


def begin(game: str, seed: int) -> Session:
    people = tuple(SeatCard(name) for name in ("Ann", "Bo")[: SHELF[game].seats[1]])
    return Session.start(Header(game, "", "", {}, people, seed))


@pytest.mark.parametrize("game", SHELF)
def test_cut_off_anywhere(game: str) -> None:
    session, chance, asked = begin(game, 4), Chance(4), set()
    rules = session.rules
    for number in range(CHOICES):
        acting = rules.to_act(session.state)
        if not acting:
            break
        seat = chance.pick(acting)
        asked.add(rules.prompt(session.state, seat).ask)
        if number % 3 == 0:
            again = Session.resume(session.text())
            assert again.state == session.state and rules.to_act(again.state) == acting
        session.choose(seat, chance.pick(rules.moves(session.state, seat)))
    assert any(ask.startswith(AMIDST[game]) for ask in asked), asked


def test_between_a_roll_and_its_damage_the_dice_lie_as_they_lay() -> None:
    session = begin("underworld", 9)
    session.choose(0, HADES.strike_move)
    assert session.state.phase == ROLLED
    again = Session.resume(session.text())
    assert again.state.own_face == session.state.own_face and again.state.foe_face == session.state.foe_face
    for both in (session, again):
        both.choose(0, HADES.settle_move)
    assert again.state == session.state
    moves = [HADES.take_move] if session.state.phase == CARD else []
    for both in (session, again):
        for move in [*moves, HADES.strike_move]:
            both.choose(0, move)
    assert again.state.own_face == session.state.own_face, "the next roll is the same too"
