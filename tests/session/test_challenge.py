"""Challenge codes: a deal in a few letters that comes back the same anywhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.test_session import ANNA, start
from tests.toy import TOYS
from verne_tabletop.session.challenge import DIGITS, Challenge, read_challenge, write_challenge
from verne_tabletop.session.log import LogError

CODE = write_challenge(start(ANNA, seed=123456789, cards=4).header, TOYS)


@given(st.integers(1, 3), st.sampled_from([2, 3, 4]), st.integers(0, (1 << 64) - 1))
def test_a_code_reproduces_its_deal(seats: int, cards: int, seed: int) -> None:
    header = start(*[ANNA] * seats, seed=seed, cards=cards).header
    assert read_challenge(write_challenge(header, TOYS), shelf=TOYS) == Challenge("toy", seats, {"cards": cards}, seed)


def test_a_code_is_short_and_forgives_handwriting() -> None:
    assert len(CODE) <= 30 and set(CODE) <= set(DIGITS + "-")
    messy = CODE.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert read_challenge(messy, shelf=TOYS).seed == 123456789


def test_almost_every_slip_is_found() -> None:
    wrong = 0
    slips = 0
    for at, character in enumerate(CODE):
        for digit in DIGITS:
            if character != "-" and digit != character:
                slips += 1
                try:
                    read_challenge(CODE[:at] + digit + CODE[at + 1 :], shelf=TOYS)
                except LogError:
                    wrong += 1
    assert slips > 500 and wrong == slips


@pytest.mark.parametrize("code", ["", "-", "0000-0000", "!!!!", CODE[:-1], CODE + "0", "ZZZZ" * 40, "é"])
def test_nonsense_gets_a_sentence(code: str) -> None:
    with pytest.raises(LogError) as caught:
        read_challenge(code, shelf=TOYS)
    assert caught.value.sentence("ru") != caught.value.sentence("en")


def test_a_code_of_another_edition_says_so() -> None:
    header = start(ANNA).header._replace(edition="0" * 16)
    with pytest.raises(LogError, match="another edition"):
        read_challenge(write_challenge(header, TOYS), shelf=TOYS)
