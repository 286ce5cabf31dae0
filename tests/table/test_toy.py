"""The common table, tried on a game of nine cells."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table.toy import GAME, ToyRules
from tests.table.toy.scene import ToyScene
from verne_tabletop.engine.model import Move
from verne_tabletop.table.view import TableView

NONE = Qt.KeyboardModifier.NoModifier


class Table:
    """A toy game on a view, played by whoever the test says."""

    def __init__(self, qtbot: QtBot) -> None:
        self.rules = ToyRules()
        self.state = self.rules.deal(2, 3, {})
        self.scene = ToyScene(GAME, self.rules)
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(900, 700)
        self.view.show()
        self.chosen: list[Move] = []
        self.pondered: list[Move | None] = []
        self.spoken: list[str] = []
        self.scene.chosen.connect(self.chosen.append)
        self.scene.pondered.connect(self.pondered.append)
        self.scene.spoken.connect(self.spoken.append)
        self.scene.set_seat(0, ["Ann", "Bo"])
        self.scene.show_view(self.rules.view(self.state, 0))
        self.scene.offer(self.rules.prompt(self.state, 0), self.rules.moves(self.state, 0))

    def at(self, name: str) -> QPoint:
        spot = next(mark.spot for mark in self.scene.marks.values() if mark.spot.name == name)
        return self.view.mapFromScene(spot.centre)

    def click(self, name: str) -> None:
        QTest.mouseMove(self.view.viewport(), self.at(name))
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, NONE, self.at(name))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)


@pytest.fixture
def table(qtbot: QtBot) -> Any:
    return Table(qtbot)


def test_a_piece_is_taken_up_put_down_and_turned(table: Table) -> None:
    table.click("stone 3")
    assert table.scene.hand.held == 3
    table.click("cell 1")
    assert table.chosen == [] and table.pondered[-1] == Move("lay", 3, 0, (0,))
    table.key(Qt.Key.Key_R)
    assert table.pondered[-1] == Move("lay", 3, 0, (1,))
    table.click("cell 1")
    assert table.chosen == [Move("lay", 3, 0, (1,))]


def test_a_choice_without_a_place_is_a_button(table: Table) -> None:
    table.click("Pass")
    assert table.chosen == [Move("pass")]
