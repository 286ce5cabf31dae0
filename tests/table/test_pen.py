"""The pen draws the same for the same seed, stays where it is asked to, and runs along its path."""

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from pytestqt.qtbot import QtBot

from verne_tabletop.table import ornament, paper, pen, tackle
from verne_tabletop.table.tokens import DAYLIGHT, PATTERNS


def disk(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def test_a_stroke_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    line = ((0.0, 0.0), (80.0, 10.0))
    one = pen.strokes((line,), 2.0, 1)
    pen.strokes.cache_clear()
    assert one == pen.strokes((line,), 2.0, 1)
    assert one != pen.strokes((line,), 2.0, 2)


def test_a_stroke_tapers_at_its_ends() -> None:
    path = pen.stroke([(0, 0), (100, 0)], 6.0, 3, wobble=0.0)

    def width(x: float) -> float:
        return path.intersected(ornament.polygon([(x, -9), (x + 1, -9), (x + 1, 9), (x, 9)])).boundingRect().height()

    assert width(50) > 1.6 * width(1)


def test_ink_runs_along_its_path() -> None:
    lines = (((0.0, 0.0), (50.0, 0.0)), ((0.0, 20.0), (50.0, 20.0)))
    drawn = pen.drawing(lines, 2.0, 1)
    half = drawn.path(0.5).boundingRect()
    assert half.bottom() < 5 < drawn.path(1.0).boundingRect().bottom()
    assert drawn.path(0.0).isEmpty()


def test_resampled_lines_keep_their_ends() -> None:
    points: list[tuple[float, float]] = pen.resample([(0.0, 0.0), (10, 0), (10, 10)], 3.0)
    assert [points[0], points[-1]] == [(0.0, 0.0), (10.0, 10.0)]
    assert all(math.dist(a, b) < 4.5 for a, b in pairwise(points))


@pytest.mark.parametrize("angle", [0.0, 30.0, 45.0, 90.0, -60.0])
def test_hatching_stays_inside_its_shape(angle: float) -> None:
    lines = pen.hatch_lines(disk(40), angle, 5.0)
    assert len(lines) > 10
    assert all(math.hypot(x, y) <= 40.01 for line in lines for x, y in line)


@pytest.mark.parametrize("key", sorted(set(PATTERNS.values())))
def test_patterns_stay_inside_and_differ(key: str) -> None:
    marks = tackle.pattern(key, QRectF(-30, -30, 60, 60), disk=True)
    bounds = marks.boundingRect()
    assert QRectF(-31, -31, 62, 62).contains(bounds) and bounds.width() > 40
    others = [tackle.pattern(other, QRectF(-30, -30, 60, 60), disk=True) for other in set(PATTERNS.values()) - {key}]
    assert marks not in others


def test_ornaments_hold_their_measure(qtbot: QtBot) -> None:
    rose = ornament.compass_rose(100.0)
    assert all(
        abs(path.boundingRect().center().x()) < 12 for pair in rose.layers for path in pair if not path.isEmpty()
    )
    frame = ornament.cartouche(300.0, 80.0).layers[0][0].boundingRect()
    assert 290 < frame.width() < 320 and 78 < frame.height() < 82
    assert ornament.rope(200.0, 90.0).layers[0][0].boundingRect() == QRectF(0, 0, 200, 90)


def test_hexagons_tile() -> None:
    for pointed in (True, False):
        near = [
            ornament.hex_centre(q, r, 10.0, pointed) for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
        ]
        assert all(math.hypot(x, y) == pytest.approx(10.0 * math.sqrt(3)) for x, y in near)


def test_grain_is_painted_once(qtbot: QtBot) -> None:
    first = paper.grain(DAYLIGHT.ink, 1.0)
    assert first.width() == paper.TILE and paper.grain(DAYLIGHT.ink, 1.0) is first
