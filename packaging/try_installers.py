"""`make test-installer`: the packages of dist/ installed into a clean minimal system, run there, and taken away again.

Needs root, debootstrap, Xvfb and xdotool. `--games a,b` plays only these games by click, `--only deb|run` tries only
one of the packages. Pictures of the screen are left in build/by-click.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

import clean_root
from bundle import BUILD, NAME, freeze, version
from bundle import ROOT as TREE
from clean_root import HOME, ROOT, USER, inside

sys.path.insert(0, str(TREE))

DIST = TREE / "dist"
GAMES = {"journey": 1, "leagues": 1, "humboldt": 2, "lost_cities": 2, "underworld": 1}
#: What a desktop has and the single file therefore does not install.
DESKTOP = ("libegl1", "libgl1", "libxcb1", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "xz-utils")
PREFIX = f"/home/{USER}/Café à l’île"
ABODE = f"/home/{USER}/Жюль Верн"
LARGEST = 90e6  # bytes of a package
NEEDED = ("debootstrap", "Xvfb", "xdotool", "dpkg-deb")


class Told:
    """What was seen, printed as it is seen."""

    def __init__(self) -> None:
        self.began = monotonic()

    def __call__(self, sentence: str) -> None:
        """Print it, with the seconds since the beginning."""
        print(f"[{monotonic() - self.began:5.0f} s] {sentence}", flush=True)


def headless(program: str, home: str, told: Told) -> None:
    """Version, self-test, a game of each title, its replay, a picture of each table, all without a screen."""
    how = {"user": USER, "QT_QPA_PLATFORM": "offscreen", "HOME": home}
    assert inside(program, "--version", **how).stdout.strip().endswith(version())
    lines = inside(program, "--selftest", f"{home}/проба с пробелом", **how).stdout.splitlines()
    assert lines[-1] == "selftest ok" and any("rules" in line and "compiled" in line for line in lines), lines
    told("self-test passed with compiled rules, into a folder with Cyrillic letters and spaces in its name")
    for game, seats in GAMES.items():
        levels = ",".join(["greedy"] * seats)
        words = ("simulate", game, "--seats", str(seats), "--games", "1", "--seed", "1", "--levels", levels)
        done = inside(program, *words, "--records", f"{home}/records", "--json", **how)
        assert json.loads(done.stdout.splitlines()[-1])["games"] == 1
        picture = f"{home}/{game}.png"
        inside(program, "shot", game, "--seed", "1", "--choices", "10", "--size", "1366x768", "--out", picture, **how)
        assert (ROOT / picture[1:]).stat().st_size > 20_000
    records = sorted((ROOT / home[1:] / "records").glob("*.verne"))
    assert len(records) == len(GAMES), records
    for record in records:
        inside(program, "replay", f"{home}/records/{record.name}", **how)
    told(f"headless: a whole game of each of {len(GAMES)} titles, replayed from its record, and a picture of its table")


def by_click(program: str, home: str, games: Sequence[str], kind: str, told: Told) -> list[Path]:
    """The real window under a virtual screen: how long it takes, then whole games by the mouse; their records."""
    from by_click import Person
    from screen import Screen
    from start_times import measure

    screen = Screen()
    try:
        if kind == "deb":
            told(measure(program, screen))
        with tempfile.TemporaryDirectory() as folder:
            person = Person(program, screen, Path(folder), BUILD / "by-click" / kind, home)
            told("the window stands on a virtual screen, without graphics card and sound device")
            person.set_up()
            told("settings made by click and written down, sound among them")
            for game in games:
                told(person.play(game))
            person.close()
            told("closed by its key, in good order")
            records = sorted((person.data / "finished").glob("*.verne"))
    finally:
        screen.close()
    assert len(records) == len(games), records
    for record in records:
        place = f"/{record.relative_to(ROOT)}"
        inside(program, "replay", place, user=USER, QT_QPA_PLATFORM="offscreen", HOME=home)
    assert "no soundcards" in (HOME / "aplay.log").read_text(), "no sound was tried"
    told("every record of these games replays to its end; sounds were asked for and failed in silence")
    return records


def debian(games: Sequence[str], told: Told) -> None:
    """Install, run and purge the Debian package."""
    package = DIST / f"{NAME}_{version()}-1_amd64.deb"
    shutil.copy(package, ROOT / "tmp" / package.name)
    clean_root.install(f"/tmp/{package.name}")
    assert clean_root.lacks() == [], clean_root.lacks()
    told(f"{package.name} installed; still no font and no Qt in the system's own folders")
    home = f"/home/{USER}"
    headless(f"/usr/games/{NAME}", home, told)
    records = by_click(f"/usr/games/{NAME}", home, games, "deb", told)
    inside("apt-get", "purge", "-y", "-qq", NAME, DEBIAN_FRONTEND="noninteractive")
    found = subprocess.run(
        ["find", str(ROOT), "-xdev", "-name", f"*{NAME}*"], capture_output=True, text=True, check=True
    )
    left = [path for path in found.stdout.splitlines() if not path.startswith((str(HOME), f"{ROOT}/tmp"))]
    assert left == [], left
    assert all(record.is_file() for record in records)
    told("purged; nothing is left of it outside the user's folder, and the saves are still there")


def writable(folder: Path, may: bool) -> None:
    """Let folders be written by their owner, or by nobody."""
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755 if may else 0o555)


def single(games: Sequence[str], told: Told) -> None:
    """Install, run and uninstall the single file, as an ordinary user, at a place with accents and a space."""
    clean_root.install(*DESKTOP)
    assert clean_root.lacks() == [], clean_root.lacks()
    package = DIST / f"{NAME}-{version()}.run"
    shutil.copy(package, ROOT / "tmp" / package.name)
    inside("sh", f"/tmp/{package.name}", "--quiet", "--accept", "--", f"--prefix={PREFIX}", user=USER)
    inside("mkdir", ABODE, user=USER)
    place = ROOT / PREFIX[1:] / "app"
    writable(place, may=False)
    told(f"{package.name} installed without root into {Path(PREFIX).name!r}, read-only; home is {Path(ABODE).name!r}")
    headless(f"{PREFIX}/app/{NAME}", ABODE, told)
    records = by_click(f"{PREFIX}/app/{NAME}", ABODE, games, "run", told)
    writable(place, may=True)
    inside("sh", f"{PREFIX}/uninstall.sh", user=USER)
    assert not (ROOT / PREFIX[1:]).exists(), "something is left of it"
    assert all(record.is_file() for record in records)
    told("uninstalled; nothing is left of it, and the saves are still there")


def same_again(told: Told) -> None:
    """The program folder frozen once more from the same wheel: file by file what was packed."""
    first = (DIST / "FILES.txt").read_text(encoding="utf-8").splitlines()
    freeze(BUILD / "again")
    second = (BUILD / "again" / "FILES.txt").read_text(encoding="utf-8").splitlines()
    differ = sorted(set(first) ^ set(second))
    if differ:
        raise SystemExit("a second build is another:\n" + "\n".join(differ[:20]))
    shutil.rmtree(BUILD / "again")
    told(f"frozen a second time: the same {len(first)} files, byte by byte")


def checks(told: Told) -> None:
    """Sizes, what was left out, and what the distribution's own checkers say."""
    package = DIST / f"{NAME}_{version()}-1_amd64.deb"
    for file in (package, DIST / f"{NAME}-{version()}.run"):
        size = file.stat().st_size
        if size > LARGEST:
            raise SystemExit(f"{file.name} has {size / 1e6:.1f} MB, more than {LARGEST / 1e6:.0f}")
        told(f"{file.name}: {size / 1e6:.1f} MB of at most {LARGEST / 1e6:.0f}")
    told((DIST / "LEFT_OUT.txt").read_text(encoding="utf-8").splitlines()[0])
    share = BUILD / "deb" / "usr" / "share"
    calls: Sequence[Sequence[str]] = (
        ("desktop-file-validate", str(next((share / "applications").glob("*.desktop")))),
        ("appstreamcli", "validate", "--no-net", str(next((share / "metainfo").glob("*.xml")))),
        ("lintian", "--fail-on", "error,warning", "--suppress-tags-from-file", "/dev/null", str(package)),
        ("shellcheck", str(TREE / "packaging" / "linux" / "install.sh")),
    )
    for call in calls:
        if shutil.which(call[0]) is None:
            told(f"{call[0]} is not on this machine: not checked")
            continue
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{call[0]}: {done.stdout}{done.stderr}")
        told(f"{call[0]}: nothing serious")


def main() -> int:
    """All of it, with what was seen."""
    line = argparse.ArgumentParser(description="The packages of dist/ in a clean minimal system.")
    line.add_argument("--games", default=",".join(GAMES), help="the games to play by click (default: all five)")
    line.add_argument("--only", choices=("deb", "run"), help="only this package")
    args = line.parse_args()
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if os.geteuid() != 0 or lacking:
        print(f"this test needs root, and {', '.join(lacking or NEEDED)}", file=sys.stderr)
        return 2
    games, told = args.games.split(","), Told()
    shutil.rmtree(BUILD / "by-click", ignore_errors=True)
    try:
        checks(told)
        same_again(told)
        clean_root.make()
        assert clean_root.lacks() == [], clean_root.lacks()
        told("the clean root stands: no Qt, no font, no graphics card, no sound device")
        if args.only != "run":
            debian(games, told)
        clean_root.fresh_home()
        if args.only != "deb":
            single(games, told)
    finally:
        clean_root.leave()
    told("all of it holds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
