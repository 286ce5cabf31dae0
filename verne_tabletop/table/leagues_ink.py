"""What is drawn on the sheets of Leagues, as lines of the pen: discoveries, dangers and small signs.

Every drawing is made round (0, 0) within about 20 units to each side.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QPainterPath, QTransform

from verne_tabletop.table import leagues_people as people
from verne_tabletop.table import pen
from verne_tabletop.table.leagues_lines import CLOSE, Lines, arc, curve, mirrored, ring, scaled, swell
from verne_tabletop.table.pen import Drawing, Line, Point


@lru_cache(maxsize=256)
def sketch(key: str, weight: float, seed: int = 1) -> Drawing:
    """The drawing of a piece key or a danger, CLOSE times as large, for a pen of `weight`."""
    return pen.drawing(scaled(lines_of(key), CLOSE), weight * CLOSE, seed, 1.0)


@lru_cache(maxsize=256)
def inked(key: str, size: float, weight: float, seed: int = 1) -> QPainterPath:
    """The whole drawing round (0, 0), `size` units to each side, its ink `weight` thick."""
    by = size / 20.0
    return QTransform.fromScale(by / CLOSE, by / CLOSE).map(sketch(key, weight / by, seed).path())


def island() -> Lines:
    """A hill above its shore, a palm, and the sea before it."""
    fronds = (
        ((8.5, -11), (4, -15.5), (-2.5, -13)),
        ((8.5, -11), (3, -11), (-0.5, -6.5)),
        ((8.5, -11), (13, -15.5), (18.5, -12)),
        ((8.5, -11), (14, -9.5), (16, -4)),
        ((8.5, -11), (9, -16), (13, -18.5)),
    )
    return (
        curve((-18, 9), (-13, 6.5), (-9, 0.5), (-4.5, -4), (0, -1.5), (4, 1.5), (9, 4), (14, 6.5), (18, 9)),
        curve((5.2, 2.2), (6.4, -4), (8.5, -11)),
        curve((6.6, 2.8), (7.7, -4), (8.7, -10.6)),
        *(curve(*frond) for frond in fronds),
        curve((-8, 1.5), (-6.5, 3.5), (-7.5, 6.5)),
        curve((-4, -2.5), (-2.5, 1), (-3.5, 6)),
        curve((-12, 6.2), (-11, 7.3), (-11.5, 8.4)),
        *swell(12.5, (-19, -8), (-4, 6), (10, 19)),
        *swell(16, (-12, -1), (4, 13)),
    )


def ship() -> Lines:
    """A barque under sail."""
    return (
        curve((-18, 4), (-15, 10), (-6, 12.5), (6, 12.5), (13, 10), (18, 2)),
        curve((-18, 4), (-8, 6.6), (4, 6.6), (18, 2)),
        ((18, 2), (23, -2)),
        ((-7, 6), (-7, -17)),
        ((6.5, 6), (6.5, -15)),
        curve((-13, -14), (-14.6, -9), (-13, -5), (-1, -5), (-0.2, -9), (-1.4, -14)),
        ((-13, -14), (-1.4, -14)),
        curve((-14, -3), (-15.8, 1), (-14, 4), (-0.5, 4), (0.4, 1), (-0.5, -3)),
        ((-14, -3), (-0.5, -3)),
        curve((1.6, -12), (0.6, -8), (1.6, -4), (12, -4), (12.8, -8), (11.6, -12)),
        ((1.6, -12), (11.6, -12)),
        curve((1, -2), (0, 1), (1.4, 4), (12.6, 3), (13.4, 0.6), (12.6, -2)),
        ((1, -2), (12.6, -2)),
        ((6.5, -15), (22, -2)),
        curve((-7, -17), (-10.5, -19), (-13.5, -17.4)),
        ((-12, 9.4), (-9, 10)),
        ((-5, 10.2), (-2, 10.2)),
        ((2, 10), (5, 9.8)),
        *swell(16, (-19, -6), (-2, 9), (12, 20)),
    )


def dugong() -> Lines:
    """A dugong, its blunt snout and its tail of two lobes."""
    return (
        curve((-16, 3), (-17.5, -1), (-15, -5), (-9, -7.5), (0, -7), (8, -3.5), (13, -1.5)),
        curve((13, -1.5), (16.5, -7), (20, -7.5), (18, -2.5), (18.5, 3.5), (14, 0.5)),
        curve((14, 0.5), (8, 4.5), (0, 7), (-8, 6.8), (-13, 5.6), (-16, 3)),
        curve((-16, 3), (-14.6, 4.6), (-12.2, 4.2)),
        curve((-4.5, 5.4), (-7.5, 11), (-3.5, 11.5), (-0.8, 6.5)),
        ring(-12.6, -2.2, 0.9),
        curve((-9, 0.5), (-8, 2.4), (-8.6, 4)),
        curve((-2, -5), (3, -3.8), (8, -1.6)),
        curve((-1, 3.4), (4, 2.4), (8, 0.8)),
        *swell(-13, (-14, -4), (2, 13)),
    )


def narwhal() -> Lines:
    """A narwhal with its twisted tusk."""
    return (
        curve((-9, 5.5), (-10.5, 1), (-7.5, -3), (-1, -5.5), (6, -4.2), (11.5, -1), (14.5, 1)),
        curve((14.5, 1), (17, -4.5), (20.5, -5.5), (18.5, -0.5), (19.5, 5), (15, 2.6)),
        curve((15, 2.6), (9, 6), (2, 8.4), (-5, 8), (-9, 5.5)),
        ((-9.4, 0.6), (-23, -12)),
        ((-8.4, -1.2), (-23, -12)),
        *(((-11.6 - n * 2.8, -0.6 - n * 2.7), (-10.2 - n * 2.8, -2.6 - n * 2.6)) for n in range(4)),
        ring(-5.6, 1.4, 0.85),
        curve((-2, 7.4), (-3.6, 12.5), (0.8, 11.4), (2.2, 7.8)),
        ((0, -2.5), (1.4, -2.2)),
        ((4, -1.4), (5.4, -1.1)),
        ((2, 0.6), (3.4, 0.8)),
        ((7.6, 0.8), (9, 1)),
        ((6, 3), (7.4, 3)),
        ((-0.6, 2.6), (0.8, 2.8)),
    )


def whale() -> Lines:
    """A right whale: a great arched jaw, and two jets of breath."""
    return (
        curve((-18, 3), (-18.5, -2.5), (-14, -7.5), (-6, -9), (3, -6.6), (9, -2), (13, 1.4)),
        curve((13, 1.4), (15, -6), (20.5, -9), (19, -3), (21, 3.6), (15, 4)),
        curve((15, 4), (8, 9.5), (-2, 12), (-11, 10.5), (-16.5, 7), (-18, 3)),
        curve((-18, 3), (-12, 4.8), (-8.6, 0.5), (-3.8, -1.2)),
        ring(-5, 2.2, 0.95),
        curve((-1.5, 7), (2, 13.6), (5.6, 12), (3.6, 6.6)),
        curve((-10, -9), (-11.5, -14.5), (-16, -15.5)),
        curve((-9, -9), (-8.5, -15.5), (-5, -17.5)),
        curve((-10.5, -12), (-13.5, -18), (-18, -18.5)),
        *(((-15 + n * 2.6, 4.6 - n * 0.3), (-14.4 + n * 2.5, 8 + n * 0.7)) for n in range(4)),
    )


def seaweed() -> Lines:
    """Three stems that sway upwards, with leaves."""
    lines: list[Line] = []
    for x, top, lean in ((-9.0, -13.0, 1.0), (0.0, -18.0, -1.0), (9.0, -11.0, 1.0)):
        stem = [(x + lean * 2.4 * (1 if n % 2 else -1) * (n > 0), 16.0 + (top - 16.0) * n / 5) for n in range(6)]
        lines.append(curve(*stem))
        for n in range(1, 5):
            px, py = stem[n]
            side = 1.0 if n % 2 else -1.0
            lines.append(curve((px, py), (px + side * 3.6, py - 2.6), (px + side * 5.0, py - 7.0)))
            lines.append(curve((px, py), (px + side * 1.4, py - 3.8), (px + side * 5.0, py - 7.0)))
    lines += [curve((-16, 17), (-6, 15.4), (4, 17), (16, 15.8))]
    return tuple(lines)


def treasure(coins: int) -> Lines:
    """A chest ajar, and as many coins before it as it holds."""
    chest: Lines = (
        ((-14, -2), (13, -2), (13, 9.5), (-14, 9.5), (-14, -2)),
        curve((-14, -2), (-15.4, -9), (-9.5, -14), (2, -14.5), (9.5, -14), (14.4, -10), (13, -2)),
        ((-14, 2), (13, 2)),
        ((-9, -2), (-9, 9.5)),
        ((8, -2), (8, 9.5)),
        curve((-10.4, -4.2), (-10.6, -9), (-7.6, -13.4)),
        curve((8.6, -4.2), (9.6, -9), (7.2, -13.4)),
        ring(-0.5, 2.2, 2.0),
        curve((-12, -4.4), (-6, -6.6), (-1, -4.8), (5, -6.8), (11, -4.4)),
    )
    stakes = [(-0.5, 14.5)] if coins == 1 else [(-6.5, 14.5), (5.5, 14.5)]
    return chest + tuple(ring(x, y, 4.3) for x, y in stakes) + tuple(ring(x, y, 2.6) for x, y in stakes)


def atlantis() -> Lines:
    """The trident, over the steps of a sunken temple."""
    return (
        ((0, 15), (0, -15)),
        ((-1.6, -10), (0, -18), (1.6, -10)),
        curve((-9, -15), (-10.5, -7), (-6, -2.4), (0, -1.6), (6, -2.4), (10.5, -7), (9, -15)),
        ((-11.4, -10.6), (-9, -17.5), (-7.4, -11)),
        ((11.4, -10.6), (9, -17.5), (7.4, -11)),
        ((-3.4, 0.8), (3.4, 0.8)),
        ((-3, 3), (3, 3)),
        ((-14, 18), (14, 18)),
        ((-11, 15), (11, 15)),
        ((-8, 15), (-8, 6)),
        ((-5.6, 15), (-5.6, 6)),
        ((5.6, 15), (5.6, 6)),
        ((8, 15), (8, 6)),
        ((-9.4, 6), (-4.2, 6)),
        ((4.2, 6), (9.4, 6)),
    )


def ice() -> Lines:
    """Floes that have run up against each other."""
    return (
        ((-18, 8), (-11, -9), (-5, -3), (-1, 8)),
        ((-11, -9), (-9, 8)),
        ((-3, -1), (4, -17), (12, -5), (18, 8)),
        ((4, -17), (5, -4), (2, 8)),
        ((5, -4), (12, -5)),
        ((5, -4), (10, 8)),
        ((-19, 8), (19, 8)),
        *swell(13, (-16, -5), (-1, 9), (12, 19)),
        ((-14, 3), (-12, 5)),
        ((7.5, -10), (9, -7.4)),
    )


def maelstrom() -> Lines:
    """A whirlpool seen from above its rim."""
    turns: list[Point] = []
    for at in range(74):
        part = at / 73
        wide = 18.5 * (1 - part) ** 0.9 + 1.0
        turns += [arc(0, 0 + part * 5, wide, wide * 0.55, 200 + part * 3.4 * 360, 0.001)[0]]
    return (
        curve(*turns[::2]),
        arc(0, -1.5, 19.5, 11.5, 150, 90),
        arc(0, 0.5, 19.5, 11.5, -30, 80),
        arc(0, 3, 17, 11, 60, 70),
    )


def squid() -> Lines:
    """A giant squid, all arms."""
    arms = (
        ((-5, 1), (-9, 6), (-15, 7), (-18, 3)),
        ((-4, 2.4), (-8, 10), (-14, 14), (-17.5, 11.5)),
        ((-2, 3.2), (-4, 11), (-8, 17), (-12.5, 17.5)),
        ((0.6, 3.4), (0, 11), (-2, 17), (2, 19.5)),
        ((2.4, 3.2), (4.6, 11), (9, 16.5), (13, 15.5)),
        ((4, 2.4), (9, 8.6), (14.5, 10), (17.8, 6.5)),
        ((5, 1), (10, 3.4), (15, 2), (17.6, -2)),
    )
    return (
        curve((-5.4, 1.5), (-6.4, -6), (-4, -13), (0, -19), (4, -13), (6.4, -6), (5.4, 1.5)),
        curve((-3.4, -12), (-9.6, -11), (-11, -5.6), (-6, -6.4)),
        curve((3.4, -12), (9.6, -11), (11, -5.6), (6, -6.4)),
        *(curve(*arm) for arm in arms),
        ring(-2.6, -0.6, 1.5),
        ring(2.6, -0.6, 1.5),
        curve((-2, -9), (0, -10), (2, -9)),
        curve((-3, -6), (0, -7.2), (3, -6)),
    )


def sharks() -> Lines:
    """A shark, and the fin of another."""
    return (
        curve((-19, 5), (-10, -1.5), (-1, -4.4), (8, -2.6), (14, 1.2)),
        curve((-3, -4.2), (0.6, -10), (7, -15)),
        curve((7, -15), (4.8, -9), (5.4, -3.4)),
        curve((14, 1.2), (17.4, -5.6), (20.5, -8), (18.6, -0.6), (20.4, 6), (15, 3.8)),
        curve((15, 3.8), (7, 7.6), (-4, 9.4), (-13, 8.6), (-19, 5)),
        ring(-12.4, 2.6, 0.8),
        curve((-16.4, 6.4), (-13, 5.6), (-10.4, 6.6)),
        *(((-6.6 + n * 1.8, 1.2), (-7.6 + n * 1.8, 5)) for n in range(3)),
        curve((0, 7.6), (2, 14.4), (6.4, 13.6), (5.2, 7)),
        *swell(-14.5, (-17, -7), (10, 19)),
    )


def submarine() -> Lines:
    """The sign for one step: a small submarine."""
    return (
        curve((-17, 1), (-10, -6.5), (4, -7), (13, -3), (17, 1)),
        curve((-17, 1), (-10, 8), (4, 8.4), (13, 5), (17, 1)),
        ((-4, -6.8), (-4, -12), (4, -12), (4, -6.8)),
        ((0, -12), (0, -16), (5, -16)),
        ring(-7, 0.6, 2.2),
        ring(0.5, 0.6, 2.2),
        ring(8, 0.6, 2.2),
        ((17, -5), (17, 7)),
        ((20, -4), (20, 6)),
    )


def deck() -> Lines:
    """Waves, for the backs of cards."""
    return tuple(line for y in (-10.0, -3.0, 4.0, 11.0) for line in swell(y, (-16, -7), (-4, 5), (8, 17)))


@lru_cache(maxsize=32)
def lines_of(key: str) -> Lines:
    """The drawing of a piece key or a danger."""
    return INKS[key]()


INKS: Final[dict[str, Callable[[], Lines]]] = {
    "island": island,
    "ship": ship,
    "dugong": dugong,
    "narwhal": narwhal,
    "seaweed": seaweed,
    "deep_narwhal": lambda: mirrored(narwhal()),
    "whale": whale,
    "treasure1": lambda: treasure(1),
    "treasure2": lambda: treasure(2),
    "atlantis": atlantis,
    "ice": ice,
    "maelstrom": maelstrom,
    "squid": squid,
    "sharks": sharks,
    "submarine": submarine,
    "nemo": people.nemo,
    "aronnax": people.aronnax,
    "land": people.land,
    "conseil": people.conseil,
    "verne": people.verne,
    "deck": deck,
    "crew1": lambda: people.sailor(1),
    "crew2": lambda: people.sailor(2),
    "crew3": lambda: people.sailor(3),
    "crew4": lambda: people.sailor(4),
}
