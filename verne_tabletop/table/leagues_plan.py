"""Where everything lies on the table of Leagues, in scene units: the two maps, the matrix, the log of turns, the pads.

From top to bottom: the log (16 turns with danger, letter and points), the surface map, the matrix and the depth map,
then crew with impacts and coins, the score pad, and Verne with the other seats.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from math import sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from verne_tabletop.engine.hexes import HexMap
from verne_tabletop.games.leagues.state import CELLS
from verne_tabletop.table.ornament import hex_centre, hexagon

PLAN: Final = HexMap(3)
WIDTH: Final = 1000.0
HEIGHT: Final = 652.0
#: Side of a cell.
SIDE: Final = 31.0
MAPS: Final = (QPointF(203.0, 290.0), QPointF(797.0, 290.0))
#: The sheets of paper on which the maps are printed.
SHEETS: Final = (QRectF(4.0, 100.0, 398.0, 380.0), QRectF(598.0, 100.0, 398.0, 380.0))
MATRIX: Final = QRectF(406.0, 100.0, 188.0, 380.0)
CARD: Final = (58.0, 100.0)
LOG: Final = QRectF(4.0, 4.0, 992.0, 92.0)
CREW: Final = QRectF(4.0, 484.0, 326.0, 164.0)
PAD: Final = QRectF(334.0, 484.0, 332.0, 164.0)
OTHERS: Final = QRectF(670.0, 484.0, 326.0, 164.0)


@cache
def centre(position: int) -> QPointF:
    """The middle of a position 0-73. Shared: do not change it."""
    sheet, cell = divmod(position, CELLS)
    x, y = hex_centre(*PLAN.cells[cell], SIDE)
    return MAPS[sheet] + QPointF(x, y)


@lru_cache(maxsize=256)
def cell_path(position: int, inset: float = 0.0) -> QPainterPath:
    """The outline of a position, `inset` units smaller. Shared: do not change it."""
    middle = centre(position)
    return hexagon(middle.x(), middle.y(), SIDE - inset)


def corner(position: int, number: int) -> QPointF:
    """A corner of a cell; corners d-1 and d end the side that faces direction d of hexes.STEPS."""
    middle = centre(position)
    dx, dy = ((0.5, -0.5), (0.0, -1.0), (-0.5, -0.5), (-0.5, 0.5), (0.0, 1.0), (0.5, 0.5))[number % 6]
    return QPointF(middle.x() + dx * sqrt(3.0) * SIDE, middle.y() + dy * SIDE)


def around(positions: Iterable[int], reach: float) -> QRectF:
    """All that lies within `reach` units of the middle of some positions; nothing when there are none."""
    area = QRectF()
    for position in positions:
        middle = centre(position)
        area |= QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    return area


def side(position: int, direction: int, inset: float = 0.0) -> tuple[QPointF, QPointF]:
    """The ends of the side that faces a direction, drawn `inset` units towards the middle."""
    middle = centre(position)
    ends = []
    for number in (direction - 1, direction):
        point = corner(position, number)
        length = SIDE
        ends.append(point + (middle - point) * (inset / length))
    return ends[0], ends[1]


def sea(sheet: int) -> QPainterPath:
    """The whole map of a sheet as one shape."""
    path = QPainterPath()
    for cell in range(CELLS):
        path = path.united(cell_path(sheet * CELLS + cell, -0.3))
    return path.simplified()


def card_at(row: int, column: int) -> QPointF:
    """The middle of a card of the matrix; column 0 the characters, 1 the surface, 2 the depth."""
    return QPointF(MATRIX.left() + 33 + column * 61.0, MATRIX.top() + 76 + row * 108.0)


def row_rect(row: int) -> QRectF:
    """The three cards of a row."""
    first = card_at(row, 0)
    return QRectF(first.x() - 31, first.y() - 52.5, 184, 105)


def deck_rect(sheet: int) -> QRectF:
    """The deck of a sheet: the surface's below its column, the depth's above its own."""
    x = card_at(0, 1 + sheet).x()
    return QRectF(x - 29, MATRIX.bottom() - 27 if sheet == 0 else MATRIX.top() + 2, 58, 22)


def turn_rect(turn: int) -> QRectF:
    """The column of a turn 1-16 in the log."""
    wide = LOG.width() / 16
    return QRectF(LOG.left() + (turn - 1) * wide, LOG.top(), wide, LOG.height())


def danger_rect(card: int) -> QRectF:
    """A danger card 0-7, over its two turns."""
    first = turn_rect(2 * card + 1)
    return QRectF(first.left() + 2, first.top() + 2, 2 * first.width() - 4, 46)


def portrait_rect(number: int) -> QRectF:
    """The portrait of a crew member 0-3."""
    return QRectF(CREW.left() + 8 + number * 54.0, CREW.top() + 24, 50, 60)


def zone_rect(zone: int) -> QRectF:
    """A zone of impacts: bow, bridge, propellers."""
    return QRectF(CREW.left() + 6, CREW.top() + 88 + zone * 25.0, CREW.width() - 12, 24)


def purse_rect() -> QRectF:
    """The coins."""
    return QRectF(CREW.left() + 228, CREW.top() + 24, 92, 60)


def pad_rect(number: int) -> QRectF:
    """A field of the score pad: 0-6 as in the account, 7 the bonuses."""
    wide, tall = (PAD.width() - 12) / 4, 50.0
    return QRectF(PAD.left() + 6 + number % 4 * wide, PAD.top() + 24 + number // 4 * tall, wide - 3, tall - 3)


def total_rect() -> QRectF:
    """The total, and to its left what stands beside the score."""
    return QRectF(PAD.left() + 6, PAD.top() + 125, PAD.width() - 15, 34)


def seat_rect(number: int, count: int, first: float) -> QRectF:
    """One of `count` small pictures of other seats, right of x = `first`."""
    wide = min(150.0, (OTHERS.right() - 6 - first) / max(1, count))
    tall = OTHERS.height() - 30
    return QRectF(first + number * wide, OTHERS.top() + 24, wide - 4, tall)
