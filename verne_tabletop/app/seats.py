"""The list of seats in the set-up: a person with a name, or a bot of a level, as many as the game takes."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from verne_tabletop.ai.levels import LEVELS
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Told
from verne_tabletop.session.log import SeatCard
from verne_tabletop.table import tokens

translate = QCoreApplication.translate

#: Bots' names, in the order in which they sit down; a person may write another.
BOT_NAMES = ("Conseil", "Axel", "Aronnax", "Bonpland", "Saknussemm", "Passepartout")
USUAL_LEVEL = "mate"


class SeatRow(Told):
    """One seat: its name, and who it is."""

    changed = Signal()
    gone = Signal()

    def __init__(self, desk: Desk, card: SeatCard) -> None:
        super().__init__(desk)
        self.kind, self.level = card.kind, card.level or USUAL_LEVEL
        row = self.spaced(QHBoxLayout(self), 0, tokens.SMALL)
        self.name = QLineEdit(card.name)
        self.name.setMaxLength(24)
        self.tell(self.name.setAccessibleName, lambda: translate("Setup", "Name"))
        completer = QCompleter(list(desk.settings.names))
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name.setCompleter(completer)
        self.name.textEdited.connect(lambda: self.changed.emit())
        self.who = QPushButton()
        self.who.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.who.clicked.connect(self._choose)
        self.remove = self.icon_button("close", lambda: translate("Setup", "Take the seat away"), self.gone.emit)
        row.addWidget(self.name, 3)
        row.addWidget(self.who, 3)
        row.addWidget(self.remove)
        self.retell()

    def retell(self) -> None:
        """Who sits here, in the language of now."""
        super().retell()
        if self.kind == "person":
            self.who.setText(translate("Setup", "Person"))
            self.picture(self.who, "person", tokens.LEAD)
        else:
            level = LEVELS[self.level].title[self.desk.language]
            self.who.setText(translate("Setup", "Bot: {level}").format(level=level))
            self.picture(self.who, "bot", tokens.LEAD)

    def _choose(self) -> None:
        menu = QMenu(self)
        menu.addAction(translate("Setup", "Person"), lambda: self.seat("person", ""))
        menu.addSeparator()
        for level in LEVELS.values():
            if level.offered:
                text = translate("Setup", "Bot: {level}").format(level=level.title[self.desk.language])
                menu.addAction(text, partial(self.seat, "bot", level.key))
        menu.popup(self.who.mapToGlobal(self.who.rect().bottomLeft()))

    def seat(self, kind: str, level: str) -> None:
        """Somebody else sits down here."""
        self.kind, self.level = kind, level or self.level
        self.retell()
        self.changed.emit()

    def card(self) -> SeatCard:
        """The seat as a record has it."""
        return SeatCard(self.name.text().strip(), self.kind, self.level if self.kind == "bot" else "")


class SeatList(Told):
    """All seats; `changed` when there is one more or less, or somebody else sits on one."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.rows: list[SeatRow] = []
        self.low, self.high, self.fixed = 1, 1, False
        self.column = self.spaced(QVBoxLayout(self), 0, tokens.SMALL)
        self.more = self.button(lambda: translate("Setup", "One more seat"), "", "add", self.add)
        self.column.addWidget(self.more)

    def open(self, low: int, high: int, last: object, count: int | None) -> None:
        """Seats for a game that takes `low` to `high`: as last time, or a usual table; exactly `count` if given."""
        for row in self.rows:
            self.column.removeWidget(row)
            row.deleteLater()
        self.rows = []
        self.low, self.high, self.fixed = low, high, count is not None
        cards = read_cards(last)
        if not low <= len(cards) <= high:
            cards = []
        wanted = count or max(low, len(cards), 1)
        for number in range(wanted):
            self._lay(cards[number] if number < len(cards) else self._usual(number))
        self._bound()

    def _usual(self, number: int) -> SeatCard:
        if number == 0:
            own = self.desk.settings.profile or next(iter(self.desk.settings.names), "")
            return SeatCard(own or translate("Setup", "Nemo"))
        taken = {row.name.text() for row in self.rows}
        name = next((name for name in BOT_NAMES if name not in taken), f"{number + 1}")
        return SeatCard(name, "bot", USUAL_LEVEL)

    def _lay(self, card: SeatCard) -> None:
        row = SeatRow(self.desk, card)
        row.gone.connect(lambda row=row: self._take(row))
        row.changed.connect(self.changed)
        self.column.insertWidget(len(self.rows), row)
        self.rows.append(row)

    def add(self) -> None:
        """One more seat, if the game has one."""
        if len(self.rows) < self.high:
            self._lay(self._usual(len(self.rows)))
            self._bound()
            self.changed.emit()

    def _take(self, row: SeatRow) -> None:
        if len(self.rows) > self.low:
            self.rows.remove(row)
            self.column.removeWidget(row)
            row.deleteLater()
            self._bound()
            self.changed.emit()

    def _bound(self) -> None:
        self.more.setVisible(self.high > self.low and not self.fixed)
        self.more.setEnabled(len(self.rows) < self.high)
        for row in self.rows:
            row.remove.setVisible(len(self.rows) > self.low and not self.fixed)

    def cards(self) -> tuple[SeatCard, ...]:
        """The seats as a record has them, each with a name of its own."""
        found: list[SeatCard] = []
        for number, row in enumerate(self.rows):
            card = row.card()
            name = card.name or translate("Setup", "Seat {n}").format(n=number + 1)
            while name in [other.name for other in found]:
                name += "'"
            found.append(card._replace(name=name))
        return tuple(found)


def read_cards(data: Any) -> list[SeatCard]:
    """Seats from settings; whatever is no seat ends the list."""
    found: list[SeatCard] = []
    for entry in data if isinstance(data, Sequence) and not isinstance(data, str) else []:
        if not isinstance(entry, Sequence) or len(entry) != 3 or not all(isinstance(part, str) for part in entry):
            break
        if entry[1] not in ("person", "bot") or (entry[1] == "bot" and entry[2] not in LEVELS):
            break
        found.append(SeatCard(*entry))
    return found
