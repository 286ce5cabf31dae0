"""Moves that are nearly right: what a slip of the hand, a foreign log or a malicious file could ask for."""

from collections.abc import Iterable

from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move

FAR = 1_000_003


def bent(move: Move) -> Iterable[Move]:
    """The move with one of its parts moved off its mark."""
    for number in (-2, -1, 0, FAR, move.piece - 1, move.piece + 1):
        yield move._replace(piece=number)
    for number in (-2, -1, 0, FAR, move.place - 1, move.place + 1):
        yield move._replace(place=number)
    yield move._replace(verb="no_such_verb")
    yield move._replace(extra=(*move.extra, 0))
    yield move._replace(extra=(-1,))
    yield move._replace(extra=(FAR, FAR, FAR))
    for index, number in enumerate(move.extra):
        for other in (number - 1, number + 1, FAR, -1):
            yield move._replace(extra=(*move.extra[:index], other, *move.extra[index + 1 :]))
    if move.extra:
        yield move._replace(extra=move.extra[:-1])
        yield move._replace(extra=move.extra[::-1])


def perturbed(legal: list[Move], pool: list[Move], chance: Chance, count: int = 60) -> list[Move]:
    """Up to `count` bent moves, and as many from elsewhere in the game, without those that are legal."""
    lawful = set(legal)
    bases = legal[:] or [chance.pick(pool)]
    chance.shuffle(bases)
    near = [other for move in bases[:6] for other in bent(move)]
    # the parts of two moves mixed: a verb with another verb's piece and place
    mixed = [
        chance.pick(pool)._replace(piece=other.piece, place=other.place, extra=other.extra) for other in bases[:12]
    ]
    far = pool[:]
    chance.shuffle(far)
    chance.shuffle(near)
    return [move for move in [*near[:count], *mixed, *far[:count]] if move not in lawful]
