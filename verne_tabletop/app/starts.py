"""What the last start left behind: whether it came up, whether it was closed, and what it wrote as it fell."""

import faulthandler
import sys
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, TextIO

from verne_tabletop.app.folders import Folders
from verne_tabletop.app.settings import read_json

#: So many starts that never came up, and the next one is a safe one.
FAILED_STARTS: Final = 2
LOG_LIMIT: Final = 200_000


class LastStart(NamedTuple):
    """failed: starts in a row that never came up; fell: the last one came up and was not closed in order."""

    failed: int = 0
    fell: bool = False
    log: str = ""

    @property
    def unsafe(self) -> bool:
        """Whether the next start had better be a safe one."""
        return self.failed >= FAILED_STARTS


class Starts:
    """The mark of this start in the data folder, and the crash log."""

    def __init__(self, folders: Folders) -> None:
        self._mark, self._log = folders.start_mark, folders.crash_log
        self._failed = 0
        self._out: TextIO | None = None

    def begin(self) -> LastStart:
        """Read what the last start left, and leave our own mark; from here on a fall is written to the crash log."""
        last = self._read()
        self._failed = last.failed
        self._write({"up": False, "failed": self._failed})
        try:
            if self._log.exists() and self._log.stat().st_size > LOG_LIMIT:
                self._log.replace(self._log.with_suffix(".old.log"))
            self._out = self._log.open("a", encoding="utf-8")
            faulthandler.enable(self._out)
        except OSError:
            self._out = None
        return last

    def came_up(self) -> None:
        """The home window stands: the count of failed starts begins again."""
        self._write({"up": True, "failed": 0, "log": self._size()})

    def end(self) -> None:
        """Closed in good order."""
        self._mark.unlink(missing_ok=True)
        if self._out is not None:
            faulthandler.disable()
            self._out.close()
            self._out = None

    def write_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Put an error that nobody caught into the crash log, and on standard error."""
        import traceback

        text = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(text)
        if self._out is not None:
            self._out.write(text)
            self._out.flush()

    def _size(self) -> int:
        return self._log.stat().st_size if self._log.exists() else 0

    def _read(self) -> LastStart:
        try:
            mark = read_json(self._mark.read_text(encoding="utf-8"))
            up, failed, start = bool(mark["up"]), int(mark["failed"]), int(mark.get("log", 0))
        except FileNotFoundError:
            return LastStart()
        except (OSError, ValueError, KeyError, TypeError):
            up, failed, start = True, 0, 0
        try:
            with self._log.open("rb") as log:
                log.seek(start)
                left = log.read().decode("utf-8", "replace")
        except OSError:
            left = ""
        return LastStart(0 if up else failed + 1, up, left.strip())

    def _write(self, mark: dict[str, int | bool]) -> None:
        text = ", ".join(f'"{key}": {str(value).lower()}' for key, value in mark.items())
        try:
            self._mark.write_text(f"{{{text}}}", encoding="utf-8")
        except OSError:
            return  # a start mark is a courtesy; a full disk must not keep the window shut


def log_tail(file: Path, lines: int = 40) -> str:
    """The last lines of the crash log."""
    try:
        return "\n".join(file.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])
    except OSError:
        return ""
