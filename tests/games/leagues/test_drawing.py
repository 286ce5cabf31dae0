"""Drawing the discoveries, what lies beside, what is seen, and how the columns flow: rule by rule."""

from tests.games.leagues.positions import (
    RULES,
    TABLES,
    at,
    begun,
    bits,
    card,
    drawn,
    kinds_of,
    play,
    put,
    refusal,
    sailing,
    set_row,
    set_verne,
    walk,
    wipe,
    write,
)
from verne_tabletop.engine.model import EVERYONE, HIDDEN, Move
from verne_tabletop.games.leagues.rules_draw import islands_in_sight
from verne_tabletop.games.leagues.rules_tables import place_of
from verne_tabletop.games.leagues.state import ATLANTIS, ISLAND, LeaguesState


def arrived(place: int, surface: str = "island", depth: str = "seaweed", **options: int) -> LeaguesState:
    """A solo seat about to draw at a place; it came by the last of its steps."""
    state = begun(1, 7, "A", **options)
    wipe(state)
    state.drawn[ATLANTIS] = bits(1) if place in (119, 137) else state.drawn[ATLANTIS]
    set_row(state, 0, card(surface), card(depth))
    set_verne(state, "L")
    at(state, place)
    write(state, "N")
    state.points[0] = 0
    state.agenda[0].pop()
    return state


def free(state: LeaguesState, piece: int) -> list[int]:
    return [move.place for move in RULES.moves(state, 0) if move.piece == piece]


def test_draw_cards() -> None:
    state = arrived(19)
    assert {move.piece for move in RULES.moves(state, 0)} == {card("island"), card("seaweed")}
    assert refusal(state, 0, Move("draw", card("ship"), 20)) == "draw_cards"
    # either order gives the same sheets
    first, second = state.copy(), state.copy()
    for sheet, moves in ((first, (20, 119)), (second, (119, 20))):
        for place in moves:
            play(sheet, 0, Move("draw", card("island" if place < 100 else "seaweed"), place))
    assert first.drawn == second.drawn and first.agenda == second.agenda
    play(state, 0, Move("draw", card("island"), 20))
    assert refusal(state, 0, Move("draw", card("island"), 18)) == "draw_cards"


def test_draw_sheet() -> None:
    state = arrived(19)
    assert refusal(state, 0, Move("draw", card("island"), 120)) == "draw_sheet"
    assert refusal(state, 0, Move("draw", card("seaweed"), 20)) == "draw_sheet"
    assert refusal(state, 0, Move("draw", card("seaweed"), 201)) == "draw_sheet"


def test_draw_area() -> None:
    state = arrived(19)
    assert free(state, card("island")) == [12, 13, 18, 20, 25, 26]
    assert free(state, card("seaweed")) == [112, 113, 118, 119, 120, 125, 126]  # with the mirror cell
    assert refusal(state, 0, Move("draw", card("island"), 21)) == "draw_area"
    assert refusal(state, 0, Move("draw", card("island"), 19)) == "draw_area"  # never the own cell
    state = arrived(137)
    assert free(state, card("island")) == [32, 33, 36, 37]
    assert free(state, card("seaweed")) == [132, 133, 136]


def test_draw_free() -> None:
    state = arrived(19)
    put(state, 0, "dugong", 20, crossed=True)
    assert 20 not in free(state, card("island"))
    assert refusal(state, 0, Move("draw", card("island"), 20)) == "draw_free"
    # a letter that was not chosen is a free cell: B's ship is on 8
    state = arrived(9)
    assert 8 in free(state, card("island"))


def test_draw_must() -> None:
    state = arrived(1)
    assert refusal(state, 0, Move("finish")) == "draw_must"
    # each is judged by itself: no room above, room below
    state = begun(1)
    wipe(state)
    set_row(state, 0, card("island"), card("seaweed"))
    set_verne(state, "L")
    put(state, 0, "ship", 2, 5, 6, crossed=True)
    at(state, 2)
    write(state, "N")
    play(state, 0, Move("step", place=1))
    assert {move.piece for move in RULES.moves(state, 0)} == {card("seaweed")}
    events = play(state, 0, Move("draw", card("seaweed"), 101))
    assert "no_room" not in kinds_of(events)
    assert drawn(state, 0, 0) == bits(2, 5, 6)
    assert RULES.prompt(state, 0).ask == "finish"


