"""The windows' translation: every text of the program is in it, finished, and fills the same places."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.house.tree import ROOT, modules

PLACE = re.compile(r"\{\w*\}|%n|%\d")
CYRILLIC = re.compile(r"[А-Яа-яЁё]")
UNCHANGED = {"PDF, Letter"}  # a paper's name


def messages(file: Path) -> dict[tuple[str, str], ET.Element]:
    """Every message by its context and source text."""
    found = {}
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            found[context.findtext("name", ""), message.findtext("source", "")] = message
    return found


def test_the_russian_translation_is_whole(tmp_path: Path) -> None:
    """lupdate finds in the program what the translation holds, no more and no less."""
    fresh = tmp_path / "fresh.ts"
    call = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"
    sources = [str(file) for file in modules("verne_tabletop")]
    subprocess.run([sys.executable, "-c", call, *sources, "-ts", str(fresh)], check=True, capture_output=True)
    asked, given = messages(fresh), messages(ROOT / "assets" / "i18n" / "verne_ru.ts")
    assert len(asked) > 100
    assert sorted(set(asked) - set(given)) == []
    assert sorted(set(given) - set(asked)) == []


def test_every_translation_is_finished_and_fills_the_same_places() -> None:
    wrong = []
    for (context, source), message in messages(ROOT / "assets" / "i18n" / "verne_ru.ts").items():
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        for form in forms:
            same = set(PLACE.findall(source)) == set(PLACE.findall(form)) or len(forms) > 1
            words = re.sub(r"[\W\d_]", "", PLACE.sub("", source))
            russian = len(words) <= 4 or CYRILLIC.search(form) or source in UNCHANGED
            if translation.get("type") or not form.strip() or not same or not russian:
                wrong.append(f"{context}: {source!r} -> {form!r}")
    assert wrong == []
