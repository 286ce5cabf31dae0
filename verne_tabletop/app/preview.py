"""The preview of a match: when the pointer rests on a move, what it would do is shown on the table and in the score."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from verne_tabletop.app.controller import Controller
from verne_tabletop.app.foresight import Foresight, foresee
from verne_tabletop.app.scores import change
from verne_tabletop.engine.model import HIDDEN, Move

#: So long the pointer rests before a move under it is foreseen, in milliseconds; a piece that was just put down or
#: turned there is foreseen at once.
REST: Final = 30


class Preview(QObject):
    """`seen` brings a Foresight, or None when nothing is pondered any more; `turning`: the ways of a place that was
    touched are shown, or no longer, or a piece is taken up or put back."""

    seen = Signal(object)
    turning = Signal()

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self.controller = controller
        self._move: Move | None = None
        self._in_hand: tuple[bool, int] = (False, HIDDEN)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show)
        controller.scene.pondered.connect(self.ponder)

    def ponder(self, move: Move | None) -> None:
        """Another move is thought of, or (None) none."""
        self._move = move
        hand = self.controller.scene.hand
        turning = hand.armed is not None
        if (turning, hand.held) != self._in_hand:
            self._in_hand = (turning, hand.held)
            self.turning.emit()
        if move is None or self.controller.desk.settings.preview:
            self._timer.start(0 if move is None or turning else REST)

    def foresight(self) -> Foresight | None:
        """What the pondered move would do; None when there is none, or it is not legal."""
        controller = self.controller
        seat, session = controller.asked(), controller.session
        if seat is None or self._move is None or session.rules.refuse(session.state, seat, self._move) is not None:
            return None
        return foresee(session.rules, session.view(seat), seat, self._move)

    def _show(self) -> None:
        found = self.foresight()
        if found is not None:
            gain = found.gain if found.gain and self.controller.desk.settings.score else 0
            self.controller.scene.show_preview(found.view, change(gain))
        self.seen.emit(found)

    def close(self) -> None:
        """Leave the table."""
        self._timer.stop()
