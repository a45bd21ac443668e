"""Sheets of Hansa Teutonica's table that only tell: a city, special points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.board import SKILLS
from web.draw.icons import icon
from web.draw.writer import Markup, el, join
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import tradesman_picture
from web.games.teutonica.countries import city_lines
from web.games.teutonica.foresight import desk_of
from web.games.teutonica.lines import explained, told
from web.games.teutonica.words import tell
from web.text import either, listed
from web.text.teller import by_rule

if TYPE_CHECKING:
    from hansa.teutonica.board import City, Space
    from web.games.teutonica.foresight import Now


def city_body(moment: Now, city: City) -> Markup:
    """Who is in a city, who controls it, what the next office takes, and its signs."""
    face = moment.view.city(city.id)
    lines: list[str | Markup] = []
    if men := face.men:
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
    return told([*lines, *city_lines(moment, city)])


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
