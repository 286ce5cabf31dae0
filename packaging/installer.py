"""`make installer`: everything that can be built on this machine, and what was left out and why."""

import shutil
import subprocess
import sys

from bundle import BUILD, NAME, ROOT, build
from linux_packages import deb, single_file

DIST = ROOT / "dist"


def main() -> int:
    """Build, try what was frozen, pack; 0 when all that was begun was finished."""
    DIST.mkdir(exist_ok=True)
    folder = build()
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    print(f"program folder: {folder.relative_to(ROOT)}, {size / 1e6:.0f} MB, files in dist/FILES.txt")
    tried = subprocess.run([str(folder / NAME), "selftest"], check=False)
    if tried.returncode:
        print("the frozen program fails its own test; nothing is packed", file=sys.stderr)
        return 1
    for file in (BUILD / "bundle" / "FILES.txt", BUILD / "LEFT_OUT.txt", BUILD / "LICENCES.txt"):
        shutil.copy(file, DIST)
    print((DIST / "LEFT_OUT.txt").read_text(encoding="utf-8").splitlines()[0])
    left_out = [
        "macOS: it is built on its own system alone, by .github/workflows/release.yml",
        "Windows: it is built on its own system too; on Linux, for trial, by packaging/windows/under_wine.sh",
    ]
    if sys.platform != "linux":
        left_out.append("Linux packages: this is not Linux")
    else:
        for tool, pack, what in (("dpkg-deb", deb, "Debian package"), ("makeself", single_file, "single file")):
            if shutil.which(tool):
                made = pack(folder, DIST)
                print(f"{what}: {made.relative_to(ROOT)}, {made.stat().st_size / 1e6:.1f} MB")
            else:
                left_out.append(f"{what}: {tool} is not on this machine")
    for line in left_out:
        print(f"left out: {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
