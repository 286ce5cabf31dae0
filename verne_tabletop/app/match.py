"""The page of a match: ribbon above, board in the middle, panel beside it, timeline below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from verne_tabletop.app import litter, names
from verne_tabletop.app.closing import Result, branch, put_away
from verne_tabletop.app.controller import Controller
from verne_tabletop.app.curtain import Curtain
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.folding import Folding
from verne_tabletop.app.hints import Hints
from verne_tabletop.app.match_keys import bind
from verne_tabletop.app.match_menu import build_menu
from verne_tabletop.app.opening import open_record
from verne_tabletop.app.opponent import Opponent
from verne_tabletop.app.page import Page
from verne_tabletop.app.panel import Panel
from verne_tabletop.app.preview import Preview
from verne_tabletop.app.ribbon import Ribbon
from verne_tabletop.app.sentence import sentence_for
from verne_tabletop.app.timeline import Timeline
from verne_tabletop.engine.model import EVERYONE
from verne_tabletop.session.log import LogError
from verne_tabletop.session.saves import Saves
from verne_tabletop.session.session import Session
from verne_tabletop.table import tokens
from verne_tabletop.table.scene import TableScene
from verne_tabletop.table.shelf import make_scene
from verne_tabletop.table.view import TableView

if TYPE_CHECKING:
    from verne_tabletop.app.ending import Ending

translate = QCoreApplication.translate


class MatchPage(Page):
    """One match at a time; `enter` takes the name of a record, a path, or a session that has just been dealt."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.controller: Controller | None = None
        self.scene: TableScene | None = None
        self.view: TableView | None = None
        self.hints: Hints | None = None
        self.ending: Ending | None = None
        self.result: Result | None = None
        self.saves: Saves = desk.under_way
        self.file = ""
        self.opponent = Opponent(self)
        self.ribbon, self.panel, self.timeline = Ribbon(desk), Panel(desk), Timeline(desk)
        column = self.spaced(QVBoxLayout(self), 0, 0)
        column.addWidget(self.ribbon)
        self.table = QWidget()
        self.place = QVBoxLayout(self.table)
        self.place.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self.panel)
        column.addLayout(row, 1)
        column.addWidget(self.timeline)
        self.curtain = Curtain(desk, self.table)
        self.folding = Folding(desk, self.panel)
        self.timeline.hide()
        self.preview: Preview | None = None
        self._fresh = QTimer(self)
        self._fresh.setSingleShot(True)
        self._fresh.timeout.connect(self.refresh)
        bind(self)
        desk.changed.connect(self._settings_changed)

    # a match comes and goes

    def enter(self, about: Any = None) -> None:
        """Lay a match out: a session just dealt, the name of a record under way, or a path."""
        if about is None:
            return
        try:
            session, self.saves, self.file = open_record(self.desk, about)
        except LogError as error:
            self.go.emit("home", None)
            self.go.emit("tell", error.sentence(self.desk.language))
            return
        self._lay(session)
        if session.fault is not None:
            self.go.emit("tell", session.fault.sentence(self.desk.language))

    def _lay(self, session: Session) -> None:
        self._clear()
        desk = self.desk
        scene = make_scene(session.game, session.rules)
        scene.set_language(desk.language)
        scene.set_palette(desk.theme.palette)
        scene.set_motion(desk.motion)
        self.scene, self.view = scene, TableView(scene)
        self.view.set_interface(desk.settings.size)
        self.view.setAccessibleName(names.title(session.header.game))
        self.place.addWidget(self.view)
        self.curtain.raise_()
        controller = Controller(desk, session, scene, self.opponent)
        self.controller = controller
        self.hints = Hints(controller, self.opponent, desk.editions.file(session.header))
        controller.changed.connect(lambda: self._fresh.start())
        controller.refused.connect(self.ribbon.refuse)
        controller.curtained.connect(self._curtained)
        controller.told.connect(lambda sentence: self.go.emit("tell", sentence))
        self.result = Result(desk, session, self)
        controller.over.connect(self.result.changed)
        controller.over.connect(self._over)
        controller.reopened.connect(self.result.changed)
        self.preview = Preview(controller)
        self.preview.seen.connect(self.panel.refresh)
        self.preview.turning.connect(lambda: self._fresh.start())
        scene.cited.connect(self.panel_rules)
        self.panel.follow(controller, self.hints)
        self._fit()
        self.timeline.setVisible(session.fault is not None)
        controller.start()
        if self.saves is desk.under_way:
            self.result.catch_up()
        self.refresh()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, self, litter.laid_out)

    def _clear(self) -> None:
        if self.controller is None:
            return
        self._fresh.stop()
        if self.ending is not None:
            self.ending.put_away()
        for part in (self.hints, self.preview, self.controller, self.result):
            if part is not None:
                part.close()
        put_away(self.desk, self.saves, self.file, self.controller.session)
        self.curtain.hide()
        if self.view is not None:
            self.place.removeWidget(self.view)
            self.view.setParent(None)
            self.view.deleteLater()
        if self.scene is not None:
            self.scene.deleteLater()
        self.controller.deleteLater()
        self.panel.record.follow(None)
        self.panel.controller = self.panel.hints = None
        self.controller = self.scene = self.view = self.hints = self.preview = self.result = None

    def leave(self) -> None:
        """Nobody thinks about a match that is not on the table."""
        self._clear()

    def close_down(self) -> None:
        """End the opponents' process."""
        self._clear()
        self.opponent.close()

    # what is shown beside the table

    def refresh(self) -> None:
        """Ribbon, panel and timeline as the match stands."""
        controller = self.controller
        if controller is None:
            return
        session = controller.session
        self.ribbon.ask(sentence_for(controller))
        why = controller.why_no_undo()
        self.ribbon.undo.setEnabled(not why)
        self.ribbon.undo.setToolTip(why or translate("Ribbon", "Take back (Ctrl+Z)"))
        self.ribbon.redo.setEnabled(session.may_redo())
        seat = controller.undo_seat()
        self.ribbon.reset.setEnabled(seat is not None and session.turn_start(seat) < len(session.choices))
        self.ribbon.hint.setEnabled(controller.asked() is not None)
        self.panel.refresh()
        count = len(session.choices)
        if not controller.live:
            self.timeline.show()
        self.timeline.lay(count, count if controller.moment is None else controller.moment)

    def _curtained(self, seat: int) -> None:
        if seat == EVERYONE:
            self.curtain.hide()
        elif self.controller is not None:
            self.curtain.fall(self.controller.names[seat])

    def lifted(self) -> None:
        """The person whom the curtain names is there."""
        if self.controller is not None and self.view is not None:
            self.controller.lift()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # what can be done at once

    def undo(self) -> None:
        """Take back."""
        if self.controller is not None:
            self.controller.undo()

    def redo(self) -> None:
        """Make it again."""
        if self.controller is not None:
            self.controller.redo()

    def reset_turn(self) -> None:
        """Take the turn back."""
        if self.controller is not None:
            self.controller.reset_turn()

    def hint(self) -> None:
        """A hint, or one step more of it."""
        if self.hints is not None:
            self.folding.take_out()
            self.hints.more()
            self.panel.show_hint()

    def open_rules(self) -> None:
        """The rules, at the paragraph behind the refusal that is shown or the question that is asked."""
        self.panel_rules(self.ribbon.rule)

    def panel_rules(self, rule: str) -> None:
        """The rules in the panel, at a paragraph."""
        self.folding.take_out()
        self.panel.show_rules(rule)

    def other_side(self) -> None:
        """From the table to the panel, and back."""
        if self.view is None:
            return
        if self.panel.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False:
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.folding.take_out()
            self.panel.pad.list.setFocus(Qt.FocusReason.TabFocusReason)

    def step(self, by: int) -> None:
        """Look at the choice before, or the next one."""
        if self.controller is None:
            return
        count = len(self.controller.session.choices)
        now = count if self.controller.moment is None else self.controller.moment
        self.look(max(0, now + by) if now + by < count else -1)

    def look(self, moment: int) -> None:
        """Look at the table after so many choices; -1 goes back to what stands."""
        if self.controller is None:
            return
        if moment == -1 and self.controller.session.fault is None:
            self.timeline.hide()
        self.controller.look(None if moment == -1 else moment)

    def open_menu(self) -> None:
        """Everything else, by name."""
        button = self.ribbon.menu
        build_menu(self).popup(button.mapToGlobal(button.rect().bottomLeft()))

    def try_again(self, count: int) -> None:
        """A friendly match that goes on from the first `count` choices of this one."""
        if self.controller is not None:
            self.go.emit("match", branch(self.controller.session, count))

    def toggle_timeline(self) -> None:
        """Take the timeline out, or put it away and go back to what stands."""
        if self.timeline.isVisible():
            self.look(-1)
            self.timeline.hide()
        else:
            self.timeline.show()

    def befriend(self) -> None:
        """End honest play: anything may be taken back from here on, and the record says so."""
        if self.controller is not None:
            self.controller.session.befriend()
            self.controller.aside(translate("Match", "From here on the match is friendly."))
            self.refresh()

    def copy_code(self) -> None:
        """Put the challenge code of this deal on the clipboard."""
        if self.controller is not None:
            from verne_tabletop.session.challenge import write_challenge

            code = write_challenge(self.controller.session.header)
            QGuiApplication.clipboard().setText(code)
            self.go.emit("tell", translate("Match", "The challenge code {code} is on the clipboard.").format(code=code))

    def print_sheet(self) -> None:
        """The table as PDF, SVG or PNG."""
        if self.controller is not None:
            from verne_tabletop.app.printing import ask_and_print

            told = ask_and_print(self, self.controller)
            if told:
                self.go.emit("tell", told)

    # the end

    def _over(self) -> None:
        self.refresh()
        if self.controller is not None:  # the last choice is seen first, and what the table shows at the end
            rest = round(tokens.LINGER_MS * self.desk.motion)
            self.controller.patience.then(lambda: QTimer.singleShot(rest, self, self.show_ending))

    def show_ending(self) -> None:
        """Who won and why, over the table."""
        if self.controller is not None and self.controller.session.outcome() is not None:
            from verne_tabletop.app.ending import Ending

            self.ending = Ending.over(self)

    # how it looks

    def _settings_changed(self) -> None:
        if self.controller is None or self.scene is None or self.view is None:
            return
        self.scene.set_motion(self.desk.motion)
        self.view.set_interface(self.desk.settings.size)
        self._fit()
        if self.scene.look.palette is not self.desk.theme.palette:
            self.scene.set_palette(self.desk.theme.palette)
        self.refresh()

    def retell(self) -> None:
        """Everything in the language of now."""
        super().retell()
        if self.controller is not None:
            self.controller.retell()
            self.refresh()

    def redraw(self) -> None:
        """Everything in the light of now."""
        super().redraw()
        self._fit()
        if self.scene is not None:
            self.scene.set_palette(self.desk.theme.palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow window has a narrow panel."""
        super().resizeEvent(event)
        self.panel.redraw()
        self._fit()

    def _fit(self) -> None:
        """Larger text does not make the board small: the panel gives way."""
        if self.scene is not None:
            self.folding.fit(QSize(self.width(), self.table.height()), self.scene.board())
