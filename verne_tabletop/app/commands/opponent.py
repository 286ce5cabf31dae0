"""`opponent`: the opponent's process; a JSON question a line in, an answer a line out, until the input ends."""

import argparse
import sys
from collections.abc import Callable

from verne_tabletop.app.commands import Subparsers


def register(subparsers: Subparsers) -> None:
    """It takes no arguments: what to think about comes in, line by line."""
    subparsers.add_parser(
        "opponent",
        help="answer questions of the window: one JSON object a line in, one a line out",
        description="Reads JSON questions from standard input, one a line, and writes an answer a line.",
    )


def clock(seconds: float) -> Callable[[], bool]:
    """A stop that strikes when so many seconds have passed."""
    from time import monotonic

    end = monotonic() + seconds
    return lambda: monotonic() >= end


def run(args: argparse.Namespace) -> int:
    """Answer until the input ends."""
    from verne_tabletop.ai.opponent import Opponent

    opponent = Opponent(clock)
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for line in sys.stdin:
        if line.strip():
            print(opponent.answer(line), flush=True)
    return 0
