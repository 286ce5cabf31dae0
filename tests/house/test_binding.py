"""The binding to Qt: the fault that the pinned version is pinned for does not come back."""

import sys

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot


def test_fifty_thousand_calls_leave_none_alone(qtbot: QtBot) -> None:
    """PySide6 6.12.0 dropped a reference to None with each void call, and aborted the interpreter in the end."""
    item = QGraphicsRectItem(0.0, 0.0, 1.0, 1.0)
    before = sys.getrefcount(None)
    for number in range(50_000):
        item.setPos(float(number), 0.0)
    assert item.pos() == QPointF(49_999.0, 0.0)
    if sys.version_info < (3, 12):  # from 3.12 on None is immortal and its count stands still
        assert sys.getrefcount(None) > before - 1000
