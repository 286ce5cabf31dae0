"""Where the route leads and what it finds: connections, cascades, the centre and the exits."""

from tests.games.journey.desk import (
    BOARD,
    ES,
    EW,
    NE,
    NS,
    RULES,
    SW,
    WN,
    axel,
    cells_of,
    draw,
    face,
    fill,
    hans,
    kinds,
    lit,
    mark,
    otto,
    play,
    put,
    refused,
    seated,
    track,
)
from verne_tabletop.games.journey.edition import cell_of
from verne_tabletop.games.journey.network import extend
from verne_tabletop.games.journey.state import CROSSING, LIT, WATER_TRACK, JourneyState


def example() -> JourneyState:
    """The rulebook's example: a curve in A4, one in B3, a straight in C3, the spring in D3, the mushroom in C5."""
    return put(face(seated(), "4", "fish"), A4=ES, B3=ES, C3=NS, D3="water", C5="mushroom")


def test_rulebook_example_legal_cells() -> None:
    state = example()
    assert cells_of(RULES.moves(state, 0), "draw") == ["B4", "F4", "G4", "H4", "I4"]
    assert refused(state, 0, draw(state, "C4")) == "apart"
    assert refused(state, 0, draw(state, "D4")) == "apart"
    assert refused(state, 0, draw(state, "E4")) == "shaded"
    assert refused(state, 0, draw(state, "A4")) == "free_cell"


def test_rulebook_example_cascade() -> None:
    state = example()
    assert not lit(state, "C3")
    events = play(state, 0, draw(state, "B4"))
    assert [event.target for event in events if event.kind == "find"] == [cell_of("B4"), cell_of("D3")]
    assert lit(state, "B4")
    assert lit(state, "D3")
    assert lit(state, "B3")
    assert not lit(state, "C5")
    assert state.tracks[0] == [1, 0, 0, 3]  # a fish, and the third circle of water
    assert kinds(events).count("circle") == 2


def test_rulebook_example_the_other_way_round() -> None:
    # the fish lies in B4 first and is not found: the way to it comes last, and everything follows
    state = put(face(seated(), "A", "curve"), B3=ES, C3=NS, D3="water", C5="mushroom", B4="fish")
    assert not lit(state, "B4")
    assert state.tracks[0] == [0, 0, 0, 2]
    play(state, 0, draw(state, "A4", ES))
    assert [lit(state, name) for name in ("A4", "B4", "B3", "C3", "D3", "C5")] == [True] * 5 + [False]
    assert state.tracks[0] == [1, 0, 0, 3]


def test_connect() -> None:  # J17
    state = put(seated(), A6=EW, A4=NE)
    assert lit(state, "A6")
    assert lit(state, "A4")
    assert not lit(put(seated(), A6=NS), "A6")  # it does not open to the entrance
    assert not lit(put(seated(), B4=EW, A4=ES), "B4")  # B4 opens west and east, not north to A4
    assert lit(put(seated(), B4=NS, A4=ES), "B4")
    # drawn last and pointing at the route is not enough: B5 does not open to the west, and a fork that opens it joins
    state = put(face(seated(), "B", "straight"), B5=NS)
    play(state, 0, draw(state, "B4", EW))
    assert not lit(state, "B4")
    face(state, "C", "fish")
    play(state, 0, hans("B5", 8))
    assert lit(state, "B4")


def test_found() -> None:  # J16
    state = put(face(seated(), "C", "fish"), B5=NS)
    play(state, 0, draw(state, "C5"))
    assert lit(state, "C5")
    assert state.tracks[0][0] == 1
    state = put(face(seated(), "C", "fish"), B5=NS)
    play(state, 0, draw(state, "C4"))
    assert not lit(state, "C4")
    assert state.tracks[0][0] == 0


def test_found_beside_the_entrance() -> None:
    state = face(seated(), "A", "bone")
    play(state, 0, draw(state, "A6"))
    assert lit(state, "A6")  # the entry cell opens to it


