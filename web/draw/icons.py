"""Icons: one sprite for the page, and a small picture wherever one is wanted."""

from __future__ import annotations

from web.draw.icon_paths import LINES as SHARED
from web.draw.icon_paths import SIGNS
from web.draw.players import patterns
from web.draw.writer import Markup, el, join
from web.games.teutonica.icon_paths import LINES as TEUTONICA

LINES = {**SHARED, **TEUTONICA}


def _symbol(kind: str, name: str, path: str) -> Markup:
    filled = "evenodd" if kind == "sign" else None
    return el("symbol", el("path", d=path, fill_rule=filled), id=f"{kind}-{name}", viewBox="0 0 24 24")


def symbols() -> Markup:
    """Every icon and sign once, to be put into the page's sprite."""
    lines = [_symbol("icon", name, path) for name, path in LINES.items()]
    return join(lines + [_symbol("sign", name, path) for name, path in SIGNS.items()])


def sprite() -> Markup:
    """What a page holds once, out of sight: every icon, sign and pattern that drawings refer to."""
    return el("svg", el("defs", symbols(), patterns()), class_="sprite", aria_hidden="true")


def icon(name: str, label: str | None = None) -> Markup:
    """A line icon as a picture of its own; without a label it is ornament beside a text."""
    if name not in LINES:
        raise KeyError(f"no icon {name!r}")
    use = el("use", href=f"#icon-{name}")
    if label is None:
        return el("svg", use, class_="icon", viewBox="0 0 24 24", aria_hidden="true")
    return el("svg", use, class_="icon", viewBox="0 0 24 24", role="img", aria_label=label)


def sign(name: str, x: float, y: float, size: float, class_: str = "sign") -> Markup:
    """A filled sign inside a drawing, placed by its middle."""
    return el("use", href=f"#sign-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size, class_=class_)
