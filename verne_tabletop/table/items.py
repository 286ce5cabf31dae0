"""The items of a scene: tokens that show figures, and marks that show what a spot is to the player now."""

import random
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from verne_tabletop.engine.model import HIDDEN
from verne_tabletop.table.engraver import Plates
from verne_tabletop.table.figures import Face, Figure, Look, Spot, colour
from verne_tabletop.table.glide import Tween
from verne_tabletop.table.lit import EDGE, LitFace, Outline, outline_of
from verne_tabletop.table.tokens import BOLD, FINE, GHOST, HALF, LEAD

#: Layers of the items above the ground; figures keep their own order within theirs.
FIGURES: Final = 0.0
GHOSTS: Final = 4000.0
MARKS: Final = 5000.0
HELD: Final = 6000.0
NOTES: Final = 7000.0
RANK: Final = 1e-4

#: How many faces a die shows while it rolls.
TUMBLES: Final = 9


class Token(QGraphicsObject):
    """One figure on the table."""

    def __init__(self, figure: Figure, look: Look, plates: Plates, ghost: bool = False) -> None:
        super().__init__()
        self.look = look
        self.plates = plates
        self.hurried = False
        self._plate = plates.number(figure.face.printed(), look)
        self.figure = figure
        self.face: Face = figure.face
        self.ghost = ghost
        self.rank = 0.0
        self.progress = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._bounds = figure.face.bounds()
        self.settle(figure)

    def boundingRect(self) -> QRectF:
        """The bounds of its face."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Its face, as far as the ink has run; copied from its plate when it is whole."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.progress < 1.0:
            self.face.draw(painter, self.look, self.progress)
        else:
            self.plates.draw(painter, self.face, self.look, self._plate, self.hurried)

    def settle(self, figure: Figure) -> None:
        """Lie exactly as the figure says."""
        self.figure = figure
        self.show_face(figure.face)
        self.set_progress(1.0)
        self.hurried = False
        self.update()
        self.setPos(figure.x, figure.y)
        self.setRotation(figure.angle)
        self.setScale(figure.scale)
        self.setTransform(QTransform())
        self.setOpacity(figure.fade * (GHOST if self.ghost else 1.0))
        self.setZValue(self.level())

    def level(self) -> float:
        """How high it lies: its layer, and among equals the later above the earlier."""
        return (GHOSTS if self.ghost else FIGURES) + self.figure.layer + self.rank * RANK

    def set_rank(self, rank: float) -> None:
        """Its number among all figures, 0 for none: the later lies above the earlier."""
        if rank != self.rank:
            resting = self.zValue() == self.level()
            self.rank = rank
            if resting:
                self.setZValue(self.level())

    def show_face(self, face: Face) -> None:
        """Wear another face where it lies."""
        if face == self.face:
            return
        self.face = face
        self._plate = self.plates.number(face.printed(), self.look)
        bounds = face.bounds()
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        self.update()

    def set_progress(self, progress: float) -> None:
        """How far the ink has run, 0..1."""
        if progress != self.progress:
            self.progress = progress
            self.update()

    def set_look(self, look: Look) -> None:
        """Be painted in another light or language."""
        self.look = look
        self._plate = self.plates.number(self.face.printed(), look)
        self.update()

    def travel(self, figure: Figure, start: QPointF | None = None, rolls: bool = False) -> Tween:
        """A tween from where it lies (or from `start`) to where `figure` says, in the manner of its face; it `rolls`
        also when another face of dice comes to show."""
        x, y = (self.x(), self.y()) if start is None else (start.x(), start.y())
        angle, scale = self.rotation(), self.scale()
        fade = self.opacity() if start is None else figure.fade
        turns = figure.face != self.face
        rolls, flips = rolls or (turns and figure.face.motion == "roll"), turns and figure.face.motion == "flip"
        self.figure = figure
        lifts = (x, y) != (figure.x, figure.y)
        spin = random.Random(str(figure.key)).choice((-1.0, 1.0))

        def tween(t: float) -> None:
            if t >= 1.0:
                self.settle(figure)
                return
            self.hurried = True
            level = MARKS - 1 if lifts else self.level()
            if self.zValue() != level:
                self.setZValue(level)
            self.setPos(x + (figure.x - x) * t, y + (figure.y - y) * t)
            self.setRotation(angle + (figure.angle - angle) * t + (spin * 360.0 * t * (1.0 - t) if rolls else 0.0))
            self.setScale(scale + (figure.scale - scale) * t)
            self.setOpacity(fade + (figure.fade - fade) * t)
            if flips:
                self.setTransform(QTransform.fromScale(max(0.02, abs(1.0 - 2.0 * t)), 1.0))
            if rolls:
                self.show_face(figure.face.tumble(int(t * TUMBLES)) if t < 0.9 else figure.face)
            elif not flips or t >= 0.5:
                self.show_face(figure.face)

        return tween

    def arrive(self, start: QPointF | None = None) -> Tween:
        """A tween for a new figure: ink runs, others come from `start` or fade in where they lie."""
        figure = self.figure
        if figure.face.motion in ("ink", "trail"):
            self.set_progress(0.0)

            def ink(t: float) -> None:
                self.set_progress(t)

            return ink
        rolls = figure.face.motion == "roll"
        if start is not None or rolls:
            start = self.pos() if start is None else start
            self.setPos(start)
            come = self.travel(figure, start, rolls)
            self.setOpacity(0.0)
            return come
        self.setOpacity(0.0)

        def appear(t: float) -> None:
            self.setOpacity(figure.fade * t)

        return appear


class Mark(QGraphicsObject):
    """What a spot is to the player now: lit, under the pointer, taken up, played last, focused.

    It takes no pointer events itself (the scene finds spots by their outline) and is the thing a screen reader
    meets. ALWAYS: painted even when it is nothing to the player.
    """

    ALWAYS: ClassVar[bool] = False

    #: Where it is printed, once it lies on a table.
    plates: Plates | None = None

    def __init__(self, spot: Spot, look: Look) -> None:
        super().__init__()
        self.spot = spot
        self.look = look
        self.legal = self.hover = self.held = self.last = self.ring = False
        self._bounds = QRectF()
        self._outline: Outline = ()
        self._around = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, not self.ALWAYS)
        self.setZValue(MARKS)
        self.set_spot(spot)

    def boundingRect(self) -> QRectF:
        """The outline and its ring."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """The outline of the spot."""
        return self.spot.shape

    def set_spot(self, spot: Spot) -> None:
        """Follow the spot of a new view."""
        if spot.shape != self.spot.shape or self._bounds.isNull():
            self.prepareGeometryChange()
            self._bounds = spot.shape.boundingRect().adjusted(-EDGE, -EDGE, EDGE, EDGE)
            self._around = spot.raised or spot.piece != HIDDEN
            self._outline = outline_of(spot.shape)
        if spot != self.spot:
            self.spot = spot
            self.update()

    def set_look(self, look: Look) -> None:
        """Be painted in another light."""
        self.look = look
        self.update()

    @property
    def seen(self) -> bool:
        """Whether there is anything of it to be painted."""
        return self.ALWAYS or self.legal or self.hover or self.held or self.last or self.ring

    def show_as(self, **states: bool) -> None:
        """Change some of legal, hover, held, last, ring."""
        changed, before = False, self.seen
        for name, value in states.items():
            if getattr(self, name) != value:
                setattr(self, name, value)
                changed = True
        if changed:
            seen = self.seen
            if before and not seen:  # an item without contents does not ask for what it leaves to be painted anew
                self.scene().update(self.sceneBoundingRect())
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, not seen)
            self.setZValue(MARKS + (3 if self.ring else 2 if self.held else 1 if self.legal else 0))
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """How it is lit, copied from its plate."""
        middle = self.spot.centre
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(middle)
        face = LitFace(self._outline, self._around, self.legal, self.hover, self.held, self.last, self.ring)
        plates = self.plates
        if plates is None:
            face.draw(painter, self.look, 1.0)
        else:
            plates.draw(painter, face, self.look, plates.number(face, self.look), False)
        painter.translate(-middle)


class Note(QGraphicsObject):
    """A slip of paper beside a spot: a refusal, or what a move under the pointer would bring."""

    def __init__(self, text: str, beside: QRectF, limits: QRectF, look: Look, urgent: bool) -> None:
        super().__init__()
        self.text, self.look, self.urgent = text, look, urgent
        self.setZValue(NOTES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        font = look.title(LEAD)
        metrics = QFontMetricsF(font)
        pad = 10.0 * look.text
        wide = min(300.0 * look.text, limits.width() - 4 * pad)
        flags = int(Qt.TextFlag.TextWordWrap)
        box = metrics.boundingRect(QRectF(0, 0, wide, 2000), flags, text)
        self._rect = QRectF(0, 0, box.width() + 2 * pad + 2, box.height() + 2 * pad)
        width, height, gap = self._rect.width(), self._rect.height(), float(HALF)
        x = min(max(beside.center().x() - width / 2, limits.left() + gap), limits.right() - width - gap)
        below, above = beside.bottom() + gap, beside.top() - height - gap
        y = below if below + height + gap <= limits.bottom() else max(limits.top() + gap, above)
        self.setPos(x, y)
        self._font, self._pad = font, pad

    def boundingRect(self) -> QRectF:
        """The slip and its edge."""
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paper, an ink edge (double when it refuses), the sentence."""
        palette = self.look.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = palette.seal if self.urgent else palette.brass
        painter.setPen(QPen(colour(edge), BOLD if self.urgent else FINE * 1.4))
        painter.setBrush(QBrush(colour(palette.button)))
        painter.drawRoundedRect(self._rect, 4, 4)
        painter.setPen(colour(palette.ink))
        painter.setFont(self._font)
        inner = self._rect.adjusted(self._pad, self._pad, -self._pad, -self._pad)
        painter.drawText(inner, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter), self.text)
