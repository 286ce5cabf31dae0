"""The page of settings: each is in force as soon as it is chosen."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QScrollArea, QSlider, QVBoxLayout, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.language import NAMES
from verne_tabletop.app.page import Page, Tell
from verne_tabletop.app.segments import Segments
from verne_tabletop.app.settings import LARGEST, SMALLEST
from verne_tabletop.table import tokens

translate = QCoreApplication.translate

ON_OFF: tuple[tuple[str, Tell], ...] = (
    ("1", lambda: translate("Settings", "On")),
    ("0", lambda: translate("Settings", "Off")),
)


class SettingsPage(Page):
    """Looks, motion, play and people, in two columns of cards."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.rows: dict[str, Segments] = {}
        column = self.spaced(QVBoxLayout(self), tokens.WIDE, tokens.PAD)
        head = self.head(lambda: translate("Settings", "Settings"))
        text: Tell = lambda: translate("Settings", "About the program")  # noqa: E731
        self.about = self.button(text, "", "about", partial(self.go.emit, "about", None))
        head.addWidget(self.about)
        column.addLayout(head)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        room = QWidget()
        room.setObjectName("scrolled")
        area.setWidget(room)
        column.addWidget(area, 1)
        halves = self.spaced(QHBoxLayout(room), 0, tokens.WIDE)
        left, right = QVBoxLayout(), QVBoxLayout()
        halves.addLayout(left, 1)
        halves.addLayout(right, 1)
        left.addWidget(self._card(lambda: translate("Settings", "Looks"), self._looks()))
        left.addWidget(self._card(lambda: translate("Settings", "Motion and sound"), self._motion()))
        right.addWidget(self._card(lambda: translate("Settings", "Play"), self._play()))
        right.addWidget(self._card(lambda: translate("Settings", "People"), self._people()))
        left.addStretch(1)
        right.addStretch(1)
        desk.changed.connect(self.follow)
        self.follow()

    def _card(self, head: Tell, rows: Sequence[QWidget]) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        column = self.spaced(QVBoxLayout(card), tokens.PAD, tokens.GAP)
        column.addWidget(self.label(head, "head"))
        for row in rows:
            column.addWidget(row)
        return card

    def _row(self, name: str, title: Tell, choices: Sequence[tuple[str, Tell]], note: Tell | None = None) -> QWidget:
        row = QWidget()
        column = self.spaced(QVBoxLayout(row), 0, tokens.HALF)
        column.addWidget(self.label(title))
        segments = Segments(self.desk, choices)
        segments.chosen.connect(partial(self._choose, name))
        self.tell(segments.setAccessibleName, title)
        column.addWidget(segments)
        if note is not None:
            column.addWidget(self.label(note, "note", wrap=True))
        self.rows[name] = segments
        return row

    def _looks(self) -> list[QWidget]:
        themes: tuple[tuple[str, Tell], ...] = (
            ("system", lambda: translate("Settings", "As the system")),
            ("daylight", lambda: translate("Settings", "Daylight")),
            ("lamplight", lambda: translate("Settings", "Lamplight")),
            ("contrast", lambda: translate("Settings", "High contrast")),
        )
        languages: list[tuple[str, Tell]] = [("system", lambda: translate("Settings", "As the system"))]
        languages += [(code, partial(str, name)) for code, name in NAMES.items()]
        return [
            self._row("theme", lambda: translate("Settings", "Light"), themes),
            self._row("language", lambda: translate("Settings", "Language"), languages),
            self._size(),
        ]

    def _size(self) -> QWidget:
        row = QWidget()
        column = self.spaced(QVBoxLayout(row), 0, tokens.HALF)
        column.addWidget(self.label(lambda: translate("Settings", "Interface size")))
        line = self.spaced(QHBoxLayout(), 0, tokens.GAP)
        self.size_slider = QSlider(Qt.Orientation.Horizontal)
        self.size_slider.setRange(SMALLEST // 10, LARGEST // 10)
        self.size_slider.setPageStep(2)
        self.tell(self.size_slider.setAccessibleName, lambda: translate("Settings", "Interface size"))
        self.size_slider.valueChanged.connect(self._size_moved)
        self.size_slider.sliderReleased.connect(self._size_chosen)
        self.size_text = QLabel()
        line.addWidget(self.size_slider, 1)
        line.addWidget(self.size_text)
        column.addLayout(line)
        return row

    def _motion(self) -> list[QWidget]:
        motions: tuple[tuple[str, Tell], ...] = (
            ("off", lambda: translate("Settings", "None")),
            ("fast", lambda: translate("Settings", "Fast")),
            ("normal", lambda: translate("Settings", "Normal")),
            ("slow", lambda: translate("Settings", "Slow")),
        )
        return [
            self._row("motion", lambda: translate("Settings", "Motion on the table"), motions),
            self._row("sound", lambda: translate("Settings", "Sound"), ON_OFF),
        ]

    def _play(self) -> list[QWidget]:
        curtains: tuple[tuple[str, Tell], ...] = (
            ("secrets", lambda: translate("Settings", "Where something is secret")),
            ("never", lambda: translate("Settings", "Never")),
        )
        return [
            self._row("score", lambda: translate("Settings", "Running score"), ON_OFF),
            self._row("preview", lambda: translate("Settings", "Show what a move would do"), ON_OFF),
            self._row("advance", lambda: translate("Settings", "Make moves that are the only one"), ON_OFF),
            self._row(
                "curtain",
                lambda: translate("Settings", "Curtain between people at this device"),
                curtains,
                lambda: translate("Settings", "Without it, hands lie open to whoever looks at the screen."),
            ),
        ]

    def _people(self) -> list[QWidget]:
        row = QWidget()
        column = self.spaced(QVBoxLayout(row), 0, tokens.HALF)
        column.addWidget(self.label(lambda: translate("Settings", "Your name")))
        self.profile = QLineEdit()
        self.profile.setMaxLength(24)
        self.tell(self.profile.setAccessibleName, lambda: translate("Settings", "Your name"))
        self.profile.editingFinished.connect(lambda: self.desk.change(profile=self.profile.text().strip()))
        column.addWidget(self.profile)
        note = self.label(
            lambda: translate(
                "Settings", "It stands at the first seat of a new match. Each name has its own statistics."
            ),
            "note",
            wrap=True,
        )
        column.addWidget(note)
        return [row]

    def _choose(self, name: str, key: str) -> None:
        value: Any = key == "1" if type(getattr(self.desk.settings, name)) is bool else key
        self.desk.change(**{name: value})

    def _size_moved(self, value: int) -> None:
        self.size_text.setText(f"{value * 10} %")
        if not self.size_slider.isSliderDown():
            self._size_chosen()

    def _size_chosen(self) -> None:
        self.desk.change(size=self.size_slider.value() * 10)

    def follow(self) -> None:
        """Show what is in force."""
        settings = self.desk.settings
        for name, segments in self.rows.items():
            value = getattr(settings, name)
            segments.choose(str(int(value)) if isinstance(value, bool) else str(value))
        self.size_slider.setValue(settings.size // 10)
        self.size_text.setText(f"{settings.size} %")
        if not self.profile.hasFocus():
            self.profile.setText(settings.profile)

    def enter(self, about: Any = None) -> None:
        """The keyboard begins at the first setting."""
        self.follow()
        self.rows["theme"].buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
