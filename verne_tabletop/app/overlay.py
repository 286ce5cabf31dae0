"""A sheet laid over the whole window, through which the page shows dimly; any key or click takes it away."""

from typing import Self

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Told
from verne_tabletop.table import tokens


class Overlay(Told):
    """Covers its window; a sheet of its own says in `fill` what stands on it."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(desk, window)
        self._window = window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        middle = QVBoxLayout(self)
        middle.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sheet = QFrame()
        sheet.setProperty("role", "card")
        middle.addWidget(sheet)
        self.column = self.spaced(QVBoxLayout(sheet), tokens.WIDE)
        self._focus = window.focusWidget()
        window.installEventFilter(self)

    def fill(self, column: QVBoxLayout) -> None:
        """Lay what the sheet says into its column."""

    @classmethod
    def over(cls, window: QWidget, desk: Desk) -> Self:
        """Lay the sheet over a window, or take the one away that lies there."""
        for there in window.findChildren(cls):
            there.close_sheet()
            return there
        sheet = cls(desk, window)
        sheet.fill(sheet.column)
        sheet.cover()
        return sheet

    def cover(self) -> None:
        """Lie over the window and take the keys."""
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def close_sheet(self) -> None:
        """Take the sheet away; the focus goes back to where it was."""
        self.setParent(None)
        self.deleteLater()
        if self._focus is not None:
            self._focus.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window whatever size it takes."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key."""
        self.close_sheet()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Any click."""
        self.close_sheet()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page shows dimly through."""
        veil = QColor(self.desk.theme.palette.ground)
        veil.setAlphaF(0.88)
        QPainter(self).fillRect(self.rect(), veil)
