"""The clay of the underworld's table: terracotta, black bands, the Greek key, the frames of the fields."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table.figures import Look, colour, rect_path
from verne_tabletop.table.ornament import add
from verne_tabletop.table.paper import lay_grain
from verne_tabletop.table.pen import hatch, outline, strokes
from verne_tabletop.table.tokens import BOLD, CORNER, FINE
from verne_tabletop.table.underworld_layout import BOARD, DICE, FRIEZE, HAND


@lru_cache(maxsize=4)
def greek_key(width: float, height: float) -> QPainterPath:
    """A running meander, `height` units high, from (0, 0)."""
    unit = height / 6.0
    shape = ((0, 6), (0, 0), (5, 0), (5, 4), (2, 4), (2, 2), (3, 2), (3, 3), (4, 3), (4, 1), (1, 1), (1, 5), (6, 5))
    lines, x = [], 0.0
    while x + 7 * unit <= width:
        lines.append(tuple((x + px * unit, py * unit) for px, py in (*shape, (6.9, 5))))
        x += 7 * unit
    return strokes(tuple(lines), unit * 0.8, 3, 0.1, 0.01)


def paint_vase(painter: QPainter, look: Look) -> None:
    """All that never moves."""
    palette = look.palette
    sheet = rect_path(BOARD.adjusted(2, 2, -2, -2), CORNER)
    painter.fillPath(sheet, colour(palette.terracotta))
    painter.save()
    painter.setClipPath(sheet)
    lay_grain(painter, BOARD, palette, 1.0)
    painter.restore()
    painter.fillPath(outline(sheet, BOLD, 5, 0.4), colour(palette.glaze))
    road = strokes((((22, 46), (978, 46)),), BOLD * 1.3, 9, 0.8)
    painter.fillPath(road, colour(palette.glaze))
    for top in (92.0, 616.0):
        painter.fillRect(QRectF(8, top - 1, 984, 2), colour(palette.glaze))
    painter.fillPath(greek_key(980, 12).translated(10, 620), colour(palette.glaze))
    field = rect_path(FRIEZE, CORNER / 2)
    painter.fillPath(field, colour(palette.ochre, 0.55))
    painter.fillPath(hatch(rect_path(FRIEZE.adjusted(0, 206, 0, 0)), 0.0, 4.0, FINE, 7), colour(palette.glaze, 0.6))
    edges = [outline(rect_path(rect, CORNER / 2), BOLD * 0.8, 4, 0.3) for rect in (FRIEZE, DICE, HAND)]
    painter.fillPath(add(*edges), colour(palette.glaze))
    painter.fillPath(rect_path(DICE, CORNER / 2), colour(palette.ochre, 0.3))
    painter.fillPath(rect_path(HAND, CORNER / 2), colour(palette.glaze, 0.16))
