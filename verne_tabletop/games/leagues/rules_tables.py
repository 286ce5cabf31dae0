"""Everything the rules look up: maps, cards, moves and prices, made once from an edition."""

from typing import Final

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.hexes import HexMap
from verne_tabletop.engine.model import Move, Phrase
from verne_tabletop.games.leagues.edition import CHARACTERS, DANGERS, ZONES
from verne_tabletop.games.leagues.state import CELLS, KINDS

# Pieces: the 55 cards in the order of the rulebook's list, then the five letters of the maps.
FIRST_SURFACE: Final = 3
FIRST_DEPTH: Final = 21
FIRST_DANGER: Final = 39
FIRST_VERNE: Final = 47
CONSEIL: Final = 54
FIRST_LETTER: Final = 55
#: Names for the dangers themselves: ice, maelstrom, squid, then sharks on each crew member.
FIRST_NAMED: Final = 60
VERNE_ATLANTIS: Final = 3

# Places: 1-37 surface, 101-137 depth, then what lies beside the maps.
DEPTH_PLACE: Final = 100
CREW_PLACE: Final = 200
ROW_PLACE: Final = 210
ZONE_PLACE: Final = 220
#: The six cards on show, surface then depth, top to bottom; 7 and 8 are the two decks.
COLUMN_PLACE: Final = 230

KIND_KEYS: Final = (
    "island", "ship", "dugong", "narwhal", "seaweed", "deep_narwhal", "whale", "treasure1", "treasure2", "atlantis",
)  # fmt: skip


def place_of(position: int) -> int:
    """The place of a position 0-73."""
    return position + 1 if position < CELLS else DEPTH_PLACE + position - CELLS + 1


def position_of(place: int) -> int:
    """The position 0-73 of a place on a map, or -1 for any other place."""
    if 1 <= place <= CELLS:
        return place - 1
    if DEPTH_PLACE < place <= DEPTH_PLACE + CELLS:
        return CELLS + place - DEPTH_PLACE - 1
    return -1


