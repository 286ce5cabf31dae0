"""The check of an edition of Lost Cities: six expeditions of twelve cards, a hand, a score table."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from verne_tabletop.engine.catalogue import Fault
from verne_tabletop.games.lost_cities.state import BLOCK, COLOURS, INVESTMENTS

NUMBERS: Final = list(range(2, 11))


def check(data: Mapping[str, Any]) -> Iterable[Fault]:
    """Every fault of an edition file, in file order; the rows of cards are what the rules count on."""
    rows = data["expedition"]
    if len(rows) != COLOURS:
        yield Fault(("expedition",), f"{len(rows)} expeditions; there must be {COLOURS}, the sixth for the long game")
    keys = [row["key"] for row in rows]
    for index, key in enumerate(keys):
        if keys.count(key) > 1:
            yield Fault(("expedition", index, "key"), f"the key {key!r} stands twice; give each expedition its own")
    cards = data["cards"]
    if cards["numbers"] != NUMBERS:
        yield Fault(("cards", "numbers"), "an expedition has the numbers 2 to 10, one card each; list them in order")
    if cards["investments"] != INVESTMENTS:
        yield Fault(("cards", "investments"), f"an expedition has {INVESTMENTS} investment cards")
    for index, deck in enumerate(cards["decks"]):
        if deck["total"] != deck["expeditions"] * BLOCK:
            yield Fault(
                ("cards", "decks", index, "total"),
                f"{deck['expeditions']} expeditions have {deck['expeditions'] * BLOCK} cards, not {deck['total']}",
            )
    if not 1 <= data["hand"]["cards"] <= 20:
        yield Fault(("hand", "cards"), "a hand has between 1 and 20 cards, so that the deck lasts")
    for key in ("cost", "bonus", "bonus_from"):
        if not isinstance(data["score"][key], int) or data["score"][key] < 0:
            yield Fault(("score", key), f"{key} must be a whole number, 0 or more")
    if data["cap"]["turns"] < 1:
        yield Fault(("cap", "turns"), "the stall cap counts at least 1 turn")
