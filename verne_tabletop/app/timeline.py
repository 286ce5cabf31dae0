"""The timeline under a board: look at any moment of the match, step, play it back, or go on from there."""

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Told
from verne_tabletop.table import tokens

translate = QCoreApplication.translate
#: Between two choices as a match is played back, in milliseconds.
PACE = 900


class Timeline(Told):
    """moved: look after so many choices (-1: what stands now). again: try again from the moment that is shown."""

    moved = Signal(int)
    again = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._count = 0
        row = self.spaced(QHBoxLayout(self), (tokens.GAP, tokens.HALF, tokens.GAP, tokens.HALF))
        self.previous = self.icon_button(
            "previous", lambda: translate("Timeline", "The choice before"), lambda: self.step(-1)
        )
        self.play = self.icon_button("play", lambda: translate("Timeline", "Play it back"), self.toggle)
        self.next = self.icon_button("next", lambda: translate("Timeline", "The next choice"), lambda: self.step(1))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.tell(self.slider.setAccessibleName, lambda: translate("Timeline", "Moment of the match"))
        self.slider.valueChanged.connect(self._slid)
        self.where = QLabel()
        self.where.setProperty("role", "soft")
        self.branch = self.button(
            lambda: translate("Timeline", "Try again from here"), "", "", lambda: self.again.emit(self.slider.value())
        )
        self.now = self.button(lambda: translate("Timeline", "Back to the match"), "primary", "", self.leave)
        for widget in (self.previous, self.play, self.next):
            row.addWidget(widget)
        row.addWidget(self.slider, 1)
        row.addWidget(self.where)
        row.addWidget(self.branch)
        row.addWidget(self.now)
        self._timer = QTimer(self)
        self._timer.setInterval(PACE)
        self._timer.timeout.connect(lambda: self.step(1))

    def lay(self, count: int, moment: int) -> None:
        """A match of `count` choices, seen after `moment` of them."""
        self._count = count
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, count)
            self.slider.setValue(moment)
        self.retell()
        if moment >= count:
            self._timer.stop()
            self._show_play()

    def retell(self) -> None:
        """Where it stands, in words."""
        text = translate("Timeline", "after {n} of {all} choices")
        self.where.setText(text.format(n=self.slider.value(), all=self._count))
        self.branch.setEnabled(self.slider.value() < self._count)
        super().retell()

    def step(self, by: int) -> None:
        """Some choices on, or back."""
        self.slider.setValue(self.slider.value() + by)

    def toggle(self) -> None:
        """Play it back from here (from the beginning when at the end), or stop."""
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self.slider.value() >= self._count:
                self.slider.setValue(0)
            self._timer.start()
        self._show_play()

    def leave(self) -> None:
        """Back to what stands now."""
        self._timer.stop()
        self._show_play()
        self.moved.emit(-1)

    def _show_play(self) -> None:
        self.picture(self.play, "pause" if self._timer.isActive() else "play", 20.0)

    def _slid(self, value: int) -> None:
        self.retell()
        self.moved.emit(value)
