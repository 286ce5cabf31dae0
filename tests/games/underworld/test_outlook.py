"""The odds that the advisor goes by are the dice's own, its payments are the rulebook's, its habits are sensible."""

from fractions import Fraction
from itertools import product

import pytest

from tests.games.underworld.positions import RULES, T, after, combat, fresh, pay, piece, play, rolled, throne, treasure
from tests.games.underworld.positions import want as asked
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move
from verne_tabletop.games.underworld.advisor import UnderworldAdvisor
from verne_tabletop.games.underworld.edition import FAVOURS
from verne_tabletop.games.underworld.favours import fewest_cards, payable
from verne_tabletop.games.underworld.odds import Odds
from verne_tabletop.games.underworld.state import WON, UnderworldState

ADVISOR = UnderworldAdvisor(RULES)
ODDS = Odds(T)


def likeliest(state: UnderworldState) -> Move:
    moves = RULES.moves(state, 0)
    weights = ADVISOR.weigh(state, 0, moves)
    return moves[weights.index(max(weights))]


def worth(state: UnderworldState) -> float:
    """The mean of the advisor's worth over forty guesses."""
    view, chance = RULES.view(state, 0), Chance(5)
    return sum(ADVISOR.worth(RULES.imagine(view, 0, chance.fork()))[0] for _ in range(40)) / 40


@pytest.mark.parametrize(
    ("own_on", "hitting", "exact"),
    [
        (5, False, ["16/81", "32/81", "32/81", "1/81"]),
        (4, False, ["1/16", "1/4", "281/432", "1/27"]),
        (4, True, ["1/16", "1/4", "5/8", "1/16"]),
    ],
)
def test_four_dice_take_what_the_chart_says(own_on: int, hitting: bool, exact: list[str]) -> None:
    assert ODDS.strike(4, 0, 0, own_on, hitting) == pytest.approx([float(Fraction(odds)) for odds in exact])


