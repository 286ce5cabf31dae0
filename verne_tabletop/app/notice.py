"""A slip of paper at the foot of the window that tells one thing, and stays until it has been read."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Told
from verne_tabletop.table import tokens

translate = QCoreApplication.translate
WIDEST = 720


class Notice(Told):
    """Lies over its window at the foot, one sentence below the other; closed by its button or by Esc."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(desk, window)
        self._window = window
        self._sheet = QFrame(self)
        self._sheet.setProperty("role", "card")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._sheet)
        row = QHBoxLayout(self._sheet)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row.addWidget(self._text, 1)
        self._close = self.icon_button("close", lambda: translate("Notice", "Close"), self.clear)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignVCenter)
        self.lines: list[str] = []
        window.installEventFilter(self)
        self.hide()

    def post(self, sentence: str) -> None:
        """Add a sentence, and have it spoken."""
        if sentence in self.lines:
            return
        self.lines.append(sentence)
        self._text.setText("\n".join(self.lines))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._text, sentence))
        self.show()
        self.raise_()
        self._place()

    def clear(self) -> None:
        """Put the slip away."""
        self.lines = []
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot when the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        room = self._window.rect()
        wide = min(room.width() - 2 * tokens.WIDE, self.desk.px(WIDEST))
        self.setFixedWidth(wide)
        layout = self.layout()
        assert layout is not None
        tall = layout.heightForWidth(wide) if layout.hasHeightForWidth() else layout.sizeHint().height()
        self.resize(wide, tall)
        self.move((room.width() - wide) // 2, room.height() - tall - tokens.WIDE)
