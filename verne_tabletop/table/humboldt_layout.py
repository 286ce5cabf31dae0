"""Where things lie on the table of the great voyage, beside and below the chart; plain rectangles in scene units."""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

WHOLE: Final = QRectF(0, 0, 1030, 680)
JOURNAL: Final = QRectF(708, 6, 206, 112)
BAG: Final = QRectF(920, 6, 104, 112)
LEAST: Final = 9.0  # the smallest type on this table
CARD: Final = QRectF(0, 0, 132, 178)  # a ship of the seat in front
SHIPS_AT: Final = QPointF(6, 496)
EXPEDITION: Final = QRectF(560, 496, 140, 178)
TILE: Final = 38.0  # side of a tile in crates and displays
LOOSE: Final = 32.0  # side of a loose tile
CRATE_BOX: Final = QRectF(0, 0, 104, 88)
NEXT: Final = QRectF(0, 0, 77, 70)  # the open ship of a pile
OTHERS: Final = QRectF(708, 390, 316, 284)
SMALLEST: Final = 6.8  # the smallest disk on which a letter is read; more of them overlap


def page(which: int) -> QPointF:
    """Where the disk on the left (0) or right (1) page of the journal lies."""
    return QPointF(JOURNAL.left() + JOURNAL.width() * (0.26 + 0.48 * which), JOURNAL.top() + 44)


def margin_disk(index: int) -> QPointF:
    """Where a disk of a ship that sailed lies in the journal."""
    return QPointF(JOURNAL.left() + 22 + 20 * index, JOURNAL.bottom() - 18)


def crate_box(colour: int) -> QRectF:
    """The tray of a colour: two open tiles above, the closed crate and the discards below."""
    column, row = colour % 3, colour // 3
    return CRATE_BOX.translated(708 + 106 * column, 124 + 92 * row)


def open_tile(colour: int, space: int) -> QPointF:
    """The middle of an open tile."""
    box = crate_box(colour)
    return QPointF(box.left() + 28 + 48 * space, box.top() + 25)


def closed_crate(colour: int) -> QRectF:
    """The face-down pile of a colour."""
    box = crate_box(colour)
    return QRectF(box.left() + 6, box.top() + 49, 52, 34)


def discard_rect(colour: int) -> QRectF:
    """The discards of a colour."""
    box = crate_box(colour)
    return QRectF(box.left() + 62, box.top() + 51, 36, 31)


def next_ship(slot: int) -> QRectF:
    """The open card of a pile of ships."""
    return NEXT.translated(708 + 79.5 * slot, 312)


def ship_rect(slot: int) -> QRectF:
    """A ship of the seat in front."""
    return CARD.translated(SHIPS_AT + QPointF((CARD.width() + 6) * slot, 0))


def crate_rect(slot: int, crate: int, count: int) -> QRectF:
    """A crate of a ship that has `count` of them."""
    card = ship_rect(slot)
    wide = count * TILE + (count - 1) * 3
    left = card.center().x() - wide / 2 + crate * (TILE + 3)
    return QRectF(left, card.top() + 66, TILE, TILE)


def disk_point(slot: int, space: int, count: int) -> QPointF:
    """A disk space of a ship that has `count` of them."""
    card = ship_rect(slot)
    return QPointF(card.left() + (42 if count == 1 else 30 + 38 * space), card.top() + 140)


def medal(colour: int) -> QPointF:
    """Where the acquaintances of a colour lie on the expedition board."""
    return QPointF(EXPEDITION.left() + 25 + 45 * (colour % 3), EXPEDITION.top() + 22 + 36 * (colour // 3))


def loose_tile(index: int) -> QPointF:
    """Where the loose tiles of a kind lie, in the order of the edition."""
    return QPointF(EXPEDITION.left() + 20 + 33.5 * (index % 4), EXPEDITION.top() + 94 + 33 * (index // 4))


class Berth(NamedTuple):
    """Where another seat's things lie: the whole, the line with its name, and how large its ships are."""

    whole: QRectF
    line: QRectF
    scale: float
    columns: int


def berth(index: int, count: int) -> Berth:
    """The place of the index-th of `count` other seats."""
    high = (OTHERS.height() - 4 * (count - 1)) / count
    whole = QRectF(OTHERS.left(), OTHERS.top() + index * (high + 4), OTHERS.width(), high)
    line = QRectF(whole.left(), whole.top(), whole.width(), 28 if count > 1 else 36)
    if count == 1:
        return Berth(whole, line, 2.0, 2)
    return Berth(whole, line, 1.0 if count == 3 else 1.02, 4)


def small_ship(place: Berth, slot: int) -> QRectF:
    """The ship of a type within a berth."""
    wide, high = 77 * place.scale, 50 * place.scale
    gap = (place.whole.width() - place.columns * wide) / place.columns
    row, column = divmod(slot, place.columns)
    top = place.line.bottom() + 3 + row * (high + 7)
    return QRectF(place.whole.left() + gap / 2 + column * (wide + gap), top, wide, high)


#: How more than four disks lie: by their number, those in the middle and those around them.
WREATHS: Final = {
    5: (1, 4),
    6: (1, 5),
    7: (1, 6),
    8: (1, 7),
    9: (1, 8),
    10: (2, 8),
    11: (2, 9),
    12: (3, 9),
    13: (3, 10),
    14: (4, 10),
    15: (4, 11),
}


def heap(count: int, radius: float) -> tuple[list[tuple[float, float]], float]:
    """Where disks lie in a circle of `radius`, round (0, 0), and how large they are."""
    if count == 1:
        return [(0.0, 0.0)], radius * 0.5
    if count <= 4:
        size = radius * (0.5 if count == 2 else 0.42)
        reach = size * (1.0 if count == 2 else 1.1547 if count == 3 else math.sqrt(2.0))
        turn = -90.0 if count == 3 else 0.0 if count == 2 else 45.0
        return [_polar(reach, turn + 360.0 * at / count) for at in range(count)], size
    if count in WREATHS:
        within, around = WREATHS[count]
        size = max(SMALLEST, radius / 3) if count <= 7 else SMALLEST
        outer = radius - size
        inner = 0.0 if within == 1 else min(size / math.sin(math.pi / within), 0.42 * outer)
        turn = -90.0 if within == 1 and around > 4 else 180.0 / around
        found = [_polar(inner, 360.0 * at / within) for at in range(within)]
        return found + [_polar(outer, turn + 360.0 * at / around) for at in range(around)], size
    found = [(0.0, 0.0)]
    gap = (radius - SMALLEST) / (2 if count <= 19 else 3)
    ring = 1
    while len(found) < count:
        for at in range(6 * ring):
            found.append(_polar(gap * ring, 60.0 / ring * at - 90.0))
        ring += 1
    return found[:count], SMALLEST


def _polar(reach: float, degrees: float) -> tuple[float, float]:
    way = math.radians(degrees)
    return reach * math.cos(way), reach * math.sin(way)
