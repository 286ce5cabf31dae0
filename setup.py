"""The build step: resources into the package and, with VERNE_COMPILE=1, the pure rooms through mypyc."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "packaging"))

from resources import compile_resources  # noqa: E402

INTERPRETED = {"__init__", "catalogue", "shelf", "sight", "edition"}  # read once, or made of what mypyc cannot take


def pure_modules() -> list[str]:
    """The modules that mypyc compiles: the engine, every game's rules and advisor, and search."""
    patterns = ("engine/*.py", "games/*/*.py", "ai/search*.py")
    files = [file for pattern in patterns for file in sorted((ROOT / "verne_tabletop").glob(pattern))]
    return [str(file.relative_to(ROOT)) for file in files if file.stem not in INTERPRETED]


def extensions() -> list[Extension]:
    """The compiled modules, none unless VERNE_COMPILE=1."""
    if os.environ.get("VERNE_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    made: list[Extension] = mypycify(
        pure_modules(),
        opt_level=os.environ.get("VERNE_OPTIMISE", "3"),
        debug_level="0",  # or the folder of the build would stand in what is built
        group_name="verne_tabletop",
    )
    return made


class BuildWithResources(build_py):
    """Copies the package, and compiles the resources beside it."""

    def run(self) -> None:
        """Build the Python part of the package."""
        super().run()
        compile_resources(Path(self.build_lib).resolve() / "verne_tabletop" / "resources_rc.py")


setup(cmdclass={"build_py": BuildWithResources}, ext_modules=extensions())
