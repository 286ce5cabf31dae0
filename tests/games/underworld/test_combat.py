"""Strikes, damage and favours."""

from fractions import Fraction
from itertools import product

import pytest

from tests.games.underworld.positions import (
    RULES,
    T,
    after,
    combat,
    pay,
    piece,
    play,
    rolled,
    throne,
    treasure,
    want,
    why,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.underworld.combat import dice_removed, foe_hits, health_lost, own_hits
from verne_tabletop.games.underworld.state import AFTER, BEFORE, CARD, ROLLED, WON

ALL = ("ares_zeus", "ares_zeus", "ares_athena", "ares_athena", "zeus_athena", "zeus_athena")


def test_strike() -> None:
    state = combat("warrior")
    assert why(state, Move("settle")) == "strike"
    events = play(state, Move("strike"))
    assert state.phase == ROLLED and len(state.own_face) == 4 and len(state.foe_face) == 5
    assert [e.amount for e in events if e.kind == "roll"] == state.own_face
    assert why(state, Move("strike")) == "strike"


def odds(boss: bool) -> list[Fraction]:
    state = throne() if boss else combat("shade")
    counts = [0, 0, 0, 0]
    for faces in product(range(1, 7), repeat=4):
        rolled(state, list(faces), [1])
        counts[dice_removed(T, state)] += 1
    return [Fraction(n, 6**4) for n in counts]


def test_critical() -> None:
    assert odds(False) == [Fraction(16, 81), Fraction(32, 81), Fraction(32, 81), Fraction(1, 81)]
    assert odds(True) == [Fraction(1, 16), Fraction(1, 4), Fraction(281, 432), Fraction(1, 27)]
    state = rolled(combat("shade"), [5, 6, 5, 6, 6, 5], [1])
    assert own_hits(T, state) == 8, "six hits and two full threes"
    state.own_kept = [0, 3, 0, 0, 0, 0]
    state.own_face = [1, 1, 1, 1, 1, 1]
    assert own_hits(T, state) == 4, "three sixes kept by a cascade make a critical"
    boss = rolled(throne(), [4, 4, 4, 1], [1])
    assert own_hits(T, boss) == 3
    boss.critical_hitting = 1
    assert own_hits(T, boss) == 4


@pytest.mark.parametrize(("hits", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 5), (8, 5)])
def test_damage_chart_of_creatures(hits: int, lost: int) -> None:
    state = rolled(combat("lernaean_hydra"), [1], [5] * hits + [1])
    assert health_lost(T, state) == lost


@pytest.mark.parametrize(("kept", "removed"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3)])
def test_damage_chart(kept: int, removed: int) -> None:
    """Three and more kept sixes carry a critical with them: 3 are 4 hits, 4 are 5, 6 are 8."""
    state = rolled(combat("warrior"), [1, 1, 1, 1], [1] * 5)
    state.own_kept = [kept, 0, 0, 0]
    assert dice_removed(T, state) == removed
    state = rolled(combat("shade"), [5, 5, 5, 5], [1])
    play(state, Move("settle"))
    assert state.line_dice == [0], "what is too much is lost"


def test_creature_critical() -> None:
    lamia = rolled(combat("lamia"), [1], [5, 5, 5, 1])
    assert foe_hits(T, lamia) == 3 and health_lost(T, lamia) == 3
    cerberus = rolled(combat("cerberus"), [1], [5] * 6)
    assert health_lost(T, cerberus) == 4 + 2 * 2
    assert health_lost(T, rolled(combat("harpy"), [1], [5, 5, 5, 1])) == 2, "no mark, no critical"
    assert health_lost(T, rolled(combat("medusa"), [1], [4, 4, 4, 1])) == 2
    assert foe_hits(T, rolled(combat("hecatoncheir"), [1], [5, 5, 6])) == 1


def test_simultaneous() -> None:
    state = rolled(combat("shade"), [5, 5, 5, 5], [5, 5, 5])
    play(state, Move("settle"))
    assert state.phase == CARD and state.health == 18


def test_series() -> None:
    state = combat("shade", "ker", "harpy")
    seen = []
    for strike in range(5):
        seen.append(state.at)
        own = [5, 5, 5, 5] if strike == 4 else [1, 1, 1, 1]
        rolled(state, own, [1] * (2 if strike == 4 else state.line_dice[state.at]))
        play(state, Move("settle"))
    assert seen == [0, 1, 2, 0, 1], "one strike a creature, round after round"
    play(state, Move("take"))
    assert state.phase == AFTER and state.at == 2
    state.line_dice = [0, 0, 1]
    rolled(state, [5, 5, 5, 5], [1])
    play(state, Move("settle"), Move("spurn"))
    assert state.phase == WON


