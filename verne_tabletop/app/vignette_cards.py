"""The face of Lost Cities: a fan of expedition cards."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from verne_tabletop.app.strokes import TALL, WIDE, bounded, hatch, ink, letter, pen, wave
from verne_tabletop.table.tokens import Palette

HILLS: Final = ((-6, 52), (26, 30), (52, 46), (88, 16), (120, 42), (150, 26), (184, 48), (226, 28))


def paint_lost_cities(painter: QPainter, palette: Palette) -> None:
    """Five cards of a fan before the hills, each with its number and emblem."""
    painter.fillRect(QRectF(0, 0, WIDE, TALL), QColor(palette.paper_deep))
    far = bounded((*HILLS, (226, 176), (-6, 176)))
    painter.fillPath(far, QColor(palette.paper))
    hatch(painter, far, palette.ink_soft, 0.35, 4.2)
    ink(painter, HILLS, palette.ink, 1.4, seed=4, wobble=0.8)
    for lane, (tint, number) in enumerate(((3, "7"), (0, "10"), (4, "4"), (1, "9"), (2, "6"))):
        shade = palette.tints[tint]
        painter.save()
        painter.translate(30 + lane * 40, 104 + 5 * abs(lane - 2))
        painter.rotate((lane - 2) * 5)
        for back in (2, 1):
            painter.setPen(pen(palette.ink, 1.0))
            painter.setBrush(QColor(palette.paper))
            painter.drawRoundedRect(QRectF(-22, -36 - back * 13, 44, 66), 4, 4)
            painter.fillRect(QRectF(-20, -34 - back * 13, 40, 9), QColor(shade.fill))
        card = QRectF(-22, -36, 44, 72)
        painter.setPen(pen(palette.ink, 1.3))
        painter.setBrush(QColor(shade.fill))
        painter.drawRoundedRect(card, 4, 4)
        letter(painter, QRectF(-22, -35, 44, 34), number, 27, shade.text)
        painter.setPen(pen(shade.text, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        EMBLEMS[lane](painter)
        painter.restore()


def _sun(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(0, 16), 6, 6)
    for ray in range(8):
        turn = ray * pi / 4
        painter.drawLine(QPointF(9 * cos(turn), 16 + 9 * sin(turn)), QPointF(13 * cos(turn), 16 + 13 * sin(turn)))


def _drops(painter: QPainter) -> None:
    for y in (8, 16, 24):
        painter.drawPolyline(QPolygonF([QPointF(*point) for point in wave(y, 7, 3, -14, 14)]))


def _mountain(painter: QPainter) -> None:
    painter.drawPolyline(QPolygonF([QPointF(-14, 27), QPointF(-4, 8), QPointF(3, 19), QPointF(7, 13), QPointF(14, 27)]))


def _leaf(painter: QPainter) -> None:
    leaf = QPainterPath(QPointF(0, 29))
    leaf.cubicTo(-16, 20, -8, 8, 0, 4)
    leaf.cubicTo(8, 8, 16, 20, 0, 29)
    painter.drawPath(leaf)
    painter.drawLine(QPointF(0, 8), QPointF(0, 29))


def _flame(painter: QPainter) -> None:
    flame = QPainterPath(QPointF(0, 29))
    flame.cubicTo(-14, 26, -9, 13, -2, 4)
    flame.cubicTo(-1, 13, 4, 11, 5, 9)
    flame.cubicTo(12, 18, 10, 28, 0, 29)
    painter.drawPath(flame)


EMBLEMS: Final = (_sun, _drops, _mountain, _leaf, _flame)
