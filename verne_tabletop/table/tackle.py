"""Small things every game uses: the six colours with pattern and letter, dice, coins, inked marks."""

import random
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.ornament import add, polar, polygon
from verne_tabletop.table.pen import (
    Line,
    Point,
    arc,
    curve,
    dots,
    drawing,
    hatch,
    inside,
    outline,
    ring,
    strokes,
    wave_lines,
)
from verne_tabletop.table.tokens import BOLD, FINE, Tint

Box = tuple[float, float, float, float]


@lru_cache(maxsize=512)
def _pattern(key: str, outline_key: str, box: Box, scale: float, seed: int) -> QPainterPath:
    x, y, w, h = box
    shape = QPainterPath()
    if outline_key == "disk":
        shape.addEllipse(QRectF(x, y, w, h))
    else:
        shape.addRect(QRectF(x, y, w, h))
    return pattern_in(key, shape, scale, seed)


def pattern(key: str, area: QRectF, disk: bool = False, scale: float = 1.0, seed: int = 1) -> QPainterPath:
    """The pattern of a colour (`Tint.pattern`) in a rectangle or an ellipse; cached. `scale` 1 suits areas of 60."""
    box = (area.x(), area.y(), area.width(), area.height())
    return _pattern(key, "disk" if disk else "rect", box, scale, seed)


def pattern_in(key: str, shape: QPainterPath, scale: float = 1.0, seed: int = 1) -> QPainterPath:
    """The same in any shape; keep it, it is not cached."""
    weight = FINE * max(0.7, min(1.6, scale))
    bounds = shape.boundingRect()
    if key == "waves":
        return strokes(wave_lines(shape, 7 * scale, 14 * scale, 1.7 * scale, seed), weight, seed, 0.1)
    if key == "rays":
        return hatch(shape, 60.0, 5.5 * scale, weight, seed)
    if key == "dots":
        return dots(shape, 7.0 * scale, 1.25 * scale, seed)
    if key == "cross":
        return add(
            hatch(shape, 45.0, 6.5 * scale, weight * 0.9, seed),
            hatch(shape, -45.0, 6.5 * scale, weight * 0.9, seed + 1),
        )
    if key == "bricks":
        return strokes(inside(shape, _bricks(bounds, 7.0 * scale)), weight, seed, 0.1, 0.02)
    if key == "peaks":
        return strokes(inside(shape, _peaks(bounds, 9.0 * scale)), weight, seed, 0.1, 0.1)
    if key == "leaves":
        return strokes(inside(shape, _leaves(bounds, 11.0 * scale, seed)), weight, seed, 0.1, 0.2)
    raise KeyError(key)


def _bricks(bounds: QRectF, gap: float) -> list[Line]:
    lines: list[Line] = []
    row, y = 0, bounds.top() + gap / 2
    while y < bounds.bottom() + gap:
        lines.append(((bounds.left(), y), (bounds.right(), y)))
        x = bounds.left() + gap * (0.9 if row % 2 else 1.9)
        while x < bounds.right():
            lines.append(((x, y), (x, y + gap)))
            x += gap * 2
        y += gap
        row += 1
    return lines


def _peaks(bounds: QRectF, gap: float) -> list[Line]:
    lines: list[Line] = []
    row, y = 0, bounds.top()
    while y < bounds.bottom() + gap:
        x = bounds.left() - (gap * 0.7 if row % 2 else 0.0)
        zigzag: list[Point] = []
        while x < bounds.right() + gap:
            zigzag += [(x, y + gap * 0.45), (x + gap * 0.7, y - gap * 0.25)]
            x += gap * 1.4
        lines.append(tuple(zigzag))
        y += gap
        row += 1
    return lines


def _leaves(bounds: QRectF, gap: float, seed: int) -> list[Line]:
    rng = random.Random(seed)
    lines: list[Line] = []
    row, y = 0, bounds.top() + gap * 0.3
    while y < bounds.bottom() + gap:
        x = bounds.left() + (gap * 0.5 if row % 2 else 0.0)
        while x < bounds.right() + gap:
            size = gap * rng.uniform(0.32, 0.4)
            lines.append(((x - size, y - size * 0.9), (x, y), (x + size, y - size * 0.9)))
            lines.append(((x, y - size * 0.8), (x, y + size * 0.75)))
            x += gap
        y += gap * 0.8
        row += 1
    return lines


def paint_tint(painter: QPainter, look: Look, tint: Tint, area: QRectF, disk: bool = False, scale: float = 1.0) -> None:
    """A flat hand tint with its pattern and an ink edge; put the letter on it with paint_letter."""
    shape = QPainterPath()
    if disk:
        shape.addEllipse(area)
    else:
        shape.addRect(area)
    painter.fillPath(shape, colour(tint.fill))
    painter.fillPath(pattern(tint.pattern, area, disk, scale), colour(tint.text, 0.42))
    edge = (
        strokes((ring(area.center().x(), area.center().y(), area.width() / 2),), BOLD * 0.8, 5, 0.3) if disk else None
    )
    painter.fillPath(edge if edge is not None else outline(shape, BOLD * 0.8, 5, 0.4), colour(look.palette.ink))


