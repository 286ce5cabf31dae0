"""How the dice of a game fell, against what fair dice would do."""

from math import erf, sqrt
from typing import NamedTuple

from verne_tabletop.session.session import Session

FACES = 6
MEAN = (FACES + 1) / 2.0
VARIANCE = (FACES * FACES - 1) / 12.0


class Luck(NamedTuple):
    """The dice of one side: the event kind that shows them, and every face in the order rolled."""

    kind: str
    faces: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The mean face; that of a fair die when nothing was rolled."""
        return sum(self.faces) / len(self.faces) if self.faces else MEAN

    @property
    def ahead(self) -> float:
        """The share of equally many fair dice whose sum is lower, 0..1 (normal approximation of the sum)."""
        if not self.faces:
            return 0.5
        return 0.5 * (1.0 + erf((sum(self.faces) - MEAN * len(self.faces)) / sqrt(2.0 * VARIANCE * len(self.faces))))


def luck(session: Session) -> list[Luck]:
    """One Luck for each kind of roll the game has, over all choices so far; empty for a game without dice."""
    found: dict[str, list[int]] = {kind: [] for kind in session.rules.ROLLS}
    if found:
        for number in range(1, len(session.choices) + 1):
            for event in session.events(number):
                if event.kind in found:
                    found[event.kind].append(event.amount)
    return [Luck(kind, tuple(faces)) for kind, faces in found.items()]
