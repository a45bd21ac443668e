"""The keys of the table: what each does, and the list of them."""

from __future__ import annotations

from web import routes
from web.draw.icons import icon
from web.html import Markup, el, join
from web.text import say

TARGETS = {"r": "do:replenish", "b": "do:buy", "t": "do:build", "s": "do:sell", "d": "do:done"}
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
    "p": "score",
    "?": "help",
    "n": "next",
    "escape": "cancel",
}
"""Keys that give a command."""

LISTED = ("arrows", "enter", "tab", "n", "r", "b", "t", "s", "d", "e", "digits", "u", "y", "x", "l", "p", "escape")
NAMED = frozenset({"arrows", "enter", "tab", "escape", "digits"})


def help_body() -> Markup:
    """Every key with what it does."""
    rows = [(say(f"key.name.{key}") if key in NAMED else key.upper(), say(f"key.{key}")) for key in LISTED]
    rows.append(("?", say("key.question")))
    items = [el("div", el("dt", el("kbd", key)), el("dd", does)) for key, does in rows]
    rules = el("a", icon("book"), say("rules.open"), class_="button", href=routes.rules("hansa"))
    return join([el("p", rules), el("dl", *items, class_="keys")])
