"""The one table of looks: palettes, spacing, type, stroke weights and durations; plain data, no Qt.

Colours are hex strings. No colour, size or duration is written anywhere else in the table or the windows.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Tint(NamedTuple):
    """One of the six game colours; never shown without its letter or its pattern.

    fill: flat hand tint for large areas; mark: lines and symbols, 3:1 against paper; text: 4.5:1 on the fill.
    """

    key: str
    letter: str
    pattern: str
    fill: str
    mark: str
    text: str


class Palette(NamedTuple):
    """All colours of one light; names are what a thing is, not how it looks."""

    name: str
    dark: bool
    ground: str
    paper: str
    paper_deep: str
    ink: str
    ink_soft: str
    hairline: str
    brass: str
    seal: str
    moss: str
    sea_surface: str
    sea_depth: str
    #: ink on sea_surface and on sea_depth, 4.5:1
    surface_ink: str
    depth_ink: str
    focus: str
    #: the outline of a legal place, the glow within it, and a bright brass for the pointer
    legal: str
    glow: str
    hover: str
    #: text and marks on a button of the table's own style, and on its pressed face
    button: str
    button_ink: str
    terracotta: str
    glaze: str
    ochre: str
    graphite: str
    shadow: str
    tints: tuple[Tint, ...]


#: Order, letter and pattern of the six colours; both hold in every palette.
TINT_KEYS: Final = ("blue", "green", "red", "yellow", "brown", "black")
LETTERS: Final[Mapping[str, str]] = {
    "blue": "B",
    "green": "G",
    "red": "R",
    "yellow": "Y",
    "brown": "N",
    "black": "K",
}
PATTERNS: Final[Mapping[str, str]] = {
    "blue": "waves",
    "green": "leaves",
    "red": "rays",
    "yellow": "dots",
    "brown": "bricks",
    "black": "cross",
}


def _tints(rows: Mapping[str, tuple[str, str, str]]) -> tuple[Tint, ...]:
    return tuple([Tint(key, LETTERS[key], PATTERNS[key], *rows[key]) for key in TINT_KEYS])


DAYLIGHT: Final = Palette(
    name="daylight",
    dark=False,
    ground="#E9DFC8",
    paper="#F5EDDC",
    paper_deep="#E3D4B5",
    ink="#2A241D",
    ink_soft="#655743",
    hairline="#C9B894",
    brass="#8A6222",
    seal="#9E3527",
    moss="#586B3D",
    sea_surface="#C4DDD7",
    sea_depth="#1F3A57",
    surface_ink="#23443F",
    depth_ink="#CFE0EA",
    focus="#0A6EBD",
    legal="#8A6222",
    glow="#F0B93A",
    hover="#B9842F",
    button="#F9F3E6",
    button_ink="#2A241D",
    terracotta="#C9713F",
    glaze="#241C18",
    ochre="#D9A860",
    graphite="#5B5650",
    shadow="#7A6A50",
    tints=_tints(
        {
            "blue": ("#0072B2", "#0072B2", "#FFFFFF"),
            "green": ("#00805C", "#00805C", "#FFFFFF"),
            "red": ("#C2452D", "#C2452D", "#FFFFFF"),
            "yellow": ("#D9A400", "#8F6B00", "#2A241D"),
            "brown": ("#8A5A2B", "#8A5A2B", "#FFFFFF"),
            "black": ("#2A241D", "#2A241D", "#F5EDDC"),
        }
    ),
)

LAMPLIGHT: Final = Palette(
    name="lamplight",
    dark=True,
    ground="#17140F",
    paper="#211C16",
    paper_deep="#2C251C",
    ink="#EFE4CC",
    ink_soft="#B3A486",
    hairline="#4A3F30",
    brass="#D2AB60",
    seal="#D9745F",
    moss="#9DB27A",
    sea_surface="#27474A",
    sea_depth="#0E1C2B",
    surface_ink="#D5E8E3",
    depth_ink="#B9CFDE",
    focus="#6DB8F2",
    legal="#D2AB60",
    glow="#E0B45A",
    hover="#F0CC85",
    button="#332B20",
    button_ink="#EFE4CC",
    terracotta="#C9713F",
    glaze="#120D0A",
    ochre="#8F6A33",
    graphite="#948C82",
    shadow="#000000",
    tints=_tints(
        {
            "blue": ("#2E93D1", "#4BA7E0", "#0F0C08"),
            "green": ("#23A37C", "#34B88F", "#0F0C08"),
            "red": ("#DB6C54", "#E27B64", "#0F0C08"),
            "yellow": ("#E3B32C", "#E3B32C", "#0F0C08"),
            "brown": ("#B98450", "#C08D5B", "#0F0C08"),
            "black": ("#0B0907", "#A59C8E", "#EFE4CC"),
        }
    ),
)

CONTRAST: Final = Palette(
    name="contrast",
    dark=False,
    ground="#FFFFFF",
    paper="#FFFFFF",
    paper_deep="#F0F0F0",
    ink="#000000",
    ink_soft="#303030",
    hairline="#6A6A6A",
    brass="#6B4500",
    seal="#A00000",
    moss="#2F4A00",
    sea_surface="#E2F4F8",
    sea_depth="#00213D",
    surface_ink="#002B36",
    depth_ink="#FFFFFF",
    focus="#0044CC",
    legal="#6B4500",
    glow="#FFC800",
    hover="#B35C00",
    button="#FFFFFF",
    button_ink="#000000",
    terracotta="#D98A5B",
    glaze="#000000",
    ochre="#F0D9A8",
    graphite="#333333",
    shadow="#000000",
    tints=_tints(
        {
            "blue": ("#0059A8", "#0059A8", "#FFFFFF"),
            "green": ("#006647", "#006647", "#FFFFFF"),
            "red": ("#B32D14", "#B32D14", "#FFFFFF"),
            "yellow": ("#FFC800", "#7A5A00", "#000000"),
            "brown": ("#6E4316", "#6E4316", "#FFFFFF"),
            "black": ("#000000", "#000000", "#FFFFFF"),
        }
    ),
)

PALETTES: Final[Mapping[str, Palette]] = {"daylight": DAYLIGHT, "lamplight": LAMPLIGHT, "contrast": CONTRAST}

#: The six destinations of Lost Cities: a tint each, the letter from the game's texts.
LAND_KEYS: Final = ("himalaya", "rainforest", "desert", "volcano", "neptune", "pole")
LAND_PATTERNS: Final = ("peaks", "leaves", "dots", "rays", "waves", "cross")


def _lands(palette: Palette, himalaya: str, pole: str, text: str) -> tuple[Tint, ...]:
    blue, green, red, yellow, _, _ = palette.tints
    slate = Tint("himalaya", "", "peaks", himalaya, himalaya, text)
    violet = Tint("pole", "", "cross", pole, pole, text)
    rows = (slate, green, yellow, red, blue, violet)
    return tuple(
        [
            row._replace(key=key, letter="", pattern=pattern)
            for row, key, pattern in zip(rows, LAND_KEYS, LAND_PATTERNS, strict=True)
        ]
    )


LANDS: Final[Mapping[str, tuple[Tint, ...]]] = {
    "daylight": _lands(DAYLIGHT, "#647281", "#7A4F9A", "#FFFFFF"),
    "lamplight": _lands(LAMPLIGHT, "#A3B1BE", "#B08BD0", "#0F0C08"),
    "contrast": _lands(CONTRAST, "#47535F", "#5B2A80", "#FFFFFF"),
}

#: Spacing, in units of the table at 100 % (a grid of 4).
HALF: Final = 4
SMALL: Final = 8
GAP: Final = 12
PAD: Final = 16
WIDE: Final = 24
VAST: Final = 32

#: Type scale, in the same units.
NOTE: Final = 12
TEXT: Final = 14
LEAD: Final = 16
HEAD: Final = 20
TITLE: Final = 28
DISPLAY: Final = 40

#: The only two stroke weights, the one corner radius, the least size of a target, the focus ring.
FINE: Final = 1.1
BOLD: Final = 2.4
CORNER: Final = 8
TARGET: Final = 32
RING: Final = 3.0

#: Durations in milliseconds; multiplied by the motion factor (0 = no motion).
GLIDE_MS: Final = 180
INK_MS: Final = 240
TRAIL_MS: Final = 1800
DICE_MS: Final = 500
FLIP_MS: Final = 220
FADE_MS: Final = 140
SETTLE_MS: Final = 160
#: So long the table of a match that has ended lies open before the scores cover it.
LINGER_MS: Final = 1200
#: So long a table lies still before it is printed ahead, and between two faces: time for whatever the player does.
REST_MS: Final = 320
NOD_MS: Final = 16  # the same where the next choice may bring it, and things may still glide
BREATH_MS: Final = 4

#: How solid a ghost is, 0..1, and one that stands in for what lies there or waits to be put down; how strong the
#: border of a lit place is, and the wash under the pointer.
GHOST: Final = 0.6
STAND_IN: Final = 0.85
TINGE: Final = 0.38
#: How strong the icon is of what cannot be done now.
FADED: Final = 0.35
WASH: Final = 0.14


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2) of a `#RRGGBB` colour, 0..1."""
    parts = []
    for at in (1, 3, 5):
        part = int(colour[at : at + 2], 16) / 255.0
        parts.append(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio (WCAG 2.2) of two colours, 1..21."""
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)