def paint_letter(painter: QPainter, look: Look, tint: Tint, centre: QPointF, size: float) -> None:
    """The letter of a colour on a round clear field of its tint, `size` units high."""
    field = QRectF(centre.x() - size * 0.62, centre.y() - size * 0.62, size * 1.24, size * 1.24)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(tint.fill))
    painter.drawEllipse(field)
    painter.setPen(colour(tint.text))
    painter.setFont(look.serif(size, 700))
    painter.drawText(field, int(Qt.AlignmentFlag.AlignCenter), tint.letter)


#: Where the pips of each number stand, in a square from -1 to 1.
PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@dataclass(frozen=True)
class DieFace(Face):
    """A die showing `number`; `dark` is the opponent's, a light pip on a dark body; `struck` marks a hit by a ring.

    `roll` tells one throw from the next, so that a die that shows the same number again still tumbles.
    """

    number: int
    size: float = 44.0
    dark: bool = False
    struck: bool = False
    roll: int = 0
    motion: ClassVar[str] = "roll"

    def tumble(self, turn: int) -> "DieFace":
        """Another number each time, no ring yet; the same roll tumbles the same way."""
        return replace(self, number=1 + (self.number + 2 * turn + self.roll) % 6, struck=False)

    def printed(self) -> "DieFace":
        """A die of any roll."""
        return self if self.roll == 0 else replace(self, roll=0)

    def bounds(self) -> QRectF:
        """The body and its ring."""
        half = self.size * 0.62 + 2
        return QRectF(-half, -half, 2 * half, 2 * half)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Body, hatched side in shade, pips."""
        palette, half = look.palette, self.size / 2
        body = rect_path(QRectF(-half, -half, self.size, self.size), self.size * 0.16)
        paper, ink = (palette.glaze, palette.terracotta) if self.dark else (palette.button, palette.ink)
        painter.fillPath(body, colour(paper))
        painter.fillPath(_die_shade(self.size), colour(ink, 0.55))
        painter.fillPath(_die_edge(self.size), colour(palette.ink))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink))
        for x, y in PIPS[self.number]:
            painter.drawEllipse(QPointF(x * half * 0.52, y * half * 0.52), half * 0.19, half * 0.19)
        if self.struck:
            painter.setPen(QPen(colour(palette.seal), BOLD * 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(0, 0), half * 1.18, half * 1.18)


@lru_cache(maxsize=32)
def _die_edge(size: float) -> QPainterPath:
    half = size / 2
    return outline(rect_path(QRectF(-half, -half, size, size), size * 0.16), BOLD, 11, 0.4)


@lru_cache(maxsize=32)
def _die_shade(size: float) -> QPainterPath:
    half = size / 2
    body = rect_path(QRectF(-half, -half, size, size), size * 0.16)
    lit = rect_path(QRectF(-half - size * 0.07, -half - size * 0.07, size, size), size * 0.16)
    return hatch(body.subtracted(lit), 45.0, 2.4, FINE * 0.9, 3)


@lru_cache(maxsize=64)
def coin(radius: float, seed: int = 1) -> QPainterPath:
    """A coin's ink round (0, 0): milled edge, inner ring; fill the disk first."""
    mill: list[Line] = []
    for at in range(round(radius * 2.4)):
        turn = at / round(radius * 2.4) * 360.0
        outer, inner = arc(0, 0, radius, radius, turn, 0.001), arc(0, 0, radius * 0.86, radius * 0.86, turn, 0.001)
        mill.append((inner[0], outer[0]))
    rings = (ring(0, 0, radius), ring(0, 0, radius * 0.84))
    return add(strokes(rings, FINE * 1.2, seed, 0.2), strokes(tuple(mill), FINE * 0.8, seed, 0.0, 0.0))


def cross_lines(radius: float) -> tuple[Line, ...]:
    """An X as a quick hand makes it, round (0, 0); for `pen.drawing` or `pen.strokes`."""
    r = radius
    return (
        curve((-r, -r * 0.95), (-r * 0.1, -r * 0.06), (r, r)),
        curve((r * 0.95, -r), (r * 0.08, -r * 0.1), (-r * 0.98, r * 0.96)),
    )


def tick_lines(radius: float) -> tuple[Line, ...]:
    """A tick round (0, 0)."""
    r = radius
    return (curve((-r, r * 0.1), (-r * 0.35, r * 0.8), (r, -r * 0.9)),)


def star_path(radius: float, points: int = 5, inner: float = 0.42) -> QPainterPath:
    """A star round (0, 0), a point upwards."""
    turn = 360.0 / points
    return polygon([polar(0, 0, radius if at % 2 == 0 else radius * inner, at * turn / 2) for at in range(2 * points)])


@dataclass(frozen=True)
class InkMark(Face):
    """Lines drawn in ink round the origin, which run along their path when they are new.

    ink: the name of a palette colour.
    """

    lines: tuple[Line, ...]
    weight: float = BOLD
    ink: str = "ink"
    seed: int = 1
    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        """The lines and the width of the pen."""
        xs = [x for line in self.lines for x, _ in line]
        ys = [y for line in self.lines for _, y in line]
        edge = self.weight + 2.0
        return QRectF(min(xs) - edge, min(ys) - edge, max(xs) - min(xs) + 2 * edge, max(ys) - min(ys) + 2 * edge)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """What the pen has drawn so far."""
        ink = drawing(self.lines, self.weight, self.seed)
        painter.fillPath(ink.path(progress), colour(str(getattr(look.palette, self.ink))))
