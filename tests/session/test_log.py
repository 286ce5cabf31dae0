"""Records: what is written is read back, and what is damaged is refused with its line."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.test_session import ANNA, BORIS, play_out, start
from tests.toy import TOYS, toy_edition
from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.model import Move
from verne_tabletop.session.log import Entry, LogError, commitment, read_entry, read_log, write_entry
from verne_tabletop.session.session import Session
from verne_tabletop.session.words import SENTENCES


def whole() -> Session:
    """A finished game with a mark of every kind in its record."""
    session = start(ANNA, BORIS, seed=8)
    moves = session.rules.moves(session.state, 0)
    session.choose(0, moves[0])
    session.hint(1)
    session.undo(0)
    session.redo()
    session.undo(0)
    session.befriend()
    session.hand_over(1, "cabin-boy")
    play_out(session)
    return session


RECORD = whole().text().encode()


def fault(data: bytes | str) -> LogError:
    with pytest.raises(LogError) as caught:
        Session.resume(data, shelf=TOYS)
    return caught.value


def test_a_record_is_a_header_and_a_line_a_choice() -> None:
    lines = RECORD.decode().splitlines()
    assert json.loads(lines[0])["seats"][1] == {"name": "Boris", "kind": "person", "level": ""}
    assert [line.rsplit(" ~", 1)[0] for line in lines[1:7]] == [
        "deal",
        lines[2][:-10],
        "hint 1",
        "undo 1",
        "redo",
        "undo 1",
    ]
    assert lines[2].startswith("0 bid:")


def test_cut_anywhere_it_opens_at_its_last_whole_line() -> None:
    full = Session.resume(RECORD, shelf=TOYS)
    head = len(b"\n".join(RECORD.split(b"\n")[:2])) + 1
    for size in range(len(RECORD)):
        if size < head:
            assert fault(RECORD[:size]).line in (1, 2)
        else:
            session = Session.resume(RECORD[:size], shelf=TOYS)
            whole_lines = RECORD[:size].rfind(b"\n") + 1
            assert session.fault is None and session.size == whole_lines
            assert session.text().encode() == RECORD[:whole_lines]
            assert full.text().startswith(session.text())


def test_every_flipped_bit_is_found() -> None:
    for at in range(len(RECORD)):
        for bit in (0, 3, 5, 7):
            raw = bytearray(RECORD)
            raw[at] ^= 1 << bit
            line = RECORD[:at].count(b"\n") + 1
            if at == len(RECORD) - 1:
                assert Session.resume(bytes(raw), shelf=TOYS).fault is None  # a last line without its newline: torn
            else:
                assert fault(bytes(raw)).line in ((1, 2) if line == 1 else (line, line + 1))


def test_lines_lost_or_swapped_are_found() -> None:
    lines = RECORD.splitlines(keepends=True)
    for at in range(2, len(lines) - 1):
        assert fault(b"".join(lines[:at] + lines[at + 1 :])).line == at + 1
        if lines[at] != lines[at + 1]:
            assert fault(b"".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]])).line == at + 1


def test_a_tail_that_the_disk_never_wrote_is_dropped() -> None:
    session = Session.resume(RECORD + b"\0" * 100 + b"\n\0\0", shelf=TOYS)
    assert session.fault is None and session.text().encode() == RECORD


def test_a_record_sent_through_another_system_is_still_read() -> None:
    session = Session.resume(RECORD.replace(b"\n", b"\r\n"), shelf=TOYS)
    assert session.text().encode() == RECORD and session.size == len(RECORD) + RECORD.count(b"\n")


def test_what_stands_before_the_damage_can_be_looked_at() -> None:
    lines = RECORD.splitlines(keepends=True)
    session = Session.resume(b"".join([*lines[:5], b"xyz\n", *lines[6:]]), shelf=TOYS, salvage=True)
    assert session.fault is not None and session.fault.line == 6
    assert session.text().encode() == b"".join(lines[:5]) and session.to_act() == []


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"hello\n",
        b"{}\n",
        b"[1]\n",
        b"\x89PNG\r\n\x1a\n\0\0\0",
        b"[" * 100_000,
        b'{"program": "chess"}\n1 e4\n',
        bytes(range(256)) * 10,
    ],
)
def test_a_foreign_file_gets_one_sentence(data: bytes) -> None:
    error = fault(data)
    assert error.word in ("foreign", "empty") and error.line == 1
    assert "\n" not in str(error)


def test_a_record_of_the_future_says_so() -> None:
    error = fault(RECORD.replace(b'"format": 1', b'"format": 2', 1))
    assert error.word == "future" and "update" in str(error) and "обновите" in error.sentence("ru")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"format": 1', '"format": "1"'),
        ('"format": 1', '"format": 0'),
        ('"options": {"cards": 3}', '"options": {"cards": "3"}'),
        ('"options": {"cards": 3}', '"options": []'),
        ('"kind": "person"', '"kind": "ghost"'),
        ('"name": "Anna"', '"name": 7'),
        ('"seed": 8', '"seed": -1'),
        ('"seed": 8', f'"seed": {1 << 64}'),
        ('"honest": true', '"honest": 1'),
        ('"id": "x", ', ""),
    ],
)
def test_a_header_with_a_wrong_part_names_it(old: str, new: str) -> None:
    assert old in RECORD.decode()
    error = fault(RECORD.decode().replace(old, new, 1))
    assert error.word == "header" and error.line == 1


def test_another_edition_can_only_be_looked_at(tmp_path: Path) -> None:
    other = tmp_path / "edition.toml"
    other.write_text('game = "toy"\nname = "Worn"\ncards = 12\n', encoding="utf-8")
    edition = toy_edition(other)
    started = Session.start(start(ANNA).header, edition, TOYS)
    started.choose(0, started.rules.moves(started.state, 0)[0])
    looked = Session.resume(started.text(), shelf=TOYS)
    assert looked.fault is not None and "Worn" in str(looked.fault)
    assert looked.choices == started.choices and looked.to_act() == []

    def find(game: str, checksum: str) -> Edition | None:
        return edition if (game, checksum) == ("toy", edition.checksum) else None

    assert Session.resume(started.text(), find, TOYS).fault is None


def test_an_illegal_choice_ends_the_reading_at_the_last_good_step() -> None:
    session = start(ANNA, BORIS)
    session.choose(0, session.rules.moves(session.state, 0)[0])
    session._write(Entry("choice", 1, Move("bid", 99)))
    session._write(Entry("choice", 1, session.rules.moves(session.state, 1)[0]))
    looked = Session.resume(session.text(), shelf=TOYS)
    assert looked.fault is not None and (looked.fault.line, looked.fault.word) == (4, "choice")
    assert len(looked.choices) == 1


@pytest.mark.parametrize(
    "entry",
    [
        Entry("undo", many=2),
        Entry("undo", many=1, keep=(1,)),
        Entry("redo"),
        Entry("hint", 2),
        Entry("bot", 2, level="mate"),
    ],
)
def test_a_mark_that_does_not_fit_ends_the_reading(entry: Entry) -> None:
    session = start(ANNA, BORIS)
    session.choose(0, session.rules.moves(session.state, 0)[0])
    session._write(entry)
    looked = Session.resume(session.text(), shelf=TOYS)
    assert looked.fault is not None and (looked.fault.line, looked.fault.word) == (4, "mark")


MOVES = st.tuples(
    st.from_regex(r"\A[a-z][a-z_]{0,9}\Z"),
    st.integers(-1, 999),
    st.integers(-1, 999),
    st.lists(st.integers(-9, 99), max_size=3).map(tuple),
).map(lambda parts: Move(*parts))
ENTRIES = st.one_of(
    st.tuples(st.integers(0, 9), MOVES).map(lambda parts: Entry("choice", *parts)),
    st.tuples(st.integers(1, 99), st.lists(st.integers(0, 50), max_size=4).map(tuple), st.booleans()).map(
        lambda parts: Entry("undo", many=parts[0], keep=parts[1], seen=parts[2])
    ),
    st.integers(0, 9).map(lambda seat: Entry("hint", seat)),
    st.integers(0, 9).map(lambda seat: Entry("bot", seat, level="cabin-boy")),
    st.sampled_from([Entry("redo"), Entry("friendly")]),
)


@given(ENTRIES)
def test_a_line_reads_as_it_was_written(entry: Entry) -> None:
    assert read_entry(write_entry(entry)) == entry


@given(st.text(max_size=30))
def test_no_text_is_read_as_something_that_writes_otherwise(text: str) -> None:
    try:
        entry = read_entry(text)
    except ValueError:
        return
    assert read_entry(write_entry(entry)) == entry


@given(st.binary(max_size=200))
def test_no_bytes_upset_the_reader(data: bytes) -> None:
    try:
        read_log(data)
    except LogError as error:
        assert error.line in (1, 2)


def test_every_sentence_stands_in_both_languages_and_ends_in_a_remedy_or_reason() -> None:
    for word, texts in SENTENCES.items():
        assert set(texts) == {"en", "ru"} and all(texts.values()), word
        assert texts["en"].count("{detail}") == texts["ru"].count("{detail}"), word


def test_the_commitment_binds_the_deal() -> None:
    header = start(ANNA).header
    assert len(commitment(header)) == 64 and commitment(header) == commitment(header._replace(created="later"))
    assert len({commitment(header), commitment(header._replace(seed=6)), commitment(header._replace(id="z"))}) == 3
