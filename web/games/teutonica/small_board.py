"""Boards in small, to choose one: coast, ways and cities, nothing else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hansa.teutonica.board import board
from web.draw.writer import Markup, el, number
from web.games.teutonica.board.chart import COASTS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from types import ModuleType

    from web.draw.lanes import Point


@cache
def small_board(board_id: str) -> Markup:
    """A board of Hansa Teutonica as printed, without working out where ribbons and signs find room."""
    printed, shores = board(board_id), COASTS[board_id]
    width, height = shores.SIZE
    places = {city.id: city.at for city in printed.cities}
    ways = [(places[route.start], *route.at, places[route.end]) for route in printed.routes]

    def there(at: Point) -> Point:
        return at[0] * width / 1000, at[1] * height / 1000

    return _picture(shores, [map(there, way) for way in ways], [*map(there, places.values())])


def _picture(shores: ModuleType, ways: Sequence[Iterable[Point]], cities: Collection[Point]) -> Markup:
    width, height = shores.SIZE
    return el(
        "svg",
        el("rect", width=width, height=height, class_="sea"),
        el("path", d=shores.LAND, class_="land"),
        el("path", d="".join(f"M{'L'.join(map(_point, way))}" for way in ways), class_="small-road"),
        el("path", d="".join(f"M{_point(at)}h.1" for at in cities), class_="small-city"),
        class_="small-board",
        viewBox=f"0 0 {width} {height}",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def _point(at: Point) -> str:
    return f"{number(at[0])} {number(at[1])}"
