"""The components of Journey in the Underworld: how edition.toml is checked and how pieces are numbered."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from verne_tabletop.engine.catalogue import Edition, Fault, read_edition

FOLDER: Final = Path(__file__).parent

ARES: Final = 0
ZEUS: Final = 1
ATHENA: Final = 2

FAVOURS: Final = ("die", "reroll", "cascade", "block", "flee", "heal")
DIE: Final = 0
REROLL: Final = 1
CASCADE: Final = 2
BLOCK: Final = 3
FLEE: Final = 4
HEAL: Final = 5

LOCATION_RULES: Final = ("none", "no_ares", "no_zeus", "no_athena", "wild", "treasure", "skip", "final")
NO_RULE: Final = 0
NO_ARES: Final = 1
NO_ZEUS: Final = 2
NO_ATHENA: Final = 3
WILD: Final = 4
TREASURE: Final = 5
SKIP: Final = 6
FINAL: Final = 7

TREASURES: Final = (
    "aegis",
    "ambrosia",
    "golden_bough",
    "helm_of_hades",
    "harpe",
    "charons_obol",
    "ariadnes_thread",
    "winged_sandals",
    "hecates_torch",
)


class Tables:
    """An edition as flat lists, indexed by piece.

    Pieces are numbered resources, creatures (basic, then advanced), Thanatos, locations, treasures, favours.
    """

    def __init__(self, edition: Edition) -> None:
        resources, creatures = edition["resource"], edition["creature"]
        locations, treasures = edition["location"], edition["treasure"]
        self.keys: list[str] = (
            [card["key"] for card in resources]
            + [card["key"] for card in creatures]
            + ["thanatos"]
            + [card["key"] for card in locations]
            + [card["key"] for card in treasures]
            + list(FAVOURS)
        )
        self.creature0: int = len(resources)
        self.thanatos: int = self.creature0 + len(creatures)
        self.location0: int = self.thanatos + 1
        self.treasure0: int = self.location0 + len(locations)
        self.favour0: int = self.treasure0 + len(treasures)
        boss = edition["thanatos"]
        self.copies: list[int] = [card["copies"] for card in resources + creatures]
        self.advanced: list[bool] = [False] * self.creature0 + [card["deck"] == "advanced" for card in creatures]
        self.icons: list[list[int]] = [list(card["icons"]) for card in resources + creatures] + [[0, 0, 0]]
        self.dice: list[int] = [0] * self.creature0 + [card["dice"] for card in creatures] + [boss["dice"]]
        self.hits_on: list[int] = [7] * self.creature0 + [card["hits_on"] for card in creatures] + [boss["hits_on"]]
        self.critical: list[int] = [0] * self.creature0 + [c["critical"] for c in creatures] + [boss["critical"]]
        self.has_treasure: list[bool] = [False] * self.creature0 + [c["treasure"] for c in creatures] + [False]
        self.encounter: list[int] = [card["encounter"] for card in locations]
        self.rule: list[int] = [LOCATION_RULES.index(card["rule"]) for card in locations]
        #: the piece of each treasure, in the order of TREASURES
        self.treasure: list[int] = [self.keys.index(key, self.treasure0) for key in TREASURES]
        self.costs: list[list[int]] = [list(row["cost"]) for row in edition["favour"]]
        self.toll: list[int] = [row["health"] for row in edition["favour"]]
        #: health that one favour of healing, and Ambrosia, give back
        self.healing: int = edition["favour"][HEAL]["restores"]
        self.ambrosia: int = treasures[[card["key"] for card in treasures].index("ambrosia")]["restores"]
        hero = edition["adventurer"]
        self.health: int = hero["health"]
        self.own_dice: int = hero["dice"]
        self.own_hits_on: int = hero["hits_on"]
        self.critical_dice: int = hero["critical_dice"]
        self.critical_hits: int = hero["critical_hits"]
        self.thanatos_hit_on: int = boss["hit_on"]
        self.chart_from: list[int] = list(edition["encounter"]["hand_from"])
        self.chart: list[list[int]] = [list(row) for row in edition["encounter"]["creatures"]]
        self.health_lost: list[int] = list(edition["damage"]["health_lost"])
        self.dice_removed: list[int] = list(edition["damage"]["dice_removed"])

    def creatures_met(self, hand: int, encounter: int) -> int:
        """The encounter chart: cards in hand (0 and more) by encounter number (1 to 4)."""
        row = 0
        for index in range(len(self.chart_from)):
            if hand >= self.chart_from[index]:
                row = index
        return self.chart[row][encounter - 1]


def restored(data: Mapping[str, Any]) -> Iterable[Fault]:
    """What is wrong with the health that healing and Ambrosia give back; nothing else gives any."""
    most = data["adventurer"]["health"]
    for name in ("favour", "treasure"):
        for index, row in enumerate(data[name]):
            amount = row.get("restores")
            if row["key"] not in ("heal", "ambrosia"):
                if amount is not None:
                    yield Fault(
                        (name, index, "restores"), "only the favour heal and the treasure ambrosia restore health"
                    )
            elif type(amount) is not int or not 1 <= amount <= most:
                yield Fault(
                    (name, index, "restores"), f"{row['key']} must restore a whole number of health, 1 to {most}"
                )


def check(data: Mapping[str, Any]) -> Iterable[Fault]:
    """What is wrong with an edition: keys, counts and ranges that the rules rely on."""
    counts = data["counts"]
    if [row["key"] for row in data["favour"]] != list(FAVOURS):
        yield Fault(("favour",), f"the favours must be {', '.join(FAVOURS)}, in this order")
    if sorted(row["key"] for row in data["treasure"]) != sorted(TREASURES):
        yield Fault(("treasure",), f"the treasures must be {', '.join(TREASURES)}, each once")
    if len(data["location"]) != counts["locations"] or data["location"][-1]["rule"] != "final":
        yield Fault(("location",), f"there must be {counts['locations']} locations, the last with the rule final")
    for index, card in enumerate(data["location"]):
        if card["rule"] not in LOCATION_RULES or (card["rule"] == "final") != (index == len(data["location"]) - 1):
            yield Fault(("location", index, "rule"), f"rule must be one of {', '.join(LOCATION_RULES)}; final is last")
        if not 1 <= card["encounter"] <= 4:
            yield Fault(("location", index, "encounter"), "encounter must be 1, 2, 3 or 4")
    for group, deck in (("basic", "basic"), ("advanced", "advanced")):
        total = sum(card["copies"] for card in data["creature"] if card["deck"] == deck)
        if total != counts[group]:
            yield Fault(("creature",), f"there must be {counts[group]} {group} creature cards, not {total}")
    for name in ("resource", "creature"):
        for index, card in enumerate(data[name]):
            if len(card["icons"]) != 3 or min(card["icons"]) < 0 or card["copies"] < 1:
                yield Fault(
                    (name, index, "icons"), "icons must be three counts (Ares, Zeus, Athena), copies at least 1"
                )
    for index, card in enumerate(data["creature"]):
        if not 1 <= card["dice"] <= 8 or not 2 <= card["hits_on"] <= 6 or card["deck"] not in ("basic", "advanced"):
            yield Fault(("creature", index), "dice must be 1 to 8, hits_on 2 to 6, deck basic or advanced")
        if card["deck"] == "advanced" and any(card["icons"]):
            yield Fault(("creature", index, "icons"), "advanced creatures carry no resources: icons must be [0, 0, 0]")
    hero, boss = data["adventurer"], data["thanatos"]
    if hero["health"] < 1 or hero["dice"] < 1 or hero["critical_dice"] < 1 or not 2 <= hero["hits_on"] <= 6:
        yield Fault(("adventurer",), "health, dice and critical_dice must be at least 1, hits_on 2 to 6")
    yield from restored(data)
    if not 1 <= boss["dice"] <= 8 or not 2 <= boss["hit_on"] <= 6 or not 2 <= boss["hits_on"] <= 6:
        yield Fault(("thanatos",), "dice must be 1 to 8, hit_on and hits_on 2 to 6")
    if sum(card["copies"] for card in data["resource"]) != counts["resources"]:
        yield Fault(("resource",), f"there must be {counts['resources']} resource cards")
    total = counts["charts"] + sum(counts[k] for k in ("locations", "resources", "basic", "advanced", "treasures"))
    if total != counts["total"]:
        yield Fault(("counts", "total"), f"the groups add up to {total} cards, not {counts['total']}")
    chart, hand_from = data["encounter"]["creatures"], data["encounter"]["hand_from"]
    if len(chart) != len(hand_from) or any(len(row) != 4 for row in chart) or hand_from[0] != 0:
        yield Fault(("encounter", "creatures"), "the chart needs a row of four numbers for each entry of hand_from")
    if data["damage"]["health_lost"][0] != 0 or data["damage"]["dice_removed"][0] != 0:
        yield Fault(("damage",), "no hits do no damage: both lists must begin with 0")


def edition(file: Path | None = None) -> Edition:
    """The edition in `file`, or the game's own; CatalogueError when it cannot be used."""
    return read_edition(file or FOLDER / "edition.toml", "underworld", check)
