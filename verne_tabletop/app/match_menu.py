"""The menu of a match: everything that has no icon of its own, each by its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from verne_tabletop.app.leaving import add_leaving
from verne_tabletop.app.luck import LuckSheet
from verne_tabletop.app.opening import same_deal
from verne_tabletop.app.report import report

if TYPE_CHECKING:
    from verne_tabletop.app.match import MatchPage

translate = QCoreApplication.translate


def build_menu(page: MatchPage) -> QMenu:
    """The menu as it stands now."""
    menu = QMenu(page)
    controller = page.controller
    if controller is None:
        return menu
    session = controller.session

    def add(text: str, do: Callable[[], Any], keys: str = "", checked: bool | None = None, able: bool = True) -> None:
        action = menu.addAction(text)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutVisibleInContextMenu(True)
        if checked is not None:
            action.setCheckable(True)
            action.setChecked(checked)
        action.setEnabled(able)
        action.triggered.connect(lambda: do())

    over = session.outcome() is not None
    add(translate("Menu", "How it ended"), page.show_ending, able=over)
    add(translate("Menu", "Look back"), page.toggle_timeline, checked=page.timeline.isVisible())
    add(
        translate("Menu", "Hold the bots"),
        partial(controller.pause, not controller.bots.paused),
        checked=controller.bots.paused,
        able=len(controller.persons) < len(controller.names),
    )
    add_leaving(menu, page, session)
    add(translate("Menu", "Go on in friendly play"), page.befriend, able=session.honest and session.fault is None)
    menu.addSeparator()
    add(translate("Menu", "Same deal again"), lambda: page.go.emit("match", same_deal(session)))
    add(translate("Menu", "New match"), lambda: page.go.emit("setup", session.header.game))
    add(translate("Menu", "Luck and seal"), partial(LuckSheet.about, page.window(), page.desk, session))
    add(translate("Menu", "Copy the challenge code"), page.copy_code)
    add(translate("Menu", "Print or save a picture"), page.print_sheet)
    menu.addSeparator()
    settings = page.desk.settings
    add(translate("Menu", "Show the score"), lambda: page.desk.change(score=not settings.score), checked=settings.score)
    add(
        translate("Menu", "Show what a move would do"),
        lambda: page.desk.change(preview=not settings.preview),
        checked=settings.preview,
    )
    add(
        translate("Menu", "Make moves that are the only one"),
        lambda: page.desk.change(advance=not settings.advance),
        checked=settings.advance,
    )
    menu.addSeparator()
    add(translate("Menu", "Rules"), page.open_rules, "F1")
    add(translate("Menu", "About this edition"), partial(page.panel_rules, "edition"))
    add(translate("Menu", "Settings"), lambda: page.go.emit("settings", None))
    add(translate("Menu", "About the program"), lambda: page.go.emit("about", None))
    add(translate("Menu", "Copy a report"), lambda: QGuiApplication.clipboard().setText(report(page.desk, session)))
    return menu
