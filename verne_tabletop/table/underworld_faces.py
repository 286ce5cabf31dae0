"""What lies on the underworld's table: creatures, cards with two ends, favours, the river of health, the road."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.ornament import polygon
from verne_tabletop.table.pen import outline, stroke
from verne_tabletop.table.tokens import BOLD, CORNER, FINE, LEAD, NOTE, TEXT
from verne_tabletop.table.underworld_art import paint_silhouette
from verne_tabletop.table.underworld_bodies import blob
from verne_tabletop.table.underworld_icons import GODS, paint_sign

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def tile(painter: QPainter, look: Look, area: QRectF, seed: int, fill: str, edge: str) -> None:
    """A tile of fired clay with an inked edge."""
    shape = rect_path(area, CORNER / 2)
    painter.fillPath(shape, colour(fill))
    painter.fillPath(outline(shape, BOLD * 0.8, seed, 0.3), colour(edge))


def icon_row(painter: QPainter, icons: tuple[int, ...], centre: QPointF, size: float, ink: str) -> None:
    """The signs of the gods as often as they count, in one row."""
    row = [god for god in range(3) for _ in range(icons[god])]
    x = centre.x() - (len(row) - 1) * size * 0.58
    for god in row:
        paint_sign(painter, GODS[god], QPointF(x, centre.y()), size, ink)
        x += size * 1.16


@dataclass(frozen=True)
class CreatureFace(Face):
    """A creature in the line: silhouette, name, dice left as small dice, what it hits with, its icons."""

    key: str
    name: str
    dice: int
    hits_on: int
    critical: int
    icons: tuple[int, ...]
    treasure: bool
    struck: bool
    fallen: bool
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The card and its edge."""
        return QRectF(-52, -98, 104, 196)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Clay, figure, numbers."""
        palette = look.palette
        card = QRectF(-48, -92, 96, 184)
        painter.setOpacity(painter.opacity() * (0.45 if self.fallen else 1.0))
        tile(painter, look, card, len(self.key), palette.terracotta, palette.glaze)
        band = QRectF(card.left() + 3, card.top() + 3, card.width() - 6, 24)
        painter.fillRect(band, colour(palette.glaze))
        paint_words(painter, self.name, band.adjusted(3, 0, -3, 0), palette.terracotta, TEXT, 7, 600)
        paint_silhouette(painter, QRectF(-44, -64, 88, 88), look, self.key)
        for number in range(self.dice):
            x, y = -33 + 22 * (number % 4), 36 + 21 * (number // 4)
            box = rect_path(QRectF(x - 8.5, y - 8.5, 17, 17), 3)
            painter.fillPath(box, colour(palette.glaze))
            paint_words(painter, f"{self.hits_on}+", QRectF(x - 8, y - 8, 16, 16), palette.terracotta, NOTE, 6, 700)
        foot = QRectF(card.left() + 3, card.bottom() - 24, card.width() - 6, 21)
        if sum(self.icons):
            aside = (17 if self.critical else 0) - (8 if self.treasure else 0)
            icon_row(painter, self.icons, foot.center() + QPointF(aside, 0), 17, palette.glaze)
        if self.treasure:
            paint_sign(painter, "charons_obol", QPointF(foot.right() - 11, foot.center().y()), 18, palette.glaze)
        if self.critical:
            spot = QRectF(foot.left() + 2, foot.top(), 38, foot.height())
            paint_words(painter, f"3\u2192\u2212{self.critical}", spot, palette.glaze, TEXT, 7, 700)
        if self.struck:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(palette.seal), BOLD * 1.4))
            painter.drawRoundedRect(card.adjusted(-3, -3, 3, 3), CORNER, CORNER)
            painter.fillPath(polygon([(-10, 97), (10, 97), (0, 84)]), colour(palette.seal))


@dataclass(frozen=True)
class HandFace(Face):
    """A card of the hand: its icons by god; those chosen on the altar are marked. A creature shows its figure."""

    key: str
    name: str
    icons: tuple[int, ...]
    creature: bool
    god: int = -1
    more: int = 0
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The card, its edge, and cards like it behind."""
        return QRectF(-44, -68, 96, 134)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Edges of the cards behind, then the card."""
        palette = look.palette
        card = QRectF(-40, -60, 80, 120)
        for behind in range(min(self.more, 2), 0, -1):
            tile(painter, look, card.translated(4 * behind, -3 * behind), 7, palette.terracotta, palette.glaze)
        tile(
            painter,
            look,
            card,
            len(self.name),
            palette.ochre if not self.creature else palette.terracotta,
            palette.glaze,
        )
        if self.creature:
            paint_words(painter, self.name, QRectF(-37, -58, 74, 20), palette.glaze, NOTE, 6.5, 600)
            paint_silhouette(painter, QRectF(-30, -40, 60, 56), look, self.key)
        ends = [god for god in range(3) if self.icons[god]]
        top, height = (18.0, 40.0) if self.creature else (-58.0, 116.0)
        each = height / max(1, len(ends))
        for at, god in enumerate(ends):
            middle = QPointF(0, top + each * (at + 0.5))
            size = 18.0 if self.creature else 30.0
            only = tuple(self.icons[g] if g == god else 0 for g in range(3))
            if god == self.god:
                half = min(each / 2, size * 0.75)
                painter.fillRect(QRectF(-38, middle.y() - half, 76, 2 * half), colour(palette.glaze))
            icon_row(painter, only, middle, size, palette.ochre if god == self.god else palette.glaze)
            if at and not self.creature:
                painter.fillPath(
                    stroke(((-36, top + each * at), (36, top + each * at)), FINE, 3), colour(palette.glaze)
                )
        if self.more:
            label = QRectF(18, -58, 24, 18)
            painter.fillRect(label, colour(palette.glaze))
            paint_words(painter, f"\u00d7{self.more + 1}", label, palette.ochre, NOTE, 7, 700)


@dataclass(frozen=True)
class FavourFace(Face):
    """A favour: sign, name, price; how often it is held in this combat, and whether it is being bought."""

    key: str
    name: str
    cost: tuple[int, ...]
    toll: int
    held: int
    wanted: int

    def bounds(self) -> QRectF:
        """The tile."""
        return QRectF(-90, -27, 180, 54)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Tile, sign, name, price."""
        palette = look.palette
        area = QRectF(-86, -24, 172, 48)
        fill = palette.glaze if self.wanted else palette.terracotta
        ink = palette.terracotta if self.wanted else palette.glaze
        tile(painter, look, area, len(self.key) + 40, fill, palette.glaze)
        paint_sign(painter, self.key, QPointF(-66, 0), 30, ink)
        paint_words(painter, self.name, QRectF(-46, -22, 100, 24), ink, LEAD, 8, 600, LEFT)
        icon_row(painter, self.cost, QPointF(-46 + 10 * sum(self.cost), 12), 16, ink)
        if self.toll:
            paint_words(painter, f"\u2212{self.toll}", QRectF(0, 2, 30, 20), ink, TEXT, 8, 700)
        count = self.wanted or self.held
        if count:
            paint_words(painter, f"\u00d7{count}", QRectF(50, -20, 34, 40), ink, LEAD * 1.3, 9, 700)


