"""A painter for art of many strokes, and the plates it prints: each face painted once, then only copied."""

import math
from collections import OrderedDict
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from verne_tabletop.table.figures import Face, Look

#: A path of more elements than this is filled part by part. Qt fills a path in time that grows with the square of
#: what lies on one line of pixels: two strokes at a time are ten times as quick as two hundred.
MANY: Final = 160
TOGETHER: Final = 2

#: What all plates of a table may take, in bytes (a table at rest shows 2 MB of them in a window of 1366 x 768), and the
#: largest of them, in pixels: a nearer one is stretched.
BUDGET: Final = 32_000_000
LARGEST: Final = 500_000

#: How many faces have a number; an older one that comes back is printed anew.
FACES: Final = 2000

Brush = QBrush | QColor | QGradient | Qt.GlobalColor | Qt.BrushStyle


class Engraver(QPainter):
    """Fills paths of many strokes part by part; strokes that cross in thin ink are darker there, as on paper."""

    def fillPath(self, path: QPainterPath, brush: Brush) -> None:  # type: ignore[override]
        """Fill a path; one whose parts may be filled apart (by the winding rule) and that has many is split."""
        if path.elementCount() <= MANY or path.fillRule() != Qt.FillRule.WindingFill:
            super().fillPath(path, brush)
            return
        parts = path.toSubpathPolygons(QTransform())
        ink = QBrush(brush)
        for at in range(0, len(parts), TOGETHER):
            piece = QPainterPath()
            piece.setFillRule(Qt.FillRule.WindingFill)
            for part in parts[at : at + TOGETHER]:
                piece.addPolygon(part)
            super().fillPath(piece, ink)


class Plate(NamedTuple):
    """A face as painted under one transform (without its shift); `corner` is where its first pixel lies."""

    matrix: QTransform
    ratio: float
    corner: tuple[float, float]
    pixmap: QPixmap

    @property
    def size(self) -> int:
        """Bytes."""
        return self.pixmap.width() * self.pixmap.height() * 4


Key = tuple[int, tuple[float, ...], float]


class Due(NamedTuple):
    """A plate that was stretched for want of a sharp one."""

    key: Key
    face: Face
    look: Look
    matrix: QTransform
    ratio: float


