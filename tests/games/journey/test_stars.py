"""Stars that the route reaches: which track they circle, and when nobody is asked."""

from tests.games.journey.desk import (
    ES,
    EW,
    NS,
    RULES,
    axel,
    draw,
    face,
    hans,
    kinds,
    lit,
    play,
    put,
    refused,
    seated,
    track,
)


def test_star() -> None:  # K3
    state = put(face(seated(), "B", "straight"), C5="fish", C4="star", C6="star")
    state.tracks[0] = [5, 0, 0, 2]
    play(state, 0, draw(state, "B5", NS))
    assert RULES.prompt(state, 0).ask == "star"
    assert RULES.to_act(state) == [0]
    # the fish itself is circled first and fills its track: fish is no longer to be chosen
    assert [move.place for move in RULES.moves(state, 0)] == [86, 87, 88]
    assert refused(state, 0, track("fish")) == "star_track"
    play(state, 0, track("bone"))
    events = play(state, 0, track("bone"))
    assert state.tracks[0] == [6, 2, 0, 2]
    assert kinds(events).count("circle") == 3


def test_a_star_reached_with_help_wants_a_track_too() -> None:  # K3
    state = put(face(seated(), "C", "straight"), C5="star")
    play(state, 0, axel("B5", NS))
    assert RULES.prompt(state, 0).ask == "star"
    play(state, 0, track("water"))
    assert state.tracks[0] == [0, 0, 0, 3]
    state = put(face(seated(), "I", "fish"), B5=NS, C5=EW, D4="star", C4=ES)
    assert not lit(state, "D4")
    play(state, 0, hans("C5", 1))
    assert RULES.prompt(state, 0).ask == "star"
    play(state, 0, track("bone"))
    assert lit(state, "D4")
    assert state.tracks[0] == [0, 1, 0, 2]


def test_the_first_star_may_take_the_last_space() -> None:  # K3
    state = put(face(seated(), "B", "straight"), C5="star", C4="star", C6="star")
    state.tracks[0] = [5, 5, 6, 8]
    play(state, 0, draw(state, "B5", NS))
    play(state, 0, track("bone"))
    assert refused(state, 0, track("bone")) == "star_track"
    events = play(state, 0, track("fish"))  # nothing is left for the third star: it marks nothing, nobody is asked
    assert state.tracks[0] == [6, 6, 6, 8]
    assert kinds(events).count("find") == 3
    assert kinds(events).count("circle") == 2


def test_star_track() -> None:
    state = put(face(seated(), "B", "straight"), C5="star")
    state.tracks[0] = [6, 6, 5, 8]
    play(state, 0, draw(state, "B5", NS))
    assert refused(state, 0, draw(state, "B4", NS)) == "star_track"
    assert refused(state, 0, track("water")) == "star_track"
    play(state, 0, track("mushroom"))
    assert state.tracks[0] == [6, 6, 6, 8]


def test_star_with_all_tracks_full() -> None:  # K3
    state = put(face(seated(), "B", "straight"), C5="star")
    state.tracks[0] = [6, 6, 6, 8]
    events = play(state, 0, draw(state, "B5", NS))
    assert "find" in kinds(events)
    assert "circle" not in kinds(events)
    assert state.round == 2


def test_star_choice_is_not_seen_by_others() -> None:
    state = put(face(seated(2), "B", "straight"), C5="star")
    play(state, 0, draw(state, "B5", NS))
    seen = RULES.view(state, 1)
    assert RULES.to_act(seen) == RULES.to_act(state) == [0, 1]
    assert seen.commits == [[], []]
    assert seen.stars == [0, 0]
    play(state, 0, track("bone"))
    assert RULES.to_act(state) == [1]
