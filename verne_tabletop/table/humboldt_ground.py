"""What is printed on the chart: sea and coasts, ranges and rivers, tracks, ports in their colours, the edge of fame."""

import itertools
import math
import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Look, colour, rect_path
from verne_tabletop.table.humboldt_chart import BAND, MAP, PLATE, PORT, ROSE, SHEET, Chart, Port
from verne_tabletop.table.humboldt_edge import arrow_head, paint_edge
from verne_tabletop.table.humboldt_layout import LEAST
from verne_tabletop.table.ornament import add, cartouche, compass_rose, polygon
from verne_tabletop.table.paper import lay_grain, paint_sheet
from verne_tabletop.table.pen import Line, Point, curve, ring, strokes, wave_lines
from verne_tabletop.table.tackle import pattern_in
from verne_tabletop.table.tokens import BOLD, FINE, HEAD, LEAD, Tint

if TYPE_CHECKING:
    from verne_tabletop.table.humboldt import HumboldtScene

ROSE_AT: Final = QPointF(92, 412)


def paint_chart(painter: QPainter, scene: "HumboldtScene") -> None:
    """The whole sheet."""
    look, chart = scene.look, scene.chart
    palette = look.palette
    paint_sheet(painter, SHEET.adjusted(-2, -2, 2, 2), look, palette.paper, 3)
    painter.save()
    painter.setClipRect(MAP)
    paint_sea(painter, look, chart)
    paint_land(painter, look, chart)
    painter.restore()
    paint_edge(painter, look)
    painter.save()
    painter.setClipRect(MAP)
    paint_tracks(painter, look, chart)
    painter.restore()
    compass_rose_at(painter, look)
    paint_title(painter, scene)
    for place, port in enumerate(chart.ports):
        tint = scene.tint(scene.tables.colour_of[place])
        paint_port(painter, look, port, tint, place)
        paint_name(painter, scene, port, scene.place_name(place))


def paint_sea(painter: QPainter, look: Look, chart: Chart) -> None:
    """Flat aquamarine, the network of degrees, waves here and there."""
    palette = look.palette
    painter.fillRect(MAP, colour(palette.sea_surface, 0.62 if not palette.dark else 0.8))
    ink = colour(palette.surface_ink, 0.20)
    painter.fillPath(strokes(chart.coasts.degrees, FINE * 0.7, 3, 0.0, 0.0), ink)
    painter.fillPath(_waves(), colour(palette.surface_ink, 0.22))


@lru_cache(maxsize=1)
def _waves() -> QPainterPath:
    rng = random.Random(1799)
    lines: list[Line] = []
    for _ in range(70):
        x, y = rng.uniform(MAP.left(), MAP.right()), rng.uniform(MAP.top(), MAP.bottom())
        area = rect_path(QRectF(x, y, rng.uniform(16, 34), 6))
        lines += wave_lines(area, 5.0, 9.0, 1.3, rng.randrange(99))
    return strokes(tuple(lines), FINE * 0.7, 5, 0.1)


def paint_land(painter: QPainter, look: Look, chart: Chart) -> None:
    """Coasts with their shore lines, paper inland, rivers, hatched ranges."""
    palette, coasts = look.palette, chart.coasts
    shore = colour(palette.surface_ink, 0.5)
    for at, lines in enumerate(coasts.shores):
        painter.fillPath(_shore(lines, at), shore)
    for at, (land, lines) in enumerate(zip(coasts.land, coasts.shores, strict=True)):
        painter.fillPath(land, colour(palette.paper if not palette.dark else palette.paper_deep))
        painter.save()
        painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
        lay_grain(painter, MAP, palette, 0.9)
        painter.fillPath(strokes(lines, 9.0, 3 + at, 0.0, 0.0), colour(palette.ochre, 0.34))
        painter.restore()
        painter.fillPath(strokes(lines, FINE * 1.3, 11 + at, 0.25, 0.02), colour(palette.ink, 0.85))
    painter.fillPath(strokes(coasts.rivers, FINE, 9, 0.5, 0.5), colour(palette.surface_ink, 0.6))
    painter.fillPath(_mountains(coasts.ranges), colour(palette.ink_soft, 0.75))
    painter.fillPath(_snow(coasts.ranges), colour(palette.ink_soft, 0.55))


