"""`simulate`: games of bots without a window; one JSON object with every score."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from verne_tabletop.app.commands import CommandError, Subparsers

if TYPE_CHECKING:
    from verne_tabletop.engine.shelf import Game
    from verne_tabletop.session.session import Session

#: Parts of a hundred of the games that score no more than the figure given.
QUANTILES: Final = (0, 10, 25, 50, 75, 90, 100)


def register(subparsers: Subparsers) -> None:
    """Game, seats, games, seed, levels, options, records."""
    parser = subparsers.add_parser(
        "simulate",
        help="play games of bots and give their scores",
        description="Plays games of bots: game k (from 0) is dealt with the seed SEED + k. The same call plays the "
        "same games.",
    )
    parser.add_argument("game", metavar="GAME", help="the key of a game")
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table (default: the levels given)")
    parser.add_argument("--games", type=int, default=1, metavar="K", help="how many games (default 1)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first deal (default 0)")
    parser.add_argument(
        "--levels", default="greedy", metavar="A,B,..", help="a level a seat, in order; one alone is for all seats"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of each game into this folder")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play them all, then print."""
    from time import perf_counter

    from verne_tabletop.session.log import LogError

    game, levels, options = asked(args)
    began, choices = perf_counter(), 0
    scores: list[list[int]] = []
    places: list[list[int]] = []
    outcomes: list[str] = []
    for number in range(args.games):
        try:
            session = played(game, levels, options, args.seed + number, args.records)
        except LogError as error:
            refused = f"{args.game} cannot be played so: {error.detail}" if error.word == "deal" else str(error)
            raise CommandError(refused) from None
        outcome = session.outcome()
        assert outcome is not None
        scores.append(list(session.rules.scores(session.state)))
        places.append(list(outcome.places))
        outcomes.append(outcome.reason)
        options = dict(session.header.options)
        choices += len(session.choices)
    seats = list(zip(*scores, strict=True))
    found = {
        "game": args.game,
        "seats": len(levels),
        "games": args.games,
        "seed": args.seed,
        "levels": levels,
        "options": options,
        "seconds": round(perf_counter() - began, 3),
        "choices": choices,
        "scores": scores,
        "places": places,
        "outcomes": outcomes,
        "mean": [round(sum(own) / len(own), 3) for own in seats],
        "quantiles": {str(part): [quantile(sorted(own), part) for own in seats] for part in QUANTILES},
    }
    print(json.dumps(found) if args.json else readable(found))
    return 0


def asked(args: argparse.Namespace) -> tuple["Game", list[str], dict[str, int]]:
    """Game, a level a seat, options; CommandError for what does not exist."""
    from verne_tabletop.ai.levels import LEVELS
    from verne_tabletop.games import SHELF

    if args.game not in SHELF:
        raise CommandError(f"there is no game {args.game!r}; choose one of {', '.join(SHELF)}")
    game = SHELF[args.game]
    levels = args.levels.split(",")
    for level in levels:
        if level not in LEVELS:
            raise CommandError(f"there is no level {level!r}; choose one of {', '.join(LEVELS)}")
    low, high = game.seats
    seats = max(low, len(levels)) if args.seats is None else args.seats
    if not low <= seats <= high:
        raise CommandError(f"{args.game} is for {low} to {high} seats, not {seats}")
    if len(levels) not in (1, seats):
        raise CommandError(f"{len(levels)} levels for {seats} seats; give one for each seat, or one for all")
    if args.games < 1:
        raise CommandError(f"--games must be at least 1, not {args.games}")
    if not 0 <= args.seed < 1 << 63:
        raise CommandError(f"--seed must be from 0 to 2^63 - 1, not {args.seed}")
    known = {option.key: [value.value for value in option.values] for option in game.rulebook().options}
    options: dict[str, int] = {}
    for text in args.option:
        key, _, value = text.partition("=")
        if key not in known or value not in [str(number) for number in known[key]]:
            offered = "; ".join(f"{name}={'|'.join(map(str, values))}" for name, values in known.items())
            raise CommandError(f"there is no option {text!r} in {args.game} (options: {offered or 'none'})")
        options[key] = int(value)
    return game, levels if len(levels) == seats else levels * seats, options


def played(game: "Game", levels: list[str], options: dict[str, int], seed: int, folder: Path | None) -> "Session":
    """One game to its end, written to `folder` if there is one; LogError when it cannot be dealt or written."""
    from verne_tabletop.ai.levels import LEVELS, consider
    from verne_tabletop.engine.chance import Chance
    from verne_tabletop.session.log import Header, SeatCard
    from verne_tabletop.session.saves import Saves
    from verne_tabletop.session.session import Session

    cards = tuple(
        SeatCard(f"{LEVELS[level].title['en']} {seat + 1}", "bot", level) for seat, level in enumerate(levels)
    )
    session = Session.start(Header(game.key, "", "", options, cards, seed, id=f"seed-{seed}"))
    # what the opponents draw from has nothing to do with the deal: a seed of their own for every choice
    chance = Chance(seed ^ 0x5DEECE66D).fork()
    rules, advisor = session.rules, game.advisor(session.rules)
    while True:
        acting = session.to_act()
        if not acting:
            break
        for seat in acting:
            view = session.view(seat)
            session.choose(seat, consider(game.key, rules, advisor, view, seat, levels[seat], chance.bits()).move)
    if folder is not None:
        Saves(folder).create(session)
    return session


def quantile(ranked: list[int], part: int) -> int:
    """The smallest figure that `part` in a hundred of the ranked figures do not exceed."""
    return ranked[max(0, -(-part * len(ranked) // 100) - 1)]


def readable(found: dict[str, Any]) -> str:
    """The object as a few lines for people."""
    lines = [
        f"{found['game']}: {found['games']} games in {found['seconds']:.1f} s, {found['choices']} choices",
        f"{'seat':>4}  {'level':<12}{'mean':>8}{'first':>7}" + "".join(f"{f'p{part}':>6}" for part in QUANTILES),
    ]
    for seat, level in enumerate(found["levels"]):
        first = sum(places[seat] == 1 for places in found["places"])
        parts = "".join(f"{found['quantiles'][str(part)][seat]:>6}" for part in QUANTILES)
        lines.append(f"{seat + 1:>4}  {level:<12}{found['mean'][seat]:>8.2f}{first:>7}{parts}")
    reasons = sorted(set(found["outcomes"]))
    lines.append("ended: " + ", ".join(f"{reason} {found['outcomes'].count(reason)}" for reason in reasons))
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit("run this as `python -m verne_tabletop simulate`")
