"""The picture behind the titles of screens."""

from __future__ import annotations

from web.draw.icons import icon
from web.draw.writer import Markup, el
from web.games import kits


def picture(*, names: bool = True) -> Markup:
    """The hero of the first game that has one; on a narrow band without names, which would be cut through there."""
    return next((kit.hero(names) for kit in kits().values() if kit.hero), Markup())


def band(heading: str, back: str, label: str, behind: Markup) -> Markup:
    """The head of a screen: the way back, and the heading over a picture."""
    way = el("a", icon("back"), class_="button quiet round", href=back, aria_label=label, title=label)
    return el("header", behind, way, el("h1", heading), class_="band")
