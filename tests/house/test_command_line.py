"""The command line: what is not understood gets one sentence, and no screen is not a crash."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from verne_tabletop import __version__
from verne_tabletop.__main__ import main
from verne_tabletop.app.command_line import read
from verne_tabletop.app.commands import CommandError, names
from verne_tabletop.app.screen import answers, missing_screen


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    bare = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    return subprocess.run(
        [sys.executable, "-m", "verne_tabletop", *arguments],
        env={**bare, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_version() -> None:
    done = start("--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"verne-tabletop {__version__}")


def test_without_a_screen_one_sentence_offers_the_headless_commands() -> None:
    done = start()
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "no screen" in done.stderr
    assert all(name in done.stderr for name in names())


def test_a_display_that_does_not_answer_is_no_screen() -> None:
    done = start(DISPLAY=":9731")
    assert done.returncode == 2
    assert "':9731' does not answer" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["no-such-thing"], "neither a command nor a saved match"),
        (["--colour"], "--colour"),
        (["one", "two"], "two"),
    ],
)
def test_a_bad_command_line_gets_one_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    said = capsys.readouterr()
    assert stop.value.code == 2
    assert said.out == ""
    assert len(said.err.strip().splitlines()) == 1
    assert words in said.err
    assert "--help" in said.err


@pytest.mark.parametrize("name", names())
def test_every_command_explains_itself_and_refuses_nonsense(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([name, "--help"])
    assert stop.value.code == 0
    assert f"verne-tabletop {name}" in capsys.readouterr().out
    with pytest.raises(SystemExit) as stop:
        main([name, "--no-such-option"])
    assert stop.value.code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_saved_match_is_opened_by_its_name(tmp_path: Path) -> None:
    save = tmp_path / "match.verne"
    save.write_text("")
    name, args = read([str(save)])
    assert (name, args.file) == ("", str(save))


def test_screens() -> None:
    assert "neither DISPLAY" in missing_screen({}, "linux")
    assert missing_screen({}, "win32") == ""
    assert missing_screen({"QT_QPA_PLATFORM": "offscreen"}, "linux") == ""
    assert "does not answer" in missing_screen({"DISPLAY": "nonsense"}, "linux")


def test_a_display_that_answers_is_a_screen() -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("\0/tmp/.X11-unix/X9731")
        server.listen()
        assert answers(":9731")
        assert answers("unix:9731.0")
        assert missing_screen({"DISPLAY": ":9731"}, "linux") == ""


def test_a_command_error_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*_: object) -> str:
        raise CommandError("this cannot be")

    monkeypatch.setattr("verne_tabletop.app.screen.missing_screen", fail)
    assert main(["--safe-mode"]) == 2
    assert capsys.readouterr().err == "verne-tabletop: this cannot be\n"


def test_letters_that_the_output_lacks_are_spelled_out(tmp_path: Path) -> None:
    folder = tmp_path / "проба"
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONPATH": str(Path.cwd())}
    line = [sys.executable, "-m", "verne_tabletop", "selftest", "--out", str(folder)]
    done = subprocess.run(line, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0 and done.stdout.splitlines()[-1] == "selftest ok", done.stdout + done.stderr
    assert "\\u043f\\u0440\\u043e\\u0431\\u0430" in done.stdout and (folder / "window.png").exists()
