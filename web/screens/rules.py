"""The rules of a game in our own words, by number, with drawings, contents and a search."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from web.draw.fields import text_field
from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.games import kits
from web.screens.hero import band, picture
from web.screens.summary import set_up
from web.table import boxes, glossary
from web.table.summary import card
from web.text import say, sentences
from web.text.rules import Rule, called, other_books, sections
from web.wire import address
from web.wire.screen import Screen

if TYPE_CHECKING:
    from web.wire.screen import Services

LONGEST = 80
"""Characters that are looked for; no rule has a longer word, and nobody types a longer question."""

NOTES = 3
"""So many names are explained above what was found: an unfinished word may begin many."""


class RulesScreen(Screen):
    """All rules, or those that a search finds."""

    name = "rules"

    def __init__(self, host: Services, game: str, number: str = "", back: str = address.HOME) -> None:
        self._host = host
        self._back = back
        self._game = game
        self._number = number
        self._wanted = ""

    def title(self) -> str:
        return say("page.title", name=say(f"rules.title.{self._game}"))

    def fragments(self) -> dict[str, Markup]:
        return {"app": self._frame(), "rules-found": self._found()}

    def do(self, command: str, value: str = "") -> None:
        if command == glossary.ALL:
            kits()[self._game].signs.show_all(self._host)
        elif command == boxes.NAMES:
            self._host.show(boxes.names_sheet(self._game))
        elif command == boxes.CONTENTS:
            self._host.show(boxes.contents_sheet(kits()[self._game]))
        elif command == "search":
            self._wanted = value[:LONGEST]
            self._number = ""
            found = sum(len(rules) for _, rules in sections(self._game, self._wanted))
            notes = [sentence for sentence, _ in called(self._game, self._wanted)[:NOTES]]
            self._host.announce(sentences((say("rules.found", n=found), *notes)))

    def _frame(self) -> Markup:
        search = say("rules.search")
        looks = {"type": "search", "class_": "field", "placeholder": search, "aria_label": search}
        field = text_field("rules-search", "search", LONGEST, spellcheck="false", **looks)
        head = band(say(f"rules.title.{self._game}"), self._back, say("rules.back"), picture(names=False))
        about = el("p", say("rules.about"), " ", *map(_link, other_books(self._game)), class_="lead")
        learn = el("a", icon("learn"), say("rules.lessons"), href=address.LEARN, class_="button")
        way = el("a", icon("card"), say("summary.open"), href=address.summary(self._game), class_="button")
        short = way if kits()[self._game].summary else ""
        advice = el("a", icon("lamp"), say("hints.open"), href=address.hints(self._game), class_="button")
        advised = advice if kits()[self._game].hints else ""
        signs = button(say("rules.signs"), glossary.ALL, icon=icon("eye"))
        about_boxes = boxes.contents_button(kits()[self._game]), boxes.names_button()
        ways = el("div", short, advised, learn, signs, *about_boxes, class_="rules-ways")
        found = el("div", id="rules-found")
        return el(
            "div",
            head,
            about,
            ways,
            field,
            self._contents(),
            found,
            class_="rules",
            data_rule=self._number,
        )

    def _contents(self) -> Markup:
        """The way to each section, and in it to each rule; folded away until it is wanted."""
        parts = [
            el("li", el("b", heading), el("ul", *(el("li", self._jump(rule)) for rule in rules)))
            for heading, rules in sections(self._game)
        ]
        return el("details", el("summary", say("rules.contents")), el("ul", *parts), class_="contents")

    def _jump(self, rule: Rule) -> Markup:
        return el("a", el("span", rule.number), " ", rule.heading, href=address.rules(self._game, rule.number))

    def _found(self) -> Markup:
        parts = [self._section(heading, rules) for heading, rules in sections(self._game, self._wanted)]
        if parts:
            return join([*self._called(), *parts] if self._wanted else [_brief(self._game), *parts])
        elsewhere = [_link(game) for game in other_books(self._game) if any(sections(game, self._wanted))]
        hint = (" ", say("rules.elsewhere"), " ", *elsewhere) if elsewhere else ()
        return el("p", say("rules.none", wanted=self._wanted), *hint, class_="empty")

    def _called(self) -> list[Markup]:
        """What the box calls otherwise, with the way to the rules that tell most of it."""
        told = []
        for sentence, numbers in called(self._game, self._wanted)[:NOTES]:
            ways = [el("a", number, href=address.rules(self._game, number)) for number in numbers]
            told.append(el("p", el("span", sentence), *ways, class_="called"))
        return told

    def _section(self, heading: str, rules: list[Rule]) -> Markup:
        return el("section", el("h2", heading), *map(self._rule, rules))

    def _rule(self, rule: Rule) -> Markup:
        number = el("a", rule.number, href=address.rules(self._game, rule.number), class_="rule-number")
        words = el("div", el("h3", rule.heading), el("p", rule.text), _figure(self._game, rule.number))
        class_ = "rule meant" if rule.number == self._number else "rule"
        return el("article", number, words, data_id=f"rule:{rule.number}", tabindex="-1", class_=class_)


@cache
def _brief(game: str) -> Markup:
    """The aim, a turn, the end and the points, before all the rules."""
    summary, setup = kits()[game].summary, set_up(game, "")
    return card(setup, [section for section in summary.sections(setup) if section.brief]) if summary else Markup()


def _link(game: str) -> Markup:
    return el("a", say(f"rules.title.{game}"), href=address.rules(game))


@cache
def _figure(game: str, number: str) -> Markup:
    """The drawings of a rule, where it has any."""
    drawn = kits()[game].figures.get(number)
    if drawn is None:
        return Markup()
    parts = [el("span", one.markup(), el("small", say(one.caption)) if one.caption else "") for one in drawn()]
    return el("figure", *parts, class_="rule-figure", role="img", aria_label=say(f"figure.{number}"))
