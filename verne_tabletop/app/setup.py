"""The page that sets a match up: seats, options, edition, seed, honest or friendly; one click deals."""

from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QDate, QRectF, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from verne_tabletop.app import names
from verne_tabletop.app.choices import OptionChoices
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.gallery import Brush
from verne_tabletop.app.lesson_plan import has_lesson
from verne_tabletop.app.opening import deal, new_id, new_seed
from verne_tabletop.app.page import Page, Tell
from verne_tabletop.app.seats import SeatList
from verne_tabletop.app.segments import Segments
from verne_tabletop.engine.catalogue import CatalogueError, Edition
from verne_tabletop.games import SHELF
from verne_tabletop.session.challenge import Challenge
from verne_tabletop.session.log import Header, LogError
from verne_tabletop.table import tokens

translate = QCoreApplication.translate

LARGEST_SEED = (1 << 64) - 1
FACE = (200, 152)


class Setup(Page):
    """`enter` takes a game, ("daily", game), or a Challenge whose deal is then fixed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.game = ""
        self.edition: Edition | None = None
        self.fixed: Challenge | None = None
        self.daily = ""
        column = self.spaced(QVBoxLayout(self), tokens.WIDE, tokens.PAD)
        head = self.head(lambda: names.title(self.game) if self.game else "")
        column.addLayout(head)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        room = QWidget()
        room.setObjectName("scrolled")
        area.setWidget(room)
        column.addWidget(area, 1)
        self.body = self.spaced(QHBoxLayout(room), 0, tokens.WIDE)
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        self.body.addLayout(self.left, 1)
        self.body.addLayout(self.right, 1)
        self.left.addWidget(self._face_card())
        self.seats = SeatList(desk)
        self.seats.changed.connect(self._seats_changed)
        self.left.addWidget(self._card(lambda: translate("Setup", "Who sits at the table"), self.seats))
        self.left.addStretch(1)
        self.options = OptionChoices(desk)
        self.right.addWidget(self._card(lambda: translate("Setup", "How it is played"), self._ways(), self.options))
        self.right.addWidget(self._card(lambda: translate("Setup", "The deal"), self._deal_box()))
        self.right.addStretch(1)
        foot = self.spaced(QHBoxLayout(), 0, tokens.GAP)
        self.said = QLabel()
        self.said.setProperty("role", "error")
        self.said.setWordWrap(True)
        self.begin = self.button(lambda: translate("Setup", "Deal"), "primary", "play", self.start)
        self.begin.setMinimumWidth(desk.px(160))
        self.begin.setDefault(True)
        foot.addWidget(self.said, 1)
        foot.addWidget(self.begin)
        column.addLayout(foot)

    def _card(self, head: Tell, *inside: QWidget) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        column = self.spaced(QVBoxLayout(card), tokens.PAD, tokens.GAP)
        column.addWidget(self.label(head, "head"))
        for widget in inside:
            column.addWidget(widget)
        return card

    def _face_card(self) -> QFrame:
        """The game's face and one sentence, with the ways to learn it."""
        card = QFrame()
        card.setProperty("role", "card")
        row = self.spaced(QHBoxLayout(card), tokens.PAD, tokens.PAD)
        self.face = QLabel()
        row.addWidget(self.face)
        column = self.spaced(QVBoxLayout(), 0, tokens.SMALL)
        column.addWidget(self.label(lambda: names.about(self.game) if self.game else "", "lead", wrap=True))
        column.addStretch(1)
        ways = self.spaced(QHBoxLayout(), 0, tokens.SMALL)
        self.lesson = self.button(
            lambda: translate("Setup", "Lesson"), "", "lesson", lambda: self.go.emit("lesson", self.game)
        )
        ways.addWidget(self.lesson)
        ways.addWidget(
            self.button(lambda: translate("Setup", "Rules"), "", "rules", lambda: self.go.emit("rules", self.game))
        )
        ways.addStretch(1)
        column.addLayout(ways)
        row.addLayout(column, 1)
        return card

    def redraw(self) -> None:
        """The face in the light of now."""
        super().redraw()
        if self.game:
            wide, tall = self.desk.px(FACE[0]), self.desk.px(FACE[1])
            brush = partial(face_brush, self.desk, self.game)
            self.face.setPixmap(self.desk.picture(f"face-{self.game}", wide, tall, brush))

    def _ways(self) -> QWidget:
        box = QWidget()
        column = self.spaced(QVBoxLayout(box), 0, tokens.HALF)
        self.honesty = Segments(
            self.desk,
            (
                ("honest", lambda: translate("Setup", "Honest")),
                ("friendly", lambda: translate("Setup", "Friendly")),
            ),
        )
        self.honesty.choose("honest")
        column.addWidget(self.honesty)
        text = self.label(
            lambda: translate(
                "Setup",
                "Honest: nothing is taken back once something new was seen. Friendly: anything is, and the record "
                "says so.",
            ),
            "note",
            wrap=True,
        )
        column.addWidget(text)
        return box

    def _deal_box(self) -> QWidget:
        box = QWidget()
        column = self.spaced(QVBoxLayout(box), 0, tokens.SMALL)
        row = self.spaced(QHBoxLayout(), 0, tokens.SMALL)
        self.seed = QLineEdit()
        self.tell(self.seed.setPlaceholderText, lambda: translate("Setup", "Seed: by chance"))
        self.tell(self.seed.setAccessibleName, lambda: translate("Setup", "Seed"))
        self.seed.textChanged.connect(lambda: self.said.setText(""))
        row.addWidget(self.seed, 1)
        column.addLayout(row)
        self.deal_note = QLabel()
        self.deal_note.setProperty("role", "soft")
        self.deal_note.setWordWrap(True)
        column.addWidget(self.deal_note)
        row = self.spaced(QHBoxLayout(), 0, tokens.SMALL)
        self.edition_name = QLabel()
        self.edition_name.setWordWrap(True)
        row.addWidget(self.edition_name, 1)
        self.own = self.button(lambda: translate("Setup", "The game's own"), "", "", partial(self.use_edition, None))
        row.addWidget(self.own)
        row.addWidget(self.button(lambda: translate("Setup", "Load an edition…"), "", "", self.load_edition))
        column.addLayout(row)
        return box

    # what is set up

    def enter(self, about: Any = None) -> None:
        """Set up a game, as it was set up last time."""
        if about is None:
            return
        self.fixed, self.daily = None, ""
        if isinstance(about, Challenge):
            self.fixed, self.game = about, about.game
        elif isinstance(about, tuple):
            self.game = str(about[1])
            self.daily = QDate.currentDate().toString("yyyyMMdd")
        else:
            self.game = str(about)
        self.said.setText("")
        self.seed.clear()
        self.edition = None
        last = self.desk.settings.last.get(self.game, {})
        low, high = SHELF[self.game].seats
        self.seats.open(low, high, last.get("seats"), self.fixed.seats if self.fixed else None)
        self.options.open(SHELF[self.game].rulebook(), self._chosen(last.get("options")))
        self.honesty.choose("friendly" if last.get("honest") is False and not self.daily else "honest")
        self._seats_changed()
        for widget in (self.seed, self.own):
            widget.setEnabled(self.fixed is None and not self.daily)
        self.options.setEnabled(self.fixed is None and not self.daily)
        self.lesson.setVisible(has_lesson(SHELF[self.game]))
        self.redraw()
        self.retell()
        self.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self, last: object) -> dict[str, int]:
        if self.fixed is not None:
            return self.fixed.options
        if self.daily or not isinstance(last, dict):
            return {}
        return {str(key): value for key, value in last.items() if type(value) is int}

    def _seats_changed(self) -> None:
        self.options.fit(len(self.seats.cards()))
        self.said.setText("")

    def retell(self) -> None:
        """Everything in the language of now."""
        super().retell()
        name = self.edition.name if self.edition is not None else translate("Setup", "the game's own")
        self.edition_name.setText(translate("Setup", "Edition: {name}").format(name=name))
        self.own.setVisible(self.edition is not None)
        note = ""
        if self.daily:
            note = translate("Setup", "The deal of today: the same for everybody who sits down in the same number.")
        elif self.fixed is not None:
            note = translate("Setup", "The deal of a challenge code: seats, options and seed are as it says.")
        self.deal_note.setText(note)
        self.deal_note.setVisible(bool(note))

    def load_edition(self) -> None:
        """Ask for an edition file."""
        file, _ = QFileDialog.getOpenFileName(
            self, translate("Setup", "Load an edition"), "", translate("Setup", "Editions") + " (*.toml)"
        )
        if file:
            self.take_edition(file)

    def take_edition(self, file: str) -> None:
        """Use an edition file; what is wrong in it is said in one sentence."""
        from pathlib import Path

        try:
            self.use_edition(self.desk.editions.load(self.game, Path(file)))
        except CatalogueError as error:
            self.said.setText(str(error))

    def use_edition(self, edition: Edition | None) -> None:
        """Deal from this edition, or (None) from the game's own."""
        self.edition = edition
        self.said.setText("")
        self.retell()

    def header(self) -> Header:
        """What is set up, as a record begins; ValueError with a sentence when the seed is none."""
        cards = self.seats.cards()
        text = self.seed.text().strip()
        if text and (not text.isdecimal() or int(text) > LARGEST_SEED):
            raise ValueError(translate("Setup", "A seed is a whole number up to {n}.").format(n=LARGEST_SEED))
        seed, id = int(text) if text else new_seed(), new_id()
        if self.fixed is not None:
            seed = self.fixed.seed
        elif self.daily:
            seed, id = daily_seed(self.game, self.daily, len(cards)), f"daily-{self.daily}-{id[9:]}"
        honest = self.honesty.choice != "friendly"
        return Header(self.game, "", "", self.options.chosen(len(cards)), cards, seed, honest, id)

    def start(self) -> None:
        """Deal, and go to the table."""
        try:
            header = self.header()
            session = deal(header, self.edition)
        except (ValueError, LogError) as error:
            self.said.setText(error.sentence(self.desk.language) if isinstance(error, LogError) else str(error))
            return
        settings = self.desk.settings
        if not self.daily and self.fixed is None:
            last = {
                "seats": [list(card) for card in header.seats],
                "options": dict(header.options),
                "honest": header.honest,
            }
            self.desk.change(last={**settings.last, self.game: last})
        people = [card.name for card in header.seats if card.kind == "person"]
        self.desk.change(names=tuple(dict.fromkeys([*people, *settings.names]))[:12])
        self.go.emit("match", session)


def face_brush(desk: Desk, game: str) -> Brush:
    """What paints the face of a game in the palette of now."""
    from verne_tabletop.app.vignettes import paint_vignette

    palette = desk.theme.palette
    return lambda painter, wide, tall: paint_vignette(painter, game, QRectF(0, 0, wide, tall), palette)


def daily_seed(game: str, day: str, seats: int) -> int:
    """The seed of a day's deal, the same everywhere."""
    import hashlib

    return int.from_bytes(hashlib.sha256(f"daily {game} {day} {seats}".encode()).digest()[:8], "big")
