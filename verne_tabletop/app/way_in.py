"""The shortest way to the window, for a start without arguments."""

import gc
import os
import sys


def open_at_once() -> int:
    """Open the window; where no screen is found, the command line says so."""
    from verne_tabletop.app.screen import missing_screen

    if missing_screen(os.environ, sys.platform):
        from verne_tabletop.app.command_line import answer

        return answer([])
    # nothing that is loaded now is litter; the window lets the collector in when it has been seen
    gc.disable()
    from verne_tabletop.app.main import run

    return run("", safe_mode=False)
