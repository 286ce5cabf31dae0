"""A journey in the real window: whole games by clicks and by keys, and a match that goes on after a kill."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.play import LEFT, NONE, Player
from tests.table.players import bare_point, keys_make, mouse_makes
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.ending import Ending
from verne_tabletop.app.folders import find_folders
from verne_tabletop.app.settings import Settings
from verne_tabletop.app.window import Window
from verne_tabletop.engine.model import Move
from verne_tabletop.games.journey import GAME
from verne_tabletop.games.journey.advisor import JourneyAdvisor
from verne_tabletop.games.journey.rules import JourneyRules
from verne_tabletop.games.journey.state import MAP, STRIDE
from verne_tabletop.session.log import SeatCard
from verne_tabletop.table.figures import Spot
from verne_tabletop.table.items import Note, Token
from verne_tabletop.table.journey import JourneyScene
from verne_tabletop.table.journey_figures import initial
from verne_tabletop.table.journey_ways import NamePlate, likeliest_first

ROOT = Path(__file__).resolve().parents[2]
RULES = JourneyRules(GAME.edition(None))
ADVISOR = JourneyAdvisor(RULES)
FAMILY = (SeatCard("Ada"), SeatCard("Ben"))


@pytest.fixture
def room(desk: Desk, qtbot: QtBot) -> Iterator[Window]:
    """The real window with the games on the shelf."""
    made = Window(desk)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitUntil(lambda: made.home.settled)
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def sensible(player: Player, seat: int) -> Move:
    """What the advisor likes best."""
    state = player.session.state
    moves = RULES.moves(state, seat)
    weights = ADVISOR.weigh(state, seat, moves)
    return moves[weights.index(max(weights))]


def test_a_whole_journey_by_clicks(room: Window) -> None:
    player = Player(room, "journey")
    page = player.begin(SeatCard("Ada"), seed="11")
    choices = 0
    while player.session.outcome() is None:
        mouse_makes(player.view, sensible(player, 0))
        choices += 1
        assert len(player.moves) == choices
    outcome = player.session.outcome()
    assert outcome is not None
    assert outcome.rank
    assert page.findChildren(Ending)
    assert any([key[0] == "journey" for key in player.scene.tokens.lying if isinstance(key, tuple)])


def test_a_whole_journey_by_keyboard(room: Window) -> None:
    player = Player(room, "journey")
    player.begin(*FAMILY, seed="4")
    choices = 0
    while player.session.outcome() is None:
        seat = player.controller.looker
        keys_make(player.view, sensible(player, seat))
        QCoreApplication.processEvents()
        choices += 1
        assert len(player.moves) == choices
    assert player.session.outcome() is not None


def test_a_refused_cell_says_which_rule(room: Window) -> None:
    player = Player(room, "journey")
    page = player.begin(SeatCard("Ada"), seed="3")
    while player.session.state.round < 1:
        mouse_makes(player.view, sensible(player, 0))
    line = RULES.board.lines[player.session.state.line]
    cell = next(cell for cell in range(81) if cell not in line and cell != RULES.board.centre)
    player.click(player.scene.place_name(cell))
    assert page.ribbon.rule == "line"
    assert page.ribbon.prompt.property("role") == "refused"
    assert len(player.moves) == 3


def test_a_hover_tells_what_a_draw_would_bring(room: Window, qtbot: QtBot) -> None:
    player = Player(room, "journey")
    player.begin(SeatCard("Ada"), seed="11")
    while player.session.state.round < 1:
        mouse_makes(player.view, sensible(player, 0))
    place = next(move.place for move in RULES.moves(player.session.state, 0) if move.verb == "draw")
    QTest.mouseMove(player.view.viewport(), player.spot(player.scene.place_name(place)))

    def ghosts() -> list[Token]:
        return [item for item in player.scene.items() if isinstance(item, Token) and item.ghost]

    qtbot.waitUntil(lambda: [token.figure.place for token in ghosts()] == [place], timeout=2000)


def test_a_small_map_comes_forward(room: Window) -> None:
    player = Player(room, "journey")
    player.begin(*FAMILY, seed="4")
    scene = player.scene
    spot = next(mark.spot for mark in scene.marks.values() if mark.spot.place == STRIDE + MAP)
    QTest.mouseClick(player.view.viewport(), LEFT, NONE, player.view.mapFromScene(bare_point(scene, spot)))
    assert scene.front == 1
    assert player.moves == []


KILLED = """
import os, signal, sys
sys.path.insert(0, sys.argv[1])
from tests.app.test_journey import to_a_danger_round
to_a_danger_round()
os.kill(os.getpid(), signal.SIGKILL)
"""


def to_a_danger_round() -> None:
    """Two people in one window, until one of them has chosen in a danger round and the other has not."""
    from verne_tabletop.app.main import make_application

    make_application()
    window = Window(Desk(find_folders(), Settings(language="en", theme="daylight", motion="off", advance=False)))
    window.show()
    player = Player(window, "journey")
    player.begin(*FAMILY, seed="4")
    while True:
        QCoreApplication.processEvents()
        seat = player.controller.looker
        player.scene.chosen.emit(sensible(player, seat))
        if player.moves[-1].verb == "fill":
            return


def test_a_match_goes_on_after_a_kill_in_a_danger_round(desk: Desk, qtbot: QtBot) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(ROOT)], check=False, cwd=ROOT, timeout=120)
    assert done.returncode == -signal.SIGKILL
    window = Window(desk)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: len(window.home.slips()) == 1)
    QTest.mouseClick(window.home.slips()[0], Qt.MouseButton.LeftButton)
    player = Player(window, "journey")
    assert player.moves[-1].verb == "fill"
    state = player.session.state
    (owing,) = RULES.to_act(state)
    assert player.controller.looker == owing
    assert state.commits[1 - owing]
    assert player.scene.front == RULES.prompt(state, owing).board == 1 - owing
    before = state.round
    mouse_makes(player.view, sensible(player, owing))
    assert player.session.state.round == before + 1
    assert player.session.state.maps[owing].count(32 + 1 + 1 - owing) == 1
    window.close()


def test_a_tunnel_put_down_or_turned_is_foreseen_at_once(room: Window) -> None:
    player = Player(room, "journey")
    player.begin(SeatCard("Ada"), seed="11")
    spot, scene, view = turnable(player), player.scene, player.view
    at = view.mapFromScene(bare_point(scene, spot))
    for button in (LEFT, Qt.MouseButton.RightButton):
        QTest.mouseClick(view.viewport(), button, NONE, at)
        assert scene.hand.armed == spot.key
        QCoreApplication.processEvents()
        assert scene.slips._ghosts, "no waiting for the pointer to rest"


def turnable(player: Player) -> Spot:
    """The first cell where a gallery can be drawn in several ways, once nobody has drawn in a round that has one."""
    scene = player.scene
    while True:
        state = player.session.state
        found = [mark.spot for mark in scene.marks.values() if len(scene.hand.candidates(mark.spot)) > 1]
        if found and len(RULES.to_act(state)) == state.seats:
            return found[0]
        seat = RULES.to_act(state)[0]
        player.controller._choose(seat, sensible(player, seat))


def test_a_ghost_under_the_pointer_is_foreseen_and_the_ribbon_tells_how_to_turn(room: Window, qtbot: QtBot) -> None:
    player = Player(room, "journey")
    page = player.begin(SeatCard("Ada"), seed="11")
    spot, scene, view = turnable(player), player.scene, player.view
    asked = page.ribbon.prompt.text()
    QTest.mouseClick(view.viewport(), LEFT, NONE, view.mapFromScene(bare_point(scene, spot)))
    first = scene.hand.pondered
    state = player.session.state
    ways = [move for move in RULES.moves(state, 0) if move.place == spot.place]
    assert first == likeliest_first(RULES.board, state.maps, ways)[0]
    qtbot.waitUntil(lambda: page.ribbon.prompt.text() != asked)
    assert "right button" in page.ribbon.prompt.text()
    ghosts = [mark for mark in scene.marks.values() if mark.spot.kind == "ghost"]
    assert [mark.spot.move for mark in ghosts if mark.held] == [first]
    other = next(mark for mark in ghosts if mark.spot.move != first)
    QTest.mouseMove(view.viewport(), view.mapFromScene(other.spot.centre))
    assert scene.hand.pondered == other.spot.move
    assert [mark.spot.move for mark in ghosts if mark.held] == [other.spot.move]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.ribbon.prompt.text() == asked)


def test_a_gallery_first_lies_as_it_joins_the_route() -> None:
    state = RULES.deal(1, 3, {})
    for move in (Move("enter", place=81), Move("sign", RULES.board.first_symbol, 82), Move("sign", 32, 83)):
        RULES.play(state, 0, next(legal for legal in RULES.moves(state, 0) if legal[:3] == move[:3]))
    curves = [Move("draw", RULES.board.first_tunnel, 3, (ways,)) for ways in (3, 6, 12, 9)]
    assert [move.extra[0] for move in likeliest_first(RULES.board, state.maps, curves)] == [6, 12, 9, 3]
    straight = [Move("draw", RULES.board.first_tunnel, 13, (ways,)) for ways in (10, 5)]
    assert likeliest_first(RULES.board, state.maps, straight)[0].extra == (5,)


def test_another_map_in_front_offers_no_buttons_for_the_own_one(room: Window) -> None:
    player = Player(room, "journey")
    player.begin(SeatCard("Ada"), SeatCard("Ben", "bot", "mate"), seed="4")
    player.controller.pause(True)
    turnable(player)
    scene = player.scene
    assert any(mark.legal for mark in scene.marks.values())
    scene.look_at(1)
    assert not [mark.spot for mark in scene.marks.values() if mark.legal or mark.spot.kind == "choice"]
    scene.look_at(0)
    assert any(mark.legal for mark in scene.marks.values())


def test_what_another_chooses_meanwhile_leaves_hand_and_map_alone(room: Window) -> None:
    player = Player(room, "journey")
    player.begin(SeatCard("Ada"), SeatCard("Ben", "bot", "mate"), seed="4")
    player.controller.pause(True)
    controller, scene = player.controller, player.scene
    scene.hand.touch(turnable(player))
    scene.hand.turn(1)
    armed, pondered = scene.hand.armed, scene.hand.pondered
    controller._choose(1, sensible(player, 1))
    assert (scene.hand.armed, scene.hand.pondered) == (armed, pondered)
    assert armed is not None
    scene.hand.drop()
    scene.look_at(1)
    assert player.session.state.commits[1]
    controller._offer()
    assert scene.front == 1


def test_alone_a_danger_that_nobody_was_asked_in_is_told_and_marked(room: Window) -> None:
    player = Player(room, "journey")
    player.begin(SeatCard("Ada"), seed="11")
    state = player.session.state
    while sum(cell == 32 for cell in state.maps[0]) == 0:
        before = state.maps[0][:]
        player.controller.choose(sensible(player, 0))
        state = player.session.state
    struck = next(cell for cell in range(81) if state.maps[0][cell] == 32 != before[cell])
    marked = [mark.spot.place for mark in player.scene.marks.values() if mark.last]
    assert struck in marked and len(marked) == 2
    plate = player.scene.tokens.lying["name", 0].face
    assert isinstance(plate, NamePlate) and plate.name.startswith("Danger has struck")
    player.controller.choose(sensible(player, 0))
    assert struck not in [mark.spot.place for mark in player.scene.marks.values() if mark.last]


def test_the_journey_is_seen_to_be_drawn_before_the_scores_cover_it(room: Window, qtbot: QtBot) -> None:
    player = Player(room, "journey")
    page = player.begin(SeatCard("Ada"), seed="11")
    choices = list[Move]()
    rules, state = RULES, player.session.state.copy()
    while state.ended == "":
        moves = rules.moves(state, 0)
        weights = ADVISOR.weigh(state, 0, moves)
        choices.append(moves[weights.index(max(weights))])
        rules.play(state, 0, choices[-1])
    for move in choices[:-1]:
        player.controller.choose(move)
    player.scene.set_motion(1.0)
    player.controller.choose(choices[-1])
    QCoreApplication.processEvents()
    assert player.scene.glide.running and not page.findChildren(Ending)
    player.scene.glide.skip()
    qtbot.waitUntil(lambda: bool(page.findChildren(Ending)))


def test_a_character_taken_up_says_what_is_asked_and_the_price(room: Window, qtbot: QtBot) -> None:
    player = Player(room, "journey")
    page = player.begin(SeatCard("Ada"), seed="11")
    scene, first = player.scene, RULES.board.first_character
    while first not in scene.lights.takeable:
        player.controller.choose(sensible(player, 0))
    otto = next(mark.spot for mark in scene.marks.values() if mark.spot.piece == first)
    page.refresh()
    asked = page.ribbon.prompt.text()
    scene.hand.touch(otto)
    assert scene.hand.held == first
    qtbot.waitUntil(lambda: page.ribbon.prompt.text().startswith("Otto helps for −1:"))
    scene.hand.drop()
    qtbot.waitUntil(lambda: page.ribbon.prompt.text() == asked)


def test_the_note_of_a_preview_leaves_the_ghosts_free(room: Window) -> None:
    player = Player(room, "journey")
    player.begin(SeatCard("Ada"), seed="11")
    scene = player.scene
    scene.hand.touch(turnable(player))
    scene.show_preview(None, "+1")
    (note,) = [item for item in scene.items() if isinstance(item, Note)]
    ghosts = [mark.spot.shape.boundingRect() for mark in scene.marks.values() if mark.spot.kind == "ghost"]
    assert ghosts and not any(note.sceneBoundingRect().intersects(ghost) for ghost in ghosts)


def test_pictures_without_words_say_what_they_are(room: Window) -> None:
    player = Player(room, "journey")
    player.begin(SeatCard("Ada"), seed="11")
    while player.session.state.round < 1:
        player.controller.choose(sensible(player, 0))
    scene = player.scene
    told = {scene.words_at(mark.spot) for mark in scene.marks.values()}
    assert "Otto · rested · a star in the line shown" in told
    assert "The help track · circled: 0 · the highest circled number is taken off" in told
    for mark in scene.marks.values():
        if mark.spot.kind == "cell":
            words = scene.words_at(mark.spot)
            assert bool(words) != mark.legal, words
    assert "A5 is not empty." in told


def test_no_two_travellers_sign_alike(room: Window) -> None:
    player = Player(room, "journey")
    player.begin(*FAMILY, seed="4")
    scene = player.scene
    assert isinstance(scene, JourneyScene)
    for names, letters in ((["Ada", "ben"], ["A", "B"]), (["Nemo", "Ned", "Axel"], ["1", "2", "3"])):
        scene.names = names
        assert [initial(scene, seat) for seat in range(len(names))] == letters
        assert initial(scene, -1) == ""
