"""The ribbon over a table: what is asked in one sentence, why something was refused, and what can be done at once."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Tell, Told
from verne_tabletop.table import tokens

translate = QCoreApplication.translate


class Ribbon(Told):
    """cited: the person asks for the rule behind the refusal that is shown."""

    FADES = True
    cited = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._rule = ""
        edges = (tokens.SMALL, tokens.HALF, tokens.SMALL, tokens.HALF)
        self.row = self.spaced(QHBoxLayout(self), edges, tokens.HALF)
        self.home = self.icon_button("back", lambda: translate("Ribbon", "To the home window"))
        self.prompt = QLabel()
        self.prompt.setProperty("role", "prompt")
        self.prompt.setWordWrap(True)
        self.prompt.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.prompt.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.why = self.button(lambda: translate("Ribbon", "The rule"), "link", "", self._cite)
        self.why.hide()
        self.row.addWidget(self.home)
        self.row.addSpacing(desk.px(tokens.HALF))
        self.row.addWidget(self.prompt, 1)
        self.row.addWidget(self.why)
        self.undo = self.add("undo", lambda: translate("Ribbon", "Take back (Ctrl+Z)"))
        self.redo = self.add("redo", lambda: translate("Ribbon", "Make it again (Ctrl+Y)"))
        self.reset = self.add("reset", lambda: translate("Ribbon", "Reset the turn (Ctrl+R)"))
        self.hint = self.add("hint", lambda: translate("Ribbon", "Hint (H)"))
        self.rules = self.add("rules", lambda: translate("Ribbon", "Rules (F1)"))
        self.fold = self.add("fold", lambda: translate("Ribbon", "Fold the panel (F9)"))
        self.menu = self.add("menu", lambda: translate("Ribbon", "Menu (Ctrl+M)"))

    def add(self, picture: str, text: Tell) -> QPushButton:
        """One more icon at the right end."""
        button = self.icon_button(picture, text)
        self.row.addWidget(button)
        return button

    def ask(self, sentence: str) -> None:
        """Say what is asked; a refusal goes."""
        self._put(sentence, "prompt", "")

    def refuse(self, sentence: str, rule: str) -> None:
        """Say why not, with the way to the rule."""
        self._put(sentence, "refused", rule)

    def _put(self, sentence: str, role: str, rule: str) -> None:
        self._rule = rule
        self.why.setVisible(bool(rule))
        self.prompt.setText(sentence)
        if self.prompt.property("role") != role:
            self.prompt.setProperty("role", role)
            self.prompt.style().unpolish(self.prompt)
            self.prompt.style().polish(self.prompt)

    @property
    def rule(self) -> str:
        """The rule behind what is shown, "" when there is none."""
        return self._rule

    def _cite(self) -> None:
        self.cited.emit(self._rule)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, and a rule under it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.desk.theme.colour("paper"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.desk.theme.colour("hairline"))
