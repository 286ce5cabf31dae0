"""The ground of a table: board art and paper grain, painted once for each size and light and then only copied."""

import math
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from verne_tabletop.table.engraver import Engraver
from verne_tabletop.table.tokens import SETTLE_MS

#: The longest side of the copy, in pixels; beyond it the part in sight is painted sharp once the table lies still.
LARGEST: Final = 2600

Brush = Callable[[QPainter, QRectF], None]


class Copy(NamedTuple):
    """A painted part of the ground: its area in scene units, pixels a unit, and how far its pixels lie off the area."""

    area: QRectF
    scale: float
    ratio: float
    shift: QPointF
    pixmap: QPixmap

    def fits(self, scale: float, transform: QTransform) -> bool:
        """Whether its pixels are those of the window, so that they need only be moved there."""
        if abs(scale - self.scale) > 1e-9:
            return False
        origin = transform.map(self.area.topLeft()) * self.ratio - self.shift
        return max(abs(origin.x() - round(origin.x())), abs(origin.y() - round(origin.y()))) < 0.01

    def draw(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """Copy what lies under `rect`; stretched, for a moment, while it does not fit."""
        if rect.isEmpty():
            return
        transform = painter.worldTransform()
        if self.fits(scale, transform):
            origin = transform.map(self.area.topLeft()) - self.shift / self.ratio
            painter.save()
            painter.resetTransform()
            painter.drawPixmap(
                QPointF(round(origin.x() * self.ratio), round(origin.y() * self.ratio)) / self.ratio, self.pixmap
            )
            painter.restore()
            return
        source = QRectF((rect.topLeft() - self.area.topLeft()) * self.scale + self.shift, rect.size() * self.scale)
        painter.drawPixmap(rect, self.pixmap, source)


class Ground:
    """Keeps one copy of the whole ground, and one sharp copy of what is in sight when zoomed in far."""

    def __init__(self, owner: QObject, paint: Brush, area: Callable[[], QRectF], settled: Callable[[], None]) -> None:
        self._paint, self._area, self._settled = paint, area, settled
        self._key: Hashable = None
        self._whole: Copy | None = None
        self._sharp: Copy | None = None
        self._timer = QTimer(owner)  # which it must not outlive
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._settle)
        self._wanted: tuple[float, float, QTransform, QRectF] | None = None

    def forget(self) -> None:
        """Paint anew at the next chance."""
        self._key, self._sharp = None, None

    @property
    def busy(self) -> bool:
        """Whether a sharper copy is still to be painted."""
        return self._timer.isActive()

    def draw(self, painter: QPainter, rect: QRectF, key: Hashable, seen: QRectF) -> None:
        """Copy the ground under `rect`; `seen` is all that the view shows, both in scene units.

        Only a window is painted from the copy: a picture or a page gets the ground itself.
        """
        device, area = painter.device(), self._area()
        if not isinstance(device, QWidget):
            self._paint(painter, area)
            return
        ratio, transform = device.devicePixelRatioF(), painter.worldTransform()
        scale = transform.m11() * ratio
        capped = min(scale, LARGEST / max(area.width(), area.height(), 1.0))
        if key != self._key:
            self._key, self._sharp = key, None
            self._whole = self._picture(area, capped, ratio, transform)
        sharp = (
            self._sharp is not None and self._sharp.fits(scale, transform) and self._sharp.area.contains(rect & area)
        )
        copy = self._sharp if sharp else self._whole
        if copy is None:
            return
        if not copy.fits(scale, transform):
            self._wanted = (scale, ratio, QTransform(transform), seen)
            self._timer.start(SETTLE_MS)  # again with every frame: it lies still when there has been none for so long
        copy.draw(painter, rect & copy.area, scale)

    def _picture(self, area: QRectF, scale: float, ratio: float, transform: QTransform) -> "Copy":
        origin = transform.map(area.topLeft()) * ratio
        shift = QPointF(origin.x() - math.floor(origin.x()), origin.y() - math.floor(origin.y()))
        pixmap = QPixmap(math.ceil(area.width() * scale + shift.x()), math.ceil(area.height() * scale + shift.y()))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = Engraver(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(shift)
        painter.scale(scale, scale)
        painter.translate(-area.topLeft())
        self._paint(painter, area)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return Copy(area, scale, ratio, shift, pixmap)

    def _settle(self) -> None:
        if self._wanted is None:
            return
        scale, ratio, transform, seen = self._wanted
        self._wanted = None
        area = self._area()
        capped = min(scale, LARGEST / max(area.width(), area.height(), 1.0))
        if capped == scale:
            self._sharp = None
            self._whole = self._picture(area, capped, ratio, transform)
        if capped != scale and not (part := seen & area).isEmpty():
            self._sharp = self._picture(part, scale, ratio, transform)
        self._settled()
