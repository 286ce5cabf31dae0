"""The cards of the home window: a game's face with its name, and the slip of a match under way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.gallery import Brush
from verne_tabletop.app.lightly import BOTTOM, LEFT, MIDDLE, TOP, WRAP
from verne_tabletop.app.page import Tell
from verne_tabletop.table import tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QPaintEvent, QPixmap

CARD: Final = QSize(236, 316)
FACE: Final = 168
SLIP: Final = QSize(388, 84)
#: How strong soft words are beside the ink of the others.
SOFT: Final = 0.78


class Painted(QAbstractButton):
    """A button that is a sheet of paper; `words` says what a screen reader reads."""

    def __init__(self, desk: Desk, game: str, words: Tell, size: QSize) -> None:
        super().__init__()
        self.desk, self.game, self._words, self._units = desk, game, words, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        desk.theme.changed.connect(self._redraw)
        desk.tongue.changed.connect(self.retell)
        self.retell()

    def retell(self) -> None:
        """Its words again."""
        self.setAccessibleName(self._words())
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
        return QSize(self.desk.px(self._units.width()), self.desk.px(self._units.height()))

    def minimumSizeHint(self) -> QSize:
        """No smaller."""
        return self.sizeHint()

    def paper(self, painter: QPainter) -> QRectF:
        """The sheet, its edge and the focus ring; the room inside."""
        lifted, focused = self.underMouse() or self.isDown(), self.hasFocus()
        key = f"paper-{int(lifted)}{int(focused)}"
        sheet = self.desk.picture(key, self.width(), self.height(), partial(paper_brush, self.desk, lifted, focused))
        painter.drawPixmap(0, 0, sheet)
        ring = self.desk.px(tokens.RING)
        return QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)

    def lay_face(self, painter: QPainter, rect: QRectF, wide: int, tall: int) -> None:
        """Lay the game's face into the upper left corner of the sheet."""
        edge = self.desk.px(tokens.SMALL)
        painter.drawPixmap(int(rect.x()) + edge, int(rect.y()) + edge, self.face(wide, tall))

    def face(self, wide: int, tall: int) -> QPixmap:
        """The game's face at a size in pixels."""
        return self.desk.picture(f"face-{self.game}", wide, tall, partial(face_brush, self.desk, self.game))


def paper_brush(desk: Desk, lifted: bool, focused: bool) -> Brush:
    """What paints a sheet of paper that is a button."""
    from verne_tabletop.app.ornaments import sheet_brush

    return sheet_brush(desk.theme, lifted, focused)


def face_brush(desk: Desk, game: str) -> Brush:
    """What paints the face of a game in the palette of now."""

    from verne_tabletop.app.vignettes import paint_vignette

    palette = desk.theme.palette
    return lambda painter, wide, tall: paint_vignette(painter, game, QRectF(0, 0, wide, tall), palette)


class GameCard(Painted):
    """A game: its face, its name and one sentence; a click sets it up."""

    def __init__(self, desk: Desk, game: str, title: Tell, about: Tell, seats: Tell) -> None:
        self._title, self._about, self._seats = title, about, seats
        super().__init__(desk, game, lambda: f"{title()}. {about()} {seats()}", CARD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Face above, words below."""
        painter = QPainter(self)
        theme, px = self.desk.theme, self.desk.px
        rect = self.paper(painter)
        pad = px(tokens.GAP)
        wide = int(rect.width()) - 2 * px(tokens.SMALL)
        painter.drawPixmap(
            int(rect.x()) + px(tokens.SMALL), int(rect.y()) + px(tokens.SMALL), self.face(wide, px(FACE))
        )
        room = rect.adjusted(pad, px(FACE) + px(tokens.SMALL) + px(tokens.SMALL), -pad, -pad)
        painter.setFont(theme.serif(tokens.LEAD + 2, strong=True))
        took = painter.boundingRect(room, WRAP | LEFT | TOP, self._title())
        painter.drawText(room, WRAP | LEFT | TOP, self._title())
        painter.setOpacity(SOFT)
        painter.setFont(theme.sans(tokens.TEXT - 1))
        painter.drawText(room.adjusted(0, took.height() + px(tokens.HALF), 0, 0), WRAP | LEFT | TOP, self._about())
        painter.setFont(theme.sans(tokens.NOTE))
        painter.drawText(room, LEFT | BOTTOM, self._seats())


class MatchSlip(Painted):
    """A match under way: its face small, who plays, and where it stands; a click goes on with it, a right click asks
    for its menu, at a point of the screen."""

    asked = Signal(QPoint)

    def __init__(self, desk: Desk, game: str, title: Tell, line: Tell, when: Tell) -> None:
        self._title, self._line, self._when = title, line, when
        super().__init__(desk, game, lambda: f"{title()}. {line()} {when()}", SLIP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Face at the left, words beside it."""
        from PySide6.QtCore import Qt

        painter = QPainter(self)
        theme, px = self.desk.theme, self.desk.px
        rect = self.paper(painter)
        side = int(rect.height()) - 2 * px(tokens.SMALL)
        self.lay_face(painter, rect, side, side)
        room = rect.adjusted(
            side + px(tokens.SMALL) + px(tokens.GAP), px(tokens.SMALL), -px(tokens.GAP), -px(tokens.SMALL)
        )
        rows = (
            (theme.serif(tokens.LEAD, strong=True), "ink", self._title(), TOP),
            (theme.sans(tokens.TEXT), "ink", self._line(), MIDDLE),
            (theme.sans(tokens.NOTE), "ink_soft", self._when(), BOTTOM),
        )
        for font, ink, text, place in rows:
            painter.setFont(font)
            painter.setPen(theme.colour(ink))
            short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, LEFT | place, short)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Its menu."""
        self.asked.emit(event.globalPos())
