"""Boards in small, to choose one: coast, ways and cities, nothing else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hansa.teutonica.board import board
from web.draw.writer import Markup, el, number
from web.games.teutonica.board.tuning import coast

if TYPE_CHECKING:
    from web.draw.lanes import Point


@cache
def small_board(board_id: str) -> Markup:
    """A board of Hansa Teutonica as printed, without working out where ribbons and signs find room."""
    printed, shores = board(board_id), coast(board_id)
    width, height = shores.size if shores else (round(1000 * printed.aspect), 1000)
    places = {city.id: city.at for city in printed.cities}
    ways = [(places[route.start], *route.at, places[route.end]) for route in printed.routes]

    def there(at: Point) -> Point:
        return at[0] * width / 1000, at[1] * height / 1000

    frame = el("rect", width=width, height=height, class_="sea" if shores else "land")
    land = el("path", d=shores.land, class_="land") if shores else ""
    return el(
        "svg",
        frame,
        land,
        el("path", d="".join(f"M{'L'.join(map(_point, map(there, way)))}" for way in ways), class_="small-road"),
        el("path", d="".join(f"M{_point(there(at))}h.1" for at in places.values()), class_="small-city"),
        class_="small-board",
        viewBox=f"0 0 {width} {height}",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def _point(at: Point) -> str:
    return f"{number(at[0])} {number(at[1])}"
