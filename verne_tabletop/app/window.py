"""The one window: pages that take turns in it, the keys that work on all of them, and what is told from the edge."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.home import Home
from verne_tabletop.app.page import Page

if TYPE_CHECKING:
    from verne_tabletop.app.notice import Notice

#: page -> "module:class", made when first asked for
PAGES: Final = {
    "setup": "setup:Setup",
    "daily": "setup:Setup",
    "again": "setup:Setup",
    "challenge": "challenge:ChallengePage",
    "match": "match:MatchPage",
    "statistics": "statistics_page:StatisticsPage",
    "rules": "rulings:RulesPage",
    "lesson": "lesson:LessonPage",
    "settings": "settings_page:SettingsPage",
    "about": "about:AboutPage",
}
START_SIZE: Final = (1366, 768)
LEAST_SIZE: Final = (640, 400)
TITLE_BAR: Final = 40  # pixels that a title bar may take


class Window(QMainWindow):
    """Home, and whatever page was asked for last."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.setWindowTitle("Verne Tabletop")
        self.setMinimumSize(*LEAST_SIZE)
        self.pages: dict[str, Page] = {}
        self.trail: list[tuple[str, Any]] = [("home", None)]
        self.home = Home(desk)
        self._add("home", self.home)
        self.home.seen.connect(self._settle)
        self._aimed: QWidget | None = None
        self._place()

    def _add(self, name: str, page: Page) -> None:
        self.pages[name] = page
        self.stack.addWidget(page)
        page.go.connect(self.go)

    def page(self, name: str) -> Page:
        """A page, made when it is first asked for."""
        self.desk.theme.ready()
        if name not in self.pages:
            module, kind = PAGES[name].split(":")
            twin = next((other for other, where in PAGES.items() if where == PAGES[name] and other in self.pages), None)
            if twin is not None:
                self.pages[name] = self.pages[twin]
            else:
                build: Callable[[Desk], Page] = getattr(import_module(f"verne_tabletop.app.{module}"), kind)
                self._add(name, build(self.desk))
        return self.pages[name]

    @property
    def here(self) -> Page:
        """The page in front."""
        page = self.stack.currentWidget()
        assert isinstance(page, Page)
        return page

    def go(self, name: str, about: Any = None) -> None:
        """Another page comes forward: its name ("back" for the one before), and what it shall show."""
        if name == "tell":
            self.notice.post(str(about))
            return
        if name == "back":
            if len(self.trail) > 1:
                self.trail.pop()
            name, about = self.trail[-1]
        elif name == "home":
            self.trail = [("home", None)]
        else:
            if self.trail[-1][0] == name:
                self.trail.pop()
            self.trail.append((name, about))
        if name == "match" and "notice" in vars(self):
            self.notice.clear()  # it would lie over the board, and has been seen
        self.here.leave()
        page = self.page(name)
        self.stack.setCurrentWidget(page)
        page.enter((name, about) if name in ("daily", "again") else about)

    def open_file(self, file: str) -> None:
        """Come forward and show a saved match; "" only comes forward."""
        if self.isMinimized():
            self.showNormal()
        if QGuiApplication.platformName() != "offscreen":  # which has no windows to put in front, and says so
            self.raise_()
            self.activateWindow()
        if file:
            self.go("match", file)

    @cached_property
    def notice(self) -> Notice:
        """The slip at the foot of the window, cut when there is something to tell."""
        from verne_tabletop.app.notice import Notice

        return Notice(self.desk, self)

    def _settle(self) -> None:
        """What the first sight of the window could do without."""
        self.desk.theme.ready()
        self._keys()
        self.home.settle()

    def _keys(self) -> None:
        from PySide6.QtGui import QKeySequence, QShortcut

        for keys, do in (
            (QKeySequence(QKeySequence.StandardKey.FullScreen), self.toggle_full_screen),
            (QKeySequence("F11"), self.toggle_full_screen),
            (QKeySequence("Ctrl++"), lambda: self.desk.resize(1)),
            (QKeySequence("Ctrl+="), lambda: self.desk.resize(1)),
            (QKeySequence("Ctrl+-"), lambda: self.desk.resize(-1)),
            (QKeySequence("Ctrl+0"), lambda: self.desk.resize(0)),
            (QKeySequence("Ctrl+T"), self.next_theme),
            (QKeySequence("Ctrl+L"), self.next_language),
            (QKeySequence("Ctrl+Q"), self.close),
            (QKeySequence("?"), self.show_keys),
        ):
            if keys.isEmpty() or any(key.key() == keys for key in self.findChildren(QShortcut)):
                continue
            shortcut = QShortcut(keys, self)
            shortcut.activated.connect(do)

    def show_keys(self) -> None:
        """The keyboard on one sheet, over the page."""
        from verne_tabletop.app.keys import KeysSheet

        KeysSheet.over(self, self.desk)

    def next_theme(self) -> None:
        """The next light: daylight, lamplight, high contrast."""
        order = ("daylight", "lamplight", "contrast")
        self.desk.change(theme=order[(order.index(self.desk.theme.palette.name) + 1) % len(order)])

    def next_language(self) -> None:
        """The other language."""
        self.desk.change(language="en" if self.desk.tongue.code == "ru" else "ru")

    def toggle_full_screen(self) -> None:
        """The window over everything, or as it was."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        self.desk.change(full_screen=self.isFullScreen())

    def _place(self) -> None:
        """Where the window stood last time, if that is still on a screen."""
        stood = self.desk.settings.window
        self.resize(*START_SIZE)
        if len(stood) == 4 and not self.desk.safe:
            rect = QRect(*stood)
            if any(screen.availableGeometry().intersects(rect) for screen in QGuiApplication.screens()):
                self.setGeometry(rect)
                return
        screen = QGuiApplication.primaryScreen()
        if screen is not None:
            room = screen.availableGeometry()
            self.resize(min(self.width(), room.width()), min(self.height(), room.height()))

    def show_up(self) -> None:
        """Open, as large as last time; the keyboard begins at the first card."""
        first = self.home.first_card()
        if first is not None:
            first.setFocus()
        if self.desk.settings.full_screen and not self.desk.safe:
            self.showFullScreen()
        elif self._fills_screen():
            self.showMaximized()
        else:
            self.show()

    def _fills_screen(self) -> bool:
        """Whether it would not fit on its screen with its title bar: then the screen's own edge is its frame."""
        screen = QGuiApplication.primaryScreen()
        room = None if screen is None else screen.availableGeometry()
        return room is not None and (self.width() > room.width() or self.height() + TITLE_BAR > room.height())

    def event(self, event: QEvent) -> bool:
        """Before a key is pressed: what has the focus then is what it is meant for, wherever the focus goes by it."""
        if event.type() == QEvent.Type.ShortcutOverride:
            self._aimed = self.focusWidget()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as the space bar does."""
        from PySide6.QtCore import Qt

        button, self._aimed = self._aimed, None
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(button, QAbstractButton) and button is self.focusWidget():
            button.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close without a question: every choice is on disk."""
        self.here.leave()
        for page in set(self.pages.values()):
            page.close_down()
        if not self.isFullScreen() and not self.isMaximized():
            box = self.geometry()
            self.desk.change(window=(box.x(), box.y(), box.width(), box.height()))
        event.accept()
