"""The page of statistics: narrowed by game, person, seats and level; sums, a distribution, every match, and CSV."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from verne_tabletop.ai.levels import LEVELS
from verne_tabletop.app import names
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.histogram import Histogram
from verne_tabletop.app.page import Page, Tell
from verne_tabletop.app.scores import points
from verne_tabletop.app.segments import Segments
from verne_tabletop.app.statistics import Row, Summary, summarise
from verne_tabletop.games import SHELF
from verne_tabletop.table import tokens

translate = QCoreApplication.translate

SHOWN = 200


class StatisticsPage(Page):
    """What was played at this device."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.person, self.seats, self.level = "", 0, ""
        self.rows: list[Row] = []
        column = self.spaced(QVBoxLayout(self), tokens.WIDE, tokens.GAP)
        head = self.head(lambda: translate("Statistics", "Statistics"))
        head.addWidget(self.button(lambda: translate("Statistics", "Save as CSV…"), "", "", self.ask_export))
        column.addLayout(head)
        every: tuple[str, Tell] = ("all", lambda: translate("Statistics", "All games"))
        games: list[tuple[str, Tell]] = [(game, partial(names.title, game)) for game in names.TITLES if game in SHELF]
        self.game = Segments(desk, [every, *games])
        self.game.choose("all")
        self.game.chosen.connect(lambda _: self.fill())
        column.addWidget(self.game)
        column.addLayout(self._filters())
        row = self.spaced(QHBoxLayout(), 0, tokens.PAD)
        card = QFrame()
        card.setProperty("role", "card")
        self.sums = self.spaced(QGridLayout(card), tokens.PAD, tokens.HALF)
        row.addWidget(card, 2)
        card = QFrame()
        card.setProperty("role", "card")
        spread = self.spaced(QVBoxLayout(card), tokens.PAD, tokens.HALF)
        spread.addWidget(self.label(lambda: translate("Statistics", "Scores"), "note"))
        self.histogram = Histogram(desk)
        spread.addWidget(self.histogram, 1)
        row.addWidget(card, 3)
        column.addLayout(row, 2)
        self.list = QTableWidget(0, 6)
        self.list.setShowGrid(False)
        self.list.setTabKeyNavigation(False)
        self.list.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.list.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.list.verticalHeader().hide()
        self.list.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.list.cellActivated.connect(self._open)
        self.tell(self.list.setAccessibleName, lambda: translate("Statistics", "Finished matches"))
        column.addWidget(self.list, 3)

    def _filters(self) -> QHBoxLayout:
        row = self.spaced(QHBoxLayout(), 0, tokens.SMALL)
        self.person_button = self._menu_button(self._person_menu)
        self.seats_button = self._menu_button(self._seats_menu)
        self.level_button = self._menu_button(self._level_menu)
        for button in (self.person_button, self.seats_button, self.level_button):
            row.addWidget(button)
        self.honesty = Segments(
            self.desk,
            (
                ("all", lambda: translate("Statistics", "Honest and friendly")),
                ("honest", lambda: translate("Statistics", "Honest only")),
            ),
        )
        self.honesty.choose("all")
        self.honesty.chosen.connect(lambda _: self.fill())
        row.addWidget(self.honesty, 1)
        return row

    def _menu_button(self, menu: Any) -> QPushButton:
        button = QPushButton()
        self.picture(button, "down", tokens.LEAD)
        button.clicked.connect(lambda: menu().popup(button.mapToGlobal(button.rect().bottomLeft())))
        return button

    def _menu(self, entries: Sequence[tuple[str, Any]], name: str) -> QMenu:
        menu = QMenu(self)
        for text, value in entries:
            menu.addAction(text, partial(self._narrow, name, value))
        return menu

    def _person_menu(self) -> QMenu:
        people = [(name, name) for name in self.desk.statistics.names()]
        return self._menu([(translate("Statistics", "Everybody"), ""), *people], "person")

    def _seats_menu(self) -> QMenu:
        counts = [(self._seats_text(count), count) for count in range(1, 7)]
        return self._menu([(self._seats_text(0), 0), *counts], "seats")

    def _level_menu(self) -> QMenu:
        levels = [(level.title[self.desk.language], level.key) for level in LEVELS.values() if level.offered]
        return self._menu([(translate("Statistics", "Any opponents"), ""), *levels], "level")

    def _seats_text(self, count: int) -> str:
        if not count:
            return translate("Statistics", "Any number of seats")
        return self.desk.tongue.fill(translate("Statistics", "{n} {n#seat|seats}"), n=count)

    def _narrow(self, name: str, value: Any) -> None:
        setattr(self, name, value)
        self.fill()

    def enter(self, about: Any = None) -> None:
        """Count anew; a broken file is told of once."""
        aside = self.desk.statistics.aside
        if aside is not None:
            self.desk.statistics.aside = None
            text = translate("Statistics", "The statistics could not be read; the file was kept as {file}.")
            self.go.emit("tell", text.format(file=aside.name))
        self.fill()

    def fill(self) -> None:
        """Sums, distribution and list of what is asked for."""
        game = "" if self.game.choice == "all" else self.game.choice
        honest = self.honesty.choice == "honest"
        self.rows = self.desk.statistics.rows(game, self.person, self.seats, honest, self.level)
        self.person_button.setText(self.person or translate("Statistics", "Everybody"))
        self.seats_button.setText(self._seats_text(self.seats))
        level = LEVELS[self.level].title[self.desk.language] if self.level else ""
        self.level_button.setText(level or translate("Statistics", "Any opponents"))
        self._lay_sums(summarise(self.rows))
        self.histogram.lay([row.score for row in self.rows] if game else [])
        self._lay_list()

    def _lay_sums(self, summary: Summary) -> None:
        while (item := self.sums.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        one = self.game.choice != "all" and bool(summary.scores)
        lines = [
            (translate("Statistics", "Matches"), str(summary.played)),
            (translate("Statistics", "Won"), str(summary.won)),
            (translate("Statistics", "Wins in a row"), str(summary.streak)),
            (translate("Statistics", "Longest row of wins"), str(summary.longest)),
        ]
        if one:
            lines += [
                (translate("Statistics", "Best score"), points(summary.scores[-1])),
                (translate("Statistics", "Average"), f"{summary.mean:.1f}"),
                (translate("Statistics", "Median"), f"{summary.median:.1f}"),
            ]
        for number, (text, value) in enumerate(lines):
            self.sums.addWidget(QLabel(text), number, 0)
            figure = QLabel(value)
            figure.setProperty("role", "head" if number == 0 else "")
            self.sums.addWidget(figure, number, 1, Qt.AlignmentFlag.AlignRight)
        self.sums.setRowStretch(len(lines), 1)

    def _lay_list(self) -> None:
        heads = (
            translate("Statistics", "Ended"),
            translate("Statistics", "Game"),
            translate("Statistics", "Name"),
            translate("Statistics", "Score"),
            translate("Statistics", "Place"),
            translate("Statistics", "Play"),
        )
        self.list.setHorizontalHeaderLabels(heads)
        self.list.setRowCount(min(SHOWN, len(self.rows)))
        for number, row in enumerate(self.rows[:SHOWN]):
            ended = QDateTime.fromString(row.ended, Qt.DateFormat.ISODate).toLocalTime()
            cells = (
                QLocale().toString(ended, QLocale.FormatType.ShortFormat),
                names.title(row.game) if row.game in names.TITLES else row.game,
                row.name,
                points(row.score),
                f"{row.place}/{row.seats}" if row.place else "",
                self._play_text(row),
            )
            for at, text in enumerate(cells):
                cell = QTableWidgetItem(text)
                if at in (3, 4):
                    cell.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.list.setItem(number, at, cell)

    def _play_text(self, row: Row) -> str:
        parts = [translate("Statistics", "honest") if row.honest else translate("Statistics", "friendly")]
        if row.branched:
            parts.append(translate("Statistics", "tried again"))
        if row.hints:
            parts.append(self.desk.tongue.fill(translate("Statistics", "{n} {n#hint|hints}"), n=row.hints))
        return ", ".join(parts)

    def _open(self, number: int, column: int) -> None:
        """Open the record of a finished match, if it is still there."""
        for saved in self.desk.finished.list():
            if saved.header is not None and saved.header.id == self.rows[number].id:
                self.go.emit("match", str(self.desk.folders.finished / saved.name))
                return

    def ask_export(self) -> None:
        """Ask for a file and write what is shown into it."""
        title = translate("Statistics", "Save as CSV")
        file, _ = QFileDialog.getSaveFileName(self, title, "verne-tabletop.csv", "CSV (*.csv)")
        if file:
            self.export(Path(file))

    def export(self, file: Path) -> None:
        """Write what is shown as CSV, and say so."""
        try:
            self.desk.statistics.export(file, self.rows)
        except OSError as error:
            self.go.emit("tell", translate("Statistics", "Nothing was written: {why}.").format(why=error.strerror))
            return
        self.go.emit("tell", translate("Statistics", "The statistics lie in {file}.").format(file=file.name))

    def retell(self) -> None:
        """Everything in the language of now."""
        super().retell()
        if self.isVisible():
            self.fill()
