"""The score pad: who sits where and stands how, and one seat's score itemised, with what a move would change."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QPushButton, QTableView, QVBoxLayout, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Told
from verne_tabletop.engine.model import Facts, Line, Phrase
from verne_tabletop.session.story import Story
from verne_tabletop.table import tokens

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

MINUS: Final = "\N{MINUS SIGN}"


def points(number: int) -> str:
    """A number with a true minus sign."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def change(number: int) -> str:
    """A change with its sign; "" for none."""
    return "" if number == 0 else f"+{number}" if number > 0 else f"{MINUS}{-number}"


class Item(NamedTuple):
    """A line of the pad: its text, points now, and by how much they would change."""

    text: str
    points: int
    change: int = 0


def line_text(story: Story, line: Line) -> str:
    """A line of an account in words: the game's own text for it, else the title of the rule that gives it."""
    if story.rulebook.has(f"line.{line.rule}"):
        return story.say(Phrase(f"line.{line.rule}", line.facts))
    return story.rulebook.rules[line.rule].title[story.language]


def keyed(account: Sequence[Line]) -> dict[tuple[str, Facts, int], Line]:
    """The lines of an account by rule, by the places, pieces and seats they are about, and by ordinal within those."""
    found: dict[tuple[str, Facts, int], Line] = {}
    for line in account:
        about = tuple([fact for fact in line.facts if fact[0].startswith(("place", "piece", "seat"))])
        ordinal = sum(1 for rule, other, _ in found if (rule, other) == (line.rule, about))
        found[line.rule, about, ordinal] = line
    return found


def items(story: Story, account: Sequence[Line], then: Sequence[Line] | None = None) -> list[Item]:
    """The lines of an account, told; with `then`, a later account of the same seat, what would change in each."""
    now, after = keyed(account), keyed(account if then is None else then)
    told = [
        Item(line_text(story, line), line.points, (after[key].points if key in after else 0) - line.points)
        for key, line in now.items()
    ]
    return told + [Item(line_text(story, line), 0, line.points) for key, line in after.items() if key not in now]


class ScoreTable(QAbstractTableModel):
    """Lines with their points and changes, the total last."""

    def __init__(self) -> None:
        super().__init__()
        self.items: list[Item] = []

    def lay(self, items: list[Item]) -> None:
        """Other lines."""
        if items == self.items:
            return
        self.beginResetModel()
        self.items = items
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """A row a line."""
        return 0 if parent.isValid() else len(self.items)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """What for, how much, and by how much it would change."""
        return 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words and numbers."""
        item, column = self.items[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return (item.text, points(item.points), change(item.change))[column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.AccessibleTextRole and column == 0:
            return f"{item.text}: {points(item.points)} {change(item.change)}".strip()
        return None


class ScorePad(Told):
    """Seats as buttons, and under them the score of the seat that is looked at."""

    picked = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.column = self.spaced(QVBoxLayout(self), 0, tokens.HALF)
        self.seats: list[QPushButton] = []
        self.table = ScoreTable()
        self.list = QTableView()
        self.list.setModel(self.table)
        self.list.setShowGrid(False)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setWordWrap(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.list.setTabKeyNavigation(False)
        self.list.horizontalHeader().hide()
        self.list.verticalHeader().hide()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            self.list.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self.list.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.tell(self.list.setAccessibleName, lambda: translate("Scores", "Score, itemised"))
        self.total = QPushButton()
        self.total.setProperty("role", "total")
        self.total.setEnabled(False)
        self.column.addWidget(self.list, 1)
        self.column.addWidget(self.total)
        self.redraw()

    def sit(self, names: Sequence[str], bots: Sequence[bool]) -> None:
        """A button for every seat."""
        for button in self.seats:
            self.column.removeWidget(button)
            button.deleteLater()
        self.seats = []
        self._drawn = []
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True)):
            button = QPushButton()
            button.setProperty("role", "seat")
            button.setCheckable(True)
            button.setAutoExclusive(True)
            self.picture(button, "bot" if bot else "person", tokens.LEAD)
            button.clicked.connect(lambda _=False, seat=seat: self.picked.emit(seat))
            button.setAccessibleName(name)
            self.column.insertWidget(seat, button)
            self.seats.append(button)

    def redraw(self) -> None:
        """Columns follow the interface size."""
        for column in (1, 2):
            self.list.setColumnWidth(column, self.desk.px(44))
        super().redraw()
