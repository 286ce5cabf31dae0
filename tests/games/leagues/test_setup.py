"""The set-up, rule by rule."""

from pathlib import Path

import pytest

from tests.games.leagues.positions import (
    LETTERS,
    RULES,
    TABLES,
    begun,
    bits,
    dealt,
    kinds_of,
    play,
    refusal,
    score_line,
    write,
)
from verne_tabletop.engine.catalogue import CatalogueError
from verne_tabletop.engine.model import EVERYONE, HIDDEN, Move
from verne_tabletop.games.leagues import GAME
from verne_tabletop.games.leagues.rules_danger import row_points
from verne_tabletop.games.leagues.rules_tables import place_of, position_of
from verne_tabletop.games.leagues.state import ATLANTIS, KINDS, SHIP


def test_map_sheets() -> None:
    assert TABLES.plan.size == 37
    assert [place_of(0), place_of(36), place_of(37), place_of(73)] == [1, 37, 101, 137]
    assert [position_of(place_of(n)) for n in range(74)] == list(range(74))
    assert [position_of(place) for place in (0, 38, 100, 138, 201)] == [-1] * 5
    assert TABLES.plan.corners == bits(1, 4, 16, 22, 34, 37)


def test_setup_site() -> None:
    state = dealt(2)
    assert [RULES.tables.piece_name(move.piece).key[-1] for move in RULES.moves(state, 0)] == list("abcde")
    play(state, 0, RULES.tables.site_moves[2])
    assert state.drawn[SHIP] == bits(21) and state.drawn[ATLANTIS] == bits(17)
    # letters may repeat, and every ship lies opposite its Atlantis
    play(state, 1, RULES.tables.site_moves[2])
    assert state.drawn[KINDS + SHIP] == bits(21)
    assert all(ship + atlantis == 36 for ship, atlantis in zip(TABLES.ship, TABLES.atlantis, strict=True))
    assert refusal(dealt(), 0, Move("site", 55, 7)) == "setup_site"


def test_setup_crew() -> None:
    state = dealt()
    play(state, 0, RULES.tables.site_moves[0])
    assert RULES.prompt(state, 0).facts == (("n", 4),)
    play(state, 0, Move("crew", place=203))
    assert refusal(state, 0, Move("crew", place=203)) == "setup_crew"
    play(state, 0, Move("crew", place=201))
    play(state, 0, Move("crew", place=204))
    assert state.crew == [3, 1, 4, 2]  # the last value needs no choice
    assert score_line(state, 0, "end_crew") == 10


def test_setup_start() -> None:
    state = begun(5)
    assert state.nautilus == [18] * 5


def test_setup_conseil() -> None:
    assert dealt(1).conseil == -1
    assert [dealt(4, conseil=seat).conseil for seat in (1, 2, 3, 4, 5)] == [0, 1, 2, 3, 0]
    assert {RULES.deal(3, seed, {}).conseil for seed in range(30)} == {0, 1, 2}


def test_setup_matrix() -> None:
    state = dealt(rows=6)
    assert state.order == [2, 1, 0]
    assert {tuple(RULES.deal(1, seed, {}).order) for seed in range(60)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
    }  # fmt: skip
    state = dealt()
    before = state.copy()
    assert len(state.surface_deck) == len(state.depth_deck) == 15
    # the matrix is filled as the columns flow: the first surface card on top, the first depth card at the bottom
    assert sorted(before.columns[:3] + before.surface_deck) == list(range(3, 21))
    assert sorted(before.columns[3:] + before.depth_deck) == list(range(21, 39))


def test_setup_sides() -> None:
    assert dealt(nemo=2, aronnax=1, land=2).sides == [2, 1, 2]
    assert {tuple(RULES.deal(1, seed, {}).sides) for seed in range(80)} == {
        (a, b, c) for a in (1, 2) for b in (1, 2) for c in (1, 2)
    }


