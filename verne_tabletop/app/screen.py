"""Whether there is a screen to open a window on, found out before Qt would abort for the lack of one."""

from collections.abc import Mapping
from pathlib import Path

PATIENCE = 1.0  # seconds


def missing_screen(environment: Mapping[str, str], platform: str) -> str:
    """Why no window can open, as the first half of a sentence; "" when one can, or when nobody can tell."""
    if platform in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return ""
    wayland, display = environment.get("WAYLAND_DISPLAY", ""), environment.get("DISPLAY", "")
    if wayland and (Path(environment.get("XDG_RUNTIME_DIR", "/")) / wayland).is_socket():
        return ""
    if display:
        return "" if answers(display) else f"the display {display!r} does not answer"
    return "there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)"


def answers(display: str) -> bool:
    """Whether an X server listens at `display`, written [host]:number[.screen]."""
    import re
    import socket

    match = re.match(r"(?:unix/)?([^:]*):(\d+)", display)
    if match is None:
        return False
    host, number = match.group(1), int(match.group(2))
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return reached(path) or reached(f"\0{path}")
    try:
        with socket.create_connection((host, 6000 + number), PATIENCE):
            return True
    except OSError:
        return False


def reached(path: str) -> bool:
    """Whether something listens at a local socket; a leading NUL names Linux's abstract sockets."""
    import socket

    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        try:
            line.connect(path)
        except OSError:
            return False
    return True
