"""The table of the nine cells."""

from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tests.table.toy import DECK
from verne_tabletop.engine.model import HIDDEN, NOWHERE, Move, Piece, Place
from verne_tabletop.table.figures import Face, Figure, Look, Spot, colour, rect_path
from verne_tabletop.table.scene import TableScene
from verne_tabletop.table.tokens import BOLD, HEAD

SIDE = 150.0


@dataclass(frozen=True)
class StoneFace(Face):
    """A stone with its number, or its back."""

    number: int
    way: int
    motion: ClassVar[str] = "flip"

    def bounds(self) -> QRectF:
        return QRectF(-52, -52, 104, 104)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        painter.setPen(QPen(colour(look.palette.ink), BOLD))
        painter.setBrush(colour(look.palette.paper if self.number != HIDDEN else look.palette.paper_deep))
        painter.drawEllipse(QRectF(-48, -48, 96, 96))
        if self.number != HIDDEN:
            painter.setFont(look.serif(HEAD))
            painter.drawText(self.bounds(), int(Qt.AlignmentFlag.AlignCenter), f"{self.number}{'abc'[self.way]}")


@dataclass(frozen=True)
class InkFace(Face):
    """A stroke that is drawn beside a stone on the board."""

    motion: ClassVar[str] = "ink"

    def bounds(self) -> QRectF:
        return QRectF(-60, -4, 120, 8)

    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        painter.setPen(QPen(colour(look.palette.seal), BOLD))
        painter.drawLine(QPointF(-56, 0), QPointF(-56 + 112 * progress, 0))


class ToyScene(TableScene):
    def board(self) -> QRectF:
        return QRectF(0, 0, 960, 640)

    def paint_ground(self, painter: QPainter) -> None:
        painter.setPen(QPen(colour(self.look.palette.ink), BOLD))
        for cell in range(9):
            painter.drawRect(self.cell(cell))

    def cell(self, number: int) -> QRectF:
        return QRectF(40 + number % 3 * SIDE, 20 + number // 3 * SIDE, SIDE, SIDE)

    def hand_at(self, at: int, own: bool) -> QPointF:
        return QPointF(560 + at % 4 * 110, 80 if not own else 260 + at // 4 * 110)

    def figures(self, view: Any) -> list[Figure]:
        found = []
        for cell, piece in enumerate(view.cells):
            if piece != HIDDEN:
                middle = self.cell(cell).center()
                face = StoneFace(piece, view.ways[cell])
                found.append(Figure(piece, face, middle.x(), middle.y(), piece=piece, place=cell))
                found.append(Figure(("ink", cell), InkFace(), middle.x(), middle.y() + 58, 1, place=cell))
        for seat, hand in enumerate(view.hands):
            for at, piece in enumerate(hand):
                spot = self.hand_at(at, seat == self.seat)
                key = piece if piece != HIDDEN else ("back", seat, at)
                found.append(Figure(key, StoneFace(piece, 0), spot.x(), spot.y(), 2, piece=piece))
        for at in range(len(view.deck)):
            found.append(Figure(("deck", at), StoneFace(HIDDEN, 0), 900 - at * 2, 560 - at * 2, at))
        return found

    def spots(self, view: Any) -> list[Spot]:
        found = []
        for cell, piece in enumerate(view.cells):
            state = "" if piece == HIDDEN else self.piece_name(piece)
            found.append(Spot("cell", rect_path(self.cell(cell)), self.place_name(cell), cell, state=state))
        found.append(Spot("deck", rect_path(QRectF(830, 490, 124, 124)), self.place_name(DECK), DECK, raised=True))
        for at, piece in enumerate(view.hands[self.seat] if self.seat >= 0 else []):
            if piece != HIDDEN:
                middle = self.hand_at(at, True)
                rect = QRectF(middle.x() - 50, middle.y() - 50, 100, 100)
                found.append(Spot("stone", rect_path(rect), self.piece_name(piece), piece=piece))
        return found

    def gesture(self, piece: Piece, place: Place) -> Move | None:
        if piece != HIDDEN and place != NOWHERE:
            return Move("lay", piece, place, (0,))
        return Move("draw", HIDDEN, DECK) if place == DECK else None
