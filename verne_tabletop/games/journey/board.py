"""What never changes during a journey: neighbours, lines, shaded cells, cards, tracks and every move, as tables."""

from typing import Any, Final

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.model import Move
from verne_tabletop.games.journey.edition import CHARACTERS, LINES, TRACKS, cell_of
from verne_tabletop.games.journey.state import (
    BONE,
    CELLS,
    CROSSING,
    EAST,
    FISH,
    LIT,
    MAX_SEATS,
    MUSHROOM,
    NORTH,
    SIDE,
    SOUTH,
    STRIDE,
    TRACK,
    VOLCANO,
    WATER,
    WEST,
)

WAYS: Final = (NORTH, EAST, SOUTH, WEST)
STRAIGHTS: Final = (NORTH | SOUTH, EAST | WEST)
CURVES: Final = (NORTH | EAST, EAST | SOUTH, SOUTH | WEST, WEST | NORTH)
SHAPES: Final = {"straight": STRAIGHTS, "curve": CURVES, "runes": (*STRAIGHTS, *CURVES)}
FINDS: Final = {"fish": FISH, "bone": BONE, "mushroom": MUSHROOM, "water": WATER}


def next_cells(cell: int) -> list[int]:
    """The neighbours of a cell to the north, east, south and west; -1 over the edge."""
    row, column = divmod(cell, SIDE)
    return [
        cell - SIDE if row > 0 else -1,
        cell + 1 if column < SIDE - 1 else -1,
        cell + SIDE if row < SIDE - 1 else -1,
        cell - 1 if column > 0 else -1,
    ]


def lines_through() -> list[list[int]]:
    """The cells of rows A to I, then of columns 1 to 9, in reading order."""
    rows = [[row * SIDE + column for column in range(SIDE)] for row in range(SIDE)]
    return rows + [[row * SIDE + column for row in range(SIDE)] for column in range(SIDE)]


