"""What was played and how it ended, in one SQLite file that may break without breaking anything else."""

import csv
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from verne_tabletop.app.folders import set_aside

VERSION: Final = 1
SCHEMA: Final = """
CREATE TABLE match (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, edition TEXT NOT NULL, honest INTEGER NOT NULL,
  branched INTEGER NOT NULL, reason TEXT NOT NULL, rank TEXT NOT NULL, choices INTEGER NOT NULL, ended TEXT NOT NULL,
  seed TEXT NOT NULL, daily TEXT NOT NULL
);
CREATE TABLE seat (
  match TEXT NOT NULL REFERENCES match(id) ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
  kind TEXT NOT NULL, level TEXT NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL, won INTEGER NOT NULL,
  hints INTEGER NOT NULL, PRIMARY KEY (match, seat)
);
CREATE INDEX seat_name ON seat(name);
"""
COLUMNS: Final = (
    "ended", "game", "seats", "seat", "name", "kind", "level", "score", "place", "won", "honest", "branched", "hints",
    "reason", "rank", "choices", "edition", "seed", "daily", "id",
)  # fmt: skip


class SeatResult(NamedTuple):
    """How a match ended for one seat."""

    name: str
    kind: str
    level: str
    score: int
    place: int
    won: bool
    hints: int


class MatchResult(NamedTuple):
    """A match that is over; `branched` when it was begun in the middle of another."""

    id: str
    game: str
    edition: str
    honest: bool
    branched: bool
    reason: str
    rank: str
    choices: int
    ended: str
    seed: int
    daily: str
    seats: tuple[SeatResult, ...]


class Row(NamedTuple):
    """One seat of one match, as lists and charts want it."""

    ended: str
    game: str
    seats: int
    seat: int
    name: str
    kind: str
    level: str
    score: int
    place: int
    won: int
    honest: int
    branched: int
    hints: int
    reason: str
    rank: str
    choices: int
    edition: str
    seed: str
    daily: str
    id: str


class Summary(NamedTuple):
    """What a list of games comes to: scores ascending, and the run of wins that lasts and the longest."""

    played: int
    won: int
    scores: tuple[int, ...]
    streak: int
    longest: int

    @property
    def mean(self) -> float:
        """The average score."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def median(self) -> float:
        """The middle score."""
        if not self.scores:
            return 0.0
        half = len(self.scores) // 2
        return self.scores[half] if len(self.scores) % 2 else (self.scores[half - 1] + self.scores[half]) / 2


class Statistics:
    """The database; `aside` is where a broken one was moved to, None when all was well."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.aside: Path | None = None
        try:
            self._prepare()
        except sqlite3.DatabaseError:
            self.aside = set_aside(file)
            self._prepare()

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        base = sqlite3.connect(self.file)
        try:
            base.execute("PRAGMA foreign_keys = ON")
            with base:
                yield base
        finally:
            base.close()

    def _prepare(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self._open() as base:
            version = base.execute("PRAGMA user_version").fetchone()[0]
            if version == 0:
                base.executescript(SCHEMA)
                base.execute(f"PRAGMA user_version = {VERSION}")
            elif version != VERSION:
                raise sqlite3.DatabaseError(f"version {version}")
            if base.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("damaged")

    def enter(self, result: MatchResult) -> None:
        """Enter a match; a match that ended before (and was taken back, in friendly play) is entered anew."""
        with self._open() as base:
            base.execute("DELETE FROM match WHERE id = ?", (result.id,))
            base.execute(
                "INSERT INTO match VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
                (
                    result.id,
                    result.game,
                    len(result.seats),
                    result.edition,
                    result.honest,
                    result.branched,
                    result.reason,
                    result.rank,
                    result.choices,
                    result.ended,
                    str(result.seed),
                    result.daily,
                ),
            )
            base.executemany(
                "INSERT INTO seat VALUES (?,?,?,?,?,?,?,?,?)",
                [(result.id, number, *seat) for number, seat in enumerate(result.seats)],
            )

    def withdraw(self, id: str) -> None:
        """Take a match out again: its end was taken back."""
        with self._open() as base:
            base.execute("DELETE FROM match WHERE id = ?", (id,))

    def holds(self, id: str) -> bool:
        """Whether a match was entered."""
        with self._open() as base:
            return base.execute("SELECT 1 FROM match WHERE id = ?", (id,)).fetchone() is not None

    def rows(self, game: str = "", name: str = "", seats: int = 0, honest: bool = False, level: str = "") -> list[Row]:
        """Seats at which people sat, newest first; empty values do not narrow the list.

        level: only matches in which a bot of that level sat, too. honest: only honest ones that were not branched.
        """
        where, values = ["seat.kind = 'person'"], list[str | int]()
        for condition, value in (("match.game = ?", game), ("seat.name = ?", name), ("match.seats = ?", seats)):
            if value:
                where.append(condition)
                values.append(value)
        if honest:
            where.append("match.honest = 1 AND match.branched = 0")
        if level:
            where.append("EXISTS (SELECT 1 FROM seat s WHERE s.match = match.id AND s.kind = 'bot' AND s.level = ?)")
            values.append(level)
        columns = ", ".join(column if column in ("ended", "game", "honest", "branched", "reason", "rank", "choices",
                                                 "edition", "seed", "daily", "id", "seats") else f"seat.{column}"
                            for column in COLUMNS)  # fmt: skip
        query = f"SELECT {columns} FROM seat JOIN match ON match.id = seat.match WHERE {' AND '.join(where)}"
        with self._open() as base:
            found = base.execute(f"{query} ORDER BY ended DESC, match.rowid DESC, seat.seat", values).fetchall()
        return [Row(*row) for row in found]

    def names(self) -> list[str]:
        """Everybody who has finished a match at this device."""
        with self._open() as base:
            found = base.execute("SELECT DISTINCT name FROM seat WHERE kind = 'person' ORDER BY name").fetchall()
        return [name for (name,) in found]

    def export(self, file: Path, rows: Sequence[Row]) -> None:
        """Write rows as CSV with a head line, UTF-8 with a mark so that spreadsheets know; OSError when it cannot."""
        with file.open("w", encoding="utf-8-sig", newline="") as out:
            writer = csv.writer(out)
            writer.writerow(COLUMNS)
            writer.writerows(rows)


def summarise(rows: Sequence[Row]) -> Summary:
    """The sum of rows as rows() gives them, newest first."""
    streak = next((count for count, row in enumerate(rows) if not row.won), len(rows))
    longest = run = 0
    for row in rows:
        run = run + 1 if row.won else 0
        longest = max(longest, run)
    scores = tuple(sorted(row.score for row in rows))
    return Summary(len(rows), sum(row.won for row in rows), scores, streak, longest)
