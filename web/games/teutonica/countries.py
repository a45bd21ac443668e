"""Countries of a board: which one a route or a city lies in, who leads there, and who may act there (T45 to T49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.pieces import picture, shield_picture
from web.draw.writer import Markup, button, el, join
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import medal
from web.games.teutonica.lines import told
from web.games.teutonica.small_board import Light, lit_board
from web.games.teutonica.words import tell
from web.text import either, listed, sentences
from web.text.teller import by_rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.board import Board, City, Route
    from hansa.teutonica.scoring import Foothold
    from web.games.teutonica.foresight import Now


def country_body(moment: Now, country: str) -> Markup:
    """Who leads in a country, why, and what that would bring."""
    view, board = moment.view, moment.view.board
    prizes = listed([str(points) for points in dict(board.countries)[country]])
    cities = [city for city in board.cities if country in city.countries]
    lights = []
    for city in cities:
        control = view.city(city.id).control
        lights.append(Light(city.id, "is-free" if control is None else f"player-{moment.players[control].colour}"))
    spoken = tell("country.map", cities=listed([_who_controls(moment, city.id) for city in cities]))
    both = [
        tell("country.both", city=city.name, countries=text.every(city.countries))
        for city in cities
        if city.countries[1:]
    ]
    how = by_rule(tell("country.how", country=text.country(country), prizes=prizes), "T49")
    ranks = view.country(country)
    hints = [el("p", line, class_="hint") for line in (*_ties(moment, ranks), *both)]
    return join((el("p", how), lit_board(board.id, lights, spoken), _ranking(moment, ranks), *hints))


def _who_controls(moment: Now, city: str) -> str:
    control = moment.view.city(city).control
    return (
        moment.words.city(city)
        if control is None
        else tell("country.city", city=moment.words.city(city), who=moment.name(control))
    )


def _ranking(moment: Now, ranks: Sequence[Foothold]) -> Markup:
    """Who has offices there, best first."""
    order = sorted(
        (seat for seat, one in enumerate(ranks) if one.offices), key=lambda seat: ranks[seat][:2], reverse=True
    )
    if not order:
        return el("p", tell("country.nobody"))
    return told(
        [
            join(
                (
                    shield_picture(moment.players[seat]),
                    el("span", el("b", moment.name(seat)), el("span", _has(ranks[seat]), class_="hint")),
                    el("b", text.points(ranks[seat].points), class_="prize-points"),
                )
            )
            for seat in order
        ]
    )


def _has(one: Foothold) -> str:
    return listed([tell("country.cities", n=one.cities), tell("row.offices", n=one.offices)])


def _ties(moment: Now, ranks: Sequence[Foothold]) -> list[str]:
    """How those stand to each other who control equally many cities there."""
    lines = []
    for held in sorted({one.cities for one in ranks if one.offices}, reverse=True):
        level = [seat for seat, one in enumerate(ranks) if one.offices and one.cities == held]
        counts = sorted({ranks[seat].offices for seat in level}, reverse=True)
        if len(counts) > 1:
            lines.append(tell("country.tie", who=_names(moment, level)))
        for count in counts:
            shared = [seat for seat in level if ranks[seat].offices == count]
            if len(shared) > 1:
                lines.append(tell("country.shared", who=_names(moment, shared)))
    return lines


def _names(moment: Now, seats: Sequence[int]) -> str:
    return listed([moment.name(seat) for seat in seats])


def route_lines(moment: Now, route: Route) -> list[Markup]:
    """Which country a route lies in, and who may act there now; nothing on boards without countries."""
    if not moment.view.board.countries:
        return []
    if not route.country:
        return [el("span", tell("country.home", country=text.country(moment.view.board.home)))]
    may = any(route.country in countries for countries in moment.view.permissions(moment.view.turn))
    cities = either(_permitting(moment.view.board, route.country))
    about = by_rule(tell("country.may", who=moment.name(moment.view.turn)), "T46") if may else ""
    about = about or by_rule(tell("country.may-not", cities=cities), "T46")
    return [_place((route.country,), about)]


def city_lines(moment: Now, city: City) -> list[Markup]:
    """Which countries a city belongs to, whom it permits to act abroad, and what the colours of its ribbon say."""
    lines = [_place(city.countries)] if city.countries else []
    if city.permits:
        holder = moment.view.permit_holder(city.id)
        words = [tell("sheet.city.permit", countries=text.either(city.permits))]
        words += [] if holder is None else [tell("country.holder", who=moment.name(holder))]
        lines.append(el("span", by_rule(sentences(words), "T46")))
    if colours := [colour for colour in city.banner if colour != "plain"]:
        stripes = [el("i", class_=f"swatch stripe-{colour}") for colour in colours]
        about = tell("ribbon.all", colours=listed([tell(f"ribbon.{colour}") for colour in colours]))
        lines.append(join((el("span", *stripes, class_="swatches"), el("span", about, class_="hint"))))
    return lines


def _place(countries: Sequence[str], about: str = "") -> Markup:
    """The countries something lies in, with a way to who leads there."""
    words = sentences((tell("country.in", countries=text.every(countries)), about))
    names = [(name, tell("country.lead", country=text.country(name))) for name in countries]
    ways = [button(label, "country", name, class_="button small", icon=icon("chart")) for name, label in names]
    return el("span", el("span", words), *ways, class_="in-country")


def _permitting(board: Board, country: str) -> list[str]:
    return [city.name for city in board.cities if country in city.permits]


def permissions_body(moment: Now) -> Markup:
    """Whose the permissions are, and which of them may still be used in this turn (T46)."""
    view, turn = moment.view, moment.view.turn
    unused = listed([text.either(countries) for countries in view.permissions(turn)])
    key = "permission.left" if unused else "permission.none"
    now = tell(key, who=moment.name(turn), countries=unused)
    lines = []
    for city in view.board.cities:
        if city.permits:
            holder = view.permit_holder(city.id)
            who = tell("permission.nobody") if holder is None else moment.name(holder)
            about = tell("permission.city", city=city.name, countries=text.either(city.permits))
            face = picture(medal(f"permit:{city.permits[0]}"), (-17, -17, 34, 34))
            lines.append(join((face, el("span", el("b", who), el("span", about, class_="hint")))))
    return join((el("p", by_rule(tell("permission.how"), "T46")), el("p", now), told(lines)))


def permission_chips(moment: Now) -> Markup:
    """In the bar of whose turn it is, what may still be done abroad."""
    unused = moment.view.permissions(moment.seat)
    chips = map(_chip, unused, permission_flags(moment))
    return el("div", *chips, class_="hand", role="group", aria_label=tell("permission.title")) if unused else Markup()


def permission_flags(moment: Now) -> list[Markup]:
    """The same in small, where there is no room for buttons."""
    return [flag(countries) for countries in moment.view.permissions(moment.seat)]


def _chip(countries: Sequence[str], face: Markup) -> Markup:
    label = tell("permission.chip", countries=text.either(countries))
    return button("", "permissions", icon=face, class_="ware tile", aria_label=label, title=label)


def flag(countries: Sequence[str], **attributes: str) -> Markup:
    """The letters of a permission, `W/S`, as printed."""
    letters = "/".join(text.LETTERS[name] for name in countries)
    return el("span", letters, class_=f"flag country-{countries[0]}", **attributes)
