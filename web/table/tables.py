"""The board as tables, for those who listen instead of looking and for whoever likes tables.

The same things with the same targets as in the picture, so that a whole game can be played from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.tappable import ABLE, tappable
from web.draw.writer import Markup, el
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Row = tuple[str, ...]


def place() -> Markup:
    """Where the tables stand, in the board's stead."""
    return el("div", id="table-overview", class_="overview", role="region", aria_label=say("overview.title"))


def table(caption: str, heads: Sequence[str], rows: Iterable[Row], kind: str = "") -> Markup:
    """One table; the first cell of a row says what the row is about."""
    top = el("thead", el("tr", *(el("th", head, scope="col") for head in heads)))
    body = [el("tr", el("th", name, scope="row"), *(el("td", cell) for cell in cells)) for name, *cells in rows]
    looks = f"overview-table {kind}".rstrip()
    return el("table", el("caption", caption), top, el("tbody", *body), class_=looks)


def few(*parts: str) -> Markup:
    """Small things side by side in a cell."""
    return el("span", *parts, class_="few")


def hint(words: str) -> Markup:
    """A line of less weight in a cell."""
    return el("span", words, class_="hint")


@dataclass(frozen=True, slots=True)
class Things:
    """The things of the board as they stand in a cell: a button as long as a thing is of use, else what it is."""

    marks: Mapping[str, int]

    def can(self, target: str) -> bool:
        """Whether a thing is of use."""
        return bool(self.marks.get(target, 0) & ABLE)

    def picture(self, target: str, face: Markup, label: str) -> Markup:
        """Something that is shown by its picture, and told by its name."""
        if not self.can(target):
            return el("span", face, role="img", aria_label=label, title=label, class_="thing")
        return self._button(target, face, label)

    def words(self, target: str, words: str) -> Markup:
        """Something that is shown by words, and can always be tapped."""
        return self._button(target, words)

    def _button(self, target: str, face: str, label: str | None = None) -> Markup:
        mark = self.marks.get(target, 0)
        return tappable(target, mark, face, class_="thing", aria_label=label, title=label)
