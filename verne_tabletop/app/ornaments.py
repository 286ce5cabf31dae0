"""What rests the eye in the windows: paper grain, a compass rose, a double rule."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from verne_tabletop.app.gallery import Brush
from verne_tabletop.engine.chance import Chance
from verne_tabletop.table.tokens import Palette

GRAIN: Final = 192
SPECKS: Final = 900
FIBRES: Final = 50


def grain_brush(palette: Palette) -> Brush:
    """What paints a tile of the paper's grain."""

    def brush(painter: QPainter, wide: float, tall: float) -> None:
        painter.fillRect(QRectF(0, 0, wide, tall), QColor(palette.ground))
        if palette.name == "contrast":
            return
        chance = Chance(1870)
        for alpha, ink in ((0.10, palette.ink_soft), (0.55, palette.paper)):
            speck = QColor(ink)
            speck.setAlphaF(alpha)
            painter.setPen(QPen(speck, 1))
            painter.drawPoints([QPointF(chance.below(GRAIN), chance.below(GRAIN)) for _ in range(SPECKS)])
            speck.setAlphaF(alpha / 2)
            painter.setPen(QPen(speck, 1))
            for _ in range(FIBRES):
                x, y, turn = chance.below(GRAIN), chance.below(GRAIN), chance.unit() * 0.8 - 0.4
                painter.drawLine(QPointF(x, y), QPointF(x + 9 * cos(turn), y + 9 * sin(turn)))

    return brush


def rose_brush(palette: Palette) -> Brush:
    """What paints the large pale rose at the foot of a page."""

    def brush(painter: QPainter, wide: float, tall: float) -> None:
        ink = QColor(palette.brass)
        ink.setAlphaF(0.20)
        paint_rose(painter, QPointF(wide / 2, tall / 2), wide / 2, ink, QColor(palette.ground))

    return brush


def paint_rose(painter: QPainter, centre: QPointF, radius: float, ink: QColor, light: QColor) -> None:
    """A compass rose of sixteen points: every point half ink, half light."""
    painter.save()
    painter.translate(centre)
    painter.setPen(QPen(ink, max(0.6, radius / 90)))
    painter.setBrush(QBrush())
    for share in (0.98, 0.92, 0.62):
        painter.drawEllipse(QPointF(0, 0), radius * share, radius * share)
    for tick in range(72):
        turn, start = tick * pi / 36, 0.92 if tick % 3 else 0.88
        painter.drawLine(
            QPointF(radius * start * sin(turn), -radius * start * cos(turn)),
            QPointF(radius * 0.98 * sin(turn), -radius * 0.98 * cos(turn)),
        )
    for step, length in ((4, 0.52), (2, 0.70), (1, 0.86)):
        points = range(0, 16, 1) if step == 4 else range(0, 16, 2) if step == 2 else range(0, 16, 4)
        for point in points:
            if (step == 4 and point % 2 == 0) or (step == 2 and point % 4 == 0):
                continue
            _point(painter, point * pi / 8, radius * length, radius * 0.16, ink, light)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), radius * 0.05, radius * 0.05)
    painter.restore()


def _point(painter: QPainter, turn: float, length: float, waist: float, ink: QColor, light: QColor) -> None:
    tip = QPointF(length * sin(turn), -length * cos(turn))
    for side, fill in ((-1, ink), (1, light)):
        bend = turn + side * pi / 8
        corner = QPointF(waist * sin(bend), -waist * cos(bend))
        painter.setBrush(fill)
        painter.drawPolygon(QPolygonF([QPointF(0, 0), corner, tip]))
