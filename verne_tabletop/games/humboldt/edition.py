"""What an edition of Humboldt's Great Voyage must be: counts, equal turns, a chart on which no journey gets stuck."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from verne_tabletop.engine.catalogue import Fault

COLOURS: Final = 6
PLACES: Final = 16
DISKS, TILES = 16, 12  # of each colour
TYPES: Final = ("S", "W", "E", "N")
SHIPS: Final = 10  # of each type

TEXTS: Final = Path(__file__).with_name("rulebook.toml")


def check(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Every rule fact the file breaks, in the order of the file."""
    yield from _colours(data)
    yield from _locations(data)
    yield from _arrows(data)
    yield from _setup(data)
    yield from _limits(data)
    yield from _tiles(data)
    yield from _ships(data)
    yield from _names(data)


def _colours(data: Mapping[str, Any]) -> Iterable[Fault]:
    colours = data["colour"]
    if len(colours) != COLOURS or len({row["id"] for row in colours}) != COLOURS:
        yield Fault(("colour",), f"there must be {COLOURS} different colours, not {len(colours)}")
    for index, row in enumerate(colours):
        if row["disks"] != DISKS:
            yield Fault(("colour", index, "disks"), f"a colour has {DISKS} disks, not {row['disks']}")
    if len({row["letter"] for row in colours}) != len(colours):
        yield Fault(("colour",), "each colour needs a letter of its own, so that it can be told without seeing colour")


def _locations(data: Mapping[str, Any]) -> Iterable[Fault]:
    rows = data["location"]
    names = {row["id"] for row in rows}
    if len(rows) != PLACES or len(names) != PLACES:
        yield Fault(("location",), f"there must be {PLACES} different locations, not {len(names)}")
    colours = [row["id"] for row in data["colour"]]
    for index, row in enumerate(rows):
        if row["colour"] not in colours:
            yield Fault(("location", index, "colour"), f"{row['colour']!r} is not a colour; choose one listed above")
        if not -90 <= row["lat"] <= 90 or not -180 <= row["lon"] <= 180:
            yield Fault(("location", index, "lat"), "latitude runs from -90 to 90 and longitude from -180 to 180")
        if len(row["board"]) != 2 or not all(0 <= number <= 100 for number in row["board"]):
            yield Fault(("location", index, "board"), "board needs two numbers from 0 to 100")
    for colour in colours:
        count = sum(row["colour"] == colour for row in rows)
        if not 2 <= count <= 3:
            yield Fault(("location",), f"each colour has two or three locations; {colour} has {count}")


def _arrows(data: Mapping[str, Any]) -> Iterable[Fault]:
    names = [row["id"] for row in data["location"]]
    arrows = [(row["from"], row["to"]) for row in data["arrow"]]
    for index, (start, end) in enumerate(arrows):
        if start not in names or end not in names or start == end:
            yield Fault(("arrow", index), f"an arrow leads from one location to another, not {start!r} to {end!r}")
            return
        if (start, end) in arrows[:index]:
            yield Fault(("arrow", index), f"the arrow from {start} to {end} stands twice")
    pairs = [tuple(pair) for pair in data["route"]["never_both_ways"]]
    two_way = {frozenset(arrow) for arrow in arrows if arrow[::-1] in arrows}
    if {frozenset(pair) for pair in pairs} != two_way or len(two_way) != 1 or len(pairs) != 1:
        yield Fault(
            ("route", "never_both_ways"), "exactly one stretch has arrows both ways, and never_both_ways names it"
        )
    for name in names:
        if reachable(arrows, name) != set(names):
            yield Fault(("arrow",), f"not every location can be reached from {name}; add an arrow")
            return
    stuck = dead_end(names, arrows, two_way)
    if stuck:
        yield Fault(("arrow",), f"a journey can get stuck in {stuck}; add an arrow out of it")


def reachable(arrows: list[tuple[str, str]], start: str) -> set[str]:
    """All locations that can be reached from one."""
    seen, todo = {start}, [start]
    while todo:
        at = todo.pop()
        for source, target in arrows:
            if source == at and target not in seen:
                seen.add(target)
                todo.append(target)
    return seen


def dead_end(names: list[str], arrows: list[tuple[str, str]], two_way: set[frozenset[str]]) -> str:
    """A location where a journey of some length has no way on, the way back of a two-way stretch being forbidden."""
    start: list[tuple[str, frozenset[tuple[str, str]]]] = [(name, frozenset()) for name in names]
    seen, todo = set(start), start
    while todo:
        at, used = todo.pop()
        ways = [arrow for arrow in arrows if arrow[0] == at and arrow[::-1] not in used]
        if not ways:
            return at
        for arrow in ways:
            after = (arrow[1], used | {arrow} if frozenset(arrow) in two_way else used)
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return ""


