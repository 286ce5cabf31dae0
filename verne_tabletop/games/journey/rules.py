"""The rules of Journey to the Center of the Earth, as the protocol that every room of the house speaks."""

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
)
from verne_tabletop.engine.rules import Rules, fill
from verne_tabletop.games.journey import rules_draw, rules_round, rules_score, rules_setup
from verne_tabletop.games.journey.board import Board
from verne_tabletop.games.journey.state import (
    CELLS,
    COMMITTED,
    EXPLORATION_DECK,
    HELP,
    MAP,
    SIDE,
    STRIDE,
    TRACK,
    VOLCANO,
    JourneyState,
)


class JourneyRules(Rules[JourneyState]):
    """One rulebook over one edition; stateless."""

    REVEALS: ClassVar[frozenset[str]] = frozenset({"explore", "tunnel", "erupt", "unveil"})

    SECRET: ClassVar[bool] = False

    OPTIONS: ClassVar[Mapping[str, tuple[int, ...]]] = {"danger": (0, 1), "apart": (0, 1)}

    def __init__(self, edition: Edition) -> None:
        self.board: Board = Board(edition)

    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> JourneyState:
        """Shuffled decks and blank maps; each seat then marks its entrance and signs."""
        return rules_setup.set_table(self.board, seats, seed, self.chosen(options))

    def to_act(self, state: JourneyState) -> list[Seat]:
        """One seat after another while they prepare; then every living seat that owes a choice."""
        if state.ended != "":
            return []
        if state.setting < state.seats:
            return [state.setting]
        return [
            seat
            for seat in range(state.seats)
            if state.alive[seat] and (not state.commits[seat] or state.stars[seat] > 0)
        ]

    def moves(self, state: JourneyState, seat: Seat) -> list[Move]:
        """Every legal move: cells in reading order, the card first, then Otto, Axel and Hans."""
        if state.ended != "":
            return []
        if state.setting < state.seats:
            return rules_setup.setup_moves(self.board, state, seat) if seat == state.setting else []
        if not state.alive[seat]:
            return []
        if state.stars[seat] > 0:
            return rules_draw.star_moves(self.board, state, seat)
        return [] if state.commits[seat] else rules_draw.draw_moves(self.board, state, seat)

    def play(self, state: JourneyState, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        """Mark the preparation, or keep the choice; the last choice of a round draws them all."""
        if state.setting < state.seats:
            rules_setup.play_setup(self.board, state, seat, move, events)
            if state.setting == state.seats:
                rules_round.open_round(self.board, state, events)
            return
        rules_draw.take_commit(self.board, state, seat, move)
        if events is not None and state.stars[seat] == 0:
            events.append(Event("commit", seat))
        if not self.to_act(state):
            rules_round.resolve(self.board, state, events)

    def refuse(self, state: JourneyState, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids the move, or None exactly when it is legal."""
        if state.ended != "":
            return Refusal("over")
        if move in self.moves(state, seat):
            return None
        if state.setting < state.seats:
            if seat != state.setting:
                return Refusal("setup_order", (("seat", state.setting),))
            return rules_setup.refuse_setup(self.board, state, seat, move)
        if not 0 <= seat < state.seats or not state.alive[seat]:
            return Refusal("thirst")
        if state.commits[seat] and state.stars[seat] == 0:
            return Refusal("at_once")
        return rules_draw.refuse_draw(self.board, state, seat, move)

    def prompt(self, state: JourneyState, seat: Seat) -> Prompt:
        """What the seat is asked: entrance, sign, gallery, runes, discovery, danger, a star's track, or to wait."""
        if state.ended != "":
            return Prompt("over", seat)
        if state.setting < state.seats:
            if seat != state.setting:
                return Prompt("wait_setup", seat, (("seat", state.setting),))
            if state.entrance[seat] < 0:
                return Prompt("enter", seat)
            sign = self.board.first_symbol + rules_setup.next_sign(state, seat)
            return Prompt("sign", seat, (("piece", sign),))
        if not state.alive[seat]:
            return Prompt("out", seat)
        if state.stars[seat] > 0:
            return Prompt("star", seat)
        facts = (("piece", state.tunnel), ("piece_line", state.line))
        owner = rules_draw.drawn_board(self.board, state, seat)
        if state.commits[seat]:
            return Prompt("wait", seat, facts)
        moves = rules_draw.draw_moves(self.board, state, seat)
        if moves[0].verb == "pass":
            return Prompt("blocked" if len(moves) > 1 else "stuck", owner, facts)
        if rules_draw.is_danger(self.board, state):
            return Prompt("danger", owner, (*facts, ("seat_owner", owner)))
        return Prompt("draw", seat, facts)

    def view(self, state: JourneyState, seat: Seat) -> JourneyState:
        """Decks and volcano cards face down; of the others' running choices only that they are made."""
        seen = state.copy()
        seen.exploration = [HIDDEN] * len(seen.exploration)
        seen.tunnels = [HIDDEN] * len(seen.tunnels)
        for index in range(seen.erupted, len(seen.volcanoes)):
            seen.volcanoes[index] = HIDDEN
        for other in range(seen.seats):
            if other != seat and seen.commits[other]:
                seen.commits[other] = [] if seen.stars[other] > 0 else [COMMITTED]
                seen.stars[other] = 0
        seen.dice = HIDDEN
        return seen

    def imagine(self, view: JourneyState, seat: Seat, rng: Chance) -> JourneyState:
        """Fresh orders of what lies face down, and any legal choice where another seat has chosen."""
        full = view.copy()
        full.exploration = self.rest(self.board.exploration, [*full.explored, full.line], rng)
        full.tunnels = self.rest(self.board.tunnels, [*full.tunneled, full.tunnel], rng)
        known = full.volcanoes[: full.erupted]
        full.volcanoes = known + self.rest([0, 1, 2], known, rng)
        full.dice = rng.bits()
        for other in range(full.seats):
            if full.commits[other] == [COMMITTED]:
                full.commits[other] = []
                while not full.commits[other] or full.stars[other] > 0:
                    rules_draw.take_commit(self.board, full, other, rng.pick(self.moves(full, other)))
        return full

    def glimpse(self, view: JourneyState, seat: Seat, move: Move) -> JourneyState | None:
        """The maps and sheets once this seat's choice is drawn: finds, arrival and escape, before the next cards."""
        if view.setting < view.seats:
            return None
        state = view.copy()
        rules_draw.take_commit(self.board, state, seat, move)
        for other in range(state.seats):
            if other != seat:
                state.commits[other] = []
        rules_round.draw_commit(self.board, state, seat, None)
        if not rules_draw.is_danger(self.board, state):
            rules_round.arrive(self.board, state, None)
            rules_round.escape(self.board, state, None)
        state.ended = ""
        state.commits = [commit[:] for commit in view.commits]
        state.commits[seat] = []
        return state

    def rest(self, whole: list[int], seen: list[int], rng: Chance) -> list[int]:
        """The cards of a deck that are not among those seen, shuffled."""
        cards = whole[:]
        for card in seen:
            if card >= 0:
                cards.remove(card)
        rng.shuffle(cards)
        return cards

    def scores(self, state: JourneyState) -> list[int]:
        """Points per seat now."""
        return [rules_score.points(self.board, state, seat) for seat in range(state.seats)]

    def account(self, state: JourneyState, seat: Seat) -> list[Line]:
        """The score of one seat, itemised."""
        return rules_score.account(self.board, state, seat)

    def outcome(self, state: JourneyState) -> Outcome | None:
        """Who won, and why it ended."""
        return rules_score.outcome(self.board, state)

    def load(self, data: Mapping[str, Any]) -> JourneyState:
        """The state that dump() gave."""
        state = JourneyState(0)
        fill(state, data)
        return state

    def census(self, state: JourneyState) -> dict[str, int]:
        """How many cards of each kind, volcano cards and characters lie on the table."""
        cards = [*state.exploration, *state.explored, *state.tunnels, *state.tunneled, state.line, state.tunnel]
        cards += [self.board.first_symbol + sign for sign in state.volcanoes]
        counts = {"characters": len(state.active)}
        for card in cards:
            if card >= 0:
                key = self.board.keys[card]
                counts[key] = counts.get(key, 0) + 1
        return counts

    def piece_name(self, piece: Piece) -> Phrase:
        """`piece.<key>` of the edition."""
        return Phrase(f"piece.{self.board.keys[piece]}")

    def place_name(self, place: Place) -> Phrase:
        """A cell by its row and column, or a part of a seat's sheet."""
        if place >= EXPLORATION_DECK:
            return Phrase("place." + ("exploration_deck", "tunnel_deck", "volcano_row")[place - EXPLORATION_DECK])
        seat, spot = divmod(place, STRIDE)
        owner = ("seat", seat)
        if spot < CELLS:
            row, column = divmod(spot, SIDE)
            return Phrase(f"place.row_{'abcdefghi'[row]}", (("n", column + 1), owner))
        if spot < TRACK:
            return Phrase(f"place.volcano_{self.board.volcano_keys[spot - VOLCANO]}", (owner,))
        if spot < HELP:
            return Phrase(f"place.track_{('fish', 'bone', 'mushroom', 'water')[spot - TRACK]}", (owner,))
        return Phrase(("place.help", "place.bonus", "place.map")[min(spot, MAP) - HELP], (owner,))
