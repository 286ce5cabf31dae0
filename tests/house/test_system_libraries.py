"""System libraries: found by asking the loader, installed where that may be, else named in one sentence."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.house.tree import ROOT

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux's loader")


@pytest.fixture
def libraries() -> Any:
    spec = importlib.util.spec_from_file_location("system_libraries", ROOT / "packaging" / "system_libraries.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert isinstance(module, ModuleType)
    return module


LOADER = """#!/bin/sh
echo "	linux-vdso.so.1 (0x1)"
echo "	libQt6Core.so.6 => not found"
case "$1" in *libqxcb.so) echo "	libxcb-cursor.so.0 => not found";; esac
case "$1" in *rcc) [ -z "$BARE" ] || echo "	libgthread-2.0.so.0 => not found";; esac
"""


@pytest.fixture
def lacking(libraries: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine whose loader misses a library, and whose programs are those in the folder given back."""
    for name, text in (("ldd", LOADER), ("apt-cache", "#!/bin/sh\necho Package: $2\n")):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(libraries, "programs", set)
    return tmp_path


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
    ],
)
def test_names_of_packages_follow_from_names_of_libraries(libraries: Any, library: str, package: str) -> None:
    assert libraries.guess(library) == package


def test_this_machine_lacks_nothing_that_qt_needs_offscreen(libraries: Any) -> None:
    files = libraries.qt_files(libraries.OFFSCREEN)
    assert {"rcc", "QtWidgets.abi3.so", "libqoffscreen.so"} <= {file.name for file in files}
    assert libraries.missing(libraries.OFFSCREEN) == set()


def test_what_may_not_be_installed_is_named(
    libraries: Any, lacking: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(libraries, "command", lambda: None)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: str(lacking / name))
    assert libraries.main("play") == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "libxcb-cursor.so.0" in said
    assert "sudo apt-get install libxcb-cursor0" in said
    assert "libQt6Core" not in said


def test_tests_go_on_without_windows_but_not_without_qt(
    libraries: Any, lacking: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(libraries, "command", lambda: None)
    assert libraries.main("test") == 0
    monkeypatch.setenv("BARE", "1")
    assert libraries.main("test") == 1
    assert "libglib2.0-0" in capsys.readouterr().err


def test_what_may_be_installed_is_installed(
    libraries: Any, lacking: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    apt = lacking / "apt-get"
    apt.write_text(f"#!/bin/sh\necho \"$@\" >> {lacking}/calls\nprintf '#!/bin/sh\\n' > {lacking}/ldd\n")
    apt.chmod(0o755)
    monkeypatch.setattr(libraries, "command", lambda: [str(apt)])
    assert libraries.main("play") == 0
    assert (lacking / "calls").read_text().split()[-1] == "libxcb-cursor0"
    assert "installing libxcb-cursor0" in capfd.readouterr().out


def test_a_wrong_purpose_gets_one_sentence() -> None:
    script = [sys.executable, str(ROOT / "packaging" / "system_libraries.py")]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
