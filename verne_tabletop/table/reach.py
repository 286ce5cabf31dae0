"""The part of a table that hears pointer, keys and focus, and passes them to the player's hand."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QToolTip,
)

from verne_tabletop.engine.model import HIDDEN, Piece
from verne_tabletop.table.figures import Spot
from verne_tabletop.table.glide import Glide

if TYPE_CHECKING:
    from verne_tabletop.table.hand import Hand


class Reach(QGraphicsScene):
    """A scene whose every event goes to one hand; any click or key skips what still glides, and acts."""

    hand: "Hand"
    glide: Glide

    def spot_at(self, point: QPointF, held: Piece = HIDDEN) -> Spot | None:
        """The uppermost spot under a point."""
        return None

    def words_at(self, spot: Spot) -> str:
        """What is told of a spot on which the pointer rests; "": nothing."""
        return ""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Left takes hold; right turns, or puts back."""
        self.glide.skip()
        spot = self.spot_at(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton:
            self.hand.press(spot, event.scenePos())
        elif event.button() == Qt.MouseButton.RightButton and not self.hand.turn(1):
            self.hand.drop()
        event.setAccepted(spot is not None or event.button() == Qt.MouseButton.RightButton)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hover, or drag."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.drag(event.scenePos())
        else:
            self.hand.point(self.spot_at(event.scenePos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click is made where the button goes up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.hand.lift(self.spot_at(event.scenePos()), event.scenePos())
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click is a press like any other."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """The wheel turns a move that can be made in several ways; else it is the view's."""
        event.setAccepted(self.hand.turn(-1 if event.delta() > 0 else 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """One key for the hand."""
        self.glide.skip()
        event.setAccepted(self.hand.key(event))

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """The pointer rests: what lies there is told, or why it cannot be chosen."""
        spot = self.spot_at(event.scenePos())
        words = "" if spot is None else self.words_at(spot)
        QToolTip.showText(event.screenPos(), words, event.widget())
        event.setAccepted(bool(words))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus comes by keyboard: the cursor shows itself."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.hand.enter(event.reason() == Qt.FocusReason.TabFocusReason)
        self.hand.show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes with the focus."""
        super().focusOutEvent(event)
        self.hand.show_ring()

    def event(self, event: QEvent) -> bool:
        """The pointer leaves: nothing is under it."""
        if event.type() == QEvent.Type.Leave:
            self.hand.point(None)
        return super().event(event)
