"""Arrivals, water, eruptions and the three endings."""

from tests.games.journey.desk import (
    ES,
    EW,
    NE,
    NS,
    RULES,
    SW,
    draw,
    face,
    finish_round,
    kinds,
    lit,
    piece,
    play,
    put,
    refused,
    seated,
    top,
)
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move, Outcome
from verne_tabletop.games.journey.state import JourneyState


def near_centre(seats: int) -> JourneyState:
    """All enter from the north and stand in C5."""
    state = seated(seats, "N")
    for seat in range(seats):
        put(state, seat, B5=NS, C5=NS)
    return state


def step(state: JourneyState, arriving: set[int]) -> list[str]:
    """A round in line D: these seats open D5, the others draw in D1 to D9 beside it."""
    happened: list[str] = []
    face(state, "D", "straight")
    for seat in RULES.to_act(state):
        free = [move for move in RULES.moves(state, seat) if move.place % 100 % 9 != 4]
        happened += kinds(play(state, seat, draw(state, "D5", NS, seat) if seat in arriving else free[0]))
    return happened


def test_arrival() -> None:  # J21
    state = near_centre(6)
    step(state, {1, 4})
    assert state.arrival == [0, 1, 0, 0, 1, 0]
    step(state, {0})
    step(state, {5})
    step(state, {2})
    assert state.arrival == [2, 1, 4, 0, 1, 3]
    assert RULES.scores(state) == [5, 6, 3, 0, 6, 4]  # the fourth such round gives the centre only
    assert step(state, set()).count("arrive") == 0


def test_arrival_stays_taken() -> None:  # J21
    state = near_centre(3)
    step(state, {1})
    state.alive[1] = False
    step(state, {0})
    assert state.arrival == [2, 1, 0]
    assert RULES.scores(state) == [5, 0, 0]


def test_arrival_solo_in_the_last_round_before_an_eruption() -> None:  # K14, J22
    for erupted, points in ((0, 6), (1, 5), (2, 4)):
        state = near_centre(1)
        state.erupted = erupted
        last_exploration(face(state, "D", "straight"))
        events = play(state, 0, draw(state, "D5", NS))
        assert "erupt" in kinds(events)
        assert RULES.scores(state) == [points]


def test_arrival_solo() -> None:  # K14
    for erupted, points in ((0, 6), (1, 5), (2, 4)):
        state = near_centre(1)
        state.erupted = erupted
        step(state, {0})
        assert RULES.scores(state) == [points]


def test_order_of_seats_does_not_matter_for_arrivals() -> None:  # K2
    first, second = near_centre(2), near_centre(2)
    for state, order in ((first, (0, 1)), (second, (1, 0))):
        face(state, "D", "straight")
        for seat in order:
            play(state, seat, draw(state, "D5", NS, seat))
    assert first == second
    assert first.arrival == [1, 1]


def last_tunnel(state: JourneyState, more: int = 0) -> JourneyState:
    """Only `more` tunnel cards are left in the deck."""
    while len(state.tunnels) > more:
        state.tunneled.append(state.tunnels.pop())
    return state


def last_exploration(state: JourneyState) -> JourneyState:
    while state.exploration:
        state.explored.append(state.exploration.pop())
    return state


def test_water() -> None:  # J25, K9
    state = face(seated(2), "C", "straight")
    state.tracks[1][3] = 5
    before = RULES.scores(state)
    last_tunnel(state)
    happened = finish_round(state)
    assert kinds(happened).count("drink") == 2
    assert state.paid == [1, 1]
    assert state.tracks[1][3] == 5  # crossed circles still score, and are not free again
    assert RULES.scores(state) == before
    assert len(state.tunnels) == 11  # reshuffled, and the first of the new pass turned up
    assert len(set(state.tunnels) | {state.tunnel}) == 9


def test_water_track_when_all_is_crossed() -> None:
    state = seated()
    state.tracks[0][3], state.paid[0] = 4, 4
    assert RULES.scores(state) == [2]
    put(face(state, "C", "water"), B5=NS)
    play(state, 0, draw(state, "C5"))
    assert state.tracks[0][3] == 5  # the next free space, not a crossed one
    assert state.alive == [True]


