"""One test a rule of Lost Cities, named after its id."""

import pytest

from tests.games.lost_cities.tables import (
    DEAL,
    DRAW,
    RULES,
    cards,
    discard,
    lay,
    play,
    position,
    rule_against,
    take,
    to_the_end_of_round,
)
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import EVERYONE, HIDDEN, Event, Line, Move, redact
from verne_tabletop.games.lost_cities.state import LAY, OVER, PILE, SCORED


def test_components() -> None:
    state = RULES.deal(2, 7, {})
    census = RULES.census(state)
    assert sum(census.values()) == 60
    assert census["himalaya 2"] == census["neptune 10"] == 1
    assert census["desert investment"] == 3
    assert len(state.deck) == 44


def test_two_players() -> None:
    for seats in (1, 3):
        with pytest.raises(ValueError, match="2 seats"):
            RULES.deal(seats, 1, {})


@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 5])
def test_rounds(rounds: int) -> None:
    assert RULES.deal(2, 1, {}).rounds == 3
    state = RULES.deal(2, 5, {"rounds": rounds})
    for _ in range(rounds):
        assert RULES.outcome(state) is None
        to_the_end_of_round(state)
        for seat in RULES.to_act(state):
            RULES.play(state, seat, DEAL)
    assert state.phase == OVER and RULES.to_act(state) == [] and len(state.tally) == rounds


def test_dealing() -> None:
    state = RULES.deal(2, 3, {})
    assert [len(hand) for hand in state.hands] == [8, 8]
    assert sorted(state.hands[0] + state.hands[1] + state.deck) == list(range(60))
    assert RULES.deal(2, 3, {}) == state
    assert RULES.deal(2, 4, {}) != state


def test_hand() -> None:
    state = position(hands=("H2 H3 R4", ""))
    assert rule_against(state, lay("N10")) == "hand"
    assert rule_against(state, discard("N10")) == "hand"
    assert rule_against(state, Move("lay", 999, 0)) == "hand"
    view = RULES.view(state, 0)
    assert view.hands[0] == state.hands[0]
    assert view.hands[1] == [HIDDEN] * 8 and view.deck == [HIDDEN] * len(state.deck) and view.dice == HIDDEN
    assert RULES.view(state, EVERYONE).hands == [[HIDDEN] * 8, [HIDDEN] * 8]
    play(state, lay("H2"))
    assert len(state.hands[0]) == 7
    play(state, DRAW)
    assert len(state.hands[0]) == 8


def test_first_starter() -> None:
    assert [RULES.deal(2, seed, {}).turn for seed in range(8)] == [0] * 8
    assert [RULES.deal(2, seed, {"starter": 1}).turn for seed in range(8)] == [1] * 8
    lots = [RULES.deal(2, seed, {"starter": 2}).turn for seed in range(40)]
    assert set(lots) == {0, 1}
    state = RULES.deal(2, 1, {"starter": 1})
    assert RULES.to_act(state) == [1] and RULES.moves(state, 0) == []


def test_turn() -> None:
    state = position(hands=("H2", "R3"))
    assert rule_against(state, discard("R3"), 1) == "turn"
    assert RULES.to_act(play(state, discard("H2"))) == [0]
    assert RULES.to_act(play(state, DRAW)) == [1]
    assert RULES.to_act(play(state, discard("R3"), DRAW)) == [0]


def test_order() -> None:
    state = position(hands=("H2", ""), discards="R5")
    assert rule_against(state, DRAW) == "order"
    assert rule_against(state, take("R")) == "order"
    play(state, lay("H2"))
    assert RULES.prompt(state, 0).ask == "take"
    assert {move.verb for move in RULES.moves(state, 0)} == {"draw", "take"}


def test_own_side() -> None:
    state = position(hands=("H5", ""), lanes=("", "H2 H3"))
    assert rule_against(state, lay("H5", seat=1)) == "own_side"
    play(state, lay("H5"))
    assert state.lanes[0][0] == cards("H5") and state.lanes[1][0] == cards("H2 H3")


def test_own_colour() -> None:
    state = position(hands=("H5", ""))
    assert rule_against(state, Move("lay", cards("H5")[0], 1)) == "own_colour"


def test_rising() -> None:
    state = position(hands=("H4 H6 H9 R2", ""), lanes=("H2 H5", ""))
    assert rule_against(state, lay("H4")) == "rising"
    assert RULES.refuse(state, 0, lay("H4")) is not None
    assert rule_against(state, lay("H6")) is None
    assert rule_against(state, lay("H9")) is None
    play(state, lay("H9"), DRAW)
    assert rule_against(state, lay("R2"), 1) == "hand"
    play(state, RULES.moves(state, 1)[-1], DRAW)
    assert rule_against(state, lay("H6")) == "rising"


def test_investments_first() -> None:
    state = position(hands=("Hi Hj Hk H2", ""))
    for card in ("Hi", "Hj", "H2"):
        play(state, lay(card))
        state.phase = LAY
    assert rule_against(state, lay("Hk")) == "investments_first"
    assert rule_against(state, discard("Hk")) is None
    rest = play(position(hands=("Hi Hj Hk R2", "")), lay("Hi"))
    rest.phase = LAY
    assert rule_against(rest, lay("Hk")) is None


