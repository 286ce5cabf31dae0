"""A program that says when its window was first painted, and ends: a bare PySide6 window, or the home window.

`python -m bench.first_paint bare|home BEGAN DATA` prints JSON: milliseconds from BEGAN (the clock's time when the
process was started) to the painted window, and milliseconds of the processor's time until then; DATA is the folder
of matches and settings, as a person has one.
"""

import json
import os
import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QWidget


class Watch(QObject):
    """Waits for the first paint of a window, and for the event loop to come round after it."""

    def __init__(self, began: float) -> None:
        super().__init__()
        self.began, self.seen = began, False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at every event, and stop none."""
        if not self.seen and event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and watched.isVisible():
            self.seen = True
            QTimer.singleShot(0, self.tell)
        return False

    def tell(self) -> None:
        """Print the times and end."""
        times = {"wall_ms": 1000 * (time.monotonic() - self.began), "processor_ms": 1000 * time.process_time()}
        print(json.dumps(times), flush=True)
        QApplication.quit()


def bare(began: float) -> int:
    """A main window with a line of text."""
    app = QApplication(sys.argv[:1])
    watch = Watch(began)
    app.installEventFilter(watch)
    window = QMainWindow()
    window.setCentralWidget(QLabel("Verne Tabletop"))
    window.resize(1366, 768)
    window.show()
    return app.exec()


def home(began: float) -> int:
    """The program as a person starts it, on a data folder of its own."""
    from verne_tabletop.__main__ import main
    from verne_tabletop.app.main import make_application

    app = make_application()
    watch = Watch(began)
    app.installEventFilter(watch)
    return main([])


if __name__ == "__main__":
    os.environ["VERNE_DATA"] = sys.argv[3]
    sys.exit({"bare": bare, "home": home}[sys.argv[1]](float(sys.argv[2])))
