"""What every test stands on: an offscreen screen, a throw-away data folder, no network."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE"):
    os.environ.pop(name, None)


ROOT = Path(__file__).resolve().parent.parent


def pytest_configure(config: pytest.Config) -> None:
    """Bring the compiled resources up to date, once, before any worker looks at them."""
    step = ROOT / "packaging" / "resources.py"  # absent beside an installed wheel, which brings its own
    if step.exists() and not hasattr(config, "workerinput"):
        subprocess.run([sys.executable, str(step)], check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh, empty folder where this test's saves, settings and statistics go."""
    folder = tmp_path / "data"
    monkeypatch.setenv("VERNE_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True, scope="session")
def no_network() -> Iterator[None]:
    """A test that reaches for the network fails; sockets of the machine's own programs stay open to it."""
    connect = socket.socket.connect

    def refuse(line: socket.socket, address: Any) -> None:
        if line.family in (socket.AF_INET, socket.AF_INET6):
            raise AssertionError(f"a test reached for the network: {address}")
        connect(line, address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", refuse)
        yield
