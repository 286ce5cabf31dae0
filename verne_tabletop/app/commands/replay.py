"""`replay`: the state, the accounts and the outcome of a recorded game, at its end or at any choice before it."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from verne_tabletop.app.commands import CommandError, Subparsers

if TYPE_CHECKING:
    from verne_tabletop.session.session import Session


def register(subparsers: Subparsers) -> None:
    """File, choice, trace, language."""
    parser = subparsers.add_parser(
        "replay",
        help="show a recorded game, at its end or at any choice",
        description="Replays a record. With --trace one JSON object a line: the deal, then every choice that stands.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="after N choices (default: all)")
    parser.add_argument("--trace", action="store_true", help="one JSON object a line for the deal and every choice")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="the edition the game was played with")
    parser.add_argument("--lang", choices=("en", "ru"), default="en", help="language of the texts (default en)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print it; a record that is damaged or breaks a rule is refused."""
    session = opened(args.file, args.edition)
    count = len(session.choices) if args.at is None else args.at
    if not 0 <= count <= len(session.choices):
        raise CommandError(f"{args.file.name} has {len(session.choices)} choices; --at must be from 0 to that number")
    if args.trace:
        trace(session, count, args.lang)
    elif args.json:
        print(json.dumps({**heading(session), "choices": count, **position(session, session.at(count))}))
    else:
        print(readable(session, count, args.lang))
    return 0


def opened(file: Path, edition_file: Path | None) -> "Session":
    """The session of a file; CommandError with file, line and reason. A last line cut off is left out, and said so."""
    from verne_tabletop.engine.catalogue import Edition
    from verne_tabletop.games import SHELF
    from verne_tabletop.session.log import LogError, read_log
    from verne_tabletop.session.session import Session

    def find(game: str, checksum: str) -> Edition | None:
        if edition_file is None:
            return None
        edition = SHELF[game].edition(edition_file)
        return edition if edition.checksum == checksum else None

    try:
        data = file.read_bytes()
    except OSError as error:
        raise CommandError(f"{file.name} cannot be read ({error.strerror}); name a record") from None
    try:
        session = Session.resume(data, find)
        if session.fault is not None:
            raise session.fault
    except LogError as error:
        raise CommandError(f"{file.name}, {error}") from None
    if read_log(data).torn:
        print(f"{file.name}: the last line is cut off and is left out", file=sys.stderr)
    return session


def heading(session: "Session") -> dict[str, Any]:
    """What the header says."""
    header = session.header
    return {
        "game": header.game,
        "edition": header.edition,
        "options": dict(header.options),
        "seats": [card._asdict() for card in header.seats],
        "seed": header.seed,
    }


def position(session: "Session", state: Any) -> dict[str, Any]:
    """A state, all face up, with scores, accounts, who is to act, and the outcome."""
    rules = session.rules
    outcome = rules.outcome(state)
    return {
        "state": rules.dump(state),
        "to_act": list(rules.to_act(state)),
        "scores": list(rules.scores(state)),
        "accounts": [
            [{**line._asdict(), "facts": dict(line.facts)} for line in rules.account(state, seat)]
            for seat in range(len(session.header.seats))
        ],
        "outcome": None if outcome is None else outcome._asdict(),
    }


def trace(session: "Session", count: int, language: str) -> None:
    """The deal, then every choice with its text, its events and the whole state after it."""
    from verne_tabletop.engine.model import EVERYONE
    from verne_tabletop.engine.notation import event_data, write_move

    story = session.story(language)
    print(json.dumps({"choice": 0, **heading(session), **position(session, session.at(0))}))
    for step in session.walk():
        if step.number > count:
            break
        seat, move = step.choice
        told = {
            "choice": step.number,
            "seat": seat,
            "move": write_move(move),
            "text": story.move(seat, move),
            "events": [event_data(event) for event in step.events],
            "told": story.events(step.events, EVERYONE),
        }
        print(json.dumps({**told, **position(session, step.state)}))


def readable(session: "Session", count: int, language: str) -> str:
    """Seats, the last choices, accounts and the outcome as a few lines for people."""
    rules, story, rulebook = session.rules, session.story(language), session.game.rulebook()
    state = session.at(count)
    header = session.header
    lines = [f"{rulebook.title[language]}, {count}/{len(session.choices)}, {header.edition_name}, seed {header.seed}"]
    scores = rules.scores(state)
    for seat, card in enumerate(header.seats):
        lines.append(f"{card.name}: {scores[seat]}")
        for line in rules.account(state, seat):
            key = f"line.{line.rule}"
            title = (
                rulebook.say(key, language, line.facts, story.names, story.name)
                if rulebook.has(key)
                else rulebook.rules[line.rule].title[language]
            )
            lines.append(f"  {line.points:>5}  {title}")
    outcome = rules.outcome(state)
    if outcome is not None:
        lines.append(rulebook.say(f"reason.{outcome.reason}", language))
    return "\n".join(lines)
