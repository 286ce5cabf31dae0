"""The picture command: the real window, painted without a screen."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from verne_tabletop.table.shelf import SCENES


def shot(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "verne_tabletop", "shot", *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("game", [*list(SCENES)[:1], "home"])
def test_a_picture_of_the_window(game: str, tmp_path: Path) -> None:
    out = tmp_path / "seen.png"
    done = shot(game, "--seed", "2", "--size", "900x600", "--theme", "lamplight", "--lang", "ru", "--out", str(out))
    assert done.returncode == 0, done.stderr
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (900, 600)
    colours = {picture.pixel(x, y) for x in range(0, 900, 9) for y in range(0, 600, 9)}
    assert len(colours) > 20


def test_what_is_no_game_is_said_in_a_sentence(tmp_path: Path) -> None:
    done = shot("croquet", "--out", str(tmp_path / "x.png"))
    assert done.returncode == 2 and "croquet" in done.stderr and done.stderr.count("\n") == 1


def test_a_size_that_is_none_is_said_in_a_sentence(tmp_path: Path) -> None:
    done = shot("home", "--size", "wide", "--out", str(tmp_path / "x.png"))
    assert done.returncode == 2 and "1366x768" in done.stderr and done.stderr.count("\n") == 1


def test_a_damaged_record_and_a_seat_too_many_are_said_in_a_sentence(tmp_path: Path) -> None:
    record = tmp_path / "mine.verne"
    record.write_text("not a record\n", encoding="utf-8")
    done = shot(str(record), "--out", str(tmp_path / "x.png"))
    assert done.returncode == 2 and "mine.verne, line 1" in done.stderr and done.stderr.count("\n") == 1
    done = shot("leagues", "--seats", "9", "--out", str(tmp_path / "x.png"))
    assert done.returncode == 2 and "leagues is for 1 to 5 seats, not 9" in done.stderr
    assert not (tmp_path / "x.png").exists()
