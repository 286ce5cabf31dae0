"""How long one frame of each table takes to paint at 1920 x 1080 on software rendering: python -m bench.table_frames.

At rest, with everything gliding, zooming, panning, and with the pointer wandering; milliseconds of CPU, median and 99th
percentile, against the 16.7 that 60 frames a second allow.
"""

import os
import sys
from collections.abc import Callable
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from tests.laws.walks import NAMES, Walk
from tests.table import toy
from tests.table.toy.scene import ToyScene
from verne_tabletop.engine.model import redact
from verne_tabletop.games import SHELF
from verne_tabletop.table.shelf import SCENES, make_scene
from verne_tabletop.table.view import TableView


def frames(name: str, count: int, step: Callable[[int], None], view: TableView) -> None:
    """Print the cost of `count` frames, each after a step."""
    spent = []
    for at in range(count):
        begun = process_time()
        step(at)
        view.viewport().repaint()
        QApplication.processEvents()
        spent.append((process_time() - begun) * 1000)
    spent.sort()
    print(f"  {name:<28} median {spent[len(spent) // 2]:6.1f} ms   p99 {spent[int(len(spent) * 0.99)]:6.1f} ms")


def bench(key: str) -> None:
    """One table."""
    game = toy.GAME if key == "toy" else SHELF[key]
    rules = game.rules(game.edition(None))
    walk = Walk(game, rules, game.seats[1], 3, {})
    begun = perf_counter()
    scene = ToyScene(game, rules) if key == "toy" else make_scene(game, rules)
    view = TableView(scene)
    view.resize(1920, 1080)
    view.show()
    step = walk.steps[len(walk.steps) * 2 // 3]
    scene.set_seat(step.seat, NAMES)
    scene.show_view(rules.view(step.before, step.seat))
    scene.offer(rules.prompt(step.before, step.seat), rules.moves(step.before, step.seat))
    view.viewport().repaint()
    print(
        f"{key}: {len(scene.tokens.lying)} figures, {len(scene.marks)} spots, laid out and painted in "
        f"{(perf_counter() - begun) * 1000:.0f} ms"
    )
    frames("at rest", 60, lambda at: None, view)
    area = scene.board()

    def point(at: int) -> None:
        scene.hand.point(scene.spot_at(QPointF(area.left() + area.width() * (at % 17) / 17, area.center().y() + at)))

    frames("pointer", 60, point, view)

    def glide(at: int) -> None:
        if not scene.glide.running:
            other = walk.steps[(at * 7) % len(walk.steps)]
            scene.show_view(rules.view(other.after, step.seat), redact(other.events, step.seat) or None)

    frames("gliding", 120, glide, view)
    scene.glide.skip()
    begun = perf_counter()
    scene.show_view(rules.view(walk.end, step.seat))
    view.viewport().repaint()
    print(f"  {'another view, to painted':<28} {(perf_counter() - begun) * 1000:6.1f} ms")
    frames("zooming", 60, lambda at: view.zoom_by(1.04 if at < 30 else 1 / 1.04, QPointF(700, 400)), view)
    view.zoom_by(2.5)
    frames("panning", 60, lambda at: view.centerOn(400 + 4 * at, 300 + at), view)
    view.hide()


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    for key in sys.argv[1:] or ["toy", *[key for key in SHELF if key in SCENES]]:
        bench(key)
