"""Lost Cities in the real window: whole matches by drag and by keyboard, and nothing shown that is not one's own."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.play import LEFT, NONE, Player
from tests.table.players import bare_point, keys_make
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.setup import Setup
from verne_tabletop.app.window import Window
from verne_tabletop.engine.model import HIDDEN, Move
from verne_tabletop.games.lost_cities.state import DECK, HAND, PILE, SCORED, TAKE, number_of
from verne_tabletop.session.log import SeatCard
from verne_tabletop.table.cities_cards import LandCard
from verne_tabletop.table.figures import Spot

ANN, BO = SeatCard("Ann"), SeatCard("Bo")


@pytest.fixture
def window(desk: Desk, qtbot: QtBot) -> Iterator[Window]:
    """The real window with the real shelf."""
    made = Window(desk)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitUntil(lambda: made.home.settled)
    yield made
    made.close()


def sit_down(window: Window, rounds: int = 1, seed: str = "5", open_discards: int = 0) -> Player:
    """Two people at one device, the first behind the curtain."""
    player = Player(window, "lost_cities")
    window.go("setup", "lost_cities")
    setup = window.here
    assert isinstance(setup, Setup)
    for key, value in (("rounds", rounds), ("open_discards", open_discards)):
        next(box for box in setup.options.boxes if box.option.key == key).values.choose(str(value))
    setup.seats.open(2, 2, [list(ANN), list(BO)], None)
    setup.seed.setText(seed)
    setup.start()
    assert player.page.curtain.isVisible()
    return player


def come(player: Player) -> int:
    """Lift the curtain where it hangs, as the person it names would; who is asked."""
    page = player.page
    if page.curtain.isVisible():
        QTest.keyClick(page.curtain, Qt.Key.Key_Return)
    seat = player.controller.asked()
    assert seat is not None
    return seat


def next_move(player: Player, seat: int, turn: int) -> Move:
    """A varied way to play: lays where it can, discards now and then, takes a discard every third time."""
    rules, state = player.session.rules, player.session.state
    moves: list[Move] = rules.moves(state, seat)
    if state.phase == TAKE:
        takes = [move for move in moves if move.verb == "take"]
        return takes[0] if takes and turn % 3 == 0 else moves[-1]
    lays = [move for move in moves if move.verb == "lay"]
    return lays[0] if lays and turn % 4 else moves[-1]


def drag(player: Player, source: Spot, target: QPointF) -> None:
    """Press on a spot, move, let go over a point of the table."""
    view, scene = player.view, player.scene
    start, end = view.mapFromScene(bare_point(scene, source)), view.mapFromScene(target)
    pane = view.viewport()
    assert pane.rect().contains(start) and pane.rect().contains(end)
    QTest.mousePress(pane, LEFT, NONE, start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(pane, start + QPoint(round((end - start).x() * part), round((end - start).y() * part)))
    QTest.mouseRelease(pane, LEFT, NONE, end)


def spot_of(player: Player, place: int, piece: int = HIDDEN) -> Spot:
    """The spot of a place, or of a piece there."""
    spots = [mark.spot for mark in player.scene.marks.values()]
    return next(spot for spot in spots if spot.place == place and spot.piece == piece)


def by_drag(player: Player, seat: int, move: Move) -> None:
    """Make a choice by dragging whatever can be dragged."""
    if move.verb == "deal":
        button = next(mark.spot for mark in player.scene.marks.values() if mark.spot.move == move)
        QTest.mouseClick(player.view.viewport(), LEFT, NONE, player.view.mapFromScene(button.centre))
    elif move.verb == "draw":
        QTest.mouseClick(
            player.view.viewport(), LEFT, NONE, player.view.mapFromScene(spot_of(player, move.place).centre)
        )
    elif move.verb == "take":
        top = player.session.state.discards[move.place - PILE][-1]
        hand = spot_of(player, HAND + seat).shape.boundingRect()
        drag(player, spot_of(player, move.place, top), QPointF(hand.left() + 3, hand.center().y()))
    else:
        target = spot_of(player, move.place)
        drag(player, spot_of(player, HAND + seat, move.piece), bare_point(player.scene, target))


def test_a_whole_match_by_drag(window: Window) -> None:
    player = sit_down(window)
    verbs: set[str] = set()
    for turn in range(300):
        if player.session.outcome() is not None:
            break
        seat = come(player)
        move = next_move(player, seat, turn)
        by_drag(player, seat, move)
        assert player.moves[-1] == move, turn
        verbs.add(move.verb)
    assert player.session.outcome() is not None
    assert verbs == {"lay", "discard", "take", "draw"}


def test_a_whole_match_by_keyboard(window: Window) -> None:
    player = sit_down(window, seed="8")
    for turn in range(300):
        if player.session.outcome() is not None:
            break
        seat = come(player)
        move = next_move(player, seat, turn)
        player.view.setFocus()
        keys_make(player.view, move)
        assert player.moves[-1] == move, turn
    assert player.session.outcome() is not None


def test_taking_by_click_and_taking_back(window: Window) -> None:
    player = sit_down(window)
    seat = come(player)
    move = next(move for move in player.session.rules.moves(player.session.state, seat) if move.verb == "discard")
    by_drag(player, seat, move)
    player.controller.undo()
    assert player.moves == [] and move.piece in player.hand(seat)
    by_drag(player, seat, move)
    by_drag(player, seat, Move("draw", HIDDEN, DECK))
    other = come(player)
    by_drag(player, other, next_move(player, other, 1))
    pile = player.view.mapFromScene(spot_of(player, move.place, move.piece).centre)
    QTest.mouseClick(player.view.viewport(), LEFT, NONE, pile)
    assert player.moves[-1] == Move("take", HIDDEN, move.place) and move.piece in player.hand(other)


def test_the_deal_is_asked_for(window: Window, desk: Desk) -> None:
    desk.settings = desk.settings._replace(advance=True)
    player = sit_down(window, rounds=2)
    while player.session.state.phase != SCORED:
        seat = come(player)
        player.controller.choose(next_move(player, seat, 1))
    QTest.qWait(20)
    assert player.session.state.phase == SCORED and player.controller.asked() is not None
    assert not player.page.curtain.isVisible()
    for _ in range(2):
        seat = come(player)
        by_drag(player, seat, Move("deal"))
    assert player.session.state.round == 2
    assert come(player) == player.session.state.starter


def texts(root: QAccessibleInterface) -> Iterator[str]:
    """Every word that a screen reader could meet below `root`."""
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield root.text(kind)
    for at in range(root.childCount()):
        child = root.child(at)
        if child is not None:
            yield from texts(child)


def secret_pieces(player: Player, looker: int) -> list[int]:
    """Numbered cards that `looker` (-1: nobody) may not see: other hands but for what was seen taken, and the deck."""
    state = player.session.state
    found = list(state.deck)
    for seat in (0, 1):
        if seat != looker:
            found += [piece for piece in state.hands[seat] if piece not in state.known[seat]]
    return [piece for piece in found if number_of(piece)]


def regions(player: Player, looker: int) -> list[QImage]:
    """What is painted where hands lie: the other's always, one's own as well when nobody looks."""
    scene, view = player.scene, player.view
    areas = [scene.plan.far_hand_place()]  # type: ignore[attr-defined]
    if looker < 0:
        areas.append(scene.plan.hand_place())  # type: ignore[attr-defined]
    shot = view.viewport().grab().toImage()
    return [shot.copy(view.mapFromScene(area).boundingRect()) for area in areas]


def test_nothing_of_the_other_hand_is_ever_shown(window: Window) -> None:
    player = sit_down(window, seed="11")
    page, scene = player.page, player.scene
    backs: dict[tuple[int, int, int], list[QImage]] = {}
    for turn in range(400):
        if player.session.outcome() is not None:
            break
        for curtained in (True, False):
            if curtained and not page.curtain.isVisible():
                continue
            if not curtained:
                come(player)
            looker = scene.seat
            secrets = secret_pieces(player, looker)
            faces = [token.figure for token in scene.tokens.lying.values() if isinstance(token.face, LandCard)]
            assert not {figure.piece for figure in faces} & set(secrets)
            if turn % 6 == 0:
                whole = QAccessible.queryAccessibleInterface(window)
                told = "\n".join([*texts(whole), *[line.text for line in player.controller.record.lines]])
                assert not [name for name in map(scene.piece_name, secrets) if name in told.split("\n")]
                spoken = "\n".join(f"{mark.spot.name} {mark.spot.state}" for mark in scene.marks.values())
                assert not [name for name in map(scene.piece_name, secrets) if name in spoken]
            state = player.session.state
            if curtained:
                page.curtain.hide()  # what lies behind it
            counts = (looker, len(state.hands[0]), len(state.hands[1]))
            if not state.known[0] and not state.known[1] and turn < 12:
                now = regions(player, looker)
                assert now == backs.setdefault(counts, now), "hands face down look all the same"
            if curtained:
                page.curtain.show()
        seat = come(player)
        by_drag(player, seat, next_move(player, seat, turn))
    assert player.session.outcome() is not None and len(backs) > 2


def test_the_record_names_the_last_discard_only(window: Window) -> None:
    player = sit_down(window, seed="2")
    discarded: list[int] = []
    while player.session.outcome() is None:
        seat = come(player)
        moves = player.session.rules.moves(player.session.state, seat)
        move = moves[-1]
        if move.verb == "discard":
            discarded.append(move.piece)
        player.controller.choose(move)
        player.page.panel.record.write()
        told = [line.text for line in player.controller.record.lines if "discards" in line.text]
        named = [text for text in told if "“" in text]
        if player.session.outcome() is None:
            assert named == told[-1:]
            assert player.scene.piece_name(discarded[-1]) in named[-1]
    assert len(named) == len(told) == len(discarded)
    shown = player.page.panel.record.toPlainText().splitlines()
    assert shown == [line.text for line in player.controller.record.lines]


def test_open_discards_are_named_and_shown(window: Window) -> None:
    player = sit_down(window, seed="2", open_discards=1)
    discarded: list[int] = []
    for _ in range(24):
        come(player)
        move = player.session.rules.moves(player.session.state, player.controller.looker)[-1]
        if move.verb == "discard":
            discarded.append(move.piece)
        player.controller.choose(move)
    scene, controller = player.scene, player.controller
    player.page.panel.record.write()
    told = [line.text for line in controller.record.lines if "discards" in line.text]
    assert len(told) == len(discarded) > 4
    for text, piece in zip(told, discarded, strict=True):
        assert f"“{scene.piece_name(piece)}”" in text
    covered = {piece for pile in player.session.state.discards for piece in pile[:-1]}
    come(player)
    seen: set[int] = set()
    for moment in range(len(player.moves)):
        controller.look(moment)
        seen |= {token.figure.piece for token in scene.tokens.lying.values() if isinstance(token.face, LandCard)}
    assert covered and covered <= seen


def test_looking_back_searches_no_pile(window: Window) -> None:
    player = sit_down(window, seed="2")
    for _ in range(24):
        come(player)
        player.controller.choose(player.session.rules.moves(player.session.state, player.controller.looker)[-1])
    come(player)
    scene, controller = player.scene, player.controller
    covered = {piece for pile in player.session.state.discards for piece in pile[:-1]}
    assert covered
    names = {scene.piece_name(piece) for piece in covered if number_of(piece)}
    seen: set[int] = set()
    for moment in range(len(player.moves)):
        controller.look(moment)
        faces = {token.figure.piece for token in scene.tokens.lying.values() if isinstance(token.face, LandCard)}
        assert not faces & covered, moment
        told = [word for mark in scene.marks.values() for word in (mark.spot.name, mark.spot.state)]
        assert not names & set(told), moment
        seen |= faces
    assert len(seen) > 8
