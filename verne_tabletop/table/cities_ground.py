"""The ground of Lost Cities: two rows of lanes on laid paper, and between them the places of the discards."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from verne_tabletop.table.cities_art import paint_emblem
from verne_tabletop.table.cities_cards import land_tint, paint_letter_disk
from verne_tabletop.table.cities_plan import BOARD, Plan
from verne_tabletop.table.faces import paint_words
from verne_tabletop.table.figures import Look, colour, rect_path
from verne_tabletop.table.ornament import ruled_frame
from verne_tabletop.table.paper import paint_sheet
from verne_tabletop.table.pen import outline
from verne_tabletop.table.tackle import pattern
from verne_tabletop.table.tokens import FINE, NOTE


def paint_table(painter: QPainter, look: Look, plan: Plan, names: Sequence[str], letters: Sequence[str]) -> None:
    """Paper, lanes, ribbons with letters, emblems where discards go, the frame of the deck."""
    paint_sheet(painter, BOARD.adjusted(2, 2, -2, -2), look)
    for land in range(plan.expeditions):
        for near in (False, True):
            paint_lane(painter, look, plan, land, near, letters[land])
        paint_pile(painter, look, plan, land, names[land])
    paint_slot(painter, look, plan.deck())


def paint_lane(painter: QPainter, look: Look, plan: Plan, land: int, near: bool, letter: str) -> None:
    """A strip of the destination's tint and pattern, fading paper, and its ribbon."""
    tint, lane, ribbon = land_tint(look, land), plan.lane(land, near), plan.ribbon(land, near)
    painter.fillPath(rect_path(lane, 4), colour(tint.fill, 0.10 if not look.palette.dark else 0.14))
    painter.fillPath(pattern(tint.pattern, lane, scale=1.7), colour(tint.mark, 0.16))
    painter.fillPath(outline(rect_path(lane, 4), FINE, land + 3, 0.3), colour(tint.mark, 0.55))
    painter.fillPath(rect_path(ribbon, 4), colour(look.palette.button))
    painter.fillPath(outline(rect_path(ribbon, 4), FINE, land + 20, 0.3), colour(tint.mark))
    flag = QRectF(ribbon.left(), ribbon.top(), 28, ribbon.height())
    painter.fillPath(rect_path(flag, 4), colour(tint.fill))
    paint_letter_disk(painter, look, tint, letter, flag.center(), 9.5)


def paint_pile(painter: QPainter, look: Look, plan: Plan, land: int, name: str) -> None:
    """The place of a discard pile: its name, a ruled frame, the emblem of its destination."""
    tint, card = land_tint(look, land), plan.pile(land)
    area = plan.name(land)
    paint_words(painter, name, area, look.palette.ink, NOTE + 1.5, 8, 600)
    paint_slot(painter, look, card)
    paint_emblem(painter, look, tint, card.center(), card.width() * 0.42)


def paint_slot(painter: QPainter, look: Look, card: QRectF) -> None:
    """A ruled frame where a card belongs."""
    painter.fillPath(rect_path(card, 6), colour(look.palette.paper_deep))
    frame = ruled_frame(card.width() - 4, card.height() - 4, 4.0, 7).translated(card.left() + 2, card.top() + 2)
    painter.fillPath(frame, colour(look.palette.ink_soft, 0.8))
