"""The table for screen readers: the view is a canvas whose children are the spots, each with name, state and press."""

import weakref
from functools import cache
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtGui import QAccessibleObject as AccessibleObject
from PySide6.QtWidgets import QApplication, QGraphicsView
from shiboken6 import Shiboken

from verne_tabletop.table.figures import Spot
from verne_tabletop.table.items import Mark
from verne_tabletop.table.scene import TableScene

translate = QCoreApplication.translate


class SpotAction(QAccessibleActionInterface):
    """What a screen reader can do with a spot: press it, or put the focus on it."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self._mark = weakref.ref(mark)

    def actionNames(self) -> list[str]:
        """Press and set focus."""
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Touch the spot as a click would, or move the cursor there."""
        mark = self._mark()
        scene = None if mark is None or not Shiboken.isValid(mark) else mark.scene()
        if mark is None or not isinstance(scene, TableScene):
            return
        scene.glide.skip()
        scene.hand.move_cursor(mark.spot.key)
        if name == QAccessibleActionInterface.pressAction():
            scene.hand.touch(mark.spot)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """None of its own."""
        return []


class SpotInterface(AccessibleObject):
    """One spot of a table."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self._action = SpotAction(mark)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """The action interface; the null pointer for the rest (returning None is fatal to the binding)."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self._action)[0])
        return Shiboken.VoidPtr(0)

    @property
    def _mark(self) -> Mark:
        return cast(Mark, self.object())

    def _view(self) -> QGraphicsView | None:
        scene = self._mark.scene()
        return next(iter(scene.views()), None) if scene else None

    def role(self) -> QAccessible.Role:
        """A button where touching it is a choice, else a cell of the board."""
        return QAccessible.Role.PushButton if self._mark.spot.move is not None else QAccessible.Role.Cell

    def text(self, kind: QAccessible.Text) -> str:
        """Name with what lies there, and the description."""
        spot = self._mark.spot
        if kind == QAccessible.Text.Name:
            return f"{spot.name}, {spot.state}" if spot.state else spot.name
        return self._describe(spot) if kind == QAccessible.Text.Description else ""

    def _describe(self, spot: Spot) -> str:
        """What the spot says of itself, and what touching it now would do."""
        scene = self._mark.scene()
        if not isinstance(scene, TableScene) or spot.move is not None:
            return spot.description
        found = scene.hand.candidates(spot)
        acts = [scene.move_text(move) for move in found[:1]]
        if len(found) > 1:
            acts = [translate("Table", "Can be chosen in several ways")]
        elif not found and scene.hand.takes(spot):
            acts = [translate("Table", "Can be taken up")]
        return ". ".join([text for text in (spot.description, *acts) if text])

    def state(self) -> QAccessible.State:
        """Focus, whether it can be chosen now, whether it is held."""
        state, scene = QAccessible.State(), self._mark.scene()
        state.focusable = state.selectable = True
        if isinstance(scene, TableScene):
            state.focused = scene.hand.cursor == self._mark.spot.key and scene.hasFocus()
        state.selected = self._mark.held
        state.disabled = not (self._mark.legal or self._mark.held)
        return state

    def rect(self) -> QRect:
        """Where it is on the screen."""
        view = self._view()
        if view is None:
            return QRect()
        area = view.mapFromScene(self._mark.spot.shape.boundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(area.topLeft()), area.size())

    def parent(self) -> Any:
        """The board."""
        view = self._view()
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def child(self, index: int) -> Any:
        """It has none."""
        return None

    def childCount(self) -> int:
        """It has none."""
        return 0

    def childAt(self, x: int, y: int) -> Any:
        """It has none."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """It has none."""
        return -1


class BoardInterface(AccessibleObject):
    """A view and its spots, in reading order."""

    @property
    def _view(self) -> QGraphicsView:
        return cast(QGraphicsView, self.object())

    @property
    def _table(self) -> TableScene:
        return cast(TableScene, self._view.scene())

    def _marks(self) -> list[Mark]:
        table = self._table
        return [table.marks[spot.key] for spot in table.reading_order()]

    def role(self) -> QAccessible.Role:
        """A canvas."""
        return QAccessible.Role.Canvas

    def text(self, kind: QAccessible.Text) -> str:
        """The name the window gave it, else the title of the game."""
        table = self._table
        if kind == QAccessible.Text.Name:
            return self._view.accessibleName() or table.book.title[table.look.language]
        return self._view.accessibleDescription() if kind == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        """It takes the focus."""
        state = QAccessible.State()
        state.focusable = state.active = True
        state.focused = self._view.hasFocus()
        state.invisible = not self._view.isVisible()
        return state

    def rect(self) -> QRect:
        """Where it is on the screen."""
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def window(self) -> Any:
        """The window it is in."""
        return self._view.window().windowHandle()

    def parent(self) -> Any:
        """The widget around it, or the application."""
        around: QObject | None = self._view.parentWidget() or QApplication.instance()
        return None if around is None else QAccessible.queryAccessibleInterface(around)

    def childCount(self) -> int:
        """As many as there are spots."""
        return len(self._table.marks)

    def child(self, index: int) -> Any:
        """A spot, in reading order."""
        marks = self._marks()
        return QAccessible.queryAccessibleInterface(marks[index]) if 0 <= index < len(marks) else None

    def childAt(self, x: int, y: int) -> Any:
        """The uppermost spot at a point of the screen."""
        point = self._view.mapToScene(self._view.viewport().mapFromGlobal(QPoint(x, y)))
        spot = self._table.lights.at(point)
        return None if spot is None else QAccessible.queryAccessibleInterface(self._table.marks[spot.key])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Where a spot stands in reading order, or -1."""
        found = child.object()
        return next((at for at, mark in enumerate(self._marks()) if mark is found), -1)

    def focusChild(self) -> Any:
        """The spot under the cursor."""
        mark = self._table.marks.get(self._table.hand.cursor)
        return None if mark is None else QAccessible.queryAccessibleInterface(mark)


class Factory:
    """Makes the interfaces Qt asks for, and keeps them as long as Qt does: Qt deletes them with their object.

    An interface holds no reference to its object, or neither would ever go.
    """

    def __init__(self) -> None:
        self.kept: list[QAccessibleInterface] = []

    def __call__(self, key: str, subject: QObject) -> QAccessibleInterface | None:
        """The interface of a view or a spot; None for what is not a table's."""
        made: QAccessibleInterface
        if isinstance(subject, Mark):
            made = SpotInterface(subject)
        elif isinstance(subject, QGraphicsView) and isinstance(subject.scene(), TableScene):
            made = BoardInterface(subject)
        else:
            return None
        self.kept = [interface for interface in self.kept if Shiboken.isValid(interface)]
        self.kept.append(made)
        return made


@cache
def install() -> Factory:
    """Have Qt ask here for the interfaces of tables; once."""
    factory = Factory()
    QAccessible.installFactory(factory)
    return factory


def announce(view: QGraphicsView, sentence: str) -> None:
    """Have screen readers speak a sentence now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, sentence))
