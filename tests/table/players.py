"""Players for the tests: one makes moves with a real mouse, one with real keys, both knowing only what is seen."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Move
from verne_tabletop.table.figures import Spot
from verne_tabletop.table.scene import TableScene
from verne_tabletop.table.view import TableView

NONE = Qt.KeyboardModifier.NoModifier


def path_of(scene: TableScene, move: Move) -> list[Spot]:
    """The spots to touch, in order, to make a legal move."""
    spots = [mark.spot for mark in scene.marks.values()]
    whole = [spot for spot in spots if spot.move == move]
    if whole:
        return whole[:1]
    piece, place = next(touch for touch, moves in scene.lights.touches.items() if move in moves)
    path = [next(spot for spot in spots if spot.piece == piece)] if piece != HIDDEN else []
    if place != NOWHERE:
        path.append(next(spot for spot in spots if spot.place == place and (spot.piece == HIDDEN or piece == HIDDEN)))
    return path


def bare_point(scene: TableScene, spot: Spot) -> QPointF:
    """A point where a click meets just this spot."""
    held = scene.hand.held
    area = spot.shape.boundingRect()
    for down in (0.5, 0.25, 0.75, 0.1, 0.9):
        for along in (0.5, 0.25, 0.75, 0.1, 0.9):
            point = QPointF(area.left() + along * area.width(), area.top() + down * area.height())
            found = scene.spot_at(point, held if spot.piece != held else HIDDEN)
            if found is not None and found.key == spot.key:
                return point
    raise AssertionError(f"{spot.name} lies wholly under other spots")


def hand_makes(scene: TableScene, move: Move) -> None:
    """Make a move through the hand itself, without events of the window system."""
    for spot in path_of(scene, move):
        fresh = scene.marks[spot.key].spot
        scene.hand.touch(fresh)
    if scene.hand.armed is not None:
        armed = scene.marks[scene.hand.armed].spot
        while scene.hand.current(armed) != move:
            assert scene.hand.turn(1)
        scene.hand.touch(armed)


def mouse_makes(view: TableView, move: Move) -> None:
    """Make a move by clicks, turning with the wheel's step where it can be made in several ways."""
    scene = view.table
    for spot in path_of(scene, move):
        _click(view, bare_point(scene, spot))
    if scene.hand.armed is not None:
        armed = scene.marks[scene.hand.armed].spot
        while scene.hand.current(armed) != move:
            QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, NONE, _seen(view, bare_point(scene, armed)))
        _click(view, bare_point(scene, armed))


def move_mouse(port: QWidget, to: QPoint, down: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Move the mouse over a widget, with a button down or not, whatever other window may lie there."""
    event = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(to), QPointF(port.mapToGlobal(to)), Qt.MouseButton.NoButton, down, NONE
    )
    QApplication.sendEvent(port, event)


def _seen(view: TableView, point: QPointF) -> QPoint:
    found = view.mapFromScene(point)
    assert view.viewport().rect().contains(found), "a spot lies outside the window"
    return found


def _click(view: TableView, point: QPointF) -> None:
    QTest.mouseMove(view.viewport(), _seen(view, point))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, NONE, _seen(view, point))


def keys_make(view: TableView, move: Move) -> None:
    """Make a move with Tab, Enter and R alone."""
    scene = view.table
    for spot in path_of(scene, move):
        QTest.keyClick(view, Qt.Key.Key_Home)
        for _ in range(len(scene.marks) + 1):
            if scene.hand.cursor == spot.key:
                break
            QTest.keyClick(view, Qt.Key.Key_Tab)
        assert scene.hand.cursor == spot.key, f"Tab does not reach {spot.name}"
        QTest.keyClick(view, Qt.Key.Key_Return)
    if scene.hand.armed is not None:
        armed = scene.marks[scene.hand.armed].spot
        while scene.hand.current(armed) != move:
            QTest.keyClick(view, Qt.Key.Key_R)
        QTest.keyClick(view, Qt.Key.Key_Return)
