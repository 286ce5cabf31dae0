"""Settings survive what happens to files."""

import json
from pathlib import Path

import pytest

from verne_tabletop.app.folders import find_folders
from verne_tabletop.app.settings import Settings, read_settings, settings_of, write_settings


def test_what_was_written_is_read(tmp_path: Path) -> None:
    chosen = Settings(theme="contrast", language="ru", size=150, names=("Nemo", "Нед"), window=(1, 2, 800, 600))
    assert write_settings(tmp_path / "deep" / "settings.json", chosen)
    assert read_settings(tmp_path / "deep" / "settings.json") == (chosen, None)
    assert [file.name for file in (tmp_path / "deep").iterdir()] == ["settings.json"]


def test_no_file_means_defaults(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.json") == (Settings(), None)


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe\x00",
        b'{"theme": "plaid"}',
        b'{"size": "large"}',
        b'{"size": true}',
        b'{"window": [1, "2"]}',
        b'{"last": {"leagues": 3}}',
        b'{"lessons": {"leagues": "x"}}',
        b"[" * 100_000,
    ],
)
def test_a_broken_file_is_moved_aside_and_defaults_are_used(tmp_path: Path, broken: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(broken)
    settings, aside = read_settings(file)
    assert settings == Settings()
    assert aside is not None and aside.read_bytes() == broken and aside.name == "settings.json.broken-1"
    assert not file.exists()
    file.write_bytes(broken)
    assert read_settings(file)[1] == tmp_path / "settings.json.broken-2"


def test_a_newer_program_s_keys_do_no_harm(tmp_path: Path) -> None:
    assert settings_of({"size": 120, "holograms": True}) == Settings(size=120)


def test_size_is_held_between_its_bounds() -> None:
    assert settings_of({"size": 5}).size == 80
    assert settings_of({"size": 5000}).size == 250


def test_every_setting_is_json(tmp_path: Path) -> None:
    assert settings_of(json.loads(json.dumps(Settings()._asdict()))) == Settings()


def test_a_folder_that_cannot_be_written_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    monkeypatch.setenv("VERNE_DATA", str(tmp_path / "taken" / "data"))
    folders = find_folders()
    assert folders.lent and folders.root.is_dir()
    folders.root.rmdir()


def test_the_named_folder_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERNE_DATA", str(tmp_path / "мои данные"))
    assert find_folders() == (tmp_path / "мои данные", False)
    assert (tmp_path / "мои данные").is_dir()