class Board:
    """The tables of one edition. Exploration cards are the pieces 0 to 18, tunnel cards follow, then the rest."""

    def __init__(self, edition: Edition) -> None:
        self.neighbours: list[list[int]] = [next_cells(cell) for cell in range(CELLS)]
        # openings[content of a cell]: the ways it passes on; only a found discovery does
        self.openings: list[int] = [0] * 128
        for ways in range(1, 16):
            self.openings[ways] = self.openings[ways + LIT] = ways
        for find in range(16, 21):
            self.openings[find + LIT] = CROSSING
        self.centre: int = cell_of(edition["map"]["centre"])
        self.shaded: list[bool] = [False] * CELLS
        for name in edition["map"]["shaded"]:
            self.shaded[cell_of(name)] = True
        self.exits: list[int] = [cell_of(entry["cell"]) for entry in edition["volcano"]]
        # by cell, the way out to the volcano beside it; 0 elsewhere
        self.doors: list[int] = [0] * CELLS
        for volcano in range(4):
            self.doors[self.exits[volcano]] = 1 << volcano
        self.volcano_keys: list[str] = [str(entry["key"]) for entry in edition["volcano"]]
        self.least_seats: int = edition["table"]["seats"][0]
        self.most_seats: int = edition["table"]["seats"][1]
        self.set_cards(edition)
        self.set_sheet(edition)
        self.set_moves()

    def set_cards(self, edition: Edition) -> None:
        """Cards: which cells a line names, what a tunnel card draws, whom it exhausts, which way its arrow points."""
        lines = lines_through()
        self.lines: list[list[int]] = [*lines, list(range(CELLS))]
        self.joker: int = len(LINES)
        self.beside: list[list[int]] = []
        for line in range(len(LINES)):
            first = line - line % SIDE
            near = [other for other in (line - 1, line + 1) if first <= other < first + SIDE]
            self.beside.append(sorted([cell for other in near for cell in lines[other]]))
        self.beside.append([])
        self.in_line: list[list[bool]] = [[cell in cells for cell in range(CELLS)] for cells in self.lines]
        self.is_beside: list[list[bool]] = [[cell in cells for cell in range(CELLS)] for cells in self.beside]
        self.first_tunnel: int = len(self.lines)
        tunnels: list[Any] = edition["tunnel"]
        keys = [str(entry["key"]) for entry in [*edition["exploration"], *tunnels]]
        self.first_character: int = len(keys)
        keys += [str(entry["key"]) for entry in edition["character"]]
        self.first_symbol: int = len(keys)
        keys += [str(entry["key"]) for entry in edition["symbol"]]
        self.keys: list[str] = keys
        self.exploration: list[int] = []
        for piece, entry in enumerate(edition["exploration"]):
            self.exploration += [piece] * int(entry["count"])
        self.tunnels: list[int] = []
        # by tunnel card, its piece less first_tunnel
        self.shapes: list[tuple[int, ...]] = [SHAPES.get(str(entry["draws"]), ()) for entry in tunnels]
        self.draws: list[str] = [str(entry["draws"]) for entry in tunnels]
        self.finds: list[int] = [FINDS.get(str(entry["draws"]), 0) for entry in tunnels]
        # by track, fish to water, the tunnel card that draws its discovery; -1 in an edition without one
        self.find_pieces: list[int] = [
            self.first_tunnel + self.finds.index(find) if find in self.finds else -1
            for find in (FISH, BONE, MUSHROOM, WATER)
        ]
        self.find_counts: list[int] = [
            sum([int(entry["count"]) for entry in tunnels if entry["draws"] == key]) for key in TRACKS
        ]
        self.arrows: list[int] = [{"": 0, "left": 1, "right": -1}[str(entry["arrow"])] for entry in tunnels]
        self.exhausts: list[int] = [
            CHARACTERS.index(entry["exhausts"]) if entry["exhausts"] else -1 for entry in tunnels
        ]
        for index, entry in enumerate(tunnels):
            self.tunnels += [self.first_tunnel + index] * int(entry["count"])

    def set_sheet(self, edition: Edition) -> None:
        """The second sheet: points on the tracks, bonuses, solo ranks."""
        self.values: list[list[int]] = [list(edition["tracks"][key]) for key in TRACKS]
        self.help_values: list[int] = list(edition["tracks"]["help"])
        self.printed_water: int = edition["water"]["circled"]
        self.column_bonus: int = edition["bonus"]["column"]
        self.centre_bonus: int = edition["bonus"]["centre"]
        self.arrival_bonus: list[int] = list(edition["bonus"]["arrival"])
        self.escape_bonus: int = edition["bonus"]["escape"]
        self.ranks: list[str] = [str(word) for word in edition["solo"]["ranks"]]
        self.rank_from: list[int] = list(edition["solo"]["from"])

    def set_moves(self) -> None:
        """Every move by seat, then by card and cell: lists that the legal moves are strung together from."""
        otto, axel, hans = [self.first_character + index for index in range(3)]
        cards = len(self.shapes)
        self.draw_moves: list[list[list[list[Move]]]] = []
        self.axel_moves: list[list[list[list[Move]]]] = []
        self.fill_moves: list[list[list[Move]]] = []
        self.otto_moves: list[list[Move]] = []
        self.hans_moves: list[list[list[Move]]] = []
        self.enter_moves: list[list[Move]] = []
        self.sign_moves: list[list[list[Move]]] = []
        self.track_moves: list[list[Move]] = []
        for seat in range(MAX_SEATS):
            places = [seat * STRIDE + cell for cell in range(CELLS)]
            self.draw_moves.append(
                [self.drawn("draw", self.first_tunnel + card, card, places) for card in range(cards)]
            )
            self.axel_moves.append([self.drawn("axel", axel, card, places) for card in range(cards)])
            self.fill_moves.append(
                [[Move("fill", self.first_tunnel + card, place) for place in places] for card in range(cards)]
            )
            self.otto_moves.append([Move("otto", otto, place) for place in places])
            self.hans_moves.append([[Move("hans", hans, place, (way,)) for way in WAYS] for place in places])
            corners = [seat * STRIDE + VOLCANO + index for index in range(4)]
            self.enter_moves.append([Move("enter", place=place) for place in corners])
            self.sign_moves.append(
                [[Move("sign", self.first_symbol + sign, place) for place in corners] for sign in range(3)]
            )
            self.track_moves.append([Move("track", place=seat * STRIDE + TRACK + track) for track in range(4)])

    def drawn(self, verb: str, piece: int, card: int, places: list[int]) -> list[list[Move]]:
        """By cell, the ways to draw what a tunnel card shows: one move an orientation, one for a discovery."""
        if self.finds[card]:
            return [[Move(verb, piece, place)] for place in places]
        return [[Move(verb, piece, place, (ways,)) for ways in self.shapes[card]] for place in places]
