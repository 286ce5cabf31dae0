"""Sessions: choosing, taking back, making again, replaying."""

from typing import Any

import pytest

from tests.toy import TOYS
from verne_tabletop.engine.model import EVERYONE, HIDDEN, Move
from verne_tabletop.session.honesty import BlockedError
from verne_tabletop.session.log import Header, LogError, SeatCard
from verne_tabletop.session.session import RefusedError, Session

ANNA, BORIS, BOT = SeatCard("Anna"), SeatCard("Boris"), SeatCard("Verne", "bot", "greedy")


def start(*seats: SeatCard, seed: int = 5, honest: bool = True, **options: int) -> Session:
    return Session.start(Header("toy", "", "", options, seats, seed, honest, "x"), shelf=TOYS)


def bid(session: Session, seat: int, which: int = 0) -> None:
    moves = session.rules.moves(session.state, seat)
    session.choose(seat, moves[which % len(moves)])


def resumed(session: Session) -> Session:
    return Session.resume(session.text(), shelf=TOYS)


def same(one: Session, other: Session) -> bool:
    facts: list[Any] = [
        (s.state, s.choices, s.hints, s.seen, s.honest, s.header, s.may_redo(), s.text()) for s in (one, other)
    ]
    return bool(facts[0] == facts[1])


def play_out(session: Session, which: int = 0) -> None:
    while session.to_act():
        bid(session, session.to_act()[0], which)


def test_a_header_is_completed_by_the_edition_and_the_options() -> None:
    header = start(ANNA).header
    assert header.options == {"cards": 3}
    assert header.edition_name == "Plain" and len(header.edition) == 16


@pytest.mark.parametrize("wrong", [{"seats": ()}, {"seats": (ANNA,) * 4}, {"options": {"cards": 9}}, {"game": "go"}])
def test_a_deal_that_the_game_does_not_have_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(LogError):
        Session.start(Header("toy", "", "", {}, (ANNA,), 5)._replace(**wrong), shelf=TOYS)


def test_a_refused_choice_names_the_rule_and_changes_nothing() -> None:
    session = start(ANNA, BOT)
    before = session.text()
    with pytest.raises(RefusedError) as refused:
        session.choose(0, Move("done"))
    assert refused.value.refusal.rule == "T1" and session.text() == before and not session.choices
    assert session.story("en").refusal(refused.value.refusal) == "Anna cannot do this now."


def test_a_choice_is_kept_before_it_takes_effect() -> None:
    session = start(ANNA)
    lines: list[str] = []

    def full(line: str) -> None:
        raise LogError(0, "unwritten", "disk full")

    session.keep = full
    with pytest.raises(LogError):
        bid(session, 0)
    assert not session.choices and session.state.bids == [HIDDEN]
    session.keep = lines.append
    bid(session, 0)
    assert session.text().endswith(lines[0]) and same(session, resumed(session))


def test_every_step_of_a_game_can_be_resumed() -> None:
    session = start(ANNA, BORIS, BOT)
    while session.to_act():
        bid(session, session.to_act()[-1], -1)
        assert same(session, resumed(session))
    assert session.outcome() is not None


def test_undo_within_a_turn_and_redo_are_exact() -> None:
    session = start(ANNA, cards=4)
    bid(session, 0)
    session.choose(0, Move("lay", session.state.prize, 1))
    after = session.state.copy()
    session.undo(0)
    assert session.state.laid == -1 and len(session.choices) == 1
    session.undo(0)
    assert not session.choices and session.why_no_undo(0) is not None
    session.redo()
    session.redo()
    assert session.state == after and not session.may_redo()
    assert same(session, resumed(session))
    with pytest.raises(BlockedError, match="Nothing was taken back"):
        session.redo()


def test_a_new_choice_forgets_what_was_taken_back() -> None:
    session = start(ANNA)
    bid(session, 0)
    session.undo(0)
    bid(session, 0, 1)
    assert not session.may_redo()


def test_honest_play_stops_where_something_was_turned_up() -> None:
    session = start(ANNA)
    bid(session, 0)
    session.choose(0, Move("lay", session.state.prize, 0))
    session.choose(0, Move("done"))
    blocked = session.why_no_undo(0)
    assert blocked is not None and blocked.event is not None
    assert (blocked.word, blocked.event.kind) == ("revealed", "turn_up")
    with pytest.raises(BlockedError):
        session.undo(0)
    with pytest.raises(BlockedError):
        session.reset_turn(0)


def test_friendly_play_takes_it_back_marks_it_and_the_same_card_comes_again() -> None:
    session = start(ANNA, honest=False)
    bid(session, 0)
    session.choose(0, Move("lay", session.state.prize, 0))
    session.choose(0, Move("done"))
    after = session.state.copy()
    session.undo(0)
    assert session.seen == 1
    session.choose(0, Move("done"))
    assert session.state == after
    assert same(session, resumed(session))


