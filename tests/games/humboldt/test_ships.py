"""The rules of loading, of the ships, and of the end of a turn."""

import pytest

from tests.games.humboldt.positions import (
    BLACK,
    BLUE,
    BROWN,
    END,
    GREEN,
    RED,
    RULES,
    YELLOW,
    T,
    cargo,
    circle,
    crate,
    disks,
    fill_circle,
    friend,
    kind,
    kinds_of,
    load,
    loading,
    loose,
    play,
    refusal,
    ship,
    ships,
    tile,
    verbs,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.humboldt import takers
from verne_tabletop.games.humboldt import tiles as piles
from verne_tabletop.games.humboldt.state import BONUS, COLOURS, HEAP, LOAD, SLOTS

S, W, E, N = range(SLOTS)


def test_tiles_at_hand() -> None:
    s = loading("gulfweed")
    assert refusal(s, load("emerald", crate(0, S, 1))) == "tiles_at_hand"
    assert refusal(s, Move("discard", tile("emerald"))) == "tiles_at_hand"


def test_largest_loading() -> None:
    # yellow fits the yellow and the white crate of S01, blue the white one only: yellow on white would leave blue over
    s = loading("dahlia_seeds", "gulfweed")
    ships(s, 0, "S01", "W04", "E05", "N03")
    for number in range(3):
        cargo(s, 0, E, number, "emerald")
    assert refusal(s, load("dahlia_seeds", crate(0, S, 1))) == "largest_loading"
    assert refusal(s, END) == "largest_loading"
    assert refusal(s, Move("discard", tile("gulfweed"))) == "largest_loading"
    play(s, load("dahlia_seeds", crate(0, S, 0)))
    assert refusal(s, END) == "largest_loading"
    # as an option any loading is enough that leaves nothing fitting
    s = loading("dahlia_seeds", "gulfweed", loading=1)
    ships(s, 0, "S01", "W04", "E05", "N03")
    for number in range(3):
        cargo(s, 0, E, number, "emerald")
    assert refusal(s, END) == "largest_loading"
    play(s, load("dahlia_seeds", crate(0, S, 1)))
    assert refusal(s, END) == ""


def test_storing() -> None:
    s = loading("gulfweed", "gulfweed", "oilbird")
    ships(s, 0, "S01", "W04", "E01", "N03")
    cargo(s, 0, S, 1, "gulfweed")
    assert RULES.prompt(s, 0).ask == "store"
    assert refusal(s, END) == "storing"
    play(s, Move("discard", tile("oilbird")), END)
    assert loose(s, 0) == {"gulfweed": 2}
    assert s.discards[kind("oilbird")] == 1
    # they join the tiles of the next turn
    s.active, s.left, s.right = 0, BROWN, RED
    s.ask(LOAD, 0)
    ships(s, 0, "S04", "W04", "E01", "N03")
    assert "load" in verbs(s)


def test_storing_choice() -> None:
    for thrown in range(3):
        s = loading("gulfweed", "oilbird")
        ships(s, 0, "S01", "W04", "E01", "N03")
        cargo(s, 0, S, 1, "gulfweed")
        for name in ("gulfweed", "oilbird")[:thrown]:
            play(s, Move("discard", tile(name)))
        play(s, END)
        assert sum(loose(s, 0).values()) == 2 - thrown


def test_three_for_one() -> None:
    s = loading("gulfweed", "gulfweed", "oilbird", "emerald")
    ships(s, 0, "S07", "W04", "E01", "N04")
    cargo(s, 0, S, 1, "gulfweed")
    cargo(s, 0, E, 0, "emerald")
    assert "load" not in verbs(s)
    # a symbol's crate too, and the order is free
    play(s, Move("heap", tile("oilbird"), crate(0, S, 0)))
    assert s.asked == HEAP
    assert refusal(s, END) == "three_for_one"
    assert refusal(s, Move("add", tile("dahlia_seeds"))) == "three_for_one"
    play(s, Move("add", tile("gulfweed")))
    events = play(s, Move("add", tile("emerald")))
    assert "sail" in kinds_of(events)
    assert s.fame[S] == 5
    assert [s.discards[kind(name)] for name in ("oilbird", "gulfweed", "emerald")] == [1, 2, 1]
    assert loose(s, 0) == {"gulfweed": 1}
    # it is voluntary, may use tiles that fit elsewhere, and needs three
    s = loading("dahlia_seeds", "gulfweed", "oilbird")
    assert {"load", "heap"} <= verbs(s)
    play(
        s, Move("heap", tile("dahlia_seeds"), crate(0, W, 1)), *[Move("add", tile(n)) for n in ("gulfweed", "oilbird")]
    )
    assert s.cargo[(W * 3 + 1) * 3 : (W * 3 + 2) * 3] == [kind(n) for n in ("dahlia_seeds", "gulfweed", "oilbird")]
    s = loading("dahlia_seeds", "gulfweed")
    assert refusal(s, Move("heap", tile("gulfweed"), crate(0, W, 0))) == "three_for_one"
    # twice in a turn
    s = loading(*["gulfweed"] * 6)
    ships(s, 0, "S01", "W01", "E01", "N01")
    cargo(s, 0, S, 1, "gulfweed")
    for number in (0, 1):
        play(s, Move("heap", tile("gulfweed"), crate(0, E, number)), *[Move("add", tile("gulfweed"))] * 2)
    assert loose(s, 0) == {}


def test_loaded() -> None:
    s = loading("dahlia_seeds", "dahlia_seeds")
    play(s, load("dahlia_seeds", crate(0, S, 0)))
    assert refusal(s, load("dahlia_seeds", crate(0, S, 0))) == "loaded"
    assert verbs(s) == {"load"}  # nothing takes a tile off again
    s = loading("gulfweed", "gulfweed", "gulfweed", "emerald")
    play(s, Move("heap", tile("gulfweed"), crate(0, W, 1)), *[Move("add", tile("gulfweed"))] * 2)
    assert refusal(s, load("emerald", crate(0, W, 1))) == "loaded"


def test_fresh_ships() -> None:
    s = loading("dahlia_seeds", "gulfweed", "sugar_cane")
    ships(s, 0, "S01", "W01", "E01", "N01")
    s.ship_piles[S][-1] = ship("S02")
    play(s, load("dahlia_seeds", crate(0, S, 0)), load("gulfweed", crate(0, S, 1)))
    assert s.ships[S] == ship("S02")
    assert refusal(s, load("sugar_cane", crate(0, S, 1))) == "fresh_ships"
    play(s, load("sugar_cane", crate(0, N, 2)))
    # its disk spaces are open at once, and the next turn loads it
    assert takers.space_for(T, s, 0, S, RED) == 0
    play(s, END)
    assert s.fresh == [0] * 8


def test_sailing() -> None:
    s = loading("gulfweed")
    cargo(s, 0, S, 0, "dahlia_seeds")
    events = play(s, load("gulfweed", crate(0, S, 1)))  # full: it sails by itself, its disk space still open
    assert kinds_of(events)[:2] == ["load", "sail"]
    assert "bonus" not in kinds_of(events)
    assert (s.fame[S], s.sailed[S], s.friends) == (4, 1, [0] * 12)


def test_fame() -> None:
    s = loading("gulfweed")
    cargo(s, 0, S, 0, "dahlia_seeds")
    top = s.ship_piles[S][-1]
    before = RULES.scores(s)[0]
    play(s, load("gulfweed", crate(0, S, 1)))
    # two loose or loaded tiles were worth a point each, the ship is worth four
    assert RULES.scores(s)[0] == before + 4 - 2
    assert (s.discards[kind("gulfweed")], s.discards[kind("dahlia_seeds")]) == (1, 1)
    assert s.ship_discards[S] == [ship("S01")]
    assert s.ships[S] == top


def test_holding_back() -> None:
    s = loading("gulfweed")
    cargo(s, 0, S, 0, "dahlia_seeds")
    ships(s, 0, "W09")
    cargo(s, 0, W, 0, "guano_sample")
    cargo(s, 0, W, 1, "emerald")
    assert refusal(s, END) == "largest_loading"
    assert {m.place for m in RULES.moves(s, 0)} == {crate(0, S, 1), crate(0, W, 2)}  # one of the two sails


def test_two_colours() -> None:
    s = loading("sugar_cane")
    cargo(s, 0, N, 0, "brazil_nut")
    cargo(s, 0, N, 1, "aztec_codex")
    disks(s, 0, N, BLUE, RED)
    play(s, load("sugar_cane", crate(0, N, 2)))
    assert (s.asked, s.fame[N]) == (BONUS, 12)
    assert RULES.moves(s, 0) == [Move("bonus", friend(BLUE)), Move("bonus", friend(RED))]
    assert refusal(s, Move("bonus", friend(BLACK))) == "two_colours"
    play(s, Move("bonus", friend(RED)))
    assert s.friends[:COLOURS] == [0, 0, 1, 0, 0, 0]
    assert s.paid == [1, 0, 1, 0, 0, 0]


def test_never_run_out() -> None:
    s = loading("gulfweed")
    s.friends[RED], s.friends[COLOURS + RED] = 9, 9  # more than the box holds
    cargo(s, 0, S, 0, "dahlia_seeds")
    disks(s, 0, S, RED)
    play(s, load("gulfweed", crate(0, S, 1)))
    assert s.friends[RED] == 10


def test_incomplete_bottom() -> None:
    # the rulebook's example: an S ship worth 4 with a red disk, an N ship worth 12 with blue but without brown
    s = loading("gulfweed", "oilbird")
    ships(s, 0, "S01", "W01", "E01", "N02")
    cargo(s, 0, S, 0, "silver_ore")
    cargo(s, 0, N, 0, "dahlia_seeds")
    cargo(s, 0, N, 1, "emerald")
    disks(s, 0, S, RED)
    disks(s, 0, N, BLUE)
    old_s, old_n = s.ship_piles[S][-1], s.ship_piles[N][-1]
    fill_circle(s, "lima")
    play(s, load("gulfweed", crate(0, S, 1)))
    assert s.fame[:4] == [4, 0, 0, 0]
    assert s.friends[:COLOURS] == [0, 0, 1, 0, 0, 0]
    play(s, load("oilbird", crate(0, N, 2)))
    assert s.fame[:4] == [4, 0, 0, 12]
    assert s.friends[:COLOURS] == [0, 0, 1, 0, 0, 0]  # no acquaintance for the N ship
    assert s.paid == [1, 0, 1, 0, 0, 0]  # both disks lie on the journal
    assert (s.ships[S], s.ships[N]) == (old_s, old_n)
    left, right = s.left, s.right
    play(s, END)
    expected = [1, 0, 1, 0, 0, 0]
    expected[left] += 1
    expected[right] += 1
    assert circle(s, "lima") == expected
    assert s.active == 1


@pytest.mark.parametrize(("slot", "pair", "gained"), [(1, (YELLOW,), YELLOW), (2, (GREEN, GREEN), GREEN)])
def test_bonus_of_w_and_e(slot: int, pair: tuple[int, ...], gained: int) -> None:
    s = loading("emerald")
    ships(s, 0, "W01", "E01")
    cargo(s, 0, W, 0, "oilbird")
    cargo(s, 0, E, 1, "silver_ore")
    cargo(s, 0, E, 2, "guano_sample")
    disks(s, 0, slot, *pair)
    play(s, load("emerald", crate(0, slot, 1 if slot == W else 0)))
    assert s.friends[gained] == 1
    assert s.paid[gained] == len(pair)


def test_ship_pile() -> None:
    s = loading("gulfweed")
    cargo(s, 0, S, 0, "dahlia_seeds")
    s.ship_piles[S], s.ship_discards[S] = [ship("S09")], [ship("S05"), ship("S06")]
    events = play(s, load("gulfweed", crate(0, S, 1)))
    assert s.ships[S] == ship("S09")
    assert sorted(s.ship_piles[S]) == [ship("S01"), ship("S05"), ship("S06")]  # the one that left among them
    assert s.ship_discards[S] == []
    assert kinds_of(events)[-2:] == ["ships_shuffled", "turn_up"]
    assert RULES.view(s, 1).ship_piles[S][-1] == s.ship_piles[S][-1]


def test_new_ship_first() -> None:
    s = loading("gulfweed", "gulfweed")
    cargo(s, 0, S, 0, "dahlia_seeds")
    ships(s, 0, "W02")
    events = play(s, load("gulfweed", crate(0, S, 1)))
    assert "turn_up" in kinds_of(events)
    assert verbs(s) == {"load"}  # the rest is loaded with the new ship in sight
    s = loading("sugar_cane", "gulfweed")
    cargo(s, 0, N, 0, "brazil_nut")
    cargo(s, 0, N, 1, "aztec_codex")
    disks(s, 0, N, BLUE, RED)
    play(s, load("sugar_cane", crate(0, N, 2)))
    assert refusal(s, load("gulfweed", crate(0, S, 1))) == "new_ship_first"


def test_journal_emptied() -> None:
    s = loading()
    fill_circle(s, "lima", BLUE)
    s.left, s.right, s.paid = BROWN, GREEN, [0, 0, 2, 0, 0, 0]
    assert RULES.moves(s, 0) == [END]
    play(s, END)
    assert circle(s, "lima") == [1, 1, 2, 1, 0, 0]
    assert s.paid == [0] * COLOURS


def test_piles_are_drawn_by_number() -> None:
    s = loading()
    seen = set()
    for seed in range(60):
        s.pile_dice[RED] = seed
        t = s.copy()
        seen.add(piles.draw_tile(T, t, RED, None))
    assert seen == set(T.kinds_of[RED])
