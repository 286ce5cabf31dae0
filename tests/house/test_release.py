"""A release: the version stands in one place, and the list of changes begins with it."""

import re
import tomllib

from tests.house.tree import ROOT, files, named
from verne_tabletop import __version__


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "verne_tabletop.__version__"}
    named_there = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    found = [
        named(file)
        for file in files()
        if file.suffix in (".py", ".toml", ".xml", ".nsi", ".spec", ".yml", ".sh", ".desktop", ".6")
        and named_there.search(file.read_text(encoding="utf-8"))
    ]
    assert found == ["verne_tabletop/__init__.py"]


def test_the_changes_begin_with_this_version() -> None:
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert re.fullmatch(rf"{re.escape(__version__)}, \d{{4}}-\d\d-\d\d", heads[0])
    assert len({head.split(",")[0] for head in heads}) == len(heads)
