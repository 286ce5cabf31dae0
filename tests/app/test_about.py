"""The page about the program: its version, the licence of every part, and where everything comes from."""

import re
import tomllib
from html import escape
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from verne_tabletop import __version__
from verne_tabletop.app import selftest
from verne_tabletop.app.about import AboutPage, credits_text, flowing
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.licences import Part, installed, parts, read, written
from verne_tabletop.app.settings_page import SettingsPage
from verne_tabletop.app.window import Window
from verne_tabletop.engine.catalogue import LANGUAGES
from verne_tabletop.games import SHELF

ROOT = Path(__file__).resolve().parents[2]
RUNTIME = {line.split("==")[0].lower() for line in (ROOT / "requirements.lock").read_text().splitlines()}
#: A distribution and the name it goes by on the page.
NAMED = {
    "font-source-sans-pro": "Source Sans Pro",
    "font-source-serif-pro": "Source Serif Pro",
    "numpy": "NumPy, OpenBLAS",
    "pyside6_essentials": "PySide6",
    "shapely": "Shapely, GEOS",
    "shiboken6": "shiboken6",
}


def about_page(window: Window, about: str = "") -> AboutPage:
    window.go("about", about)
    page = window.here
    assert isinstance(page, AboutPage)
    return page


def test_it_is_reached_by_keys_from_the_settings_and_left_again(window: Window) -> None:
    window.go("settings")
    settings = window.here
    assert isinstance(settings, SettingsPage)
    for _ in range(60):
        if window.focusWidget() is settings.about:
            break
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
    assert window.focusWidget() is settings.about
    QTest.keyClick(settings.about, Qt.Key.Key_Space)
    page = window.here
    assert isinstance(page, AboutPage)
    assert any(__version__ in label.text() for label in page.findChildren(QLabel))
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.list.currentRow() == 1 and "GNU LESSER GENERAL PUBLIC LICENSE" in page.text.toPlainText()
    page.go.emit("back", None)
    assert window.here is settings


def test_every_part_that_is_shipped_has_its_licence_in_full() -> None:
    found = {part.name: part for part in installed()}
    assert set(NAMED) == RUNTIME
    assert set(NAMED.values()) | {"Verne Tabletop", "Qt", "Python"} == set(found)
    assert [part.name for part in found.values() if len(part.text) < selftest.SHORTEST] == []
    for name in ("Qt", "PySide6", "shiboken6"):
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in found[name].text
        assert "TERMS AND CONDITIONS" in found[name].text, "the other licence that the first refers to"
    assert "GEOS" in found["Shapely, GEOS"].text and "OpenBLAS" in found["NumPy, OpenBLAS"].text
    assert found["Verne Tabletop"].text == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_a_shipped_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    some = [Part("A thing", "1.2", "MIT AND OFL-1.1", "Do.\n\n" + "=" * 78 + "\nas you like\n"), *installed()]
    file = tmp_path / "LICENCES.txt"
    file.write_text(written(some), encoding="utf-8")
    assert [part[:3] for part in parts(file)] == [part[:3] for part in some]
    assert read(written(parts(file))) == parts(file)
    assert parts(file)[0] == some[0]
    assert [part[:3] for part in parts(tmp_path / "none")] == [part[:3] for part in some[1:]]


def test_selftest_misses_a_licence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "parts", lambda: [Part("Glue", "1", "MIT", "")])
    with pytest.raises(selftest.WantingError, match="Glue"):
        selftest.licences()


def test_provenance_counts_every_entry_of_every_game(window: Window, desk: Desk) -> None:
    page = about_page(window, "provenance")
    keys = list(SHELF)
    assert [entry.note for entry in page.entries] == ["", *[SHELF[key].edition(None).checksum for key in keys], ""]
    sums = sum(int(number) for number in re.findall(r": (\d+)", page.text.toPlainText().split("source:")[1]))
    assert sums == sum(len(SHELF[key].edition(None).marked()) for key in keys)
    page.list.setCurrentRow(1)
    assert SHELF[keys[0]].edition(None).checksum in page.text.toPlainText()
    desk.change(language="ru")
    page.list.setCurrentRow(0)
    assert "Коротко" in page.text.toPlainText()


def test_credits_are_told_in_every_language(window: Window) -> None:
    entries = tomllib.loads((ROOT / "assets" / "CREDITS.toml").read_text(encoding="utf-8"))["entry"]
    for language in LANGUAGES:
        text = credits_text(language)
        assert [entry["author"] for entry in entries if escape(entry["what"][language]) not in text] == []


def test_a_report_is_copied(window: Window) -> None:
    page = about_page(window)
    QTest.keyClick(page.copy, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text().startswith(f"Verne Tabletop {__version__}")


def test_broken_lines_flow_again() -> None:
    long = "x" * 60
    assert (
        flowing(f"Title\n\n{long}\nand on\n * one\n * two\n{long}") == f"Title\n\n{long} and on\n * one\n * two\n{long}"
    )
