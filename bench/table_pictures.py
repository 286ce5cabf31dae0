"""Pictures of every table to look at: python -m bench.table_pictures FOLDER [game ...].

The middle of a game, shown to the seat that is to act, at two sizes, in daylight and lamplight, English and Russian.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.laws.walks import NAMES, Walk
from verne_tabletop.games import SHELF
from verne_tabletop.table.shelf import SCENES, make_scene
from verne_tabletop.table.tokens import PALETTES
from verne_tabletop.table.view import TableView

#: What a table gets of a window of 1366 x 768 and of 1920 x 1080, beside its panel.
SIZES = {"small": (1040, 640), "large": (1500, 950)}
LOOKS = (("daylight", "en"), ("lamplight", "ru"))


def pictures(key: str, folder: Path, seats: int, seed: int = 3) -> None:
    """Write one picture a size and look."""
    game = SHELF[key]
    rules = game.rules(game.edition(None))
    walk = Walk(game, rules, seats, seed, {})
    step = walk.steps[len(walk.steps) * 2 // 3]
    for size, (width, height) in SIZES.items():
        for palette, language in LOOKS:
            scene = make_scene(game, rules)
            view = TableView(scene)
            view.resize(width, height)
            view.show()
            scene.set_palette(PALETTES[palette])
            scene.set_language(language)
            scene.set_seat(step.seat, NAMES)
            scene.show_view(rules.view(step.before, step.seat))
            scene.offer(rules.prompt(step.before, step.seat), rules.moves(step.before, step.seat))
            QApplication.processEvents()
            view.grab().save(str(folder / f"{key}-{seats}-{size}-{palette}-{language}.png"))
            view.hide()


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    for key in sys.argv[2:] or [key for key in SHELF if key in SCENES]:
        for seats in sorted({*SHELF[key].seats}):
            pictures(key, Path(sys.argv[1]), seats)
