"""All measurements in one run: each in a process of its own, then a table and one JSON object."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from bench.figures import quantile, table
from verne_tabletop.games import SHELF
from verne_tabletop.table.shelf import SCENES

ROOT = Path(__file__).resolve().parent.parent
STARTS = 9  # of each kind of window
CLICKS = 120  # a game
Figures = dict[str, Any]


class BenchError(Exception):
    """A measurement that could not be made; str() says which and why."""


def child(module: str, *arguments: str, package: Path = ROOT) -> Any:
    """Run a module of bench/ with `verne_tabletop` taken from a folder, and read the JSON it prints last."""
    environment = {
        "QT_QPA_PLATFORM": "offscreen",
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)]),
        "PYTHONHASHSEED": "0",
    }
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=package,
        env=environment,
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    if done.returncode or not done.stdout.strip():
        raise BenchError(f"{module} ended with status {done.returncode}: {done.stderr.strip()[-600:]}")
    return json.loads(done.stdout.strip().splitlines()[-1])


def pace(seconds: float) -> Figures:
    """Rules and search, interpreted, and compiled as well when dist/ holds a compiled wheel."""
    found: Figures = {"interpreted": child("bench.pace", str(seconds))["games"]}
    wheels = sorted((ROOT / "dist").glob("verne_tabletop-*-cp*.whl"))
    if wheels:
        with tempfile.TemporaryDirectory() as folder:
            pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps"]
            subprocess.run([*pip, "--no-compile", "--target", folder, str(wheels[-1])], check=True)
            told = child("bench.pace", str(seconds), package=Path(folder))
        if not told["compiled"]:
            raise BenchError(f"{wheels[-1].name} ran interpreted; build it again by `make compiled`")
        found["compiled"] = told["games"]
    return found


def pace_table(figures: Figures) -> str:
    """Rules and search as a table, with how many times faster the compiled ones are."""
    compiled = figures.get("compiled", {})
    rows = []
    for key, plain in figures["interpreted"].items():
        row: list[object] = [f"{key} ({plain['seats']} seats)"]
        for what in ("games_a_second", "choices_a_second", "simulations_a_second"):
            row.append(plain[what])
            if compiled:
                fast = compiled.get(key, {}).get(what)
                row += [fast or "-", f"x{fast / plain[what]:.1f}" if fast and plain[what] else "-"]
        rows.append([*row, compiled.get(key, plain)["longest_thought_ms"]])
    heads = []
    for what in ("games/s", "choices/s", "simulations/s"):
        heads += [what, *(["compiled", "ratio"] if compiled else [])]
    return table(["rules and search", *heads, "longest thought, ms"], rows)


def steps() -> Figures:
    """Choosing, seeking, undoing and making again, without a window."""
    return dict(child("bench.steps"))


def steps_table(figures: Figures) -> str:
    """The steps as a table."""
    kinds = ("choose", "seek", "undo", "redo", "resume")
    rows = []
    for key, own in figures.items():
        middle, worst = [own[kind]["median_ms"] for kind in kinds], [own[kind]["longest_ms"] for kind in kinds]
        rows.append([f"{key} ({own['choices']} choices)", *middle, *worst])
    return table(["steps in a whole match, ms", *kinds, *[f"{kind}, longest" for kind in kinds]], rows)


def start() -> Figures:
    """From the start of the process to the painted window: a bare PySide6 window and the home window, in turns."""
    times: dict[str, list[dict[str, float]]] = {"bare": [], "home": []}
    with tempfile.TemporaryDirectory() as data:
        for turn in range(STARTS + 1):
            for kind, told in times.items():
                told.append(child("bench.first_paint", kind, str(monotonic()), data))
                if turn == 0:
                    told.clear()  # the first of each fills caches
    found: Figures = {}
    for clock in ("wall_ms", "processor_ms"):
        own = {kind: [one[clock] for one in told] for kind, told in times.items()}
        found[clock] = {
            **{kind: round(quantile(each, 0.5)) for kind, each in own.items()},
            "ratio": round(quantile(own["home"], 0.5) / quantile(own["bare"], 0.5), 2),
            "ratio_of_the_fastest": round(min(own["home"]) / min(own["bare"]), 2),
        }
    return found


def start_table(figures: Figures) -> str:
    """The starts as a table."""
    rows = []
    for clock, own in figures.items():
        ratios = [f"x{own['ratio']}", f"x{own['ratio_of_the_fastest']}"]
        rows.append([f"start to painted, {clock.removesuffix('_ms')}, ms", own["bare"], own["home"], *ratios])
    return table(["start", "bare window", "home window", "ratio", "ratio of the fastest"], rows)


def at_table(clicks: int) -> Figures:
    """A match played by clicks in the real window, for every game that has a scene, while an opponent thinks."""
    return {key: child("bench.at_table", key, str(clicks)) for key in SHELF if key in SCENES}


def table_table(figures: Figures) -> str:
    """Click to painted, steps to painted, and memory as two tables."""
    rows, held = [], []
    for key, own in figures.items():
        for name in ("click", "undo", "redo", "seek"):
            if name in own:
                wall, spent = own[name]["clock"], own[name]["processor"]
                rows.append([f"{key}: {name} to painted", wall["median_ms"], wall["p99_ms"], wall["longest_ms"]])
                rows[-1] += [spent["median_ms"], spent["p99_ms"], wall["count"]]
        held.append([key, own["home_mb"], own["match_mb"], own["peak_mb"], own["laid_out_ms"]])
    clocks = ["median", "99th percentile", "longest", "processor, median", "processor, 99th", "count"]
    first = table(["an opponent at full load, ms", *clocks], rows)
    return first + "\n\n" + table(["memory, MB", "at home", "match open", "peak", "laid out, ms"], held)


def run(only: list[str], seconds: float) -> tuple[str, Figures]:
    """The parts asked for (all when none is named): their tables, and their figures."""
    parts: dict[str, tuple[Callable[[], Figures], Callable[[Figures], str]]] = {
        "pace": (lambda: pace(seconds), pace_table),
        "steps": (steps, steps_table),
        "start": (start, start_table),
        "table": (lambda: at_table(CLICKS), table_table),
    }
    figures: Figures = {}
    tables = []
    for name, (measure, lay_out) in parts.items():
        if not only or name in only:
            figures[name] = measure()
            tables.append(lay_out(figures[name]))
    return "\n\n".join(tables), figures
