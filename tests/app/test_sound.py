"""Sounds: small files made once, played by whatever is there, and never an error."""

import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.sound import SOUNDS, Sounds


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_a_short_file_that_is_not_silent(tmp_path: Path, name: str) -> None:
    file = Sounds(tmp_path).file(name)
    with wave.open(str(file)) as sound:
        frames = sound.readframes(sound.getnframes())
        assert 0.05 < sound.getnframes() / sound.getframerate() < 2
    assert max(frames) > 0
    made = file.stat().st_mtime_ns
    assert Sounds(tmp_path).file(name).stat().st_mtime_ns == made


def test_no_player_and_no_disk_mean_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert not Sounds(tmp_path).play("choice")
    (tmp_path / "taken").write_text("a file")
    assert not Sounds(tmp_path / "taken" / "sounds").play("over")


def test_a_sound_comes_after_the_picture_and_only_where_it_is_wanted(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda sounds, name: played.append(name))
    desk.sound("choice")
    QCoreApplication.processEvents()
    assert played == []
    desk.change(sound=True)
    desk.sound("choice")
    assert played == []
    QCoreApplication.processEvents()
    assert played == ["choice"]
