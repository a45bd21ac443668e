"""Where the things of Hansa's board lie on the chart: one layout for wide screens, one for upright ones."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from hansa.core.data_files import read
from web.draw.coast import Coast, parse
from web.draw.lanes import Box, Lane, Point, lane

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hansa.baltic.board import Board

HERE = "web.games.baltic"

HALF = 106.0
"""Half the width of a city's plaque."""

TAILS, RIBBON = 120.0, 22.0
"""Half the width and half the height of its name ribbon."""

ROOFS = 70.0
"""Half the width of its skyline."""

TOP, BOTTOM = -74.0, 154.0
"""From the tip of the skyline to the foot of the booths, seen from the middle of the ribbon."""

_QUAY = 8.0
"""How far from a city its lanes end."""

PILES = (316.0, 252.0)
"""Room for the five piles."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One drawing of the board. Cities are placed by the middle of their name ribbon."""

    name: str
    width: int
    height: int
    city: Mapping[str, Point]
    moor: Mapping[str, Point]
    """Where the ship lies, seen from the city."""
    piles: Point
    """The upper left corner of the piles."""
    rose: Point
    via: Mapping[str, Point] = field(default_factory=dict)
    """A point that a lane passes on its way, for lanes that are not straight."""

    def box(self, city: str) -> Box:
        """The room that a city takes up."""
        x, y = self.city[city]
        return x - HALF, y + TOP, x + HALF, y + BOTTOM

    def rooms(self, city: str, margin: float = 0.0) -> tuple[Box, Box, Box]:
        """The same more closely: skyline, name ribbon and plaque, each with a margin around it."""
        x, y = self.city[city]
        shapes = ((ROOFS, TOP, -RIBBON), (TAILS, -RIBBON, RIBBON), (HALF, RIBBON, BOTTOM))
        skyline, ribbon, plaque = (
            (x - half - margin, y + top - margin, x + half + margin, y + foot + margin) for half, top, foot in shapes
        )
        return skyline, ribbon, plaque

    def lane(self, start: str, end: str) -> Lane:
        """The way from one city to the next, from quay to quay."""
        (x0, y0), (x1, y1) = self.city[start], self.city[end]
        down = (TOP + BOTTOM) / 2
        via = self.via.get(f"{start}-{end}")
        return lane((x0, y0 + down), (x1, y1 + down), via, self.rooms(start, _QUAY), self.rooms(end, _QUAY))

    def lanes(self, board: Board) -> dict[str, Lane]:
        """All lanes by name, such as `danzig-kalmar`."""
        return {f"{route.start}-{route.end}": self.lane(route.start, route.end) for route in board.routes}

    def ship(self, city: str) -> Point:
        """Where the ship lies in a city."""
        (x, y), (dx, dy) = self.city[city], self.moor[city]
        return x + dx, y + dy


def _layout(name: str) -> Layout:
    """What the file of a layout says: numbers, points, and points by name."""
    told = tomllib.loads(read(HERE, f"{name}.toml"))
    points = {part: tuple(value) for part, value in told.items() if isinstance(value, list)}
    named = {part: {at: tuple(point) for at, point in told[part].items()} for part in ("city", "moor", "via")}
    return Layout(name, **{**told, **points, **named})


LAYOUTS = {name: _layout(name) for name in ("wide", "tall")}


@cache
def shores(layout: str) -> Coast:
    """The coast under a layout."""
    return parse(read(HERE, f"{layout}.coast"))
