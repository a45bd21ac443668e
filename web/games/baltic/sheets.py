"""Sheets of Hansa's table: choosing a marker to give up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hansa.baltic.events import Built
from web.draw.icons import icon
from web.draw.writer import Markup, button, el
from web.games.baltic import preview, words
from web.games.baltic.goods import marker_picture
from web.table.dialog import framed
from web.text import many, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa.baltic.view import View
    from web.play.session import Session
    from web.wire.screen import Host


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
        (built,) = seen.happened(Built)
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
