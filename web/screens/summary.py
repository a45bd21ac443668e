"""A game on one card, at an address of its own: to be read, and to be printed on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from hansa import Setup, SetupError
from web.draw.icons import icon
from web.draw.writer import Markup, button, el
from web.screens.hero import band, picture
from web.table.summary import card
from web.text import say
from web.wire import address
from web.wire.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.table.summary import Choice, Summary


class SummaryScreen(Screen):
    """The card of one set-up, and the ways to those of others."""

    name = "summary"

    def __init__(self, summary: Summary, setup: Setup, back: str) -> None:
        self._summary = summary
        self._setup = setup
        self._back = back

    def title(self) -> str:
        return say("page.title", name=self._heading())

    def fragments(self) -> dict[str, Markup]:
        setup, summary = self._setup, self._summary
        head = band(self._heading(), self._back, say("rules.back"), picture(names=False))
        rules = el("a", icon("book"), say("rules.open"), href=address.rules(setup.game), class_="button")
        paper = button(say("summary.print"), "print", icon=icon("log"), data_prints=True)
        rows = (_row(choices) for choices in summary.choices(setup) if choices)
        offered = el("nav", *rows, aria_label=say("summary.choices"))
        strip = el("div", offered, el("div", paper, rules, class_="summary-ways"), class_="summary-strip")
        return {"app": el("div", head, strip, card(setup, summary.sections(setup)), class_="summary-page")}

    def _heading(self) -> str:
        return say("summary.of", game=say(f"setup.game.{self._setup.game}"))


def _row(choices: Sequence[Choice]) -> Markup:
    return el("div", *map(_chip, choices), class_="summary-chips")


def _chip(choice: Choice) -> Markup:
    there = address.summary(choice.setup.game, len(choice.setup.players), choice.setup.options)
    mark = icon("check") if choice.on else ""
    return el("a", mark, choice.label, href=there, class_="button", aria_current=str(choice.on).lower())


def set_up(game: str, told: str) -> Setup:
    """The set-up that an address tells of; what the rules do not allow is the first one they do."""
    rules = hansa.games()[game]
    players, options = address.read_setup(told)
    asked = Setup(game, ("",) * (players if players in rules.seats else 0), options)
    return next(filter(None, map(_allowed, (asked, *(Setup(game, ("",) * seats) for seats in rules.seats)))))


def _allowed(setup: Setup) -> Setup | None:
    try:
        return hansa.games()[setup.game].check(setup)
    except SetupError:
        return None
