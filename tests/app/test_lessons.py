"""Lessons: each can be done from the first step to the last, and is taken up where it was left."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from verne_tabletop.app.desk import Desk
from verne_tabletop.app.lesson import LessonPage
from verne_tabletop.app.lesson_plan import has_lesson, read_lesson
from verne_tabletop.engine.catalogue import CatalogueError
from verne_tabletop.engine.notation import write_move
from verne_tabletop.games import SHELF
from verne_tabletop.table.shelf import SCENES

GAMES = [game for game in SHELF if has_lesson(SHELF[game])]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_lesson_can_be_done(game: str) -> None:
    lesson = read_lesson(SHELF[game])
    session = lesson.session()
    for step in lesson.steps:
        for choice in step.play:
            session.choose(choice.seat, choice.move)
        if not step.do:
            continue
        moves = session.rules.moves(session.state, 0)
        done = [move for move in moves if step.done_by(move)]
        assert done, f"{step.say['en']!r} asks for {step.do}, and there are {[write_move(move) for move in moves]}"
        session.choose(0, done[0])
    assert any(step.do for step in lesson.steps) and not lesson.steps[-1].do


@pytest.mark.parametrize("game", [game for game in GAMES if game in SCENES])
def test_a_lesson_is_done_at_the_table_and_goes_on_where_it_was_left(game: str, desk: Desk, qtbot: object) -> None:
    page = LessonPage(desk)
    page.resize(1200, 700)
    page.enter(game)
    page.show()
    assert page.lesson is not None and page.scene is not None and page.session is not None
    half = len(page.lesson.steps) // 2
    while page.number < half:
        step = page.lesson.steps[page.number]
        assert page.text.text() == step.say["en"]
        if not step.do:
            page.next.click()
            continue
        legal = list(page.scene.legal)
        other = next((move for move in legal if not step.done_by(move)), None)
        if other is not None:
            before = page.number
            page.scene.chosen.emit(other)
            assert page.number == before and page.hint.text()
        page.scene.chosen.emit(next(move for move in legal if step.done_by(move)))
    page.leave()
    QCoreApplication.processEvents()
    page.enter(game)
    assert page.number == half
    page.restart()
    assert page.number == 0
    page.close_down()


def test_a_spoilt_lesson_is_named_by_its_line(tmp_path: Path) -> None:
    game = SHELF[GAMES[0]]
    (tmp_path / "lesson.toml").write_text('seed = 1\n\n[[step]]\nsay = { en = "Go" }\n')
    with pytest.raises(CatalogueError, match="line 3"):
        read_lesson(game._replace(folder=tmp_path))
