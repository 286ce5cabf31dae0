"""The end of a match: who won and why, every score side by side, its course as a chart, and the review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QScrollArea,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from verne_tabletop.app.chart import ScoreChart, course
from verne_tabletop.app.flow import Flow
from verne_tabletop.app.ground import paint_ground
from verne_tabletop.app.keepsake import Keepsake
from verne_tabletop.app.opening import same_deal
from verne_tabletop.app.page import Told
from verne_tabletop.app.review import Reviewer, ReviewTable
from verne_tabletop.app.scores import points
from verne_tabletop.app.segments import Segments
from verne_tabletop.app.sentence import reason_text, winners_text
from verne_tabletop.table import tokens

if TYPE_CHECKING:
    from verne_tabletop.app.match import MatchPage

translate = QCoreApplication.translate


class Ending(Told):
    """Lies over the page of its match until it is put away; the review begins when it is first asked for."""

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page.desk, page)
        self.setObjectName("ending")
        controller = page.controller
        assert controller is not None
        self.page, self.session = page, controller.session
        outcome = self.session.outcome()
        assert outcome is not None
        self.outcome = outcome
        self.reviewer: Reviewer | None = None
        column = self.spaced(QVBoxLayout(self), tokens.WIDE, tokens.GAP)
        language = self.desk.tongue
        column.addWidget(self.label(lambda: winners_text(self.session, self.outcome), "title", wrap=True))
        column.addWidget(self.label(lambda: reason_text(self.session, self.outcome, language.book), "lead", wrap=True))
        self.tabs = Segments(
            self.desk,
            (
                ("score", lambda: translate("Ending", "Score")),
                ("review", lambda: translate("Ending", "Review")),
            ),
        )
        self.tabs.choose("score")
        self.tabs.chosen.connect(self.turn_to)
        column.addWidget(self.tabs)
        self.stack = QStackedWidget()
        self.chart = ScoreChart(self.desk, course(self.session), controller.names)
        self.chart.picked.connect(self.look)
        for sheet in (self._scores(), self._review()):
            self.stack.addWidget(sheet)
        column.addWidget(self.stack, 1)
        column.addLayout(self._foot())
        page.installEventFilter(self)

    @staticmethod
    def over(page: MatchPage) -> Ending:
        """Lay the sheet over a page, unless it lies there."""
        for there in page.findChildren(Ending):
            there.raise_()
            return there
        sheet = Ending(page)
        sheet.setGeometry(page.rect())
        sheet.show()
        sheet.raise_()
        sheet.tabs.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        return sheet

    def put_away(self) -> None:
        """Back to the table."""
        if self.reviewer is not None:
            self.reviewer.close()
        self.page.ending = None
        self.page.removeEventFilter(self)
        self.setParent(None)
        self.deleteLater()
        if self.page.view is not None:
            self.page.view.setFocus()

    def _foot(self) -> Flow:
        row = Flow(gap=self.desk.px(tokens.GAP))
        for text, role, picture, do in (
            (lambda: translate("Ending", "Same deal again"), "primary", "reset", self._again),
            (lambda: translate("Ending", "New match"), "", "add", self._new),
            (lambda: translate("Ending", "Look back"), "", "previous", self._look_back),
            (lambda: translate("Ending", "Print"), "", "print", self.page.print_sheet),
            (lambda: translate("Ending", "The table"), "", "close", self.put_away),
            (lambda: translate("Ending", "Home"), "", "back", lambda: self.page.go.emit("home", None)),
        ):
            row.addWidget(self.button(text, role, picture, do))
        return row

    # the score

    def _scores(self) -> QWidget:
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        sheet = QWidget()
        sheet.setObjectName("scrolled")
        middle = self.spaced(QHBoxLayout(sheet), 0, tokens.PAD)
        card = QFrame()
        card.setProperty("role", "card")
        left = self.spaced(QVBoxLayout(), 0, tokens.PAD)
        left.addWidget(card)
        if self.page.scene is not None:
            keepsake = Keepsake(self.desk, self.page.scene)
            keepsake.clicked.connect(self.put_away)
            left.addWidget(keepsake, 1)
        middle.addLayout(left)
        course_card = QFrame()
        course_card.setProperty("role", "card")
        inside = self.spaced(QVBoxLayout(course_card), tokens.PAD)
        inside.addWidget(self.label(self._course, "head"))
        inside.addWidget(self.chart, 1)
        middle.addWidget(course_card, 1)
        outer = self.spaced(QVBoxLayout(card), tokens.PAD)
        self.grid = self.spaced(QGridLayout(), 0, tokens.HALF)
        self.grid.setHorizontalSpacing(self.desk.px(tokens.WIDE))
        outer.addLayout(self.grid)
        outer.addStretch(1)
        self._lay_scores()
        area.setWidget(sheet)
        return area

    def _course(self) -> str:
        book = self.session.game.rulebook()
        own = book.has("chart.course")
        return book.say("chart.course", self.desk.language) if own else translate("Ending", "Course")

    def _lay_scores(self) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        rules, state = self.session.rules, self.session.state
        seats = range(len(self.session.header.seats))
        sums: dict[str, list[int]] = {}
        for seat in seats:
            for line in rules.account(state, seat):
                sums.setdefault(line.rule, [0] * len(seats))[seat] += line.points
        book, language = self.session.game.rulebook(), self.desk.language
        names = [card.name for card in self.session.header.seats]
        self._row(0, "", names, "lead")
        for number, (rule, each) in enumerate(sums.items(), 1):
            self._row(number, book.rules[rule].title[language], [points(score) for score in each], "lead")
        last = len(sums) + 1
        self._row(last, translate("Ending", "Total"), [points(score) for score in rules.scores(state)], "head")
        if len(seats) > 1:
            places = [str(place) if place else translate("Ending", "out") for place in self.outcome.places]
            self._row(last + 1, translate("Ending", "Place"), places, "")
        hints = [str(count) if count else "" for count in self.session.hints]
        if any(hints):
            self._row(last + 2, translate("Ending", "Hints"), hints, "soft")

    def _row(self, number: int, head: str, cells: list[str], role: str) -> None:
        for column, text in enumerate([head, *cells]):
            label = QLabel(text)
            label.setProperty("role", role)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            self.grid.addWidget(label, number, column)

    # the review

    def _review(self) -> QWidget:
        sheet = QWidget()
        column = self.spaced(QVBoxLayout(sheet), 0, tokens.SMALL)
        column.addWidget(
            self.label(
                lambda: translate(
                    "Ending",
                    "Every choice against the best that could be seen then, in points as a strong player reckons them. "
                    "What came after it was luck.",
                ),
                "note",
                wrap=True,
            )
        )
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        column.addWidget(self.progress)
        self.verdicts = ReviewTable(self.session, self.desk.language)
        table = QTableView()
        table.setModel(self.verdicts)
        table.setShowGrid(False)
        table.setWordWrap(True)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for number in (0, 2, 4):
            table.horizontalHeader().setSectionResizeMode(number, QHeaderView.ResizeMode.ResizeToContents)
        for number in (1, 3):
            table.horizontalHeader().setSectionResizeMode(number, QHeaderView.ResizeMode.Stretch)
        table.clicked.connect(self._pick)
        table.activated.connect(self._pick)
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        card = QFrame()
        card.setProperty("role", "card")
        self.spaced(QVBoxLayout(card), tokens.SMALL).addWidget(table)
        column.addWidget(card, 1)
        self.verdicts_table = table
        return sheet

    def turn_to(self, tab: str) -> None:
        """Score or review."""
        self.tabs.choose(tab)
        self.stack.setCurrentIndex(("score", "review").index(tab))
        if tab == "review" and self.reviewer is None:
            edition_file = self.desk.editions.file(self.session.header)
            self.reviewer = Reviewer(self.session, self.page.opponent, edition_file)
            self.progress.setRange(0, max(1, self.reviewer.total))
            self.reviewer.grew.connect(self._grew)
            self.reviewer.done.connect(self._grew)
            self.reviewer.start()

    def _grew(self) -> None:
        assert self.reviewer is not None
        self.progress.setValue(self.reviewer.total - len(self.reviewer.open))
        self.progress.setVisible(bool(self.reviewer.open))
        self.verdicts.lay(self.reviewer.judged())

    def _pick(self, index: QModelIndex) -> None:
        self.look(int(index.data(Qt.ItemDataRole.UserRole)) - 1)

    # what comes next

    def look(self, moment: int) -> None:
        """The table as it stood after so many choices."""
        page = self.page
        self.put_away()
        page.timeline.show()
        page.look(moment)

    def _look_back(self) -> None:
        self.look(0)

    def _again(self) -> None:
        self.page.go.emit("match", same_deal(self.session))

    def _new(self) -> None:
        self.page.go.emit("setup", self.session.header.game)

    def retell(self) -> None:
        """Everything in the language of now."""
        super().retell()
        self.verdicts.language = self.desk.language
        self.verdicts.lay(self.verdicts.rows)
        self._lay_scores()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the page whatever size it takes."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self.page.rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper under everything."""
        paint_ground(QPainter(self), self.rect(), self.desk)
