"""The words that somebody may type for a move, besides those of the record: by the record's word for the same thing."""

from __future__ import annotations

from hansa.baltic.goods import COLOURS
from web.text import say

WORDS: dict[str, tuple[str, ...]] = {
    **{colour: tuple(say(f"goods.{colour}").split()) for colour in COLOURS},
    **{word: tuple(others.split()) for word, others in (line.split(":") for line in say("typed.words").splitlines())},
}

FILLERS = frozenset(say("typed.fillers").split())
"""Words that may be left out."""
