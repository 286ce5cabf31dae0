"""What a scene says lies on the table: figures (what is seen), spots (what can be touched) and how both look."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Move, Piece, Place
from verne_tabletop.table.fonts import SANS, SERIF, type_face
from verne_tabletop.table.tokens import Palette


@cache
def colour(value: str, alpha: float = 1.0) -> QColor:
    """A colour of the palette as Qt paints it, alpha 0..1. Shared: do not change it."""
    made = QColor(value)
    made.setAlphaF(alpha)
    return made


@dataclass(frozen=True)
class Look:
    """How everything is painted now: palette, language, and `text` units per unit of the type scale."""

    palette: Palette
    language: str = "en"
    text: float = 1.0

    def serif(self, size: float, weight: int = 400, italic: bool = False) -> QFont:
        """Source Serif Pro, `size` in scene units: art, cards, numbers."""
        return type_face(SERIF, size, weight, italic)

    def sans(self, size: float, weight: int = 400, italic: bool = False) -> QFont:
        """Source Sans Pro, `size` in scene units."""
        return type_face(SANS, size, weight, italic)

    def title(self, size: float, weight: int = 400, italic: bool = False) -> QFont:
        """Source Serif Pro at a size of the type scale, which stays readable however small the board is shown."""
        return type_face(SERIF, size * self.text, weight, italic)

    def label(self, size: float, weight: int = 400, italic: bool = False) -> QFont:
        """Source Sans Pro at a size of the type scale, which stays readable however small the board is shown."""
        return type_face(SANS, size * self.text, weight, italic)


class Face(ABC):
    """What a figure looks like; a frozen dataclass, so that equal faces are the same picture.

    `motion` says how a figure with this face comes to lie on the table: "glide" (moves there, new ones fade in),
    "ink" (drawn along its path), "trail" (the same, slowly), "roll" (dice tumble), "flip" (turns over when its face
    changes).
    """

    motion: ClassVar[str] = "glide"

    @abstractmethod
    def bounds(self) -> QRectF:
        """All that draw() touches, around the figure's own origin, in scene units."""

    def tumble(self, turn: int) -> "Face":
        """What is seen of it in the `turn`-th moment of a roll."""
        return self

    def printed(self) -> "Face":
        """The face under which its plate is kept: one for all that look alike when they lie still."""
        return self

    @abstractmethod
    def draw(self, painter: QPainter, look: Look, progress: float) -> None:
        """Paint around the origin; `progress` 0..1 is how far the ink has run (1 when it lies still)."""


@dataclass(frozen=True)
class Figure:
    """One thing that lies on the table: what it looks like and where its origin is, in scene units.

    key: who it is, the same before and after it moves (a piece, or a tuple such as ("coin", 3)); two figures
    never share one. place, piece: what the events call it; they choose which event moves it.
    layer: higher lies on top. angle: degrees, clockwise. fade: 1 solid .. 0 unseen.
    """

    key: Hashable
    face: Face
    x: float
    y: float
    layer: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    fade: float = 1.0
    piece: Piece = HIDDEN
    place: Place = NOWHERE


class Spot(NamedTuple):
    """A place, piece or choice that can be touched, by pointer, keyboard and screen reader alike.

    kind: what it is ("hex", "card", "lane", "choice"); shape: its outline in scene units; name, state, description:
    what a screen reader says, in the language of the scene, and never more than the view shows. piece: what is
    taken up here; move: set when touching it *is* a choice (the buttons of the strip); raised: a thing rather than an
    area (a pile, a card): its light lies round it, not in it, as it does for every piece.
    """

    kind: str
    shape: QPainterPath
    name: str
    place: Place = NOWHERE
    piece: Piece = HIDDEN
    state: str = ""
    description: str = ""
    move: Move | None = None
    raised: bool = False

    @property
    def key(self) -> tuple[Hashable, ...]:
        """Who it is, the same as long as it is the same spot; one with no place, piece or move goes by its name."""
        nameless = self.place != NOWHERE or self.piece != HIDDEN or self.move is not None
        return (self.kind, self.place, self.piece, self.move, "" if nameless else self.name)

    @property
    def centre(self) -> QPointF:
        """The middle of its outline."""
        return self.shape.boundingRect().center()


def rect_path(rect: QRectF, radius: float = 0.0) -> QPainterPath:
    """A rectangle as the outline of a spot, with round corners when radius > 0."""
    path = QPainterPath()
    if radius > 0:
        path.addRoundedRect(rect, radius, radius)
    else:
        path.addRect(rect)
    return path
