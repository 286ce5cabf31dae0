"""The games' faces: every game has one of its own, in every light, and its lines are the table's pen's."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from verne_tabletop.app.vignettes import VIGNETTES, paint_vignette
from verne_tabletop.games import SHELF
from verne_tabletop.table import pen
from verne_tabletop.table.tokens import DAYLIGHT, PALETTES, Palette


def face(game: str, palette: Palette) -> bytes:
    image = QImage(143, 115, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_vignette(painter, game, QRectF(0, 0, 143, 115), palette)
    painter.end()
    return bytes(image.constBits())


def test_every_game_has_a_face_of_its_own_in_every_light(qapp: object) -> None:
    assert sorted(VIGNETTES) == sorted(SHELF)
    faces = [face(game, palette) for game in SHELF for palette in PALETTES.values()]
    assert len(set(faces)) == len(SHELF) * len(PALETTES)


@pytest.mark.parametrize("game", SHELF)
def test_a_face_is_drawn_with_the_pen_of_the_table(game: str, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    strokes = pen.strokes

    def seen(*told: Any) -> Any:
        drawn.append(told)
        return strokes(*told)

    before = face(game, DAYLIGHT)
    monkeypatch.setattr(pen, "strokes", seen)
    assert face(game, DAYLIGHT) == before and drawn, "the same hand draws the same line"
