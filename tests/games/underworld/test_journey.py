"""Locations, creatures, treasures and the end of the journey."""

import pytest

from tests.games.underworld.positions import (
    RULES,
    T,
    after,
    combat,
    fresh,
    location,
    pay,
    piece,
    play,
    rolled,
    throne,
    treasure,
    use,
    want,
    why,
)
from verne_tabletop.engine.model import Move
from verne_tabletop.games.underworld.journey import arrive, leave, turn_up
from verne_tabletop.games.underworld.state import AFTER, BEFORE, CARD, CROSSING, OVER, SANDALS, WON


def test_victory() -> None:
    state = throne("shade")
    state.at = 1
    rolled(state, [5, 5, 5, 5], [1, 1, 1])
    play(state, Move("settle"))
    outcome = RULES.outcome(state)
    assert outcome is not None and outcome.winners == (0,) and outcome.reason == "freed"
    assert RULES.scores(state) == [1] and RULES.account(state, 0)[0].points == 1
    assert state.line_dice[0] == 3, "the other creature still stands"


@pytest.mark.parametrize("health", [1, 2])
def test_death(health: int) -> None:
    state = rolled(throne(), [5, 5, 5, 5], [4, 4, 4])
    state.health = health
    play(state, Move("settle"))
    outcome = RULES.outcome(state)
    assert outcome is not None and outcome.winners == () and outcome.places == (0,) and outcome.reason == "dead"
    assert state.health == 0 and state.freed == 0, "dying while Thanatos falls is a loss (U22)"


def test_journey_over() -> None:
    state = fresh()
    state.phase = OVER
    assert RULES.to_act(state) == [] and RULES.moves(state, 0) == [] and why(state, Move("strike")) == "journey_over"


def test_adventurer() -> None:
    hero, heroine = fresh(adventurer=0), fresh(adventurer=1)
    assert heroine.adventurer == 1
    heroine.adventurer = 0
    assert hero == heroine, "only the picture differs"
    assert hero.health == 20 and T.own_dice == 4 and T.own_hits_on == 5


def test_health() -> None:
    state = combat("shade", hand=("zeus_athena", "zeus_athena"), heal=3)
    state.health = 19
    play(state, want("heal"), pay("zeus_athena", 1), pay("zeus_athena", 2))
    assert state.health == 20


def test_locations() -> None:
    orders = set()
    for seed in range(20):
        state = fresh(seed)
        assert state.location_deck[0] == T.treasure0 - 1, "Thanatos waits at the bottom"
        assert sorted([*state.location_deck, state.location]) == list(range(T.location0, T.treasure0))
        orders.add(tuple(state.location_deck))
        assert RULES.view(state, 0).location_deck == [T.treasure0 - 1] + [-1] * 7
    assert len(orders) > 15


CHART = {
    0: (1, 1, 1, 2),
    1: (1, 1, 1, 2),
    2: (1, 1, 1, 2),
    3: (1, 1, 1, 2),
    4: (1, 1, 2, 2),
    5: (1, 2, 2, 3),
    6: (2, 2, 3, 4),
    7: (2, 3, 4, 5),
    8: (2, 3, 4, 5),
    9: (2, 3, 4, 5),
}


@pytest.mark.parametrize(("hand", "row"), CHART.items())
def test_encounter(hand: int, row: tuple[int, ...]) -> None:
    assert tuple(T.creatures_met(hand, number) for number in (1, 2, 3, 4)) == row


def test_encounter_at_tartarus() -> None:
    """The rulebook's example: four resource and three creature cards at Tartarus meet five creatures, without Ares."""
    state = combat("shade")
    state.hand = [piece(key) for key in ("ares_zeus", "ares_zeus", "zeus_athena", "zeus_athena", "warrior", "ker")]
    state.hand.append(piece("harpy"))
    state.treasures = [treasure("harpe")]
    state.location_deck.remove(location("tartarus"))
    state.location_deck.append(location("tartarus"))
    arrive(T, state, None)
    assert state.location == location("tartarus") and state.count == 5 and len(state.line) == 5
    assert why(state, want("die")) == "resources", "no Ares can be paid"


@pytest.mark.parametrize(("at", "god"), [("tartarus", 0), ("erebus", 1), ("lethe", 2)])
def test_barred_god(at: str, god: int) -> None:
    hand = ("ares_zeus", "ares_zeus", "ares_athena", "ares_athena", "zeus_athena", "zeus_athena")
    free, barred = combat("shade", hand=hand), combat("shade", hand=hand, at=at)
    name = ("die", "reroll", "cascade")[god]
    assert why(free, want(name)) == "" and why(barred, want(name)) == "resources"
    play(barred, want(("reroll", "cascade", "die")[god]))
    key = {0: "ares_zeus", 1: "zeus_athena", 2: "ares_athena"}[god]
    assert why(barred, pay(key, god)) == "barred_god"
    assert T.creatures_met(len(barred.hand), 4) == 4, "the cards still count"


