"""A person at the real window: click to painted while an opponent thinks at full load, steps back and forth, memory.

`python -m bench.at_table GAME CLICKS [PEOPLE] [OPTION=VALUE ...]` plays a match by clicks and prints JSON: PEOPLE (1
unless said otherwise) at one device, who lift the curtain between their turns; the word `pace=400` has them look at the
table for so many milliseconds before each click (20 unless said otherwise, which is quicker than any hand). The load is
the program's own opponent process, kept thinking at the strongest level all the while.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, perf_counter, process_time
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from bench.figures import spread
from tests.table.players import bare_point, path_of
from verne_tabletop.ai.levels import STRONGEST
from verne_tabletop.app import litter
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.folders import find_folders
from verne_tabletop.app.main import make_application
from verne_tabletop.app.match import MatchPage
from verne_tabletop.app.opening import deal
from verne_tabletop.app.settings import Settings
from verne_tabletop.app.window import Window
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move
from verne_tabletop.games import SHELF
from verne_tabletop.session.log import Header, SeatCard
from verne_tabletop.table.view import TableView

PATIENCE = 20.0  # seconds for a bot's choice
PAINT = 500  # milliseconds after which a click is taken to have changed nothing that is seen
SIZE = (1366, 768)
STEPS = 20
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Flora")

Times = tuple[float, float]  # milliseconds by the clock, and of the processor's time


def summed_up(times: list[Times]) -> dict[str, dict[str, float]]:
    """Both clocks' figures."""
    return {"clock": spread([wall for wall, _ in times]), "processor": spread([own for _, own in times])}


class Painted(QObject):
    """Counts the times that a table was painted, and knows when it was last done: when all of the window that had
    changed with it stood in the picture that goes to the screen, before anything that waits for that."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self.count = 0
        self.done: Times = (0.0, 0.0)
        self._begun = False
        self.limit = QTimer(self)
        self.limit.setSingleShot(True)
        self.limit.setInterval(PAINT)
        view.viewport().installEventFilter(self)
        self.window = view.window()
        self.window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the clocks when the window is done with all that it had to paint, if the table was among that."""
        if event.type() == QEvent.Type.UpdateRequest:
            self._begun = False
            QWidget.event(cast(QWidget, watched), event)
            if self._begun:
                self.count += 1
                self.done = (perf_counter(), process_time())
            return True
        self._begun = self._begun or (event.type() == QEvent.Type.Paint and watched is not self.window)
        return False

    def after(self, deed: Callable[..., Any], *told: Any) -> list[Times]:
        """The time from the deed until what it changed was painted; nothing when it changed nothing."""
        before, began, spent = self.count, perf_counter(), process_time()
        self.limit.start()
        deed(*told)
        while self.count == before and self.limit.isActive():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if self.count == before:
            return []
        done, own = self.done
        return [(1000 * (done - began), 1000 * (own - spent))]


