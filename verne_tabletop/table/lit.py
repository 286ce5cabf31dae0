"""How a spot is lit, as a face that is printed once for all spots of the same outline in the same state."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from verne_tabletop.table.figures import Face, Look, colour
from verne_tabletop.table.tokens import BOLD, FINE, RING, TINGE, WASH

#: The parts of an outline, about its middle: kind of element, x, y.
Outline = tuple[tuple[int, float, float], ...]

#: How far light, ring and border reach beyond an outline.
EDGE = 10.0


def outline_of(path: QPainterPath) -> Outline:
    """The parts of a path about the middle of its bounds, to a hundredth of a unit."""
    middle, found = path.boundingRect().center(), []
    for at in range(path.elementCount()):
        part = path.elementAt(at)
        kind = part.type.value
        found.append((kind, round(part.x - middle.x(), 2), round(part.y - middle.y(), 2)))
    return tuple(found)


@lru_cache(maxsize=512)
def path_of(outline: Outline) -> QPainterPath:
    """The path that outline_of() took apart, about the origin."""
    path, at = QPainterPath(), 0
    while at < len(outline):
        kind, x, y = outline[at]
        if kind == QPainterPath.ElementType.MoveToElement.value:
            path.moveTo(x, y)
        elif kind == QPainterPath.ElementType.LineToElement.value:
            path.lineTo(x, y)
        else:
            (_, bx, by), (_, cx, cy) = outline[at + 1], outline[at + 2]
            path.cubicTo(QPointF(x, y), QPointF(bx, by), QPointF(cx, cy))
            at += 2
        at += 1
    return path


@dataclass(frozen=True)
class LitFace(Face):
    """A tinted border as on old maps, outlines and ring, never by colour alone: lit is inset, played last is dashed.

    around: the light lies round a thing, not within an area.
    """

    outline: Outline
    around: bool
    legal: bool
    hover: bool
    held: bool
    last: bool
    ring: bool

    def bounds(self) -> QRectF:
        """The outline and its ring."""
        return path_of(self.outline).boundingRect().adjusted(-EDGE, -EDGE, EDGE, EDGE)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """What of it there is."""
        palette, shape = look.palette, path_of(self.outline)
        inner = inset(shape, -2.5 if self.around else 3.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.legal:
            border = band(shape, self.around)
            painter.fillPath(border, colour(palette.glow, TINGE))
            if self.hover:
                painter.fillPath(border if self.around else shape, colour(palette.glow, WASH))
            _line(painter, look, inner, palette.legal, BOLD if self.hover else FINE * 1.5)
        elif self.hover:
            _line(painter, look, inner, palette.ink_soft, FINE)
        if self.last:
            _line(painter, look, inner, palette.seal, BOLD * 0.9, dashed=True)
        if self.held:
            _line(painter, look, shape, palette.brass, BOLD * 1.4)
        if self.ring:
            _line(painter, look, shape, palette.focus, RING)


def _line(painter: QPainter, look: Look, path: QPainterPath, ink: str, weight: float, dashed: bool = False) -> None:
    """An outline with a paler one under it, so that it is seen on any ground."""
    painter.setPen(QPen(colour(look.palette.paper, 0.85), weight * 2.2))
    painter.drawPath(path)
    pen = QPen(colour(ink), weight)
    if dashed:
        pen.setDashPattern([2.4, 2.0])
    painter.setPen(pen)
    painter.drawPath(path)


def inset(path: QPainterPath, by: float) -> QPainterPath:
    """The outline drawn `by` units nearer to its middle (scaled about it); farther when negative."""
    rect = path.boundingRect()
    if min(rect.width(), rect.height()) <= 4 * abs(by):
        return path
    middle = rect.center()
    turn = QTransform.fromTranslate(middle.x(), middle.y())
    turn.scale((rect.width() - 2 * by) / rect.width(), (rect.height() - 2 * by) / rect.height())
    turn.translate(-middle.x(), -middle.y())
    return turn.map(path)


def band(path: QPainterPath, around: bool) -> QPainterPath:
    """A border along an outline: within it, an eighth of its size wide, or `around` it."""
    rect = path.boundingRect()
    whole = QPainterPath(path)
    whole.addPath(inset(path, -7.0 if around else min(8.0, 0.13 * min(rect.width(), rect.height()))))
    whole.setFillRule(Qt.FillRule.OddEvenFill)
    return whole
