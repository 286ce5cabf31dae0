"""The wheel: built from a clean clone and installed elsewhere, the program finds all it needs."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tests.house.tree import ROOT


def call(*arguments: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VERNE_COMPILE")}
    done = subprocess.run(
        [str(argument) for argument in arguments],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def test_the_wheel_starts_from_another_folder(tmp_path: Path) -> None:
    """Clone, wheel, a new environment that sees this one's packages and not this source tree, and a selftest there."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git clone")
    clone, wheels, room, elsewhere = (tmp_path / name for name in ("clone", "wheels", "room", "elsewhere"))
    elsewhere.mkdir()
    call("git", "clone", "-q", ROOT, clone, cwd=tmp_path)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    call(*pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", wheels, clone, cwd=elsewhere)
    (wheel,) = wheels.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "verne_tabletop/resources_rc.py" in names
    assert not [name for name in names if name.startswith(("tests/", "bench/", "packaging/", "assets/"))]
    call(sys.executable, "-m", "venv", "--without-pip", room, cwd=elsewhere)
    (packages,) = room.glob("lib/python*/site-packages")
    (packages / "beside.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    call(*pip, "install", "-q", "--no-deps", "--no-compile", "--target", packages, wheel, cwd=elsewhere)
    python = room / "bin" / "python"
    found = call(python, "-c", "import verne_tabletop; print(verne_tabletop.__file__)", cwd=elsewhere).stdout
    assert Path(found.strip()).is_relative_to(packages)
    told = call(python, "-m", "verne_tabletop", "selftest", "--out", elsewhere, cwd=elsewhere).stdout
    assert told.splitlines()[-1] == "selftest ok"
    assert (elsewhere / "window.png").exists()
