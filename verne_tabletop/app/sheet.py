"""The style sheet of the windows: ordinary controls drawn as paper, ink line and a little brass."""

from collections.abc import Callable
from typing import Final

from verne_tabletop.table.tokens import Palette

#: `@name` is a colour of the palette, `$n` so many units in pixels of the interface size.
SHEET: Final = """
QMainWindow, QDialog, QWidget#page { background: @ground; }
QWidget { color: @ink; font-family: "Source Sans Pro"; font-size: $14; }
QLabel[role="display"] { font-family: "Source Serif Pro"; font-size: $40; }
QLabel[role="title"] { font-family: "Source Serif Pro"; font-size: $28; }
QLabel[role="head"] { font-family: "Source Serif Pro"; font-size: $20; }
QLabel[role="lead"] { font-size: $16; }
QLabel[role="prompt"] { font-family: "Source Serif Pro"; font-size: $18; }
QLabel[role="refused"] { font-family: "Source Serif Pro"; font-size: $18; color: @seal; }
QLabel[role="soft"] { color: @ink_soft; }
QLabel[role="note"] { color: @ink_soft; font-size: $12; }
QLabel[role="error"] { color: @seal; }
QLabel[role="key"] {
  background: @paper_deep; border: 1px solid @hairline; border-radius: $4; padding: $2 $6; font-weight: 600;
}
QFrame[role="card"] { background: @paper; border: 1px solid @hairline; border-radius: $8; }
QFrame[role="side"] { background: @paper; border: none; border-left: 1px solid @hairline; border-radius: 0; }
QFrame[role="rule"] { background: @hairline; border: none; max-height: 1px; min-height: 1px; }
QPushButton, QToolButton {
  background: @button; color: @button_ink; border: 1px solid @hairline; border-radius: $8;
  padding: $4 $12; min-height: $22;
}
QPushButton:hover, QToolButton:hover { border-color: @brass; background: @paper; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
  background: @paper_deep; border-color: @brass;
}
QPushButton:focus, QToolButton:focus { border: 2px solid @focus; padding: $3 $11; }
QPushButton:disabled, QToolButton:disabled { color: @ink_soft; background: @ground; border-style: dashed; }
QPushButton[role="primary"] { background: @brass; color: @paper; border-color: @brass; font-weight: 600; }
QPushButton[role="primary"]:hover { background: @ink; border-color: @ink; color: @paper; }
QPushButton[role="primary"]:focus { border: 2px solid @focus; }
QPushButton[role="primary"]:disabled { background: @paper_deep; color: @ink_soft; border-color: @hairline; }
QPushButton[role="plain"], QToolButton[role="plain"] { background: transparent; border: 1px solid transparent; }
QPushButton[role="plain"]:hover, QToolButton[role="plain"]:hover { border-color: @brass; background: @paper; }
QPushButton[role="plain"]:checked, QToolButton[role="plain"]:checked {
  background: @paper_deep; border-color: @hairline;
}
QPushButton[role="plain"]:focus, QToolButton[role="plain"]:focus { border: 2px solid @focus; }
QPushButton[role="plain"]:disabled, QToolButton[role="plain"]:disabled {
  border-color: transparent; background: transparent;
}
QPushButton[role="link"] { background: transparent; border: none; color: @focus; padding: 0; text-align: left; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border: 2px solid @focus; border-radius: $4; }
QPushButton[role="seat"] { text-align: left; background: transparent; border-color: transparent; }
QPushButton[role="seat"]:hover { border-color: @brass; }
QPushButton[role="seat"]:checked { background: @paper_deep; border-color: @hairline; }
QPushButton[role="seat"]:focus { border: 2px solid @focus; padding: $3 $11; }
QPushButton[role="total"] {
  text-align: right; background: transparent; border: none; border-top: 1px solid @hairline; border-radius: 0;
  font-family: "Source Serif Pro"; font-size: $20; color: @ink; padding: $4 $8;
}
QSplitter::handle { background: transparent; height: $8; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; width: 0; }
QPushButton[role="segment"]:checked { background: @ink; color: @paper; border-color: @ink; }
QPushButton[role="segment"]:focus { border: 2px solid @focus; }
QLineEdit, QSpinBox, QPlainTextEdit {
  background: @paper; border: 1px solid @hairline; border-radius: $8; padding: $4 $8; min-height: $22;
  selection-background-color: @focus; selection-color: @paper;
}
QLineEdit:focus, QSpinBox:focus, QPlainTextEdit:focus { border: 2px solid @focus; }
QLineEdit:disabled { color: @ink_soft; border-style: dashed; }
QTextBrowser, QListView, QTreeView, QTableView {
  background: transparent; border: none; selection-background-color: @paper_deep; selection-color: @ink; outline: none;
}
QListView::item, QTreeView::item { padding: $4 $8; border: 2px solid transparent; border-radius: $8; }
QListView::item:hover, QTreeView::item:hover { background: @paper_deep; }
QListView::item:selected, QTreeView::item:selected { background: @paper_deep; color: @ink; }
QListView::item:selected:active:focus, QListView:focus::item:selected { border-color: @focus; }
QHeaderView { background: transparent; }
QHeaderView::section {
  background: transparent; color: @ink_soft; border: none; border-bottom: 1px solid @hairline; padding: $4 $8;
}
QTableCornerButton::section { background: transparent; border: none; }
QScrollArea, QScrollArea > QWidget > QWidget#scrolled { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: $12; margin: 0; }
QScrollBar:horizontal { background: transparent; height: $12; margin: 0; }
QScrollBar::handle { background: @hairline; border-radius: $4; margin: $2; min-height: $32; min-width: $32; }
QScrollBar::handle:hover { background: @ink_soft; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider { min-height: $32; }
QSlider::groove:horizontal { height: $4; background: @hairline; border-radius: $2; }
QSlider::sub-page:horizontal { background: @brass; border-radius: $2; }
QSlider::handle:horizontal {
  background: @paper; border: 2px solid @brass; width: $16; height: $16; margin: -$8 0; border-radius: $10;
}
QSlider:focus::handle:horizontal { border-color: @focus; }
QMenu { background: @paper; border: 1px solid @hairline; padding: $4; }
QMenu::item { padding: $6 $24 $6 $12; border-radius: $4; }
QMenu::item:selected { background: @paper_deep; color: @ink; }
QMenu::item:disabled { color: @ink_soft; }
QMenu::separator { height: 1px; background: @hairline; margin: $4 $8; }
QToolTip { background: @paper; color: @ink; border: 1px solid @brass; padding: $4 $8; }
QProgressBar { background: @paper_deep; border: none; border-radius: $2; max-height: $4; }
QProgressBar::chunk { background: @brass; border-radius: $2; }
QMessageBox QLabel { min-width: $240; }
"""


def style_sheet(palette: Palette, px: Callable[[float], int]) -> str:
    """The sheet with this palette's colours and sizes in pixels."""
    text = SHEET
    for name in sorted(Palette._fields, key=len, reverse=True):
        value = getattr(palette, name)
        if isinstance(value, str) and value.startswith("#"):
            text = text.replace(f"@{name}", value)
    parts = text.split("$")
    for index in range(1, len(parts)):
        digits = len(parts[index]) - len(parts[index].lstrip("0123456789"))
        units, rest = parts[index][:digits], parts[index][digits:]
        parts[index] = f"{max(1, px(int(units)))}px{rest}"
    return "".join(parts)
