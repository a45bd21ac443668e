"""Sheets of Hansa Teutonica's table that only tell: a city, a desk, a secret mission."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hansa.teutonica.board import SKILLS
from web.dialogs.frame import framed
from web.draw.icons import icon
from web.draw.teutonica_pieces import marker_picture, tradesman_picture
from web.html import Markup, button, el, join
from web.screens.teutonica_sheets import about_marker, foot, told
from web.text import teutonica as text
from web.text.hansa import listed
from web.text.teutonica import tell

if TYPE_CHECKING:
    from hansa.teutonica.board import City, Space
    from web.screens.teutonica_moment import Moment


def city_body(moment: Moment, city: City) -> Markup:
    """Who is in a city, who controls it, what the next office takes, and its signs."""
    face = moment.view.city(city.id)
    lines: list[str | Markup] = []
    men = [*face.additional, *(man for man in face.spaces if man)]
    if men:
        row = [tradesman_picture(moment.players[man.seat], man.kind, moment.name(man.seat)) for man in men]
        offices = listed([f"{moment.name(man.seat)} ({tell(f'kind.{man.kind}')})" for man in men])
        lines.append(el("span", *row, class_="row-of-men"))
        lines.append(tell("sheet.city.offices", offices=offices))
    control = face.control
    lines.append(tell("sheet.city.nobody") if control is None else tell("sheet.city.control", who=moment.name(control)))
    lines.append(_next(city.spaces, len([man for man in face.spaces if man])))
    for skill in city.skills:
        words = tell("sheet.city.skill", skill=text.skill(skill))
        lines.append(_explained(icon(f"skill-{skill}"), words, tell(f"skill.about.{skill}")))
    if city.id == moment.view.board.special_city:
        lines.append(join((icon("star"), el("span", tell("sheet.city.special")))))
    if city.id in moment.view.board.link:
        lines.append(join((icon("link"), el("span", tell("sheet.city.link")))))
    if city.permits:
        lines.append(tell("sheet.city.permit", countries=listed([text.country(name) for name in city.permits])))
    return told(lines)


def _next(spaces: tuple[Space, ...], taken: int) -> str:
    """T18, T19: what the leftmost empty space asks for and brings."""
    if not spaces:
        return tell("sheet.city.green")
    if taken >= len(spaces):
        return tell("sheet.city.full")
    space = spaces[taken]
    a = tell("a.merchant" if space.merchant else "a.trader")
    if space.coin:
        points = text.prestige(space.coin)
        return tell("sheet.city.next.coin", a=a, colour=text.colour(space.colour), points=points)
    return tell("sheet.city.next", a=a, colour=text.colour(space.colour))


def desk_body(moment: Moment, seat: int) -> Markup:
    """A desk in words and signs: every skill, every piece, every marker and favour, each explained."""
    desk = moment.open_view.desk(seat)
    player = moment.players[seat]
    skills = []
    for name, level, covered in zip(SKILLS, desk.skills, desk.covered, strict=True):
        steps = [el("i", class_="open") for _ in range(level + 1)] + [el("i") for _ in range(covered)]
        value = el("b", text.value(name, level))
        words = el("span", text.skill(name), el("span", tell(f"skill.about.{name}"), class_="hint"))
        skills.append(el("li", icon(f"skill-{name}"), words, value, el("span", *steps, class_="track-steps")))
    rows = []
    for key, counts in (("supply", desk.supply), ("stock", desk.stock)):
        men = [
            el("span", tradesman_picture(player, kind), el("b", str(n)), class_="figure")
            for kind, n in zip(("trader", "merchant"), counts, strict=True)
        ]
        rows.append(el("li", el("span", tell(f"panel.{key}").capitalize()), *men))
    extra: list[str | Markup] = [
        _explained(marker_picture(kind), text.marker(kind), about_marker(kind, moment.view.edition))
        for kind in dict.fromkeys(desk.unused)
    ]
    extra += [f"{n} {tell(f'panel.{key}')}" for key, n in (("used", desk.used), ("plate", desk.plate_hidden)) if n]
    extra += [
        join(
            (
                icon(f"favour-{name}"),
                el("span", text.favour(name), el("span", tell(f"favour.about.{name}"), class_="hint")),
            )
        )
        for name in desk.favours
    ]
    return join((el("ul", *skills, class_="skill-list"), el("ul", *rows, class_="told"), told(extra) if extra else ""))


def _explained(picture: Markup, name: str, about: str) -> Markup:
    return join((picture, el("span", el("b", name), el("span", about, class_="hint"))))


@dataclass
class MissionSheet:
    """A secret: first the screen changes hands, then it is shown, and nobody else has seen it (T38)."""

    moment: Moment
    shown: bool = False
    name: str = "mission"

    def markup(self) -> Markup:
        who = self.moment.name(self.moment.seat)
        title = tell("sheet.mission.title", who=who)
        if not self.shown:
            show = button(tell("sheet.mission.show", who=who), "show", class_="button primary", icon=icon("eye"))
            return framed(title, el("p", tell("sheet.mission.hand", who=who)), foot(show))
        hide = button(tell("sheet.mission.hide"), "app.dismiss", class_="button primary", icon=icon("lock"))
        return framed(title, el("p", tell("sheet.mission.text")), told(self._cities()), foot(hide))

    def _cities(self) -> list[str | Markup]:
        lines: list[str | Markup] = []
        for city in self.moment.desk.mission:
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
