"""The bots of one match: woken when they owe a choice, cancelled when what they think of no longer stands."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject

from verne_tabletop.ai.levels import instinct
from verne_tabletop.app.opponent import Opponent
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move, Seat
from verne_tabletop.session.session import Session

translate = QCoreApplication.translate

#: Seconds after which a thinker answers with the best it has found, however slow the machine.
LONGEST_THOUGHT: Final = 4.0


class Bots(QObject):
    """`play(seat, move)` makes a bot's choice; `aside(sentence)` puts into the record what went wrong."""

    def __init__(
        self,
        session: Session,
        opponent: Opponent,
        edition_file: str,
        play: Callable[[Seat, Move], None],
        aside: Callable[[str], None],
    ) -> None:
        super().__init__()
        self.session, self.opponent, self._edition_file = session, opponent, edition_file
        self._play, self._aside = play, aside
        self.thinking: dict[int, Seat] = {}
        self.chosen: set[Seat] = set()
        self.paused = False
        opponent.answered.connect(self._answered)
        opponent.failed.connect(self._unanswered)
        opponent.fell.connect(self._fell)

    def wake(self, owing: Sequence[Seat]) -> None:
        """Have every bot that owes a choice think, unless it does so already."""
        self.chosen &= set(owing)
        for seat in owing:
            if not self.paused and seat not in self.chosen and seat not in self.thinking.values():
                level = self.session.header.seats[seat].level
                self.thinking[self.opponent.ask(question(self.session, seat, level, self._edition_file))] = seat

    def stop(self) -> None:
        """Nobody thinks any more."""
        self.chosen.clear()
        if self.thinking:
            for number in list(self.thinking):
                self.opponent.cancel(number)
            self.thinking = {}

    def close(self) -> None:
        """Leave the table."""
        self.stop()
        self.opponent.answered.disconnect(self._answered)
        self.opponent.failed.disconnect(self._unanswered)
        self.opponent.fell.disconnect(self._fell)

    def _answered(self, number: int, move: Move, candidates: object) -> None:
        seat = self.thinking.pop(number, None)
        if seat is None:
            return
        if self.session.rules.refuse(self.session.state, seat, move) is not None:
            self._instinct(seat, translate("Bots", "{name} gave an answer that the rules do not allow"))
            return
        self._choose(seat, move)

    def _choose(self, seat: Seat, move: Move) -> None:
        self.chosen.add(seat)
        self._play(seat, move)

    def _unanswered(self, number: int, word: str) -> None:
        seat = self.thinking.pop(number, None)
        if seat is None:
            return
        sentences = {
            "slow": translate("Bots", "{name} thought too long"),
            "died": translate("Bots", "{name}'s thinking was cut off"),
            "unheard": translate("Bots", "{name} could not be understood"),
        }
        self._instinct(seat, sentences[word])

    def _instinct(self, seat: Seat, why: str) -> None:
        why = why.format(name=self._name(seat))
        self._aside(translate("Bots", "{why}, and chose by instinct.").format(why=why))
        rules = self.session.rules
        view, advisor = self.session.view(seat), self.session.game.advisor(rules)
        self._choose(seat, instinct(rules, advisor, view, seat, len(self.session.choices)))

    def _fell(self, number: int) -> None:
        if number in self.thinking:
            text = translate("Bots", "{name}'s thinking was cut off and began again.")
            self._aside(text.format(name=self._name(self.thinking[number])))

    def _name(self, seat: Seat) -> str:
        return self.session.header.seats[seat].name


def question(session: Session, seat: Seat, level: str, edition_file: str) -> dict[str, Any]:
    """What a thinker is told: a view, never a state; the seed is the match's own, so a bot plays alike again."""
    header = session.header
    return {
        "game": header.game,
        "edition": header.edition,
        "edition_file": edition_file,
        "seat": seat,
        "view": session.rules.dump(session.view(seat)),
        "level": level,
        "seed": Chance(header.seed ^ (len(session.choices) << 8) ^ seat).bits() >> 1,
        "seconds": LONGEST_THOUGHT,
    }
