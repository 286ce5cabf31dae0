"""The wheel with the pure rooms compiled by mypyc: `build` puts it into dist/, `test` runs laws and goldens over it.

`check` does both without touching dist/, and is content to say so where there is no C compiler.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
MADE = ("build", "dist", "*.egg-info", "__pycache__", "*.so", "*.pyd", "resources_rc.py")
LEFT_BEHIND = shutil.ignore_patterns(".*", *MADE)
TESTED = ("laws", "goldens", "counts", "conftest.py", "__init__.py")
TOYS = ("laws/test_mutants.py", "laws/mutants.py")  # compiled classes take no subclasses in plain Python


def run(*call: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """Run a command; SystemExit when it fails."""
    done = subprocess.run([str(part) for part in call], cwd=cwd, env={**os.environ, **environment}, check=False)
    if done.returncode:
        raise SystemExit(f"`{' '.join(str(part) for part in call[:4])} ...` ended with status {done.returncode}")


def build(target: Path = DIST, optimise: str = "3") -> Path:
    """Build the compiled wheel from a copy of the source tree (in place, a stale module would win silently)."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=LEFT_BEHIND)
        for old in target.glob("verne_tabletop-*-cp*.whl"):
            old.unlink()
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "-q", "--no-deps")
        build = (*pip, "--no-build-isolation", "-w", target, tree)
        # the order of hashes may not show in what is built
        run(*build, VERNE_COMPILE="1", VERNE_OPTIMISE=optimise, PYTHONHASHSEED="0")
    return wheel(target)


def wheel(target: Path = DIST) -> Path:
    """The compiled wheel in dist/; SystemExit when there is none."""
    found = sorted(target.glob("verne_tabletop-*-cp*.whl"))
    if not found:
        raise SystemExit("dist/ holds no compiled wheel: run `make compiled` first")
    return found[-1]


def unpack(target: Path, source: Path) -> None:
    """Install a wheel into a folder of its own, and make sure that it is the compiled one."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps")
    run(*pip, "--no-compile", "--target", target, source)
    engine = target / "verne_tabletop" / "engine"
    if not [*engine.glob("rules.*.so"), *engine.glob("rules.*.pyd")]:
        raise SystemExit(f"{source.name} holds no compiled rules")


def test(source: Path, arguments: list[str]) -> None:
    """Run laws, goldens and counts with the compiled modules under them."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        unpack(place, source)
        shutil.copy(ROOT / "pyproject.toml", place)
        (place / "tests").mkdir()
        for name in TESTED:
            source = ROOT / "tests" / name
            if source.is_dir():
                shutil.copytree(source, place / "tests" / name)
            elif source.exists():
                shutil.copy(source, place / "tests" / name)
        for name in TOYS:
            (place / "tests" / name).unlink()
        run(sys.executable, "-m", "pytest", "-n", "2", *arguments, cwd=place, PYTHONPATH="")


def lacking() -> str:
    """What keeps this machine from compiling, or ""."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        return "a C compiler"
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return "" if header.exists() else f"{header.name} (Debian: python3-dev)"


def check() -> None:
    """Build and test, in passing: without the C compiler's optimising, which takes it six times as long."""
    if lacking():
        print(f"the compiled rules are not tried: this machine lacks {lacking()}")
        return
    with tempfile.TemporaryDirectory() as folder:
        test(build(Path(folder), "0"), [])


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["build"]:
            print(f"built {build().relative_to(ROOT)}")
        case ["test", *rest]:
            test(wheel(), rest)
        case ["check"]:
            check()
        case _:
            raise SystemExit("compiled.py: say `build`, `test` or `check`")
