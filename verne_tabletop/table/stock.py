"""What a table will show later, printed while the window has nothing else to do: the first use of a face costs most."""

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QTransform

from verne_tabletop.table.figures import Face
from verne_tabletop.table.tokens import BREATH_MS, NOD_MS, REST_MS

if TYPE_CHECKING:
    from verne_tabletop.table.scene import TableScene


class Stock(QObject):
    """Prints one face at a time: what `scene.soon()` names with every view, then what `scene.stock()` names; the latter
    waits while something moves."""

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self._key: Hashable = None
        self._matrix, self._ratio = QTransform(), 1.0
        self._view: object = None
        self._soon: Iterator[Face] | None = None
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
        if scene.view is None or (key == self._key and scene.view is self._view):
            return
        if key != self._key:
            self._key, self._matrix, self._ratio = key, QTransform(matrix), ratio
            self._faces = None
            scene.tokens.plates.clear_stock()
            self._timer.start(REST_MS)
        else:
            self._timer.start(NOD_MS)
        self._view, self._soon = scene.view, None

    def _next(self) -> None:
        scene = self._scene
        if scene.view is None:
            self._key = None
            return
        if scene.busy:
            self._timer.start(REST_MS)
        elif self._print_soon():
            self._timer.start(NOD_MS)
        elif scene.glide.running:
            self._timer.start(REST_MS)
        elif self._print_stock():
            self._timer.start(BREATH_MS)

    def _print_soon(self) -> bool:
        """Print the next face that the next choice may bring; False when all are printed."""
        scene = self._scene
        if self._soon is None:
            self._soon = iter(scene.soon(scene.view))
        return any(
            scene.tokens.plates.stock(face, scene.look, self._matrix, self._ratio, lasting=False) for face in self._soon
        )

    def _print_stock(self) -> bool:
        """Print the next face of the stock; False when all are printed, or as much as there is room for."""
        scene, plates = self._scene, self._scene.tokens.plates
        if self._faces is None:
            self._faces = iter(scene.stock(scene.view))
        return not plates.full and any(
            plates.stock(face, scene.look, self._matrix, self._ratio) for face in self._faces
        )
