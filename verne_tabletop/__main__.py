"""The way in: without arguments the window at once, else what the command line says."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status: 0 done, 1 found wanting, 2 not understood."""
    given = sys.argv[1:] if arguments is None else arguments
    if not given:
        # the command line and all it knows take longer to load than the window
        from verne_tabletop.app.way_in import open_at_once

        return open_at_once()
    from verne_tabletop.app.command_line import answer

    return answer(given)


if __name__ == "__main__":
    sys.exit(main())
