"""The rules of setting up."""

import pytest

from tests.games.humboldt.positions import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    RULES,
    YELLOW,
    T,
    friend,
    kinds_of,
    play,
    ready,
    refusal,
    ships,
    town,
    verbs,
)
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move
from verne_tabletop.games.humboldt import GAME, setup
from verne_tabletop.games.humboldt.state import COLOURS, DIP, EXCHANGE, GREET, SLOTS


def test_aim() -> None:
    # a whole turn: two disks decide the start, the disks of the start are laid, matching ones bring cargo
    s = ready(2, 3)
    play(s, Move("accept"))
    start = RULES.moves(s, s.actor)[0].place
    assert T.colour_of[start] == s.left
    play(s, Move("start", place=start))
    while verbs(s) == {"lay"}:
        moves = RULES.moves(s, s.actor)
        play(s, next((m for m in moves if m.piece == T.colour_of[m.place]), moves[0]))
    matching = sum(disk == T.colour_of[place] for place, disk in zip(s.route_places, s.route_disks, strict=True))
    assert matching > 0
    traveller = s.actor
    play(s, Move("confirm"))
    while verbs(s) & {"take", "stow"}:
        play(s, RULES.moves(s, s.actor)[-1])
    while "pick" in verbs(s):
        play(s, RULES.moves(s, s.actor)[0])
    assert sum(s.loose[traveller * T.kind_count : (traveller + 1) * T.kind_count]) == matching


@pytest.mark.parametrize(("seats", "bag", "box"), [(2, 24, 6), (3, 36, 0), (4, 32, 0)])
def test_disks_on_chart(seats: int, bag: int, box: int) -> None:
    s = RULES.deal(seats, 5, {})
    assert (sum(s.bag), sum(s.removed)) == (bag, box)
    odd = {
        2: {"angostura": 5, "quito": 5},
        3: dict.fromkeys(("la_coruna", "angostura", "quito", "mexico_city"), 3),
        4: {},
    }
    for place, name in enumerate(T.places):
        assert sum(s.circles[place * COLOURS : (place + 1) * COLOURS]) == odd[seats].get(name, 4)
    if seats == 2:
        assert s.removed == [1] * COLOURS
    assert RULES.deal(seats, 5, {}).circles == s.circles
    assert RULES.deal(seats, 6, {}).circles != s.circles


def test_open_tiles() -> None:
    s = RULES.deal(3, 5, {})
    for colour in range(COLOURS):
        shown = s.open_tiles[2 * colour : 2 * colour + 2]
        assert all(T.kind_colour[kind] == colour for kind in shown)
        assert sum(s.piles[kind] for kind in T.kinds_of[colour]) == 10
    assert sum(s.discards) == 0


def test_four_ships() -> None:
    for seats in (2, 3, 4):
        s = RULES.deal(seats, 5, {})
        assert [len(pile) for pile in s.ship_piles] == [10 - seats] * SLOTS
        for seat in range(seats):
            assert [T.slot_of[s.ships[seat * SLOTS + slot]] for slot in range(SLOTS)] == [0, 1, 2, 3]
        assert len(set(s.ships)) == seats * SLOTS


def test_deal_order() -> None:
    # with another starting player the same piles are dealt, shifted by as many seats
    deals = [RULES.deal(4, seed, {}) for seed in range(8)]
    assert len({s.starter for s in deals}) > 1
    for s in deals:
        one = RULES.deal(4, 0, {})
        one.starter, one.dice = s.starter, 12345
        setup._lay_ships(T, one)
        other = RULES.deal(4, 0, {})
        other.starter, other.dice = 0, 12345
        setup._lay_ships(T, other)
        for turn in range(4):
            seat = (s.starter + turn) % 4
            assert one.ships[seat * SLOTS : (seat + 1) * SLOTS] == other.ships[turn * SLOTS : (turn + 1) * SLOTS]


def test_starting_player() -> None:
    begins = [RULES.deal(3, seed, {}).starter for seed in range(60)]
    assert set(begins) == {0, 1, 2}
    s = RULES.deal(3, 9, {})
    assert RULES.to_act(s) == [s.starter] == [s.active]


def test_board_side() -> None:
    s = RULES.deal(2, 1, {})
    assert verbs(s) == {"port", "room"}
    first = s.starter
    play(s, Move("room"), Move("port"))
    assert (s.sides[first], s.sides[1 - first]) == (1, 0)
    assert verbs(s) == {"exchange", "keep"}
    for option, side in ((1, 0), (2, 1)):
        s = RULES.deal(2, 1, {"boards": option})
        assert (s.sides, s.asked) == ([side, side], EXCHANGE)
    # acquaintances are public, whichever side lies up
    hidden = RULES.view(ready(2, 1, boards=2), 0)
    assert sum(hidden.friends) == 2


def test_setup_in_steps() -> None:
    s = RULES.deal(3, 2, {"boards": 1})
    order = [(s.starter + turn) % 3 for turn in range(3)]
    asked: list[tuple[int, int]] = []
    while s.asked in (EXCHANGE, GREET, DIP):
        asked.append((s.asked, s.actor))
        play(s, RULES.moves(s, s.actor)[0])
    assert [seat for code, seat in asked if code == EXCHANGE] == order
    assert [seat for code, seat in asked if code == DIP] == [seat for seat in order for _ in range(2)]
    assert [code for code, _ in asked] == sorted(code for code, _ in asked)
    assert s.active == s.starter


