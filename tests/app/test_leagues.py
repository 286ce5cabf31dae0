"""Leagues as a person meets it: from the home window by the mouse, by keys alone, closed in the middle."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.app.play import LEFT, Player
from tests.table.players import keys_make, mouse_makes
from verne_tabletop.ai.levels import instinct
from verne_tabletop.app import opponent
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.setup import Setup
from verne_tabletop.app.window import Window
from verne_tabletop.engine.model import Move
from verne_tabletop.session.log import SeatCard
from verne_tabletop.table.view import TableView

Hand = Callable[[TableView, Move], None]


@pytest.fixture
def open_window(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Window]:
    """Opens the real window, and another after it; bots choose by instinct, at once."""
    monkeypatch.setattr(opponent, "opponent_command", lambda: ("/nowhere/at-all", []))

    def make() -> Window:
        window = Window(desk)
        window.resize(1366, 768)
        qtbot.addWidget(window)
        window.show_up()
        qtbot.waitUntil(lambda: window.home.settled)
        return window

    return make


def plays_on(player: Player, hand: Hand, most: int, qtbot: QtBot) -> None:
    """Choose by instinct, with this hand, until it is over or `most` choices have been made."""
    session = player.session
    advisor = session.game.advisor(session.rules)
    for _ in range(most):
        if session.outcome() is not None:
            return
        qtbot.waitUntil(lambda: session.outcome() is not None or player.controller.asked() is not None)
        if session.outcome() is not None:
            return
        before = len(session.choices)
        move = instinct(session.rules, advisor, session.view(0), 0, before)
        hand(player.view, move)
        assert next(choice.move for choice in session.choices[before:] if choice.seat == 0) == move


def test_leagues_by_the_mouse_closed_in_the_middle(open_window: Callable[[], Window], desk: Desk, qtbot: QtBot) -> None:
    window = open_window()
    QTest.mouseClick(window.home.cards["leagues"], LEFT)
    setup = window.here
    assert isinstance(setup, Setup)
    setup.seed.setText("16")
    QTest.mouseClick(setup.begin, LEFT)
    player = Player(window, "leagues")
    plays_on(player, mouse_makes, 30, qtbot)
    there = list(player.session.choices)
    assert len(there) == 30 and window.close()

    window = open_window()
    QTest.mouseClick(window.home.slips()[0], LEFT)
    player = Player(window, "leagues")
    assert player.session.choices == there
    plays_on(player, mouse_makes, 5, qtbot)
    assert player.session.choices[:30] == there and len(player.session.choices) == 35


def press(key: Qt.Key) -> None:
    """A key for whatever has the focus."""
    QCoreApplication.processEvents()
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)
    QCoreApplication.processEvents()


def test_leagues_by_the_keyboard_alone(open_window: Callable[[], Window], desk: Desk, qtbot: QtBot) -> None:
    window = open_window()
    window.activateWindow()
    assert window.home.cards["leagues"].hasFocus()
    press(Qt.Key.Key_Space)
    setup = window.here
    assert isinstance(setup, Setup) and setup.begin.hasFocus()
    setup.seed.setText("7")
    press(Qt.Key.Key_Space)
    player = Player(window, "leagues")
    assert player.view.hasFocus()
    plays_on(player, keys_make, 24, qtbot)
    assert len(player.session.choices) == 24


def test_letters_alone_are_written_behind_a_curtain(open_window: Callable[[], Window]) -> None:
    """Three people at one device: set-up and sailing go from hand to hand, letters hide behind the curtain."""
    player = Player(open_window(), "leagues")
    page = player.begin(SeatCard("Ann"), SeatCard("Bo"), SeatCard("Cid"))
    advisor = player.session.game.advisor(player.session.rules)
    curtained: set[str] = set()
    asked: set[str] = set()
    for count in range(80):
        rules, state = player.session.rules, player.session.state
        if page.curtain.isVisible():
            curtained.add(rules.prompt(state, player.controller.awaited).ask)
            page.curtain.lift()
        seat = player.controller.asked()
        assert seat is not None
        asked.add(rules.prompt(state, seat).ask)
        player.controller.choose(instinct(rules, advisor, player.session.view(seat), seat, count))
    assert curtained == {"row"}
    assert {"site", "crew", "row", "step", "draw", "finish"} <= asked
