"""How the tokens of a scene follow a view: at once, or gliding in the order of the events."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Event
from verne_tabletop.table.engraver import Plates
from verne_tabletop.table.figures import Figure, Look
from verne_tabletop.table.glide import Step, Tween
from verne_tabletop.table.items import Token
from verne_tabletop.table.order import in_order
from verne_tabletop.table.tokens import DICE_MS, FADE_MS, FLIP_MS, GLIDE_MS, INK_MS, TRAIL_MS

MSEC = {"glide": GLIDE_MS, "ink": INK_MS, "trail": TRAIL_MS, "roll": DICE_MS, "flip": FLIP_MS, "fade": FADE_MS}


class Change(NamedTuple):
    """One figure that differs between two views: what it was, what it becomes; None when it is not there."""

    key: Hashable
    before: Figure | None
    after: Figure | None


class Tokens:
    """The tokens on the table, by the key of their figure."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.plates = Plates()
        self.lying: dict[Hashable, Token] = {}
        self._leaving: list[Token] = []

    def changes(self, figures: Sequence[Figure]) -> list[Change]:
        """What must change for `figures` to lie on the table, in their order; what leaves comes first."""
        wanted = {figure.key: figure for figure in figures}
        if len(wanted) != len(figures):
            raise ValueError("two figures share a key")
        gone = [Change(key, token.figure, None) for key, token in self.lying.items() if key not in wanted]
        changed = [
            Change(key, self.lying[key].figure if key in self.lying else None, figure)
            for key, figure in wanted.items()
            if key not in self.lying or self.lying[key].figure != figure
        ]
        return gone + changed

    def match(self, figures: Sequence[Figure], look: Look) -> None:
        """Lie as the figures say, at once."""
        for change in self.changes(figures):
            if change.after is None:
                self._drop(self.lying.pop(change.key))
            elif change.before is None:
                self._lay(change.after, look)
            else:
                self.lying[change.key].settle(change.after)
        self._rank(figures)

    def steps(
        self,
        figures: Sequence[Figure],
        look: Look,
        events: Sequence[Event],
        where: Callable[[int], QPointF | None],
        concerns: Callable[[Event, Figure], bool],
        msec: Callable[[str], int],
    ) -> list[Step]:
        """The same as a journey: one step for each event that concerns a changed figure, the rest in a last step.

        where(place) is the middle of a place on the table; msec(motion) is how long a motion takes.
        """
        waiting = self.changes(figures)
        steps: list[Step] = []
        for event in [*events, None]:
            moved = [
                change
                for change in waiting
                if event is None
                or any(concerns(event, figure) for figure in (change.after, change.before) if figure is not None)
            ]
            if moved:
                waiting = [change for change in waiting if change not in moved]
                made = [self._tween(change, look, event, where) for change in moved]
                steps.append(Step([tween for tween, _ in made], max(msec(motion) for _, motion in made)))
        self._rank(figures)
        return steps

    def _rank(self, figures: Sequence[Figure]) -> None:
        tokens = [self.lying[figure.key] for figure in figures]
        for token, rank in zip(tokens, in_order([token.rank for token in tokens]), strict=True):
            token.set_rank(rank)

    def _tween(
        self, change: Change, look: Look, event: Event | None, where: Callable[[int], QPointF | None]
    ) -> tuple[Tween, str]:
        if change.after is None:
            return self._leave(self.lying.pop(change.key), event, where), "fade"
        if change.before is not None:
            token = self.lying[change.key]
            motion = change.after.face.motion if change.after.face != token.face else "glide"
            return token.travel(change.after), motion
        start = where(event.source) if event is not None and event.source != NOWHERE else None
        return self._lay(change.after, look).arrive(start), change.after.face.motion

    def _leave(self, token: Token, event: Event | None, where: Callable[[int], QPointF | None]) -> Tween:
        self._leaving.append(token)
        start, fade = token.pos(), token.opacity()
        end = where(event.target) if event is not None and event.target != NOWHERE else None

        def tween(t: float) -> None:
            if t >= 1.0:
                if token in self._leaving:
                    self._leaving.remove(token)
                    self._drop(token)
                return
            token.setOpacity(fade * (1.0 - t))
            if end is not None:
                token.setPos(start + (end - start) * t)

        return tween

    def _lay(self, figure: Figure, look: Look) -> Token:
        token = Token(figure, look, self.plates)
        self.lying[figure.key] = token
        self._scene.addItem(token)
        return token

    def _drop(self, token: Token) -> None:
        self._scene.removeItem(token)
        token.deleteLater()

    def set_look(self, look: Look) -> None:
        """Paint all of them in another light."""
        for token in self.lying.values():
            token.set_look(look)


def concerns(event: Event, figure: Figure) -> bool:
    """Whether an event moves a figure: it names its piece, or the place where it lies."""
    if event.piece != HIDDEN and event.piece == figure.piece:
        return True
    return figure.place != NOWHERE and figure.place in (event.target, event.source)
