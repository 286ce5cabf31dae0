"""What every game on the shelf owes the house: texts in both languages, a test a rule, an edition with its sources."""

import re

import pytest

from tests.house.tree import ROOT, files, modules, named, parsed
from tests.laws.walks import opened
from verne_tabletop.engine.catalogue import FACT, LANGUAGES
from verne_tabletop.games import SHELF
from verne_tabletop.table.shelf import SCENES

KEYS = list(SHELF)
SCHOOLED = re.compile(r"[А-Яа-яЁё]")


def test_every_game_folder_stands_on_the_shelf() -> None:
    folders = {file.parent.name for file in files() if named(file).startswith("verne_tabletop/games/")} - {"games"}
    assert folders == set(KEYS)


def test_every_game_has_a_scene() -> None:
    assert set(SCENES) == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_the_card_is_sound(key: str) -> None:
    game = SHELF[key]
    low, high = game.seats
    assert game.key == key
    assert game.folder == ROOT / "verne_tabletop" / "games" / key
    assert 1 <= low <= high


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_has_a_test_of_its_name(key: str) -> None:
    """A test is for the rule whose id it begins with; where one id begins another, for the longest."""
    ids = [rule.replace("-", "_") for rule in SHELF[key].rulebook().rules]
    tests = [
        node.name.removeprefix("test_")
        for file in modules("tests")
        if named(file).startswith(f"tests/games/{key}/")
        for node in parsed(file).body
        if hasattr(node, "name") and str(node.name).startswith("test_")
    ]
    tested = set()
    for test in tests:
        fitting = [rule for rule in ids if test == rule or test.startswith(f"{rule}_")]
        if fitting:
            tested.add(max(fitting, key=len))
    assert sorted(set(ids) - tested) == []


@pytest.mark.parametrize("key", KEYS)
def test_every_text_says_the_same_in_every_language(key: str) -> None:
    """Each text names the same facts in each language, and the Russian one is written in Russian."""
    rulebook = SHELF[key].rulebook()
    pairs = [
        (name, {language: rulebook.texts[language][name] for language in LANGUAGES}) for name in rulebook.texts["en"]
    ]
    for rule in rulebook.rules.values():
        pairs += [(f"{rule.id}.title", dict(rule.title)), (f"{rule.id}.text", dict(rule.text))]
        pairs += [(f"{rule.id}.refusal", dict(rule.refusal))] if rule.refusal else []
    for option in rulebook.options:
        pairs += [(f"option.{option.key}", dict(option.title)), (f"option.{option.key}.text", dict(option.text))]
    wrong = []
    for name, said in pairs:
        english, russian = ({fact for fact, _ in FACT.findall(said[language])} for language in LANGUAGES)
        letters = re.sub(r"[^A-Za-zА-Яа-яЁё]", "", FACT.sub("", said["ru"]))
        if english != russian or SCHOOLED.search(said["en"]) or (len(letters) > 3 and not SCHOOLED.search(said["ru"])):
            wrong.append(f"{name}: {said}")
    assert wrong == []


@pytest.mark.parametrize("key", KEYS)
def test_plural_forms_are_complete(key: str) -> None:
    """Two forms in English, three in Russian."""
    for language, forms in (("en", 2), ("ru", 3)):
        for name, text in SHELF[key].rulebook().texts[language].items():
            for _, given in FACT.findall(text):
                assert not given or len(given[1:].split("|")) == forms, f"{name} ({language}): {text}"


@pytest.mark.parametrize("key", KEYS)
def test_the_rulebook_offers_the_options_that_the_rules_know(key: str) -> None:
    rules, rulebook = opened(SHELF[key]), SHELF[key].rulebook()
    offered = {option.key: (option.default, {value.value for value in option.values}) for option in rulebook.options}
    assert offered == {name: (values[0], set(values)) for name, values in rules.OPTIONS.items()}
    low, high = SHELF[key].seats
    assert all(low <= option.seats[0] <= option.seats[1] <= high for option in rulebook.options)


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_is_cited(key: str) -> None:
    assert [rule.id for rule in SHELF[key].rulebook().rules.values() if not rule.cite.strip()] == []


@pytest.mark.parametrize("key", KEYS)
def test_the_edition_says_where_it_comes_from(key: str) -> None:
    """The edition passes its own check, and what is not printed says what it rests on."""
    marked = SHELF[key].edition(None).marked()
    assert marked
    assert [path for path, source, note in marked if source != "printed" and not note.strip()] == []