@lru_cache(maxsize=64)
def _shore(lines: tuple[Line, ...], seed: int) -> QPainterPath:
    """Short strokes out to sea, as engravers shade a coast."""
    ticks: list[Line] = []
    for line in lines:
        for (ax, ay), (bx, by) in itertools.pairwise(line):
            steps = max(1, round(math.hypot(bx - ax, by - ay) / 2.6))
            for step in range(steps):
                x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
                ticks.append(((x - 6.5, y), (x + 6.5, y)))
    return strokes(tuple(ticks), FINE * 0.7, 7 + seed, 0.1, 0.5)


@lru_cache(maxsize=2)
def _mountains(ranges: tuple[Line, ...]) -> QPainterPath:
    """Molehills in a row, shaded on one side."""
    rng = random.Random(1802)
    lines: list[Line] = []
    for line in ranges:
        for x, y in spaced(line, 10.5):
            x, y, size = x + rng.uniform(-3, 3), y + rng.uniform(-3, 3), rng.uniform(5.0, 8.0)
            lines.append(
                curve((x - size, y + size * 0.6), (x - size * 0.15, y - size * 0.7), (x + size, y + size * 0.6))
            )
            for at in range(3):
                reach = 0.2 + 0.25 * at
                lines.append(
                    ((x + size * reach * 0.6, y - size * (0.55 - reach)), (x + size * reach * 0.5, y + size * 0.5))
                )
    return strokes(tuple(lines), FINE * 0.85, 4, 0.2, 0.3)


@lru_cache(maxsize=2)
def _snow(ranges: tuple[Line, ...]) -> QPainterPath:
    return add(*[polygon([(x - 1.6, y - 2), (x, y - 5.2), (x + 1.8, y - 2)]) for x, y in spaced(ranges[0], 31.0)])


def spaced(line: Line, gap: float) -> list[Point]:
    """Points `gap` apart along a line."""
    found: list[Point] = []
    left = 0.0
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        run = math.hypot(bx - ax, by - ay)
        while left < run:
            found.append((ax + (bx - ax) * left / run, ay + (by - ay) * left / run))
            left += gap
        left -= run
    return found


def paint_tracks(painter: QPainter, look: Look, chart: Chart) -> None:
    """Sailing tracks: a dashed course on a pale bed, an arrow head at its end."""
    palette = look.palette
    for at, line in enumerate(chart.tracks.values()):
        painter.fillPath(strokes((line,), 5.0, 3, 0.0, 0.0), colour(palette.paper, 0.55))
        painter.fillPath(_dashes(line, at), colour(palette.seal, 0.95))
        painter.fillPath(arrow_head(line), colour(palette.seal))


@lru_cache(maxsize=64)
def _dashes(line: Line, seed: int) -> QPainterPath:
    dashes: list[Line] = []
    for at in range(0, len(line) - 1, 3):
        dashes.append(line[at : at + 3])
    return strokes(tuple(dashes), BOLD * 0.72, seed, 0.2, 0.1)


