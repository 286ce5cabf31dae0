"""Ways shown before they are taken: the route to a far cell with its hits, and where a row of cards could lead."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from verne_tabletop.games.leagues.state import CELLS
from verne_tabletop.table import leagues_plan as plan
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour
from verne_tabletop.table.pen import curve, strokes
from verne_tabletop.table.tackle import cross_lines
from verne_tabletop.table.tokens import BOLD, FINE


@dataclass(frozen=True)
class RouteFace(Face):
    """A way from place to place (positions 0-73, the first where the Nautilus lies), and the places that strike."""

    path: tuple[int, ...]
    struck: tuple[int, ...]

    def bounds(self) -> QRectF:
        """The way, and a hit beside its places."""
        return plan.around(self.path, plan.SIDE)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A line on each map, arrows where it surfaces or dives, a cross at every hit."""
        palette = look.palette
        runs: list[list[int]] = [[self.path[0]]]
        for position in self.path[1:]:
            if (position < CELLS) != (runs[-1][-1] < CELLS):
                runs.append([])
            runs[-1].append(position)
        for n, run in enumerate(runs):
            points = [(plan.centre(position).x(), plan.centre(position).y()) for position in run]
            if len(points) > 1:
                line = curve(*points)
                painter.fillPath(strokes((line,), BOLD * 2.4, 1, 0.3), colour(palette.paper, 0.9))
                painter.fillPath(strokes((line,), BOLD * 1.2, 1, 0.3), colour(palette.brass))
            for x, y in points[1 if n == 0 else 0 :]:
                self._dot(painter, look, QPointF(x, y))
            if n > 0:
                self._arrow(painter, look, QPointF(*points[0]), run[0] >= CELLS)
        for position in self.struck:
            painter.save()
            painter.translate(plan.centre(position) + QPointF(15, -13))
            painter.fillPath(strokes(cross_lines(8), BOLD * 2, 2, 0.3), colour(palette.paper))
            painter.fillPath(strokes(cross_lines(7), BOLD, 2, 0.3), colour(palette.seal))
            painter.restore()

    def _dot(self, painter: QPainter, look: Look, point: QPointF) -> None:
        painter.setPen(QPen(colour(look.palette.paper), FINE))
        painter.setBrush(colour(look.palette.brass))
        painter.drawEllipse(point, 5, 5)

    def _arrow(self, painter: QPainter, look: Look, point: QPointF, down: bool) -> None:
        way = 1.0 if down else -1.0
        x, y = point.x() - 16, point.y()
        lines = (((x, y - 9 * way), (x, y + 9 * way)), ((x - 5, y + 3 * way), (x, y + 9 * way), (x + 5, y + 3 * way)))
        painter.fillPath(strokes(lines, BOLD * 2.2, 1, 0.2), colour(look.palette.paper))
        painter.fillPath(strokes(lines, BOLD * 1.1, 1, 0.2), colour(look.palette.brass))


@dataclass(frozen=True)
class ReachFace(Face):
    """Places where a movement could end, each with the fewest hits on the way."""

    ends: tuple[tuple[int, int], ...]

    def bounds(self) -> QRectF:
        """The places, and a mark beside each."""
        return plan.around([position for position, _ in self.ends], plan.SIDE)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A brass dot in each cell; with hits, a red one with their number."""
        palette = look.palette
        for position, hits in self.ends:
            point = plan.centre(position) + QPointF(16, 12)
            painter.setPen(QPen(colour(palette.paper), FINE * 1.4))
            painter.setBrush(colour(palette.seal if hits else palette.brass))
            radius = 8.0 if hits else 5.5
            painter.drawEllipse(point, radius, radius)
            if hits:
                area = QRectF(point.x() - 8, point.y() - 8, 16, 16)
                paint_words(painter, str(hits), area, palette.paper, 12, 7, 700, int(Qt.AlignmentFlag.AlignCenter))
