"""Whole games at the installed program's real window by a real mouse, proved by the records it leaves.

Where to click is read off a twin: the same window, unpackaged and offscreen, that has opened a copy of the record.
"""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from clean_root import HOME, USER, call
from screen import GLANCE, SIZE, Screen

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from tests.table.players import bare_point, path_of
from verne_tabletop.ai.levels import instinct
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.ending import Ending
from verne_tabletop.app.folders import find_folders
from verne_tabletop.app.main import make_application
from verne_tabletop.app.match import MatchPage
from verne_tabletop.app.opening import open_record
from verne_tabletop.app.settings import Settings, read_settings
from verne_tabletop.app.settings_page import SettingsPage
from verne_tabletop.app.setup import Setup
from verne_tabletop.app.window import Window
from verne_tabletop.engine.model import HIDDEN, Move
from verne_tabletop.session.session import Session
from verne_tabletop.table.figures import Spot
from verne_tabletop.table.view import TableView

ME = 0  # the seat of the person at the mouse
PATIENCE = 60.0  # seconds for a choice to be on the disk, a bot's thinking among it
DATA = Path(".local") / "share" / "verne-tabletop"
PARTS = (0.5, 0.3, 0.7, 0.15, 0.85)
ALIKE = 4.0  # of 255, by which the two pictures may differ
TREMOR = ((0, 0), (3, 0), (-3, 0), (0, 3), (0, -3))  # pixels
BUTTONS = {Qt.MouseButton.LeftButton: 1, Qt.MouseButton.RightButton: 3}
#: Settings that a person makes first: (row, number of its button).
MADE = (("theme", 1), ("language", 1), ("motion", 0), ("sound", 0), ("advance", 1))


def steady_point(view: TableView, spot: Spot) -> QPoint:
    """A pixel of a spot around which a hand may tremble and still meet just this spot, if the spot has one."""
    scene = view.table
    held = HIDDEN if spot.piece == scene.hand.held else scene.hand.held
    area = view.mapFromScene(spot.shape.boundingRect()).boundingRect()
    for down in PARTS:
        for along in PARTS:
            at = QPoint(area.left() + round(along * area.width()), area.top() + round(down * area.height()))
            around = [scene.spot_at(view.mapToScene(at + QPoint(*by)), held) for by in TREMOR]
            if all(found is not None and found.key == spot.key for found in around):
                return at
    return view.mapFromScene(bare_point(scene, spot))


