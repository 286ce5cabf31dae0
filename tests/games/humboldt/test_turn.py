"""The rules of drawing and of the route."""

import pytest

from tests.games.humboldt.positions import (
    BLACK,
    BLUE,
    BROWN,
    CONFIRM,
    GREEN,
    PASS,
    RED,
    RULES,
    YELLOW,
    T,
    bare,
    circle,
    disks,
    fill_circle,
    kinds_of,
    laid,
    lay,
    play,
    refusal,
    ships,
    take,
    town,
    travelling,
    verbs,
)
from verne_tabletop.engine.model import Event, Move
from verne_tabletop.games.humboldt import draw, takers
from verne_tabletop.games.humboldt.state import ACCEPT, COLOURS, FOLLOW, LOAD, START, TAKE, HumboldtState


def drawing(*bag: int) -> tuple[HumboldtState, list[str]]:
    """A turn of seat 0 that begins with this bag, and what happened at once."""
    s = bare()
    s.bag = [bag.count(colour) for colour in range(COLOURS)]
    events: list[Event] = []
    draw.begin(T, s, events)
    return s, kinds_of(events)


def test_accept() -> None:
    s, told = drawing(RED, BLUE, BLUE, BLUE)
    first = draw.held(s)
    assert told == ["draw"]
    assert verbs(s) == {"accept", "decline"}
    assert refusal(s, Move("start", place=town("lima"))) == "accept"
    yes, no = s.copy(), s.copy()
    play(yes, Move("accept"))
    play(no, Move("decline"))
    other = BLUE if first == RED else RED
    assert (yes.left, yes.right) == (first, other)
    assert (no.left, no.right) == (other, first)
    assert yes.asked == no.asked == START
    assert refusal(yes, Move("decline")) == "in_order"  # no change afterwards


def test_second_same() -> None:
    # of the same colour again and again: all put aside and returned, the bag falls by exactly two
    met = 0
    for seed in range(40):
        s = bare()
        s.bag, s.bag_dice = [6, 1, 0, 0, 0, 0], seed
        draw.begin(T, s, None)
        if draw.held(s) != BLUE:
            continue
        events = play(s, Move("accept"))
        assert s.bag == [5, 0, 0, 0, 0, 0]
        assert (s.left, s.right, s.hand) == (BLUE, GREEN, [0] * COLOURS)
        assert kinds_of(events).count("aside") == s.aside
        assert ("returned" in kinds_of(events)) == (s.aside > 0)
        met += s.aside > 1
    assert met > 3


def test_one_colour_left() -> None:
    s, told = drawing(BROWN, BROWN, BROWN)
    assert (s.left, s.right, s.bag[BROWN]) == (BROWN, BROWN, 1)
    assert s.asked == START
    assert told == ["draw", "one_colour", "draw"]
    assert {T.places[move.place] for move in RULES.moves(s, 0)} == {"quito", "lima", "guayaquil"}
    s, told = drawing(BROWN, BROWN)
    assert "last_turn" in told


def test_other_colour_left() -> None:
    for seed in range(30):
        s = bare()
        s.bag, s.bag_dice = [3, 0, 1, 0, 0, 0], seed
        draw.begin(T, s, None)
        if draw.held(s) == RED:
            assert s.asked == ACCEPT
            assert s.bag == [3, 0, 0, 0, 0, 0]
            play(s, Move("decline"))
            assert (s.left, s.right) == (BLUE, RED)
            return
    pytest.fail("red was never drawn first")


def test_last_single() -> None:
    s, _ = drawing(YELLOW)
    assert (s.left, s.right, sum(s.bag), s.asked) == (YELLOW, -1, 0, START)
    s.start = town("acapulco")
    fill_circle(s, "acapulco")
    s.ask(LOAD, 0)
    play(s, Move("end_turn"))
    assert circle(s, "acapulco")[YELLOW] == 1
    assert s.turn == 1
    assert not s.agenda  # nothing to load and nothing to exchange: over


def test_journal_colours() -> None:
    s = travelling("havana", [])
    ships(s, 0, "E01")
    disks(s, 0, 2, RED, RED)
    s.paid[RED] = 2  # an E ship that sailed brings two of one colour
    s.ask(LOAD, 0)
    fill_circle(s, "havana")
    left, right = s.left, s.right
    play(s, Move("end_turn"))
    assert left != right
    assert circle(s, "havana")[RED] == 2 + (RED in (left, right))


def test_start_colour() -> None:
    s = bare()
    s.left, s.right = GREEN, RED
    s.ask(START, 0)
    assert {T.places[move.place] for move in RULES.moves(s, 0)} == {"cumana", "caracas", "angostura"}
    assert refusal(s, Move("start", place=town("bogota"))) == "start_colour"
    count = sum(circle(s, "caracas"))
    play(s, Move("start", place=town("caracas")))
    assert (sum(s.hand), sum(circle(s, "caracas"))) == (count, 0)


