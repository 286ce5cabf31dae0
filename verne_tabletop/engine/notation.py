"""Moves and events as text and JSON: the same short words in logs, saves, goldens and traces."""

import re
from typing import Any, Final

from verne_tabletop.engine.model import HIDDEN, NOWHERE, Event, Move

MOVE: Final = re.compile(r"([a-z][a-z_]*)(?::(-?\d+))?(?:@(-?\d+))?(?:\+(-?\d+(?:,-?\d+)*))?\Z")


def write_move(move: Move) -> str:
    """`verb[:piece][@place][+extra,extra...]`; a part that is absent stands at its default."""
    text = move.verb
    if move.piece != HIDDEN:
        text += f":{move.piece}"
    if move.place != NOWHERE:
        text += f"@{move.place}"
    if move.extra:
        text += "+" + ",".join([str(number) for number in move.extra])
    return text


def read_move(text: str) -> Move:
    """The move that write_move wrote; ValueError when the text is not one."""
    match = MOVE.match(text)
    if match is None:
        raise ValueError(f"{text!r} is not a move (verb, then :piece, @place, +numbers)")
    verb, piece, place, extra = match.groups()
    return Move(
        verb,
        HIDDEN if piece is None else int(piece),
        NOWHERE if place is None else int(place),
        () if extra is None else tuple([int(number) for number in extra.split(",")]),
    )


def event_data(event: Event) -> dict[str, Any]:
    """An event as JSON data, all seven fields."""
    return {
        "kind": event.kind,
        "seat": event.seat,
        "piece": event.piece,
        "source": event.source,
        "target": event.target,
        "amount": event.amount,
        "seen_by": event.seen_by,
    }


def write_event(event: Event) -> str:
    """One line of a golden: kind, then the fields that are not at their default."""
    text = f"{event.kind} seat={event.seat}"
    for name, value, default in (
        ("piece", event.piece, HIDDEN),
        ("source", event.source, NOWHERE),
        ("target", event.target, NOWHERE),
        ("amount", event.amount, 0),
        ("seen_by", event.seen_by, -1),
    ):
        if value != default:
            text += f" {name}={value}"
    return text
