"""The check of an edition of Leagues: shapes, counts and ranges that the rules rely on."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from verne_tabletop.engine.catalogue import Fault, Path_

CHARACTERS: Final = ("nemo", "aronnax", "land")
SURFACE: Final = ("island", "ship", "dugong", "narwhal")
DEPTH: Final = ("seaweed", "deep_narwhal", "whale", "treasure1", "treasure2")
DANGERS: Final = ("ice", "maelstrom", "squid", "sharks")
ZONES: Final = ("bow", "bridge", "propellers")
#: Words that the rulebook file has a text for, lowest level first.
RANKS: Final = ("amateur", "diver", "explorer", "professor", "biologist", "officer", "disciple")
TURNS: Final = 16
DECK: Final = 18
CELLS: Final = 37


def whole(value: Any, low: int, high: int, path: Path_, what: str) -> Iterable[Fault]:
    """A fault when `value` is no whole number from low to high."""
    if type(value) is not int or not low <= value <= high:
        yield Fault(path, f"{what} is {value!r}; it must be a whole number from {low} to {high}")


def check(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Everything wrong with an edition, in the order of the file."""
    yield from check_map(data)
    yield from check_cards(data)
    yield from check_dangers(data)
    yield from check_tables(data)


def check_map(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Maps of 37 cells, five letters with a ship and an Atlantis each, three characters."""
    if data["map"]["radius"] != 3 or type(data["map"]["radius"]) is not int:
        yield Fault(("map", "radius"), "the maps have 37 cells: radius must be 3")
    yield from whole(data["map"]["start"], 1, CELLS, ("map", "start"), "the start")
    letters = [entry["letter"] for entry in data["letter"]]
    if letters != ["A", "B", "C", "D", "E"]:
        yield Fault(("letter",), f"the letters are {letters}; there must be A to E, in order")
    for index, entry in enumerate(data["letter"]):
        for key in ("ship", "atlantis"):
            yield from whole(entry[key], 1, CELLS, ("letter", index, key), f"the {key} of letter {entry['letter']}")
            if entry[key] == data["map"]["start"]:
                yield Fault(("letter", index, key), f"the {key} stands on the start; choose another cell")
    if tuple(entry["key"] for entry in data["character"]) != CHARACTERS:
        yield Fault(("character",), f"the characters must be {', '.join(CHARACTERS)}, in order")
    for index, entry in enumerate(data["character"]):
        yield from whole(entry["icons"], 0, 3, ("character", index, "icons"), "the number of submarine icons")


def check_cards(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Two decks of 18 known cards with 0-3 icons, and what each kind gives."""
    for sheet, kinds in (("surface", SURFACE), ("depth", DEPTH)):
        cards = data["decks"][sheet]
        if len(cards) != DECK:
            yield Fault(("decks", sheet), f"the {sheet} deck has {len(cards)} cards; it must have {DECK}")
        for index, card in enumerate(cards):
            path: Path_ = ("decks", sheet, index)
            if card["kind"] not in kinds:
                yield Fault(path, f"kind is {card['kind']!r}; on a {sheet} card it must be one of {', '.join(kinds)}")
            yield from whole(card["icons"], 0, 3, path, "the number of submarine icons")
    for kind in ("dugong", "narwhal", "deep_narwhal", "whale"):
        yield from whole(data["kinds"][kind]["marks"], 0, 9, ("kinds", kind), "the marks of a cetacean")
    for kind in ("treasure1", "treasure2"):
        yield from whole(data["kinds"][kind]["coins"], 0, 9, ("kinds", kind), "the coins of a treasure")


def check_dangers(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Eight cards of two known dangers, sharks with a portrait; zones; the seven cards of the Verne deck."""
    if len(data["danger"]) * 2 != TURNS:
        yield Fault(("danger",), f"there are {len(data['danger'])} danger cards; there must be {TURNS // 2}")
    for index, card in enumerate(data["danger"]):
        if len(card["spaces"]) != 2:
            yield Fault(("danger", index, "spaces"), "a danger card must have two spaces")
        for space in card["spaces"]:
            if space["type"] not in DANGERS:
                yield Fault(("danger", index, "spaces"), f"type must be one of {', '.join(DANGERS)}")
            if space["type"] == "sharks":
                yield from whole(space.get("crew"), 1, 4, ("danger", index, "spaces"), "the crew member of sharks")
    for zone in ZONES:
        yield from whole(data["zones"][zone]["points"], -50, 0, ("zones", zone), "the points of an impact")
        yield from whole(data["zones"][zone]["coins"], 1, 50, ("zones", zone), "the coins that ward it off")
        yield from whole(data["zones"][zone]["boxes"], 1, 16, ("zones", zone), "the number of boxes")
    cards = data["verne"]["cards"]
    if len(cards) != 7 or any(card not in (*CHARACTERS, "atlantis") for card in cards):
        yield Fault(("verne", "cards"), "the Verne deck must have seven cards of nemo, aronnax, land, atlantis")
    elif "atlantis" not in cards:
        # only Atlantis makes the deck whole again: without it the deck would run out after seven turns
        yield Fault(("verne", "cards"), "the Verne deck must have an atlantis card")


def check_tables(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Crew values, ship turns, forests, Atlantis places, the bonus and the solo levels."""
    values = data["crew"]["values"]
    if len(values) != 4 or any(type(value) is not int or not 1 <= value <= 50 for value in values):
        yield Fault(("crew", "values"), "the crew must have four values from 1 to 50")
    elif list(values) != sorted(set(values)):
        yield Fault(("crew", "values"), "the four crew values must differ and ascend")
    if any(type(turn) is not int or not 1 <= turn <= TURNS for turn in data["ships"]["turns"]):
        yield Fault(("ships", "turns"), f"the turns that score ships must lie from 1 to {TURNS}")
    for key in ("points",):
        if not data["forest"][key] or any(type(value) is not int or value < 0 for value in data["forest"][key]):
            yield Fault(("forest", key), "the forest table needs whole numbers from 0")
    yield from whole(data["forest"]["further"], 0, 50, ("forest", "further"), "the points of a further seaweed")
    for key, most in (("places", 5), ("solo", 2)):
        places = data["atlantis"][key]
        if not 1 <= len(places) <= most or any(type(value) is not int or value < 0 for value in places):
            yield Fault(("atlantis", key), f"there must be 1 to {most} whole numbers from 0")
    yield from whole(data["bonus"]["points"], 0, 50, ("bonus", "points"), "the points of a bonus")
    least = [entry["from"] for entry in data["level"]]
    if not least or least != sorted(set(least)):
        yield Fault(("level",), "there must be levels, and they must ascend")
    for index, entry in enumerate(data["level"]):
        if entry["rank"] not in RANKS:
            yield Fault(("level", index, "rank"), f"rank is {entry['rank']!r}; it must be one of {', '.join(RANKS)}")
