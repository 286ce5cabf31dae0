"""The record of a game as text: a header line in JSON, then one choice or mark a line, each with its check.

The check of a line is `~` and eight hex digits: the CRC-32 of the whole text before it, checks left out, so a line
that was changed, lost or moved is found out. docs/records.md describes the form for readers in other languages.
"""

import hashlib
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from verne_tabletop.engine.model import Move
from verne_tabletop.engine.notation import read_move, write_move
from verne_tabletop.session.words import sentence

FORMAT: Final = 1
SUFFIX: Final = ".verne"
KINDS: Final = ("person", "bot")

NUMBER: Final = r"(?:0|[1-9]\d{0,8})"
UNDO: Final = re.compile(rf"undo ([1-9]\d{{0,8}})((?: {NUMBER})*)( seen)?\Z")
HINT: Final = re.compile(rf"hint ({NUMBER})\Z")
BOT: Final = re.compile(rf"bot ({NUMBER}) ([a-z][a-z-]*)\Z")
CHOICE: Final = re.compile(rf"({NUMBER}) (\S+)\Z")
CHECKED: Final = re.compile(r"(.*) ~([0-9a-f]{8})\Z")


class LogError(ValueError):
    """A record that cannot be used, or not from some line on: the line (from 1, 0 for the whole file) and a word
    of words.py; str() is the English sentence with its remedy, sentence(language) any language's."""

    def __init__(self, line: int, word: str, detail: str = "") -> None:
        self.line, self.word, self.detail = line, word, detail
        super().__init__(self.sentence("en"))

    def sentence(self, language: str) -> str:
        """Line, reason and remedy in one sentence."""
        said = sentence(self.word, language, self.detail)
        if self.line == 0:
            return said[0].upper() + said[1:]
        return f"{'строка' if language == 'ru' else 'line'} {self.line}: {said}"


class SeatCard(NamedTuple):
    """Who sits at a seat: a name, kind "person" or "bot", and a bot's level."""

    name: str
    kind: str = "person"
    level: str = ""


class Header(NamedTuple):
    """What a game is before its first choice.

    edition: the edition's checksum; options: complete, a value for every key; honest: no taking back of what was
    seen; created: a timestamp the app gives; origin: `id@n` of the record whose first n choices this one copies.
    """

    game: str
    edition: str
    edition_name: str
    options: Mapping[str, int]
    seats: tuple[SeatCard, ...]
    seed: int
    honest: bool = True
    id: str = ""
    created: str = ""
    origin: str = ""

    def persons(self) -> list[int]:
        """The seats at this device."""
        return [seat for seat, card in enumerate(self.seats) if card.kind == "person"]


class Entry(NamedTuple):
    """One line after the header.

    kind "choice": seat and move. "undo": the last `many` choices are taken back, then those of them at the
    offsets `keep` (from 0, the earliest) are played again; `seen` when something had been seen since. "redo": the
    choices are as they were before the last undo not yet redone. "hint": seat. "bot": from here on a bot of `level`
    plays the seat of a person who left. "friendly": honest play ends here.
    """

    kind: str
    seat: int = 0
    move: Move = Move("")
    many: int = 0
    keep: tuple[int, ...] = ()
    seen: bool = False
    level: str = ""


class Record(NamedTuple):
    """A record as read: entries from line 3 on; `size` bytes of whole lines; `check` to go on from; `torn` when a
    last line was not whole; `fault` when reading was told to stop before a damaged line."""

    header: Header
    entries: list[Entry]
    size: int
    check: int
    torn: bool
    fault: LogError | None


def write_entry(entry: Entry) -> str:
    """The line without its check."""
    if entry.kind == "choice":
        return f"{entry.seat} {write_move(entry.move)}"
    if entry.kind == "undo":
        words = ["undo", str(entry.many), *[str(offset) for offset in entry.keep]]
        return " ".join([*words, "seen"] if entry.seen else words)
    if entry.kind == "bot":
        return f"bot {entry.seat} {entry.level}"
    return f"hint {entry.seat}" if entry.kind == "hint" else entry.kind


def read_entry(text: str) -> Entry:
    """The entry that write_entry wrote; ValueError when the text is not one."""
    if text in ("redo", "friendly"):
        return Entry(text)
    if match := UNDO.match(text):
        keep = tuple([int(word) for word in match.group(2).split()])
        return Entry("undo", many=int(match.group(1)), keep=keep, seen=match.group(3) is not None)
    if match := HINT.match(text):
        return Entry("hint", int(match.group(1)))
    if match := BOT.match(text):
        return Entry("bot", int(match.group(1)), level=match.group(2))
    if match := CHOICE.match(text):
        return Entry("choice", int(match.group(1)), read_move(match.group(2)))
    raise ValueError(f"{text[:40]!r} is neither `seat move` nor undo, redo, hint, bot or friendly")


