"""Laws of order: who may choose what, that a choice is one, and that every game ends."""

import json

from tests.laws.perturb import perturbed
from tests.laws.walks import LONGEST, Walk
from verne_tabletop.engine.catalogue import LANGUAGES
from verne_tabletop.engine.model import EVERYONE, Event
from verne_tabletop.engine.notation import event_data, read_move, write_move


def a_deal_is_a_function_of_its_header(walk: Walk) -> None:
    """Same seats, seed and options, same state; another seed, another; ValueError for what the game does not have."""
    rules, (low, high) = walk.rules, walk.game.seats
    assert rules.deal(walk.seats, walk.seed, walk.options) == walk.start
    others = [rules.deal(walk.seats, walk.seed + 1 + n, walk.options) for n in range(8)]
    assert any(other != walk.start for other in others), "the seed changes nothing"
    for seats, options in ((low - 1, {}), (high + 1, {}), (low, {"no_such_option": 1})):
        try:
            rules.deal(seats, walk.seed, options)
        except ValueError:
            continue
        raise AssertionError(f"a deal for {seats} seats with {options} was not refused")
    for key, values in rules.OPTIONS.items():
        try:
            rules.deal(walk.seats, walk.seed, {key: max(values) + 1})
        except ValueError:
            continue
        raise AssertionError(f"the option {key} took a value it does not have")


def a_log_replays(walk: Walk) -> None:
    """The same choices lead to the same states, whether or not events are asked for."""
    state = walk.rules.deal(walk.seats, walk.seed, walk.options)
    for step in walk.steps:
        assert state == step.before
        walk.rules.play(state, step.seat, step.move)
    assert state == walk.end


def those_to_act_have_moves_and_nobody_else(walk: Walk) -> None:
    """to_act names seats once, in order; each has moves, all different, always the same; nobody else has any."""
    for state in walk.states():
        acting = walk.rules.to_act(state)
        assert acting == sorted(set(acting))
        assert all(0 <= seat < walk.seats for seat in acting)
        for seat in range(walk.seats):
            moves = walk.rules.moves(state, seat)
            assert bool(moves) == (seat in acting), f"seat {seat}, to act {acting}, moves {moves}"
            assert len(set(moves)) == len(moves)
            assert moves == walk.rules.moves(state, seat)


def legal_exactly_when_not_refused(walk: Walk) -> None:
    """refuse is None for every legal move; for any other, a rule whose sentence can be said in every language."""
    chance, pool = walk.chance(1), walk.pool()
    last = [walk.steps[-1]._replace(before=walk.end)] if walk.steps else []
    for step in [*walk.moments(), *last]:
        for seat in range(walk.seats):
            legal = walk.rules.moves(step.before, seat)
            for move in legal:
                assert walk.rules.refuse(step.before, seat, move) is None, f"legal and refused: {write_move(move)}"
            for move in perturbed(legal, pool, chance):
                refusal = walk.rules.refuse(step.before, seat, move)
                assert refusal is not None, f"neither legal nor refused: seat {seat}, {move}"
                assert refusal.rule in walk.rulebook.rules, f"refused by an unknown rule {refusal.rule!r}"
                for language in LANGUAGES:
                    said = walk.story(language).refusal(refusal)
                    assert said and "{" not in said, f"{refusal.rule}: {said}"


def a_played_copy_leaves_the_original_alone(walk: Walk) -> None:
    """A copy played to the end shares nothing that changes with its original, and judging a state changes nothing."""
    for step in walk.moments(8):
        kept = json.dumps(walk.rules.dump(step.before))
        copy = step.before.copy()
        assert copy == step.before
        assert type(copy) is type(step.before)
        after, events = walk.rules.after(step.before, step.seat, step.move)
        assert (after, events) == (step.after, step.events)
        chance = walk.chance(2)
        for _ in range(LONGEST):
            acting = walk.rules.to_act(copy)
            if not acting:
                break
            walk.rules.play(copy, acting[0], chance.pick(walk.rules.moves(copy, acting[0])))
        for seat in range(walk.seats):
            walk.rules.moves(step.before, seat)
            walk.rules.refuse(step.before, seat, step.move)
            walk.rules.account(step.before, seat)
        walk.rules.scores(step.before)
        walk.rules.outcome(step.before)
        assert json.dumps(walk.rules.dump(step.before)) == kept


