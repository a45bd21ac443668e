"""The whole log of a game, the newest first, a piece at a time: a game may be long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, button, el, join
from web.table.sheets import shut
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Callable

PIECE = 200
"""How many actions are told at once."""


class LogSheet:
    """Each piece has a place for the one before it, so that what is read stays as it is."""

    name = "log"

    def __init__(
        self, head: Markup, ply: int, lines: Callable[[int, int], Markup], then: Callable[[str, str], None]
    ) -> None:
        """`lines` gives those of the actions from one number to another; `then` does what is asked for in them."""
        self._head = head
        self._lines = lines
        self._then = then
        self._told = ply
        self._pieces: list[Markup] = []
        self._tell()

    def markup(self) -> Markup:
        return shut(say("sheet.log.title"), self._head, el("div", id="log-0"))

    def parts(self) -> dict[str, Markup]:
        places = [el("div", id=f"log-{number}") for number in range(1, len(self._pieces) + 1)]
        parts = {f"log-{number}": join(piece) for number, piece in enumerate(zip(self._pieces, places, strict=True))}
        if self._told:
            parts[f"log-{len(places)}"] = button(say("log.earlier"), "earlier", class_="button small")
        return parts

    def do(self, command: str, value: str = "") -> None:
        if command == "earlier":
            self._tell()
        else:
            self._then(command, value)

    def _tell(self) -> None:
        since = max(0, self._told - PIECE)
        self._pieces.append(self._lines(since, self._told))
        self._told = since
