"""The rules of each game by number, and finding them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.text import en_rules_hansa, en_rules_teutonica

if TYPE_CHECKING:
    from collections.abc import Iterator

_BOOKS = {
    "hansa": (en_rules_hansa.SECTIONS, en_rules_hansa.RULES),
    "teutonica": (en_rules_teutonica.SECTIONS, en_rules_teutonica.RULES),
}


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule."""

    number: str
    heading: str
    text: str


def has_book(game: str) -> bool:
    return game in _BOOKS


def sections(game: str, wanted: str = "") -> Iterator[tuple[str, list[Rule]]]:
    """The rules under their headings; with words wanted, those that hold every one of them."""
    headings, rules = _BOOKS[game]
    words = wanted.casefold().split()
    for heading, numbers in headings:
        found = [Rule(number, *rules[number]) for number in numbers]
        if kept := [rule for rule in found if _holds(rule, words)]:
            yield heading, kept


def _holds(rule: Rule, words: list[str]) -> bool:
    text = f"{rule.number} {rule.heading} {rule.text}".casefold()
    return all(word == rule.number.casefold() if _is_number(word) else word in text for word in words)


def _is_number(word: str) -> bool:
    """A rule's number is meant exactly: H1 is not H12."""
    return word[:1] in "ht" and word[1:].isdigit()
