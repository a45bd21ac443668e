"""A board of Hansa Teutonica as tables: cities and their offices, routes and their posts, and what else is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.pieces import picture, shield_picture
from web.draw.writer import Markup, el, join
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import marker_picture, post, space, staked_picture, tradesman_picture
from web.games.teutonica.words import tell
from web.table.tables import few, hint, table
from web.text import listed, say

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from hansa.teutonica.board import City, Route, Space
    from hansa.teutonica.desk_view import Tradesman
    from hansa.teutonica.view import Laid
    from web.games.teutonica.foresight import Now
    from web.table.tables import Row, Things

    Label = Callable[[str], str]

PIECE = (-18.0, -19.0, 36.0, 38.0)
"""What of a post or an office space is shown in a cell."""

NOW = ("route", "place", "displace", "lift", "drop", "remove", "marker", "lay")
"""What can be done with a route and its posts, in the order it is told."""


def tables(moment: Now, things: Things, label: Label, marked: Collection[str] = ()) -> Markup:
    """Routes first, for there the turns are played; then the cities, and what only some boards have.

    `marked` are the cities of a mission that its owner wants to see.
    """
    board = moment.view.board
    can = _can(moment)
    routes = [_route(moment, route, things, label, can) for route in board.routes]
    cities = [_city(moment, city, things, label, marked=city.id in marked) for city in board.cities]
    parts = [
        _table("routes", ("route", "posts", "now"), routes),
        _table("cities", ("city", "offices", "next", "control"), cities),
    ]
    if moment.view.has_pawn:
        provinces = [_province(moment, n, things) for n in range(len(board.provinces))]
        parts.insert(0, _table("provinces", ("province", "borders"), provinces))
    if board.special:
        parts.append(_table("specials", ("points", "needs", "holder"), _specials(moment)))
    return join(parts)


def _table(name: str, heads: Sequence[str], rows: Sequence[Row]) -> Markup:
    told = [say(f"overview.t.{head}") for head in heads]
    return table(say(f"overview.t.{name}"), told, rows, f"of-{name}")


def _can(moment: Now) -> dict[str, set[str]]:
    """By route, the kinds of actions that something on it stands for."""
    can: dict[str, set[str]] = {}
    lays = any(chosen.startswith("marker:") for chosen in moment.chosen)
    for action in moment.actions if lays else [one for one in moment.actions if one.family != "lay"]:
        for target in moment.narrowing.targets_of(action):
            kind, _, name = target.partition(":")
            if kind in {"post", "route"}:
                can.setdefault(name.partition(".")[0], set()).add(action.family)
    return can


def _route(moment: Now, route: Route, things: Things, label: Label, can: dict[str, set[str]]) -> Row:
    name = things.words(f"route:{route.id}", moment.words.route(route.id))
    printed = hint(tell(f"permanent.{route.permanent}")) if route.permanent else ""
    men = zip(moment.view.posts(route.id), route.boats, strict=True)
    posts = [
        things.picture(target, _man(moment, man) or picture(post(boat=boat), PIECE), label(target))
        for n, (man, boat) in enumerate(men)
        for target in (f"post:{route.id}.{n + 1}",)
    ]
    lying = moment.view.marker(route.id)
    marker = _lying(lying) if lying else ""
    staked = [_staked(moment, one) for one in moment.view.laid(route.id)]
    now = [say(f"overview.t.now.{family}") for family in NOW if family in can.get(route.id, ())]
    board = moment.view.board
    where = hint(text.country(route.country or board.home)) if board.countries else ""
    return join((name, where, printed, marker, *staked)), few(*posts), listed(now, "commas")


def _lying(marker: str) -> Markup:
    told = say("overview.t.lying", marker=text.marker(marker))
    return el("span", marker_picture(marker), told, class_="lying")


def _staked(moment: Now, laid: Laid) -> Markup:
    """A tribute or a block, and whose (T52)."""
    told = tell("route.staked", who=moment.name(laid.seat), marker=text.marker(laid.marker))
    return el("span", staked_picture(moment.players[laid.seat], laid.marker), told, class_="lying")


def _man(moment: Now, man: Tradesman | None) -> Markup | None:
    return tradesman_picture(moment.players[man.seat], man.kind) if man else None


def _city(moment: Now, city: City, things: Things, label: Label, *, marked: bool) -> Row:
    face = moment.view.city(city.id)
    key = "overview.t.additional" if city.spaces else "overview.t.office"  # T42
    offices = [
        tradesman_picture(
            moment.players[man.seat], man.kind, say(key, who=moment.name(man.seat), kind=tell(f"kind.{man.kind}"))
        )
        for man in face.additional
    ]
    for n, (shape, man) in enumerate(zip(city.spaces, face.spaces, strict=True)):
        target = f"office:{city.id}.{n + 1}"
        drawn = _man(moment, man) or picture(space(shape), PIECE)
        told = label(target) if man else say("overview.t.space", **_asked(shape))
        offices.append(things.picture(target, drawn, told))
    control = face.control
    holder = (
        say("overview.nobody")
        if control is None
        else few(shield_picture(moment.players[control]), moment.name(control))
    )
    name = things.words(f"city:{city.id}", city.name)
    return (
        join((name, *map(hint, [*_signs(moment, city), *([tell("mission.own")] if marked else [])]))),
        few(*offices),
        _next(city, moment.view.next_space(city.id)),
        holder,
    )


def _asked(shape: Space) -> dict[str, str]:
    kind = "merchant" if shape.merchant else "trader"
    return {"kind": tell(f"kind.{kind}"), "colour": text.colour(shape.colour)}


def _next(city: City, shape: Space | None) -> str:
    """T18, T19: what the next office takes and brings."""
    if shape is None:
        return say("overview.t.next.full" if city.spaces else "overview.t.next.green")
    key = "overview.t.next.coin" if shape.coin else "overview.t.next.space"
    return say(key, points=shape.coin, **_asked(shape))


def _signs(moment: Now, city: City) -> list[str]:
    """What a city is good for besides its offices."""
    board = moment.view.board
    signs = [text.every(city.countries or (board.home,))] if board.countries else []
    signs += [text.skill(skill) for skill in city.skills]
    if city.id == board.special_city:
        signs.append(say("overview.t.special"))
    if city.id in board.link:
        signs.append(say("overview.t.link"))
    if city.permits:
        signs.append(say("overview.t.permit", countries=text.either(city.permits)))
    return signs


def _province(moment: Now, n: int, things: Things) -> Row:
    province = moment.view.board.provinces[n]
    target, name = f"province:{province.id}", moment.words.province(province.id)
    shown = things.words(target, name) if things.can(target) else el("span", name)
    pawn = el("span", icon("pawn"), say("overview.t.pawn"), class_="hint") if moment.view.pawn == province.id else ""
    return join((shown, pawn)), listed([moment.words.province(each) for each in province.next])


def _specials(moment: Now) -> list[Row]:
    view = moment.view
    return [
        (
            str(space.points),
            text.colour(space.colour),
            moment.name(man.seat) if man else say("overview.nobody"),
        )
        for space, man in zip(view.board.special, view.special, strict=True)
    ]
