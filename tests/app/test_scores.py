"""The score pad sets what a move would change beside the line it changes."""

from verne_tabletop.app.scores import Item, items
from verne_tabletop.engine.model import Line
from verne_tabletop.games import SHELF
from verne_tabletop.session.story import Story


def test_a_new_line_before_others_of_its_rule_does_not_shift_them() -> None:
    game = SHELF["lost_cities"]
    rules = game.rules(game.edition(None))
    story = Story(game.rulebook(), rules, "en", ["Ada", "Ben"])

    def line(lane: int, points: int, total: int) -> Line:
        return Line("value", points, (("place", lane), ("sum", total), ("cost", 20), ("times", 1)))

    now = [line(2, -11, 9), line(3, -14, 6)]
    told = items(story, now, [line(0, -20, 0), line(2, -11, 9), line(3, -4, 16)])
    assert [(item.points, item.change) for item in told] == [(-11, 0), (-14, 10), (0, -20)]
    assert items(story, now) == [Item(told[0].text, -11, 0), Item(told[1].text, -14, 0)]
