"""Fields of forms that several screens have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from collections.abc import Iterable


def segments(name: str, command: str, choices: Iterable[tuple[str, str]], chosen: str) -> Markup:
    """One of a few values, each with its word, side by side."""
    radios = [
        el(
            "label",
            el(
                "input",
                type="radio",
                name=name,
                id=f"{name}-{value}",
                value=value,
                data_do=command,
                checked=value == chosen,
            ),
            el("span", word),
        )
        for value, word in choices
    ]
    return el("div", *radios, class_="segments")
