"""The engraver paints what Qt paints, and prints each face once."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

from tests.table.test_toy import Table
from tests.table.toy.scene import StoneFace
from verne_tabletop.table import engraver, pen
from verne_tabletop.table.engraver import Engraver, Plate, Plates
from verne_tabletop.table.figures import Face, Look
from verne_tabletop.table.tokens import DAYLIGHT, LAMPLIGHT


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def filled(kind: type[QPainter], path: QPainterPath) -> QImage:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = kind(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, QColor("#2A241D"))
    painter.end()
    return image


def far_pixels(one: QImage, other: QImage) -> int:
    return sum(
        abs(one.pixelColor(x, y).red() - other.pixelColor(x, y).red()) > 40
        for x in range(one.width())
        for y in range(one.height())
    )


def test_strokes_filled_apart_look_as_filled_together(qtbot: QtBot) -> None:
    shape = QPainterPath()
    shape.addEllipse(QRectF(10, 10, 180, 180))
    path = pen.hatch(shape, 30.0, 6.0, 2.0, 4)
    assert path.elementCount() > engraver.MANY
    assert far_pixels(filled(QPainter, path), filled(Engraver, path)) < 20


def test_a_path_with_holes_keeps_them(qtbot: QtBot) -> None:
    path = QPainterPath()
    for radius in range(90, 5, -3):
        path.addEllipse(QPointF(100, 100), radius, radius)
    assert path.elementCount() > engraver.MANY and path.fillRule() == Qt.FillRule.OddEvenFill
    assert filled(QPainter, path) == filled(Engraver, path)


def test_equal_faces_share_a_number_and_looks_do_not(qtbot: QtBot) -> None:
    plates = Plates()
    one, other = StoneFace(3, 1), StoneFace(3, 1)
    assert plates.number(one, Look(DAYLIGHT)) == plates.number(other, Look(DAYLIGHT))
    assert plates.number(one, Look(DAYLIGHT)) != plates.number(one, Look(LAMPLIGHT))
    assert plates.number(one, Look(DAYLIGHT)) != plates.number(StoneFace(3, 2), Look(DAYLIGHT))


def test_plates_are_given_up_when_they_take_too_much(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engraver, "BUDGET", 60_000)
    plates = table.scene.tokens.plates
    table.view.resize(500, 400)  # all are printed anew, smaller
    table.view.grab()
    assert 0 < plates._bytes <= 60_000
    assert sum(plate.size for plate in plates._kept.values()) == plates._bytes
    assert set(plates._latest.values()) <= set(plates._kept)


def test_a_face_is_printed_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.view.grab()
    printed: list[object] = []
    monkeypatch.setattr(StoneFace, "draw", lambda face, painter, look, progress: printed.append(face))
    table.view.grab()
    assert printed == []


def printed_while(plates: Plates, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The faces that are printed from here on."""
    printed: list[object] = []
    whole = Plates._print

    def print_one(face: Face, *told: Any) -> Plate:
        printed.append(face)
        return whole(face, *told)

    monkeypatch.setattr(plates, "_print", print_one)
    return printed


def ground_painted(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A mark for every time that the ground is painted from here on."""
    painted: list[object] = []
    paint = table.scene.paint_ground

    def paint_one(painter: QPainter) -> None:
        painted.append(painter)
        paint(painter)

    monkeypatch.setattr(table.scene, "paint_ground", paint_one)
    return painted


def test_a_smaller_table_is_stretched_first_and_printed_sharp_a_few_faces_at_a_time(
    table: Table, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    view, scene, plates = table.view, table.scene, table.scene.tokens.plates
    view.resize(1300, 1000)  # so large that words are of the same size on a smaller one
    view.viewport().repaint()
    faces = {token.face for token in scene.tokens.lying.values()}
    printed, ground = printed_while(plates, monkeypatch), ground_painted(table, monkeypatch)
    counts: list[int] = []
    sharpen = plates.sharpen

    def sharpen_some(count: int) -> bool:
        before = len(printed)
        more = sharpen(count)
        counts.append(len(printed) - before)
        return more

    monkeypatch.setattr(plates, "sharpen", sharpen_some)
    monkeypatch.setattr("verne_tabletop.table.scene.TOGETHER", 2)
    view.resize(1250, 960)
    view.viewport().repaint()
    assert scene.busy and printed == [] and ground == []
    qtbot.waitUntil(lambda: not scene.busy, timeout=5000)
    view.viewport().repaint()
    assert len(ground) == 1
    assert faces <= set(printed) and len(printed) == len(set(printed))
    assert sum(counts) == len(printed) and max(counts) <= 2 < len(printed)


def test_a_row_of_choices_does_not_stir_the_table(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table.scene
    scene.offer(None, [])
    table.view.viewport().repaint()
    area, ground = scene.sceneRect(), ground_painted(table, monkeypatch)
    scene.offer(table.rules.prompt(table.state, 0), table.rules.moves(table.state, 0))
    assert [mark for mark in scene.marks.values() if mark.spot.kind == "choice"]
    table.view.viewport().repaint()
    assert scene.sceneRect() == area and ground == []
