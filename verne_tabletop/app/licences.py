"""The licences of everything the program is made of: read from the file that is shipped with it, else from what is
installed beside it."""

import importlib
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QFile, QIODevice

from verne_tabletop import __version__

#: Where the frozen program has its file of licences.
SHIPPED: Final = Path(__file__).resolve().parents[2] / "LICENCES.txt"
RULE: Final = "=" * 78
HEAD: Final = re.compile(rf"^{RULE}\n(.+) (\S+)\nLicence: (.+)\n{RULE}\n", re.MULTILINE)
TEXT: Final = re.compile(r"(LICEN[CS]E|COPYING|OFL)", re.IGNORECASE)
#: Its own sources, OpenBLAS, and what they were compiled with.
NUMPY: Final = "BSD-3-Clause AND 0BSD AND MIT AND Zlib AND CC0-1.0 AND GPL-3.0-or-later WITH GCC-exception-3.1"
OFFER: Final = """{name} is used as published by The Qt Company, unchanged, under version 3 of the GNU Lesser General
Public License, whose text follows together with that of the GNU General Public License to which it refers. Its
libraries lie in this program's folder as files of their own and may be replaced by others that fit. Its source, and the
licences of the third-party code within it, are published at code.qt.io and doc.qt.io.
"""


class Part(NamedTuple):
    """A thing the program is made of: its licence by its short name, and in full."""

    name: str
    version: str
    licence: str
    text: str


def stored(name: str) -> str:
    """A text of the resources, such as ":/LICENSE"; "" when there is none."""
    importlib.import_module("verne_tabletop.resources_rc")
    file = QFile(name)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        return ""
    return bytes(file.readAll().data()).decode()


def of_package(name: str, package: str, licence: str) -> Part:
    """An installed distribution and the texts that it brings; metadata.PackageNotFoundError when it is not there."""
    found = metadata.distribution(package)
    files = [file for file in found.files or [] if TEXT.match(file.name) and file.suffix not in (".py", ".pyc")]
    texts = [Path(str(file.locate())).read_text(encoding="utf-8", errors="replace").strip() for file in files]
    return Part(name, found.version, licence, "\n\n".join(dict.fromkeys(texts)) + "\n")


def of_qt(name: str, package: str) -> Part:
    """A distribution of The Qt Company, which brings no text."""
    texts = (stored(":/assets/licences/LGPL-3.0.txt"), stored(":/assets/licences/GPL-3.0.txt"))
    return Part(name, metadata.version(package), "LGPL-3.0-only", "\n".join((OFFER.format(name=name), *texts)))


def installed() -> list[Part]:
    """What the running program stands on, from the distributions installed beside it."""
    python = sys.version.split()[0]
    return [
        Part("Verne Tabletop", __version__, "MIT", stored(":/LICENSE")),
        of_qt("Qt", "PySide6_Essentials"),
        of_qt("PySide6", "PySide6_Essentials"),
        of_qt("shiboken6", "shiboken6"),
        Part("Python", python, "PSF-2.0", stored(":/assets/licences/Python.txt")),
        of_package("Shapely, GEOS", "shapely", "BSD-3-Clause AND LGPL-2.1-only"),
        of_package("NumPy, OpenBLAS", "numpy", NUMPY),
        of_package("Source Serif Pro", "font-source-serif-pro", "OFL-1.1"),
        of_package("Source Sans Pro", "font-source-sans-pro", "OFL-1.1"),
    ]


def written(parts: list[Part]) -> str:
    """The file of licences: every part under a head of its own."""
    heads = [f"{RULE}\n{part.name} {part.version}\nLicence: {part.licence}\n{RULE}\n{part.text}" for part in parts]
    return "What Verne Tabletop is made of, and the licence of each part.\n\n" + "\n".join(heads)


def read(text: str) -> list[Part]:
    """The parts that `written` wrote."""
    pieces = HEAD.split(text)[1:]
    rows = [pieces[at : at + 4] for at in range(0, len(pieces), 4)]
    return [Part(name, version, licence, body.rstrip("\n") + "\n") for name, version, licence, body in rows]


def parts(file: Path = SHIPPED) -> list[Part]:
    """Every part of the program: as shipped where it is frozen, else as installed."""
    return read(file.read_text(encoding="utf-8")) if file.is_file() else installed()
