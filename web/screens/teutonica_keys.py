"""The keys of the table of Hansa Teutonica: what each does, and the list of them."""

from __future__ import annotations

from web import routes
from web.draw.icons import icon
from web.html import Markup, el, join
from web.text import TEXTS, say

TARGETS = {
    "i": "do:income",
    "p": "do:place",
    "k": "do:displace",
    "m": "do:move",
    "r": "do:route",
    "w": "do:pawn",
    "t": "supply:t",
    "o": "supply:m",
    "d": "do:done",
}
"""Keys that do the same as a tap."""

COMMANDS = {
    "u": "undo",
    "z": "undo",
    "ctrl+z": "undo",
    "y": "redo",
    "ctrl+y": "redo",
    "ctrl+shift+z": "redo",
    "x": "reset",
    "l": "log",
    "s": "score",
    "?": "help",
    "n": "next",
    "+": "zoom-in",
    "-": "zoom-out",
    "escape": "cancel",
}
"""Keys that give a command."""

LISTED = (
    *("arrows", "enter", "tab", "n", "i", "p", "k", "m", "r", "w", "t", "d", "e", "digits"),
    *("u", "y", "x", "l", "s", "plus", "escape"),
)
NAMED = frozenset({"arrows", "enter", "tab", "escape", "digits"})


def help_body() -> Markup:
    """Every key with what it does."""
    rows = [(_name(key), _does(key)) for key in LISTED]
    rows.append(("?", say("key.question")))
    items = [el("div", el("dt", el("kbd", key)), el("dd", does)) for key, does in rows]
    rules = el("a", icon("book"), say("rules.open"), class_="button", href=routes.rules("teutonica"))
    return join([el("p", rules), el("dl", *items, class_="keys")])


def _name(key: str) -> str:
    if key in NAMED:
        return say(f"key.name.{key}")
    return "+" if key == "plus" else key.upper()


def _does(key: str) -> str:
    """Some keys have a meaning of their own here."""
    own = f"t.key.{key}"
    return say(own if own in TEXTS else f"key.{key}")
