"""The strip under a board: buttons in the table's own style for choices that have no place of their own on it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from verne_tabletop.engine.model import Move
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, Spot, colour, rect_path
from verne_tabletop.table.items import Mark
from verne_tabletop.table.tokens import BOLD, FINE, GAP, LEAD, NOTE, PAD, RING, SMALL, TARGET


class Choice(NamedTuple):
    """One choice of the strip: its words, and a small picture before them or None."""

    move: Move
    label: str
    icon: Face | None = None


def row_height(look: Look) -> float:
    """Height of one row of buttons with its gap, in scene units."""
    return (TARGET + GAP + SMALL) * look.text


def lay_choices(choices: Sequence[Choice], area: QRectF, look: Look) -> list[tuple[Choice, QRectF]]:
    """Where each button stands: rows centred in the width of `area`, from its top, words wrapped where too long."""
    metrics = QFontMetricsF(look.title(LEAD))
    gap, pad, least = GAP * look.text, PAD * look.text, (TARGET + SMALL) * look.text
    rows: list[list[tuple[Choice, float, float]]] = [[]]
    wide = 0.0
    for choice in choices:
        icon = _icon_width(choice, look)
        room = area.width() - 2 * pad - icon
        box = metrics.boundingRect(QRectF(0, 0, room, 4000), int(Qt.TextFlag.TextWordWrap), choice.label)
        width, height = box.width() + 2 * pad + icon + 2, max(least, box.height() + SMALL * look.text)
        if rows[-1] and wide + gap + width > area.width():
            rows.append([])
            wide = 0.0
        wide += width + (gap if rows[-1] else 0.0)
        rows[-1].append((choice, width, height))
    placed: list[tuple[Choice, QRectF]] = []
    y = area.top() + SMALL * look.text
    for row in rows:
        total = sum(width for _, width, _ in row) + gap * max(0, len(row) - 1)
        x = area.left() + (area.width() - total) / 2
        tall = max((height for _, _, height in row), default=0.0)
        for choice, width, height in row:
            placed.append((choice, QRectF(x, y + (tall - height) / 2, width, height)))
            x += width + gap
        y += tall + GAP * look.text
    return placed


def _icon_width(choice: Choice, look: Look) -> float:
    return 0.0 if choice.icon is None else (TARGET + SMALL) * look.text


class Button(Mark):
    """A choice of the strip: paper, an ink edge, its words; a real spot like any other."""

    ALWAYS = True

    def __init__(self, spot: Spot, look: Look, icon: Face | None = None) -> None:
        self.icon = icon
        super().__init__(spot, look)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Face, edge, icon, words and ring."""
        palette, look = self.look.palette, self.look
        rect = self.spot.shape.boundingRect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = rect.height() / 2 if rect.height() < 60 * look.text else 12 * look.text
        painter.setBrush(QBrush(colour(palette.paper_deep if self.hover or self.held else palette.button)))
        painter.setPen(QPen(colour(palette.brass if self.legal else palette.hairline), BOLD))
        painter.drawRoundedRect(rect, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(palette.brass if self.held else palette.hairline), FINE * (2 if self.held else 1)))
        inner = rect.adjusted(4, 4, -4, -4)
        painter.drawRoundedRect(inner, max(2.0, radius - 4), max(2.0, radius - 4))
        words = rect.adjusted(PAD * look.text, 0, -PAD * look.text, 0)
        if self.icon is not None:
            self._paint_icon(painter, words)
        paint_words(painter, self.spot.name, words, palette.button_ink, LEAD * look.text, NOTE)
        if self.ring:
            painter.setPen(QPen(colour(palette.focus), RING))
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), radius + 3, radius + 3)

    def _paint_icon(self, painter: QPainter, words: QRectF) -> None:
        assert self.icon is not None
        bounds, side = self.icon.bounds(), TARGET * self.look.text
        scale = min(side / bounds.width(), side / bounds.height())
        painter.save()
        painter.translate(words.left() + side / 2, words.center().y())
        painter.scale(scale, scale)
        painter.translate(-bounds.center())
        self.icon.draw(painter, self.look, 1.0)
        painter.restore()
        words.setLeft(words.left() + side + SMALL * self.look.text)


def choice_spot(choice: Choice, rect: QRectF) -> Spot:
    """The spot of one button."""
    return Spot("choice", rect_path(rect), choice.label, move=choice.move)
