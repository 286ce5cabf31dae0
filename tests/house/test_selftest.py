"""The selftest: it finds a sound installation sound, and says what is wanting in one that is not."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from verne_tabletop.__main__ import main
from verne_tabletop.app import selftest
from verne_tabletop.app.folders import Folders
from verne_tabletop.games import SHELF


def test_this_installation_is_whole(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--selftest", str(tmp_path / "out")])
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("FAIL")] == []
    assert (status, lines[-1]) == (0, "selftest ok")
    for key in SHELF:
        assert any(f"edition of {key}:" in line for line in lines)
    assert not QImage(str(tmp_path / "out" / "window.png")).isNull()
    assert (tmp_path / "out" / "export.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("load_fonts", "cannot be loaded"),
        ("resources", "no drawings"),
        ("find_folders", "cannot be written"),
    ],
)
def test_what_is_wanting_is_said(
    qtbot: QtBot, name: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = {
        "load_fonts": lambda: ["Some.ttf"],
        "resources": lambda *_: [],
        "find_folders": lambda: Folders(Path("elsewhere"), lent=True),
    }
    monkeypatch.setattr(selftest, name, broken[name])
    assert main(["selftest"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "selftest failed"
    assert any(line.startswith("FAIL") and words in line for line in lines)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["selftest", "--out", str(tmp_path / "file" / "below")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
