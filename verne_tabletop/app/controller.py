"""The controller between a session and its table: judges choices, keeps them on disk, shows them, wakes the bots."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from verne_tabletop.app.bots import Bots
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.opponent import Opponent
from verne_tabletop.app.patience import Patience
from verne_tabletop.app.record import Record
from verne_tabletop.engine.model import EVERYONE, Event, Move, Seat, redact
from verne_tabletop.session.honesty import BlockedError
from verne_tabletop.session.log import LogError
from verne_tabletop.session.session import RefusedError, Session
from verne_tabletop.table.scene import TableScene


class Controller(QObject):
    """Runs one match at one table.

    changed: what stands, or who is asked, is another. refused: sentence and rule id of a choice that may not be.
    curtained: the seat whose turn it is behind the curtain, EVERYONE when it is lifted. told: something to say in the
    window. over: the game has ended now. reopened: its end was taken back.
    """

    changed = Signal()
    refused = Signal(str, str)
    curtained = Signal(int)
    told = Signal(str)
    over = Signal()
    reopened = Signal()

    def __init__(self, desk: Desk, session: Session, scene: TableScene, opponent: Opponent) -> None:
        super().__init__()
        self.desk, self.session, self.scene = desk, session, scene
        self.record = Record(session, desk.language)
        self.persons = session.header.persons()
        self.names = [card.name for card in session.header.seats]
        self.looker: Seat = self.persons[0] if len(self.persons) == 1 else EVERYONE
        self.awaited: Seat = EVERYONE
        self.moment: int | None = None
        self._stay = False
        self._steps: list[int] = []
        self._ended = session.outcome() is not None
        self.patience = Patience(scene.glide, self)
        scene.chosen.connect(self.choose)
        scene.withdrawn.connect(self.undo)
        self.bots = Bots(session, opponent, desk.editions.file(session.header), self.play_for, self.aside)

    # what stands

    @property
    def rules(self) -> Any:
        """The rules of this game."""
        return self.session.rules

    @property
    def language(self) -> str:
        """The language of the rulebook's texts."""
        return self.desk.language

    @property
    def live(self) -> bool:
        """Whether the table shows what stands now, not an earlier moment."""
        return self.moment is None

    def view(self) -> Any:
        """What the table shows: what stands, or an earlier moment, as the looker may see it."""
        if self.moment is None:
            return self.session.view(self.looker)
        then = self.rules.view(self.session.at(self.moment), self.looker)
        return self.rules.recalled(then, self.session.view(self.looker))

    def asked(self) -> Seat | None:
        """The person who is asked now and sees the question, or None."""
        owing = self.session.to_act()
        return self.looker if self.looker in owing and self.looker in self.persons and self.live else None

    def start(self) -> None:
        """Lay the match out and ask whoever is to act."""
        self.scene.set_seat(self.looker, self.names)
        self.show()
        self._settle()

    def show(self, events: list[Event] | None = None) -> None:
        """Match the table to what stands, gliding along `events`."""
        seen = None if events is None else redact(events, self.looker)
        self.scene.show_view(self.view(), seen)
        if events is None:
            self.scene.mark_last(redact(self._recent(), self.looker))

    def _recent(self) -> list[Event]:
        """What the last few choices of every seat did, up to the moment that is shown."""
        count = len(self.session.choices) if self.moment is None else self.moment
        first = max(1, count - 3 * len(self.names))
        return [event for number in range(first, count + 1) for event in self.session.events(number)]

    def retell(self) -> None:
        """Another language."""
        self.record.speak(self.language)
        self.scene.set_language(self.language)
        self.changed.emit()

    # choices

    def choose(self, move: Move) -> None:
        """A person at the table has chosen; a refusal is said with its rule."""
        seat = self.asked()
        if seat is not None:
            self._choose(seat, move)

    def _choose(self, seat: Seat, move: Move) -> bool:
        try:
            events = self.session.choose(seat, move)
        except RefusedError as error:
            sentence = self.session.story(self.language).refusal(error.refusal)
            self.desk.sound("refused")
            self.scene.say_refusal(sentence, error.refusal.rule)
            self.refused.emit(sentence, error.refusal.rule)
            return False
        except (BlockedError, LogError) as error:
            self.told.emit(error.sentence(self.language))
            return False
        self._stay = False
        self._steps = []
        with self.scene.at_once():
            people = self._people()
            if self.live and (not people or self.looker in people):  # else the table is laid for another's eyes
                self.show(events)
            told = self.record.follow()
            self._settle()
        self.desk.sound("choice")
        if told:
            self.scene.announce(" ".join(told))
        return True

    def _people(self) -> list[Seat]:
        return [seat for seat in self.session.to_act() if seat in self.persons]

    def _settle(self) -> None:
        """Ask whoever owes a choice: a person at the table, the next one behind the curtain, or the bots."""
        if self.session.outcome() is not None:
            self._end()
            return
        if self._ended:
            self._ended = False
            self.reopened.emit()
        if self.live:
            self._ask(self._people())
        self.bots.wake([seat for seat in self.session.to_act() if seat not in self.persons])
        self.changed.emit()

    def _ask(self, people: list[Seat]) -> None:
        if not people:
            self.scene.offer(None, [])
        elif self.looker in people:
            self._offer()
        else:
            order = [seat for seat in people if seat > self.looker] or people
            self.hand_over(order[0], bool(self.curtain_for(order[0], people)))

    def _offer(self) -> None:
        state = self.session.state
        legal = self.rules.moves(state, self.looker)
        self.scene.offer(self.rules.prompt(state, self.looker), legal)
        forced = len(legal) == 1 and legal[0].verb not in self.rules.CONSENT
        if forced and self.desk.settings.advance and not self._stay:
            self.patience.then(partial(self._advance, self.looker, legal[0]))

    def _advance(self, seat: Seat, move: Move) -> None:
        if self.asked() == seat and self.rules.moves(self.session.state, seat) == [move]:
            self._choose(seat, move)

    def curtain_for(self, seat: Seat, people: list[Seat]) -> bool:
        """Whether a curtain must hang before `seat` looks: somebody else here could see what only they may."""
        if len(self.persons) < 2 or self.desk.settings.curtain == "never":
            return False
        state = self.session.state
        if len(people) > 1 and self.rules.secret(state):
            return True
        mine, open_ = self.rules.view(state, seat), self.rules.view(state, EVERYONE)
        return bool(mine != open_)

    def hand_over(self, seat: Seat, curtain: bool) -> None:
        """The device goes to `seat`: at once, or behind a curtain on which its name stands."""
        self.awaited = seat if curtain else EVERYONE
        with self.scene.at_once():
            self.scene.offer(None, [])
            self._look_as(EVERYONE if curtain else seat)
            if not curtain:
                self._offer()
        if curtain:
            self.curtained.emit(seat)

    def lift(self) -> None:
        """The person whom the curtain names says that they are there."""
        if self.awaited == EVERYONE:
            return
        seat, self.awaited = self.awaited, EVERYONE
        self.curtained.emit(EVERYONE)
        if self.live and seat in self.session.to_act():
            with self.scene.at_once():
                self._look_as(seat)
                self._offer()
        self.changed.emit()

    def _look_as(self, seat: Seat) -> None:
        self.looker = seat
        self.scene.set_seat(seat, self.names)
        self.show()

    def _end(self) -> None:
        self.scene.offer(None, [])
        if not self._ended:
            self._ended = True
            self.desk.sound("over")
            self.over.emit()
        self.changed.emit()

    # in their time

    def play_for(self, seat: Seat, move: Move) -> None:
        """Make a bot's choice, when what glides has come to rest."""
        self.patience.then(partial(self._bot_chooses, seat, move))

    def _bot_chooses(self, seat: Seat, move: Move) -> None:
        self.bots.chosen.discard(seat)
        if seat in self.session.to_act():
            self._choose(seat, move)

    def aside(self, text: str) -> None:
        """Put a sentence of the program's own into the record."""
        self.record.aside(text)

    def pause(self, paused: bool) -> None:
        """Hold the bots, or let them go on."""
        self.bots.paused = paused
        if paused:
            self.bots.stop()
            self.changed.emit()
        else:
            self._settle()

    # back and forth

    def undo_seat(self) -> Seat | None:
        """The person who would take something back: the looker, else whoever of the people here chose last."""
        if self.looker in self.persons:
            return self.looker
        return next((choice.seat for choice in reversed(self.session.choices) if choice.seat in self.persons), None)

    def why_no_undo(self) -> str:
        """Why nothing can be taken back now, in one sentence; "" when something can."""
        seat = self.undo_seat()
        blocked = BlockedError("nothing") if seat is None else self.session.why_no_undo(seat)
        if blocked is None:
            return ""
        sentence = blocked.sentence(self.language)
        shown = "" if blocked.event is None else self.session.story(self.language).event(blocked.event)
        return f"{sentence} ({shown})" if shown else sentence

    def undo(self) -> None:
        """Take back to one's own last choice that was a choice at all; says why when it is not to be had."""
        seat = self.undo_seat()
        why = self.why_no_undo()
        if seat is None or why:
            self.refused.emit(why or BlockedError("nothing").sentence(self.language), "")
            return
        steps = 0
        while self.session.why_no_undo(seat) is None:
            self.session.undo(seat)
            steps += 1
            if len(self.rules.moves(self.session.state, seat)) != 1:
                break
        self._steps.append(steps)
        self._went_back(seat)

    def redo(self) -> None:
        """Make again what was taken back."""
        if not self.session.may_redo():
            self.refused.emit(BlockedError("redo").sentence(self.language), "")
            return
        for _ in range(self._steps.pop() if self._steps else 1):
            if self.session.may_redo():
                self.session.redo()
        self._went_back(self.looker)

    def reset_turn(self) -> None:
        """Take the whole turn back, as far as nothing new was seen in it."""
        seat = self.undo_seat()
        try:
            if seat is None:
                raise BlockedError("nothing")
            self.session.reset_turn(seat)
        except BlockedError as blocked:
            self.refused.emit(blocked.sentence(self.language), "")
            return
        self._steps = [1]
        self._went_back(seat)

    def _went_back(self, seat: Seat) -> None:
        self.bots.stop()
        self.patience.clear()
        self._stay = True
        self.moment = None
        if self.awaited != EVERYONE:
            self.awaited = EVERYONE
            self.curtained.emit(EVERYONE)
        self.record.rebuild()
        with self.scene.at_once():
            if seat in self.session.to_act() and seat != self.looker and len(self.persons) > 1:
                self.hand_over(seat, self.curtain_for(seat, [seat]))
            else:
                self.show()
            self._settle()

    def look(self, moment: int | None) -> None:
        """Look at the table after so many choices, or (None) at what stands now."""
        count = len(self.session.choices)
        before = count if self.moment is None else self.moment
        self.moment = None if moment is None or moment >= count else max(0, moment)
        now = count if self.moment is None else self.moment
        with self.scene.at_once():
            self.scene.offer(None, [])
            self.show(self.session.events(now) if now == before + 1 else None)
            if self.live:
                self._settle()
            else:
                self.changed.emit()

    def close(self) -> None:
        """Leave the table: nobody thinks any more, nothing waits."""
        self.bots.stop()
        self.patience.clear()
        self.bots.close()
