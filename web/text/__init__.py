"""Every sentence a person reads comes from here: templates with named fields, by key, by language.

`t("home.players", n=3)` finds the template and fills it. What changes with a number is a Plural, chosen by the field n.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.text import en_app, en_hansa

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.text.plural import Plural

SENTENCES: Mapping[str, str | Plural] = {**en_app.SENTENCES, **en_hansa.SENTENCES}


def t(key: str, /, **fields: str | int) -> str:
    """The sentence of a key with its fields filled in."""
    template = SENTENCES[key]
    if not isinstance(template, str):
        template = template.one if fields["n"] == 1 else template.other
    return template.format(**fields)


def has(key: str) -> bool:
    """Whether there is a sentence for a key."""
    return key in SENTENCES