def paint_port(painter: QPainter, look: Look, port: Port, tint: Tint, seed: int) -> None:
    """A leader from the town to its circle, the circle's band in its colour and pattern, its letter, its compass."""
    palette = look.palette
    away = math.dist(port.town, (port.x, port.y))
    if away > PORT:
        painter.fillPath(strokes((((port.x, port.y), port.town),), FINE, seed, 0.3), colour(palette.ink, 0.8))
        town = QPainterPath()
        town.addEllipse(QPointF(*port.town), 2.8, 2.8)
        painter.fillPath(town, colour(palette.ink))
    rose = QPainterPath()
    rose.addEllipse(QPointF(port.rose_x, port.rose_y), ROSE, ROSE)
    painter.fillPath(rose, colour(palette.paper))
    painter.save()
    painter.translate(port.rose_x, port.rose_y)
    compass_rose(ROSE * 0.98, 5).press(painter, colour(palette.brass), colour(palette.paper))
    painter.restore()
    painter.fillPath(strokes((ring(port.rose_x, port.rose_y, ROSE),), FINE * 1.3, seed, 0.2), colour(palette.ink))
    outer, inner = QPainterPath(), QPainterPath()
    outer.addEllipse(QPointF(port.x, port.y), PORT, PORT)
    inner.addEllipse(QPointF(port.x, port.y), PORT - BAND, PORT - BAND)
    painter.fillPath(outer, colour(palette.paper))
    band = outer.subtracted(inner)
    painter.fillPath(band, colour(tint.fill))
    painter.fillPath(_band_pattern(tint.pattern, port.x, port.y), colour(tint.text, 0.5))
    rings = (ring(port.x, port.y, PORT), ring(port.x, port.y, PORT - BAND))
    painter.fillPath(strokes(rings, FINE * 1.4, seed, 0.25), colour(palette.ink))


@lru_cache(maxsize=64)
def _band_pattern(key: str, x: float, y: float) -> QPainterPath:
    outer, inner = QPainterPath(), QPainterPath()
    outer.addEllipse(QPointF(x, y), PORT, PORT)
    inner.addEllipse(QPointF(x, y), PORT - BAND, PORT - BAND)
    return pattern_in(key, outer.subtracted(inner), 0.75, 3)


def name_rect(port: Port) -> QRectF:
    """Where a port's name is written."""
    stand, width, height = port.stand, 96.0, 17.0
    left = {"left": 0.0, "right": width}.get(stand.part, width / 2)
    return QRectF(port.x + stand.right - left, port.y + stand.below - height / 2, width, height)


def paint_name(painter: QPainter, scene: "HumboldtScene", port: Port, name: str) -> None:
    """The name beside a port, in italics on a wash of paper."""
    write_name(painter, scene.look, name, name_rect(port), port.stand.part, 1.0)


def write_name(painter: QPainter, look: Look, name: str, area: QRectF, part: str, halo: float) -> None:
    """A name at the left, in the middle or at the right of an area, with a halo of paper so wide."""
    align = {"left": Qt.AlignmentFlag.AlignLeft, "right": Qt.AlignmentFlag.AlignRight}.get(
        part, Qt.AlignmentFlag.AlignHCenter
    )
    flags = int(align | Qt.AlignmentFlag.AlignVCenter)
    for turn in range(4 if halo <= 1.0 else 12):
        away = turn * (math.pi / 2 if halo <= 1.0 else math.pi / 6)
        there = area.translated(halo * math.cos(away), halo * math.sin(away))
        paint_words(painter, name, there, look.palette.paper, LEAD - 2, LEAST, 600, flags, italic=True)
    paint_words(painter, name, area, look.palette.ink, LEAD - 2, LEAST, 600, flags, italic=True)


def compass_rose_at(painter: QPainter, look: Look) -> None:
    """The great rose in the open Atlantic, with rhumb lines running out from it."""
    palette = look.palette
    painter.save()
    painter.setClipRect(MAP)
    painter.translate(ROSE_AT)
    rays = tuple(
        ((46 * math.cos(turn), 46 * math.sin(turn)), (800 * math.cos(turn), 800 * math.sin(turn)))
        for turn in [at * math.pi / 8 for at in range(16)]
    )
    painter.fillPath(strokes(rays, FINE * 0.6, 3, 0.0, 0.0), colour(palette.surface_ink, 0.16))
    compass_rose(44.0, 7).press(painter, colour(palette.ink), colour(palette.paper))
    painter.restore()


def paint_title(painter: QPainter, scene: "HumboldtScene") -> None:
    """The cartouche with the title of the sheet."""
    palette = scene.look.palette
    painter.save()
    painter.translate(PLATE.center())
    cartouche(PLATE.width(), PLATE.height(), 3).press(painter, colour(palette.ink), colour(palette.paper))
    words = scene.book.title[scene.look.language]
    paint_words(painter, words, QRectF(-78, -34, 156, 68), palette.ink, HEAD, 9, 600)
    painter.restore()
