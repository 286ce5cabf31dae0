"""The table as a screen reader meets it, read in process; and once over a real bus where its tools are installed."""

import gc
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.table.test_toy import Table
from verne_tabletop.engine.model import Move
from verne_tabletop.table import access

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def table(qtbot: QtBot) -> Any:
    return Table(qtbot)


def board(table: Table) -> Any:
    return QAccessible.queryAccessibleInterface(table.view)


def child(table: Table, name: str) -> Any:
    found = board(table)
    return next(found.child(at) for at in range(found.childCount()) if found.child(at).text(NAME).split(",")[0] == name)


def test_the_board_is_a_canvas_of_spots_in_reading_order(table: Table) -> None:
    found = board(table)
    assert found.role() == QAccessible.Role.Canvas
    assert found.text(NAME) == "Nine Cells"
    names = [found.child(at).text(NAME) for at in range(found.childCount())]
    assert names[:3] == ["cell 1", "cell 2", "cell 3"] and names[-1] == "Pass"
    assert [found.indexOfChild(found.child(at)) for at in range(len(names))] == list(range(len(names)))
    assert found.child(len(names)) is None and found.child(-1) is None


def test_a_spot_tells_state_role_place_and_parent(table: Table) -> None:
    stone, cell, button = child(table, "stone 3"), child(table, "cell 1"), child(table, "Pass")
    assert button.role() == QAccessible.Role.PushButton and cell.role() == QAccessible.Role.Cell
    assert not stone.state().disabled and cell.state().disabled
    assert child(table, "deck").text(DESCRIPTION) == "Draw a stone"
    assert stone.text(DESCRIPTION) == "Can be taken up" and cell.text(DESCRIPTION) == ""
    table.click("stone 3")
    assert stone.state().selected and not cell.state().disabled
    assert cell.text(DESCRIPTION) == "Can be chosen in several ways"
    middle = table.view.viewport().mapToGlobal(table.at("cell 1"))
    assert cell.rect().contains(middle)
    assert board(table).childAt(middle.x(), middle.y()).text(NAME) == "cell 1"
    assert cell.parent().text(NAME) == "Nine Cells"
    outside = table.view.viewport().mapToGlobal(QPoint(table.view.width() - 2, 2))
    assert board(table).childAt(outside.x(), outside.y()) is None


def test_pressing_spots_plays_a_move(table: Table) -> None:
    press = QAccessibleActionInterface.pressAction()
    for name in ("stone 3", "cell 5", "cell 5"):
        action = child(table, name).actionInterface()
        assert press in action.actionNames()
        action.doAction(press)
    assert table.chosen == [Move("lay", 3, 4, (0,))]


def test_the_focus_can_be_set_from_outside(table: Table) -> None:
    table.view.setFocus()
    child(table, "deck").actionInterface().doAction(QAccessibleActionInterface.setFocusAction())
    assert board(table).focusChild().text(NAME) == "deck"
    assert table.chosen == []


def test_what_happens_is_spoken(table: Table) -> None:
    QAccessible.setActive(True)
    try:
        table.click("stone 3")
        table.key(Qt.Key.Key_Right)
        table.scene.say_refusal("Cell 5 already holds a stone.", "filled")
        assert any("stone 3" in sentence for sentence in table.spoken)
        assert table.spoken[-1] == "Cell 5 already holds a stone."
    finally:
        QAccessible.setActive(False)


def test_hidden_stones_are_nowhere_in_the_tree(table: Table) -> None:
    other = table.state.hands[1]
    found = board(table)
    words = " ".join(found.child(at).text(kind) for at in range(found.childCount()) for kind in (NAME, DESCRIPTION))
    assert all(f"stone {piece}" not in words for piece in other)


def test_interfaces_go_with_their_spots(table: Table) -> None:
    factory = access.install()
    button = child(table, "Pass")
    table.scene.offer(None, [])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert not Shiboken.isValid(button)
    child(table, "cell 1")
    assert button not in [kept for kept in factory.kept if Shiboken.isValid(kept)]


READER = """
import sys, time, pyatspi

def find():
    for application in pyatspi.Registry.getDesktop(0):
        if application and application.name == "verne-table-test":
            for found in pyatspi.findAllDescendants(application, lambda node: node.name == "Nine Cells"):
                return found

for _ in range(100):
    board = find()
    if board and board.childCount == 13:
        break
    time.sleep(0.1)
print(board.getRoleName(), board.childCount)
names = [child.name for child in board]
print(names)
stone = board[names.index("stone 3")]
action = stone.queryAction()
print([action.getName(at) for at in range(action.nActions)])
action.doAction(0)
for _ in range(50):
    if stone.getState().contains(pyatspi.STATE_SELECTED):
        print("taken up")
        break
    time.sleep(0.1)
area = stone.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
print(area.width > 20 and area.height > 20)
"""

PLAYER = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication(["verne-table-test"])
application.setApplicationName("verne-table-test")
from tests.table.toy import GAME, ToyRules
from tests.table.toy.scene import ToyScene
from verne_tabletop.table.view import TableView
rules = ToyRules(); state = rules.deal(2, 3, {})
scene = ToyScene(GAME, rules); window = QMainWindow(); view = TableView(scene)
window.setCentralWidget(view); window.resize(900, 700); window.show()
scene.show_view(rules.view(state, 0)); scene.offer(rules.prompt(state, 0), rules.moves(state, 0))
QTimer.singleShot(60000, application.quit)
application.exec()
"""

SYSTEM_PYTHON = "/usr/bin/python3"


def bus_tools() -> bool:
    there = all(shutil.which(name) for name in ("dbus-run-session", "Xvfb")) and Path(SYSTEM_PYTHON).exists()
    if not there or not Path("/usr/libexec/at-spi-bus-launcher").exists():
        return False
    return subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not bus_tools(), reason="needs dbus, at-spi2-core, Xvfb and the system's pyatspi")
def test_a_screen_reader_finds_and_presses_a_spot_over_the_bus(tmp_path: Path) -> None:
    (tmp_path / "reader.py").write_text(READER, encoding="utf-8")
    (tmp_path / "player.py").write_text(PLAYER, encoding="utf-8")
    script = f"""
    Xvfb -displayfd 3 -screen 0 1280x800x24 3>{tmp_path}/display 2>/dev/null & screen=$!
    for i in $(seq 50); do [ -s {tmp_path}/display ] && break; sleep 0.1; done
    export DISPLAY=:$(cat {tmp_path}/display)
    /usr/libexec/at-spi-bus-launcher --launch-immediately & bus=$!
    sleep 0.5
    "{sys.executable}" {tmp_path}/player.py & player=$!
    timeout 40 {SYSTEM_PYTHON} {tmp_path}/reader.py
    kill $player $bus $screen
    """
    surroundings = {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(Path(__file__).resolve().parents[2]),
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path),
    }
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", script],
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )
    lines = [line for line in done.stdout.splitlines() if not line.startswith("SpiRegistry")]
    assert lines[:1] == ["canvas 13"], done.stdout + done.stderr
    assert "'stone 3'" in lines[1] and "'Pass'" in lines[1]
    assert "Press" in lines[2]
    assert lines[3:] == ["taken up", "True"]
