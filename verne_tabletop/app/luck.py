"""Luck and seal of a match on one sheet: how the dice fell, and what binds the deal before the first choice."""

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.histogram import Histogram
from verne_tabletop.app.overlay import Overlay
from verne_tabletop.session.log import commitment
from verne_tabletop.session.luck import Luck, luck
from verne_tabletop.session.session import Session
from verne_tabletop.table import tokens

translate = QCoreApplication.translate


class LuckSheet(Overlay):
    """Covers its window until a key or a click takes it away."""

    @staticmethod
    def about(window: QWidget, desk: Desk, session: Session) -> "LuckSheet":
        """Lay the sheet of a match over its window."""
        sheet = LuckSheet(desk, window)
        sheet.lay(session)
        sheet.cover()
        return sheet

    def lay(self, session: Session) -> None:
        """Dice, if the game has any; then the seal."""
        column = self.column
        found = luck(session)
        if found:
            column.addWidget(self.label(lambda: translate("Luck", "How the dice fell"), "title"))
            row = self.spaced(QHBoxLayout(), 0, tokens.VAST)
            column.addLayout(row)
            for side in found:
                row.addLayout(self._side(session, side), 1)
        column.addWidget(self.label(lambda: translate("Luck", "The seal of the deal"), "title"))
        seal = QLabel(commitment(session.header))
        seal.setProperty("role", "key")
        seal.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(seal)
        if session.outcome() is None:
            column.addWidget(self.label(self._bound, "soft", wrap=True))
        else:
            header = session.header
            opened = QLabel(f"{header.game} {header.edition} {header.seed} {header.id}")
            opened.setProperty("role", "key")
            opened.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(self.label(self._opened, "soft", wrap=True))
            column.addWidget(opened)
        column.addWidget(self.label(lambda: translate("Keys", "Any key closes this sheet."), "note"))

    def _bound(self) -> str:
        return translate(
            "Luck",
            "It was fixed before the first choice and binds every card and every die of this game. "
            "When the game is over, this sheet opens it, and anybody can check it.",
        )

    def _opened(self) -> str:
        return translate(
            "Luck",
            "The seal is the SHA-256 of this line: game, edition, seed and name of the record, with single spaces.",
        )

    def _side(self, session: Session, side: Luck) -> QVBoxLayout:
        column = self.spaced(QVBoxLayout(), 0, tokens.SMALL)
        book = session.game.rulebook()
        column.addWidget(self.label(lambda: book.say(f"rolls.{side.kind}", self.desk.language), "head"))
        bars = Histogram(self.desk)
        bars.lay(side.faces)
        column.addWidget(bars, 1)
        column.addWidget(self.label(lambda: self._sum(side), "", wrap=True))
        return column

    def _sum(self, side: Luck) -> str:
        text = translate(
            "Luck", "{n} rolled, mean {mean} (fair dice: 3.50); higher than {percent} % of as many fair dice"
        )
        return text.format(
            n=len(side.faces),
            mean=QLocale(self.desk.language).toString(side.mean, "f", 2),
            percent=round(100 * side.ahead),
        )
