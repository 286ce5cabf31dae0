"""What a route brings as far as it is laid: tiles, ships that could sail with them, disks that others could take."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from verne_tabletop.engine.model import Seat
from verne_tabletop.games.humboldt import stowage, takers
from verne_tabletop.games.humboldt.state import COLOURS, SLOTS, HumboldtState
from verne_tabletop.games.humboldt.tables import WHITE, Tables
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Face, Look, colour, rect_path
from verne_tabletop.table.humboldt_chart import PLATE
from verne_tabletop.table.humboldt_faces import DiskFace, PawnFace, Want, paint_framed
from verne_tabletop.table.humboldt_layout import LEAST
from verne_tabletop.table.humboldt_ships import paint_type
from verne_tabletop.table.humboldt_signs import ship
from verne_tabletop.table.tokens import NOTE

LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Yield(NamedTuple):
    """tiles: colours gained, in travel order; ships: slots that these and the loose tiles could send; opened: for each
    other seat the colours that it could take and place."""

    tiles: tuple[int, ...]
    ships: tuple[int, ...]
    opened: tuple[tuple[Seat, tuple[int, ...]], ...]


def reckon(t: Tables, s: HumboldtState) -> Yield:
    """The yield of the route of the active seat."""
    tiles = [
        t.colour_of[place]
        for place, disk in zip(s.route_places, s.route_disks, strict=True)
        if t.colour_of[place] == disk
    ]
    slots = [slot for slot in range(SLOTS) if could_sail(t, s, s.active, slot, tiles)]
    opened: list[tuple[Seat, tuple[int, ...]]] = []
    places = [
        place
        for place in dict.fromkeys(s.route_places)
        if sum(s.circles[place * COLOURS : (place + 1) * COLOURS]) >= t.threshold
    ]
    for turn in range(1, s.seats):
        seat = (s.active + turn) % s.seats
        colours = [
            c
            for c in range(COLOURS)
            if any(s.circles[place * COLOURS + c] for place in places) and takers.slots_for(t, s, seat, c)
        ]
        opened.append((seat, tuple(colours)))
    return Yield(tuple(tiles), tuple(slots), tuple(opened))


def could_sail(t: Tables, s: HumboldtState, seat: Seat, slot: int, tiles: list[int]) -> bool:
    """Whether loose tiles and these colours could fill a ship, were all of them for it; an unseen tile is trusted to
    answer a symbol when a tile of that kind lies open."""
    if s.ships[seat * SLOTS + slot] < 0 or s.fresh[seat * SLOTS + slot]:
        return False
    loose = s.loose[seat * t.kind_count : (seat + 1) * t.kind_count]
    more = [tiles.count(c) for c in range(COLOURS)]
    if not tiles and not sum(loose):
        return False
    needs = sorted([stowage.demand(t, s, seat, x) for x in stowage.free_spaces(t, s, seat, False) if x // 3 == slot])
    for need in reversed(needs):
        if need == WHITE:
            kind = next((k for k in range(t.kind_count) if loose[k]), -1)
            colour_ = next((c for c in range(COLOURS) if more[c]), -1)
        elif need >= COLOURS:
            kind = need - COLOURS if loose[need - COLOURS] else -1
            own = t.kind_colour[need - COLOURS]
            colour_ = own if more[own] and need - COLOURS in s.open_tiles else -1
        else:
            kind = next((k for k in t.kinds_of[need] if loose[k]), -1)
            colour_ = need if more[need] else -1
        if kind >= 0:
            loose[kind] -= 1
        elif colour_ >= 0:
            more[colour_] -= 1
        else:
            return False
    return bool(needs)


@dataclass(frozen=True)
class PlanFace(Face):
    """The plan on the plate of the chart: disks still in hand, then what the route brings so far.

    hand: (tint, how many); tiles: tints; ships: letters; opened: seat, initial, tints.
    """

    hand: tuple[tuple[int, int], ...]
    tiles: tuple[int, ...]
    ships: tuple[str, ...]
    opened: tuple[tuple[Seat, str, tuple[int, ...]], ...]
    gain_word: str = ""
    open_word: str = ""

    def bounds(self) -> QRectF:
        """The plate."""
        return QRectF(-PLATE.width() / 2, -PLATE.height() / 2, PLATE.width(), PLATE.height())

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Three rows on paper: the hand, what is gained, what is open to the others."""
        palette = look.palette
        area = self.bounds().adjusted(12, 8, -8, -7)
        painter.fillPath(rect_path(area, 6), colour(palette.paper))
        x, y = area.left() + 14, area.top() + 13
        step = min(1.0, area.width() / max(1.0, sum([30.0 if count == 1 else 42.0 for _, count in self.hand])))
        for tint, count in self.hand:
            self._put(painter, look, DiskFace(tint, 11.5, count), x, y)
            x += (30.0 if count == 1 else 42.0) * step
        left = area.left() + 44
        for words, row in ((self.gain_word, 27), (self.open_word, 53)):
            line = QRectF(area.left(), area.top() + row, 42, 22)
            paint_words(painter, words, line, palette.ink_soft, NOTE, LEAST, 400, LEFT, italic=True)
        self._gained(painter, look, left, area.top() + 28, area.right())
        self._opened(painter, look, left, area.top() + 64, area.right())

    def _gained(self, painter: QPainter, look: Look, x: float, y: float, right: float) -> None:
        """Tiles by colour, then the ships that could sail."""
        room = right - x - (30 + 21 * len(self.ships) if self.ships else 0)
        step = min(22.5, room / max(1, len(self.tiles)))
        for tint in self.tiles:
            paint_framed(painter, look, QRectF(x, y, 20, 20), Want(tint))
            x += step
        if self.ships:
            painter.save()
            painter.translate(x + 16, y + 10)
            painter.fillPath(ship(18), colour(look.palette.ink))
            painter.restore()
            x += 40
            for letter in self.ships:
                paint_type(painter, look, QPointF(x, y + 10), 7.0, letter)
                x += 21

    def _opened(self, painter: QPainter, look: Look, x: float, y: float, right: float) -> None:
        """Each other seat and the colours that it could take; when these are many, each colour and who could."""
        disks = sum([len(tints) for _, _, tints in self.opened])
        step = min(13.5, (right - x - 25.0 * len(self.opened)) / max(1, disks))
        if step < 11.0:
            self._opened_by_colour(painter, look, x, y, right)
            return
        for seat, initial, tints in self.opened:
            self._put(painter, look, PawnFace(seat, initial, 15), x + 7, y)
            x += 20
            for tint in tints:
                self._put(painter, look, DiskFace(tint, 6.8), x, y)
                x += step
            x += 5

    def _opened_by_colour(self, painter: QPainter, look: Look, x: float, y: float, right: float) -> None:
        """The colours in a row, below each the markers of the seats that could take it."""
        colours = sorted({tint for _, _, tints in self.opened for tint in tints})
        step = min(25.0, (right - x) / len(colours))
        x += step / 2
        for colour_ in colours:
            self._put(painter, look, DiskFace(colour_, 7.2), x, y - 4)
            takers_ = [seat for seat, _, tints in self.opened if colour_ in tints]
            for at, seat in enumerate(takers_):
                self._put(painter, look, PawnFace(seat, "", 7.5), x + 7.6 * (at - (len(takers_) - 1) / 2), y + 9.5)
            x += step

    def _put(self, painter: QPainter, look: Look, face: Face, x: float, y: float) -> None:
        painter.save()
        painter.translate(x, y)
        face.draw(painter, look, 1.0)
        painter.restore()
