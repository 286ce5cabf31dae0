"""What people on Linux double-click: a Debian package, and a single file that needs neither root nor FUSE."""

import gzip
import os
import shutil
import subprocess
from pathlib import Path

from bundle import BUILD, EPOCH, NAME, ROOT, icons, released, version

LINUX = ROOT / "packaging" / "linux"
APP = "io.example.VerneTabletop"
STAMP = os.environ.get("SOURCE_DATE_EPOCH", EPOCH)

#: What the folder does not bring along: the graphics driver's side, and what every desktop has.
DEPENDS = "libc6 (>= 2.36), libegl1, libgl1, libxcb1, libwayland-client0, libwayland-cursor0, libwayland-egl1, xkb-data"

CONTROL = """Package: {name}
Version: {version}
Architecture: amd64
Maintainer: Verne Tabletop maintainers <maintainers@example.com>
Installed-Size: {size}
Depends: {depends}
Section: games
Priority: optional
Homepage: https://example.com/verne-tabletop
Description: five tabletop adventure games on one table
 Journey to the Center of the Earth, Twenty Thousand Leagues under the Sea,
 Humboldt's Great Voyage, Lost Cities and Journey in the Underworld: alone,
 against bots that see no more than you do, or with family at one device.
 .
 This package is self-contained: it brings its own Python and Qt.
"""

COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Verne Tabletop
Source: https://example.com/verne-tabletop

Files: *
Copyright: 2026 Verne Tabletop maintainers
License: Expat

License: Expat
{licence}
 .
 The licences of what is bundled (Qt and PySide6 under LGPL-3, GEOS under
 LGPL-2.1, numpy, shapely, Python, two typefaces under OFL-1.1) stand in
 /usr/lib/verne-tabletop/_internal/LICENCES.txt.
"""

OVERRIDES = """# A self-contained bundle: it ships its own copies of libraries on purpose.
{rows}
"""
OVERRIDDEN = (
    "embedded-library",
    "custom-library-search-path",
    "unstripped-binary-or-object",
    "hardening-no-pie",
    "hardening-no-relro",
    "hardening-no-fortify-functions",
    "hardening-no-bindnow",
    "shared-library-lacks-prerequisites",
    "shared-library-is-executable",
    "sharedobject-in-library-directory-missing-soname",
    "library-not-linked-against-libc",
    "extra-license-file",
    "initial-upload-closes-no-bugs",
    "package-installs-python-bytecode",
    "exit-in-shared-library",
    "spelling-error-in-binary",
    "missing-depends-on-sensible-utils",
)


def metainfo() -> str:
    """The AppStream metadata of this version."""
    text = (LINUX / f"{APP}.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", version()).replace("@DATE@", released())


def put(target: Path, text: str | bytes, mode: int = 0o644) -> None:
    """Write a file and its folders."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(text if isinstance(text, bytes) else text.encode())
    target.chmod(mode)


def packed(text: str) -> bytes:
    """Text as gzip, the same for the same text."""
    return gzip.compress(text.encode(), 9, mtime=0)


def deb(folder: Path, out: Path) -> Path:
    """dist/verne-tabletop_<version>-1_amd64.deb from the program folder."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    place = root / "usr" / "lib" / NAME
    shutil.copytree(folder, place, symlinks=True)
    for file in place.rglob("*"):
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file.name == NAME else 0o644)
    share, release = root / "usr" / "share", f"{version()}-1"
    (root / "usr" / "games").mkdir(parents=True)
    (root / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    put(share / "applications" / f"{APP}.desktop", (LINUX / f"{APP}.desktop").read_bytes())
    put(share / "metainfo" / f"{APP}.metainfo.xml", metainfo())
    put(share / "mime" / "packages" / f"{NAME}.xml", (LINUX / f"{NAME}.mime.xml").read_bytes())
    put(share / "man" / "man6" / f"{NAME}.6.gz", packed((LINUX / f"{NAME}.6").read_text(encoding="utf-8")))
    icons(BUILD / "icons")
    put(share / "icons/hicolor/scalable/apps" / f"{APP}.svg", (ROOT / "assets/common/app-icon.svg").read_bytes())
    for side in (48, 64, 128, 256):
        put(share / f"icons/hicolor/{side}x{side}/apps/{APP}.png", (BUILD / "icons" / f"{side}.png").read_bytes())
    licence = "\n".join(f" {line}" if line else " ." for line in (ROOT / "LICENSE").read_text().splitlines()[4:])
    put(share / "doc" / NAME / "copyright", COPYRIGHT.format(licence=licence))
    date = subprocess.run(["date", "-R", "-u", "-d", f"@{STAMP}"], capture_output=True, text=True, check=True).stdout
    who = "Verne Tabletop maintainers <maintainers@example.com>"
    change = f"{NAME} ({release}) unstable; urgency=medium\n\n  * Release {version()}.\n\n -- {who}  {date}"
    put(share / "doc" / NAME / "changelog.Debian.gz", packed(change))
    rows = "\n".join(f"{NAME}: {tag} *" for tag in OVERRIDDEN)
    put(share / "lintian" / "overrides" / NAME, OVERRIDES.format(rows=rows))
    size = sum(file.lstat().st_size for file in root.rglob("*") if file.is_file()) // 1024
    put(root / "DEBIAN" / "control", CONTROL.format(name=NAME, version=release, size=size, depends=DEPENDS))
    sums = subprocess.run(
        "find usr -type f -print0 | sort -z | xargs -0 md5sum", shell=True, cwd=root, capture_output=True, check=True
    )
    put(root / "DEBIAN" / "md5sums", sums.stdout)
    for directory in [root, *[path for path in root.rglob("*") if path.is_dir() and not path.is_symlink()]]:
        directory.chmod(0o755)
    made = out / f"{NAME}_{release}_amd64.deb"
    level = os.environ.get("VERNE_XZ", "6")
    call = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", str(root), str(made)]
    subprocess.run(call, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": STAMP})
    return made


def single_file(folder: Path, out: Path) -> Path:
    """dist/verne-tabletop-<version>.run: unpacks and installs itself for one user."""
    tree = BUILD / "run"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    shutil.copytree(folder, tree / NAME, symlinks=True)
    for name in (f"{APP}.desktop", f"{NAME}.mime.xml", "install.sh"):
        shutil.copy(LINUX / name, tree)
    put(tree / f"{APP}.metainfo.xml", metainfo())
    shutil.copy(ROOT / "assets" / "common" / "app-icon.svg", tree / f"{APP}.svg")
    made = out / f"{NAME}-{version()}.run"
    level = os.environ.get("VERNE_XZ", "6")
    call = [
        "makeself",
        "--quiet",
        "--sha256",
        "--xz",
        "--complevel",
        level,
        "--nox11",
        "--tar-extra",
        "--owner=0 --group=0",
    ]
    subprocess.run([*call, str(tree), str(made), "Verne Tabletop", "./install.sh"], check=True)
    return made