def simultaneous_choices_commute(walk: Walk) -> None:
    """Where several owe a choice, another's choice changes neither mine nor what comes of both."""
    chance = walk.chance(3)
    for step in walk.moments(60):
        acting = walk.rules.to_act(step.before)
        for mine, other in [(acting[n], acting[n + 1]) for n in range(len(acting) - 1)]:
            moves = walk.rules.moves(step.before, mine)
            move, answer = chance.pick(moves), chance.pick(walk.rules.moves(step.before, other))
            first = walk.rules.after(step.before, other, answer)[0]
            assert mine in walk.rules.to_act(first)
            assert walk.rules.moves(first, mine) == moves
            walk.rules.play(first, mine, move)
            second = walk.rules.after(step.before, mine, move)[0]
            walk.rules.play(second, other, answer)
            assert first == second, f"{write_move(move)} of {mine} and {write_move(answer)} of {other} do not commute"


def a_game_ends(walk: Walk) -> None:
    """Within LONGEST choices nobody is to act; then, and not before, there is an outcome with places and a reason."""
    assert not walk.rules.to_act(walk.end), f"not over after {LONGEST} choices"
    for step in walk.steps:
        assert walk.rules.outcome(step.before) is None
    outcome = walk.rules.outcome(walk.end)
    assert outcome is not None
    assert len(outcome.places) == walk.seats
    assert list(outcome.winners) == [seat for seat, place in enumerate(outcome.places) if place == 1]
    ranked = sorted(place for place in outcome.places if place)
    assert all(place == 1 + sum(other < place for other in ranked) for place in ranked)
    for language in LANGUAGES:
        assert f"reason.{outcome.reason}" in walk.rulebook.texts[language]
        assert not outcome.rank or f"rank.{outcome.rank}" in walk.rulebook.texts[language]


def states_round_trip_through_json(walk: Walk) -> None:
    """dump is JSON data in the order of FIELDS, load brings it back, and refuses a field missing or of another kind."""
    for step in walk.moments():
        data = walk.rules.dump(step.after)
        assert tuple(data) == step.after.FIELDS
        again = walk.rules.load(json.loads(json.dumps(data)))
        assert again == step.after
        assert walk.rules.to_act(again) == walk.rules.to_act(step.after)
    data = walk.rules.dump(walk.end)
    for name in data:
        for damaged in ({key: data[key] for key in data if key != name}, {**data, name: {"not": "this"}}):
            try:
                walk.rules.load(damaged)
            except ValueError:
                continue
            raise AssertionError(f"a state with {name!r} damaged was taken")


def notation_round_trips(walk: Walk) -> None:
    """Every move reads back as it was written, and every event is seven plain fields."""
    for move in walk.pool():
        assert read_move(write_move(move)) == move
    for step in walk.steps:
        for event in step.events:
            assert Event(**json.loads(json.dumps(event_data(event)))) == event
            assert event.seen_by == EVERYONE or 0 <= event.seen_by < walk.seats
            assert event.seat == EVERYONE or 0 <= event.seat < walk.seats


ORDER = (
    a_deal_is_a_function_of_its_header,
    a_log_replays,
    those_to_act_have_moves_and_nobody_else,
    legal_exactly_when_not_refused,
    a_played_copy_leaves_the_original_alone,
    simultaneous_choices_commute,
    a_game_ends,
    states_round_trip_through_json,
    notation_round_trips,
)
