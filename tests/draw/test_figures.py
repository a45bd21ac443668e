"""Drawings beside the rules and in the glossary: enough of them, each told in words, none of them to be tapped."""

import re

import pytest

from tests.web.document import parse
from web.games import kits
from web.text import say, texts
from web.text.rules import sections

FIGURES = {number: drawn for kit in kits().values() for number, drawn in kit.figures.items()}
RULES = {rule.number for game in kits() for _, rules in sections(game) for rule in rules}
EVERY_SIGN = [(game, key) for game, kit in kits().items() for signs in kit.signs.parts.values() for key in signs]


@pytest.mark.parametrize("letter", ["H", "T"])
def test_at_least_ten_rules_of_each_game_have_a_drawing(letter: str) -> None:
    assert len([number for number in FIGURES if number.startswith(letter)]) >= 10
    assert set(FIGURES) <= RULES


@pytest.mark.parametrize("number", FIGURES)
def test_a_drawing_is_told_in_words_and_is_only_a_picture(number: str) -> None:
    drawings = FIGURES[number]()
    markup = "".join(one.markup() for one in drawings)
    assert len(say(f"figure.{number}")) > 15
    assert all(one.caption in texts() for one in drawings if one.caption)
    attributes = {name for node in parse(markup).walk() for name in node.attributes}
    assert not attributes & {"data-id", "data-do", "data-piece", "data-stands", "role", "tabindex", "aria-label"}
    for one in drawings:
        left, top, right, bottom = one.box
        assert 0 < (right - left) * one.scale <= 620
        assert 0 < (bottom - top) * one.scale <= 420


def test_a_figure_stands_with_its_rule_and_has_a_name() -> None:
    numbers = {key.removeprefix("figure.") for key in texts() if re.fullmatch(r"figure\.[HT]\d+", key)}
    assert numbers == set(FIGURES)


@pytest.mark.parametrize(("game", "key"), EVERY_SIGN)
def test_every_sign_has_a_name_and_a_meaning_that_names_only_rules_that_exist(game: str, key: str) -> None:
    meaning = kits()[game].signs.about(key)
    assert kits()[game].signs.name(key)
    assert len(meaning) > 10
    assert set(re.findall(r"[HT]\d+", meaning)) <= RULES


def test_every_text_of_a_sign_belongs_to_a_sign() -> None:
    names = {f"sign.{game}.{key.partition(':')[0]}" for game, key in EVERY_SIGN}
    told = {key for key in texts() if re.fullmatch(r"sign\.[a-z]+\.[a-z0-9-]+", key)}
    assert told <= names


def test_the_sheet_lists_every_sign_of_its_game() -> None:
    for game in kits():
        keys = [key for name, key in EVERY_SIGN if name == game]
        assert len(parse(kits()[game].signs.listed()).all("dt")) == len(keys)