def test_discard() -> None:
    state = position(hands=("H7", ""), lanes=("H2", ""))
    assert rule_against(state, Move("discard", cards("H7")[0], 13)) == "discard"
    play(state, discard("H7"))
    assert state.discards[0] == cards("H7") and state.lanes[0][0] == cards("H2")


def test_top_only() -> None:
    state = position(hands=("H7 R2", "H3 R4"), discards="H9")
    play(state, discard("H7"), DRAW)
    assert state.discards[0] == cards("H9 H7")
    play(state, lay("R4", 1), take("H"))
    assert cards("H7")[0] in state.hands[1] and state.discards[0] == cards("H9")


def test_take() -> None:
    state = position(hands=("H7", ""), discards="R5 R6 N2")
    play(state, lay("H7"))
    assert RULES.moves(state, 0) == [take("R"), take("N"), DRAW]
    assert rule_against(state, discard("H7")) == "take"
    top = state.deck[-1]
    drawn, events = RULES.after(state, 0, DRAW)
    assert top in drawn.hands[0] and len(drawn.deck) == len(state.deck) - 1
    assert [event.piece for event in redact(events, 1)] == [HIDDEN]
    assert [event.piece for event in redact(events, 0)] == [top]


def test_top_card() -> None:
    state = play(position(hands=("H7", "")), lay("H7"))
    assert rule_against(state, take("R")) == "top_card"
    assert RULES.moves(state, 0) == [DRAW]


def test_not_back() -> None:
    state = play(position(hands=("H7 R5", ""), discards="H3 R9"), discard("H7"))
    assert rule_against(state, take("H")) == "not_back"
    assert rule_against(state, take("R")) is None
    own = play(position(hands=("R5", ""), discards="R9"), lay("R5"))
    assert rule_against(own, take("R")) is None


def test_not_back_of_investments() -> None:
    state = play(position(hands=("Hi", ""), discards="Hj"), discard("Hi"))
    assert rule_against(state, take("H")) == "not_back"


def test_seen_taken() -> None:
    state = play(position(hands=("H2", "R9"), discards="N6"), lay("H2"), take("N"))
    view = RULES.view(state, 1)
    assert view.hands[0] == cards("N6") + [HIDDEN] * 7
    for seed in range(5):
        guess = RULES.imagine(view, 1, Chance(seed))
        assert cards("N6")[0] in guess.hands[0] and RULES.view(guess, 1) == view
    play(state, discard("R9"), DRAW, discard("N6"))
    assert RULES.view(state, 1).hands[0] == [HIDDEN] * 7


def test_seen_taken_of_investments() -> None:
    """Investments of a colour look alike: laying one accounts for the one seen taken, whichever it was."""
    state = play(position(hands=("Hi R2", "V2"), discards="Hj"), lay("R2"), take("H"))
    assert state.known[0] == cards("Hj")
    play(state, discard("V2"), DRAW, lay("Hi"))
    assert state.known[0] == [] and RULES.view(state, 1).hands[0] == [HIDDEN] * 7


def test_count_deck() -> None:
    state = play(position(hands=("H2", "")), lay("H2"))
    for seat in (0, 1):
        assert len(RULES.view(state, seat).deck) == len(state.deck)
    assert RULES.prompt(state, 0).facts == (("left", len(state.deck)),)


def test_last_card() -> None:
    state = position(hands=("H9", "R3"), left=1)
    play(state, lay("H9"))
    after, events = RULES.after(state, 0, DRAW)
    assert after.phase == SCORED and after.tally == [[-11, 0]]
    assert events[1:] == [
        Event("last_card", EVERYONE, amount=1),
        Event("scored", 0, amount=-11),
        Event("scored", 1, amount=0),
    ]
    assert rule_against(after, discard("R3"), 1) == "last_card"
    untouched = play(position(hands=("H9", ""), left=1, discards="R2"), lay("H9"), take("R"))
    assert untouched.phase == 0 and untouched.turn == 1


def test_hand_worthless() -> None:
    state = position(hands=("H8 H9 H10 N10", "R10"), lanes=("H7", ""), left=1)
    play(state, discard("N10"), DRAW)
    assert state.tally == [[-13, 0]]
    assert state.hands == [[], []] and len(state.aside) == 16
    for seat in (0, 1, EVERYONE):
        assert RULES.view(state, seat) == RULES.view(state, 0)
        assert RULES.view(state, seat).aside == [HIDDEN] * 16


def test_round_score() -> None:
    state = position(hands=("V2", ""), lanes=("H5 H7 H9 Ri N6 N10", "D8"), left=1)
    assert RULES.scores(state) == [1 - 40 - 4, -12]
    assert sum([line.points for line in RULES.account(state, 0)]) == -43
    play(state, discard("V2"), DRAW)
    assert state.tally == [[-43, -12]]
    assert RULES.account(state, 0) == [Line("round_score", -43, (("round", 1),))]
    for seat in (1, 0):
        RULES.play(state, seat, DEAL)
    assert state.round == 2 and RULES.scores(state) == [-43, -12]


