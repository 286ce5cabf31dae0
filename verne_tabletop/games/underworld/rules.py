"""The rules of Journey in the Underworld: who is asked what, which answers are legal, and what they do."""

from collections.abc import Mapping
from typing import Any, ClassVar

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import HIDDEN, Event, Line, Move, Outcome, Phrase, Prompt, Refusal
from verne_tabletop.engine.rules import Rules, fill
from verne_tabletop.games.underworld import combat, favours, journey, relics
from verne_tabletop.games.underworld.edition import FINAL, Tables
from verne_tabletop.games.underworld.state import (
    AFTER,
    BEFORE,
    CARD,
    CROSSING,
    OVER,
    ROLLED,
    SANDALS,
    WON,
    UnderworldState,
)

ASKS = ("before", "rolled", "after", "won", "card", "sandals", "crossing", "over")
MOST_DICE = 40
#: The value of an option that leaves the number to the edition.
BY_EDITION = 0


class UnderworldRules(Rules[UnderworldState]):
    """One hero, nine locations, and Death at the end of them."""

    REVEALS: ClassVar[frozenset[str]] = frozenset(
        ("arrive", "creature", "strike", "roll", "foe_roll", "treasure", "reshuffle", "skip")
    )
    ROLLS: ClassVar[tuple[str, ...]] = ("roll", "foe_roll")
    OPTIONS: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "adventurer": (0, 1),
        "advanced": (0, 1),
        "heal": (BY_EDITION, 1, 2, 3),
        "last_encounter": (BY_EDITION, 4, 3, 2),
        "critical_hitting": (0, 1),
        "hit_thanatos_on": (BY_EDITION, 4, 5),
        "thanatos_hits_on": (BY_EDITION, 4, 5),
    }

    def __init__(self, edition: Edition) -> None:
        self.tables: Tables = Tables(edition)
        t = self.tables
        self.want_moves: list[Move] = [Move("want", t.favour0 + favour) for favour in range(len(t.costs))]
        self.pay_moves: list[list[Move]] = [
            [Move("pay", piece, extra=(god,)) for god in range(3)] for piece in range(t.thanatos)
        ]
        self.reroll_moves: list[Move] = [Move("reroll", place=die) for die in range(MOST_DICE)]
        self.cascade_moves: list[Move] = [Move("cascade", place=die) for die in range(MOST_DICE)]
        self.use_moves: list[Move] = [Move("use", piece) for piece in t.treasure]
        self.strike_move: Move = Move("strike")
        self.settle_move: Move = Move("settle")
        self.onward_move: Move = Move("onward")
        self.take_move: Move = Move("take")
        self.spurn_move: Move = Move("spurn")
        self.walk_move: Move = Move("walk")
        self.skip_move: Move = Move("skip")

    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> UnderworldState:
        """The first location turned up and its creatures in line."""
        if seats != 1:
            raise ValueError(f"Journey in the Underworld is for one seat, not {seats}")
        chosen = self.chosen(options)
        t = self.tables
        state = UnderworldState()
        state.adventurer = chosen["adventurer"]
        state.advanced = chosen["advanced"]
        state.heal = chosen["heal"] or t.healing
        state.last_encounter = chosen["last_encounter"] or t.encounter[-1]
        state.critical_hitting = chosen["critical_hitting"]
        state.hit_thanatos_on = chosen["hit_thanatos_on"] or t.thanatos_hit_on
        state.thanatos_hits_on = chosen["thanatos_hits_on"] or t.hits_on[t.thanatos]
        state.health = t.health
        for piece in range(t.creature0):
            state.hand.extend([piece] * t.copies[piece])
        chance = Chance(seed)
        places = list(range(t.location0, t.treasure0 - 1))
        chance.shuffle(places)
        state.location_deck = [t.treasure0 - 1, *places]
        state.creature_deck = creature_cards(t, state)
        chance.shuffle(state.creature_deck)
        state.treasure_deck = list(range(t.treasure0, t.favour0))
        chance.shuffle(state.treasure_deck)
        state.dice = chance.word
        journey.arrive(t, state, None)
        return state

    def to_act(self, state: UnderworldState) -> list[int]:
        """The hero, until the journey is over."""
        return [] if state.phase == OVER else [0]

    def moves(self, state: UnderworldState, seat: int) -> list[Move]:
        """Every legal move in a fixed order."""
        t = self.tables
        phase = state.phase
        if seat != 0 or phase == OVER:
            return []
        if phase == CARD:
            return [self.take_move, self.spurn_move]
        if phase == SANDALS:
            return [self.use_moves[journey.WINGED], self.walk_move]
        if phase == CROSSING:
            return [self.skip_move, self.onward_move]
        found: list[Move] = []
        if not state.basket:
            if phase == ROLLED:
                found.append(self.settle_move)
                if combat.rerolls_left(t, state) > 0:
                    found.extend(self.reroll_moves[: len(state.own_face)])
                if combat.cascades_left(t, state) > 0:
                    for die in range(len(state.own_face)):
                        if state.own_face[die] == 6 and not state.own_run[die]:
                            found.append(self.cascade_moves[die])
            else:
                found.append(self.onward_move if phase == WON else self.strike_move)
            for index in range(len(self.use_moves)):
                if not relics.why_not_use(t, state, index):
                    found.append(self.use_moves[index])
        for favour in range(len(t.costs)):
            if not favours.why_not_want(t, state, favour):
                found.append(self.want_moves[favour])
        if state.basket:
            last = HIDDEN
            for piece in sorted(state.hand):
                if piece == last:
                    continue
                last = piece
                for god in range(3):
                    if t.icons[piece][god] and not favours.why_not_pay(t, state, piece, god):
                        found.append(self.pay_moves[piece][god])
        return found

    def play(self, state: UnderworldState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        """Play a legal move in place."""
        t = self.tables
        verb = move.verb
        if verb == "strike":
            combat.strike(t, state, events)
        elif verb == "settle":
            combat.settle(t, state, events)
        elif verb == "reroll":
            combat.reroll(state, move.place, events)
        elif verb == "cascade":
            combat.cascade(state, move.place, events)
        elif verb == "want":
            state.basket.append(move.piece - t.favour0)
        elif verb == "pay":
            favours.pay(t, state, move.piece, move.extra[0], events)
        elif verb == "use":
            relics.use(t, state, t.treasure.index(move.piece), events)
        elif verb in ("take", "spurn"):
            state.line_out[state.at] = 1
            pile = state.hand if verb == "take" else state.creature_discard
            pile.append(state.line[state.at])
            combat.next_creature(state)
        elif verb == "walk":
            journey.turn_up(t, state, events)
        elif verb == "skip":
            journey.skip(t, state, events)
        elif state.phase == CROSSING:
            journey.arrive(t, state, events)
        else:
            journey.leave(t, state, events)

    def refuse(self, state: UnderworldState, seat: int, move: Move) -> Refusal | None:
        """None exactly when the move is legal."""
        if move in self.moves(state, seat):
            return None
        t = self.tables
        if seat != 0 or state.phase == OVER:
            return Refusal("journey_over")
        if state.phase == CARD:
            return Refusal("take_card")
        if state.phase == SANDALS:
            return Refusal("winged_sandals")
        if state.phase == CROSSING:
            return Refusal("acheron")
        rule = "windows"
        if move.verb == "want" and 0 <= move.piece - t.favour0 < len(t.costs):
            rule = favours.why_not_want(t, state, move.piece - t.favour0)
        elif move.verb == "pay" and 0 <= move.piece < t.thanatos and len(move.extra) == 1:
            rule = favours.why_not_pay(t, state, move.piece, move.extra[0])
        elif state.basket:
            rule = "payment"
        elif move.verb == "use" and move.piece in t.treasure:
            rule = relics.why_not_use(t, state, t.treasure.index(move.piece))
        elif move.verb in ("reroll", "cascade"):
            rule = move.verb
        elif move.verb in ("strike", "settle"):
            rule = "strike"
        return Refusal(rule or "windows")

    def prompt(self, state: UnderworldState, seat: int) -> Prompt:
        """What the hero is asked."""
        if state.basket:
            return Prompt("pay", 0)
        facts = (("health", state.health), ("count", state.count))
        if state.phase in (BEFORE, ROLLED, AFTER, CARD):
            return Prompt(ASKS[state.phase], 0, (("piece", state.line[state.at]), *facts))
        return Prompt(ASKS[state.phase], 0, facts)

    def view(self, state: UnderworldState, seat: int) -> UnderworldState:
        """Decks face down, Thanatos at the bottom of his face up, the dice to come unknown."""
        seen = state.copy()
        seen.dice = HIDDEN
        seen.creature_deck = [HIDDEN] * len(state.creature_deck)
        seen.treasure_deck = [HIDDEN] * len(state.treasure_deck)
        seen.set_aside = [HIDDEN] * len(state.set_aside)
        if state.location_deck:
            seen.location_deck = [state.location_deck[0]] + [HIDDEN] * (len(state.location_deck) - 1)
        return seen

    def imagine(self, view: UnderworldState, seat: int, rng: Chance) -> UnderworldState:
        """The unseen cards in a fresh order, and fresh dice."""
        t = self.tables
        full = view.copy()
        full.dice = rng.bits()
        left = creature_cards(t, view)
        for piece in view.hand + view.creature_discard:
            if piece >= t.creature0:
                left.remove(piece)
        for index in range(len(view.line)):
            if not view.line_out[index] and view.line[index] != t.thanatos:
                left.remove(view.line[index])
        rng.shuffle(left)
        full.creature_deck = left
        relics_left = [p for p in range(t.treasure0, t.favour0) if p not in view.treasures + view.used_treasures]
        rng.shuffle(relics_left)
        full.treasure_deck = relics_left
        unseen = [p for p in range(t.location0, t.treasure0 - 1) if p not in view.visited]
        rng.shuffle(unseen)
        aside = len(view.set_aside)
        full.set_aside = unseen[:aside]
        if view.location_deck:
            full.location_deck = [view.location_deck[0], *unseen[aside:]]
        return full

    def scores(self, state: UnderworldState) -> list[int]:
        """1 once the beloved is free: the rulebook knows victory and death, not points."""
        return [state.freed]

    def course(self, state: UnderworldState) -> list[int]:
        """The health left: the score says nothing before the end."""
        return [state.health]

    def account(self, state: UnderworldState, seat: int) -> list[Line]:
        """The one line of the score, with the journey so far as its facts."""
        facts = (("health", state.health), ("locations", state.won_locations), ("strikes", state.strikes))
        return [Line("victory", state.freed, facts)]

    def outcome(self, state: UnderworldState) -> Outcome | None:
        """Victory when Thanatos has fallen and the hero lives; else death."""
        if state.phase != OVER:
            return None
        return Outcome((0,), (1,), "freed") if state.freed else Outcome((), (0,), "dead")

    def load(self, data: Mapping[str, Any]) -> UnderworldState:
        """The state that dump() gave."""
        state = UnderworldState()
        fill(state, data)
        return state

    def piece_name(self, piece: int) -> Phrase:
        """`piece.<key>`; the location of Thanatos and Thanatos himself have different keys."""
        if piece == self.tables.treasure0 - 1:
            return Phrase("piece.throne")
        return Phrase(f"piece.{self.tables.keys[piece]}")

    def place_name(self, place: int) -> Phrase:
        """A die or a creature's place in the line, counted from 1."""
        if place >= combat.IN_LINE:
            return Phrase("place.line", (("n", place - combat.IN_LINE + 1),))
        if place >= combat.FOE_DIE:
            return Phrase("place.foe_die", (("n", place - combat.FOE_DIE + 1),))
        return Phrase("place.die", (("n", place + 1),))

    def census(self, state: UnderworldState) -> dict[str, int]:
        """Cards of each kind, wherever they lie; none is ever made or lost."""
        t = self.tables
        in_line = [p for p, out in zip(state.line, state.line_out, strict=True) if not out and p != t.thanatos]
        creatures = [p for p in state.hand if p >= t.creature0] + state.creature_deck + state.creature_discard + in_line
        return {
            "resources": len([p for p in state.hand if p < t.creature0]) + len(state.spent),
            "creatures": len(creatures),
            "treasures": len(state.treasures) + len(state.used_treasures) + len(state.treasure_deck),
            "locations": len(state.visited) + len(state.location_deck) + len(state.set_aside),
        }

    def final(self, state: UnderworldState) -> bool:
        """Whether the hero stands before Thanatos."""
        return self.tables.rule[state.location - self.tables.location0] == FINAL


def creature_cards(tables: Tables, state: UnderworldState) -> list[int]:
    """All creature cards of this game, sorted: the basic deck, and the advanced cards when they join (U33)."""
    cards: list[int] = []
    for piece in range(tables.creature0, tables.thanatos):
        if state.advanced or not tables.advanced[piece]:
            cards.extend([piece] * tables.copies[piece])
    return cards
