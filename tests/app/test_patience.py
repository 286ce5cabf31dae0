"""Deeds that wait until nothing glides: one at a time, in their order, and none that were cleared."""

from typing import cast

from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from verne_tabletop.app.patience import Patience
from verne_tabletop.table.glide import Glide


class Gliding(QObject):
    """A glide that runs as long as the test says."""

    finished = Signal()
    running = False


def test_deeds_wait_until_nothing_glides(qtbot: QtBot) -> None:
    glide, done = Gliding(), list[str]()
    patience = Patience(cast(Glide, glide), glide)

    def choose() -> None:
        done.append("choose")
        glide.running = True  # what was chosen glides

    patience.then(choose)
    patience.then(lambda: done.append("after"))
    assert done == [], "nothing is done at once"
    qtbot.waitUntil(lambda: done == ["choose"], timeout=2000)
    qtbot.wait(30)
    assert done == ["choose"], "the second waits for the first to come to rest"
    glide.running = False
    glide.finished.emit()
    assert done == ["choose", "after"]


def test_what_was_cleared_is_not_done(qtbot: QtBot) -> None:
    glide, done = Gliding(), list[str]()
    patience = Patience(cast(Glide, glide), glide)
    patience.then(lambda: done.append("no"))
    patience.clear()
    qtbot.wait(30)
    glide.finished.emit()
    assert done == []
