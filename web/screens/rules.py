"""The rules of a game in our own words, by number, with a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import routes
from web.draw.icons import icon
from web.html import Markup, el, join
from web.text import say
from web.text.rules import Rule, other_books, sections

if TYPE_CHECKING:
    from web.screen import Host


class RulesScreen:
    """All rules, or those that a search finds."""

    name = "rules"

    def __init__(self, host: Host, game: str, number: str = "", back: str = routes.HOME) -> None:
        self._host = host
        self._back = back
        self._game = game
        self._number = number
        self._wanted = ""

    def title(self) -> str:
        return say("page.title", name=say(f"rules.title.{self._game}"))

    def fragments(self) -> dict[str, Markup]:
        return {"app": self._frame(), "rules-found": self._found()}

    def tap(self, target: str) -> None:
        """Nothing on this screen is a thing of a game."""

    def do(self, command: str, value: str = "") -> None:
        if command == "search":
            self._wanted = value
            self._number = ""
            self._host.announce(say("rules.found", n=sum(len(rules) for _, rules in sections(self._game, value))))

    def key(self, _key: str) -> bool:
        return False

    def _frame(self) -> Markup:
        label = say("rules.back")
        back = el("a", icon("back"), class_="button quiet round", href=self._back, aria_label=label, title=label)
        field = el(
            "input",
            type="search",
            id="rules-search",
            class_="field",
            data_do="search",
            placeholder=say("rules.search"),
            aria_label=say("rules.search"),
            autocomplete="off",
            spellcheck="false",
        )
        head = el("header", back, el("h1", say(f"rules.title.{self._game}")), class_="page-head")
        about = el("p", say("rules.about"), " ", *map(_link, other_books(self._game)), class_="lead")
        return el("div", head, about, field, el("div", id="rules-found"), class_="rules")

    def _found(self) -> Markup:
        parts = [self._section(heading, rules) for heading, rules in sections(self._game, self._wanted)]
        return join(parts) if parts else el("p", say("rules.none", wanted=self._wanted), class_="empty")

    def _section(self, heading: str, rules: list[Rule]) -> Markup:
        return el("section", el("h2", heading), *map(self._rule, rules))

    def _rule(self, rule: Rule) -> Markup:
        number = el("a", rule.number, href=routes.rules(self._game, rule.number), class_="rule-number")
        words = el("div", el("h3", rule.heading), el("p", rule.text))
        class_ = "rule meant" if rule.number == self._number else "rule"
        return el("article", number, words, data_id=f"rule:{rule.number}", tabindex="-1", class_=class_)


def _link(game: str) -> Markup:
    return el("a", say(f"rules.title.{game}"), href=routes.rules(game))
