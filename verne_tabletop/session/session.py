"""A game under way: its record, its state, and what may be chosen, taken back and looked at."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.model import Event, Move, Outcome, Refusal, Seat
from verne_tabletop.engine.notation import write_move
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF
from verne_tabletop.session.fold import Choice, Fold, Step
from verne_tabletop.session.honesty import BlockedError, own_last, step_back, turn_start
from verne_tabletop.session.log import (
    Entry,
    Header,
    LogError,
    SeatCard,
    checked,
    opening,
    read_log,
    write_entry,
)
from verne_tabletop.session.story import Story

#: Where an edition that is not the game's own is looked for: game key and checksum to the edition, or None.
FindEdition = Callable[[str, str], Edition | None]


class RefusedError(ValueError):
    """A choice that the rules forbid; `refusal` says which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class Session:
    """One game from its deal to its end; every change is handed to `keep`, as a line, before it takes effect.

    `header` says who sits at the table now, also after somebody left it to a bot. `fault` is set when the record can
    only be looked at, and says why. `hints` counts hints per seat, `seen` the
    times something already seen was taken back; `size` is how many bytes
    of the file that it was resumed from are whole lines.
    """

    def __init__(self, game: Game, edition: Edition, header: Header) -> None:
        self.game, self.edition, self.header = game, edition, header
        self.rules = game.rules(edition)
        self.keep: Callable[[str], None] | None = None
        self.fault: LogError | None = None
        self.hints = [0] * len(header.seats)
        self.seen = 0
        self.size = 0
        self.honest = header.honest
        self._persons = header.persons()
        self._fold = Fold(self.rules, self.rules.deal(len(header.seats), header.seed, header.options))
        self._undone: list[tuple[int, list[Choice]]] = []
        text, self._check = opening(header)
        self._text = [text]

    @staticmethod
    def start(header: Header, edition: Edition | None = None, shelf: Mapping[str, Game] = SHELF) -> "Session":
        """A new game as the header says; missing options and the edition's name and checksum are filled in.

        LogError when there is no such game, or no deal for these seats and options.
        """
        game = _game(header, shelf)
        edition = edition or game.edition(None)
        options = {option.key: option.default for option in game.rulebook().options} | dict(header.options)
        header = header._replace(edition=edition.checksum, edition_name=edition.name, options=options)
        try:
            return Session(game, edition, header)
        except ValueError as error:
            raise LogError(1, "deal", str(error)) from None

    @staticmethod
    def resume(
        data: bytes | str,
        find: FindEdition | None = None,
        shelf: Mapping[str, Game] = SHELF,
        salvage: bool = False,
    ) -> "Session":
        """The game that a record holds, at its last choice.

        LogError when the record is damaged, foreign or future (with `salvage`: only when nothing can be read of
        it). An edition that is not here, or a choice that is not legal, gives a session that can only be looked
        at, at its last good step, and `fault` says why.
        """
        record = read_log(data, salvage)
        header = record.header
        game = _game(header, shelf)
        edition = game.edition(None)
        fault = record.fault
        if edition.checksum != header.edition:
            found = None if find is None else find(header.game, header.edition)
            if found is None:
                fault = LogError(1, "edition", f"{header.edition_name} ({header.edition})")
            edition = found or edition
        try:
            session = Session(game, edition, header)
        except ValueError as error:
            raise LogError(1, "deal", str(error)) from None
        for line, entry in enumerate(record.entries, 3):
            try:
                session._enter(entry)
            except ValueError:
                word = "choice" if entry.kind == "choice" else "mark"
                detail = write_move(entry.move) if entry.kind == "choice" else write_entry(entry)
                fault = fault or LogError(line, word, detail)
                break
        raw = data.encode() if isinstance(data, str) else data
        session._check, session.size = record.check, record.size
        session._text = [raw[: record.size].decode("utf-8").replace("\r\n", "\n")]
        session.fault = fault
        return session

    # what stands on the table

    @property
    def state(self) -> Any:
        """The true state, face up; it belongs to the session: never change it, never show it."""
        return self._fold.state

    @property
    def choices(self) -> list[Choice]:
        """The choices that stand, in order."""
        return self._fold.choices

    def view(self, seat: Seat) -> Any:
        """The state as `seat` may see it (EVERYONE: what is open to all)."""
        return self.rules.view(self.state, seat)

    def to_act(self) -> list[Seat]:
        """Who owes a choice; nobody when the game is over or can only be looked at."""
        return [] if self.fault else self.rules.to_act(self.state)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.rules.outcome(self.state)

    def at(self, count: int) -> Any:
        """A fresh true state after the first `count` choices."""
        return self._fold.at(count)

    def events(self, number: int) -> list[Event]:
        """What choice `number` (from 1) did, with its secrets; redact() before telling."""
        return self._fold.events[number - 1]

    def walk(self) -> Iterator[Step]:
        """Every choice with its events and the state after it."""
        return self._fold.walk()

    def story(self, language: str) -> Story:
        """The teller of this game, with the names of its seats."""
        return Story(self.game.rulebook(), self.rules, language, [card.name for card in self.header.seats])

    def text(self) -> str:
        """The whole record."""
        return "".join(self._text)

    # what may be chosen and taken back

    def choose(self, seat: Seat, move: Move) -> list[Event]:
        """Make a choice: write it down, then play it; what it did.

        RefusedError when a rule forbids it, BlockedError when the record can only be looked at.
        """
        self._may_change()
        refusal = self.rules.refuse(self.state, seat, move)
        if refusal is not None:
            raise RefusedError(refusal)
        entry = Entry("choice", seat, move)
        self._write(entry)
        self._enter(entry)
        return self._fold.events[-1]

    def why_no_undo(self, seat: Seat) -> BlockedError | None:
        """Why `seat` may not step back to its own last choice now; None when it may."""
        count = own_last(self._fold, seat) if seat in self._persons else None
        if self.fault is not None:
            return BlockedError("looking")
        if count is None:
            return BlockedError("nothing")
        if self.honest and self.outcome() is not None:
            return BlockedError("over")
        event = step_back(self._fold, seat, count, self._persons).shown
        return BlockedError("revealed", event) if self.honest and event is not None else None

    def undo(self, seat: Seat) -> None:
        """Step back to the seat's own last choice. BlockedError says why not.

        Choices that others made at the same time as that one, and that do not hang on it, stay made.
        """
        blocked = self.why_no_undo(seat)
        if blocked is not None:
            raise blocked
        self._take_back(seat, own_last(self._fold, seat) or 0)

    def turn_start(self, seat: Seat) -> int:
        """How many choices would stand after reset_turn: those before the seat's unbroken run of choices since
        something was last shown; the present number when there is nothing to reset."""
        closed = self.fault is not None or (self.honest and self.outcome() is not None)
        if closed or seat not in self._persons:
            return len(self.choices)
        return turn_start(self._fold, seat, self._persons)

    def reset_turn(self, seat: Seat) -> None:
        """Go back to turn_start. BlockedError when there is nothing to reset."""
        start = self.turn_start(seat)
        if start == len(self.choices):
            raise self.why_no_undo(seat) or BlockedError("nothing")
        self._take_back(seat, start)

    def may_redo(self) -> bool:
        """Whether something was taken back since the last choice."""
        return bool(self._undone) and self.fault is None

    def redo(self) -> None:
        """Undo the last undo, exactly. BlockedError when there is none."""
        self._may_change()
        if not self._undone:
            raise BlockedError("redo")
        self._write(Entry("redo"))
        self._enter(Entry("redo"))

    def hint(self, seat: Seat) -> None:
        """Count a hint given to `seat`."""
        self._may_change()
        self._write(Entry("hint", seat))
        self._enter(Entry("hint", seat))

    def befriend(self) -> None:
        """End honest play: from here on anything may be taken back, and the record says so."""
        self._may_change()
        if self.honest:
            self._write(Entry("friendly"))
            self._enter(Entry("friendly"))

    def hand_over(self, seat: Seat, level: str) -> None:
        """Let a bot play on for a person who leaves the table. BlockedError when no person would be left at it."""
        self._may_change()
        if not self._may_leave(seat):
            raise BlockedError("leave")
        entry = Entry("bot", seat, level=level)
        self._write(entry)
        self._enter(entry)

    def branch(self, count: int, id: str, created: str) -> "Session":
        """A friendly game that goes on from the first `count` choices of this one (try again from here)."""
        header = self.header._replace(id=id, created=created, honest=False, origin=f"{self.header.id}@{count}")
        session = Session(self.game, self.edition, header)
        for choice in self.choices[:count]:
            session.choose(choice.seat, choice.move)
        return session

    # how

    def _may_change(self) -> None:
        if self.fault is not None:
            raise BlockedError("looking")

    def _may_leave(self, seat: Seat) -> bool:
        return seat in self._persons and len(self._persons) > 1

    def _take_back(self, seat: Seat, count: int) -> None:
        back = step_back(self._fold, seat, count, self._persons)
        entry = Entry("undo", many=len(self.choices) - count, keep=back.keep, seen=back.shown is not None)
        self._write(entry)
        self._enter(entry)

    def _enter(self, entry: Entry) -> None:
        """Let a line take effect; ValueError when it does not fit what stands before it."""
        if entry.kind == "choice":
            choice = Choice(entry.seat, entry.move)
            if not self._fold.legal(choice):
                raise ValueError("not legal")
            self._fold.play(choice)
            self._undone.clear()
        elif entry.kind == "undo":
            self._undo(entry)
        elif entry.kind == "redo":
            if not self._undone:
                raise ValueError("nothing to redo")
            count, suffix = self._undone.pop()
            self._fold.cut(count)
            for choice in suffix:
                self._fold.play(choice)
        elif entry.kind == "hint":
            if entry.seat >= len(self.hints):
                raise ValueError("no such seat")
            self.hints[entry.seat] += 1
        elif entry.kind == "bot":
            if not self._may_leave(entry.seat):
                raise ValueError("nobody may leave there")
            cards = list(self.header.seats)
            cards[entry.seat] = SeatCard(cards[entry.seat].name, "bot", entry.level)
            self.header = self.header._replace(seats=tuple(cards))
            self._persons = self.header.persons()
        else:
            self.honest = False

    def _undo(self, entry: Entry) -> None:
        count = len(self.choices) - entry.many
        if count < 0 or any(offset >= entry.many for offset in entry.keep):
            raise ValueError("fewer choices than that")
        suffix = self.choices[count:]
        self._fold.cut(count)
        for offset in entry.keep:
            if not self._fold.legal(suffix[offset]):
                raise ValueError("not legal")
            self._fold.play(suffix[offset])
        self._undone.append((count, suffix))
        self.seen += entry.seen

    def _write(self, entry: Entry) -> None:
        line, check = checked(write_entry(entry), self._check)
        if self.keep is not None:
            self.keep(line)
        self._check = check
        self._text.append(line)


def _game(header: Header, shelf: Mapping[str, Game]) -> Game:
    if header.game not in shelf:
        raise LogError(1, "game", header.game)
    return shelf[header.game]