class Tables:
    """Lists by card, cell or place; what each holds is said where it is made."""

    def __init__(self, edition: Edition) -> None:
        self.plan: HexMap = HexMap(edition["map"]["radius"])
        self.start: int = edition["map"]["start"] - 1
        self._read_cards(edition)
        self._read_values(edition)
        self._make_moves()
        #: Sight, filled by rules_sight when first needed: between[a][b], and the ways of open sight.
        self.between: list[list[int]] = []
        self.ways: list[list[list[list[int]]]] = []

    def _read_cards(self, edition: Edition) -> None:
        #: by piece: the kind drawn, -1 for a card that draws nothing; submarine icons; text and art key
        self.kind: list[int] = [-1] * (FIRST_LETTER + 5)
        self.icons: list[int] = [0] * (FIRST_LETTER + 5)
        self.keys: list[str] = [*CHARACTERS]
        for n, card in enumerate(edition["character"]):
            self.icons[n] = card["icons"]
        for first, sheet in ((FIRST_SURFACE, "surface"), (FIRST_DEPTH, "depth")):
            for n, card in enumerate(edition["decks"][sheet]):
                self.kind[first + n] = KIND_KEYS.index(card["kind"])
                self.icons[first + n] = card["icons"]
                self.keys.append(card["kind"])
        #: by danger card: danger and crew member (0-3, or -1) of its two spaces, so two entries a card
        self.danger: list[int] = []
        self.bitten: list[int] = []
        for card in edition["danger"]:
            for space in card["spaces"]:
                self.danger.append(DANGERS.index(space["type"]))
                self.bitten.append(int(space.get("crew", 0)) - 1)
            self.keys.append("danger")
        #: by card of the Verne deck: character 0-2, or VERNE_ATLANTIS
        self.verne: list[int] = []
        for key in edition["verne"]["cards"]:
            self.verne.append(VERNE_ATLANTIS if key == "atlantis" else CHARACTERS.index(key))
            self.keys.append(f"verne_{key}")
        self.keys.append("conseil")
        self.keys += ["letter_a", "letter_b", "letter_c", "letter_d", "letter_e"]
        #: by letter: the cells of its ship and its Atlantis
        self.ship: list[int] = [int(entry["ship"]) - 1 for entry in edition["letter"]]
        self.atlantis: list[int] = [int(entry["atlantis"]) - 1 for entry in edition["letter"]]

    def _read_values(self, edition: Edition) -> None:
        #: by kind: marks of a cetacean, coins of a treasure
        self.marks: list[int] = [int(edition["kinds"][key].get("marks", 0)) for key in KIND_KEYS]
        self.coins: list[int] = [int(edition["kinds"][key].get("coins", 0)) for key in KIND_KEYS]
        #: by zone: points of an impact (negative), coins that ward it off, boxes drawn
        self.impact: list[int] = [int(edition["zones"][zone]["points"]) for zone in ZONES]
        self.price: list[int] = [int(edition["zones"][zone]["coins"]) for zone in ZONES]
        self.boxes: list[int] = [int(edition["zones"][zone]["boxes"]) for zone in ZONES]
        self.crew: list[int] = list(edition["crew"]["values"])
        self.ship_turns: list[int] = list(edition["ships"]["turns"])
        #: by size of a forest from 0 to 37
        table, further = list(edition["forest"]["points"]), int(edition["forest"]["further"])
        self.forest: list[int] = [0, *table[:CELLS]]
        while len(self.forest) <= CELLS:
            self.forest.append(self.forest[-1] + further)
        self.atlantis_places: list[int] = list(edition["atlantis"]["places"])
        self.atlantis_solo: list[int] = list(edition["atlantis"]["solo"])
        self.bonus: int = int(edition["bonus"]["points"])
        self.levels: list[tuple[int, str]] = [(int(entry["from"]), str(entry["rank"])) for entry in edition["level"]]

    def _make_moves(self) -> None:
        places = [place_of(position) for position in range(2 * CELLS)]
        self.site_moves: list[Move] = [Move("site", FIRST_LETTER + n, place_of(self.ship[n])) for n in range(5)]
        self.crew_moves: list[Move] = [Move("crew", place=CREW_PLACE + n + 1) for n in range(4)]
        #: by character, then row
        self.row_moves: list[list[Move]] = [
            [Move("row", character, ROW_PLACE + row + 1) for row in range(3)] for character in range(3)
        ]
        self.hit_moves: list[Move] = [Move("pay"), Move("mark")]
        self.step_moves: list[Move] = [Move("step", place=place) for place in places]
        #: by card (surface cards, then depth cards), then cell
        self.draw_moves: list[list[Move]] = [
            [Move("draw", card, places[cell + (CELLS if card >= FIRST_DEPTH else 0)]) for cell in range(CELLS)]
            for card in range(FIRST_SURFACE, FIRST_DANGER)
        ]
        #: by cell of Atlantis
        self.side_moves: list[list[Move]] = [
            [Move("side", place=places[CELLS + cell]), Move("leave")] for cell in range(CELLS)
        ]
        self.finish_moves: list[Move] = [Move("finish")]
        self.bonus_moves: list[Move] = [Move("bonus", character) for character in range(3)]

    def named(self, space: int) -> int:
        """The piece that names the danger on a space, two spaces a danger card."""
        return FIRST_NAMED + self.danger[space] + max(0, self.bitten[space])

    def piece_name(self, piece: int) -> Phrase:
        """The text key of a card or letter, with its icons or spaces as facts."""
        if FIRST_DANGER <= piece < FIRST_VERNE:
            at = 2 * (piece - FIRST_DANGER)
            return Phrase("piece.danger", (("piece_left", self.named(at)), ("piece_right", self.named(at + 1))))
        if piece >= FIRST_NAMED:
            danger = piece - FIRST_NAMED
            return Phrase(f"piece.{DANGERS[min(danger, 3)]}", (("n", danger - 2),))
        return Phrase(f"piece.{self.keys[piece]}", (("n", self.icons[piece]),))


def place_name(place: int) -> Phrase:
    """The text key of a place."""
    if 1 <= place <= CELLS:
        return Phrase("place.surface", (("n", place),))
    if DEPTH_PLACE < place <= DEPTH_PLACE + CELLS:
        return Phrase("place.depth", (("n", place - DEPTH_PLACE),))
    if CREW_PLACE < place <= CREW_PLACE + 4:
        return Phrase("place.crew", (("n", place - CREW_PLACE),))
    if ROW_PLACE < place <= ROW_PLACE + 3:
        return Phrase("place.row", (("n", place - ROW_PLACE),))
    if COLUMN_PLACE + 6 < place <= COLUMN_PLACE + 8:
        return Phrase("place.surface_deck" if place == COLUMN_PLACE + 7 else "place.depth_deck")
    if COLUMN_PLACE < place <= COLUMN_PLACE + 6:
        row = place - COLUMN_PLACE
        return Phrase("place.surface_card" if row <= 3 else "place.depth_card", (("n", row if row <= 3 else row - 3),))
    return Phrase(f"place.{ZONES[place - ZONE_PLACE - 1]}")


def kind_at(drawn: list[int], seat: int, position: int) -> int:
    """The kind drawn at a position of a seat's sheets, or -1."""
    first, last = (0, 4) if position < CELLS else (4, KINDS)
    cell = position if position < CELLS else position - CELLS
    for kind in range(first, last):
        if drawn[seat * KINDS + kind] >> cell & 1:
            return kind
    return -1