def brute_removal(dice: int, rerolls: int) -> list[float]:
    """Every roll of `dice` dice and then of `rerolls` more, counted out one by one."""
    found = [0.0] * 4
    for faces in product(range(1, 7), repeat=dice + rerolls):
        table, again = list(faces[:dice]), faces[dice:]
        for face in again:
            if min(table) < 5:
                table[table.index(min(table))] = face
        hits = sum(face >= 5 for face in table)
        found[T.dice_removed[hits + hits // 3]] += 6.0 ** -(dice + rerolls)
    return found


@pytest.mark.parametrize(("dice", "rerolls"), [(2, 1), (3, 2), (4, 1), (1, 3)])
def test_rerolls_are_reckoned_exactly(dice: int, rerolls: int) -> None:
    assert ODDS.strike(dice, rerolls, 0, 5, False) == pytest.approx(brute_removal(dice, rerolls))


def test_cascades_are_reckoned_exactly() -> None:
    # one die, one cascade: a five hits once; a six is kept, and rolled on it adds a hit by a five or further sixes
    none, one = 4 / 6, 1 / 6 + 1 / 6 * 4 / 6
    assert ODDS.strike(1, 0, 1, 5, False)[:2] == pytest.approx([none, one], abs=1e-3)
    assert sum(ODDS.strike(5, 2, 2, 4, False)) == pytest.approx(1.0)


def test_the_odds_of_damage_are_the_charts() -> None:
    for dice, foe_on, critical in ((3, 5, 0), (4, 4, 1), (5, 5, 2)):
        found = [0.0] * (max(T.health_lost) + dice * critical + 1)
        for faces in product(range(1, 7), repeat=dice):
            hits = sum(face >= foe_on for face in faces)
            found[T.health_lost[hits] + hits // 3 * critical] += 6.0**-dice
        assert ODDS.damage(dice, foe_on, critical) == pytest.approx(found)
        row = ODDS.loss(dice, foe_on, critical)
        assert row == sorted(row) and row[-1] > 1.0 and row[0] == pytest.approx(found[0])


def test_it_pays_exactly_when_the_rules_let_one_pay() -> None:
    mind, chance = ADVISOR.outlook.mind, Chance(3)
    cards = [p for p in range(T.thanatos) if any(T.icons[p])]
    paid = 0
    for number in range(400):
        state = combat("ker", at=("asphodel", "tartarus", "elysium")[number % 3])
        state.hand = sorted(chance.pick(cards) for _ in range(chance.below(6)))
        basket = [chance.below(len(FAVOURS))] * (1 + chance.below(2))
        mind.hand, mind.wild, mind.barred = state.hand[:], state.wild == 1, 0 if number % 3 == 1 else -1
        need = [sum(T.costs[favour][god] for favour in basket) for god in range(3)]
        assert mind.pay(need[0], need[1], need[2]) == payable(T, state, basket, [], [])
        spent = len(state.hand) - len(mind.hand)
        assert spent == 0 or spent >= fewest_cards(T, state, basket)
        paid += spent > 0
    assert 100 < paid < 400


def test_the_end_is_worth_all_or_nothing() -> None:
    won, lost = throne(), throne()
    won.freed, lost.health = 1, 0
    assert ADVISOR.worth(won) == [100.0] and ADVISOR.worth(lost) == [0.0]


def test_worth_is_the_same_for_the_same_state_and_changes_nothing() -> None:
    state = play_some(9)
    full = RULES.imagine(RULES.view(state, 0), 0, Chance(1))
    twin = full.copy()
    assert ADVISOR.worth(full) == ADVISOR.worth(full) and full == twin


def play_some(seed: int) -> UnderworldState:
    """A journey some choices on its way."""
    state, chance = fresh(seed), Chance(seed)
    for _ in range(25):
        if RULES.to_act(state):
            RULES.play(state, 0, chance.pick(RULES.moves(state, 0)))
    return state


def test_every_position_of_a_journey_has_a_chance() -> None:
    for seed in range(12):
        state, chance = fresh(seed, advanced=seed % 2, critical_hitting=seed % 3 % 2), Chance(seed)
        while RULES.to_act(state):
            full = RULES.imagine(RULES.view(state, 0), 0, chance.fork())
            assert 0.0 <= ADVISOR.worth(full)[0] <= 100.0
            RULES.play(state, 0, chance.pick(RULES.moves(state, 0)))


def test_health_and_weaker_creatures_are_worth_more() -> None:
    hale, hurt = combat("warrior", hand=("harpy",)), combat("warrior", hand=("harpy",))
    after(hale), after(hurt)
    hurt.health = 6
    assert worth(hale) > worth(hurt) > 0.0
    near, far = after(throne()), after(throne())
    near.line_dice, near.health, far.health = [2], 12, 12
    assert worth(near) > 80.0 > worth(far)


def test_a_block_saves_a_life() -> None:
    state = rolled(throne(hand=("ares_athena", "ares_athena")), [6, 6, 1, 1], [4] * 4)
    state.health = 3
    assert likeliest(state) == asked("block")
    play(state, asked("block"))
    assert worth(state) > 0.0
    bare = rolled(throne(), [6, 6, 1, 1], [4] * 4)
    bare.health = 3
    assert worth(bare) == 0.0


def test_flight_waits_for_the_roll() -> None:
    state = combat("cerberus", "minotaur", hand=("ares_zeus", "ares_zeus"), advanced=1)
    state.health = 4
    assert likeliest(state) != asked("flee") and asked("flee") in RULES.moves(state, 0)
    assert likeliest(rolled(state, [1, 1, 1, 1], [5, 5, 5, 5, 1, 1, 1])) == asked("flee")


def test_a_free_turn_is_taken_on_a_die_that_misses() -> None:
    state = rolled(combat("warrior"), [5, 2, 6, 3], [1] * 5)
    state.treasures = [treasure("ariadnes_thread")]
    assert likeliest(state) == Move("reroll", place=1)
    state.treasures = [treasure("ariadnes_thread"), treasure("hecates_torch")]
    assert likeliest(state) == Move("cascade", place=2)


def test_what_can_wait_weighs_next_to_nothing() -> None:
    state = combat("warrior", hand=("zeus_athena",) * 4)
    state.health = 10
    moves = RULES.moves(state, 0)
    weights = dict(zip(moves, ADVISOR.weigh(state, 0, moves), strict=True))
    assert weights[asked("heal")] < 1e-5 * max(weights.values()), "it heals as well once it is needed"
    state.phase, state.line_dice = WON, [0]
    moves = RULES.moves(state, 0)
    weights = dict(zip(moves, ADVISOR.weigh(state, 0, moves), strict=True))
    assert weights[asked("heal")] > 1e-5, "here it is now or never"


def test_a_card_without_resources_is_left() -> None:
    state = rolled(combat("hecatoncheir", advanced=1), [5, 5, 5, 5], [1])
    play(state, Move("settle"))
    assert likeliest(state) == Move("spurn")
    useful = rolled(combat("lamia"), [5, 5, 5, 5], [1])
    play(useful, Move("settle"))
    assert likeliest(useful) == Move("take")


def test_the_poorer_card_pays() -> None:
    state = rolled(throne(hand=("warrior", "centaur", "shade")), [1, 1, 1, 1], [4] * 8)
    play(state, asked("block"))
    assert piece("shade") in state.hand and likeliest(state) in (pay("shade", 2), pay("centaur", 0), pay("warrior", 0))
