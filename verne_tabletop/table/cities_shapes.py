"""What the emblems of the destinations are made of: layers of tint, paper and ink within a medallion."""

from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from verne_tabletop.table.ornament import add, polygon
from verne_tabletop.table.pen import Point, curve, ring, strokes
from verne_tabletop.table.tokens import BOLD, FINE

#: Emblems are drawn in a circle of this radius round (0, 0).
RADIUS: Final = 50.0


class Emblem(NamedTuple):
    """What is tinted, what is paper again on top of it, and the ink over both."""

    tinted: QPainterPath
    paper: QPainterPath
    ink: QPainterPath

    @property
    def covered(self) -> QPainterPath:
        """Where there is anything under the ink."""
        return add(self.tinted, self.paper)


@lru_cache(maxsize=8)
def disk(radius: float) -> QPainterPath:
    """A disk round (0, 0)."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


@lru_cache(maxsize=1)
def frame() -> QPainterPath:
    """The double ring round a medallion."""
    return add(strokes((ring(0, 0, RADIUS),), BOLD, 3, 0.3), strokes((ring(0, 0, RADIUS - 4.0),), FINE, 4, 0.2))


def within(path: QPainterPath) -> QPainterPath:
    """The part of a picture inside the inner ring."""
    return path.intersected(disk(RADIUS - 4.0))


def closed(*points: Point) -> QPainterPath:
    """A closed smooth shape."""
    return polygon(curve(*points, points[0]))
