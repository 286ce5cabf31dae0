"""Laws of the books: accounts add up, components are conserved, everything has a text, advice is sound."""

import math
from collections.abc import Iterable

from tests.laws.walks import Walk
from verne_tabletop.engine.catalogue import LANGUAGES
from verne_tabletop.engine.model import EVERYONE, HIDDEN, NOWHERE, redact


def an_account_adds_up(walk: Walk) -> None:
    """At every moment each seat's lines add up to its score, on the full state and on the seat's own view."""
    for state in walk.states():
        scores = walk.rules.scores(state)
        assert len(scores) == walk.seats
        for seat, score in enumerate(scores):
            lines = walk.rules.account(state, seat)
            assert sum(line.points for line in lines) == score
            assert all(line.rule in walk.rulebook.rules for line in lines)
    for step in walk.moments(12):
        for viewer in range(walk.seats):
            view = walk.rules.view(step.after, viewer)
            for seat, score in enumerate(walk.rules.scores(view)):
                assert sum(line.points for line in walk.rules.account(view, seat)) == score


def components_are_conserved(walk: Walk) -> None:
    """A census counts the same components from the deal to the end."""
    census = walk.rules.census(walk.start)
    assert census, "the game counts nothing"
    assert all(count >= 0 for count in census.values())
    for state in walk.states():
        assert walk.rules.census(state) == census


def everything_is_said(walk: Walk) -> None:
    """Prompts, moves, told events, lines of accounts, pieces and places have a text in every language, and nothing in
    it is left unfilled."""

    def said(text: str) -> None:
        assert text.strip()
        assert not set(text) & set("{}"), f"not filled: {text!r}"

    for language in LANGUAGES:
        story = walk.story(language)

        for step in walk.steps:
            said(story.prompt(step.seat, walk.rules.prompt(step.before, step.seat)))
            said(story.move(step.seat, step.move))
            for seat in (EVERYONE, *range(walk.seats)):
                for sentence in story.events(redact(step.events, seat), seat):
                    said(sentence)
        for step in walk.moments():
            for seat in walk.rules.to_act(step.before):
                for move in walk.rules.moves(step.before, seat):
                    said(story.move(seat, move))
                    if move.piece != HIDDEN:
                        said(story.say(walk.rules.piece_name(move.piece)))
                    if move.place != NOWHERE:
                        said(story.say(walk.rules.place_name(move.place)))
            for seat in range(walk.seats):
                for line in walk.rules.account(step.after, seat):
                    said(story.line(line))


def advice_is_sound(walk: Walk) -> None:
    """An advisor gives a finite worth a seat and a weight above 0 a move, the same each time, and changes nothing."""
    advisor = walk.game.advisor(walk.rules)
    assert advisor.SCALE > 0

    def sound(numbers: Iterable[float]) -> bool:
        return all(isinstance(number, float) and math.isfinite(number) for number in numbers)

    for step in walk.moments():
        kept = step.before.copy()
        for seat in range(walk.seats):
            guess = walk.rules.imagine(walk.rules.view(step.before, seat), seat, walk.chance(50))
            worth = advisor.worth(guess)
            assert len(worth) == walk.seats
            assert sound(worth)
            assert advisor.worth(guess) == worth
        moves = walk.rules.moves(step.before, step.seat)
        weights = advisor.weigh(step.before, step.seat, moves)
        assert len(weights) == len(moves)
        assert sound(weights)
        assert min(weights) > 0
        assert advisor.weigh(step.before, step.seat, moves) == weights
        from_view = advisor.weigh(walk.rules.view(step.before, step.seat), step.seat, moves)
        assert len(from_view) == len(moves)
        assert sound(from_view)
        assert min(from_view) > 0
        assert step.before == kept


BOOKS = (an_account_adds_up, components_are_conserved, everything_is_said, advice_is_sound)
