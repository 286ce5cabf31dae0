"""A row of buttons of which one is pressed: a choice between a few things, each in sight."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.flow import Flow
from verne_tabletop.app.page import Tell, Told
from verne_tabletop.table import tokens


class Segments(Told):
    """`chosen` brings the key of the button that a person presses; arrows walk, and break into rows where narrow."""

    chosen = Signal(str)

    def __init__(self, desk: Desk, choices: Sequence[tuple[str, Tell]], parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        row = Flow(self, gap=tokens.HALF)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.keys = [key for key, _ in choices]
        self.buttons: list[QPushButton] = []
        for number, (key, text) in enumerate(choices):
            button = QPushButton()
            button.setCheckable(True)
            button.setProperty("role", "segment")
            self.tell(button.setText, text)
            button.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            self._group.addButton(button, number)
            self.buttons.append(button)
            row.addWidget(button)

    def choose(self, key: str) -> None:
        """Press a button without saying so."""
        if key in self.keys:
            self.buttons[self.keys.index(key)].setChecked(True)

    @property
    def choice(self) -> str:
        """The key of the button that is pressed, "" for none."""
        return self.keys[self._group.checkedId()] if self._group.checkedId() >= 0 else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right press the neighbour."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        at = self._group.checkedId() + step
        if step and 0 <= at < len(self.buttons):
            self.buttons[at].setFocus()
            self.buttons[at].click()
            event.accept()
        else:
            super().keyPressEvent(event)
