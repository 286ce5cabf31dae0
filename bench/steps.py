"""How long a step through a match takes: choosing, undoing, making again and seeking in its record, without a window.

`python -m bench.steps` prints the figures as JSON, for every game on the shelf, in milliseconds.
"""

import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from bench.figures import spread
from verne_tabletop.engine.chance import Chance
from verne_tabletop.games import SHELF
from verne_tabletop.session.log import Header, SeatCard
from verne_tabletop.session.session import Session

SEEKS = 40


def timed(deed: Callable[..., Any], *told: Any) -> float:
    """Milliseconds that a deed takes."""
    began = perf_counter()
    deed(*told)
    return 1000 * (perf_counter() - began)


def whole_match(key: str) -> tuple[Session, list[float]]:
    """A match of people at this device, played evenly to its end, and how long each choice took."""
    game = SHELF[key]
    seats = tuple(SeatCard(f"Seat {seat + 1}", "person") for seat in range(max(game.seats[0], min(2, game.seats[1]))))
    session = Session.start(Header(key, "", "", {}, seats, seed=1, honest=False))
    chance, took = Chance(1), []
    while acting := session.to_act():
        move = chance.pick(session.rules.moves(session.state, acting[0]))
        took.append(timed(session.choose, acting[0], move))
    return session, took


def measure(key: str) -> dict[str, Any]:
    """The figures of one game: every choice, then seeks all over the record, then undo and redo from its end."""
    session, choosing = whole_match(key)
    chance, count = Chance(2), len(session.choices)
    seeking = [timed(session.at, chance.below(count + 1)) for _ in range(SEEKS)]
    undoing, redoing = [], []
    for _ in range(min(SEEKS, count)):
        seat = session.choices[-1].seat
        undoing.append(timed(session.undo, seat))
    while session.may_redo():
        redoing.append(timed(session.redo))
    opening = [timed(Session.resume, session.text())]
    return {
        "choices": count,
        "choose": spread(choosing),
        "seek": spread(seeking),
        "undo": spread(undoing),
        "redo": spread(redoing),
        "resume": spread(opening),
    }


if __name__ == "__main__":
    print(json.dumps({key: measure(key) for key in SHELF}))