def header_text(header: Header) -> str:
    """The header as one line of JSON."""
    data = {
        "format": FORMAT,
        "program": "verne-tabletop",
        "game": header.game,
        "edition": header.edition,
        "edition_name": header.edition_name,
        "options": dict(header.options),
        "seats": [card._asdict() for card in header.seats],
        "seed": header.seed,
        "honest": header.honest,
        "id": header.id,
        "created": header.created,
        "origin": header.origin,
    }
    return json.dumps(data, ensure_ascii=False)


def checked(text: str, check: int) -> tuple[str, int]:
    """The line with its check and newline, and the check to go on from; `check` is that of all lines before."""
    check = zlib.crc32(f"{text}\n".encode(), check)
    return f"{text} ~{check:08x}\n", check


def opening(header: Header) -> tuple[str, int]:
    """The first two lines of a record (the header, and `deal` with the check of both), and the check."""
    first = header_text(header)
    second, check = checked("deal", zlib.crc32(f"{first}\n".encode()))
    return f"{first}\n{second}", check


def read_header(text: str) -> Header:
    """The header in the first line of a record; LogError when it is foreign, future or damaged."""
    if not text.strip():
        raise LogError(1, "empty")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise LogError(1, "header" if '"verne-tabletop"' in text else "foreign", "not JSON") from None
    if not isinstance(data, dict) or data.get("program") != "verne-tabletop":
        raise LogError(1, "foreign")
    number = data.get("format")
    if type(number) is not int or number < 1:
        raise LogError(1, "header", "format")
    if number > FORMAT:
        raise LogError(1, "future", str(number))
    return _header(data)


def _header(data: Mapping[str, Any]) -> Header:
    def take(key: str, kind: type) -> Any:
        if type(data.get(key)) is not kind:
            raise LogError(1, "header", key)
        return data[key]

    options = take("options", dict)
    if any(type(value) is not int for value in options.values()):
        raise LogError(1, "header", "options")
    seats: list[SeatCard] = []
    for card in take("seats", list):
        if not isinstance(card, dict) or card.get("kind") not in KINDS:
            raise LogError(1, "header", "seats")
        name, level = card.get("name"), card.get("level", "")
        if type(name) is not str or type(level) is not str:
            raise LogError(1, "header", "seats")
        seats.append(SeatCard(name, card["kind"], level))
    seed = take("seed", int)
    if not seats or not 0 <= seed < 1 << 64:
        raise LogError(1, "header", "seed" if seats else "seats")
    return Header(
        take("game", str),
        take("edition", str),
        take("edition_name", str),
        options,
        tuple(seats),
        seed,
        take("honest", bool),
        take("id", str),
        take("created", str),
        take("origin", str),
    )


def read_log(data: bytes | str, salvage: bool = False) -> Record:
    """The record in `data`; a last line without its newline is dropped.

    LogError for what is damaged, foreign or future; with `salvage` a damaged line after the deal ends the reading
    instead and stands in `fault`.
    """
    raw = data.encode() if isinstance(data, str) else data
    if not raw:
        raise LogError(1, "empty")
    lines = raw.split(b"\n")
    tail = lines.pop()
    while lines and len(lines) > 2 and not lines[-1].strip(b"\0\r"):
        tail = lines.pop() + tail  # a power cut can leave the file long and unwritten
    if not lines:
        header = read_header(tail.decode("utf-8", "replace"))
        raise LogError(2, "header", f"{header.game}: deal")
    header = read_header(_text(lines[0], 1))
    check = zlib.crc32(lines[0].removesuffix(b"\r") + b"\n")
    entries: list[Entry] = []
    size, fault = len(lines[0]) + 1, None
    for number, line in enumerate(lines[1:], 2):
        try:
            entry, check = _line(line, number, check)
        except LogError as error:
            if not salvage or number == 2:
                raise
            fault = error
            break
        if entry is not None:
            entries.append(entry)
        size += len(line) + 1
    if len(lines) < 2:
        raise LogError(2, "header", "deal")
    return Record(header, entries, size, check, bool(tail), fault)


def _text(line: bytes, number: int) -> str:
    try:
        return line.removesuffix(b"\r").decode("utf-8")
    except UnicodeDecodeError:
        raise LogError(number, "encoding" if number > 1 else "foreign") from None


def _line(line: bytes, number: int, before: int) -> tuple[Entry | None, int]:
    match = CHECKED.match(_text(line, number))
    if match is None:
        raise LogError(number, "check")
    check = zlib.crc32(f"{match.group(1)}\n".encode(), before)
    if f"{check:08x}" != match.group(2):
        raise LogError(number, "check")
    if number == 2:
        if match.group(1) != "deal":
            raise LogError(2, "line", match.group(1)[:40])
        return None, check
    try:
        return read_entry(match.group(1)), check
    except ValueError as error:
        raise LogError(number, "line", str(error)) from None


def commitment(header: Header) -> str:
    """A SHA-256, 64 hex digits, that binds the deal before the game and can be checked after it: of
    `game edition seed id`, joined by single spaces. It tells nothing of a seed drawn evenly from 64 bits."""
    return hashlib.sha256(f"{header.game} {header.edition} {header.seed} {header.id}".encode()).hexdigest()
