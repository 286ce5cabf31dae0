"""The opponent's process as Qt sees it: questions go out a line at a time, answers come back, and it may die."""

import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from verne_tabletop.ai.search_plan import Candidate
from verne_tabletop.engine.notation import read_move

#: A question that has no answer after so many milliseconds has none: the process is started anew.
PATIENCE: Final = 12_000
#: A question whose process dies so often has no answer.
DEATHS: Final = 2


def opponent_command() -> tuple[str, list[str]]:
    """Program and arguments of the opponent's process: this program, frozen or not."""
    if getattr(sys, "frozen", False):
        return sys.executable, ["opponent"]
    return sys.executable, ["-m", "verne_tabletop", "opponent"]


class Opponent(QObject):
    """One process that thinks, for bots, hints and reviews alike; questions are answered in their order.

    answered: question id, the Move, and the Candidates best first. failed: question id and a word ("died", "slow",
    "unheard") when there will be no answer; whoever asked falls back on instinct. fell: a process died over a question
    and another one has been started for it.
    """

    answered = Signal(int, object, object)
    failed = Signal(int, str)
    fell = Signal(int)

    def __init__(self, parent: QObject | None = None, patience: int = PATIENCE) -> None:
        super().__init__(parent)
        self.patience = patience
        self._process: QProcess | None = None
        self._dying: list[QProcess] = []
        self._queue: list[tuple[int, bytes]] = []
        self._asked = 0
        self._deaths = 0
        self._inbox = b""
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.timeout.connect(self._too_slow)

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return bool(self._queue)

    @property
    def process_id(self) -> int:
        """The process's number in the system, 0 when none runs."""
        return 0 if self._process is None else self._process.processId()

    def ask(self, question: dict[str, Any]) -> int:
        """Put a question; its id, with which answered or failed will come."""
        self._asked += 1
        line = json.dumps({**question, "id": self._asked}, separators=(",", ":")).encode() + b"\n"
        self._queue.append((self._asked, line))
        if len(self._queue) == 1:
            self._send()
        return self._asked

    def cancel(self, number: int | None = None) -> None:
        """Take a question back (all when None); a question that is being thought about ends its process."""
        if not self._queue:
            return
        first = self._queue[0][0]
        self._queue = [] if number is None else [entry for entry in self._queue if entry[0] != number]
        if number is None or number == first:
            self._watch.stop()
            self._drop()
            if self._queue:
                self._send()

    def close(self) -> None:
        """End the process."""
        self._queue = []
        self._watch.stop()
        self._drop()
        for process in self._dying:
            process.waitForFinished(PATIENCE)
        self._dying = []

    def _send(self) -> None:
        if self._process is None:
            self._start()
        assert self._process is not None
        self._process.write(self._queue[0][1])
        self._watch.start(self.patience)

    def _start(self) -> None:
        program, arguments = opponent_command()
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        if not getattr(sys, "frozen", False):
            root = str(Path(__file__).resolve().parents[2])
            paths = [root, *filter(None, environment.value("PYTHONPATH").split(os.pathsep))]
            environment.insert("PYTHONPATH", os.pathsep.join(dict.fromkeys(paths)))
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._died)
        process.errorOccurred.connect(self._no_start)
        process.setStandardErrorFile(QProcess.nullDevice())
        self._inbox = b""
        self._process = process
        process.start(program, arguments)

    def _drop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect()
        process.finished.disconnect()
        process.errorOccurred.disconnect()
        process.kill()
        self._dying = [other for other in self._dying if other.state() != QProcess.ProcessState.NotRunning]
        self._dying.append(process)

    def _read(self) -> None:
        assert self._process is not None
        self._inbox += bytes(self._process.readAllStandardOutput().data())
        while b"\n" in self._inbox:
            line, self._inbox = self._inbox.split(b"\n", 1)
            self._hear(line)

    def _hear(self, line: bytes) -> None:
        try:
            answer = json.loads(line)
            number, move = int(answer["id"]), read_move(answer["move"])
            found = [
                Candidate(read_move(row["move"]), float(row["value"]), int(row["visits"]), float(row["prior"]))
                for row in answer["values"]
            ]
        except (ValueError, KeyError, TypeError):
            number, move, found = (self._queue[0][0] if self._queue else 0), None, []
        if not self._queue or number != self._queue[0][0]:
            return
        if move is None:
            self._give_up(number, "unheard")
            return
        self._done()
        self.answered.emit(number, move, found)

    def _done(self) -> None:
        self._watch.stop()
        self._deaths = 0
        self._queue.pop(0)
        if self._queue:
            self._send()

    def _give_up(self, number: int, word: str) -> None:
        if self._queue and self._queue[0][0] == number:
            self._done()
            self.failed.emit(number, word)

    def _died(self) -> None:
        """The process has ended: once more for the open question, then without it."""
        self._drop()
        if not self._queue:
            return
        number = self._queue[0][0]
        self._deaths += 1
        if self._deaths < DEATHS:
            self.fell.emit(number)
            self._send()
        else:
            self._give_up(number, "died")

    def _no_start(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._drop()
            if self._queue:
                self._give_up(self._queue[0][0], "died")

    def _too_slow(self) -> None:
        self._drop()
        if self._queue:
            self._give_up(self._queue[0][0], "slow")
