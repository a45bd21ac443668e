"""What sheets of Hansa Teutonica are made of: facts below each other, things explained, buttons at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, el, join

if TYPE_CHECKING:
    from collections.abc import Sequence


def foot(*buttons: Markup) -> Markup:
    return el("div", *buttons, class_="dialog-foot")


def told(lines: Sequence[str | Markup]) -> Markup:
    """Facts, one below the other."""
    return el("ul", *(el("li", line) for line in lines), class_="told")


def explained(picture: Markup, name: str, about: str) -> Markup:
    """A sign, its name and what it means."""
    return join((picture, el("span", el("b", name), el("span", about, class_="hint"))))
