"""The check of a journey's edition file: shape, counts and sense, with a sentence that says what to correct."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from verne_tabletop.engine.catalogue import Edition, Fault, read_edition
from verne_tabletop.games.journey.state import MAX_SEATS, SIDE

FOLDER: Final = Path(__file__).parent
ROWS: Final = "ABCDEFGHI"
DRAWS: Final = ("straight", "curve", "runes", "fish", "bone", "mushroom", "water", "danger")
CHARACTERS: Final = ("otto", "axel", "hans")
SYMBOLS: Final = ("circle", "triangle", "square")
TRACKS: Final = ("fish", "bone", "mushroom", "water")
LINES: Final = (*ROWS, *[str(column) for column in range(1, SIDE + 1)])


def edition(path: Path | None = None) -> Edition:
    """The edition in `path`, or the one that comes with the game; CatalogueError names the first fault."""
    return own_edition() if path is None else read_edition(path, "journey", check)


@cache
def own_edition() -> Edition:
    """The edition that comes with the game, read once."""
    return read_edition(FOLDER / "edition.toml", "journey", check)


def cell_of(name: str) -> int:
    """The cell of a name such as C4, from 0; ValueError when the map has no such cell."""
    if len(name) == 2 and name[0] in ROWS and name[1] in "123456789":
        return ROWS.index(name[0]) * SIDE + int(name[1]) - 1
    raise ValueError(f"{name!r} is not a cell; cells are A1 to I9")


def check(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Every fault of an edition's data."""
    low, high = data["table"]["seats"]
    if not 1 <= low <= high <= MAX_SEATS:
        yield Fault(("table", "seats"), f"seats are a lowest and a highest number from 1 to {MAX_SEATS}")
    yield from map_faults(data)
    yield from card_faults(data)
    yield from sheet_faults(data)


def map_faults(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Faults of the map: cell names, four volcanoes, one on each side, on shaded cells."""
    for index, name in enumerate(data["map"]["shaded"]):
        try:
            cell_of(name)
        except ValueError as error:
            yield Fault(("map", "shaded", index), str(error))
            return
    shaded = {cell_of(name) for name in data["map"]["shaded"]}
    if cell_of(data["map"]["centre"]) not in shaded:
        yield Fault(("map", "centre"), "the centre must be one of the shaded cells")
    if [entry["key"] for entry in data["volcano"]] != ["north", "east", "south", "west"]:
        yield Fault(("volcano",), "there must be four volcanoes: north, east, south, west")
        return
    for index, entry in enumerate(data["volcano"]):
        row, column = divmod(cell_of(entry["cell"]), SIDE)
        if (row == 0, column == SIDE - 1, row == SIDE - 1, column == 0)[index] is False:
            yield Fault(("volcano", index, "cell"), f"{entry['cell']} does not lie on the {entry['key']} side")
        if cell_of(entry["cell"]) not in shaded:
            yield Fault(("volcano", index, "cell"), f"{entry['cell']} touches a volcano and must be shaded")


def card_faults(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Faults of the cards: kinds, and counts that add up to the printed decks."""
    if tuple([entry["line"] for entry in data["exploration"]]) != (*LINES, "?"):
        yield Fault(("exploration",), "exploration cards must stand in the order A to I, 1 to 9, ?")
    for deck in ("exploration", "tunnel"):
        for index, entry in enumerate(data[deck]):
            if not isinstance(entry["count"], int) or entry["count"] < 0:
                yield Fault((deck, index, "count"), f"count must be a number from 0, not {entry['count']!r}")
                return
        total = sum([entry["count"] for entry in data[deck]])
        if total != data["deck"][deck] or total < 1:
            yield Fault((deck,), f"the {deck} cards add up to {total}, not to {data['deck'][deck]}; correct the counts")
    dangers = 0
    for index, entry in enumerate(data["tunnel"]):
        if entry["draws"] not in DRAWS:
            yield Fault(("tunnel", index, "draws"), f"draws must be one of {', '.join(DRAWS)}")
        if entry["exhausts"] not in ("", *CHARACTERS):
            yield Fault(("tunnel", index, "exhausts"), f"exhausts must be empty or one of {', '.join(CHARACTERS)}")
        danger = entry["draws"] == "danger"
        if (entry["exhausts"] != "") != (danger or entry["draws"] == "runes"):
            yield Fault(("tunnel", index, "exhausts"), "runes and dangers exhaust a character, and no other card does")
        dangers += entry["count"] if danger else 0
        if entry["arrow"] not in (("left", "right") if danger else ("",)):
            yield Fault(("tunnel", index, "arrow"), "a danger has an arrow, left or right; other cards have none")
    if dangers != data["deck"]["dangers"]:
        yield Fault(("deck", "dangers"), f"the danger cards add up to {dangers}, not to {data['deck']['dangers']}")
    for name, keys in (("character", CHARACTERS), ("symbol", SYMBOLS)):
        if tuple([entry["key"] for entry in data[name]]) != keys:
            yield Fault((name,), f"there must be exactly these, in this order: {', '.join(keys)}")


def sheet_faults(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Faults of the second sheet: tracks that never fall, bonuses, solo ranks."""
    for key in (*TRACKS, "help"):
        values = data["tracks"][key]
        if not values or any([not isinstance(value, int) or value < 0 for value in values]):
            yield Fault(("tracks", key), "a track needs at least one space, each a number from 0")
        elif list(values) != sorted(values):
            yield Fault(("tracks", key), "the numbers of a track never fall from left to right")
    circled = data["water"]["circled"]
    if not 0 <= circled <= len(data["tracks"]["water"]):
        yield Fault(("water", "circled"), "the water track has fewer spaces than are circled at the start")
    bonus = data["bonus"]
    if any([value < 0 for value in (bonus["column"], bonus["centre"], bonus["escape"], *bonus["arrival"])]):
        yield Fault(("bonus",), "no bonus is below 0")
    if not bonus["arrival"]:
        yield Fault(("bonus", "arrival"), "name at least the bonus of the first arrival")
    if len(data["solo"]["ranks"]) != len(data["solo"]["from"]) + 1 or data["solo"]["from"] != sorted(
        data["solo"]["from"]
    ):
        yield Fault(("solo", "from"), "each rank but the lowest needs the points from which it holds, rising")
