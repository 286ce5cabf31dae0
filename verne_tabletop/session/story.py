"""The story of a game: choices and events told in a language, with the names of the seats and without their secrets."""

from collections.abc import Sequence
from typing import Any

from verne_tabletop.engine.catalogue import Rulebook
from verne_tabletop.engine.model import (
    EVERYONE,
    HIDDEN,
    Event,
    Facts,
    Line,
    Move,
    Phrase,
    Prompt,
    Refusal,
    Seat,
    redact,
)
from verne_tabletop.engine.rules import Rules
from verne_tabletop.engine.shelf import move_facts, namer


class Story:
    """Tells in one language, for one circle of listeners."""

    def __init__(self, rulebook: Rulebook, rules: Rules[Any], language: str, names: Sequence[str]) -> None:
        self.rulebook, self.language, self.names = rulebook, language, list(names)
        self.name = namer(rules)

    def say(self, phrase: Phrase) -> str:
        """Any phrase of the rulebook's texts."""
        return self.rulebook.say(phrase.key, self.language, phrase.facts, self.names, self.name)

    def move(self, seat: Seat, move: Move) -> str:
        """A choice as a label, `move.<verb>`; every fact of it is told, so show it only to who may know it."""
        return self.say(Phrase(f"move.{move.verb}", move_facts(seat, move.piece, move.place, move.extra)))

    def prompt(self, seat: Seat, prompt: Prompt) -> str:
        """What a seat is asked."""
        return self.say(Phrase(f"prompt.{prompt.ask}", (*prompt.facts, ("seat", seat), ("seat_board", prompt.board))))

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice is not legal, in one sentence."""
        template = self.rulebook.refusal(refusal.rule, self.language)
        return self.rulebook.fill(template, self.language, refusal.facts, self.names, self.name)

    def line(self, line: Line) -> str:
        """One line of an account: `line.<rule>`, or the rule's title when it has no text of its own."""
        if self.rulebook.has(f"line.{line.rule}"):
            return self.say(Phrase(f"line.{line.rule}", line.facts))
        return self.rulebook.rules[line.rule].title[self.language]

    def event(self, event: Event) -> str:
        """A sentence, or "" for an event that the log keeps silent about.

        An event whose piece is hidden is told by `event.<kind>_hidden` if there is such a text; without one it is
        told only when its text names neither piece nor amount.
        """
        key = f"event.{event.kind}"
        if event.piece == HIDDEN and event.seen_by != EVERYONE:
            if self.rulebook.has(f"{key}_hidden"):
                key = f"{key}_hidden"
            elif not self.rulebook.has(key) or names_secrets(self.rulebook.texts[self.language][key]):
                return ""
        return self.say(Phrase(key, event_facts(event))) if self.rulebook.has(key) else ""

    def events(self, events: list[Event], listener: Seat = EVERYONE) -> list[str]:
        """The sentences of what happened, as `listener` saw it (EVERYONE: what all at the table saw)."""
        told = [self.event(event) for event in redact(events, listener)]
        return [sentence for sentence in told if sentence]


def event_facts(event: Event) -> Facts:
    """The facts that fill `event.<kind>`: seat, piece, source, target, amount."""
    return (
        ("seat", event.seat),
        ("piece", event.piece),
        ("source", event.source),
        ("target", event.target),
        ("amount", event.amount),
    )


def names_secrets(template: str) -> bool:
    """Whether a text of an event names its piece or its amount."""
    return "{piece" in template or "{amount" in template
