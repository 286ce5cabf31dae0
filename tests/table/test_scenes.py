"""What holds for the scene of every game: it shows what the view shows, and every legal move can be made."""

import math
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QObject, QPointF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.laws.walks import NAMES, Step, Walk
from tests.table import toy
from tests.table.players import hand_makes, keys_make, mouse_makes
from tests.table.toy.scene import ToyScene
from verne_tabletop.engine.model import EVERYONE, Move, redact
from verne_tabletop.engine.shelf import Game
from verne_tabletop.games import SHELF
from verne_tabletop.table.engraver import Engraver
from verne_tabletop.table.scene import TableScene
from verne_tabletop.table.shelf import SCENES, make_scene
from verne_tabletop.table.tokens import PALETTES
from verne_tabletop.table.view import TableView

KEYS = ["toy", *[key for key in SHELF if key in SCENES]]
TABLES = [(key, seats) for key in KEYS for seats in sorted({*(toy.GAME if key == "toy" else SHELF[key]).seats})]

every_table = pytest.mark.parametrize(("key", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])
every_game = pytest.mark.parametrize("key", KEYS)


@cache
def game_of(key: str) -> Game:
    return toy.GAME if key == "toy" else SHELF[key]


@cache
def walk_of(key: str, seats: int, seed: int = 3) -> Walk:
    game = game_of(key)
    return Walk(game, game.rules(game.edition(None)), seats, seed, {})


def lay_out(key: str, rules: Any) -> TableScene:
    scene = ToyScene(toy.GAME, rules) if key == "toy" else make_scene(SHELF[key], rules)
    scene.set_seat(0, NAMES)
    return scene


def show(scene: TableScene, walk: Walk, step: Step) -> None:
    """Show the moment before a step to the seat that takes it, and ask it."""
    rules = walk.rules
    scene.set_seat(step.seat, NAMES)
    scene.show_view(rules.view(step.before, step.seat))
    scene.offer(rules.prompt(step.before, step.seat), rules.moves(step.before, step.seat))


def picture(scene: TableScene) -> QImage:
    """The scene as painted, half size."""
    area = scene.sceneRect()
    image = QImage(round(area.width() / 2), round(area.height() / 2), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter)
    painter.end()
    return image


def words(scene: TableScene) -> list[tuple[str, ...]]:
    """All that a screen reader can be told, in reading order."""
    return [(spot.kind, spot.name, spot.state, spot.description) for spot in scene.reading_order()]


@pytest.fixture
def scenes(qtbot: QtBot) -> Iterator[Callable[[str, Any], TableScene]]:
    made: list[TableScene] = []

    def make(key: str, rules: Any) -> TableScene:
        made.append(lay_out(key, rules))
        return made[-1]

    yield make
    for scene in made:
        scene.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@every_table
def test_after_gliding_it_is_as_drawn_fresh(key: str, seats: int, scenes: Callable[[str, Any], TableScene]) -> None:
    walk = walk_of(key, seats)
    compared = {id(step) for step in walk.moments(5)}
    scene = scenes(key, walk.rules)
    for step in walk.moments(25):
        view = walk.rules.view(step.after, 0)
        scene.show_view(walk.rules.view(step.before, 0))
        scene.show_view(view, redact(step.events, 0))
        if id(step) in compared:
            scene.glide.skip()
            fresh = scenes(key, walk.rules)
            fresh.front = scene.front
            fresh.show_view(view)
            scene.mark_last([])
            assert words(scene) == words(fresh)
            assert [mark.spot for mark in scene.marks.values()] == [mark.spot for mark in fresh.marks.values()]
            assert {k: token.figure for k, token in scene.tokens.lying.items()} == {
                k: token.figure for k, token in fresh.tokens.lying.items()
            }
            assert picture(scene) == picture(fresh)


@every_table
def test_every_legal_move_can_be_made(key: str, seats: int, scenes: Callable[[str, Any], TableScene]) -> None:
    walk = walk_of(key, seats)
    scene = scenes(key, walk.rules)
    chosen: list[Move] = []
    scene.chosen.connect(chosen.append)
    for step in walk.moments(12):
        show(scene, walk, step)
        for move in walk.rules.moves(step.before, step.seat):
            scene.hand.drop()
            chosen.clear()
            hand_makes(scene, move)
            assert chosen == [move]


