"""What never moves on the table of Leagues: paper, the two engraved seas with their numbers and letters, the pads."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.games.leagues.rules_tables import Tables
from verne_tabletop.games.leagues.state import CELLS
from verne_tabletop.table import leagues_plan as plan
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Look, colour, rect_path
from verne_tabletop.table.leagues_ink import inked
from verne_tabletop.table.ornament import compass_rose, flourish, ruled_frame
from verne_tabletop.table.paper import lay_grain, paint_sheet
from verne_tabletop.table.pen import hatch, outline, strokes, wave_lines
from verne_tabletop.table.tokens import BOLD, FINE

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
MIDDLE = int(Qt.AlignmentFlag.AlignCenter)


@lru_cache(maxsize=2)
def sea_shape(sheet: int) -> QPainterPath:
    """The outline of a map."""
    return plan.sea(sheet)


@lru_cache(maxsize=2)
def engraving(sheet: int) -> QPainterPath:
    """Waves on the surface, level lines in the depth."""
    if sheet == 0:
        return strokes(wave_lines(sea_shape(0), 9.0, 22.0, 1.5, 7), FINE * 0.75, 3, 0.1)
    return hatch(sea_shape(1), 0.0, 5.0, FINE * 0.6, 9)


@lru_cache(maxsize=2)
def meshes(sheet: int) -> QPainterPath:
    """The sides of all cells."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in range(CELLS):
        position = sheet * CELLS + cell
        for direction in range(6):
            other = plan.PLAN.beside[cell][direction]
            if other > cell:
                a, b = plan.side(position, direction)
                line = ((a.x(), a.y()), (b.x(), b.y()))
                path.addPath(strokes((line,), FINE * 0.9, cell * 7 + direction, 0.3, 0.05))
    return path


def paint(painter: QPainter, look: Look, tables: Tables, words: dict[str, str]) -> None:
    """All of it; `words` are the headings by key."""
    lay_grain(painter, QRectF(0, 0, plan.WIDTH, plan.HEIGHT), look.palette)
    for sheet in (0, 1):
        paint_map(painter, look, tables, sheet, words["surface" if sheet == 0 else "depth"])
    paint_log(painter, look)
    for area, key in ((plan.CREW, "crew"), (plan.PAD, "score"), (plan.OTHERS, "others")):
        paint_sheet(painter, area, look, seed=int(area.left()))
        heading(painter, look, QRectF(area.left() + 8, area.top() + 3, area.width() - 16, 19), words[key])
    paint_matrix(painter, look)


def heading(painter: QPainter, look: Look, area: QRectF, text: str) -> None:
    """A small heading with a rule under it."""
    paint_words(painter, text, area, look.palette.ink_soft, 13 * min(look.text, 1.4), 8, 600, LEFT, italic=True)
    line = ((area.left(), area.bottom()), (area.right(), area.bottom()))
    painter.fillPath(strokes((line,), FINE, int(area.left()), 0.3), colour(look.palette.hairline))


def paint_map(painter: QPainter, look: Look, tables: Tables, sheet: int, title: str) -> None:
    """One of the two maps on its sheet of paper."""
    palette, area = look.palette, plan.SHEETS[sheet]
    paint_sheet(painter, area, look, seed=11 + sheet)
    frame = ruled_frame(area.width() - 12, area.height() - 12, 4.0, 3 + sheet)
    painter.fillPath(frame.translated(area.left() + 6, area.top() + 6), colour(palette.ink_soft, 0.7))
    ink = palette.surface_ink if sheet == 0 else palette.depth_ink
    shape = sea_shape(sheet)
    painter.fillPath(shape, colour(palette.sea_surface if sheet == 0 else palette.sea_depth))
    painter.fillPath(engraving(sheet), colour(ink, 0.30 if sheet == 0 else 0.13))
    painter.fillPath(meshes(sheet), colour(ink, 0.55))
    painter.fillPath(outline(shape, BOLD, 5 + sheet, 0.4), colour(palette.ink))
    for cell in range(CELLS):
        middle = plan.centre(sheet * CELLS + cell)
        size = 9.5 * min(look.text, 1.35)
        number = QRectF(middle.x() - 14, middle.y() - plan.SIDE + 4.5, 28, size + 4)
        paint_words(painter, str(cell + 1), number, ink, size, 7, 600, serif=False)
    for n, cell in enumerate(tables.ship if sheet == 0 else tables.atlantis):
        middle = plan.centre(sheet * CELLS + cell)
        place = QRectF(middle.x() - 20, middle.y() - 17, 40, 42)
        painter.setOpacity(0.42)
        paint_words(painter, "ABCDE"[n], place, ink, 30, 20, 400, italic=True)
        painter.setOpacity(1.0)
    corner = QRectF(area.left() + 14, area.top() + 12, 82, 22)
    paint_words(painter, title, corner, palette.ink, 17, 9, 600, LEFT)
    painter.fillPath(flourish(76).translated(corner.left() + 38, corner.bottom() + 4), colour(palette.ink_soft))
    painter.save()
    painter.translate(area.right() - 42 if sheet == 0 else area.left() + 42, area.bottom() - 44)
    compass_rose(25.0, 5).press(painter, colour(palette.ink_soft), colour(palette.paper))
    painter.restore()
    painter.save()
    painter.translate(area.left() + 40 if sheet == 0 else area.right() - 40, area.bottom() - 36)
    painter.fillPath(inked("ship" if sheet == 0 else "squid", 24, 1.3, 4), colour(palette.ink_soft, 0.55))
    painter.restore()


def paint_log(painter: QPainter, look: Look) -> None:
    """The 16 turns: a strip of paper ruled into columns, the turns that score ships marked."""
    palette = look.palette
    paint_sheet(painter, plan.LOG, look, seed=2)
    top, low = plan.LOG.top() + 50, plan.LOG.bottom() - 22
    lines = [((plan.LOG.left() + 4, y), (plan.LOG.right() - 4, y)) for y in (top, low)]
    for turn in range(2, 17):
        x = plan.turn_rect(turn).left()
        lines.append(((x, top), (x, plan.LOG.bottom() - 3)))
    painter.fillPath(strokes(tuple(lines), FINE, 4, 0.3), colour(palette.hairline))


def paint_ship_turns(painter: QPainter, look: Look, turns: list[int]) -> None:
    """A small ship on each turn that scores ships."""
    for turn in turns:
        area = plan.turn_rect(turn)
        painter.save()
        painter.translate(area.right() - 11, area.bottom() - 33)
        painter.fillPath(inked("ship", 8.5, 0.9, 2), colour(look.palette.ink_soft, 0.8))
        painter.restore()


def paint_matrix(painter: QPainter, look: Look) -> None:
    """The mat under the nine cards, with an arrow for the flow of each column."""
    palette = look.palette
    mat = rect_path(plan.MATRIX, 8)
    painter.fillPath(mat, colour(palette.paper_deep))
    painter.fillPath(outline(mat, FINE, 6, 0.4), colour(palette.ink_soft, 0.7))
    for sheet, way in ((0, -1.0), (1, 1.0)):
        x = plan.card_at(0, 1 + sheet).x()
        y = plan.MATRIX.top() + 13 if sheet == 0 else plan.MATRIX.bottom() - 15
        lines = (
            ((x, y - 8 * way), (x, y + 8 * way)),
            ((x - 5, y + 3 * way), (x, y + 8 * way), (x + 5, y + 3 * way)),
        )
        painter.fillPath(strokes(lines, BOLD * 0.8, 3, 0.2), colour(palette.ink_soft))