def ended(first: int, second: int, starter: int) -> int:
    """Who starts round two after round one with these scores, begun by `starter`."""
    lanes = {0: "", -11: "H9", -12: "H8"}
    other = {0: "", -11: "R9", -12: "R8"}
    state = position(lanes=(lanes[first], other[second]), left=1, starter=starter)
    state.turn = starter
    drop = next(move for move in RULES.moves(state, starter) if move.verb == "discard")
    play(state, drop, DRAW)
    assert state.tally == [[first, second]]
    return state.starter


def test_next_starter() -> None:
    assert ended(-11, -12, 0) == 0 and ended(-11, -12, 1) == 0
    assert ended(-12, -11, 0) == 1 and ended(-12, -11, 1) == 1
    assert ended(0, 0, 0) == 1 and ended(0, 0, 1) == 0


def test_next_starter_leads_all_rounds() -> None:
    """The leader of the totals begins, not the winner of the last round."""
    state = position(lanes=("H8", "R9"), left=1, rounds=3)
    state.tally, state.round = [[30, 0]], 2
    drop = next(move for move in RULES.moves(state, 0) if move.verb == "discard")
    play(state, drop, DRAW)
    assert state.tally[1] == [-12, -11] and state.starter == 0
    first = state.copy()
    RULES.play(state, 0, DEAL)
    assert RULES.to_act(state) == [1] and RULES.moves(state, 0) == []
    assert rule_against(state, DEAL, 0) == "next_starter"
    RULES.play(state, 1, DEAL)
    RULES.play(first, 1, DEAL)
    RULES.play(first, 0, DEAL)
    assert first == state and state.round == 3 and state.turn == 0
    assert RULES.census(state) == RULES.census(RULES.deal(2, 9, {}))


def test_winner() -> None:
    for tally, winners, places, reason in (
        ([[10, 20], [30, 5]], (0,), (1, 2), "higher_total"),
        ([[10, 20], [5, 30]], (1,), (2, 1), "higher_total"),
        ([[10, 20], [30, 20]], (0, 1), (1, 1), "equal_totals"),
    ):
        state = RULES.deal(2, 1, {"rounds": 2})
        state.tally, state.phase = tally, OVER
        outcome = RULES.outcome(state)
        assert outcome is not None
        assert (outcome.winners, outcome.places, outcome.reason) == (winners, places, reason)


def stall(turns: int, cap: int = 0) -> tuple[int, list[str]]:
    """The phase after `turns` turns without a draw, and the kinds of the last turn's events."""
    state = position(discards="H2 H3 H4 H5 H6 R2 R3 R4 R5 R6 D2 D3 D4 D5 D6", cap=cap)
    events: list[Event] = []
    for _ in range(turns):
        seat = state.turn
        events.clear()
        RULES.play(state, seat, next(move for move in RULES.moves(state, seat) if move.verb == "discard"), events)
        takes = [move for move in RULES.moves(state, seat) if move.verb == "take"]
        RULES.play(state, seat, max(takes, key=lambda move: len(state.discards[move.place - PILE])), events)
    return state.phase, [event.kind for event in events]


def test_cap() -> None:
    assert stall(39, cap=1) == (LAY, ["discarded", "took"])
    assert stall(40, cap=1) == (SCORED, ["discarded", "took", "capped", "scored", "scored"])
    assert stall(60) == (LAY, ["discarded", "took"])


def test_cap_counts_from_the_last_draw() -> None:
    state = position(hands=("H2", ""), cap=1)
    state.quiet = 39
    play(state, lay("H2"), DRAW)
    assert state.phase == LAY and state.quiet == 0


def test_sixth() -> None:
    state = RULES.deal(2, 1, {"expeditions": 6})
    assert sum(RULES.census(state).values()) == 72 and len(state.deck) == 56
    hand = position(hands=("P2 P3", ""), expeditions=6)
    play(hand, lay("P2"), DRAW)
    assert hand.lanes[0][5] == cards("P2") and RULES.scores(hand)[0] == -18
    assert rule_against(play(position(hands=("H2", "")), lay("H2")), take("P")) == "take"


def test_open_discards() -> None:
    assert not RULES.deal(2, 1, {}).open_discards
    state = RULES.deal(2, 1, {"open_discards": 1})
    assert state.open_discards and RULES.view(state, 0).open_discards
    assert RULES.fleeting(RULES.deal(2, 1, {})) and not RULES.fleeting(state)
    searched = play(position(hands=("H2", ""), discards="R3 R9", open_discards=1), lay("H2"), take("R"))
    assert cards("R9")[0] in searched.hands[0] and searched.discards[1] == cards("R3")


def test_options_are_checked() -> None:
    with pytest.raises(ValueError, match="no option"):
        RULES.deal(2, 1, {"jokers": 1})
    with pytest.raises(ValueError, match="cannot be 6"):
        RULES.deal(2, 1, {"rounds": 6})
