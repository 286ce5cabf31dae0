"""Edition and rulebook files: pieces, tables, texts and citations as data, checked with good errors."""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from verne_tabletop.engine.model import Facts, Phrase

SOURCES: Final = ("printed", "found", "derived", "reconstructed")
OPTION_SOURCES: Final = ("rulebook", "ruling", "ours")
LANGUAGES: Final = ("en", "ru")

Path_ = tuple[str | int, ...]


class Fault(NamedTuple):
    """What is wrong in a file: where (keys and list positions from the top), and one sentence with the remedy."""

    path: Path_
    sentence: str


class CatalogueError(ValueError):
    """A file that cannot be used; str() is one sentence that names file, line and remedy."""

    def __init__(self, file: str, line: int, sentence: str) -> None:
        super().__init__(f"{file}, line {line}: {sentence}")
        self.file, self.line, self.sentence = file, line, sentence


class Edition:
    """The components of one edition of a game, as read from edition.toml.

    `data` is the file as nested dicts and lists; `checksum` is 16 hex digits of the SHA-256 of its text.
    """

    def __init__(self, game: str, name: str, data: Mapping[str, Any], checksum: str) -> None:
        self.game, self.name, self.data, self.checksum = game, name, data, checksum

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    def marked(self) -> list[tuple[str, str, str]]:
        """(path, source, note) of every entry that says where it comes from, in file order."""
        found: list[tuple[str, str, str]] = []

        def walk(node: Any, path: str) -> None:
            if isinstance(node, dict):
                if "source" in node:
                    found.append((path, str(node["source"]), str(node.get("note", ""))))
                for key, below in node.items():
                    walk(below, f"{path}.{key}" if path else key)
            elif isinstance(node, list):
                for index, below in enumerate(node):
                    walk(below, f"{path}[{index}]")

        walk(self.data, "")
        return found


class RuleText(NamedTuple):
    """One numbered rule in the project's own words; title, text and refusal by language."""

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    refusal: Mapping[str, str]
    cite: str


class OptionValue(NamedTuple):
    """One value of an option, with its title by language."""

    value: int
    title: Mapping[str, str]


class Option(NamedTuple):
    """A house rule, variant or expansion; values 0 and 1 without titles make a switch."""

    key: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    values: tuple[OptionValue, ...]
    default: int
    seats: tuple[int, int]
    source: str
    rule: str


class Rulebook:
    """Rules, options and texts of one game in every language."""

    def __init__(
        self,
        game: str,
        title: Mapping[str, str],
        rules: Mapping[str, RuleText],
        options: Sequence[Option],
        texts: Mapping[str, Mapping[str, str]],
    ) -> None:
        self.game, self.title, self.rules, self.options, self.texts = game, title, rules, options, texts

    def has(self, key: str) -> bool:
        """Whether a text of this key exists."""
        return key in self.texts["en"]

    def say(
        self,
        key: str,
        language: str,
        facts: Facts = (),
        seats: Sequence[str] = (),
        name: Callable[[str, int], Phrase | None] | None = None,
    ) -> str:
        """The text `key`, filled: `{n}` the number n; `{n#point|points}` its plural form (two forms in English,
        three in Russian); a fact called seat... becomes the name in `seats`; facts that `name(fact, value)` gives
        a Phrase for (pieces and places) become that phrase. KeyError for an unknown key."""
        return self.fill(self.texts[language][key], language, facts, seats, name)

    def fill(
        self,
        template: str,
        language: str,
        facts: Facts = (),
        seats: Sequence[str] = (),
        name: Callable[[str, int], Phrase | None] | None = None,
    ) -> str:
        """A template of this rulebook (a text, or a refusal), filled as say() does."""
        values = dict(facts)

        def put(match: re.Match[str]) -> str:
            fact, forms = match.group(1), match.group(2)
            if fact not in values:
                return match.group(0)
            value = values[fact]
            if forms is not None:
                return plural(value, forms[1:].split("|"), language)
            if fact.startswith("seat") and 0 <= value < len(seats):
                return seats[value]
            phrase = None if name is None else name(fact, value)
            return str(value) if phrase is None else self.say(phrase.key, language, phrase.facts, seats, name)

        return FACT.sub(put, template)

    def refusal(self, rule: str, language: str) -> str:
        """The template of a refusal sentence: the rule's own, else its title."""
        text = self.rules[rule]
        return text.refusal.get(language) or text.title[language]


FACT: Final = re.compile(r"\{([a-z_0-9]+)(#[^}]*)?\}")


def plural(number: int, forms: Sequence[str], language: str) -> str:
    """The plural form for a number: forms one|other in English, one|few|many in Russian."""
    count = abs(number)
    if language == "ru":
        if count % 10 == 1 and count % 100 != 11:
            return forms[0]
        if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14:
            return forms[1]
        return forms[min(2, len(forms) - 1)]
    return forms[0] if count == 1 else forms[min(1, len(forms) - 1)]