@dataclass(frozen=True)
class RelicFace(Face):
    """A sacred treasure in hand."""

    key: str
    name: str

    def bounds(self) -> QRectF:
        """The tile."""
        return QRectF(-45, -32, 90, 64)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Gold tile, sign, name."""
        palette = look.palette
        tile(painter, look, QRectF(-42, -29, 84, 58), len(self.key) + 60, palette.ochre, palette.glaze)
        paint_sign(painter, self.key, QPointF(0, -9), 28, palette.glaze)
        paint_words(painter, self.name, QRectF(-40, 8, 80, 20), palette.glaze, NOTE, 6.5, 600)


@dataclass(frozen=True)
class RoadFace(Face):
    """A station of the road: face down, won, passed by, here, or Thanatos at its end."""

    key: str
    name: str
    here: bool
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        """The medallion and its name."""
        return QRectF(-50, -28, 100, 70)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A black medallion with its sign, or a closed one."""
        palette = look.palette
        painter.setPen(QPen(colour(palette.glaze), BOLD))
        painter.setBrush(colour(palette.ochre if self.here else palette.glaze if self.key else palette.terracotta))
        painter.drawEllipse(QPointF(0, 0), 22, 22)
        if self.key:
            paint_sign(painter, self.key, QPointF(0, 0), 28, palette.glaze if self.here else palette.terracotta)
        else:
            painter.setPen(QPen(colour(palette.glaze), FINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for radius in (6.0, 11.0, 16.0):
                painter.drawEllipse(QPointF(0, 0), radius, radius)
        if self.here:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(palette.seal), BOLD))
            painter.drawEllipse(QPointF(0, 0), 26, 26)
        if self.name:
            ink = palette.glaze
            paint_words(painter, self.name, QRectF(-49, 27, 98, 15), ink, NOTE, 7, 700 if self.here else 400)


@dataclass(frozen=True)
class WordsFace(Face):
    """Words on the clay."""

    text: str
    width: float
    height: float
    size: float = TEXT
    weight: int = 400
    align: int = LEFT

    def bounds(self) -> QRectF:
        """The room for the words, from its upper left corner."""
        return QRectF(0, 0, self.width, self.height)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """The words."""
        paint_words(painter, self.text, self.bounds(), look.palette.glaze, self.size, 7, self.weight, self.align)


@dataclass(frozen=True)
class HeroFace(Face):
    """The hero or heroine."""

    key: str

    def bounds(self) -> QRectF:
        """The figure."""
        return QRectF(-74, -80, 148, 160)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """The silhouette."""
        paint_silhouette(painter, self.bounds(), look, self.key)


@dataclass(frozen=True)
class RiverFace(Face):
    """Health as a river of drops that winds down: full ones are black, lost ones hollow."""

    health: int
    full: int

    def bounds(self) -> QRectF:
        """The river."""
        return QRectF(-80, -4, 160, 132)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Banks, drops, the number at the mouth."""
        palette = look.palette
        for number in range(self.full):
            row, column = divmod(number, 5)
            x = -62 + 31 * (column if row % 2 == 0 else 4 - column)
            y = 12 + 32 * row + (5 if column % 2 else 0)
            drop = drop_path(x, y, 11)
            if number < self.health:
                painter.fillPath(drop, colour(palette.seal if self.health <= 5 else palette.glaze))
            painter.fillPath(outline(drop, BOLD * 0.8, number + 3, 0.2), colour(palette.glaze))
            if number == self.health - 1:
                ink = palette.paper if not palette.dark else palette.ink
                paint_words(painter, str(self.health), QRectF(x - 11, y - 8, 22, 20), ink, NOTE, 7, 700)


def drop_path(x: float, y: float, r: float) -> QPainterPath:
    """A drop with its point up."""
    return blob((x, y - r * 1.3), (x + r * 0.85, y + r * 0.2), (x, y + r), (x - r * 0.85, y + r * 0.2))
