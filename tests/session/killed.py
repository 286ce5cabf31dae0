"""A player that is killed again and again: run as a program, it prints what it found as one JSON object.

Each round a child goes on with the match where the folder left it (or begins the next), reports every step through a
pipe once it may be shown, and gets SIGKILL after a while that nobody chose. Then the folder is read again.
"""

import json
import os
import select
import signal
import sys
import time
from pathlib import Path

from tests.toy import TOYS
from verne_tabletop.engine.chance import Chance
from verne_tabletop.games import SHELF
from verne_tabletop.session.honesty import BlockedError
from verne_tabletop.session.log import Header, SeatCard
from verne_tabletop.session.saves import Saves
from verne_tabletop.session.session import Session

SHELVES = {**TOYS, **SHELF}


def carry_on(saves: Saves, key: str, chance: Chance, pipe: int) -> None:
    """Play until killed: choices, hints, steps back, the next match when one is over."""
    number = len(saves.list())
    session = saves.open(f"{key}-match-{number}.verne") if number else None
    while True:
        if session is None or not session.to_act():
            number += 1
            seats = tuple(SeatCard(f"P{seat}") for seat in range(SHELVES[key].seats[1]))
            session = Session.start(Header(key, "", "", {}, seats, number, id=f"match-{number}"), shelf=SHELVES)
            saves.create(session)
        step(session, chance)
        os.write(pipe, f"{number} {len(session.text().splitlines())}\n".encode())


def step(session: Session, chance: Chance) -> None:
    """Mostly a choice, sometimes a hint or a step back."""
    seat = chance.pick(session.to_act())
    what = chance.below(10)
    try:
        if what == 0:
            session.undo(seat)
            return
        if what == 1 and session.may_redo():
            session.redo()
            return
    except BlockedError:
        pass
    if what == 2:
        session.hint(seat)
    else:
        session.choose(seat, chance.pick(session.rules.moves(session.state, seat)))


def one_life(saves: Saves, key: str, chance: Chance) -> tuple[int, int]:
    """One child's life; the last match and number of lines that it was ready to show (0, 0: none)."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            carry_on(saves, key, chance.fork(), writing)
        finally:
            os._exit(3)  # only reached when something was wrong
    os.close(writing)
    chance.bits()
    if chance.below(3):  # mostly it gets as far as a first choice, however slow the machine
        select.select([reading], [], [], 20.0)
    time.sleep(0.002 + 0.05 * chance.unit() ** 2)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child died by itself"
    with os.fdopen(reading, "rb") as pipe:
        lines = pipe.read().splitlines()
    if not lines:
        return 0, 0
    match, count = lines[-1].split()
    return int(match), int(count)


def main(folder: Path, key: str, kills: int) -> dict[str, int]:
    """Kill so often; how often lines were lost that had been shown, how often one was there that had not, and how
    often the match was killed amidst what question."""
    saves, chance = Saves(folder, shelf=SHELVES), Chance(2026)
    found = {"kills": 0, "lost": 0, "ahead": 0, "steps": 0, "faults": 0, "strangers": 0}
    match, count = 0, 0
    for _ in range(kills):
        last = one_life(saves, key, chance)
        match, count = last if last[0] else (match, count)
        found["kills"] += 1
        listed = saves.list()
        found["faults"] += sum(saved.fault is not None for saved in listed)
        found["strangers"] += len([path for path in folder.iterdir() if path.suffix != ".verne"])
        if not listed:
            found["lost"] += match > 0
            continue
        session = saves.open(f"{key}-match-{len(listed)}.verne")
        found["faults"] += session.fault is not None
        lines = len(session.text().splitlines())
        if len(listed) == match:
            found["lost"] += max(0, count - lines)
            found["ahead"] = max(found["ahead"], lines - count)
        else:
            # killed just after the next match was laid out: that and at most one choice of it
            found["lost"] += max(0, match - len(listed))
            found["ahead"] = max(found["ahead"], lines - 2)
        match, count = len(listed), lines
        acting = session.to_act()
        if acting:
            ask = session.rules.prompt(session.state, acting[0]).ask
            found[f"amidst {ask}"] = found.get(f"amidst {ask}", 0) + 1
    found["matches"], found["steps"] = match, count
    return found


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))
