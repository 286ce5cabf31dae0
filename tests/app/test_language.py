"""Languages: nothing is missing, everything changes live, and a longer language still has room."""

import ast
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tests.app.play import Player
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.language import NAMES, PSEUDO, SPOKEN, stretched
from verne_tabletop.app.names import SEATS, TITLES
from verne_tabletop.app.window import Window
from verne_tabletop.games import SHELF
from verne_tabletop.table.view import TableView

ROOM = Path(__file__).resolve().parents[2]
FACTS = re.compile(r"\{[a-z_0-9]+(?:#[^}]*)?\}")


def said() -> set[tuple[str, str]]:
    """Every (context, text) that the code hands to translate()."""
    found: set[tuple[str, str]] = set()
    for file in sorted((ROOM / "verne_tabletop").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            words = [part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name == "translate" and len(words) == 2:
                found.add((words[0], words[1]))
    return found


def told(code: str) -> dict[tuple[str, str], str]:
    """Every finished translation of a language file."""
    tree = ElementTree.parse(ROOM / "assets" / "i18n" / f"verne_{code}.ts")
    return {
        (str(context.findtext("name")), str(message.findtext("source"))): str(message.findtext("translation") or "")
        for context in tree.getroot().findall("context")
        for message in context.findall("message")
        if "type" not in message.find("translation").attrib  # type: ignore[union-attr]
    }


@pytest.mark.parametrize("code", [code for code in SPOKEN if code != "en"])
def test_no_translation_is_missing_and_none_is_left_over(code: str) -> None:
    wanted, there = said(), {key for key, text in told(code).items() if text}
    assert wanted - there == set()
    assert there - wanted == set()


@pytest.mark.parametrize("code", [code for code in SPOKEN if code != "en"])
def test_translations_keep_the_facts_of_their_texts(code: str) -> None:
    def facts(text: str) -> set[str]:
        return {re.sub(r"#[^}]*", "#", fact) for fact in FACTS.findall(text)}

    assert [key for key, text in told(code).items() if facts(key[1]) != facts(text)] == []


def test_the_home_window_calls_the_games_by_their_names() -> None:
    assert set(TITLES) >= set(SHELF)
    russian = told("ru")
    for key, game in SHELF.items():
        title = game.rulebook().title
        assert (TITLES[key](), russian["Names", TITLES[key]()]) == (title["en"], title["ru"])
        assert SEATS[key] == game.seats


def test_the_language_changes_while_the_window_is_open(window: Window, desk: Desk) -> None:
    player = Player(window)
    page = player.begin()
    for code in ("ru", "en", "ru"):
        desk.change(language=code)
        assert page.ribbon.undo.accessibleName() == QCoreApplication.translate("Ribbon", "Take back (Ctrl+Z)")
    assert "Взять" in page.ribbon.undo.accessibleName()
    assert sorted(NAMES) == sorted(SPOKEN)


def test_plurals_follow_the_language(desk: Desk) -> None:
    text = "{n} {n#партия|партии|партий}"
    desk.tongue.speak("ru")
    assert [desk.tongue.fill(text, n=n) for n in (1, 3, 11)] == ["1 партия", "3 партии", "11 партий"]
    desk.tongue.speak("en")
    assert desk.tongue.fill("{n} {n#game|games}", n=1) == "1 game"


def cut(widget: QWidget) -> list[str]:
    """The visible texts of a widget that have less room than they need."""
    short: list[str] = []
    for label in widget.findChildren(QLabel):
        if label.isVisible() and label.text() and label.pixmap().isNull():
            need = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            if label.height() < need or (not label.wordWrap() and label.width() < label.sizeHint().width()):
                short.append(label.text())
    for button in widget.findChildren(QPushButton):
        if button.isVisible() and button.text():
            wide = button.fontMetrics().horizontalAdvance(button.text())
            if button.width() < wide:
                short.append(button.text())
    return short


@pytest.mark.parametrize("size", [100, 150])
def test_a_longer_language_has_room_at_1366_by_768(window: Window, desk: Desk, size: int, qtbot: Any) -> None:
    desk.change(size=size)
    desk.tongue.speak(PSEUDO)
    window.resize(1366, 768)
    player = Player(window)
    wrong: dict[str, list[str]] = {}
    for name, about in (
        ("home", None),
        ("setup", "toy"),
        ("settings", None),
        ("statistics", None),
        ("challenge", None),
        ("rules", "toy"),
        ("about", None),
    ):
        window.go(name, about)
        qtbot.wait(30)
        wrong[name] = cut(window.here)
    page = player.begin()
    qtbot.wait(30)
    wrong["match"] = cut(page)
    page.timeline.show()
    qtbot.wait(30)
    wrong["timeline"] = cut(page.timeline)
    player.choose("pass")
    qtbot.waitUntil(lambda: bool(page.findChildren(QWidget, "ending")))
    qtbot.wait(30)
    wrong["ending"] = cut(page.findChildren(QWidget, "ending")[0])
    assert {name: texts for name, texts in wrong.items() if texts} == {}


def test_stretching_keeps_the_facts() -> None:
    assert "{name}" in stretched("{name} wins") and len(stretched("x" * 50)) >= 70


def test_every_widget_that_can_be_reached_has_a_name(window: Window) -> None:
    Player(window).begin()
    for name in ("match", "settings", "statistics", "challenge", "rules", "about"):
        window.go(name)
        page = window.here
        nameless = [
            f"{type(widget).__name__} in {type(widget.parent()).__name__}"
            for widget in page.findChildren(QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not widget.accessibleName()
            and not getattr(widget, "text", lambda: "")()
            and not isinstance(widget.parent(), TableView)
            and type(widget).__name__ not in ("QScrollArea", "QSplitterHandle", "QHeaderView")
            and not widget.objectName().startswith("qt_")
        ]
        assert nameless == []
