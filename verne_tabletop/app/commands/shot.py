"""`shot`: a picture of the real window with a match on the table, painted without a screen."""

import argparse
import os
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from verne_tabletop.app.commands import CommandError, Subparsers
from verne_tabletop.games import SHELF
from verne_tabletop.table.shelf import SCENES

if TYPE_CHECKING:
    from verne_tabletop.app.window import Window
    from verne_tabletop.session.session import Session

PAGES = ("home", "settings", "statistics", "rules", "about")


def size(text: str) -> tuple[int, int]:
    """WIDTHxHEIGHT in pixels; ValueError for anything else."""
    match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not WIDTHxHEIGHT, such as 1366x768")
    return int(match.group(1)), int(match.group(2))


def register(subparsers: Subparsers) -> None:
    """What is to be seen, in which window, and where the picture goes."""
    parser = subparsers.add_parser(
        "shot",
        help="a picture of the real window with a match on the table",
        description="Paints the window without a screen and saves a PNG.",
    )
    parser.add_argument("what", metavar="GAME|FILE", help=f"a game, a record, or a page: {', '.join(PAGES)}")
    parser.add_argument("--seed", type=int, default=1, help="of the deal and of the choices (default 1)")
    parser.add_argument("--choices", type=int, metavar="N", help="how many choices have been made (a record: all)")
    parser.add_argument("--seats", type=int, metavar="N", help="a person and bots (default: as few as the game takes)")
    parser.add_argument("--size", type=size, default=(1366, 768), metavar="WxH", help="of the window, in pixels")
    parser.add_argument("--theme", choices=("daylight", "lamplight", "contrast"), default="daylight")
    parser.add_argument("--lang", choices=("en", "ru"), default="en")
    parser.add_argument("--scale", type=int, default=100, metavar="PERCENT", help="interface size, 80 to 250")
    parser.add_argument("--page", choices=("table", "setup", "end"), default="table", help="which page of the match")
    parser.add_argument("--out", type=Path, required=True, metavar="X.png")


def run(args: argparse.Namespace) -> int:
    """Paint it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    session = None if args.what in PAGES else the_match(args)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["VERNE_DATA"] = folder
        window = open_window(args)
        show(window, args, session)
        settle(window)
        saved = window.grab().save(str(args.out))
        window.close()
    if not saved:
        raise CommandError(f"{args.out} cannot be written; choose a folder that is there, and a name ending in .png")
    return 0


def the_match(args: argparse.Namespace) -> "Session":
    """The match that was asked for: a record up to a choice, or a game played by instinct."""
    from verne_tabletop.ai.levels import instinct
    from verne_tabletop.app.commands.replay import opened
    from verne_tabletop.app.opening import deal
    from verne_tabletop.session.log import Header, LogError, SeatCard

    try:
        if args.what not in SHELF:
            if not Path(args.what).is_file():
                raise CommandError(
                    f"{args.what!r} is neither a game ({', '.join(SHELF)}) nor a record that can be read"
                )
            whole = opened(Path(args.what), None)
            count = len(whole.choices) if args.choices is None else args.choices
            if not 0 <= count <= len(whole.choices):
                raise CommandError(f"the record has {len(whole.choices)} choices, not {count}")
            return whole if count == len(whole.choices) else whole.branch(count, "shot", "")
        if args.what not in SCENES:
            raise CommandError(f"{args.what} has no table to be seen on yet; there are {', '.join(SCENES)}")
        low, high = SHELF[args.what].seats
        seats = low if args.seats is None else args.seats
        if not low <= seats <= high:
            raise CommandError(f"{args.what} is for {low} to {high} seats, not {seats}")
        cards = [
            SeatCard("Nemo"),
            *[SeatCard(name, "bot", "mate") for name in ("Axel", "Hans", "Aronnax", "Ned", "Oda")],
        ]
        session = deal(Header(args.what, "", "", {}, tuple(cards[:seats]), args.seed))
    except LogError as error:
        raise CommandError(str(error)) from None
    advisor = session.game.advisor(session.rules)
    for number in range(args.choices or 0):
        owing = session.to_act()
        if not owing:
            break
        seat = owing[0]
        session.choose(seat, instinct(session.rules, advisor, session.view(seat), seat, args.seed + number))
    return session


def open_window(args: argparse.Namespace) -> "Window":
    """The real window, with nothing moving in it."""
    from verne_tabletop.app.desk import Desk
    from verne_tabletop.app.folders import find_folders
    from verne_tabletop.app.main import make_application
    from verne_tabletop.app.settings import Settings
    from verne_tabletop.app.window import Window

    make_application()
    settings = Settings(theme=args.theme, language=args.lang, size=args.scale, motion="off", advance=False)
    window = Window(Desk(find_folders(), settings))
    window.resize(*args.size)
    window.show()
    settle(window)
    return window


def show(window: "Window", args: argparse.Namespace, session: "Session | None") -> None:
    """Bring forward what was asked for."""
    from verne_tabletop.app.match import MatchPage

    if session is None:
        window.go(args.what)
    elif args.page == "setup":
        window.go("setup", session.header.game)
    else:
        window.go("match", session)
        page = window.here
        if isinstance(page, MatchPage) and page.controller is not None:
            page.controller.pause(True)
            page.curtain.lift()
            if args.page == "end":
                page.show_ending()


def settle(window: "Window") -> None:
    """Let the window come to rest."""
    from PySide6.QtCore import QCoreApplication

    for _ in range(10):
        QCoreApplication.processEvents()
