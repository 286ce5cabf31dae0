"""Otto, Axel and Hans: when they may be asked, what they do, what it costs."""

from tests.games.journey.desk import (
    BOARD,
    CROSSING_T,
    ES,
    EW,
    NE,
    NS,
    RULES,
    at,
    axel,
    cells_of,
    draw,
    face,
    hans,
    kinds,
    lit,
    mark,
    otto,
    piece,
    play,
    put,
    refused,
    seated,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.journey.state import STAR


def test_help() -> None:  # J8, J9, K8
    state = face(seated(2), "C", "straight")
    for seat in (0, 1):
        assert {"draw", "otto", "axel"} <= {move.verb for move in RULES.moves(state, seat)}
        play(state, seat, otto("C4", seat))
        assert seat == 1 or refused(state, seat, otto("C8", seat)) == "at_once"
    assert state.active[0]  # asking does not exhaust
    assert state.helps == [1, 1]


def test_help_cost() -> None:
    state = seated()
    for turn, points in enumerate((1, 2, 4, 6, 9, 12)):
        events = play(face(state, "C", "straight"), 0, otto(f"C{turn + 1}"))
        assert [event.amount for event in events if event.kind == "help"] == [points]
        assert RULES.scores(state) == [-points]
        state.active = [True, True, True]


def test_help_track() -> None:  # J14
    state = put(face(seated(), "C", "straight"), B5=NS)
    state.helps[0] = 6
    assert {move.verb for move in RULES.moves(state, 0)} == {"draw"}
    for move in (otto("C4"), axel("B4", NS), hans("B5", 2)):
        assert refused(state, 0, move) == "help_track"


def test_help_barred() -> None:  # J7
    state = put(face(seated(2), "C", "runes"), B5=NS)
    for move in (otto("C4"), axel("B4", NS), hans("B5", 2)):
        assert refused(state, 0, move) == "help_barred"
    face(state, "C", "danger_left")
    for move in (otto("C4"), axel("B4", NS), hans("B5", 2)):
        assert refused(state, 0, move) == "help_barred"


def test_exhausted() -> None:  # J7: the pictured character flips first
    for card, weary in (("danger_left", 0), ("runes", 1), ("danger_right", 2)):
        state = seated(2)
        face(state, "C", "straight")
        state.tunnels.remove(piece(card))
        state.tunnels.append(piece(card))
        for seat in (0, 1):
            events = play(state, seat, draw(state, "C1", NS, seat))
        assert "exhaust" in kinds(events)
        assert state.active == [index != weary for index in range(3)]
        put(face(state, "C", "straight"), B5=NS)
        state.active = [index != weary for index in range(3)]
        tries = [otto("C4"), axel("B4", NS), hans("B5", 2)]
        assert refused(state, 0, tries[weary]) == "exhausted"
        assert all([move in RULES.moves(state, 0) for move in tries if move != tries[weary]])


def test_otto() -> None:  # J11
    state = put(face(seated(), "5", "curve"), C5="fish", C4="star", G5=EW)
    assert cells_of(RULES.moves(state, 0), "otto") == ["B5", "H5"]
    assert refused(state, 0, otto("D5")) == "shaded"
    assert refused(state, 0, otto("E5")) == "centre_closed"
    assert refused(state, 0, otto("G5")) == "free_cell"
    assert refused(state, 0, otto("B4")) == "line"
    assert refused(state, 0, otto("B5", 1)) in ("own_map", "round")
    assert refused(state, 0, Move("otto", piece("otto"), at("B5"), (3,))) == "round"
    play(state, 0, otto("H5"))
    assert mark(state, "H5") == STAR


def test_otto_in_a_round_of_discoveries() -> None:
    state = put(face(seated(), "C", "fish"), B4="bone")
    assert refused(state, 0, draw(state, "C4")) == "apart"
    play(state, 0, otto("C4"))  # only a star may touch
    assert mark(state, "C4") == STAR


def test_axel_line() -> None:  # J10
    state = face(seated(), "C", "straight")
    rows = {name[0] for name in cells_of(RULES.moves(state, 0), "axel")}
    assert rows == {"B", "D"}
    assert refused(state, 0, axel("C4", NS)) == "axel_line"
    assert refused(state, 0, axel("E4", NS)) == "axel_line"
    face(state, "A", "straight")
    assert {name[0] for name in cells_of(RULES.moves(state, 0), "axel")} == {"B"}
    face(state, "I", "straight")
    assert {name[0] for name in cells_of(RULES.moves(state, 0), "axel")} == {"H"}
    face(state, "1", "straight")
    assert {name[1] for name in cells_of(RULES.moves(state, 0), "axel")} == {"2"}
    face(state, "9", "straight")
    assert {name[1] for name in cells_of(RULES.moves(state, 0), "axel")} == {"8"}


def test_axel_draws_the_card_by_its_own_rules() -> None:
    state = put(face(seated(), "4", "fish"), B3="bone", C5=NS)
    assert refused(state, 0, axel("C3")) == "apart"
    assert refused(state, 0, axel("C5")) == "free_cell"
    assert refused(state, 0, axel("D5")) == "shaded"
    assert refused(state, 0, axel("G3", NS)) == "discovery"
    face(state, "4", "curve")
    assert refused(state, 0, axel("G3", NS)) == "curve"
    play(state, 0, axel("G3", ES))
    assert mark(state, "G3") == ES
    assert state.helps == [1]


def test_axel_any() -> None:  # J10
    state = face(seated(), "?", "straight")
    assert "axel" not in {move.verb for move in RULES.moves(state, 0)}
    assert refused(state, 0, axel("C4", NS)) == "axel_any"
    put(state, G2=ES)
    assert len(cells_of(RULES.moves(state, 0), "otto")) == 81 - 9 - 1  # J3: the whole map for his star
    assert cells_of(RULES.moves(state, 0), "hans") == ["G2"]


def test_hans() -> None:  # J13
    state = put(face(seated(), "I", "fish"), B5=NS, G2=ES, C5="bone", H2=CROSSING_T)
    assert cells_of(RULES.moves(state, 0), "hans") == ["B5", "G2"]  # any line, joined or not
    for name in ("A5", "E5", "C5", "H2", "D4"):
        assert refused(state, 0, hans(name, 1)) == "hans"
    play(state, 0, hans("B5", 2))
    assert mark(state, "B5") == NS + 2
    assert lit(state, "B5")
    assert state.helps == [1]
    face(state, "I", "fish")
    assert refused(state, 0, hans("B5", 8)) == "hans"  # never a crossing


def test_hans_way() -> None:  # K15
    state = put(face(seated(), "I", "fish"), A1=NE, A9=NS)
    assert [move.extra for move in RULES.moves(state, 0) if move.verb == "hans" and move.place == at("A1")] == [
        (4,),
        (8,),
    ]
    assert refused(state, 0, hans("A1", 1)) == "hans_way"
    play(state, 0, hans("A9", 2))  # it may face the edge
    assert mark(state, "A9") == NS + 2


def test_hans_joins_what_was_loose() -> None:
    state = put(face(seated(), "I", "fish"), B5=EW, C5="fish")
    assert not lit(state, "B5")
    play(state, 0, hans("B5", 1))
    assert lit(state, "B5")
    assert not lit(state, "C5")
    face(state, "I", "straight")
    play(state, 0, draw(state, "I1", NS))
    assert BOARD.openings[state.maps[0][13]] == EW + 1


def test_help_needs_a_target() -> None:  # K8
    state = face(seated(), "C", "fish")
    assert "hans" not in {move.verb for move in RULES.moves(state, 0)}  # no gallery yet
    for column in range(1, 10):
        put(state, **{f"C{column}": NE})
    assert "otto" not in {move.verb for move in RULES.moves(state, 0)}
