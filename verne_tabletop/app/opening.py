"""How a match comes to the table: dealt anew, or from its record."""

from pathlib import Path

from PySide6.QtCore import QDateTime

from verne_tabletop.app.desk import Desk
from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.session.log import Header, LogError
from verne_tabletop.session.saves import Saves
from verne_tabletop.session.session import Session


def stamp() -> str:
    """Now, as records write it: ISO 8601 in UTC."""
    return QDateTime.currentDateTimeUtc().toString("yyyy-MM-ddTHH:mm:ss'Z'")


def new_id() -> str:
    """A name for a record that no other has: the time, and four digits of chance."""
    import secrets

    return f"{QDateTime.currentDateTimeUtc().toString('yyyyMMdd-HHmmss')}-{secrets.token_hex(2)}"


def new_seed() -> int:
    """A seed drawn evenly from 64 bits."""
    import secrets

    return secrets.randbits(64)


def deal(header: Header, edition: Edition | None = None) -> Session:
    """A new match as the header says; LogError when it cannot be dealt so."""
    return Session.start(header._replace(id=header.id or new_id(), created=stamp()), edition)


def same_deal(session: Session) -> Session:
    """The same deal once more: seats, options, seed."""
    return Session.start(session.header._replace(id=new_id(), created=stamp(), origin=""), session.edition)


def open_record(desk: Desk, about: object) -> tuple[Session, Saves, str]:
    """The session, its folder and its file's name: a session just dealt is written there; a name is a record under
    way; a path lies anywhere.

    LogError when nothing of it can be read; what is damaged in its middle can be looked at up to there.
    """
    if isinstance(about, Session):
        return about, desk.under_way, desk.under_way.create(about)
    path = Path(str(about))
    inside = not path.is_absolute() or path.parent == desk.folders.matches
    saves = desk.under_way if inside else Saves(path.parent, desk.editions.find)
    try:
        return saves.open(path.name), saves, path.name
    except LogError as error:
        try:
            return saves.open(path.name, salvage=True), saves, path.name
        except LogError:
            raise error from None
