"""The page on which a challenge code is typed, and becomes the deal that it names."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Page
from verne_tabletop.session.challenge import read_challenge
from verne_tabletop.session.log import LogError
from verne_tabletop.table import tokens

translate = QCoreApplication.translate


class ChallengePage(Page):
    """A field for the code; a slip in it is said at once."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        column = self.spaced(QVBoxLayout(self), tokens.WIDE, tokens.PAD)
        column.addLayout(self.head(lambda: translate("Challenge", "Challenge code")))
        card = QFrame()
        card.setProperty("role", "card")
        inside = self.spaced(QVBoxLayout(card), tokens.WIDE, tokens.GAP)
        text = self.label(
            lambda: translate(
                "Challenge",
                "A code deals the same game anywhere: the same seats, options and cards. "
                "You find the code of a match in its menu.",
            ),
            wrap=True,
        )
        inside.addWidget(text)
        row = self.spaced(QHBoxLayout(), 0, tokens.SMALL)
        self.said = QLabel()
        self.said.setProperty("role", "error")
        self.said.setWordWrap(True)
        self.code = QLineEdit()
        self.code.setPlaceholderText("XXXX-XXXX-XXXX-XXXX")
        self.tell(self.code.setAccessibleName, lambda: translate("Challenge", "Challenge code"))
        self.code.returnPressed.connect(self.read)
        self.code.textEdited.connect(lambda: self.said.setText(""))
        row.addWidget(self.code, 1)
        row.addWidget(self.button(lambda: translate("Challenge", "Set it up"), "primary", "", self.read))
        inside.addLayout(row)
        inside.addWidget(self.said)
        card.setMaximumWidth(desk.px(720))
        column.addWidget(card)
        column.addStretch(1)

    def enter(self, about: Any = None) -> None:
        """An empty field, ready to be typed in."""
        self.code.clear()
        self.said.setText("")
        self.code.setFocus(Qt.FocusReason.OtherFocusReason)

    def read(self) -> None:
        """Go to the set-up with the deal that the code names."""
        try:
            challenge = read_challenge(self.code.text())
        except LogError as error:
            self.said.setText(error.sentence(self.desk.language))
            return
        self.go.emit("setup", challenge)
