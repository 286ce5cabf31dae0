"""What an installation must have to be whole: Qt's plugins, fonts, art, translations, a writable folder, editions."""

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6 import __version__ as binding
from PySide6.QtCore import QByteArray, QDirIterator, QFile, QIODevice, QLibraryInfo, QMarginsF, QRectF, Qt, QTranslator
from PySide6.QtGui import QGuiApplication, QImageReader, QImageWriter, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from verne_tabletop.app.folders import find_folders
from verne_tabletop.app.licences import parts
from verne_tabletop.engine.catalogue import LANGUAGES
from verne_tabletop.games import SHELF
from verne_tabletop.table.fonts import SANS, SERIF, font_files, load_fonts, type_face
from verne_tabletop.table.tokens import DAYLIGHT

Check = Callable[[], str]
SHORTEST = 200  # letters of a licence
ENOUGH = 120  # seconds that an answer of the opponent's process may take


class WantingError(Exception):
    """Something this installation lacks; str() says what and what to do."""


def checks(out: Path | None) -> list[tuple[str, Check]]:
    """Every check by name, in order; a check gives what it found, or raises what is wrong."""
    found: list[tuple[str, Check]] = [
        ("platform", platform),
        ("plugins", plugins),
        ("fonts", fonts),
        ("art", art),
        ("translations", translations),
        ("write access", write_access),
        ("licences", licences),
        ("rules", rules),
        *[(f"edition of {key}", lambda key=key: edition(key)) for key in SHELF],
        ("opponent", opponent),
    ]
    if out is not None:
        found += [("picture", lambda: picture(out / "window.png")), ("PDF", lambda: document(out / "export.pdf"))]
    return found


def platform() -> str:
    """Qt starts on this platform."""
    if QApplication.instance() is None:
        QApplication(sys.argv[:1]).setQuitOnLastWindowClosed(False)
    return f"{QGuiApplication.platformName()}, PySide6 {binding}, Python {sys.version.split()[0]}"


def plugins() -> str:
    """Qt reads and writes the picture formats that the table needs."""
    reads = {bytes(name.data()).decode() for name in QImageReader.supportedImageFormats()}
    writes = {bytes(name.data()).decode() for name in QImageWriter.supportedImageFormats()}
    lacking = {"svg", "png", "ico"} - reads | {"png"} - writes
    if lacking:
        raise WantingError(f"no plugin for {', '.join(sorted(lacking))}; install the program again")
    return ", ".join(sorted(reads & {"svg", "png", "ico", "jpeg"}))


def fonts() -> str:
    """Both typefaces load, with Cyrillic."""
    failed = load_fonts()
    if failed:
        raise WantingError(f"{failed[0]} cannot be loaded; install the program again")
    return f"{SERIF} and {SANS}, {len(font_files())} files"


def resources(folder: str, *endings: str) -> list[str]:
    """The names of the compiled resources below a folder."""
    importlib.import_module("verne_tabletop.resources_rc")
    walk, names = QDirIterator(folder, QDirIterator.IteratorFlag.Subdirectories), []
    while walk.hasNext():
        name = walk.next()
        if name.endswith(endings):
            names.append(name)
    return sorted(names)


def art() -> str:
    """Every drawing can be rendered."""
    drawings = resources(":/assets", ".svg")
    if not drawings:
        raise WantingError("there are no drawings in the resources; run `make resources`, or install the program again")
    for name in drawings:
        file = QFile(name)
        file.open(QIODevice.OpenModeFlag.ReadOnly)
        if not QSvgRenderer(QByteArray(file.readAll())).isValid():
            raise WantingError(f"the drawing {name} is damaged; install the program again")
    return f"{len(drawings)} drawings"


def translations() -> str:
    """There is a translation of the windows into every language but English, and it is not empty."""
    sizes = []
    for language in LANGUAGES[1:]:
        translator = QTranslator()
        if not resources(":/assets/i18n", f"_{language}.qm"):
            raise WantingError(f"there is no translation into {language}; run `make resources` or install again")
        if not translator.load(f":/assets/i18n/verne_{language}.qm") or translator.isEmpty():
            raise WantingError(f"the translation into {language} is damaged; install the program again")
        if not QTranslator().load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            raise WantingError(f"Qt's own texts are missing in {language}; install the program again")
        sizes.append(language)
    return ", ".join(["en", *sizes])


