"""Sheets of every table: something to read, and a last look before what cannot be undone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.writer import Markup, button, el, join
from web.table.dialog import framed
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from web.wire.screen import Services


def shut(heading: str, *body: str) -> Markup:
    """Something to read, and the way out below it."""
    foot = el("div", button(say("do.close"), "app.dismiss", class_="button primary"), class_="dialog-foot")
    return framed(heading, *body, foot)


def facts(heads: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> Markup:
    """A small table; what a row is about stands in its first column."""
    head = el("thead", el("tr", *(el("th", one, scope="col") for one in heads)))
    body = (el("tr", el("th", first, scope="row"), *(el("td", one) for one in rest)) for first, *rest in rows)
    return el("table", el("caption", caption) if caption else "", head, el("tbody", join(body)), class_="fact-table")


def _nothing(_command: str, _value: str) -> None:
    """There is nothing to do but to close it, which is the app's own."""


@dataclass
class InfoSheet:
    """Something to look at: the score so far, the log, the keys."""

    name: str
    heading: str
    body: Markup
    then: Callable[[str, str], None] = _nothing
    """What is done when something in it is used."""

    def markup(self) -> Markup:
        return shut(self.heading, self.body)

    def do(self, command: str, value: str = "") -> None:
        self.then(command, value)


@dataclass
class Question:
    """A last look: what will happen, yes or no."""

    host: Services
    name: str
    heading: str
    lines: Sequence[str]
    yes: str
    no: str
    then: Callable[[], None]

    def markup(self) -> Markup:
        facts = el("ul", *(el("li", line) for line in self.lines), class_="told")
        answers = button(self.no, "app.dismiss"), button(self.yes, "yes", class_="button primary", autofocus=True)
        return framed(self.heading, facts, el("div", *answers, class_="dialog-foot"))

    def do(self, command: str, _value: str = "") -> None:
        if command == "yes":
            self.host.dismiss()
            self.then()
