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
    """Where each button stands: rows centred in the width of `area`, from its top, words wrapped where too long. Where
    these rows would be deeper than the area, they are narrower instead, and their words smaller."""
    rows = _rows(choices, area.width(), look)
    tall = [max(height for _, _, height in row) for row in rows]
    if sum(tall) + GAP * look.text * len(rows) > area.height() + 0.5:
        rows = _narrow(choices, area, look)
        tall = [rows[0][0][2]] * len(rows)
    gap = GAP * look.text
    placed: list[tuple[Choice, QRectF]] = []
    y = area.top() + SMALL * look.text
    for row, high in zip(rows, tall, strict=True):
        x = area.center().x() - (sum(width for _, width, _ in row) + gap * (len(row) - 1)) / 2
        for choice, width, height in row:
            placed.append((choice, QRectF(x, y + (high - height) / 2, width, height)))
            x += width + gap
        y += high + gap
    return placed


Row = list[tuple[Choice, float, float]]


def _rows(choices: Sequence[Choice], room: float, look: Look) -> list[Row]:
    """Rows of buttons with their widths and heights, as wide as their words."""
    metrics = QFontMetricsF(look.title(LEAD))
    gap, pad, least = GAP * look.text, PAD * look.text, (TARGET + SMALL) * look.text
    rows: list[Row] = []
    wide = 0.0
    for choice in choices:
        icon = _icon_width(choice, look)
        box = metrics.boundingRect(
            QRectF(0, 0, room - 2 * pad - icon, 4000), int(Qt.TextFlag.TextWordWrap), choice.label
        )
        width, height = box.width() + 2 * pad + icon + 2, max(least, box.height() + SMALL * look.text)
        if not rows or wide + gap + width > room:
            rows.append([])
            wide = -gap
        wide += gap + width
        rows[-1].append((choice, width, height))
    return rows


def _narrow(choices: Sequence[Choice], area: QRectF, look: Look) -> list[Row]:
    """As many rows as the area holds, of equal buttons."""
    count = max(1, round(area.height() / row_height(look)))
    across = -(-len(choices) // count)
    width = (area.width() - GAP * look.text * (across - 1)) / across
    height = (TARGET + SMALL) * look.text
    return [
        [(choice, width, height) for choice in choices[first : first + across]]
        for first in range(0, len(choices), across)
    ]


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
