"""From the command line to the open window: one a person, safe after failed starts, and honest about the last time."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from verne_tabletop import __version__
from verne_tabletop.app import litter
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.folders import Folders, find_folders
from verne_tabletop.app.instance import Instance
from verne_tabletop.app.settings import Settings, read_settings
from verne_tabletop.app.starts import LastStart, Starts
from verne_tabletop.app.window import Window

translate = QCoreApplication.translate


def make_application() -> QApplication:
    """The Qt application of this process, dressed for our style sheet; the one that is there already, if one is."""
    there = QApplication.instance()
    app = there if isinstance(there, QApplication) else QApplication([*sys.argv[:1], "-style", "fusion"])
    app.setApplicationName("verne-tabletop")
    app.setApplicationDisplayName("Verne Tabletop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("verne-tabletop")
    return app


def run(file: str, safe_mode: bool) -> int:
    """Open the window, with a saved match if `file` is not empty, and stay until it is closed; the exit status."""
    app = make_application()
    folders = find_folders()
    file = str(Path(file).resolve()) if file else ""
    instance = Instance(folders.lock)
    if not instance.first() and instance.call(file):
        return 0
    starts = Starts(folders)
    last = starts.begin()
    sys.excepthook = starts.write_error
    safe = safe_mode or last.unsafe
    settings, aside = (Settings(), None) if safe else read_settings(folders.settings)
    desk = Desk(folders, settings, safe)
    window = Window(desk)
    window.show_up()

    def settle() -> None:
        litter.came_up()
        starts.came_up()
        instance.called.connect(window.open_file)
        instance.listen()
        desk.theme.follow_system()
        if file:
            window.open_file(file)
        for sentence in what_happened(folders, last, safe, aside):
            window.notice.post(sentence)

    window.home.seen.connect(settle)
    status = app.exec()
    starts.end()
    instance.release()
    sys.excepthook = sys.__excepthook__
    return status


def what_happened(folders: Folders, last: LastStart, safe: bool, aside: Path | None) -> list[str]:
    """What the person must be told when the window opens, a sentence each."""
    told: list[str] = []
    if safe:
        told.append(
            translate(
                "Start",
                "This is a safe start: settings, sound and animation are left out, and nothing is changed on disk "
                "but your matches. Close the window and start again to leave it.",
            )
        )
    if last.fell:
        told.append(
            translate(
                "Start",
                "Last time the program ended without being closed. Every choice is on disk: "
                "go on from the slips under way.",
            )
        )
    if last.fell and last.log:
        told.append(
            translate("Start", "What the program wrote as it fell lies in {file}.").format(file=folders.crash_log.name)
        )
    if aside is not None:
        told.append(
            translate(
                "Start", "The settings file could not be read; it was kept as {file}, and the defaults are in use."
            ).format(file=aside.name)
        )
    if folders.lent:
        told.append(
            translate(
                "Start",
                "The data folder cannot be written, so matches of this session are kept in a temporary folder "
                "and will be gone after it.",
            )
        )
    return told


def without_home(text: str) -> str:
    """A text with the person's own folder named by a tilde."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text
