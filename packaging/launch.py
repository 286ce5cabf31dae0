"""The frozen program's entry: the command line, as `python -m verne_tabletop` has it."""

import sys

from verne_tabletop.__main__ import main

sys.exit(main())