def test_wild() -> None:
    state = combat("shade", at="elysium", hand=("zeus_athena", "warrior"))
    play(state, want("reroll"))
    assert why(state, pay("warrior", 1)) == "", "one Zeus here, one icon of the other card"
    play(state, pay("warrior", 0))
    assert state.rerolls == 1 and state.hand == [piece("zeus_athena")], "two Ares stand for two Zeus"
    one = combat("shade", at="elysium", hand=("warrior",))
    play(one, want("reroll"))
    assert why(one, pay("warrior", 1)) == "no_idle_card", "its single Zeus alone cannot pay: one kind a card"
    assert why(combat("shade", hand=("warrior",)), want("reroll")) == "resources"


@pytest.mark.parametrize("at", ["styx", "cocytus"])
def test_treasure_location(at: str) -> None:
    state = combat("shade", at=at)
    state.phase = WON
    first = state.treasure_deck[-1]
    leave(T, state, None)
    assert state.treasures == [first]


def test_acheron() -> None:
    state = combat("shade", at="acheron")
    state.phase = WON
    play(state, Move("onward"))
    assert state.phase == CROSSING and why(state, Move("strike")) == "acheron"
    skipped, entered = state.copy(), state.copy()
    play(skipped, Move("skip"))
    assert skipped.set_aside == [state.location_deck[-1]] and skipped.location == state.location_deck[-2]
    assert RULES.view(skipped, 0).set_aside == [-1], "set aside unseen"
    play(entered, Move("onward"))
    assert entered.location == state.location_deck[-1] and entered.set_aside == []
    last = combat("shade", at="acheron")
    last.location_deck, last.phase = [T.treasure0 - 1], WON
    leave(T, last, None)
    assert last.location == T.treasure0 - 1, "Thanatos cannot be skipped"


def test_the_chart_follows_the_health() -> None:
    state = combat("shade")
    state.health = 13
    assert RULES.course(state) == [13] and RULES.scores(state) == [0]


def test_thanatos() -> None:
    state = combat("shade")
    state.location_deck = [T.treasure0 - 1]
    state.hand = []
    arrive(T, state, None)
    assert state.count == 2 and state.line[-1] == T.thanatos and len(state.line) == 3
    assert state.line_dice[-1] == 8
    boss = rolled(throne(), [4, 4, 3, 3], [4, 4, 4, 3, 3, 3, 3, 3])
    play(boss, Move("settle"))
    assert boss.line_dice == [6] and boss.health == 20 - 2 - 1, "two hits by fours; three hits cost 2, critical 1"
    hard = rolled(throne(hit_thanatos_on=5, thanatos_hits_on=5), [4, 4, 4, 4], [4] * 8)
    play(hard, Move("settle"))
    assert hard.line_dice == [8] and hard.health == 20


def test_creatures() -> None:
    state = combat()
    state.count, state.creature_deck, state.creature_discard = 4, [piece("shade"), piece("ker")], []
    turn_up(T, state, None)
    assert state.line == [piece("ker"), piece("shade")] and state.phase == BEFORE
    state.count, state.line, state.line_dice, state.line_out = 2, [], [], []
    turn_up(T, state, None)
    assert state.line == [] and state.phase == WON, "none there: the location is won"
    state.location, state.location_deck, state.creature_deck = T.treasure0 - 1, [], []
    turn_up(T, state, None)
    assert state.line == [T.thanatos]


def test_advanced() -> None:
    basic, hard = fresh(3), fresh(3, advanced=1)
    assert RULES.census(basic)["creatures"] == 18 and RULES.census(hard)["creatures"] == 27
    assert all(T.icons[p] == [0, 0, 0] for p in range(T.creature0, T.thanatos) if T.advanced[p])


def test_reshuffle() -> None:
    state = combat("harpy", hand=("ares_zeus", "hellhound"))
    play(state, want("reroll"), pay("hellhound", 1))
    assert state.creature_discard == [piece("hellhound")] and state.spent == []
    state.hand = [piece("ares_athena"), piece("ares_athena")]
    play(state, want("die"), pay("ares_athena", 0), pay("ares_athena", 0))
    assert state.spent == [piece("ares_athena")] * 2, "starting cards leave the game"
    state.creature_deck, state.count = [], 1
    turn_up(T, state, None)
    assert state.line[-1] == piece("hellhound") and state.creature_discard == []


