"""Sheets of Hansa Teutonica's table that only tell: a city, special points, a secret mission."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hansa.teutonica.board import SKILLS
from web.draw.icons import icon
from web.draw.pieces import shield_picture
from web.draw.writer import Markup, button, el, join
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import tradesman_picture
from web.games.teutonica.foresight import desk_of
from web.games.teutonica.sheets import foot, told
from web.games.teutonica.words import tell
from web.table.dialog import framed
from web.text import either, listed
from web.text.teller import by_rule

if TYPE_CHECKING:
    from hansa.teutonica.board import City, Space
    from web.games.teutonica.foresight import Now


def city_body(moment: Now, city: City) -> Markup:
    """Who is in a city, who controls it, what the next office takes, and its signs."""
    face = moment.view.city(city.id)
    lines: list[str | Markup] = []
    men = [*face.additional, *(man for man in face.spaces if man)]
    if men:
        row = [tradesman_picture(moment.players[man.seat], man.kind, moment.name(man.seat)) for man in men]
        offices = listed(
            [tell("sheet.city.office", who=moment.name(man.seat), kind=text.piece(man.kind)) for man in men]
        )
        lines.append(el("span", *row, class_="row-of-men"))
        lines.append(tell("sheet.city.offices", offices=offices))
    control = face.control
    lines.append(tell("sheet.city.nobody") if control is None else tell("sheet.city.control", who=moment.name(control)))
    lines.append(_green(moment) if city.green else _next(moment.view.next_space(city.id)))
    for skill in city.skills:
        words = tell("sheet.city.skill", skill=text.skill(skill))
        lines.append(explained(icon(f"skill-{skill}"), words, tell(f"skill.about.{skill}")))
    if city.id == moment.view.board.special_city:
        lines.append(join((icon("star"), el("span", tell("sheet.city.special")))))
    if city.id in moment.view.board.link:
        lines.append(join((icon("link"), el("span", tell("sheet.city.link")))))
    if city.permits:
        lines.append(tell("sheet.city.permit", countries=text.either(city.permits)))
    return told(lines)


def special_body(moment: Now, points: int) -> Markup:
    """What a space of special points is worth, who stands there, and how somebody gets there (T22)."""
    board = moment.view.board
    space, man = next(pair for pair in zip(board.special, moment.view.special, strict=True) if pair[0].points == points)
    lines: list[str | Markup] = [join((icon("star"), el("span", tell("sheet.special.about", points=points))))]
    if man:
        lines.append(tell("sheet.special.taken", who=moment.name(man.seat)))
        return told(lines)
    own = text.value("privilege", desk_of(moment).skills[SKILLS.index("privilege")])
    lines.append(tell("sheet.special.free", colour=text.colour(space.colour), own=own))
    routes = either([moment.words.route(route) for route in board.special_routes])
    lines.append(by_rule(tell("sheet.special.how", routes=routes), "T22"))
    return told(lines)


def _next(space: Space | None) -> str:
    """T18, T19: what the next office takes and brings."""
    if space is None:
        return tell("sheet.city.full")
    kind = text.piece("merchant" if space.merchant else "trader")
    if space.coin:
        points = text.prestige(space.coin)
        return tell("sheet.city.next.coin", kind=kind, colour=text.colour(space.colour), points=points)
    return tell("sheet.city.next", kind=kind, colour=text.colour(space.colour))


def _green(moment: Now) -> str:
    """T42: how an office gets to a city without spaces, and what the first one does."""
    routes = [route.id for route in moment.view.board.routes if route.permanent == "green-office"]
    ways = either([moment.words.route(route) for route in routes])
    return by_rule(tell("sheet.city.green", routes=ways), "T42")


def explained(picture: Markup, name: str, about: str) -> Markup:
    """A sign, its name and what it means."""
    return join((picture, el("span", el("b", name), el("span", about, class_="hint"))))


@dataclass
class MissionSheet:
    """A secret: first the screen changes hands, then it is shown, and nobody else has seen it (T38)."""

    moment: Now
    shown: bool = False
    passing: bool = False
    """The turn has just come to somebody else, who may also go on without a look."""
    name: str = "mission"

    def markup(self) -> Markup:
        who = self.moment.name(self.moment.seat)
        key = "sheet.passing" if self.passing else "sheet.mission"
        title = tell(f"{key}.title", who=who)
        if not self.shown:
            show = button(
                tell(f"{key}.show", who=who), "show", class_="button primary", icon=icon("eye"), autofocus=True
            )
            past = [button(tell("sheet.passing.skip"), "app.dismiss")] if self.passing else []
            badge = shield_picture(self.moment.players[self.moment.seat])
            hand = el("p", tell("sheet.mission.hand", who=who))
            return framed(title, el("div", badge, hand, class_="hand-over"), foot(*past, show))
        hide = button(tell(f"{key}.hide"), "app.dismiss", class_="button primary", icon=icon("lock"), autofocus=True)
        return framed(title, el("p", tell("sheet.mission.text")), told(self._cities()), foot(hide))

    def _cities(self) -> list[str | Markup]:
        lines: list[str | Markup] = []
        for city in desk_of(self.moment).mission:
            face = self.moment.view.city(city)
            seats = [man.seat for man in (*face.additional, *face.spaces) if man]
            key = "none"
            if self.moment.seat in seats:
                key = "control" if face.control == self.moment.seat else "office"
            words = el(
                "span", el("b", self.moment.words.city(city)), el("span", tell(f"sheet.mission.{key}"), class_="hint")
            )
            lines.append(join((icon("city"), words)))
        return lines

    def do(self, command: str, _value: str = "") -> None:
        if command == "show":
            self.shown = True
