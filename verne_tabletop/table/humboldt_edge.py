"""The graduated edge of the chart, on which fame is marked: a field a point, a hundred to a round; and arrow heads."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Look, colour, rect_path
from verne_tabletop.table.humboldt_chart import MAP, SHEET, TRACK
from verne_tabletop.table.humboldt_layout import LEAST
from verne_tabletop.table.ornament import add, polygon
from verne_tabletop.table.pen import Line, Point, outline, strokes
from verne_tabletop.table.tokens import BOLD, FINE, NOTE

LAP: Final = 100  # points once round the edge


def edge_point(points: int) -> QPointF:
    """Where the edge is marked for so many points: clockwise from the upper left corner, LAP to a round: 30 fields
    along the top and the bottom, 20 down the sides, each side beginning in its corner."""
    at = points % LAP
    width, height = SHEET.width() - TRACK, SHEET.height() - TRACK
    left, top = SHEET.left() + TRACK / 2, SHEET.top() + TRACK / 2
    if at < 30:
        return QPointF(left + width * at / 30, top)
    if at < 50:
        return QPointF(left + width, top + height * (at - 30) / 20)
    if at < 80:
        return QPointF(left + width * (80 - at) / 30, top + height)
    return QPointF(left, top + height * (LAP - at) / 20)


def paint_edge(painter: QPainter, look: Look) -> None:
    """The graduated edge: one field a point, a number every five."""
    palette = look.palette
    whole, inner = rect_path(SHEET), rect_path(MAP)
    painter.fillPath(whole.subtracted(inner), colour(palette.paper))
    painter.fillPath(_fields(), colour(palette.ink, 0.8))
    painter.fillPath(_dark_fields(), colour(palette.paper_deep))
    painter.fillPath(_fields(), colour(palette.ink, 0.8))
    for points in range(0, LAP, 5):
        at = edge_point(points)
        paint_words(painter, str(points), QRectF(at.x() - 12, at.y() - 8, 24, 16), palette.ink, NOTE - 1, LEAST, 600)


def _cell(points: int) -> QRectF:
    at = edge_point(points)
    wide, high = (SHEET.width() - TRACK) / 30, (SHEET.height() - TRACK) / 20
    flat = points % 50 < 30
    if points % 50 in (0, 30):
        return QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high).intersected(SHEET)
    return QRectF(
        at.x() - (wide if flat else TRACK) / 2,
        at.y() - (TRACK if flat else high) / 2,
        wide if flat else TRACK,
        TRACK if flat else high,
    )


@lru_cache(maxsize=1)
def _fields() -> QPainterPath:
    lines: list[Line] = []
    for points in range(LAP):
        cell = _cell(points)
        if points % 50 < 30:
            lines.append(((cell.left(), cell.top()), (cell.left(), cell.top() + TRACK)))
        else:
            lines.append(((cell.left(), cell.top()), (cell.left() + TRACK, cell.top())))
    lines = [line for line in lines if MAP.left() < line[0][0] < MAP.right() or MAP.top() < line[0][1] < MAP.bottom()]
    return add(
        outline(rect_path(SHEET), BOLD, 2, 0.3),
        outline(rect_path(MAP), FINE * 1.3, 3, 0.3),
        strokes(tuple(lines), FINE * 0.8, 5, 0.1, 0.0),
    )


@lru_cache(maxsize=1)
def _dark_fields() -> QPainterPath:
    return add(*[rect_path(_cell(points)).subtracted(rect_path(MAP)) for points in range(0, LAP, 5)])


@lru_cache(maxsize=64)
def arrow_head(line: Line, size: float = 9.0) -> QPainterPath:
    """The head of an arrow at the end of a line."""
    tip, tail = line[-1], line[max(0, len(line) - 4)]
    turn = math.atan2(tip[1] - tail[1], tip[0] - tail[0])
    points: list[Point] = []
    for reach, way in ((size * 0.55, 0.0), (size * 0.75, 2.5), (size * 0.25, math.pi), (size * 0.75, -2.5)):
        points.append((tip[0] + reach * math.cos(turn + way), tip[1] + reach * math.sin(turn + way)))
    return polygon(points)
