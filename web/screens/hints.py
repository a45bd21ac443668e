"""Hints for a game: what wins, in short, and positions in which it can be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from hansa import TITLE_LENGTH
from web.draw.icons import icon
from web.draw.writer import NOTHING, Markup, button, el
from web.play.session import LEVELS
from web.screens.hero import band, picture
from web.table.seats import players
from web.text import say
from web.wire import address
from web.wire.part import Part
from web.wire.screen import Screen

if TYPE_CHECKING:
    from hansa import Match
    from web.draw.players import Player
    from web.play.hint import Hint
    from web.table.kit import Kit
    from web.wire.screen import Services

OPPONENTS = LEVELS[len(LEVELS) // 2]
"""The level of those who play on: strong enough to answer well, and soon done."""


class HintsScreen(Screen):
    """All hints of one game, in the order in which they matter."""

    name = "hints"

    def __init__(self, host: Services, kit: Kit, back: str) -> None:
        self._host = host
        self._kit = kit
        self._back = back

    def title(self) -> str:
        return say("page.title", name=self._heading())

    def fragments(self) -> list[Part]:
        return [Part("app", (self._kit.id, self._back), self._page)]

    def _page(self) -> Markup:
        head = band(self._heading(), self._back, say("rules.back"), picture(names=False))
        about = el("p", say("hints.about"), class_="lead")
        every = el("div", *(_card(self._kit, hint) for hint in self._kit.hints), class_="hints")
        return el("div", head, about, every, class_="summary-page")

    def do(self, command: str, value: str = "") -> None:
        for hint in self._kit.hints:
            if command == "try" and hint.name == value and hint.position:
                self._try(hint, hint.position())

    def _heading(self) -> str:
        return say("hints.of", game=say(f"setup.game.{self._kit.id}"))

    def _try(self, hint: Hint, match: Match) -> None:
        """A copy of the position; one that is in the list and untouched is taken again."""
        host, words = self._host, f"hint.{self._kit.id}.{hint.name}"
        match.title = say("hints.title", hint=say(words))[:TITLE_LENGTH]
        match.seats = tuple(
            hansa.PERSON if seat == match.to_act else OPPONENTS for seat in range(len(match.setup.players))
        )
        record = match.dumps()
        known = next((save.id for save in host.library.games() if save.record == record), "")
        there = address.game(known or host.library.add(match).id)
        host.notice(say(f"{words}.try"), say("hints.open"), lambda: host.go(address.hints(self._kit.id)))
        host.go(there)


def _card(kit: Kit, hint: Hint) -> Markup:
    words = f"hint.{kit.id}.{hint.name}"
    match = hint.position() if hint.position else None
    shown = el("div", hint.picture(match, _players(kit, match)).markup(), class_="hint-picture")
    numbers = (el("a", number, href=address.rules(kit.id, number), class_="summary-rule") for number in hint.rules)
    told = [el("h2", say(words)), el("p", say(f"{words}.words"))]
    attempt = NOTHING
    if match:
        told.append(el("p", say(f"{words}.try"), class_="hint-task"))
        attempt = button(say("hints.try"), "try", hint.name, class_="button primary", icon=icon("play"))
    foot = el("div", attempt, el("span", *numbers, class_="hint-rules"), class_="hint-foot")
    return el("article", shown, *told, foot, class_="hint-card")


def _players(kit: Kit, match: Match | None) -> tuple[Player, ...]:
    return players(match.setup.players, kit.colours) if match else ()
