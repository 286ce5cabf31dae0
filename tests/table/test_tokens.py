"""Contrast and completeness of the palettes."""

import re

import pytest

from verne_tabletop.table.tokens import LETTERS, PALETTES, PATTERNS, TINT_KEYS, Palette, contrast

palettes = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())


def test_contrast_of_known_pairs() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@palettes
def test_colours_are_hex(palette: Palette) -> None:
    for field in palette._fields:
        value = getattr(palette, field)
        if field not in ("name", "dark", "tints"):
            assert re.fullmatch(r"#[0-9A-F]{6}", value), field
    assert [tint.key for tint in palette.tints] == list(TINT_KEYS)


@palettes
def test_text_keeps_four_and_a_half_to_one(palette: Palette) -> None:
    pairs = [(ink, ground) for ink in ("ink", "ink_soft") for ground in ("ground", "paper", "paper_deep", "button")]
    pairs += [(ink, ground) for ink in ("seal", "moss", "brass") for ground in ("paper",)]
    pairs += [("surface_ink", "sea_surface"), ("depth_ink", "sea_depth"), ("button_ink", "button")]
    pairs += [("glaze", "terracotta")]
    for ink, ground in pairs:
        assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 4.5, (ink, ground)
    for tint in palette.tints:
        assert contrast(tint.text, tint.fill) >= 4.5, tint.key


@palettes
def test_marks_keep_three_to_one(palette: Palette) -> None:
    for tint in palette.tints:
        for ground in ("paper", "ground"):
            assert contrast(tint.mark, getattr(palette, ground)) >= 3.0, (tint.key, ground)
    for mark in ("focus", "legal", "seal", "moss", "brass", "graphite"):
        for ground in ("paper", "ground", "paper_deep"):
            assert contrast(getattr(palette, mark), getattr(palette, ground)) >= 3.0, (mark, ground)


def test_letters_and_patterns_tell_the_colours_apart() -> None:
    assert len(set(LETTERS.values())) == len(set(PATTERNS.values())) == len(TINT_KEYS)
