"""The cards of Leagues face up and face down: discoveries, characters, dangers, decks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table import leagues_plan as plan
from verne_tabletop.table.faces import paint_card, paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.leagues_ink import inked
from verne_tabletop.table.ornament import polygon
from verne_tabletop.table.pen import outline, strokes
from verne_tabletop.table.tokens import FINE, Palette


@dataclass(frozen=True)
class DiscoveryCard(Face):
    """A card of the matrix: what is drawn, how many steps it gives."""

    key: str
    icons: int
    below: bool
    seed: int = 1
    motion: ClassVar[str] = "glide"

    def bounds(self) -> QRectF:
        """The card and its edge."""
        return QRectF(-plan.CARD[0] / 2 - 3, -plan.CARD[1] / 2 - 3, plan.CARD[0] + 8, plan.CARD[1] + 9)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Paper tinted as its sea, the drawing, submarines below."""
        palette, (w, h) = look.palette, plan.CARD
        paint_card(painter, look, w, h, self.seed)
        field = rect_path(QRectF(-w / 2 + 4, -h / 2 + 4, w - 8, h - 34), 4)
        painter.fillPath(field, colour(palette.sea_depth if self.below else palette.sea_surface))
        ink = palette.depth_ink if self.below else palette.surface_ink
        painter.save()
        painter.translate(0, -15)
        painter.fillPath(inked(self.key, 22, 1.7, 3), colour(ink))
        painter.restore()
        paint_icons(painter, palette, self.icons, QPointF(0, h / 2 - 15))


def paint_icons(painter: QPainter, palette: Palette, count: int, middle: QPointF) -> None:
    """As many small submarines as a card gives steps, or a dash for none."""
    painter.save()
    painter.translate(middle)
    if count == 0:
        painter.fillPath(strokes((((-7, 0), (7, 0)),), FINE, 2, 0.2), colour(palette.ink_soft))
    for n in range(count):
        painter.save()
        painter.translate((n - (count - 1) / 2) * 18, 1)
        painter.fillPath(inked("submarine", 9.5, 1.3, 1), colour(palette.ink))
        painter.restore()
    painter.restore()


@dataclass(frozen=True)
class CharacterCard(Face):
    """A character: letter, portrait, bonus in signs, and how often the letter was written."""

    key: str
    letter: str
    bonus: str
    icons: int
    count: int
    motion: ClassVar[str] = "glide"

    def bounds(self) -> QRectF:
        """The card and its edge."""
        return QRectF(-plan.CARD[0] / 2 - 3, -plan.CARD[1] / 2 - 3, plan.CARD[0] + 8, plan.CARD[1] + 9)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Portrait, letter, bonus, tally, submarines."""
        palette, (w, h) = look.palette, plan.CARD
        paint_card(painter, look, w, h, 5)
        painter.save()
        painter.translate(7, -25)
        painter.fillPath(inked(self.key, 20, 1.35, 3), colour(palette.ink))
        painter.restore()
        paint_words(painter, self.letter, QRectF(-w / 2 + 3, -h / 2 + 2, 17, 20), palette.seal, 18, 9, 700)
        if self.count:
            paint_words(
                painter, f"×{self.count}", QRectF(-w / 2 + 2, -h / 2 + 21, 20, 14), palette.ink_soft, 11, 7, 600
            )
        band = QRectF(-w / 2 + 4, 0, w - 8, 22)
        painter.fillPath(rect_path(band, 4), colour(palette.paper_deep))
        paint_words(painter, "+2", QRectF(band.left() + 2, band.top(), 18, band.height()), palette.ink, 13, 8, 700)
        painter.save()
        painter.translate(band.right() - 14, band.center().y())
        paint_bonus(painter, palette, self.bonus)
        painter.restore()
        paint_icons(painter, palette, self.icons, QPointF(0, h / 2 - 15))


def paint_bonus(painter: QPainter, palette: Palette, bonus: str) -> None:
    """The sign of a bonus: what each two points are given for."""
    ink = colour(palette.ink)
    if bonus == "corners":
        shape = plan_hexagon(9.5)
        painter.fillPath(outline(shape, FINE * 1.2, 2, 0.1), ink)
        for x, y in ((0, -9.5), (8.2, -4.75), (8.2, 4.75), (0, 9.5), (-8.2, 4.75), (-8.2, -4.75)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(QPointF(x, y), 2.2, 2.2)
    elif bonus == "sides":
        painter.fillPath(inked("atlantis", 7, 1.0, 2), ink)
        painter.fillPath(outline(plan_hexagon(10.5), FINE * 1.4, 2, 0.1), ink)
    elif bonus == "line":
        for x in (-8, 0, 8):
            painter.save()
            painter.translate(x, 0)
            painter.fillPath(inked("seaweed", 7.5, 0.9, 2), ink)
            painter.restore()
    else:
        painter.fillPath(inked(bonus, 11, 1.1, 2), ink)


@lru_cache(maxsize=8)
def plan_hexagon(size: float) -> QPainterPath:
    """A hexagon round (0, 0), a corner upwards."""
    return polygon([(0, -size), (size * 0.866, -size / 2), (size * 0.866, size / 2), (0, size),
                    (-size * 0.866, size / 2), (-size * 0.866, -size / 2)])  # fmt: skip


@dataclass(frozen=True)
class DeckEdge(Face):
    """A deck seen from its edge: how many cards are left."""

    count: int
    below: bool

    def bounds(self) -> QRectF:
        """The strip."""
        return QRectF(-31, -13, 62, 26)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A back in the tint of its sea, waves, the number."""
        palette = look.palette
        strip = rect_path(QRectF(-29, -11, 58, 22), 4)
        ink = palette.depth_ink if self.below else palette.surface_ink
        painter.fillPath(strip, colour(palette.sea_depth if self.below else palette.sea_surface))
        painter.fillPath(outline(strip, FINE * 1.3, 3, 0.2), colour(palette.ink))
        painter.save()
        painter.translate(-15, 0)
        painter.fillPath(inked("deck", 9, 0.9, 2), colour(ink, 0.8))
        painter.restore()
        paint_words(painter, str(self.count), QRectF(0, -11, 26, 22), ink, 15, 8, 600)


@dataclass(frozen=True)
class DangerCard(Face):
    """A danger card over two turns: dangers by key with the crew member bitten (0 for none), or its back."""

    left: str = ""
    right: str = ""
    left_crew: int = 0
    right_crew: int = 0
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The card and its edge."""
        return QRectF(-64, -26, 128, 53)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Two dangers, or waves."""
        palette = look.palette
        card = QRectF(-60, -23, 120, 46)
        paint_card(painter, look, card.width(), card.height(), 8, "" if self.left else palette.paper_deep)
        if not self.left:
            painter.save()
            painter.translate(0, 0)
            painter.fillPath(inked("deck", 17, 1.0, 2), colour(palette.ink_soft, 0.55))
            painter.restore()
            return
        painter.fillPath(strokes((((0, -19), (0, 19)),), FINE, 2, 0.2), colour(palette.hairline))
        for x, key, crew in ((-30, self.left, self.left_crew), (30, self.right, self.right_crew)):
            painter.save()
            painter.translate(x - (7 if crew else 0), 1)
            painter.fillPath(inked(key, 18, 1.4, 3), colour(palette.ink))
            painter.restore()
            if crew:
                area = QRectF(x + 11, -2, 16, 20)
                painter.save()
                painter.translate(x + 18, -9)
                painter.fillPath(inked(f"crew{crew}", 9, 0.9, 2), colour(palette.seal))
                painter.restore()
                paint_words(painter, str(crew), area, palette.seal, 13, 8, 700)
