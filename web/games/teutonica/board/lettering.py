"""How wide a city's name is, so that ribbons fit their names on any board."""

from __future__ import annotations

_WIDTHS = {
    "ijlI' .": 27,
    "frstJ,": 36,
    "aceväåéèzI-": 45,
    "bdghknopquxySöüøß": 53,
    "PBFVwæ": 65,
    "AEYZCLTRK": 71,
    "mDGOQXÖHUNÜ": 83,
    "MW": 95,
}
"""Hundredths of the type size, by letter, for the face of titles; letters are grouped with those of like width."""

_EACH = {letter: width for letters, width in _WIDTHS.items() for letter in letters}
_OTHER = 60


def width(text: str, size: float) -> float:
    """How wide a text in the face of titles is, about."""
    return sum(_EACH.get(letter, _OTHER) for letter in text) * size / 100
