"""Plural forms are those of CLDR."""

import pytest

from web.text.plurals import RULES, categories, category

babel = pytest.importorskip("babel")
pytestmark = pytest.mark.cpython_only


@pytest.mark.parametrize("language", sorted(RULES))
def test_a_number_asks_for_the_form_that_cldr_says(language: str) -> None:
    form = babel.Locale(language).plural_form
    for n in (*range(1_200), 10_001, 11_111, 21_012, 100_000, 123_452, 999_999):
        assert category(language, n) == form(n), n


def test_the_forms_that_a_language_needs() -> None:
    assert categories("en") == {"one", "other"}
    assert categories("ja") == {"other"}
    assert categories("cs") == {"one", "few", "other"}
    assert categories("pl") == categories("ru") == {"one", "few", "many", "other"}
