"""The icons of the windows, drawn with two strokes of ink on a grid of twenty and told apart without colour."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

GRID: Final = 20.0


def paint_icon(painter: QPainter, name: str, side: float, ink: QColor) -> None:
    """Paint the icon `name` into a square of `side` pixels."""
    painter.scale(side / GRID, side / GRID)
    draw(painter, name, ink)


def draw(painter: QPainter, name: str, ink: QColor) -> None:
    """Paint an icon into 0..20 by 0..20 with the painter's present scale; KeyError for an unknown name."""
    strokes, fills = QPainterPath(), QPainterPath()
    ICONS[name](strokes, fills)
    pen = QPen(ink, 1.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.fillPath(fills, ink)
    painter.strokePath(strokes, pen)


def _line(path: QPainterPath, *points: float) -> None:
    path.moveTo(points[0], points[1])
    for at in range(2, len(points), 2):
        path.lineTo(points[at], points[at + 1])


def _back(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 16, 10, 4.5, 10)
    _line(s, 9.5, 4.5, 4, 10, 9.5, 15.5)


def _menu(s: QPainterPath, f: QPainterPath) -> None:
    for y in (5.5, 10, 14.5):
        _line(s, 3.5, y, 16.5, y)


def _undo(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 7.5, 3.5, 3.5, 7.5, 7.5, 11.5)
    s.moveTo(3.8, 7.5)
    s.lineTo(11.5, 7.5)
    s.arcTo(QRectF(7, 7.5, 9.2, 9), 90, -180)
    s.lineTo(7.5, 16.5)


def _redo(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 12.5, 3.5, 16.5, 7.5, 12.5, 11.5)
    s.moveTo(16.2, 7.5)
    s.lineTo(8.5, 7.5)
    s.arcTo(QRectF(3.8, 7.5, 9.2, 9), 90, 180)
    s.lineTo(12.5, 16.5)


def _reset(s: QPainterPath, f: QPainterPath) -> None:
    s.arcMoveTo(QRectF(3.5, 3.5, 13, 13), 150)
    s.arcTo(QRectF(3.5, 3.5, 13, 13), 150, -300)
    _line(s, 3.2, 2.8, 4.0, 7.4, 8.6, 6.6)


def _hint(s: QPainterPath, f: QPainterPath) -> None:
    s.addRoundedRect(QRectF(6, 7, 8, 8.5), 2, 2)
    _line(s, 5, 18, 15, 18)
    _line(s, 8, 15.5, 8, 18)
    _line(s, 12, 15.5, 12, 18)
    s.moveTo(7, 7)
    s.quadTo(10, 0.5, 13, 7)
    f.moveTo(10, 8.6)
    f.quadTo(12.6, 11.6, 10, 13.8)
    f.quadTo(7.4, 11.6, 10, 8.6)


def _fold(s: QPainterPath, f: QPainterPath) -> None:
    s.addRoundedRect(QRectF(2.5, 3.5, 15, 13), 2, 2)
    f.addRect(QRectF(12, 4, 5, 12))


def _rules(s: QPainterPath, f: QPainterPath) -> None:
    s.moveTo(10, 5.5)
    s.quadTo(6.5, 3, 2.5, 4)
    s.lineTo(2.5, 15.5)
    s.quadTo(6.5, 14.5, 10, 17)
    s.quadTo(13.5, 14.5, 17.5, 15.5)
    s.lineTo(17.5, 4)
    s.quadTo(13.5, 3, 10, 5.5)
    s.lineTo(10, 17)


def _settings(s: QPainterPath, f: QPainterPath) -> None:
    for y, x in ((5, 12.5), (10, 6.5), (15, 13.5)):
        _line(s, 3, y, x - 2, y)
        _line(s, x + 2, y, 17, y)
        s.addEllipse(QPointF(x, y), 2, 2)


def _statistics(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 3, 3, 3, 17, 17.5, 17)
    for x, top in ((6, 11.5), (10, 6), (14, 9)):
        f.addRect(QRectF(x - 0.2, top, 2.4, 15.4 - top))


def _daily(s: QPainterPath, f: QPainterPath) -> None:
    s.arcMoveTo(QRectF(5.5, 7.5, 9, 9), 0)
    s.arcTo(QRectF(5.5, 7.5, 9, 9), 0, 180)
    _line(s, 2, 12.2, 18, 12.2)
    _line(s, 5.5, 15.8, 14.5, 15.8)
    for angle in (35, 90, 145):
        x, y = cos(angle * pi / 180), sin(angle * pi / 180)
        _line(s, 10 + 6.5 * x, 12 - 6.5 * y, 10 + 8.6 * x, 12 - 8.6 * y)


def _code(s: QPainterPath, f: QPainterPath) -> None:
    s.addEllipse(QPointF(6, 10), 3.5, 3.5)
    _line(s, 9.5, 10, 18, 10, 18, 13)
    _line(s, 14.5, 10, 14.5, 12.6)


def _print(s: QPainterPath, f: QPainterPath) -> None:
    s.addRoundedRect(QRectF(2.5, 7, 15, 7.5), 1.5, 1.5)
    _line(s, 5.5, 7, 5.5, 2.5, 14.5, 2.5, 14.5, 7)
    s.addRect(QRectF(5.5, 11.5, 9, 6))


def _close(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 5, 5, 15, 15)
    _line(s, 15, 5, 5, 15)


def _play(s: QPainterPath, f: QPainterPath) -> None:
    _line(f, 6, 3.5, 16, 10, 6, 16.5)


def _pause(s: QPainterPath, f: QPainterPath) -> None:
    f.addRect(QRectF(5, 4, 3.4, 12))
    f.addRect(QRectF(11.6, 4, 3.4, 12))


def _previous(s: QPainterPath, f: QPainterPath) -> None:
    _line(f, 16, 4, 7.5, 10, 16, 16)
    f.addRect(QRectF(4, 4, 2.2, 12))


def _next(s: QPainterPath, f: QPainterPath) -> None:
    _line(f, 4, 4, 12.5, 10, 4, 16)
    f.addRect(QRectF(13.8, 4, 2.2, 12))


def _down(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 5, 7.5, 10, 12.5, 15, 7.5)


def _person(s: QPainterPath, f: QPainterPath) -> None:
    s.addEllipse(QPointF(10, 6.5), 3.4, 3.8)
    s.moveTo(3, 17.5)
    s.quadTo(3.5, 11.8, 10, 11.8)
    s.quadTo(16.5, 11.8, 17, 17.5)


def _bot(s: QPainterPath, f: QPainterPath) -> None:
    s.addEllipse(QPointF(10, 10), 4.6, 4.6)
    f.addEllipse(QPointF(10, 10), 1.4, 1.4)
    for tooth in range(8):
        x, y = cos(tooth * pi / 4), sin(tooth * pi / 4)
        _line(s, 10 + 5.4 * x, 10 + 5.4 * y, 10 + 7.8 * x, 10 + 7.8 * y)


def _add(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 10, 4, 10, 16)
    _line(s, 4, 10, 16, 10)


def _remove(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 4, 10, 16, 10)


def _search(s: QPainterPath, f: QPainterPath) -> None:
    s.addEllipse(QPointF(8.5, 8.5), 5.2, 5.2)
    _line(s, 12.4, 12.4, 17.3, 17.3)


def _score(s: QPainterPath, f: QPainterPath) -> None:
    s.addRoundedRect(QRectF(3.5, 2.5, 13, 15), 1.5, 1.5)
    for y in (6.5, 10, 13.5):
        _line(s, 6, y, 10.5, y)
        f.addEllipse(QPointF(13.5, y), 1.1, 1.1)


def _log(s: QPainterPath, f: QPainterPath) -> None:
    s.moveTo(16.5, 2.5)
    s.quadTo(9, 4.5, 6.5, 13)
    s.lineTo(5.5, 16)
    s.moveTo(16.5, 2.5)
    s.quadTo(16.5, 9.5, 7, 12.5)
    _line(s, 3, 17.5, 13.5, 17.5)


def _check(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 4, 10.5, 8.5, 15, 16, 5.5)


def _lesson(s: QPainterPath, f: QPainterPath) -> None:
    _line(s, 10, 3.5, 18.5, 7.5, 10, 11.5, 1.5, 7.5, 10, 3.5)
    s.moveTo(5, 9.5)
    s.lineTo(5, 13.5)
    s.quadTo(10, 17.5, 15, 13.5)
    s.lineTo(15, 9.5)


def _about(s: QPainterPath, f: QPainterPath) -> None:
    s.addEllipse(QPointF(10, 10), 7.5, 7.5)
    f.addEllipse(QPointF(10, 6.4), 1.3, 1.3)
    _line(s, 8.4, 9.4, 10.2, 9.4, 10.2, 14)
    _line(s, 8.2, 14, 12.2, 14)


def _keys(s: QPainterPath, f: QPainterPath) -> None:
    s.addRoundedRect(QRectF(1.5, 5, 17, 10.5), 2, 2)
    for x in (5, 8.3, 11.7, 15):
        f.addEllipse(QPointF(x, 8.4), 1, 1)
    _line(s, 6, 12.3, 14, 12.3)


ICONS: Final[dict[str, Callable[[QPainterPath, QPainterPath], None]]] = {
    "back": _back,
    "menu": _menu,
    "undo": _undo,
    "redo": _redo,
    "reset": _reset,
    "hint": _hint,
    "fold": _fold,
    "rules": _rules,
    "settings": _settings,
    "statistics": _statistics,
    "daily": _daily,
    "code": _code,
    "print": _print,
    "close": _close,
    "play": _play,
    "pause": _pause,
    "previous": _previous,
    "next": _next,
    "down": _down,
    "person": _person,
    "bot": _bot,
    "add": _add,
    "remove": _remove,
    "search": _search,
    "score": _score,
    "log": _log,
    "check": _check,
    "lesson": _lesson,
    "keys": _keys,
    "about": _about,
}
