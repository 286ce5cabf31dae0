"""The cards of the home window: a game's face with its name, and the slip of a match under way."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.vignettes import paint_vignette
from verne_tabletop.table import tokens

CARD: Final = QSize(236, 316)
FACE: Final = 168
SLIP: Final = QSize(388, 84)


class Painted(QAbstractButton):
    """A button that is a sheet of paper; `words` says what a screen reader reads."""

    def __init__(
        self, desk: Desk, game: str, words: Callable[[], str], size: QSize, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.desk, self.game, self._words, self._units = desk, game, words, size
        self._face: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        desk.theme.changed.connect(self._redraw)
        self.retell()

    def retell(self) -> None:
        """Its words again."""
        self.setAccessibleName(self._words())
        self.update()

    def _redraw(self) -> None:
        self._face = None
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """A new language says everything again."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retell()
        super().changeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The edge turns to brass."""
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
        theme, px = self.desk.theme, self.desk.px
        ring = px(tokens.RING)
        rect = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        lifted = self.underMouse() or self.isDown()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("brass" if lifted else "hairline"), px(tokens.FINE) * (2 if lifted else 1)))
        painter.setBrush(theme.colour("button" if lifted else "paper"))
        painter.drawRoundedRect(rect, px(tokens.CORNER), px(tokens.CORNER))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("focus"), ring))
            inset = ring / 2
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), px(tokens.CORNER), px(tokens.CORNER)
            )
        return rect

    def lay_face(self, painter: QPainter, rect: QRectF, wide: int, tall: int) -> None:
        """Lay the game's face into the upper left corner of the sheet."""
        edge = self.desk.px(tokens.SMALL)
        painter.drawPixmap(int(rect.x()) + edge, int(rect.y()) + edge, self.face(wide, tall))

    def face(self, wide: int, tall: int) -> QPixmap:
        """The game's face at a size in pixels, painted once."""
        ratio = self.devicePixelRatioF()
        size = QSize(round(wide * ratio), round(tall * ratio))
        if self._face is None or self._face.size() != size:
            self._face = QPixmap(size)
            self._face.setDevicePixelRatio(ratio)
            self._face.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._face)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_vignette(painter, self.game, QRectF(0, 0, wide, tall), self.desk.theme.palette)
            painter.end()
        return self._face


class GameCard(Painted):
    """A game: its face, its name and one sentence; a click sets it up."""

    def __init__(
        self, desk: Desk, game: str, title: Callable[[], str], about: Callable[[], str], seats: Callable[[], str]
    ) -> None:
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
        wrap = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        painter.setPen(theme.colour("ink"))
        painter.setFont(theme.serif(tokens.LEAD + 2, strong=True))
        took = painter.boundingRect(room, wrap, self._title())
        painter.drawText(room, wrap, self._title())
        painter.setPen(theme.colour("ink_soft"))
        painter.setFont(theme.sans(tokens.TEXT - 1))
        painter.drawText(room.adjusted(0, took.height() + px(tokens.HALF), 0, 0), wrap, self._about())
        painter.setFont(theme.sans(tokens.NOTE))
        bottom = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        painter.drawText(room, bottom, self._seats())


class MatchSlip(Painted):
    """A match under way: its face small, who plays, and where it stands; a click goes on with it."""

    def __init__(
        self, desk: Desk, game: str, title: Callable[[], str], line: Callable[[], str], when: Callable[[], str]
    ) -> None:
        self._title, self._line, self._when = title, line, when
        super().__init__(desk, game, lambda: f"{title()}. {line()} {when()}", SLIP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Face at the left, words beside it."""
        painter = QPainter(self)
        theme, px = self.desk.theme, self.desk.px
        rect = self.paper(painter)
        side = int(rect.height()) - 2 * px(tokens.SMALL)
        self.lay_face(painter, rect, side, side)
        room = rect.adjusted(
            side + px(tokens.SMALL) + px(tokens.GAP), px(tokens.SMALL), -px(tokens.GAP), -px(tokens.SMALL)
        )
        rows = (
            (theme.serif(tokens.LEAD, strong=True), "ink", self._title(), Qt.AlignmentFlag.AlignTop),
            (theme.sans(tokens.TEXT), "ink", self._line(), Qt.AlignmentFlag.AlignVCenter),
            (theme.sans(tokens.NOTE), "ink_soft", self._when(), Qt.AlignmentFlag.AlignBottom),
        )
        for font, ink, text, place in rows:
            painter.setFont(font)
            painter.setPen(theme.colour(ink))
            short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | place), short)
