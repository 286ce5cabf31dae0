"""The rules of what the others take."""

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
from verne_tabletop.engine.model import Move
from verne_tabletop.games.humboldt import takers
from verne_tabletop.games.humboldt.state import COLOURS, FOLLOW, SLOTS, STOW, TAKE, HumboldtState


def test_takers_order() -> None:
    s = laid([("quito", BLUE)], seats=4)
    s.active, s.actor = 2, 2
    fill_circle(s, "quito", *[RED] * 7)
    assert takers.advance(T, s)
    asked = []
    while s.asked in (TAKE, STOW):
        asked.append(s.actor)
        play(s, RULES.moves(s, s.actor)[0])
    assert list(dict.fromkeys(asked)) == [3, 0, 1]
    assert sum(circle(s, "quito")) == 4 + 1  # seven, less three, and the disk of the compass


def test_threshold() -> None:
    s = laid([("quito", RED), ("lima", RED)], seats=3)
    fill_circle(s, "quito", RED, RED, RED)
    fill_circle(s, "lima", RED, RED, RED, RED)
    assert {move.place for move in takers.options(T, s)} == {town("lima")}
    found = RULES.refuse(s, 1, take(RED, "quito"))
    assert found is not None
    assert (found.rule, dict(found.facts)["n"]) == ("threshold", 3)  # the disk on the compass does not count
    play(s, take(RED, "lima"), Move("stow", RED, T.card_place(1, 0)))
    assert s.asked != TAKE  # three are left: seat 2 cannot take and is not asked


def test_on_route() -> None:
    s = laid([("lima", RED)], start="quito", seats=3)
    for name in ("quito", "lima", "bogota"):
        fill_circle(s, name, *[RED] * 5)
    assert {move.place for move in takers.options(T, s)} == {town("lima")}
    assert refusal(s, take(RED, "bogota")) == "on_route"
    assert refusal(s, take(RED, "quito")) == "on_route"  # the start was not visited again


def test_two_disks() -> None:
    def table(option: int) -> HumboldtState:
        s = laid([("lima", RED), ("quito", RED)], seats=2, two_take=option)
        fill_circle(s, "lima", RED, RED, BLUE, BROWN)
        fill_circle(s, "quito", RED, RED, RED, RED)
        ships(s, 1, "S01", "W01", "E01", "N04")
        play(s, take(BLUE, "lima"), Move("stow", BLUE, T.card_place(1, 0)))
        assert (s.asked, RULES.prompt(s, 1).ask) == (TAKE, "take_second")
        return s

    s = table(0)  # both from one place, the four counted before the first
    assert {(move.piece, move.place) for move in takers.options(T, s)} == {(RED, town("lima")), (BROWN, town("lima"))}
    assert refusal(s, take(RED, "quito")) == "two_disks"
    play(s, take(BROWN, "lima"))
    assert sum(circle(s, "lima")) - (s.step > 0) == 2
    s = table(1)  # each disk from any place with four at that moment
    assert {move.place for move in takers.options(T, s)} == {town("quito")}
    assert refusal(s, take(RED, "lima")) == "threshold"


def test_what_lies_there() -> None:
    s = laid([("lima", RED)])
    fill_circle(s, "lima", RED, RED, RED, BLUE)
    assert refusal(s, take(GREEN, "lima")) == "what_lies_there"
    assert refusal(s, take(BLUE, "lima")) == ""


def test_disk_spaces() -> None:
    s = bare()
    fits = {slot: [c for c in range(COLOURS) if takers.space_for(T, s, 1, slot, c) >= 0] for slot in range(SLOTS)}
    everything = list(range(COLOURS))
    assert fits == {0: everything, 1: [YELLOW], 2: everything, 3: [BLUE, RED]}  # S any, W01 yellow, E any, N01
    disks(s, 1, 0, RED)
    s.disks[(1 * SLOTS + 3) * 2 + 1] = RED  # N01: blue is its first colour, red its second
    assert takers.slots_for(T, s, 1, RED) == [2]
    assert takers.slots_for(T, s, 1, BLUE) == [2, 3]
    s = laid([("lima", RED)])
    fill_circle(s, "lima", *[RED] * 4)
    play(s, take(RED, "lima"))
    assert refusal(s, Move("stow", RED, T.card_place(1, 1))) == "disk_spaces"


