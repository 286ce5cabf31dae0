"""Another seat's sheets at a glance: a small sheet of paper, two small seas, and what is drawn in them.

Each is a face of its own, so that what a seat draws has only its ink printed anew.
"""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.engine.hexes import cells_of
from verne_tabletop.games.leagues.rules_tables import KIND_KEYS
from verne_tabletop.table import leagues_plan as plan
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.leagues_cards import plan_hexagon
from verne_tabletop.table.leagues_ink import inked
from verne_tabletop.table.ornament import hex_centre, hexagon
from verne_tabletop.table.pen import outline
from verne_tabletop.table.tokens import FINE, Palette

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def seas(area: QRectF) -> tuple[float, list[QPointF]]:
    """The side of a hexagon on a small sheet, and where the middles of its two maps lie."""
    wide, tall = area.width() - 10, area.height() - 48
    abreast, above = min(wide / 25.2, tall / 11.2), min(wide / 12.4, tall / 22.8)
    side = max(abreast, above)
    middle = QPointF(area.center().x(), area.top() + 23 + tall / 2)
    apart = QPointF(side * 6.45, 0.0) if abreast >= above else QPointF(0.0, side * 5.8)
    return side, [middle - apart, middle + apart]


@lru_cache(maxsize=4)
def small_map(side: float) -> QPainterPath:
    """All cells of a map, small, round (0, 0)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in plan.PLAN.cells:
        x, y = hex_centre(*cell, side)
        path.addPath(hexagon(x, y, side))
    return path


def inks(palette: Palette, sheet: int) -> tuple[str, str]:
    """Water and ink of the surface (0) or the depth (1)."""
    return (palette.sea_depth, palette.depth_ink) if sheet else (palette.sea_surface, palette.surface_ink)


@dataclass(frozen=True)
class SeatFace(Face):
    """The paper: name, Conseil, points, sides of Atlantis, coins."""

    name: str
    coins: int
    sides: int
    points: int
    conseil: bool
    width: float
    height: float

    def bounds(self) -> QRectF:
        """The picture."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A small sheet of paper, words above and below."""
        palette, area = look.palette, self.bounds()
        frame = rect_path(area.adjusted(1, 1, -1, -1), 5)
        painter.fillPath(frame, colour(palette.button))
        painter.fillPath(outline(frame, FINE, 3, 0.3), colour(palette.ink_soft))
        name = QRectF(area.left() + 6, area.top() + 3, area.width() - (30 if self.conseil else 12), 18)
        paint_words(painter, self.name, name, palette.ink, 13, 7, 600, LEFT)
        if self.conseil:
            painter.save()
            painter.translate(area.right() - 14, area.top() + 14)
            painter.fillPath(inked("conseil", 11, 0.9, 2), colour(palette.seal))
            painter.restore()
        foot = QRectF(area.left() + 6, area.bottom() - 22, area.width() * 0.36, 19)
        paint_words(painter, str(self.points).replace("-", "−"), foot, palette.ink, 16, 8, 700, LEFT)
        y, sides, coins = foot.center().y(), area.left() + area.width() * 0.47, area.left() + area.width() * 0.76
        painter.save()
        painter.translate(sides, y)
        painter.fillPath(outline(plan_hexagon(6), FINE * 1.3, 2, 0.1), colour(palette.seal))
        painter.restore()
        paint_words(painter, str(self.sides), QRectF(sides + 7, foot.top(), 12, 19), palette.ink, 12, 7, 600)
        disk = QPainterPath()
        disk.addEllipse(QPointF(coins, y), 5, 5)
        painter.fillPath(disk, colour(palette.brass))
        paint_words(painter, str(self.coins), QRectF(coins + 6, foot.top(), 14, 19), palette.ink, 12, 7, 600)


@dataclass(frozen=True)
class SmallSea(Face):
    """The cells of the surface (0) or the depth (1)."""

    sheet: int
    side: float

    def bounds(self) -> QRectF:
        """The map."""
        return small_map(self.side).boundingRect().adjusted(-1, -1, 1, 1)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Water, and the lines between cells."""
        water, ink = inks(look.palette, self.sheet)
        painter.fillPath(small_map(self.side), colour(water))
        painter.fillPath(outline(small_map(self.side), FINE * 0.5, 1, 0.0), colour(ink, 0.35))


@dataclass(frozen=True)
class SmallInk(Face):
    """What is drawn in a small sea: cells by kind, those crossed out, and where the Nautilus lies (-1: not here)."""

    sheet: int
    drawn: tuple[int, ...]
    crossed: int
    nautilus: int
    side: float

    def bounds(self) -> QRectF:
        """The map."""
        return small_map(self.side).boundingRect().adjusted(-1, -1, 1, 1)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Discoveries, pale where crossed out; the Nautilus in brass."""
        palette, (_, ink) = look.palette, inks(look.palette, self.sheet)
        for at, cells in enumerate(self.drawn):
            for cell in cells_of(cells):
                painter.save()
                painter.translate(*hex_centre(*plan.PLAN.cells[cell], self.side))
                sketch = inked(KIND_KEYS[at + 4 * self.sheet], self.side * 0.72, 0.8, 2)
                painter.fillPath(sketch, colour(ink, 0.45 if self.crossed >> cell & 1 else 1.0))
                painter.restore()
        if self.nautilus >= 0:
            disk = QPainterPath()
            disk.addEllipse(QPointF(*hex_centre(*plan.PLAN.cells[self.nautilus], self.side)), *[self.side * 0.6] * 2)
            painter.fillPath(disk, colour(palette.brass))
            painter.fillPath(outline(disk, FINE, 2, 0.1), colour(palette.paper))
