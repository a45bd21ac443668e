"""The rules page: every numbered rule, found by word or number."""

import pytest

from tests.web.app import begin, start
from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.screens.rules import LONGEST
from web.text.rules import sections
from web.wire import address as routes


def numbers(game: str, wanted: str = "") -> list[str]:
    return [rule.number for _, rules in sections(game, wanted) for rule in rules]


@pytest.mark.parametrize(("game", "letter", "last"), [("hansa", "H", 23), ("teutonica", "T", 52)])
def test_every_rule_stands_once_on_the_rules_page(game: str, letter: str, last: int) -> None:
    assert sorted(numbers(game), key=lambda number: int(number[1:])) == [f"{letter}{n}" for n in range(1, last + 1)]


def test_every_rule_has_a_heading_and_a_text() -> None:
    rules = [rule for game in ("hansa", "teutonica") for _, found in sections(game) for rule in found]
    assert [rule.number for rule in rules if not rule.heading or len(rule.text) < 20] == []


def test_a_search_finds_words_and_exact_numbers() -> None:
    assert numbers("hansa", "h1") == ["H1"]
    assert "H12" in numbers("hansa", "most BOOTHS taler")
    assert numbers("hansa", "no such words at all") == []


def test_an_address_opens_the_rule_it_names_and_leads_back_to_the_game() -> None:
    app, page = start()
    table = routes.game(begin(app, page, "Anna", "Bo"))
    page.go(routes.rules("hansa", "H12"))
    assert parse(page.shown["app"]).all("a", href=table)
    assert parse(page.shown["rules-found"]).one(class_="rule meant")["data-id"] == "rule:H12"
    assert page.marks["screen"] == "rules"
    app.did("search", "<b>spaceships</b>")
    assert "<b>spaceships</b>" in parse(page.shown["rules-found"]).text


def test_a_number_is_found_without_its_letter_too() -> None:
    assert numbers("hansa", "14") == ["H14"]
    assert "T14" in numbers("teutonica", "14")
    assert "T1" not in numbers("teutonica", "14")


def test_all_words_of_a_search_must_occur() -> None:
    for other in ("tavern", "special"):
        both = set(numbers("teutonica", "merchant")) & set(numbers("teutonica", other))
        assert set(numbers("teutonica", f"merchant {other}")) == both


def at(address: str) -> FakePage:
    page = FakePage(address=address)
    app = App(page, FakeStore())
    page.routed = app.routed
    app.start()
    return page


def test_rules_of_a_game_that_is_not_here_lead_to_those_that_are() -> None:
    page = at("#/rules/chess")
    assert page.address == routes.rules("hansa")
    assert page.marks["screen"] == "rules"
    assert "There are no rules of “chess” here." in page.shown["notice"]


@pytest.mark.parametrize("number", ["H999", "H24", "T14", "nonsense"])
def test_a_rule_that_there_is_not_is_said_not_to_be_there(number: str) -> None:
    page = at(f"#/rules/hansa/{number}")
    assert page.marks["screen"] == "rules"
    assert f"There is no rule {number} in this game." in page.shown["notice"]
    assert not parse(page.shown["rules-found"]).all(class_="rule meant")


def test_the_letter_of_a_rule_may_be_small() -> None:
    page = at("#/rules/hansa/h12")
    assert page.shown["notice"] == ""
    assert parse(page.shown["rules-found"]).all(class_="rule meant")


def test_a_search_without_luck_leads_to_the_other_game_if_that_has_the_word() -> None:
    app, page = start(routes.rules("hansa"))
    app.did("search", "pawn")
    assert parse(page.shown["rules-found"]).all("a", href=routes.rules("teutonica"))
    app.did("search", "spaceship")
    assert not parse(page.shown["rules-found"]).all("a")


def test_only_so_much_is_looked_for_as_the_field_takes() -> None:
    app, page = start(routes.rules("hansa"))
    assert parse(page.shown["app"]).one(maxlength=True)["maxlength"] == str(LONGEST)
    app.did("search", "x" * 100_000)
    assert page.shown["rules-found"].count("x") == LONGEST
