"""The rules of each game by number, and finding them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from web.text import books

if TYPE_CHECKING:
    from collections.abc import Iterator

_NUMBER = re.compile(r"[a-z]?\d{1,2}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule."""

    number: str
    heading: str
    text: str


def has_book(game: str) -> bool:
    return game in books()


def has_rule(game: str, number: str) -> bool:
    return any(rule.number == number.upper() for rules in _read(game).values() for rule in rules)


def other_books(game: str) -> list[str]:
    """The other games that have rules here."""
    return [name for name in books() if name != game]


def sections(game: str, wanted: str = "") -> Iterator[tuple[str, list[Rule]]]:
    """The rules under their headings; with words wanted, those that hold every one of them."""
    words = wanted.casefold().split()
    for heading, rules in _read(game).items():
        if kept := [rule for rule in rules if all(_holds(rule, word) for word in words)]:
            yield heading, kept


@cache
def _read(game: str) -> dict[str, list[Rule]]:
    book: dict[str, list[Rule]] = {}
    heading = ""
    for block in books()[game].strip().split("\n\n"):
        first, *rest = block.splitlines()
        if first.startswith("# "):
            heading = first.removeprefix("# ")
            book[heading] = []
        else:
            number, _, name = first.removeprefix("## ").partition(" ")
            book[heading].append(Rule(number, name, " ".join(rest)))
    return book


def _holds(rule: Rule, word: str) -> bool:
    """A number is meant exactly, H1 is not H12; without its letter it may also stand in the text."""
    text = f"{rule.heading} {rule.text}".casefold()
    if _NUMBER.fullmatch(word):
        return word in {rule.number.casefold(), rule.number[1:], *re.findall(r"\d+", text)}
    return word in text
