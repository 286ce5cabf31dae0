"""The window as a person uses it, on the toy game: three clicks to a first move, back and forth, and on again later."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.app.play import CTRL, LEFT, Player
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.ending import Ending
from verne_tabletop.app.keepsake import Keepsake
from verne_tabletop.app.keys import KeysSheet
from verne_tabletop.app.setup import Setup
from verne_tabletop.app.window import Window
from verne_tabletop.engine.model import Move
from verne_tabletop.session.log import SeatCard


def test_from_start_to_a_first_move_in_three_clicks(window: Window) -> None:
    QTest.mouseClick(next(iter(window.home.cards.values())), LEFT)
    setup = window.here
    assert isinstance(setup, Setup)
    QTest.mouseClick(setup.begin, LEFT)
    player = Player(window)
    player.click("Pass")
    assert player.moves == [Move("pass")]


def test_a_choice_is_on_disk_before_it_is_shown(window: Window, desk: Desk) -> None:
    player = Player(window)
    file = desk.folders.matches / player.begin().file
    seen: list[int] = []
    show = player.scene.show_view

    def watch(*args: Any, **more: Any) -> None:
        seen.append(file.read_text().count("\n"))
        show(*args, **more)

    player.scene.show_view = watch  # type: ignore[method-assign]
    before = file.read_text().count("\n")
    player.choose("draw", -1, 9)
    assert seen == [before + 1]


def test_closing_asks_nothing_and_the_match_goes_on(window: Window, qtbot: QtBot) -> None:
    player = Player(window)
    player.begin()
    player.choose("draw", -1, 9)
    window.go("home")
    qtbot.waitUntil(lambda: len(window.home.slips()) == 1)
    QTest.mouseClick(window.home.slips()[0], LEFT)
    assert player.moves == [Move("draw", -1, 9)]
    assert window.close()


def test_a_refusal_is_said_with_its_rule_and_f1_opens_it(window: Window) -> None:
    player = Player(window)
    page = player.begin()
    player.choose("lay", player.hand()[0], 4, (0,))
    player.choose("lay", player.hand()[0], 4, (0,))
    assert page.ribbon.prompt.property("role") == "refused" and page.ribbon.rule == "filled"
    player.key(Qt.Key.Key_F1)
    assert page.panel.stack.currentWidget() is page.panel.rules
    assert "One stone a cell" in page.panel.rules.text.toPlainText()


def test_undo_redo_and_why_not(window: Window) -> None:
    player = Player(window)
    page = player.begin()
    piece = player.hand()[0]
    player.key(Qt.Key.Key_Z, CTRL)
    assert page.ribbon.prompt.property("role") == "refused"
    player.choose("lay", piece, 4, (0,))
    player.key(Qt.Key.Key_Z, CTRL)
    assert player.moves == []
    player.key(Qt.Key.Key_Y, CTRL)
    assert player.moves == [Move("lay", piece, 4, (0,))]
    player.choose("draw", -1, 9)
    player.key(Qt.Key.Key_Z, CTRL)
    assert len(player.moves) == 2
    assert "honest" in page.ribbon.prompt.text()
    page.befriend()
    player.key(Qt.Key.Key_Z, CTRL)
    assert len(player.moves) == 1


def test_the_last_move_stays_marked_behind_the_curtain_and_after_undo(window: Window) -> None:
    player = Player(window)
    player.begin(SeatCard("Ann"), SeatCard("Bo"))
    player.controller.lift()

    def marked() -> set[str]:
        return {mark.spot.name for mark in player.scene.marks.values() if mark.last}

    player.choose("lay", player.hand(0)[0], 4, (0,))
    player.controller.lift()
    assert player.controller.looker == 1 and marked() == {"cell 5"}
    player.choose("lay", player.hand(1)[0], 0, (0,))
    player.controller.lift()
    assert marked() == {"cell 1", "cell 5"}
    player.controller.look(1)
    assert marked() == {"cell 5"}


def test_a_line_of_the_record_shows_that_moment(window: Window) -> None:
    player = Player(window)
    page = player.begin()
    for piece, cell in zip(player.hand(), (0, 8), strict=True):
        player.choose("lay", piece, cell, (0,))
    page.panel.looked.emit(1)
    assert player.controller.moment == 1 and page.timeline.isVisible()
    assert player.scene.view.cells[8] == -1 and not player.scene.legal
    page.timeline.now.click()
    assert player.controller.live and player.scene.legal and player.scene.view.cells[8] != -1


def test_trying_again_from_a_moment_makes_a_friendly_branch(window: Window, desk: Desk) -> None:
    player = Player(window)
    page = player.begin()
    for piece, cell in zip(player.hand(), (0, 8), strict=True):
        player.choose("lay", piece, cell, (0,))
    first = player.session.header.id
    page.try_again(1)
    assert player.session.header.origin == f"{first}@1" and not player.session.honest
    assert len(player.moves) == 1
    assert len(list(desk.folders.matches.iterdir())) == 2


def test_a_foreign_file_gets_one_sentence_and_is_left_alone(window: Window, tmp_path: Path) -> None:
    file = tmp_path / "holiday.verne"
    file.write_text("This is a shopping list.\n")
    window.open_file(str(file))
    assert window.here is window.home
    assert len(window.notice.lines) == 1 and file.read_text() == "This is a shopping list.\n"


def test_a_damaged_record_can_be_looked_at_up_to_there(window: Window, desk: Desk) -> None:
    player = Player(window)
    file = desk.folders.matches / player.begin().file
    player.choose("draw", -1, 9)
    player.choose("draw", -1, 9)
    window.go("home")
    lines = file.read_bytes().splitlines(keepends=True)
    lines[-1] = lines[-1].replace(b"draw", b"dawn")
    file.write_bytes(b"".join(lines))
    window.go("match", file.name)
    assert player.moves == [Move("draw", -1, 9)] and not player.scene.legal
    assert len(window.notice.lines) == 1
    assert file.read_bytes() == b"".join(lines)


def test_the_end_is_counted_once_and_put_away(window: Window, desk: Desk, qtbot: QtBot) -> None:
    player = Player(window)
    page = player.begin()
    player.click("Pass")
    qtbot.waitUntil(lambda: bool(page.findChildren(Ending)))
    ending = page.findChildren(Ending)[0]
    rows = desk.statistics.rows()
    assert [row.score for row in rows] == [-2]
    ending.turn_to("review")
    ending.turn_to("score")
    (keepsake,) = ending.findChildren(Keepsake)
    desk.theme.changed.emit()
    QCoreApplication.processEvents()
    image = keepsake.grab().toImage()
    assert len({image.pixel(x, 60) for x in range(image.width())}) > 9, "the board is to be seen"
    QTest.mouseClick(keepsake, LEFT)
    assert page.ending is None
    desk.theme.changed.emit()
    window.go("home")
    assert [file.name for file in desk.folders.finished.iterdir()] == [f"toy-{rows[0].id}.verne"]
    assert list(desk.folders.matches.iterdir()) == []


@pytest.mark.parametrize("way", ["Same deal again", "New match", "Home"])
def test_the_end_does_not_lie_over_the_next_match(window: Window, qtbot: QtBot, way: str) -> None:
    player = Player(window)
    page = player.begin()
    player.click("Pass")
    qtbot.waitUntil(lambda: page.ending is not None)
    (ending,) = page.findChildren(Ending)
    ending.turn_to("review")
    next(button for button in ending.findChildren(QPushButton) if button.text() == way).click()
    if way != "Same deal again":
        player.begin()
    assert window.here is page and page.ending is None and page.findChildren(Ending) == []
    assert player.moves == [] and player.scene.legal


def test_the_end_taken_back_does_not_count(window: Window, desk: Desk, qtbot: QtBot) -> None:
    player = Player(window)
    player.begin(honest=False)
    player.choose("pass")
    qtbot.waitUntil(lambda: len(desk.statistics.rows()) == 1)
    player.key(Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: desk.statistics.rows() == [])
    assert player.scene.legal


def test_the_end_is_counted_after_the_window_was_painted_or_when_the_match_is_left(window: Window, desk: Desk) -> None:
    player = Player(window)
    player.begin()
    player.choose("pass")
    assert desk.statistics.rows() == []
    window.go("home")
    assert len(desk.statistics.rows()) == 1


def test_the_end_of_a_match_that_was_cut_off_before_it_counted_counts_when_it_is_opened(
    window: Window, desk: Desk, qtbot: QtBot
) -> None:
    player = Player(window)
    file = desk.folders.matches / player.begin().file
    player.choose("pass")
    cut_off = file.read_bytes()
    window.go("home")
    desk.statistics.withdraw(desk.statistics.rows()[0].id)
    file.write_bytes(cut_off)
    window.go("match", file.name)
    qtbot.waitUntil(lambda: len(desk.statistics.rows()) == 1)
    once = desk.statistics.rows()
    window.go("home")
    file.write_bytes(cut_off)
    window.go("match", file.name)
    window.go("home")
    assert desk.statistics.rows() == once


def test_the_panel_folds_and_the_sheet_of_keys_comes_and_goes(window: Window) -> None:
    player = Player(window)
    page = player.begin()
    player.key(Qt.Key.Key_F9)
    assert not page.panel.isVisible() and not window.desk.settings.panel
    player.key(Qt.Key.Key_F9)
    assert page.panel.isVisible()
    window.show_keys()
    sheet = window.findChildren(KeysSheet)[0]
    QTest.keyClick(sheet, Qt.Key.Key_Space)
    assert window.findChildren(KeysSheet) == []


def test_larger_text_does_not_make_the_board_small(window: Window, desk: Desk) -> None:
    window.resize(1366, 768)
    player = Player(window)
    page = player.begin()
    QCoreApplication.processEvents()
    wide = player.view.width()
    assert page.panel.isVisible() and wide < window.width()
    desk.change(size=150)
    QCoreApplication.processEvents()
    assert not page.panel.isVisible() and player.view.width() == window.width()
    player.key(Qt.Key.Key_F9)
    assert page.panel.isVisible()
    player.key(Qt.Key.Key_F9)
    assert not page.panel.isVisible()
    page.open_rules()
    assert page.panel.isVisible() and desk.settings.panel
    window.resize(1920, 1080)
    QCoreApplication.processEvents()
    assert page.panel.isVisible()
    window.resize(1366, 768)
    QCoreApplication.processEvents()
    assert not page.panel.isVisible()
    desk.change(size=100)
    QCoreApplication.processEvents()
    assert page.panel.isVisible() and player.view.width() == wide
    player.key(Qt.Key.Key_F9)
    desk.change(size=150)
    desk.change(size=100)
    assert not page.panel.isVisible() and not desk.settings.panel


def test_theme_language_and_size_change_in_the_open_match(window: Window, desk: Desk) -> None:
    player = Player(window)
    page = player.begin()
    prompt = page.ribbon.prompt.text()
    desk.change(theme="lamplight")
    assert player.scene.look.palette.name == "lamplight"
    desk.change(language="ru")
    assert page.ribbon.prompt.text() != prompt and player.scene.look.language == "ru"
    wide = page.panel.width()
    desk.change(size=80)
    assert page.panel.width() < wide


def test_what_was_told_at_home_does_not_lie_over_a_match(window: Window) -> None:
    window.go("tell", "Something happened.")
    assert window.notice.isVisible()
    Player(window).begin()
    assert not window.notice.isVisible() and window.notice.lines == []
    window.go("tell", "Something happened here.")
    assert window.notice.lines == ["Something happened here."]


def test_enter_presses_what_has_the_focus(window: Window) -> None:
    card = next(iter(window.home.cards.values()))
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    setup = window.here
    assert isinstance(setup, Setup)
    QTest.keyClick(setup.begin, Qt.Key.Key_Enter)
    assert Player(window).moves == []


@pytest.mark.parametrize("theme", ["daylight", "lamplight", "contrast"])
def test_what_cannot_be_done_now_is_paler_in_every_light(window: Window, desk: Desk, theme: str) -> None:
    desk.change(theme=theme)
    icon = Player(window).begin().ribbon.undo.icon()
    strength = []
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        image = icon.pixmap(20, 20, mode).toImage()
        strength.append(sum(image.pixelColor(x, y).alpha() for x in range(20) for y in range(20)))
    assert 0 < strength[1] < strength[0] / 2


@pytest.mark.parametrize("size", [100, 125, 150])
def test_the_record_begins_with_a_whole_line(window: Window, desk: Desk, size: int, qtbot: QtBot) -> None:
    desk.change(size=size)
    player = Player(window)
    record = player.begin().panel.record
    window.resize(1366, 900)
    for number in range(40):
        player.controller.record.aside(f"Line {number}")
    qtbot.waitUntil(lambda: record.document().blockCount() >= 40)
    top = record.cursorForPosition(record.viewport().rect().topLeft())
    line = record.cursorRect(top)
    assert record.verticalScrollBar().value() == record.verticalScrollBar().maximum() > 0
    assert line.bottom() <= 3 or line.top() >= -3, "no line is cut at the top"
