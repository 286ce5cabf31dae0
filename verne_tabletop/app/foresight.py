"""What a move under the pointer would change, as far as that is certain: guessed twice, and told where both agree."""

from typing import Any, NamedTuple

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Line, Move, Seat
from verne_tabletop.engine.rules import Rules

#: Seeds of the guesses; what differs between them hangs on what is hidden.
GUESSES = (1870, 1871)


class Foresight(NamedTuple):
    """view: the table after the move, None when it hangs on what is hidden. account: the seat's score then, likewise.
    gain: points by which the score would change; None when that is not certain."""

    view: Any
    account: list[Line] | None
    gain: int | None


def foresee(rules: Rules[Any], view: Any, seat: Seat, move: Move) -> Foresight:
    """What `move` of `seat` would do, from the seat's view alone."""
    before = sum(line.points for line in rules.account(view, seat))
    certain = rules.glimpse(view, seat, move)
    if certain is not None:
        account = rules.account(certain, seat)
        return Foresight(certain, account, sum(line.points for line in account) - before)
    views, accounts = [], []
    for seed in GUESSES:
        state = rules.imagine(view, seat, Chance(seed))
        rules.play(state, seat, move)
        views.append(rules.view(state, seat))
        accounts.append(rules.account(state, seat))
    same = views[0] == views[1]
    sure = accounts[0] == accounts[1]
    gain = sum(line.points for line in accounts[0]) - before if sure else None
    return Foresight(views[0] if same else None, accounts[0] if sure else None, gain)
