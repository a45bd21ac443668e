"""Large pictures that a page holds once: where they are drawn again, somebody may say that they are only borrowed."""

from __future__ import annotations

from collections.abc import Callable

from web.draw.writer import Markup

Lend = Callable[[str, Callable[[], Markup]], Markup]
"""Gives a picture by its name, or something in its stead."""


def drawn(_name: str, draw: Callable[[], Markup]) -> Markup:
    """The picture itself."""
    return draw()