def test_draw_must_nothing_when_both_are_full() -> None:
    state = begun(1)
    wipe(state)
    set_row(state, 0, card("island"), card("seaweed"))
    set_verne(state, "L")
    put(state, 0, "ship", 2, 5, 6, crossed=True)
    put(state, 0, "whale", 1, 2, 5, 6, crossed=True)
    at(state, 2)
    write(state, "N")
    events = play(state, 0, Move("step", place=1))
    assert kinds_of(events).count("no_room") == 2
    assert RULES.prompt(state, 0).ask == "finish"


def done(state: LeaguesState, surface: int, depth: int) -> list[str]:
    row = state.order.index(state.written[state.turn - 1])
    events = play(state, 0, Move("draw", state.columns[row], surface))
    events += play(state, 0, Move("draw", state.columns[3 + row], depth))
    return kinds_of(events)


def test_find_beside() -> None:
    state = arrived(19, "dugong", "whale")
    put(state, 0, "narwhal", 18, 21)  # 21 is two steps away
    put(state, 0, "whale", 26)
    done(state, 20, 119)
    # the dugong drawn this turn and the narwhal beside; nothing on the other map, not even straight below
    assert state.crossed == [bits(18, 20), 0]
    state = arrived(119, "dugong", "whale")
    put(state, 0, "whale", 19)  # under the Nautilus itself
    done(state, 19, 120)
    assert state.crossed == [0, bits(20)]


def test_find_cetacean() -> None:
    state = arrived(19, "dugong", "whale")
    put(state, 0, "narwhal", 12, 13)
    put(state, 0, "narwhal", 18, crossed=True)
    before = RULES.scores(state)[0]
    kinds = done(state, 20, 119)
    assert kinds.count("hunt") == 3
    rules = {line.rule: line.points for line in RULES.account(state, 0)}
    assert rules["end_cetaceans"] == 1 + 2 + 2 + 2
    assert RULES.scores(state)[0] >= before + 5
    state = arrived(119, "dugong", "whale")
    put(state, 0, "deep_narwhal", 18)
    done(state, 19, 120)
    assert next(line.points for line in RULES.account(state, 0) if line.rule == "end_cetaceans") == 5


def test_find_treasure() -> None:
    state = arrived(119, "dugong", "treasure2")
    put(state, 0, "treasure1", 18)
    put(state, 0, "treasure2", 12, crossed=True)
    kinds = done(state, 19, 120)
    assert kinds.count("treasure") == 2
    assert state.coins == [3] and state.earned == [3]
    state = arrived(19, "dugong", "treasure2")
    done(state, 20, 120)
    assert state.coins == [0]


def test_find_atlantis() -> None:
    state = arrived(126)  # Atlantis of letter A on 32
    done(state, 19, 125)
    assert RULES.prompt(state, 0).ask == "side"
    assert refusal(state, 0, Move("side", place=131)) == "find_atlantis"
    left, marked = state.copy(), state.copy()
    play(left, 0, Move("leave"))
    assert left.marks == [0]
    play(marked, 0, Move("side", place=132))
    side = TABLES.plan.direction(31, 25)
    assert marked.marks == [1 << side]
    # each side once
    state = arrived(126)
    state.marks[0] = 1 << side
    done(state, 19, 125)
    assert RULES.prompt(state, 0).ask == "finish"
    # on Atlantis itself none can be marked, nor from the surface
    for place in (132, 26):
        state = arrived(26)
        at(state, place)
        done(state, 27 if place == 26 else 26, 126 if place == 132 else 125)
        assert RULES.prompt(state, 0).ask == "finish"


def seen(state: LeaguesState, place: int) -> int:
    return islands_in_sight(TABLES, at(state, place), 0)


def test_sight_sides() -> None:
    state = begun()
    wipe(state)
    put(state, 0, "island", 22, 4, 12, 2, 34)
    assert seen(state, 19) == bits(22, 4, 12, 34)  # 2 stands off the rows
    put(state, 0, "ship", 20, crossed=True)
    put(state, 0, "island", 13)
    assert seen(state, 19) == bits(13, 12, 34)  # the nearer island and the sunk ship block