def write_access() -> str:
    """The folder for matches, settings and statistics takes a file."""
    folders = find_folders()
    if folders.lent:
        raise WantingError("the data folder cannot be written; free it, or name another in VERNE_DATA")
    return str(folders.root)


def licences() -> str:
    """Every part of the program has its licence, in full."""
    found = parts()
    lacking = [part.name for part in found if len(part.text) < SHORTEST]
    if lacking or not found:
        raise WantingError(f"the licence of {', '.join(lacking) or 'every part'} is missing; install the program again")
    return f"{len(found)} parts"


def rules() -> str:
    """Whether the rules run compiled."""
    compiled = not str(importlib.import_module("verne_tabletop.engine.rules").__file__).endswith(".py")
    return "compiled" if compiled else "interpreted"


def edition(key: str) -> str:
    """A game's edition and rulebook are sound, and it deals for every seat count."""
    game = SHELF[key]
    own, book = game.edition(None), game.rulebook()
    low, high = game.seats
    for seats in range(low, high + 1):
        game.rules(own).deal(seats, 1, {})
    return f"{own.name}, {own.checksum}, {len(book.rules)} rules, {low} to {high} seats"


def opponent() -> str:
    """The opponent's process starts and answers a question about the first game on the shelf."""
    key = next(iter(SHELF))
    game = SHELF[key]
    own = game.edition(None)
    rules_ = game.rules(own)
    state = rules_.deal(game.seats[0], 1, {})
    seat = rules_.to_act(state)[0]
    question = {
        "id": 1, "game": key, "edition": own.checksum, "seat": seat, "level": "random", "seed": 1,
        "view": rules_.dump(rules_.view(state, seat)),
    }  # fmt: skip
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "verne_tabletop"]
    root = str(Path(__file__).resolve().parent.parent.parent)
    done = subprocess.run(
        [*program, "opponent"],
        input=json.dumps(question) + "\n",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))},
        capture_output=True,
        text=True,
        timeout=ENOUGH,
        check=False,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if not any(answer.get("id") == 1 and "move" in answer for answer in answers):
        raise WantingError(f"the opponent's process gave no move: {done.stderr.strip()[-200:] or done.stdout[:200]}")
    return "answers"


def card(painter: QPainter, page: QRectF) -> None:
    """Draw a test card: every drawing, and both typefaces in both alphabets."""
    side = page.width() / 8
    for number, name in enumerate(resources(":/assets", ".svg")[:32]):
        place = QRectF(page.x() + number % 8 * side, page.y() + number // 8 * side, side, side)
        QSvgRenderer(name).render(painter, place)
    painter.setPen(DAYLIGHT.ink)
    for line, family in enumerate((SERIF, SANS)):
        painter.setFont(type_face(family, side / 4))
        below = QRectF(page.x(), page.bottom() - (2 - line) * side / 2, page.width(), side / 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, "Verne Tabletop 0123456789 Двадцать тысяч лье")


def picture(file: Path) -> str:
    """The home window opens; a picture of it is left in `file`."""
    from verne_tabletop.app.desk import Desk
    from verne_tabletop.app.main import make_application
    from verne_tabletop.app.settings import Settings
    from verne_tabletop.app.window import Window

    app = make_application()
    window = Window(Desk(find_folders(), Settings(language="en"), safe=True))
    window.show()
    app.processEvents()
    saved = window.grab().save(str(file))
    window.close()
    if not saved:
        raise WantingError(f"{file} cannot be written; name another folder")
    return str(file)


def document(file: Path) -> str:
    """Leave a PDF of one page in `file`."""
    writer = QPdfWriter(str(file))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(10, 10, 10, 10))
    painter = QPainter(writer)
    if not painter.isActive():
        raise WantingError(f"{file} cannot be written; name another folder")
    card(painter, QRectF(painter.viewport()))
    painter.end()
    return str(file)
