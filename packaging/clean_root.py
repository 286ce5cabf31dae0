"""A clean minimal Debian with no Qt library and no font, in build/clean-root, and an ordinary user in it."""

import os
import shutil
import subprocess
from pathlib import Path

from bundle import BUILD

ROOT = BUILD / "clean-root"
USER = "player"
HOME = ROOT / "home" / USER
PATIENCE = 900  # seconds that a command may take


def call(*words: str, user: str = "root", **environment: str) -> list[str]:
    """A command for the clean system as a user, with nothing of this machine's environment."""
    home = "/root" if user == "root" else f"/home/{user}"
    path = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
    own = {"PATH": path, "HOME": home, "LANG": "C.UTF-8", **environment}
    return ["chroot", f"--userspec={user}", str(ROOT), "env", "-i", *[f"{k}={v}" for k, v in own.items()], *words]


def inside(*words: str, user: str = "root", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command there; SystemExit with its words when it fails."""
    line = call(*words, user=user, **environment)
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=PATIENCE)
    if done.returncode:
        raise SystemExit(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-3000:]}")
    return done


def install(*packages: str) -> None:
    """Install packages with what they cannot do without, and nothing else."""
    words = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    inside(*words, DEBIAN_FRONTEND="noninteractive")


def make() -> None:
    """The system, if it is not there from an earlier run; /proc is lent to it until `leave`."""
    if not (ROOT / "etc" / "debian_version").exists():
        shutil.rmtree(ROOT, ignore_errors=True)
        line = ["debootstrap", "--variant=minbase", "bookworm", str(ROOT)]
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
        for name in ("sources.list", "sources.list.d", "apt.conf.d", "auth.conf.d", "trusted.gpg.d"):
            source, target = Path("/etc/apt") / name, ROOT / "etc" / "apt" / name
            if source.is_dir():
                shutil.copytree(source, target, dirs_exist_ok=True)
            elif source.exists():
                shutil.copy(source, target)
        shutil.copy("/etc/resolv.conf", ROOT / "etc" / "resolv.conf")
        inside("useradd", "-m", USER)
    (ROOT / "proc").mkdir(exist_ok=True)
    if not (ROOT / "proc" / "self").exists():
        subprocess.run(["mount", "--bind", "/proc", str(ROOT / "proc")], check=True)
    inside("apt-get", "update", "-qq")
    fresh_home()
    silent_sound()


def fresh_home() -> None:
    """The user's folder as on the first day."""
    for path in HOME.iterdir():
        for folder in [path, *path.rglob("*")]:
            if folder.is_dir() and not folder.is_symlink():
                folder.chmod(0o755)
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def silent_sound() -> None:
    """A player of sounds that finds no device, as on a machine without one."""
    player = ROOT / "usr" / "local" / "bin" / "aplay"
    player.write_text(f"#!/bin/sh\necho aplay: no soundcards found >> /home/{USER}/aplay.log\nexit 1\n")
    player.chmod(0o755)


def lacks() -> list[str]:
    """What must not be there and is: Qt, fonts, a graphics card, a sound device."""
    there = [*ROOT.glob("usr/lib/*/libQt6*"), *ROOT.glob("dev/dri*"), *ROOT.glob("dev/snd*")]
    there += [file for file in ROOT.glob("usr/share/fonts/**/*") if file.suffix in (".ttf", ".otf", ".pfb", ".gz")]
    return [str(file.relative_to(ROOT)) for file in there]


def leave() -> None:
    """Give /proc back."""
    if os.path.ismount(ROOT / "proc"):
        subprocess.run(["umount", str(ROOT / "proc")], check=False, stderr=subprocess.DEVNULL)
