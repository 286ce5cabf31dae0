"""Everything in assets/ says where it comes from."""

import tomllib
from pathlib import Path

from verne_tabletop.engine.catalogue import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent
ASSETS = ROOT / "assets"


def test_every_asset_has_its_credit() -> None:
    entries = tomllib.loads((ASSETS / "CREDITS.toml").read_text(encoding="utf-8"))["entry"]
    for entry in entries:
        assert all(entry.get(key) for key in ("what", "author", "source", "license")), entry
        assert set(entry["what"]) == set(entry["source"]) == set(LANGUAGES), entry
        assert entry.keys() & {"files", "drawn", "package"}, entry
        for file in entry.get("drawn", []):
            assert (ROOT / file).exists(), file
    credited = {file for entry in entries for pattern in entry.get("files", []) for file in ASSETS.glob(pattern)}
    for pattern in (pattern for entry in entries for pattern in entry.get("files", [])):
        assert list(ASSETS.glob(pattern)), f"{pattern} credits nothing"
    found = {file for file in ASSETS.rglob("*") if file.suffix in (".svg", ".png", ".wav", ".ttf", ".otf")}
    assert found - credited == set()
