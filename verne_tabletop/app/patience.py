"""What waits until nothing glides on a table any more, so that every choice is seen."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer

from verne_tabletop.table.glide import Glide


class Patience(QObject):
    """Deeds in the order in which they came, each done when the table has come to rest from the one before."""

    def __init__(self, glide: Glide, parent: QObject) -> None:
        super().__init__(parent)
        self._glide = glide
        self._waiting: list[Callable[[], Any]] = []
        glide.finished.connect(self._still)

    def then(self, do: Callable[[], Any]) -> None:
        """Do it when nothing glides any more."""
        self._waiting.append(do)
        if not self._glide.running:
            QTimer.singleShot(0, self, self._still)

    def clear(self) -> None:
        """Do none of it."""
        self._waiting.clear()

    def _still(self) -> None:
        if self._waiting and not self._glide.running:
            self._waiting.pop(0)()
            if self._waiting:
                QTimer.singleShot(0, self, self._still)
