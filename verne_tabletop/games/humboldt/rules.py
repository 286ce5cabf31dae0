"""The rules of Humboldt's Great Voyage: who is asked what, and which stage of play answers."""

from collections.abc import Mapping
from typing import Any, ClassVar

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import (
    HIDDEN,
    Event,
    Line,
    Move,
    Outcome,
    Phrase,
    Piece,
    Place,
    Prompt,
    Refusal,
    Seat,
    rank_places,
)
from verne_tabletop.engine.rules import Rules, fill
from verne_tabletop.games.humboldt import draw, final, flow, follow, load, names, route, setup, stowage, takers
from verne_tabletop.games.humboldt.flow import LOADING, ROUTE, SCORING, SETUP, TAKING
from verne_tabletop.games.humboldt.state import (
    ACCEPT,
    BONUS,
    COLOURS,
    DIP,
    EXCHANGE,
    FINAL_BONUS,
    FOLLOW,
    GREET,
    HEAP,
    LAY,
    LOAD,
    SIDE,
    SLOTS,
    START,
    STOW,
    TAKE,
    HumboldtState,
)
from verne_tabletop.games.humboldt.tables import Tables


class HumboldtRules(Rules[HumboldtState]):
    """Two to four travellers on one chart. Nothing is hidden but the order of bag and piles (open_information)."""

    REVEALS: ClassVar[frozenset[str]] = frozenset(
        {"draw", "aside", "dip", "blind", "refill", "turn_up", "tiles_shuffled", "ships_shuffled"}
    )

    CONSENT: ClassVar[frozenset[str]] = frozenset({"confirm", "end_turn"})

    OPTIONS: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "two_take": (0, 1),
        "loading": (0, 1),
        "exchange": (0, 1),
        "boards": (0, 1, 2),
    }

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.tables = Tables(edition)

    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> HumboldtState:
        """The table before the first choice (disks_on_chart, four_ships)."""
        return setup.deal(self.tables, seats, seed, self.chosen(options))

    def to_act(self, state: HumboldtState) -> list[Seat]:
        """The one seat that is asked; nobody when the game is over."""
        return [state.actor] if state.agenda else []

    def moves(self, state: HumboldtState, seat: Seat) -> list[Move]:
        """Every legal move, in the order of the chart and the edition."""
        if not state.agenda or seat != state.actor:
            return []
        asked = state.asked
        if asked in ROUTE:
            return route.moves(self.tables, state)
        if asked in LOADING:
            return load.moves(self.tables, state)
        if asked == FOLLOW:
            return follow.moves(self.tables, state)
        if asked in TAKING:
            return takers.moves(self.tables, state)
        if asked == ACCEPT:
            return draw.moves(self.tables, state)
        if asked in SETUP:
            return setup.moves(self.tables, state)
        return final.moves(self.tables, state)

    def play(self, state: HumboldtState, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        """Play a legal move in place; what needs no choice follows at once."""
        flow.play(self.tables, state, move, events)

    def refuse(self, state: HumboldtState, seat: Seat, move: Move) -> Refusal | None:
        """The rule against a move; None when it is legal."""
        if not state.agenda or seat != state.actor:
            return Refusal("in_order")
        if move in self.moves(state, seat):
            return None
        asked = state.asked
        if asked in ROUTE:
            return route.refuse(self.tables, state, move)
        if asked in LOADING:
            return load.refuse(self.tables, state, move)
        if asked == FOLLOW:
            return follow.refuse(self.tables, state, move)
        if asked in TAKING:
            return takers.refuse(self.tables, state, move)
        if asked in SETUP:
            return setup.refuse(self.tables, state, move)
        if asked in SCORING:
            return final.refuse(self.tables, state, move)
        return Refusal("accept")

    def prompt(self, state: HumboldtState, seat: Seat) -> Prompt:
        """What the seat is asked, with the disk, ship or place it is about."""
        t, asked = self.tables, state.asked
        if asked == ACCEPT:
            return Prompt("accept", seat, (("piece", draw.held(state)),))
        if asked == START:
            return Prompt("start", seat, (("piece", state.left),))
        if asked == LAY:
            count = sum(state.hand)
            at = (("place", route.here(state)), ("n", count))
            return Prompt("lay" if count and route.exits(t, state) else "confirm", seat, at)
        if asked == TAKE:
            return Prompt("take_second" if state.taken else "take", seat)
        if asked == STOW:
            return Prompt("stow", seat, (("piece", state.payload),))
        if asked == FOLLOW:
            place = state.route_places[state.step]
            about = (("place", place), ("piece", t.friend0 + t.colour_of[place]))
            return Prompt("follow" if follow.matches(t, state) else "call", seat, about)
        if asked == LOAD:
            loose = state.loose[seat * t.kind_count : (seat + 1) * t.kind_count]
            if stowage.largest(t, state, seat, loose, stowage.free_spaces(t, state, seat, False)):
                return Prompt("load", seat, (("n", sum(loose)),))
            return Prompt("store" if sum(loose) else "end_turn", seat, (("n", sum(loose)),))
        if asked in (BONUS, FINAL_BONUS):
            return Prompt("bonus", seat, (("piece", t.ship0 + state.ships[seat * SLOTS + state.payload]),))
        words = {SIDE: "side", EXCHANGE: "exchange", GREET: "greet", DIP: "dip", HEAP: "heap"}
        return Prompt(words.get(asked, "final_load"), seat, (("n", state.dipped + 1),) if asked == DIP else ())

    def view(self, state: HumboldtState, seat: Seat) -> HumboldtState:
        """The same for every seat: dice and the order of ships below the open ones are hidden (open_information)."""
        s = state.copy()
        s.dice = s.bag_dice = HIDDEN
        s.pile_dice = [HIDDEN] * COLOURS
        for slot in range(SLOTS):
            pile = s.ship_piles[slot]
            for index in range(s.known[slot], len(pile) - 1):
                pile[index] = HIDDEN
        return s

    def imagine(self, view: HumboldtState, seat: Seat, rng: Chance) -> HumboldtState:
        """Fresh dice, and the ships that nobody sees in a fresh order."""
        t = self.tables
        s = view.copy()
        s.dice, s.bag_dice = rng.bits(), rng.bits()
        s.pile_dice = [rng.bits() for _ in range(COLOURS)]
        seen = {*s.ships}
        for slot in range(SLOTS):
            seen.update(s.ship_piles[slot], s.ship_discards[slot])
        for slot in range(SLOTS):
            pile = s.ship_piles[slot]
            if HIDDEN in pile:
                unseen = [ship for ship in range(len(t.ships)) if t.slot_of[ship] == slot and ship not in seen]
                rng.shuffle(unseen)
                for index in range(len(pile)):
                    if pile[index] == HIDDEN:
                        pile[index] = unseen.pop()
        return s

    def scores(self, state: HumboldtState) -> list[int]:
        """Fame now: ships, acquaintances in hand, tiles on ships and in store."""
        return [final.score(self.tables, state, seat) for seat in range(state.seats)]

    def account(self, state: HumboldtState, seat: Seat) -> list[Line]:
        """The same, itemised."""
        return final.account(self.tables, state, seat)

    def outcome(self, state: HumboldtState) -> Outcome | None:
        """Most fame; then most tiles and disks left; then a shared win (ties)."""
        if state.agenda:
            return None
        t = self.tables
        keys: list[tuple[int, ...]] = [
            (final.score(t, state, seat), final.left_over(t, state, seat)) for seat in range(state.seats)
        ]
        places = rank_places(keys)
        winners = tuple([seat for seat in range(state.seats) if places[seat] == 1])
        return Outcome(winners, places, "bag")

    def load(self, data: Mapping[str, Any]) -> HumboldtState:
        """The state that dump() gave."""
        state = HumboldtState()
        fill(state, data)
        return state

    def piece_name(self, piece: Piece) -> Phrase:
        """Text key of a disk, tile, acquaintance or ship."""
        return names.piece_name(self.tables, piece)

    def place_name(self, place: Place) -> Phrase:
        """Text key of a place; boards and ships are told with their seat."""
        return names.place_name(self.tables, place)

    def census(self, state: HumboldtState) -> dict[str, int]:
        """Disks by colour, tiles by kind, every ship: the same at every moment (conservation)."""
        return names.census(self.tables, state)
