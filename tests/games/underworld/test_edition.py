"""A corrected copy of the edition, and what is refused in one."""

from pathlib import Path

import pytest

from tests.games.underworld.positions import T, rolled
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
