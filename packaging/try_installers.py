"""`make test-installer`: the packages of dist/ installed into a clean minimal system, run there, and taken away again.

Needs root, debootstrap and the packages of `make installer`; the system lies in build/clean-root.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bundle import BUILD, NAME, version

ROOT = BUILD / "clean-root"
DIST = BUILD.parent / "dist"
GAMES = {"journey": 1, "leagues": 1, "humboldt": 2, "lost_cities": 2, "underworld": 1}
#: What a desktop has and the single file therefore does not install.
DESKTOP = "libegl1 libgl1 libxcb1 libwayland-client0 libwayland-cursor0 libwayland-egl1 fontconfig-config xz-utils"


def inside(*call: str, user: str = "root", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the clean system as a user, with nothing of this machine's environment."""
    home = "/root" if user == "root" else f"/home/{user}"
    words = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", "HOME": home, "LANG": "C.UTF-8", **environment}
    chroot = ["chroot", f"--userspec={user}", str(ROOT), "env", "-i", *[f"{k}={v}" for k, v in words.items()], *call]
    done = subprocess.run(chroot, capture_output=True, text=True, check=False, timeout=900)
    if done.returncode:
        raise SystemExit(f"{' '.join(call)} ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-3000:]}")
    return done


def clean_root() -> None:
    """A minimal Debian with no Qt library and no font, and an ordinary user."""
    if not (ROOT / "etc" / "debian_version").exists():
        shutil.rmtree(ROOT, ignore_errors=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", "bookworm", str(ROOT)], check=True, stdout=subprocess.DEVNULL
        )
        for name in ("sources.list", "sources.list.d", "apt.conf.d", "auth.conf.d", "trusted.gpg.d"):
            source, target = Path("/etc/apt") / name, ROOT / "etc" / "apt" / name
            if source.is_dir():
                shutil.copytree(source, target, dirs_exist_ok=True)
            elif source.exists():
                shutil.copy(source, target)
        shutil.copy("/etc/resolv.conf", ROOT / "etc" / "resolv.conf")
        inside("useradd", "-m", "player")
    (ROOT / "proc").mkdir(exist_ok=True)
    if not (ROOT / "proc" / "self").exists():
        subprocess.run(["mount", "--bind", "/proc", str(ROOT / "proc")], check=True)
    assert not list(ROOT.glob("usr/lib/*/libQt6*")), "the root is not clean"


def try_program(program: str, told: list[str]) -> None:
    """Version, self-test, a game of each title, a picture of each table; saves in the user's own folder."""
    how = {"user": "player", "QT_QPA_PLATFORM": "offscreen"}
    assert inside(program, "--version", **how).stdout.strip().endswith(version())
    inside(program, "--selftest", "/home/player/проба с пробелом", **how)
    told.append("self-test passed, into a folder with Cyrillic and a space in its name")
    for game, seats in GAMES.items():
        levels = ",".join(["greedy"] * seats)
        call = (program, "simulate", game, "--seats", str(seats), "--games", "1", "--seed", "1", "--levels", levels)
        done = inside(*call, "--records", "/home/player/records", "--json", **how)
        assert json.loads(done.stdout.splitlines()[-1])["games"] == 1
        picture = f"/home/player/{game}.png"
        inside(program, "shot", game, "--seed", "1", "--choices", "10", "--size", "1366x768", "--out", picture, **how)
        assert (ROOT / picture[1:]).stat().st_size > 20_000
    told.append(f"a game and a picture of each of {len(GAMES)} titles")


def debian(told: list[str]) -> None:
    """Install, run and purge the Debian package."""
    package = DIST / f"{NAME}_{version()}-1_amd64.deb"
    shutil.copy(package, ROOT / "tmp" / package.name)
    inside("apt-get", "update", "-qq")
    inside(
        "apt-get",
        "install",
        "-y",
        "-qq",
        "--no-install-recommends",
        f"/tmp/{package.name}",
        DEBIAN_FRONTEND="noninteractive",
    )
    told.append(f"{package.name} installed")
    try_program(f"/usr/games/{NAME}", told)
    inside("apt-get", "purge", "-y", "-qq", NAME, DEBIAN_FRONTEND="noninteractive")
    left = [
        str(path)
        for path in ROOT.rglob(f"*{NAME}*")
        if not str(path).startswith((f"{ROOT}/home", f"{ROOT}/tmp", f"{ROOT}/proc"))
    ]
    assert left == [], left
    told.append("purged; nothing is left of it outside the user's folders")


def single(told: list[str]) -> None:
    """Install, run and uninstall the single file, as an ordinary user, at a place with accents and a space."""
    inside(
        "apt-get", "install", "-y", "-qq", "--no-install-recommends", *DESKTOP.split(), DEBIAN_FRONTEND="noninteractive"
    )
    package = DIST / f"{NAME}-{version()}.run"
    shutil.copy(package, ROOT / "tmp" / package.name)
    prefix = "/home/player/Café à l’île"
    inside("sh", f"/tmp/{package.name}", "--quiet", "--accept", "--", f"--prefix={prefix}", user="player")
    told.append(f"{package.name} installed into {Path(prefix).name!r} without root")
    for folder in [ROOT / prefix[1:] / "app", *(ROOT / prefix[1:] / "app").rglob("*")]:
        if folder.is_dir():
            folder.chmod(0o555)
    try_program(f"{prefix}/app/{NAME}", told)
    told.append("its folder was read-only meanwhile")
    for folder in [ROOT / prefix[1:] / "app", *(ROOT / prefix[1:] / "app").rglob("*")]:
        if folder.is_dir():
            folder.chmod(0o755)
    inside("sh", f"{prefix}/uninstall.sh", user="player")
    assert not (ROOT / prefix[1:] / "app").exists()
    assert list((ROOT / "home/player/records").glob("*")), "the records must stay"
    told.append("uninstalled; the records are still there")


def checks(told: list[str]) -> None:
    """What the distribution's own checkers say."""
    package = DIST / f"{NAME}_{version()}-1_amd64.deb"
    share = BUILD / "deb" / "usr" / "share"
    calls: Sequence[Sequence[str]] = (
        ("desktop-file-validate", str(next((share / "applications").glob("*.desktop")))),
        ("appstreamcli", "validate", "--no-net", str(next((share / "metainfo").glob("*.xml")))),
        ("lintian", "--fail-on", "error", "--suppress-tags-from-file", "/dev/null", str(package)),
    )
    for call in calls:
        if shutil.which(call[0]) is None:
            told.append(f"{call[0]} is not on this machine: not checked")
            continue
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{call[0]}: {done.stdout}{done.stderr}")
        told.append(f"{call[0]}: nothing serious")


def main() -> int:
    """All of it, with what was seen."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        print("this test needs root and debootstrap", file=sys.stderr)
        return 2
    told: list[str] = []
    try:
        checks(told)
        clean_root()
        debian(told)
        single(told)
    finally:
        subprocess.run(["umount", str(ROOT / "proc")], check=False, stderr=subprocess.DEVNULL)
        print("\n".join(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
