"""Killed at any moment: at most the choice being made is lost, every file can be read, and the match goes on."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL and fork")
@pytest.mark.parametrize(
    ("key", "kills", "amidst"), [("toy", 110, ""), ("lost_cities", 110, ""), ("humboldt", 60, "lay")]
)
def test_killed_again_and_again(key: str, kills: int, amidst: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.session.killed", str(tmp_path), key, str(kills)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["kills"] == kills and found["lost"] == 0 and found["faults"] == 0
    assert found["ahead"] <= 1  # written, but killed before it was shown
    assert found["strangers"] <= kills and len(list(tmp_path.glob(".*"))) <= 1
    assert found["matches"] * found["steps"] > 20
    assert not amidst or found[f"amidst {amidst}"] >= 5