def test_cascade() -> None:
    # an unfound discovery passes nothing on; found, it opens to all sides, but a gallery must open to it
    state = put(face(seated(), "B", "straight"), C5="fish", C4=NE, C6=EW, D5="star")
    assert not any([lit(state, name) for name in ("C5", "C4", "C6", "D5")])
    play(state, 0, draw(state, "B5", NS))
    play(state, 0, track("bone"))  # the star in D5 touches the fish: found at once
    assert all([lit(state, name) for name in ("C5", "C4", "C6", "D5")])
    state = put(face(seated(), "B", "straight"), C5="fish", C4=NS)
    play(state, 0, draw(state, "B5", NS))
    assert not lit(state, "C4")


def test_centre() -> None:  # J18
    state = put(face(seated(), "D", "straight"), B5=NS, C5=NS)
    events = play(state, 0, draw(state, "D5", NS))
    assert lit(state, "E5")
    assert [event.amount for event in events if event.kind == "arrive"] == [6]
    beside = put(seated(), B5=NS, C5=NS, D5=NE, E4=NS)
    assert not lit(beside, "E5")
    through = put(seated(), B5=NS, C5=NS, D5=NS, E4=EW, E6=NS, F5="fish")
    assert lit(through, "E4")  # the centre is a crossing
    assert lit(through, "F5")
    assert not lit(through, "E6")


def escape_table(symbol_order_entrance: str = "N") -> JourneyState:
    """From the north through the centre down to H5; I5 is missing."""
    state = put(seated(1, symbol_order_entrance), B5=NS, C5=NS, D5=NS, F5=NS, G5=NS, H5=NS)
    state.arrival[0] = state.arrivals = 1
    return face(state, "I", "straight")


def test_escape() -> None:  # J19
    state = escape_table()
    events = play(state, 0, draw(state, "I5", NS))
    assert "escape" in kinds(events)
    assert state.ended == "escape"
    assert state.escaped == [True]
    assert RULES.to_act(state) == []
    blind = escape_table()
    face(blind, "I", "curve")
    play(blind, 0, draw(blind, "I5", NE))  # inside the volcano's cell, but not out of it
    assert blind.ended == ""


def test_escape_by_a_fork() -> None:  # J19, K15
    state = put(escape_table(), I5=NE)
    state = face(state, "B", "fish")
    assert state.ended == ""
    play(state, 0, hans("I5", 4))  # the fork faces the volcano
    assert state.ended == "escape"


def test_escape_ends_the_game_for_all() -> None:
    state = put(seated(3, "N"), B5=NS, C5=NS, D5=NS, F5=NS, G5=NS, H5=NS)
    state.arrival[0] = state.arrivals = 1
    state.tracks[2] = [5, 0, 0, 2]
    face(state, "I", "straight")
    for seat, name in ((0, "I5"), (1, "I1"), (2, "I1")):
        play(state, seat, draw(state, name, NS, seat))
    assert state.ended == "escape"
    assert state.escaped == [True, False, False]
    assert RULES.scores(state) == [13, 0, 15]
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (2,)  # whoever is out first need not have won


def test_escape_in_either_order() -> None:  # J20
    state = put(seated(1, "N"), B5=NS, C5=NS, A6=EW, A7=EW, A8=EW, A9=SW, B9=NS, C9=NS, D9=NS)
    face(state, "E", "curve")
    play(state, 0, draw(state, "E9", NE))  # out of the east, the centre not yet reached
    assert lit(state, "E9")
    assert state.ended == ""
    face(state, "D", "straight")
    events = play(state, 0, draw(state, "D5", NS))
    assert [kind for kind in kinds(events) if kind in ("arrive", "escape")] == ["arrive", "escape"]  # K13: both score
    assert RULES.scores(state) == [3 + 3 + 7]


def test_own_entrance_is_no_exit() -> None:  # K13
    state = put(seated(1, "N"), B5=NS, C5=NS)
    face(state, "D", "straight")
    play(state, 0, draw(state, "D5", NS))
    assert lit(state, "E5")
    assert state.ended == ""


def test_erupted_exit_is_closed_but_passable() -> None:  # K13
    state = escape_table()
    state.volcanoes.remove(state.symbols[0][2])
    state.volcanoes.insert(0, state.symbols[0][2])
    state.erupted = 1
    play(state, 0, draw(state, "I5", NS))
    assert lit(state, "I5")
    assert state.ended == ""


