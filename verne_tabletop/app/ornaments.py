"""What rests the eye in the windows: paper grain, a compass rose, a double rule."""

from math import cos, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

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
    """The table's compass rose, its lily reaching `radius`."""
    from verne_tabletop.table.ornament import compass_rose  # what is kept on disk needs no pen at start

    painter.save()
    painter.translate(centre)
    compass_rose(radius / 1.2).press(painter, ink, light)
    painter.restore()
