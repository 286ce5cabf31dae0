"""A report that a person can send to whoever looks after the program: what it is, what it runs on, the match."""

import json
import platform
import sys

from PySide6 import __version__ as qt_version
from PySide6.QtGui import QGuiApplication

from verne_tabletop import __version__
from verne_tabletop.app.desk import Desk
from verne_tabletop.app.main import without_home
from verne_tabletop.app.starts import log_tail
from verne_tabletop.session.session import Session


def report(desk: Desk, session: Session | None = None) -> str:
    """The report as text, without the names of people or of their folders."""
    settings = desk.settings
    lines = [
        f"Verne Tabletop {__version__}",
        f"Python {platform.python_version()}, PySide6 {qt_version}, {platform.system()} {platform.machine()}",
        f"frozen {getattr(sys, 'frozen', False)}, platform plugin {QGuiApplication.platformName()}, safe {desk.safe}",
        f"theme {settings.theme}, language {desk.tongue.code}, size {settings.size}, motion {settings.motion}",
    ]
    if session is not None:
        header = session.header
        text = session.text()
        for number, card in enumerate(header.seats, 1):
            name = json.dumps(card.name, ensure_ascii=False)
            text = text.replace(f'"name": {name}', f'"name": "seat {number}"')
        lines += ["", f"{header.game}, edition {header.edition}, {len(session.choices)} choices", text.rstrip()]
    tail = log_tail(desk.folders.crash_log)
    if tail:
        lines += ["", "crash log:", tail]
    return without_home("\n".join(lines)) + "\n"
