"""What may be taken back: to one's own last choice, and in honest play never across something newly seen."""

from typing import NamedTuple

from verne_tabletop.engine.model import Event, Seat
from verne_tabletop.session.fold import Fold, is_legal
from verne_tabletop.session.words import sentence


class BlockedError(ValueError):
    """A step back that is not to be had: a word of words.py, and the event in its way, if one is."""

    def __init__(self, word: str, event: Event | None = None) -> None:
        self.word, self.event = word, event
        super().__init__(self.sentence("en"))

    def sentence(self, language: str) -> str:
        """Why not, in one sentence."""
        said = sentence(self.word, language)
        return said[0].upper() + said[1:]


class StepBack(NamedTuple):
    """A step back: the offsets of those taken back that are made again (others chose
    them at the same time), whether all that others chose is, and the first thing that was shown since."""

    keep: tuple[int, ...]
    whole: bool
    shown: Event | None


def own_last(fold: Fold, seat: Seat) -> int | None:
    """How many choices stand before the seat's own last one; None when it has none."""
    for count in range(len(fold.choices) - 1, -1, -1):
        if fold.choices[count].seat == seat:
            return count
    return None


def shown(fold: Fold, number: int, persons: list[Seat]) -> Event | None:
    """The first event of choice `number` (from 0) that showed one of `persons` something new."""
    for event in fold.events[number]:
        if event.kind in fold.rules.REVEALS and (event.seen_by < 0 or event.seen_by in persons):
            return event
    return None


def step_back(fold: Fold, seat: Seat, count: int, persons: list[Seat]) -> StepBack:
    """What it means that `seat` takes back its choices from `count` on.

    A choice of another seat stays made when it is as legal without them; after one that is not, all of that seat's
    later ones go too.
    """
    state, keep, dropped = fold.at(count), [], {seat}
    seen: Event | None = None
    for offset, choice in enumerate(fold.choices[count:]):
        seen = seen or shown(fold, count + offset, persons)
        if choice.seat not in dropped and is_legal(fold.rules, state, choice):
            fold.rules.play(state, choice.seat, choice.move)
            keep.append(offset)
        else:
            dropped.add(choice.seat)
    return StepBack(tuple(keep), dropped == {seat}, seen)


def turn_start(fold: Fold, seat: Seat, persons: list[Seat]) -> int:
    """How many choices stand before the seat's unbroken run of choices since something was last shown; all of them
    when there is no such run."""
    start = len(fold.choices)
    for count in range(len(fold.choices) - 1, -1, -1):
        if shown(fold, count, persons) is not None:
            break
        if fold.choices[count].seat == seat:
            if not step_back(fold, seat, count, persons).whole:
                break
            start = count
    return start
