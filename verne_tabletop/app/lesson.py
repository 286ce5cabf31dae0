"""The page of a lesson: the real table, and beside it what to do next; each step is done, not read."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from verne_tabletop.app import names
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.lesson_plan import Lesson, read_lesson
from verne_tabletop.app.page import Page
from verne_tabletop.engine.model import Event, Move, redact
from verne_tabletop.games import SHELF
from verne_tabletop.session.session import RefusedError, Session
from verne_tabletop.table import tokens
from verne_tabletop.table.scene import TableScene
from verne_tabletop.table.shelf import make_scene
from verne_tabletop.table.view import TableView

translate = QCoreApplication.translate

WIDE = 340


class LessonPage(Page):
    """`enter` takes a game; the lesson goes on where it was left."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.game = ""
        self.lesson: Lesson | None = None
        self.session: Session | None = None
        self.scene: TableScene | None = None
        self.view: TableView | None = None
        self.number = 0
        row = self.spaced(QHBoxLayout(self), 0, 0)
        self.table = QWidget()
        self.place = QVBoxLayout(self.table)
        self.place.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.table, 1)
        self.side = QFrame()
        self.side.setProperty("role", "side")
        column = self.spaced(QVBoxLayout(self.side), tokens.PAD, tokens.PAD)
        column.addLayout(self.head(lambda: translate("Lesson", "Lesson")))
        self.title = self.label(lambda: names.title(self.game) if self.game else "", "note")
        column.addWidget(self.title)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        column.addWidget(self.progress)
        self.text = QLabel()
        self.text.setProperty("role", "lead")
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.text)
        self.hint = QLabel()
        self.hint.setProperty("role", "error")
        self.hint.setWordWrap(True)
        column.addWidget(self.hint)
        self.next = self.button(lambda: translate("Lesson", "Go on"), "primary", "", self.go_on)
        column.addWidget(self.next)
        column.addStretch(1)
        self.again = self.button(lambda: translate("Lesson", "From the beginning"), "", "", self.restart)
        self.play = self.button(lambda: translate("Lesson", "Play"), "", "", lambda: self.go.emit("setup", self.game))
        for button in (self.again, self.play):
            column.addWidget(button)
        row.addWidget(self.side)
        desk.theme.changed.connect(self._relight)

    def enter(self, about: Any = None) -> None:
        """Go on with a game's lesson."""
        if about is None:
            return
        self.game = str(about)
        self.lesson = read_lesson(SHELF[self.game])
        reached = self.desk.settings.lessons.get(self.game, 0)
        self.title.setText(names.title(self.game))
        self._lay(reached if reached < len(self.lesson.steps) else 0)

    def _lay(self, number: int) -> None:
        """The table as it stands before step `number`: what the steps before it asked for has been done."""
        self._clear()
        assert self.lesson is not None
        session = self.lesson.session()
        self.session = session
        for step in self.lesson.steps[:number]:
            for choice in step.play:
                session.choose(choice.seat, choice.move)
            if step.do:
                session.choose(0, next(move for move in session.rules.moves(session.state, 0) if step.done_by(move)))
        scene = make_scene(session.game, session.rules)
        scene.set_language(self.desk.language)
        scene.set_palette(self.desk.theme.palette)
        scene.set_motion(self.desk.motion)
        scene.set_seat(0, [card.name for card in session.header.seats])
        scene.chosen.connect(self._chosen)
        self.scene, self.view = scene, TableView(scene)
        self.view.set_interface(self.desk.settings.size)
        self.place.addWidget(self.view)
        self._show([])
        self._begin(number)

    def _begin(self, number: int) -> None:
        assert self.lesson is not None and self.session is not None
        self.number = number
        self.desk.change(lessons={**self.desk.settings.lessons, self.game: number})
        self.progress.setRange(0, len(self.lesson.steps))
        self.progress.setValue(number)
        self.hint.setText("")
        if number < len(self.lesson.steps):
            events: list[Event] = []
            for choice in self.lesson.steps[number].play:
                events += self.session.choose(choice.seat, choice.move)
            self._show(events)
        self.retell()
        self._offer()

    def _show(self, events: list[Event]) -> None:
        if self.scene is not None and self.session is not None:
            self.scene.show_view(self.session.view(0), redact(events, 0))

    def _offer(self) -> None:
        assert self.scene is not None and self.session is not None and self.lesson is not None
        steps = self.lesson.steps
        asked = self.number < len(steps) and bool(steps[self.number].do) and 0 in self.session.to_act()
        rules, state = self.session.rules, self.session.state
        self.scene.offer(rules.prompt(state, 0) if asked else None, rules.moves(state, 0) if asked else [])
        self.next.setVisible(not asked)
        if asked and self.view is not None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self, move: Move) -> None:
        """The learner has chosen: what the step asks for is done, anything else is answered."""
        assert self.lesson is not None and self.session is not None and self.scene is not None
        step = self.lesson.steps[self.number]
        if step.done_by(move):
            try:
                self._show(self.session.choose(0, move))
            except RefusedError as error:
                story = self.session.story(self.desk.language)
                self.scene.say_refusal(story.refusal(error.refusal), error.refusal.rule)
                return
            self._begin(self.number + 1)
            return
        refusal = self.session.rules.refuse(self.session.state, 0, move)
        if refusal is not None:
            self.scene.say_refusal(self.session.story(self.desk.language).refusal(refusal), refusal.rule)
            return
        usual = translate("Lesson", "That would be allowed, too; here try what the text asks for.")
        self.hint.setText(step.hint.get(self.desk.language, usual))
        self._offer()

    def go_on(self) -> None:
        """The next step; after the last one, a match of one's own."""
        assert self.lesson is not None
        if self.number >= len(self.lesson.steps):
            self.go.emit("setup", self.game)
        else:
            self._begin(self.number + 1)

    def restart(self) -> None:
        """Once more from the first step."""
        self._lay(0)

    def retell(self) -> None:
        """Everything in the language of now."""
        super().retell()
        if self.lesson is None:
            return
        if self.number < len(self.lesson.steps):
            self.text.setText(self.lesson.steps[self.number].say[self.desk.language])
        else:
            self.text.setText(translate("Lesson", "That was the lesson. What it left out the rules tell, with F1."))
        if self.scene is not None and self.scene.look.language != self.desk.language:
            self.scene.set_language(self.desk.language)

    def _relight(self) -> None:
        if self.scene is not None and self.view is not None:
            self.scene.set_palette(self.desk.theme.palette)
            self.view.set_interface(self.desk.settings.size)

    def redraw(self) -> None:
        """As wide as the interface is large."""
        super().redraw()
        self.side.setFixedWidth(min(self.desk.px(WIDE), max(240, round(self.width() * 0.4))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow window has a narrow sheet."""
        super().resizeEvent(event)
        self.redraw()

    def _clear(self) -> None:
        if self.view is not None:
            self.place.removeWidget(self.view)
            self.view.setParent(None)
            self.view.deleteLater()
        if self.scene is not None:
            self.scene.deleteLater()
        self.view, self.scene, self.session = None, None, None

    def leave(self) -> None:
        """The lesson waits where it is."""
        self._clear()

    def close_down(self) -> None:
        """The window closes."""
        self._clear()
