"""The record of a match in plain sentences, a line an event, as the people at this device may read it."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from verne_tabletop.engine.model import EVERYONE, HIDDEN, Event, redact
from verne_tabletop.session.fold import Choice
from verne_tabletop.session.session import Session


class RecordLine(NamedTuple):
    """A sentence, and after how many choices it stands; `aside` for what the program says of itself; `event` where
    what it names, or what it ends, is fleeting (`Rules.fleeting`)."""

    text: str
    number: int
    aside: bool = False
    event: Event | None = None


class Record(QObject):
    """The lines of one session; with several people at the device it is told as to everybody.

    grew: the lines from this one on are new, told anew, or gone.
    """

    grew = Signal(int)

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self.session, self.language = session, language
        persons = session.header.persons()
        self.listener = persons[0] if len(persons) == 1 else EVERYONE
        self.lines: list[RecordLine] = []
        self._told: list[Choice] = []
        self._fleeting = session.rules.fleeting(session.state)
        self._ends = frozenset(kind for ends in self._fleeting.values() for kind in ends)
        self.rebuild()

    def speak(self, language: str) -> None:
        """Tell everything again, in another language."""
        self.language = language
        self.lines, self._told = [line for line in self.lines if line.aside], []
        self.rebuild()
        self.grew.emit(0)

    def rebuild(self) -> None:
        """Tell what stands after a step back or forth; what still stands as it was told stays."""
        stand = len(self.session.choices)
        pairs = enumerate(zip(self._told, self.session.choices, strict=False))
        same = next((at for at, (told, choice) in pairs if told != choice), min(len(self._told), stand))
        before = self.lines
        asides = [line for line in before if line.aside and same < line.number <= stand]
        self.lines, self._told = [line for line in before if line.number <= same], self._told[:same]
        while len(self._told) < stand:
            self.lines += self._next()
        for line in asides:
            at = next((n for n, other in enumerate(self.lines) if other.number > line.number), len(self.lines))
            self.lines.insert(at, line)
        self._cover()
        others = enumerate(zip(before, self.lines, strict=False))
        first = next((at for at, (old, new) in others if old != new), min(len(before), len(self.lines)))
        if first < max(len(before), len(self.lines)):
            self.grew.emit(first)

    def follow(self) -> list[str]:
        """Tell what was chosen since the last time; the new sentences."""
        fresh: list[RecordLine] = []
        while len(self._told) < len(self.session.choices):
            fresh += self._next()
        self._append(fresh)
        return [line.text for line in fresh]

    def aside(self, text: str) -> None:
        """Say something of the program's own."""
        self._append([RecordLine(text, len(self.session.choices), True)])

    def _append(self, lines: list[RecordLine]) -> None:
        if lines:
            first = len(self.lines)
            self.lines += lines
            self.grew.emit(min(first, self._cover()))

    def _next(self) -> list[RecordLine]:
        number = len(self._told) + 1
        self._told.append(self.session.choices[number - 1])
        story = self.session.story(self.language)
        told: list[RecordLine] = []
        for event in redact(self.session.events(number), self.listener):
            sentence = story.event(event)
            if sentence:
                kept = event if event.kind in self._fleeting or event.kind in self._ends else None
                told.append(RecordLine(sentence, number, False, kept))
        return told

    def _cover(self) -> int:
        """Name what is fleeting only where it is the latest of its kind, or told for good by what came after; the
        first line that is told anew by that."""
        first = len(self.lines)
        if not self._fleeting:
            return first
        story = self.session.story(self.language)
        later: set[str] = set()
        for row in range(len(self.lines) - 1, -1, -1):
            line = self.lines[row]
            if line.event is None:
                continue
            kind = line.event.kind
            if kind in self._fleeting:
                bare = line.event._replace(piece=HIDDEN, seen_by=line.event.seat)
                named = kind not in later or bool(later & self._fleeting[kind])
                text = story.event(line.event if named else bare)
                if text != line.text:
                    self.lines[row] = line._replace(text=text)
                    first = row
            later.add(kind)
        return first
