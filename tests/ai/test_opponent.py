"""The opponent: a question a line in, an answer a line out, and what it does with what it cannot answer."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.toy import FOLDER, TOY, TOYS
from verne_tabletop.ai.opponent import Opponent
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.notation import read_move

RULES = TOY.rules(TOY.edition(None))
STATE = RULES.deal(2, 3, {})


def question(**parts: Any) -> str:
    return json.dumps(
        {
            "id": 7,
            "game": "toy",
            "edition": TOY.edition(None).checksum,
            "seat": 1,
            "view": RULES.dump(RULES.view(STATE, 1)),
            "level": "captain",
            "seed": 5,
            **parts,
        }
    )


def ask(**parts: Any) -> dict[str, Any]:
    answer = Opponent(shelf=TOYS).answer(question(**parts))
    assert "\n" not in answer
    found = json.loads(answer)
    assert isinstance(found, dict)
    return found


def test_a_question_is_answered_with_a_move_and_its_values() -> None:
    answer = ask()
    assert answer["id"] == 7 and read_move(answer["move"]) in RULES.moves(STATE, 1)
    assert answer["values"][0]["move"] == answer["move"]
    assert {value["move"] for value in answer["values"]} == {f"bid:{card}" for card in STATE.hands[1]}
    assert all(value["visits"] > 0 and 0 < value["prior"] < 1 for value in answer["values"])


def test_the_answer_hangs_on_nothing_but_the_question() -> None:
    opponent = Opponent(shelf=TOYS)
    first = opponent.answer(question())
    opponent.answer(question(seed=6, level="greedy"))
    assert opponent.answer(question()) == first
    other = RULES.imagine(RULES.view(STATE, 1), 1, Chance(4))
    assert other != STATE and opponent.answer(question(view=RULES.dump(RULES.view(other, 1)))) == first


def test_moves_that_were_asked_for_get_a_value() -> None:
    also = f"bid:{STATE.hands[1][-1]}"
    values = {value["move"]: value for value in ask(level="captain", also=[also])["values"]}
    assert values[also]["visits"] > 0


def test_the_clock_of_the_caller_ends_the_thinking() -> None:
    given: list[float] = []

    def timer(seconds: float) -> Callable[[], bool]:
        given.append(seconds)
        return lambda: True

    answer = json.loads(Opponent(timer, TOYS).answer(question(seconds=1.5)))
    assert given == [1.5] and read_move(answer["move"]) in RULES.moves(STATE, 1)
    assert all(value["visits"] == 0 for value in answer["values"])


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"game": "go"}, "no game 'go'"),
        ({"level": "admiral"}, "no level 'admiral'"),
        ({"seat": 5}, "seat 5 is not to act"),
        ({"seat": "1"}, "'seat'"),
        ({"view": {}}, "lacks the field"),
        ({"edition": "0"}, "edition"),
        ({"edition_file": "nowhere.toml"}, "nowhere.toml"),
        ({"also": ["?"]}, "not a move"),
    ],
)
def test_a_question_without_sense_gets_a_sentence(parts: dict[str, Any], says: str) -> None:
    answer = ask(**parts)
    assert answer["id"] == 7 and says in answer["error"] and "move" not in answer


@pytest.mark.parametrize("line", ["", "x", "[]", "null", '{"id": 3}', "[" * 99999])
def test_what_is_no_question_gets_a_sentence(line: str) -> None:
    assert json.loads(Opponent(shelf=TOYS).answer(line))["error"]


def test_another_edition_is_read_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_text((FOLDER / "edition.toml").read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    answer = ask(edition_file=str(file), edition=TOY.edition(file).checksum)
    assert "move" in answer