def test_turn_dangers() -> None:
    state = begun()
    up = []
    for turn in range(1, 17):
        state.turn = turn
        up.append(8 - RULES.view(state, EVERYONE).dangers.count(HIDDEN))
    assert up == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 8]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_set_up_ends_when_all_are_ready(seats: int) -> None:
    state = begun(seats)
    assert state.turn == 1
    assert RULES.to_act(state) == list(range(seats))
    assert all(len(RULES.moves(state, seat)) == 3 for seat in range(seats))


def test_an_option_changes_nothing_but_what_it_names() -> None:
    plain, other = RULES.deal(3, 11, {}), RULES.deal(3, 11, {"nemo": 2, "sight": 1, "verne": 1, "rows": 4})
    assert plain.columns == other.columns and plain.dangers == other.dangers
    assert plain.surface_deck == other.surface_deck and plain.conseil == other.conseil


@pytest.mark.parametrize(
    ("seats", "options"),
    [(0, {}), (6, {}), (1, {"sight": 2}), (1, {"colour": 1}), (5, {"verne": 1})],
)
def test_what_cannot_be_dealt(seats: int, options: dict[str, int]) -> None:
    with pytest.raises(ValueError):
        RULES.deal(seats, 1, options)


def test_turn_row() -> None:
    state = begun(2)
    assert [LETTERS[move.piece] for move in RULES.moves(state, 0)] == ["N", "A", "L"]
    assert refusal(state, 0, Move("row", 0, 213)) == "turn_row"
    events = play(state, 1, Move("row", 2, 213))
    assert kinds_of(events) == ["write"] and events[0].seen_by == 1
    assert RULES.view(state, 0).written[16] == -2 and RULES.view(state, 1).written[16] == 2
    assert RULES.to_act(state) == [0]
    events = play(state, 0, Move("row", 2, 213))
    assert kinds_of(events)[1:3] == ["reveal", "reveal"]
    # a row is not used up: both draw its cards
    assert state.points == [row_points(TABLES, state, 2)] * 2


def test_turn_order() -> None:
    state = begun()
    assert refusal(state, 0, Move("step", place=20)) == "turn_order"
    write(state, "N")
    assert refusal(state, 0, Move("row", 0, 211)) == "turn_order"
    assert refusal(state, 0, Move("finish")) == "move_points"


def test_the_edition_of_the_game_is_marked() -> None:
    edition = GAME.edition(None)
    sources = {source for _, source, _ in edition.marked()}
    assert sources == {"printed", "derived", "reconstructed"}
    cards = [path for path, _, _ in edition.marked() if path.startswith("decks.")]
    assert len(cards) == 36


@pytest.mark.parametrize(
    ("old", "new", "line_has", "words"),
    [
        ("radius = 3", "radius = 4", "radius", "37 cells"),
        ("radius = 3", "radius = 3.0", "radius", "37 cells"),
        ('rank = "diver"', 'rank = "pearl"', 'rank = "pearl"', "must be one of"),
        ('{ kind = "ship", icons = 2,', '{ kind = "boat", icons = 2,', "boat", "must be one of"),
        ('{ kind = "ship", icons = 2,', '{ kind = "ship", icons = 7,', "icons = 7", "from 0 to 3"),
        ("crew = 2 }", "crew = 5 }", "crew = 5", "from 1 to 4"),
        ("values = [1, 2, 3, 4]", "values = [1, 2, 2, 4]", "values = [1, 2, 2, 4]", "differ"),
        ("places = [15, 7, 3]", "places = []", "places = []", "1 to 5"),
        ("bow = { points = -1", "bow = { points = 1", "bow = { points = 1", "from -50 to 0"),
        ("turns = [4, 8, 12, 16]", "turns = [4, 8, 12, 17]", "turns = [4", "from 1 to 16"),
        ("ship = 6\n", "ship = 38\n", "ship = 38", "from 1 to 37"),
        ('"land", "atlantis"]', '"land", "land"]', '"land", "land"]', "must have an atlantis card"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, line_has: str, words: str
) -> None:
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CatalogueError) as error:
        GAME.edition(file)
    assert words in error.value.sentence
    section = file.read_text(encoding="utf-8").splitlines()
    assert abs(next(n for n, line in enumerate(section) if line_has in line) + 1 - error.value.line) <= 2
