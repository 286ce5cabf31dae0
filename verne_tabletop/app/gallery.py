"""Pictures that are painted once: kept in memory, and on disk for the next start."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from verne_tabletop import __version__

Brush = Callable[[QPainter, float, float], None]

#: Pictures beyond this number make room on disk: an old interface size or light is seldom needed again.
KEPT: Final = 120
#: The quality that Qt takes for a PNG written without compression, which is read several times faster.
FAST: Final = 100


class Gallery:
    """A picture is known by its key, its size and how fine the screen is; what paints it is only called when it is
    not there yet. `folder` is None when nothing shall be kept on disk."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder / f"{__version__}-{edited()}"
        self._hung: dict[tuple[str, int, int, float], QPixmap] = {}

    def picture(self, key: str, wide: int, tall: int, ratio: float, paint: Callable[[], Brush]) -> QPixmap:
        """The picture of `key`, `wide` by `tall` in pixels of a screen of this ratio; paint()(painter, wide, tall)
        paints it."""
        name = (key, wide, tall, ratio)
        if name not in self._hung:
            file = None if self._folder is None else self._folder / f"{key}-{wide}x{tall}-{round(100 * ratio)}.png"
            found = QPixmap() if file is None or not file.is_file() else QPixmap(str(file))
            if found.isNull():
                found = painted(wide, tall, ratio, paint())
                if file is not None:
                    keep(found, file)
            found.setDevicePixelRatio(ratio)
            self._hung[name] = found
        return self._hung[name]


def painted(wide: int, tall: int, ratio: float, brush: Brush) -> QPixmap:
    """A picture painted now."""
    from PySide6.QtCore import Qt

    picture = QPixmap(QSize(round(wide * ratio), round(tall * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush(painter, wide, tall)
    painter.end()
    return picture


def keep(picture: QPixmap, file: Path) -> None:
    """Put a picture on disk; a full disk only means that it is painted again next time."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        for other in file.parent.parent.iterdir():
            if other != file.parent:
                clear(other)
        pictures = list(file.parent.iterdir())
        if len(pictures) >= KEPT:
            clear(file.parent)
            file.parent.mkdir()
    except OSError:
        return
    picture.save(str(file), "PNG", FAST)


def clear(folder: Path) -> None:
    """Remove a folder of pictures."""
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()


def edited() -> int:
    """When the code that paints was last changed, as a number; 0 where it lies in no file."""
    room = Path(__file__).parent
    files = [
        room / name
        for name in (
            "vignettes.py",
            "vignette_cards.py",
            "strokes.py",
            "icons.py",
            "ornaments.py",
            "pictures.py",
            "names.py",
            "../table/pen.py",
            "../table/ornament.py",
        )
    ]
    return max([file.stat().st_mtime_ns for file in files if file.is_file()], default=0)
