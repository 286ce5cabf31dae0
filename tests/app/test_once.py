"""What a choice, and a step back, makes the window do: once, and only what is needed."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from tests.app.play import CTRL, Player
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.record import RecordLine
from verne_tabletop.app.window import Window
from verne_tabletop.session.log import SeatCard


def test_only_what_changed_is_told_anew_after_a_step_back(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(window)
    player.begin(honest=False)
    for piece, cell in zip(player.hand()[:2], (0, 8), strict=True):
        player.choose("lay", piece, cell, (0,))
    record = player.controller.record
    view = player.page.panel.record
    QCoreApplication.processEvents()
    whole, text = list(record.lines), view.toPlainText()
    told: list[int] = []
    tell = record._next

    def tell_one() -> list[RecordLine]:
        told.append(len(record._told))
        return tell()

    monkeypatch.setattr(record, "_next", tell_one)
    first: list[int] = []
    record.grew.connect(first.append)
    player.key(Qt.Key.Key_Z, CTRL)
    QCoreApplication.processEvents()
    assert told == [] and first == [len(record.lines)] and record.lines == whole[: len(record.lines)]
    assert view.toPlainText().split("\n") == [line.text for line in record.lines]
    player.key(Qt.Key.Key_Y, CTRL)
    QCoreApplication.processEvents()
    assert told == [1] and record.lines == whole and view.toPlainText() == text


def test_the_marks_are_matched_once_for_each_step(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(window)
    page = player.begin(honest=False)
    matched: list[bool] = []
    lights = player.scene.lights
    refresh = lights.refresh

    def match(anew: bool) -> None:
        matched.append(anew)
        refresh(anew)

    monkeypatch.setattr(lights, "refresh", match)
    steps: list[Callable[[], None]] = [
        lambda: player.click("Pass"),
        lambda: player.key(Qt.Key.Key_Z, CTRL),
        lambda: player.key(Qt.Key.Key_Y, CTRL),
        lambda: page.look(0),
        lambda: page.look(-1),
    ]
    for step in steps:
        matched.clear()
        step()
        assert matched == [True]


def test_the_device_goes_on_without_laying_the_table_twice(
    window: Window, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.change(curtain="never")
    player = Player(window)
    player.begin(SeatCard("Ann"), SeatCard("Bo"), honest=False)
    scene, shown = player.scene, list[int]()
    show = scene.show_view

    def show_once(*told: Any) -> None:
        shown.append(scene.seat)
        show(*told)

    monkeypatch.setattr(scene, "show_view", show_once)
    before = dict(scene.tokens.lying)
    player.choose("draw", -1, 9)
    assert shown == [1] and player.controller.looker == 1
    kept = [key for key, token in scene.tokens.lying.items() if before.get(key) is token]
    assert kept and {figure.key: figure for figure in scene.figures(scene.view)} == {
        key: token.figure for key, token in scene.tokens.lying.items()
    }
