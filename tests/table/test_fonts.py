"""The typefaces: both load, hold every sign the texts use, and set figures in columns."""

import pytest
from PySide6.QtGui import QFont, QFontInfo, QRawFont
from pytestqt.qtbot import QtBot

from verne_tabletop.games import SHELF
from verne_tabletop.table.fonts import SANS, SERIF, font_files, load_fonts

SIGNS = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя–—«»„“”’…×→←↑↓·№½−≥≤"


@pytest.mark.parametrize("family", [SERIF, SANS])
@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
@pytest.mark.parametrize("italic", [False, True])
def test_every_cut_is_found(qtbot: QtBot, family: str, weight: QFont.Weight, italic: bool) -> None:
    assert load_fonts() == []
    font = QFont(family, 16, weight, italic)
    found = QFontInfo(font)
    assert (found.family(), found.weight(), found.italic()) == (family, weight, italic)


@pytest.mark.parametrize("file", font_files(), ids=lambda file: file.stem)
def test_every_file_holds_cyrillic_and_equally_wide_figures(qtbot: QtBot, file: object) -> None:
    font = QRawFont(str(file), 20)
    assert font.isValid()
    texts = SIGNS + "".join(
        text for game in SHELF.values() for language in game.rulebook().texts.values() for text in language.values()
    )
    assert sorted({sign for sign in texts if sign.isprintable() and not font.supportsCharacter(ord(sign))}) == []
    widths = font.advancesForGlyphIndexes(font.glyphIndexesForString("0123456789"))
    assert len({width.x() for width in widths}) == 1
