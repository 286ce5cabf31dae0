"""Saves: a match on disk outlives damage, power cuts and newer versions."""

import os
from pathlib import Path

import pytest

from tests.session.test_session import ANNA, BORIS, bid, same, start
from tests.toy import TOYS
from verne_tabletop.session.log import LogError
from verne_tabletop.session.saves import Saves


def saves(folder: Path) -> Saves:
    return Saves(folder / "records", shelf=TOYS)


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    folder, session = saves(tmp_path), start(ANNA, BORIS)
    name = folder.create(session)
    bid(session, 0)
    session.hint(1)
    bid(session, 1)
    again = folder.open(name)
    assert same(session, again)
    bid(again, again.to_act()[0])
    assert same(again, folder.open(name))
    assert (folder.folder / name).read_text(encoding="utf-8") == again.text()


def test_every_line_is_on_disk_when_the_choice_is_made(tmp_path: Path) -> None:
    folder, session = saves(tmp_path), start(ANNA, BORIS)
    path = folder.folder / folder.create(session)
    while session.to_act():
        bid(session, session.to_act()[0])
        assert path.read_bytes() == session.text().encode()


def test_a_torn_line_is_overwritten_by_the_next_choice(tmp_path: Path) -> None:
    folder, session = saves(tmp_path), start(ANNA, BORIS)
    path = folder.folder / folder.create(session)
    bid(session, 0)
    whole = path.read_bytes()
    path.write_bytes(whole + b"1 bid:9 ~12")
    again = folder.open(path.name)
    assert path.read_bytes() == whole + b"1 bid:9 ~12"  # untouched until there is something to write
    bid(again, 1)
    assert path.read_bytes() == again.text().encode() and same(again, folder.open(path.name))


def test_a_write_that_failed_half_way_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, session = saves(tmp_path), start(ANNA, BORIS)
    path = folder.folder / folder.create(session)

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(LogError, match="No space left"):
            bid(session, 0)
        with pytest.raises(LogError, match="No space left"):
            folder.create(start(ANNA))
    assert not session.choices and [saved.name for saved in folder.list()] == [path.name]
    assert list(path.parent.iterdir()) == [path]
    bid(session, 0)
    assert path.read_bytes() == session.text().encode()


def test_the_list_shows_good_and_bad_files_and_touches_none(tmp_path: Path) -> None:
    folder = saves(tmp_path)
    assert folder.list() == []
    first = folder.create(start(ANNA))
    second = folder.create(start(BORIS))
    (folder.folder / "bad.verne").write_bytes(b"\x00\xff nonsense")
    (folder.folder / "note.txt").write_text("not a record", encoding="utf-8")
    (folder.folder / "dir.verne").mkdir()
    os.utime(folder.folder / first, (2e9, 2e9))
    listed = folder.list()
    assert listed[0].name == first and {saved.name for saved in listed} == {first, second, "bad.verne", "dir.verne"}
    assert first != second  # the same id twice gives two files
    bad = {saved.name: saved.fault for saved in listed if saved.fault}
    assert set(bad) == {"bad.verne", "dir.verne"}
    for name in bad:
        with pytest.raises(LogError):
            folder.open(name)
    assert (folder.folder / "bad.verne").read_bytes() == b"\x00\xff nonsense"


def test_a_record_that_can_only_be_looked_at_is_kept_untouched(tmp_path: Path) -> None:
    folder = saves(tmp_path)
    path = folder.folder / folder.create(start(ANNA))
    raw = path.read_bytes()
    other = folder.folder / "other.verne"
    text = raw.decode().split("\n")[0].replace('"edition": "', '"edition": "0')
    from verne_tabletop.session.log import opening, read_header

    other.write_text(opening(read_header(text))[0], encoding="utf-8")
    before = other.read_bytes()
    session = folder.open("other.verne")
    assert session.fault is not None and session.keep is None
    with pytest.raises(ValueError, match="only be looked at"):
        session.hint(0)
    assert other.read_bytes() == before


@pytest.mark.parametrize("id", ["CON", "a/b\\c:d*e?f", "..", "x" * 300, "Ёлка", ""])
def test_names_are_safe_on_every_system(tmp_path: Path, id: str) -> None:
    folder, session = saves(tmp_path), start(ANNA)
    session.header = session.header._replace(id=id)
    name = folder.create(session)
    assert name.startswith("toy") and name.endswith(".verne") and len(name) < 100
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789_-.") and (folder.folder / name).is_file()


def test_delete_and_what_is_gone(tmp_path: Path) -> None:
    folder, session = saves(tmp_path), start(ANNA)
    name = folder.create(session)
    folder.delete(name)
    folder.delete(name)
    assert folder.list() == []
    with pytest.raises(LogError, match="cannot be read"):
        folder.open(name)
    with pytest.raises(LogError, match="could not be written"):
        bid(session, 0)
