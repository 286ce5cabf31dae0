"""What may be drawn in a round and what not, one test a rule."""

from tests.games.journey.desk import (
    ES,
    EW,
    NE,
    NS,
    RULES,
    SW,
    WN,
    at,
    cells_of,
    draw,
    face,
    fill,
    kinds,
    lit,
    mark,
    play,
    put,
    refused,
    seated,
    top,
    track,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.journey.state import COMMITTED, FISH, WATER


def test_round() -> None:
    state = face(seated(), "C", "straight")
    assert refused(state, 0, Move("enter", place=81)) == "round"
    assert refused(state, 0, Move("dance")) == "round"
    events = play(top(state, "7", "bone"), 0, draw(state, "C2", EW))
    assert kinds(events) == ["commit", "draw", "explore", "tunnel"]
    assert mark(state, "C2") == EW
    assert state.round == 2
    assert RULES.prompt(state, 0).ask == "draw"


def test_at_once() -> None:
    state = face(seated(3), "B", "curve")
    play(state, 1, draw(state, "B5", NE, 1))
    assert RULES.to_act(state) == [0, 2]
    assert refused(state, 1, draw(state, "B6", NE, 1)) == "at_once"
    assert mark(state, "B5", 1) == 0
    seen = RULES.view(state, 0)
    assert seen.commits == [[], [COMMITTED], []]
    assert RULES.view(state, 1).commits[1] == state.commits[1]
    other = state.copy()
    for first, last in ((0, 2), (2, 0)):
        table = state if first == 0 else other
        play(table, first, draw(table, "B2", WN, first))
        events = play(table, last, draw(table, "B2", WN, last))
        assert kinds(events)[:2] == ["commit", "unveil"]
    assert state == other
    assert mark(state, "B5", 1) == NE


def test_own_map() -> None:
    state = face(seated(2), "B", "curve")
    assert refused(state, 0, draw(state, "B5", NE, 1)) == "own_map"


def test_line() -> None:
    state = face(seated(), "C", "straight")
    assert cells_of(RULES.moves(state, 0), "draw") == [f"C{column}" for column in range(1, 10)]
    assert refused(state, 0, draw(state, "D4", NS)) == "line"
    face(state, "4", "straight")
    assert cells_of(RULES.moves(state, 0), "draw") == [f"{row}4" for row in "ABCDEFGHI"]
    assert refused(state, 0, draw(state, "D5", NS)) == "line"


def test_any_line() -> None:
    state = face(seated(), "?", "straight")
    assert len(cells_of(RULES.moves(state, 0), "draw")) == 79  # all but the entry cell and the centre
    state = face(seated(2), "?", "danger_left")
    assert len(RULES.moves(state, 0)) == 81 - 9


def test_must_draw() -> None:
    state = face(seated(), "C", "fish")
    assert refused(state, 0, Move("pass")) == "must_draw"
    put(state, C2="fish", C5="bone", C8="water", C3=EW)
    assert cells_of(RULES.moves(state, 0), "draw") == []
    assert RULES.prompt(state, 0).ask == "blocked"
    tired = state.copy()
    tired.helps[0] = 6
    assert RULES.moves(tired, 0) == [Move("pass")]
    assert RULES.prompt(tired, 0).ask == "stuck"  # nobody to be asked: the question does not speak of help
    verbs = [move.verb for move in RULES.moves(state, 0)]
    assert verbs[0] == "pass"
    assert {"otto", "axel", "hans"} <= set(verbs)  # K8: one may pass whatever help is left
    assert "pass" in kinds(play(state, 0, Move("pass")))


def test_free_cell() -> None:
    state = put(face(seated(), "C", "straight"), C1=NS, C2="filled", C3="fish")
    for name in ("C1", "C2", "C3"):
        assert refused(state, 0, draw(state, name, EW)) == "free_cell"
    face(state, "A", "straight")
    assert refused(state, 0, draw(state, "A5", NS)) == "free_cell"


def test_centre_closed() -> None:
    state = face(seated(), "E", "straight")
    assert refused(state, 0, draw(state, "E5", NS)) == "centre_closed"


def test_straight() -> None:
    state = face(seated(), "E", "straight")
    assert {move.extra[0] for move in RULES.moves(state, 0) if move.verb == "draw"} == {NS, EW}
    assert draw(state, "E4", EW) in RULES.moves(state, 0)  # shaded cells take galleries
    assert refused(state, 0, draw(state, "E4", ES)) == "straight"


def test_curve() -> None:
    state = face(seated(), "E", "curve")
    assert {move.extra[0] for move in RULES.moves(state, 0) if move.verb == "draw"} == {NE, ES, SW, WN}
    assert refused(state, 0, draw(state, "E4", NS)) == "curve"


def test_runes() -> None:
    state = face(seated(), "E", "runes")
    moves = RULES.moves(state, 0)
    assert {move.extra[0] for move in moves} == {NS, EW, NE, ES, SW, WN}
    assert {move.verb for move in moves} == {"draw"}
    assert refused(state, 0, draw(state, "E4", 15)) == "runes"
    assert not state.active[1]


def test_loose() -> None:  # J15
    state = face(seated(), "I", "curve")
    play(state, 0, draw(state, "I1", SW))  # towards the edge, joined to nothing
    assert mark(state, "I1") == SW
    assert not lit(state, "I1")


def test_discovery() -> None:
    for key, content in (("water", WATER), ("fish", FISH)):
        state = face(seated(), "G", key)
        assert refused(state, 0, draw(state, "G4", NS)) == "discovery"
        play(state, 0, draw(state, "G4"))
        assert mark(state, "G4") == content
        assert not lit(state, "G4")


def test_shaded() -> None:
    state = face(seated(), "5", "fish")
    for name in ("I5", "D5", "F5"):
        assert refused(state, 0, draw(state, name)) == "shaded"
    assert cells_of(RULES.moves(state, 0), "draw") == ["B5", "C5", "G5", "H5"]
    face(state, "E", "water")
    assert cells_of(RULES.moves(state, 0), "draw") == ["E2", "E3", "E7", "E8"]
    face(state, "A", "water")
    assert "A4" in cells_of(RULES.moves(state, 0), "draw")  # beside a volcano's cell nothing is shaded


def test_apart() -> None:
    state = put(face(seated(), "C", "bone"), C3="star", B6="fish", C8=NS)
    for name in ("C2", "C4", "C6"):  # J12: a star counts; found or not makes no difference
        assert refused(state, 0, draw(state, name)) == "apart"
    assert cells_of(RULES.moves(state, 0), "draw") == ["C1", "C5", "C7", "C9"]
    put(state, B5="bone")
    assert lit(state, "B5")
    assert refused(state, 0, draw(state, "C5")) == "apart"


def test_danger_cell() -> None:
    state = put(face(seated(2), "E", "danger_left"), 1, E2=NS, E3="fish", E7="filled")
    assert cells_of(RULES.moves(state, 0), "fill") == ["E8"]  # J28
    for name in ("E1", "E2", "E3", "E4", "E5", "E7"):
        assert refused(state, 0, fill(state, name, 1)) == "danger_cell"
    assert refused(state, 0, fill(state, "D2", 1)) == "line"


def test_misplaced_star_track() -> None:
    state = face(seated(), "C", "straight")
    assert refused(state, 0, track("fish")) == "star"
    assert at("C4", 2) == 221
