"""Card faces: a large index, art found by piece key, and words in a cartouche that shrink and wrap until they fit."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from PySide6.QtCore import QByteArray, QFile, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.fonts import SANS, SERIF, type_face
from verne_tabletop.table.ornament import compass_rose, ruled_frame
from verne_tabletop.table.paper import lay_grain
from verne_tabletop.table.pen import hatch, outline
from verne_tabletop.table.tackle import paint_letter, paint_tint, pattern
from verne_tabletop.table.tokens import BOLD, CORNER, DAYLIGHT, FINE, LEAD, NOTE, Palette

#: Paints the art of a piece key into an area.
Art = Callable[[QPainter, QRectF, Look, str], None]

CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
WRAP: Final = int(Qt.TextFlag.TextWordWrap)


@lru_cache(maxsize=4096)
def fitting(
    text: str, width: float, height: float, family: str, size: float, weight: int, least: float
) -> tuple[float, bool]:
    """The largest type size from `size` down at which `text`, wrapped at words, fits; False when even `least` does
    not fit without breaking a word."""
    now = size
    while now > least:
        if _fits(text, width, height, family, now, weight):
            return now, True
        now -= 0.5
    return least, _fits(text, width, height, family, least, weight)


def _fits(text: str, width: float, height: float, family: str, size: float, weight: int) -> bool:
    metrics = QFontMetricsF(type_face(family, size, weight))
    box = metrics.boundingRect(QRectF(0, 0, width, 10000), WRAP, text)
    return box.height() <= height and max(metrics.horizontalAdvance(word) for word in text.split() or [""]) <= width


def paint_words(
    painter: QPainter,
    text: str,
    area: QRectF,
    ink: str,
    size: float = LEAD,
    least: float = 8.0,
    weight: int = 400,
    align: int = CENTRE,
    serif: bool = True,
    italic: bool = False,
) -> None:
    """Words in an area, as large as `size` and as small as `least` (scene units): wrapped, never cut."""
    family = SERIF if serif else SANS
    fit, whole = fitting(text, area.width(), area.height(), family, size, weight, least)
    painter.setFont(type_face(family, fit, weight, italic))
    painter.setPen(colour(ink))
    flags = align | (WRAP if whole else int(Qt.TextFlag.TextWrapAnywhere))
    painter.drawText(area, flags, text)


@lru_cache(maxsize=512)
def _svg(name: str, palette: Palette) -> QSvgRenderer | None:
    file = QFile(f":/assets/{name}.svg")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        return None
    text = bytes(file.readAll().data()).decode()
    file.close()
    for field in Palette._fields:
        drawn, wanted = getattr(DAYLIGHT, field), getattr(palette, field)
        if isinstance(drawn, str) and drawn.startswith("#"):
            text = text.replace(drawn, f"\0{wanted[1:]}")
    return QSvgRenderer(QByteArray(text.replace("\0", "#").encode()))


def paint_asset(painter: QPainter, name: str, area: QRectF, palette: Palette) -> bool:
    """The SVG `:/assets/<name>.svg`, as large as fits in an area; False when there is none.

    A daylight colour of the tokens, written out in the file, becomes the same token's colour in `palette`.
    """
    svg = _svg(name, palette)
    if svg is None:
        return False
    size = svg.defaultSize()
    scale = min(area.width() / size.width(), area.height() / size.height())
    width, height = size.width() * scale, size.height() * scale
    svg.render(painter, QRectF(area.center().x() - width / 2, area.center().y() - height / 2, width, height))
    return True


@dataclass(frozen=True)
class CardFace(Face):
    """A card face up: index in two corners, art in the middle, title in a cartouche below, a line of small words.

    tint: 0..5 one of the six colours (letter and pattern with it), or -1; art(painter, area, look, key) paints the
    middle; seed: whose wobble.
    """

    title: str
    index: str = ""
    note: str = ""
    tint: int = -1
    art: Art | None = None
    key: str = ""
    width: float = 120.0
    height: float = 168.0
    seed: int = 1
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The card and its edge."""
        return QRectF(-self.width / 2 - 3, -self.height / 2 - 3, self.width + 8, self.height + 9)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Paper, frame, band of colour, index, art, title, note."""
        palette, w, h = look.palette, self.width, self.height
        card = QRectF(-w / 2, -h / 2, w, h)
        paint_card(painter, look, w, h, self.seed)
        unit = h / 168.0
        top = card.top() + 8 * unit
        band = 34 * unit if self.index or self.tint >= 0 else 0.0
        if self.tint >= 0:
            tint = palette.tints[self.tint]
            strip = QRectF(card.left() + 7 * unit, top, w - 14 * unit, band)
            paint_tint(painter, look, tint, strip, scale=unit * 0.8)
            paint_letter(painter, look, tint, QPointF(strip.right() - 15 * unit, strip.center().y()), 18 * unit)
            if self.index:
                field = QRectF(strip.left() + 3 * unit, strip.top() + 3 * unit, band * 1.1, band - 6 * unit)
                painter.fillPath(rect_path(field, 4 * unit), colour(palette.paper))
                paint_words(painter, self.index, field, palette.ink, 28 * unit, 9 * unit, 700)
        elif self.index:
            paint_words(
                painter, self.index, QRectF(card.left() + 8 * unit, top, band, band), palette.ink, 28 * unit, 9, 700
            )
        foot = 44 * unit if self.title else 8 * unit
        if self.note:
            foot += 20 * unit
        middle = QRectF(card.left() + 10 * unit, top + band + 4 * unit, w - 20 * unit, h - band - foot - 16 * unit)
        if self.art is not None:
            painter.save()
            self.art(painter, middle, look, self.key)
            painter.restore()
        if self.title:
            self._paint_title(
                painter, look, QRectF(card.left() + 9 * unit, middle.bottom() + 2, w - 18 * unit, 40 * unit)
            )
        if self.note:
            words = QRectF(card.left() + 9 * unit, card.bottom() - 26 * unit, w - 18 * unit, 19 * unit)
            paint_words(painter, self.note, words, palette.ink_soft, NOTE * unit, 6.5 * unit, serif=False)

    def _paint_title(self, painter: QPainter, look: Look, area: QRectF) -> None:
        label = title_plate(area.width(), area.height(), self.seed)
        plate = rect_path(area, CORNER / 2)
        painter.fillPath(plate, colour(look.palette.button))
        painter.fillPath(label.translated(area.topLeft()), colour(look.palette.ink))
        paint_words(
            painter, self.title, area.adjusted(5, 3, -5, -3), look.palette.ink, LEAD * area.height() / 38, 7, 600
        )


@dataclass(frozen=True)
class CardBack(Face):
    """A card face down: a rose within a ruled frame; `tint` 0..5 marks which deck, with its pattern."""

    width: float = 120.0
    height: float = 168.0
    tint: int = -1
    letter: str = ""
    seed: int = 1
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The card and its edge."""
        return QRectF(-self.width / 2 - 3, -self.height / 2 - 3, self.width + 8, self.height + 9)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Paper, frame, pattern, rose or letter."""
        palette, w, h = look.palette, self.width, self.height
        paint_card(painter, look, w, h, self.seed, palette.paper_deep)
        inner = QRectF(-w / 2 + w * 0.07, -h / 2 + w * 0.07, w * 0.86, h - w * 0.14)
        if self.tint >= 0:
            tint = palette.tints[self.tint]
            painter.fillRect(inner, colour(tint.fill))
            painter.fillPath(pattern(tint.pattern, inner, scale=h / 210.0), colour(tint.text, 0.35))
        else:
            painter.fillPath(
                _weave(inner.width(), inner.height()).translated(inner.center()), colour(palette.brass, 0.5)
            )
        frame = ruled_frame(inner.width(), inner.height(), max(3.0, w * 0.035), self.seed)
        painter.fillPath(frame.translated(inner.topLeft()), colour(palette.ink))
        disk = QPainterPath()
        disk.addEllipse(QPointF(0, 0), w * 0.27, w * 0.27)
        painter.fillPath(disk, colour(palette.paper))
        painter.fillPath(outline(disk, FINE * 1.4, self.seed, 0.3), colour(palette.ink))
        if self.letter:
            area = QRectF(-w * 0.25, -w * 0.25, w * 0.5, w * 0.5)
            paint_words(painter, self.letter, area, palette.ink, w * 0.3, 7, 700)
        else:
            compass_rose(w * 0.24, 3).press(painter, colour(palette.ink), colour(palette.paper))


@lru_cache(maxsize=32)
def _weave(width: float, height: float) -> QPainterPath:
    area = rect_path(QRectF(-width / 2, -height / 2, width, height))
    whole = QPainterPath(hatch(area, 45.0, 6.0, FINE * 0.8, 5))
    whole.addPath(hatch(area, -45.0, 6.0, FINE * 0.8, 6))
    whole.setFillRule(Qt.FillRule.WindingFill)
    return whole


@lru_cache(maxsize=64)
def title_plate(width: float, height: float, seed: int = 1) -> QPainterPath:
    """The ink of a small cartouche with notched corners, at (0, 0, width, height)."""
    r = min(7.0, height * 0.18)
    path = QPainterPath(QPointF(r, 0))
    path.lineTo(width - r, 0)
    path.quadTo(width - r, r, width, r)
    path.lineTo(width, height - r)
    path.quadTo(width - r, height - r, width - r, height)
    path.lineTo(r, height)
    path.quadTo(r, height - r, 0, height - r)
    path.lineTo(0, r)
    path.quadTo(r, r, r, 0)
    path.closeSubpath()
    return outline(path, FINE * 1.2, seed, 0.25)


def paint_card(painter: QPainter, look: Look, width: float, height: float, seed: int, fill: str = "") -> None:
    """The paper of a card round the origin: hatched shade below, grain, an ink edge."""
    palette = look.palette
    card = rect_path(QRectF(-width / 2, -height / 2, width, height), CORNER)
    painter.fillPath(_card_shade(width, height), colour(palette.shadow, 0.55 if not palette.dark else 0.8))
    painter.fillPath(card, colour(fill or palette.button))
    painter.save()
    painter.setClipPath(card, Qt.ClipOperation.IntersectClip)
    lay_grain(painter, QRectF(-width / 2, -height / 2, width, height), palette, 0.7)
    painter.restore()
    painter.fillPath(_card_edge(width, height, seed), colour(palette.ink))


@lru_cache(maxsize=128)
def _card_edge(width: float, height: float, seed: int) -> QPainterPath:
    return outline(rect_path(QRectF(-width / 2, -height / 2, width, height), CORNER), BOLD * 0.8, seed, 0.35)


@lru_cache(maxsize=64)
def _card_shade(width: float, height: float) -> QPainterPath:
    card = rect_path(QRectF(-width / 2, -height / 2, width, height), CORNER)
    return hatch(card.translated(3.0, 4.0).subtracted(card), 45.0, 2.6, FINE, 4)