def test_empty_start() -> None:
    s = bare()
    s.left, s.right = RED, BLUE
    s.ask(START, 0)
    fill_circle(s, "bogota")
    assert [T.places[move.place] for move in RULES.moves(s, 0)] == ["cartagena"]
    assert refusal(s, Move("start", place=town("bogota"))) == "empty_start"
    fill_circle(s, "cartagena")
    assert len(RULES.moves(s, 0)) == 2
    events = play(s, Move("start", place=town("bogota")))
    assert circle(s, "bogota") == [1, 0, 1, 0, 0, 0]  # both pages at once, and the turn is over
    assert s.active == 1
    assert "end_turn" in kinds_of(events)


def test_arrows() -> None:
    s = travelling("quito", [RED, BLUE])
    assert {T.places[move.place] for move in RULES.moves(s, 0)} == {"angostura", "lima"}
    assert refusal(s, lay(RED, "bogota")) == "arrows"  # against the arrow
    assert refusal(s, lay(RED, "havana")) == "arrows"
    play(s, lay(RED, "lima"))
    assert {T.places[move.place] for move in RULES.moves(s, 0)} == {"guayaquil", "acapulco"}


def test_disk_in_hand() -> None:
    s = travelling("quito", [RED, BLUE, BLUE])
    assert refusal(s, lay(GREEN, "lima")) == "disk_in_hand"
    play(s, lay(BLUE, "lima"), lay(BLUE, "acapulco"))
    assert refusal(s, lay(BLUE, "mexico_city")) == "disk_in_hand"
    assert s.route_disks == [BLUE, BLUE]
    assert s.hand == [0, 0, 1, 0, 0, 0]


def test_free_choice() -> None:
    s = travelling("havana", [RED, BLACK])
    assert len(RULES.moves(s, 0)) == 4  # two disks, two arrows
    assert refusal(s, CONFIRM) == "free_choice"
    play(s, lay(BLACK, "cartagena"))
    assert refusal(s, CONFIRM) == "free_choice"
    play(s, lay(RED, "bogota"))
    assert RULES.moves(s, 0) == [CONFIRM]
    assert RULES.prompt(s, 0).ask == "confirm"
    assert "confirm" in kinds_of(play(s, CONFIRM))


def test_place_twice() -> None:
    # havana, cartagena, ... and round again: five steps back to havana, each disk on the compass checked on its own
    s = laid([("havana", BLACK), ("washington", RED), ("havana", BLACK)], start="mexico_city")
    s.ask(FOLLOW, 0)
    play(s, RULES.moves(s, 0)[0])
    assert (s.step, s.asked) == (2, FOLLOW)  # washington does not match and brings nothing
    play(s, RULES.moves(s, 0)[0])
    assert sum(s.loose[k] for k in T.kinds_of[BLACK]) == 2
    assert s.gained[1] == -1


def test_back_at_start() -> None:
    s = travelling("havana", [BLACK] * 6)
    play(s, *[lay(BLACK, n) for n in ("washington", "bordeaux", "la_coruna", "caracas", "havana", "cartagena")])
    assert s.route_places[4] == s.start
    # it counts as visited, and its circle is empty
    s = laid([("lima", RED), ("quito", BLUE)], start="quito")
    fill_circle(s, "quito")
    fill_circle(s, "lima", RED, RED, RED, RED)
    assert takers.sources(T, s) == [town("lima")]
    assert refusal(s, take(RED, "quito")) == "threshold"


def test_end_at_start() -> None:
    s = travelling("havana", [BLACK] * 5)
    play(s, *[lay(BLACK, n) for n in ("washington", "bordeaux", "la_coruna", "caracas", "havana")])
    assert s.route_places[-1] == s.start
    play(s, CONFIRM)
    while s.active == 0 and s.agenda and s.asked not in (LOAD,):
        play(s, PASS if s.asked == TAKE else RULES.moves(s, s.actor)[0])
    assert circle(s, "havana") == [0, 0, 0, 0, 0, 1]


def test_both_ways() -> None:
    s = travelling("quito", [RED] * 12)
    play(s, lay(RED, "angostura"))
    assert refusal(s, lay(RED, "quito")) == "both_ways"
    assert [T.places[m.place] for m in RULES.moves(s, 0)] == ["havana"]
    round_trip = ("havana", "cartagena", "bogota", "quito")
    play(s, *[lay(RED, name) for name in round_trip])
    play(s, lay(RED, "angostura"))  # the same direction again is allowed
    assert refusal(s, lay(RED, "quito")) == "both_ways"  # the other is not, even much later
    s = travelling("angostura", [RED] * 3)
    play(s, lay(RED, "quito"))
    assert refusal(s, lay(RED, "angostura")) == "both_ways"
    play(s, lay(RED, "lima"))
    assert s.used != 0


def test_stuck() -> None:
    s = travelling("quito", [RED, BLUE])
    exits = T.exits[town("lima")]
    T.exits[town("lima")] = []
    try:
        play(s, lay(RED, "lima"))
        assert RULES.moves(s, 0) == [CONFIRM]
        assert RULES.prompt(s, 0).ask == "confirm"
        events = play(s, CONFIRM)
    finally:
        T.exits[town("lima")] = exits
    assert circle(s, "quito")[BLUE] == 1
    assert sum(s.hand) == 0
    assert "stranded" in kinds_of(events)