class Person:
    """Sits at the program that runs in the clean system; what it sees is kept in `pictures`."""

    def __init__(self, program: str, screen: Screen, twin: Path, pictures: Path, home: str = f"/home/{USER}") -> None:
        self.screen, self.pictures = screen, pictures
        self.data = HOME / Path(home).relative_to(f"/home/{USER}") / DATA
        self.copies = twin / "copies"
        self.copies.mkdir(parents=True)
        os.environ["VERNE_DATA"] = str(twin / "data")
        make_application()
        self.window = Window(Desk(find_folders(), Settings(language="en", theme="daylight")))
        self.window.resize(*SIZE)
        self.window.show()
        self.rest()
        line = call(program, user=USER, DISPLAY=screen.display, HOME=home)
        before = screen.mark()
        self.program = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self._await("the window does not come up", lambda: '"up": true' in self._running())
        screen.calm(before)

    def _running(self) -> str:
        file = self.data / "running.json"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def rest(self) -> None:
        """Let the twin come to rest."""
        for _ in range(8):
            QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # which only a running loop would do

    def _await(self, what: str, seen: Callable[[], object]) -> None:
        limit = monotonic() + PATIENCE
        while not seen():
            if monotonic() > limit or self.program.poll() is not None:
                self.screen.keep(self.pictures / "failed.png")
                self.window.grab().save(str(self.pictures / "failed-twin.png"))
                end = "" if self.program.poll() is None else f"; the program ended with {self.program.returncode}"
                raise SystemExit(f"{what}{end}; the screen is in {self.pictures}/failed.png")
            sleep(GLANCE)

    def _agree(self, what: str) -> None:
        """Wait until the screen shows what the twin shows; only the pointer and what lies under it may differ."""

        def alike() -> bool:
            self.rest()
            return self.screen.unlike(self.window.grab().toImage()) < ALIKE

        self._await(f"the screen does not show {what}", alike)

    # at the windows

    def press(self, widget: QWidget) -> None:
        """Click on a widget, there and at the twin, and wait until both are at rest."""
        at = widget.mapTo(self.window, widget.rect().center())
        before = self.screen.mark()
        self.screen.press(at.x(), at.y())
        if isinstance(widget, QAbstractButton):
            widget.click()
        self.rest()
        self.screen.calm(before)
        self._agree("the page that was asked for")

    def set_up(self) -> None:
        """Make the settings by click, and go home again; the program must have written them down."""
        self.press(self.window.home.doors["settings"])
        page = self.window.here
        assert isinstance(page, SettingsPage)
        for row, number in MADE:
            self.press(page.rows[row].buttons[number])
        self.screen.keep(self.pictures / "settings.png")
        self.press(next(button for button in page.findChildren(QPushButton) if button.accessibleName() == "Back"))
        self._await("the settings are not written", lambda: read_settings(self.data / "settings.json")[0].sound)
        made = read_settings(self.data / "settings.json")[0]
        assert (made.theme, made.language, made.motion, made.advance) == ("daylight", "en", "off", False), made

    def records(self) -> set[Path]:
        """The matches under way."""
        return set((self.data / "matches").glob("*.verne"))

    # at the table

    def read(self, record: Path) -> Session:
        """The match as it lies on the disk."""
        copy = self.copies / record.name
        shutil.copy(record, copy)
        return open_record(self.window.desk, str(copy))[0]

    def lay(self, record: Path, session: Session) -> MatchPage:
        """Have the twin show what stands, come there by the same choices where it can, its own bots held."""
        page = self.window.here
        if not isinstance(page, MatchPage) or self._strayed(page, session):
            own = self.copies / f"twin-{record.name}"
            shutil.copy(self.copies / record.name, own)
            self.window.go("match", str(own))
            page = self.window.here
            assert isinstance(page, MatchPage) and page.controller is not None
            page.controller.pause(True)
        assert page.controller is not None
        there = page.controller.session.choices
        while len(there) < len(session.choices):
            made, choice = len(there), session.choices[len(there)]
            page.controller.play_for(choice.seat, choice.move)
            self.rest()
            assert len(there) > made, f"the twin does not follow: {choice}"
        assert not self._strayed(page, session), "the twin has strayed"
        self.rest()
        return page

    def _strayed(self, page: MatchPage, session: Session) -> bool:
        """Whether the twin has made other choices: where several may choose at once, it may have been first."""
        assert page.controller is not None
        there = page.controller.session
        return there.header != session.header or there.choices != session.choices[: len(there.choices)]

    def touch(self, page: MatchPage, point: QPoint, button: Qt.MouseButton) -> None:
        """Click on the table, there and at the twin."""
        assert page.view is not None
        assert page.view.viewport().rect().contains(point), "a spot lies outside the window"
        at = page.view.viewport().mapTo(self.window, point)
        self.screen.press(at.x(), at.y(), BUTTONS[button])
        QTest.mouseMove(page.view.viewport(), point)
        QTest.mouseClick(page.view.viewport(), button, Qt.KeyboardModifier.NoModifier, point)
        self.rest()

    def make(self, page: MatchPage, move: Move) -> None:
        """Make a move as a person does: take up, put down, turn with the right button."""
        scene, view = page.scene, page.view
        assert scene is not None and view is not None
        for spot in path_of(scene, move):
            self.touch(page, steady_point(view, spot), Qt.MouseButton.LeftButton)
        while scene.hand.armed is not None:
            armed = scene.marks[scene.hand.armed].spot
            right = scene.hand.current(armed) == move
            button = Qt.MouseButton.LeftButton if right else Qt.MouseButton.RightButton
            self.touch(page, steady_point(view, armed), button)

    def play(self, game: str) -> str:
        """A whole game from the home window and back to it; what was seen, as a sentence."""
        first, there = self.screen.clicks, self.records()
        self.press(next(card for card in self.window.home.cards.values() if card.game == game))
        page = self.window.here
        assert isinstance(page, Setup)
        at = page.begin.mapTo(self.window, page.begin.rect().center())
        before = self.screen.mark()
        self.screen.press(at.x(), at.y())
        self._await(f"{game} is not dealt", lambda: self.records() - there)
        self.screen.calm(before)
        (record,) = self.records() - there
        own = 0
        while (session := self.read(record)).outcome() is None:
            made = len(session.choices)
            if ME in session.to_act():
                page = self.lay(record, session)
                if own == 0:
                    self._agree(f"the table of {game}")
                advisor = session.game.advisor(session.rules)
                move = instinct(session.rules, advisor, session.view(ME), ME, made)
                size = record.stat().st_size
                self.make(page, move)
                own += 1
                self._grown(record, size, f"{game}: choice {made}, {move}, is not on the disk")
                fresh = self.read(record).choices[made:]
                if session.to_act() != [ME] and fresh[0].seat != ME:
                    own -= 1  # whoever is first may do it, and the bot was
                    continue
                assert (fresh[0].seat, fresh[0].move) == (ME, move), f"{game}: {fresh[0]} instead of {move}"
                if own == 8:
                    self.screen.keep(self.pictures / f"{game}.png")
            else:
                self._grown(record, (self.copies / record.name).stat().st_size, f"{game}: the bot does not choose")
        clicks = self.screen.clicks - first
        self._leave(record, session)
        bots = len(session.choices) - own
        return f"{game}: {own} choices by {clicks} clicks, {bots} by bots; over, and put away as {record.name}"

    def _grown(self, record: Path, size: int, what: str) -> None:
        """Wait until the record on the disk is longer."""
        self._await(what, lambda: record.stat().st_size > size)

    def _leave(self, record: Path, session: Session) -> None:
        """From the sheet of the end back home, by click."""
        page = self.lay(record, session)
        page.show_ending()
        self.rest()
        self._agree(f"the end of {session.header.game}")
        before = self.screen.mark()
        sleep(GLANCE)
        (sheet,) = page.findChildren(Ending)
        home = next(button for button in sheet.findChildren(QPushButton) if button.text() == "Home")
        at = home.mapTo(self.window, home.rect().center())
        self.screen.keep(self.pictures / f"{session.header.game}-end.png")
        self.screen.press(at.x(), at.y())
        self._await("the record is not put away", lambda: (self.data / "finished" / record.name).exists())
        self.screen.calm(before)
        self.window.go("home")
        self.rest()
        self._agree("the home window")

    def close(self) -> None:
        """Close the window by its key; the program must end in good order."""
        self.screen.key("ctrl+q")
        told, _ = self.program.communicate(timeout=PATIENCE)
        assert self.program.returncode == 0, told
        assert not self._running(), "it did not end in good order"
        assert not (self.data / "crash.log").exists() or not (self.data / "crash.log").read_text(), "it fell"
        self.window.close()
