"""A layout that sets its widgets in rows, as many to a row as fit, and breaks where a page of text would."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Rows of widgets at their size hints, `gap` pixels apart, in the middle when `centred`, at the right
    edge when `right`."""

    def __init__(self, parent: QWidget | None = None, gap: int = 0, centred: bool = False, right: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap, self._lean = gap, 0.5 if centred else 1.0 if right else 0.0
        self._heights: dict[int, int] = {}
        self.setContentsMargins(QMargins())

    def set_gap(self, gap: int) -> None:
        """Another distance between the widgets."""
        self._gap = gap
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Set another at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The one at `index`, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give the one at `index` up."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Narrow means tall."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How tall the rows are at a width; asked often, so kept until something changes."""
        if width not in self._heights:
            self._heights[width] = self._set(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Something changes."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Set them all."""
        super().setGeometry(rect)
        self._set(rect, move=True)

    def sizeHint(self) -> QSize:
        """The widest of them, and as tall as that makes the rows."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The widest and the tallest of them."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _set(self, rect: QRect, move: bool) -> int:
        rows: list[list[QLayoutItem]] = []
        wide = 0
        for item in self._items:
            if item.isEmpty():
                continue
            need = item.sizeHint().width()
            if not rows or wide + self._gap + need > rect.width():
                rows.append([])
                wide = need
            else:
                wide += self._gap + need
            rows[-1].append(item)
        y = rect.y()
        for row in rows:
            tall = max(item.sizeHint().height() for item in row)
            used = sum(item.sizeHint().width() for item in row) + self._gap * (len(row) - 1)
            x = rect.x() + int(max(0, rect.width() - used) * self._lean)
            for item in row:
                size = QSize(item.sizeHint().width(), tall)
                if move:
                    item.setGeometry(QRect(QPoint(x, y), size))
                x += size.width() + self._gap
            y += tall + self._gap
        return max(0, y - self._gap - rect.y())
