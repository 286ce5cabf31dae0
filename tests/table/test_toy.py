"""The common table, tried on a game of nine cells."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.table.players import move_mouse
from tests.table.toy import GAME, ToyRules
from tests.table.toy.scene import StoneFace, ToyScene
from verne_tabletop.engine.model import HIDDEN, Event, Move
from verne_tabletop.table.figures import Figure
from verne_tabletop.table.items import Note, Token
from verne_tabletop.table.tackle import DieFace
from verne_tabletop.table.view import TableView

NONE = Qt.KeyboardModifier.NoModifier


def wheel(view: TableView, at: QPoint, delta: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


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


def test_a_piece_is_dragged_to_its_place(table: Table) -> None:
    port = table.view.viewport()
    start, end = table.at("stone 3"), table.at("cell 4")
    QTest.mousePress(port, Qt.MouseButton.LeftButton, NONE, start)
    move_mouse(port, start + QPoint(20, 20), Qt.MouseButton.LeftButton)
    assert table.scene.hand.held == 3
    move_mouse(port, end, Qt.MouseButton.LeftButton)
    token = next(token for token in table.scene.tokens.lying.values() if token.figure.piece == 3)
    assert (token.pos() - table.view.mapToScene(end)).manhattanLength() < 4
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, NONE, end)
    assert table.scene.hand.armed is not None and table.chosen == []
    table.click("cell 4")
    assert table.chosen == [Move("lay", 3, 3, (0,))]


def test_what_is_dropped_beside_glides_home(table: Table) -> None:
    port, start = table.view.viewport(), table.at("stone 3")
    token = next(token for token in table.scene.tokens.lying.values() if token.figure.piece == 3)
    home = token.pos()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, NONE, start)
    move_mouse(port, start + QPoint(90, 120), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, NONE, start + QPoint(90, 120))
    assert table.scene.glide.running and table.scene.hand.held == HIDDEN
    table.scene.glide.skip()
    assert token.pos() == home and table.chosen == []


def test_escape_puts_back_and_then_leaves_the_key_to_the_window(table: Table) -> None:
    table.click("stone 3")
    table.key(Qt.Key.Key_Escape)
    assert table.scene.hand.held == HIDDEN
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, NONE)
    table.scene.keyPressEvent(event)
    assert not event.isAccepted()


def test_a_click_where_nothing_legal_is_asks_the_rules(table: Table) -> None:
    table.state.cells[0] = 5
    table.scene.show_view(table.rules.view(table.state, 0))
    table.scene.offer(table.rules.prompt(table.state, 0), table.rules.moves(table.state, 0))
    table.click("stone 3")
    table.click("cell 1")
    assert table.chosen == [Move("lay", 3, 0, (0,))]
    assert table.rules.refuse(table.state, 0, table.chosen[0]) is not None


def test_a_refusal_is_shown_spoken_and_leads_to_its_rule(table: Table) -> None:
    cited: list[str] = []
    table.scene.cited.connect(cited.append)
    table.click("stone 3")
    table.scene.say_refusal("Cell 5 already holds a stone.", "filled")
    assert table.spoken[-1] == "Cell 5 already holds a stone."
    table.click("Cell 5 already holds a stone.")
    assert cited == ["filled"]
    assert all(mark.spot.kind != "note" for mark in table.scene.marks.values())


def test_a_refusal_goes_with_the_next_act(table: Table) -> None:
    table.scene.say_refusal("No.", "filled")
    table.click("stone 9")
    assert table.scene.hand.held == 9
    assert all(mark.spot.kind != "note" for mark in table.scene.marks.values())


def test_the_preview_is_a_ghost_that_goes(table: Table) -> None:
    before = len(table.scene.items())
    after, _ = table.rules.after(table.state, 0, Move("lay", 3, 4, (2,)))
    table.scene.show_preview(table.rules.view(after, 0), "+3")
    ghosts = [item for item in table.scene.items() if isinstance(item, Token) and item.ghost]
    assert {ghost.figure.key for ghost in ghosts} >= {3, ("ink", 4)}
    assert all(ghost.opacity() < 0.7 for ghost in ghosts)
    assert [item.text for item in table.scene.items() if isinstance(item, Note)] == ["+3"]
    table.scene.show_preview(None, "")
    assert len(table.scene.items()) == before


def test_events_glide_one_after_another_and_a_click_skips_them(table: Table) -> None:
    events: list[Event] = []
    for chosen in (Move("lay", 3, 4, (2,)), Move("pass")):
        table.rules.play(table.state, table.state.turn, chosen, events)
    table.scene.show_view(table.rules.view(table.state, 0), events)
    token = table.scene.tokens.lying[3]
    assert (table.scene.glide.running, token.face) == (True, StoneFace(3, 0))
    table.click("deck")
    assert (table.scene.glide.running, token.face) == (False, StoneFace(3, 2))
    assert table.scene.marks[("cell", 4, HIDDEN, None, "")].last


def test_without_motion_nothing_glides(table: Table) -> None:
    table.scene.set_motion(0)
    events: list[Event] = []
    table.rules.play(table.state, 0, Move("lay", 3, 4, (2,)), events)
    table.scene.show_view(table.rules.view(table.state, 0), events)
    assert not table.scene.glide.running and table.scene.tokens.lying[3].figure.place == 4


def test_ink_runs_while_it_glides(table: Table, qtbot: QtBot) -> None:
    events: list[Event] = []
    table.rules.play(table.state, 0, Move("lay", 3, 4, (2,)), events)
    table.scene.show_view(table.rules.view(table.state, 0), events, msec=120)
    seen: set[float] = set()

    def watch() -> bool:
        seen.add(table.scene.tokens.lying["ink", 4].progress)
        return not table.scene.glide.running

    qtbot.waitUntil(watch, timeout=5000)
    assert max(seen) == 1.0 and len(seen) > 2


def test_tab_goes_through_what_is_lit_and_then_leaves(table: Table) -> None:
    table.view.setFocus()
    names = []
    assert table.scene.hand.tab(True)
    while True:
        names.append(table.scene.marks[table.scene.hand.cursor].spot.name)
        if not table.scene.hand.tab(True):
            break
    assert names == ["stone 3", "stone 9", "deck", "Pass"]
    assert table.scene.hand.tab(False)


def test_the_ring_shows_where_the_keyboard_is_and_only_then(table: Table) -> None:
    table.view.setFocus()
    table.key(Qt.Key.Key_Home)
    assert [mark.spot.name for mark in table.scene.marks.values() if mark.ring] == ["cell 1"]
    table.key(Qt.Key.Key_Right)
    assert [mark.spot.name for mark in table.scene.marks.values() if mark.ring] == ["cell 2"]
    table.key(Qt.Key.Key_End)
    assert [mark.spot.name for mark in table.scene.marks.values() if mark.ring] == ["Pass"]
    move_mouse(table.view.viewport(), table.at("deck"))
    assert not any(mark.ring for mark in table.scene.marks.values())


def test_other_eyes_see_an_empty_table_until_they_are_given_a_view(table: Table) -> None:
    table.scene.set_seat(1, ["Ann", "Bo"])
    assert not table.scene.marks and not table.scene.tokens.lying and table.scene.legal == []


def test_the_wheel_turns_what_can_be_turned_and_else_draws_nearer(table: Table) -> None:
    table.click("stone 3")
    move_mouse(table.view.viewport(), table.at("cell 1"))
    wheel(table.view, table.at("cell 1"), -120)
    assert table.pondered[-1] == Move("lay", 3, 0, (1,)) and table.view.zoom == 1.0
    table.click("cell 1")
    assert table.chosen == [Move("lay", 3, 0, (1,))]
    move_mouse(table.view.viewport(), table.at("deck"))
    wheel(table.view, table.at("deck"), 240)
    assert table.view.zoom > 1.2


def test_drawing_nearer_keeps_the_point_and_dragging_the_board_moves_it(table: Table) -> None:
    at = QPointF(300, 300)
    before = table.view.mapToScene(at.toPoint())
    table.view.zoom_by(2.0, at)
    assert (table.view.mapToScene(at.toPoint()) - before).manhattanLength() < 3
    free = table.view.mapFromScene(QPointF(520, 180))
    corner = table.view.mapToScene(QPoint(0, 0))
    port = table.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, NONE, free)
    move_mouse(port, free - QPoint(40, 10), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, NONE, free - QPoint(40, 10))
    assert table.view.mapToScene(QPoint(0, 0)).x() > corner.x() + 10
    table.key(Qt.Key.Key_0)
    assert table.view.zoom == 1.0


@pytest.mark.parametrize("size", [(420, 320), (900, 700), (1366, 600), (500, 900)])
@pytest.mark.parametrize("percent", [80, 100, 150, 250])
def test_the_whole_table_is_in_the_window_at_every_size(table: Table, size: tuple[int, int], percent: int) -> None:
    table.view.resize(*size)
    table.view.set_interface(percent)
    seen = table.view.mapToScene(table.view.viewport().rect()).boundingRect().adjusted(-2, -2, 2, 2)
    for mark in table.scene.marks.values():
        assert seen.contains(mark.spot.shape.boundingRect()), mark.spot.name


def test_words_stay_as_large_as_asked_on_a_small_board(table: Table) -> None:
    table.view.resize(480, 380)
    shown = table.view.transform().m11() * table.scene.look.title(16).pixelSize()
    assert shown == pytest.approx(16, rel=0.12)
    table.view.set_interface(150)
    assert table.view.transform().m11() * table.scene.look.title(16).pixelSize() == pytest.approx(24, rel=0.2)


def test_two_fingers_draw_the_board_nearer(table: Table) -> None:
    at = QPointF(200, 200)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2, at, at, at, 0.5, QPointF()
    )
    QApplication.sendEvent(table.view.viewport(), event)
    assert table.view.zoom == pytest.approx(1.5)


def test_a_slip_never_lies_on_the_spot_it_speaks_of(table: Table) -> None:
    for name in ("cell 1", "cell 9", "Pass", "deck"):
        spot = next(mark.spot for mark in table.scene.marks.values() if mark.spot.name == name)
        table.scene.touched = spot
        table.scene.say_refusal("A stone goes on an empty cell, and on no other.", "filled")
        note = next(item for item in table.scene.items() if isinstance(item, Note))
        area = note.sceneBoundingRect()
        assert not area.intersects(spot.shape.boundingRect())
        assert table.scene.sceneRect().contains(area)


def test_what_is_asked_is_spoken(table: Table) -> None:
    assert table.spoken == ["Lay a stone, draw one, or pass"]


def test_a_ghost_stands_in_for_what_would_change_where_it_lies(table: Table) -> None:
    table.state.cells[0], table.state.ways[0] = 5, 0
    table.scene.show_view(table.rules.view(table.state, 0))
    turned = table.state.copy()
    turned.ways[0] = 2
    table.scene.show_preview(table.rules.view(turned, 0))
    stone = table.scene.tokens.lying[5]
    assert stone.opacity() == 0.0
    table.scene.look_at(0)
    assert stone.opacity() == 1.0


def test_dice_tumble_and_come_to_lie_as_thrown(table: Table) -> None:
    figures = [Figure("die", DieFace(4), 100, 100)]
    token = Token(figures[0], table.scene.look, table.scene.tokens.plates)
    for tween in (token.arrive(), token.travel(replace(figures[0], face=DieFace(4, struck=True, roll=1)))):
        seen = set()
        for moment in range(9):
            tween(moment / 10)
            assert isinstance(token.face, DieFace) and not token.face.struck
            seen.add(token.face.number)
        assert len(seen) > 2
        tween(1.0)
        assert token.face == token.figure.face and token.rotation() == 0.0
