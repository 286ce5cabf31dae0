"""The table of Leagues: far cells, rows, small sheets, and what is seen from where."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.games.leagues import positions as p
from verne_tabletop.engine.hexes import cells_of
from verne_tabletop.engine.model import HIDDEN, Move
from verne_tabletop.games.leagues import GAME
from verne_tabletop.games.leagues.rules_sight import seen
from verne_tabletop.games.leagues.state import LeaguesState
from verne_tabletop.table import leagues_plan as plan
from verne_tabletop.table.figures import Face, Look, Spot
from verne_tabletop.table.leagues import LeaguesScene
from verne_tabletop.table.leagues_routes import ReachFace, RouteFace
from verne_tabletop.table.leagues_sights import SegmentsFace, SightFace, corridors, segments
from verne_tabletop.table.leagues_spots import SEAT_PLACE
from verne_tabletop.table.tokens import DAYLIGHT


class Table:
    """A scene with the rules behind it, as the window would play it for one seat."""

    def __init__(self, state: LeaguesState, seat: int = 0) -> None:
        self.state, self.seat = state, seat
        self.made: list[Move] = []
        self.scene = LeaguesScene(GAME, p.RULES)
        self.scene.set_motion(0)
        self.scene.set_seat(seat, ["Ann", "Bob", "Cid", "Dan", "Eve"][: state.seats])
        self.scene.chosen.connect(self.choose)
        self.ask()

    def ask(self) -> None:
        self.scene.show_view(p.RULES.view(self.state, self.seat))
        if self.seat in p.RULES.to_act(self.state):
            self.scene.offer(p.RULES.prompt(self.state, self.seat), p.RULES.moves(self.state, self.seat))

    def choose(self, move: Move) -> None:
        refused = p.RULES.refuse(self.state, self.seat, move)
        if refused is not None:
            self.scene.say_refusal(refused.rule)
            return
        p.RULES.play(self.state, self.seat, move)
        self.made.append(move)
        self.ask()

    def spot(self, place: int) -> Spot:
        return next(mark.spot for mark in self.scene.marks.values() if mark.spot.place == place)

    def point(self, place: int) -> None:
        self.scene.hand.point(self.spot(place))

    def touch(self, place: int) -> None:
        self.scene.hand.touch(self.spot(place))

    def press(self, verb: str) -> None:
        spots = [mark.spot for mark in self.scene.marks.values()]
        self.scene.hand.touch(next(spot for spot in spots if spot.move is not None and spot.move.verb == verb))

    @property
    def slip(self) -> str:
        note = self.scene.slips._note
        return "" if note is None else note.text


@pytest.fixture
def sea(qtbot: QtBot) -> Iterator[list[Table]]:
    tables: list[Table] = []
    yield tables
    for table in tables:
        table.scene.deleteLater()


def laid(sea: list[Table], state: LeaguesState, seat: int = 0) -> Table:
    sea.append(Table(state, seat))
    return sea[-1]


def test_a_far_cell_is_sailed_to_by_the_way_with_the_fewest_hits(sea: list[Table], qtbot: QtBot) -> None:
    state = p.sailing(3)
    p.put(state, 0, "island", 20, 21)
    p.write(state, "N")
    table = laid(sea, state)
    table.point(22)
    over = table.scene._over
    assert over is not None and isinstance(over.face, RouteFace)
    assert "3" in table.slip and "2" in table.slip  # straight through both islands: three steps, two hits
    table.point(27)
    assert "0" in table.slip
    table.touch(27)
    qtbot.waitUntil(lambda: len(table.made) == 3)
    assert [move.verb for move in table.made] == ["step"] * 3
    assert state.nautilus == [26] and state.hits == [0, 0, 0]
    assert p.RULES.prompt(state, 0).ask == "draw"


def test_a_hit_on_the_way_is_asked_and_the_voyage_goes_on(sea: list[Table], qtbot: QtBot) -> None:
    state = p.sailing(3)
    p.put(state, 0, "island", 12, 13, 18, 20, 25, 26)
    p.put(state, 0, "seaweed", 19)
    state.coins[0] = state.earned[0] = 1
    p.write(state, "N")
    table = laid(sea, state)
    table.touch(22)
    qtbot.waitUntil(lambda: p.RULES.prompt(state, 0).ask == "bow")
    table.press("pay")
    qtbot.waitUntil(lambda: len(table.made) == 4)
    assert state.nautilus == [21] and state.coins == [0] and state.hits == [0, 0, 0]


def test_a_touch_ends_a_voyage(sea: list[Table], qtbot: QtBot) -> None:
    state = p.sailing(4)
    p.write(state, "N")
    table = laid(sea, state)
    table.touch(22)
    table.scene._way = []
    qtbot.wait(30)
    assert len(table.made) == 1 and state.points == [3]


def test_what_is_beyond_reach_is_refused_with_its_rule(sea: list[Table]) -> None:
    state = p.sailing(1)
    p.write(state, "N")
    table = laid(sea, state)
    table.point(22)
    assert table.scene._over is None
    table.touch(22)
    assert table.scene.slips.refusal == "move_adjacent"
    table.touch(19)
    assert table.scene.slips.refusal == "move_visited"


def test_a_row_shows_where_it_leads_and_what_it_risks(sea: list[Table]) -> None:
    state = p.begun()
    p.wipe(state)
    p.put(state, 0, "island", 20)
    p.set_row(state, 1, p.card("ship", 0), p.card("whale", 0))
    table = laid(sea, state)
    table.point(212)
    over = table.scene._over
    assert over is not None and isinstance(over.face, ReachFace)
    assert set(over.face.ends) == {(n - 1, n == 20) for n in (12, 13, 18, 20, 25, 26)} | {(55, 0)}
    assert "43" in table.slip  # three cards of seven match: the letter twice, and Atlantis
    table.scene.hand.point(None)
    assert table.scene._over is None and table.slip == ""


def test_a_letter_is_chosen_on_either_map(sea: list[Table]) -> None:
    table = laid(sea, p.dealt())
    table.touch(132)  # A's Atlantis
    assert table.made == [p.TABLES.site_moves[0]]
    table = laid(sea, p.dealt())
    table.touch(7)
    assert table.scene.slips.refusal == "setup_site"


def test_small_sheets_open(sea: list[Table]) -> None:
    state = p.begun(3)
    p.put(state, 2, "island", 5)
    table = laid(sea, state, 1)
    assert table.scene.front == 1
    table.touch(SEAT_PLACE + 2)
    assert table.scene.front == 2
    assert table.spot(5).state.startswith("island")
    table.touch(SEAT_PLACE + 1)
    assert table.scene.front == 1
    assert table.spot(5).state.startswith("free")


def test_cells_say_what_they_hold(sea: list[Table]) -> None:
    state = p.begun()
    p.wipe(state)
    p.put(state, 0, "island", 20, 2)
    p.put(state, 0, "ship", 12, crossed=True)
    p.put(state, 0, "whale", 3, crossed=True)
    table = laid(sea, state)
    assert table.spot(20).state == "island, in sight"
    assert table.spot(2).state == "island"
    assert table.spot(12).state == "ship, sunk"
    assert table.spot(103).state == "right whale, crossed out"
    assert table.spot(19).state == "free, the Nautilus"
    assert table.spot(8).state == "free, letter B"
    table.scene.set_language("ru")
    assert table.spot(20).state == "остров, в поле зрения"


def test_corridors_end_where_the_sight_ends() -> None:
    islands, drawn = p.bits(22, 12), p.bits(22, 12, 13, 4)
    rows = corridors(18, drawn, islands)
    assert [(row.length, row.island, row.blocked) for row in rows] == [
        (3, True, False),  # 22, straight to the right
        (1, False, True),  # 13 blocks what lies behind it
        (1, True, False),  # 12
        (3, False, False),
        (3, False, False),
        (3, False, False),
    ]


@pytest.mark.parametrize("number", range(6))
def test_a_segment_is_drawn_to_exactly_what_is_seen(number: int) -> None:
    from random import Random

    cells = Random(number).sample(range(37), 14)
    drawn = sum([1 << cell for cell in cells])
    here, islands = 18, sum([1 << cell for cell in cells[:7]]) & ~(1 << 18)
    in_sight = seen(p.TABLES, 1, here, islands, drawn)
    face = segments(here, drawn & ~(1 << here), islands, in_sight)
    assert isinstance(face, SegmentsFace)
    assert len(face.free) == in_sight.bit_count()
    assert len(face.hidden) == len(cells_of(islands & ~in_sight))


def test_nothing_is_meant_where_nothing_is_asked(sea: list[Table]) -> None:
    state = p.begun(2)
    table = laid(sea, state, 1)
    table.scene.offer(None, [])
    assert table.scene.gesture(HIDDEN, 20) is None


def outside(face: Face, look: Look) -> int:
    """How many pixels a face paints beyond its bounds."""
    image = QImage(1000, 660, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face.draw(painter, look, 1.0)
    assert any(image.pixel(x, y) for x in range(0, 1000, 2) for y in range(0, 660, 2))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(face.bounds(), QColor(0, 0, 0))
    painter.end()
    return sum(1 for x in range(1000) for y in range(660) if image.pixel(x, y))


def test_what_is_drawn_over_the_maps_stays_within_bounds_that_hold_no_more(qtbot: QtBot) -> None:
    look = Look(DAYLIGHT)
    for cell in (0, 18, 36):
        islands = 1 << (cell + 7) % 37 | 1 << (cell + 17) % 37 | 1 << (cell + 1) % 37
        drawn = islands | 1 << (cell + 5) % 37 | 1 << (cell + 30) % 37
        for face in (
            SightFace(cell, corridors(cell, drawn, islands)),
            segments(cell, drawn, islands, 1 << (cell + 7) % 37),
        ):
            assert outside(face, look) == 0
            assert face.bounds().width() <= plan.SHEETS[0].width()
    path = (0, 1, 38, 39, 46, 9, 16)
    assert outside(RouteFace(path, (38, 9)), look) == 0
    assert outside(ReachFace(((0, 0), (40, 3), (73, 1), (36, 2))), look) == 0
    assert ReachFace(((36, 0),)).bounds().width() < 100


@pytest.mark.parametrize("open_sight", [0, 1])
def test_sight_is_known_before_the_first_choice(qtbot: QtBot, open_sight: int) -> None:
    rules = GAME.rules(GAME.edition(None))
    state = rules.deal(2, 5, {"sight": open_sight})
    scene = LeaguesScene(GAME, rules)
    scene.show_view(rules.view(state, 0))
    assert scene.leagues.tables.ways if open_sight else scene.leagues.tables.between
