"""Writing HTML and SVG: text and attribute values are escaped because there is no other way to write them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.wire.markup import Markup

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["NOTHING", "Markup", "Value", "button", "el", "group", "join", "number"]

Value = str | int | float | bool | None

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
_VOID = frozenset({"br", "hr", "img", "input", "meta", "link", "wbr"})
_SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "use", "stop"})
"""Elements of a drawing that hold nothing."""
_NAMES: dict[str, str] = {}
"""Attributes by how Python writes them: `class_`, `data_id`."""


NOTHING = Markup("")


def number(value: float) -> str:
    """A number as short as can be, to a tenth."""
    return f"{value:.1f}".removesuffix(".0")


def el(name: str, /, *children: str, **attributes: Value) -> Markup:
    """One element. `class_` is written class, `data_id` data-id; True makes a bare attribute, None and False none."""
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        written = _NAMES.get(key)
        if written is None:
            written = _NAMES[key] = key.rstrip("_").replace("_", "-")
        if value is True:
            parts.append(f" {written}")
        elif isinstance(value, str):
            parts.append(f' {written}="{value.translate(_ESCAPES)}"')
        else:
            parts.append(f' {written}="{f"{value:.1f}".removesuffix(".0")}"')
    if name in _VOID:
        parts.append(">")
    elif name in _SHAPES:
        parts.append("/>")
    else:
        parts.append(">")
        for child in children:
            parts.append(child if isinstance(child, Markup) else child.translate(_ESCAPES))  # noqa: PERF401 - a call less
        parts.append(f"</{name}>")
    return Markup("".join(parts))


def join(parts: Iterable[str]) -> Markup:
    """Several pieces as one; text among them is escaped."""
    return Markup("".join([part if isinstance(part, Markup) else part.translate(_ESCAPES) for part in parts]))


def group(x: float, y: float, *children: str, **attributes: Value) -> Markup:
    """A part of a drawing, moved to a place."""
    return el("g", *children, transform=f"translate({number(x)} {number(y)})", **attributes)


def button(
    label: str, do: str, value: str = "", *, class_: str = "button", icon: str = "", **attributes: Value
) -> Markup:
    """A button that does something when it is used."""
    return el("button", icon, label, type="button", class_=class_, data_do=do, data_value=value or None, **attributes)
