"""Sheets of Hansa's table: choosing a marker to give up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hansa.baltic.events import Built
from web.draw.icons import icon
from web.draw.tappable import CHOSEN, choice
from web.draw.writer import Markup, button, el
from web.games.baltic import preview, words
from web.games.baltic.goods import marker_picture
from web.table.dialog import framed
from web.text import say

if TYPE_CHECKING:
    from hansa.baltic.view import View
    from web.table.moment import Moment
    from web.table.table import Table


@dataclass
class BuildSheet:
    """Which marker is given up for booths (H13). The one whose picture was tapped comes first."""

    table: Table
    moment: Moment[View]
    first: str
    name: str = "build"

    def markup(self) -> Markup:
        view, builds = self.moment.view, [action.text for action in self.moment.family("build")]
        texts = sorted((text.removeprefix("build ") for text in builds), key=lambda text: text != self.first)
        return framed(
            say("sheet.build.title", city=words.city(view.ship)),
            el("p", say("sheet.build.text")),
            el("div", *(self._pick(text, texts[0]) for text in texts), class_="picks"),
            el("div", button(say("do.cancel"), "app.dismiss"), class_="dialog-foot"),
            beside=True,
        )

    def _pick(self, text: str, first: str) -> Markup:
        game, state = self.moment.game, self.moment.state
        seen = preview.after(game, state, game.parse(state, f"build {text}"))
        (built,) = seen.happened(Built)
        leads = seen.view.leader(built.city) == built.seat
        paid = el("span", icon("crown"), say("sheet.build.lead"), class_="note") if leads else ""
        chosen = CHOSEN if text == self.first else 0
        return choice(
            "build",
            text,
            self.moment.mark_of(f"build {text}") | chosen,
            marker_picture(built.good.colour, built.good.barrels, words.good_spoken(built.good)),
            el("b", say("sheet.build.booths", n=built.booths)),
            paid,
            class_="pick",
            autofocus=text == first,
        )

    def do(self, command: str, value: str = "") -> None:
        if command == "build":
            self.table.host.dismiss()
            self.table.play(f"build {value}")
