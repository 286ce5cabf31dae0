"""Things keep their number as long as their order allows it, so that only what changed is painted anew."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table.test_toy import Table
from tests.table.toy.scene import StoneFace
from verne_tabletop.engine.model import HIDDEN, Move
from verne_tabletop.table.figures import Face
from verne_tabletop.table.order import in_order


def kept(before: list[float], after: list[float]) -> int:
    return sum(one == other for one, other in zip(before, after, strict=True) if one)


def test_what_lies_in_order_keeps_its_number_whoever_comes_or_goes() -> None:
    assert in_order([0, 0, 0]) == [1, 2, 3]
    assert in_order([1, 3]) == [1, 3]
    assert in_order([1, 0, 2, 3]) == [1, 1.5, 2, 3]
    assert in_order([0, 1, 2, 0]) == [0.5, 1, 2, 3]
    assert in_order([]) == []


def test_only_what_was_moved_gets_another_number() -> None:
    assert in_order([2, 3, 4, 1]) == [2, 3, 4, 5]
    assert in_order([4, 1, 2, 3]) == [0.5, 1, 2, 3]
    assert in_order([1, 4, 2, 3, 5]) == [1, 1.5, 2, 3, 5]


def test_all_are_counted_anew_when_there_is_no_more_room() -> None:
    assert in_order([1, 0, 1 + 1e-7]) == [1, 2, 3]
    assert in_order([500, 501]) == [1, 2]


@given(st.lists(st.sampled_from([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]), max_size=9))
def test_numbers_rise_and_as_many_as_can_be_are_kept(before: list[float]) -> None:
    after = in_order(before)
    assert all(one < other for one, other in zip([0.0, *after], after, strict=False))
    best = [1 if number else 0 for number in before]
    for at, number in enumerate(before):
        longer = [best[earlier] + 1 for earlier in range(at) if 0 < before[earlier] < number]
        best[at] = max([best[at], *longer]) if number else 0
    assert kept(before, after) >= max(best, default=0)


def test_only_what_changed_is_painted_anew(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(qtbot)
    scene, drawn = table.scene, list[Face]()
    draw = scene.tokens.plates.draw

    def draw_one(painter: QPainter, face: Face, *told: Any) -> None:
        drawn.append(face)
        draw(painter, face, *told)

    monkeypatch.setattr(scene.tokens.plates, "draw", draw_one)
    scene.set_motion(0)
    table.view.viewport().repaint()
    QTest.qWait(20)
    before = {token.figure.key: token.figure for token in scene.tokens.lying.values()}
    piece = table.state.hands[0][0]
    drawn.clear()
    table.rules.play(table.state, 0, Move("lay", piece, 8, (0,)))
    scene.show_view(table.rules.view(table.state, 0))
    QTest.qWait(20)
    after = {token.figure.key: token.figure for token in scene.tokens.lying.values()}
    changed = {figure.face for key, figure in after.items() if before.get(key) != figure}
    still = {figure.face for key, figure in after.items() if key in before} - changed
    assert changed <= set(drawn) and StoneFace(HIDDEN, 0) in still - set(drawn)
    order = {figure.key: at for at, figure in enumerate(scene.figures(scene.view))}
    stacked = sorted(scene.tokens.lying.values(), key=lambda token: token.zValue())
    levels = [(token.figure.layer, order[token.figure.key]) for token in stacked]
    assert levels == sorted(levels)


class Brush(QObject):
    """Keeps in mind what has been painted of a viewport."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.painted += event.region()
        return False


@pytest.mark.parametrize("state", ["hover", "last", "held", "legal"])
def test_where_a_light_went_out_is_painted_anew(qtbot: QtBot, state: str) -> None:
    table, brush = Table(qtbot), Brush()
    table.scene.set_motion(0)
    table.scene.offer(None, [])
    mark = next(mark for mark in table.scene.marks.values() if mark.spot.name == "cell 1")
    mark.show_as(**{state: True})
    QTest.qWait(20)
    table.view.viewport().installEventFilter(brush)
    mark.show_as(**{state: False})
    QTest.qWait(20)
    edge = table.view.mapFromScene(mark.spot.shape.boundingRect()).boundingRect()
    assert not mark.seen
    assert all(brush.painted.contains(corner) for corner in (edge.topLeft(), edge.center(), edge.bottomRight()))
    assert not brush.painted.contains(QPoint(1, 1)), "no more than that"
