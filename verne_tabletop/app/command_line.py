"""The command line: the window when no command is named, else one of the commands in `app/commands`."""

import argparse
import difflib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from verne_tabletop import __version__
from verne_tabletop.app.commands import CommandError, CommandLine, command, names
from verne_tabletop.engine.catalogue import CatalogueError

PROGRAM = "verne-tabletop"


def window_line() -> CommandLine:
    """The command line of the window itself."""
    line = CommandLine(
        prog=PROGRAM,
        description="Verne Tabletop: five adventure games on one table. Without a command the window opens.",
        epilog=f"Commands: {', '.join(names())}. `{PROGRAM} COMMAND --help` tells more about one.",
    )
    line.add_argument("file", nargs="?", metavar="FILE", help="a saved match to open")
    line.add_argument("--safe-mode", action="store_true", help="start without settings, sound and animation")
    line.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    line.add_argument("--selftest", metavar="DIR", help="check this installation, and leave a picture and a PDF in DIR")
    return line


def read(arguments: Sequence[str]) -> tuple[str, argparse.Namespace]:
    """The command named ("" for the window) and what it is told."""
    if arguments and arguments[0] in names():
        line = CommandLine(prog=PROGRAM)
        command(arguments[0]).register(line.add_subparsers(dest="command"))
        return arguments[0], line.parse_args(arguments)
    line = window_line()
    args = line.parse_args(arguments)
    if args.selftest is not None:
        return read(["selftest", "--out", args.selftest])
    if args.file is not None and not Path(args.file).is_file():
        near = difflib.get_close_matches(args.file, names(), 1)
        meant = f"; did you mean `{near[0]}`?" if near else f" (commands: {', '.join(names())})"
        line.error(f"{args.file!r} is neither a command nor a saved match{meant}")
    return "", args


def called() -> str:
    """How this program was called, for sentences that tell a person how to call it again."""
    return f"{sys.executable} -m verne_tabletop" if sys.argv[0].endswith("__main__.py") else PROGRAM


def open_window(args: argparse.Namespace) -> int:
    """Open the window, or say in one sentence that there is no screen to open it on."""
    from verne_tabletop.app.screen import missing_screen

    why = missing_screen(os.environ, sys.platform)
    if why:
        raise CommandError(
            f"{why}, so the window stays closed; without a screen these commands work: {', '.join(names())} "
            f"(`{called()} COMMAND --help`)"
        )
    from verne_tabletop.app.main import run

    return run(args.file or "", args.safe_mode)


def speak_everything() -> None:
    """Let the output spell out what its encoding lacks: on Windows a pipe cannot hold every letter of a file's name."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # None where a program has no console
            stream.reconfigure(errors="backslashreplace")


def answer(arguments: Sequence[str]) -> int:
    """Read the command line and do it; the exit status: 0 done, 1 found wanting, 2 not understood."""
    speak_everything()
    name, args = read(arguments)
    try:
        return open_window(args) if not name else command(name).run(args)
    except (CommandError, CatalogueError) as error:
        print(f"{PROGRAM}{' ' if name else ''}{name}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # the reader of our output has gone; nothing is left to be said, not even by the interpreter's last flush
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
