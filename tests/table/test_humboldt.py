"""The table of the great voyage under the hand: a crate is a part of the ship it stands on."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.humboldt.positions import RULES
from tests.laws.walks import Walk
from tests.table.players import NONE, move_mouse
from verne_tabletop.engine.model import Move
from verne_tabletop.games import SHELF
from verne_tabletop.table.figures import Spot
from verne_tabletop.table.shelf import make_scene
from verne_tabletop.table.view import TableView


class Table:
    """A voyage of three on a view, at the moments in which a given verb is asked for."""

    def __init__(self, qtbot: QtBot) -> None:
        self.scene = make_scene(SHELF["humboldt"], RULES)
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1100, 720)
        self.view.show()
        self.chosen: list[Move] = []
        self.scene.chosen.connect(self.chosen.append)
        self.walk = Walk(SHELF["humboldt"], RULES, 3, 3, {})

    def ask(self, verb: str) -> list[Move]:
        step = next(
            step for step in self.walk.steps if any(move.verb == verb for move in RULES.moves(step.before, step.seat))
        )
        self.scene.set_seat(step.seat, ["Ann", "Ben", "Cleo"])
        self.scene.show_view(RULES.view(step.before, step.seat))
        legal = RULES.moves(step.before, step.seat)
        self.scene.offer(RULES.prompt(step.before, step.seat), legal)
        return legal

    def parts(self, move: Move) -> list[Spot]:
        """The crates of the ship that a move chooses."""
        spots = [mark.spot for mark in self.scene.marks.values()]
        whole = next(spot for spot in spots if spot.kind == "ship" and spot.place == move.place)
        return [spot for spot in spots if spot.kind == "crate" and whole.shape.contains(spot.shape)]

    def point(self, at: QPointF) -> None:
        move_mouse(self.view.viewport(), self.view.mapFromScene(at))

    def click(self, at: QPointF) -> None:
        self.point(at)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, NONE, self.view.mapFromScene(at))


@pytest.fixture
def table(qtbot: QtBot) -> Any:
    return Table(qtbot)


@pytest.mark.parametrize("verb", ["exchange", "stow"])
def test_a_click_on_a_crate_chooses_its_ship(table: Table, verb: str) -> None:
    moves = [move for move in table.ask(verb) if move.verb == verb and table.parts(move)]
    assert moves
    for move in moves:
        for crate in table.parts(move):
            table.chosen.clear()
            table.point(crate.centre)
            assert table.scene.hand.current(crate) == move
            lit = next(mark for mark in table.scene.marks.values() if mark.spot.kind == "ship" and mark.hover)
            assert lit.spot.place == move.place
            table.click(crate.centre)
            assert table.chosen == [move]


def test_keyboard_and_screen_reader_choose_the_ship_by_its_crate(table: Table) -> None:
    move = next(move for move in table.ask("exchange") if move.verb == "exchange" and table.parts(move))
    crate = table.parts(move)[0]
    table.view.setFocus()
    table.scene.hand.move_cursor(crate.key)
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    port = table.view.viewport()
    at = port.mapToGlobal(table.view.mapFromScene(crate.centre))
    found = QAccessible.queryAccessibleInterface(table.view).childAt(at.x(), at.y())
    assert found.text(QAccessible.Text.Name).startswith(crate.name)  # it is read as what it is
    found.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert table.chosen == [move, move]


def test_a_crate_that_is_a_target_stays_one(table: Table) -> None:
    legal = table.ask("heap")
    move = next(move for move in legal if sum(move[1:3] == other[1:3] for other in legal) == 1)
    spots = [mark.spot for mark in table.scene.marks.values()]
    table.scene.hand.touch(next(spot for spot in spots if spot.piece == move.piece))
    target = next(spot for spot in spots if spot.place == move.place)
    table.click(target.centre)
    assert target.kind == "crate" and table.chosen == [move]


def test_nothing_is_chosen_by_a_part_of_what_cannot_be_chosen(table: Table) -> None:
    crate = table.parts(next(move for move in table.ask("exchange") if move.verb == "exchange" and table.parts(move)))[
        0
    ]
    table.ask("load")
    found = table.scene.spot_at(crate.centre)
    assert found is not None and found.key == crate.key
