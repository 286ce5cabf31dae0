"""The options of a game as the set-up shows them, drawn from its rulebook and fitted to the number of seats."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Tell, Told
from verne_tabletop.app.segments import Segments
from verne_tabletop.engine.catalogue import Option, Rulebook
from verne_tabletop.table import tokens

translate = QCoreApplication.translate

SOURCES: Final[dict[str, Tell]] = {
    "rulebook": lambda: "",
    "ruling": lambda: translate("Setup", "a reading of the rulebook"),
    "ours": lambda: translate("Setup", "a house rule"),
}


class OptionBox(Told):
    """One option: its title, what it means, and its values side by side."""

    def __init__(self, desk: Desk, option: Option, value: int) -> None:
        super().__init__(desk)
        self.option = option
        column = self.spaced(QVBoxLayout(self), 0, tokens.HALF)
        self.title = self.label(self._title, "lead")
        self.values = Segments(desk, [(str(entry.value), partial(self._value, entry.value)) for entry in option.values])
        self.values.choose(str(value))
        self.text = self.label(lambda: option.text[desk.language], "note", wrap=True)
        for widget in (self.title, self.values, self.text):
            column.addWidget(widget)

    def _title(self) -> str:
        source = SOURCES[self.option.source]()
        title = self.option.title[self.desk.language]
        return f"{title} ({source})" if source else title

    def _value(self, value: int) -> str:
        titles = {entry.value: entry.title for entry in self.option.values}
        if titles[value]:
            return titles[value][self.desk.language]
        return translate("Setup", "On") if value else translate("Setup", "Off")


class OptionChoices(QWidget):
    """All options of a game; those that the number of seats does not allow are not shown and stand at their default."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.boxes: list[OptionBox] = []

    def open(self, book: Rulebook, values: Mapping[str, int]) -> None:
        """The options of a rulebook, at these values or their defaults."""
        for box in self.boxes:
            self.column.removeWidget(box)
            box.deleteLater()
        self.boxes = []
        for option in book.options:
            value = values.get(option.key, option.default)
            known = [entry.value for entry in option.values]
            box = OptionBox(self.desk, option, value if value in known else option.default)
            self.column.addWidget(box)
            self.boxes.append(box)
        self.column.setSpacing(self.desk.px(tokens.GAP))

    def fit(self, seats: int) -> None:
        """Show what this number of seats allows."""
        for box in self.boxes:
            low, high = box.option.seats
            box.setVisible(low <= seats <= high)

    def chosen(self, seats: int) -> dict[str, int]:
        """Every option's value."""
        return {
            box.option.key: int(box.values.choice)
            if box.option.seats[0] <= seats <= box.option.seats[1]
            else box.option.default
            for box in self.boxes
        }
