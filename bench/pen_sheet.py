"""Draw a sample sheet of the pen's art in every palette: python -m bench.pen_sheet FOLDER."""

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPainterPath

from verne_tabletop.table import ornament, paper, pen, tackle
from verne_tabletop.table.figures import Look, colour
from verne_tabletop.table.tokens import BOLD, FINE, PALETTES, TITLE


def sheet(painter: QPainter, look: Look) -> None:
    palette = look.palette
    ink = colour(palette.ink)
    painter.fillRect(QRectF(0, 0, 1200, 860), colour(palette.ground))
    paper.lay_grain(painter, QRectF(0, 0, 1200, 860), palette)
    paper.paint_sheet(painter, QRectF(40, 36, 1110, 780), look)
    frame = ornament.ruled_frame(1070, 740).translated(60, 56)
    painter.fillPath(frame, ink)

    painter.save()
    painter.translate(210, 230)
    ornament.compass_rose(110).press(painter, ink, colour(palette.paper))
    painter.restore()

    painter.save()
    painter.translate(600, 120)
    ornament.cartouche(380, 84).press(painter, ink, colour(palette.paper))
    painter.setPen(ink)
    painter.setFont(look.serif(TITLE, 600))
    painter.drawText(QRectF(-190, -42, 380, 84), int(Qt.AlignmentFlag.AlignCenter), "MARE INCOGNITUM")
    painter.restore()
    painter.fillPath(ornament.flourish(260).translated(600, 190), ink)

    sea = QPainterPath()
    sea.addRoundedRect(QRectF(380, 220, 300, 160), 8, 8)
    painter.fillPath(sea, colour(palette.sea_surface))
    painter.fillPath(pen.strokes(pen.wave_lines(sea), FINE, 3, 0.2), colour(palette.surface_ink, 0.7))
    painter.fillPath(pen.outline(sea, BOLD, 4), ink)
    deep = QPainterPath()
    deep.addRoundedRect(QRectF(720, 220, 300, 160), 8, 8)
    painter.fillPath(deep, colour(palette.sea_depth))
    painter.fillPath(pen.hatch(deep, 0.0, 5.0, FINE, 2), colour(palette.depth_ink, 0.35))
    painter.fillPath(pen.outline(deep, BOLD, 4), ink)
    painter.save()
    painter.translate(1020 + 30, 130)
    ornament.compass_rose(46, 5).press(painter, ink, colour(palette.paper))
    painter.restore()

    for at, tint in enumerate(palette.tints):
        area = QRectF(90 + at * 116, 420, 96, 96)
        tackle.paint_tint(painter, look, tint, area)
        tackle.paint_letter(painter, look, tint, area.center(), 30)
        disk = QRectF(100 + at * 116, 530, 60, 60)
        tackle.paint_tint(painter, look, tint, disk, disk=True, scale=0.8)
        tackle.paint_letter(painter, look, tint, disk.center(), 20)
    for number in range(1, 7):
        painter.save()
        painter.translate(830 + (number - 1) % 3 * 80, 450 + (number - 1) // 3 * 76)
        painter.rotate(number * 7 - 20)
        tackle.DieFace(number, dark=number % 2 == 0, struck=number > 4).draw(painter, look, 1.0)
        painter.restore()

    for at in range(3):
        centre = QPointF(120 + at * 70, 660)
        painter.setBrush(colour(palette.brass, 0.35))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(centre, 26, 26)
        painter.fillPath(tackle.coin(26, at + 1).translated(centre), ink)
        painter.setPen(ink)
        painter.setFont(look.serif(22, 600))
        painter.drawText(
            QRectF(centre.x() - 26, centre.y() - 26, 52, 52), int(Qt.AlignmentFlag.AlignCenter), str(at + 1)
        )
    for at, lines in enumerate((tackle.cross_lines(20), tackle.tick_lines(20), (pen.ring(0, 0, 22),))):
        for part in range(3):
            painter.fillPath(
                pen.drawing(lines, BOLD * 1.3, part + 1)
                .path((part + 1) / 3)
                .translated(360 + at * 190 + part * 56, 660),
                colour(palette.seal if at == 0 else palette.ink),
            )
    for at in range(4):
        hexa = ornament.hexagon(0, 0, 42)
        x, _y = ornament.hex_centre(at, 0, 42)
        moved = hexa.translated(120 + x, 750)
        tone = pen.hatch(moved, 30.0 * at, 6.0 - at, FINE, at)
        painter.fillPath(tone, colour(palette.ink, 0.6))
        painter.fillPath(pen.outline(moved, FINE * 1.4, at), ink)
    rope = ornament.rope(420, 90, 8.0)
    painter.save()
    painter.translate(470, 705)
    rope.press(painter, ink, colour(palette.ochre))
    painter.restore()
    painter.fillPath(tackle.star_path(30).translated(960, 750), colour(palette.brass))
    painter.fillPath(pen.outline(tackle.star_path(30), BOLD, 2).translated(960, 750), ink)
    painter.fillPath(pen.stroke(pen.curve((1010, 770), (1040, 700), (1080, 780), (1110, 720)), BOLD * 1.4, 8), ink)


def main(folder: Path) -> None:
    """Write pen-<palette>.png for each palette."""
    for name, palette in PALETTES.items():
        image = QImage(1200, 860, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        sheet(painter, Look(palette))
        painter.end()
        image.save(str(folder / f"pen-{name}.png"))


if __name__ == "__main__":
    application = QGuiApplication(sys.argv[:1])
    main(Path(sys.argv[1]))
