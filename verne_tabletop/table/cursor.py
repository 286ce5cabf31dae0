"""The keyboard's part of a hand: a cursor that walks from spot to spot, and the ring that shows where it is."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent

from verne_tabletop.table.beside import beside
from verne_tabletop.table.figures import Spot

if TYPE_CHECKING:
    from verne_tabletop.table.scene import TableScene


class Cursor(ABC):
    """Where the keyboard points; what is touched there is the hand's affair."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.cursor: Hashable = None
        self.hovered: Hashable = None
        self.armed: Hashable = None
        self.turned = 0
        self.by_keyboard = False
        self._wheeled = False

    @abstractmethod
    def touch(self, spot: Spot) -> None:
        """Click, Enter or press."""

    @abstractmethod
    def drop(self) -> bool:
        """Put back what is held; False when there was nothing."""

    @abstractmethod
    def turn(self, by: int) -> bool:
        """Turn to another way; False when there is only one."""

    @abstractmethod
    def ponder(self) -> None:
        """Tell which move is thought of."""

    def key(self, event: QKeyEvent) -> bool:
        """One key; False when it means nothing here."""
        key = event.key()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        if key in steps:
            self._walk(*steps[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            mark = self.scene.marks.get(self.cursor)
            if mark is None:
                return False
            self.by_keyboard = True
            self.touch(mark.spot)
        elif key == Qt.Key.Key_Escape:
            return self.drop()
        elif key == Qt.Key.Key_R:
            self.by_keyboard = self.by_keyboard or self.hovered is None
            return self.turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            order = self.scene.reading_order()
            if order:
                self.move_cursor(order[0 if key == Qt.Key.Key_Home else -1].key)
        else:
            return False
        return True

    def tab(self, forward: bool) -> bool:
        """To the next lit spot in reading order; False at the end, where the focus leaves the table."""
        order = [spot.key for spot in self.scene.reading_order() if self.scene.marks[spot.key].legal]
        if not order:
            return False
        if self.cursor in order:
            at = order.index(self.cursor) + (1 if forward else -1)
            if not 0 <= at < len(order):
                return False
        else:
            at = 0 if forward else len(order) - 1
        self.move_cursor(order[at])
        return True

    def enter(self, forward: bool) -> None:
        """The focus comes to the table by Tab: to the cursor where it still lights something, else to the first."""
        self.by_keyboard = True
        mark = self.scene.marks.get(self.cursor)
        if mark is None or not mark.legal:
            self.cursor = None
            self.tab(forward)

    def _walk(self, dx: int, dy: int) -> None:
        marks = self.scene.marks
        if self.cursor not in marks:
            order = self.scene.reading_order()
            if order:
                self.move_cursor(order[0].key)
            return
        others = {key: mark.spot.centre for key, mark in marks.items() if key != self.cursor}
        best = beside(marks[self.cursor].spot.centre, others, dx, dy)
        if best is not None:
            self.move_cursor(best)

    def move_cursor(self, key: Hashable) -> None:
        """The keyboard's cursor goes to a spot, which gets the focus and its ring."""
        self.by_keyboard = True
        if self.armed is None and key != self.cursor:
            self.turned, self._wheeled = 0, False
        self.set_cursor(key)
        self.ponder()

    def set_cursor(self, key: Hashable) -> None:
        """Put the focus on a spot; the ring shows when the keyboard leads."""
        self.cursor = key
        mark = self.scene.marks.get(key)
        if mark is not None:
            mark.setFocus(Qt.FocusReason.OtherFocusReason)
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleEvent(mark, QAccessible.Event.Focus))
            if self.by_keyboard:
                self.scene.reveal(mark)
        self.show_ring()

    def show_ring(self) -> None:
        """The ring on the spot under the cursor, when the keyboard leads and the table has the focus."""
        lit = self.by_keyboard and self.scene.hasFocus()
        for key, mark in self.scene.marks.items():
            if mark.ring or key == self.cursor:
                mark.show_as(ring=lit and key == self.cursor)
