"""The program folder: the compiled wheel, frozen with Python and the parts of Qt that are used."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import compiled

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
NAME = "verne-tabletop"
EPOCH = "1796000000"  # the time that everything packed carries, in seconds


def version() -> str:
    """The one place where the version stands: verne_tabletop.__version__."""
    text = (ROOT / "verne_tabletop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if found is None:
        raise SystemExit("verne_tabletop/__init__.py names no __version__")
    return found.group(1)


def released() -> str:
    """The day of this version, from its head in CHANGELOG.md; SystemExit when the newest head is another version's."""
    head = re.search(
        r"^## (\S+), (\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    if head is None or head.group(1) != version():
        raise SystemExit(f"CHANGELOG.md does not begin with version {version()}")
    return head.group(2)


def icons(target: Path) -> None:
    """The icon of the program in every size that systems ask for, from assets/common/app-icon.svg."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(ROOT / "assets" / "common" / "app-icon.svg"))
    target.mkdir(parents=True, exist_ok=True)
    for side in (16, 32, 48, 64, 128, 256, 512):
        image = QImage(side, side, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        image.save(str(target / f"{side}.png"))
        if side == 256:
            image.save(str(target / "app.ico"))
        if side == 512:
            image.save(str(target / "app.icns"))
    del application


def slim(folder: Path) -> None:
    """Strip Python's own libraries, and take the build machine's search paths out of what was collected."""
    internal = folder / "_internal"
    if shutil.which("strip"):
        for file in [
            *internal.glob("libpython*"),
            *internal.glob("lib-dynload/*.so"),
            *internal.glob("python3*/lib-dynload/*.so"),
        ]:
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=False)
    if shutil.which("patchelf"):
        for file in internal.rglob("*.so*"):
            told = subprocess.run(["patchelf", "--print-rpath", str(file)], capture_output=True, text=True, check=False)
            if sys.base_prefix in told.stdout:
                subprocess.run(["patchelf", "--remove-rpath", str(file)], check=False)


def listing(folder: Path) -> str:
    """Every file with its size and SHA-256, sorted: two builds of one source can be compared."""
    rows = []
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            rows.append(f"{digest}  {file.stat().st_size:>10}  {file.relative_to(folder).as_posix()}")
    return "\n".join(rows) + "\n"


def freeze(bundle: Path) -> Path:
    """The program folder below `bundle`, from the wheel that lies unpacked in build/payload; its files are listed in
    `bundle`/FILES.txt."""
    payload, work = BUILD / "payload", BUILD / "work"
    for old in (bundle, work):
        shutil.rmtree(old, ignore_errors=True)
    licences = (sys.executable, ROOT / "packaging" / "shipped.py", BUILD / "LICENCES.txt")
    compiled.run(*licences, PYTHONPATH=str(payload))
    call = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    call += ["--distpath", str(bundle), "--workpath", str(work), str(ROOT / "packaging" / "verne.spec")]
    environment = {"VERNE_PAYLOAD": str(payload), "VERNE_ICONS": str(BUILD / "icons"), "PYTHONPATH": str(payload)}
    environment["PYTHONHASHSEED"] = "0"
    compiled.run(*call, cwd=BUILD, SOURCE_DATE_EPOCH=os.environ.get("SOURCE_DATE_EPOCH", EPOCH), **environment)
    folder = bundle / NAME
    slim(folder)
    if sys.platform == "linux":
        compiled.run(*licences, folder, PYTHONPATH=str(payload))
    (bundle / "FILES.txt").write_text(listing(folder), encoding="utf-8")
    return folder


def build() -> Path:
    """The program folder in build/bundle/verne-tabletop, from a compiled wheel made anew."""
    payload = BUILD / "payload"
    shutil.rmtree(payload, ignore_errors=True)
    compiled.unpack(payload, compiled.build())
    icons(BUILD / "icons")
    return freeze(BUILD / "bundle")


if __name__ == "__main__":
    made = build()
    size = sum(file.stat().st_size for file in made.rglob("*") if file.is_file())
    print(f"{made.relative_to(ROOT)}: {size / 1e6:.0f} MB")
