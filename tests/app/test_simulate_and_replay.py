"""The headless commands end to end, over every game on the shelf."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from verne_tabletop.__main__ import main
from verne_tabletop.app.commands.simulate import quantile
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.notation import read_move
from verne_tabletop.games import SHELF
from verne_tabletop.session.log import SUFFIX

KEYS = (
    {"game", "seats", "games", "levels", "options", "seconds", "choices", "scores", "places", "outcomes"}
    | {"mean", "quantiles", "seed"}
)  # fmt: skip


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main([str(argument) for argument in arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main([str(argument) for argument in arguments]) == 2
    caught = capsys.readouterr()
    assert caught.out == "" and len(caught.err.splitlines()) == 1
    return caught.err


@pytest.mark.parametrize("key", SHELF)
def test_simulate_records_replay_and_trace_agree(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = SHELF[key].seats[0]
    call = ("simulate", key, "--seats", seats, "--games", 2, "--seed", 40, "--levels", "random", "--json")
    found = json.loads(said(capsys, *call, "--records", tmp_path))
    assert set(found) == KEYS and (found["game"], found["seats"], found["games"]) == (key, seats, 2)
    assert found["levels"] == ["random"] * seats and len(found["places"]) == len(found["outcomes"]) == 2
    assert all(len(scores) == seats for scores in found["scores"])
    records = sorted(tmp_path.glob(f"*{SUFFIX}"))
    assert len(records) == 2
    choices = 0
    for number, record in enumerate(records):
        shown = json.loads(said(capsys, "replay", record, "--json"))
        assert shown["scores"] == found["scores"][number] and shown["seed"] == 40 + number
        assert shown["outcome"]["places"] == found["places"][number]
        assert shown["outcome"]["reason"] == found["outcomes"][number]
        for account, score in zip(shown["accounts"], shown["scores"], strict=True):
            assert sum(line["points"] for line in account) == score
        choices += shown["choices"]
    assert choices == found["choices"]
    follow(json.loads(said(capsys, "replay", records[0], "--json")), said(capsys, "replay", records[0], "--trace"))
    assert SHELF[key].rulebook().title["ru"] in said(capsys, "replay", records[0], "--lang", "ru")
    again = json.loads(said(capsys, *call))
    assert {**again, "seconds": 0} == {**found, "seconds": 0}


def follow(last: dict[str, Any], trace: str) -> None:
    """Every line of a trace follows from the one before by its move, as another program would check it."""
    lines = [json.loads(line) for line in trace.splitlines()]
    rules = SHELF[last["game"]].rules(SHELF[last["game"]].edition(None))
    state = rules.deal(len(last["seats"]), last["seed"], last["options"])
    assert rules.dump(state) == lines[0]["state"] and lines[0]["choice"] == 0
    for number, line in enumerate(lines[1:], 1):
        assert line["choice"] == number and line["text"]
        rules.play(state, line["seat"], read_move(line["move"]))
        assert json.loads(json.dumps(rules.dump(state))) == line["state"]
    assert {key: lines[-1][key] for key in ("state", "accounts", "outcome")} == {
        key: last[key] for key in ("state", "accounts", "outcome")
    }


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A recorded game of Lost Cities."""
    said(capsys, "simulate", "lost_cities", "--levels", "random", "--option", "rounds=1", "--records", tmp_path)
    return next(iter(tmp_path.glob(f"*{SUFFIX}")))


def test_replay_stops_at_any_choice(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = [json.loads(line) for line in said(capsys, "replay", record, "--trace", "--at", 9).splitlines()]
    assert len(trace) == 10
    shown = json.loads(said(capsys, "replay", record, "--at", 9, "--json"))
    assert shown["state"] == trace[9]["state"] and shown["outcome"] is None and shown["to_act"]
    assert "choices" in refused(capsys, "replay", record, "--at", 99999)


def test_a_damaged_record_is_refused_with_line_and_reason(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    lines[6] = lines[6].replace(b"@", b"#")
    record.write_bytes(b"".join(lines))
    before = record.read_bytes()
    error = refused(capsys, "replay", record)
    assert record.name in error and "line 7" in error and "check" in error
    assert record.read_bytes() == before
    assert "nowhere.verne" in refused(capsys, "replay", record.parent / "nowhere.verne")


def test_replay_says_that_a_last_line_was_cut_off(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = json.loads(said(capsys, "replay", record, "--json"))
    record.write_bytes(record.read_bytes()[:-4])
    assert main(["replay", str(record), "--json"]) == 0
    caught = capsys.readouterr()
    assert json.loads(caught.out)["choices"] == whole["choices"] - 1
    assert caught.err == f"{record.name}: the last line is cut off and is left out\n"


def test_an_option_changes_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    call = ("simulate", "lost_cities", "--levels", "random", "--json", "--option", "rounds=1")
    one, six = json.loads(said(capsys, *call)), json.loads(said(capsys, *call, "--option", "expeditions=6"))
    assert (one["options"]["expeditions"], six["options"]["expeditions"]) == (5, 6)
    assert one["scores"] != six["scores"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["go"], "no game 'go'"),
        (["lost_cities", "--seats", "3"], "2 to 2 seats"),
        (["leagues", "--seats", "0", "--levels", "random"], "1 to 5 seats, not 0"),
        (
            ["leagues", "--seats", "5", "--levels", "random", "--option", "verne=1"],
            "leagues cannot be played so: the Verne deck is for 1 to 4 seats\n",
        ),
        (["lost_cities", "--levels", "admiral"], "no level 'admiral'"),
        (["lost_cities", "--levels", "random,random,random"], "seats"),
        (["lost_cities", "--option", "rounds=77"], "no option 'rounds=77'"),
        (["lost_cities", "--option", "wind"], "no option 'wind'"),
        (["lost_cities", "--games", "0"], "--games"),
        (["lost_cities", "--seed", "-1"], "--seed"),
    ],
)
def test_simulate_says_what_it_cannot_play(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert says in refused(capsys, "simulate", *arguments)


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "simulate", "lost_cities", "--levels", "greedy,random", "--option", "rounds=1", "--games", 2)
    assert "greedy" in text and "random" in text and "ended: " in text


def test_quantiles() -> None:
    assert [quantile([1, 2, 3, 4], part) for part in (0, 10, 25, 50, 75, 90, 100)] == [1, 1, 1, 2, 3, 4, 4]
    assert [quantile([7], part) for part in (0, 50, 100)] == [7, 7, 7]


def test_the_opponent_answers_line_by_line_until_the_input_ends() -> None:
    game = SHELF["lost_cities"]
    rules = game.rules(game.edition(None))
    state = rules.deal(2, 5, {})
    seat = rules.to_act(state)[0]
    asked = {
        "game": game.key,
        "edition": game.edition(None).checksum,
        "seat": seat,
        "view": rules.dump(rules.view(state, seat)),
        "seed": Chance(1).bits(),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "verne_tabletop", "opponent"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        for number, (level, seconds) in enumerate([("greedy", 0), ("captain", 0.05), ("random", 0)]):
            process.stdin.write(json.dumps({"id": number, "level": level, "seconds": seconds, **asked}) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer["id"] == number and read_move(answer["move"]) in rules.moves(state, seat)
        process.stdin.write("nonsense\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["error"]
        process.stdin.close()
        assert process.wait(20) == 0 and process.stdout.read() == ""
