"""Positions set by hand, in words: colours, towns, tiles and ships by their ids."""

from collections.abc import Iterable

from verne_tabletop.engine.model import HIDDEN, Event, Move
from verne_tabletop.games.humboldt import edition
from verne_tabletop.games.humboldt.rules import HumboldtRules
from verne_tabletop.games.humboldt.state import COLOURS, CRATES, DEPTH, FOLLOW, LAY, LOAD, SLOTS, TAKE, HumboldtState

RULES = HumboldtRules(edition())
T = RULES.tables
BLUE, GREEN, RED, BROWN, YELLOW, BLACK = range(COLOURS)


def town(name: str) -> int:
    return T.places.index(name)


def kind(name: str) -> int:
    return T.kinds.index(name)


def tile(name: str) -> int:
    return T.tile0 + kind(name)


def ship(name: str) -> int:
    return T.ships.index(name)


def friend(colour: int) -> int:
    return T.friend0 + colour


def circle(s: HumboldtState, name: str) -> list[int]:
    at = town(name) * COLOURS
    return s.circles[at : at + COLOURS]


def fill_circle(s: HumboldtState, name: str, *colours: int) -> None:
    at = town(name) * COLOURS
    for colour in range(COLOURS):
        s.circles[at + colour] = colours.count(colour)


def crate(seat: int, slot: int, number: int) -> int:
    """The place of a crate, the first being 0."""
    return T.crate_place(seat, slot * CRATES + number)


def ready(seats: int = 2, seed: int = 1, **options: int) -> HumboldtState:
    """The first turn of a game whose players kept their ships, took no tiles and chose the first acquaintance shown."""
    s = RULES.deal(seats, seed, {"boards": 1, **options})
    while s.turn == 0 and s.active == s.starter and RULES.prompt(s, s.actor).ask in ("exchange", "greet", "dip"):
        moves = RULES.moves(s, s.actor)
        RULES.play(s, s.actor, moves[0] if RULES.prompt(s, s.actor).ask == "greet" else moves[-1])
    return s


def bare(seats: int = 2, **options: int) -> HumboldtState:
    """Seat 0's turn; nobody has tiles, disks or acquaintances, and everybody has the ships S01, W01, E01, N01."""
    s = ready(seats, 1, **options)
    s.active = s.actor = s.starter = 0
    s.hand = [0] * COLOURS
    s.friends = [0] * (seats * COLOURS)
    s.loose = [0] * (seats * T.kind_count)
    for seat in range(seats):
        ships(s, seat, "S01", "W01", "E01", "N01")
    return s


def ships(s: HumboldtState, seat: int, *names: str) -> None:
    """Put these ships, one a type, before a seat, empty; the piles keep what they have."""
    for name in names:
        slot = T.slot_of[ship(name)]
        s.ships[seat * SLOTS + slot] = ship(name)
        s.fresh[seat * SLOTS + slot] = 0
        at = (seat * SLOTS + slot) * CRATES * DEPTH
        s.cargo[at : at + CRATES * DEPTH] = [HIDDEN] * (CRATES * DEPTH)
        s.disks[(seat * SLOTS + slot) * 2 : (seat * SLOTS + slot) * 2 + 2] = [HIDDEN, HIDDEN]


def cargo(s: HumboldtState, seat: int, slot: int, number: int, *kinds: str) -> None:
    at = ((seat * SLOTS + slot) * CRATES + number) * DEPTH
    for height, name in enumerate(kinds):
        s.cargo[at + height] = kind(name)


def disks(s: HumboldtState, seat: int, slot: int, *colours: int) -> None:
    at = (seat * SLOTS + slot) * 2
    s.disks[at : at + len(colours)] = list(colours)


def tiles(s: HumboldtState, seat: int, *names: str) -> None:
    for name in names:
        s.loose[seat * T.kind_count + kind(name)] += 1


def loose(s: HumboldtState, seat: int) -> dict[str, int]:
    at = seat * T.kind_count
    return {T.kinds[k]: s.loose[at + k] for k in range(T.kind_count) if s.loose[at + k]}


def travelling(start: str, hand: Iterable[int], seats: int = 2, **options: int) -> HumboldtState:
    """Seat 0 has started from a town with these disks in hand."""
    s = bare(seats, **options)
    s.left, s.right = T.colour_of[town(start)], (T.colour_of[town(start)] + 1) % COLOURS
    s.start = town(start)
    fill_circle(s, start)
    for colour in hand:
        s.hand[colour] += 1
    s.ask(LAY, 0)
    return s


def laid(route: Iterable[tuple[str, int]], start: str = "lima", seats: int = 2, **options: int) -> HumboldtState:
    """Seat 0 has laid these disks; seat 1 is asked to take, whether it can or not."""
    s = travelling(start, [], seats, **options)
    for name, colour in route:
        s.route_places.append(town(name))
        s.route_disks.append(colour)
    s.ask(TAKE, 1)
    return s


def following(*route: tuple[str, int], seats: int = 2) -> HumboldtState:
    """Seat 0 follows this route, the others having taken; its first step must be one with a choice."""
    s = laid(route, seats=seats)
    s.ask(FOLLOW, 0)
    return s


def loading(*names: str, seats: int = 2, **options: int) -> HumboldtState:
    """Seat 0 has these tiles to load."""
    s = travelling("lima", [], seats, **options)
    tiles(s, 0, *names)
    s.ask(LOAD, 0)
    return s


def play(s: HumboldtState, *moves: Move) -> list[Event]:
    """Play legal moves of whoever is asked; what happened."""
    events: list[Event] = []
    for move in moves:
        assert RULES.refuse(s, s.actor, move) is None, move
        RULES.play(s, s.actor, move, events)
    return events


def refusal(s: HumboldtState, move: Move) -> str:
    """The rule that refuses a move of whoever is asked; "" when it is legal."""
    found = RULES.refuse(s, s.actor, move)
    return found.rule if found else ""


def verbs(s: HumboldtState) -> set[str]:
    return {move.verb for move in RULES.moves(s, s.actor)}


def kinds_of(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def lay(colour: int, name: str) -> Move:
    return Move("lay", colour, town(name))


def take(colour: int, name: str) -> Move:
    return Move("take", colour, town(name))


def load(name: str, place: int) -> Move:
    return Move("load", tile(name), place)


END = Move("end_turn")
CONFIRM = Move("confirm")
PASS = Move("pass")
FINISH = Move("finish")