def test_at_once() -> None:
    s = laid([("lima", RED)], seats=3)
    fill_circle(s, "lima", BLACK, BLACK, BLACK, YELLOW)
    for seat in (1, 2):
        disks(s, seat, 0, BLUE)
        disks(s, seat, 2, BLUE)
    assert refusal(s, take(BLACK, "lima")) == "at_once"  # no ship of seat 1 has a space for black
    events = play(s, take(YELLOW, "lima"))  # the only space is on W01: it goes there by itself
    assert s.disks[(1 * SLOTS + 1) * 2] == YELLOW
    assert kinds_of(events)[:2] == ["take", "stow"]
    # the rulebook's example: a blue disk goes on the free space of any colour, or on the blue space of another ship
    s = laid([("lima", RED)], seats=3)
    fill_circle(s, "lima", BLUE, BLUE, BLUE, BLUE)
    disks(s, 1, 2, RED)
    play(s, take(BLUE, "lima"))
    assert (s.asked, s.hand[BLUE]) == (STOW, 1)
    assert {move.place for move in RULES.moves(s, 1)} == {T.card_place(1, 0), T.card_place(1, 3)}
    # with two disks the first is placed before the second is chosen
    s = laid([("lima", RED)])
    fill_circle(s, "lima", BLUE, BLUE, BLUE, BLUE)
    play(s, take(BLUE, "lima"))
    assert s.asked == STOW


def test_equal_pair() -> None:
    s = laid([("lima", RED)])
    fill_circle(s, "lima", BLACK, BLACK, BROWN, BROWN, YELLOW)
    play(s, take(BLACK, "lima"), Move("stow", BLACK, T.card_place(1, 2)))  # the first on E: any colour
    assert s.disks[(1 * SLOTS + 2) * 2] == BLACK
    play(s, take(BROWN, "lima"))
    assert s.disks[(1 * SLOTS + 2) * 2 + 1] == -1  # brown fits S only and went there
    s = laid([("lima", RED)])
    fill_circle(s, "lima", BLACK, BLACK, YELLOW, YELLOW)
    disks(s, 1, 2, BLACK)
    play(s, take(YELLOW, "lima"))
    assert refusal(s, Move("stow", YELLOW, T.card_place(1, 2))) == "equal_pair"
    assert takers.space_for(T, s, 1, 2, BLACK) == 1


def test_take_nothing() -> None:
    s = laid([("lima", RED)])
    fill_circle(s, "lima", *[BLUE] * 4)
    before = circle(s, "lima")
    assert PASS in RULES.moves(s, 1)
    play(s, PASS)
    assert s.asked != TAKE
    assert s.disks == [-1] * len(s.disks)
    assert sum(circle(s, "lima")) - sum(before) == 1  # only the disk of the compass has come


def test_not_asked() -> None:
    s = laid([("lima", RED)], seats=4)
    fill_circle(s, "lima", *[BLACK] * 6)
    for slot, pair in ((0, (BLUE,)), (2, (BLUE, BLUE))):
        disks(s, 2, slot, *pair)
    s.actor = 0
    assert takers.advance(T, s)
    assert s.actor == 1
    play(s, PASS)
    assert s.actor == 3  # seat 2 has no space for black
    # two seats: the second disk alone may be declined, and is not asked for when nothing fits
    s = laid([("lima", RED)])
    fill_circle(s, "lima", BLACK, BLACK, BLACK, YELLOW)
    disks(s, 1, 0, BLUE)
    disks(s, 1, 2, BLUE)
    play(s, take(YELLOW, "lima"))
    assert s.asked != TAKE
    s = laid([("lima", RED)])
    fill_circle(s, "lima", BLACK, BLACK, BLACK, YELLOW)
    play(s, take(BLACK, "lima"), Move("stow", BLACK, T.card_place(1, 0)), PASS)
    assert sum(disk >= 0 for disk in s.disks) == 1


def test_before_following() -> None:
    s = travelling("quito", [RED])
    fill_circle(s, "lima", *[BLUE] * 4)
    s.friends[BROWN] = 1
    play(s, lay(RED, "lima"), CONFIRM)
    assert (s.asked, s.actor) == (TAKE, 1)
    assert s.friends[BROWN] == 1
    play(s, PASS)
    assert (s.asked, s.actor) == (FOLLOW, 0)
    assert verbs(s) == {"call", "call_blind", "leave"}
