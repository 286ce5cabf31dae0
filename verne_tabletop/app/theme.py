"""How the windows look now: palette, size and type from the table's tokens, worn live by the whole program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from verne_tabletop.table import tokens
from verne_tabletop.table.tokens import Palette

if TYPE_CHECKING:
    from PySide6.QtGui import QFont


class Theme(QObject):
    """The palette and the interface size in use. Whoever paints asks it for colours, sizes and fonts."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.palette: Palette = tokens.DAYLIGHT
        self.size = 100
        self._choice = "system"
        self._dressed = False

    def wear(self, choice: str, size: int) -> None:
        """Dress the program in a theme ("system", "daylight", "lamplight", "contrast") at a size in per cent."""
        self._choice = choice
        if choice == "system":
            choice = system_theme() if self._dressed else first_theme()
        self.palette = tokens.PALETTES[choice]
        self.size = size
        if self._dressed:
            self._dress()
        self.changed.emit()

    def ready(self) -> None:
        """Load the fonts and dress Qt's own controls. The home window does without, as long as it is only copied from
        pictures, and so it is there sooner."""
        if not self._dressed:
            self._dressed = True
            from verne_tabletop.table.fonts import load_fonts

            load_fonts()
            self._dress()

    def _dress(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        from verne_tabletop.app.sheet import style_sheet

        app.setFont(self.sans(tokens.TEXT))
        app.setPalette(qt_palette(self.palette))
        app.setStyleSheet(style_sheet(self.palette, self.px))

    def follow_system(self) -> None:
        """Change with the system's day and night while the theme is "system"."""
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def _system_changed(self) -> None:
        if self._choice == "system" and tokens.PALETTES[system_theme()] is not self.palette:
            self.wear("system", self.size)

    def px(self, units: float) -> int:
        """Pixels for units of the table at 100 %."""
        return round(units * self.size / 100)

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """A colour of the palette by its token, such as "ink"; alpha from 0 to 1."""
        colour = QColor(getattr(self.palette, name))
        colour.setAlphaF(alpha)
        return colour

    def serif(self, units: float, strong: bool = False, slanted: bool = False) -> QFont:
        """Source Serif Pro: titles, cards, numbers."""
        return self._font("Source Serif Pro", units, strong, slanted)

    def sans(self, units: float, strong: bool = False, slanted: bool = False) -> QFont:
        """Source Sans Pro: the interface."""
        return self._font("Source Sans Pro", units, strong, slanted)

    def _font(self, family: str, units: float, strong: bool, slanted: bool) -> QFont:
        from PySide6.QtGui import QFont

        font = QFont(family)
        font.setPixelSize(self.px(units))
        font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
        font.setItalic(slanted)
        return font


def first_theme() -> str:
    """Lamplight where the system's own palette is dark, else daylight: before we have put ours on."""
    return "lamplight" if QGuiApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128 else "daylight"


def system_theme() -> str:
    """Lamplight where the system asks for dark windows, else daylight."""
    from PySide6.QtCore import Qt

    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return "lamplight" if dark else "daylight"


def qt_palette(palette: Palette) -> QPalette:
    """The same colours for what Qt paints by itself."""
    worn = QPalette()
    for role, name in (
        (QPalette.ColorRole.Window, "ground"),
        (QPalette.ColorRole.WindowText, "ink"),
        (QPalette.ColorRole.Base, "paper"),
        (QPalette.ColorRole.AlternateBase, "paper_deep"),
        (QPalette.ColorRole.Text, "ink"),
        (QPalette.ColorRole.PlaceholderText, "ink_soft"),
        (QPalette.ColorRole.Button, "button"),
        (QPalette.ColorRole.ButtonText, "button_ink"),
        (QPalette.ColorRole.BrightText, "seal"),
        (QPalette.ColorRole.Highlight, "focus"),
        (QPalette.ColorRole.HighlightedText, "paper"),
        (QPalette.ColorRole.Link, "focus"),
        (QPalette.ColorRole.LinkVisited, "focus"),
        (QPalette.ColorRole.ToolTipBase, "paper"),
        (QPalette.ColorRole.ToolTipText, "ink"),
        (QPalette.ColorRole.Mid, "hairline"),
        (QPalette.ColorRole.Dark, "ink_soft"),
        (QPalette.ColorRole.Light, "paper"),
        (QPalette.ColorRole.Shadow, "shadow"),
    ):
        worn.setColor(role, QColor(getattr(palette, name)))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        worn.setColor(QPalette.ColorGroup.Disabled, role, QColor(palette.ink_soft))
    return worn