def test_thirst() -> None:  # J26
    state = face(seated(3), "C", "straight")
    state.paid[1] = 2
    finish_round(state)
    assert state.alive == [True, True, True]  # holding none is not yet the end
    face(last_tunnel(state), "C", "straight")
    happened = finish_round(state)
    assert kinds(happened).count("thirst") == 1
    assert state.alive == [True, False, True]
    assert RULES.to_act(state) == [0, 2]
    assert refused(state, 1, Move("pass")) == "thirst"
    assert RULES.prompt(state, 1).ask == "out"
    assert RULES.scores(state)[1] == 0
    assert RULES.account(state, 1)[0].rule == "thirst"


def test_the_last_water_still_pays() -> None:  # J26
    state = face(seated(3), "C", "straight")
    state.paid = [1, 0, 1]
    finish_round(last_tunnel(state))
    assert state.paid == [2, 1, 2]
    assert state.alive == [True, True, True]
    assert state.ended == ""


def test_the_lost_pay_no_more() -> None:
    state = face(seated(3), "C", "straight")
    state.alive[1], state.paid[1] = False, 2
    state.tracks[1][3] = 4
    happened = finish_round(last_tunnel(state))
    assert [event.seat for event in happened if event.kind in ("drink", "thirst")] == [0, 2]
    assert state.paid == [1, 2, 1]


def test_alone_one_goes_on_while_there_is_water() -> None:  # J26
    state = face(seated(), "C", "straight")
    assert "drink" in kinds(finish_round(last_tunnel(state)))
    assert state.ended == ""
    assert RULES.to_act(state) == [0]


def test_thirst_alone_is_defeat() -> None:
    state = face(seated(), "C", "straight")
    state.paid[0] = 2
    finish_round(last_tunnel(state))
    assert RULES.outcome(state) == Outcome((), (0,), "thirst", "lost")


def test_rest() -> None:
    state = face(seated(2), "C", "straight")
    state.active = [False, False, False]
    happened = finish_round(last_tunnel(state))
    assert "rest" in kinds(happened)
    weary = RULES.board.exhausts[state.tunnel - RULES.board.first_tunnel]
    assert state.active == [index != weary for index in range(3)]
    weary_after = set()
    for seed in range(8):
        state = face(seated(2, seed=seed), "C", "straight")
        state.active = [False, False, False]
        finish_round(last_tunnel(state))
        weary_after.add(tuple(state.active))
    assert (True, True, True) in weary_after  # all three, unless the first new card exhausts one again


def test_eruption() -> None:
    state = face(seated(2), "C", "straight")
    sign = state.volcanoes[0]
    happened = finish_round(last_exploration(state))
    assert [event.piece for event in happened if event.kind == "erupt"] == [RULES.board.first_symbol + sign]
    assert state.erupted == 1
    for seat in (0, 1):
        closed = [volcano for volcano in range(4) if state.erupting(seat, volcano)]
        assert [state.symbols[seat][volcano] for volcano in closed] == [sign]
    assert len(state.exploration) == 18
    assert RULES.view(state, 0).volcanoes == [sign, -1, -1]
    tired = last_exploration(top(face(seated(2), "C", "straight"), "D", "curve"))
    tired.active = [False, False, False]
    finish_round(tired)
    assert tired.active == [False, False, False]  # an eruption gives nobody rest


def test_one_eruption_hits_different_exits() -> None:  # J31
    state = RULES.deal(2, 3, {})
    for seat, sides in ((0, "ES"), (1, "SE")):
        play(state, seat, Move("enter", place=seat * 100 + 81))
        for sign, side in zip(("circle", "triangle"), sides, strict=True):
            play(state, seat, Move("sign", piece(sign), seat * 100 + 81 + "NESW".index(side)))
    assert state.symbols == [[-1, 0, 1, 2], [-1, 1, 0, 2]]


def test_last_eruption() -> None:  # J23, J24
    state = face(seated(2), "C", "straight")
    state.erupted = 2
    put(state, 0, B5=NS, C5=EW)
    state.tracks[1] = [3, 0, 0, 2]
    finish_round(last_exploration(state))
    assert state.ended == "eruption"
    assert RULES.scores(state) == [0, 6]  # no bonus for going out as one came in
    assert RULES.outcome(state) == Outcome((1,), (2, 1), "eruption")
    assert RULES.moves(state, 0) == []


