"""What the home window is made of, as pictures: painted by the first start, and only copied by the next ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from verne_tabletop.app import icons
from verne_tabletop.app.ornaments import paint_rose
from verne_tabletop.app.vignettes import paint_vignette
from verne_tabletop.table import tokens

if TYPE_CHECKING:
    from verne_tabletop.app.theme import Theme

TOP_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
BOTTOM_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
MIDDLE_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


def paint_sheet(painter: QPainter, theme: Theme, box: QRectF, lifted: bool, focused: bool) -> QRectF:
    """A sheet of paper that is a button: its edge, in brass when lifted, and the focus ring; the room inside."""
    ring, corner = theme.px(tokens.RING), theme.px(tokens.CORNER)
    rect = box.adjusted(ring, ring, -ring, -ring)
    painter.setPen(QPen(theme.colour("brass" if lifted else "hairline"), theme.px(tokens.FINE) * (1 + lifted)))
    painter.setBrush(theme.colour("button" if lifted else "paper"))
    painter.drawRoundedRect(rect, corner, corner)
    if focused:
        half = ring / 2
        painter.setBrush(QBrush())
        painter.setPen(QPen(theme.colour("focus"), ring))
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), corner, corner)
    return rect


def paint_card(
    painter: QPainter, theme: Theme, game: str, words: tuple[str, str, str], box: QRectF, tall: float
) -> None:
    """A game's card: its face, `tall` pixels high, then name, sentence and number of players."""
    px = theme.px
    face = QRectF(box.topLeft(), QSizeF(box.width(), tall)).adjusted(
        px(tokens.SMALL), px(tokens.SMALL), -px(tokens.SMALL), 0
    )
    paint_vignette(painter, game, face, theme.palette)
    room = QRectF(box.left(), face.bottom(), box.width(), box.bottom() - face.bottom())
    room.adjust(px(tokens.GAP), px(tokens.SMALL), -px(tokens.GAP), -px(tokens.SMALL))
    painter.setPen(theme.colour("ink"))
    painter.setFont(theme.serif(tokens.LEAD + 2, strong=True))
    took = painter.boundingRect(room, TOP_LEFT, words[0])
    painter.drawText(room, TOP_LEFT, words[0])
    painter.setPen(theme.colour("ink_soft"))
    painter.setFont(theme.sans(tokens.TEXT - 1))
    painter.drawText(room.adjusted(0, took.height() + px(tokens.HALF), 0, 0), TOP_LEFT, words[1])
    painter.setFont(theme.sans(tokens.NOTE))
    painter.drawText(room, BOTTOM_LEFT, words[2])


def paint_slip(painter: QPainter, theme: Theme, game: str, words: tuple[str, str, str], box: QRectF) -> None:
    """A match under way: the game's face small, and three lines."""
    px = theme.px
    side = box.height() - 2 * px(tokens.SMALL)
    face = QRectF(box.left() + px(tokens.SMALL), box.top() + px(tokens.SMALL), side, side)
    paint_vignette(painter, game, face, theme.palette)
    room = box.adjusted(side + px(tokens.SMALL + tokens.GAP), px(tokens.SMALL), -px(tokens.GAP), -px(tokens.SMALL))
    rows = (
        (theme.serif(tokens.LEAD, strong=True), "ink", Qt.AlignmentFlag.AlignTop),
        (theme.sans(tokens.TEXT), "ink", Qt.AlignmentFlag.AlignVCenter),
        (theme.sans(tokens.NOTE), "ink_soft", Qt.AlignmentFlag.AlignBottom),
    )
    for text, (font, ink, place) in zip(words, rows, strict=True):
        painter.setFont(font)
        painter.setPen(theme.colour(ink))
        short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | place), short)


def paint_door(painter: QPainter, theme: Theme, name: str, text: str, box: QRectF) -> None:
    """A door to another page: an icon and a word, the word in two lines where it is long."""
    px = theme.px
    side, gap = px(tokens.LEAD + 2), px(tokens.SMALL)
    font = theme.sans(tokens.TEXT)
    painter.setFont(font)
    room = box.width() - side - 3 * gap
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > room:
        painter.setFont(theme.sans(tokens.NOTE))
        wide = min(int(room), painter.fontMetrics().horizontalAdvance(text))
    left = box.left() + (box.width() - side - gap - wide) / 2
    painter.save()
    painter.translate(left, box.center().y() - side / 2)
    icons.paint_icon(painter, name, side, theme.colour("button_ink"))
    painter.restore()
    painter.setPen(theme.colour("button_ink"))
    painter.drawText(QRectF(left + side + gap, box.top(), wide + 1, box.height()), WRAPPED, text)


def paint_plate(painter: QPainter, theme: Theme, words: tuple[str, str], box: QRectF) -> None:
    """The name of the program beside a compass rose, with a line under it."""
    px = theme.px
    radius = box.height() / 2 - px(2)
    centre = QPointF(radius + px(2), box.center().y())
    paint_rose(painter, centre, radius, theme.colour("brass"), theme.colour("paper", 0.0))
    room = box.adjusted(2 * radius + px(tokens.GAP), 0, 0, 0)
    painter.setPen(theme.colour("ink"))
    painter.setFont(theme.serif(tokens.DISPLAY))
    painter.drawText(room.adjusted(0, -px(tokens.HALF), 0, -px(tokens.PAD)), MIDDLE_LEFT, words[0])
    painter.setPen(theme.colour("ink_soft"))
    painter.setFont(theme.sans(tokens.TEXT, slanted=True))
    painter.drawText(room, BOTTOM_LEFT, words[1])
