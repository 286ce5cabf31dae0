"""The licences of what the program folder takes from the build machine."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.house.tree import ROOT


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    yield importlib.import_module("shipped")
    sys.modules.pop("shipped", None)


def test_short_names_are_read_from_a_copyright_file(shipped: ModuleType) -> None:
    assert shipped.short_names("Files: *\nLicense: MIT\n\nFiles: b\nLicense: Zlib\n\nLicense: MIT\n") == "MIT, Zlib"
    assert shipped.short_names("You may do as you like.") == "see the text"


def test_common_texts_are_shipped_once(shipped: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "GPL-2").write_text("the long text")
    monkeypatch.setattr(shipped, "COMMON", tmp_path)
    texts = [f"see {tmp_path}/GPL-2.", f"see `{tmp_path}/GPL-2' or {tmp_path}/Nowhere-1"]
    assert [tuple(part) for part in shipped.common(texts)] == [("common-licenses", "GPL-2", "GPL-2", "the long text")]


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="not a Debian")
def test_a_library_of_nobody_stops_the_build(shipped: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal" / "libpython3.11.so.1.0").touch()
    (tmp_path / "_internal" / "libQt6Core.so.6").symlink_to("libpython3.11.so.1.0")
    (tmp_path / "_internal" / "libc.so.6").touch()
    assert shipped.owners(tmp_path) == {"libc6": ["libc.so.6"]}
    parts = shipped.libraries(tmp_path)
    assert parts[0].name == "libc6" and "libc.so.6" in parts[0].text and parts[0].version[0].isdigit()
    (tmp_path / "_internal" / "libnobody-knows.so.7").touch()
    with pytest.raises(SystemExit, match="libnobody-knows"):
        shipped.owners(tmp_path)
