"""Boards in small: to choose one, and to point at cities. Coast, ways and cities, nothing else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from hansa.teutonica.board import board
from web.draw.writer import Markup, el, join, number
from web.games.teutonica.board.lettering import width
from web.games.teutonica.board.place import around, overlap
from web.games.teutonica.board.tuning import coast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.draw.lanes import Box, Point

_NAME = 0.038
"""Type size of a name, by the longer side of the board."""
_BROAD = 1.2
"""How much broader bold letters are than those of titles."""


class Light(NamedTuple):
    """A city that is pointed at, and what its spot looks like: a player's class, or one of the styles."""

    city: str
    looks: str = ""


@cache
def small_board(board_id: str) -> Markup:
    """A board of Hansa Teutonica as printed, without working out where ribbons and signs find room."""
    return _picture(board_id, "small-board", preserveAspectRatio="xMidYMid slice", aria_hidden="true")


def lit_board(board_id: str, lights: Sequence[Light], spoken: str, *, joined: bool = False) -> Markup:
    """The same with the names of some cities, and, if they are `joined`, the ways between these."""
    there, lit = _places(board_id), [light.city for light in lights]
    ways = [
        el("path", d=_way(board_id, route.id), class_="lit-road")
        for route in board(board_id).routes
        if joined and route.start in lit and route.end in lit
    ]
    spots = [
        el("circle", cx=x, cy=y, r=_size(board_id) * 0.02, class_=f"lit-city {light.looks}".rstrip())
        for light in lights
        for x, y in (there[light.city],)
    ]
    return _picture(
        board_id, "small-board lit-board", *ways, *spots, _names(board_id, lit), role="img", aria_label=spoken
    )


def _picture(board_id: str, looks: str, *more: Markup, **attributes: str) -> Markup:
    wide, high = _extent(board_id)
    return el("svg", _ground(board_id), *more, class_=looks, viewBox=f"0 0 {wide} {high}", **attributes)


@cache
def _extent(board_id: str) -> tuple[float, float]:
    shores = coast(board_id)
    return shores.size if shores else (round(1000 * board(board_id).aspect), 1000)


def _size(board_id: str) -> float:
    return max(_extent(board_id))


@cache
def _places(board_id: str) -> dict[str, Point]:
    """Where each city lies in the picture."""
    return {city.id: _there(board_id, city.at) for city in board(board_id).cities}


def _there(board_id: str, at: Point) -> Point:
    wide, high = _extent(board_id)
    return at[0] * wide / 1000, at[1] * high / 1000


def _way(board_id: str, route_id: str) -> str:
    route, there = board(board_id).route(route_id), _places(board_id)
    points = there[route.start], *(_there(board_id, at) for at in route.at), there[route.end]
    return f"M{'L'.join(map(_point, points))}"


@cache
def _ground(board_id: str) -> Markup:
    (wide, high), shores = _extent(board_id), coast(board_id)
    frame = el("rect", width=wide, height=high, class_="sea" if shores else "land")
    land = el("path", d=shores.land, class_="land") if shores else Markup("")
    roads = "".join(_way(board_id, route.id) for route in board(board_id).routes)
    cities = "".join(f"M{_point(at)}h.1" for at in _places(board_id).values())
    return join((frame, land, el("path", d=roads, class_="small-road"), el("path", d=cities, class_="small-city")))


def _names(board_id: str, cities: Sequence[str]) -> Markup:
    """The names of cities, each below its spot, or where it covers least."""
    size, there = _NAME * _size(board_id), _places(board_id)
    taken: list[Box] = [around(there[city], size / 2, size / 2, size / 2) for city in cities]
    names = []
    for city in cities:
        name = board(board_id).city(city).name
        at = min(_beside(board_id, there[city], _BROAD * width(name, size) / 2), key=lambda spot: _cost(spot[1], taken))
        taken.append(at[1])
        names.append(el("text", name, x=at[0][0], y=at[0][1], font_size=size, class_="lit-name"))
    return join(names)


def _beside(board_id: str, at: Point, half: float) -> list[tuple[Point, Box]]:
    """Where the name of a city may stand, inside the picture: the middle of its line, and the room it takes."""
    (wide, high), size = _extent(board_id), _NAME * _size(board_id)
    x = min(max(at[0], half + 4), wide - half - 4)
    spots = [(x, y) for y in (at[1] + 1.55 * size, at[1] - 0.85 * size) if size < y < high - 0.4 * size]
    if at[0] + size + 2 * half < wide:
        spots.append((at[0] + 0.8 * size + half, at[1] + 0.35 * size))
    if at[0] - size - 2 * half > 0:
        spots.append((at[0] - 0.8 * size - half, at[1] + 0.35 * size))
    return [(spot, around(spot, half, 0.8 * size, 0.25 * size)) for spot in spots]


def _cost(room: Box, taken: Sequence[Box]) -> float:
    return sum(overlap(room, box) for box in taken)


def _point(at: Point) -> str:
    return f"{number(at[0])} {number(at[1])}"
