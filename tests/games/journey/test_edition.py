"""The edition file: its counts, its check, and a corrected copy that plays."""

from pathlib import Path

import pytest

from tests.games.journey.desk import BOARD, GAME, RULES
from verne_tabletop.engine.catalogue import CatalogueError
from verne_tabletop.engine.chance import Chance
from verne_tabletop.games.journey.edition import FOLDER, cell_of
from verne_tabletop.games.journey.rules import JourneyRules


def test_shaded_cells() -> None:
    names = ["A5", "E9", "I5", "E1", "D5", "E6", "F5", "E4", "E5"]
    assert [cell for cell in range(81) if BOARD.shaded[cell]] == sorted([cell_of(name) for name in names])
    assert [cell_of(name) for name in ("A1", "A9", "I1", "I9")] == [0, 8, 72, 80]
    for wrong in ("K1", "A0", "A10", ""):
        with pytest.raises(ValueError, match="not a cell"):
            cell_of(wrong)


def test_every_entry_says_where_it_comes_from() -> None:
    edition = GAME.edition(None)
    marks = [path for path, _, _ in edition.marked()]
    assert len([path for path in marks if path.startswith("exploration")]) == 19
    assert {"map", "tracks", "bonus", "solo", "water", "deck"} <= set(marks)
    assert edition.checksum == GAME.edition(None).checksum


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            'draws = "straight"\ncount = 3',
            'draws = "straight"\ncount = 4',
            "add up",
        ),
        ('shaded = ["A5", ', 'shaded = ["A6", ', "must be shaded"),
        ('centre = "E5"', 'centre = "D4"', "shaded"),
        ('shaded = ["A5", ', 'shaded = ["Z5", ', "not a cell"),
        ('cell = "A5"', 'cell = "B5"', "north side"),
        ('arrow = "left"', 'arrow = ""', "arrow"),
        ('exhausts = "axel"', 'exhausts = "anna"', "exhausts"),
        ('exhausts = "axel"', 'exhausts = ""', "runes and dangers exhaust"),
        ('exhausts = ""', 'exhausts = "hans"', "no other card does"),
        ("fish = [1, 3,", "fish = [4, 3,", "never fall"),
        ("circled = 2", "circled = 9", "fewer spaces"),
        ("arrival = [3, 2, 1]", "arrival = []", "first arrival"),
        ("dangers = 2", "dangers = 3", "danger cards"),
        ('source = "printed"', 'source = "hearsay"', "source"),
        ("[water]\ncircled = 2", "[water]", "missing"),
        ("seats = [1, 6]", "seats = [1, 9]", "from 1 to 8"),
        ("from = [10, 18", "from = [18", "rank"),
        ('draws = "fish"', 'draws = "whale"', "draws"),
    ],
)
def test_a_bad_copy_is_explained(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    text = (FOLDER / "edition.toml").read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / "mine.toml"
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CatalogueError, match=complaint) as caught:
        GAME.edition(copy)
    assert caught.value.line >= 1
    assert caught.value.file == "mine.toml"


def test_an_edition_may_seat_eight(tmp_path: Path) -> None:
    text = (FOLDER / "edition.toml").read_text(encoding="utf-8")
    copy = tmp_path / "large.toml"
    copy.write_text(text.replace("seats = [1, 6]", "seats = [1, 8]"), encoding="utf-8")
    rules = JourneyRules(GAME.edition(copy))
    state, rng = rules.deal(8, 3, {}), Chance(3)
    while rules.to_act(state):
        for seat in reversed(rules.to_act(state)):
            rules.play(state, seat, rng.pick(rules.moves(state, seat)))
    assert len(rules.scores(state)) == 8


def test_a_corrected_copy_plays(tmp_path: Path) -> None:
    text = (FOLDER / "edition.toml").read_text(encoding="utf-8")
    text = text.replace('draws = "straight"\ncount = 3', 'draws = "straight"\ncount = 2')
    text = text.replace('draws = "water"\ncount = 1', 'draws = "water"\ncount = 2')
    copy = tmp_path / "mine.toml"
    copy.write_text(text, encoding="utf-8")
    rules = JourneyRules(GAME.edition(copy))
    state = rules.deal(3, 5, {})
    rng = Chance(5)
    census = rules.census(state)
    assert (census["water"], census["straight"]) == (2, 2)
    while rules.to_act(state):
        for seat in rules.to_act(state):
            rules.play(state, seat, rng.pick(rules.moves(state, seat)))
        assert rules.census(state) == census
    assert rules.outcome(state) is not None


def test_names() -> None:
    book = GAME.rulebook()
    for language in ("en", "ru"):
        names = {book.say(RULES.piece_name(piece).key, language) for piece in range(len(BOARD.keys))}
        assert len(names) == len(BOARD.keys)
        places = [*range(91), 1000, 1001, 1002]
        said = {book.say(phrase.key, language, phrase.facts) for phrase in map(RULES.place_name, places)}
        assert len(said) == len(places)
    assert book.say(RULES.place_name(130).key, "en", RULES.place_name(130).facts) == "D4"
