"""Writes goldens anew: `python -m tests.goldens --write [GAME ...]`."""

import sys

from tests.goldens import write

if sys.argv[1:2] != ["--write"]:
    raise SystemExit("python -m tests.goldens --write [GAME ...] writes the goldens anew; make test compares them")
write(sys.argv[2:])