@every_table
@pytest.mark.parametrize("player", [mouse_makes, keys_make], ids=["mouse", "keyboard"])
def test_a_whole_game_can_be_played(
    key: str, seats: int, player: Callable[[TableView, Move], None], qtbot: QtBot
) -> None:
    walk = walk_of(key, seats)
    scene = lay_out(key, walk.rules)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1100, 720)
    view.show()
    view.setFocus()
    chosen: list[Move] = []
    scene.chosen.connect(chosen.append)
    for step in walk.moments(30):
        show(scene, walk, step)
        chosen.clear()
        player(view, step.move)
        assert chosen == [step.move]


@every_table
def test_hidden_pieces_change_nothing(key: str, seats: int, scenes: Callable[[str, Any], TableScene]) -> None:
    walk = walk_of(key, seats)
    rules, chance = walk.rules, walk.chance(5)
    for step in walk.moments(4):
        seat = (step.seat + 1) % seats
        view = rules.view(step.before, seat)
        other = rules.imagine(view, seat, chance)
        shown = []
        for state in (step.before, other):
            scene = scenes(key, rules)
            scene.set_seat(seat, NAMES)
            scene.show_view(rules.view(state, seat))
            shown.append((words(scene), picture(scene)))
        assert shown[0] == shown[1]


@every_table
def test_the_table_can_be_shown_to_nobody(key: str, seats: int, scenes: Callable[[str, Any], TableScene]) -> None:
    walk = walk_of(key, seats)
    scene = scenes(key, walk.rules)
    for step in walk.moments(5):
        scene.set_seat(EVERYONE, NAMES)
        scene.show_view(walk.rules.view(step.before, EVERYONE))
        assert scene.marks


@every_game
def test_every_spot_is_reached_by_arrows(key: str, scenes: Callable[[str, Any], TableScene]) -> None:
    walk = walk_of(key, game_of(key).seats[1])
    scene = scenes(key, walk.rules)
    for step in walk.moments(3):
        show(scene, walk, step)
        seen: set[Hashable] = set()
        waiting: list[Hashable] = [scene.reading_order()[0].key]
        while waiting:
            here = waiting.pop()
            if here in seen:
                continue
            seen.add(here)
            for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                scene.hand.set_cursor(here)
                scene.hand._walk(*way)
                waiting.append(scene.hand.cursor)
        assert seen == set(scene.marks)


@every_game
def test_every_light_and_language_is_painted(key: str, scenes: Callable[[str, Any], TableScene]) -> None:
    walk = walk_of(key, game_of(key).seats[0])
    scene = scenes(key, walk.rules)
    step = walk.moments(3)[1]
    show(scene, walk, step)
    pictures = []
    for palette in PALETTES.values():
        scene.set_palette(palette)
        pictures.append(picture(scene))
    assert len({bytes(image.constBits()) for image in pictures}) == len(PALETTES)
    english = words(scene)
    scene.set_language("ru")
    assert words(scene) != english
    scene.set_language("en")
    assert words(scene) == english
    scene.set_text(1.6)
    assert words(scene) == english and not picture(scene).isNull()


#: What the table gets of a window of 1366 x 768, and the smallest type there, in pixels.
NARROW, SMALLEST = (1030, 700), 8.5


