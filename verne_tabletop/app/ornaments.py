"""What rests the eye in the windows: paper grain, a compass rose, a double rule."""

import random
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from verne_tabletop.app.theme import Theme
from verne_tabletop.table import tokens
from verne_tabletop.table.tokens import PALETTES

GRAIN: Final = 192
SPECKS: Final = 900
FIBRES: Final = 50


@lru_cache(maxsize=4)
def grain(palette: str) -> QPixmap:
    """A tile of the paper's grain in one palette, painted once."""
    colours = PALETTES[palette]
    tile = QPixmap(GRAIN, GRAIN)
    tile.fill(QColor(colours.ground))
    if palette == "contrast":
        return tile
    painter = QPainter(tile)
    chance = random.Random(1870)
    for alpha, ink in ((0.10, colours.ink_soft), (0.55, colours.paper)):
        speck = QColor(ink)
        speck.setAlphaF(alpha)
        painter.setPen(QPen(speck, 1))
        painter.drawPoints([QPointF(chance.randrange(GRAIN), chance.randrange(GRAIN)) for _ in range(SPECKS)])
        speck.setAlphaF(alpha / 2)
        painter.setPen(QPen(speck, 1))
        for _ in range(FIBRES):
            x, y, turn = chance.randrange(GRAIN), chance.randrange(GRAIN), chance.uniform(-0.4, 0.4)
            painter.drawLine(QPointF(x, y), QPointF(x + 9 * cos(turn), y + 9 * sin(turn)))
    painter.end()
    return tile


def paint_ground(painter: QPainter, rect: QRect, theme: Theme, rose: bool = True) -> None:
    """The grain over all of `rect`, a double rule along its edge, and a compass rose at the foot."""
    painter.drawTiledPixmap(rect, grain(theme.palette.name))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, alpha in ((tokens.SMALL, tokens.FINE, 0.9), (tokens.GAP, tokens.FINE / 2, 0.7)):
        painter.setPen(QPen(theme.colour("hairline", alpha), width))
        painter.drawRect(QRectF(rect).adjusted(inset, inset, -inset, -inset))
    if rose:
        radius = min(rect.width(), rect.height()) * 0.20
        centre = QPointF(rect.right() - radius * 0.9, rect.bottom() - radius * 0.75)
        painter.save()
        painter.setClipRect(QRectF(rect).adjusted(tokens.GAP, tokens.GAP, -tokens.GAP, -tokens.GAP))
        paint_rose(painter, centre, radius, theme.colour("brass", 0.20), theme.colour("ground"))
        painter.restore()


def paint_rose(painter: QPainter, centre: QPointF, radius: float, ink: QColor, light: QColor) -> None:
    """A compass rose of sixteen points: every point half ink, half light."""
    painter.save()
    painter.translate(centre)
    painter.setPen(QPen(ink, max(0.6, radius / 90)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
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