def _setup(data: Mapping[str, Any]) -> Iterable[Fault]:
    setup, names = data["setup"], [row["id"] for row in data["location"]]
    if setup["open_tiles"] != 2 or setup["starting_tiles"] != 2:
        yield Fault(("setup",), "two tiles of each colour lie open, and each player begins with two")
    disks = sum(row["disks"] for row in data["colour"])
    for seats in (2, 3, 4):
        key = f"seats{seats}"
        table, path = setup[key], ("setup", key, "other_places")
        for name, count in table["other_places"].items():
            if name not in names or not 2 <= count <= 9:
                yield Fault(path, f"{name!r} = {count}: a location of the list above gets 2 to 9 disks")
        board = sum(table["other_places"].get(name, setup["disks_per_place"]) for name in names)
        bag = disks - COLOURS * table["removed_of_each_colour"] - board
        turns = bag // 2
        counts = {"board": board, "bag": bag, "turns": turns, "turns_each": turns // seats}
        if bag <= 0 or bag % 2 or turns % seats:
            yield Fault(
                ("setup", key),
                f"{bag} disks in the bag do not give {seats} players equally many turns of two disks",
            )
        elif counts != {word: table["counts"][word] for word in counts}:
            yield Fault(("setup", key, "counts"), f"the counts must be {counts}")


def _limits(data: Mapping[str, Any]) -> Iterable[Fault]:
    limits, scoring = data["limits"], data["scoring"]
    if (limits["stored_tiles"], limits["take_threshold"], limits["tiles_for_one_space"]) != (2, 4, 3):
        yield Fault(("limits",), "two tiles are stored, four disks are the threshold, three tiles fill one space")
    if limits["take"] != [0, 0, 2, 1, 1]:
        yield Fault(("limits", "take"), "take must be [0, 0, 2, 1, 1]: two disks with two players, else one")
    if scoring["sets"] != [0, 1, 3, 6, 10] or (scoring["left_on_own_symbol"], scoring["left_elsewhere"]) != (2, 1):
        yield Fault(("scoring",), "sets score 1, 3, 6, 10; a tile left scores 2 on its own symbol, else 1")


def _tiles(data: Mapping[str, Any]) -> Iterable[Fault]:
    colours, rows = [row["id"] for row in data["colour"]], data["tile"]
    ids = [row["id"] for row in rows]
    for index, row in enumerate(rows):
        if row["colour"] not in colours or row["copies"] < 1:
            yield Fault(("tile", index), "a tile needs a colour of the list above and at least one copy")
        if row["id"] in ids[:index] or row["id"] in colours or row["id"] == "white":
            yield Fault(("tile", index, "id"), f"the name {row['id']!r} is taken; give each symbol its own")
    for colour in colours:
        count = sum(row["copies"] for row in rows if row["colour"] == colour)
        if count != TILES:
            yield Fault(("tile",), f"there are {TILES} tiles of each colour; {colour} has {count}")


def _ships(data: Mapping[str, Any]) -> Iterable[Fault]:
    types = {row["id"]: row for row in data["ship_type"]}
    bottoms = {"S": ("any", 1), "W": ("given", 1), "E": ("same", 2), "N": ("given", 2)}
    if tuple(types) != TYPES or {key: (row["disks"], row["spaces"]) for key, row in types.items()} != bottoms:
        yield Fault(("ship_type",), "the ship types are S (any 1), W (given 1), E (same 2), N (given 2)")
        return
    colours = [row["id"] for row in data["colour"]]
    wants = {*colours, *(row["id"] for row in data["tile"]), "white"}
    ids: set[str] = set()
    for index, row in enumerate(data["ship"]):
        if row["id"] in ids:
            yield Fault(("ship", index, "id"), f"the ship {row['id']} stands twice")
        ids.add(row["id"])
        if row["type"] not in types or row["points"] < 1:
            yield Fault(("ship", index), "a ship has a type S, W, E or N and at least one point")
            return
        if not 2 <= len(row["crates"]) <= 3 or not set(row["crates"]) <= wants:
            yield Fault(("ship", index, "crates"), "a ship has two or three crates: white, a colour, or a tile's id")
        given = len(row["disks"])
        wanted = types[row["type"]]["spaces"] if types[row["type"]]["disks"] == "given" else 0
        if given != wanted or not set(row["disks"]) <= set(colours) or len(set(row["disks"])) != given:
            yield Fault(("ship", index, "disks"), f"a ship of type {row['type']} names {wanted} different disk colours")
    for kind in TYPES:
        count = sum(row["type"] == kind for row in data["ship"])
        if count != SHIPS:
            yield Fault(("ship",), f"there are {SHIPS} ships of each type; {kind} has {count}")


def _names(data: Mapping[str, Any]) -> Iterable[Fault]:
    texts = TEXTS.read_text(encoding="utf-8")
    for table, word in (("location", "place"), ("tile", "piece"), ("ship", "piece")):
        for index, row in enumerate(data[table]):
            if f'"{word}.{row["id"]}" =' not in texts:
                yield Fault(
                    (table, index, "id"), f"{row['id']!r} has no name in rulebook.toml; choose an id that has one"
                )
