"""What every dialog looks like: a heading with a way out, then its own things."""

from __future__ import annotations

from web.draw.fields import round_button
from web.draw.icons import icon
from web.draw.writer import Markup, Value, el, join
from web.text import say


def framed(title: str, *children: str, beside: bool = False) -> Markup:
    """The inside of a dialog; `beside` the board, where there is room, if it is about something that lies there."""
    close = round_button("close", "app.dismiss", say("close"))
    head = el("header", el("h2", title, id="dialog-title"), close, class_="dialog-head")
    return join([head, el("div", *children, class_="dialog-body is-beside" if beside else "dialog-body")])


def choice(label: str, do: str, picture: str, *, hint: str = "", class_: str = "choice", **more: Value) -> Markup:
    """One line of a menu; `more` may tell what browsers allow only in the moment of the tap (web/page/gestures.mjs)."""
    words = el("span", el("span", label, class_="choice-label"), hint and el("span", hint, class_="hint"))
    return el("button", icon(picture), words, type="button", class_=class_, data_do=do, **more)
