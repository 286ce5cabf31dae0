"""The medallions of the six destinations, and the purse of an investment."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table.cities_lands import desert, himalaya, rainforest
from verne_tabletop.table.cities_shapes import RADIUS, disk, frame
from verne_tabletop.table.cities_waters import neptune, pole, volcano
from verne_tabletop.table.figures import Look, colour
from verne_tabletop.table.ornament import add, polygon
from verne_tabletop.table.pen import curve, hatch, outline, strokes
from verne_tabletop.table.tokens import FINE, Tint


def paint_emblem(painter: QPainter, look: Look, tint: Tint, at: QPointF, radius: float) -> None:
    """The medallion of a destination: paper, its picture in its tint, an inked double ring."""
    emblem = EMBLEMS[tint.key]()
    palette = look.palette
    light, dark = (palette.ink, palette.glaze) if palette.dark else (palette.button, palette.ink)
    painter.save()
    painter.translate(at)
    painter.scale(radius / RADIUS, radius / RADIUS)
    painter.fillPath(disk(RADIUS), colour(palette.button))
    painter.fillPath(emblem.ink, colour(palette.ink))
    painter.fillPath(emblem.tinted, colour(tint.fill))
    painter.fillPath(emblem.paper, colour(light))
    painter.save()
    painter.setClipPath(emblem.covered, Qt.ClipOperation.IntersectClip)
    painter.fillPath(emblem.ink, colour(dark))
    painter.restore()
    painter.fillPath(frame(), colour(tint.mark if palette.dark else palette.ink))
    painter.restore()


#: By the key of a destination.
EMBLEMS: Final = {
    "himalaya": himalaya,
    "rainforest": rainforest,
    "desert": desert,
    "volcano": volcano,
    "neptune": neptune,
    "pole": pole,
}


@lru_cache(maxsize=16)
def purse_path(size: float) -> tuple[QPainterPath, QPainterPath]:
    """A tied purse, `size` units high, round (0, 0): what is paper, and its ink."""
    s = size / 2.0
    bag = polygon(
        [
            *curve(
                (-s * 0.26, -s * 0.42),
                (-s * 0.72, s * 0.1),
                (-s * 0.66, s * 0.72),
                (0, s * 0.96),
                (s * 0.66, s * 0.72),
                (s * 0.72, s * 0.1),
                (s * 0.26, -s * 0.42),
            ),
        ]
    )
    neck = polygon(
        [
            (-s * 0.26, -s * 0.42),
            (-s * 0.5, -s * 0.95),
            (-s * 0.16, -s * 0.8),
            (0, -s),
            (s * 0.16, -s * 0.8),
            (s * 0.5, -s * 0.95),
            (s * 0.26, -s * 0.42),
        ]
    )
    whole = add(bag, neck)
    weight = max(FINE, size * 0.055)
    cord = strokes(
        (
            ((-s * 0.34, -s * 0.42), (s * 0.34, -s * 0.42)),
            curve((s * 0.2, -s * 0.4), (s * 0.5, -s * 0.3), (s * 0.44, -s * 0.02)),
        ),
        weight,
        3,
        0.1,
    )
    ink = add(
        outline(bag, weight, 1, 0.1),
        outline(neck, weight, 2, 0.1),
        cord,
        hatch(
            polygon([(s * 0.2, -s * 0.2), (s * 0.66, s * 0.2), (s * 0.6, s * 0.7), (s * 0.2, s * 0.86)]),
            60,
            max(2.6, size * 0.09),
            weight * 0.6,
            4,
        ),
    )
    return whole, ink


def paint_purse(painter: QPainter, look: Look, at: QPointF, size: float, paper: str, ink: str) -> None:
    """The purse of an investment."""
    whole, lines = purse_path(size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(whole.translated(at), colour(paper))
    painter.fillPath(lines.translated(at), colour(ink))
