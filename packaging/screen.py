"""A screen without glass (Xvfb) with a real mouse (xdotool), seen through the file that holds its picture."""

import os
import struct
import subprocess
import tempfile
import zlib
from pathlib import Path
from time import monotonic, sleep

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

AFAR = QSize(96, 54)
SIZE = (1366, 768)
GLANCE = 0.04  # seconds between two looks
STILL = 0.24  # seconds without a change, after which nothing moves any more
DOUBLE = 0.5  # seconds after which a second click at the same place is no double click


class Screen:
    """Open until `close`; `display` is its name, which a program in a changed root can reach too."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        read, write = os.pipe()
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        line = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-ac", "-noreset"]
        self._server = subprocess.Popen(
            [*line, "-fbdir", self.folder.name], pass_fds=[write], stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL
        )
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise SystemExit("Xvfb does not start")
        self.display = f":{number}"
        self.clicks = 0
        self._last: tuple[int, int] = (-1, -1)

    def _tool(self, *words: str) -> str:
        environment = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(["xdotool", *words], env=environment, capture_output=True, text=True, timeout=60)
        return done.stdout.strip()

    def press(self, x: int, y: int, button: int = 1) -> None:
        """Move the mouse there and click."""
        if (x, y) == self._last:
            sleep(DOUBLE)
        self._last = (x, y)
        self._tool("mousemove", str(x), str(y), "click", str(button))
        self.clicks += 1

    def key(self, name: str) -> None:
        """Press a key."""
        self._tool("key", name)

    def windows(self) -> list[str]:
        """The numbers of the windows that are to be seen."""
        return self._tool("search", "--onlyvisible", "--name", "Verne Tabletop").split()

    def raw(self) -> bytes:
        """The picture as the server keeps it: an X window dump."""
        return (Path(self.folder.name) / "Xvfb_screen0").read_bytes()

    def mark(self) -> int:
        """A number that is another when the picture is another."""
        return zlib.crc32(self.raw())

    def calm(self, before: int, patience: float = 20.0) -> None:
        """Wait until the picture is another than `before`, and then until nothing moves any more; SystemExit when it
        stays the same for `patience` seconds."""
        limit = monotonic() + patience
        while (now := self.mark()) == before:
            if monotonic() > limit:
                raise SystemExit("nothing on the screen has changed")
            sleep(GLANCE)
        since = monotonic()
        while monotonic() - since < STILL and monotonic() < limit + patience:
            sleep(GLANCE)
            last, now = now, self.mark()
            if now != last:
                since = monotonic()

    def image(self) -> QImage:
        """The picture."""
        raw = self.raw()
        head, _, _, _, wide, tall = struct.unpack(">6I", raw[:24])
        line, colours = struct.unpack(">I", raw[48:52])[0], struct.unpack(">I", raw[76:80])[0]
        return QImage(raw[head + colours * 12 :], wide, tall, line, QImage.Format.Format_RGB32).copy()

    def unlike(self, other: QImage) -> float:
        """How far the picture is from another, from 0 to 255: the mean difference of their greys when looked at from
        afar."""
        greys: list[list[int]] = []
        for image in (self.image(), other):
            small = image.scaled(AFAR, mode=Qt.TransformationMode.SmoothTransformation)
            grey = small.convertToFormat(QImage.Format.Format_Grayscale8)
            greys.append([grey.pixelColor(x, y).value() for y in range(grey.height()) for x in range(grey.width())])
        return sum(abs(one - two) for one, two in zip(greys[0], greys[1], strict=True)) / len(greys[0])

    def keep(self, file: Path) -> None:
        """Save the picture as a PNG."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self.image().save(str(file))

    def close(self) -> None:
        """Switch it off."""
        self._server.terminate()
        self._server.wait(20)
        self.folder.cleanup()
