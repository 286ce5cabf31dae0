"""The system libraries that Qt needs and this machine lacks: found by asking the loader, then installed or named.

    python packaging/system_libraries.py play|test

With root's rights, or sudo without a password, they are installed by apt. Otherwise one sentence names them: for
`play` that ends the run; for `test` it does only when Qt cannot start offscreen.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OFFSCREEN = ("Qt/libexec/rcc", "lrelease", "Qt*.abi3.so", "Qt/plugins/platforms/libqoffscreen.so")
WINDOW = (
    "Qt/plugins/platforms/libqxcb.so",
    "Qt/plugins/xcbglintegrations/*.so",
    "Qt/plugins/platforms/libqwayland*.so",
    "Qt/plugins/platforminputcontexts/lib*.so",
)
MODULES = {"QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtNetwork", "QtPrintSupport", "QtTest"}

#: Debian's package of a library, where the name does not follow from the library's own (see `guess`).
PACKAGES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
    "libbrotlicommon.so.1": "libbrotli1",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-util.so.1": "libxcb-util1",
}
#: What some tests stand on, and Debian's packages for it: real windows, a screen reader, the compiled rules.
PROGRAMS = {
    "Xvfb": ("xvfb",),
    "dbus-run-session": ("dbus",),
    "at-spi-bus-launcher": ("at-spi2-core",),
    "pyatspi": ("python3-pyatspi",),
    "cc": ("gcc", "libc6-dev"),
}


def qt_files(patterns: tuple[str, ...]) -> list[Path]:
    """The files of the installed PySide6 that match, without the modules nobody here uses; it is not imported."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"PySide6 is not installed for {sys.executable}; run this by `make play` or `make test`")
    folder = Path(next(iter(spec.submodule_search_locations)))
    files = [file for pattern in patterns for file in sorted(folder.glob(pattern))]
    return [file for file in files if not file.name.endswith(".abi3.so") or file.name.split(".")[0] in MODULES]


def missing(patterns: tuple[str, ...]) -> set[str]:
    """The libraries that the loader does not find for those files."""
    lacking: set[str] = set()
    for file in qt_files(patterns):
        told = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False).stdout
        lacking |= {library for library in re.findall(r"(\S+) => not found", told) if not library.startswith("libQt6")}
    return lacking


def guess(library: str) -> str:
    """Debian's usual name: libxcb-cursor.so.0 is in libxcb-cursor0, libfoo2.so.1 in libfoo2-1."""
    name, version = library.lower().replace("_", "-").split(".so.")
    return f"{name}{'-' if name[-1].isdigit() else ''}{version.split('.')[0]}"


def programs() -> set[str]:
    """The programs of PROGRAMS that are not here."""
    reader = ["/usr/bin/python3", "-c", "import pyatspi"]
    there = {name for name in PROGRAMS if shutil.which(name)}
    if Path("/usr/libexec/at-spi-bus-launcher").exists():
        there.add("at-spi-bus-launcher")
    if Path(reader[0]).exists() and subprocess.run(reader, capture_output=True, check=False).returncode == 0:
        there.add("pyatspi")
    return set(PROGRAMS) - there


def known(package: str) -> bool:
    """Whether apt knows the package."""
    return bool(subprocess.run(["apt-cache", "show", package], capture_output=True, check=False).stdout)


def package_of(library: str) -> str:
    """The package that holds a library; Ubuntu's newer name when apt knows only that."""
    name = PACKAGES.get(library) or guess(library)
    return f"{name}t64" if not known(name) and known(f"{name}t64") else name


def command() -> list[str] | None:
    """How apt-get may be run here without asking anybody; None when it may not."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    return None


def install(apt: list[str], packages: list[str]) -> None:
    """Install packages, after fetching apt's lists when they are not there; what apt says goes to the error output."""
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    line = [*apt, "install", "-y", "-q", "--no-install-recommends", *packages]
    print(f"installing {' '.join(packages)}", flush=True)
    if subprocess.run(line, stdout=sys.stderr, check=False).returncode:
        subprocess.run([*apt, "update", "-q"], stdout=sys.stderr, check=False)
        subprocess.run(line, stdout=sys.stderr, check=False)


def packages_for(libraries: set[str], lacking: set[str]) -> list[str]:
    """Debian's packages for these libraries and programs."""
    wanted = {package_of(library) for library in libraries}
    return sorted(wanted.union(*[PROGRAMS[name] for name in lacking]))


def sentence(libraries: set[str], lacking: set[str]) -> str:
    """What is missing and how to get it, in one sentence."""
    things = ", ".join(sorted(libraries | lacking))
    if shutil.which("apt-get") is None:
        return f"missing on this machine: {things}; install them with its package manager and run this again"
    call = f"sudo apt-get install {' '.join(packages_for(libraries, lacking))}"
    return f"missing on this machine: {things}; run `{call}` and then this again"


def main(purpose: str) -> int:
    """Look, install what may be installed, look again; 1 when something stays missing that the purpose needs."""
    if not sys.platform.startswith("linux") or shutil.which("ldd") is None:
        return 0

    def look() -> tuple[set[str], set[str]]:
        return missing(OFFSCREEN + WINDOW), programs() if purpose == "test" else set()

    libraries, lacking = look()
    apt = command()
    if (libraries or lacking) and apt is not None:
        install(apt, packages_for(libraries, lacking))
        libraries, lacking = look()
    if not libraries and not lacking:
        return 0
    print(sentence(libraries, lacking), file=sys.stderr)
    return 1 if purpose == "play" or missing(OFFSCREEN) else 0


if __name__ == "__main__":
    if sys.argv[1:] not in (["play"], ["test"]):
        raise SystemExit("system_libraries.py: say `play` or `test`")
    sys.exit(main(sys.argv[1]))
