"""The rules of Twenty Thousand Leagues under the Sea: which choices there are, and what each one does."""

from collections.abc import Mapping
from typing import Any, ClassVar

from verne_tabletop.engine.catalogue import Edition
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Event, Line, Move, Outcome, Phrase, Prompt, Refusal
from verne_tabletop.engine.rules import Rules, fill
from verne_tabletop.games.leagues import rules_danger, rules_draw, rules_open, rules_sail, rules_score, rules_view
from verne_tabletop.games.leagues.rules_tables import Tables, place_name, position_of
from verne_tabletop.games.leagues.rules_turn import advance, run
from verne_tabletop.games.leagues.state import (
    ASK_BONUS,
    ASK_BOW,
    ASK_CREW,
    ASK_DRAW,
    ASK_FINISH,
    ASK_PROPELLERS,
    ASK_ROW,
    ASK_SIDE,
    ASK_SITE,
    ASK_STEP,
    OVER,
    TURNS,
    WRITING,
    LeaguesState,
    letters_written,
)

#: What each entry of an agenda asks, `prompt.<word>`, by code.
ASKS = ("", "site", "crew", "row", "bow", "bridge", "propellers", "step", "draw", "side", "finish", "bonus")
#: The verbs that answer it.
VERBS = ("", "site", "crew", "row", "pay", "pay", "pay", "step", "draw", "side", "finish", "bonus")


