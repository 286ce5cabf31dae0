"""Everything that lies on the table of a journey and may change, as figures."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from verne_tabletop.engine.model import HIDDEN, Seat
from verne_tabletop.games.journey.rules_draw import pending
from verne_tabletop.games.journey.rules_score import columns, solo_rank
from verne_tabletop.games.journey.state import (
    BONUS,
    CELLS,
    CROSSING,
    EXPLORATION_DECK,
    FILL,
    FILLED,
    FISH,
    HELP,
    LIT,
    MAP,
    MARK,
    PASS,
    STAR,
    STRIDE,
    TRACK,
    TUNNEL_DECK,
    VOLCANO,
    VOLCANO_ROW,
    JourneyState,
)
from verne_tabletop.table import journey_faces as faces
from verne_tabletop.table import journey_sheet as sheet
from verne_tabletop.table.faces import CardBack
from verne_tabletop.table.figures import Face, Figure
from verne_tabletop.table.journey_cards import line_card, tunnel_card
from verne_tabletop.table.journey_ground import SIGN, cell_middle, way_point
from verne_tabletop.table.journey_ink import DangerFace, FindFace, GlowFace, LineFace, TunnelFace, ways_of
from verne_tabletop.table.journey_ways import NamePlate, journey_points, pointers

if TYPE_CHECKING:
    from verne_tabletop.table.journey import JourneyScene


def lying(scene: "JourneyScene", view: JourneyState) -> list[Figure]:
    """All figures, lowest layer first."""
    owner = scene.owner(view)
    cells, circles = shown(scene, view, owner)
    found = card_figures(scene, view)
    plate = name_plate(scene, view, owner)
    if plate is not None:
        found.append(Figure(("name", owner), plate, 102, 24, 6))
    found += map_figures(scene, view, owner, cells)
    found += sheet_figures(scene, view, owner, circles)
    found += small_maps(scene, view) if view.seats > 1 else [ranks(scene, view)]
    if view.ended != "":
        points = journey_points(scene.journey.board, view, owner)
        if len(points) > 1:
            found.append(Figure(("journey", owner), LineFace(points), 0, 0, 40))
    return found


def name_plate(scene: "JourneyScene", view: JourneyState, owner: Seat) -> NamePlate | None:
    """Whose map it is; alone at the table, whether a danger struck in the round before, which nobody was asked in."""
    if view.seats > 1:
        own = owner == scene.seat
        name = scene.names[owner] if own else scene.place_name(owner * STRIDE + MAP)
        return NamePlate(name[:1].upper() + name[1:], own, owner % 6, initial(scene, owner))
    board = scene.journey.board
    struck = view.tunneled and view.explored and board.arrows[view.tunneled[-1] - board.first_tunnel]
    if struck and view.ended == "":
        return NamePlate(scene.say("state.struck", (("piece_line", view.explored[-1]),)), False)
    return None


def initial(scene: "JourneyScene", seat: Seat) -> str:
    """The letter a traveller signs with: the first of the name, or the number of the seat where two would share one."""
    letters = [name[:1].upper() for name in scene.names]
    if not 0 <= seat < len(letters):
        return ""
    return letters[seat] if len(set(letters)) == len(letters) else str(seat + 1)


def shown(scene: "JourneyScene", view: JourneyState, owner: Seat) -> tuple[list[int], list[int]]:
    """Map and circles of a seat with the choices of the running round that may be seen."""
    cells, circles = view.maps[owner], view.tracks[owner]
    commit = view.commits[owner]
    if commit and commit[0] > PASS and commit[0] != FILL:
        cells, circles, _ = pending(scene.journey.board, view, owner)
    for seat in range(view.seats):
        fill = view.commits[seat]
        if fill and fill[0] == FILL and fill[2] == owner:
            cells = cells[:]
            cells[fill[1]] = FILLED + 1 + seat
    return cells, circles


def map_figures(scene: "JourneyScene", view: JourneyState, owner: Seat, cells: list[int]) -> list[Figure]:
    """Signs at the volcanoes, the line of the round, the light of the route, and the ink in the cells."""
    board = scene.journey.board
    found: list[Figure] = []
    first = owner * STRIDE
    for cell in range(CELLS):
        content = cells[cell]
        mark, at = content & MARK, cell_middle(cell)
        if mark == 0:
            continue
        place = first + cell
        if mark >= FILLED:
            drawer = mark - FILLED - 1
            face = DangerFace(drawer % 6 if drawer >= 0 else -1, initial(scene, drawer), cell % 7)
            found.append(Figure(("cell", owner, cell, mark), face, at.x(), at.y(), 12, place=place))
            continue
        if content >= LIT:
            found.append(Figure(("glow", owner, cell, mark), GlowFace(ways_of(mark)), at.x(), at.y(), 11, place=place))
        if mark > CROSSING:
            finding = FindFace(mark, content >= LIT, cell % 7)
            found.append(Figure(("cell", owner, cell, mark, content >= LIT), finding, at.x(), at.y(), 12, place=place))
        elif cell != board.centre:
            tunnel = TunnelFace(mark, cell % 11)
            found.append(Figure(("cell", owner, cell, mark), tunnel, at.x(), at.y(), 10, place=place))
    for side in range(4):
        found += sign_figures(scene, view, owner, side)
    if view.ended == "" and view.setting >= view.seats and view.line >= 0:
        for at_edge, tag in pointers(view.line):
            key = ("pointer", view.line, tag.turn)
            found.append(Figure(key, tag, at_edge.x(), at_edge.y(), 5, piece=view.line))
    return found


def sign_figures(scene: "JourneyScene", view: JourneyState, owner: Seat, side: int) -> list[Figure]:
    """The arrow or the sign at a volcano, crossed out when it has erupted."""
    at, place = way_point(side, SIGN), owner * STRIDE + VOLCANO + side
    sign = view.symbols[owner][side]
    found: list[Figure] = []
    if view.entrance[owner] == side:
        face = sheet.SignFace(-1, 90.0 * side)
        found.append(Figure(("sign", owner, side, -1), face, at.x(), at.y(), 14, place=place))
    elif sign >= 0:
        found.append(Figure(("sign", owner, side, sign), sheet.SignFace(sign), at.x(), at.y(), 14, place=place))
        if view.erupting(owner, side):
            found.append(
                Figure(("gone", owner, side), sheet.LostFace(15.0), at.x(), at.y(), 15, piece=symbol(scene, sign))
            )
    return found


def symbol(scene: "JourneyScene", sign: int) -> int:
    """The piece of a sign."""
    return scene.journey.board.first_symbol + sign


def card_figures(scene: "JourneyScene", view: JourneyState) -> list[Figure]:
    """The two cards of the round, the clocks, the volcano cards and the characters."""
    board = scene.journey.board
    wide, high = sheet.CARD_WIDE, sheet.CARD_HIGH
    found: list[Figure] = []
    for place, at, letter, number in (
        (EXPLORATION_DECK, sheet.EXPLORATION, "?", len(view.exploration)),
        (TUNNEL_DECK, sheet.TUNNEL, "", len(view.tunnels)),
    ):
        if number:
            back = CardBack(wide, high, letter=letter)
            found.append(Figure(("deck", place), back, at.x() + 3, at.y() + 3, 0))
    if view.line >= 0:
        line, at = line_card(scene, view.line), sheet.EXPLORATION
        found.append(Figure("line", line, at.x(), at.y(), 1, piece=view.line, place=EXPLORATION_DECK))
    if view.tunnel >= 0:
        tunnel, at = tunnel_card(scene, view.tunnel), sheet.TUNNEL
        found.append(Figure("tunnel", tunnel, at.x(), at.y(), 1, piece=view.tunnel, place=TUNNEL_DECK))
    found += clock_figures(scene, view)
    for character in range(3):
        piece = board.first_character + character
        rested = view.active[character]
        card = faces.CharacterFace(
            character, scene.piece_name(piece), scene.say("state.rested" if rested else "state.exhausted"), rested
        )
        middle = sheet.character_rect(character).center()
        found.append(Figure(("character", character), card, middle.x(), middle.y(), 2, piece=piece))
    return found


def to_come(scene: "JourneyScene", view: JourneyState) -> list[Face]:
    """What the rounds will bring: cards, what is drawn of them, the clocks."""
    board, wide = scene.journey.board, sheet.CLOCKS.width()
    found: list[Face] = [line_card(scene, piece) for piece in range(board.first_tunnel)]
    found += [tunnel_card(scene, piece) for piece in range(board.first_tunnel, board.first_character)]
    found += [FindFace(mark, lit, 1) for mark in range(FISH, STAR + 1) for lit in (False, True)]
    found.append(DangerFace(0, initial(scene, 0), 1))
    for kind, rounds in (("eruption", len(view.exploration)), ("water", len(view.tunnels))):
        words = scene.say(f"state.to_{kind}")
        found += [faces.ClockFace(kind, left, words, wide) for left in range(rounds, 0, -1)]
    return found


def clock_figures(scene: "JourneyScene", view: JourneyState) -> list[Figure]:
    """Rounds to the next water and to the next eruption, this one counted, and the volcano cards."""
    if view.ended != "" or view.setting < view.seats:
        return volcano_cards(view)
    found: list[Figure] = []
    for row, (kind, number) in enumerate((("water", len(view.tunnels) + 1), ("eruption", len(view.exploration) + 1))):
        words = scene.say(f"state.to_{kind}")
        face = faces.ClockFace(kind, number, words, sheet.CLOCKS.width())
        middle = QPointF(sheet.CLOCKS.center().x(), sheet.CLOCKS.top() + 24 + row * 49)
        found.append(Figure(("clock", kind), face, middle.x(), middle.y(), 2))
    return found + volcano_cards(view)


def volcano_cards(view: JourneyState) -> list[Figure]:
    """The three volcano cards."""
    found = []
    for at in range(len(view.volcanoes)):
        sign = view.volcanoes[at] if at < view.erupted else HIDDEN
        x = sheet.CLOCKS.center().x() + (at - 1) * 30
        found.append(
            Figure(("volcano", at), faces.VolcanoCardFace(sign), x, sheet.CLOCKS.bottom() - 20, 2, place=VOLCANO_ROW)
        )
    return found


def sheet_figures(scene: "JourneyScene", view: JourneyState, owner: Seat, circles: list[int]) -> list[Figure]:
    """The rings on the second sheet of the seat in front."""
    board = scene.journey.board
    first = owner * STRIDE
    found: list[Figure] = []
    for track in range(4):
        for index in range(circles[track]):
            at = sheet.space(track, index, len(board.values[track]))
            spent = track == 3 and index < view.paid[owner]
            face = sheet.RingFace(spent, track * 7 + index)
            found.append(Figure(("ring", owner, track, index), face, at.x(), at.y(), 3, place=first + TRACK + track))
    used = view.helps[owner]
    commit = view.commits[owner]
    if commit and commit[0] > FILL:
        used += 1
    for index in range(used):
        at = sheet.help_space(index)
        found.append(
            Figure(("help", owner, index), sheet.RingFace(False, 40 + index), at.x(), at.y(), 3, place=first + HELP)
        )
    complete = min(circles[0], circles[1], circles[2])
    for index in range(max(complete, columns(view, owner))):
        at = sheet.column_space(index)
        found.append(
            Figure(("column", owner, index), sheet.RingFace(False, 60 + index), at.x(), at.y(), 3, place=first + BONUS)
        )
    found += bonus_figures(view, owner)
    return found


def bonus_figures(view: JourneyState, owner: Seat) -> list[Figure]:
    """Rings round the bonuses earned, crosses over the arrival bonuses that others have taken."""
    place = owner * STRIDE + BONUS
    earned = [0] if view.arrival[owner] else []
    if 0 < view.arrival[owner] <= 3:
        earned.append(view.arrival[owner])
    if view.escaped[owner]:
        earned.append(4)
    found = []
    for index in earned:
        at = sheet.bonus_space(index)
        found.append(Figure(("bonus", owner, index), sheet.RingFace(False, 80 + index), at.x(), at.y(), 3, place=place))
    gone = view.arrivals
    if view.seats == 1:
        gone = view.arrival[owner] - 1 if view.arrival[owner] else view.erupted
    for index in range(1, min(3, gone) + 1):
        if index not in earned:
            at = sheet.bonus_space(index)
            found.append(Figure(("taken", owner, index), sheet.LostFace(), at.x(), at.y(), 3, place=place))
    return found


def ranks(scene: "JourneyScene", view: JourneyState) -> Figure:
    """The ladder of ranks of a lone traveller."""
    board = scene.journey.board
    least = ["", *[str(points) for points in board.rank_from]]
    names = [scene.say(f"rank.{word}") for word in board.ranks]
    now = board.ranks.index(solo_rank(board, scene.rules.scores(view)[0])) if view.alive[0] else -1
    face = faces.RankFace(tuple(zip(names, least, strict=True)), now)
    return Figure("ranks", face, sheet.LEFT, sheet.SMALL_TOP, 2)


def small_maps(scene: "JourneyScene", view: JourneyState) -> list[Figure]:
    """The maps of the others."""
    scores, others = scene.rules.scores(view), scene.others(view)
    found = []
    for at, seat in enumerate(others):
        cells, _ = shown(scene, view, seat)
        rect = sheet.small_rect(at, len(others))
        face = faces.SmallMapFace(
            tuple(cells),
            scene.names[seat] if seat < len(scene.names) else str(seat + 1),
            scene.say("state.points", (("n", scores[seat]),)),
            view.setting >= view.seats and bool(view.commits[seat]) and view.stars[seat] == 0,
            not view.alive[seat],
            seat % 6,
            initial(scene, seat),
            seat == scene.seat,
            view.entrance[seat],
            rect.width(),
            sheet.words_beside(len(others)),
        )
        found.append(Figure(("small", seat), face, rect.x(), rect.y(), 2))
    return found
