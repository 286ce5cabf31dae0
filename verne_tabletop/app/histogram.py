"""How scores are spread: a bar a class, with the number of games on it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from verne_tabletop.app.chart import STEPS
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.scores import points
from verne_tabletop.table import tokens

CLASSES = 12


def classes(scores: Sequence[int]) -> list[tuple[int, int, int]]:
    """(lowest, highest, how many) per class of equal width, at most CLASSES of them; empty for no scores."""
    if not scores:
        return []
    low, high = min(scores), max(scores)
    width = next((step for step in STEPS if (high - low + 1) / step <= CLASSES - 1), STEPS[-1])
    first = low // width * width
    found: list[tuple[int, int, int]] = []
    while first <= high:
        found.append((first, first + width - 1, sum(first <= score < first + width for score in scores)))
        first += width
    return found


class Histogram(QWidget):
    """The distribution of some scores."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.bars: list[tuple[int, int, int]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        desk.theme.changed.connect(self.update)

    def lay(self, scores: Sequence[int]) -> None:
        """Other scores."""
        self.bars = classes(scores)
        self.setAccessibleName("; ".join(f"{points(low)}-{points(high)}: {count}" for low, high, count in self.bars))
        self.update()

    def sizeHint(self) -> QSize:
        """Wide rather than tall."""
        return QSize(self.desk.px(420), self.desk.px(180))

    def minimumSizeHint(self) -> QSize:
        """It can be read from here on."""
        return QSize(self.desk.px(220), self.desk.px(120))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars in brass on a hairline."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self.desk.theme, self.desk.px
        area = QRectF(self.rect()).adjusted(px(tokens.SMALL), px(tokens.WIDE), -px(tokens.SMALL), -px(tokens.WIDE))
        painter.setPen(QPen(theme.colour("ink_soft"), px(tokens.FINE)))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        if not self.bars:
            return
        most = max(count for _, _, count in self.bars)
        wide = area.width() / len(self.bars)
        painter.setFont(theme.sans(tokens.NOTE))
        middle = int(Qt.AlignmentFlag.AlignHCenter)
        for number, (low, _, count) in enumerate(self.bars):
            tall = area.height() * count / most
            left = area.left() + number * wide
            bar = QRectF(left + wide * 0.12, area.bottom() - tall, wide * 0.76, tall)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("brass"))
            painter.drawRect(bar)
            painter.setPen(theme.colour("ink_soft"))
            painter.drawText(QRectF(left, area.bottom() + 2, wide, px(tokens.WIDE)), middle, points(low))
            if count:
                painter.setPen(theme.colour("ink"))
                painter.drawText(QRectF(left, bar.top() - px(20), wide, px(20)), middle, str(count))
