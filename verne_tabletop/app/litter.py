"""When Python looks for litter: what will stay is set apart while the window waits, so that no click pays for it."""

import gc


def came_up() -> None:
    """The window has been seen: what is loaded now stays, and the collector may work from here on."""
    gc.freeze()
    gc.enable()


def laid_out() -> None:
    """A match lies on the table: take away what the last one left, and set apart what this one has built.

    Nothing to do in a program that never set anything apart.
    """
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
        gc.freeze()
