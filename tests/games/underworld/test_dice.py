"""The dice are fair: every face as often as the others, for the hero and for what meets him."""

import itertools
from collections import Counter

from tests.games.underworld.positions import RULES
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Event
from verne_tabletop.session.log import Header, SeatCard, commitment
from verne_tabletop.session.luck import luck
from verne_tabletop.session.session import Session

#: Chi-square with five degrees of freedom stays below this in 999 of 1,000 fair samples.
CRITICAL = 20.52


def chi_square(faces: list[int]) -> float:
    expected = len(faces) / 6.0
    return sum((Counter(faces)[face] - expected) ** 2 / expected for face in range(1, 7))


def test_every_face_is_as_likely() -> None:
    rolled: dict[str, list[int]] = {kind: [] for kind in RULES.ROLLS}
    for seed in range(120):
        state, chance = RULES.deal(1, seed, {}), Chance(seed)
        while RULES.to_act(state):
            events: list[Event] = []
            RULES.play(state, 0, chance.pick(RULES.moves(state, 0)), events)
            for event in events:
                if event.kind in rolled:
                    rolled[event.kind].append(event.amount)
    for kind, faces in rolled.items():
        assert len(faces) > 5000, kind
        assert chi_square(faces) < CRITICAL, kind


def test_one_roll_tells_nothing_of_the_next() -> None:
    chance = Chance(7)
    faces = [chance.die() for _ in range(36_001)]
    pairs = Counter(itertools.pairwise(faces))
    assert sum((pairs[(a, b)] - 1000.0) ** 2 / 1000.0 for a in range(1, 7) for b in range(1, 7)) < 66.62


def test_the_luck_of_a_game_and_its_seal() -> None:
    header = Header("underworld", "", "", {}, (SeatCard("Ann"),), 11, id="one")
    session, chance = Session.start(header), Chance(3)
    while session.outcome() is None:
        session.choose(0, chance.pick(session.rules.moves(session.state, 0)))
    own, foe = luck(session)
    assert (own.kind, foe.kind) == ("roll", "foe_roll") and len(own.faces) > 20 and set(own.faces) <= set(range(1, 7))
    assert abs(own.mean - sum(own.faces) / len(own.faces)) < 1e-9 and 0.0 < own.ahead < 1.0
    assert (own.ahead > 0.5) == (own.mean > 3.5)
    assert commitment(session.header) != commitment(session.header._replace(seed=12)), "another seed, another seal"
