"""Bots in the window: they think in their own process, and the game goes on whatever becomes of it."""

import os
import signal
import sys

import pytest
from pytestqt.qtbot import QtBot

from tests.app.play import Player
from verne_tabletop.app import opponent
from verne_tabletop.app.ending import Ending
from verne_tabletop.app.window import Window
from verne_tabletop.engine.model import EVERYONE
from verne_tabletop.session.log import SeatCard

PERSON, BOT = SeatCard("Ann"), SeatCard("Axel", "bot", "mate")
DEAF = "import sys\nfor line in sys.stdin: pass"
MUTE = "import time\ntime.sleep(600)"


def asides(player: Player) -> list[str]:
    return [line.text for line in player.controller.record.lines if line.aside]


def answered(player: Player, qtbot: QtBot) -> None:
    """Ann draws; wait for Axel."""
    player.choose("draw", -1, 9)
    qtbot.waitUntil(lambda: len(player.moves) == 2, timeout=20_000)


def test_a_bot_answers(window: Window, qtbot: QtBot) -> None:
    player = Player(window)
    player.begin(PERSON, BOT)
    answered(player, qtbot)
    assert asides(player) == []


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_killed_in_mid_thought_the_game_goes_on(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponent, "opponent_command", lambda: (sys.executable, ["-c", MUTE]))
    player = Player(window)
    page = player.begin(PERSON, BOT)
    player.choose("draw", -1, 9)
    dead = {0}
    for _ in range(opponent.DEATHS):
        qtbot.waitUntil(lambda: page.opponent.process_id not in dead)
        dead.add(page.opponent.process_id)
        os.kill(page.opponent.process_id, signal.SIGKILL)
    qtbot.waitUntil(lambda: len(player.moves) == 2)
    told = asides(player)
    assert len(told) == 2 and "began again" in told[0] and "instinct" in told[1] and "Axel" in told[0]


def test_too_slow_an_answer_is_not_waited_for(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponent, "opponent_command", lambda: (sys.executable, ["-c", DEAF]))
    player = Player(window)
    player.begin(PERSON, BOT).opponent.patience = 200
    answered(player, qtbot)
    assert "too long" in asides(player)[0]


def test_a_program_that_is_not_there_is_no_calamity(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponent, "opponent_command", lambda: ("/nowhere/at-all", []))
    player = Player(window)
    player.begin(PERSON, BOT)
    answered(player, qtbot)
    assert "instinct" in asides(player)[0]


def test_the_curtain_names_the_next_and_shows_nothing(window: Window) -> None:
    player = Player(window)
    page = player.begin(PERSON, SeatCard("Bo"))
    scene = player.scene
    assert page.curtain.isVisible() and "Ann" in page.curtain.head.text()
    assert all(piece == -1 for hand in scene.view.hands for piece in hand)
    assert scene.seat == EVERYONE and not scene.legal
    page.curtain.lift()
    assert scene.view.hands[0] == player.hand(0) and set(scene.view.hands[1]) == {-1}
    player.choose("draw", -1, 9)
    assert page.curtain.isVisible() and "Bo" in page.curtain.head.text()
    assert all(piece == -1 for hand in scene.view.hands for piece in hand)
    told = " ".join(f"{mark.spot.name} {mark.spot.description}" for mark in scene.marks.values())
    told += " ".join(line.text for line in player.controller.record.lines)
    assert not any(f"stone {piece}" in told for hand in player.session.state.hands for piece in hand)
    page.curtain.lift()
    assert set(scene.view.hands[0]) == {-1} and scene.view.hands[1] == player.hand(1)


def test_a_hint_comes_in_three_steps_and_is_counted(window: Window, qtbot: QtBot) -> None:
    player = Player(window)
    page = player.begin()
    page.hint()
    qtbot.waitUntil(lambda: player.hints.step == 1, timeout=20_000)
    assert len(player.hints.lines()) == 1
    page.hint()
    assert len(player.hints.lines()) > 1
    page.hint()
    assert player.hints.lines()[-1].startswith("Best")
    assert player.session.hints == [1]


def test_a_bot_held_thinks_no_more_until_it_is_let_go(window: Window, qtbot: QtBot) -> None:
    player = Player(window)
    page = player.begin(PERSON, BOT)
    player.controller.pause(True)
    player.choose("draw", -1, 9)
    page.refresh()
    assert not player.controller.bots.thinking and "held" in page.ribbon.prompt.text()
    player.controller.pause(False)
    qtbot.waitUntil(lambda: len(player.moves) == 2, timeout=20_000)


def test_the_review_judges_every_choice_and_leads_to_it(window: Window, qtbot: QtBot) -> None:
    player = Player(window)
    page = player.begin()
    player.choose("lay", player.hand()[0], 4, (0,))
    player.choose("draw", -1, 9)
    player.choose("pass")
    qtbot.waitUntil(lambda: bool(page.findChildren(Ending)))
    ending = page.findChildren(Ending)[0]
    ending.turn_to("review")
    reviewer = ending.reviewer
    assert reviewer is not None and reviewer.total == 3
    with qtbot.waitSignal(reviewer.done, timeout=30_000):
        pass
    judged = reviewer.judged()
    assert [entry.verdict.number for entry in judged] == [1, 2, 3]
    assert all(entry.verdict.cost >= 0 and entry.luck is not None for entry in judged)
    assert ending.verdicts.rowCount() == 3 and ending.verdicts.index(0, 1).data()
    ending.verdicts_table.clicked.emit(ending.verdicts.index(1, 0))
    assert player.controller.moment == 1 and page.timeline.isVisible()
