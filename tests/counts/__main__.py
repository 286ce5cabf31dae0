"""Counts anew: `python -m tests.counts --write [GAME ...]`."""

import sys

from tests.counts import write

if sys.argv[1:2] != ["--write"]:
    raise SystemExit("python -m tests.counts --write [GAME ...] counts anew; make test compares")
write(sys.argv[2:])
