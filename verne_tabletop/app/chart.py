"""The chart of a match's course, mostly its score: a line a seat, told apart by dash and mark as well as by colour."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.scores import points
from verne_tabletop.session.session import Session
from verne_tabletop.table import tokens

DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (6, 3), (2, 3), (8, 3, 2, 3), (4, 2, 1, 2, 1, 2), (1, 2))
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


def course(session: Session) -> list[list[int]]:
    """Per seat what the game's chart follows, after each number of choices, from the deal on."""
    rules = session.rules
    lines = [[score] for score in rules.course(session.at(0))]
    for step in session.walk():
        for line, score in zip(lines, rules.course(step.state), strict=True):
            line.append(score)
    return lines


class ScoreChart(QWidget):
    """`picked` brings the number of choices under a click."""

    picked = Signal(int)

    def __init__(self, desk: Desk, lines: Sequence[Sequence[int]], names: Sequence[str]) -> None:
        super().__init__()
        self.desk, self.lines, self.names = desk, lines, names
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.CrossCursor)
        ends = ", ".join(f"{name} {points(line[-1])}" for name, line in zip(names, lines, strict=True))
        self.setAccessibleName(ends)
        desk.theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Wide rather than tall."""
        return QSize(self.desk.px(560), self.desk.px(240))

    def minimumSizeHint(self) -> QSize:
        """It can be read from here on."""
        return QSize(self.desk.px(260), self.desk.px(150))

    def _area(self) -> QRectF:
        px = self.desk.px
        return QRectF(self.rect()).adjusted(px(44), px(tokens.SMALL), -px(120), -px(tokens.WIDE))

    def _bounds(self) -> tuple[int, int, int]:
        low = min(0, min(min(line) for line in self.lines))
        high = max(1, max(max(line) for line in self.lines))
        step = next((step for step in STEPS if (high - low) / step <= 6), STEPS[-1])
        return low // step * step, -(-high // step) * step, step

    def paintEvent(self, event: QPaintEvent) -> None:
        """Axes in hairlines, lines in ink and colour, names at their ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px, area = self.desk.theme, self.desk.px, self._area()
        low, high, step = self._bounds()
        count = max(1, len(self.lines[0]) - 1)

        def at(number: float, score: float) -> QPointF:
            share = (score - low) / max(1, high - low)
            return QPointF(area.left() + area.width() * number / count, area.bottom() - area.height() * share)

        painter.setFont(theme.sans(tokens.NOTE))
        for score in range(low, high + 1, step):
            painter.setPen(QPen(theme.colour("hairline"), px(tokens.FINE) * (2 if score == 0 else 1)))
            painter.drawLine(at(0, score), at(count, score))
            painter.setPen(theme.colour("ink_soft"))
            box = QRectF(0, at(0, score).y() - px(10), area.left() - px(tokens.SMALL), px(20))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), points(score))
        foot = QRectF(area.left(), area.bottom() + px(tokens.HALF), area.width(), px(20))
        painter.drawText(foot, int(Qt.AlignmentFlag.AlignRight), str(count))
        painter.drawText(foot, int(Qt.AlignmentFlag.AlignLeft), "0")
        self._paint_lines(painter, [[at(number, score) for number, score in enumerate(line)] for line in self.lines])

    def _paint_lines(self, painter: QPainter, lines: list[list[QPointF]]) -> None:
        theme, px = self.desk.theme, self.desk.px
        labels: list[float] = []
        for seat, line in sorted(enumerate(lines), key=lambda entry: entry[1][-1].y()):
            tint = theme.palette.tints[seat % len(theme.palette.tints)]
            pen = QPen(QColor(tint.mark), px(tokens.BOLD))
            if DASHES[seat % len(DASHES)]:
                pen.setDashPattern(list(DASHES[seat % len(DASHES)]))
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(line))
            painter.setPen(QPen(QColor(tint.mark), px(tokens.FINE)))
            painter.setBrush(QColor(tint.mark))
            painter.drawEllipse(line[-1], px(tokens.HALF), px(tokens.HALF))
            y = max(line[-1].y(), (labels[-1] + px(tokens.PAD)) if labels else 0.0)
            labels.append(y)
            painter.setPen(theme.colour("ink"))
            box = QRectF(line[-1].x() + px(tokens.SMALL), y - px(10), px(112), px(20))
            name = painter.fontMetrics().elidedText(self.names[seat], Qt.TextElideMode.ElideRight, int(box.width()))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The moment under the pointer."""
        area = self._area()
        share = (event.position().x() - area.left()) / max(1.0, area.width())
        count = len(self.lines[0]) - 1
        self.picked.emit(max(0, min(count, round(share * count))))
