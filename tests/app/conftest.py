"""The windows tried on a toy game: nine cells, secret hands, a pass without a place."""

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.table.toy import GAME
from tests.table.toy.scene import ToyScene
from verne_tabletop.app import names, opponent
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.folders import find_folders
from verne_tabletop.app.main import make_application
from verne_tabletop.app.settings import Settings
from verne_tabletop.app.window import Window
from verne_tabletop.games import SHELF
from verne_tabletop.table.shelf import SCENES

OPPONENT = """
import sys
from types import ModuleType
from tests.table.toy import GAME
from verne_tabletop.games import SHELF
room = ModuleType("verne_tabletop.games.toy"); room.GAME = GAME
sys.modules["verne_tabletop.games.toy"] = room
SHELF._keys = ("toy",)
from verne_tabletop.__main__ import main
sys.exit(main(["opponent"]))
"""


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game on the shelf, with a scene, alone."""
    room: Any = ModuleType("verne_tabletop.games.toy")
    room.GAME = GAME
    table: Any = ModuleType("verne_tabletop.table.toy")
    table.ToyScene = ToyScene
    monkeypatch.setitem(sys.modules, "verne_tabletop.games.toy", room)
    monkeypatch.setitem(sys.modules, "verne_tabletop.table.toy", table)
    monkeypatch.setattr(SHELF, "_keys", ("toy",))
    monkeypatch.setitem(SCENES, "toy", "toy:ToyScene")
    monkeypatch.setitem(names.TITLES, "toy", lambda: "Nine cells")
    monkeypatch.setitem(names.ABOUT, "toy", lambda: "Lay stones on nine cells.")
    monkeypatch.setitem(names.SEATS, "toy", GAME.seats)
    monkeypatch.setattr("verne_tabletop.app.home.ORDER", ("toy",))
    monkeypatch.setattr(opponent, "opponent_command", lambda: (sys.executable, ["-c", OPPONENT]))


@pytest.fixture
def desk(qapp: Any) -> Iterator[Desk]:
    """A desk in a fresh folder, things at rest."""
    make_application()
    made = Desk(find_folders(), Settings(language="en", theme="daylight", motion="off", advance=False))
    yield made
    made.tongue.speak("en")


@pytest.fixture
def window(toy: None, desk: Desk, qtbot: QtBot) -> Iterator[Window]:
    """The real window, at home."""
    made = Window(desk)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.home.settled)
    yield made
    made.close()
