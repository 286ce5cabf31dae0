"""Laid paper: its grain, painted once into a tile and then only copied, and the sheet that lies on the desk."""

import itertools
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from verne_tabletop.table.figures import Look, colour
from verne_tabletop.table.ornament import polygon
from verne_tabletop.table.pen import Tremor, hatch, outline
from verne_tabletop.table.tokens import FINE, Palette

TILE = 384


@lru_cache(maxsize=8)
def grain(ink: str, strength: float) -> QPixmap:
    """A tile of TILE x TILE pixels to lay over flat colour: mottle, fibres, and the wires of the paper mould."""
    rng = random.Random(1864)
    tile = QPixmap(TILE, TILE)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for side, opacity in ((24, 0.022), (96, 0.026), (TILE, 0.03)):
        noise = _noise(rng, side, QColor(ink))
        painter.setOpacity(opacity * strength)
        painter.drawImage(QRectF(0, 0, TILE, TILE), noise)
    painter.setOpacity(0.022 * strength)
    for row in range(0, TILE, 4):  # laid lines
        painter.fillRect(QRectF(0, row, TILE, 1), QColor(ink))
    painter.setOpacity(0.05 * strength)
    for column in range(24, TILE, 96):  # chain lines
        painter.fillRect(QRectF(column, 0, 1, TILE), QColor(ink))
    painter.setOpacity(0.10 * strength)
    painter.setPen(QColor(ink))
    for _ in range(70):
        x, y, turn = rng.uniform(0, TILE), rng.uniform(0, TILE), rng.uniform(-4, 4)
        fibre = QPainterPath(QPointF(x, y))
        fibre.quadTo(x + rng.uniform(2, 6), y + turn, x + rng.uniform(6, 13), y + rng.uniform(-3, 3))
        painter.drawPath(fibre)
    painter.end()
    return tile


def _noise(rng: random.Random, side: int, ink: QColor) -> QImage:
    """Grains of ink, `side` to a side; made so that the tile repeats without a seam at the coarsest scale."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    rows = rng.randbytes(side * side)
    alpha = QImage(rows, side, side, side, QImage.Format.Format_Alpha8).copy()
    image.fill(ink)
    image.setAlphaChannel(alpha)
    return image


def lay_grain(painter: QPainter, area: QRectF, palette: Palette, strength: float = 1.0) -> None:
    """Grain over an area of scene units, always as fine as the screen."""
    device = painter.worldTransform().mapRect(area)
    painter.save()
    painter.resetTransform()
    tile = grain(palette.ink, strength * (0.6 if palette.dark else 1.0))
    painter.drawTiledPixmap(device, tile, QPointF(device.x() % TILE, device.y() % TILE))
    painter.restore()


@lru_cache(maxsize=32)
def deckle(width: float, height: float, seed: int = 1) -> QPainterPath:
    """A sheet with the soft, uneven edge of paper made by hand, at (0, 0, width, height)."""
    sway = Tremor(seed)
    points: list[tuple[float, float]] = []
    around = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height), (0.0, 0.0)]
    way = 0.0
    for (ax, ay), (bx, by) in itertools.pairwise(around):
        length = abs(bx - ax) + abs(by - ay)
        count = max(2, round(length / 6.0))
        for at in range(count):
            part = at / count
            shift = 0.9 * sway.at(way / 14.0) + 0.5 * sway.at(way / 5.0 + 31)
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            points.append((x + (shift if ax == bx else 0.0), y + (shift if ay == by else 0.0)))
            way += 6.0
    return polygon(points)


@lru_cache(maxsize=32)
def _shade_and_edge(width: float, height: float, seed: int) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """The shadow of a sheet, the hatching of it, and the ink of the sheet's edge."""
    sheet = deckle(width, height, seed)
    shade = sheet.translated(4.0, 5.0).subtracted(sheet)
    return shade, hatch(shade, 45.0, 3.0, FINE, seed), outline(sheet, FINE * 0.8, seed, 0.2)


def paint_sheet(painter: QPainter, area: QRectF, look: Look, fill: str | None = None, seed: int = 1) -> None:
    """A sheet of paper on the desk: hatched shadow to the lower right, deckle edge, grain. `fill`: hex, else paper."""
    palette = look.palette
    at = area.topLeft()
    sheet = deckle(area.width(), area.height(), seed).translated(at)
    shade, hatching, edge = _shade_and_edge(area.width(), area.height(), seed)
    painter.fillPath(shade.translated(at), colour(palette.shadow, 0.18))
    painter.fillPath(hatching.translated(at), colour(palette.ink if not palette.dark else palette.shadow, 0.6))
    painter.fillPath(sheet, colour(fill or palette.paper))
    painter.save()
    painter.setClipPath(sheet)
    lay_grain(painter, area, palette)
    painter.restore()
    painter.fillPath(edge.translated(at), colour(palette.ink_soft, 0.55))
