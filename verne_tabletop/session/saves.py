"""The folder of records: a file a game, written so that nothing that was shown is ever lost."""

import contextlib
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF
from verne_tabletop.session.log import SUFFIX, Header, LogError, read_header
from verne_tabletop.session.session import FindEdition, Session

#: Bytes of a file that are read to list it: more than any header needs.
GLANCE: Final = 1 << 16
UNSAFE: Final = re.compile(r"[^a-z0-9_-]+")


class Saved(NamedTuple):
    """A file of the folder as a list shows it: a header, or the fault for which it cannot be opened; `changed` is
    the file's time in seconds since 1970, for sorting."""

    name: str
    header: Header | None
    fault: LogError | None
    changed: float


class Save:
    """One record on disk, to which lines are appended; each is on disk when append returns."""

    def __init__(self, path: Path, size: int) -> None:
        self.path, self.size = path, size

    def append(self, line: str) -> None:
        """Write a line after the `size` bytes that are known whole, whatever a failed write left behind them.

        LogError when the disk refuses; the line then does not count.
        """
        raw = line.encode()
        try:
            with self.path.open("r+b") as file:
                if os.fstat(file.fileno()).st_size < self.size:
                    raise OSError("the file has become shorter")
                file.truncate(self.size)
                file.seek(self.size)
                file.write(raw)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise LogError(0, "unwritten", error.strerror or str(error)) from None
        self.size += len(raw)


class Saves:
    """The records in one folder, which is made when first needed. Who may use the folder is the app's matter."""

    def __init__(self, folder: Path, find: FindEdition | None = None, shelf: Mapping[str, Game] = SHELF) -> None:
        self.folder, self.find, self.shelf = folder, find, shelf

    def list(self) -> list[Saved]:
        """Every record of the folder, the last changed first; damaged ones with their fault."""
        found: list[Saved] = []
        for path in self.folder.glob(f"*{SUFFIX}"):
            changed = 0.0
            try:
                changed = path.stat().st_mtime
                with path.open("rb") as file:
                    first = file.read(GLANCE).split(b"\n", 1)[0]
                header = read_header(first.decode("utf-8", "replace"))
                found.append(Saved(path.name, header, None, changed))
            except LogError as error:
                found.append(Saved(path.name, None, error, changed))
            except OSError as error:
                found.append(Saved(path.name, None, _unreadable(error), changed))
        return sorted(found, key=lambda saved: (-saved.changed, saved.name))

    def create(self, session: Session) -> str:
        """Write the session's record to a new file, whole or not at all, and keep its further lines there; its name.

        LogError when the disk refuses.
        """
        stem = UNSAFE.sub("-", f"{session.header.game}-{session.header.id}".lower()).strip("-")[:80]
        raw = session.text().encode()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for left in self.folder.glob(f".*{SUFFIX}.new"):  # by a program that was killed while creating
                left.unlink(missing_ok=True)
            path, number = self.folder / f"{stem}{SUFFIX}", 1
            while path.exists():
                number += 1
                path = self.folder / f"{stem}-{number}{SUFFIX}"
            write_whole(path, raw)
        except OSError as error:
            raise LogError(0, "unwritten", error.strerror or str(error)) from None
        session.keep = Save(path, len(raw)).append
        return path.name

    def open(self, name: str, salvage: bool = False) -> Session:
        """The session of a file, which keeps its further lines there (unless it can only be looked at).

        LogError as Session.resume; the file is not touched before the next choice.
        """
        path = self.folder / name
        try:
            data = path.read_bytes()
        except OSError as error:
            raise _unreadable(error) from None
        session = Session.resume(data, self.find, self.shelf, salvage)
        if session.fault is None:
            session.keep = Save(path, session.size).append
        return session

    def delete(self, name: str) -> None:
        """Remove a record; LogError when the disk refuses."""
        try:
            (self.folder / name).unlink(missing_ok=True)
        except OSError as error:
            raise _unreadable(error) from None


def write_whole(path: Path, data: bytes) -> None:
    """Make a file that is either whole or not there, also after a power cut; OSError when the disk refuses."""
    new = path.with_name(f".{path.name}.new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise
    # the name, too, has to reach the disk; Windows has no such call and needs none
    if hasattr(os, "O_DIRECTORY"):
        with contextlib.suppress(OSError):
            folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _unreadable(error: OSError) -> LogError:
    return LogError(0, "unreadable", error.strerror or str(error))
