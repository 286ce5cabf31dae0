"""The five games' faces at the size of a thumbnail, each a small picture that is known from across the room."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from verne_tabletop.app.ornaments import paint_rose
from verne_tabletop.app.strokes import TALL, WIDE, bounded, hatch, ink, letter, pen, wave
from verne_tabletop.app.vignette_cards import paint_lost_cities
from verne_tabletop.table import tokens
from verne_tabletop.table.tokens import Palette


def paint_vignette(painter: QPainter, game: str, rect: QRectF, palette: Palette) -> None:
    """Paint the face of a game into `rect`, cut to it; an unknown game gets blank paper."""
    painter.save()
    shape = QPainterPath()
    shape.addRoundedRect(rect, tokens.CORNER / 2, tokens.CORNER / 2)
    painter.setClipPath(shape)
    painter.fillRect(rect, QColor(palette.paper_deep))
    scale = max(rect.width() / WIDE, rect.height() / TALL)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-WIDE / 2, -TALL / 2)
    if game in VIGNETTES:
        VIGNETTES[game](painter, palette)
    painter.restore()
    painter.setPen(QPen(QColor(palette.ink_soft), tokens.FINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)


def _journey(painter: QPainter, palette: Palette) -> None:
    painter.fillRect(QRectF(0, 0, WIDE, TALL), QColor(palette.paper))
    tops = (46, 70, 92, 116, 142, 172)
    fills = (palette.ochre, palette.paper_deep, palette.terracotta, palette.ochre, palette.graphite)
    for layer, (top, fill) in enumerate(zip(tops, fills, strict=False)):
        tops_at = [(x, top + 5 * sin(x / 31 + layer * 1.7) + 3 * sin(x / 13 + layer)) for x in range(0, 240, 20)]
        edge = ((-10.0, top + 6 * sin(layer)), *tops_at)
        body = bounded((*edge, (WIDE + 10, TALL + 10), (-10, TALL + 10)))
        painter.fillPath(body, QColor(fill))
        if layer % 2 == 0:
            hatch(painter, body, palette.ink, 0.22, 3.6 + 0.7 * layer, -45.0 if layer % 4 else 45.0)
        ink(painter, edge, palette.ink, 1.2, seed=layer)
    cone = ((58.0, 52.0), (84.0, 18.0), (90.0, 21.0), (97.0, 18.0), (124.0, 50.0))
    painter.fillPath(bounded((*cone, (58, 56))), QColor(palette.graphite))
    ink(painter, cone, palette.ink, 1.8, seed=3)
    for puff, (x, y) in enumerate(((93, 11), (100, 4), (110, -2))):
        painter.setPen(pen(palette.ink, 1.0, 0.6))
        painter.setBrush(QColor(palette.paper))
        painter.drawEllipse(QPointF(x, y), 6.0 + 2 * puff, 5.0 + puff)
    centre = QPointF(150, 132)
    glow = QRadialGradient(centre, 46)
    for at, colour, alpha in ((0.0, palette.paper, 1.0), (0.35, palette.hover, 0.95), (1.0, palette.hover, 0.0)):
        shade = QColor(colour if not palette.dark or at else palette.ink)
        shade.setAlphaF(alpha)
        glow.setColorAt(at, shade)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(centre, 46, 46)
    way = QPainterPath(QPointF(91, 22))
    way.cubicTo(92, 60, 60, 58, 52, 84)
    way.cubicTo(46, 108, 96, 96, 104, 118)
    way.cubicTo(108, 132, 124, 134, 138, 132)
    painter.strokePath(way, pen(palette.ink, 11))
    painter.strokePath(way, pen(palette.paper, 7.6))
    painter.setPen(pen(palette.ink, 1.4))
    painter.setBrush(QColor(palette.hover))
    painter.drawEllipse(centre, 12, 12)
    for ray in range(12):
        turn = ray * pi / 6
        painter.drawLine(
            QPointF(centre.x() + 15 * cos(turn), centre.y() + 15 * sin(turn)),
            QPointF(centre.x() + (21 if ray % 2 else 24) * cos(turn), centre.y() + (21 if ray % 2 else 24) * sin(turn)),
        )


def _leagues(painter: QPainter, palette: Palette) -> None:
    water = 74.0
    painter.fillRect(QRectF(0, 0, WIDE, TALL), QColor(palette.sea_surface))
    for row in range(9):
        ink(painter, wave(10 + row * 8.5, 16 + row, 2.0), palette.surface_ink, 0.9, 0.35 + row * 0.03, row, 0.2)
    isle = ((20.0, 44.0), (34.0, 30.0), (44.0, 36.0), (54.0, 20.0), (66.0, 34.0), (78.0, 44.0))
    painter.fillPath(bounded(isle), QColor(palette.paper))
    hatch(painter, bounded(isle), palette.surface_ink, 0.6, 2.8)
    ink(painter, isle, palette.surface_ink, 1.8, seed=5)
    painter.setPen(pen(palette.surface_ink, 1.4))
    painter.setBrush(QColor(palette.paper))
    painter.drawPolygon(QPolygonF([QPointF(164, 48), QPointF(164, 20), QPointF(184, 46)]))
    painter.drawPolygon(QPolygonF([QPointF(161, 48), QPointF(161, 26), QPointF(148, 46)]))
    painter.drawPolyline(
        QPolygonF([QPointF(144, 51), QPointF(150, 58), QPointF(178, 58), QPointF(188, 51), QPointF(144, 51)])
    )
    swell = wave(water, 22, 4)
    painter.fillPath(bounded((*swell, (WIDE + 20, TALL + 10), (-20, TALL + 10))), QColor(palette.sea_depth))
    ink(painter, swell, palette.depth_ink if palette.dark else palette.surface_ink, 1.8, wobble=0.2)
    beam = QLinearGradient(150, 0, 216, 0)
    for at, alpha in ((0.0, 0.7), (1.0, 0.0)):
        light = QColor(palette.hover)
        light.setAlphaF(alpha)
        beam.setColorAt(at, light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(beam)
    painter.drawPolygon(QPolygonF([QPointF(148, 117), QPointF(224, 96), QPointF(224, 150), QPointF(148, 125)]))
    hull = QPainterPath(QPointF(30, 121))
    hull.cubicTo(60, 92, 128, 94, 164, 121)
    hull.cubicTo(128, 146, 60, 148, 30, 121)
    brass = QLinearGradient(0, 98, 0, 144)
    brass.setColorAt(0, QColor(palette.hover))
    brass.setColorAt(1, QColor(palette.brass))
    painter.setBrush(brass)
    painter.setPen(pen(palette.glaze, 1.6))
    painter.drawPath(hull)
    painter.drawPolygon(QPolygonF([QPointF(34, 121), QPointF(18, 106), QPointF(22, 121), QPointF(18, 136)]))
    painter.drawPolygon(QPolygonF([QPointF(82, 101), QPointF(90, 88), QPointF(112, 88), QPointF(116, 101)]))
    painter.drawLine(QPointF(164, 121), QPointF(180, 121))
    painter.setBrush(QColor(palette.depth_ink))
    for x in (74, 97, 120):
        painter.drawEllipse(QPointF(x, 120), 6.5, 6.5)
    painter.setPen(pen(palette.glaze, 1.0))
    for x in range(44, 156, 9):
        painter.drawPoint(QPointF(x, 133 - abs(x - 98) * 0.11))
    painter.setPen(pen(palette.depth_ink, 1.0, 0.55))
    for x, y, r in ((190, 92, 2.5), (198, 86, 1.6), (12, 98, 2.0), (20, 90, 1.3), (150, 152, 1.6)):
        painter.drawEllipse(QPointF(x, y), r, r)
    ink(painter, wave(158, 18, 5), palette.depth_ink, 1.1, 0.5, wobble=0.2)


_AMERICAS: Final = (
    (-6, 12), (16, 10), (30, 20), (44, 22), (50, 34), (40, 46), (34, 58), (26, 60), (24, 72), (32, 84), (40, 80),
    (44, 90), (54, 98), (66, 96), (80, 104), (92, 112), (104, 122), (100, 136), (90, 148), (78, 158), (70, 172),
    (-6, 172),
)  # fmt: skip
_EUROPE: Final = (
    (226, -6), (190, -6), (186, 10), (174, 18), (176, 30), (166, 36), (164, 50), (176, 52), (186, 46), (196, 48),
    (188, 58), (172, 60), (164, 72), (154, 88), (152, 104), (164, 116), (184, 118), (196, 124), (200, 146),
    (208, 172), (226, 172),
)  # fmt: skip


def _humboldt(painter: QPainter, palette: Palette) -> None:
    painter.fillRect(QRectF(0, 0, WIDE, TALL), QColor(palette.sea_surface))
    painter.setPen(pen(palette.surface_ink, 0.6, 0.35))
    for x in range(0, 230, 28):
        painter.drawLine(QPointF(x, 0), QPointF(x, TALL))
    for y in range(0, 180, 28):
        painter.drawLine(QPointF(0, y), QPointF(WIDE, y))
    for number, coast in enumerate((_AMERICAS, _EUROPE)):
        for width, alpha in ((7.0, 0.16), (3.6, 0.22)):
            ink(painter, coast, palette.surface_ink, width, alpha, 11 + number, 0.9)
        painter.fillPath(bounded(coast), QColor(palette.paper))
        ink(painter, coast, palette.ink, 1.4, 1.0, 11 + number, 0.9)
    paint_rose(painter, QPointF(122, 38), 27, QColor(palette.brass), QColor(palette.paper))
    track = QPainterPath(QPointF(164, 62))
    track.cubicTo(140, 74, 92, 66, 50, 92)
    second = QPainterPath(QPointF(54, 96))
    second.cubicTo(74, 76, 120, 128, 152, 102)
    for way in (track, second):
        dashes = pen(palette.seal, 2.0)
        dashes.setDashPattern([3.0, 2.4])
        painter.strokePath(way, dashes)
    for x, y, tint in ((164, 62, 2), (108, 73, 0), (72, 82, 3), (50, 94, 1), (112, 101, 4), (152, 102, 0)):
        _disk(painter, x, y, 9.5, palette, tint)


def _disk(painter: QPainter, x: float, y: float, radius: float, palette: Palette, tint: int) -> None:
    shade = palette.tints[tint]
    painter.setPen(pen(palette.ink, 1.2))
    painter.setBrush(QColor(shade.fill))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    letter(painter, QRectF(x - radius, y - radius, 2 * radius, 2 * radius), shade.letter, 12, shade.text)


def _underworld(painter: QPainter, palette: Palette) -> None:
    clay, glaze = palette.terracotta, palette.glaze
    painter.fillRect(QRectF(0, 0, WIDE, TALL), QColor(clay))
    for top in (4.0, TALL - 24):
        painter.fillRect(QRectF(0, top - 4, WIDE, 28), QColor(glaze))
        path = QPainterPath()
        for x in range(-6, 230, 24):
            path.moveTo(x, top + 18)
            for dx, dy in ((0, 2), (18, 2), (18, 13), (7, 13), (7, 8), (12, 8)):
                path.lineTo(x + dx, top + dy)
            path.moveTo(x, top + 18)
            path.lineTo(x + 24, top + 18)
        painter.strokePath(path, pen(clay, 2.2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(glaze))
    body = QPainterPath(QPointF(84, 46))
    for points in ((94, 50, 98, 52, 97, 60), (80, 74, 74, 92, 92, 114), (100, 122, 100, 124, 96, 134)):
        body.cubicTo(*points)
    body.lineTo(124, 134)
    for points in ((120, 124, 120, 122, 128, 114), (146, 92, 140, 74, 123, 60), (122, 52, 126, 50, 136, 46)):
        body.cubicTo(*points)
    body.closeSubpath()
    painter.drawPath(body)
    painter.strokePath(_handle(1), pen(glaze, 4.0))
    painter.strokePath(_handle(-1), pen(glaze, 4.0))
    painter.setPen(pen(clay, 1.6))
    painter.drawLine(QPointF(84, 84), QPointF(136, 84))
    for y, start, end in ((96, 86, 131), (104, 90, 126)):
        ink(painter, wave(y, 9, 4, start, end), clay, 1.8, wobble=0.1)
    for x, y, turn, pips in ((36, 100, -9.0, 5), (186, 96, 11.0, 6)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        painter.setPen(pen(glaze, 2.0))
        painter.setBrush(QColor(palette.paper if not palette.dark else palette.ink))
        painter.drawRoundedRect(QRectF(-22, -22, 44, 44), 6, 6)
        painter.setBrush(QColor(glaze))
        spots = [(-11, -11), (11, 11), (11, -11), (-11, 11)] + ([(0, 0)] if pips == 5 else [(-11, 0), (11, 0)])
        for dx, dy in spots:
            painter.drawEllipse(QPointF(dx, dy), 3.6, 3.6)
        painter.restore()


def _handle(side: int) -> QPainterPath:
    path = QPainterPath(QPointF(110 + side * 15, 54))
    path.cubicTo(110 + side * 38, 50, 110 + side * 42, 70, 110 + side * 30, 80)
    return path


VIGNETTES: Final[dict[str, Callable[[QPainter, Palette], None]]] = {
    "journey": _journey,
    "leagues": _leagues,
    "humboldt": _humboldt,
    "lost_cities": paint_lost_cities,
    "underworld": _underworld,
}
