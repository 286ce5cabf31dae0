"""The ground of a table: board art and paper grain, painted once for each size and light and then only copied."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap

from verne_tabletop.table.tokens import SETTLE_MS

#: The longest side of the copy, in pixels; beyond it the part in sight is painted sharp once the table lies still.
LARGEST: Final = 2600

Brush = Callable[[QPainter, QRectF], None]


class Ground:
    """Keeps one copy of the whole ground, and one sharp copy of what is in sight when zoomed in far."""

    def __init__(self, paint: Brush, area: Callable[[], QRectF], settled: Callable[[], None]) -> None:
        self._paint, self._area, self._settled = paint, area, settled
        self._key: Hashable = None
        self._whole = QPixmap()
        self._scale = 0.0
        self._sharp: tuple[Hashable, QRectF, QPixmap] | None = None
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._settle)
        self._wanted: tuple[float, QRectF] | None = None

    def forget(self) -> None:
        """Paint anew at the next chance."""
        self._key, self._sharp = None, None

    @property
    def busy(self) -> bool:
        """Whether a sharper copy is still to be painted."""
        return self._timer.isActive()

    def draw(self, painter: QPainter, rect: QRectF, key: Hashable, seen: QRectF) -> None:
        """Copy the ground under `rect`; `seen` is all that the view shows, both in scene units."""
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        scale = painter.worldTransform().m11() * ratio
        area = self._area()
        capped = min(scale, LARGEST / max(area.width(), area.height(), 1.0))
        if key != self._key:
            self._key, self._sharp = key, None
            self._render(area, capped)
        elif abs(capped - self._scale) > 1e-6:
            self._wanted = (scale, seen)
            self._timer.start(SETTLE_MS)
        if self._sharp is not None and self._sharp[0] == (key, scale) and self._sharp[1].contains(rect & area):
            self._copy(painter, rect & area, self._sharp[1], self._sharp[2])
            return
        if capped < scale - 1e-6 and not self._timer.isActive():
            self._wanted = (scale, seen)
            self._timer.start(SETTLE_MS)
        self._copy(painter, rect & area, area, self._whole)

    def _render(self, area: QRectF, scale: float) -> None:
        self._whole, self._scale = self._picture(area, scale), scale

    def _picture(self, area: QRectF, scale: float) -> QPixmap:
        pixmap = QPixmap(max(1, round(area.width() * scale)), max(1, round(area.height() * scale)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(pixmap.width() / area.width(), pixmap.height() / area.height())
        painter.translate(-area.topLeft())
        self._paint(painter, area)
        painter.end()
        return pixmap

    def _copy(self, painter: QPainter, rect: QRectF, area: QRectF, pixmap: QPixmap) -> None:
        if rect.isEmpty():
            return
        x, y = pixmap.width() / area.width(), pixmap.height() / area.height()
        source = QRectF(
            (rect.left() - area.left()) * x, (rect.top() - area.top()) * y, rect.width() * x, rect.height() * y
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, pixmap, source)

    def _settle(self) -> None:
        if self._wanted is None:
            return
        scale, seen = self._wanted
        self._wanted = None
        area = self._area()
        capped = min(scale, LARGEST / max(area.width(), area.height(), 1.0))
        if abs(capped - self._scale) > 1e-6:
            self._render(area, capped)
        if capped < scale - 1e-6:
            part = seen & area
            if not part.isEmpty():
                self._sharp = ((self._key, scale), part, self._picture(part, scale))
        self._settled()
