"""The parts of a city on the chart and the room they take: crest, name ribbon, row of office spaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.games.teutonica.board.lettering import width

if TYPE_CHECKING:
    from hansa.teutonica.board import Board, City
    from web.draw.lanes import Box

NAME = 25.0
"""Type size of a city's name."""

RIBBON, TAIL = 13.0, 6.0
"""Half the height of a name ribbon, and how far its ends stick out."""

CREST = 27.0
"""Height of what stands on a ribbon: signs, skyline, and who is in control."""

MEDAL, BADGE, ROOFS = 29.0, 26.0, 30.0
"""Widths on the crest: a sign, the badge of control, and the least skyline."""

CROWN = 3.0
"""How far the crown on the badge of control reaches above the crest."""

SPACE, CELL, ROW = 30.0, 33.0, 36.0
"""Side of an office space, from one to the next, and height of their row."""

SPARE = 44.0
"""The least room for additional offices left of the printed spaces (T24)."""

PLOT = 3
"""For how many offices a city without printed spaces has room (T42)."""


@dataclass(frozen=True, slots=True)
class Town:
    """The drawing of a city around the middle of its name ribbon."""

    half: float
    """Half the width of the ribbon without its tails."""
    signs: tuple[str, ...]
    """What stands on the crest: skills, special points, permissions."""
    cells: int

    @property
    def crest(self) -> float:
        """Half the width of the crest."""
        return max(self.half, (MEDAL * len(self.signs) + ROOFS + BADGE) / 2)

    @property
    def skyline(self) -> tuple[float, float]:
        """From where to where the skyline may reach: between signs and badge, in the middle if nothing is lost."""
        left, right = -self.crest + MEDAL * len(self.signs), self.crest - BADGE
        if not self.signs and 2 * right >= ROOFS:
            left = -right
        return left, right

    @property
    def left(self) -> float:
        """The left edge of the printed spaces."""
        return -self.cells * CELL / 2

    @property
    def spare(self) -> float:
        """Room for additional offices, more where the ribbon is wider than the row."""
        return max(SPARE, self.half + self.left)

    def cell(self, n: int) -> tuple[float, float]:
        """The middle of the n-th printed space, counted from 0."""
        return self.left + CELL * (n + 0.5), RIBBON + ROW / 2

    @property
    def badge(self) -> tuple[float, float]:
        """The middle of the badge that shows who is in control."""
        return self.crest - BADGE / 2 + 1, -RIBBON - 9

    def boxes(self) -> tuple[Box, Box, Box, Box]:
        """Crown of the one in control, crest, ribbon, row of spaces."""
        top, start = -RIBBON - CREST, -self.crest if self.signs else self.skyline[0]
        return (
            (self.crest - BADGE, top - CROWN, self.crest, top),
            (start, top, self.crest, -RIBBON),
            (-self.half - TAIL, -RIBBON, self.half + TAIL, RIBBON),
            (self.left - self.spare - 4, RIBBON, -self.left + 3, RIBBON + ROW),
        )


def town(city: City, board: Board) -> Town:
    """What has to be drawn for a city."""
    signs = (
        *(f"skill:{skill}" for skill in city.skills),
        *(("special",) if city.id == board.special_city else ()),
        *(f"permit:{country}" for country in city.permits),
    )
    return Town(max(width(city.name, NAME) / 2 + 9, 36), signs, len(city.spaces) or PLOT)
