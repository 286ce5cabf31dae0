"""Somebody leaves the table: a bot plays on in that seat, in the same match."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.app.play import Player
from verne_tabletop.app.leaving import who_may_leave
from verne_tabletop.app.match_menu import build_menu
from verne_tabletop.app.window import Window
from verne_tabletop.session.log import SeatCard

ANNA, BORIS = SeatCard("Anna"), SeatCard("Boris & Co")


def levels_for(player: Player, name: str) -> dict[str, QAction]:
    """What the menu offers for the seat of a person, by title; nothing when that person may not leave."""
    entry = next(entry for entry in build_menu(player.page).actions() if entry.text() == "A bot plays on for")
    who = entry.menu()
    assert isinstance(who, QMenu) and entry.isEnabled() == bool(who.actions())
    for person in who.actions():
        levels = person.menu()
        if isinstance(levels, QMenu) and person.text().replace("&&", "&") == name:
            return {level.text(): level for level in levels.actions()}
    return {}


def test_a_bot_plays_on_for_a_person_who_leaves(window: Window, qtbot: QtBot) -> None:
    player = Player(window)
    page = player.begin(ANNA, BORIS)
    file = page.file
    page.curtain.lift()
    player.choose("draw", -1, 9)
    assert player.session.to_act() == [1] and page.curtain.isVisible()
    assert who_may_leave(player.session) == [0, 1]
    assert set(levels_for(player, "Boris & Co")) == {"Cabin boy", "Mate", "Navigator", "Captain"}
    levels_for(player, "Boris & Co")["Cabin boy"].trigger()
    page = player.page
    assert page.file == file and not page.curtain.isVisible()
    assert player.session.header.seats == (ANNA, SeatCard("Boris & Co", "bot", "cabin-boy"))
    assert player.controller.persons == [0] and player.controller.looker == 0
    assert "Boris & Co leaves" in window.notice.lines[-1]
    qtbot.waitUntil(lambda: len(player.moves) >= 2, timeout=20_000)  # the bot has made the choice that Boris owed
    assert who_may_leave(player.session) == [] and levels_for(player, "Anna") == {}


def test_the_table_of_a_match_taken_up_again_knows_who_has_left(window: Window) -> None:
    player = Player(window)
    page = player.begin(ANNA, BORIS)
    levels_for(player, "Anna")["Mate"].trigger()
    window.go("home")
    window.go("match", page.file)
    assert player.session.header.seats[0] == SeatCard("Anna", "bot", "mate") and player.session.honest
    assert player.controller.persons == [1]