def test_honest_play_can_be_ended_and_the_record_says_so() -> None:
    session = start(ANNA)
    play_out(session)
    blocked = session.why_no_undo(0)
    assert blocked is not None and blocked.word == "over"
    session.befriend()
    session.undo(0)
    assert not session.honest and session.outcome() is None and same(session, resumed(session))


def test_taking_back_a_secret_choice_leaves_the_others_made() -> None:
    session = start(ANNA, BORIS, BOT)
    bid(session, 0)
    bid(session, 2, 1)
    bots = session.state.bids[2]
    session.undo(0)
    assert session.state.bids == [HIDDEN, HIDDEN, bots]
    assert same(session, resumed(session))
    bid(session, 1)
    assert not session.may_redo()
    session.undo(1)
    session.redo()
    assert session.state.bids[1] != HIDDEN and session.state.bids[2] == bots


def test_a_bot_takes_nothing_back() -> None:
    session = start(ANNA, BOT)
    bid(session, 1)
    blocked = session.why_no_undo(1)
    assert blocked is not None and blocked.word == "nothing"


def test_reset_turn_goes_back_to_the_last_thing_shown() -> None:
    session = start(ANNA, cards=4)
    for _ in range(2):
        bid(session, 0)
        session.choose(0, Move("lay", session.state.prize, 0))
        session.choose(0, Move("done"))
    bid(session, 0)
    session.choose(0, Move("lay", session.state.prize, 1))
    assert session.turn_start(0) == 6
    session.reset_turn(0)
    assert len(session.choices) == 6 and session.turn_start(0) == 6
    session.redo()
    assert len(session.choices) == 8 and same(session, resumed(session))


def test_reset_turn_stops_at_the_turn_of_another() -> None:
    session = start(ANNA, BORIS, seed=3)
    bid(session, 1)
    bid(session, 0)
    taker = session.to_act()[0]
    session.choose(taker, Move("lay", session.state.prize, 1))
    assert session.turn_start(taker) == 2
    assert session.turn_start(1 - taker) == 3


def test_any_moment_can_be_looked_at() -> None:
    session = start(ANNA, BORIS, BOT, cards=4)
    states = [session.state.copy()]
    while session.to_act():
        bid(session, session.to_act()[0], 1)
        states.append(session.state.copy())
    assert len(states) > 17
    for count in [0, len(states) - 1, 3, 16, 17, 15, 1]:
        assert session.at(count) == states[count]
    assert [step.state == states[step.number] for step in session.walk()] == [True] * len(session.choices)
    with pytest.raises(IndexError):
        session.at(len(states))


def test_try_again_from_here_is_a_friendly_game_of_its_own() -> None:
    session = start(ANNA, BORIS)
    play_out(session)
    branch = session.branch(3, "y", "2026-01-01")
    assert branch.choices == session.choices[:3] and branch.state == session.at(3)
    assert not branch.honest and branch.header.origin == "x@3"
    assert same(branch, resumed(branch))


def test_hints_are_counted() -> None:
    session = start(ANNA, BORIS)
    session.hint(1)
    session.hint(1)
    assert session.hints == [0, 2] and resumed(session).hints == [0, 2]


def test_a_bot_plays_on_for_a_person_who_leaves() -> None:
    session = start(ANNA, BORIS, BOT)
    bid(session, 0)
    bid(session, 1)
    session.hand_over(1, "mate")
    assert session.header.seats == (ANNA, SeatCard("Boris", "bot", "mate"), BOT)
    assert session.why_no_undo(1) is not None and session.why_no_undo(0) is None
    with pytest.raises(BlockedError) as blocked:  # the last person stays, and a bot cannot leave
        session.hand_over(0, "mate")
    assert blocked.value.word == "leave"
    with pytest.raises(BlockedError):
        session.hand_over(1, "mate")
    assert session.honest and same(session, resumed(session))
    play_out(session)
    assert same(session, resumed(session))


def test_the_story_keeps_secrets() -> None:
    session = start(ANNA, BORIS)
    card = session.rules.moves(session.state, 0)[0].piece
    bid(session, 0)
    story = session.story("en")
    assert story.events(session.events(1)) == ["Anna has bid"]
    assert story.events(session.events(1), 1) == ["Anna has bid"]
    assert story.events(session.events(1), 0) == [f"Anna bids the {card}"]
    assert story.move(0, session.choices[0].move) == f"Bid the {card}"
    assert session.story("ru").events(session.events(1), 1) == ["Anna: ставка сделана"]
    assert story.prompt(1, session.rules.prompt(session.state, 1)) == "Boris: bid a card"
    bid(session, 1)
    assert story.events(session.events(2))[1] == f"Anna shows the {card}"


def test_a_view_is_what_a_seat_may_see() -> None:
    session = start(ANNA, BORIS)
    assert HIDDEN not in session.view(0).hands[0] and set(session.view(0).hands[1]) == {HIDDEN}
    assert session.view(EVERYONE).hands == [[HIDDEN] * 3] * 2
