"""Preferences: each takes effect at once and is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.fields import segments, switch
from web.draw.writer import Markup, button, el
from web.play.preferences import VALUES
from web.table.dialog import framed
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.wire.screen import Services


class PreferencesDialog:
    """What a person likes."""

    name = "preferences"

    def __init__(self, host: Services) -> None:
        self._host = host

    def markup(self) -> Markup:
        likes = self._host.preferences
        rows = [
            _switch(name, on=getattr(likes, name)) if True in values else _choice(name, values, getattr(likes, name))
            for name, values in VALUES.items()
        ]
        done = button(say("done"), "app.dismiss", class_="button primary")
        told = "" if self._host.library.preferences_kept else el("p", say("preferences.unkept"), class_="unkept")
        foot = el("div", done, class_="dialog-foot")
        return framed(say("preferences.title"), *rows, told, foot)

    def do(self, command: str, value: str = "") -> None:
        kind, _, name = command.partition(":")
        if kind == "switch":
            self._host.preferences.put(name, value == "on")
        elif kind == "choice":
            self._host.preferences.put(name, value)
        self._host.library.keep_preferences()
        self._host.apply_preferences()
        if not self._host.library.preferences_kept:
            self._host.announce(say("preferences.unkept"))


def _choice(name: str, values: Sequence[object], chosen: str) -> Markup:
    choices = [(str(value), say(f"preferences.{name}.{value}")) for value in values]
    legend = el("legend", say(f"preferences.{name}"))
    return el("fieldset", legend, segments(name, f"choice:{name}", choices, chosen), class_="segmented")


def _switch(name: str, *, on: bool) -> Markup:
    words = el("span", say(f"preferences.{name}"), el("span", say(f"preferences.{name}.hint"), class_="hint"))
    return switch(f"switch-{name}", f"switch:{name}", words, on=on)
