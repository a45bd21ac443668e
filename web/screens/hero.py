"""The picture behind the titles of screens."""

from __future__ import annotations

from web.draw.writer import Markup
from web.games import kits


def picture(*, names: bool = True) -> Markup:
    """The hero of the first game that has one; on a narrow band without names, which would be cut through there."""
    return next((kit.hero(names) for kit in kits().values() if kit.hero), Markup())
