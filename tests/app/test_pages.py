"""The pages around a match: set-up, challenge, rules, statistics, settings, printing, the report."""

import csv
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.play import Player
from verne_tabletop.app.challenge import ChallengePage
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.histogram import classes
from verne_tabletop.app.printing import write
from verne_tabletop.app.report import report
from verne_tabletop.app.rulings import RulesPage, marked
from verne_tabletop.app.settings import read_settings
from verne_tabletop.app.settings_page import SettingsPage
from verne_tabletop.app.setup import Setup, daily_seed
from verne_tabletop.app.statistics import MatchResult, SeatResult, Statistics, summarise
from verne_tabletop.app.statistics_page import StatisticsPage
from verne_tabletop.app.window import Window
from verne_tabletop.session.challenge import write_challenge
from verne_tabletop.session.log import SeatCard


def setup_page(window: Window, about: Any) -> Setup:
    window.go(about[0], about[1])
    page = window.here
    assert isinstance(page, Setup)
    return page


def test_a_seed_that_is_none_is_said_and_nothing_is_dealt(window: Window) -> None:
    page = setup_page(window, ("setup", "toy"))
    page.seed.setText("-4")
    page.start()
    assert window.here is page and "whole number" in page.said.text()


def test_the_last_set_up_stands_again(window: Window, desk: Desk) -> None:
    Player(window).begin(SeatCard("Ann"), SeatCard("Axel", "bot", "captain"), honest=False)
    page = setup_page(window, ("setup", "toy"))
    assert page.seats.cards() == (SeatCard("Ann"), SeatCard("Axel", "bot", "captain"))
    assert page.honesty.choice == "friendly"
    assert read_settings(desk.folders.settings)[0].last["toy"]["honest"] is False


def test_seats_come_and_go_and_names_differ(window: Window) -> None:
    page = setup_page(window, ("setup", "toy"))
    page.seats.add()
    for row in page.seats.rows:
        row.name.setText("Ann")
    assert [card.name for card in page.seats.cards()] == ["Ann", "Ann'"]
    page.seats.rows[1].seat("person", "")
    assert page.seats.cards()[1].kind == "person"
    page.seats.rows[1].gone.emit()
    assert len(page.seats.cards()) == 1


def test_an_edition_with_a_fault_is_named_in_one_sentence(window: Window, tmp_path: Path) -> None:
    page = setup_page(window, ("setup", "toy"))
    bad = tmp_path / "mine.toml"
    bad.write_text('game = "croquet"\n')
    page.game = next(iter(real_games()))
    page.take_edition(str(bad))
    assert "mine.toml, line 1" in page.said.text() and page.edition is None


def real_games() -> dict[str, Any]:
    from verne_tabletop.engine.shelf import Game
    from verne_tabletop.games import SHELF
    from verne_tabletop.games.lost_cities import GAME

    SHELF._keys = (*SHELF._keys, "lost_cities")
    found: dict[str, Game] = {"lost_cities": GAME}
    return found


def test_a_good_edition_is_copied_and_dealt_from(window: Window, desk: Desk, tmp_path: Path) -> None:
    game = real_games()["lost_cities"]
    own = game.edition(None)
    mine = tmp_path / "mine.toml"
    text = (game.folder / "edition.toml").read_text(encoding="utf-8")
    mine.write_text(text + "\n# corrected to my copy\n", encoding="utf-8")
    edition = desk.editions.load("lost_cities", mine)
    assert edition.checksum != own.checksum
    assert desk.editions.find("lost_cities", edition.checksum) is not None
    assert desk.editions.find("lost_cities", own.checksum) is not None
    assert desk.editions.find("lost_cities", "0" * 16) is None
    assert [found.checksum for found in desk.editions.list("lost_cities")] == [edition.checksum]


def test_the_deal_of_the_day_is_the_same_everywhere(window: Window) -> None:
    assert daily_seed("toy", "20261130", 1) == daily_seed("toy", "20261130", 1)
    assert daily_seed("toy", "20261130", 1) != daily_seed("toy", "20261201", 1)
    page = setup_page(window, ("daily", "toy"))
    assert page.header().seed == daily_seed("toy", page.daily, 1) and page.header().id.startswith("daily-")
    assert not page.seed.isEnabled() and page.header().honest


def test_a_challenge_code_deals_the_same(window: Window) -> None:
    player = Player(window)
    player.begin(seed="77")
    code, hand = write_challenge(player.session.header), player.hand()
    window.go("challenge")
    page = window.here
    assert isinstance(page, ChallengePage)
    page.code.setText("1234-5678")
    page.read()
    assert page.said.text() and window.here is page
    page.code.setText(code.lower())
    QTest.keyClick(page.code, Qt.Key.Key_Return)
    setup = window.here
    assert isinstance(setup, Setup) and setup.header().seed == 77
    setup.start()
    assert player.hand() == hand


def test_rules_are_searched_in_both_languages(window: Window, desk: Desk) -> None:
    window.go("rules", ("toy", "filled"))
    page = window.here
    assert isinstance(page, RulesPage)
    title = page.view.book().rules["filled"].title
    assert title["en"] in page.view.text.toPlainText()
    page.view.search.setText("no such words anywhere")
    assert page.view.none.isVisible() and title["en"] not in page.view.text.toPlainText()
    page.view.search.setText(title["en"].split()[0])
    assert title["en"] in page.view.text.toPlainText()
    page.view.search.clear()
    desk.change(language="ru")
    assert title["ru"] in page.view.text.toPlainText()


