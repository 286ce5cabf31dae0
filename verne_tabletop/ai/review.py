"""The review after a game: what each choice cost against the best that was to be had, and what was luck.

At each of a seat's choices search gives every candidate a value in points. The cost of a choice is the best value less
its own. What then happened is luck: the best value at the seat's next choice (or the final worth) less the value of
what was chosen; chance, and what the others did, are both in it. So for each seat
first value - costs + lucks = final worth.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from verne_tabletop.ai.levels import STRONGEST, consider, plan_for
from verne_tabletop.ai.search import never
from verne_tabletop.ai.search_plan import Candidate
from verne_tabletop.engine.model import Move, Seat
from verne_tabletop.engine.rules import Advisor, Rules


class Verdict(NamedTuple):
    """What one choice was worth: its number (from 1), seat and move; the value of the best move, and that move; what
    the choice cost (0 for the best, and where there was no other); the candidates, the best first."""

    number: int
    seat: Seat
    move: Move
    best: Move
    value: float
    cost: float
    candidates: list[Candidate]


class Reckoning(NamedTuple):
    """A seat's game: its verdicts, the luck after each of them, and the final worth."""

    verdicts: list[Verdict]
    lucks: list[float]
    final: float


def judge(number: int, seat: Seat, move: Move, candidates: list[Candidate]) -> Verdict:
    """The verdict on a move, by the candidates that a thought gave (among them the move itself, by `also`)."""
    looked = [candidate for candidate in candidates if candidate.visits]
    own = next((candidate for candidate in looked if candidate.move == move), None)
    if own is None or len(looked) < 2:
        return Verdict(number, seat, move, move, own.value if own else 0.0, 0.0, candidates)
    best = max(looked, key=lambda candidate: candidate.value)
    if best.value - own.value <= 0.0:
        best = own
    return Verdict(number, seat, move, best.move, best.value, best.value - own.value, candidates)


def review(
    game: str,
    rules: Rules[Any],
    advisor: Advisor[Any],
    first: Any,
    choices: Iterable[tuple[Seat, Move]],
    seats: list[Seat],
    seed: int,
    level: str = STRONGEST,
    stop: Callable[[], bool] = never,
) -> Iterator[Verdict]:
    """A verdict on each choice of `seats` that had an alternative, in order, as it is found; `stop` ends the review.

    `first` is the state before the first choice and is left alone. Each position is judged from the seat's view.
    """
    state = first.copy()
    for number, (seat, move) in enumerate(choices, 1):
        if stop():
            return
        if seat in seats and len(rules.moves(state, seat)) > 1:
            view = rules.view(state, seat)
            thought = consider(game, rules, advisor, view, seat, level, seed + number, stop, [move])
            yield judge(number, seat, move, thought.candidates)
        rules.play(state, seat, move)


def reckon(verdicts: list[Verdict], final: float) -> Reckoning:
    """The lucks of one seat's verdicts; `final` is the final worth in the same measure as the values."""
    lucks: list[float] = []
    for at, verdict in enumerate(verdicts):
        after = verdicts[at + 1].value if at + 1 < len(verdicts) else final
        lucks.append(after - (verdict.value - verdict.cost))
    return Reckoning(verdicts, lucks, final)


def final_worth(game: str, advisor: Advisor[Any], state: Any, seat: Seat, level: str = STRONGEST) -> float:
    """The worth of a finished game for a seat, in the measure of the level's values."""
    worth = advisor.worth(state)
    others = [points for other, points in enumerate(worth) if other != seat]
    rivalry = plan_for(game, level, len(worth)).rivalry
    return worth[seat] - (rivalry * sum(others) / len(others) if others else 0.0)
