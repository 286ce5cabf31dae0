"""How long the installed program takes to its usable home window, against the same program run by Python, in turns.

The program marks the moment itself: `running.json` in its data folder says "up" once the home window has been painted
and answers. Both run on one screen, each with a data folder of its own as a person has one after the first start.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import NamedTuple

from bundle import ROOT as TREE
from clean_root import HOME, USER, call
from screen import Screen

ROUNDS = 9
LONGEST = 120.0  # seconds
GLANCE = 0.002  # seconds
BAR = 1.5


class Start(NamedTuple):
    """Seconds to the usable window, by the clock and of the processor's time."""

    clock: float
    processor: float


def start(line: list[str], data: Path, environment: dict[str, str]) -> Start:
    """One start, ended as soon as the window stands."""
    for name in ("running.json", "window.lock"):
        (data / name).unlink(missing_ok=True)
    mark = data / "running.json"
    began = monotonic()
    program = subprocess.Popen(line, env=environment, cwd=TREE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not mark.exists() or '"up": true' not in mark.read_text(encoding="utf-8"):
        if monotonic() - began > LONGEST or program.poll() is not None:
            raise SystemExit(f"{line[-1]} does not come to its window")
        sleep(GLANCE)
    clock = monotonic() - began
    program.terminate()
    _, _, used = os.wait4(program.pid, 0)
    program.returncode = 0
    return Start(clock, used.ru_utime + used.ru_stime)


def measure(program: str, screen: Screen) -> str:
    """The sentence with both times and their ratio; SystemExit beyond the bar of 1.5."""
    own = HOME / "start"
    own.mkdir(exist_ok=True)
    own.chmod(0o777)
    frozen: list[Start] = []
    plain: list[Start] = []
    with tempfile.TemporaryDirectory() as folder:
        there = {**os.environ, "DISPLAY": screen.display, "PYTHONPATH": str(TREE), "VERNE_DATA": folder}
        there.pop("QT_QPA_PLATFORM", None)
        line = call(program, user=USER, DISPLAY=screen.display, VERNE_DATA=f"/home/{USER}/start")
        for turn in range(ROUNDS + 1):
            frozen.append(start(line, own, dict(os.environ)))
            plain.append(start([sys.executable, "-m", "verne_tabletop"], Path(folder), there))
            if turn == 0:
                frozen.clear()  # the first of each fills caches
                plain.clear()
    middle = [median(one.clock for one in told) for told in (frozen, plain)]
    best = [min(one.clock for one in told) for told in (frozen, plain)]
    spent = [median(one.processor for one in told) for told in (frozen, plain)]
    ratio = [pair[0] / pair[1] for pair in (middle, best, spent)]
    if min(ratio) > BAR:
        raise SystemExit(f"the installed program takes {min(ratio):.2f} times as long to its window as by Python")
    return (
        f"start to usable window, installed against by Python, {ROUNDS} each in turns: median {middle[0]:.2f} s and "
        f"{middle[1]:.2f} s (x{ratio[0]:.2f}), fastest {best[0]:.2f} s and {best[1]:.2f} s (x{ratio[1]:.2f}), "
        f"processor {spent[0]:.2f} s and {spent[1]:.2f} s (x{ratio[2]:.2f})"
    )
