"""Every sentence a person reads comes from here: templates with named fields, by key, by language.

A key that ends in `.one` speaks of a single thing, `.many` of any other number `{n}`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.text import (
    en_app,
    en_figures,
    en_hansa,
    en_lessons,
    en_opponents,
    en_share,
    en_signs,
    en_table,
    en_teutonica,
    en_typed,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Mapping[str, str] = {
    **en_app.TEXTS,
    **en_opponents.TEXTS,
    **en_lessons.TEXTS,
    **en_figures.TEXTS,
    **en_signs.TEXTS,
    **en_share.TEXTS,
    **en_table.TEXTS,
    **en_hansa.TEXTS,
    **en_teutonica.TEXTS,
    **en_typed.TEXTS,
}


def say(key: str, /, **fields: str | int) -> str:
    """The sentence of a key with its fields filled in."""
    return TEXTS[key].format(**fields)


def many(key: str, n: int, **fields: str | int) -> str:
    """The sentence of a key for one thing or for many."""
    return say(f"{key}.one" if n == 1 else f"{key}.many", n=n, **fields)
