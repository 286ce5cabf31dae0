"""Qt's flags for drawing text as the plain numbers that they are.

Loading Qt's own names for them takes 25 ms, a quarter of a start; the home window is painted before they are needed.
"""

from typing import Final

LEFT: Final = 0x1
RIGHT: Final = 0x2
CENTRE: Final = 0x4
TOP: Final = 0x20
BOTTOM: Final = 0x40
MIDDLE: Final = 0x80
WRAP: Final = 0x1000
