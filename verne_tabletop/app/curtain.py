"""The curtain between two people at one device: it names who comes next, and nothing of any hand is drawn behind it."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.ornaments import paint_rose
from verne_tabletop.app.page import Told
from verne_tabletop.table import tokens

translate = QCoreApplication.translate
FOLDS = 14


class Curtain(Told):
    """Covers its parent; `lifted` when the person it names says that they are there."""

    lifted = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self._name = ""
        middle = QVBoxLayout(self)
        middle.setAlignment(Qt.AlignmentFlag.AlignCenter)
        card = QFrame()
        card.setProperty("role", "card")
        middle.addWidget(card)
        column = self.spaced(QVBoxLayout(card), tokens.VAST, tokens.PAD)
        self.head = QLabel()
        self.head.setProperty("role", "title")
        self.head.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.head.setWordWrap(True)
        column.addWidget(self.head)
        text = self.label(lambda: translate("Curtain", "The others look away."), "soft")
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(text)
        self.here = self.button(
            lambda: translate("Curtain", "I am {name}").format(name=self._name), "primary", "", self.lift
        )
        column.addWidget(self.here)
        parent.installEventFilter(self)
        self.hide()

    def fall(self, name: str) -> None:
        """Cover everything, and name who comes next."""
        self._name = name
        self.retell()
        self.setGeometry(self._covered().rect())
        self.show()
        self.raise_()
        self.here.setFocus()

    def lift(self) -> None:
        """Uncover the table."""
        self.hide()
        self.lifted.emit()

    def retell(self) -> None:
        """The name in every language."""
        self.head.setText(translate("Curtain", "{name} is next").format(name=self._name))
        super().retell()

    def _covered(self) -> QWidget:
        parent = self.parentWidget()
        assert parent is not None
        return parent

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover whatever size it takes."""
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self.setGeometry(self._covered().rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space lift it; nothing else reaches the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lift()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heavy folds from edge to edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, rect = self.desk.theme.palette, QRectF(self.rect())
        painter.fillRect(rect, QColor(palette.paper_deep))
        fold = rect.width() / FOLDS
        for number in range(FOLDS):
            shade = QLinearGradient(QPointF(number * fold, 0), QPointF((number + 1) * fold, 0))
            for at, alpha in ((0.0, 0.0), (0.55, 0.10), (0.9, 0.30), (1.0, 0.0)):
                ink = QColor(palette.ink_soft)
                ink.setAlphaF(alpha)
                shade.setColorAt(at, ink)
            painter.fillRect(QRectF(number * fold, 0, fold + 1, rect.height()), shade)
        painter.setPen(QPen(QColor(palette.brass), tokens.BOLD))
        painter.drawLine(QPointF(0, tokens.PAD), QPointF(rect.width(), tokens.PAD))
        radius = min(rect.width(), rect.height()) * 0.42
        rose = QColor(palette.brass)
        rose.setAlphaF(0.35)
        paint_rose(painter, rect.center(), radius, rose, QColor(palette.paper_deep))
