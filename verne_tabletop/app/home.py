"""The home window: the games on the shelf, the matches under way, and the doors to everything else."""

from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPoint, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from verne_tabletop.app import names
from verne_tabletop.app.cards import Door, GameCard, MatchSlip, Plate
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.flow import Flow
from verne_tabletop.app.ground import paint_ground
from verne_tabletop.app.page import Page, Tell
from verne_tabletop.games import SHELF
from verne_tabletop.table import tokens
from verne_tabletop.table.shelf import SCENES

translate = QCoreApplication.translate

#: The order of the shelf in the window.
ORDER: Final = ("leagues", "journey", "humboldt", "lost_cities", "underworld")


class Room(QWidget):
    """What the home window's pieces lie on; `painted` each time."""

    painted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        desk.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper under everything."""
        paint_ground(QPainter(self), self.rect(), self.desk)
        self.painted.emit()


class Home(Page):
    """The first page. `go` asks for "setup", "match", "statistics", "rules", "settings". `seen` once, when
    the page has been painted for the first time: what can wait, waits for it."""

    seen = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._slips: list[MatchSlip] = []
        self._seen = self.settled = False
        self._frame = QVBoxLayout(self)
        self._frame.setContentsMargins(0, 0, 0, 0)
        self.room = room = Room(desk)
        room.painted.connect(self._painted)
        self._frame.addWidget(room)
        self._column = QVBoxLayout(room)
        self._column.addLayout(self._head())
        self._column.addSpacing(tokens.SMALL)
        self._cards = Flow(gap=tokens.PAD, centred=True)
        self.cards = {game: self._card(game) for game in ORDER if game in SHELF and game in SCENES}
        for card in self.cards.values():
            self._cards.addWidget(card)
        self._column.addLayout(self._cards)
        self._flow = Flow(gap=tokens.GAP, centred=False)
        self._column.addLayout(self._flow)
        self._column.addStretch(1)
        self.redraw()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        line: Tell = lambda: translate("Home", "Five adventures on one table")  # noqa: E731
        row.addWidget(Plate(self.desk, lambda: "Verne Tabletop", line))
        self._doors = Flow(gap=tokens.SMALL, right=True)
        self.doors: dict[str, Door] = {}
        for text, picture, page in (
            (lambda: translate("Home", "Daily deal"), "daily", "daily"),
            (lambda: translate("Home", "Challenge code"), "code", "challenge"),
            (lambda: translate("Home", "Statistics"), "statistics", "statistics"),
            (lambda: translate("Home", "Rules"), "rules", "rules"),
            (lambda: translate("Home", "Settings"), "settings", "settings"),
        ):
            door = Door(self.desk, picture, text)
            door.clicked.connect(self._choose_daily if page == "daily" else partial(self.go.emit, page, None))
            self._doors.addWidget(door)
            self.doors[page] = door
        row.addLayout(self._doors, 1)
        return row

    def _card(self, game: str) -> GameCard:
        low, high = names.SEATS[game]
        card = GameCard(
            self.desk, game, partial(names.title, game), partial(names.about, game), partial(self._seats, low, high)
        )
        card.clicked.connect(partial(self.go.emit, "setup", game))
        return card

    def _seats(self, low: int, high: int) -> str:
        if low != high:
            return translate("Home", "{low} to {high} players").format(low=low, high=high)
        return translate("Home", "1 player") if low == 1 else translate("Home", "2 players")

    def settle(self) -> None:
        """After the first sight: what does not fit can be scrolled, and the matches under way are laid out."""
        from PySide6.QtWidgets import QScrollArea

        self._under_way = self.label(lambda: translate("Home", "Under way"), "head")
        self._column.insertWidget(self._column.indexOf(self._flow), self._under_way)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameStyle(0)
        focused = self.focusWidget()
        self._frame.removeWidget(self.room)
        area.setWidget(self.room)
        self._frame.addWidget(area)
        if focused is not None:
            focused.setFocus()
        self.settled = True
        self.list_matches()

    def enter(self, about: Any = None) -> None:
        """Come forward; the matches on disk are looked through once the cards are painted."""
        if self.settled:
            self.list_matches()

    def list_matches(self) -> None:
        """Lay out a slip for every match under way, the last played first."""
        for slip in self._slips:
            self._flow.removeWidget(slip)
            slip.deleteLater()
        self._slips = []
        if self.desk.folders.matches.is_dir():
            for saved in self.desk.under_way.list():
                self._slips.append(self._slip(saved))
                self._flow.addWidget(self._slips[-1])
        self._under_way.setVisible(bool(self._slips))

    def _slip(self, saved: Any) -> MatchSlip:
        header, fault = saved.header, saved.fault
        game = header.game if header is not None and header.game in names.TITLES else ""

        def title() -> str:
            return names.title(game) if game else str(saved.name)

        def line() -> str:
            if header is None:
                return str(fault.sentence(self.desk.language)) if fault is not None else ""
            return ", ".join(card.name for card in header.seats)

        def when() -> str:
            from PySide6.QtCore import QDateTime, QLocale

            moment = QDateTime.fromSecsSinceEpoch(int(saved.changed))
            text = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
            return self.desk.tongue.fill(translate("Home", "last played {when}"), when=text)

        slip = MatchSlip(self.desk, game, title, line, when)
        slip.clicked.connect(partial(self.go.emit, "match", saved.name))
        slip.asked.connect(partial(self._slip_menu, slip, saved.name))
        return slip

    def _slip_menu(self, slip: MatchSlip, name: str, at: QPoint) -> None:
        from PySide6.QtWidgets import QMenu

        menu = QMenu(slip)
        menu.addAction(translate("Home", "Go on"), partial(self.go.emit, "match", name))
        menu.addAction(translate("Home", "Give up and remove"), partial(self.remove, name))
        menu.popup(at)

    def remove(self, name: str) -> None:
        """Take a match off the desk; it is moved to the folder of given-up matches, never deleted at once."""
        source = self.desk.folders.matches / name
        if source.exists():
            self.desk.folders.given_up.mkdir(parents=True, exist_ok=True)
            source.replace(self.desk.folders.given_up / name)
        self.list_matches()

    def _choose_daily(self) -> None:
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self)
        for game in self.cards:
            menu.addAction(names.title(game), partial(self.go.emit, "daily", game))
        door = self.doors["daily"]
        menu.popup(door.mapToGlobal(door.rect().bottomLeft()))

    def first_card(self) -> QWidget | None:
        """Where the keyboard begins."""
        return next(iter(self.cards.values()), None)

    def slips(self) -> list[MatchSlip]:
        """The slips that lie on the page."""
        return self._slips

    def redraw(self) -> None:
        """Distances follow the interface size."""
        px = self.desk.px
        self._column.setContentsMargins(px(tokens.VAST), px(tokens.WIDE), px(tokens.VAST), px(tokens.WIDE))
        self._column.setSpacing(px(tokens.PAD))
        self._cards.set_gap(px(tokens.PAD))
        self._flow.set_gap(px(tokens.GAP))
        self._doors.set_gap(px(tokens.SMALL))
        super().redraw()

    def _painted(self) -> None:
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self, self.seen.emit)
