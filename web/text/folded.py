"""Words as they are compared when somebody types them: small letters without marks."""

from __future__ import annotations

import unicodedata

_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})


def fold(text: str) -> str:
    """`Lübeck` and `LUBECK` are the same."""
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(_LETTERS)
    return "".join(char for char in plain if not unicodedata.combining(char))
