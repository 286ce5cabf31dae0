"""The table on paper: a finished sheet as PDF in A4 or Letter, as SVG or as PNG, all from the scene's own strokes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from verne_tabletop.app import names
from verne_tabletop.app.controller import Controller
from verne_tabletop.engine.model import EVERYONE
from verne_tabletop.table import tokens
from verne_tabletop.table.scene import TableScene
from verne_tabletop.table.shelf import make_scene

if TYPE_CHECKING:
    from verne_tabletop.session.session import Session

translate = QCoreApplication.translate

MARGIN: Final = 10.0  # millimetres
DPI: Final = 300
LONG_SIDE: Final = 3508  # pixels of a PNG: A4 at 300 dpi
PAPERS: Final = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


def sheet(session: Session, language: str, seat: int = EVERYONE, blank: bool = False) -> TableScene:
    """A scene of its own for printing: daylight, nothing lit; the match as it stands, or blank before the first
    choice, as `seat` may see it."""
    scene = make_scene(session.game, session.rules)
    scene.set_language(language)
    scene.set_palette(tokens.DAYLIGHT)
    scene.set_seat(seat, [card.name for card in session.header.seats])
    state = session.at(0) if blank else session.state
    scene.show_view(session.rules.view(state, seat))
    if seat != EVERYONE:
        scene.look_at(seat)
    return scene


def paint(scene: TableScene, painter: QPainter, room: QRectF) -> None:
    """Paint the board into `room` by its own strokes, as large as fits; the cached copies are left out."""
    board = scene.board()
    scale = min(room.width() / board.width(), room.height() / board.height())
    painter.save()
    painter.translate(room.center())
    painter.scale(scale, scale)
    painter.translate(-board.center())
    painter.setClipRect(board)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    scene.paint_ground(painter)
    painter.restore()
    for token in sorted(scene.tokens.lying.values(), key=lambda token: token.zValue()):
        painter.save()
        painter.translate(token.pos())
        painter.rotate(token.rotation())
        painter.scale(token.scale(), token.scale())
        painter.setOpacity(token.opacity())
        token.face.draw(painter, scene.look, 1.0)
        painter.restore()
    painter.restore()


def write_pdf(scenes: list[TableScene], file: Path, title: str, paper: str = "A4") -> None:
    """A vector PDF, a page a scene, turned the way the board is; OSError when the disk refuses."""
    writer = QPdfWriter(str(file))
    writer.setResolution(DPI)
    writer.setTitle(title)
    writer.setCreator("Verne Tabletop")
    board = scenes[0].board()
    way = QPageLayout.Orientation.Landscape if board.width() > board.height() else QPageLayout.Orientation.Portrait
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    writer.setPageLayout(QPageLayout(QPageSize(PAPERS[paper]), way, margins, QPageLayout.Unit.Millimeter))
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(f"{file.name} cannot be written")
    for number, scene in enumerate(scenes):
        if number:
            writer.newPage()
        paint(scene, painter, QRectF(0, 0, writer.width(), writer.height()))
    painter.end()


def write_svg(scene: TableScene, file: Path, title: str) -> None:
    """An SVG at the board's own size."""
    from PySide6.QtSvg import QSvgGenerator

    board = scene.board()
    generator = QSvgGenerator()
    generator.setFileName(str(file))
    generator.setTitle(title)
    generator.setSize(QSize(round(board.width()), round(board.height())))
    generator.setViewBox(QRectF(0, 0, board.width(), board.height()))
    painter = QPainter()
    if not painter.begin(generator):
        raise OSError(f"{file.name} cannot be written")
    paint(scene, painter, QRectF(0, 0, board.width(), board.height()))
    painter.end()


def write_png(scene: TableScene, file: Path) -> None:
    """A PNG whose long side is that of A4 at 300 dpi."""
    board = scene.board()
    scale = LONG_SIDE / max(board.width(), board.height())
    image = QImage(round(board.width() * scale), round(board.height() * scale), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(scene, painter, QRectF(image.rect()))
    painter.end()
    if not image.save(str(file)):
        raise OSError(f"{file.name} cannot be written")


def write(session: Session, language: str, seat: int, file: Path, paper: str = "A4", blank: bool = False) -> None:
    """Write a sheet by the ending of the file's name; OSError when the disk refuses."""
    try:
        file.open("wb").close()
    except OSError as error:
        raise OSError(f"{file.name} cannot be written ({error.strerror})") from None
    scene = sheet(session, language, seat, blank)
    title = names.title(session.header.game)
    if file.suffix.lower() == ".svg":
        write_svg(scene, file, title)
    elif file.suffix.lower() == ".png":
        write_png(scene, file)
    else:
        write_pdf([scene], file, title, paper)
    scene.deleteLater()


def ask_and_print(parent: QWidget, controller: Controller) -> str:
    """Ask for a file, write the table into it as its watcher sees it, and say in one sentence what came of it."""
    kinds = {
        translate("Printing", "PDF, A4") + " (*.pdf)": ("A4", ".pdf", False),
        translate("Printing", "PDF, Letter") + " (*.pdf)": ("Letter", ".pdf", False),
        "SVG (*.svg)": ("A4", ".svg", False),
        "PNG (*.png)": ("A4", ".png", False),
        translate("Printing", "Blank sheet, PDF") + " (*.pdf)": ("A4", ".pdf", True),
    }
    title = translate("Printing", "Print or save a picture")
    file, kind = QFileDialog.getSaveFileName(parent, title, controller.session.header.game, ";;".join(kinds))
    if not file:
        return ""
    paper, ending, blank = kinds.get(kind, ("A4", ".pdf", False))
    path = Path(file) if Path(file).suffix else Path(file + ending)
    try:
        write(controller.session, controller.language, controller.looker, path, paper, blank)
    except OSError as error:
        return translate("Printing", "Nothing was written: {why}.").format(why=error)
    return translate("Printing", "The sheet lies in {file}.").format(file=path.name)
