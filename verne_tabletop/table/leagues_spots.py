"""What can be touched and read on the table of Leagues: cells, rows, turns, crew, zones, Verne, seats."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from verne_tabletop.engine.model import HIDDEN, Seat
from verne_tabletop.games.leagues.edition import ZONES
from verne_tabletop.games.leagues.rules_danger import row_points, verne_left
from verne_tabletop.games.leagues.rules_draw import islands_in_sight
from verne_tabletop.games.leagues.rules_tables import (
    CREW_PLACE,
    FIRST_DANGER,
    FIRST_LETTER,
    KIND_KEYS,
    ROW_PLACE,
    ZONE_PLACE,
    kind_at,
    place_of,
)
from verne_tabletop.games.leagues.state import (
    CELLS,
    SHIP,
    TURNS,
    WRITING,
    LeaguesState,
    letters_written,
)
from verne_tabletop.table import leagues_plan as plan
from verne_tabletop.table.figures import Spot, rect_path
from verne_tabletop.table.leagues_figures import LETTERS

if TYPE_CHECKING:
    from verne_tabletop.table.leagues import LeaguesScene

#: Places of this table alone: a seat's small sheets.
SEAT_PLACE = 250


def lying(scene: "LeaguesScene", view: LeaguesState) -> list[Spot]:
    """All spots; the later lies above the earlier."""
    owner = scene.owner(view)
    return [
        *cells(scene, view, owner),
        *rows(scene, view, owner),
        *turns(scene, view, owner),
        *sheet(scene, view, owner),
        *people(scene, view),
    ]


def cells(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Spot]:
    """The 74 cells, with what is drawn there."""
    in_sight = islands_in_sight(scene.leagues.tables, view, owner)
    letters = {cell: n for n, cell in enumerate(scene.leagues.tables.ship)}
    below = {cell + CELLS: n for n, cell in enumerate(scene.leagues.tables.atlantis)}
    letters.update(below)
    found = []
    for position in range(2 * CELLS):
        kind = kind_at(view.drawn, owner, position)
        sheet, cell = divmod(position, CELLS)
        state = scene.say("state.free")
        if kind >= 0:
            state = scene.say(f"piece.{KIND_KEYS[kind]}")
            if view.crossed[2 * owner + sheet] >> cell & 1:
                state = scene.crossed_out(kind) if kind != SHIP else scene.say("state.sunk")
        parts = [state]
        if sheet == 0 and in_sight >> cell & 1:
            parts.append(scene.say("state.seen"))
        if view.nautilus[owner] == position:
            parts.append(scene.say("state.nautilus"))
        if position in letters:
            parts.append(scene.say("state.letter", (("piece", FIRST_LETTER + letters[position]),)))
        place = place_of(position)
        found.append(
            Spot("cell", plan.cell_path(position, 0.5), scene.place_name(place), place, state=", ".join(parts))
        )
    return found


def rows(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Spot]:
    """The three rows of the matrix and the two decks."""
    found = []
    counts = letters_written(view, owner)
    tables = scene.leagues.tables
    letter = view.written[owner * TURNS + view.turn - 1] if view.turn else HIDDEN
    for row in range(3):
        character = view.order[row]
        above, below = view.columns[row], view.columns[3 + row]
        place = ROW_PLACE + row + 1
        name = f"{LETTERS[character]}: {scene.piece_name(character)}"
        parts = []
        if HIDDEN not in (above, below):
            steps = row_points(tables, view, row)
            parts.append(scene.say("state.row", (("piece_above", above), ("piece_below", below), ("n", steps))))
        if letter == character:
            parts.append(scene.say("state.chosen"))
        parts.append(scene.say("state.written", (("n", counts[character]),)))
        bonus = scene.book.rules[scene.bonus_rule(view, character)]
        description = bonus.title[scene.look.language]
        odds = scene.odds(view, character)
        if view.stage == WRITING and odds is not None:
            description += ". " + scene.say("state.odds", (("n", odds),))
        found.append(
            Spot(
                "row",
                rect_path(plan.row_rect(row), 8),
                name,
                place,
                state=", ".join(parts),
                description=description,
            )
        )
    for sheet_number, key in ((0, "surface"), (1, "depth")):
        deck = view.surface_deck if sheet_number == 0 else view.depth_deck
        place = 237 + sheet_number
        left = scene.say("state.cards", (("n", len(deck)),))
        found.append(
            Spot("deck", rect_path(plan.deck_rect(sheet_number), 4), scene.say(f"place.{key}_deck"), place, state=left)
        )
    return found


def turns(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Spot]:
    """The 16 turns: danger, letter and points."""
    found = []
    for turn in range(1, TURNS + 1):
        card = view.dangers[(turn - 1) // 2]
        if card == HIDDEN:
            parts = [scene.say("state.down")]
        else:
            named = scene.leagues.tables.named(2 * (card - FIRST_DANGER) + (turn - 1) % 2)
            parts = [scene.piece_name(named)]
        letter = view.written[owner * TURNS + turn - 1]
        if letter >= 0:
            parts.append(LETTERS[letter])
        if turn < view.turn:
            points = view.isles[owner * TURNS + turn - 1] + view.wrecks[owner * TURNS + turn - 1]
            parts.append(scene.say("state.points", (("n", points),)))
        area = plan.turn_rect(turn).adjusted(1, 1, -1, -1)
        name = scene.say("state.turn", (("n", turn),))
        found.append(Spot("turn", rect_path(area, 4), name, state=", ".join(parts)))
    return found


def sheet(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Spot]:
    """Crew, zones, coins, and the fields of the score pad."""
    found = []
    for n in range(4):
        place = CREW_PLACE + n + 1
        value = view.crew[4 * owner + n]
        parts = [scene.say("state.worth", (("n", value),))] if value else []
        if view.lost[owner] >> n & 1:
            parts.append(scene.say("state.lost"))
        found.append(
            Spot("crew", rect_path(plan.portrait_rect(n), 6), scene.place_name(place), place, state=", ".join(parts))
        )
    for zone, key in enumerate(ZONES):
        hits = scene.say("state.hits", (("n", view.hits[3 * owner + zone]),))
        place = ZONE_PLACE + zone + 1
        found.append(Spot("zone", rect_path(plan.zone_rect(zone), 4), scene.say(f"place.{key}"), place, state=hits))
    held = scene.say("state.coins", (("n", view.coins[owner]),))
    found.append(Spot("coins", rect_path(plan.purse_rect(), 6), held))
    lines = scene.rules.account(view, owner)
    for n, line in enumerate(lines[:7]):
        found.append(field(scene, n, scene.line_text(line.rule, line.facts), line.points))
    bonus = sum(line.points for line in lines[7:])
    whole = ", ".join(scene.line_text(line.rule, line.facts) for line in lines[7:] if line.points)
    found.append(field(scene, 7, scene.say("pad.bonus"), bonus, whole))
    total = scene.say("state.points", (("n", sum(line.points for line in lines)),))
    found.append(Spot("total", rect_path(plan.total_rect(), 4), scene.say("head.total"), state=total))
    return found


def field(scene: "LeaguesScene", number: int, name: str, points: int, more: str = "") -> Spot:
    """A field of the score pad."""
    said = scene.say("state.points", (("n", points),))
    return Spot("pad", rect_path(plan.pad_rect(number), 4), name, state=said, description=more)


def people(scene: "LeaguesScene", view: LeaguesState) -> list[Spot]:
    """Verne and the other seats."""
    found = []
    if view.verne:
        n, a, land, atlantis = verne_left(scene.leagues.tables, view)
        left = scene.say("state.verne", (("n", n), ("a", a), ("l", land), ("t", atlantis)))
        parts = [left]
        if view.seats <= 2:
            parts.append(scene.say("state.sides", (("n", view.verne_sides),)))
        area = QRectF(plan.OTHERS.left() + 6, plan.OTHERS.top() + 24, 184, plan.OTHERS.height() - 30)
        found.append(Spot("verne", rect_path(area, 6), scene.say("head.verne"), state=", ".join(parts)))
    scores = scene.rules.scores(view)
    for seat, area in scene.seat_areas(view, scene.owner(view)):
        parts = [
            scene.say("state.points", (("n", scores[seat]),)),
            scene.say("state.coins", (("n", view.coins[seat]),)),
            scene.say("state.sides", (("n", view.marks[seat].bit_count()),)),
        ]
        if view.conseil == seat:
            parts.append(scene.say("piece.conseil"))
        found.append(Spot("seat", rect_path(area, 6), scene.seat_name(seat), SEAT_PLACE + seat, state=", ".join(parts)))
    return found
