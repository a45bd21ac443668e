"""How players are told apart: colour, pattern and letter, each enough without the others."""

from __future__ import annotations

from dataclasses import dataclass

from web.draw.writer import Markup, el, join

PATTERNS = {
    "blue": "waves",
    "green": "slant",
    "purple": "checks",
    "red": "bars",
    "yellow": "dots",
    "gray": "pales",
    "white": "plain",
}
"""The pattern that goes with each colour of pieces."""

_TILES = {
    "waves": "M-2 3q3 -4 6 0t6 0t6 0M-2 9q3 -4 6 0t6 0t6 0",
    "slant": "M-3 9 9 -3M-3 15 15 -3M3 15 15 3",
    "checks": "M0 3h6M6 9h6",
    "bars": "M0 3h12M0 9h12",
    "dots": "M3 3h.01M9 9h.01",
    "pales": "M3 0v12M9 0v12",
    "plain": "",
}


KEPT = 256
"""How many drawings of one kind are remembered by player: every game brings new names, so there is no end of them."""


@dataclass(frozen=True, slots=True)
class Player:
    """One player as drawn on the board."""

    colour: str
    letter: str
    name: str = ""
    level: str = ""
    """What a computer that sits there is called; nothing for a person."""


def pattern(colour: str) -> str:
    """The paint that shows a player's pattern, for a fill attribute."""
    return f"url(#pattern-{PATTERNS[colour]})"


def patterns() -> Markup:
    """All patterns once, to be put into the page's sprite. They paint with the ink of the piece's second colour."""
    return join(
        el(
            "pattern",
            el("path", d=d, class_=f"weave weave-{name}"),
            id=f"pattern-{name}",
            width=12,
            height=12,
            patternUnits="userSpaceOnUse",
        )
        for name, d in _TILES.items()
    )
