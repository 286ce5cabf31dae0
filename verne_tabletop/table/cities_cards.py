"""The cards of the destinations of Lost Cities, large, in a fan and small."""

from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table.cities_art import paint_emblem, paint_purse
from verne_tabletop.table.faces import paint_card, paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.tackle import pattern
from verne_tabletop.table.tokens import CORNER, LANDS, Tint

LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
MINUS: Final = "\N{MINUS SIGN}"


def land_tint(look: Look, land: int) -> Tint:
    """The tint of a destination in this light."""
    return LANDS[look.palette.name][land]


@dataclass(frozen=True)
class LandCard(Face):
    """A card of a destination: number (0: an investment), letter and emblem.

    index: "head" a large number in the corner (hand, piles); "top" or "bottom" a band along that edge, which stays in
    sight in a fan and is `band` units high; "side" a slim one along the left, `band` wide; "small" for the other hand.
    """

    land: int
    number: int
    letter: str
    width: float
    height: float
    index: str = "head"
    band: float = 26.0
    motion: ClassVar[str] = "glide"

    def bounds(self) -> QRectF:
        """The card and its shade."""
        return QRectF(-self.width / 2 - 3, -self.height / 2 - 3, self.width + 8, self.height + 9)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Paper, then the index and the emblem as the place asks."""
        paint_card(painter, look, self.width, self.height, 3 * self.land + 1)
        tint = land_tint(look, self.land)
        if self.index == "head":
            self._draw_head(painter, look, tint)
        elif self.index == "side":
            self._draw_side(painter, look, tint)
        elif self.index == "small":
            self._draw_small(painter, look, tint)
        else:
            self._draw_band(painter, look, tint)

    def _draw_head(self, painter: QPainter, look: Look, tint: Tint) -> None:
        w, h = self.width, self.height
        strip = QRectF(-w / 2 + 2, -h / 2 + 2, w - 4, h * 0.4)
        paint_strip(painter, tint, strip, w / 94.0)
        clear = QRectF(strip.left() + 3, strip.top() + 2, strip.width() * 0.62, strip.height() - 4)
        painter.fillPath(rect_path(clear, CORNER / 2), colour(tint.fill))
        self._paint_index(painter, look, tint, clear.adjusted(3, 0, 0, 0), strip.height() * 0.98, LEFT)
        paint_letter_disk(
            painter, look, tint, self.letter, QPointF(strip.right() - w * 0.15, strip.center().y()), w * 0.115
        )
        radius = min(w * 0.33, h * 0.265)
        paint_emblem(painter, look, tint, QPointF(0, h / 2 - radius - h * 0.045), radius)

    def _draw_side(self, painter: QPainter, look: Look, tint: Tint) -> None:
        strip = QRectF(-self.width / 2 + 1.5, -self.height / 2 + 2, self.width - 3, self.height * 0.4)
        painter.fillPath(rect_path(strip, CORNER / 2), colour(tint.fill))
        area = QRectF(strip.left(), strip.top(), self.band - 1, strip.height())
        self._paint_index(painter, look, tint, area, self.band, int(Qt.AlignmentFlag.AlignCenter))

    def _draw_small(self, painter: QPainter, look: Look, tint: Tint) -> None:
        w, h = self.width, self.height
        strip = QRectF(-w / 2 + 1.5, -h / 2 + 1.5, w - 3, h * 0.56)
        painter.fillPath(rect_path(strip, CORNER / 2), colour(tint.fill))
        self._paint_index(painter, look, tint, strip, strip.height() * 0.9, int(Qt.AlignmentFlag.AlignCenter))
        area = QRectF(-w / 2, strip.bottom(), w, h / 2 - strip.bottom())
        paint_words(painter, self.letter, area, look.palette.ink, h * 0.3, 6, 700)

    def _draw_band(self, painter: QPainter, look: Look, tint: Tint) -> None:
        w, h, band = self.width, self.height, self.band
        top = -h / 2 + 1.5 if self.index == "top" else h / 2 - 1.5 - band
        strip = QRectF(-w / 2 + 1.5, top, w - 3, band)
        paint_strip(painter, tint, strip, 0.75)
        painter.fillRect(strip.adjusted(3, 0, -strip.width() + 36, 0), colour(tint.fill))
        self._paint_index(
            painter, look, tint, strip.adjusted(6, 0, 0, 0), min(26.0, band * (1.28 if band > 18.0 else 1.06)), LEFT
        )
        radius = min(9.0, band * 0.42)
        paint_letter_disk(
            painter, look, tint, self.letter, QPointF(strip.right() - radius - 4, strip.center().y()), radius
        )
        room = h - band - 6
        middle = (strip.bottom() + h / 2) / 2 if self.index == "top" else (strip.top() - h / 2) / 2
        paint_emblem(painter, look, tint, QPointF(0, middle), min(room / 2 - 1, w * 0.3))

    def _paint_index(self, painter: QPainter, look: Look, tint: Tint, area: QRectF, size: float, align: int) -> None:
        if self.number == 0:
            side = min(area.height() * 0.86, size * 0.8)
            x = area.center().x() if align != LEFT else area.left() + side * 0.62
            paint_purse(painter, look, QPointF(x, area.center().y()), side, tint.text, tint.fill)
            return
        painter.setPen(colour(tint.text))
        painter.setFont(look.serif(size, 700))
        painter.drawText(area.adjusted(0, -size, 0, size), align, str(self.number))


def paint_strip(painter: QPainter, tint: Tint, area: QRectF, scale: float) -> None:
    """A flat band of a tint with its pattern."""
    painter.fillPath(rect_path(area, CORNER / 2), colour(tint.fill))
    painter.fillPath(pattern(tint.pattern, area, scale=scale), colour(tint.text, 0.4))


def paint_letter_disk(painter: QPainter, look: Look, tint: Tint, letter: str, at: QPointF, radius: float) -> None:
    """The letter of a destination on a disk of paper."""
    disk = QPainterPath()
    disk.addEllipse(at, radius, radius)
    painter.fillPath(disk, colour(look.palette.button))
    area = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(colour(look.palette.ink))
    painter.setFont(look.serif(radius * 1.5, 700))
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), letter)
