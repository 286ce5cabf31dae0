"""How the chart is laid out: disks lie within their circles, none hidden by another; nothing crosses a name."""

import math

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainterPath

from verne_tabletop.games import SHELF
from verne_tabletop.table.faces import fitting
from verne_tabletop.table.figures import rect_path
from verne_tabletop.table.fonts import SERIF, type_face
from verne_tabletop.table.humboldt_chart import BAND, MAP, PLATE, PORT, ROSE, STANDS, Chart
from verne_tabletop.table.humboldt_edge import arrow_head
from verne_tabletop.table.humboldt_ground import ROSE_AT, name_rect
from verne_tabletop.table.humboldt_layout import LEAST, SMALLEST, heap
from verne_tabletop.table.humboldt_spots import round_path
from verne_tabletop.table.ornament import add
from verne_tabletop.table.pen import strokes
from verne_tabletop.table.tokens import FINE, LEAD

RADIUS = PORT - BAND - 0.5


@pytest.mark.parametrize("count", range(1, 25))
def test_disks_lie_within_their_circle(count: int) -> None:
    spots, size = heap(count, RADIUS)
    assert len(spots) == count and size >= SMALLEST
    assert max(math.hypot(*spot) for spot in spots) + size <= RADIUS + 0.5


@pytest.mark.parametrize("count", range(2, 17))
def test_no_disk_is_hidden_by_another(count: int) -> None:
    spots, size = heap(count, RADIUS)
    nearest = min(math.dist(one, other) for at, one in enumerate(spots) for other in spots[:at])
    assert nearest >= (1.98 if count <= 7 else 1.0) * size  # eight and more overlap, so that letters stay legible


NAMES_OF = sorted(STANDS)


class Sheet:
    """The printed chart with the rectangle that the words of each name fill, in both languages."""

    def __init__(self) -> None:
        game = SHELF["humboldt"]
        edition = game.edition(None)
        self.chart, self.book = Chart(edition), game.rulebook()
        self.ids = [row["id"] for row in edition["location"]]

    def words(self, at: int, language: str) -> QRectF:
        port, area = self.chart.ports[at], name_rect(self.chart.ports[at])
        name = self.book.say(f"place.{self.ids[at]}", language)
        size, whole = fitting(name, area.width(), area.height(), SERIF, LEAD - 2, 600, LEAST)
        assert whole and size >= 12, f"{name} does not fit"
        metrics = QFontMetricsF(type_face(SERIF, size, 600, italic=True))
        ink, wide = metrics.tightBoundingRect(name), metrics.horizontalAdvance(name)
        left = {"left": area.left(), "right": area.right() - wide}.get(port.stand.part, area.center().x() - wide / 2)
        return ink.translated(left, area.center().y() - metrics.height() / 2 + metrics.ascent())

    def courses(self) -> list[QPainterPath]:
        """Each course as it is inked boldly, with its head and its number."""
        found = []
        for line in self.chart.tracks.values():
            x, y = line[len(line) // 2]
            number = round_path(x, y, 9.0)
            found.append(add(strokes((line,), 8.0, 3, 0.0, 0.0), arrow_head(line, 13.0), number))
        return found

    def circles(self, at: int) -> list[QPainterPath]:
        """The circle of a port with the ring of a start, and its compass."""
        port = self.chart.ports[at]
        return [round_path(port.x, port.y, PORT + 7.0), round_path(port.rose_x, port.rose_y, ROSE + 1.0)]

    def leaders(self) -> list[QPainterPath]:
        """The lines from circles to towns, with the towns."""
        ports = [port for port in self.chart.ports if math.dist(port.town, (port.x, port.y)) > PORT]
        return [
            add(strokes((((port.x, port.y), port.town),), FINE, 3, 0.3), round_path(*port.town, 3.0)) for port in ports
        ]


@pytest.fixture(scope="module")
def sheet(qapp: object) -> Sheet:
    return Sheet()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", NAMES_OF)
def test_nothing_crosses_a_name(sheet: Sheet, name: str, language: str) -> None:
    at = sheet.ids.index(name)
    words = sheet.words(at, language)
    ornaments = [
        *sheet.courses(),
        *sheet.leaders(),
        *[path for other in range(len(sheet.ids)) for path in sheet.circles(other)],
        rect_path(PLATE.adjusted(-5, -5, 5, 5)),
        round_path(ROSE_AT.x(), ROSE_AT.y(), 50.0),
    ]
    assert [index for index, path in enumerate(ornaments) if path.intersects(words)] == []
    others = [sheet.words(other, language) for other in range(len(sheet.ids)) if other != at]
    assert not any(words.adjusted(-3, 0, 3, 0).intersects(other) for other in others)
    assert MAP.adjusted(3, 3, -3, -3).contains(words)


@pytest.mark.parametrize("name", NAMES_OF)
def test_nothing_crosses_a_compass(sheet: Sheet, name: str) -> None:
    at = sheet.ids.index(name)
    compass = round_path(sheet.chart.ports[at].rose_x, sheet.chart.ports[at].rose_y, ROSE)
    others = [path for other in range(len(sheet.ids)) if other != at for path in sheet.circles(other)]
    assert not any(path.intersects(compass) for path in [*sheet.courses(), *others, rect_path(PLATE)])
    assert MAP.contains(compass.boundingRect())


def test_the_check_sees_what_crosses(sheet: Sheet) -> None:
    course = sheet.courses()[0].boundingRect().center()
    assert any(path.intersects(QRectF(course.x() - 30, course.y() - 30, 60, 60)) for path in sheet.courses())
