"""What the boxes call things that have another name here, and what else people call them (`[box.GAME.THING]`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from web.text import say, texts
from web.text.folded import fold

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PREFIX = "box."
"""Each language has entries of its own here: its boxes have other names on them."""

_HEADS, _NOT_PRINTED = "heads", frozenset({"ours", "also", "find", "rules"})
_SHORTEST = 3
"""An unfinished word has so many letters, or it would be the beginning of too many names."""


@dataclass(frozen=True, slots=True)
class Name:
    """One thing: our name for it, what is printed by box, what else people say, and what finds its rules."""

    thing: str
    ours: str
    printed: Mapping[str, str]
    also: str
    find: str
    rules: frozenset[str]

    @property
    def differs(self) -> bool:
        """Whether some box has another name for it."""
        return any(fold(name) != fold(self.ours) for name in self.printed.values())


def words(text: str) -> list[str]:
    """The words and numbers of a text, as they are compared."""
    return re.findall(r"[^\W_]+", fold(text))


def boxes(game: str) -> Mapping[str, str]:
    """The columns of the list of names: the boxes of a game with what they are called."""
    return _entries(game).get(_HEADS, {})


@cache
def names(game: str) -> tuple[Name, ...]:
    """All names of a game, in the order of the catalogue."""
    columns = boxes(game)
    return tuple(
        Name(
            thing,
            ours=given.get("ours", ""),
            printed={box: given[box] for box in columns if box in given},
            also=given.get("also", ""),
            find=given.get("find", given.get("ours", "")),
            rules=frozenset(re.findall(r"[A-Z]\d+", given.get("rules", ""))),
        )
        for thing, given in _entries(game).items()
        if thing != _HEADS
    )


def printed(game: str, thing: str) -> list[str]:
    """What the boxes print for a thing that has another name here, each name once."""
    found = next((name for name in names(game) if name.thing == thing), None)
    every = [each.strip() for box in found.printed.values() for each in box.split(",")] if found else []
    return [name for name in dict.fromkeys(every) if found and fold(name) != fold(found.ours)]


def meant(game: str, typed: Sequence[str]) -> tuple[int, list[tuple[str, Name]]]:
    """How many of the words that were typed first are a name, as many as can be, and what they may stand for.

    The last word may be unfinished.
    """
    best = 0
    found: list[tuple[str, Name]] = []
    for phrase, split, name in _phrases(game) if typed else ():
        length = _fits(split, typed)
        if length > best:
            best, found = length, []
        if length and length == best:
            found.append((phrase, name))
    whole = [pair for pair in found if len(words(pair[0])) == best and same(words(pair[0])[-1], typed[best - 1])]
    return best, whole or found


def same(word: str, typed: str) -> bool:
    """Whether a word was typed, perhaps with an ending such as that of the plural."""
    return typed == word or (typed.startswith(word) and typed[len(word) :] in _endings())


def _fits(phrase: Sequence[str], typed: Sequence[str]) -> int:
    """How many of the words typed are this phrase, or the beginning of it if nothing follows."""
    length = min(len(phrase), len(typed))
    if not all(map(same, phrase[: length - 1], typed)):
        return 0
    last, word = phrase[length - 1], typed[length - 1]
    if length == len(phrase) and same(last, word):
        return length
    unfinished = length == len(typed) and last.startswith(word) and (length > 1 or len(word) >= _SHORTEST)
    return length if unfinished else 0


@cache
def _endings() -> frozenset[str]:
    return frozenset(words(say("names.endings")))


@cache
def _phrases(game: str) -> tuple[tuple[str, list[str], Name], ...]:
    """Every name as it is written and cut into words."""
    every = {
        (phrase.strip(), name.thing): name
        for name in names(game)
        for several in (name.ours, *name.printed.values(), name.also)
        for phrase in several.split(",")
    }
    return tuple((phrase, words(phrase), name) for (phrase, _), name in every.items() if words(phrase))


@cache
def _entries(game: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for key, text in texts().items():
        if key.startswith(f"{PREFIX}{game}."):
            thing, _, field = key.removeprefix(f"{PREFIX}{game}.").rpartition(".")
            found.setdefault(thing, {})[field] = text
    return found
