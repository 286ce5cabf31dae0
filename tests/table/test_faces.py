"""Words on cards fit in both languages; card faces paint in every palette."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from verne_tabletop.table.faces import CardBack, CardFace, fitting
from verne_tabletop.table.figures import Face, Look
from verne_tabletop.table.fonts import SERIF, type_face
from verne_tabletop.table.tokens import PALETTES

LONG = "Достопримечательности затонувшего континента"


def painted(face: Face, look: Look, size: int = 240) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    face.draw(painter, look, 1.0)
    painter.end()
    return image


@pytest.mark.parametrize("text", ["Island", "The Glory of Zeus and the Wisdom of Athena", LONG])
def test_words_shrink_until_they_fit(qtbot: QtBot, text: str) -> None:
    size, whole = fitting(text, 100.0, 36.0, SERIF, 20.0, 600, 6.0)
    metrics = QFontMetricsF(type_face(SERIF, size, 600))
    assert whole
    assert metrics.boundingRect(QRectF(0, 0, 100, 999), 0x1000, text).height() <= 36.0
    assert all(metrics.horizontalAdvance(word) <= 100.0 for word in text.split())


def test_words_that_cannot_fit_say_so(qtbot: QtBot) -> None:
    assert fitting("Достопримечательности", 30.0, 12.0, SERIF, 20.0, 600, 9.0) == (9.0, False)


@pytest.mark.parametrize("name", PALETTES)
def test_cards_paint_within_their_bounds(qtbot: QtBot, name: str) -> None:
    look = Look(PALETTES[name])
    for face in (CardFace(LONG, "10", LONG, tint=0), CardBack(tint=3), CardBack(letter="B")):
        image = painted(face, look)
        bounds = face.bounds().translated(120, 120)
        outside = [
            (x, y)
            for x in range(0, 240, 3)
            for y in range(0, 240, 3)
            if not bounds.adjusted(-1, -1, 1, 1).contains(x, y) and image.pixelColor(x, y).alpha()
        ]
        assert outside == [] and image.pixelColor(120, 120).alpha() == 255


def test_equal_faces_are_equal_and_language_changes_them() -> None:
    assert CardFace("Island", "1") == CardFace("Island", "1") != CardFace("Остров", "1")
