"""A corrected copy of the edition, and what is refused in one."""

from pathlib import Path

import pytest

from tests.games.underworld.positions import T, combat, pay, rolled, treasure, use, want
from verne_tabletop.engine.catalogue import CatalogueError
from verne_tabletop.engine.model import Move
from verne_tabletop.games.underworld.edition import FOLDER, edition
from verne_tabletop.games.underworld.journey import arrive
from verne_tabletop.games.underworld.rules import UnderworldRules


def corrected(tmp_path: Path, *changes: tuple[str, str, str]) -> UnderworldRules:
    """The rules of a copy of the edition in which, after the line `[table]` or `key = ...`, numbers were corrected."""
    text = (FOLDER / "edition.toml").read_text(encoding="utf-8")
    for after_this, old, new in changes:
        head, tail = text.split(f"\n{after_this}\n", 1)
        text = f"{head}\n{after_this}" + f"\n{tail}".replace(f"\n{old}\n", f"\n{new}\n", 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return UnderworldRules(edition(file))


def test_the_edition_says_how_thanatos_fights(tmp_path: Path) -> None:
    rules = corrected(
        tmp_path,
        ("[thanatos]", "hit_on = 4", "hit_on = 6"),
        ("[thanatos]", "hits_on = 4", "hits_on = 3"),
        ('key = "thanatos"', "encounter = 4", "encounter = 1"),
    )
    state = rules.deal(1, 1, {})
    assert (state.hit_thanatos_on, state.thanatos_hits_on, state.last_encounter) == (6, 3, 1)
    overruled = rules.deal(1, 1, {"hit_thanatos_on": 5, "thanatos_hits_on": 4, "last_encounter": 2})
    assert (overruled.hit_thanatos_on, overruled.thanatos_hits_on, overruled.last_encounter) == (5, 4, 2)
    state.location_deck = [T.treasure0 - 1]
    arrive(rules.tables, state, None)
    assert len(state.line) == 3, "six cards by encounter number 1: two beside him"
    state.at = 2
    rolled(state, [5, 5, 4, 4], [3, 3, 2, 2, 2, 2, 2, 2])
    rules.play(state, 0, Move("settle"))
    assert state.line_dice[2] == 8 and state.health == 19, "no six among his four, and two threes"


@pytest.mark.parametrize(
    ("table", "old", "new"),
    [
        ("[thanatos]", "hit_on = 4", "hit_on = 7"),
        ("[thanatos]", "dice = 8", "dice = 9"),
        ("[adventurer]", "dice = 4", "dice = 0"),
    ],
)
def test_numbers_that_nobody_can_play_by_are_refused(tmp_path: Path, table: str, old: str, new: str) -> None:
    with pytest.raises(CatalogueError, match=r"2 to 6"):
        corrected(tmp_path, (table, old, new))


def test_the_edition_says_how_much_is_restored(tmp_path: Path) -> None:
    rules = corrected(
        tmp_path, ('key = "heal"', "restores = 1", "restores = 4"), ('key = "ambrosia"', "restores = 5", "restores = 7")
    )
    assert rules.deal(1, 1, {}).heal == 4 and rules.deal(1, 1, {"heal": 2}).heal == 2
    state = combat("shade", hand=("zeus_athena", "zeus_athena"), heal=1)
    state.heal, state.health, state.treasures = rules.deal(1, 1, {}).heal, 5, [treasure("ambrosia")]
    for move in (want("heal"), pay("zeus_athena", 1), pay("zeus_athena", 2)):
        rules.play(state, 0, move)
    assert state.health == 9
    rules.play(state, 0, use("ambrosia"))
    assert state.health == 16


@pytest.mark.parametrize(
    ("after", "old", "new", "said"),
    [
        ('key = "heal"', "restores = 1", "restores = 0", "heal must restore a whole number of health, 1 to 20"),
        ('key = "heal"', "restores = 1", "restores = 1.5", "heal must restore"),
        ('key = "heal"', "restores = 1", "restores = true", "heal must restore"),
        ('key = "heal"', "restores = 1", "", "heal must restore"),
        (
            'key = "ambrosia"',
            "restores = 5",
            "restores = 21",
            "ambrosia must restore a whole number of health, 1 to 20",
        ),
        (
            'key = "aegis"',
            'kind = "one_shot"',
            'kind = "one_shot"\nrestores = 2',
            "only the favour heal and the treasure",
        ),
    ],
)
def test_healing_that_nobody_can_play_by_is_refused(tmp_path: Path, after: str, old: str, new: str, said: str) -> None:
    with pytest.raises(CatalogueError, match=said):
        corrected(tmp_path, (after, old, new))


def test_what_is_restored_is_not_said_to_be_printed() -> None:
    data = edition().data
    rows = [row for name in ("favour", "treasure") for row in data[name] if "restores" in row]
    assert [(row["key"], row["source"]) for row in rows] == [("heal", "reconstructed"), ("ambrosia", "reconstructed")]
