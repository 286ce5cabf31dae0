"""The edition files that a person has loaded: copied into the data folder, found again by their checksum."""

from pathlib import Path

from verne_tabletop.engine.catalogue import CatalogueError, Edition
from verne_tabletop.games import SHELF
from verne_tabletop.session.log import Header


class Editions:
    """One folder a game; a file is named by the checksum that records carry."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, game: str, file: Path) -> Edition:
        """Check a file and keep a copy; CatalogueError says in one sentence what is wrong in it."""
        edition = SHELF[game].edition(file)
        place = self.folder / game
        try:
            place.mkdir(parents=True, exist_ok=True)
            (place / f"{edition.checksum}.toml").write_bytes(file.read_bytes())
        except OSError as error:
            raise CatalogueError(file.name, 1, f"cannot be copied to the data folder ({error.strerror})") from None
        return edition

    def list(self, game: str) -> list[Edition]:
        """The editions loaded for a game that can still be read, by name."""
        found: list[Edition] = []
        for file in sorted((self.folder / game).glob("*.toml")):
            try:
                found.append(SHELF[game].edition(file))
            except CatalogueError:
                continue  # made for another version of the program: it stays on disk for that one
        return sorted(found, key=lambda edition: edition.name)

    def file(self, header: Header) -> str:
        """Where the edition of a record lies, "" for the game's own."""
        file = self.folder / header.game / f"{header.edition}.toml"
        return str(file) if file.is_file() else ""

    def find(self, game: str, checksum: str) -> Edition | None:
        """The edition of a record: the game's own, or one that was loaded, or None."""
        own = SHELF[game].edition(None)
        if own.checksum == checksum:
            return own
        file = self.folder / game / f"{checksum}.toml"
        try:
            edition = SHELF[game].edition(file) if file.is_file() else None
        except CatalogueError:
            return None
        return edition if edition is not None and edition.checksum == checksum else None
