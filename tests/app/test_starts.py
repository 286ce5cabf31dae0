"""How the program starts: one window a person, safe after failed starts, honest about the last time."""

import faulthandler
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from verne_tabletop.app.folders import Folders, find_folders
from verne_tabletop.app.instance import Instance
from verne_tabletop.app.main import what_happened
from verne_tabletop.app.starts import FAILED_STARTS, LastStart, Starts


@pytest.fixture(autouse=True)
def pytest_s_own_watch_again() -> Iterator[None]:
    yield
    faulthandler.enable(sys.__stderr__ or 2)


def die(starts: Starts) -> None:
    """End as a killed program does: nothing is put in order."""
    faulthandler.disable()
    assert starts._out is not None
    starts._out.close()


def begin(folders: Folders) -> LastStart:
    """A start that dies at once; what it found."""
    starts = Starts(folders)
    last = starts.begin()
    die(starts)
    return last


def test_a_second_start_raises_the_first_and_hands_its_file_over(qtbot: QtBot, data_folder: Path) -> None:
    folders = find_folders()
    first = Instance(folders.lock)
    assert first.first()
    first.listen()
    second = subprocess.Popen([sys.executable, "-m", "verne_tabletop", str(Path(__file__))])
    with qtbot.waitSignal(first.called, timeout=20_000) as heard:
        pass
    assert heard.args == [str(Path(__file__).resolve())]
    assert second.wait(20) == 0
    first.release()
    assert Instance(folders.lock).first()


def test_a_lock_left_by_a_dead_program_is_no_hindrance(data_folder: Path) -> None:
    folders = find_folders()
    code = "import sys, os; from verne_tabletop.app.instance import Instance; from pathlib import Path; "
    code += f"i = Instance(Path({str(folders.lock)!r})); assert i.first(); os.kill(os.getpid(), 9)"
    subprocess.run([sys.executable, "-c", code], check=False)
    assert folders.lock.exists()
    assert Instance(folders.lock).first()


def test_a_start_closed_in_order_leaves_nothing_behind(data_folder: Path) -> None:
    folders = find_folders()
    starts = Starts(folders)
    assert starts.begin() == LastStart()
    starts.came_up()
    starts.end()
    assert begin(folders) == LastStart()


def test_a_start_that_never_came_up_is_counted_and_the_next_is_safe(data_folder: Path) -> None:
    folders = find_folders()
    for failed in range(FAILED_STARTS):
        last = begin(folders)
        assert (last.failed, last.unsafe) == (failed, False)
    assert begin(folders).unsafe
    starts = Starts(folders)
    starts.begin()
    starts.came_up()
    starts.end()
    assert not begin(folders).unsafe


def test_a_fall_is_told_with_what_was_written(data_folder: Path) -> None:
    folders = find_folders()
    starts = Starts(folders)
    starts.begin()
    starts.came_up()
    try:
        raise RuntimeError("a rope tore")
    except RuntimeError as error:
        starts.write_error(type(error), error, error.__traceback__)
    die(starts)
    last = begin(folders)
    assert last.fell and "a rope tore" in last.log
    assert any("Every choice is on disk" in text for text in what_happened(folders, last, False, None))


def test_what_must_be_told_is_told(tmp_path: Path) -> None:
    folders = Folders(tmp_path, lent=True)
    assert what_happened(Folders(tmp_path), LastStart(), False, None) == []
    told = what_happened(folders, LastStart(0, True, "x"), True, tmp_path / "settings.json.broken-1")
    assert len(told) == 5 and any("settings.json.broken-1" in text for text in told)


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_the_real_program_comes_up_is_killed_and_says_so(data_folder: Path) -> None:
    folders = find_folders()
    program = subprocess.Popen([sys.executable, "-m", "verne_tabletop"], stderr=subprocess.DEVNULL)
    end = time.monotonic() + 20
    while time.monotonic() < end:
        if folders.start_mark.exists() and '"up": true' in folders.start_mark.read_text():
            break
        time.sleep(0.05)
    os.kill(program.pid, signal.SIGKILL)
    program.wait()
    assert begin(folders).fell
