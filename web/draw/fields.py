"""Buttons and fields that several screens have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from collections.abc import Iterable

    from web.draw.writer import Value


def round_button(picture: str, do: str, label: str, value: str = "", looks: str = "", **more: Value) -> Markup:
    """A button that shows only a picture."""
    more |= {"data_do": do, "data_value": value or None, "aria_label": label}
    return el("button", icon(picture), type="button", class_=f"button quiet round {looks}".rstrip(), **more)


def text_field(name: str, do: str, longest: int, **more: Value) -> Markup:
    """A line to be typed in; what was typed before in other sites is not offered."""
    return el("input", **{"type": "text", "autocomplete": "off", **more}, id=name, data_do=do, maxlength=longest)


def segments(name: str, command: str, choices: Iterable[tuple[str, str]], chosen: str) -> Markup:
    """One of a few values, each with its word, side by side."""
    radios = [(radio(name, value, command, on=value == chosen), el("span", word)) for value, word in choices]
    return el("div", *(el("label", *each) for each in radios), class_="segments")


def radio(name: str, value: str, do: str, *, on: bool, shut: bool = False) -> Markup:
    """One of several that exclude each other."""
    key = f"{name}-{value}"
    return el("input", type="radio", name=name, id=key, value=value, data_do=do, checked=on, disabled=shut)


def switch(name: str, do: str, words: Markup, *, on: bool, shut: bool = False) -> Markup:
    """Something that is on or off, with a line that explains it."""
    box = el("input", type="checkbox", role="switch", id=name, data_do=do, checked=on, disabled=shut)
    return el("label", words, box, class_="switch is-shut" if shut else "switch")
