"""Where a figure of the score sheet comes from: how it is counted, and the cities it is for, lit on a small board."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hansa.teutonica.board import SKILLS
from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import marker_picture
from web.games.teutonica.countries import country_body
from web.games.teutonica.earned import earned
from web.games.teutonica.lines import explained, told
from web.games.teutonica.missions import mission_lights, mission_lines
from web.games.teutonica.small_board import Light, lit_board
from web.games.teutonica.words import tell
from web.text import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from hansa import Row
    from web.games.teutonica.foresight import Now


class Account(NamedTuple):
    """How a figure came about, in a sentence and lines, and the cities it is for."""

    how: str
    lines: Sequence[str | Markup] = ()
    lights: Sequence[Light] = ()
    joined: bool = False
    """Whether the ways between these cities belong to it."""


def opens(row: Row) -> bool:
    """Whether there is something to tell about a figure; who leads in a country always matters (T49)."""
    return bool(row.count or row.points or row.name.startswith("country:"))


def row_title(moment: Now, seat: int, name: str) -> str:
    return tell("row.of", row=text.row(name), who=moment.name(seat))


def row_body(moment: Now, seat: int, name: str) -> Markup:
    """What is shown of a figure."""
    row = next(row for row in moment.public.score()[seat].rows if row.name == name)
    kind, _, country = name.partition(":")
    parts = [el("p", el("b", text.points(row.points)), class_="row-sum")]
    if country:
        parts.append(country_body(moment, country))
    else:
        account = _ACCOUNTS[kind](moment, seat, row)
        parts.append(el("p", account.how))
        if account.lights:
            parts.append(_map(moment, account))
        if account.lines:
            parts.append(told(account.lines))
    if not moment.standing.over:
        parts.append(button(tell("row.all"), "score", icon=icon("chart")))
    return el("div", *parts, class_="row-sheet")


def completed_body(moment: Now) -> Markup:
    """The cities that are complete, which is a way to the end (T27)."""
    view = moment.public
    cities = [city.id for city in view.board.cities if view.is_complete(city.id)]
    left = view.board.completed_cities - view.completed_cities
    lights = []
    for city in cities:
        control = view.city(city).control
        lights.append(Light(city, "" if control is None else f"player-{moment.players[control].colour}"))
    more = el("p", tell("completed.left", n=left)) if left > 0 else ""
    named = _cities(moment, cities)
    lit = lit_board(view.board.id, lights, tell("row.map", cities=named)) if cities else ""
    return el("div", el("p", named or tell("completed.none")), lit, more, class_="row-sheet")


def _map(moment: Now, account: Account) -> Markup:
    spoken = tell("row.map", cities=_cities(moment, (light.city for light in account.lights)))
    return lit_board(moment.view.board.id, account.lights, spoken, joined=account.joined)


def _cities(moment: Now, cities: Iterable[str]) -> str:
    return listed([moment.words.city(city) for city in cities])


def _own(moment: Now, seat: int, cities: Iterable[str]) -> list[Light]:
    return [Light(city, f"player-{moment.players[seat].colour}") for city in cities]


def _prestige(moment: Now, seat: int, _row: Row) -> Account:
    lines: list[str | Markup] = []
    found = earned(moment, seat)
    for reason, by_city in found.items():
        if by_city:
            cities = [_several(moment, city, n, n > 1) for city, n in by_city.most_common()]
            about = tell(f"row.earned.{reason}", n=by_city.total(), cities=listed(cities))
            lines.append(join((icon({"coin": "taler", "connection": "link"}.get(reason, "crown")), el("span", about))))
    lit = sorted({city for by_city in found.values() for city in by_city})
    return Account(tell("row.how.prestige"), lines, _own(moment, seat, lit))


def _several(moment: Now, city: str, n: int, more: bool) -> str:  # noqa: FBT001 - a fact of the city
    name = moment.words.city(city)
    return tell("row.several", city=name, n=n) if more else name


def _skills(moment: Now, seat: int, _row: Row) -> Account:
    desk = moment.public.desk(seat)
    done = [name for name, covered in zip(SKILLS, desk.covered, strict=True) if not covered and name != "keys"]
    lines = [join((icon(f"skill-{name}"), el("b", text.skill(name)))) for name in done]
    return Account(tell("row.how.skills"), lines)


def _special(moment: Now, seat: int, _row: Row) -> Account:
    view = moment.public
    held = [
        space.points for space, man in zip(view.board.special, view.special, strict=True) if man and man.seat == seat
    ]
    lines = [join((icon("star"), el("span", tell("row.merchant", n=points)))) for points in held]
    return Account(tell("row.how.special"), lines)


def _markers(moment: Now, seat: int, row: Row) -> Account:
    desk = moment.public.desk(seat)
    lines: list[str | Markup] = [
        join((marker_picture(kind), tell("sheet.desk.several", n=desk.unused.count(kind), marker=text.marker(kind))))
        for kind in dict.fromkeys(desk.unused)
    ]
    if desk.used:
        lines.append(join((icon("check"), tell("panel.used", n=desk.used))))
    return Account(tell("row.how.markers", n=row.count), lines)


def _controlled(moment: Now, seat: int, _row: Row) -> Account:
    view = moment.public
    cities = [city.id for city in view.board.cities if view.city(city.id).control == seat]
    return Account(tell("row.how.cities"), [_cities(moment, cities)], _own(moment, seat, cities))


def _network(moment: Now, seat: int, row: Row) -> Account:
    view, keys = moment.public, moment.public.desk(seat).values[SKILLS.index("keys")]
    cities = view.network(seat)
    offices = {city: [man.seat for man in view.city(city).men].count(seat) for city in cities}
    named = [_several(moment, city, n, n > 1) for city, n in offices.items()]
    how = tell("row.how.network", offices=tell("row.offices", n=row.count), keys=keys)
    return Account(how, [listed(named)], _own(moment, seat, cities), joined=True)


def _mission(moment: Now, seat: int, _row: Row) -> Account:
    how = tell("row.how.mission")
    return Account(how, mission_lines(moment, seat), mission_lights(moment, seat))


def _favours(moment: Now, seat: int, _row: Row) -> Account:
    names = moment.public.desk(seat).favours
    lines = [explained(icon(f"favour-{name}"), text.favour(name), tell(f"favour.about.{name}")) for name in names]
    return Account(tell("row.how.favours"), lines)


_ACCOUNTS: Mapping[str, Callable[[Now, int, Row], Account]] = {
    "prestige": _prestige,
    "skills": _skills,
    "special": _special,
    "markers": _markers,
    "cities": _controlled,
    "network": _network,
    "mission": _mission,
    "favours": _favours,
}
