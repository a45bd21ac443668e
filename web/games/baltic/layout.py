"""Where the things of Hansa's board lie on the chart: one layout for wide screens, one for upright ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from hansa.core.data_files import read
from web.draw.coast import Coast, parse
from web.draw.lanes import Box, Lane, Point, lane

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hansa.baltic.board import Board

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

    def piles_box(self) -> Box:
        """The room that the piles take up."""
        x, y = self.piles
        return x, y, x + PILES[0], y + PILES[1]


LAYOUTS: Mapping[str, Layout] = {
    "wide": Layout(
        "wide",
        1360,
        1000,
        {
            "toensberg": (170, 106),
            "aalborg": (138, 390),
            "copenhagen": (440, 570),
            "luebeck": (185, 828),
            "danzig": (760, 825),
            "kalmar": (695, 450),
            "stockholm": (770, 106),
            "reval": (1225, 106),
            "riga": (1225, 440),
        },
        moor={
            "toensberg": (165, 60),
            "aalborg": (160, 20),
            "copenhagen": (-160, 42),
            "luebeck": (190, -54),
            "danzig": (156, 60),
            "kalmar": (156, 60),
            "stockholm": (165, -12),
            "reval": (-165, -12),
            "riga": (-158, 30),
        },
        piles=(1024, 726),
        rose=(465, 300),
        via={
            "toensberg-stockholm": (470, 72),
            "copenhagen-luebeck": (288, 700),
            "copenhagen-toensberg": (355, 340),
            "kalmar-copenhagen": (590, 640),
            "danzig-kalmar": (785, 640),
            "danzig-reval": (965, 480),
            "stockholm-kalmar": (765, 315),
        },
    ),
    "tall": Layout(
        "tall",
        1000,
        1180,
        {
            "toensberg": (138, 106),
            "aalborg": (136, 392),
            "copenhagen": (328, 706),
            "luebeck": (150, 1008),
            "danzig": (548, 1008),
            "kalmar": (545, 430),
            "stockholm": (510, 106),
            "reval": (862, 106),
            "riga": (862, 480),
        },
        moor={
            "toensberg": (165, 80),
            "aalborg": (156, 10),
            "copenhagen": (156, 92),
            "luebeck": (156, -62),
            "danzig": (-156, 60),
            "kalmar": (156, -40),
            "stockholm": (165, -12),
            "reval": (-165, -12),
            "riga": (60, 206),
        },
        piles=(668, 912),
        rose=(330, 330),
        via={
            "danzig-reval": (700, 560),
            "toensberg-stockholm": (324, 66),
            "copenhagen-toensberg": (318, 400),
            "kalmar-copenhagen": (470, 640),
        },
    ),
}


@cache
def shores(layout: str) -> Coast:
    """The coast under a layout."""
    return parse(read("web.games.baltic", f"{layout}.coast"))
