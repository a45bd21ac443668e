"""Setting Hansa up: with bonuses or without."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.draw.fields import switch
from web.draw.writer import Markup, el
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from web.draw.lending import Lend


class BalticOptions:
    """What is chosen besides the players."""

    def __init__(self) -> None:
        self._bonuses = "off"

    def choose(self, key: str, value: str) -> None:
        """Take a wish down."""
        if key == "bonuses":
            self._bonuses = value

    def recall(self, options: Mapping[str, str], _players: int) -> None:
        """What was chosen the last time."""
        self.choose("bonuses", options["bonuses"])

    def counts(self, _key: str) -> Collection[int]:
        """So many may play."""
        return hansa.games()["hansa"].seats

    def chosen(self, _players: int) -> dict[str, str]:
        """The same for the rules."""
        return {"bonuses": "on" if self._bonuses == "on" else "off"}

    def markup(self, _players: int, _lend: Lend) -> Markup:
        """A switch with a line that explains it."""
        words = el("span", say("setup.bonuses"), el("span", say("setup.bonuses.hint"), class_="hint"))
        return switch("bonuses", "bonuses", words, on=self._bonuses == "on")
