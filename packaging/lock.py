"""Writes requirements.lock and requirements-test.lock: the newest versions that pyproject.toml allows."""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Install what pyproject.toml asks for into a fresh environment, and write down what came."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = project["project"]["dependencies"]
    tools = project["project"]["optional-dependencies"]["test"]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder) / "bin" / "python")

        def install(names: list[str]) -> list[str]:
            subprocess.run([python, "-m", "pip", "install", "-q", *names], check=True)
            told = subprocess.run(
                [python, "-m", "pip", "freeze", "--all"], check=True, capture_output=True, text=True
            ).stdout
            return [line for line in told.splitlines() if not line.startswith("pip==")]

        bundled = set(install(["pip"]))
        run = [line for line in install(needed) if line not in bundled]
        test = [line for line in install(tools) if line not in run]
    (ROOT / "requirements.lock").write_text("\n".join(run) + "\n", encoding="utf-8")
    (ROOT / "requirements-test.lock").write_text("\n".join(["-r requirements.lock", *test]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
