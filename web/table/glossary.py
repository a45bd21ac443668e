"""What the signs of a game mean: on a tap, under a pointer, and all of them in one sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import NOTHING, Markup, button, el, join
from web.table.sheets import InfoSheet
from web.text import listed, named, names, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.wire.screen import Services

COMMAND, ALL = "sign", "signs"
"""What a tap on a sign asks the screen for, and what the button for all of them does."""


@dataclass(frozen=True)
class Signs:
    """The signs of one game: a picture by key, under the part of the table where they stand.

    A key is a name, or a kind and a name (`skill:bank`). Its texts are `sign.GAME.NAME` and `sign.GAME.NAME.about`, of
    a kind `sign.GAME.KIND` and `sign.GAME.KIND.NAME`. Kinds that the game's own texts explain already stand in `told`.
    """

    game: str
    parts: Mapping[str, Mapping[str, Markup]] = field(repr=False)
    told: Mapping[str, str] = field(default_factory=dict)

    def name(self, key: str) -> str:
        """What a sign is called."""
        kind, _, which = key.partition(":")
        if kind in self.told:
            return say("capital", word=say(f"{self.told[kind]}.{which}"))
        return say(f"sign.{self.game}.{kind}")

    def about(self, key: str) -> str:
        """What a sign means."""
        kind, _, which = key.partition(":")
        if kind in self.told:
            return say(f"{self.told[kind]}.about.{which}")
        return say(f"sign.{self.game}.{kind}.{which or 'about'}")

    def sign(self, key: str, told: str, *face: str, class_: str = "figure") -> Markup:
        """A sign that explains itself when it is tapped or pointed at; `told` is what it says just now.

        It is no stop of the Tab key, or a table would have a hundred: those who use keys have the sheet of all signs.
        """
        title = named(told, self.about(key))
        more = {"aria_label": told, "title": title, "data_do": COMMAND, "data_value": key}
        return el("span", *face, class_=class_, role="img", **more)

    def button(self, key: str, told: str, *face: str, class_: str = "figure") -> Markup:
        """The same as a button, for the few signs above the board."""
        title = named(told, self.about(key))
        more = {"aria_label": told, "title": title, "data_do": COMMAND, "data_value": key}
        return el("button", *face, type="button", class_=class_, **more)

    def show(self, host: Services, key: str, more: Markup = NOTHING) -> None:
        """Open the sheet of one sign, with more about it; or of all when it is not known."""
        pictures = {each: drawing for part in self.parts.values() for each, drawing in part.items()}
        if key not in pictures:
            self.show_all(host)
            return
        face = el("span", pictures[key], class_="sign-face")
        words = el("div", el("p", self.about(key)), self._printed(key))
        body = el("div", face, words, class_="sign-one")
        every = button(say("signs.all"), ALL, class_="button", icon=icon("eye"))
        host.show(InfoSheet("sign", self.name(key), join((body, more, every)), lambda *_: self.show_all(host)))

    def show_all(self, host: Services) -> None:
        """Open the sheet of all signs."""
        host.show(InfoSheet("signs", say("signs.title"), self.listed()))

    def listed(self) -> Markup:
        """Every sign by where it stands."""
        return join(el("section", el("h3", say(f"signs.{name}")), self.part(name)) for name in self.parts)

    def part(self, name: str) -> Markup:
        """The signs that stand in one place."""
        lines = (self._line(key, drawing) for key, drawing in self.parts[name].items())
        return el("dl", *lines, class_="glossary")

    def _line(self, key: str, drawing: Markup) -> Markup:
        words = el("dd", el("b", self.name(key)), " ", self.about(key), self._printed(key))
        return el("div", el("dt", drawing, class_="sign-face"), words)

    def _printed(self, key: str) -> Markup:
        """What it is called in the box, where that is something else."""
        found = names.printed(self.game, key)
        return el("small", say("names.printed", names=listed(found, "commas")), class_="hint") if found else Markup()
