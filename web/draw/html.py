"""Writing HTML: text and attribute values are escaped because there is no other way to write them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.svg import Svg

if TYPE_CHECKING:
    from collections.abc import Iterable

Markup = Svg
"""Finished markup, of HTML or of SVG. Any other string is text."""

Value = str | int | bool | None

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
_VOID = frozenset({"br", "hr", "img", "input", "meta", "link", "wbr"})


def text(words: str) -> Markup:
    """Words as markup that shows exactly these words."""
    return words if isinstance(words, Markup) else Markup(words.translate(_ESCAPES))


def el(name: str, /, *children: str, **attributes: Value) -> Markup:
    """One element. `class_` is written class, `data_id` data-id; True makes a bare attribute, None and False none."""
    given = {key: value for key, value in attributes.items() if value is not None and value is not False}
    head = "".join(_attribute(key, value) for key, value in given.items())
    if name in _VOID:
        return Markup(f"<{name}{head}>")
    return Markup(f"<{name}{head}>{''.join(map(text, children))}</{name}>")


def join(parts: Iterable[str]) -> Markup:
    """Several pieces as one; text among them is escaped."""
    return Markup("".join(map(text, parts)))


def _attribute(key: str, value: str | int) -> str:
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{str(value).translate(_ESCAPES)}"'


def button(
    label: str, do: str, value: str = "", *, class_: str = "button", icon: str = "", **attributes: Value
) -> Markup:
    """A button that does something when it is used."""
    return el("button", icon, label, type="button", class_=class_, data_do=do, data_value=value or None, **attributes)
