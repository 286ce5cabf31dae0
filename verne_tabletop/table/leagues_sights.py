"""What the Nautilus sees, drawn: corridors through the sides of its hexagon, or free segments, and what blocks them."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from verne_tabletop.engine import sight
from verne_tabletop.engine.hexes import cells_of
from verne_tabletop.games.leagues.rules_sight import seen
from verne_tabletop.games.leagues.rules_tables import Tables
from verne_tabletop.table import leagues_plan as plan
from verne_tabletop.table import sightline
from verne_tabletop.table.figures import Face, Look, colour
from verne_tabletop.table.ornament import polygon
from verne_tabletop.table.pen import stroke
from verne_tabletop.table.tokens import BOLD, FINE

End = tuple[float, float]


@dataclass(frozen=True)
class Corridor:
    """One straight row: direction 0-5, how many cells it runs, and whether it ends at an island seen, at something
    that blocks, or at the edge of the map."""

    direction: int
    length: int
    island: bool
    blocked: bool


@lru_cache(maxsize=512)
def corridors(cell: int, drawn: int, islands: int) -> tuple[Corridor, ...]:
    """The six rows from a cell of the surface."""
    found = []
    for direction in range(6):
        ray = plan.PLAN.rays[cell][direction]
        hit = next((n for n, other in enumerate(ray) if drawn >> other & 1), -1)
        if hit < 0:
            found.append(Corridor(direction, len(ray), False, False))
        else:
            island = bool(islands >> ray[hit] & 1)
            found.append(Corridor(direction, hit + 1, island, not island))
    return tuple(found)


@dataclass(frozen=True)
class SightFace(Face):
    """The six corridors from a cell."""

    cell: int
    rows: tuple[Corridor, ...]

    def bounds(self) -> QRectF:
        """The cells that its bands and bars lie between."""
        rows = [row for row in self.rows if row.length > 0 and (row.island or row.blocked)]
        ends = [plan.PLAN.rays[self.cell][row.direction][row.length - 1] for row in rows]
        return plan.around([self.cell, *ends] if ends else [], plan.SIDE + BOLD * 2)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A pale band to each island seen, its edges ruled; a bar across a row that something blocks."""
        for row in self.rows:
            if row.island:
                paint_corridor(painter, look, self.cell, row)
            elif row.blocked and row.length > 0:
                paint_bar(painter, look, self.cell, row)


def paint_corridor(painter: QPainter, look: Look, cell: int, row: Corridor) -> None:
    """The band between the facing sides of Nautilus and island."""
    island = plan.PLAN.rays[cell][row.direction][row.length - 1]
    a, b = plan.side(cell, row.direction)
    c, d = plan.side(island, (row.direction + 3) % 6)
    if row.length > 1:
        band = polygon([(p.x(), p.y()) for p in (a, b, c, d)])
        painter.fillPath(band, colour(look.palette.glow, 0.30))
        for one, other in ((a, d), (b, c)):
            line = ((one.x(), one.y()), (other.x(), other.y()))
            painter.fillPath(stroke(line, FINE * 1.3, 3, 0.2), colour(look.palette.brass))
    painter.setPen(QPen(colour(look.palette.paper, 0.9), BOLD * 2.2))
    painter.drawLine(c, d)
    painter.setPen(QPen(colour(look.palette.brass), BOLD * 1.3))
    painter.drawLine(c, d)


def paint_bar(painter: QPainter, look: Look, cell: int, row: Corridor) -> None:
    """The side at which the row ends."""
    other = plan.PLAN.rays[cell][row.direction][row.length - 1]
    c, d = plan.side(other, (row.direction + 3) % 6, 1.5)
    inner, outer = c + (d - c) * 0.22, c + (d - c) * 0.78
    painter.setPen(QPen(colour(look.palette.paper, 0.8), BOLD * 1.8))
    painter.drawLine(inner, outer)
    painter.setPen(QPen(colour(look.palette.seal), BOLD))
    painter.drawLine(inner, outer)


@dataclass(frozen=True)
class SegmentsFace(Face):
    """Open sight: a free segment to each island seen; a broken one towards each that is hidden, to what blocks it."""

    free: tuple[tuple[End, End], ...]
    hidden: tuple[tuple[End, End], ...]

    def bounds(self) -> QRectF:
        """All ends and their marks."""
        area, reach = QRectF(), 4.0 + BOLD * 2
        for ends in (*self.free, *self.hidden):
            for x, y in ends:
                area |= QRectF(x - reach, y - reach, 2 * reach, 2 * reach)
        return area

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Brass for free, red and broken for hidden."""
        for (x0, y0), (x1, y1) in self.free:
            painter.setPen(QPen(colour(look.palette.paper, 0.85), BOLD * 2.0))
            painter.drawLine(QPointF(x0, y0), QPointF(x1, y1))
            painter.fillPath(stroke(((x0, y0), (x1, y1)), BOLD, 3, 0.2), colour(look.palette.brass))
            dot = QPainterPath()
            dot.addEllipse(QPointF(x1, y1), 3.6, 3.6)
            painter.fillPath(dot, colour(look.palette.brass))
        pen = QPen(colour(look.palette.seal), FINE * 1.5)
        pen.setDashPattern([3.0, 3.0])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        for (x0, y0), (x1, y1) in self.hidden:
            painter.setPen(pen)
            painter.drawLine(QPointF(x0, y0), QPointF(x1, y1))
            painter.setPen(QPen(colour(look.palette.seal), BOLD))
            painter.drawLine(QPointF(x1 - 4, y1 - 4), QPointF(x1 + 4, y1 + 4))
            painter.drawLine(QPointF(x1 - 4, y1 + 4), QPointF(x1 + 4, y1 - 4))


@lru_cache(maxsize=256)
def segments(cell: int, drawn: int, islands: int, in_sight: int) -> SegmentsFace:
    """The segments from a cell to every island, by whether it is in sight."""
    free, hidden = [], []
    for island in cells_of(islands & ~(1 << cell)):
        if in_sight >> island & 1:
            found = sightline.segment(plan.PLAN.radius, cell, island, drawn)
            if found is not None:
                free.append((_placed(found[0]), _placed(found[1])))
        else:
            a, b = sight.centre(plan.PLAN.cells[cell]), sight.centre(plan.PLAN.cells[island])
            stop = sightline.stop(plan.PLAN.radius, cell, island, drawn)
            hidden.append((_placed(a), _placed(stop or b)))
    return SegmentsFace(tuple(free), tuple(hidden))


def _placed(point: sight.Point) -> End:
    return point[0] * plan.SIDE + plan.MAPS[0].x(), point[1] * plan.SIDE + plan.MAPS[0].y()


def sight_face(tables: Tables, open_sight: int, cell: int, islands: int, drawn: int) -> Face:
    """How the sight from a cell of the surface is drawn."""
    if open_sight:
        in_sight = seen(tables, 1, cell, islands, drawn)
        return segments(cell, drawn & ~(1 << cell), islands, in_sight)
    return SightFace(cell, corridors(cell, drawn & ~(1 << cell), islands))
