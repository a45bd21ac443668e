"""A game on one card, like the back of a rulebook: sections of short lines, at a table as a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, el, join
from web.table.sheets import InfoSheet
from web.text import say
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa import Setup
    from web.wire.screen import Services


@dataclass(frozen=True)
class Section:
    """A part of the card under a heading of its own."""

    heading: str
    rule: str
    """Where the rules begin that it sums up."""
    body: Markup
    special: bool = False
    """Only this board or these options have it."""
    brief: bool = False
    """Whoever opens the rules sees it before them."""


@dataclass(frozen=True)
class Choice:
    """Another set-up whose card can be looked at instead."""

    label: str
    setup: Setup
    on: bool


@dataclass(frozen=True)
class Summary:
    """What a game's card says of a set-up, and of which other set-ups there are cards."""

    sections: Callable[[Setup], Sequence[Section]]
    choices: Callable[[Setup], Sequence[Sequence[Choice]]]


def card(setup: Setup, sections: Sequence[Section]) -> Markup:
    """All sections, in columns."""
    return el("div", *(_section(setup.game, each) for each in sections), class_=f"summary summary-{setup.game}")


def sheet(setup: Setup, summary: Summary) -> InfoSheet:
    """The card in front of a table."""
    page = address.summary(setup.game, len(setup.players), setup.options)
    way = el("a", icon("book"), say("summary.page"), href=page, class_="button")
    body = join((card(setup, summary.sections(setup)), el("div", way, class_="rules-ways")))
    return InfoSheet("summary", say("summary.of", game=say(f"setup.game.{setup.game}")), body)


def show(host: Services, setup: Setup, summary: Summary | None) -> None:
    """The sheet, where the game has a card."""
    if summary:
        host.show(sheet(setup, summary))


def _section(game: str, section: Section) -> Markup:
    number = el("a", section.rule, href=address.rules(game, section.rule), class_="summary-rule")
    looks = "summary-part is-special" if section.special else "summary-part"
    return el("section", el("h2", section.heading, number), section.body, class_=looks)


# What sections are made of.


def words(text: str) -> Markup:
    return el("p", text)


def entry(picture: str, lead: str, text: str = "") -> Markup:
    """A line with a picture: what it is called, and what is to be said of it."""
    return el("li", el("span", picture, class_="summary-sign"), el("span", lead and el("b", lead), " ", text))


def entries(*lines: Markup, steps: bool = False) -> Markup:
    """Such lines, or steps with numbers."""
    return el("ol" if steps else "ul", *lines, class_="summary-steps" if steps else "summary-lines")


def step(lead: str, text: str = "", more: str = "") -> Markup:
    """A line with a number before it."""
    return el("li", el("span", lead and el("b", lead), " ", text, more))


def reminder(text: str) -> Markup:
    """Something easily forgotten."""
    return el("li", icon("lamp"), el("span", text))


def points(*rows: tuple[str, str, str]) -> Markup:
    """What counts how much: a picture, what it is, and the points."""
    lines = (
        el("tr", el("td", picture, class_="summary-sign"), el("th", what, scope="row"), el("td", worth))
        for picture, what, worth in rows
    )
    return el("table", el("tbody", *lines), class_="summary-points")


def scale(columns: Sequence[tuple[str, str]], spoken: str) -> Markup:
    """How much so many of something are worth, side by side."""
    head = el("tr", *(el("th", many, scope="col") for many, _ in columns))
    body = el("tr", *(el("td", worth) for _, worth in columns))
    return el("table", el("thead", head), el("tbody", body), class_="summary-scale", aria_label=spoken)
