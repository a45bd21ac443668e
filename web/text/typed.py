"""The words that somebody may type for a move, besides those of the record: by the record's word for the same thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.text import say, texts

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX = "typed.word."


def synonyms() -> Mapping[str, str]:
    """Several of them in one text. What a game's own things are called, its kit knows."""
    return {key.removeprefix(PREFIX): text for key, text in texts().items() if key.startswith(PREFIX)}


def fillers() -> str:
    """Words that may be left out."""
    return say("typed.fillers")
