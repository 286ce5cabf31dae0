"""What is laid and drawn on the maps and the log of Leagues: drawings, the Nautilus, marks, coins."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour
from verne_tabletop.table.leagues_ink import sketch
from verne_tabletop.table.leagues_lines import CLOSE
from verne_tabletop.table.ornament import add, polygon
from verne_tabletop.table.pen import curve, hatch, outline, ring, strokes
from verne_tabletop.table.tackle import coin, cross_lines
from verne_tabletop.table.tokens import BOLD, FINE


@dataclass(frozen=True)
class Words(Face):
    """A few words or a number; ink is a palette colour."""

    text: str
    width: float
    height: float
    size: float
    ink: str = "ink"
    weight: int = 600
    serif: bool = True
    align: int = int(Qt.AlignmentFlag.AlignCenter)

    def bounds(self) -> QRectF:
        """The area."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """As large as fits."""
        ink = str(getattr(look.palette, self.ink))
        paint_words(painter, self.text, self.bounds(), ink, self.size, 6, self.weight, self.align, self.serif)


@dataclass(frozen=True)
class Sketch(Face):
    """A discovery drawn on a sheet by the pen; `size` units to each side."""

    key: str
    size: float
    ink: str
    weight: float = 1.5
    seed: int = 1
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The drawing and a little more."""
        half = self.size * 1.28
        return QRectF(-half, -half, 2 * half, 2 * half)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """As far as the pen has come."""
        by = self.size / 20.0
        painter.scale(by / CLOSE, by / CLOSE)
        path = sketch(self.key, self.weight / by, self.seed).path(progress)
        painter.fillPath(path, colour(str(getattr(look.palette, self.ink))))


@dataclass(frozen=True)
class Crossing(Face):
    """A crossed-out drawing."""

    radius: float
    ink: str
    seed: int = 1
    weight: float = BOLD
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The X."""
        half = self.radius + 3
        return QRectF(-half, -half, 2 * half, 2 * half)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """One stroke, then the other."""
        lines = cross_lines(self.radius)
        shown = lines if progress >= 1.0 else lines[: 1 + (progress > 0.5)]
        painter.fillPath(strokes(shown, self.weight, self.seed, 0.5), colour(str(getattr(look.palette, self.ink))))


@lru_cache(maxsize=4)
def hull(size: float) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """The Nautilus under way: its body, its shade, its ink; a spindle with ram, saloon windows and screw."""
    s = size / 26.0

    def at(*points: tuple[float, float]) -> tuple[tuple[float, float], ...]:
        return tuple((x * s * CLOSE, y * s * CLOSE) for x, y in points)

    upper = curve(*at((-22, 1), (-14, -5.6), (0, -7.6), (13, -4.8), (24, 1)))
    lower = curve(*at((24, 1), (13, 6.4), (0, 8.6), (-14, 6.8), (-22, 1)))
    body = polygon([*upper, *lower])
    house = polygon(at((-6, -7), (-4.4, -11.4), (4.6, -11.4), (7, -6.4)))
    screw = polygon([*curve(*at((-21, 1), (-26.5, -6), (-25, 1), (-26.5, 8), (-21, 1)))])
    shape = add(body, house, screw)
    shade = hatch(body.subtracted(body.translated(0, -4.6 * s * CLOSE)), 20.0, 2.0 * CLOSE, FINE * CLOSE * 0.8, 3)
    lines = (
        curve(*at((-22, 1), (0, 0.2), (24, 1))),
        at((24, 1), (29, 1)),
        ring(*at((4.5, 2.9))[0], 2.5 * s * CLOSE),
        ring(*at((-3.5, 2.9))[0], 2.5 * s * CLOSE),
        at((-1.5, -11.4), (-1.5, -15.5), (2.5, -15.5)),
        *(curve(*at((x, -6.6 + abs(x) * 0.06), (x - 0.8, 0))) for x in (-10.0, -5.0, 5.0, 11.0)),
        curve(*at((-17, -3.4), (-19.5, -8), (-13, -5.8))),
        curve(*at((-17, 4.8), (-19.5, 9.6), (-13, 7))),
    )
    ink = add(
        outline(body, 1.5 * CLOSE, 2, 1.0),
        outline(house, 1.3 * CLOSE, 3, 1.0),
        outline(screw, 1.2 * CLOSE, 4, 1.0),
        strokes(lines, FINE * CLOSE, 5, 0.8),
    )
    return shape, shade, ink


@dataclass(frozen=True)
class Nautilus(Face):
    """The Nautilus in brass."""

    size: float = 26.0

    def bounds(self) -> QRectF:
        """The boat and its ram."""
        return QRectF(-self.size * 1.15, -self.size * 0.75, self.size * 2.4, self.size * 1.3)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Brass, shade, ink, with a pale rim so that it is seen on both seas."""
        palette = look.palette
        shape, shade, ink = hull(self.size)
        painter.scale(1 / CLOSE, 1 / CLOSE)
        painter.setPen(QPen(colour(palette.paper, 0.9), 4.0 * CLOSE))
        painter.drawPath(shape)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(shape, colour(palette.hover if not palette.dark else palette.brass))
        dark = palette.glaze
        painter.fillPath(shade, colour(dark, 0.6))
        painter.fillPath(ink, colour(dark))


@dataclass(frozen=True)
class Marker(Face):
    """The turn marker: a brass frame about a column of the log."""

    width: float
    height: float

    def bounds(self) -> QRectF:
        """The frame."""
        return QRectF(-self.width / 2 - 3, -self.height / 2 - 3, self.width + 6, self.height + 6)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """A double brass line."""
        area = QRectF(-self.width / 2, -self.height / 2, self.width, self.height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(look.palette.brass), BOLD))
        painter.drawRoundedRect(area, 6, 6)
        painter.setPen(QPen(colour(look.palette.brass), FINE))
        painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 4, 4)


@dataclass(frozen=True)
class Coins(Face):
    """Coins in the purse: circles earned, those spent crossed out."""

    earned: int
    held: int

    def bounds(self) -> QRectF:
        """The purse."""
        return QRectF(-48, -32, 96, 64)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Two rows of five; beyond ten the number says it."""
        palette = look.palette
        for n in range(min(10, max(5, self.earned))):
            x, y = -36 + n % 5 * 18.0, -12 + n // 5 * 19.0
            painter.save()
            painter.translate(x, y)
            disk = QPainterPath()
            disk.addEllipse(QPointF(0, 0), 7.5, 7.5)
            if n < self.earned:
                painter.fillPath(disk, colour(palette.hover if not palette.dark else palette.brass))
                painter.fillPath(coin(7.5, 3), colour(palette.glaze))
                if n >= self.held:
                    painter.fillPath(strokes(cross_lines(7.5), 1.8, n, 0.3), colour(palette.seal))
            else:
                painter.fillPath(strokes((ring(0, 0, 7.5),), FINE * 0.8, n, 0.2), colour(palette.hairline))
            painter.restore()
        paint_words(painter, str(self.held), QRectF(-46, 14, 92, 17), palette.ink, 15, 8, 700)
