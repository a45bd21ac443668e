"""The keys of Hansa's table."""

from __future__ import annotations

from web.table.keys import Keys

KEYS = Keys(
    game="hansa",
    words="hansa",
    targets={"r": "do:replenish", "b": "do:buy", "t": "do:build", "s": "do:sell", "d": "do:done"},
    own={"p": "score"},
    listed=(
        *("arrows", "enter", "tab", "n", "r", "b", "t", "s", "d", "e", "digits"),
        *("u", "y", "x", "l", "p", "h", "v", "comma", "a", "q", "g", "escape"),
    ),
)
