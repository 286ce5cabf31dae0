"""Every game played from its deal to its end in the real window: once by clicks, once by keys alone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.app.play import LEFT, Player
from tests.table.players import keys_make, mouse_makes
from verne_tabletop.ai.levels import instinct
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.ending import Ending
from verne_tabletop.app.folders import find_folders
from verne_tabletop.app.main import make_application
from verne_tabletop.app.opening import deal
from verne_tabletop.app.settings import Settings
from verne_tabletop.app.window import Window
from verne_tabletop.engine.model import Move
from verne_tabletop.games import SHELF
from verne_tabletop.session.log import Header, SeatCard, commitment
from verne_tabletop.table.shelf import SCENES
from verne_tabletop.table.view import TableView

#: One round is a whole match of Lost Cities, and long enough.
OPTIONS = {"lost_cities": {"rounds": 1}}
LONGEST = 1500


@pytest.fixture
def desk(qapp: Any) -> Desk:
    make_application()
    return Desk(find_folders(), Settings(language="en", theme="daylight", motion="off", advance=False))


@pytest.fixture
def window(desk: Desk, qtbot: QtBot) -> Iterator[Window]:
    made = Window(desk)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitUntil(lambda: made.home.settled)
    yield made
    made.close()


def begin(window: Window, game: str) -> Player:
    """One person where the game is played alone, else two at one device."""
    people = tuple(SeatCard(name) for name in ("Ann", "Bo")[: SHELF[game].seats[0]])
    window.go("match", deal(Header(game, "", "", OPTIONS.get(game, {}), people, 5)))
    return Player(window, game)


def play_whole(player: Player, make: Callable[[TableView, Move], None], lift: Callable[[Player], None]) -> int:
    """Choose as the advisor would, seat by seat, until nobody is to act; how many choices that took."""
    session = player.session
    rules = session.rules
    advisor = session.game.advisor(rules)
    for number in range(LONGEST):
        if not rules.to_act(session.state):
            return number
        if player.page.curtain.isVisible():
            lift(player)
        seat = player.scene.seat
        move = instinct(rules, advisor, session.view(seat), seat, number)
        make(player.view, move)
        assert len(session.choices) == number + 1, f"choice {number}, {move}, was not made"
        assert session.choices[-1].move == move
    raise AssertionError("the game does not end")


def by_click(player: Player) -> None:
    QTest.mouseClick(player.page.curtain.here, LEFT)


def by_key(player: Player) -> None:
    QTest.keyClick(player.page.curtain.here, Qt.Key.Key_Space)
    player.view.setFocus()


def ended(window: Window, player: Player, qtbot: QtBot) -> None:
    """The end is shown, the account adds up, and the record tells the same game again."""
    qtbot.waitUntil(lambda: bool(window.findChildren(Ending)), timeout=20_000)
    session = player.session
    rules, outcome = session.rules, session.rules.outcome(session.state)
    assert outcome is not None
    for seat, points in enumerate(rules.scores(session.state)):
        assert sum(line.points for line in rules.account(session.state, seat)) == points
    again = rules.deal(len(session.header.seats), session.header.seed, session.header.options)
    for choice in session.choices:
        rules.play(again, choice.seat, choice.move)
    assert again == session.state


@pytest.mark.parametrize("game", SCENES)
def test_a_whole_game_by_clicks(game: str, window: Window, qtbot: QtBot) -> None:
    player = begin(window, game)
    assert play_whole(player, mouse_makes, by_click) > 10
    ended(window, player, qtbot)


@pytest.mark.parametrize("game", SCENES)
def test_a_whole_game_by_keys(game: str, window: Window, qtbot: QtBot) -> None:
    player = begin(window, game)
    assert play_whole(player, keys_make, by_key) > 10
    ended(window, player, qtbot)


def test_the_sheet_of_luck_and_seal(window: Window, qtbot: QtBot) -> None:
    from verne_tabletop.app.luck import LuckSheet

    player = begin(window, "underworld")
    session = player.session
    sheet = LuckSheet.about(window, window.desk, session)
    told = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert commitment(session.header) in told and str(session.header.seed) not in told.split()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.findChildren(LuckSheet) == []
    play_whole(player, mouse_makes, by_click)
    sheet = LuckSheet.about(window, window.desk, session)
    told = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert str(session.header.seed) in told.split(), "opened when the game is over"
