"""Numbers for things that lie in an order: who lies in it already keeps its number, whoever comes or goes."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

#: Numbers nearer to each other than this, or more than twice as high as there are things, are given anew.
CLOSEST: Final = 1e-6
SPARE: Final = 100


def in_order(numbers: Sequence[float]) -> list[float]:
    """Rising numbers above 0 for things in their order, of which each had a number or 0 (it is new).

    As many as can be keep theirs; the others get one between their neighbours'. All are counted anew, from 1, when
    there is no more room.
    """
    anew = [float(at) for at in range(1, len(numbers) + 1)]
    given: list[float] = []
    low = 0.0
    for at in [*_rising(numbers), len(numbers)]:
        missing = at - len(given)
        high = numbers[at] if at < len(numbers) else low + missing + 1
        step = (high - low) / (missing + 1)
        if step < CLOSEST:
            return anew
        given += [low + step * number for number in range(1, missing + 1)]
        if at < len(numbers):
            given.append(high)
        low = high
    return given if not given or given[-1] <= 2 * len(given) + SPARE else anew


def _rising(numbers: Sequence[float]) -> list[int]:
    """Where the longest run of rising numbers above 0 stands, others between them left out."""
    ends: list[float] = []
    places: list[int] = []
    before: list[int] = []
    for at, number in enumerate(numbers):
        length = bisect_left(ends, number) if number > 0 else -1
        before.append(places[length - 1] if length > 0 else -1)
        if length < 0:
            continue
        if length == len(ends):
            ends.append(number)
            places.append(at)
        else:
            ends[length], places[length] = number, at
    found: list[int] = []
    at = places[-1] if places else -1
    while at >= 0:
        found.append(at)
        at = before[at]
    return found[::-1]
