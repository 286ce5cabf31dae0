"""The review of a match as it is made: each choice of a person is judged in the opponent's process, one at a time."""

from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from verne_tabletop.ai.review import Verdict, final_worth, judge, reckon
from verne_tabletop.ai.search_plan import Candidate
from verne_tabletop.app.opponent import Opponent
from verne_tabletop.app.scores import MINUS
from verne_tabletop.engine.model import Move, Seat
from verne_tabletop.engine.notation import write_move
from verne_tabletop.session.session import Session

translate = QCoreApplication.translate
#: Strong enough to be believed, and a hundred choices are judged while one reads the first.
LEVEL: Final = "navigator"
LONGEST_LOOK: Final = 1.5
Index = QModelIndex | QPersistentModelIndex


class Judged(NamedTuple):
    """A verdict, and what luck came after it (None while that is not known)."""

    verdict: Verdict
    luck: float | None


class Reviewer(QObject):
    """grew: another choice has been judged. done: all have."""

    grew = Signal()
    done = Signal()

    def __init__(self, session: Session, opponent: Opponent, edition_file: str) -> None:
        super().__init__()
        self.session, self.opponent, self._edition_file = session, opponent, edition_file
        self.open = self._positions()
        self.total = len(self.open)
        self.verdicts: list[Verdict] = []
        self._waiting: int | None = None
        opponent.answered.connect(self._answered)
        opponent.failed.connect(self._failed)

    def _positions(self) -> list[tuple[int, Seat, Move]]:
        """Every choice of a person that had an alternative."""
        rules, persons = self.session.rules, self.session.header.persons()
        state = self.session.at(0)
        found: list[tuple[int, Seat, Move]] = []
        for number, (seat, move) in enumerate(self.session.choices, 1):
            if seat in persons and len(rules.moves(state, seat)) > 1:
                found.append((number, seat, move))
            rules.play(state, seat, move)
        return found

    def start(self) -> None:
        """Judge the next one."""
        if not self.open:
            self.done.emit()
            return
        number, seat, move = self.open[0]
        header, rules = self.session.header, self.session.rules
        view = rules.view(self.session.at(number - 1), seat)
        self._waiting = self.opponent.ask(
            {
                "game": header.game,
                "edition": header.edition,
                "edition_file": self._edition_file,
                "seat": seat,
                "view": rules.dump(view),
                "level": LEVEL,
                "seed": number,
                "seconds": LONGEST_LOOK,
                "also": [write_move(move)],
            }
        )

    def _answered(self, question: int, move: Move, candidates: list[Candidate]) -> None:
        if question == self._waiting:
            number, seat, own = self.open.pop(0)
            self.verdicts.append(judge(number, seat, own, candidates))
            self._go_on()

    def _failed(self, question: int, word: str) -> None:
        if question == self._waiting:
            self.open.pop(0)
            self._go_on()

    def _go_on(self) -> None:
        self._waiting = None
        self.grew.emit()
        self.start()

    def judged(self) -> list[Judged]:
        """All verdicts so far in the order of the match, with the luck between a seat's choices."""
        lucks: dict[int, float] = {}
        outcome = self.session.outcome()
        for seat in self.session.header.persons():
            own = [verdict for verdict in self.verdicts if verdict.seat == seat]
            if not own:
                continue
            game = self.session.header.game
            advisor = self.session.game.advisor(self.session.rules)
            final = final_worth(game, advisor, self.session.state, seat, LEVEL) if outcome is not None else 0.0
            reckoning = reckon(own, final)
            known = len(own) if not self.open and outcome is not None else len(own) - 1
            for verdict, luck in list(zip(own, reckoning.lucks, strict=True))[:known]:
                lucks[verdict.number] = luck
        return [Judged(verdict, lucks.get(verdict.number)) for verdict in self.verdicts]

    def close(self) -> None:
        """Judge no more."""
        if self._waiting is not None:
            self.opponent.cancel(self._waiting)
            self._waiting = None
        self.opponent.answered.disconnect(self._answered)
        self.opponent.failed.disconnect(self._failed)


def signed(value: float | None) -> str:
    """A value with its sign and one decimal; "" when it is not known."""
    if value is None:
        return ""
    return f"{value:+.1f}".replace("-", MINUS) if abs(value) >= 0.05 else "0"


class ReviewTable(QAbstractTableModel):
    """A row a choice: number, who and what, what it cost, what was better, what luck followed."""

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self.session, self.language = session, language
        self.rows: list[Judged] = []

    def lay(self, rows: list[Judged]) -> None:
        """Other rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """A row a choice."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number, choice, cost, better, luck."""
        return 5

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The heads of the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (
            translate("Review", "No."),
            translate("Review", "Choice"),
            translate("Review", "Cost"),
            translate("Review", "Better was"),
            translate("Review", "Luck"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words and numbers; UserRole is the number of the choice."""
        verdict, luck = self.rows[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return verdict.number
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in (0, 2, 4):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        story = self.session.story(self.language)
        name = f"{story.names[verdict.seat]}: " if len(self.session.header.persons()) > 1 else ""
        return (
            str(verdict.number),
            name + story.move(verdict.seat, verdict.move),
            signed(verdict.cost) if verdict.cost >= 0.05 else "",
            story.move(verdict.seat, verdict.best) if verdict.cost >= 0.05 else "",
            signed(luck),
        )[index.column()]
