"""What the keys and buttons of a match do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from verne_tabletop.app.match import MatchPage


def bind(page: MatchPage) -> None:
    """Connect the ribbon, the curtain, the timeline, the panel and the keyboard to the page."""
    ribbon = page.ribbon
    ribbon.home.clicked.connect(partial(page.go.emit, "home", None))
    for button, do in (
        (ribbon.undo, page.undo),
        (ribbon.redo, page.redo),
        (ribbon.reset, page.reset_turn),
        (ribbon.hint, page.hint),
        (ribbon.rules, page.open_rules),
        (ribbon.fold, page.folding.turn),
        (ribbon.menu, page.open_menu),
    ):
        button.clicked.connect(lambda _=False, do=do: do())
    ribbon.cited.connect(page.panel_rules)
    page.curtain.lifted.connect(page.lifted)
    page.timeline.moved.connect(page.look)
    page.timeline.again.connect(page.try_again)
    page.panel.looked.connect(page.look)
    for keys, act in (
        ("Ctrl+Z", page.undo),
        ("Ctrl+Y", page.redo),
        ("Ctrl+Shift+Z", page.redo),
        ("Ctrl+R", page.reset_turn),
        ("H", page.hint),
        ("F1", page.open_rules),
        ("F6", page.other_side),
        ("F9", page.folding.turn),
        ("Ctrl+M", page.open_menu),
        ("Ctrl+Left", partial(page.step, -1)),
        ("Ctrl+Right", partial(page.step, 1)),
    ):
        shortcut = QShortcut(QKeySequence(keys), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)
