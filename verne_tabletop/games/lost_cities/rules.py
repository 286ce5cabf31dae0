"""The rulebook of Lost Cities: lay or discard, then take; score when the last card of the deck is drawn."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import (
    EVERYONE,
    HIDDEN,
    NOWHERE,
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
from verne_tabletop.games.lost_cities.rules_refusal import why_not
from verne_tabletop.games.lost_cities.rules_score import Scoring
from verne_tabletop.games.lost_cities.rules_sight import covered_since, dealt_anew, face_down
from verne_tabletop.games.lost_cities.state import (
    BLOCK,
    COLOURS,
    DECK,
    HAND,
    LAY,
    OVER,
    PILE,
    SCORED,
    TAKE,
    CitiesState,
    colour_of,
    lane_of,
    number_of,
)

BY_LOT: Final = 2


class CitiesRules(Rules[CitiesState]):
    """Lost Cities for two, a match of one to five rounds."""

    REVEALS: ClassVar[frozenset[str]] = frozenset({"drew", "dealt"})
    CONSENT: ClassVar[frozenset[str]] = frozenset({"deal"})
    OPTIONS: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "rounds": (3, 1, 2, 4, 5),
        "starter": (0, 1, 2),
        "expeditions": (5, 6),
        "cap": (0, 1),
        "open_discards": (0, 1),
    }

    def __init__(self, edition: Edition) -> None:
        self.scoring: Scoring = Scoring(edition["score"])
        self.hand_size: int = edition["hand"]["cards"]
        self.cap_turns: int = edition["cap"]["turns"]
        self.keys: list[str] = [row["key"] for row in edition["expedition"]]
        cards = COLOURS * BLOCK
        self.lays: list[list[Move]] = [
            [Move("lay", piece, lane_of(seat, colour_of(piece))) for piece in range(cards)] for seat in (0, 1)
        ]
        self.drops: list[Move] = [Move("discard", piece, PILE + colour_of(piece)) for piece in range(cards)]
        self.takes: list[Move] = [Move("take", HIDDEN, PILE + colour) for colour in range(COLOURS)]
        self.draw: Move = Move("draw", HIDDEN, DECK)
        self.next: Move = Move("deal")

    # --- the deal ---------------------------------------------------------------------------------------------

    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> CitiesState:
        """The first round, dealt. ValueError for another number of seats than two, or an unknown option."""
        if seats != 2:
            raise ValueError(f"Lost Cities is for 2 seats, not {seats}")
        chosen = self.chosen(options)
        state = CitiesState()
        state.rounds = chosen["rounds"]
        state.expeditions = chosen["expeditions"]
        state.cap = self.cap_turns if chosen["cap"] else 0
        state.open_discards = chosen["open_discards"] == 1
        chance = Chance(seed)
        state.starter = chance.below(2) if chosen["starter"] == BY_LOT else chosen["starter"]
        state.dice = chance.word
        self._deal_round(state, None)
        return state

    def _deal_round(self, state: CitiesState, events: list[Event] | None) -> None:
        """Shuffle every card, deal, and let the starter begin."""
        chance = Chance(state.dice)
        cards = list(range(state.expeditions * BLOCK))
        chance.shuffle(cards)
        state.dice = chance.word
        state.turn = state.starter
        state.phase = LAY
        state.barred = NOWHERE
        state.quiet = 0
        state.ready = [False, False]
        state.hands = [sorted(cards[: self.hand_size]), sorted(cards[self.hand_size : 2 * self.hand_size])]
        state.deck = cards[2 * self.hand_size :]
        state.known = [[], []]
        state.lanes = [[[] for _ in range(state.expeditions)] for _ in (0, 1)]
        state.discards = [[] for _ in range(state.expeditions)]
        state.last = [[], []]
        state.aside = []
        if events is not None:
            events.append(Event("round", state.starter, amount=state.round))
            for seat in (0, 1):
                for piece in state.hands[seat]:
                    events.append(Event("dealt", seat, piece, DECK, HAND + seat, 0, seat))

    # --- choices ----------------------------------------------------------------------------------------------

    def to_act(self, state: CitiesState) -> list[Seat]:
        """The seat whose turn it is; between rounds, each seat that has not yet asked for the next deal."""
        if state.phase <= TAKE:
            return [state.turn]
        if state.phase == SCORED:
            return [seat for seat in (0, 1) if not state.ready[seat]]
        return []

    def moves(self, state: CitiesState, seat: Seat) -> list[Move]:
        """Every legal move: lays by card, then discards by card; or piles by colour, then the deck."""
        if state.phase == SCORED:
            return [] if state.ready[seat] else [self.next]
        if seat != state.turn or state.phase == OVER:
            return []
        found: list[Move] = []
        if state.phase == LAY:
            hand = state.hands[seat]
            lanes = state.lanes[seat]
            lays = self.lays[seat]
            for piece in hand:
                lane = lanes[piece // BLOCK]
                if not lane or number_of(lane[-1]) == 0 or piece > lane[-1]:
                    found.append(lays[piece])
            for piece in hand:
                found.append(self.drops[piece])
            return found
        for colour in range(state.expeditions):
            if colour != state.barred and state.discards[colour]:
                found.append(self.takes[colour])
        found.append(self.draw)
        return found

    def play(self, state: CitiesState, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        """Play a legal move in place; the move is not judged again."""
        verb = move.verb
        if verb == "draw" or verb == "take":
            self._take(state, seat, move, events)
        elif verb == "deal":
            state.ready[seat] = True
            if events is not None:
                events.append(Event("ready", seat))
            if state.ready[0] and state.ready[1]:
                state.round += 1
                self._deal_round(state, events)
        else:
            self._put_down(state, seat, move, events)

    def _put_down(self, state: CitiesState, seat: Seat, move: Move, events: list[Event] | None) -> None:
        """The first half of a turn: a card leaves the hand for an expedition or a discard pile."""
        piece, place = move.piece, move.place
        colour = colour_of(piece)
        state.hands[seat].remove(piece)
        self._forget(state.known[seat], piece)
        if move.verb == "lay":
            state.lanes[seat][colour].append(piece)
            state.barred = NOWHERE
        else:
            state.discards[colour].append(piece)
            state.barred = colour
        state.last[seat] = [piece, place]
        state.phase = TAKE
        if events is not None:
            kind = "laid" if move.verb == "lay" else "discarded"
            events.append(Event(kind, seat, piece, HAND + seat, place))

    @staticmethod
    def _forget(known: list[int], piece: Piece) -> None:
        """The card that left a hand is no longer known to be there. The investments of a colour look alike: one
        played accounts for one taken, whichever of them it was."""
        if piece in known:
            known.remove(piece)
        elif number_of(piece) == 0:
            for other in known:
                if number_of(other) == 0 and colour_of(other) == colour_of(piece):
                    known.remove(other)
                    return

    def _take(self, state: CitiesState, seat: Seat, move: Move, events: list[Event] | None) -> None:
        """The second half of a turn: a card from the deck or from a pile; the round may end with it."""
        hand = state.hands[seat]
        if move.verb == "draw":
            piece = state.deck.pop()
            state.quiet = 0
            seen_by, shown = seat, HIDDEN
        else:
            piece = state.discards[move.place - PILE].pop()
            state.quiet += 1
            seen_by, shown = EVERYONE, piece
            state.known[seat].append(piece)
            state.known[seat].sort()
        hand.append(piece)
        hand.sort()
        state.last[seat] = [*state.last[seat][:2], move.place, shown]
        state.barred = NOWHERE
        state.turn = 1 - seat
        state.phase = LAY
        if events is not None:
            kind = "drew" if move.verb == "draw" else "took"
            told = piece if state.deck else shown  # the last card of the deck goes aside unseen
            events.append(Event(kind, seat, told, move.place, HAND + seat, 0, seen_by))
        if not state.deck:
            self._end_round(state, "last_card", events)
        elif state.cap and state.quiet >= state.cap:
            self._end_round(state, "capped", events)

    def _end_round(self, state: CitiesState, kind: str, events: list[Event] | None) -> None:
        """Write the round's scores down; the leader of the totals starts the next round."""
        points = [self.round_points(state, 0), self.round_points(state, 1)]
        state.tally.append(points)
        state.aside = sorted(state.hands[0] + state.hands[1])
        state.hands, state.known = [[], []], [[], []]
        totals = [sum([scores[seat] for scores in state.tally]) for seat in (0, 1)]
        if events is not None:
            events.append(Event(kind, EVERYONE, amount=state.round))
            for seat in (0, 1):
                events.append(Event("scored", seat, amount=points[seat]))
        if state.round >= state.rounds:
            state.phase = OVER
            return
        state.phase = SCORED
        if totals[0] != totals[1]:
            state.starter = 0 if totals[0] > totals[1] else 1
        else:
            state.starter = 1 - state.starter

    def refuse(self, state: CitiesState, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids the move, or None exactly when it is legal."""
        return None if move in self.moves(state, seat) else why_not(state, seat, move)

    def prompt(self, state: CitiesState, seat: Seat) -> Prompt:
        """What `seat` is asked now."""
        if state.phase == LAY:
            return Prompt("lay", seat)
        if state.phase == TAKE:
            return Prompt("take", seat, (("left", len(state.deck)),))
        return Prompt("deal", seat, (("round", state.round + 1), ("seat", state.starter)))

    def view(self, state: CitiesState, seat: Seat) -> CitiesState:
        """The other hand is face down but for cards seen being taken; the deck and the chance to come are hidden."""
        return face_down(state, seat)

    def fleeting(self, state: CitiesState) -> Mapping[str, frozenset[str]]:
        """A discard is named while it is the last, and when the round is over (ruling L16); where the discards may be
        searched, always."""
        return {} if state.open_discards else {"discarded": frozenset({"last_card", "capped"})}

    def recalled(self, view: CitiesState, now: CitiesState) -> CitiesState:
        """Discards that are covered by now stay so until the round is over: nobody searches a pile (ruling L16)."""
        return covered_since(view, now)

    def imagine(self, view: CitiesState, seat: Seat, rng: Chance) -> CitiesState:
        """Unseen cards dealt at random to the hidden places of hands and deck."""
        return dealt_anew(view, rng)

    # --- scores -----------------------------------------------------------------------------------------------

    def round_points(self, state: CitiesState, seat: Seat) -> int:
        """What the expeditions now on the table are worth to a seat."""
        points = 0
        for lane in state.lanes[seat]:
            points += self.scoring.points(lane)
        return points

    def scores(self, state: CitiesState) -> list[int]:
        """Totals of the match; the round under way counts as it lies."""
        running = state.phase <= TAKE
        return [
            sum([scores[seat] for scores in state.tally]) + (self.round_points(state, seat) if running else 0)
            for seat in (0, 1)
        ]

    def account(self, state: CitiesState, seat: Seat) -> list[Line]:
        """Finished rounds a line each, then each expedition of the round under way, its bonus apart."""
        lines = [
            Line("round_score", scores[seat], (("round", number + 1),)) for number, scores in enumerate(state.tally)
        ]
        return lines if state.phase >= SCORED else lines + self.scoring.lines(state, seat)

    def outcome(self, state: CitiesState) -> Outcome | None:
        """After the agreed rounds the higher total wins; equal totals share the win."""
        if state.phase != OVER:
            return None
        totals = self.scores(state)
        best = max(totals)
        winners = tuple([seat for seat in (0, 1) if totals[seat] == best])
        reason = "higher_total" if len(winners) == 1 else "equal_totals"
        return Outcome(winners, rank_places([(total,) for total in totals]), reason)

    def census(self, state: CitiesState) -> dict[str, int]:
        """Cards of each sort, wherever they lie; the investments of a colour are one sort."""
        places = [*state.hands, *state.lanes[0], *state.lanes[1], *state.discards, state.deck, state.aside]
        counts: dict[str, int] = {}
        for piece in sorted([piece for place in places for piece in place]):
            sort = f"{self.keys[colour_of(piece)]} {number_of(piece) or 'investment'}"
            counts[sort] = counts.get(sort, 0) + 1
        return counts

    # --- records and names ------------------------------------------------------------------------------------

    def load(self, data: Mapping[str, Any]) -> CitiesState:
        """The state that dump() gave; ValueError when a field is missing or of another kind."""
        state = CitiesState()
        fill(state, data)
        return state

    def piece_name(self, piece: Piece) -> Phrase:
        """`piece.<expedition>` with its number, or `piece.<expedition>_investment`."""
        key, number = self.keys[colour_of(piece)], number_of(piece)
        return Phrase(f"piece.{key}", (("n", number),)) if number else Phrase(f"piece.{key}_investment")

    def place_name(self, place: Place) -> Phrase:
        """An expedition, a discard pile, the deck or a hand."""
        if place < PILE:
            return Phrase(f"place.lane_{self.keys[place % COLOURS]}", (("seat", place // COLOURS),))
        if place < DECK:
            return Phrase(f"place.pile_{self.keys[place - PILE]}")
        return Phrase("place.deck") if place == DECK else Phrase("place.hand", (("seat", place - HAND),))
