"""A page of the window: it says its texts again when the language changes, and its sizes when the interface grows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QPushButton, QSizePolicy, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.gallery import Brush
from verne_tabletop.app.ground import paint_ground
from verne_tabletop.table import tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

translate = QCoreApplication.translate

Tell = Callable[[], str]
Layout = TypeVar("Layout", bound=QLayout)


class Told(QWidget):
    """A widget whose texts are told anew in each language and whose icons are drawn anew in each light."""

    #: Whether its icons grow pale where they cannot be pressed; those of the first sight always can.
    FADES: ClassVar[bool] = False

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self._told: list[tuple[Callable[[str], Any], Tell]] = []
        self._drawn: list[tuple[QPushButton, str, float, str]] = []
        self._spaced: list[tuple[QLayout, tuple[int, ...], int]] = []
        desk.theme.changed.connect(self.redraw)
        desk.tongue.changed.connect(self.retell)

    def tell(self, put: Callable[[str], Any], text: Tell) -> None:
        """Put a text now, and again in every language to come."""
        put(text())
        self._told.append((put, text))

    def retell(self) -> None:
        """Every text again."""
        for put, text in self._told:
            put(text())

    def redraw(self) -> None:
        """Icons and sizes again, after the theme or the interface size changed."""
        for button, name, units, ink in self._drawn:
            self._draw(button, name, units, ink)
        for layout, margins, gap in self._spaced:
            self._space(layout, margins, gap)
        self.update()

    def spaced(self, layout: Layout, margins: int | tuple[int, int, int, int] = 0, gap: int = tokens.SMALL) -> Layout:
        """Margins and gap of a layout in units of the table, kept to the interface size."""
        sides = (margins,) * 4 if isinstance(margins, int) else margins
        self._spaced.append((layout, sides, gap))
        self._space(layout, sides, gap)
        return layout

    def _space(self, layout: QLayout, margins: tuple[int, ...], gap: int) -> None:
        left, top, right, bottom = (self.desk.px(side) for side in margins)
        layout.setContentsMargins(left, top, right, bottom)
        layout.setSpacing(self.desk.px(gap))

    def label(self, text: Tell, role: str = "", wrap: bool = False) -> QLabel:
        """A label with one of the sheet's roles."""
        label = QLabel()
        label.setProperty("role", role)
        label.setWordWrap(wrap)
        self.tell(label.setText, text)
        return label

    def button(self, text: Tell, role: str = "", picture: str = "", do: Callable[[], Any] | None = None) -> QPushButton:
        """A button with a text, and an icon beside it if one is named."""
        button = QPushButton()
        button.setProperty("role", role)
        self.tell(button.setText, text)
        if picture:
            self.picture(button, picture, tokens.LEAD, "paper" if role == "primary" else "button_ink")
        if do is not None:
            button.clicked.connect(lambda: do())
        return button

    def icon_button(self, picture: str, text: Tell, do: Callable[[], Any] | None = None) -> QPushButton:
        """A button that is an icon; its name stands in the tool tip and is read by a screen reader."""
        button = QPushButton()
        button.setProperty("role", "plain")
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.tell(button.setToolTip, text)
        self.tell(button.setAccessibleName, text)
        self.picture(button, picture, tokens.HEAD)
        if do is not None:
            button.clicked.connect(lambda: do())
        return button

    def picture(self, button: QPushButton, name: str, units: float, ink: str = "button_ink") -> None:
        """Give a button an icon that follows the theme, in an ink of the palette."""
        self._draw(button, name, units, ink)
        self._drawn = [entry for entry in self._drawn if entry[0] is not button]
        self._drawn.append((button, name, units, ink))

    def _draw(self, button: QPushButton, name: str, units: float, ink: str) -> None:
        from PySide6.QtGui import QIcon

        side = self.desk.px(units)
        drawn = self.desk.picture(f"icon-{name}-{ink}", side, side, partial(icon_brush, self.desk, name, ink))
        icon = QIcon(drawn)
        if self.FADES:
            icon.addPixmap(faded(drawn), QIcon.Mode.Disabled)
        button.setIcon(icon)
        button.setIconSize(QSize(side, side))


def faded(drawn: QPixmap) -> QPixmap:
    """The same, hardly there: what cannot be done now."""
    from PySide6.QtCore import Qt

    pale = QPixmap(drawn.size())
    pale.setDevicePixelRatio(drawn.devicePixelRatio())
    pale.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pale)
    painter.setOpacity(tokens.FADED)
    painter.drawPixmap(0, 0, drawn)
    painter.end()
    return pale


def icon_brush(desk: Desk, name: str, ink: str) -> Brush:
    """What paints an icon in an ink of the theme."""
    from verne_tabletop.app.icons import paint_icon

    return lambda painter, wide, tall: paint_icon(painter, name, wide, desk.theme.colour(ink))


class Page(Told):
    """One of the pages that take turns in the window."""

    #: Ask the window for another page: its name, and what it shall show.
    go = Signal(str, object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.setObjectName("page")

    def head(self, text: Tell) -> QHBoxLayout:
        """The head of a page: the way back, and its name."""
        row = self.spaced(QHBoxLayout(), 0, tokens.GAP)
        row.addWidget(self.icon_button("back", lambda: translate("Page", "Back"), lambda: self.go.emit("back", None)))
        row.addWidget(self.label(text, "title"))
        row.addStretch(1)
        return row

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper under everything."""
        paint_ground(QPainter(self), self.rect(), self.desk, rose=False)

    def enter(self, about: Any = None) -> None:
        """Come forward, to show `about`."""

    def leave(self) -> None:
        """Another page comes forward."""

    def close_down(self) -> None:
        """The window closes: let go of processes and files."""