def test_sight_open() -> None:
    state = begun(sight=1)
    wipe(state)
    put(state, 0, "island", 22, 4, 12, 2, 34)
    assert seen(state, 19) == bits(22, 4, 12, 2, 34)
    put(state, 0, "ship", 7, 13, crossed=True)
    assert seen(state, 19) & bits(2) == 0
    assert seen(state, 19) & bits(22) == bits(22)


def test_sight_under() -> None:
    state = begun()
    wipe(state)
    put(state, 0, "island", 19, 22)
    assert seen(state, 19) == bits(22)
    assert seen(state, 18) == bits(19)
    state.open_sight = 1
    assert seen(state, 19) == bits(22)


def test_sight_submerged() -> None:
    state = arrived(119)
    put(state, 0, "island", 20, 18)
    done(state, 19, 120)
    assert state.isles[0] == 0


def test_score_islands() -> None:
    state = arrived(19)
    put(state, 0, "island", 22, 4)
    done(state, 12, 120)
    assert state.isles[0] == 3  # with the one drawn this turn
    assert RULES.prompt(state, 0).facts == (("turn", 1), ("n", 3))


def test_score_ships() -> None:
    """The rulebook's example: turn 8 with 3 islands and 3 ships gives 6."""
    state = begun()
    state.turn = 8
    wipe(state)
    set_row(state, 0, card("island"), card("seaweed"))
    set_verne(state, "L")
    put(state, 0, "island", 22, 4, 2)  # 2 is off the rows
    put(state, 0, "ship", 36, 9, crossed=True)
    put(state, 0, "ship", 33)  # sunk on this very turn
    at(state, 26)
    write(state, "N")
    state.nautilus[0], state.points[0] = 31, 0
    state.agenda[0].pop()
    state.crossed[0] |= bits(33)
    at(state, 19)
    done(state, 12, 120)
    assert (state.isles[7], state.wrecks[7]) == (3, 3)
    # submerged on turn 8 the ships count all the same, on turn 7 they do not
    for turn, points in ((7, 0), (8, 3), (12, 3), (16, 3), (15, 0)):
        other = arrived(119)
        other.written[turn - 1], other.turn = 0, turn
        put(other, 0, "ship", 36, 9, 33, crossed=True)
        done(other, 19, 120)
        assert other.wrecks[turn - 1] == points


def test_a_ship_sunk_in_passing_counts_that_turn() -> None:
    state = sailing(2, turn=4)
    put(state, 0, "ship", 20)
    write(state, "N")
    walk(state, 20, 21)
    done(state, 22, 121)
    assert state.wrecks[3] == 1


def test_turn_flow() -> None:
    state = begun()
    before = state.copy()
    set_verne(state, "L")
    write(state, "N")
    while state.turn == 1:
        events = play(state, 0, RULES.moves(state, 0)[0])
    assert state.columns == [
        before.columns[1], before.columns[2], before.surface_deck[-1],
        before.depth_deck[-1], before.columns[3], before.columns[4],
    ]  # fmt: skip
    assert state.surface_gone == before.columns[:1] and state.depth_gone == before.columns[5:]
    assert kinds_of(events)[-5:] == ["discard", "discard", "refill", "refill", "turn"]


def test_turn_over() -> None:
    state = begun()
    state.turn = 16
    last_columns = state.columns[:]
    write(state, "N")
    while RULES.to_act(state):
        play(state, 0, RULES.moves(state, 0)[0])
    assert state.columns == last_columns  # nothing flows after the last turn
    assert RULES.outcome(state) is not None
    assert refusal(state, 0, Move("finish")) == "turn_over"


def test_views_hide_decks_dangers_and_dice() -> None:
    state = begun(2)
    view = RULES.view(state, EVERYONE)
    assert set(view.surface_deck) == set(view.depth_deck) == set(view.verne_deck) == {HIDDEN}
    assert view.dice == HIDDEN and view.columns == state.columns
    assert place_of(0) == 1 and view.drawn[ISLAND] == 0
