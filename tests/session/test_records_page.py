"""A reader made from docs/records.md alone: it shares no code with the program, and re-creates what the program did."""

import json
import re
import zlib
from pathlib import Path

from tests.session.test_log import RECORD
from tests.toy import TOYS
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.notation import write_move
from verne_tabletop.games import SHELF
from verne_tabletop.session.log import Header, SeatCard, commitment
from verne_tabletop.session.session import Session

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
WORD = 2**64


class Splitmix:
    def __init__(self, word: int) -> None:
        self.word = word

    def next(self) -> int:
        self.word = (self.word + 0x9E3779B97F4A7C15) % WORD
        z = self.word
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        limit = WORD - WORD % n
        x = self.next()
        while x >= limit:
            x = self.next()
        return x % n

    def shuffle(self, a: list[int]) -> None:
        for i in range(len(a) - 1, 0, -1):
            j = self.below(i + 1)
            a[i], a[j] = a[j], a[i]


def choices(record: bytes) -> list[str]:
    """The choices that stand, as `SEAT MOVE`, every check verified."""
    lines = record.decode().split("\n")[:-1]
    whole, stand = lines[0] + "\n", list[str]()
    undone: list[tuple[int, list[str]]] = []
    for line in lines[1:]:
        text, check = line[:-10], line[-8:]
        assert line[-10:-8] == " ~"
        whole += text + "\n"
        assert f"{zlib.crc32(whole.encode()):08x}" == check
        words = [word for word in text.split(" ") if word != "seen"]
        if words[0] == "undo":
            at = len(stand) - int(words[1])
            taken = stand[at:]
            undone.append((at, taken))
            stand = stand[:at] + [taken[int(offset)] for offset in words[2:]]
        elif words[0] == "redo":
            at, taken = undone.pop()
            stand = stand[:at] + taken
        elif words[0].isdigit():
            stand.append(text)
            undone = []
        else:
            assert words[0] in ("deal", "hint", "bot", "friendly")
    return stand


def test_the_figures_of_the_page() -> None:
    first = Splitmix(0)
    assert [f"`{first.next():016x}`" for _ in range(3)] == re.findall(r"`[0-9a-f]{16}`", PAGE)
    tens = list(range(10))
    Splitmix(1).shuffle(tens)
    assert f"gives `{tens}`" in PAGE


def test_the_generator_of_the_page_is_the_generator() -> None:
    ours, theirs = Chance(77), Splitmix(77)
    assert [ours.below(n) for n in range(1, 500)] == [theirs.below(n) for n in range(1, 500)]
    one, other = list(range(60)), list(range(60))
    ours.shuffle(one)
    theirs.shuffle(other)
    assert one == other


def test_the_choices_of_a_record_with_every_mark() -> None:
    session = Session.resume(RECORD, shelf=TOYS)
    assert choices(RECORD) == [f"{seat} {write_move(move)}" for seat, move in session.choices]
    kinds = {line.split(" ")[0] for line in RECORD.decode().splitlines()[1:]}
    assert {"deal", "hint", "undo", "redo", "bot", "friendly", "0", "1"} == kinds


def test_lost_cities_is_dealt_as_the_page_says() -> None:
    for options in ({"starter": 2}, {"expeditions": 6}):
        header = Header("lost_cities", "", "", options, (SeatCard("A"), SeatCard("B")), 99)
        state = Session.start(header).state
        chance = Splitmix(99)
        if options.get("starter") == 2:
            assert state.starter == chance.below(2)
        cards = list(range(12 * options.get("expeditions", 5)))
        chance.shuffle(cards)
        assert state.hands == [sorted(cards[:8]), sorted(cards[8:16])] and state.deck == cards[16:]
        assert state.dice == chance.word


def test_a_journey_is_dealt_as_the_page_says() -> None:
    edition = SHELF["journey"].edition(None)
    state = Session.start(Header("journey", "", "", {}, (SeatCard("A"), SeatCard("B")), 99)).state
    chance, lines = Splitmix(99), edition["exploration"]
    exploration = [piece for piece, entry in enumerate(lines) for _ in range(entry["count"])]
    tunnels = [piece for piece, entry in enumerate(edition["tunnel"], len(lines)) for _ in range(entry["count"])]
    for deck, ours in ((exploration, state.exploration), (tunnels, state.tunnels), ([0, 1, 2], state.volcanoes)):
        chance.shuffle(deck)
        assert deck == ours
    assert state.dice == chance.word


