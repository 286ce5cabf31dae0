"""The one animation queue of a table: steps that run one after another, and nothing that runs when nothing moves."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

Tween = Callable[[float], None]
"""Called with 0..1 as a step runs; always called with 1.0 last, also when the step is skipped."""


class Step(NamedTuple):
    """What moves together: tweens, and how long they take in milliseconds."""

    tweens: Sequence[Tween]
    msec: int


class Glide(QObject):
    """Runs steps in order through one QVariantAnimation; `skip()` jumps to the end of them all."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self._now: Step | None = None
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._moved)
        self._animation.finished.connect(self._ended)

    @property
    def running(self) -> bool:
        """Whether something moves now."""
        return self._now is not None

    def run(self, steps: Sequence[Step]) -> None:
        """Queue steps behind those that run; steps of 0 ms are done at once when their turn comes."""
        self._steps.extend(steps)
        if self._now is None:
            self._next()

    def skip(self) -> None:
        """Finish everything now: every tween is called with 1.0, in order."""
        if self._now is None:
            return
        self._animation.stop()
        while self._now is not None:
            self._finish(self._now)
            self._now = self._steps.pop(0) if self._steps else None
        self.finished.emit()

    def _next(self) -> None:
        while self._steps:
            self._now = self._steps.pop(0)
            if self._now.msec > 0:
                self._animation.setDuration(self._now.msec)
                self._animation.start()
                return
            self._finish(self._now)
        self._now = None
        self.finished.emit()

    def _moved(self, value: float) -> None:
        if self._now is not None:
            for tween in self._now.tweens:
                tween(min(value, 0.999))

    def _ended(self) -> None:
        if self._now is not None:
            self._finish(self._now)
            self._next()

    @staticmethod
    def _finish(step: Step) -> None:
        for tween in step.tweens:
            tween(1.0)
