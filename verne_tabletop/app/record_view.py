"""The record as it stands in the panel: a sentence a line, each a way to the moment it tells of."""

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.record import Record, RecordLine
from verne_tabletop.table import tokens


class RecordView(QTextBrowser):
    """`picked` brings after how many choices the line stands that was clicked. Lines are written when the window has
    time, so that a choice never waits for them."""

    picked = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.record: Record | None = None
        self._from: int | None = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.write)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self._clicked)
        desk.theme.changed.connect(self._rewrite)

    def follow(self, record: Record | None) -> None:
        """Show another record, or (None) none."""
        if self.record is not None:
            self.record.grew.disconnect(self._grew)
        self.record = record
        if record is not None:
            record.grew.connect(self._grew)
        self._rewrite()

    def _grew(self, first: int) -> None:
        self._from = first if self._from is None else min(self._from, first)
        self._timer.start(0)

    def _rewrite(self) -> None:
        self._from = 0
        self._timer.start(0)

    def write(self) -> None:
        """Write what is not written yet."""
        first, self._from = self._from, None
        if first is None:
            return
        if first == 0:
            self.clear()
        if self.record is None:
            return
        cursor = QTextCursor(self.document())
        told_anew = self.document().findBlockByNumber(first)
        if first and told_anew.isValid():
            cursor.setPosition(told_anew.position() - 1)
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        block = QTextBlockFormat()
        block.setBottomMargin(self.desk.px(tokens.HALF))
        for number, line in enumerate(self.record.lines[first:], first):
            if number:
                cursor.insertBlock(block)
            else:
                cursor.setBlockFormat(block)
            cursor.insertText(line.text, self._ink(line))
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As tall as whole lines, so that none is cut where the record begins to be seen."""
        bar = self.verticalScrollBar()
        newest = bar.value() == bar.maximum()
        edge, line = (
            round(self.document().documentMargin()),
            self.fontMetrics().lineSpacing() + self.desk.px(tokens.HALF),
        )
        self.setViewportMargins(0, max(0, self.contentsRect().height() - edge) % line, 0, 0)
        super().resizeEvent(event)
        if newest:
            bar.setValue(bar.maximum())

    def _ink(self, line: RecordLine) -> QTextCharFormat:
        ink = QTextCharFormat()
        ink.setAnchor(True)
        ink.setAnchorHref(str(line.number))
        ink.setForeground(self.desk.theme.colour("ink_soft" if line.aside else "ink"))
        ink.setFontItalic(line.aside)
        return ink

    def _clicked(self, link: QUrl) -> None:
        self.picked.emit(int(link.toString()))
