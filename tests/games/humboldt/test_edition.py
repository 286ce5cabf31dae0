"""The edition: what its check refuses, and what the reconstruction was designed for."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from verne_tabletop.engine.catalogue import CatalogueError
from verne_tabletop.engine.model import Phrase
from verne_tabletop.games.humboldt import FOLDER, GAME, edition
from verne_tabletop.games.humboldt.edition import check
from verne_tabletop.games.humboldt.rules import HumboldtRules

TEXT = (FOLDER / "edition.toml").read_text(encoding="utf-8")


def data() -> dict[str, Any]:
    return tomllib.loads(TEXT)


def test_it_is_clean_and_marked() -> None:
    assert list(check(data())) == []
    sources = [source for _, source, _ in edition().marked()]
    assert {"printed", "found", "derived", "reconstructed"} == set(sources)
    assert all("source" in row for table in ("location", "arrow", "ship", "tile") for row in edition()[table])


Spoil = Callable[[dict[str, Any]], None]


def put(*path: str | int, value: Any) -> Spoil:
    def spoil(edition: dict[str, Any]) -> None:
        node: Any = edition
        for step in path[:-1]:
            node = node[step]
        node[path[-1]] = value

    return spoil


def drop(table: str, index: int) -> Spoil:
    def spoil(edition: dict[str, Any]) -> None:
        del edition[table][index]

    return spoil


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (drop("colour", 5), "6 different colours"),
        (put("colour", 1, "letter", value="B"), "letter of its own"),
        (put("colour", 1, "disks", value=15), "16 disks"),
        (drop("location", 15), "16 different locations"),
        (put("location", 0, "colour", value="pink"), "'pink' is not a colour"),
        (put("location", 0, "lat", value=143.0), "latitude"),
        (put("location", 0, "board", value=[1]), "two numbers"),
        (put("location", 0, "colour", value="green"), "two or three locations"),
        (put("location", 0, "id", value="atlantis"), "an arrow leads"),
        (put("arrow", 0, "to", value="nowhere"), "an arrow leads"),
        (put("arrow", 0, "to", value="caracas"), "stands twice"),
        (put("route", "never_both_ways", value=[]), "exactly one stretch"),
        (put("arrow", 3, "to", value="washington"), "not every location can be reached|exactly one stretch"),
        (drop("arrow", 26), "not every location"),
        (put("setup", "open_tiles", value=3), "two tiles of each colour"),
        (put("setup", "seats2", "other_places", value={"quito": 5}), "equally many turns"),
        (put("setup", "seats2", "other_places", value={"paris": 5}), "a location of the list"),
        (put("setup", "seats4", "counts", "bag", value=30), "counts must be"),
        (put("limits", "stored_tiles", value=3), "two tiles are stored"),
        (put("limits", "take", value=[0, 0, 1, 1, 1]), "take must be"),
        (put("scoring", "sets", value=[0, 1, 2, 3, 4]), "sets score"),
        (put("tile", 0, "copies", value=0), "at least one copy"),
        (put("tile", 0, "copies", value=5), "12 tiles of each colour"),
        (put("tile", 0, "id", value="gulfweed"), "is taken"),
        (put("ship_type", 0, "spaces", value=2), "the ship types are"),
        (put("ship", 1, "id", value="S01"), "stands twice"),
        (put("ship", 1, "points", value=0), "at least one point"),
        (put("ship", 1, "crates", value=["white"]), "two or three crates"),
        (put("ship", 1, "crates", value=["white", "unicorn"]), "two or three crates"),
        (put("ship", 10, "disks", value=[]), "names 1 different"),
        (put("ship", 1, "id", value="S99"), "no name in rulebook.toml"),
        (drop("ship", 39), "10 ships of each type"),
    ],
)
def test_the_check_refuses(spoil: Spoil, words: str) -> None:
    spoilt = data()
    spoil(spoilt)
    sentences = [fault.sentence for fault in check(spoilt)]
    assert any(word in sentence for sentence in sentences for word in words.split("|")), sentences


def test_a_dead_end_is_found() -> None:
    spoilt = data()
    # with only the way back left, a journey that came from Angostura is stuck in Quito
    spoilt["arrow"] = [row for row in spoilt["arrow"] if (row["from"], row["to"]) != ("quito", "lima")]
    spoilt["arrow"].append({"from": "guayaquil", "to": "lima"})
    assert any("get stuck in quito" in fault.sentence for fault in check(spoilt))


def test_a_corrected_copy_is_read(tmp_path: Path) -> None:
    """A person who owns the box may correct the names, arrows and cards; play goes by the copy."""
    file = tmp_path / "mine.toml"
    text = TEXT.replace('name = "Reconstructed edition"', 'name = "My box"')
    text = text.replace('"tenerife"', '"madrid"').replace("points = 13", "points = 14", 1)
    file.write_text(text, encoding="utf-8")
    own = GAME.edition(file)
    rules = HumboldtRules(own)
    assert (own.name, own.checksum != edition().checksum) == ("My box", True)
    assert "madrid" in rules.tables.places
    assert rules.place_name(1) == Phrase("place.madrid")
    assert 14 in rules.tables.points
    state = rules.deal(2, 1, {})
    while state.agenda:
        rules.play(state, state.actor, rules.moves(state, state.actor)[0])
    assert rules.outcome(state) is not None
    file.write_text(text.replace("points = 14", "points = -1"), encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"mine\.toml, line \d+: .*at least one point"):
        GAME.edition(file)


def test_printed_values() -> None:
    ships = {row["id"]: row for row in data()["ship"]}
    # an S ship worth 4; an N ship worth 12 that asks for a blue and a brown disk
    assert ships["S01"]["points"] == 4
    assert (ships["N02"]["points"], set(ships["N02"]["disks"])) == (12, {"blue", "brown"})


def test_design_goals() -> None:
    """Goals of the reconstruction; the published components may differ."""
    mine = data()
    colour_of = {row["id"]: row["colour"] for row in mine["tile"]}
    colours = [row["id"] for row in mine["colour"]]
    counts = {"white": 0, "colour": 0, "symbol": 0}
    wanted = dict.fromkeys(colour_of, 0)
    for ship in mine["ship"]:
        value = 1 if len(ship["crates"]) == 3 else 0
        for crate in ship["crates"]:
            sort = "white" if crate == "white" else "colour" if crate in colours else "symbol"
            counts[sort] += 1
            value += {"white": 1, "colour": 3, "symbol": 4}[sort]
            if sort == "symbol":
                wanted[crate] += 1
        assert value == ship["points"], ship["id"]
        crate_colours = {colour_of.get(crate, crate) for crate in ship["crates"]}
        assert not set(ship["disks"]) & crate_colours
    assert counts == {"white": 18, "colour": 48, "symbol": 36}
    assert set(wanted.values()) == {2}
    assert len({frozenset(ship["disks"]) for ship in mine["ship"] if ship["type"] == "N"}) == 10
    exits: dict[str, int] = {}
    entries: dict[str, int] = {}
    for arrow in mine["arrow"]:
        exits[arrow["from"]] = exits.get(arrow["from"], 0) + 1
        entries[arrow["to"]] = entries.get(arrow["to"], 0) + 1
    assert sorted(exits.values()) == [1] * 5 + [2] * 11
    assert set(entries.values()) == {1, 2, 3}
    assert shortest_loop([(row["from"], row["to"]) for row in mine["arrow"]], ("quito", "angostura")) == 5


def shortest_loop(arrows: list[tuple[str, str]], pair: tuple[str, str]) -> int:
    """Steps of the shortest way round, the two-way stretch not counted."""
    ways = [arrow for arrow in arrows if set(arrow) != set(pair)]
    best = 99
    for start in {source for source, _ in ways}:
        reached, steps = {start}, 0
        while steps < best:
            reached, steps = {target for source, target in ways if source in reached}, steps + 1
            if start in reached:
                best = min(best, steps)
    return best