def test_exchange() -> None:
    s = RULES.deal(2, 1, {"boards": 1})
    seat, slot = s.actor, 2
    old, top, below = s.ships[seat * SLOTS + slot], s.ship_piles[slot][-1], s.ship_piles[slot][-2]
    events = play(s, Move("exchange", place=T.card_place(seat, slot)))
    assert s.ships[seat * SLOTS + slot] == top
    assert (s.ship_piles[slot][0], s.ship_piles[slot][-1], len(s.ship_piles[slot])) == (old, below, 8)
    assert kinds_of(events) == ["exchange", "new_ship", "turn_up"]
    # everybody saw the old card go under the pile
    view = RULES.view(s, 1 - seat)
    assert (view.ship_piles[slot][0], view.ship_piles[slot][1]) == (old, -1)
    assert refusal(s, Move("exchange", place=T.card_place(seat, slot))) == "exchange"  # not the other seat's ship
    swap = RULES.deal(2, 1, {"boards": 1, "exchange": 1})
    events = play(swap, Move("exchange", place=T.card_place(seat, slot)))
    assert (swap.ships[seat * SLOTS + slot], swap.ship_piles[slot][-1]) == (top, old)
    assert kinds_of(events) == ["exchange", "new_ship"]


def test_first_acquaintance() -> None:
    s = RULES.deal(2, 1, {"boards": 1})
    # red 1 + 2, green 1 + 1, yellow 1 + 1: white crates and disk spaces do not count
    ships(s, 0, "S06", "W01", "E01", "N02")
    assert setup.dominant(T, s, 0) == [RED]
    ships(s, 0, "S01", "W02", "E02", "N08")  # yellow 1+1+1, blue 1+1+1 of which one is a symbol, others less
    assert setup.dominant(T, s, 0) == [BLUE, YELLOW]
    ships(s, 1, "S06", "W01", "E01", "N02")
    s.starter = s.actor = 0
    play(s, Move("keep"), Move("keep"))
    assert (s.asked, s.actor) == (GREET, 0)
    assert refusal(s, Move("greet", friend(GREEN))) == "first_acquaintance"
    play(s, Move("greet", friend(YELLOW)))
    assert s.friends == [0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]  # seat 1 has one colour in front and is not asked
    assert s.asked == DIP


def test_first_is_full() -> None:
    s = ready(2, 1)
    colour = next(c for c in range(COLOURS) if s.friends[s.active * COLOURS + c])
    place = T.places_of[colour][0]
    s.route_places, s.route_disks = [place], [(colour + 1) % COLOURS]
    s.ask(10, s.active)
    assert verbs(s) == {"call", "call_blind", "leave"}


def test_two_tiles() -> None:
    s = RULES.deal(2, 1, {"boards": 1})
    while s.asked != DIP:
        play(s, RULES.moves(s, s.actor)[-1])
    seat = s.actor
    play(s, Move("dip", place=T.crate0 + BLACK))
    assert (s.actor, s.asked) == (seat, DIP)  # the first is seen before the second is chosen
    assert refusal(s, Move("dip", place=T.display0 + BLACK)) == "two_tiles"
    play(s, Move("dip", place=T.crate0 + BLACK))
    assert sum(s.loose[seat * T.kind_count + k] for k in T.kinds_of[BLACK]) == 2
    assert sum(s.piles[k] for k in T.kinds_of[BLACK]) == 8
    assert all(tile_ == -1 for tile_ in s.cargo)  # loaded in the first own turn only
    assert s.actor != seat


def test_tiles_declined() -> None:
    s = RULES.deal(2, 1, {"boards": 1})
    while s.asked != DIP:
        play(s, RULES.moves(s, s.actor)[-1])
    seat = s.actor
    play(s, Move("forgo"), Move("dip", place=T.crate0 + RED))
    assert sum(s.loose[seat * T.kind_count : (seat + 1) * T.kind_count]) == 1
    play(s, Move("forgo"), Move("forgo"))
    assert s.loose.count(1) == 1
    assert s.asked not in (DIP, GREET)


def test_angostura() -> None:
    assert T.places.count("angostura") == 1
    assert "angustura" not in T.places
    for language, name in (("en", "Angostura"), ("ru", "Ангостура")):
        assert GAME.rulebook().say("place.angostura", language) == name
    assert T.colour_of[town("angostura")] == GREEN


def test_open_information() -> None:
    s = ready(4, 3)
    view = RULES.view(s, 2)
    assert RULES.view(s, 0) == view == RULES.view(s, -1)
    assert (view.bag, view.piles, view.circles, view.loose) == (s.bag, s.piles, s.circles, s.loose)
    assert (view.dice, view.bag_dice, view.pile_dice) == (-1, -1, [-1] * COLOURS)
    for slot in range(SLOTS):
        assert view.ship_piles[slot][-1] == s.ship_piles[slot][-1]
        assert set(view.ship_piles[slot][:-1]) == {-1}
    guesses = {tuple(RULES.imagine(view, 0, Chance(n)).ship_piles[0]) for n in range(20)}
    assert len(guesses) > 10
    assert all(guess[-1] == s.ship_piles[0][-1] and sorted(guess) == sorted(s.ship_piles[0]) for guess in guesses)


def test_in_order() -> None:
    s = ready(3, 1)
    assert refusal(s, Move("end_turn")) == "accept"
    other = (s.actor + 1) % 3
    found = RULES.refuse(s, other, Move("accept"))
    assert found is not None and found.rule == "in_order"
    assert RULES.moves(s, other) == []
