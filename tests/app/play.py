"""A person at the real window, for tests: sets up, clicks, presses keys, and sees what stands."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from verne_tabletop.app.controller import Controller
from verne_tabletop.app.hints import Hints
from verne_tabletop.app.match import MatchPage
from verne_tabletop.app.setup import Setup
from verne_tabletop.app.window import Window
from verne_tabletop.engine.model import Move
from verne_tabletop.session.log import SeatCard
from verne_tabletop.session.session import Session
from verne_tabletop.table.scene import TableScene
from verne_tabletop.table.view import TableView

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


class Player:
    """Plays in a window; `game` is set up by the person's own means."""

    def __init__(self, window: Window, game: str = "toy") -> None:
        self.window, self.game = window, game

    def begin(self, *cards: SeatCard, honest: bool = True, seed: str = "3") -> MatchPage:
        self.window.go("setup", self.game)
        setup = self.window.here
        assert isinstance(setup, Setup)
        if cards:
            setup.seats.open(1, 6, [list(card) for card in cards], None)
        setup.honesty.choose("honest" if honest else "friendly")
        setup.seed.setText(seed)
        setup.start()
        return self.page

    @property
    def page(self) -> MatchPage:
        page = self.window.here
        assert isinstance(page, MatchPage)
        QCoreApplication.processEvents()
        return page

    @property
    def controller(self) -> Controller:
        controller = self.page.controller
        assert controller is not None
        return controller

    @property
    def session(self) -> Session:
        return self.controller.session

    @property
    def scene(self) -> TableScene:
        scene = self.page.scene
        assert scene is not None
        return scene

    @property
    def view(self) -> TableView:
        view = self.page.view
        assert view is not None
        return view

    @property
    def hints(self) -> Hints:
        hints = self.page.hints
        assert hints is not None
        return hints

    @property
    def moves(self) -> list[Move]:
        return [choice.move for choice in self.session.choices]

    def hand(self, seat: int = 0) -> list[int]:
        return list(self.session.state.hands[seat])

    def choose(self, *move: Any) -> None:
        self.scene.chosen.emit(Move(*move))

    def spot(self, name: str) -> QPoint:
        found = next(mark.spot for mark in self.scene.marks.values() if mark.spot.name == name)
        return self.view.mapFromScene(found.centre)

    def click(self, name: str) -> None:
        at = self.spot(name)
        QTest.mouseMove(self.view.viewport(), at)
        QTest.mouseClick(self.view.viewport(), LEFT, NONE, at)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.view, key, modifier)
