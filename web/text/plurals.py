"""Which form of a text a number asks for: the CLDR plural categories of whole numbers below a million.

From https://cldr.unicode.org/index/cldr-spec/plural-rules; tests/web/test_plurals.py compares them with Babel's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def _one(n: int) -> str:
    return "one" if n == 1 else "other"


def _none_or_one(n: int) -> str:
    return "one" if n in {0, 1} else "other"


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in {2, 3, 4} else "other"


def _few(n: int) -> bool:
    return n % 10 in {2, 3, 4} and n % 100 not in {12, 13, 14}


def _polish(n: int) -> str:
    return "one" if n == 1 else "few" if _few(n) else "many"


def _russian(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "few" if _few(n) else "many"


def _same(_n: int) -> str:
    return "other"


RULES: Mapping[str, Callable[[int], str]] = {
    "cs": _czech,
    "de": _one,
    "en": _one,
    "es": _one,
    "fr": _none_or_one,
    "it": _one,
    "ja": _same,
    "nl": _one,
    "pl": _polish,
    "ru": _russian,
}


def category(language: str, n: int) -> str:
    """`one`, `few`, `many` or `other`; a language that is not known here counts as English does."""
    return RULES.get(language, _one)(n)


def categories(language: str) -> frozenset[str]:
    """The forms that a text with a number has in a language; `other` always, for what is no whole number."""
    return frozenset({"other", *(category(language, n) for n in range(200))})
