"""Slips of paper and ghosts laid over a table for a moment: why not, and what the move thought of would bring."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF

from verne_tabletop.table.figures import Figure, Spot, rect_path
from verne_tabletop.table.items import Note, Token
from verne_tabletop.table.tokens import STAND_IN

if TYPE_CHECKING:
    from verne_tabletop.table.scene import TableScene


class Slips:
    """At most one slip at a time; a refusal stays until the next act, a note goes with its ghosts."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._note: Note | None = None
        self._ghosts: list[Token] = []
        self._covered: list[Token] = []
        self.refusal = self.rule = ""

    def refuse(self, sentence: str, rule: str, spot: Spot | None) -> None:
        """Lay a refusal beside a spot."""
        self.refusal, self.rule = sentence, rule
        self._put(sentence, spot, urgent=True)

    def dismiss(self) -> bool:
        """Take a refusal away; False when there was none."""
        if not self.refusal:
            return False
        self.refusal = self.rule = ""
        self._take()
        return True

    def preview(self, figures: Sequence[Figure], note: str, spot: Spot | None) -> None:
        """Ghosts of what `figures` would change, and a note beside a spot."""
        scene = self._scene
        for change in scene.tokens.changes(figures):
            if change.after is None:
                continue
            ghost = Token(change.after, scene.look, scene.tokens.plates, ghost=True)
            self._ghosts.append(ghost)
            scene.addItem(ghost)
            if scene.hand.armed is not None:
                ghost.setOpacity(change.after.fade * STAND_IN)
            if change.before is not None and (change.before.x, change.before.y) == (change.after.x, change.after.y):
                ghost.setOpacity(change.after.fade * STAND_IN)
                covered = scene.tokens.lying[change.key]
                covered.setOpacity(0.0)
                self._covered.append(covered)
        if note and not self.refusal:
            self._put(note, spot, urgent=False)

    def hide(self) -> None:
        """Take ghosts and note away; a refusal stays."""
        for ghost in self._ghosts:
            self._scene.removeItem(ghost)
            ghost.deleteLater()
        for token in self._covered:
            token.setOpacity(token.figure.fade)
        self._ghosts, self._covered = [], []
        if not self.refusal:
            self._take()

    def spots(self) -> list[Spot]:
        """A refusal can be touched: it leads to its rule."""
        if self._note is None or not self.refusal:
            return []
        return [Spot("note", rect_path(self._note.sceneBoundingRect()), self.refusal)]

    def _put(self, text: str, spot: Spot | None, urgent: bool) -> None:
        self._take()
        scene = self._scene
        beside = QRectF(scene.board().center(), QSizeF(0, 0)) if spot is None else spot.shape.boundingRect()
        for mark in scene.marks.values():
            if not urgent and mark.spot.kind == "ghost":  # the ways to choose from are not covered
                beside |= mark.spot.shape.boundingRect()
        self._note = Note(text, beside, scene.sceneRect(), scene.look, urgent)
        scene.addItem(self._note)

    def _take(self) -> None:
        if self._note is not None:
            self._scene.removeItem(self._note)
            self._note.deleteLater()
            self._note = None
