"""The rules of following the route."""

from tests.games.humboldt.positions import (
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
    fill_circle,
    following,
    kind,
    kinds_of,
    load,
    loading,
    loose,
    play,
    refusal,
    ships,
    tile,
    verbs,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.humboldt import follow
from verne_tabletop.games.humboldt.state import FOLLOW, LOAD, SLOTS, HumboldtState

S, W, E, N = range(SLOTS)


def pick(name: str) -> Move:
    return Move("pick", tile(name), T.display0 + T.kind_colour[kind(name)])


def blind(colour: int) -> Move:
    return Move("blind", place=T.crate0 + colour)


def show(s: HumboldtState, colour: int, *names: str) -> None:
    """Lay these tiles open and put all others of the colour on the pile."""
    for k in T.kinds_of[colour]:
        s.piles[k], s.discards[k] = T.copies[k], 0
    for space, name in enumerate(names):
        s.open_tiles[2 * colour + space] = kind(name)
        s.piles[kind(name)] -= 1


def test_following() -> None:
    s = following(("lima", BROWN), ("guayaquil", RED), ("acapulco", YELLOW))
    show(s, BROWN, "guano_sample", "guano_sample")
    fill_circle(s, "lima")
    fill_circle(s, "guayaquil")
    events = play(s, pick("guano_sample"))
    # the open space is filled at once, the disks move from compass to circle place by place
    assert kinds_of(events) == ["pick", "refill", "settle", "settle"]
    assert (circle(s, "lima")[BROWN], circle(s, "guayaquil")[RED]) == (1, 1)
    assert (s.step, s.asked) == (2, FOLLOW)
    assert -1 not in s.open_tiles
    play(s, RULES.moves(s, 0)[0])
    assert s.asked == LOAD


def test_which_tile() -> None:
    s = following(("lima", BROWN))
    show(s, BROWN, "condor_feather", "guano_sample")
    assert RULES.moves(s, 0) == [pick("condor_feather"), pick("guano_sample"), blind(BROWN), Move("leave")]
    assert refusal(s, pick("chimborazo_rock")) == "which_tile"
    open_one, hidden, none = s.copy(), s.copy(), s.copy()
    play(open_one, pick("guano_sample"))
    assert loose(open_one, 0) == {"guano_sample": 1}
    play(hidden, blind(BROWN))
    assert sum(loose(hidden, 0).values()) == 1
    assert hidden.open_tiles == s.open_tiles
    play(none, Move("leave"))
    assert loose(none, 0) == {}
    show(s, BROWN, "guano_sample", "guano_sample")  # two alike are one choice
    assert RULES.moves(s, 0)[:2] == [pick("guano_sample"), blind(BROWN)]


def test_place_colour() -> None:
    s = following(("lima", BROWN))
    assert refusal(s, Move("pick", T.tile0 + s.open_tiles[0], T.display0)) == "place_colour"
    assert refusal(s, blind(RED)) == "place_colour"


def test_helping() -> None:
    s = following(("lima", RED), ("guayaquil", BLUE), ("acapulco", GREEN))
    s.friends[BROWN] = 2
    show(s, BROWN, "condor_feather", "guano_sample")
    assert refusal(s, pick("guano_sample")) == "helping"
    call = Move("call", tile("guano_sample"), T.display0 + BROWN)
    events = play(s, call)
    assert kinds_of(events)[:2] == ["call", "pick"]
    assert s.friends[BROWN] == 1
    play(s, Move("call_blind", place=T.crate0 + BROWN))  # one a disk, as often as one likes
    assert s.friends[BROWN] == 0
    assert s.asked == LOAD  # no yellow acquaintance: the last step is not asked about
    assert sum(loose(s, 0).values()) == 2
    # one gained while loading does not help any more: the route has been followed
    assert "call" not in verbs(s)
    s = following(("lima", BROWN))
    s.friends[BROWN] = 1
    assert refusal(s, Move("call_blind", place=T.crate0 + BROWN)) == "helping"


def test_disk_keeps_colour() -> None:
    s = following(("lima", RED))
    s.friends[BROWN] = 1
    fill_circle(s, "lima")
    play(s, Move("call_blind", place=T.crate0 + BROWN))
    assert circle(s, "lima") == [0, 0, 1, 0, 0, 0]


def test_colour_runs_out() -> None:
    s = following(("lima", BROWN), ("guayaquil", BROWN), ("lima", BROWN), ("guayaquil", BROWN))
    show(s, BROWN, "condor_feather", "guano_sample")
    for k in T.kinds_of[BROWN]:
        s.piles[k] = 0
    s.discards[kind("chimborazo_rock")] = 1
    events = play(s, pick("condor_feather"))  # the discards become the pile when a tile is needed
    assert "tiles_shuffled" in kinds_of(events)
    assert sorted(s.open_tiles[2 * BROWN : 2 * BROWN + 2]) == sorted([kind("chimborazo_rock"), kind("guano_sample")])
    assert "blind" not in verbs(s)  # neither pile nor discards: only what lies open
    play(s, pick("guano_sample"), pick("chimborazo_rock"))
    assert s.open_tiles[2 * BROWN : 2 * BROWN + 2] == [-1, -1]
    assert s.asked == LOAD  # nothing of the colour is left: the last step brings none
    assert s.gained[-1] == -1


def test_blind() -> None:
    s = following(("lima", BROWN))
    show(s, BROWN, "condor_feather", "guano_sample")
    for k in T.kinds_of[BROWN]:
        s.piles[k] = 0
    assert refusal(s, blind(BROWN)) == "blind"
    s.discards[kind("guano_sample")] = 2
    events = play(s, blind(BROWN))
    assert kinds_of(events)[:2] == ["tiles_shuffled", "blind"]
    assert (s.piles[kind("guano_sample")], s.discards[kind("guano_sample")]) == (1, 0)


def test_late_refill() -> None:
    s = loading("guano_sample")
    show(s, BROWN, "condor_feather")
    s.open_tiles[2 * BROWN + 1] = -1
    for k in T.kinds_of[BROWN]:
        s.piles[k] = 0
    ships(s, 0, "S01", "W01", "E02", "N01")
    cargo(s, 0, S, 1, "dahlia_seeds")  # no white crate is left for it
    play(s, Move("discard", tile("guano_sample")))
    assert s.open_tiles[2 * BROWN + 1] == -1
    play(s, END)
    assert s.open_tiles[2 * BROWN + 1] == kind("guano_sample")


def test_help_with_tile() -> None:
    s = following(("lima", RED), ("acapulco", YELLOW))
    s.friends[BROWN] = 1
    for k in T.kinds_of[BROWN]:
        s.piles[k] = 0
    s.open_tiles[2 * BROWN : 2 * BROWN + 2] = [-1, -1]
    s.step = 0
    assert follow.advance(T, s, None)
    assert (s.step, s.friends[BROWN]) == (1, 1)  # no tile to be had, so nobody is asked and nothing is paid


def test_crates() -> None:
    s = loading("dahlia_seeds", "emerald", "gulfweed")
    ships(s, 0, "S01", "W01", "E01", "N02")  # S01 yellow + white; N02 dahlia seeds, emerald, green
    ways = {(T.kinds[m.piece - T.tile0], m.place) for m in RULES.moves(s, 0) if m.verb == "load"}
    seeds = {place for name, place in ways if name == "dahlia_seeds"}
    assert crate(0, N, 0) in seeds
    assert crate(0, S, 0) in seeds
    assert crate(0, E, 1) in seeds
    assert {place for name, place in ways if name == "gulfweed"} == {crate(0, S, 1)}
    assert refusal(s, load("gulfweed", crate(0, W, 0))) == "crates"
    assert refusal(s, load("gulfweed", crate(0, N, 0))) == "crates"
    assert refusal(s, load("gulfweed", crate(0, S, 2))) == "crates"  # S01 has two crates
    assert refusal(s, load("gulfweed", T.bag_at)) == "crates"
