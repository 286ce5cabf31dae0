"""The table a game is played on: a scene whose figures follow the view and whose gestures become moves.

A game's scene says what lies where (`figures`), what can be touched (`spots`), what a gesture means (`gesture`) and
paints its board (`board`, `paint_ground`). Picking up, dropping, turning, preview, keyboard, glides and the
accessibility tree are here, once for all games.
"""

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from verne_tabletop.engine.model import EVERYONE, HIDDEN, NOWHERE, Event, Facts, Move, Piece, Place, Prompt, Seat
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import Game, move_facts, namer
from verne_tabletop.table.figures import Face, Figure, Look, Spot, colour, rect_path
from verne_tabletop.table.follow import MSEC, Tokens, concerns
from verne_tabletop.table.glide import Glide, Step
from verne_tabletop.table.ground import Ground
from verne_tabletop.table.hand import Hand
from verne_tabletop.table.items import Mark, Note, Token
from verne_tabletop.table.strip import Button, Choice, choice_spot, lay_choices, row_height
from verne_tabletop.table.tokens import DAYLIGHT, GLIDE_MS, Palette

Touch = tuple[Piece, Place]


class TableScene(QGraphicsScene):
    """One game on the table. Keep it in an attribute: a view does not own its scene.

    chosen: a Move, legal or not (the controller judges); pondered: the Move under pointer or cursor, or None;
    spoken: a sentence for screen readers; cited: a rule id whose paragraph the player asks for.
    """

    chosen = Signal(object)
    pondered = Signal(object)
    spoken = Signal(str)
    cited = Signal(str)

    #: Rows kept free under the board for choices without a place; 0 when the game never has any.
    STRIP_ROWS: ClassVar[int] = 1

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        super().__init__()
        self.game, self.rules, self.book = game, rules, game.rulebook()
        self.look = Look(DAYLIGHT)
        self.view: Any = None
        self.seat: Seat = 0
        self.names: Sequence[str] = ()
        self.front: Seat = 0
        self.legal: list[Move] = []
        self.prompt: Prompt | None = None
        self.touches: dict[Touch, list[Move]] = {}
        self.takeable: set[Piece] = set()
        self.strip_moves: list[Move] = []
        self.marks: dict[Hashable, Mark] = {}
        self.last: dict[Seat, Place] = {}
        self.touched: Spot | None = None
        self.motion = 1.0
        self.glide = Glide(self)
        self.tokens = Tokens(self)
        self.hand = Hand(self)
        self.ground = Ground(self._paint_all, self.sceneRect, self.update)
        self._ghosts: list[Token] = []
        self._note: Note | None = None
        self._refusal = ("", "")
        self._name = namer(rules)
        self.lay_out()
        self._set_area(0.0)

    # what a game's scene gives

    def lay_out(self) -> None:
        """Work out places and sizes; called first of all, and again when text grows (`self.look.text`)."""

    @abstractmethod
    def board(self) -> QRectF:
        """All that the game paints, without the strip, in scene units; about 960 x 640 reads well at 1366 x 768."""

    @abstractmethod
    def paint_ground(self, painter: QPainter) -> None:
        """Paint what never moves, in scene units, in the light of `self.look`; copied from a cache afterwards."""

    @abstractmethod
    def figures(self, view: Any) -> list[Figure]:
        """Everything that lies on the table and may change, lowest layer first."""

    @abstractmethod
    def spots(self, view: Any) -> list[Spot]:
        """Everything that can be touched or read; the later lies above the earlier."""

    @abstractmethod
    def gesture(self, piece: Piece, place: Place) -> Move | None:
        """The move a player means who puts `piece` on `place` where no legal move answers, so that the rules can
        say why not; piece or place may be HIDDEN / NOWHERE. None when it means nothing."""

    def touch(self, move: Move) -> Touch:
        """Which piece is taken up and which place is touched to make a legal move; by default its own."""
        return move.piece, move.place

    def ground_key(self) -> Hashable:
        """What else the ground depends on, such as whose board lies in front."""
        return ()

    def choice_label(self, move: Move) -> str:
        """The words on a button of the strip."""
        return self.move_text(move)

    def choice_icon(self, move: Move) -> Face | None:
        """A small picture on a button of the strip."""
        return None

    def turn_spots(self, spot: Spot, moves: list[Move]) -> list[Spot]:
        """Ghosts to pick from around a spot that can be chosen in several ways; by default buttons of the strip."""
        return []

    def concerns(self, event: Event, figure: Figure) -> bool:
        """Whether an event moves a figure; by default when it names its piece or its place."""
        return concerns(event, figure)

    # words

    def say(self, key: str, facts: Facts = ()) -> str:
        """A text of the game's rulebook, in the language of the table, filled."""
        return self.book.say(key, self.look.language, facts, self.names, self._name)

    def piece_name(self, piece: Piece) -> str:
        """The name of a piece."""
        phrase = self.rules.piece_name(piece)
        return self.say(phrase.key, phrase.facts)

    def place_name(self, place: Place) -> str:
        """The name of a place."""
        phrase = self.rules.place_name(place)
        return self.say(phrase.key, phrase.facts)

    def move_text(self, move: Move) -> str:
        """A move in words."""
        return self.say(f"move.{move.verb}", move_facts(self.seat, move.piece, move.place, move.extra))

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
            self._mark_last(events)
            steps = self.tokens.steps(
                figures, self.look, events, self._where, self.concerns, lambda motion: self._msec(motion, msec)
            )
            self.glide.run(steps)
        else:
            if events:
                self._mark_last(events)
            elif events is None:
                self.last = {}
            self.tokens.match(figures, self.look)
        self.refresh_spots()

    def offer(self, prompt: Prompt | None, legal: Sequence[Move]) -> None:
        """Light what can be chosen; an empty list: nobody is asked here."""
        self.prompt, self.legal = prompt, list(legal)
        self.hand.held, self.hand.armed, self.hand.turned = HIDDEN, None, 0
        if prompt is not None and prompt.board != self.front:
            self.look_at(prompt.board)
        self.refresh_spots()

    def look_at(self, seat: Seat) -> None:
        """Bring a seat's board forward, in games where each has its own."""
        self.front = seat
        self._redraw()

    def show_preview(self, view: Any, note: str = "") -> None:
        """Ghosts of what the pondered move would change, and a slip with what it would bring; None: no ghosts."""
        self.hide_preview()
        if view is not None:
            for change in self.tokens.changes(self.figures(view)):
                if change.after is not None:
                    ghost = Token(change.after, self.look, ghost=True)
                    self._ghosts.append(ghost)
                    self.addItem(ghost)
        if note and not self._refusal[0]:
            self._put_note(note, self.hand.pointed(), urgent=False)

    def hide_preview(self) -> None:
        """Take ghosts and slip away."""
        for ghost in self._ghosts:
            self.removeItem(ghost)
            ghost.deleteLater()
        self._ghosts = []
        if not self._refusal[0]:
            self._take_note()

    def say_refusal(self, sentence: str, rule: str = "") -> None:
        """Say why not, beside the spot that was touched; touching the slip asks for the rule (`cited`)."""
        self.dismiss()
        self.hide_preview()
        self._refusal = (sentence, rule)
        self._put_note(sentence, self.touched or self.hand.pointed(), urgent=True)
        self.refresh_spots()
        self.announce(sentence)

    def dismiss(self) -> bool:
        """Take a refusal away; False when there was none."""
        if not self._refusal[0]:
            return False
        self._refusal = ("", "")
        self._take_note()
        self.refresh_spots()
        return True

    def cite(self) -> None:
        """Ask for the paragraph behind the last refusal."""
        if self._refusal[1]:
            self.cited.emit(self._refusal[1])

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

    def place_at(self, point: QPointF) -> Place:
        """The place under a point in scene units, or NOWHERE."""
        spot = self.spot_at(point)
        return NOWHERE if spot is None else spot.place

    def spot_at(self, point: QPointF, held: Piece = HIDDEN) -> Spot | None:
        """The uppermost spot under a point; pieces do not count while one is held above them."""
        for mark in reversed(list(self.marks.values())):
            spot = mark.spot
            if held != HIDDEN and spot.piece == held:
                continue
            if mark.boundingRect().contains(point) and spot.shape.contains(point):
                return spot
        return None

    def reading_order(self) -> list[Spot]:
        """All spots, row by row, the strip last."""
        return sorted(
            (mark.spot for mark in self.marks.values()),
            key=lambda spot: (spot.kind in ("choice", "note"), round(spot.centre.y() / 24), spot.centre.x()),
        )

    def refresh_spots(self) -> None:
        """Match the marks to the spots of the view, and light them."""
        found = [] if self.view is None else self.spots(self.view)
        self._sort_moves(found)
        wanted = {spot.key: spot for spot in [*found, *self._extra_spots(found)]}
        for key in [key for key in self.marks if key not in wanted]:
            mark = self.marks.pop(key)
            self.removeItem(mark)
            mark.deleteLater()
        fresh: dict[Hashable, Mark] = {}
        for key, spot in wanted.items():
            if key in self.marks:
                fresh[key] = self.marks[key]
                fresh[key].set_spot(spot)
            else:
                fresh[key] = self._make_mark(spot)
                self.addItem(fresh[key])
        self.marks = fresh
        self.hand.lost(fresh)
        self.light()

    def _make_mark(self, spot: Spot) -> Mark:
        if spot.kind == "choice" and spot.move is not None:
            return Button(spot, self.look, self.choice_icon(spot.move))
        return Mark(spot, self.look)

    def _extra_spots(self, found: list[Spot]) -> list[Spot]:
        extra: list[Spot] = []
        moves = list(self.strip_moves)
        armed = next((spot for spot in found if spot.key == self.hand.armed), None)
        if armed is not None:
            ways = self.hand.candidates(armed)
            ghosts = self.turn_spots(armed, ways)
            extra += ghosts
            if not ghosts:
                moves = ways
        choices = [Choice(move, self.choice_label(move), self.choice_icon(move)) for move in moves]
        board = self.board()
        area = QRectF(board.left(), board.bottom(), board.width(), 0)
        placed = lay_choices(choices, area, self.look)
        self._set_area(max([rect.bottom() for _, rect in placed], default=0.0))
        extra += [choice_spot(choice, rect) for choice, rect in placed]
        if self._note is not None and self._refusal[0]:
            extra.append(Spot("note", rect_path(self._note.sceneBoundingRect()), self._refusal[0]))
        return extra

    def _set_area(self, bottom: float) -> None:
        board = self.board()
        least = board.bottom() + self.STRIP_ROWS * row_height(self.look)
        area = QRectF(board.left(), board.top(), board.width(), max(least, bottom + 8) - board.top())
        if area != self.sceneRect():
            self.setSceneRect(area)
            self.ground.forget()

    def _sort_moves(self, found: list[Spot]) -> None:
        pieces = {spot.piece for spot in found if spot.piece != HIDDEN}
        places = {spot.place for spot in found if spot.place != NOWHERE}
        self.touches, self.takeable, self.strip_moves = {}, set(), []
        for move in self.legal:
            piece, place = self.touch(move)
            piece = piece if piece in pieces else HIDDEN
            place = place if place in places else NOWHERE
            if piece == HIDDEN and place == NOWHERE:
                self.strip_moves.append(move)
                continue
            self.touches.setdefault((piece, place), []).append(move)
            if piece != HIDDEN and place != NOWHERE:
                self.takeable.add(piece)

    def light(self) -> int:
        """Show on every mark what it is now; returns how many places are lit for what is held."""
        lit = 0
        last = {place for place in self.last.values() if place != NOWHERE}
        for mark in self.marks.values():
            spot = mark.spot
            open_ = bool(self.hand.candidates(spot)) or (self.hand.held == HIDDEN and self.hand.takes(spot))
            lit += open_
            mark.show_as(
                legal=open_,
                held=(self.hand.held != HIDDEN and spot.piece == self.hand.held) or spot.key == self.hand.armed,
                hover=spot.key == self.hand.hovered,
                last=spot.place in last and spot.piece == HIDDEN,
            )
        self.hand.show_ring()
        return lit

    def _mark_last(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.seat != EVERYONE and event.target != NOWHERE:
                self.last[event.seat] = event.target

    def mark_last(self, places: Mapping[Seat, Place]) -> None:
        """Mark the last move of each seat, after a view shown without events."""
        self.last = dict(places)
        self.light()

    # inside

    def _where(self, place: Place) -> QPointF | None:
        for mark in self.marks.values():
            if mark.spot.place == place:
                return mark.spot.centre
        return None

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

    def _put_note(self, text: str, spot: Spot | None, urgent: bool) -> None:
        self._take_note()
        at = self.board().center() if spot is None else QPointF(spot.centre.x(), spot.shape.boundingRect().bottom())
        self._note = Note(text, at, self.sceneRect(), self.look, urgent)
        self.addItem(self._note)

    def _take_note(self) -> None:
        if self._note is not None:
            self.removeItem(self._note)
            self._note.deleteLater()
            self._note = None

    def _set_look(self, look: Look) -> None:
        self.glide.skip()
        self.look = look
        self.dismiss()
        self.hide_preview()
        self.lay_out()
        self.ground.forget()
        self.tokens.set_look(look)
        for mark in self.marks.values():
            mark.set_look(look)
        self._redraw()
        self.update()

    def _redraw(self) -> None:
        if self.view is not None:
            self.glide.skip()
            self.tokens.match(self.figures(self.view), self.look)
            self.refresh_spots()

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
        self.ground.draw(painter, rect, (self.look, self.sceneRect().height(), self.ground_key()), seen)

    # events

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click skips what glides, and acts."""
        self.glide.skip()
        spot = self.spot_at(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton:
            self.hand.press(spot, event.scenePos())
        elif event.button() == Qt.MouseButton.RightButton and not self.hand.turn(1):
            self.hand.drop()
        event.setAccepted(spot is not None or event.button() == Qt.MouseButton.RightButton)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hover, or drag."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.drag(event.scenePos())
        else:
            self.hand.point(self.spot_at(event.scenePos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click is made where the button goes up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.hand.lift(self.spot_at(event.scenePos()), event.scenePos())
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click is a press like any other."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """The wheel turns a move that can be made in several ways; else it is the view's."""
        event.setAccepted(self.hand.turn(-1 if event.delta() > 0 else 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key skips what glides, and acts."""
        self.glide.skip()
        event.setAccepted(self.hand.key(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus comes by keyboard: the cursor shows itself."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.hand.by_keyboard = True
            if self.hand.cursor not in self.marks or not self.marks[self.hand.cursor].legal:
                self.hand.cursor = None
                self.hand.tab(event.reason() == Qt.FocusReason.TabFocusReason)
        super().focusInEvent(event)
        self.hand.show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes with the focus."""
        super().focusOutEvent(event)
        self.hand.show_ring()

    def event(self, event: QEvent) -> bool:
        """The pointer leaves: nothing is under it."""
        if event.type() == QEvent.Type.Leave:
            self.hand.point(None)
        return super().event(event)
