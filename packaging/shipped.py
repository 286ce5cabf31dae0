"""The file of licences of everything in the program folder: Python's packages, the tools whose code stays in it, and
the libraries of the build machine.

    python packaging/shipped.py LICENCES.txt [FOLDER]      with the unpacked wheel on PYTHONPATH
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from verne_tabletop.app.licences import Part, installed, of_package, written

DOCUMENTS = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")


def tools() -> list[Part]:
    """The tools that leave code of their own in what they make: the starter, and what compiled rules stand on."""
    return [
        of_package("PyInstaller's starter", "pyinstaller", "GPL-2.0-or-later WITH Bootloader-exception"),
        of_package("mypyc's runtime", "mypy", "MIT"),
    ]


def owners(folder: Path) -> dict[str, list[str]]:
    """Debian's packages (name and version) of the libraries that were taken from this machine, with their files."""
    found: dict[str, list[str]] = {}
    for file in sorted((folder / "_internal").glob("lib*.so*")):
        if file.is_symlink() or file.name.startswith("libpython"):
            continue
        told = subprocess.run(["dpkg-query", "-S", f"*/{file.name}"], capture_output=True, text=True, check=False)
        packages = sorted({line.split(": ")[0].split(":")[0] for line in told.stdout.splitlines() if ": " in line})
        if not packages:
            raise SystemExit(f"nobody knows where {file.name} comes from, so its licence cannot be shipped")
        found.setdefault(packages[0], []).append(file.name)
    return found


def short_names(copyright_text: str) -> str:
    """The short names of the licences in a copyright file that has such names, else "see the text"."""
    names = re.findall(r"^License: *(\S.*?) *$", copyright_text, re.MULTILINE)
    return ", ".join(dict.fromkeys(names)) or "see the text"


def common(texts: list[str]) -> list[Part]:
    """The licences that Debian keeps once for all packages, as far as these texts point to them."""
    named = sorted({name for text in texts for name in re.findall(rf"{COMMON}/([A-Za-z0-9.-]*[A-Za-z0-9])", text)})
    files = [COMMON / name for name in named if (COMMON / name).is_file()]
    return [Part("common-licenses", file.name, file.name, file.read_text(encoding="utf-8")) for file in files]


def libraries(folder: Path) -> list[Part]:
    """A part for every package of the build machine that has a library in the folder; none where there is no dpkg."""
    if shutil.which("dpkg-query") is None:
        return []
    parts = []
    for package, files in sorted(owners(folder).items()):
        shown = subprocess.run(
            ["dpkg-query", "-W", "-f", "${Version}\n", package], capture_output=True, text=True, check=True
        )
        text = (DOCUMENTS / package / "copyright").read_text(encoding="utf-8", errors="replace")
        version = shown.stdout.splitlines()[0]
        parts.append(Part(package, version, short_names(text), f"Files: {', '.join(files)}\n\n{text}"))
    return [*parts, *common([part.text for part in parts])]


def main(target: Path, folder: Path | None) -> None:
    """Write the file; with the program folder, also into it."""
    parts = [*installed(), *tools()]
    if folder is not None:
        parts += libraries(folder)
        target.write_text(written(parts), encoding="utf-8")
        shutil.copy(target, folder / "_internal" / target.name)
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(written(parts), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
