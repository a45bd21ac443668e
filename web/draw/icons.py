"""Icons: one sprite for the page, and a small picture wherever one is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icon_paths import LINES
from web.draw.players import patterns
from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from collections.abc import Mapping

SYMBOLS = {f"icon-{name}": path for name, path in LINES.items()}
"""Those that are no game's own."""


def _symbol(name: str, path: str) -> Markup:
    filled = "evenodd" if name.startswith("sign-") else None
    return el("symbol", el("path", d=path, fill_rule=filled), id=name, viewBox="0 0 24 24")


def sprite(*games: Mapping[str, str]) -> Markup:
    """What a page holds once, out of sight: every icon, sign and pattern that drawings refer to, those of games too."""
    symbols = [_symbol(name, path) for each in (SYMBOLS, *games) for name, path in each.items()]
    return el("svg", *symbols, el("defs", patterns()), class_="sprite", aria_hidden="true", focusable="false")


def icon(name: str, label: str | None = None) -> Markup:
    """A line icon as a picture of its own; without a label it is ornament beside a text."""
    use = el("use", href=f"#icon-{name}")
    if label is None:
        return el("svg", use, class_="icon", viewBox="0 0 24 24", aria_hidden="true")
    return el("svg", use, class_="icon", viewBox="0 0 24 24", role="img", aria_label=label)


def sign(name: str, x: float, y: float, size: float, class_: str = "sign") -> Markup:
    """A filled sign inside a drawing, placed by its middle."""
    return el("use", href=f"#sign-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size, class_=class_)
