"""Writing SVG: text and attribute values are escaped because there is no other way to write them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Value = str | int | float | None

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


class Svg(str):
    """Finished markup. Any other string given to `tag` is text and gets escaped."""

    __slots__ = ()


def number(value: float) -> str:
    """A number as short as can be, to a tenth."""
    return f"{value:.1f}".removesuffix(".0")


def _attribute(name: str, value: str | float) -> str:
    text = number(value) if isinstance(value, (int, float)) else value.translate(_ESCAPES)
    return f' {name.rstrip("_").replace("_", "-")}="{text}"'


def tag(name: str, /, *children: str, **attributes: Value) -> Svg:
    """One element. `class_` is written class, `data_id` data-id; attributes that are None are left out."""
    head = "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    body = "".join(child if isinstance(child, Svg) else child.translate(_ESCAPES) for child in children)
    return Svg(f"<{name}{head}>{body}</{name}>" if body else f"<{name}{head}/>")


def join(parts: Iterable[Svg]) -> Svg:
    """Several pieces of markup as one."""
    return Svg("".join(parts))


def group(x: float, y: float, *children: str, **attributes: Value) -> Svg:
    """A group moved to a place."""
    return tag("g", *children, transform=f"translate({number(x)} {number(y)})", **attributes)
