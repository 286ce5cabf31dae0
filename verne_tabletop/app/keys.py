"""The keyboard on one sheet, laid over the page by `?`."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Told
from verne_tabletop.table import tokens

translate = QCoreApplication.translate
Text = Callable[[], str]

KEYS: Final[tuple[tuple[Text, tuple[tuple[str, Text], ...]], ...]] = (
    (
        lambda: translate("Keys", "On the table"),
        (
            ("Tab", lambda: translate("Keys", "next lit place")),
            ("← ↑ → ↓", lambda: translate("Keys", "move the cursor")),
            ("Enter", lambda: translate("Keys", "choose, take up, put down")),
            ("R", lambda: translate("Keys", "turn")),
            ("Esc", lambda: translate("Keys", "put back")),
            ("+ − 0", lambda: translate("Keys", "nearer, farther, the whole board")),
        ),
    ),
    (
        lambda: translate("Keys", "The match"),
        (
            ("Ctrl+Z", lambda: translate("Keys", "take back")),
            ("Ctrl+Y", lambda: translate("Keys", "make it again")),
            ("Ctrl+R", lambda: translate("Keys", "reset the turn")),
            ("H", lambda: translate("Keys", "hint, one step more")),
            ("F1", lambda: translate("Keys", "rules, at the right paragraph")),
            ("F6", lambda: translate("Keys", "from the table to the panel and back")),
            ("F9", lambda: translate("Keys", "fold the panel")),
            ("Ctrl+← Ctrl+→", lambda: translate("Keys", "look at the choice before, the choice after")),
            ("Ctrl+M", lambda: translate("Keys", "the menu")),
        ),
    ),
    (
        lambda: translate("Keys", "The window"),
        (
            ("Ctrl+T", lambda: translate("Keys", "another light")),
            ("Ctrl+L", lambda: translate("Keys", "another language")),
            ("Ctrl++ Ctrl+− Ctrl+0", lambda: translate("Keys", "interface larger, smaller, 100 %")),
            ("F11", lambda: translate("Keys", "full screen")),
            ("Ctrl+Q", lambda: translate("Keys", "close; nothing is lost")),
            ("?", lambda: translate("Keys", "this sheet")),
        ),
    ),
)


class KeysSheet(Told):
    """Covers its window until a key or a click takes it away."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(desk, window)
        self._window = window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        middle = QVBoxLayout(self)
        middle.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sheet = QFrame()
        sheet.setProperty("role", "card")
        middle.addWidget(sheet)
        column = self.spaced(QVBoxLayout(sheet), tokens.WIDE)
        column.addWidget(self.label(lambda: translate("Keys", "Keyboard"), "title"))
        row = self.spaced(QHBoxLayout(), 0, tokens.VAST)
        column.addLayout(row)
        for head, keys in KEYS:
            grid = QGridLayout()
            grid.setHorizontalSpacing(desk.px(tokens.GAP))
            grid.addWidget(self.label(head, "head"), 0, 0, 1, 2)
            for line, (key, text) in enumerate(keys, 1):
                cap = QLabel(key)
                cap.setProperty("role", "key")
                grid.addWidget(cap, line, 0, Qt.AlignmentFlag.AlignRight)
                grid.addWidget(self.label(text, "", wrap=True), line, 1)
            grid.setRowStretch(len(keys) + 1, 1)
            grid.setColumnStretch(1, 1)
            row.addLayout(grid, 1)
        column.addWidget(self.label(lambda: translate("Keys", "Any key closes this sheet."), "note"))
        self._focus = window.focusWidget()
        window.installEventFilter(self)

    @staticmethod
    def over(window: QWidget, desk: Desk) -> "KeysSheet":
        """Lay the sheet over a window, or take the one away that lies there."""
        for there in window.findChildren(KeysSheet):
            there.close_sheet()
            return there
        sheet = KeysSheet(desk, window)
        sheet.setGeometry(window.rect())
        sheet.show()
        sheet.raise_()
        sheet.setFocus()
        return sheet

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
