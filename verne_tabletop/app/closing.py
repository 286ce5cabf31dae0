"""How a match leaves the table: entered into the statistics, its record put away, or gone on from in another."""

from PySide6.QtCore import QObject, QTimer

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.opening import new_id, stamp
from verne_tabletop.session.saves import Saves
from verne_tabletop.session.session import Session

DAILY = "daily-"


def enter_result(desk: Desk, session: Session) -> None:
    """Enter a match that is over into the statistics, if a person sat at it."""
    from verne_tabletop.app.statistics import MatchResult, SeatResult

    outcome, header = session.outcome(), session.header
    if outcome is None or not header.persons():
        return
    scores = session.rules.scores(session.state)
    seats = tuple(
        SeatResult(
            card.name,
            card.kind,
            card.level,
            scores[seat],
            outcome.places[seat],
            seat in outcome.winners,
            session.hints[seat],
        )
        for seat, card in enumerate(header.seats)
    )
    desk.statistics.enter(
        MatchResult(
            header.id,
            header.game,
            header.edition,
            session.honest,
            bool(header.origin),
            outcome.reason,
            outcome.rank,
            len(session.choices),
            stamp(),
            header.seed,
            header.id[len(DAILY) : len(DAILY) + 8] if header.id.startswith(DAILY) else "",
            seats,
        )
    )


class Result(QObject):
    """The entry of a match on the table in the statistics: it follows the match when the window has been painted, or
    when the match leaves the table."""

    def __init__(self, desk: Desk, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.desk, self.session = desk, session
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._write)

    def changed(self) -> None:
        """The match has ended, or its end was taken back."""
        self._late.start(0)

    def close(self) -> None:
        """Leave the table."""
        if self._late.isActive():
            self._late.stop()
            self._write()

    def catch_up(self) -> None:
        """Enter the end of a match under way that was never entered: the program was killed as it ended."""
        header = self.session.header
        if self.session.outcome() is not None and header.persons() and not self.desk.statistics.holds(header.id):
            self.changed()

    def _write(self) -> None:
        if self.session.outcome() is not None:
            enter_result(self.desk, self.session)
        else:
            self.desk.statistics.withdraw(self.session.header.id)


def put_away(desk: Desk, saves: Saves, file: str, session: Session) -> None:
    """Move the record of a match that is over from those under way to the finished ones."""
    if saves is not desk.under_way or session.outcome() is None:
        return
    source = desk.folders.matches / file
    try:
        desk.folders.finished.mkdir(parents=True, exist_ok=True)
        source.replace(desk.folders.finished / file)
    except OSError:
        return  # it stays among those under way, and is put away next time


def branch(session: Session, count: int) -> Session:
    """A friendly match that goes on from the first `count` choices of another."""
    return session.branch(count, new_id(), stamp())