def test_what_was_searched_is_marked_and_nothing_else() -> None:
    assert marked("a < b and A", ["a"]) == "<u><b>a</b></u> &lt; b <u><b>a</b></u>nd <u><b>A</b></u>"


def results() -> list[MatchResult]:
    def match(number: int, won: bool, score: int, honest: bool = True, level: str = "mate") -> MatchResult:
        ann = SeatResult("Ann", "person", "", score, 1 if won else 2, won, 0)
        axel = SeatResult("Axel", "bot", level, 10, 2 if won else 1, not won, 0)
        when = f"2026-11-{number:02}T10:00:00Z"
        return MatchResult(f"id{number}", "toy", "abc", honest, False, "over", "", 9, when, 5, "", (ann, axel))

    return [match(1, True, 30), match(2, True, 20), match(3, False, 5, False), match(4, True, 12, level="captain")]


def test_statistics_narrow_and_add_up(tmp_path: Path) -> None:
    base = Statistics(tmp_path / "s.sqlite")
    for result in results():
        base.enter(result)
        base.enter(result)
    rows = base.rows()
    assert [row.score for row in rows] == [12, 5, 20, 30]
    summary = summarise(rows)
    assert (summary.played, summary.won, summary.streak, summary.longest) == (4, 3, 1, 2)
    assert summary.scores == (5, 12, 20, 30) and summary.median == 16 and summary.mean == 16.75
    assert len(base.rows(honest=True)) == 3 and len(base.rows(level="captain")) == 1
    assert base.rows(seats=3) == [] and len(base.rows(name="Ann", game="toy", seats=2)) == 4
    assert base.names() == ["Ann"]
    base.withdraw("id4")
    assert len(base.rows()) == 3


@pytest.mark.parametrize("broken", [b"not a database at all, by far" * 40, b""])
def test_broken_statistics_are_moved_aside(tmp_path: Path, broken: bytes) -> None:
    file = tmp_path / "s.sqlite"
    file.write_bytes(broken)
    base = Statistics(file)
    assert base.rows() == []
    if broken:
        assert base.aside is not None and base.aside.read_bytes() == broken


def test_statistics_are_saved_as_csv(window: Window, desk: Desk, tmp_path: Path) -> None:
    for result in results():
        desk.statistics.enter(result)
    window.go("statistics")
    page = window.here
    assert isinstance(page, StatisticsPage)
    page.export(tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["score"] for line in lines] == ["12", "5", "20", "30"] and lines[0]["name"] == "Ann"
    page.game.buttons[1].click()
    assert sum(count for _, _, count in page.histogram.bars) == 4
    page.export(tmp_path / "nowhere" / "out.csv")
    assert any("Nothing was written" in line for line in window.notice.lines), window.notice.lines


def test_classes_cover_every_score_once() -> None:
    for scores in ([0], [-30, 5, 112], list(range(-3, 40))):
        assert sum(count for _, _, count in classes(scores)) == len(scores)
    assert classes([]) == []


def test_each_setting_is_in_force_at_once(window: Window, desk: Desk) -> None:
    window.go("settings")
    page = window.here
    assert isinstance(page, SettingsPage)
    for name, segments in page.rows.items():
        for button in segments.buttons:
            button.click()
            value = getattr(desk.settings, name)
            assert str(int(value) if isinstance(value, bool) else value) == segments.choice
    page.size_slider.setValue(12)
    assert desk.settings.size == 120 and desk.theme.size == 120
    assert read_settings(desk.folders.settings)[0] == desk.settings


@pytest.mark.parametrize("name", ["sheet.pdf", "sheet.svg", "sheet.png"])
def test_the_table_is_printed_without_what_its_watcher_may_not_see(window: Window, tmp_path: Path, name: str) -> None:
    player = Player(window)
    player.begin(SeatCard("Ann"), SeatCard("Axel", "bot", "mate"))
    player.choose("lay", player.hand()[0], 4, (0,))
    file = tmp_path / name
    write(player.session, "en", 0, file)
    data = file.read_bytes()
    assert data.startswith({"pdf": b"%PDF", "svg": b"<?xml", "png": b"\x89PNG"}[file.suffix[1:]])
    write(player.session, "en", 0, tmp_path / f"blank-{name}", "Letter", blank=True)
    assert (tmp_path / f"blank-{name}").read_bytes() != data
    if file.suffix == ".pdf":
        assert b"/Subtype /Image" not in data
    with pytest.raises(OSError, match="cannot be written"):
        write(player.session, "en", 0, tmp_path / "nowhere" / name)


def test_the_report_names_no_person_and_no_folder(window: Window, desk: Desk) -> None:
    player = Player(window)
    player.begin(SeatCard('Hélène "la" Brave'))
    text = report(desk, player.session)
    assert "Hélène" not in text and "seat 1" in text and str(Path.home()) not in text
    assert "Verne Tabletop" in text and "PySide6" in text


def test_a_match_is_given_up_from_its_slip_and_kept(window: Window, desk: Desk, qtbot: QtBot) -> None:
    page = Player(window).begin()
    file = page.file
    window.go("home")
    window.home.remove(file)
    assert window.home.slips() == [] and (desk.folders.given_up / file).is_file()
