"""Sheets of Hansa's table: choosing a marker to give up, and a last look before what cannot be undone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hansa.baltic.events import Built
from web.dialogs.frame import framed
from web.draw.goods import marker_picture
from web.draw.icons import icon
from web.html import Markup, button, el
from web.screens import preview
from web.text import hansa as words
from web.text import many, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa.baltic.view import View
    from web.screen import Host
    from web.session import Session


@dataclass
class Reading:
    """Something to look at: the score so far, the log, the keys."""

    name: str
    heading: str
    body: Markup

    def markup(self) -> Markup:
        shut = button(say("do.close"), "app.dismiss", class_="button primary")
        return framed(self.heading, self.body, el("div", shut, class_="dialog-foot"))

    def do(self, _command: str, _value: str = "") -> None:
        """There is nothing to do but to close it, which is the app's own."""


@dataclass
class Question:
    """A last look: what will happen, yes or no."""

    host: Host
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


@dataclass
class BuildSheet:
    """Which marker is given up for booths (H13). The one whose picture was tapped comes first."""

    host: Host
    session: Session
    first: str
    then: Callable[[str], None]
    name: str = "build"

    def markup(self) -> Markup:
        view: View = self.session.view
        builds = [str(action) for action in self.session.legal if action.family == "build"]
        texts = sorted((text.removeprefix("build ") for text in builds), key=lambda text: text != self.first)
        return framed(
            say("sheet.build.title", city=words.city(view.ship)),
            el("p", say("sheet.build.text")),
            el("div", *(self._pick(text, texts[0]) for text in texts), class_="picks"),
            el("div", button(say("do.cancel"), "app.dismiss"), class_="dialog-foot"),
        )

    def _pick(self, text: str, first: str) -> Markup:
        game, state = self.session.game, self.session.match.state
        seen = preview.after(game, state, game.parse(state, f"build {text}"))
        (built,) = seen.of(Built)
        leads = seen.view.leader(built.city) == built.seat
        paid = el("span", icon("crown"), say("sheet.build.lead"), class_="note") if leads else ""
        return el(
            "button",
            marker_picture(built.good.colour, built.good.barrels, words.good_spoken(built.good)),
            el("b", many("sheet.build.booths", built.booths)),
            paid,
            type="button",
            class_="pick is-chosen" if text == self.first else "pick",
            data_do="build",
            data_value=text,
            autofocus=text == first,
        )

    def do(self, command: str, value: str = "") -> None:
        if command == "build":
            self.host.dismiss()
            self.then(value)
