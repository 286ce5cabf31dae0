"""What a table will show later, printed while the window has nothing else to do: the first use of a face costs most."""

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QTransform

from verne_tabletop.table.figures import Face
from verne_tabletop.table.tokens import BREATH_MS, REST_MS

if TYPE_CHECKING:
    from verne_tabletop.table.scene import TableScene


class Stock(QObject):
    """Prints what `scene.stock()` names, one face at a time, and waits while something moves."""

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self._key: Hashable = None
        self._matrix, self._ratio = QTransform(), 1.0
        self._faces: Iterator[Face] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether there is more to print."""
        return self._timer.isActive()

    def painted(self, matrix: QTransform, ratio: float) -> None:
        """The table was painted so large; what is in stock is of another size or look, when it was not so before."""
        scene = self._scene
        size = (round(matrix.m11(), 4), round(matrix.m22(), 4))
        key = (scene.look, scene.names, size, ratio)
        if key != self._key and scene.view is not None:
            self._key, self._matrix, self._ratio = key, QTransform(matrix), ratio
            self._faces = None
            self._timer.start(REST_MS)

    def _next(self) -> None:
        scene, plates = self._scene, self._scene.tokens.plates
        if scene.view is None:
            self._key = None
            return
        if scene.busy or scene.glide.running:
            self._timer.start(REST_MS)
            return
        if self._faces is None:
            self._faces = iter(scene.stock(scene.view))
        face = next(self._faces, None)
        if face is not None and not plates.full:
            plates.stock(face, scene.look, self._matrix, self._ratio)
            self._timer.start(BREATH_MS)
