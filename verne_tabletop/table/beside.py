"""Which spot the cursor comes to from another by an arrow key."""

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QPointF


def beside(start: QPointF, points: Mapping[Hashable, QPointF], dx: int, dy: int) -> Hashable:
    """The key of the point that lies best in the direction (dx, dy) of `start`; None when none does."""
    best, least = None, 0.0
    for key, point in points.items():
        away = point - start
        along, across = away.x() * dx + away.y() * dy, abs(away.x() * dy) + abs(away.y() * dx)
        if along < 1.0 or across > along * 2.5:
            continue
        cost = along + 2.0 * across
        if best is None or cost < least:
            best, least = key, cost
    return best
