"""The rules of each game by number, and finding them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from web.text import books, either, names, say
from web.text.folded import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from web.text.names import Name

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
    """The rules under their headings; with words wanted, those that are found."""
    numbers = _searched(game, wanted)[0] if wanted.strip() else None
    for heading, rules in _read(game).items():
        if kept := [rule for rule in rules if numbers is None or rule.number in numbers]:
            yield heading, kept


def called(game: str, wanted: str) -> list[tuple[str, list[str]]]:
    """What of the words wanted has another name here: a sentence each, and the rules that tell most of it."""
    told: dict[str, tuple[str, list[str]]] = {}
    for phrase, things in _searched(game, wanted)[1].items():
        ours = either([name.ours for name in things])
        first = [rule.number for rule in _every(game) if any(rule.number in name.rules for name in things)]
        told.setdefault(ours, (say("names.called", printed=phrase, ours=ours), first))  # of two spellings one will do
    return list(told.values())


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


@lru_cache(maxsize=4)
def _searched(game: str, wanted: str) -> tuple[set[str], dict[str, list[Name]]]:
    """The numbers of the rules that hold every word, or tell of what is called so; and names that are others here."""
    typed = names.words(wanted)
    other: dict[str, list[Name]] = {}
    found = {rule.number for rule in _every(game)} if typed else set[str]()
    while typed:
        length, things = names.meant(game, typed)
        part, typed = typed[: max(length, 1)], typed[max(length, 1) :]
        found &= _holding(game, part).union(*(_telling(game, name) for _, name in things))
        for phrase, name in things:
            if name.ours and not _alike(phrase, name.ours):
                other.setdefault(phrase, []).append(name)
    return found, other


def _alike(name: str, other: str) -> bool:
    """Whether two names differ only in an ending."""
    return names.words(name) == names.words(other) or names.same(fold(other), fold(name))


def _telling(game: str, name: Name) -> set[str]:
    """The rules that tell of a thing."""
    find = names.words(name.find)
    return {*name.rules, *(_holding(game, find) if find else ())}


def _holding(game: str, wanted: Sequence[str]) -> set[str]:
    """The rules in which every word stands, or begins one."""
    return {rule.number for rule in _every(game) if all(_holds(game, rule, word) for word in wanted)}


def _holds(game: str, rule: Rule, word: str) -> bool:
    """A number is meant exactly, H1 is not H12; without its letter it may also stand in the text."""
    if _NUMBER.fullmatch(word):
        return word in {rule.number.casefold(), rule.number[1:]} or word in _words(game)[rule.number]
    return any(each.startswith(word) or names.same(each, word) for each in _words(game)[rule.number])


def _every(game: str) -> Iterator[Rule]:
    for rules in _read(game).values():
        yield from rules


@cache
def _words(game: str) -> dict[str, set[str]]:
    """What stands in each rule."""
    return {rule.number: set(names.words(f"{rule.heading} {rule.text}")) for rule in _every(game)}