def test_take_card() -> None:
    state = rolled(combat("warrior", "shade"), [5, 5, 5, 5], [1])
    play(state, Move("settle"))
    assert why(state, want("die")) == "take_card" and why(state, Move("strike")) == "take_card"
    left = state.copy()
    play(left, Move("spurn"))
    assert left.hand == [] and left.creature_discard == [piece("warrior")]
    play(state, Move("take"), want("die"), pay("warrior", 0))
    assert state.extra_dice == 1, "its icons serve at once"


def test_windows() -> None:
    won = combat("shade", hand=ALL)
    won.phase, won.health = WON, 10
    assert why(won, want("die")) == "windows" and why(won, want("heal")) == ""
    assert why(won, Move("strike")) == "strike" and why(won, Move("onward")) == ""
    assert why(combat("shade", hand=ALL), Move("onward")) == "windows"
    first, second = combat("shade", hand=ALL), after(combat("shade", hand=ALL))
    for state in (first, second, rolled(combat("shade", hand=ALL), [1], [1])):
        for favour in ("die", "reroll", "cascade"):
            assert why(state, want(favour)) == ""


def test_resources() -> None:
    state = combat("shade", hand=("ares_zeus",))
    assert why(state, want("die")) == "resources"
    assert sorted(combat("shade", hand=ALL).hand) == sorted(RULES.deal(1, 5, {}).hand)


def test_payment() -> None:
    """A Hellhound's two Zeus and a Lamia's two Athena heal twice in one go."""
    state = combat("shade", hand=("hellhound", "lamia"))
    state.health = 10
    play(state, want("heal"), want("heal"))
    assert why(state, Move("strike")) == "payment"
    play(state, pay("hellhound", 1))
    assert why(state, want("heal")) == "payment"
    play(state, pay("lamia", 2))
    assert state.health == 12 and state.hand == [] and state.basket == []
    single = combat("shade", hand=("hellhound", "lamia"))
    single.health = 10
    play(single, want("heal"), pay("hellhound", 1), pay("lamia", 2))
    assert single.health == 11 and single.hand == [], "what is left over is lost"
    assert why(single, pay("lamia", 2)) == "payment"


def test_one_kind() -> None:
    state = combat("shade", hand=("warrior", "ares_zeus"))
    play(state, want("die"))
    assert why(state, pay("warrior", 2)) == "one_kind" and why(state, pay("lamia", 2)) == "one_kind"
    flight = combat("shade", hand=("warrior",))
    assert why(flight, want("flee")) == "resources", "not Ares and Zeus from the same card"


def test_no_idle_card() -> None:
    state = combat("shade", hand=("warrior", "ares_zeus", "ares_athena"))
    play(state, want("die"), pay("ares_zeus", 0))
    assert why(state, pay("warrior", 0)) == "no_idle_card"
    assert why(state, pay("ares_athena", 2)) == "no_idle_card"
    play(state, pay("ares_athena", 0))
    assert state.extra_dice == 1 and state.hand == [piece("warrior")]


def test_die() -> None:
    state = rolled(combat("warrior", hand=ALL), [1, 1, 1, 1], [1, 1, 1])
    play(state, want("die"), pay("ares_zeus", 0), pay("ares_zeus", 0))
    assert len(state.own_face) == 4, "bought after the roll it waits for the next strike"
    play(state, Move("settle"), want("die"), pay("ares_athena", 0), pay("ares_athena", 0), Move("strike"))
    assert len(state.own_face) == 6


def test_harpe() -> None:
    state = combat("shade")
    state.treasures = [treasure("harpe")]
    play(state, Move("strike"))
    assert len(state.own_face) == 5


def test_reroll() -> None:
    state = rolled(combat("shade", hand=("hellhound", "hellhound")), [1, 2, 3, 2], [1, 1, 1])
    assert why(state, Move("reroll", place=0)) == "reroll"
    play(state, want("reroll"), want("reroll"), pay("hellhound", 1), pay("hellhound", 1))
    state.own_kept[3], state.own_run[3] = 1, 1
    play(state, Move("reroll", place=3), Move("reroll", place=3))
    assert state.own_kept[3] >= 1, "kept sixes stay"
    assert why(state, Move("reroll", place=0)) == "reroll"
    state.own_face, state.own_kept = [1, 1, 1, 1], [0, 0, 0, 0]
    play(state, Move("settle"), Move("strike"), Move("reroll", place=0), Move("reroll", place=0))
    assert why(state, Move("reroll", place=0)) == "reroll"