def test_treasures() -> None:
    state = combat("shade")
    state.treasures = [treasure("harpe")]
    assert why(state, use("harpe")) == "treasures"
    state.hand, state.location_deck = [], [T.treasure0 - 1, location("tartarus")]
    arrive(T, state, None)
    assert state.count == 2, "treasures are not counted"
    assert len(fresh().treasure_deck) == 9


def test_treasures_after() -> None:
    state = combat("gorgon", "shade")
    first = state.treasure_deck[-1]
    rolled(state, [5, 5, 5, 6], [1] * 3)
    play(state, Move("settle"))
    assert state.phase == CARD and state.treasures == []
    play(state, Move("spurn"))
    assert state.phase == AFTER and state.owed == 1 and state.treasures == [], "only after the whole combat"
    assert why(state, use("aegis")) == "treasures_after"
    won = state.copy()
    won.line_dice, won.phase, won.line_out = [0, 0], WON, [1, 1]
    play(won, Move("onward"))
    assert won.treasures == [first]
    empty = state.copy()
    empty.line_dice, empty.phase, empty.line_out, empty.treasure_deck = [0, 0], WON, [1, 1], []
    play(empty, Move("onward"))
    assert empty.treasures == []
    state.treasures = [treasure("helm_of_hades")]
    play(state, use("helm_of_hades"))
    assert state.treasures == [], "none after a flight"


def test_aegis() -> None:
    state = combat("shade")
    state.treasures = [treasure("aegis")]
    assert why(state, use("aegis")) == "aegis"
    rolled(state, [1, 1, 5, 1], [1, 2, 3])
    assert why(state, use("aegis")) == "aegis", "there is no hit to block"
    rolled(state, [1, 1, 5, 1], [5, 2, 3])
    play(state, use("aegis"), Move("settle"))
    assert state.health == 20 and state.line_dice == [2] and state.treasures == []


def test_ambrosia() -> None:
    state = combat("shade")
    state.treasures = [treasure("ambrosia")]
    assert why(state, use("ambrosia")) == "ambrosia"
    for phase in (BEFORE, AFTER, WON):
        twin = state.copy()
        twin.health, twin.phase = 17, phase
        play(twin, use("ambrosia"))
        assert twin.health == 20 and twin.used_treasures == [treasure("ambrosia")]


def test_golden_bough() -> None:
    state = combat("shade", at="tartarus", hand=("ares_zeus", "ares_zeus"))
    state.treasures = [treasure("golden_bough")]
    assert why(after(state.copy()), use("golden_bough")) == "golden_bough"
    play(state, use("golden_bough"), want("cascade"), pay("ares_zeus", 0), pay("ares_zeus", 0))
    assert state.cascades == 1, "wild, and Ares no longer barred"
    wild = combat("shade", at="elysium")
    wild.treasures = [treasure("golden_bough")]
    assert why(wild, use("golden_bough")) == "golden_bough"


def test_helm_of_hades() -> None:
    state = rolled(combat("shade", "ker"), [1, 1, 1, 1], [6, 6, 6])
    state.treasures = [treasure("helm_of_hades")]
    play(state, use("helm_of_hades"))
    assert state.health == 20 and len(state.visited) == 2
    end = throne()
    end.treasures = [treasure("helm_of_hades")]
    assert why(end, use("helm_of_hades")) == "helm_of_hades"


def test_charons_obol() -> None:
    state = rolled(combat("shade"), [5, 1, 1, 1], [6, 6, 6])
    state.treasures, state.health = [treasure("charons_obol")], 3
    twin = state.copy()
    play(state, Move("settle"))
    assert state.health == 1 and treasure("charons_obol") in state.treasures, "not needed for a strike one survives"
    twin.health = 2
    play(twin, Move("settle"))
    assert twin.health == 2 and twin.treasures == [] and twin.line_dice == [2], "own hits still count"


def test_winged_sandals() -> None:
    state = combat()
    state.hand, state.treasures = [], [treasure("winged_sandals")]
    state.location_deck = [T.treasure0 - 1, location("tartarus")]
    arrive(T, state, None)
    assert state.phase == SANDALS and state.count == 2 and state.line == []
    assert why(state, Move("strike")) == "winged_sandals"
    worn = state.copy()
    play(worn, use("winged_sandals"))
    assert len(worn.line) == 1 and worn.treasures == []
    play(state, Move("walk"))
    assert len(state.line) == 2 and state.treasures == [treasure("winged_sandals")]
    one = combat()
    one.hand, one.treasures = [], [treasure("winged_sandals")]
    one.location_deck = [T.treasure0 - 1, location("styx")]
    arrive(T, one, None)
    assert one.phase == BEFORE and len(one.line) == 1, "at least one is faced, so nothing is asked"
