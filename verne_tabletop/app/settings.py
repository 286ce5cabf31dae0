"""What a person has chosen about the program, in one JSON file that may break without breaking anything else."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QByteArray, QJsonDocument

from verne_tabletop.app.folders import set_aside, write_whole

THEMES: Final = ("system", "daylight", "lamplight", "contrast")
LANGUAGES: Final = ("system", "en", "ru")
MOTIONS: Final = ("off", "fast", "normal", "slow")
CURTAINS: Final = ("secrets", "never")
SMALLEST, LARGEST = 80, 250


class Settings(NamedTuple):
    """Every choice with its default.

    size: interface size in per cent, SMALLEST to LARGEST. motion: how long things glide.
    advance: moves that are the only one are made by themselves. score: whether the running score is shown.
    names: people who have played at this device. last: the last set-up of each game. lessons: steps done in each.
    """

    theme: str = "system"
    language: str = "system"
    size: int = 100
    motion: str = "normal"
    sound: bool = False
    advance: bool = True
    score: bool = True
    preview: bool = True
    panel: bool = True
    curtain: str = "secrets"
    profile: str = ""
    names: tuple[str, ...] = ()
    window: tuple[int, ...] = ()
    full_screen: bool = False
    last: dict[str, dict[str, Any]] = {}  # noqa: RUF012 - a NamedTuple's default, never changed in place
    lessons: dict[str, int] = {}  # noqa: RUF012


CHOICES: Final = {"theme": THEMES, "language": LANGUAGES, "motion": MOTIONS, "curtain": CURTAINS}


def read_settings(file: Path) -> tuple[Settings, Path | None]:
    """The settings in `file`, or the defaults; and where a broken file was moved to, None when all was well."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings(), None
    except (OSError, UnicodeDecodeError):
        return Settings(), aside(file)
    try:
        return settings_of(read_json(text)), None
    except (ValueError, TypeError, RecursionError):
        return Settings(), aside(file)


def read_json(text: str) -> Any:
    """JSON data by Qt's own reader, which is loaded already; ValueError when it is none."""
    document = QJsonDocument.fromJson(QByteArray(text.encode()))
    if document.isNull():
        raise ValueError("not JSON")
    return document.toVariant()


def aside(file: Path) -> Path:
    """Move a broken settings file aside; where even that fails it stays, and its own path is returned."""
    try:
        return set_aside(file)
    except OSError:
        return file


def settings_of(data: Any) -> Settings:
    """Settings from JSON data; unknown keys are a newer program's and are left out; ValueError for a bad value."""
    if not isinstance(data, dict):
        raise ValueError("settings are an object")
    found: dict[str, Any] = {}
    for name, default in Settings()._asdict().items():
        if name not in data:
            continue
        value = data[name]
        if isinstance(default, tuple):
            kind = int if name == "window" else str
            if not isinstance(value, list) or any(type(part) is not kind for part in value):
                raise ValueError(f"{name} is a list of {kind.__name__}")
            value = tuple(value)
        elif type(value) is not type(default):
            raise ValueError(f"{name} is of another kind")
        if name in CHOICES and value not in CHOICES[name]:
            raise ValueError(f"{name} is none of {CHOICES[name]}")
        found[name] = value
    settings = Settings(**found)
    if not all(isinstance(entry, dict) for entry in settings.last.values()):
        raise ValueError("last holds a set-up a game")
    if any(type(step) is not int for step in settings.lessons.values()):
        raise ValueError("lessons holds a step a game")
    return settings._replace(size=max(SMALLEST, min(LARGEST, settings.size)))


def write_settings(file: Path, settings: Settings) -> bool:
    """Put the settings on disk, whole or not at all; False when the disk will not take them."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        import json

        write_whole(file, json.dumps(settings._asdict(), ensure_ascii=False, indent=1) + "\n")
    except OSError:
        return False
    return True
