"""Laws of knowledge: a seat's view holds what it may know, guessing stays within it, and events tell no more."""

from tests.laws.walks import LONGEST, Walk
from verne_tabletop.engine.model import EVERYONE, HIDDEN, Event, redact

GUESSES = 3  # imaginations a moment


def a_view_of_a_view_is_itself(walk: Walk) -> None:
    """Looking again shows nothing else, looking changes nothing, and what all may see every seat may see."""
    for step in walk.moments():
        kept = step.after.copy()
        for seat in (EVERYONE, *range(walk.seats)):
            view = walk.rules.view(step.after, seat)
            assert type(view) is type(step.after)
            assert walk.rules.view(view, seat) == view
            assert walk.rules.view(view, EVERYONE) == walk.rules.view(step.after, EVERYONE)
        assert step.after == kept


def chance_is_hidden(walk: Walk) -> None:
    """No view holds the word that later chance comes from."""
    for step in walk.moments():
        for seat in (EVERYONE, *range(walk.seats)):
            if hasattr(step.after, "dice"):
                assert walk.rules.view(step.after, seat).dice == HIDDEN


def a_view_is_enough_to_choose(walk: Walk) -> None:
    """From its view a seat knows who is to act, its own moves, and what it is asked."""
    for step in walk.moments():
        for seat in range(walk.seats):
            view = walk.rules.view(step.before, seat)
            acting = walk.rules.to_act(step.before)
            assert walk.rules.to_act(view) == acting
            assert walk.rules.moves(view, seat) == walk.rules.moves(step.before, seat)
            if seat in acting:
                assert walk.rules.prompt(view, seat) == walk.rules.prompt(step.before, seat)


def guessing_stays_within_the_view(walk: Walk) -> None:
    """What is imagined from a view looks the same from it, leaves the view alone, and is not always the same guess."""
    varied, hidden = False, False
    for step in walk.moments():
        for seat in range(walk.seats):
            view = walk.rules.view(step.before, seat)
            kept = view.copy()
            guesses = [walk.rules.imagine(view, seat, walk.chance(10 + n)) for n in range(GUESSES)]
            for guess in guesses:
                assert walk.rules.view(guess, seat) == view
                assert walk.rules.to_act(guess) == walk.rules.to_act(step.before)
                assert walk.rules.moves(guess, seat) == walk.rules.moves(step.before, seat)
            assert view == kept
            varied = varied or guesses[0] != guesses[1]
            hidden = hidden or view != step.before
    assert varied or not hidden, "every guess is the same"


def a_guess_can_be_played_to_the_end(walk: Walk) -> None:
    """A guess is a state like any other: it is played to the end, its account adds up, and nothing is lost from it."""
    for step in walk.moments(6):
        for seat in range(walk.seats):
            chance = walk.chance(20)
            state = walk.rules.imagine(walk.rules.view(step.before, seat), seat, chance)
            assert walk.rules.census(state) == walk.rules.census(step.before)
            for _ in range(LONGEST):
                acting = walk.rules.to_act(state)
                if not acting:
                    break
                walk.rules.play(state, acting[0], chance.pick(walk.rules.moves(state, acting[0])))
            assert walk.rules.outcome(state) is not None
            for other, score in enumerate(walk.rules.scores(state)):
                assert sum(line.points for line in walk.rules.account(state, other)) == score
            assert walk.rules.census(state) == walk.rules.census(step.before)


def events_tell_no_more_than_views(walk: Walk) -> None:
    """Two games that look the same to a seat, before and after a choice, told it the same.

    Another seat's choice may differ between the two, where the seat cannot see what was chosen.
    """
    for step in walk.moments(40):
        for seat in range(walk.seats):
            view = walk.rules.view(step.before, seat)
            after, told = walk.rules.view(step.after, seat), redact(step.events, seat)
            for n in range(GUESSES):
                chance = walk.chance(30 + n)
                guess = walk.rules.imagine(view, seat, chance)
                moves = walk.rules.moves(guess, step.seat)
                tried = {step.move} & set(moves)
                if seat != step.seat:
                    tried |= {chance.pick(moves), chance.pick(moves)}
                for move in sorted(tried):
                    other, events = walk.rules.after(guess, step.seat, move)
                    if walk.rules.view(other, seat) == after:
                        assert redact(events, seat) == told, f"seat {seat} is told what it cannot see"


def masked_events_hold_nothing(walk: Walk) -> None:
    """What only another seat saw reaches a seat without its piece and its amount."""
    for step in walk.steps:
        for seat in (EVERYONE, *range(walk.seats)):
            for told, event in zip(redact(step.events, seat), step.events, strict=True):
                if event.seen_by in (EVERYONE, seat):
                    assert told == event
                else:
                    assert (told.piece, told.amount) == (HIDDEN, 0)


def what_shows_nothing_can_be_taken_back(walk: Walk) -> None:
    """A choice without an event in REVEALS that its maker saw teaches it nothing: however the hidden things lie, its
    view afterwards is the same (so honest undo may pass)."""

    def reveals(events: list[Event]) -> bool:
        return any(e.kind in walk.rules.REVEALS and e.seen_by in (EVERYONE, step.seat) for e in events)

    for step in walk.moments(60):
        if reveals(step.events):
            continue
        view = walk.rules.view(step.before, step.seat)
        after = walk.rules.view(step.after, step.seat)
        for n in range(GUESSES):
            guess = walk.rules.imagine(view, step.seat, walk.chance(40 + n))
            other = walk.rules.after(guess, step.seat, step.move)[0]
            assert walk.rules.view(other, step.seat) == after, f"{step.move} showed something and no event says so"


KNOWLEDGE = (
    a_view_of_a_view_is_itself,
    chance_is_hidden,
    a_view_is_enough_to_choose,
    guessing_stays_within_the_view,
    a_guess_can_be_played_to_the_end,
    events_tell_no_more_than_views,
    masked_events_hold_nothing,
    what_shows_nothing_can_be_taken_back,
)
