"""The rules of every game in our own words, offline and searchable, and what is known of the edition."""

from functools import partial
from html import escape
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from verne_tabletop.app import names
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.page import Page, Tell, Told
from verne_tabletop.app.segments import Segments
from verne_tabletop.engine.catalogue import Edition, Rulebook, RuleText
from verne_tabletop.games import SHELF
from verne_tabletop.table import tokens

translate = QCoreApplication.translate

SOURCES: Final[dict[str, Tell]] = {
    "printed": lambda: translate("Rulings", "printed in the rulebook"),
    "found": lambda: translate("Rulings", "found in other published sources"),
    "derived": lambda: translate("Rulings", "derived from the rulebook's text and examples"),
    "reconstructed": lambda: translate("Rulings", "reconstructed for this program"),
}


def matches(rule: RuleText, words: list[str], language: str) -> bool:
    """Whether every word stands somewhere in the rule."""
    text = f"{rule.title[language]} {rule.text[language]} {rule.cite} {rule.id}".casefold()
    return all(word in text for word in words)


def marked(text: str, words: list[str]) -> str:
    """The text as HTML, with the words that were looked for set off."""
    safe = escape(text)
    folded = safe.casefold()
    if len(folded) != len(safe):
        return safe
    spots = sorted({at for word in words for at in _all(folded, escape(word))})
    out, end = "", 0
    for start, stop in spots:
        if start >= end:
            out += safe[end:start] + "<u><b>" + safe[start:stop] + "</b></u>"
            end = stop
    return out + safe[end:]


def _all(text: str, word: str) -> list[tuple[int, int]]:
    found, at = [], text.find(word)
    while at >= 0:
        found.append((at, at + len(word)))
        at = text.find(word, at + 1)
    return found


class RulesView(Told):
    """One game's rules with a field to search them; `show_rule` opens a paragraph."""

    closed = Signal()

    def __init__(self, desk: Desk, closable: bool, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.game = ""
        self._edition: Edition | None = None
        column = self.spaced(QVBoxLayout(self))
        row = QHBoxLayout()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.tell(self.search.setPlaceholderText, lambda: translate("Rulings", "Search the rules"))
        self.tell(self.search.setAccessibleName, lambda: translate("Rulings", "Search the rules"))
        self.search.textChanged.connect(self.fill)
        row.addWidget(self.search, 1)
        if closable:
            row.addWidget(self.icon_button("close", lambda: translate("Rulings", "Close the rules"), self.closed.emit))
        column.addLayout(row)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.tell(self.text.setAccessibleName, lambda: translate("Rulings", "Rules"))
        column.addWidget(self.text, 1)
        self.none = QLabel()
        self.none.setProperty("role", "soft")
        self.none.setWordWrap(True)
        self.none.hide()
        column.addWidget(self.none)

    def open(self, game: str, edition: Edition | None = None) -> None:
        """The rules of a game; with its edition, what is known of that."""
        self.game, self._edition = game, edition
        self.fill()

    def show_rule(self, rule: str) -> None:
        """Bring a paragraph to the top."""
        if self.search.text():
            self.search.clear()
        self.text.scrollToAnchor(rule)

    def book(self) -> Rulebook:
        """The rulebook that is open."""
        return SHELF[self.game].rulebook()

    def retell(self) -> None:
        """Everything in the language of now."""
        super().retell()
        if self.game:
            self.fill()

    def redraw(self) -> None:
        """The sizes of the page follow the interface."""
        super().redraw()
        if self.game:
            self.fill()

    def fill(self) -> None:
        """Write the rules that hold what is searched for."""
        language, book = self.desk.language, self.book()
        words = self.search.text().casefold().split()
        found = [rule for rule in book.rules.values() if matches(rule, words, language)]
        self.none.setVisible(not found)
        self.none.setText(translate("Rulings", "No rule speaks of that."))
        parts = [rules_style(self.desk)]
        if not words:
            parts.append(f"<h1>{escape(book.title[language])}</h1>")
        for rule in found:
            parts.append(f'<a name="{escape(rule.id)}"></a><h2>{marked(rule.title[language], words)}</h2>')
            parts.append(f"<p>{marked(rule.text[language], words)}</p>")
            parts.append(f'<p class="cite">{escape(rule.cite)}</p>')
        if not words and self._edition is not None:
            parts.append(edition_text(self._edition))
        self.text.setHtml("".join(parts))


def rules_style(desk: Desk) -> str:
    """How pages of text look, as a style of HTML."""
    theme, px = desk.theme, desk.px
    soft = theme.palette.ink_soft
    return (
        f"<style>body {{ color: {theme.palette.ink}; }}"
        f"h1 {{ font-family: 'Source Serif Pro'; font-weight: 400; font-size: {px(tokens.HEAD)}px; }}"
        f"h2 {{ font-family: 'Source Serif Pro'; font-weight: 600; font-size: {px(tokens.LEAD)}px;"
        f" margin-bottom: {px(tokens.HALF)}px; }}"
        f"p {{ font-size: {px(tokens.TEXT)}px; margin-top: 0; margin-bottom: {px(tokens.HALF)}px; }}"
        f"pre {{ font-family: 'Source Sans Pro'; font-size: {px(tokens.TEXT)}px; white-space: pre-wrap; }}"
        f".cite {{ color: {soft}; font-size: {px(tokens.NOTE)}px; }}</style>"
    )


def edition_text(edition: Edition) -> str:
    """About this edition, as HTML: where its components come from, and its checksum."""
    marks = edition.marked()
    head = translate("Rulings", "About this edition")
    parts = [f"<a name='edition'></a><h1>{escape(head)}</h1>"]
    parts.append(f"<p>{escape(edition.name)} · <span class='cite'>{escape(edition.checksum)}</span></p>")
    intro = translate(
        "Rulings",
        "What the rulebook does not print was reconstructed, and is marked so here. "
        "If you own the box, copy the edition file, correct it to your copy and choose it when you set up a match.",
    )
    parts.append(f"<p>{escape(intro)}</p>")
    for source, title in SOURCES.items():
        entries = [(path, note) for path, mark, note in marks if mark == source]
        if entries:
            parts.append(f"<h2>{escape(title())} ({len(entries)})</h2>")
            for path, note in entries:
                text = f"{path}: {note}" if note else path
                parts.append(f"<p class='cite'>{escape(text)}</p>")
    return "".join(parts)


class RulesPage(Page):
    """The rules as a page of their own, a game beside the other."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        column = self.spaced(QVBoxLayout(self), tokens.WIDE, tokens.PAD)
        column.addLayout(self.head(lambda: translate("Rulings", "Rules")))
        self.games = [game for game in names.TITLES if game in SHELF]
        self.choice = Segments(desk, [(game, partial(names.title, game)) for game in self.games])
        self.choice.chosen.connect(self._open)
        column.addWidget(self.choice)
        self.view = RulesView(desk, closable=False)
        self.view.setMaximumWidth(desk.px(860))
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.view, 8)
        middle.addStretch(1)
        column.addLayout(middle, 1)

    def enter(self, about: Any = None) -> None:
        """Open the rules of a game, at a rule if one is named: "game" or ("game", "rule")."""
        game, rule = about if isinstance(about, tuple) else (about, "")
        game = game or self.view.game or (self.games[0] if self.games else "")
        if game:
            self.choice.choose(game)
            self._open(game)
            if rule:
                self.view.show_rule(rule)
        self.view.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, game: str) -> None:
        self.view.open(game, SHELF[game].edition(None))
