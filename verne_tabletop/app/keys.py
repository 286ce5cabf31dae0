"""The keyboard on one sheet, laid over the page by `?`."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from verne_tabletop.app.overlay import Overlay
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


class KeysSheet(Overlay):
    """Covers its window until a key or a click takes it away."""

    def fill(self, column: QVBoxLayout) -> None:
        """The keys in three columns."""
        column.addWidget(self.label(lambda: translate("Keys", "Keyboard"), "title"))
        row = self.spaced(QHBoxLayout(), 0, tokens.VAST)
        column.addLayout(row)
        for head, keys in KEYS:
            grid = QGridLayout()
            grid.setHorizontalSpacing(self.desk.px(tokens.GAP))
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
