"""A hint in three steps: where to look, the candidates with their values, the move."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from verne_tabletop.ai.levels import STRONGEST, instinct
from verne_tabletop.ai.search_plan import Candidate
from verne_tabletop.app.bots import question
from verne_tabletop.app.controller import Controller
from verne_tabletop.app.opponent import Opponent
from verne_tabletop.engine.model import Move, Seat

translate = QCoreApplication.translate

#: Candidates that a hint shows.
SHOWN: Final = 4
LAST_STEP: Final = 3


class Hints(QObject):
    """One position's hint; `changed` when another line can be read. Counted once in the record, with its first step."""

    changed = Signal()

    def __init__(self, controller: Controller, opponent: Opponent, edition_file: str) -> None:
        super().__init__()
        self.controller, self.opponent, self._edition_file = controller, opponent, edition_file
        self.step = 0
        self.candidates: list[Candidate] = []
        self.waiting: int | None = None
        self._position = -1
        self._seat: Seat = -1
        opponent.answered.connect(self._answered)
        opponent.failed.connect(self._unanswered)
        controller.changed.connect(self._moved_on)

    def more(self) -> None:
        """One step more, for the person who is asked now."""
        seat = self.controller.asked()
        if seat is None or self.waiting is not None or self.step >= LAST_STEP:
            return
        if self.step == 0:
            session = self.controller.session
            self._seat, self._position = seat, len(session.choices)
            session.hint(seat)
            self.waiting = self.opponent.ask(question(session, seat, STRONGEST, self._edition_file))
        else:
            self.step += 1
        self.changed.emit()

    def lines(self) -> list[str]:
        """What may be read now, a sentence each."""
        if self.waiting is not None:
            return [translate("Hints", "Looking at the table…")]
        if not self.step:
            return []
        story = self.controller.session.story(self.controller.language)
        say: Callable[[Move], str] = lambda move: story.move(self._seat, move)  # noqa: E731
        told = [self._where()]
        if self.step > 1:
            for candidate in self.candidates[:SHOWN]:
                value = f"{candidate.value:+.1f}".replace("-", "\N{MINUS SIGN}") if candidate.visits else ""
                told.append(f"{value}   {say(candidate.move)}".lstrip())
        if self.step > 2:
            told.append(translate("Hints", "Best: {move}").format(move=say(self.candidates[0].move)))
        return told

    def _where(self) -> str:
        """The first step: the place, or failing that the piece or the kind of choice, that the best move is about."""
        move = self.candidates[0].move
        rules, story = self.controller.rules, self.controller.session.story(self.controller.language)
        if move.place >= 0:
            subject = story.say(rules.place_name(move.place))
        elif move.piece >= 0:
            subject = story.say(rules.piece_name(move.piece))
        else:
            return translate("Hints", "Look at the choices under the board.")
        return translate("Hints", "Look here: {place}").format(place=subject)

    def _answered(self, number: int, move: Move, candidates: list[Candidate]) -> None:
        if number == self.waiting:
            self._found(candidates or [Candidate(move, 0.0, 0, 1.0)])

    def _unanswered(self, number: int, word: str) -> None:
        if number == self.waiting:
            session, seat = self.controller.session, self._seat
            advisor = session.game.advisor(session.rules)
            move = instinct(session.rules, advisor, session.view(seat), seat, len(session.choices))
            self._found([Candidate(move, 0.0, 0, 1.0)])

    def _found(self, candidates: list[Candidate]) -> None:
        self.waiting = None
        self.step, self.candidates = 1, candidates
        self.changed.emit()

    def _moved_on(self) -> None:
        """Another position: the hint is over."""
        now = len(self.controller.session.choices), self.controller.asked()
        if (self.step or self.waiting is not None) and now != (self._position, self._seat):
            if self.waiting is not None:
                self.opponent.cancel(self.waiting)
            self.step, self.candidates, self.waiting = 0, [], None
            self.changed.emit()

    def close(self) -> None:
        """Leave the table."""
        if self.waiting is not None:
            self.opponent.cancel(self.waiting)
        self.opponent.answered.disconnect(self._answered)
        self.opponent.failed.disconnect(self._unanswered)
