"""The record of a match in plain sentences, a line an event, as the people at this device may read it."""

from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from verne_tabletop.engine.model import EVERYONE, HIDDEN, Event, redact
from verne_tabletop.session.session import Session

Index = QModelIndex | QPersistentModelIndex


class RecordLine(NamedTuple):
    """A sentence, and after how many choices it stands; `aside` for what the program says of itself; `event` where
    what it names, or what it ends, is fleeting (`Rules.FLEETING`)."""

    text: str
    number: int
    aside: bool = False
    event: Event | None = None


class Record(QAbstractListModel):
    """The lines of one session. With several people at the device it is told as to everybody."""

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self.session, self.language = session, language
        persons = session.header.persons()
        self.listener = persons[0] if len(persons) == 1 else EVERYONE
        self.lines: list[RecordLine] = []
        self._told = 0
        self._fleeting = session.rules.FLEETING
        self._ends = frozenset(kind for ends in self._fleeting.values() for kind in ends)
        self.rebuild()

    def rebuild(self) -> None:
        """Tell everything again: after a step back, or in another language."""
        asides = [line for line in self.lines if line.aside and line.number <= len(self.session.choices)]
        self.beginResetModel()
        self.lines, self._told = [], 0
        while self._told < len(self.session.choices):
            self.lines += self._next()
        for line in asides:
            at = next((n for n, other in enumerate(self.lines) if other.number > line.number), len(self.lines))
            self.lines.insert(at, line)
        self.endResetModel()
        self._cover()

    def follow(self) -> list[str]:
        """Tell what was chosen since the last time; the new sentences."""
        if self._told > len(self.session.choices):
            self.rebuild()
            return []
        fresh: list[RecordLine] = []
        while self._told < len(self.session.choices):
            fresh += self._next()
        self._append(fresh)
        self._cover()
        return [line.text for line in fresh]

    def aside(self, text: str) -> None:
        """Say something of the program's own."""
        self._append([RecordLine(text, len(self.session.choices), True)])

    def _append(self, lines: list[RecordLine]) -> None:
        if lines:
            self.beginInsertRows(QModelIndex(), len(self.lines), len(self.lines) + len(lines) - 1)
            self.lines += lines
            self.endInsertRows()

    def _next(self) -> list[RecordLine]:
        self._told += 1
        story = self.session.story(self.language)
        told: list[RecordLine] = []
        for event in redact(self.session.events(self._told), self.listener):
            sentence = story.event(event)
            if sentence:
                kept = event if event.kind in self._fleeting or event.kind in self._ends else None
                told.append(RecordLine(sentence, self._told, False, kept))
        return told

    def _cover(self) -> None:
        """Name what is fleeting only where it is the latest of its kind, or told for good by what came after."""
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
                    self.dataChanged.emit(self.index(row), self.index(row))
            later.add(kind)

    def row_of(self, number: int) -> int:
        """The last row that tells of the first `number` choices, -1 when none does."""
        return max((row for row, line in enumerate(self.lines) if line.number <= number), default=-1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The sentence, and the number of choices under UserRole."""
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.UserRole:
            return line.number
        return None
