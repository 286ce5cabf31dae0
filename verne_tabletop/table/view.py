"""The window onto a table: the board fills it, keeps its shape, and can be drawn nearer and moved."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QNativeGestureEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from verne_tabletop.table import access
from verne_tabletop.table.scene import TableScene

#: How much nearer the board can be drawn than the whole of it, and from where on it is nearer at all.
NEAREST: Final = 6.0
NEARER: Final = 1.0 + 1e-6


class TableView(QGraphicsView):
    """Shows one TableScene (kept here too) without scroll bars; Ctrl+wheel, +, - and 0 draw it nearer and back.

    How the board lies in the window depends on the size of both, on the zoom, and on the point that a person who has
    drawn it nearer looks at; never on how it lay before.
    """

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self._zoom = 1.0
        self._looked_at = scene.sceneRect().center()
        self._fitting = False
        self._interface = 100
        self._grabbed: QPoint | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 180)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        scene.sceneRectChanged.connect(lambda _: self._fit())
        scene.spoken.connect(self._announce)
        access.install()

    def _announce(self, sentence: str) -> None:
        access.announce(self, sentence)

    def set_interface(self, percent: int) -> None:
        """Interface size, 80 to 250 %: how large words on the board are shown."""
        self._interface = max(80, min(250, percent))
        self._fit()

    @property
    def zoom(self) -> float:
        """How much nearer than the whole board, from 1."""
        return self._zoom

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Draw nearer (factor > 1) or back, keeping the point `at` (of the viewport) where it is."""
        middle = QPointF(self.viewport().width() / 2.0, self.viewport().height() / 2.0)
        point = middle if at is None else at
        kept = self._seen(point)
        zoom = max(1.0, min(NEAREST, self._zoom * factor))
        self._zoom = zoom if zoom > NEARER else 1.0
        self._looked_at = kept + (middle - point) / self._scale()
        self._fit()
        self._looked_at = self._seen(middle)

    def zoom_fit(self) -> None:
        """The whole board."""
        self._zoom = 1.0
        self._fit()

    def _seen(self, point: QPointF) -> QPointF:
        """What is seen at a point of the viewport, to a part of a pixel."""
        return self.viewportTransform().inverted()[0].map(point)

    def _scale(self) -> float:
        """Pixels a scene unit takes."""
        size, area = self.viewport().size(), self.table.sceneRect()
        return min(size.width() / area.width(), size.height() / area.height()) * self._zoom

    def _fit(self) -> None:
        size, board = self.viewport().size(), self.table.board()
        if self._fitting or size.isEmpty():
            return
        self._fitting = True
        shown = min(size.width() / board.width(), size.height() / board.height())
        self.table.set_text(round(max(0.8, min(3.0, self._interface / 100.0 / shown)) * 20) / 20)
        scale = self._scale()
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(self._looked_at if self._zoom > 1.0 else self.table.sceneRect().center())
        self._fitting = False

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """A board that is larger than the window is moved: so the person looks elsewhere."""
        super().scrollContentsBy(dx, dy)
        if not self._fitting and self._zoom > 1.0:
            self._looked_at = self._seen(QPointF(self.viewport().width() / 2.0, self.viewport().height() / 2.0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new size."""
        self._fitting = True
        super().resizeEvent(event)
        self._fitting = False
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns what can be turned; else, and always with Ctrl, it draws the board nearer."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            self._offer_wheel(event)
            if event.isAccepted():
                return
        steps = event.angleDelta().y() / 120.0
        if steps:
            self.zoom_by(1.15**steps, event.position())
        event.accept()

    def _offer_wheel(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() or event.angleDelta().x()
        event.setAccepted(bool(steps) and self.table.hand.turn(-1 if steps > 0 else 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus, minus and 0 draw nearer and back; the rest is the table's."""
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(1.25)
        elif event.key() == Qt.Key.Key_Minus:
            self.zoom_by(0.8)
        elif event.key() == Qt.Key.Key_0:
            self.zoom_fit()
        else:
            self.table.keyPressEvent(event)
            return
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from lit spot to lit spot, and at the last one leaves the table."""
        return self.table.hand.tab(forward) or super().focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The empty board, or the middle button, moves a board that is larger than the window."""
        super().mousePressEvent(event)
        free = event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton
            and self.table.spot_at(self.mapToScene(event.position().toPoint())) is None
        )
        self._grabbed = event.position().toPoint() if free and self._zoom > 1.0 else None
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the board, or point."""
        if self._grabbed is None:
            super().mouseMoveEvent(event)
            return
        now = event.position().toPoint()
        middle = self.viewport().rect().center() - (now - self._grabbed)
        self._grabbed = now
        self.centerOn(self.mapToScene(middle))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._grabbed = None
        super().mouseReleaseEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """The pointer leaves: nothing is under it. Two fingers draw the board nearer or back."""
        if event.type() == QEvent.Type.Leave:
            self.table.hand.point(None)
        elif isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1.0 + event.value(), event.position())
            return True
        elif isinstance(event, QGestureEvent) and (pinch := event.gesture(Qt.GestureType.PinchGesture)) is not None:
            if isinstance(pinch, QPinchGesture):
                point = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self.zoom_by(pinch.scaleFactor(), QPointF(point))
            return True
        return super().viewportEvent(event)
