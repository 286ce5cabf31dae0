"""Chance from one integer: SplitMix64 (Steele, Lea, Flood, OOPSLA 2014), with shuffles and dice."""

from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Chance:
    """A generator whose whole state is `word`, an integer of 64 bits.

    A state that rolls keeps the word in a field: `chance = Chance(state.dice); ...; state.dice = chance.word`.
    """

    def __init__(self, word: int) -> None:
        self.word: int = word & MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self.word = (self.word + GOLDEN) & MASK
        z = self.word
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """An even choice from 0..bound-1 (by rejection, so without bias); ValueError when bound < 1."""
        if bound < 1:
            raise ValueError(f"bound must be at least 1, not {bound}")
        limit = (1 << 64) - ((1 << 64) % bound)
        while True:
            word = self.bits()
            if word < limit:
                return word % bound

    def unit(self) -> float:
        """An even choice from [0, 1), 53 bits."""
        return (self.bits() >> 11) / 9007199254740992.0

    def die(self, faces: int = 6) -> int:
        """One die: 1..faces."""
        return 1 + self.below(faces)

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place (Fisher-Yates from the end)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def pick(self, things: list[T]) -> T:
        """One of `things`, evenly."""
        return things[self.below(len(things))]

    def weighted(self, weights: list[float]) -> int:
        """An index, in proportion to weights >= 0; even when all are 0."""
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0:
            return self.below(len(weights))
        mark = self.unit() * total
        for index in range(len(weights)):
            mark -= weights[index]
            if mark < 0.0:
                return index
        return len(weights) - 1

    def fork(self) -> "Chance":
        """An independent generator, seeded by the next bits of this one."""
        return Chance(self.bits())
