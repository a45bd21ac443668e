"""Sheets of Hansa Teutonica's table that decide something: income, displacing, a route, a marker, a favour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import le
from typing import TYPE_CHECKING

from hansa.teutonica.actions import amount
from hansa.teutonica.board import SKILLS
from hansa.teutonica.editions import MARKER_KINDS, MARKERS
from hansa.teutonica.events import MarkerTaken, Scored
from web.draw.icons import icon
from web.draw.tappable import able, choice, tappable
from web.draw.writer import Markup, button, el, join
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import marker_picture, staked_picture, tradesman_picture
from web.games.teutonica.choices import KINDS, Choice, listed_choice, outcome_choices, skill_label
from web.games.teutonica.countries import route_lines
from web.games.teutonica.foresight import after, desk_of, income, ready, refused
from web.games.teutonica.lines import foot, told
from web.games.teutonica.words import tell
from web.table.dialog import framed
from web.text import say, sentences
from web.text.teller import by_rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action
    from hansa.teutonica.board import Route
    from web.games.teutonica.foresight import Now
    from web.table.table import Table


def best_incomes(incomes: Sequence[Action]) -> list[Action]:
    """Those that take as much as can be had; more than one only where the mix is a choice (T7)."""
    most = max((sum(action.args) for action in incomes), default=0)
    return [action for action in incomes if sum(action.args) == most]


Play = Callable[..., None]
"""Plays an action, and another that follows from it."""


def _act(table: Table, play: Play, command: str, value: str) -> None:
    """What a button of a sheet stands for is played."""
    if command == "act":
        table.host.dismiss()
        play(value)


@dataclass
class IncomeSheet:
    """How many of each kind."""

    table: Table
    moment: Now
    play: Play
    name: str = "income"
    taken: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._legal = {action.args: action for action in self.moment.family("income")}
        self.taken = list(max(best_incomes(list(self._legal.values())), key=lambda action: action.args[1]).args)

    def markup(self) -> Markup:
        bank, (least, most) = desk_of(self.moment).bank, income(self.moment)
        about = tell("sheet.income.text.all") if bank == text.ALL else tell("sheet.income.text", n=bank)
        if least == most and bank != text.ALL:
            about = tell("sheet.income.text.exactly", pieces=tell("pieces", n=most))
        rows = [self._row(place, kind) for place, kind in enumerate(KINDS.values())]
        able = tuple(self.taken) in self._legal
        label = tell("sheet.income.yes", pieces=text.pieces(*self.taken)) if able else tell("do.income")
        words = f"income {amount(*self.taken)}"
        mark = self.moment.mark_of(words)
        take = choice("act", words, mark, label, class_="button primary", disabled=not able, autofocus=True)
        return framed(tell("sheet.income.title"), el("p", about), *rows, foot(take))

    def _row(self, place: int, kind: str) -> Markup:
        stock = desk_of(self.moment).stock[place]
        steps = []
        for sign, by in (("minus", -1), ("plus", 1)):
            wanted = [count + by * (kind == other) for other, count in zip(KINDS.values(), self.taken, strict=True)]
            able = min(wanted) >= 0 and any(all(map(le, wanted, legal)) for legal in self._legal)
            label = tell("sheet.income.more" if by > 0 else "sheet.income.fewer", kind=text.piece(kind))
            steps.append(
                button(
                    "",
                    f"{kind}{by:+}",
                    icon=icon(sign),
                    class_="button round",
                    disabled=not able,
                    aria_label=label,
                    id=f"{kind}-{sign}",
                )
            )
        figure = el("output", str(self.taken[place]), " / ", str(stock), class_="figure")
        man = tradesman_picture(self.moment.players[self.moment.seat], kind)
        return el("div", man, steps[0], figure, steps[1], class_="stepper")

    def do(self, command: str, value: str = "") -> None:
        for place, kind in enumerate(KINDS.values()):
            if command.startswith(kind):
                self.taken[place] += int(command.removeprefix(kind))
        _act(self.table, self.play, command, value)


@dataclass
class RouteSheet:
    """A route enlarged: its posts to tap, its marker, and creating it with all that comes of it."""

    table: Table
    moment: Now
    play: Play
    name: str = "route"
    route: str = ""

    def markup(self) -> Markup:
        moment, route = self.moment, self.moment.view.board.route(self.route)
        parts: list[Markup] = [self._posts()]
        if where := route_lines(moment, route):
            parts.append(told(where))
        parts += _printed(route)
        if staked := self._staked():
            parts.append(told(staked))
        if self.route in ready(moment):
            parts.append(self._creating())
        else:
            parts.append(told([self._lying()]))
            refusal = refused(moment.game, moment.state, f"route {self.route}")
            if refusal and moment.phase == "turn":
                why = tell("sheet.route.not-yet"), moment.words.refusal(refusal), self._missing()
                parts.append(el("p", sentences(why), class_="hint"))
        return framed(moment.words.route(self.route), *parts, beside=True)

    def _missing(self) -> str:
        """How many posts are not yet held by whoever looks at it."""
        moment = self.moment
        missing = sum(1 for man in moment.view.posts(self.route) if man is None or man.seat != moment.seat)
        return tell("sheet.route.missing", n=missing) if missing else ""

    def _posts(self) -> Markup:
        moment = self.moment
        route = moment.view.board.route(self.route)
        faces = []
        for n, (man, boat) in enumerate(zip(moment.view.posts(self.route), route.boats, strict=True)):
            target = f"post:{self.route}.{n + 1}"
            face = (
                tradesman_picture(moment.players[man.seat], man.kind)
                if man
                else icon("ship" if boat else "office", None)
            )
            label = moment.words.post(target[5:])
            if man:
                label = tell("sheet.route.post", who=moment.name(man.seat), kind=text.piece(man.kind))
            mark = able(moment.mark(target), possible=True)  # it tells at least why it is of no use
            faces.append(tappable(target, mark, face, class_="lens-post", aria_label=label, title=label))
        ends = [el("b", moment.words.city(city)) for city in (route.start, route.end)]
        return el("div", ends[0], *faces, ends[1], class_="lens", role="group", aria_label=tell("sheet.route.posts"))

    def _staked(self) -> list[Markup]:
        """Tributes and blocks that lie here, whose they are and what they do (T52)."""
        moment, route = self.moment, self.moment.view.board.route(self.route)
        start, end = (moment.words.city(city) for city in (route.start, route.end))
        return [
            join(
                (
                    staked_picture(moment.players[one.seat], one.marker),
                    el(
                        "span",
                        tell(f"sheet.route.staked.{one.marker}", who=moment.name(one.seat), start=start, end=end),
                    ),
                )
            )
            for one in moment.view.laid(self.route)
        ]

    def _lying(self) -> Markup:
        lying = self.moment.view.marker(self.route)
        if not lying:
            return el("span", tell("sheet.route.no-marker"), class_="hint")
        about = el("span", about_marker(lying, self.moment.view.edition), class_="hint")
        words = el("span", tell("sheet.route.marker.lies", marker=text.marker(lying)), about)
        return join((marker_picture(lying), words))

    def _creating(self) -> Markup:
        """Points to each owner, the marker, and then one thing (T15 to T17)."""
        moment = self.moment
        created = after(moment, f"route {self.route}")
        scored = {event.city: event for event in created.events if isinstance(event, Scored)}
        lines: list[str | Markup] = []
        route = moment.view.board.route(self.route)
        for city in (route.start, route.end):
            named = moment.words.city(city)
            if event := scored.get(city):
                points = text.prestige(event.points)
                lines.append(tell("sheet.route.control", who=moment.name(event.seat), points=points, city=named))
            else:
                lines.append(tell("sheet.route.nobody", city=named))
        if taken := next((event for event in created.events if isinstance(event, MarkerTaken)), None):
            last = "markers" in created.view.end_reasons
            words = tell("sheet.route.marker.last" if last else "sheet.route.marker", marker=text.marker(taken.marker))
            lines.append(join((marker_picture(taken.marker), el("span", words))))
        picks = [one.button(moment, "create") for one in outcome_choices(moment, created, self.route)]
        then = el("p", el("b", tell("sheet.route.then")))
        return join((told(lines), then, el("div", *picks, class_="picks column")))

    def do(self, command: str, value: str = "") -> None:
        if command == "country":
            self.table.do(command, value)
        elif command == "create":
            created = after(self.moment, f"route {self.route}")
            if refusal := refused(created.game, created.state, value):
                self.table.announce(self.moment.words.refusal(refusal))
                return
            self.table.host.dismiss()
            self.play(f"route {self.route}", value)


def _printed(route: Route) -> list[Markup]:
    """What the board prints on a route: boats, and a permanent marker (T43, T44)."""
    lines = []
    if any(route.boats):
        lines.append(join((icon("ship"), el("span", by_rule(tell("sheet.route.boats"), "T43")))))
    if route.permanent:
        about = el("span", by_rule(tell("sheet.route.permanent"), "T44"), class_="hint")
        lines.append(
            join((icon(f"permanent-{route.permanent}"), el("span", tell(f"permanent.{route.permanent}"), about)))
        )
    return [told(lines)] if lines else []


def about_marker(kind: str, edition: str) -> str:
    """What a marker does in this edition (T25)."""
    changed = kind == "exchange" and edition == "2009"
    return tell("marker.about.exchange.2009" if changed else f"marker.about.{kind}")


@dataclass
class MarkerSheet:
    """What a marker does, and using it; the other players' markers only explain themselves."""

    table: Table
    moment: Now
    play: Play
    name: str = "marker"
    kind: str = ""

    def markup(self) -> Markup:
        moment = self.moment
        parts: list[Markup] = [told([join((marker_picture(self.kind), about_marker(self.kind, moment.view.edition)))])]
        parts += self._use()
        return framed(say("capital", word=text.marker(self.kind)), *parts)

    def _use(self) -> list[Markup]:
        """Using it, or why that is not possible now."""
        moment = self.moment
        if not moment.legal or self.kind not in desk_of(moment).unused:
            return []
        if self.kind == "additional-office":
            return [el("p", tell("sheet.marker.in-route"), class_="hint")]
        if MARKER_KINDS[MARKERS.index(self.kind)].promotional:
            return self._promotional()
        texts = [f"use develop {skill}" for skill in SKILLS] if self.kind == "develop" else [f"use {self.kind}"]
        found = [(words, refused(moment.game, moment.state, words)) for words in texts]
        if self.kind == "develop":
            seen = after(moment)
            picks = [
                Choice(
                    skill_label(seen, moment.seat, words.split()[-1]),
                    icon(f"skill-{words.split()[-1]}"),
                    action=words,
                    why_not=moment.words.refusal(refusal) if refusal else "",
                ).button(moment, "act" if not refusal else "no")
                for words, refusal in found
            ]
            return [el("div", *picks, class_="picks column")]
        ((words, refusal),) = found
        if refusal:
            return [el("p", moment.words.refusal(refusal, f"marker:{self.kind}"), class_="hint")]
        face = icon("check"), tell("sheet.use")
        use = choice("act", words, moment.mark_of(words), *face, class_="button primary", autofocus=True)
        return [foot(no(), use)]

    def _promotional(self) -> list[Markup]:
        """T52: a marker to take back, or laying this one on a route that is tapped next."""
        moment, target = self.moment, f"marker:{self.kind}"
        if refusal := moment.game.why_not(moment.state, target):
            return [el("p", moment.words.refusal(refusal, target), class_="hint")]
        if found := moment.family("use-exchange-marker") if self.kind == "exchange-marker" else []:
            picks = [listed_choice(moment, action).button(moment) for action in found]
            return [el("div", *picks, class_="picks column")]
        return [foot(no(), button(tell("do.lay"), "lay", class_="button primary", autofocus=True))]

    def do(self, command: str, value: str = "") -> None:
        if command == "lay":
            self.table.choose(f"marker:{self.kind}")
        else:
            _act(self.table, self.play, command, value)


@dataclass
class FavourSheet:
    """What a favour of the emperor does, and gaining it (T39)."""

    table: Table
    moment: Now
    play: Play
    name: str = "favour"
    tile: str = ""

    def markup(self) -> Markup:
        moment = self.moment
        about = join((icon(f"favour-{self.tile}"), el("span", tell(f"favour.about.{self.tile}"))))
        words = f"favour {self.tile}"
        refusal = refused(moment.game, moment.state, words)
        if not moment.legal or self.tile not in moment.view.favours_on_offer:
            end: Markup = Markup()
        elif refusal:
            end = el("p", moment.words.refusal(refusal), class_="hint")
        else:
            take = choice("act", words, moment.mark_of(words), tell("favour.take"), class_="button primary")
            end = foot(no(), take)
        title = say("capital", word=text.favour(self.tile))
        return framed(title, told([about, tell("favour.cost")]), end)

    def do(self, command: str, value: str = "") -> None:
        _act(self.table, self.play, command, value)


def no() -> Markup:
    return button(say("do.cancel"), "app.dismiss")