def test_escape_comes_before_the_third_eruption() -> None:  # J23
    state = put(seated(1, "N"), B5=NS, C5=NS, D5=NS, F5=NS, G5=NS, H5=NS)
    state.arrival[0] = state.arrivals = 1
    state.volcanoes.remove(state.symbols[0][2])
    state.volcanoes.append(state.symbols[0][2])
    state.erupted = 2
    last_exploration(last_tunnel(face(state, "I", "straight")))
    state.paid[0] = 2
    happened = play(state, 0, draw(state, "I5", NS))
    assert state.ended == "escape"  # J22: no water, no eruption
    assert not {"drink", "thirst", "erupt"} & set(kinds(happened))


def test_judged() -> None:  # J22
    # both decks run out in the same round (another edition's counts): water first, then the eruption
    state = last_exploration(last_tunnel(face(seated(2), "C", "straight")))
    chance = Chance(state.dice)
    happened = [kind for kind in kinds(finish_round(state)) if kind in ("drink", "rest", "erupt", "shuffle")]
    assert happened == ["drink", "drink", "rest", "erupt", "shuffle", "shuffle"]
    tunnels, exploration = sorted(RULES.board.tunnels), sorted(RULES.board.exploration)
    chance.shuffle(tunnels)  # sorted by number, so that no trace of the last pass is left; first the tunnels
    chance.shuffle(exploration)
    assert [*state.tunnels, state.tunnel] == tunnels
    assert [*state.exploration, state.line] == exploration
    dying = last_exploration(last_tunnel(face(seated(2), "C", "straight")))
    dying.paid = [2, 2]
    assert "erupt" not in kinds(finish_round(dying))


def test_survivor() -> None:  # J26
    state = face(seated(3), "C", "straight")
    state.paid = [2, 0, 2]
    state.tracks[1][0] = 0
    finish_round(last_tunnel(state))
    assert state.ended == "survivor"
    assert RULES.outcome(state) == Outcome((1,), (0, 1, 0), "survivor")
    pair = face(seated(2), "C", "straight")
    pair.paid = [0, 2]
    pair.tracks[1] = [6, 6, 6, 2]
    finish_round(last_tunnel(pair))
    assert RULES.outcome(pair) == Outcome((0,), (1, 0), "survivor")
    lost = face(seated(3), "C", "straight")
    lost.paid = [2, 2, 2]
    finish_round(last_tunnel(lost))
    assert RULES.outcome(lost) == Outcome((), (0, 0, 0), "thirst")


def test_two_escape_in_the_same_round() -> None:  # K2
    state = seated(2, "NS")
    for seat, names in ((0, ("B5", "C5", "D5", "F5", "G5", "H5")), (1, ("H5", "G5", "F5", "D5", "C5", "B5"))):
        put(state, seat, **dict.fromkeys(names, NS))
        state.arrival[seat] = 1
    face(state, "5", "straight")
    play(state, 1, draw(state, "A5", NS, 1))
    assert state.ended == ""
    happened = play(state, 0, draw(state, "I5", NS, 0))
    assert kinds(happened).count("escape") == 2
    assert state.escaped == [True, True]
    assert state.ended == "escape"


def test_over() -> None:
    state = face(seated(), "C", "straight")
    state.paid[0] = 2
    finish_round(last_tunnel(state))
    assert refused(state, 0, Move("pass")) == "over"
    assert RULES.prompt(state, 0).ask == "over"
    assert RULES.to_act(state) == []


def test_clock_of_a_whole_game() -> None:
    """Water after rounds 12, 24, 36, 48; eruptions after 19, 38, and 57, which ends it."""
    state = seated(2, seed=11)
    water: list[int] = []
    fire: list[int] = []
    while RULES.to_act(state):
        state.tracks[0][3] = state.tracks[1][3] = 8
        number = state.round
        happened = kinds(finish_round(state))
        water += [number] * ("drink" in happened)
        fire += [number] * ("erupt" in happened)
        for seat in (0, 1):
            if lit(state, "E5", seat):
                state.maps[seat] = seated(2).maps[seat]
                state.arrival[seat] = 0
    assert state.ended == "eruption"
    assert water == [12, 24, 36, 48]
    assert fire == [19, 38, 57]
    assert (NE, ES, SW) == (3, 6, 12)
