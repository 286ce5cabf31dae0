"""The desk that every page stands on: folders, settings, theme, language, and the matches on disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPixmap

from verne_tabletop.app.folders import Folders
from verne_tabletop.app.gallery import Brush, Gallery
from verne_tabletop.app.language import Tongue
from verne_tabletop.app.settings import LARGEST, SMALLEST, Settings, write_settings
from verne_tabletop.app.theme import Theme

if TYPE_CHECKING:
    from verne_tabletop.app.editions import Editions
    from verne_tabletop.app.sound import Sounds
    from verne_tabletop.app.statistics import Statistics
    from verne_tabletop.session.saves import Saves


class Desk(QObject):
    """One a program. `safe` keeps settings off the disk and things still; what is heavy is fetched when asked for."""

    changed = Signal()

    def __init__(self, folders: Folders, settings: Settings, safe: bool = False) -> None:
        super().__init__()
        self.folders, self.settings, self.safe = folders, settings, safe
        self.gallery = Gallery(None if safe else folders.pictures)
        self.theme = Theme()
        self.tongue = Tongue()
        self.tongue.speak(settings.language)
        self.theme.wear(settings.theme, settings.size)

    def change(self, **fields: Any) -> None:
        """Set some settings, on disk and in every open window."""
        before, self.settings = self.settings, self.settings._replace(**fields)
        if self.settings == before:
            return
        if not self.safe:
            write_settings(self.folders.settings, self.settings)
        if (self.settings.theme, self.settings.size) != (before.theme, before.size):
            self.theme.wear(self.settings.theme, self.settings.size)
        if self.settings.language != before.language:
            self.tongue.speak(self.settings.language)
        self.changed.emit()

    def resize(self, steps: int) -> None:
        """The interface larger (steps > 0) or smaller by tenths, or back at 100 % (0)."""
        size = self.settings.size + 10 * steps if steps else 100
        self.change(size=max(SMALLEST, min(LARGEST, size)))

    def px(self, units: float) -> int:
        """Pixels for units of the table at 100 %."""
        return self.theme.px(units)

    @property
    def language(self) -> str:
        """The language of rulebook texts."""
        return self.tongue.book

    @property
    def motion(self) -> float:
        """By how much the durations of the table are multiplied."""
        return {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}["off" if self.safe else self.settings.motion]

    def picture(self, key: str, wide: int, tall: int, paint: Callable[[], Brush]) -> QPixmap:
        """A picture in the light of now, painted once; paint() gives what paints it."""
        app = QGuiApplication.instance()
        ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0

        def painted() -> Brush:
            self.theme.ready()
            return paint()

        return self.gallery.picture(f"{key}-{self.theme.palette.name}", wide, tall, ratio, painted)

    def dot(self, colour: str, alpha: float = 1.0) -> QPixmap:
        """One pixel of a colour, to be stretched into lines and areas."""
        pixel = QPixmap(1, 1)
        pixel.fill(self.theme.colour(colour, alpha))
        return pixel

    @cached_property
    def editions(self) -> Editions:
        """The edition files that a person has loaded."""
        from verne_tabletop.app.editions import Editions

        return Editions(self.folders.root / "editions")

    @cached_property
    def under_way(self) -> Saves:
        """Matches that are not over."""
        from verne_tabletop.session.saves import Saves

        return Saves(self.folders.matches, self.editions.find)

    @cached_property
    def finished(self) -> Saves:
        """Matches that are over."""
        from verne_tabletop.session.saves import Saves

        return Saves(self.folders.finished, self.editions.find)

    def sound(self, name: str) -> None:
        """Play a sound where a person wants to hear it, when the window has painted what it is about."""
        if self.settings.sound and not self.safe:
            QTimer.singleShot(0, self, lambda: self._sounds.play(name))

    @cached_property
    def _sounds(self) -> Sounds:
        from verne_tabletop.app.sound import Sounds

        return Sounds(self.folders.root / "sounds")

    @cached_property
    def statistics(self) -> Statistics:
        """What was played, and how it ended."""
        from verne_tabletop.app.statistics import Statistics

        return Statistics(self.folders.statistics)
