"""The strokes of which the faces of the games are drawn: a hand's line, swell, hatching, letters."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from verne_tabletop.engine.chance import Chance
from verne_tabletop.table.fonts import SERIF

#: The faces are drawn on a sheet of this many units.
WIDE, TALL = 220.0, 168.0


def pen(colour: str, width: float, alpha: float = 1.0) -> QPen:
    """A round pen of a palette colour."""
    ink = QColor(colour)
    ink.setAlphaF(alpha)
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def drawn(points: Sequence[tuple[float, float]], seed: int = 7, wobble: float = 0.7) -> QPainterPath:
    """A line through points as a hand draws it."""
    chance = Chance(seed)
    path = QPainterPath(QPointF(*points[0]))
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(1, int(abs(x1 - x0) + abs(y1 - y0)) // 14)
        for step in range(1, steps + 1):
            share = step / steps
            path.lineTo(
                x0 + (x1 - x0) * share + wobble * (2 * chance.unit() - 1),
                y0 + (y1 - y0) * share + wobble * (2 * chance.unit() - 1),
            )
    return path


def wave(y: float, length: float, height: float, start: float = -20.0, end: float = WIDE + 20) -> QPainterPath:
    """A line of swell at height `y`."""
    path = QPainterPath(QPointF(start, y))
    x, sign = start, 1.0
    while x < end:
        path.quadTo(x + length / 2, y - sign * height, x + length, y)
        x, sign = x + length, -sign
    return path


def hatch(painter: QPainter, shape: QPainterPath, ink: QPen, gap: float, lean: float = 1.0) -> None:
    """Parallel strokes inside a shape instead of a grey fill."""
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(ink)
    box = shape.boundingRect()
    x = box.left() - box.height()
    while x < box.right() + box.height():
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + lean * box.height(), box.top()))
        x += gap
    painter.restore()


def letter(painter: QPainter, box: QRectF, text: str, size: float, ink: str) -> None:
    """A serif letter or number in the middle of a box."""
    font = QFont(SERIF)
    font.setPixelSize(round(size))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
