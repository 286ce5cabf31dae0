"""The table as it lay when a match ended, small, on the sheet of its scores; a click leads back to it."""

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from verne_tabletop.app.desk import Desk
from verne_tabletop.table.scene import TableScene

translate = QCoreApplication.translate

#: How many pixels wide it is kept; how wide it would be, in units of the table; lower than so many it is left out.
WIDE = 720
USUAL = 250
LEAST = 90


class Keepsake(QAbstractButton):
    """Takes the room that is left over, and shows the whole board in it."""

    def __init__(self, desk: Desk, scene: TableScene) -> None:
        super().__init__()
        self.desk = desk
        self.scene: TableScene | None = scene
        scene.destroyed.connect(self._cleared)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(translate("Ending", "The table"))
        self._picture = self._small = QPixmap()
        self.take()
        for signal in (desk.theme.changed, desk.tongue.changed):
            signal.connect(self._take_later)

    def _take_later(self) -> None:
        QTimer.singleShot(0, self, self.take)  # once the table has put on the new light itself

    def _cleared(self) -> None:
        self.scene = None

    def take(self) -> None:
        """Keep what the board shows now; when the table has been cleared, what it showed last."""
        if self.scene is None:
            return
        board = self.scene.board()
        self._picture, self._small = QPixmap(WIDE, round(WIDE * board.height() / board.width())), QPixmap()
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.scene.render(painter, QRectF(self._picture.rect()), board)
        painter.end()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough to be looked at; its height is what is left over."""
        return QSize(self.desk.px(USUAL), 0)

    def _frame(self) -> QRect:
        size = self._picture.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        return QRect((self.width() - size.width()) // 2, 0, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board in a hairline."""
        frame = self._frame()
        self.setEnabled(frame.height() >= self.desk.px(LEAST))
        if not self.isEnabled():
            return
        ratio = self.devicePixelRatioF()
        wanted = QSize(round(frame.width() * ratio), round(frame.height() * ratio))
        if self._small.size() != wanted:
            smooth = Qt.TransformationMode.SmoothTransformation
            self._small = self._picture.scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            self._small.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        painter.drawPixmap(frame.topLeft(), self._small)
        painter.setPen(self.desk.theme.colour("brass" if self.underMouse() else "hairline"))
        painter.drawRect(frame.adjusted(0, 0, -1, -1))
