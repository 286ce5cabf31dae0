"""Where this person's files lie: settings, matches, statistics and the crash log."""

import os
from pathlib import Path
from typing import NamedTuple


class Folders(NamedTuple):
    """The data folder and what is kept in it; `lent` when the own folder cannot be written and another stands in."""

    root: Path
    lent: bool = False

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.root / "settings.json"

    @property
    def matches(self) -> Path:
        """The folder of matches under way."""
        return self.root / "matches"

    @property
    def finished(self) -> Path:
        """The folder of matches that are over."""
        return self.root / "finished"

    @property
    def given_up(self) -> Path:
        """The folder of matches that were taken off the desk before they were over."""
        return self.root / "given-up"

    @property
    def statistics(self) -> Path:
        """The statistics database."""
        return self.root / "statistics.sqlite"

    @property
    def crash_log(self) -> Path:
        """What the interpreter wrote when it fell."""
        return self.root / "crash.log"

    @property
    def pictures(self) -> Path:
        """Pictures that need not be painted again."""
        return self.root / "pictures"

    @property
    def lock(self) -> Path:
        """The lock of the one running window."""
        return self.root / "window.lock"

    @property
    def start_mark(self) -> Path:
        """The mark that a start leaves until the window is closed in good order."""
        return self.root / "running.json"


def find_folders() -> Folders:
    """VERNE_DATA if set, else the system's place for application data; a temporary one when it cannot be written."""
    named = os.environ.get("VERNE_DATA")
    if named:
        root = Path(named)
    else:
        from PySide6.QtCore import QStandardPaths

        root = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    if writable(root):
        return Folders(root)
    import tempfile

    return Folders(Path(tempfile.mkdtemp(prefix="verne-tabletop-")), lent=True)


def writable(folder: Path) -> bool:
    """Whether the folder is there, or can be made, and takes a file."""
    trial = folder / f".trial-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.write_bytes(b"")
        trial.unlink()
    except OSError:
        return False
    return True


def write_whole(file: Path, text: str) -> None:
    """Write a file so that a power cut leaves either the old text or the new one, never half of one."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}.new")
    with fresh.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)


def set_aside(file: Path) -> Path:
    """Rename a broken file to the first free `name.broken-N` beside it, and say where it went."""
    number = 1
    while (aside := file.with_name(f"{file.name}.broken-{number}")).exists():
        number += 1
    file.replace(aside)
    return aside
