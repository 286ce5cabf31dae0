"""Whether the panel stands beside the board: as the person wishes, but larger text does not make the board small."""

from typing import Final

from PySide6.QtCore import QRectF, QSize

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.panel import Panel

#: Pixels that a unit of the board takes at least beside the panel, and how much larger it must become without.
LEAST: Final = 0.92
GAIN: Final = 1.1


def cramped(room: QSize, panel: int, board: QRectF) -> bool:
    """Whether a panel so wide leaves a board too little of the room for both."""
    tall = room.height() / board.height()
    beside, alone = min(tall, (room.width() - panel) / board.width()), min(tall, room.width() / board.width())
    return beside < LEAST and alone > GAIN * beside


class Folding:
    """Folds the panel and takes it out. Where larger text leaves too little room it stays folded until it is taken out,
    and what is done there does not change what the person wishes elsewhere."""

    def __init__(self, desk: Desk, panel: Panel) -> None:
        self.desk, self.panel = desk, panel
        self._cramped = self._taken_out = False

    def fit(self, room: QSize, board: QRectF) -> None:
        """The board and the room for it and the panel are such now."""
        crowded = self.desk.settings.size > 100 and cramped(room, self.panel.minimumWidth(), board)
        if crowded != self._cramped:
            self._cramped, self._taken_out = crowded, False
        self._show()

    def turn(self) -> None:
        """Put the panel away, or take it out."""
        if self._cramped:
            self._taken_out = self.panel.isHidden()
        else:
            self.desk.change(panel=self.panel.isHidden())
        self._show()

    def take_out(self) -> None:
        """There is something in the panel to be read."""
        if self.panel.isHidden():
            self.turn()

    def _show(self) -> None:
        self.panel.setVisible(self._taken_out if self._cramped else self.desk.settings.panel)
