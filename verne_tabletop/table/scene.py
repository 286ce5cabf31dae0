"""The table a game is played on: a scene whose figures follow the view and whose gestures become moves.

A game's scene says what lies where (`figures`), what can be touched (`spots`), what a gesture means (`gesture`) and
paints its board (`board`, `paint_ground`). Picking up, dropping, turning, preview, keyboard, glides and the
accessibility tree are here, once for all games.
"""

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Event, Move, Piece, Place, Prompt, Seat
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game
from verne_tabletop.table.customs import Customs
from verne_tabletop.table.figures import Look, Spot, colour
from verne_tabletop.table.follow import MSEC, Tokens
from verne_tabletop.table.glide import Glide, Step
from verne_tabletop.table.ground import Ground
from verne_tabletop.table.hand import Hand
from verne_tabletop.table.items import Mark, Token
from verne_tabletop.table.lights import Lights
from verne_tabletop.table.slips import Slips
from verne_tabletop.table.stock import Stock
from verne_tabletop.table.strip import row_height
from verne_tabletop.table.tokens import GLIDE_MS, Palette

#: How many plates are printed sharp at a time, between one look at what the player does and the next.
TOGETHER: Final = 6


class TableScene(Customs):
    """One game on the table. Keep it in an attribute: a view does not own its scene.

    chosen: a Move, legal or not (the controller judges); pondered: the Move under pointer or cursor, or None;
    spoken: a sentence for screen readers; cited: a rule id whose paragraph the player asks for;
    withdrawn: the player touches what takes the last choice back.
    """

    chosen = Signal(object)
    pondered = Signal(object)
    spoken = Signal(str)
    cited = Signal(str)
    withdrawn = Signal()

    #: Rows kept free under the board for choices without a place; 0 when the game never has any.
    STRIP_ROWS: ClassVar[int] = 1

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        super().__init__(game, rules)
        self.view: Any = None
        self.front: Seat = 0
        self.legal: list[Move] = []
        self.prompt: Prompt | None = None
        self.touched: Spot | None = None
        self.motion = 1.0
        self.glide = Glide(self)
        self.tokens = Tokens(self)
        self.lights = Lights(self)
        self.slips = Slips(self)
        self.printer = Stock(self)
        self.hand = Hand(self)
        self._held_back: bool | None = None
        self.ground = Ground(self, self._paint_all, self.sceneRect, self._sharpen)
        self._sharpening = QTimer(self)
        self._sharpening.timeout.connect(self._sharpen)
        self._lay_out()

    # what the controller calls

    def show_view(self, view: Any, events: Sequence[Event] | None = None, msec: int = 0) -> None:
        """Show a view: at once, or gliding along `events`, each step `msec` milliseconds (0: as the tokens say).

        A new call, a click or a key skips what still glides; what is shown in the end is the same either way.
        """
        self.glide.skip()
        self.hand.let_go()
        self.dismiss()
        self.hide_preview()
        self.view = view
        figures = self.figures(view)
        if events and self.motion > 0:
            self.lights.remember(events)
            steps = self.tokens.steps(
                figures, self.look, events, self.lights.where, self.concerns, lambda motion: self._msec(motion, msec)
            )
            self.glide.run(steps)
        else:
            if events is None:
                self.lights.last = {}
            else:
                self.lights.remember(events)
            self.tokens.match(figures, self.look)
        self.refresh_spots(anew=True)

    def offer(self, prompt: Prompt | None, legal: Sequence[Move]) -> None:
        """Light what can be chosen; an empty list: nobody is asked here. The same question once more (another seat has
        chosen meanwhile) leaves in the hand what is there, and the board in front that the player looks at."""
        again = prompt is not None and (prompt, list(legal)) == (self.prompt, self.legal)
        self.prompt, self.legal = prompt, list(legal)
        if not again:
            self.hand.forget()
            if prompt is not None and prompt.board != self.front:
                self.look_at(prompt.board)
        self.refresh_spots(anew=True)
        if again:
            self.hand.ponder(again=True)
        elif prompt is not None and self.legal:
            self.announce(self.say(f"prompt.{prompt.ask}", prompt.facts))

    def look_at(self, seat: Seat) -> None:
        """Bring a seat's board forward, in games where each has its own."""
        self.front = seat
        self._redraw()

    def show_preview(self, view: Any, note: str = "") -> None:
        """Ghosts of what the pondered move would change, and a slip with what it would bring; None: no ghosts."""
        self.hide_preview()
        figures = [token.figure for token in self.tokens.lying.values()] if view is None else self.figures(view)
        self.slips.preview(figures, note, self.hand.pointed())

    def hide_preview(self) -> None:
        """Take ghosts and slip away."""
        self.slips.hide()

    def say_refusal(self, sentence: str, rule: str = "") -> None:
        """Say why not, beside the spot that was touched; touching the slip asks for the rule (`cited`)."""
        self.hide_preview()
        self.slips.refuse(sentence, rule, self.touched or self.hand.pointed())
        self.refresh_spots()
        self.announce(sentence)

    def dismiss(self) -> bool:
        """Take a refusal away; False when there was none."""
        gone = self.slips.dismiss()
        if gone:
            self.refresh_spots()
        return gone

    def cite(self, rule: str) -> None:
        """Ask for the paragraph of a rule."""
        if rule:
            self.cited.emit(rule)

    def set_palette(self, palette: Palette) -> None:
        """Another light, at once."""
        self._set_look(Look(palette, self.look.language, self.look.text))

    def set_language(self, language: str) -> None:
        """Another language ("en", "ru"), at once."""
        self._set_look(Look(self.look.palette, language, self.look.text))

    def set_text(self, text: float) -> None:
        """How many scene units a unit of the type scale takes, so that words stay readable on a small board."""
        if text != self.look.text:
            self._set_look(Look(self.look.palette, self.look.language, text))

    def set_seat(self, seat: Seat, names: Sequence[str]) -> None:
        """Whose eyes look (EVERYONE: what is open to all), and what the seats are called. Other eyes see an empty
        table until show_view gives them a view of their own."""
        another = seat != self.seat
        self.seat, self.names = seat, tuple(names)
        if not another:
            self._redraw()
            return
        self.front = max(seat, 0)
        self.glide.skip()
        self.dismiss()
        self.hide_preview()
        self.view = None  # what the one saw is not for the eyes of the other
        if self._held_back is None:
            self.tokens.match([], self.look)
        self.offer(None, [])

    def set_motion(self, factor: float) -> None:
        """How long motions take, against the tokens: 0 none, 0.5 fast, 1 normal, 2 slow."""
        self.motion = factor
        if factor == 0:
            self.glide.skip()

    def announce(self, sentence: str) -> None:
        """Have a sentence spoken by screen readers."""
        self.spoken.emit(sentence)

    # spots and lights

    @property
    def marks(self) -> dict[Hashable, Mark]:
        """The marks, by the key of their spot."""
        return self.lights.marks

    def place_at(self, point: QPointF) -> Place:
        """The place under a point in scene units, or NOWHERE."""
        spot = self.spot_at(point)
        return NOWHERE if spot is None else spot.place

    def spot_at(self, point: QPointF, held: Piece = HIDDEN) -> Spot | None:
        """The uppermost spot under a point, or the thing it is a part of where that is meant; the spot of a held piece
        does not count."""
        spot = self.lights.at(point, held)
        return None if spot is None else self.lights.meant(spot, held)

    def words_at(self, spot: Spot) -> str:
        """Name, state and description of a picture without words; the rule that forbids a place."""
        if spot.kind in self.TOLD:
            words = " · ".join([part for part in (spot.name, spot.state, spot.description) if part])
            return words[:1].upper() + words[1:]
        if spot.kind not in self.REFUSED or not self.legal or self.hand.candidates(spot):
            return ""
        move = self.gesture(self.hand.held, spot.place)
        refusal = None if move is None else self.rules.refuse(self.view, self.seat, move)
        return "" if refusal is None else self.refusal_text(refusal)

    def reading_order(self) -> list[Spot]:
        """All spots, row by row, the strip last."""
        return self.lights.reading_order()

    def refresh_spots(self, anew: bool = False) -> None:
        """Match the marks to the spots, and light them; `anew`: the view or what is asked is another."""
        if self._held_back is None:
            self.lights.refresh(anew)
        else:
            self._held_back = self._held_back or anew

    def relight(self) -> None:
        """Show on every mark what it is now; left to the end of at_once(), which does it anyway."""
        if self._held_back is None:
            self.lights.light()

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """A view and what is asked in it, shown together: the spots are matched once, at the end."""
        if self._held_back is not None:
            yield
            return
        self._held_back = False
        try:
            yield
        finally:
            anew, self._held_back = self._held_back, None
            if self.view is None:
                self.tokens.match([], self.look)
            self.lights.refresh(anew)

    def strip(self) -> QRectF:
        """Where choices without a place stand: under the board, as deep whatever is asked, lest the table jump."""
        board, row = self.board(), row_height(self.look)
        top = board.bottom() if self.STRIP_ROWS else board.bottom() - row
        return QRectF(board.left(), top, board.width(), max(1, self.STRIP_ROWS) * row)

    def mark_last(self, events: Sequence[Event]) -> None:
        """Mark where the last moves went, each seat's own, after a view that was shown without events."""
        self.lights.last = {}
        self.lights.remember(events)
        self.relight()

    # inside

    def _msec(self, motion: str, msec: int) -> int:
        return round((msec or MSEC[motion]) * self.motion)

    def token_of(self, spot: Spot) -> Token | None:
        """The token that lies at a spot and is its piece, uppermost."""
        found = [token for token in self.tokens.lying.values() if token.figure.piece == spot.piece != HIDDEN]
        return max(found, key=lambda token: token.figure.layer, default=None)

    def glide_home(self, token: Token) -> None:
        """A token that was dragged glides to where it lies, unless it is on its way."""
        if not self.glide.running and token in self.tokens.lying.values():
            self.glide.run([Step([token.travel(token.figure)], round(GLIDE_MS * self.motion))])

    def reveal(self, mark: Mark) -> None:
        """Have the views show a mark that the cursor has gone to."""
        for view in self.views():
            view.ensureVisible(mark, 12, 12)

    def _set_look(self, look: Look) -> None:
        self.glide.skip()
        self.look = look
        self.dismiss()
        self.hide_preview()
        self._lay_out()
        self.ground.forget()
        self.tokens.set_look(look)
        for mark in self.marks.values():
            mark.set_look(look)
        self._redraw()
        self.update()

    def _lay_out(self) -> None:
        self.lay_out()
        self.setSceneRect(self.board() | self.strip())

    def _redraw(self) -> None:
        if self.view is not None:
            self.glide.skip()
            self.hide_preview()
            self.tokens.match(self.figures(self.view), self.look)
            self.refresh_spots(anew=True)

    @property
    def busy(self) -> bool:
        """Whether what was drawn nearer is still to be printed sharp."""
        return self.ground.busy or self._sharpening.isActive()

    def _sharpen(self) -> None:
        """A few plates at a time, so that a click never waits for all of them."""
        if self.ground.busy:
            self._sharpening.stop()
        elif self.tokens.plates.sharpen(TOGETHER):
            self._sharpening.start(0)
        else:
            self._sharpening.stop()
            self.update()

    def _paint_all(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, colour(self.look.palette.ground))
        painter.save()
        self.paint_ground(painter)
        painter.restore()

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        """The ground from its cache, and the desk around it."""
        if not self.sceneRect().contains(rect):
            painter.fillRect(rect, colour(self.look.palette.ground))
        views = self.views()
        seen = rect if not views else views[0].mapToScene(views[0].viewport().rect()).boundingRect()
        self.ground.draw(painter, rect, (self.look, self.ground_key()), seen)
        self.tokens.plates.hurried = self.busy
        device = painter.device()
        if isinstance(device, QWidget) and not self.busy:
            self.printer.painted(painter.worldTransform(), device.devicePixelRatioF())
