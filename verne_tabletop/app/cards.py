"""The pieces of the home window: a game's card, the slip of a match under way, a door, the plate with the name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Tell

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QPaintEvent

    from verne_tabletop.app.gallery import Brush

CARD: Final = (236, 328)
FACE: Final = 176
SLIP: Final = (388, 84)
DOOR: Final = (166, 38)
PLATE: Final = (380, 76)


class Painted(QAbstractButton):
    """A button that is a picture, known by `name` and the words on it; the picture is kept for the next start."""

    def __init__(
        self, desk: Desk, name: str, words: tuple[Tell, ...], size: tuple[int, int], kept: bool = True
    ) -> None:
        super().__init__()
        self.desk, self.name, self._words, self._units, self._kept = desk, name, words, size, kept
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        desk.theme.changed.connect(self._redraw)
        desk.tongue.changed.connect(self.retell)
        self.retell()

    def words(self) -> tuple[str, ...]:
        """The words on it, in the language of now."""
        return tuple(text() for text in self._words)

    def retell(self) -> None:
        """Its words again."""
        self.setAccessibleName(". ".join(text.rstrip(".") for text in self.words()))
        self.update()

    def _redraw(self) -> None:
        self.updateGeometry()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The edge turns to brass."""
        from PySide6.QtCore import Qt

        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """And back."""
        self.update()
        super().leaveEvent(event)

    def sizeHint(self) -> QSize:
        """As large as the interface."""
        return QSize(self.desk.px(self._units[0]), self.desk.px(self._units[1]))

    def minimumSizeHint(self) -> QSize:
        """No smaller."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture as it is now."""
        lifted, focused = self.underMouse() or self.isDown(), self.hasFocus()
        key = f"{self.name}-{self.desk.tongue.code}-{int(lifted)}{int(focused)}"
        paint = partial(self._brush, lifted, focused)
        painter = QPainter(self)
        if self._kept:
            painter.drawPixmap(0, 0, self.desk.picture(key, self.width(), self.height(), paint))
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint()(painter, self.width(), self.height())

    def _brush(self, lifted: bool, focused: bool) -> Brush:
        from verne_tabletop.app.pictures import paint_sheet

        def brush(painter: QPainter, wide: float, tall: float) -> None:
            box = QRectF(0, 0, wide, tall)
            self.fill(painter, paint_sheet(painter, self.desk.theme, box, lifted, focused))

        return brush

    def fill(self, painter: QPainter, box: QRectF) -> None:
        """Paint what lies on the sheet."""


class GameCard(Painted):
    """A game: its face, its name and one sentence; a click sets it up."""

    def __init__(self, desk: Desk, game: str, title: Tell, about: Tell, seats: Tell) -> None:
        self.game = game
        super().__init__(desk, f"card-{game}", (title, about, seats), CARD)

    def fill(self, painter: QPainter, box: QRectF) -> None:
        """Face above, words below."""
        from verne_tabletop.app.pictures import paint_card

        title, about, seats = self.words()
        paint_card(painter, self.desk.theme, self.game, (title, about, seats), box, self.desk.px(FACE))


class MatchSlip(Painted):
    """A match under way: its face small, who plays, and where it stands; a click goes on with it, a right click asks
    for its menu, at a point of the screen."""

    asked = Signal(QPoint)

    def __init__(self, desk: Desk, game: str, title: Tell, line: Tell, when: Tell) -> None:
        self.game = game
        super().__init__(desk, "slip", (title, line, when), SLIP, kept=False)

    def fill(self, painter: QPainter, box: QRectF) -> None:
        """Face at the left, words beside it."""
        from verne_tabletop.app.pictures import paint_slip

        title, line, when = self.words()
        paint_slip(painter, self.desk.theme, self.game, (title, line, when), box)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Its menu."""
        self.asked.emit(event.globalPos())


class Door(Painted):
    """A way to another page."""

    def __init__(self, desk: Desk, icon: str, text: Tell) -> None:
        self.icon_name = icon
        super().__init__(desk, f"door-{icon}", (text,), DOOR)

    def fill(self, painter: QPainter, box: QRectF) -> None:
        """An icon and a word."""
        from verne_tabletop.app.pictures import paint_door

        paint_door(painter, self.desk.theme, self.icon_name, self.words()[0], box)


class Plate(QWidget):
    """The name of the program."""

    def __init__(self, desk: Desk, name: Tell, line: Tell) -> None:
        super().__init__()
        self.desk, self._words = desk, (name, line)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        desk.theme.changed.connect(self.updateGeometry)
        desk.tongue.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As large as the interface."""
        return QSize(self.desk.px(PLATE[0]), self.desk.px(PLATE[1]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture of it."""
        key = f"plate-{self.desk.tongue.code}"
        QPainter(self).drawPixmap(0, 0, self.desk.picture(key, self.width(), self.height(), self._brush))

    def _brush(self) -> Brush:
        from verne_tabletop.app.pictures import paint_plate

        words = (self._words[0](), self._words[1]())
        return lambda painter, wide, tall: paint_plate(painter, self.desk.theme, words, QRectF(0, 0, wide, tall))