def test_route_is_never_cut() -> None:  # K18
    state = put(put(seated(2), 1, B3=NS, C3=ES), 0, B3=NS, B5=NS, C3=ES, C5="fish")
    route = [cell for cell in range(81) if state.maps[0][cell] >= LIT]
    for line, at_hand in (("C", ("C4", "C4")), ("4", ("B4", "A4")), ("D", ("D3", "D3"))):
        face(state, line, "danger_left")
        before = [cells[:] for cells in state.maps]
        for seat in (0, 1):
            play(state, seat, fill(state, at_hand[seat], 1 - seat))
        for seat in (0, 1):  # the danger changes one free cell, and nothing else on the map
            changed = [cell for cell in range(81) if state.maps[seat][cell] != before[seat][cell]]
            assert changed == [cell_of(at_hand[1 - seat])]
            assert before[seat][changed[0]] == 0
    assert [cell for cell in range(81) if state.maps[0][cell] >= LIT] == route


def test_light_does_not_depend_on_the_order_of_drawing() -> None:
    marks = {"B5": NS, "C5": CROSSING - 1, "C4": ES, "D4": NE, "D5": WN, "C6": SW, "D6": NS}
    names = list(marks)
    first = put(seated(), **marks).maps[0]
    for turn in range(len(names)):
        cells = seated().maps[0]
        for name in names[turn:] + names[:turn]:
            cells[cell_of(name)] |= marks[name]
            extend(BOARD, cells, cell_of(name))
        assert cells == first


def test_track() -> None:  # J27
    state = put(face(seated(), "C", "fish"), B5=NS)
    state.tracks[0] = [6, 6, 6, 8]
    events = play(state, 0, draw(state, "C5"))
    assert "find" in kinds(events)
    assert "circle" not in kinds(events)
    assert lit(state, "C5")
    assert state.tracks[0] == [6, 6, 6, 8]


def test_columns() -> None:  # K4
    state = put(face(seated(), "C", "mushroom"), B5=NS)
    state.tracks[0] = [2, 1, 0, 5]
    events = play(state, 0, draw(state, "C5"))
    assert [event.amount for event in events if event.kind == "column"] == [5]
    assert sum([line.points for line in RULES.account(state, 0) if line.rule == "columns"]) == 5
    state.tracks[0] = [4, 3, 5, 2]  # water has no part in it, however short its track
    assert sum([line.points for line in RULES.account(state, 0) if line.rule == "columns"]) == 15


def test_help_draws_count_like_any_other() -> None:
    state = put(face(seated(), "C", "straight"), B5=NS)
    play(state, 0, otto("C5"))
    play(state, 0, track("water"))
    assert state.tracks[0][WATER_TRACK] == 3
    face(state, "E", "curve")
    play(state, 0, axel("D5", NE))
    assert lit(state, "D5")
    face(state, "E", "curve")
    play(state, 0, hans("D5", 4))
    assert lit(state, "E5")
    assert mark(state, "D5") == NE + 4


def test_what_a_choice_would_bring_is_known_before_it_is_made() -> None:
    state = example()
    view = RULES.view(state, 0)
    seen = RULES.glimpse(view, 0, draw(state, "B4"))
    assert seen is not None
    assert (seen.line, seen.tunnel, seen.round) == (state.line, state.tunnel, state.round)
    assert seen.maps[0][cell_of("D3")] >= LIT
    assert RULES.scores(seen) == [2]  # a fish for one, a spring for one
    assert view == RULES.view(state, 0)
    out = escape_table()
    seen = RULES.glimpse(RULES.view(out, 0), 0, draw(out, "I5", NS))
    assert seen is not None
    assert RULES.scores(seen)[0] - RULES.scores(out)[0] == 7
    inward = put(face(seated(), "D", "straight"), B5=NS, C5=NS, F5="star")
    seen = RULES.glimpse(RULES.view(inward, 0), 0, draw(inward, "D5", NS))
    assert seen is not None
    assert RULES.scores(seen) == [6]  # the arrival is certain, whatever track the star behind the centre will take
