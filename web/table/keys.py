"""The keys of every table, and the sheet that lists them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from string import digits
from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.table import boxes, glossary
from web.text import known, say
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

COMMANDS = {
    "u": "undo",
    "z": "undo",
    "ctrl+z": "undo",
    "y": "redo",
    "ctrl+y": "redo",
    "ctrl+shift+z": "redo",
    "x": "reset",
    "l": "log",
    "?": "help",
    "n": "next",
    "/": "typed",
    "h": "history",
    "v": "overview",
    ",": "history.previous",
    ".": "history.next",
    "a": "hint",
    "q": "why",
    "g": "pause",
    "escape": "cancel",
}
"""Keys that give a command at every table."""

NAMED = frozenset({"arrows", "enter", "tab", "escape", "digits", "plus", "comma"})


@dataclass(frozen=True)
class Keys:
    """The keys of one game: those that do the same as a tap, those that give a command, and the order they are told in.

    `words` begins the keys of the game's own texts.
    """

    game: str
    words: str
    targets: Mapping[str, str]
    own: Mapping[str, str]
    listed: Sequence[str]

    @property
    def commands(self) -> Mapping[str, str]:
        return {**COMMANDS, **self.own}

    @cached_property
    def every(self) -> frozenset[str]:
        """All that may mean something: those above, digits for what is offered, and the end of a turn."""
        return frozenset({*self.commands, *self.targets, *digits, "e"})

    def help_body(self, *, has_summary: bool, has_hints: bool) -> Markup:
        """The ways to the card, rules, signs, hints and lessons, then every key with what it does."""
        rows = [(say(f"key.name.{key}") if key in NAMED else key.upper(), self._does(key)) for key in self.listed]
        rows += [("/", say("typed.title")), ("?", say("key.question"))]
        items = [el("div", el("dt", el("kbd", key)), el("dd", does)) for key, does in rows]
        rules = el("a", icon("book"), say("rules.open"), class_="button", href=address.rules(self.game))
        short = button(say("summary.open"), "summary", icon=icon("card")) if has_summary else ""
        way = el("a", icon("lamp"), say("hints.open"), class_="button", href=address.hints(self.game))
        hints = way if has_hints else ""
        learn = el("a", icon("learn"), say("learn.open"), class_="button", href=address.LEARN)
        signs = button(say("signs.title"), glossary.ALL, icon=icon("eye"))
        ways = el("div", short, rules, hints, signs, boxes.names_button(), learn, class_="rules-ways")
        return join([ways, el("h3", say("sheet.help.keys")), el("dl", *items, class_="keys")])

    def _does(self, key: str) -> str:
        """Some keys have a meaning of their own in a game."""
        own = f"{self.words}.key.{key}"
        return say(own if known(own) else f"key.{key}")
