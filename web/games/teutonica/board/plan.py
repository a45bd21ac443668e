"""Where the things of a board of Hansa Teutonica lie on its chart, and the room they take."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.writer import number
from web.games.teutonica.board.place import around, grown, hull, moved

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hansa.teutonica.board import Board
    from web.draw.lanes import Box, Point
    from web.games.teutonica.board.roads import Road
    from web.games.teutonica.board.town import Town

EDGE = 12.0
"""How wide the frame of the chart is."""

LEDGER, COLUMN = 92.0, 126.0
"""How wide the band for prestige and counts is: under a broad map, and beside an upright one."""

POST = 16.0, 18.0, 16.0
"""Half the width of a post, and how far it reaches up and down."""

MARKER = 19.0
"""Half the width of a marker."""

SPECIAL = 20.0, 18.0, 36.0
"""The same as POST for a special space; its points stand below."""

PROVINCE = 17.0
"""Half the width of the place where the pawn stands."""

ROSE = 52.0
"""Radius of the wind rose."""


GATE = 6.0
"""How far below the middle of a ribbon roads meet."""

COUNTRY = 26.0
"""Type size of a country's name."""

PRIZES = 24.0
"""How far below it stands what the country brings."""


def country_box(name: str, at: Point) -> Box:
    """Room for the name of a country, which may be somewhat longer in another language, and for what it brings."""
    return around(at, max(len(name), 6) * COUNTRY * 0.48 + 14, COUNTRY * 0.75, COUNTRY * 0.35 + PRIZES)


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """One board as drawn. Cities are placed by the middle of their ribbon."""

    board: Board
    width: float
    height: float
    towns: Mapping[str, Town]
    city: Mapping[str, Point]
    posts: Mapping[str, tuple[Point, ...]]
    markers: Mapping[str, Point]
    special: tuple[Point, ...]
    roads: Mapping[str, Road]
    provinces: Mapping[str, Point]
    """Where the pawn stands."""
    countries: Mapping[str, Point]
    """The middle of each country's name."""
    outlines: Mapping[str, str]
    """Path data of borders of countries that are not to be worked out."""
    sides: Mapping[str, str]
    """Cities from which a border runs to a side of the map (T35)."""
    rose: Point | None

    @property
    def upright(self) -> bool:
        return self.height > self.width

    @property
    def size(self) -> tuple[float, float]:
        """The whole picture, ledger included."""
        return (self.width + COLUMN, self.height) if self.upright else (self.width, self.height + LEDGER)

    @property
    def ledger(self) -> Box:
        width, height = self.size
        return (self.width, 0, width, height) if self.upright else (0, self.height, width, height)

    @property
    def special_box(self) -> Box:
        return grown(hull(around(at, *SPECIAL) for at in self.special), 4)

    def gate(self, city: str) -> Point:
        """Where the roads of a city meet."""
        x, y = self.city[city]
        return x, y + GATE

    def thread(self, route: str) -> str:
        """Path data from a route's marker to the nearest point of its road."""
        x, y = self.markers[route]
        end = min(self.roads[route].points(), key=lambda point: math.dist(point, (x, y)))
        return f"M{number(x)} {number(y)}L{number(end[0])} {number(end[1])}"

    def town_boxes(self, city: str) -> list[Box]:
        """Crown, crest, ribbon and row of a city."""
        return moved(self.towns[city].boxes(), self.city[city])

    def boxes(self) -> Iterator[tuple[str, Box]]:
        """Everything that must not be covered, by its target; a city has four boxes."""
        for city in self.city:
            yield from ((f"city:{city}", box) for box in self.town_boxes(city))
        for route, spots in self.posts.items():
            yield from ((f"post:{route}.{n + 1}", around(at, *POST)) for n, at in enumerate(spots))
        yield from ((f"route:{route}", around(at, MARKER, MARKER, MARKER)) for route, at in self.markers.items())
        yield "special", self.special_box
        yield from ((f"province:{name}", around(at, *[PROVINCE] * 3)) for name, at in self.provinces.items())
        yield from ((f"country:{name}", country_box(name, at)) for name, at in self.countries.items())
