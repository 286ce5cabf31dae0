"""The ground of a page: grain over all of it, a double rule along its edge, and where it rests a pale compass rose."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.gallery import Brush
from verne_tabletop.table import tokens

GRAIN: Final = 192
ROSE: Final = 320


def brush(name: str, desk: Desk) -> Brush:
    """What paints an ornament in the palette of now."""
    from verne_tabletop.app import ornaments

    made: Brush = getattr(ornaments, f"{name}_brush")(desk.theme.palette)
    return made


def paint_ground(painter: QPainter, rect: QRect, desk: Desk, rose: bool = True) -> None:
    """Paint it under everything."""
    painter.drawTiledPixmap(rect, desk.picture("grain", GRAIN, GRAIN, partial(brush, "grain", desk)))
    for inset, alpha in ((tokens.SMALL, 0.9), (tokens.GAP, 0.45)):
        line = desk.dot("hairline", alpha)
        box = rect.adjusted(inset, inset, -inset, -inset)
        for edge in (
            QRect(box.left(), box.top(), box.width(), 1),
            QRect(box.left(), box.bottom(), box.width(), 1),
            QRect(box.left(), box.top(), 1, box.height()),
            QRect(box.right(), box.top(), 1, box.height()),
        ):
            painter.drawPixmap(edge, line)
    if rose:
        inset = tokens.GAP + 1
        side = min(ROSE, rect.width() // 3, rect.height() // 2)
        picture = desk.picture("rose", side, side, partial(brush, "rose", desk))
        painter.setClipRect(rect.adjusted(inset, inset, -inset, -inset))
        painter.drawPixmap(rect.right() - side + side // 20, rect.bottom() - side + side // 8, picture)
