"""The subcommands of the program: a module each, with `register(subparsers)` and `run(args) -> int`.

A module is imported only when its command is asked for, and imports what is heavy inside `run`.
"""

import argparse
import importlib
import pkgutil
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, cast

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction["CommandLine"]
else:
    Subparsers = Any


class CommandError(Exception):
    """A request that cannot be met; str() is one sentence that names the place and the remedy."""


class CommandLine(argparse.ArgumentParser):
    """A parser that answers a bad command line with one sentence, on one line, and exit status 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read on."""
        self.exit(2, f"{self.prog}: {message.rstrip('.')}; see `{self.prog} --help`\n")


class Command(Protocol):
    """What a module of this package offers."""

    def register(self, subparsers: Subparsers) -> None:
        """Add the command's own parser, with the module's name."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the exit status. CommandError for what the person can put right."""


def names() -> list[str]:
    """Every command, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


def command(name: str) -> Command:
    """The module of a command; KeyError when there is none."""
    if name not in names():
        raise KeyError(name)
    return cast(Command, importlib.import_module(f"{__name__}.{name}"))
