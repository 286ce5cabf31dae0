"""The table of a journey: what the slip of a preview warns of."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.games.journey.desk import ES, EW, NE, NS, RULES, at, draw, face, fill, put, seated
from verne_tabletop.engine.model import Move
from verne_tabletop.games.journey import GAME
from verne_tabletop.games.journey.edition import cell_of
from verne_tabletop.games.journey.state import JourneyState
from verne_tabletop.table.items import Note
from verne_tabletop.table.journey import JourneyScene
from verne_tabletop.table.journey_words import shut_by


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[JourneyScene]:
    made = JourneyScene(GAME, RULES)
    made.set_motion(0)
    yield made
    made.deleteLater()


def slip(scene: JourneyScene, state: JourneyState, move: Move, note: str = "") -> list[str]:
    """The words of the slip when seat 0 thinks of a move."""
    scene.set_seat(0, ["Ann", "Bob"][: state.seats])
    scene.show_view(RULES.view(state, 0))
    scene.offer(RULES.prompt(state, 0), RULES.moves(state, 0))
    scene.show_preview(RULES.glimpse(RULES.view(state, 0), 0, move), note)
    return [item.text for item in scene.items() if isinstance(item, Note)]


def test_a_draw_that_spoils_a_plan_is_warned_of(scene: JourneyScene) -> None:  # K18
    state = put(face(seated(), "C", "straight"), D4=NS, C6=EW)
    assert slip(scene, state, draw(state, "C4", EW)) == ["shuts off the gallery in D4"]
    assert slip(scene, state, draw(state, "C4", EW), "+1") == ["+1; shuts off the gallery in D4"]
    assert slip(scene, state, draw(state, "C4", NS)) == []
    assert slip(scene, state, draw(state, "C5", EW)) == []  # C6 opens to it, and it to C6
    both = put(face(seated(), "C", "straight"), D4=NS, C3=EW)
    scene.set_language("ru")
    assert slip(scene, both, draw(both, "C4", EW)) == ["перекроет галерею в D4"]


def test_a_danger_says_what_it_spoils(scene: JourneyScene) -> None:  # K18
    state = put(face(seated(2), "C", "danger_left"), 1, D4=NS, B4=NE, C3=ES)
    place = fill(state, "C4", 1)
    assert slip(scene, state, place) == ["shuts off the gallery in D4; shuts off the gallery in C3"]
    assert at("C4", 1) == place.place


def test_what_is_shut() -> None:
    before = put(seated(), D4=NS, B4=NS, C3=EW).maps[0]
    for mark, names in (
        (NS, ["C3"]),
        (EW, ["B4", "D4"]),
        (ES, ["B4", "C3"]),
        (16, []),
        (15, []),
        (32, ["B4", "D4", "C3"]),
    ):
        after = before[:]
        after[cell_of("C4")] = mark
        assert shut_by(RULES.board, before, after) == [cell_of(name) for name in names]
    beside_crossing = seated().maps[0]
    after = beside_crossing[:]
    after[cell_of("B5")] = EW  # the entrance keeps two ways out: nothing that was planned is spoilt
    assert shut_by(RULES.board, beside_crossing, after) == []
    forked = before[:]
    forked[cell_of("D4")] |= 2
    assert shut_by(RULES.board, before, forked) == []
