"""The command `selftest`: whether this installation is whole."""

import argparse
import os
import sys
from pathlib import Path

from verne_tabletop.app.commands import CommandError, Subparsers
from verne_tabletop.app.screen import missing_screen


def register(subparsers: Subparsers) -> None:
    """The command line of `selftest`."""
    line = subparsers.add_parser(
        "selftest", description="Check this installation; the exit status is 0 when all is well, else 1."
    )
    line.add_argument("--out", metavar="DIR", help="leave a picture of the window and a PDF in DIR")


def run(args: argparse.Namespace) -> int:
    """Check everything, a line each; 1 when something is wanting."""
    if missing_screen(os.environ, sys.platform):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from verne_tabletop.app.selftest import checks

    out = None if args.out is None else Path(args.out)
    if out is not None:
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(f"--out {out}: the folder cannot be made ({error.strerror}); name another") from None
    whole = True
    for name, check in checks(out):
        try:
            fine, words = True, check()
        except Exception as error:  # whatever is broken here is what a selftest is to report
            fine, words = False, str(error) or type(error).__name__
        whole = whole and fine
        print(f"{'ok  ' if fine else 'FAIL'}  {name}: {words}", flush=True)
    print("selftest ok" if whole else "selftest failed")
    return 0 if whole else 1
