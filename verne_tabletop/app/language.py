"""The language of the windows: English, Russian, and a stretched one for tests; it can change while they are open."""

import re
from importlib import import_module
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

from verne_tabletop.app.settings import LANGUAGES

NAMES: Final = {"en": "English", "ru": "Русский"}
PSEUDO: Final = "pseudo"
SPOKEN: Final = LANGUAGES[1:]
STRETCH: Final = 0.4


class Stretched(QTranslator):
    """Every text 40 % longer between marks, so that a test sees what has no room and what is not translated."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text, stretched."""
        return stretched(text)

    def isEmpty(self) -> bool:
        """Never: there is an answer for every text."""
        return False


def stretched(text: str) -> str:
    """`text` between brackets and some 40 % longer; the facts in it are left whole."""
    if not text:
        return text
    return f"[{text}{'·' * max(1, round(len(text) * STRETCH) - 2)}]"


class Tongue(QObject):
    """The one language in use: `code` as chosen, `book` the language of rulebooks and plurals; `changed` when it is
    another."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.code = "en"
        self._worn: list[QTranslator] = []

    @property
    def book(self) -> str:
        """The language that rulebook texts are taken in; English for the stretched one."""
        return self.code if self.code in SPOKEN else "en"

    def speak(self, choice: str) -> None:
        """Change to `choice`: "system", a language code, or PSEUDO."""
        code = system_language() if choice == "system" else choice
        app = QCoreApplication.instance()
        assert app is not None
        for translator in self._worn:
            app.removeTranslator(translator)
        self._worn = [Stretched()] if code == PSEUDO else translators(code)
        self.code = code
        for translator in self._worn:
            app.installTranslator(translator)
        QLocale.setDefault(QLocale(self.book))
        self.changed.emit()

    def fill(self, text: str, **facts: object) -> str:
        """A translated sentence with `{fact}` and `{fact#form|form}` put in (forms as in engine.catalogue.plural)."""

        from verne_tabletop.engine.catalogue import FACT, plural

        def put(match: re.Match[str]) -> str:
            fact, forms = match.group(1), match.group(2)
            value = facts.get(fact, match.group(0))
            return plural(int(str(value)), forms[1:].split("|"), self.book) if forms is not None else str(value)

        return FACT.sub(put, text)


def system_language() -> str:
    """The first language of the system that we speak, else English."""
    for name in QLocale.system().uiLanguages():
        if (code := name.split("-")[0].split("_")[0].lower()) in SPOKEN:
            return code
    return "en"


def translators(code: str) -> list[QTranslator]:
    """Qt's own texts and ours in a language; the source texts are English, so English needs none."""
    if code == "en":
        return []
    from PySide6.QtCore import QLibraryInfo

    import_module("verne_tabletop.resources_rc")
    found: list[QTranslator] = []
    for name, folder in (
        (f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (f"verne_{code}", ":/assets/i18n"),
    ):
        translator = QTranslator()
        if translator.load(name, folder):
            found.append(translator)
    return found
