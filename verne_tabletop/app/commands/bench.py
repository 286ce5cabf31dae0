"""The command `bench`: speed, start, click to painted and memory, measured in one run."""

import argparse
import importlib
import json
import sys
from pathlib import Path

from verne_tabletop.app.commands import CommandError, Subparsers

PARTS = ("pace", "steps", "start", "table")


def register(subparsers: Subparsers) -> None:
    """The command line of `bench`."""
    line = subparsers.add_parser(
        "bench",
        description="Measure speed, start, click to painted and memory in one run: a table, then one JSON object. "
        "Compiled rules are measured too when dist/ holds a compiled wheel (`make compiled`).",
    )
    line.add_argument("--only", metavar="A,B,..", default="", help=f"only these parts of {', '.join(PARTS)}")
    line.add_argument("--seconds", type=float, default=2.0, metavar="S", help="time for each figure of the pace (2)")
    line.add_argument("--json", action="store_true", help="print the JSON object alone")


def run(args: argparse.Namespace) -> int:
    """Measure, then print."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "bench" / "run.py").is_file():
        raise CommandError("the measurements are part of the source tree; run `make bench` there")
    only = [name for name in args.only.split(",") if name]
    strange = sorted(set(only) - set(PARTS))
    if strange:
        raise CommandError(f"--only {args.only}: there is no part {strange[0]!r}; there are {', '.join(PARTS)}")
    if not 0 < args.seconds <= 60:
        raise CommandError(f"--seconds {args.seconds:g}: choose more than 0 and at most 60")
    sys.path.insert(0, str(root))
    bench = importlib.import_module("bench.run")
    try:
        tables, figures = bench.run(only, args.seconds)
    except bench.BenchError as error:
        raise CommandError(str(error)) from None
    print(json.dumps(figures) if args.json else f"{tables}\n\n{json.dumps(figures)}")
    return 0
