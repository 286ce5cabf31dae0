"""The record of a match in plain sentences, a line an event, as the people at this device may read it."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from verne_tabletop.engine.model import EVERYONE
from verne_tabletop.session.session import Session


class RecordLine(NamedTuple):
    """A sentence, and after how many choices it stands; `aside` for what the program says of itself."""

    text: str
    number: int
    aside: bool = False


class Record(QObject):
    """The lines of one session; with several people at the device it is told as to everybody.

    grew: the lines from this one on are new. changed: all of them are.
    """

    grew = Signal(int)
    changed = Signal()

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self.session, self.language = session, language
        persons = session.header.persons()
        self.listener = persons[0] if len(persons) == 1 else EVERYONE
        self.lines: list[RecordLine] = []
        self._told = 0
        self.rebuild()

    def rebuild(self) -> None:
        """Tell everything again: after a step back, or in another language."""
        asides = [line for line in self.lines if line.aside and line.number <= len(self.session.choices)]
        self.lines, self._told = [], 0
        while self._told < len(self.session.choices):
            self.lines += self._next()
        for line in asides:
            at = next((n for n, other in enumerate(self.lines) if other.number > line.number), len(self.lines))
            self.lines.insert(at, line)
        self.changed.emit()

    def follow(self) -> list[str]:
        """Tell what was chosen since the last time; the new sentences."""
        if self._told > len(self.session.choices):
            self.rebuild()
            return []
        fresh: list[RecordLine] = []
        while self._told < len(self.session.choices):
            fresh += self._next()
        self._append(fresh)
        return [line.text for line in fresh]

    def aside(self, text: str) -> None:
        """Say something of the program's own."""
        self._append([RecordLine(text, len(self.session.choices), True)])

    def _append(self, lines: list[RecordLine]) -> None:
        if lines:
            self.lines += lines
            self.grew.emit(len(self.lines) - len(lines))

    def _next(self) -> list[RecordLine]:
        self._told += 1
        story = self.session.story(self.language)
        told = story.events(self.session.events(self._told), self.listener)
        return [RecordLine(sentence, self._told) for sentence in told]