class LeaguesRules(Rules[LeaguesState]):
    """One to five seats, 16 turns; every seat acts on its own once the letters are shown."""

    CONSENT: ClassVar[frozenset[str]] = frozenset({"finish"})
    REVEALS: ClassVar[frozenset[str]] = frozenset({"reveal", "verne", "refill", "flip"})
    OPTIONS: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "sight": (0, 1),
        "verne": (0, 1),
        "nemo": (0, 1, 2),
        "aronnax": (0, 1, 2),
        "land": (0, 1, 2),
        "rows": (0, 1, 2, 3, 4, 5, 6),
        "conseil": (0, 1, 2, 3, 4, 5),
    }

    def __init__(self, edition: Edition) -> None:
        self.edition: Edition = edition
        self.tables: Tables = Tables(edition)

    def deal(self, seats: int, seed: int, options: Mapping[str, int]) -> LeaguesState:
        """The state before the first choice. ValueError for a seat count or option the game does not have."""
        return rules_open.deal(self.tables, seats, seed, self.chosen(options))

    def secret(self, state: LeaguesState) -> bool:
        """Letters are written in secret; all else is done in the open, though at the same time."""
        return state.stage == WRITING

    def to_act(self, state: LeaguesState) -> list[int]:
        """Seats with something before them: all at once in the set-up, for the letters, and after the reveal."""
        return [seat for seat in range(state.seats) if state.agenda[seat]]

    def moves(self, state: LeaguesState, seat: int) -> list[Move]:
        """Every legal choice of a seat."""
        tables, agenda = self.tables, state.agenda[seat]
        entry = agenda[-1] if agenda else 0
        if entry == ASK_STEP:
            return rules_sail.step_moves(tables, state, seat)
        if entry == ASK_DRAW:
            return rules_draw.draw_moves(tables, state, seat)
        if entry == ASK_ROW:
            return [tables.row_moves[state.order[row]][row] for row in range(3)]
        if ASK_BOW <= entry <= ASK_PROPELLERS:
            return tables.hit_moves[:]
        if entry == ASK_SIDE:
            return rules_draw.side_moves(tables, state, seat)[:]
        if entry == ASK_FINISH:
            return tables.finish_moves[:]
        if entry == ASK_SITE:
            return tables.site_moves[:]
        if entry == ASK_CREW:
            return [tables.crew_moves[n] for n in range(4) if state.crew[4 * seat + n] == 0]
        if entry == ASK_BONUS:
            return [tables.bonus_moves[n] for n in rules_score.top_letters(letters_written(state, seat))]
        return []

    def play(self, state: LeaguesState, seat: int, move: Move, events: list[Event] | None = None) -> None:
        """Play a legal choice in place, then everything that follows from it without one."""
        agenda = state.agenda[seat]
        entry = agenda[-1]
        if entry == ASK_STEP:
            rules_sail.take_step(state, seat, position_of(move.place), events)
        elif entry == ASK_DRAW:
            rules_draw.draw(self.tables, state, seat, move, events)
        elif entry == ASK_CREW:
            if rules_open.choose_crew(self.tables, state, seat, move.place, events):
                agenda.pop()
        else:
            agenda.pop()
            self._answer(state, seat, entry, move, events)
        run(self.tables, state, seat, events)
        if not agenda:
            advance(self.tables, state, events)

    def _answer(self, state: LeaguesState, seat: int, entry: int, move: Move, events: list[Event] | None) -> None:
        tables = self.tables
        if entry == ASK_ROW:
            state.written[seat * TURNS + state.turn - 1] = move.piece
            if events is not None:
                events.append(Event("write", seat, move.piece, seen_by=seat))
        elif ASK_BOW <= entry <= ASK_PROPELLERS:
            if move.verb == "pay":
                rules_danger.pay_hit(tables, state, seat, entry - ASK_BOW, events)
            else:
                rules_danger.mark_hit(tables, state, seat, entry - ASK_BOW, events)
        elif entry == ASK_SIDE:
            if move.verb == "side":
                rules_draw.mark_side(tables, state, seat, move.place, events)
        elif entry == ASK_SITE:
            rules_open.choose_site(tables, state, seat, move.piece, events)
        elif entry == ASK_BONUS:
            state.bonus = move.piece
            if events is not None:
                events.append(Event("bonus", seat, move.piece))

    def refuse(self, state: LeaguesState, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids a choice, or None exactly when it is legal."""
        if move in self.moves(state, seat):
            return None
        agenda = state.agenda[seat]
        if not agenda:
            return Refusal("turn_over" if state.stage == OVER else "turn_together")
        return self._reason(state, seat, agenda[-1], move)

    def _reason(self, state: LeaguesState, seat: int, entry: int, move: Move) -> Refusal:
        position = position_of(move.place)
        if move.verb != VERBS[entry]:
            if entry == ASK_STEP and move.verb in ("draw", "side", "finish"):
                return Refusal("move_points", (("n", state.points[seat]),))
            if move.verb == "step" and entry in (ASK_DRAW, ASK_SIDE, ASK_FINISH):
                return Refusal("move_points", (("n", 0),))
            if entry == ASK_DRAW and move.verb in ("side", "finish"):
                return Refusal("draw_must")
            return Refusal("turn_order")
        if entry == ASK_STEP:
            rule = rules_sail.refuse_step(self.tables, state, seat, position)
            return Refusal(rule, (("n", state.points[seat]), ("place", move.place)) if position >= 0 else ())
        if entry == ASK_DRAW:
            return Refusal(rules_draw.refuse_draw(self.tables, state, seat, move, position))
        if entry == ASK_SITE:
            return Refusal("setup_site")
        if entry == ASK_CREW:
            return Refusal("setup_crew", (("n", rules_open.crew_value(self.tables, state, seat)),))
        if entry == ASK_ROW:
            return Refusal("turn_row")
        if entry == ASK_SIDE:
            return Refusal("find_atlantis")
        if entry == ASK_BONUS:
            return Refusal("solo_bonus")
        return Refusal("turn_order")

    def prompt(self, state: LeaguesState, seat: int) -> Prompt:
        """What a seat is asked: the turn, points left, and what an impact costs as facts."""
        agenda = state.agenda[seat]
        if not agenda:
            return Prompt("over" if state.stage == OVER else "wait", seat)
        entry = agenda[-1]
        facts: tuple[tuple[str, int], ...] = (("turn", state.turn),)
        if entry == ASK_STEP:
            facts = (("n", state.points[seat]),)
        elif ASK_BOW <= entry <= ASK_PROPELLERS:
            zone = entry - ASK_BOW
            facts = (
                ("n", self.tables.price[zone]),
                ("points", -self.tables.impact[zone]),
                ("coins", state.coins[seat]),
            )
        elif entry == ASK_ROW:
            facts = (("turn", state.turn), ("piece_danger", self.tables.named(rules_danger.space_now(state))))
        elif entry == ASK_CREW:
            facts = (("n", rules_open.crew_value(self.tables, state, seat)),)
        elif entry == ASK_FINISH:
            at = seat * TURNS + state.turn - 1
            facts = (("turn", state.turn), ("n", state.isles[at] + state.wrecks[at]))
        return Prompt(ASKS[entry], seat, facts)

    def view(self, state: LeaguesState, seat: int) -> LeaguesState:
        """The state as a seat, or EVERYONE, may see it."""
        return rules_view.view(state, seat)

    def imagine(self, view: LeaguesState, seat: int, rng: Chance) -> LeaguesState:
        """A full state that the seat cannot tell from the true one."""
        return rules_view.imagine(view, rng)

    def scores(self, state: LeaguesState) -> list[int]:
        """Points per seat now."""
        return rules_score.scores(self.tables, state)

    def account(self, state: LeaguesState, seat: int) -> list[Line]:
        """The same points, line by line."""
        return rules_score.account(self.tables, state, seat)

    def outcome(self, state: LeaguesState) -> Outcome | None:
        """Who won, or the solo level; None while the game goes on."""
        return rules_score.outcome(self.tables, state) if state.stage == OVER else None

    def census(self, state: LeaguesState) -> dict[str, int]:
        """Cards of each deck, wherever they lie, and what stands on the sheets twice or where it cannot."""
        return rules_score.census(state)

    def load(self, data: Mapping[str, Any]) -> LeaguesState:
        """The state that dump() gave."""
        state = LeaguesState()
        fill(state, data)
        return state

    def piece_name(self, piece: int) -> Phrase:
        """The text key of a card or letter."""
        return self.tables.piece_name(piece)

    def place_name(self, place: int) -> Phrase:
        """The text key of a place."""
        return place_name(place)