class Plates:
    """The plates of one table, the least used given up when they take too much; those in stock, which nobody has asked
    for yet, last of all.

    hurried: the table is being drawn nearer, and whatever plate there is will do until it lies still; what it wants
    then is printed a few at a time by sharpen().
    """

    def __init__(self) -> None:
        self.hurried = False
        self._numbers: OrderedDict[tuple[Face, Look], int] = OrderedDict()
        self._last = 0
        self._kept: OrderedDict[Key, Plate] = OrderedDict()
        self._latest: dict[int, Key] = {}
        self._stock: set[Key] = set()
        self._due: dict[int, Due] = {}
        self._cuts: dict[tuple[float, ...], tuple[Key, QTransform, float]] = {}
        self._bytes = 0

    def number(self, face: Face, look: Look) -> int:
        """The number that stands for a face in a look."""
        known = self._numbers.get((face, look))
        if known is not None:
            self._numbers.move_to_end((face, look))
            return known
        self._last += 1
        self._numbers[face, look] = self._last
        if len(self._numbers) > FACES:
            self._numbers.popitem(last=False)
        return self._last

    def draw(self, painter: QPainter, face: Face, look: Look, number: int, hurried: bool) -> None:
        """Copy a face to where the painter stands; `hurried`: while things move, any plate of it will do."""
        device = painter.device()
        if not isinstance(device, QWidget):
            face.draw(painter, look, 1.0)
            return
        ratio, now = device.devicePixelRatioF(), painter.worldTransform()
        stand = (number, now.m11(), now.m12(), now.m21(), now.m22(), ratio)
        cut = self._cuts.get(stand)
        if cut is None:
            if len(self._cuts) >= FACES:
                self._cuts.clear()
            cut = self._cuts[stand] = _cut(number, face, now, ratio)
        key, matrix, scale = cut
        plate = self._kept.get(key)
        if plate is None and (hurried or self.hurried) and number in self._latest:
            plate = self._kept.get(self._latest[number])
            if not hurried:
                self._due[number] = Due(key, face, look, matrix, ratio)
        if plate is None:
            plate = self._print(face, look, matrix, ratio)
            self._keep(key, plate)
        else:
            self._kept.move_to_end(key if key in self._kept else self._latest[number])
            self._stock.discard(key)
        if scale == 1.0 and plate.matrix == matrix:
            left, top = plate.corner
            painter.resetTransform()
            at = QPointF(round(now.dx() * ratio) / ratio + left, round(now.dy() * ratio) / ratio + top)
            painter.drawPixmap(at, plate.pixmap)
            painter.setWorldTransform(now)
        else:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self.hurried)
            painter.setWorldTransform(plate.matrix.inverted()[0] * now)
            painter.drawPixmap(QPointF(*plate.corner), plate.pixmap)
            painter.restore()

    @property
    def full(self) -> bool:
        """Whether as much is kept as should be before anybody has asked for it."""
        return self._bytes > BUDGET // 2

    def stock(self, face: Face, look: Look, now: QTransform, ratio: float, lasting: bool = True) -> bool:
        """Print a face ahead, as it will be copied where the painter stands at `now`, to be kept until it is wanted if
        `lasting`; False when it was there."""
        key, matrix, _ = _cut(self.number(face, look), face, now, ratio)
        if key in self._kept:
            return False
        self._keep(key, self._print(face, look, matrix, ratio))
        if lasting:
            self._stock.add(key)
        return True

    def clear_stock(self) -> None:
        """What was printed ahead will not be wanted any more than anything else: the table has another size or look."""
        self._stock.clear()

    def sharpen(self, count: int) -> bool:
        """Print at most `count` of the plates that were stretched when last drawn; whether there are more."""
        for number in list(self._due)[:count]:
            due = self._due.pop(number)
            if due.key not in self._kept:
                self._keep(due.key, self._print(due.face, due.look, due.matrix, due.ratio))
        return bool(self._due)

    def _keep(self, key: Key, plate: Plate) -> None:
        self._kept[key] = plate
        self._latest[key[0]] = key
        self._bytes += plate.size
        while self._bytes > BUDGET and len(self._kept) > 1:
            gone = next((one for one in self._kept if one not in self._stock), key)
            old = self._kept.pop(gone)
            self._bytes -= old.size
            if self._latest.get(gone[0]) == gone:
                del self._latest[gone[0]]

    @staticmethod
    def _print(face: Face, look: Look, matrix: QTransform, ratio: float) -> Plate:
        area = matrix.mapRect(face.bounds())
        area = QRectF(area.left() * ratio, area.top() * ratio, area.width() * ratio, area.height() * ratio)
        left, top = math.floor(area.left()) - 1, math.floor(area.top()) - 1
        width, height = math.ceil(area.right()) + 1 - left, math.ceil(area.bottom()) + 1 - top
        pixmap = QPixmap(max(1, width), max(1, height))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = Engraver(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(-left, -top)
        painter.scale(ratio, ratio)
        painter.setWorldTransform(matrix, True)
        face.draw(painter, look, 1.0)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return Plate(matrix, ratio, (left / ratio, top / ratio), pixmap)


def _cut(number: int, face: Face, now: QTransform, ratio: float) -> tuple[Key, QTransform, float]:
    """Under which key the plate of a face is kept that is copied at `now`, its matrix, and its scale, which is below 1
    for a face that is shown too large for a plate."""
    area = now.mapRect(face.bounds())
    scale = min(1.0, math.sqrt(LARGEST / max(1.0, area.width() * area.height() * ratio * ratio)))
    matrix = QTransform(now.m11() * scale, now.m12() * scale, now.m21() * scale, now.m22() * scale, 0.0, 0.0)
    parts = (matrix.m11(), matrix.m12(), matrix.m21(), matrix.m22())
    return (number, tuple([round(part, 4) for part in parts]), ratio), matrix, scale
