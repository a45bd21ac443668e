"""The keys of the table of Hansa Teutonica."""

from __future__ import annotations

from web.table.keys import Keys

KEYS = Keys(
    game="teutonica",
    words="t",
    targets={
        "i": "do:income",
        "p": "do:place",
        "k": "do:displace",
        "m": "do:move",
        "r": "do:route",
        "w": "do:pawn",
        "t": "supply:t",
        "o": "supply:m",
        "d": "do:done",
    },
    own={"s": "score", "+": "zoom-in", "-": "zoom-out"},
    listed=(
        *("arrows", "enter", "tab", "n", "i", "p", "k", "m", "r", "w", "t", "d", "e", "digits"),
        *("u", "y", "x", "l", "s", "h", "v", "comma", "a", "q", "g", "plus", "escape"),
    ),
)
