"""The house style: what a reader may count on in every file."""

import ast
import re

from tests.house.tree import modules, named, parsed, texts

LONGEST = 350  # lines
FORBIDDEN = {"manager", "handler", "helper", "helpers", "util", "utils", "base"}
WORDS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")
ABODE = re.compile(
    # where the package is installed, and the player of the installers' trial, are no machine's
    r"(?<![\w.])/(?!opt/verne-tabletop|home/player)(?:root|home|work|opt|Users|mnt|srv)/\w|[A-Z]:\\\\?(?:Users|Documents)"
    r"|\b(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}\b|localhost"
)
HOST = re.compile(r"\b(?:https?|ftp|git|ssh)://([\w.-]+)")
HOSTS_NAMED = {
    "www.w3.org",  # namespaces of SVG
    "www.debian.org",  # the format of a package's copyright file
    "example.com",  # reserved for examples
    "scripts.sil.org",  # the fonts' licence
    "openfontlicense.org",
    "www.gnu.org",  # the licences of Qt and GEOS
    "creativecommons.org",
    "www.freedesktop.org",  # formats of the desktop entry and of its metadata
    "www.naturalearthdata.com",  # the coastline's origin
    "schemas.microsoft.com",  # the Windows manifest
    "www.apple.com",  # the property list's document type
}
VERBATIM = "assets/licences/"  # texts of others, to the letter
THIS = "tests/house/test_style.py"


def test_every_module_opens_with_one_sentence() -> None:
    wrong = []
    for file in modules():
        text = ast.get_docstring(parsed(file)) or ""
        first = " ".join(text.split("\n\n")[0].split())
        if not first.endswith((".", ":")) or re.search(r"[.!?] [A-ZА-Я]", first):
            wrong.append(f"{named(file)}: {first!r}")
    assert wrong == []


def test_no_file_is_long() -> None:
    lengths = {named(file): len(file.read_text(encoding="utf-8").splitlines()) for file in modules()}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_names_say_what_things_are() -> None:
    wrong = []
    for file in modules():
        names = [file.stem]
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                names.append(node.name)
        for name in names:
            if FORBIDDEN & {word.lower() for word in WORDS.findall(name)}:
                wrong.append(f"{named(file)}: {name}")
    assert wrong == []


def test_no_machine_is_named() -> None:
    wrong = []
    for file, text in texts():
        if named(file) == THIS or named(file).startswith(VERBATIM):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            hosts = set(HOST.findall(line)) - HOSTS_NAMED
            if ABODE.search(line) or hosts:
                wrong.append(f"{named(file)}:{number}: {line.strip()[:100]}")
    assert wrong == []


def test_nothing_is_left_to_do() -> None:
    marks = re.compile(r"\b(?:TODO|FIXME|XXX|HACK|NotImplementedError)\b")
    found = [
        f"{named(file)}:{number}: {line.strip()[:100]}"
        for file, text in texts()
        if named(file) != THIS and file.suffix in (".py", ".toml", ".md", ".qrc", ".ts")
        for number, line in enumerate(text.splitlines(), 1)
        if marks.search(line)
    ]
    assert found == []


def test_colours_and_durations_stand_in_the_tokens_alone() -> None:
    colour = re.compile(r"[\"']#[0-9A-Fa-f]{3,8}[\"']|QColor\(\s*\d|Qt\.GlobalColor\.(?!transparent)|QColor\([\"']")
    duration = re.compile(r"(?:setDuration|setInterval|singleShot|\.start|\.wait)\(\s*[1-9]\d*|\bmsec\s*=\s*[1-9]")
    wrong = [
        f"{named(file)}:{number}: {line.strip()[:100]}"
        for file in modules("verne_tabletop")
        if named(file) != "verne_tabletop/table/tokens.py"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if colour.search(line) or duration.search(line)
    ]
    assert wrong == []


CHECKS = ("assert", "check", "expect", "law", "raises", "fails", "wait")


def checks(node: ast.AST, beside: dict[str, ast.FunctionDef], depth: int = 0) -> bool:
    """Whether a function asserts something, itself or through another of the same file."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Assert):
            return True
        if isinstance(inner, ast.Call):
            called = str(getattr(inner.func, "id", getattr(inner.func, "attr", "")))
            if called.startswith(CHECKS):
                return True
            if depth < 3 and called in beside and checks(beside[called], beside, depth + 1):
                return True
    return False


def test_no_test_is_without_a_check() -> None:
    wrong = []
    for file in modules("tests"):
        beside = {node.name: node for node in ast.walk(parsed(file)) if isinstance(node, ast.FunctionDef)}
        tests = [name for name in beside if name.startswith("test_")]
        wrong += [f"{named(file)}: {name}" for name in tests if not checks(beside[name], beside)]
    assert wrong == []
