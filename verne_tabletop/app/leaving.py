"""Who leaves the table: a bot of a level that is chosen plays on in that seat, from the same record."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from verne_tabletop.ai.levels import LEVELS
from verne_tabletop.engine.model import Seat
from verne_tabletop.session.honesty import BlockedError
from verne_tabletop.session.log import LogError
from verne_tabletop.session.session import Session

if TYPE_CHECKING:
    from verne_tabletop.app.match import MatchPage

translate = QCoreApplication.translate


def who_may_leave(session: Session) -> list[Seat]:
    """The persons at the table, if one of them would stay; nobody once the match is over or can only be looked at."""
    persons = session.header.persons()
    return persons if len(persons) > 1 and session.fault is None and session.outcome() is None else []


def add_leaving(menu: QMenu, page: MatchPage, session: Session) -> None:
    """The entry of the match menu: who leaves, then which level plays on."""
    who = menu.addMenu(translate("Menu", "A bot plays on for"))
    seats = who_may_leave(session)
    who.setEnabled(bool(seats))
    for seat in seats:
        levels = who.addMenu(session.header.seats[seat].name.replace("&", "&&"))
        for level in LEVELS.values():
            if level.offered:
                levels.addAction(level.title[page.desk.language], partial(leave, page, seat, level.key))


def leave(page: MatchPage, seat: Seat, level: str) -> None:
    """Write down that a bot of this level plays on for the person at `seat`, and lay the match out anew."""
    if page.controller is None:
        return
    session = page.controller.session
    try:
        session.hand_over(seat, level)
    except (BlockedError, LogError) as error:
        page.go.emit("tell", error.sentence(page.desk.language))
        return
    here = page.saves is page.desk.under_way
    page.go.emit("match", page.file if here else str(page.saves.folder / page.file))
    told = translate("Menu", "{name} leaves the table; a bot plays on.")
    page.go.emit("tell", told.format(name=session.header.seats[seat].name))
