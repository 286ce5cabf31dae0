"""Where things stand on the underworld's table, in scene units."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from verne_tabletop.games.underworld.state import UnderworldState

BOARD: Final = QRectF(0, 0, 1000, 640)
FRIEZE: Final = QRectF(180, 100, 624, 224)
DICE: Final = QRectF(180, 332, 624, 124)
HERO: Final = QRectF(14, 106, 152, 176)
HEALTH: Final = QRectF(10, 284, 160, 164)
DECKS: Final = QRectF(14, 560, 152, 50)
HAND: Final = QRectF(180, 466, 624, 148)
LINE_CARD: Final = (96.0, 184.0)
FAVOUR_TILE: Final = (172.0, 48.0)
HAND_CARD: Final = (80.0, 120.0)
STATION: Final = (92.0, 62.0)


def around(centre: QPointF, size: tuple[float, float]) -> QRectF:
    """A rectangle round a point."""
    return QRectF(centre.x() - size[0] / 2, centre.y() - size[1] / 2, size[0], size[1])


def spread(index: int, count: int, left: float, right: float, most: float) -> float:
    """The x of one of `count` things side by side, centred, at most `most` apart."""
    step = min(most, (right - left) / max(1, count))
    return (left + right) / 2 + (index - (count - 1) / 2) * step


def station_at(index: int) -> QPointF:
    """One of the nine stations of the road."""
    return QPointF(60 + 110 * index, 46)


def creature_at(index: int, count: int) -> QPointF:
    """A creature of the line."""
    return QPointF(spread(index, count, FRIEZE.left(), FRIEZE.right(), 116), 226)


def die_at(index: int, count: int) -> QPointF:
    """One of the hero's dice."""
    return QPointF(spread(index, count, DICE.left() + 8, DICE.right() - 190, 54), 366)


def foe_die_at(index: int, count: int) -> QPointF:
    """One of the creature's dice."""
    return QPointF(spread(index, count, DICE.left() + 8, DICE.right() - 190, 46), 426)


def favour_at(index: int) -> QPointF:
    """One of the six favours."""
    return QPointF(904, 130 + 56 * index)


def relic_at(index: int) -> QPointF:
    """A treasure in hand: two columns at the right."""
    return QPointF(860 + 88 * (index % 2), 486 + 62 * (index // 2) * (1.0 if index < 4 else 0.75))


def hand_at(index: int, count: int) -> QPointF:
    """A stack of equal cards of the hand."""
    return QPointF(spread(index, count, HAND.left() + 20, HAND.right() - 20, 96), 548)


def hand_stacks(view: UnderworldState) -> list[tuple[int, int, int]]:
    """(piece, how many, god chosen on the altar or -1) for each kind of card in the hand, in order."""
    stacks: list[tuple[int, int, int]] = []
    for piece in sorted(set(view.hand)):
        gods = [god for card, god in zip(view.altar_piece, view.altar_god, strict=True) if card == piece]
        stacks.append((piece, view.hand.count(piece), gods[-1] if gods else -1))
    return stacks


def road_stations(view: UnderworldState, final: bool) -> list[int]:
    """The nine stations in the order of the journey: pieces, or -1 face down; those set aside come before the end."""
    ahead = list(reversed(view.location_deck))
    hidden = [-1] * len(view.set_aside)
    if final:
        return [*view.visited[:-1], *hidden, view.visited[-1]]
    return [*view.visited, *ahead[:-1], *hidden, *ahead[-1:]]
