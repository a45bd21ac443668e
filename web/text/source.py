"""Reads the catalogue of a language as people write it: a folder of TOML files, and the rules of the games as Markdown.

A table is a part of a key, `[do] undo` is `do.undo`. One with `other` in it is a text in the forms that numbers ask
for, one with `plain` a word in its forms. The build does this once (scripts/pyodide/byte_code.py), so that a page that
starts has one file to read.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, TypeAlias

from web.text.word import PLAIN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Text: TypeAlias = "str | dict[str, Text]"
Catalogue: TypeAlias = "dict[str, dict[str, Any]]"
"""`texts` by key, and `books`: the rules of a game by its id."""

BOOK = "rules_"


def catalogue(files: Mapping[str, str]) -> Catalogue:
    """The texts of a language, given its files by their names."""
    texts: dict[str, Text] = {}
    books: dict[str, str] = {}
    for name, content in sorted(files.items()):
        stem, _, kind = name.rpartition(".")
        if kind == "toml":
            for key, text in _flat(tomllib.loads(content)):
                if key in texts:
                    raise ValueError(f"{name}: {key} is in another file as well")
                texts[key] = text
        elif kind == "md":
            books[stem.removeprefix(BOOK)] = content
    return {"texts": texts, "books": books}


def _flat(table: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Text]]:
    for name, value in table.items():
        key = f"{above}{name}"
        if isinstance(value, dict) and not {"other", PLAIN} & set(value):
            yield from _flat(value, f"{key}.")
        else:
            yield key, value
