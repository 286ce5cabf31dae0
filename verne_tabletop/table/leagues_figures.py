"""What lies on the table of Leagues for a view: the sheets of the seat in front, and all that is shared."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from verne_tabletop.engine.hexes import cells_of
from verne_tabletop.engine.model import HIDDEN, Seat
from verne_tabletop.games.leagues.edition import CHARACTERS, DANGERS, ZONES
from verne_tabletop.games.leagues.rules_danger import danger_now, verne_left
from verne_tabletop.games.leagues.rules_tables import (
    COLUMN_PLACE,
    CREW_PLACE,
    FIRST_DANGER,
    FIRST_VERNE,
    KIND_KEYS,
    VERNE_ATLANTIS,
    ZONE_PLACE,
    Tables,
    place_of,
)
from verne_tabletop.games.leagues.state import (
    ATLANTIS,
    CELLS,
    ISLAND,
    KINDS,
    SAILING,
    SHARKS,
    TURNS,
    WRITING,
    LeaguesState,
    filled,
    letters_written,
)
from verne_tabletop.table import leagues_plan as plan
from verne_tabletop.table.figures import Figure
from verne_tabletop.table.leagues_cards import CharacterCard, DangerCard, DeckEdge, DiscoveryCard
from verne_tabletop.table.leagues_faces import Coins, Crossing, Marker, Nautilus, Sketch, Words
from verne_tabletop.table.leagues_pads import LevelsFace, PadField, Portrait, VerneFace, ZoneRow
from verne_tabletop.table.leagues_seats import SeatFace, SmallInk, SmallSea, seas
from verne_tabletop.table.leagues_sights import sight_face
from verne_tabletop.table.tackle import InkMark

if TYPE_CHECKING:
    from verne_tabletop.table.leagues import LeaguesScene

LETTERS: Final = "NAL"
#: In how many ways the same discovery is drawn.
HANDS: Final = 4
BONUSES: Final = (("treasure2", "corners"), ("sides", "line"), ("island", "dugong"))
#: Signs of the score pad, in the order of the account.
SIGNS: Final = ("island", "ship", "whale", "crew2", "seaweed", "hits", "atlantis", "bonus")
PADS: Final = ("islands", "ships", "cetaceans", "crew", "forests", "impacts", "atlantis", "bonus")
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def lying(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Figure]:
    """Everything with the sheets of this seat in front, lowest first."""
    return [
        *log(scene, view, owner),
        *matrix(scene, view, owner),
        *sheets(scene, view, owner),
        *crew(scene, view, owner),
        *pad(scene, view, owner),
        *others(scene, view, owner),
    ]


def at(key: object, face: object, point: QPointF, layer: float = 0.0, **more: int) -> Figure:
    """A figure at a point."""
    return Figure(key, face, point.x(), point.y(), layer, **more)  # type: ignore[arg-type]


def log(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Figure]:
    """Danger cards, turn numbers with letters and points, and the marker."""
    tables, found = scene.leagues.tables, []
    for n, card in enumerate(view.dangers):
        face = DangerCard() if card == HIDDEN else danger_card(tables, card)
        found.append(at(("danger", n), face, plan.danger_rect(n).center(), 0, piece=card))
    for turn in range(1, TURNS + 1):
        area = plan.turn_rect(turn)
        number = QRectF(area.left() + 5, area.top() + 52, 18, 16)
        found.append(at(("number", turn), Words(str(turn), 18, 16, 11, "ink_soft", 400, False, LEFT), number.center()))
        letter = view.written[owner * TURNS + turn - 1]
        if letter >= 0:
            point = QPointF(area.center().x(), area.top() + 60)
            found.append(at(("letter", turn), Words(LETTERS[letter], 24, 20, 17, "seal", 700), point))
        elif letter != HIDDEN:
            point = QPointF(area.center().x(), area.top() + 60)
            found.append(at(("letter", turn), Words("✕", 24, 20, 13, "ink_soft", 400), point))
        done = turn < view.turn or (turn == view.turn and view.stage > SAILING) or settled(view, owner, turn)
        if done:
            points = view.isles[owner * TURNS + turn - 1] + view.wrecks[owner * TURNS + turn - 1]
            point = QPointF(area.center().x(), area.bottom() - 11)
            ink = "ink" if points else "hairline"
            found.append(at(("points", turn), Words(str(points), 40, 20, 16, ink, 600), point))
    if view.turn:
        area = plan.turn_rect(view.turn).adjusted(1, 1, -1, -1)
        found.append(at(("marker",), Marker(area.width(), area.height()), area.center(), 5))
    return found


def danger_card(tables: Tables, card: int) -> DangerCard:
    """A danger turned up."""
    spaces = [2 * (card - FIRST_DANGER) + half for half in (0, 1)]
    keys = [DANGERS[tables.danger[space]] for space in spaces]
    return DangerCard(keys[0], keys[1], tables.bitten[spaces[0]] + 1, tables.bitten[spaces[1]] + 1)


def settled(view: LeaguesState, owner: Seat, turn: int) -> bool:
    """Whether the seat has scored this turn already and waits to finish it."""
    return turn == view.turn and view.stage == SAILING and len(view.agenda[owner]) <= 1


def matrix(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Figure]:
    """The nine cards, the decks, and a frame round the row in use."""
    tables, found = scene.leagues.tables, []
    counts = letters_written(view, owner)
    for row in range(3):
        character = view.order[row]
        face = character_card(tables, view, character, counts[character])
        found.append(at(character, face, plan.card_at(row, 0), 1, piece=character))
    for n, card in enumerate(view.columns):
        if card != HIDDEN:
            key = KIND_KEYS[tables.kind[card]]
            discovery = DiscoveryCard(key, tables.icons[card], n >= 3)
            point = plan.card_at(n % 3, 1 + n // 3)
            found.append(at(card, discovery, point, 2, piece=card, place=COLUMN_PLACE + 1 + n))
    for sheet, deck in enumerate((view.surface_deck, view.depth_deck)):
        found.append(at(("deck", sheet), DeckEdge(len(deck), sheet == 1), plan.deck_rect(sheet).center()))
    letter = view.written[owner * TURNS + view.turn - 1] if view.turn else HIDDEN
    if letter >= 0 and view.stage in (WRITING, SAILING):
        area = plan.row_rect(view.order.index(letter))
        found.append(at(("row",), Marker(area.width(), area.height()), area.center(), 3))
    return found


def character_card(tables: Tables, view: LeaguesState, character: int, count: int) -> CharacterCard:
    """A character, whose letter was written so often."""
    bonus = BONUSES[character][view.sides[character] - 1]
    return CharacterCard(CHARACTERS[character], LETTERS[character], bonus, tables.icons[character], count)


def zone_row(scene: "LeaguesScene", zone: int, hits: int) -> ZoneRow:
    """A zone of impacts with so many hits."""
    tables, words = scene.leagues.tables, scene.say(f"place.{ZONES[zone]}")
    wide = plan.zone_rect(zone).width()
    return ZoneRow(words, tables.impact[zone], tables.price[zone], tables.boxes[zone], hits, wide)


def sheets(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Figure]:
    """Ink on both maps, sight, sides of Atlantis, the Nautilus."""
    found: list[Figure] = []
    for kind in range(KINDS):
        sheet = 0 if kind < 4 else 1
        for cell in cells_of(view.drawn[owner * KINDS + kind]):
            position = sheet * CELLS + cell
            point = plan.centre(position) + QPointF(0, 3)
            face = drawn(kind, position)
            found.append(at(("ink", owner, position), face, point, 1, place=place_of(position)))
            if view.crossed[2 * owner + sheet] >> cell & 1:
                cross = Crossing(17.0, "seal", position)
                found.append(at(("cross", owner, position), cross, point, 2, place=place_of(position)))
    found += sides(view, owner)
    position = view.nautilus[owner]
    if position < CELLS:
        islands = view.drawn[owner * KINDS + ISLAND]
        face_of_sight = sight_face(scene.leagues.tables, view.open_sight, position, islands, filled(view, owner, 0))
        found.append(at(("sight", owner), face_of_sight, QPointF(0, 0), 0.5))
    found.append(at(("nautilus", owner), Nautilus(), plan.centre(position), 6, place=place_of(position)))
    return found


def drawn(kind: int, position: int) -> Sketch:
    """A discovery in a cell; neighbours are drawn by another turn of the hand."""
    return Sketch(KIND_KEYS[kind], 20.0, "surface_ink" if kind < 4 else "depth_ink", 1.5, 3 + position % HANDS)


def sides(view: LeaguesState, owner: Seat) -> list[Figure]:
    """The marked sides of Atlantis."""
    atlantis = view.drawn[owner * KINDS + ATLANTIS].bit_length() - 1
    found = []
    for direction in range(6):
        if view.marks[owner] >> direction & 1:
            a, b = plan.side(CELLS + atlantis, direction, 2.0)
            line = ((a.x(), a.y()), (b.x(), b.y()))
            place = place_of(CELLS + atlantis)
            found.append(
                at(("side", owner, direction), InkMark((line,), 5.0, "hover", direction), QPointF(0, 0), 3, place=place)
            )
    return found


def crew(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Figure]:
    """Portraits, zones of impacts, coins."""
    tables, found = scene.leagues.tables, []
    danger, bitten = danger_now(tables, view) if view.turn else (-1, -1)
    for n in range(4):
        threatened = view.stage in (WRITING, SAILING) and danger == SHARKS and bitten == n
        lost = bool(view.lost[owner] >> n & 1)
        face = Portrait(n + 1, view.crew[4 * owner + n], lost, threatened)
        found.append(at(("crew", n), face, plan.portrait_rect(n).center(), 1, place=CREW_PLACE + n + 1))
    for zone in range(len(ZONES)):
        row = zone_row(scene, zone, view.hits[3 * owner + zone])
        found.append(at(("zone", zone), row, plan.zone_rect(zone).center(), 1, place=ZONE_PLACE + zone + 1))
    coins = Coins(view.earned[owner], view.coins[owner])
    found.append(at(("coins",), coins, plan.purse_rect().center(), 1))
    return found


def pad(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Figure]:
    """The score pad: eight fields and the total."""
    found = []
    points = [line.points for line in scene.rules.account(view, owner)]
    values = [*points[:7], sum(points[7:])]
    for n, value in enumerate(values):
        area = plan.pad_rect(n)
        face = PadField(SIGNS[n], scene.say(f"pad.{PADS[n]}"), value, area.width(), area.height())
        found.append(at(("pad", n), face, area.center()))
    area = plan.total_rect()
    words = Words(scene.say("head.total"), 150, area.height(), 17, "ink", 600, True, LEFT)
    total = Words(str(sum(points)).replace("-", "−"), 100, area.height(), 26, "ink", 700, True, RIGHT)
    found.append(at(("total",), words, QPointF(area.left() + 80, area.center().y())))
    found.append(at(("sum",), total, QPointF(area.right() - 54, area.center().y())))
    return found


def others(scene: "LeaguesScene", view: LeaguesState, owner: Seat) -> list[Figure]:
    """Verne, and the other seats' sheets."""
    found = []
    if view.verne:
        shown = ""
        if view.verne_gone and view.stage > WRITING:
            letter = scene.leagues.tables.verne[view.verne_gone[-1] - FIRST_VERNE]
            shown = "*" if letter == VERNE_ATLANTIS else LETTERS[letter]
        n, a, land, atlantis = verne_left(scene.leagues.tables, view)
        face = VerneFace(shown, (n, a, land, atlantis), view.verne_sides, view.seats <= 2)
        found.append(at(("verne",), face, QPointF(plan.OTHERS.left() + 92, plan.OTHERS.center().y() + 10)))
    points = scene.rules.scores(view)
    if view.seats == 1:
        levels = scene.leagues.tables.levels
        reached = max([n for n, (least, _) in enumerate(levels) if points[0] >= least], default=0)
        names = tuple([scene.say(f"rank.{rank}") for _, rank in levels])
        ladder = LevelsFace(names, tuple([least for least, _ in levels]), reached)
        found.append(at(("levels",), ladder, QPointF(plan.OTHERS.right() - 77, plan.OTHERS.center().y() + 9)))
    for seat, area in scene.seat_areas(view, owner):
        found += small_sheets(scene, view, seat, area, points[seat])
    if view.conseil == owner:
        found.append(at(("conseil",), Sketch("conseil", 12.0, "seal", 1.2, 2), plan.CREW.topRight() + QPointF(-18, 12)))
    return found


def small_sheets(scene: "LeaguesScene", view: LeaguesState, seat: Seat, area: QRectF, points: int) -> list[Figure]:
    """Another seat's sheets: paper, seas, ink."""
    sides = view.marks[seat].bit_count()
    paper = SeatFace(
        scene.seat_name(seat), view.coins[seat], sides, points, view.conseil == seat, area.width(), area.height()
    )
    found = [at(("seat", seat), paper, area.center())]
    side, middles = seas(area)
    for sheet, middle in enumerate(middles):
        found.append(at(("sea", seat, sheet), SmallSea(sheet, side), middle, 0.1))
        ink = small_ink(view, seat, sheet, side)
        found.append(at(("small", seat, sheet), ink, middle, 0.2))
    return found


def small_ink(view: LeaguesState, seat: Seat, sheet: int, side: float) -> SmallInk:
    """What a seat has drawn on a sheet."""
    first, last = (4, KINDS) if sheet else (0, 4)
    cells = tuple(view.drawn[seat * KINDS + first : seat * KINDS + last])
    here, cell = divmod(view.nautilus[seat], CELLS)
    return SmallInk(sheet, cells, view.crossed[2 * seat + sheet], cell if here == sheet else -1, side)