@every_game
@pytest.mark.parametrize("language", ["en", "ru"])
def test_words_can_be_read_on_a_small_screen(
    key: str, language: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    small: set[str] = set()
    draw = Engraver.drawText

    def drawn(painter: Engraver, *given: Any) -> None:
        turned = painter.combinedTransform()
        if painter.font().pixelSize() * math.hypot(turned.m11(), turned.m12()) < SMALLEST:
            small.add(str(given))
        draw(painter, *given)

    monkeypatch.setattr(Engraver, "drawText", drawn)
    walk = walk_of(key, game_of(key).seats[0])
    scene = lay_out(key, walk.rules)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(*NARROW)
    view.show()
    scene.set_language(language)
    for step in walk.moments(3):
        show(scene, walk, step)
        view.grab()
    assert small == set()


@every_game
def test_nothing_runs_when_nothing_moves(key: str, qtbot: QtBot) -> None:
    walk = walk_of(key, game_of(key).seats[0])
    scene = lay_out(key, walk.rules)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.show()
    step = walk.moments(3)[1]
    show(scene, walk, step)
    scene.show_view(walk.rules.view(step.after, step.seat), redact(step.events, step.seat))
    qtbot.waitUntil(lambda: not scene.glide.running, timeout=20000)
    qtbot.waitUntil(lambda: not scene.busy and not scene.printer.busy, timeout=60000)
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    objects = [scene, view, *scene.findChildren(QObject), *view.findChildren(QObject), *scene.tokens.lying.values()]
    # the scene's own index of items counts down once more after a change, for two seconds
    qtbot.waitUntil(lambda: not any(dispatcher.registeredTimers(thing) for thing in objects), timeout=5000)


WINDOWS = [(1030, 700), (1500, 980), (700, 500), (1366, 640)]


@every_game
def test_how_a_board_lies_depends_on_window_and_zoom_alone(key: str, qtbot: QtBot) -> None:
    walk = walk_of(key, game_of(key).seats[0])
    scene = lay_out(key, walk.rules)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.show()
    lies: dict[tuple[int, int, float], set[tuple[float, ...]]] = {}

    def look() -> None:
        seen = view.viewportTransform()
        asked = (view.viewport().width(), view.viewport().height(), round(view.zoom, 3))
        lies.setdefault(asked, set()).add((round(seen.m11(), 9), seen.dx(), seen.dy(), scene.look.text))

    steps = list(walk.moments(8))
    for turn in range(3):
        for size in (WINDOWS, WINDOWS[::-1], WINDOWS[1:])[turn]:
            view.resize(*size)
            look()
            for factor in (1.25, 0.8, 1.15, 1 / 1.15):
                view.zoom_by(factor, QPointF(30, 70))
            look()
            step = steps.pop(0) if steps else walk.steps[0]
            show(scene, walk, step)
            look()
            for spot in scene.reading_order():
                scene.hand.move_cursor(spot.key)
            look()
    assert len(lies) == len(WINDOWS)
    assert {asked: how for asked, how in lies.items() if len(how) > 1} == {}


@every_game
def test_a_window_that_grows_and_shrinks_again_shows_the_same(key: str, qtbot: QtBot) -> None:
    walk = walk_of(key, game_of(key).seats[0])
    view = TableView(lay_out(key, walk.rules))
    qtbot.addWidget(view)
    view.resize(*WINDOWS[0])
    view.show()
    show(view.table, walk, walk.moments(3)[1])
    view.zoom_by(2.0, QPointF(20, 20))  # a corner, which a larger window moves away from the edge
    before = view.viewportTransform()
    for size in (*WINDOWS[1:], WINDOWS[0]):
        view.resize(*size)
    assert view.viewportTransform() == before
    view.horizontalScrollBar().setValue(view.horizontalScrollBar().value() + 40)
    assert view.viewportTransform() != before
    before = view.viewportTransform()
    for size in (*WINDOWS[1:], WINDOWS[0]):
        view.resize(*size)
    assert view.viewportTransform() == before


@every_game
@pytest.mark.parametrize("text", [0.8, 1.0, 1.6, 3.0])
def test_buttons_stand_on_the_table(key: str, text: float, scenes: Callable[[str, Any], TableScene]) -> None:
    walk = walk_of(key, game_of(key).seats[0])
    scene = scenes(key, walk.rules)
    scene.set_language("ru")
    scene.set_text(text)
    for step in walk.moments(40):
        show(scene, walk, step)
        own = scene.spots(scene.view)
        for spot in [mark.spot for mark in scene.marks.values() if mark.legal]:
            if len(scene.hand.candidates(spot)) > 1 and spot.key in scene.marks:
                scene.hand.touch(spot)
            found = [mark.spot for mark in scene.marks.values() if mark.spot.kind == "choice"]
            buttons = [spot.shape.boundingRect() for spot in found if spot not in own]
            assert all(scene.strip().contains(rect) for rect in buttons)
            assert not any(one.intersects(other) for at, one in enumerate(buttons) for other in buttons[:at])
            scene.hand.release()
    assert scene.sceneRect().contains(scene.strip())