def test_ariadnes_thread() -> None:
    state = rolled(combat("shade"), [1, 1, 1, 1], [1])
    state.treasures = [treasure("ariadnes_thread")]
    play(state, Move("reroll", place=2))
    assert why(state, Move("reroll", place=2)) == "reroll"


def cascade_until(kept: int) -> tuple[int, int]:
    """(kept sixes, last face) of a cascade from the first dice word that keeps `kept`."""
    for word in range(4000):
        state = rolled(combat("shade"), [6, 1, 1, 1], [1])
        state.treasures, state.dice = [treasure("hecates_torch")], word
        play(state, Move("cascade", place=0))
        if state.own_kept[0] == kept:
            return state.own_kept[0], state.own_face[0]
    raise AssertionError("no such roll")


def test_cascade() -> None:
    assert cascade_until(1)[1] != 6
    kept, face = cascade_until(3)
    assert kept == 3 and face != 6, "it rolls on as long as it shows 6"
    state = rolled(combat("shade", hand=("lamia", "lamia")), [6, 6, 5, 1], [1])
    play(state, want("cascade"), pay("lamia", 2), Move("cascade", place=0))
    assert why(state, Move("cascade", place=1)) == "cascade", "one bought, one used"
    play(state, want("cascade"), pay("lamia", 2), Move("cascade", place=1))
    assert why(state, Move("cascade", place=0)) == "cascade"


def test_hecates_torch() -> None:
    state = rolled(combat("shade"), [6, 6, 1, 1], [1])
    state.treasures = [treasure("hecates_torch")]
    assert why(state, Move("cascade", place=2)) == "cascade", "only a 6 cascades"
    play(state, Move("cascade", place=1))
    assert why(state, Move("cascade", place=0)) == "cascade"


def test_block() -> None:
    assert why(combat("lamia", hand=ALL), want("block")) == "block"
    assert why(rolled(combat("lamia", hand=ALL), [1], [1]), want("block")) == "block"
    state = rolled(combat("lamia", hand=ALL), [5, 1, 1, 1], [5, 5, 5, 5])
    play(state, want("block"))
    assert why(state, want("block")) == "block"
    play(state, pay("ares_zeus", 0), pay("zeus_athena", 2))
    assert why(state, want("block")) == "block"
    play(state, Move("settle"))
    assert state.health == 20 and state.line_dice == [3], "own hits still count"


def test_flee() -> None:
    state = rolled(combat("shade", "ker", hand=("ares_zeus", "ares_zeus")), [5, 5, 5, 5], [6, 6, 6])
    play(state, want("flee"), pay("ares_zeus", 0), pay("ares_zeus", 1))
    assert state.health == 19, "the toll only: the strike is broken off"
    assert sorted(state.creature_discard) == sorted([piece("shade"), piece("ker")]) and len(state.visited) == 2
    acheron = combat("shade", at="acheron", hand=("ares_zeus", "ares_zeus"))
    play(acheron, want("flee"), pay("ares_zeus", 0), pay("ares_zeus", 1))
    assert acheron.phase == BEFORE and acheron.set_aside == []


def test_flee_last() -> None:
    state = combat("shade", hand=ALL)
    state.health = 10
    play(state, want("flee"))
    assert why(state, want("heal")) == "flee_last"
    mixed = combat("shade", hand=ALL)
    mixed.health = 10
    play(mixed, want("heal"), want("flee"))
    play(mixed, pay("zeus_athena", 1), pay("zeus_athena", 2), pay("ares_zeus", 0), pay("ares_zeus", 1))
    assert mixed.health == 10 and len(mixed.visited) == 2


def test_flee_thanatos() -> None:
    assert why(throne(hand=ALL), want("flee")) == "flee_thanatos"


def test_flee_toll() -> None:
    state = combat("shade", hand=ALL)
    state.health = 1
    assert why(state, want("flee")) == "flee_toll"
    play(state, want("heal"))
    assert why(state, want("flee")) == "", "healed first, the toll can be paid"


def test_heal() -> None:
    for amount in (1, 2, 3):
        state = combat("shade", hand=ALL, heal=amount)
        state.health = 10
        play(state, want("heal"), pay("zeus_athena", 1), pay("zeus_athena", 2))
        assert state.health == 10 + amount


def test_full_health() -> None:
    state = combat("shade", hand=ALL)
    assert why(state, want("heal")) == "full_health"
    state.health = 19
    play(state, want("heal"))
    assert why(state, want("heal")) == "full_health"
