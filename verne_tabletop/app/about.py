"""The page about the program: its version, the licences of all that it ships, and where its contents come from."""

import importlib
import platform
import sys
import tomllib
from collections.abc import Callable
from functools import cache, partial
from html import escape
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QVBoxLayout

from verne_tabletop import __version__
from verne_tabletop.app import names
from verne_tabletop.app.cards import Plate
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.licences import parts, stored
from verne_tabletop.app.page import Page, Tell
from verne_tabletop.app.report import report
from verne_tabletop.app.rulings import SOURCES, edition_text, rules_style
from verne_tabletop.app.segments import Segments
from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.games import SHELF
from verne_tabletop.table import tokens

translate = QCoreApplication.translate

WIDE: Final = 412  # units of the card at the left
NARROW: Final = 272  # units of the list
LEAST: Final = 120  # units of the list in a narrow window
FULL: Final = 56  # letters of a line that was broken for want of room


class Entry(NamedTuple):
    """A line of the list, and what is read beside it: HTML, or (`plain`) the text of a licence as it was written."""

    title: str
    note: str
    body: Callable[[], str]
    plain: bool = False


@cache
def own_edition(game: str) -> Edition:
    """A game's own edition, read once."""
    return SHELF[game].edition(None)


class AboutPage(Page):
    """A card with the facts at the left; licences and provenance to be read at the right."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.entries: list[Entry] = []
        column = self.spaced(QVBoxLayout(self), tokens.WIDE, tokens.PAD)
        column.addLayout(self.head(lambda: translate("About", "About the program")))
        row = self.spaced(QHBoxLayout(), 0, tokens.WIDE)
        column.addLayout(row, 1)
        row.addWidget(self._facts_card(), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._reading_card(), 1)
        self._fit()

    def _facts_card(self) -> QFrame:
        self.facts = card = QFrame()
        card.setProperty("role", "card")
        column = self.spaced(QVBoxLayout(card), tokens.PAD, tokens.GAP)
        line: Tell = lambda: translate("Home", "Five adventures on one table")  # noqa: E731
        column.addWidget(Plate(self.desk, lambda: "Verne Tabletop", line))
        column.addWidget(
            self.label(lambda: translate("About", "Version {version}").format(version=__version__), "head")
        )
        for text in (stands_on, pace_of_rules, partial(whereabouts, self.desk)):
            label = self.label(text, "soft", wrap=True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        note: Tell = lambda: translate(  # noqa: E731
            "About",
            "All art is drawn by the program, all rules are told in our own words. It asks nothing of any network, "
            "and what you play stays on this device.",
        )
        column.addWidget(self.label(note, "note", wrap=True))
        foot = self.spaced(QHBoxLayout(), 0, tokens.SMALL)
        self.copy = self.button(lambda: translate("About", "Copy a report"), "", "log", self.copy_report)
        foot.addWidget(self.copy)
        foot.addStretch(1)
        column.addLayout(foot)
        return card

    def _reading_card(self) -> QFrame:
        self.reading = card = QFrame()
        card.setProperty("role", "card")
        column = self.spaced(QVBoxLayout(card), tokens.PAD, tokens.GAP)
        self.topic = Segments(
            self.desk,
            (
                ("licences", lambda: translate("About", "Licences")),
                ("provenance", lambda: translate("About", "Where it comes from")),
            ),
        )
        self.topic.choose("licences")
        self.topic.chosen.connect(lambda _: self.fill())
        self.tell(self.topic.setAccessibleName, lambda: translate("About", "What to read"))
        column.addWidget(self.topic)
        row = self.spaced(QHBoxLayout(), 0, tokens.PAD)
        column.addLayout(row, 1)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tell(self.list.setAccessibleName, lambda: translate("About", "Parts"))
        self.list.currentRowChanged.connect(self._read)
        row.addWidget(self.list)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.tell(self.text.setAccessibleName, lambda: translate("About", "Text"))
        row.addWidget(self.text, 1)
        return card

    # what is to be read

    def fill(self) -> None:
        """The list of the topic, with the line chosen that was, where it is still there."""
        row = max(0, self.list.currentRow())
        self.entries = licence_entries() if self.topic.choice == "licences" else provenance_entries(self.desk)
        self.list.blockSignals(True)
        self.list.clear()
        for entry in self.entries:
            item = QListWidgetItem(f"{entry.title}\n{entry.note}" if entry.note else entry.title)
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.list.setCurrentRow(row if row < len(self.entries) else 0)

    def _read(self, row: int) -> None:
        if not 0 <= row < len(self.entries):
            return
        entry = self.entries[row]
        style = rules_style(self.desk)
        head = f"<h1>{escape(entry.title)}</h1>"
        if entry.plain:
            note = f"<p class='cite'>{escape(entry.note)}</p>"
            self.text.setHtml(f"{style}{head}{note}<pre>{escape(flowing(entry.body()))}</pre>")
        else:
            self.text.setHtml(style + head + entry.body())

    def copy_report(self) -> None:
        """Put a report about this installation on the clipboard."""
        QGuiApplication.clipboard().setText(report(self.desk))
        self.go.emit("tell", translate("About", "A report without names or folders is on the clipboard."))

    # the page

    def enter(self, about: Any = None) -> None:
        """Come forward with the list under the keyboard; "provenance" opens there."""
        if about in self.topic.keys:
            self.topic.choose(about)
        self.fill()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def retell(self) -> None:
        """Everything in the language of now."""
        super().retell()
        if self.entries:
            self.fill()

    def redraw(self) -> None:
        """The widths follow the interface."""
        super().redraw()
        self._fit()
        if self.entries:
            self.fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow window has a narrow list."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        px = self.desk.px
        self.facts.setFixedWidth(px(WIDE))
        room = self.width() - px(WIDE) - 2 * px(tokens.WIDE) - px(tokens.WIDE)
        self.list.setFixedWidth(max(px(LEAST), min(px(NARROW), room * 2 // 5)))


def flowing(text: str) -> str:
    """A text whose lines were broken for a page of print, with its paragraphs whole again."""
    lines: list[str] = []
    whole = False
    for line in text.splitlines():
        begins = not line.strip() or line[0] in " \t*-=#" or not whole
        if begins or not lines:
            lines.append(line)
        else:
            lines[-1] += " " + line
        whole = len(line) >= FULL and line[0] not in "=#"
    return "\n".join(lines)


def stands_on() -> str:
    """Python, Qt and the system."""
    system = f"{platform.system()} {platform.machine()}"
    return f"Python {platform.python_version()} · Qt {qVersion()} · {system}"


def pace_of_rules() -> str:
    """How the program came to this machine, and whether its rules are compiled."""
    compiled = not str(importlib.import_module("verne_tabletop.engine.rules").__file__).endswith(".py")
    if getattr(sys, "frozen", False):
        return translate("About", "Installed as a package, with compiled rules.")
    if compiled:
        return translate("About", "Run by this machine's Python, with compiled rules.")
    return translate("About", "Run by this machine's Python.")


def whereabouts(desk: Desk) -> str:
    """Where matches, settings and statistics lie."""
    return translate("About", "Matches, settings and statistics lie in {folder}").format(folder=desk.folders.root)


def licence_entries() -> list[Entry]:
    """A line for every part of the program."""
    return [Entry(f"{part.name} {part.version}", part.licence, partial(str, part.text), plain=True) for part in parts()]


def provenance_entries(desk: Desk) -> list[Entry]:
    """The sum of it, every game's edition, and what is not text."""
    games = [game for game in names.TITLES if game in SHELF]
    found = [Entry(translate("About", "In short"), "", partial(summary, games))]
    for game in games:
        edition = own_edition(game)
        found.append(Entry(names.title(game), edition.checksum, partial(edition_text, edition)))
    return [*found, Entry(translate("About", "Art and type"), "", partial(credits_text, desk.language))]


def summary(games: list[str]) -> str:
    """How many entries of each edition come from where, as HTML."""
    intro = translate(
        "About",
        "Every component of a game is an entry in its edition, and every entry says where it was taken from. "
        "The entries of each game by their source:",
    )
    rows = []
    for game in games:
        marks = [mark for _, mark, _ in own_edition(game).marked()]
        counts = [f"{title()}: {marks.count(source)}" for source, title in SOURCES.items() if source in marks]
        rows.append(f"<h2>{escape(names.title(game))}</h2><p>{escape('; '.join(counts))}</p>")
    return f"<p>{escape(intro)}</p>" + "".join(rows)


def credits_text(language: str) -> str:
    """Art, type and sound with author and licence, as HTML."""
    rows = []
    for entry in tomllib.loads(stored(":/assets/CREDITS.toml"))["entry"]:
        rows.append(f"<h2>{escape(entry['what'][language])}</h2>")
        rows.append(f"<p>{escape(entry['author'])}, {escape(entry['source'][language])}</p>")
        rows.append(f"<p class='cite'>{escape(entry['license'])}</p>")
    return "".join(rows)
