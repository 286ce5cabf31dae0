"""Three small sounds, made by the program itself and played by the system's player; silence where there is none."""

import shutil
import sys
import wave
from array import array
from collections.abc import Callable
from math import exp, pi, sin
from pathlib import Path
from typing import Final

from PySide6.QtCore import QProcess

from verne_tabletop.engine.chance import Chance

RATE: Final = 22050
#: What plays a WAV file on systems that have no call for it, the likeliest first.
PLAYERS: Final = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))


def scratch(at: float, chance: Chance) -> float:
    """A pen on paper."""
    return 0.25 * (2 * chance.unit() - 1) * exp(-at * 26) * (0.6 + 0.4 * sin(2 * pi * 38 * at))


def knock(at: float, chance: Chance) -> float:
    """A knuckle on wood: something cannot be."""
    return 0.5 * sin(2 * pi * 172 * at) * exp(-at * 38) + 0.1 * (2 * chance.unit() - 1) * exp(-at * 160)


def bell(at: float, chance: Chance) -> float:
    """A ship's bell: it is over."""
    tones = enumerate((1.0, 2.76, 5.4), 1)
    return sum(0.2 / n * sin(2 * pi * 523.25 * ratio * at) * exp(-at * (2 + n)) for n, ratio in tones)


SOUNDS: Final[dict[str, tuple[Callable[[float, Chance], float], float]]] = {
    "choice": (scratch, 0.16),
    "refused": (knock, 0.14),
    "over": (bell, 1.4),
}


class Sounds:
    """Plays by name; the files are made once, in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.player = next((player for player in PLAYERS if shutil.which(player[0])), None)

    def play(self, name: str) -> bool:
        """Start a sound; whether there is anything here to play it. Never an error, whatever the machine lacks."""
        try:
            file = self.file(name)
            if sys.platform == "win32":
                import winsound

                winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
                return True
            if self.player is None:
                return False
            process = QProcess()
            process.setProgram(self.player[0])
            process.setArguments([*self.player[1:], str(file)])
            process.setStandardOutputFile(QProcess.nullDevice())
            process.setStandardErrorFile(QProcess.nullDevice())
            return bool(process.startDetached())
        except (OSError, RuntimeError):
            return False

    def file(self, name: str) -> Path:
        """The WAV of a sound, made if it is not there; OSError when the disk refuses."""
        file = self.folder / f"{name}.wav"
        if not file.is_file():
            self.folder.mkdir(parents=True, exist_ok=True)
            shape, seconds = SOUNDS[name]
            chance = Chance(1870)
            samples = array("h", [round(32000 * shape(at / RATE, chance)) for at in range(round(RATE * seconds))])
            if sys.byteorder == "big":
                samples.byteswap()
            with wave.open(str(file), "wb") as out:
                out.setnchannels(1)
                out.setsampwidth(2)
                out.setframerate(RATE)
                out.writeframes(samples.tobytes())
        return file
