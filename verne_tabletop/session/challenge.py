"""A challenge code: a short text that reproduces a deal anywhere (game, edition, options, seats, seed)."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from verne_tabletop.engine.catalogue import Edition, Option
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF
from verne_tabletop.session.log import Header, LogError

#: Crockford's base 32: no I, L, O, U; a reader may type them for 1, 1, 0 and may use either case.
DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "-": "", " ": ""})
VERSION: Final = 1
GROUP: Final = 4


class Challenge(NamedTuple):
    """What a code says: enough for a header, but for who sits where."""

    game: str
    seats: int
    options: dict[str, int]
    seed: int


def write_challenge(header: Header, shelf: Mapping[str, Game] = SHELF) -> str:
    """The code of a header's deal, in groups of four characters joined by hyphens."""
    options = shelf[header.game].rulebook().options
    mixed = 0
    for option in options:
        values = [value.value for value in option.values]
        mixed = mixed * len(values) + values.index(header.options[option.key])
    body = bytes([VERSION]) + _mark(header.game, header.edition, options) + bytes([len(header.seats)])
    body += _number(mixed) + _number(header.seed)
    number = int.from_bytes(body + _proof(body), "big")
    text = ""
    while number:
        number, digit = divmod(number, 32)
        text = DIGITS[digit] + text
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def read_challenge(
    code: str, editions: Mapping[str, Edition] | None = None, shelf: Mapping[str, Game] = SHELF
) -> Challenge:
    """The deal of a code, for the games of the shelf with their own editions or those given by game key.

    LogError (line 0) when there is a slip in it, or when its version, game or edition is not here.
    """
    text = code.upper().translate(ALIKE)
    number = 0
    for character in text:
        if character not in DIGITS:
            raise LogError(0, "code", character)
        number = number * 32 + DIGITS.index(character)
    raw = number.to_bytes((number.bit_length() + 7) // 8, "big")
    if len(raw) < 8 or _proof(raw[:-2]) != raw[-2:]:
        raise LogError(0, "code", str(len(text)))
    if raw[0] != VERSION:
        raise LogError(0, "code_future")
    mark, seats, rest = raw[1:4], raw[4], raw[5:-2]
    for key in shelf:
        game = shelf[key]
        edition = (editions or {}).get(key) or game.edition(None)
        if _mark(key, edition.checksum, game.rulebook().options) == mark:
            mixed, rest = _take(rest)
            seed, rest = _take(rest)
            low, high = game.seats
            chosen: dict[str, int] = {}
            for option in reversed(game.rulebook().options):
                mixed, index = divmod(mixed, len(option.values))
                chosen[option.key] = option.values[index].value
            if rest or mixed or not low <= seats <= high or seed >= 1 << 64:
                raise LogError(0, "code", str(len(text)))
            return Challenge(key, seats, dict(reversed(chosen.items())), seed)
    raise LogError(0, "code_edition")


def _mark(game: str, edition: str, options: Sequence[Option]) -> bytes:
    """Three bytes that tell game, edition and the options known to it."""
    known = ";".join(f"{option.key}={','.join(str(value.value) for value in option.values)}" for option in options)
    return hashlib.sha256(f"{game} {edition} {known}".encode()).digest()[:3]


def _proof(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()[:2]


def _number(number: int) -> bytes:
    """Seven bits a byte, the low ones first; the high bit says that more follow."""
    out = bytearray()
    while number >= 128:
        out.append(128 | number & 127)
        number >>= 7
    return bytes([*out, number])


def _take(raw: bytes) -> tuple[int, bytes]:
    number = 0
    for at, byte in enumerate(raw):
        number |= (byte & 127) << (7 * at)
        if byte < 128:
            return number, raw[at + 1 :]
    raise LogError(0, "code", "")
