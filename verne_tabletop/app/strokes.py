"""The sheet on which the faces of the games are drawn, and how the table's pen draws on it.

The pen is asked for where it is first needed: faces that are kept on disk are shown without it.
"""

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from verne_tabletop.table.fonts import SERIF

#: The faces are drawn on a sheet of this many units.
WIDE, TALL = 220.0, 168.0

Line = tuple[tuple[float, float], ...]


def pen(colour: str, width: float, alpha: float = 1.0) -> QPen:
    """A round pen of a palette colour, for edges and dots that a hand would not sway in."""
    return QPen(shade(colour, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def shade(colour: str, alpha: float) -> QColor:
    """A palette colour, alpha 0..1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def ink(
    painter: QPainter, line: Line, colour: str, weight: float, alpha: float = 1.0, seed: int = 7, wobble: float = 0.5
) -> None:
    """A line of the table's pen."""
    from verne_tabletop.table.pen import strokes

    painter.fillPath(strokes((line,), weight, seed, wobble, 0.1), shade(colour, alpha))


def hatch(painter: QPainter, shape: QPainterPath, colour: str, alpha: float, gap: float, angle: float = -45.0) -> None:
    """Parallel strokes of the table's pen inside a shape instead of a grey fill."""
    from verne_tabletop.table import pen as table_pen

    painter.fillPath(table_pen.hatch(shape, angle, gap, 0.65), shade(colour, alpha))


def bounded(line: Sequence[tuple[float, float]]) -> QPainterPath:
    """What a line runs round."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
    path.closeSubpath()
    return path


def wave(y: float, length: float, height: float, start: float = -20.0, end: float = WIDE + 20) -> Line:
    """A line of swell at height `y`, from crest to crest twice `length`."""
    count = max(2, round((end - start) / length * 6))
    points = [start + (end - start) * at / count for at in range(count + 1)]
    return tuple([(x, y - height / 2 * sin((x - start) / length * pi)) for x in points])


def letter(painter: QPainter, box: QRectF, text: str, size: float, ink: str) -> None:
    """A serif letter or number in the middle of a box."""
    font = QFont(SERIF)
    font.setPixelSize(round(size))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
