"""Two sheets about the boxes: "Names in the box", printed names and ours, and "What is in the box"."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.table.sheets import InfoSheet, facts
from web.text import names, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.table.kit import Kit
    from web.wire.screen import Dialog

NAMES, CONTENTS = "names", "contents"
"""What the buttons for them do."""


def names_button() -> Markup:
    return button(say("names.open"), NAMES, icon=icon("goods"))


def contents_button(kit: Kit) -> Markup:
    """Nothing where a game has no such sheet."""
    return button(say("contents.open"), CONTENTS, icon=icon("pile")) if kit.contents else Markup()


def names_sheet(game: str) -> Dialog:
    boxes = names.boxes(game)
    rows = [
        (name.ours, *(name.printed.get(box, say("names.nothing")) for box in boxes))
        for name in names.names(game)
        if name.differs
    ]
    table = facts((say("names.ours"), *boxes.values()), rows)
    return InfoSheet("names", say("names.title"), join((el("p", say("names.about"), class_="hint"), table)))


def contents_sheet(kit: Kit, options: Mapping[str, str] = MappingProxyType({})) -> Dialog:
    """For a game with these options, or for whoever only wants to read."""
    return InfoSheet("contents", say("contents.title"), kit.contents(options) if kit.contents else Markup())
