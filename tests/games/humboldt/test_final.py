"""The rules of the end: the final scoring, sets, tiles left, ties."""

from itertools import product

from tests.games.humboldt.positions import (
    BLUE,
    BROWN,
    END,
    FINISH,
    GREEN,
    RED,
    RULES,
    YELLOW,
    T,
    bare,
    cargo,
    crate,
    disks,
    friend,
    kinds_of,
    load,
    loading,
    loose,
    play,
    refusal,
    ship,
    ships,
    tiles,
    verbs,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.humboldt import final
from verne_tabletop.games.humboldt.state import COLOURS, FINAL_BONUS, FINAL_LOAD, SLOTS, HumboldtState

S, W, E, N = range(SLOTS)
SETS = (0, 1, 3, 6, 10)


def ending(*names: str, seats: int = 2) -> HumboldtState:
    """Seat 0's last turn, these tiles in store, all its ships newly drawn, the bag empty."""
    s = loading(*names, seats=seats)
    s.fresh[:SLOTS] = [1] * SLOTS
    s.bag = [0] * COLOURS
    return s


def begun(s: HumboldtState) -> HumboldtState:
    """The final scoring, begun."""
    final.begin(T, s, None)
    return s


def test_end() -> None:
    s = loading()
    s.bag = [2, 0, 0, 0, 0, 0]
    play(s, END)  # two disks are left: the next turn draws them and is the last
    assert s.active == 1
    assert sum(s.bag) == 0
    assert s.agenda
    while s.turn == 1:
        play(s, RULES.moves(s, s.actor)[-1])
    assert RULES.outcome(s) is not None or s.asked in (FINAL_BONUS, FINAL_LOAD)


def test_final_order() -> None:
    s = ending("gulfweed")
    disks(s, 0, W, YELLOW)
    s.friends[RED] = 1
    score = RULES.scores(s)[0]
    events = play(s, END)
    assert kinds_of(events)[-3:] == ["final", "give_up", "bonus"]  # first acquaintances ...
    assert s.asked == FINAL_LOAD  # ... then stored tiles
    assert RULES.outcome(s) is None
    assert RULES.scores(s)[0] == score + 2  # two acquaintances instead of one
    play(s, FINISH)
    assert RULES.outcome(s) is not None
    assert [line.rule for line in RULES.account(s, 0)] == ["sets", "other_tiles"]


def test_all_bottoms_first() -> None:
    s = ending("gulfweed", seats=3)
    disks(s, 0, N, BLUE, RED)
    disks(s, 1, N, BLUE, RED)
    tiles(s, 2, "gulfweed")
    play(s, END)
    assert (s.asked, s.actor) == (FINAL_BONUS, 0)
    assert refusal(s, FINISH) == "all_bottoms_first"
    assert refusal(s, Move("bonus", friend(BROWN))) == "two_colours"
    play(s, Move("bonus", friend(BLUE)))
    assert (s.asked, s.actor) == (FINAL_BONUS, 1)  # before seat 0 loads
    play(s, Move("bonus", friend(RED)))
    assert (s.asked, s.actor) == (FINAL_LOAD, 0)
    play(s, FINISH)
    assert (s.asked, s.actor) == (FINAL_LOAD, 2)
    assert (s.friends[BLUE], s.friends[COLOURS + RED]) == (1, 1)
    assert s.spent == [2, 0, 2, 0, 0, 0]


def test_no_second() -> None:
    s = ending("gulfweed")
    cargo(s, 0, S, 0, "silver_ore")
    disks(s, 0, S, RED)
    play(s, END)
    assert s.friends[:COLOURS] == [0, 0, 1, 0, 0, 0]
    play(s, load("gulfweed", crate(0, S, 1)))
    assert s.fame[S] == 4
    assert s.friends[:COLOURS] == [0, 0, 1, 0, 0, 0]


def test_final_new_ships() -> None:
    s = ending("gulfweed", "silver_ore")
    assert refusal(s, load("gulfweed", crate(0, S, 1))) == "fresh_ships"
    cargo(s, 0, E, 1, "silver_ore")
    play(s, END)
    piles = [pile[:] for pile in s.ship_piles]
    play(s, load("gulfweed", crate(0, S, 1)), load("silver_ore", crate(0, S, 0)))
    assert s.fame[S] == 4
    assert (s.ships[S], s.ship_piles) == (-1, piles)  # nothing is drawn


def test_final_loading() -> None:
    # voluntary, any crate that fits, and never to one's loss
    s = begun(ending("dahlia_seeds", "gulfweed"))
    before = RULES.scores(s)[0]
    assert {m.place for m in RULES.moves(s, 0) if m.place >= 0} == {crate(0, S, 0), crate(0, S, 1), crate(0, E, 1)}
    assert refusal(s, load("gulfweed", crate(0, W, 0))) == "crates"
    assert refusal(s, load("emerald", crate(0, W, 1))) == "tiles_at_hand"
    assert FINISH in RULES.moves(s, 0)
    for move in RULES.moves(s, 0):
        after, _ = RULES.after(s, 0, move)
        assert RULES.scores(after)[0] >= before
    # the program proposes the loading with most points: both on S01 sail for four
    assert {*final.best_loading(T, s, 0)} == {load("dahlia_seeds", crate(0, S, 0)), load("gulfweed", crate(0, S, 1))}
    # two on their own symbols bring as much as a small ship, and are left for a tie
    s = ending("dahlia_seeds", "emerald")
    ships(s, 0, "S01", "W04", "E03", "N02")
    begun(s)
    assert {*final.best_loading(T, s, 0)} == {load("dahlia_seeds", crate(0, N, 0)), load("emerald", crate(0, N, 1))}
    play(s, FINISH)
    assert loose(s, 0) == {"dahlia_seeds": 1, "emerald": 1}


def test_late_disks() -> None:
    s = ending("gulfweed")
    cargo(s, 0, S, 0, "silver_ore")
    ships(s, 0, "N09")
    cargo(s, 0, N, 0, "oilbird")
    cargo(s, 0, N, 1, "dragon_tree")
    disks(s, 0, N, BROWN)
    tiles(s, 0, "sugar_cane")
    begun(s)
    play(s, load("sugar_cane", crate(0, N, 2)))
    assert s.fame[N] == 13
    assert (s.friends, s.spent[BROWN]) == ([0] * 12, 1)
    assert final.left_over(T, s, 0) == 2  # silver ore on S01 and gulfweed in store, not the disk


def test_sets() -> None:
    s = bare()
    for size in range(5):
        s.friends[:COLOURS] = [1] * size + [0] * (6 - size)
        assert RULES.scores(s)[0] == SETS[size]
        assert [line.points for line in RULES.account(s, 0)] == ([SETS[size]] if size else [])
    s.friends[:COLOURS] = [3, 0, 0, 0, 0, 0]
    assert RULES.scores(s)[0] == 3


def best_by_search(friends: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
    """The most points over every way of making sets."""
    friends = tuple(sorted(friends, reverse=True))
    if friends in known:
        return known[friends]
    best = 0
    for chosen in product(*[range(min(count, 1) + 1) for count in friends]):
        size = sum(chosen)
        if 1 <= size <= 4:
            rest = tuple(count - one for count, one in zip(friends, chosen, strict=True))
            best = max(best, SETS[size] + best_by_search(rest, known))
    known[friends] = best
    return best


def test_best_sets() -> None:
    # the proof by looking at every holding of up to three of each colour, and at all ways to part it
    known: dict[tuple[int, ...], int] = {}
    seen = 0
    for friends in product(range(4), repeat=COLOURS):
        if list(friends) == sorted(friends, reverse=True):
            points = sum(SETS[size] for size in final.sets_of(list(friends)))
            assert points == best_by_search(friends, known), friends
            seen += 1
    assert seen == 84


def test_own_symbol() -> None:
    s = bare()
    ships(s, 0, "S08", "W01", "E01", "N02")
    cargo(s, 0, N, 0, "dahlia_seeds")
    cargo(s, 0, S, 0, "dahlia_seeds")
    assert [(line.rule, line.points) for line in RULES.account(s, 0)] == [("own_symbol", 4)]
    # under a pile of three a symbol does not count double
    ships(s, 0, "S08")
    cargo(s, 0, S, 0, "dahlia_seeds", "emerald", "gulfweed")
    assert [(line.rule, line.points) for line in RULES.account(s, 0)] == [("own_symbol", 2), ("other_tiles", 3)]


def test_other_tiles() -> None:
    s = bare()
    tiles(s, 0, "gulfweed", "emerald")
    cargo(s, 0, S, 1, "dahlia_seeds")
    cargo(s, 0, W, 1, "emerald", "emerald", "gulfweed")
    assert [(line.rule, line.points) for line in RULES.account(s, 0)] == [("other_tiles", 6)]


def over(s: HumboldtState) -> HumboldtState:
    s.agenda = []
    return s


def test_winner() -> None:
    s = over(bare(3))
    s.fame[SLOTS] = 9
    s.fame[2 * SLOTS] = 4
    found = RULES.outcome(s)
    assert found is not None
    assert (found.winners, found.places, found.reason) == ((1,), (3, 1, 2), "bag")


def test_ties() -> None:
    s = over(bare(3))
    s.fame[S], s.fame[SLOTS], s.fame[2 * SLOTS] = 4, 5, 5
    tiles(s, 0, "gulfweed")  # five points for everyone; seat 0 has a tile left
    found = RULES.outcome(s)
    assert found is not None
    assert (found.winners, found.places) == ((0,), (1, 2, 2))
    disks(s, 2, S, RED)
    found = RULES.outcome(s)
    assert found is not None
    assert found.winners == (0, 2)  # one thing left each: they share the win


def test_tie_count() -> None:
    s = begun(ending())
    cargo(s, 0, W, 1, "emerald", "emerald", "gulfweed")
    assert final.left_over(T, s, 0) == 3
    s = ending()
    disks(s, 0, S, RED)
    disks(s, 0, W, YELLOW)
    disks(s, 0, E, BLUE)
    assert final.left_over(T, s, 0) == 3
    begun(s)
    assert final.left_over(T, s, 0) == 1  # those exchanged are gone


def test_no_help_at_end() -> None:
    s = begun(ending("gulfweed"))
    s.friends[YELLOW] = 3
    assert verbs(s) == {"load", "finish"}
    play(s, FINISH)
    assert s.friends[YELLOW] == 3


def test_richards_final_scoring() -> None:
    """The rulebook's scoring example: three acquaintances for disks make 16 points of sets; two stored tiles complete
    a ship of 12, a tile on its symbol brings 2 and two blue ones 1 each: 16 more."""
    s = ending()
    s.friends[:COLOURS] = [1, 0, 1, 0, 1, 1]
    ships(s, 0, "S04", "W02", "E01", "N01")
    disks(s, 0, S, RED)
    disks(s, 0, E, GREEN, GREEN)
    s.ships[W] = ship("W06")  # blue below; green: oilbird and yellow above
    disks(s, 0, W, BLUE)
    s.ships[N] = ship("N02")
    cargo(s, 0, N, 0, "dahlia_seeds")
    cargo(s, 0, W, 0, "oilbird")
    cargo(s, 0, S, 0, "gulfweed")
    cargo(s, 0, S, 1, "gulfweed")
    s.ships[S] = ship("S07")  # both its tiles lie on crates that name no symbol of theirs
    tiles(s, 0, "emerald", "brazil_nut")
    s.disks[(0 * SLOTS + N) * 2] = -1
    s.disks[(0 * SLOTS + N) * 2 + 1] = YELLOW  # goes to waste: no second disk
    begun(s)
    assert s.friends[:COLOURS] == [2, 1, 2, 0, 1, 1]
    for move in final.best_loading(T, s, 0):
        play(s, move)
    lines = [(line.rule, line.points) for line in RULES.account(s, 0)]
    assert [points for rule, points in lines if rule == "sets"] == [10, 6]
    assert lines[0] == ("fame", 12)
    assert ("own_symbol", 2) in lines
    assert ("other_tiles", 2) in lines
    assert RULES.scores(s)[0] == 16 + 16
