"""The two typefaces of the table, loaded from the packages that ship them, so that no system font is needed."""

import importlib.util
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

SERIF: Final = "Source Serif Pro"
SANS: Final = "Source Sans Pro"

PACKAGES: Final = {SERIF: "font_source_serif_pro", SANS: "font_source_sans_pro"}

#: Upright cuts only: the italic files hold no Cyrillic, and Qt slants an upright cut itself, in every script.
CUTS: Final = ("Regular", "Semibold", "Bold")


def font_files() -> list[Path]:
    """Where the files of every family and cut lie."""
    files = []
    for family, package in PACKAGES.items():
        spec = importlib.util.find_spec(package)  # where it lies; to import it takes longer than to load its fonts
        folder = Path(spec.origin if spec and spec.origin else package).parent / "files"
        files += [folder / f"{family.replace(' ', '')}-{cut}.ttf" for cut in CUTS]
    return files


def load_fonts() -> list[str]:
    """Make both families known to Qt, once an application exists; the files that could not be loaded.

    Both have tabular figures by default: every digit is equally wide.
    """
    loaded = set(QFontDatabase.families())
    if {SERIF, SANS} <= loaded:
        return []
    return [str(file) for file in font_files() if QFontDatabase.addApplicationFont(str(file)) < 0]


@cache
def type_face(family: str, size: float, weight: int = 400, italic: bool = False) -> QFont:
    """A font of SERIF or SANS, `size` in scene units, weight 100..900, shaped the same at every zoom."""
    load_fonts()
    font = QFont(family)
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight(weight))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return font