def test_leagues_is_dealt_as_the_page_says() -> None:
    options = {"rows": 0, "nemo": 2, "aronnax": 0, "land": 0, "conseil": 0}
    state = Session.start(Header("leagues", "", "", options, tuple(SeatCard(name) for name in "ABC"), 7)).state
    chance = Splitmix(7)
    characters = Splitmix(chance.next())
    sides = [1 + characters.below(2) for _ in range(3)]
    assert state.sides == [2, *sides[1:]]
    assert state.order == [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]][characters.below(6)]
    surface, depth, dangers, verne = ([*range(3, 21)], [*range(21, 39)], [*range(39, 47)], [*range(47, 54)])
    for deck in (surface, depth, dangers, verne):
        Splitmix(chance.next()).shuffle(deck)
    assert state.columns == [surface.pop(), surface.pop(), surface.pop(), *[depth.pop() for _ in range(3)][::-1]]
    assert (state.surface_deck, state.depth_deck, state.dangers) == (surface, depth, dangers)
    assert state.conseil == Splitmix(chance.next()).below(3) and state.dice == chance.word


def test_humboldt_is_dealt_as_the_page_says() -> None:
    edition = SHELF["humboldt"].edition(None)
    state = Session.start(Header("humboldt", "", "", {}, tuple(SeatCard(name) for name in "ABC"), 12)).state
    chance = Splitmix(12)
    starter = chance.below(3)
    bag = Splitmix(chance.next())
    piles = [Splitmix(chance.next()) for _ in range(6)]
    ships = Splitmix(chance.next())
    assert state.starter == starter
    # every disk in the bag or on the chart was there before the first draw
    disks = [state.bag[colour] + sum(state.circles[colour::6]) for colour in range(6)]
    for place in range(16):
        for _ in range(sum(state.circles[6 * place : 6 * place + 6])):
            left = bag.below(sum(disks))
            colour = next(c for c in range(6) if left < sum(disks[: c + 1]))
            disks[colour] -= 1
    assert disks == state.bag and bag.word == state.bag_dice
    colours = [entry["id"] for entry in edition["colour"]]
    counts = [entry["copies"] for entry in edition["tile"]]
    for colour, pile in enumerate(piles):
        kinds = [kind for kind, entry in enumerate(edition["tile"]) if entry["colour"] == colours[colour]]
        for space in (0, 1):
            left = pile.below(sum(counts[kind] for kind in kinds))
            kind = next(k for at, k in enumerate(kinds) if left < sum(counts[each] for each in kinds[: at + 1]))
            counts[kind] -= 1
            assert state.open_tiles[2 * colour + space] == kind
    assert counts == state.piles and [pile.word for pile in piles] == state.pile_dice
    for slot, kind_of_ship in enumerate(entry["id"] for entry in edition["ship_type"]):
        deck = [ship for ship, entry in enumerate(edition["ship"]) if entry["type"] == kind_of_ship]
        ships.shuffle(deck)
        for turn in range(3):
            assert state.ships[(starter + turn) % 3 * 4 + slot] == deck.pop()
        assert state.ship_piles[slot] == deck
    assert ships.word == state.dice


def test_underworld_is_dealt_as_the_page_says() -> None:
    edition = SHELF["underworld"].edition(None)
    groups = [edition["resource"], edition["creature"], [edition["thanatos"]], edition["location"], edition["treasure"]]
    at = [sum(len(group) for group in groups[:number]) for number in range(6)]
    for advanced in (0, 1):
        state = Session.start(Header("underworld", "", "", {"advanced": advanced}, (SeatCard("A"),), 31)).state
        chance = Splitmix(31)
        places, treasures = list(range(at[3], at[4] - 1)), list(range(at[4], at[5]))
        creatures = [
            piece
            for piece, entry in enumerate(edition["creature"], at[1])
            for _ in range(entry["copies"])
            if advanced or entry["deck"] != "advanced"
        ]
        for deck in (places, creatures, treasures):
            chance.shuffle(deck)
        assert state.location == places.pop() and state.location_deck == [at[4] - 1, *places]
        assert state.treasure_deck == treasures and state.dice == chance.word
        assert state.creature_deck + state.line[::-1] == creatures


def test_every_game_has_its_section_and_names_its_verbs() -> None:
    sections = dict(re.findall(r"^### .*?\(`(\w+)`\)\n(.*?)(?=^### |\Z)", PAGE, re.M | re.S))
    for key in SHELF:
        verbs = {text.removeprefix("move.") for text in SHELF[key].rulebook().texts["en"] if text.startswith("move.")}
        missing = {verb for verb in verbs if f"`{verb}" not in sections.get(key, "")}
        assert not missing, f"docs/records.md says nothing of {key}: {sorted(missing)}"


def test_the_commitment_of_the_page() -> None:
    import hashlib

    header = json.loads(RECORD.split(b"\n")[0])
    text = " ".join(str(header[key]) for key in ("game", "edition", "seed", "id"))
    assert commitment(Session.resume(RECORD, shelf=TOYS).header) == hashlib.sha256(text.encode()).hexdigest()
