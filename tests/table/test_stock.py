"""What is printed ahead is what is laid later, and once it is printed it is only copied."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from PySide6.QtGui import QTransform
from pytestqt.qtbot import QtBot

from tests.laws.walks import NAMES
from tests.table.test_engraver import printed_while
from tests.table.test_scenes import every_game, game_of, lay_out, show, walk_of
from verne_tabletop.table import engraver
from verne_tabletop.table.cities_cards import LandCard
from verne_tabletop.table.cities_plan import HAND_WIDE
from verne_tabletop.table.faces import CardFace
from verne_tabletop.table.figures import Face, Look
from verne_tabletop.table.humboldt_faces import TileFace
from verne_tabletop.table.leagues_cards import DangerCard, DiscoveryCard
from verne_tabletop.table.leagues_faces import Sketch
from verne_tabletop.table.leagues_pads import PadField, Portrait
from verne_tabletop.table.leagues_seats import SeatFace, SmallInk, SmallSea
from verne_tabletop.table.tackle import DieFace
from verne_tabletop.table.tokens import DAYLIGHT
from verne_tabletop.table.view import TableView

#: Faces of which every single one must have been printed ahead.
ALL: Final[dict[str, Callable[[Any], bool]]] = {
    "journey": lambda face: isinstance(face, CardFace),
    "leagues": lambda face: (
        isinstance(face, DiscoveryCard)
        or (isinstance(face, DangerCard) and face != DangerCard())
        or (isinstance(face, Sketch) and face.size == 20.0)
    ),
    "humboldt": lambda face: isinstance(face, TileFace) and face.size == 40.0,
    "lost_cities": lambda face: isinstance(face, LandCard) and face.width == HAND_WIDE,
    "underworld": lambda face: isinstance(face, DieFace),
}


@pytest.mark.parametrize("key", ALL)
def test_what_is_laid_was_in_stock(key: str, qtbot: QtBot) -> None:
    walk = walk_of(key, game_of(key).seats[0])
    scene = lay_out(key, walk.rules)
    show(scene, walk, walk.steps[0])
    stock = {face.printed() for face in scene.stock(scene.view)}
    laid: set[Face] = set()
    for step in walk.steps:
        if step.seat == 0:
            laid |= {figure.face.printed() for figure in scene.figures(walk.rules.view(step.after, 0))}
    wanted = {face for face in laid if ALL[key](face)}
    assert len(wanted) > 5 and wanted <= stock


@every_game
def test_stock_is_printed_once_and_then_only_copied(key: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    walk = walk_of(key, game_of(key).seats[0])
    scene = lay_out(key, walk.rules)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(900, 640)
    view.show()
    show(scene, walk, walk.moments(3)[1])
    view.viewport().repaint()
    printed = printed_while(scene.tokens.plates, monkeypatch)
    qtbot.waitUntil(lambda: not scene.printer.busy and not scene.busy, timeout=60000)
    stock = {face.printed() for face in (*scene.stock(scene.view), *scene.soon(scene.view))}
    assert len(printed) == len(set(printed)) and set(printed) <= stock
    printed.clear()
    view.viewport().repaint()
    assert printed == [] and not scene.printer.busy


def test_a_die_of_any_roll_is_the_same_picture() -> None:
    assert DieFace(3, roll=5).printed() == DieFace(3, roll=9).printed() == DieFace(3)
    assert DieFace(3, roll=5) != DieFace(3, roll=9)


def test_the_sheets_of_the_person_who_comes_next_are_ready(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    walk = walk_of("leagues", 2)
    scene = lay_out("leagues", walk.rules)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(900, 640)
    view.show()
    for step in walk.moments(6)[1:-1]:
        state = step.before
        show(scene, walk, step)
        view.viewport().repaint()
        qtbot.waitUntil(lambda: not scene.printer.busy and not scene.busy, timeout=60000)
        printed = printed_while(scene.tokens.plates, monkeypatch)
        scene.set_seat(1 - step.seat, NAMES)
        scene.show_view(walk.rules.view(state, 1 - step.seat))
        view.viewport().repaint()
        laid = [face for face in printed if isinstance(face, SeatFace | SmallInk | SmallSea | PadField | Portrait)]
        assert laid == []
        monkeypatch.undo()


def test_what_is_in_stock_outlives_what_is_shown_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engraver, "BUDGET", 200_000)
    plates, look, plain = engraver.Plates(), Look(DAYLIGHT), QTransform()
    ahead = [DieFace(pips) for pips in range(1, 7)]
    assert all(plates.stock(face, look, plain, 1.0) for face in ahead)
    for points in range(300):
        plates.stock(PadField("ship", "Ships", points, 90.0, 60.0), look, plain, 1.0, lasting=False)
    assert not any(plates.stock(face, look, plain, 1.0) for face in ahead), "they are still there"
    assert plates._bytes <= 200_000
    plates.clear_stock()
    for points in range(300, 600):
        plates.stock(PadField("ship", "Ships", points, 90.0, 60.0), look, plain, 1.0, lasting=False)
    assert all(plates.stock(face, look, plain, 1.0) for face in ahead), "nothing is kept for ever"