class Person:
    """Plays by clicks, and times each until it is painted."""

    def __init__(self, window: Window, pace: int = 20) -> None:
        page, self.pace = window.here, pace
        assert isinstance(page, MatchPage) and page.controller and page.scene and page.view
        self.page = page
        self.controller, self.scene, self.view = page.controller, page.scene, page.view
        self.painted = Painted(page.view)
        self.clicks: list[Times] = []
        self.lifts: list[Times] = []
        self.made = 0

    def wait(self) -> bool:
        """Wait until this person is asked; False when the match is over."""
        began = monotonic()
        while self.controller.asked() is None or self.page.curtain.isVisible():
            if self.page.curtain.isVisible():
                self.lifts += self.painted.after(QTest.keyClick, self.page.curtain, Qt.Key.Key_Return)
                continue
            if self.controller.session.outcome() is not None:
                return False
            if monotonic() - began > PATIENCE:
                raise SystemExit("nobody is asked and nothing happens")
            QTest.qWait(1)
        return True

    def click(self, point: QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """One click, from the press to the painted table."""
        at = self.view.mapFromScene(point)
        QTest.mouseMove(self.view.viewport(), at)
        QTest.qWait(self.pace)
        port = self.view.viewport()
        self.made += 1
        self.clicks += self.painted.after(lambda: QTest.mouseClick(port, button, Qt.KeyboardModifier.NoModifier, at))
        QTest.qWait(5)

    def make(self, move: Move) -> None:
        """Make a move as a person would: what it is made of, one click after another."""
        for spot in path_of(self.scene, move):
            self.click(bare_point(self.scene, self.scene.marks[spot.key].spot))
        if self.scene.hand.armed is not None:
            armed = self.scene.marks[self.scene.hand.armed].spot
            while self.scene.hand.current(armed) != move:
                self.click(bare_point(self.scene, armed), Qt.MouseButton.RightButton)
            self.click(bare_point(self.scene, armed))


@contextmanager
def full_load(key: str) -> Iterator[subprocess.Popen[bytes]]:
    """The opponent's process, asked about the opening at the strongest level, again and again without end."""
    game = SHELF[key]
    own = game.edition(None)
    rules = game.rules(own)
    state = rules.deal(game.seats[0], 1, {})
    seat = rules.to_act(state)[0]
    question = {"game": key, "edition": own.checksum, "seat": seat, "level": STRONGEST, "seed": 1}
    line = json.dumps({**question, "id": 1, "view": rules.dump(rules.view(state, seat))})
    thinker = [sys.executable, "-m", "verne_tabletop", "opponent"]
    with (
        subprocess.Popen(["yes", line], stdout=subprocess.PIPE) as asker,
        subprocess.Popen(thinker, stdin=asker.stdout, stdout=subprocess.DEVNULL) as load,
    ):
        try:
            yield load
        finally:
            load.kill()
            asker.kill()


def resident_mb() -> float:
    """Memory of this process now, in MB."""
    with open("/proc/self/statm") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * resource.getpagesize() / 1e6


def steps(person: Person) -> dict[str, Any]:
    """Undo, redo and seeks all over the match, each until it is painted."""
    controller = person.controller
    times: dict[str, list[Times]] = {"undo": [], "redo": [], "seek": []}
    count, chance = len(controller.session.choices), Chance(5)
    for _ in range(min(STEPS, count)):
        if controller.undo_seat() is None:
            break
        times["undo"] += person.painted.after(controller.undo)
        QTest.qWait(2)
    while controller.session.may_redo():
        times["redo"] += person.painted.after(controller.redo)
        QTest.qWait(2)
    for _ in range(STEPS):
        moment = chance.below(count)
        if moment != controller.moment:
            times["seek"] += person.painted.after(controller.look, moment)
        QTest.qWait(2)
    controller.look(None)
    return {name: summed_up(each) for name, each in times.items() if each}


def measure(key: str, clicks: int, people: int, options: dict[str, int], pace: int = 20) -> dict[str, Any]:
    """One match of one or several people, against bots at random where the game wants more seats."""
    app = make_application()
    desk = Desk(find_folders(), Settings(language="en", theme="daylight", advance=False))
    window = Window(desk)
    window.resize(*SIZE)
    window.show()
    QTest.qWait(300)
    litter.came_up()
    at_home = resident_mb()
    seated = [SeatCard(name) for name in NAMES[:people]]
    bots = [SeatCard(f"Bot {n}", "bot", "random") for n in range(people, SHELF[key].seats[0])]
    header = Header(key, "", "", options, (*seated, *bots), seed=4, honest=False)
    began = perf_counter()
    window.go("match", deal(header, None))
    person = Person(window, pace)
    person.painted.after(person.view.viewport().update)
    laid = 1000 * (perf_counter() - began)
    while person.scene.printer.busy:  # a person looks at the table before the first click
        QTest.qWait(20)
    stocked = perf_counter() - began
    chance = Chance(9)
    with full_load(key) as load:
        while person.made < clicks and person.wait():
            session = person.controller.session
            person.make(chance.pick(session.rules.moves(session.state, person.controller.looker)))
        if load.poll() is not None:
            raise SystemExit("the load ended before the clicks did")
    found = {
        "laid_out_ms": round(laid, 1),
        "stocked_after_s": round(stocked, 1),
        "click": summed_up(person.clicks),
        **({"curtain": summed_up(person.lifts)} if person.lifts else {}),
        "clicks_that_change_nothing": person.made - len(person.clicks),
        "choices": len(person.controller.session.choices),
        "home_mb": round(at_home, 1),
        "match_mb": round(resident_mb(), 1),
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6, 1),
        **steps(person),
    }
    window.close()
    app.processEvents()
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        os.environ["VERNE_DATA"] = data
        told = [word for word in sys.argv[3:] if "=" not in word]
        chosen = {key: int(value) for key, value in (word.split("=") for word in sys.argv[3:] if "=" in word)}
        pace = chosen.pop("pace", 20)
        print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), int(told[0]) if told else 1, chosen, pace)))
