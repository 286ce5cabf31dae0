"""Art, sounds and translations, compiled into one Python module: the step that `make resources` and setup.py share."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
EPOCH = "1796000000"  # seconds
PATTERN = re.compile(r"<file>(.*?)</file>")


def tool(name: str, *arguments: str | Path) -> None:
    """Run one of PySide6's own tools (rcc, lrelease); SystemExit with its words when it fails."""
    call = f"from PySide6.scripts.pyside_tool import {name}; {name}()"
    # the files' times, which rcc writes down, may not make one build differ from the other
    environment = {**os.environ, "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", EPOCH)}
    line = [sys.executable, "-c", call, *map(str, arguments)]
    done = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{name} failed on {arguments[0]}: {done.stdout}{done.stderr}")


def written_out(text: str, root: Path) -> str:
    """The resource list with every pattern replaced by the files it finds, sorted; each at its path below `root`."""

    def files(match: re.Match[str]) -> str:
        found = sorted(file.relative_to(root).as_posix() for file in root.glob(match.group(1)))
        return "\n".join(f'<file alias="{escape(name)}">{escape(str(root / name))}</file>' for name in found)

    return PATTERN.sub(files, text)


def outdated(target: Path, root: Path) -> bool:
    """Whether anything below assets/ (a folder counts when a file came or went) is newer than `target`."""
    if not target.exists():
        return True
    made = target.stat().st_mtime_ns
    sources = [root / "resources.qrc", root / "LICENSE", Path(__file__), root / "assets", *(root / "assets").rglob("*")]
    return any(source.stat().st_mtime_ns > made for source in sources if source.suffix != ".qm" and source.exists())


def compile_resources(target: Path, root: Path = ROOT) -> bool:
    """Write `target` from resources.qrc and assets/ when it is outdated; whether it was."""
    if not outdated(target, root):
        return False
    for source in sorted((root / "assets" / "i18n").glob("*.ts")):
        tool("lrelease", source, "-qm", source.with_suffix(".qm"))
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_suffix(f".{os.getpid()}")
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder) / "resources.qrc"
        listing.write_text(written_out((root / "resources.qrc").read_text(encoding="utf-8"), root), encoding="utf-8")
        tool("rcc", listing, "-o", part)
    part.replace(target)
    return True


if __name__ == "__main__":
    module = ROOT / "verne_tabletop" / "resources_rc.py"
    print(f"resources: {'written' if compile_resources(module) else 'up to date'}")