def line_of(text: str, path: Path_) -> int:
    """The line (from 1) on which the entry at `path` of a TOML text stands, or its nearest parent's."""
    lines = text.splitlines()
    at, table = 0, ""
    for step in path:
        if isinstance(step, str):
            table = f"{table}.{step}" if table else step
            header = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?")
            key = re.compile(rf"\s*\"?{re.escape(step)}\"?\s*=")
            inline = re.compile(rf"[\s{{,]\"?{re.escape(step)}\"?\s*=")
            for pattern in (header, key, inline):
                hit = next(
                    (
                        n
                        for n in range(at, len(lines))
                        if pattern.match(lines[n]) or (pattern is inline and pattern.search(lines[n]))
                    ),
                    None,
                )
                if hit is not None:
                    at = hit
                    break
        else:
            header = re.compile(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]")
            hits = [n for n in range(len(lines)) if header.match(lines[n])]
            if step < len(hits):
                at = hits[step]
            elif not hits:
                rows = [n for n in range(at, len(lines)) if re.match(r"\s*[\[{]", lines[n]) and n > at]
                if step < len(rows):
                    at = rows[step]
    return at + 1


def read_toml(text: str, file: str) -> dict[str, Any]:
    """The parsed text; CatalogueError with the line when it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        match = re.search(r"line (\d+)", str(error))
        raise CatalogueError(
            file,
            int(match.group(1)) if match else 1,
            f"not readable as TOML ({error}); correct it or use the edition that came with the game",
        ) from None


def source_faults(data: Any, path: Path_ = ()) -> Iterable[Fault]:
    """Every `source` that is not one of SOURCES."""
    if isinstance(data, dict):
        if "source" in data and data["source"] not in SOURCES:
            yield Fault((*path, "source"), f"source is {data['source']!r}; it must be one of {', '.join(SOURCES)}")
        for key, below in data.items():
            yield from source_faults(below, (*path, key))
    elif isinstance(data, list):
        for index, below in enumerate(data):
            yield from source_faults(below, (*path, index))


def read_edition(file: Path, game: str, check: Callable[[Mapping[str, Any]], Iterable[Fault]]) -> Edition:
    """The edition in `file`, checked by the game's own `check` for shape and counts.

    Raises CatalogueError for the first fault: file, line and one sentence.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(file.name, 1, f"cannot be read ({error}); choose a readable UTF-8 file") from None
    data = read_toml(text, file.name)
    if data.get("game") != game:
        raise CatalogueError(file.name, line_of(text, ("game",)), f'game must be "{game}", not {data.get("game")!r}')
    try:
        faults = [*source_faults(data), *check(data)]
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise CatalogueError(
            file.name,
            1,
            f"an entry is missing or of the wrong kind ({error}); compare it with the edition that came with the game",
        ) from None
    if faults:
        raise CatalogueError(file.name, line_of(text, faults[0].path), faults[0].sentence)
    checksum = hashlib.sha256(text.encode()).hexdigest()[:16]
    return Edition(game, str(data.get("name", game)), data, checksum)


def read_rulebook(file: Path) -> Rulebook:
    """The rulebook in `file`; CatalogueError when a language or a part is missing."""
    text = file.read_text(encoding="utf-8")
    data = read_toml(text, f"{file.parent.name}/{file.name}")

    def both(entry: Mapping[str, Any], key: str, path: Path_) -> Mapping[str, str]:
        value = entry.get(key)
        if not isinstance(value, dict) or any(not value.get(language) for language in LANGUAGES):
            raise CatalogueError(
                f"{file.parent.name}/{file.name}",
                line_of(text, (*path, key)),
                f"{key} needs a text in each of {', '.join(LANGUAGES)}",
            )
        return value

    rules: dict[str, RuleText] = {}
    for index, entry in enumerate(data["rule"]):
        path: Path_ = ("rule", index)
        if entry["id"] in rules:
            raise CatalogueError(
                f"{file.parent.name}/{file.name}", line_of(text, path), f"the rule id {entry['id']!r} stands twice"
            )
        refusal = both(entry, "refusal", path) if "refusal" in entry else {}
        rules[entry["id"]] = RuleText(
            entry["id"], both(entry, "title", path), both(entry, "text", path), refusal, entry["cite"]
        )
    options: list[Option] = []
    for index, entry in enumerate(data.get("option", [])):
        path = ("option", index)
        values = tuple(
            OptionValue(value["value"], both(value, "title", path)) for value in entry.get("values", [])
        ) or (OptionValue(0, {}), OptionValue(1, {}))
        if entry["source"] not in OPTION_SOURCES or entry["rule"] not in rules:
            raise CatalogueError(
                f"{file.parent.name}/{file.name}",
                line_of(text, path),
                "an option needs a source (rulebook, ruling, ours) and the id of a rule",
            )
        low, high = entry["seats"]
        options.append(
            Option(
                entry["key"],
                both(entry, "title", path),
                both(entry, "text", path),
                values,
                entry["default"],
                (low, high),
                entry["source"],
                entry["rule"],
            )
        )
    texts = {language: dict(data["text"][language]) for language in LANGUAGES}
    for key in texts["en"].keys() ^ texts["ru"].keys():
        raise CatalogueError(
            f"{file.parent.name}/{file.name}",
            line_of(text, ("text", "en")),
            f"the text {key!r} stands in one language only",
        )
    return Rulebook(data["game"], both(data, "title", ()), rules, options, texts)
