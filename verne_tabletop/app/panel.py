"""The panel beside a table: seats and score, the record, and in its place the rules or a hint when asked for."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from verne_tabletop.app.controller import Controller
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.foresight import Foresight
from verne_tabletop.app.hints import LAST_STEP, Hints
from verne_tabletop.app.page import Tell, Told
from verne_tabletop.app.record_view import RecordView
from verne_tabletop.app.rulings import RulesView
from verne_tabletop.app.scores import ScorePad, change, items, points
from verne_tabletop.engine.model import Seat
from verne_tabletop.table import tokens

translate = QCoreApplication.translate

WIDE = 332


class Panel(Told):
    """looked: the person clicks a line of the record, to see the table after so many choices."""

    looked = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.controller: Controller | None = None
        self.hints: Hints | None = None
        self.seat: Seat | None = None
        self.stack = QStackedWidget()
        self.spaced(QVBoxLayout(self), tokens.SMALL).addWidget(self.stack)
        self.pad = ScorePad(desk)
        self.pad.picked.connect(self._pick)
        self.record = RecordView(desk)
        self.record.picked.connect(self.looked)
        self.tell(self.record.setAccessibleName, lambda: translate("Panel", "Record of the match"))
        self.main = QSplitter(Qt.Orientation.Vertical)
        self.main.setChildrenCollapsible(False)
        self.main.addWidget(self._box(lambda: translate("Panel", "Score"), self.pad))
        self.main.addWidget(self._box(lambda: translate("Panel", "Record"), self.record))
        self.main.setStretchFactor(0, 3)
        self.main.setStretchFactor(1, 2)
        self.rules = RulesView(desk, closable=True)
        self.rules.closed.connect(self.show_main)
        self.hint_sheet = self._hint_sheet()
        for sheet in (self.main, self.rules, self.hint_sheet):
            self.stack.addWidget(sheet)
        self.redraw()

    def _box(self, head: Tell, inside: QWidget) -> QWidget:
        box = QWidget()
        column = self.spaced(QVBoxLayout(box), 0, tokens.HALF)
        column.addWidget(self.label(head, "note"))
        column.addWidget(inside, 1)
        return box

    def _hint_sheet(self) -> QWidget:
        sheet = QWidget()
        column = self.spaced(QVBoxLayout(sheet), 0, tokens.GAP)
        column.addWidget(self.label(lambda: translate("Panel", "Hint"), "head"))
        self.busy = QProgressBar()
        self.busy.setRange(0, 0)
        self.busy.setTextVisible(False)
        column.addWidget(self.busy)
        self.hint_text = QLabel()
        self.hint_text.setWordWrap(True)
        self.hint_text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.hint_text)
        self.more = self.button(lambda: translate("Panel", "One step more"), "primary", "", self._more)
        column.addWidget(self.more)
        column.addWidget(self.button(lambda: translate("Panel", "Close the hint"), "", "", self.show_main))
        column.addWidget(self.label(lambda: translate("Panel", "Hints are counted in the record."), "note", wrap=True))
        column.addStretch(1)
        return sheet

    # what it shows

    def follow(self, controller: Controller, hints: Hints) -> None:
        """Show another match."""
        self.controller, self.hints = controller, hints
        header = controller.session.header
        self.seat = None
        self.pad.sit(controller.names, [card.kind == "bot" for card in header.seats])
        self.record.follow(controller.record)
        self.rules.open(header.game, controller.session.edition)
        hints.changed.connect(self.show_hint)
        self.show_main()

    def refresh(self, foresight: Foresight | None = None) -> None:
        """Seats and score as they stand, and with a foresight as they would."""
        controller = self.controller
        if controller is None:
            return
        view, session = controller.view(), controller.session
        owing = session.to_act()
        shown = self.shown_seat()
        hidden = not self.desk.settings.score and session.outcome() is None
        scores = controller.rules.scores(view)
        for seat, button in enumerate(self.pad.seats):
            mark = translate("Panel", "thinking…") if seat in controller.bots.thinking.values() else ""
            mark = mark or (translate("Panel", "to choose") if seat in owing else "")
            stands = "" if hidden else points(scores[seat])
            button.setText("   ".join(part for part in (controller.names[seat], stands, mark) if part))
            button.setChecked(seat == shown)
        story = session.story(controller.language)
        mine = foresight is not None and foresight.account is not None and shown == controller.looker
        account = controller.rules.account(view, shown)
        then = foresight.account if mine and foresight is not None else None
        self.pad.table.lay([] if hidden else items(story, account, then))
        gain = foresight.gain if mine and foresight is not None else None
        total = "   ".join((translate("Panel", "Total"), points(scores[shown]), change(gain or 0))).rstrip()
        self.pad.total.setText("" if hidden else total)

    def shown_seat(self) -> Seat:
        """Whose score is itemised: the one that was picked, else the one who looks, else the first."""
        assert self.controller is not None
        if self.seat is not None:
            return self.seat
        return max(self.controller.looker, 0)

    def _pick(self, seat: Seat) -> None:
        self.seat = seat
        self.refresh()
        if self.controller is not None:
            self.controller.scene.look_at(seat)

    def _more(self) -> None:
        if self.hints is not None:
            self.hints.more()

    # which sheet lies in front

    def show_main(self) -> None:
        """Score and record."""
        self.stack.setCurrentWidget(self.main)

    def show_rules(self, rule: str = "") -> None:
        """The rules, at a paragraph if one is named."""
        self.stack.setCurrentWidget(self.rules)
        if rule:
            self.rules.show_rule(rule)
        else:
            self.rules.search.setFocus()

    def show_hint(self) -> None:
        """The hint, as far as it has been asked for; nothing to read puts it away."""
        if self.hints is None:
            return
        lines = self.hints.lines()
        self.busy.setVisible(self.hints.waiting is not None)
        self.hint_text.setText("\n".join(lines))
        self.more.setEnabled(0 < self.hints.step < LAST_STEP)
        if lines:
            self.stack.setCurrentWidget(self.hint_sheet)
        elif self.stack.currentWidget() is self.hint_sheet:
            self.show_main()

    def retell(self) -> None:
        """Everything in the language of now."""
        super().retell()
        self.refresh()
        self.show_hint()

    def redraw(self) -> None:
        """As wide as the interface is large."""
        super().redraw()
        window = self.window()
        room = window.width() if window is not self else self.desk.px(WIDE) * 3
        self.setFixedWidth(min(self.desk.px(WIDE), max(240, round(room * 0.40))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, and a rule at its left edge."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.desk.theme.colour("paper"))
        painter.fillRect(0, 0, 1, self.height(), self.desk.theme.colour("hairline"))
