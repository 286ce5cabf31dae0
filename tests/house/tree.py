"""The source tree as the house tests read it: which files there are, and what is in them."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SKIPPED = {"build", "dist", "__pycache__", "node_modules"}


@cache
def files() -> tuple[Path, ...]:
    """Every file of the project, below ROOT: what git tracks or would track, or all that is not made by tools."""
    try:
        told = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        found = [ROOT / name for name in told.splitlines()]
    except (OSError, subprocess.CalledProcessError):
        found = [
            file
            for file in ROOT.rglob("*")
            if not any(part in SKIPPED or part.startswith(".") for part in file.relative_to(ROOT).parts)
        ]
    return tuple(sorted(file for file in found if file.is_file()))


def modules(*below: str) -> list[Path]:
    """Every Python file, or those below the named folders."""
    return [
        file for file in files() if file.suffix == ".py" and (not below or file.relative_to(ROOT).parts[0] in below)
    ]


def named(file: Path) -> str:
    """A file's path below ROOT."""
    return file.relative_to(ROOT).as_posix()


@cache
def parsed(file: Path) -> ast.Module:
    """The syntax tree of a Python file."""
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))


def texts() -> list[tuple[Path, str]]:
    """Every file that is text, with its text."""
    found = []
    for file in files():
        try:
            found.append((file, file.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue
    return found
