"""Icons: one sprite for the page, and a small picture wherever one is wanted."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from hansa.core.data_files import find
from web.draw.players import patterns
from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from collections.abc import Iterable

HERE = "web.draw"


def symbols(package: str = HERE) -> dict[str, str]:
    """The paths of a package's icons and signs, from the file `icons.toml` in it; only the build has use for them."""
    drawn = tomllib.loads(find(package, "icons.toml") or "")
    return {f"{kind}-{name}": path for kind, paths in drawn.items() for name, path in paths.items()}


def _symbol(name: str, path: str) -> Markup:
    filled = "evenodd" if name.startswith("sign-") else None
    return el("symbol", el("path", d=path, fill_rule=filled), id=name, viewBox="0 0 24 24")


def sprite(games: Iterable[str] = ()) -> Markup:
    """What a page holds once, out of sight: every icon, sign and pattern that drawings refer to, those of games too."""
    drawn = [_symbol(name, path) for package in (HERE, *games) for name, path in symbols(package).items()]
    return el("svg", *drawn, el("defs", patterns()), class_="sprite", aria_hidden="true", focusable="false")


def icon(name: str, label: str | None = None) -> Markup:
    """A line icon as a picture of its own; without a label it is ornament beside a text."""
    use = el("use", href=f"#icon-{name}")
    if label is None:
        return el("svg", use, class_="icon", viewBox="0 0 24 24", aria_hidden="true")
    return el("svg", use, class_="icon", viewBox="0 0 24 24", role="img", aria_label=label)


def sign(name: str, x: float, y: float, size: float, class_: str = "sign") -> Markup:
    """A filled sign inside a drawing, placed by its middle."""
    return el("use", href=f"#sign-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size, class_=class_)
